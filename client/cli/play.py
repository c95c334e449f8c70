"""`orrery play`: a match in the terminal, without a window."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from secrets import randbits

from client.cli.setups import checked_levels, company, read_options
from client.cli.talk import WHY, Menu, Talk, scores
from client.locale import say
from engine.bots.bot import Bot
from engine.bots.levels import LEVELS, label, make_bot
from engine.core.game import Setup
from engine.core.moves import Move, Seat
from engine.core.rng import SEED_BITS, bots_seed
from engine.games import load_game
from engine.match import Chair, Match
from engine.record import Recorder, load

YOU = "you"


def run(arguments: Namespace) -> int:
    match, recorder = _open(arguments)
    try:
        Terminal(match, recorder, arguments.lang).play()
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
    setup = Setup(len(seats), seed, read_options(game, arguments.option, len(seats)))
    chairs = [_chair(level, number, arguments.lang) for number, level in enumerate(seats, start=1)]
    game.check(setup)
    match = Match(game, setup, chairs)
    return match, Recorder.create(match, path) if path else None


def _chair(level: str, number: int, language: str) -> Chair:
    if level == YOU:
        return Chair(say(language, "player.number", number))
    name = say(language, f"player.{level}") if level in LEVELS else label(level)
    return Chair(f"{name} {number}", level)


class Terminal:
    """Asks people for the number of a move, and lets bots play between."""

    def __init__(self, match: Match, recorder: Recorder | None, language: str) -> None:
        self._match = match
        self._recorder = recorder
        self._talk = Talk(match.game, match.names, language)
        self._bots: dict[Seat, Bot] = {
            seat: make_bot(chair.bot, match.game, bots_seed(match.setup.seed) + seat)
            for seat, chair in enumerate(match.chairs)
            if chair.bot
        }
        self._people = [seat for seat in range(match.setup.seats) if seat not in self._bots]
        self._is_unsaved = False

    def play(self) -> None:
        match, talk = self._match, self._talk
        _print([talk.words.text("game", "name"), talk.say("help")])
        if len(self._people) == 1:
            _print(talk.table(match.game.view(match.state, self._people[0])))
        while waiting := match.waiting():
            people = [seat for seat in waiting if seat not in self._bots]
            seat = people[0] if people else waiting[0]
            if seat in self._bots:
                self._make(seat, self._bots[seat].move(match.game.view(match.state, seat), seat))
            elif quiet := match.game.unasked(match.state, seat, self._wishes()):
                self._make(seat, quiet)
            elif not self._ask(seat):
                return
        _print(scores(talk.words, match.game.standing(match.state)))

    def _wishes(self) -> list[str]:
        """What people are asked about while others play."""
        return [topic for topic, wished in self._match.game.topics.items() if wished]

    def _make(self, seat: Seat, move: Move) -> None:
        events = self._match.play(seat, move)
        listener = seat if seat in self._people else self._people[0] if len(self._people) == 1 else None
        _print(self._talk.events(events, listener))
        problem = self._recorder.problem if self._recorder else None
        if problem and not self._is_unsaved:
            _print([self._talk.say("unsaved", problem.strerror or problem)])
        self._is_unsaved = problem is not None

    def _ask(self, seat: Seat) -> bool:
        """Ask until the person has moved or taken a move back; False to leave the table."""
        match, talk = self._match, self._talk
        menu = Menu(talk.words, match.moves(seat))
        view = match.game.view(match.state, seat)
        _print(talk.question(view, seat, menu))
        made = len(match.entries)
        while len(match.entries) == made and match.waiting():
            try:
                answer = input("> ").strip()
            except EOFError:
                return False
            if answer.lower() == "q":
                return False
            if answer.isdigit():
                self._choose(seat, menu, int(answer))
            else:
                self._command(seat, menu, answer.lower())
        return True

    def _choose(self, seat: Seat, menu: Menu, number: int) -> None:
        choice = menu.at(number)
        if number == 0:
            menu.back()
        elif choice is None:
            print(f"  {self._talk.say('help')}")
            return
        elif len(choice.moves) == 1:
            self._make(seat, choice.moves[0])
            return
        else:
            menu.unfold(choice)
        _print(menu.lines())

    def _command(self, seat: Seat, menu: Menu, answer: str) -> None:
        match, talk = self._match, self._talk
        view = match.game.view(match.state, seat)
        if answer == "t":
            _print(talk.table(view))
        elif answer == "s":
            _print(scores(talk.words, match.game.standing(view)))
        elif answer in WHY:
            _print(talk.why_not(view, seat))
        elif answer == "?":
            _print([f"  {talk.say('help')}", f"  {talk.say('explain')}"])
        elif answer.startswith("?"):
            self._explain(menu, answer.removeprefix("?").strip())
        elif answer == "u":
            self._undo(seat)
        elif answer == "r":
            self._redo(seat)
        elif answer and menu.narrow(answer):
            _print(menu.lines())
        else:
            print(f"  {talk.say('help')}")

    def _explain(self, menu: Menu, what: str) -> None:
        """A thing by its name, or what the move of that number names."""
        choice = menu.at(int(what)) if what.isdigit() else None
        told = list(self._talk.explained(choice.text if choice else what))
        _print(told or [f"  {self._talk.say('unknown', what)}"])

    def _undo(self, seat: Seat) -> None:
        match = self._match
        if match.can_undo(seat):
            match.undo(seat)
            return
        last = match.entries[-1] if match.entries else None
        reason = "nothing_made" if last is None else "revealed" if last.before is None else "not_yours"
        print(f"  {self._talk.say(reason)}")

    def _redo(self, seat: Seat) -> None:
        match = self._match
        if match.undone and match.undone[-1][0] == seat:
            _print(self._talk.events(match.redo(), seat))
        else:
            print(f"  {self._talk.say('nothing_undone')}")


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)
