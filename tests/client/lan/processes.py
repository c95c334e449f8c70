"""A host and four guests, each in a process of its own, that play a whole match the same way every time."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Any

from client.lan.address import Address
from client.lan.guest import Guest, Stage
from client.lan.memory import SeatMemory
from client.lan.options import TableOptions
from client.lan.people import new_token
from client.lan.process import HostProcess
from client.lan.reasons import sentence
from client.links.link import Notice
from engine.bots.levels import make_bot
from engine.core.codec import Plain, encode
from engine.core.game import Game, Setup
from engine.core.moves import Move, Seat
from engine.core.state import State
from engine.games import GAME_IDS, load_game
from engine.record import load

SEATS = 4
SEED = 0x5EED_CAFE_F00D_0D15
PIN = "4821"
DEADLINE = 120.0
LONGEST = 3000
"""Moves of a match worth playing over the network."""


def choose(game: Game[Any], level: str, view: State, seat: Seat, made: int) -> Move:
    """The same choice whenever it is asked for: a guest that was killed goes on as if it had not been."""
    return make_bot(level, game, 64 * made + seat).move(view, seat)


@dataclass(frozen=True)
class Reference:
    """How the match ends when nothing goes wrong, with bots of that level."""

    level: str
    played: tuple[Move, ...]
    order: tuple[Seat, ...]
    final: Plain

    @property
    def moves(self) -> int:
        return len(self.played)


@cache
def reference(game_id: str) -> Reference:
    """Played here, in one process: the pilots' match, or that of random bots where it is shorter."""
    game = load_game(game_id)
    played = [_play_here(game, level) for level in ("pilot", "random")]
    return min((result for result in played if result), key=lambda result: result.moves)


def _play_here(game: Game[Any], level: str) -> Reference | None:
    state = game.start(Setup(SEATS, SEED))
    made = [0] * SEATS
    played: list[Move] = []
    order: list[Seat] = []
    while waiting := game.waiting(state):
        seat = waiting[0]
        order.append(seat)
        played.append(choose(game, level, game.view(state, seat), seat, made[seat]))
        game.play(state, seat, played[-1])
        made[seat] += 1
        if len(played) > LONGEST:
            return None
    return Reference(level, tuple(played), tuple(order), encode(state))


# -- a guest's process ---------------------------------------------------------------------------------------------


def play_seat(port: int, seat: Seat, level: str, order: tuple[Seat, ...], folder: str, pin: str) -> None:
    """Sit down, play, write down the last view seen, leave.

    Where several may answer, a view need not tell who has: everybody waits for the turn that the reference gave.
    """
    memory = SeatMemory(Path(folder) / f"memory-{seat}.json")
    guest = Guest(Address("127.0.0.1", port), f"Guest {seat}", pin, memory=memory)
    asked = False
    while True:
        guest.wait(0.02)
        if guest.stage is Stage.CLOSED:
            sys.exit(sentence(guest.reason or Notice("lost")))
        link = guest.link
        if link:
            link.poll()
            if link.is_over:
                break
            made = link.moment.revision
            if link.moves() and made < min(len(order), _gate(Path(folder))) and order[made] == seat:
                link.send(choose(link.game, level, link.view, seat, link.moment.made))
        elif guest.stage is not Stage.SEATED:
            asked = False
        elif guest.table and not asked:
            asked = True
            if guest.seat is None:
                guest.sit(seat)
            guest.set_ready(True)
    final = json.dumps(encode(link.view))
    (Path(folder) / f"final-{seat}.json").write_text(final, "utf-8")
    guest.close()


def _gate(folder: Path) -> int:
    """The move at which guests stop for now, if a test has set one."""
    try:
        return int((folder / "gate").read_text("utf-8"))
    except (OSError, ValueError):
        return LONGEST


# -- the whole table -----------------------------------------------------------------------------------------------


class Party:
    """The host and its guests. `door` is where guests knock: the host itself, or something in between."""

    def __init__(self, game_id: str, folder: Path, **options: Any) -> None:
        self.game = load_game(game_id)
        self.reference = reference(game_id)
        self.folder = folder
        self.save = folder / "match.jsonl"
        self.options = TableOptions(
            game_id,
            (None,) * SEATS,
            seed=SEED,
            port=0,
            save=self.save,
            starts_by_itself=True,
            **{"pin": PIN, "host_key": new_token(), **options},
        )
        self.host = HostProcess(self.options)
        self.port = self._open()
        self.guests: dict[Seat, BaseProcess] = {}

    def _open(self) -> int:
        self.until(lambda: self.host.poll() or self.host.port or self.host.problem, "the table opens")
        assert self.host.port is not None, self.host.problem
        return self.host.port

    def sit_down(self, seat: Seat, door: int | None = None) -> None:
        arguments = (
            door or self.port,
            seat,
            self.reference.level,
            self.reference.order,
            str(self.folder),
            self.options.pin,
        )
        process = get_context("spawn").Process(target=play_seat, args=arguments, daemon=True)
        process.start()
        self.guests[seat] = process

    def reopen(self) -> None:
        """The host dies and is started again."""
        assert self.host.pid is not None
        os.kill(self.host.pid, signal.SIGKILL)
        self.host.close()
        self.host = HostProcess(self.options)
        assert self._open() == self.port

    def kill(self, seat: Seat) -> None:
        self.guests[seat].kill()
        self.guests[seat].join()

    def set_gate(self, moves: int) -> None:
        """Let guests play so far and no further."""
        beside = self.folder / "gate.new"
        beside.write_text(str(moves), "utf-8")
        beside.replace(self.folder / "gate")

    def moves_saved(self) -> int:
        return self.save.read_bytes().count(b"\n") - 2 if self.save.exists() else 0

    def until(self, condition: Callable[[], object], what: str) -> None:
        ends = monotonic() + DEADLINE
        while not condition():
            assert monotonic() < ends, f"still waiting: {what}"
            self._pause()

    def _pause(self) -> None:
        """Leave the processors to the others for a moment."""
        Event().wait(0.005)

    def play_to_the_end(self) -> None:
        for seat, process in self.guests.items():
            self.until(lambda process=process: not process.is_alive(), f"seat {seat} sees the end")  # type: ignore[misc]
            assert process.exitcode == 0, f"seat {seat} ended with {process.exitcode}"

    def check(self) -> None:
        """The match ended as if nothing had happened, in the record and before everybody's eyes."""
        loaded = load(self.save)
        assert loaded.problem is None
        assert loaded.match.is_over
        assert encode(loaded.match.state) == self.reference.final
        for seat in self.guests:
            shown = json.loads((self.folder / f"final-{seat}.json").read_text("utf-8"))
            assert shown == encode(self.game.view(loaded.match.state, seat))

    def close(self) -> None:
        for process in self.guests.values():
            process.kill()
            process.join()
        self.host.close()


def some_game(number: int) -> Game[Any]:
    """One of the registered games: each kind of disturbance is tried on another."""
    return load_game(GAME_IDS[number % len(GAME_IDS)])


@contextmanager
def party(game: Game[Any], folder: Path, **options: Any) -> Iterator[Party]:
    opened = Party(game.id, folder, **options)
    try:
        yield opened
    finally:
        opened.close()
