"""`orrery play`: a match in the terminal, for a quick game, a slow line or a screen reader."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from secrets import randbits

from client.cli.replay import scores
from client.cli.setups import checked_levels, company, read_options
from engine.bots.bot import Bot
from engine.bots.levels import label, make_bot
from engine.core.game import Setup
from engine.core.moves import Event, Seat
from engine.core.rng import SEED_BITS, bots_seed
from engine.core.words import Words
from engine.games import load_game
from engine.match import CannotUndo, Chair, Match
from engine.record import Recorder, load

YOU = "you"


def run(arguments: Namespace) -> int:
    match, recorder = _open(arguments)
    try:
        Terminal(match, arguments.lang).play()
    finally:
        if recorder:
            recorder.close()
    return 0


def _open(arguments: Namespace) -> tuple[Match, Recorder | None]:
    path = Path(arguments.save) if arguments.save else None
    if path and path.exists():
        loaded = load(path)
        if loaded.remark:
            print(f"orrery: {path}: {loaded.remark}", file=sys.stderr)
        return loaded.match, Recorder.resume(loaded, path)
    game = load_game(arguments.game)
    seats = checked_levels(company(arguments.seats, arguments.further, "you,pilot", YOU), also=(YOU,))
    seed = randbits(SEED_BITS) if arguments.seed is None else arguments.seed
    setup = Setup(len(seats), seed, read_options(game, arguments.option))
    chairs = [
        Chair(f"Player {number}") if level == YOU else Chair(f"{label(level)} {number}", level)
        for number, level in enumerate(seats, start=1)
    ]
    game.check(setup)
    match = Match(game, setup, chairs)
    return match, Recorder.create(match, path) if path else None


class Terminal:
    """Asks people for the number of a move, and lets bots play between."""

    HELP = "a number plays that move; t table, s scores, u undo, r redo, ? why not, q quit"

    def __init__(self, match: Match, language: str) -> None:
        self._match = match
        self._words: Words = match.game.words(language).with_names(match.names)
        self._language = language
        self._bots: dict[Seat, Bot] = {
            seat: make_bot(chair.bot, match.game, bots_seed(match.setup.seed) + seat)
            for seat, chair in enumerate(match.chairs)
            if chair.bot
        }

    def play(self) -> None:
        match = self._match
        print(self.HELP)
        while waiting := match.waiting():
            people = [seat for seat in waiting if seat not in self._bots]
            seat = people[0] if people else waiting[0]
            if seat in self._bots:
                view = match.game.view(match.state, seat)
                self._tell(match.play(seat, self._bots[seat].move(view, seat)), people_at=None)
            elif not self._ask(seat):
                return
        print("\n".join(scores(match, self._language)))

    def _ask(self, seat: Seat) -> bool:
        """One answer of a person; False to leave the table."""
        match, words = self._match, self._words
        moves = match.moves(seat)
        group = ""
        print(f"\n{words.seat(seat)}: {words.step(match.state.agenda[-1])}")
        for number, move in enumerate(moves, start=1):
            if words.group(move) != group:
                group = words.group(move)
                print(f"  {group}")
            print(f"  {number:4}  {words.move(move)}")
        try:
            answer = input("> ").strip().lower()
        except EOFError:
            return False
        if answer == "q":
            return False
        if answer.isdigit() and 1 <= int(answer) <= len(moves):
            self._tell(match.play(seat, moves[int(answer) - 1]), people_at=seat)
        else:
            self._command(answer, seat)
        return True

    def _command(self, answer: str, seat: Seat) -> None:
        match, words = self._match, self._words
        if answer == "t":
            for panel in match.game.panels(match.game.view(match.state, seat), words):
                print(f"== {panel.title}")
                print("\n".join(f"   {label}: {value}" for label, value in panel.rows))
        elif answer == "s":
            print("\n".join(scores(match, self._language)))
        elif answer == "?":
            for refusal in match.game.refusals(match.state, seat):
                print(f"  {words.subject(refusal)}: {words.refusal(refusal)} ({refusal.rule})")
        elif answer in ("u", "r"):
            try:
                if answer == "u":
                    match.undo(seat)
                else:
                    self._tell(match.redo(), people_at=seat)
            except CannotUndo as error:
                print(f"  {error}")
        else:
            print(f"  {self.HELP}")

    def _tell(self, events: Sequence[Event], people_at: Seat | None) -> None:
        """What happened, as the person at the keyboard may know it."""
        people = [seat for seat in range(len(self._match.chairs)) if seat not in self._bots]
        listener = people_at if people_at is not None else people[0] if len(people) == 1 else None
        for event in events:
            seen = event.seen_by(listener)
            if seen and (line := self._words.event(seen)):
                print(f"  {line}")
