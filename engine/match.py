"""One match: who sits where, the moves made, undo and redo. Files are the business of record.py."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from engine.core.codec import encode
from engine.core.game import PALETTE, Game, Setup
from engine.core.moves import Event, Move, Seat
from engine.core.state import State

COLOURS = len(PALETTE)


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a match was taken over from: the name of another one, and after how many of its moves."""

    name: str
    move: int


class CannotUndo(Exception):
    """Nothing to take back, or information came to light since."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who plays a seat: a person, or a bot of some level."""

    name: str
    bot: str | None = None
    colour: int | None = None
    """Which of the table's colours their pieces have; None for whichever is free."""


def colours_of(chairs: Sequence[Chair]) -> tuple[int, ...]:
    """The colour of every seat: the one chosen, else the first that nobody chose."""
    chosen = {chair.colour for chair in chairs}
    free = (colour for colour in range(COLOURS) if colour not in chosen)
    return tuple(next(free) if chair.colour is None else chair.colour for chair in chairs)


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of the log, with what it did and the running hash after it."""

    seat: Seat
    move: Move
    events: tuple[Event, ...]
    reveals: bool
    hash: str
    before: State | None
    """The position before, kept as long as the move can be taken back."""


@dataclass(frozen=True, slots=True)
class Undo:
    """A move was taken back: the record says so instead of forgetting it."""

    hash: str


Change = Entry | Undo


class Match:
    """A game being played. `on_change` is told of every move and every undo as it happens; it never raises."""

    def __init__(
        self, game: Game[Any], setup: Setup, chairs: Sequence[Chair] | None = None, origin: Origin | None = None
    ) -> None:
        self.game = game
        self.setup = setup
        self.origin = origin
        self.state = game.start(setup)
        self.chairs = tuple(chairs) if chairs else tuple(Chair(f"Player {seat + 1}") for seat in range(setup.seats))
        if len(self.chairs) != setup.seats:
            raise ValueError(f"a match of {setup.seats} seats needs as many chairs, not {len(self.chairs)}")
        self.entries: list[Entry] = []
        self.undone: list[tuple[Seat, Move]] = []
        self.start_hash = running_hash("", self.state)
        self.on_change: Callable[[Change], None] | None = None

    def taken_over(self, moves: int, chairs: Sequence[Chair], name: str) -> Match:
        """A match of its own that begins as this one did, so many moves far, with others in its chairs."""
        match = Match(self.game, self.setup, chairs, Origin(name, moves))
        for entry in self.entries[:moves]:
            match.play(entry.seat, entry.move)
        return match

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def hash(self) -> str:
        """Of the present position and all that led to it."""
        return self.entries[-1].hash if self.entries else self.start_hash

    @property
    def is_over(self) -> bool:
        return not self.game.waiting(self.state)

    def waiting(self) -> tuple[Seat, ...]:
        return self.game.waiting(self.state)

    def moves(self, seat: Seat) -> list[Move]:
        return self.game.moves(self.state, seat)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make a move; raises IllegalMove and changes nothing if it is not legal."""
        events = self._play(seat, move)
        self.undone.clear()
        return events

    def _play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        before = self.game.copy(self.state)
        events = tuple(self.game.play(self.state, seat, move))
        reveals = before.rng != self.state.rng or any(event.reveals for event in events)
        if reveals:
            self._forget_positions()
        entry = Entry(seat, move, events, reveals, running_hash(self.hash, self.state), None if reveals else before)
        self.entries.append(entry)
        self._tell(entry)
        return events

    def can_undo(self, seat: Seat | None = None) -> bool:
        """Is there a move (of that seat) to take back that revealed nothing?"""
        if not self.entries or self.entries[-1].before is None:
            return False
        return seat is None or self.entries[-1].seat == seat

    def undo(self, seat: Seat | None = None) -> Entry:
        """Take the last move back. Nothing that showed a die or a card can be taken back."""
        if not self.entries:
            raise CannotUndo("there is no move to take back")
        last = self.entries[-1]
        if last.before is None:
            raise CannotUndo("the last move revealed something, it cannot be taken back")
        if seat is not None and last.seat != seat:
            raise CannotUndo("the last move was made by another seat")
        self.entries.pop()
        self.state = last.before
        self.undone.append((last.seat, last.move))
        self._tell(Undo(self.hash))
        return last

    def can_redo(self) -> bool:
        return bool(self.undone)

    def redo(self) -> tuple[Event, ...]:
        """Make again the move last taken back."""
        if not self.undone:
            raise CannotUndo("there is no move to make again")
        seat, move = self.undone.pop()
        return self._play(seat, move)

    def _forget_positions(self) -> None:
        """Information came to light: earlier moves stay made."""
        for number in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[number]
            if entry.before is None:
                break
            self.entries[number] = Entry(entry.seat, entry.move, entry.events, entry.reveals, entry.hash, None)

    def _tell(self, change: Change) -> None:
        if self.on_change:
            self.on_change(change)


def running_hash(before: str, state: State) -> str:
    """Of a position and the hash before it: the same moves give the same hashes on every machine."""
    content = json.dumps(encode(state), separators=(",", ":"), ensure_ascii=True)
    return blake2b((before + content).encode("ascii"), digest_size=8).hexdigest()
