"""`orrery host`: a table for the network, without a window."""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, strftime

from client.cli.setups import company, read_options
from client.cli.talk import scores
from client.lan.host import Host
from client.lan.keeping import own_key
from client.lan.options import BadTable, TableOptions
from client.lan.playing import Pace
from client.lan.process import REPLACED
from client.paths import saves
from engine.games import load_game

OPEN = "open"
BOT = "bot:"
LINGER_SECONDS = 30.0
"""How long people may look at the final position before a table without a window closes."""


def run(arguments: Namespace) -> int:
    options = table_options(arguments)
    host = Host(options)
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        Usher(host, options).attend()
    finally:
        host.close()
    return 0


def table_options(arguments: Namespace) -> TableOptions:
    """The table as typed. It is announced where others can reach it, and nowhere else."""
    game = load_game(arguments.game)
    seats = read_seats(company(arguments.seats, [BOT + bot for bot in arguments.further], "open,open", OPEN))
    return TableOptions(
        game=game.id,
        seats=seats,
        name=arguments.name,
        seed=arguments.seed,
        options=read_options(game, arguments.option, len(seats)),
        pin=arguments.pin,
        lan=arguments.lan,
        port=arguments.port,
        announce=arguments.lan and arguments.announce,
        save=Path(arguments.save) if arguments.save else _usual_save(game.id),
        host_key=own_key(saves().parent / "host.key"),
        starts_by_itself=True,
        stand_in=arguments.stand_in,
        stand_in_after=arguments.stand_in_after,
        pace=Pace(turn_seconds=arguments.turn_seconds, bot_pause=arguments.bot_pause),
    )


def read_seats(words: Sequence[str]) -> tuple[str | None, ...]:
    """'open', 'open', 'bot:pilot': for each seat a bot's level, or None for a person."""
    seats: list[str | None] = []
    for part in words:
        if part == OPEN:
            seats.append(None)
        elif part.startswith(BOT):
            seats.append(part.removeprefix(BOT))
        else:
            raise BadTable(f"a seat is 'open' or 'bot:' and a level, as in open,bot:pilot, not {part!r}")
    return tuple(seats)


def _usual_save(game_id: str) -> Path:
    """Every match is saved, asked or not: a host can crash."""
    return saves() / f"{game_id}-table-{strftime('%Y%m%d-%H%M%S')}.jsonl"


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


class Usher:
    """Says in the terminal what happens at the table, until it is over."""

    def __init__(self, host: Host, options: TableOptions) -> None:
        self._host = host
        self._options = options
        self._said: set[str] = set()
        self._people: dict[str, bool] = {}
        self._is_reopened = host.table.playing is not None

    def attend(self) -> None:
        self._open()
        over_at: float | None = None
        while over_at is None or (self._people_present() and monotonic() - over_at < LINGER_SECONDS):
            if self._host.is_replaced:
                print(REPLACED, flush=True)
                return
            self._host.serve(0.25)
            self._tell_people()
            playing = self._host.table.playing
            if playing:
                self._say_once("the match goes on" if self._is_reopened else "the match begins")
            if self._host.announcement_problem:
                self._say_once(self._host.announcement_problem)
            if playing and playing.match.is_over and over_at is None:
                over_at = monotonic()
                print("the match is over")
                words = playing.match.game.words("en").with_names(playing.match.names)
                print("\n".join(scores(words, playing.match.game.standing(playing.match.state))), flush=True)

    def _open(self) -> None:
        table = self._host.table
        reach = "everybody on the network" if self._options.lan else "this machine only (--lan opens it to others)"
        print(f"{self._options.name}: {table.game.id} on port {self._host.port}, for {reach}")
        print(f"saved in {self._options.save}", flush=True)
        if table.problem:
            print(f"orrery: {self._options.save}: {table.problem}", file=sys.stderr)

    def _tell_people(self) -> None:
        present = {person.name: person.connected for person in self._host.table.roster.people.values()}
        for name in sorted({*present, *self._people}):
            is_here, was_here = present.get(name, False), self._people.get(name, False)
            if is_here != was_here:
                print(f"{name} {'is here' if is_here else 'is gone'}", flush=True)
        self._people = present

    def _people_present(self) -> bool:
        return any(self._people.values())

    def _say_once(self, line: str) -> None:
        if line not in self._said:
            self._said.add(line)
            print(line, flush=True)
