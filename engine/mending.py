"""Damaged records: what a line must have said, where the hashes before and after it leave one possibility only."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.codec import BadData, Decoder
from engine.core.moves import IllegalMove, Move, Seat
from engine.core.state import State
from engine.match import Match, running_hash

_HASH = re.compile(rb'"hash": "([0-9a-f]{16})"')
_HEADER = b'{"orrery"'
_BEGINNING = re.compile(rb'(?=\{"(?:orrery|seat|undo)")')


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a record, or what is left of it."""

    number: int
    content: bytes
    is_whole: bool
    """Does it end where a line ends? The last one may not, if the machine died while it was written."""
    record: dict[str, Any] | None
    """None if it cannot be read."""

    @property
    def hash(self) -> str | None:
        """That it claims, if that much can be read."""
        found = _HASH.search(self.content)
        return found[1].decode() if found else None


def lines_of(number: int, content: bytes) -> Iterator[Line]:
    """The line of a file, or several whose ends were damaged; headers are none of them."""
    parts = [part for part in _BEGINNING.split(content) if part.strip()]
    for place, part in enumerate(parts, start=1):
        if not part.startswith(_HEADER):
            yield Line(number, part, place < len(parts) or part.endswith(b"\n"), parsed(part))


def parsed(content: bytes) -> dict[str, Any] | None:
    try:
        record = json.loads(content)
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None


@dataclass(frozen=True, slots=True)
class _Place:
    """A position and the running hash that led to it."""

    state: State
    hash: str
    before: str | None
    """The hash an undo would lead back to."""


class Mender:
    """Looks for the one move that a damaged line can have been."""

    def __init__(self, match: Match, decoder: Decoder) -> None:
        self._match = match
        self._decoder = decoder
        hashes = [match.start_hash, *(entry.hash for entry in match.entries[-2:])]
        self._here = _Place(match.state, match.hash, hashes[-2] if match.can_undo() else None)

    def is_needless(self, following: Line | None) -> bool:
        """Does the next line follow from here as if the damaged one were not there?"""
        return following is not None and self._fits(self._here, following)

    def instead(self, line: Line, following: Line | None) -> tuple[Seat, Move] | None:
        """The one move that leads to the hash the line still has, or else to where the next line can be played."""
        moves = list(self._moves())
        fitting = [(seat, move) for seat, move, there in moves if there.hash == line.hash]
        if not fitting and following:
            fitting = [(seat, move) for seat, move, there in moves if self._fits(there, following)]
        return fitting[0] if len(fitting) == 1 else None

    def missing(self, line: Line) -> tuple[Seat, Move] | None:
        """The one move that must have been made before this line, whose own line is not there."""
        fitting = [(seat, move) for seat, move, there in self._moves() if self._fits(there, line)]
        return fitting[0] if len(fitting) == 1 else None

    def _moves(self) -> Iterator[tuple[Seat, Move, _Place]]:
        for seat in self._match.waiting():
            for move in self._match.moves(seat):
                yield seat, move, self._after(self._here, seat, move)

    def _after(self, place: _Place, seat: Seat, move: Move) -> _Place:
        state: State = self._match.game.copy(place.state)
        self._match.game.play(state, seat, move)
        return _Place(state, running_hash(place.hash, state), place.hash)

    def _fits(self, place: _Place, line: Line) -> bool:
        """Can the line be played there, and does it lead where it says?"""
        record = line.record
        if record is None or line.hash is None:
            return False
        if record.get("undo") is True:
            return place.before == line.hash
        try:
            move = self._decoder.decode(Move, record.get("move"), "move")
            return self._after(place, record["seat"], move).hash == line.hash
        except (BadData, IllegalMove, KeyError, TypeError):
            return False
