"""Copies written from the annotations."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from engine.core.copying import Copied
from engine.core.game import Game, Setup
from tests.conformance.walk import some_moments


@dataclass(slots=True)
class Piece(Copied):
    at: int
    marks: list[int]


@dataclass(frozen=True, slots=True)
class Record:
    name: str


@dataclass(slots=True)
class Board(Copied):
    pieces: list[Piece]
    rows: list[list[int]]
    lead: Piece | None
    records: list[Record]
    hand: tuple[int, ...]
    scratch: list[int] = field(default_factory=list, compare=False)
    shared: Any = field(default=None, compare=False)
    derived: Piece | None = field(default=None, compare=False)


def board() -> Board:
    return Board([Piece(1, [2])], [[3], [4]], Piece(5, []), [Record("a")], (6,), [7], object())


def test_a_copy_is_equal_and_of_the_same_class() -> None:
    original = board()
    copy = original.copy()
    assert copy == original
    assert type(copy) is Board


def test_what_can_change_is_copied_to_the_bottom() -> None:
    original, untouched = board(), board()
    copy = original.copy()
    copy.pieces[0].at = 9
    copy.pieces[0].marks.append(9)
    copy.rows[0].append(9)
    assert copy.lead
    copy.lead.marks.append(9)
    copy.records.pop()
    assert original == untouched


def test_what_is_derived_and_kept_is_copied_where_it_can_change() -> None:
    original = board()
    original.derived = Piece(1, [2])
    copy = original.copy()
    assert copy.derived == original.derived
    assert copy.derived is not original.derived


def test_what_cannot_change_is_shared_and_scratch_begins_anew() -> None:
    original = board()
    copy = original.copy()
    assert copy.records[0] is original.records[0]
    assert copy.hand is original.hand
    assert copy.shared is original.shared
    assert copy.scratch == []


def test_nothing_stays_nothing() -> None:
    original = board()
    original.lead = None
    assert original.copy().lead is None


def test_no_list_of_a_state_is_shared_with_its_copy(game: Game[Any], seats: int) -> None:
    """A field added to a state is copied without anybody thinking of it."""
    for moment in some_moments(game, Setup(seats, 31), every=60):
        copy = game.copy(moment.state)
        for part in fields(copy):
            value = getattr(copy, part.name)
            if isinstance(value, list):
                assert value is not getattr(moment.state, part.name), part.name
