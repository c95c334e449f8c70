from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from engine.core.codec import LATER, BadData, Decoder, encode
from engine.core.moves import Event, Move
from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.moves import Dock, TakeResources
from engine.games.alien_frontiers.state import AlienFrontiersState


@dataclass(frozen=True, slots=True)
class Go(Move):
    """A move with a field of every kind."""

    steps: int
    name: str
    fast: bool
    maybe: int | None
    pair: tuple[int, str]
    many: tuple[int, ...]


@dataclass(slots=True)
class Scratch:
    kept: list[int]
    cache: dict[str, int] = field(default_factory=dict, compare=False)


@dataclass(slots=True)
class Grown:
    """A record that later rules have added to."""

    old: int
    first: int | None = field(default=None, metadata=LATER)
    second: int | None = field(default=None, metadata=LATER)


GOOD = ["Go", 3, "north", True, None, [1, "a"], [1, 2]]
DECODER = Decoder((Go, *GAME.vocabulary))


def test_a_move_is_a_list_that_begins_with_its_name() -> None:
    move = Go(3, "north", True, None, (1, "a"), (1, 2))
    assert encode(move) == GOOD
    assert DECODER.decode(Move, GOOD) == move


def test_scratch_fields_are_not_saved() -> None:
    assert encode(Scratch([1], {"x": 1})) == [[1]]
    assert DECODER.decode(Scratch, [[1]]) == Scratch([1])


@pytest.mark.parametrize(
    ("record", "plain"), [(Grown(1), [1]), (Grown(1, 2), [1, 2]), (Grown(1, second=3), [1, None, 3])]
)
def test_what_came_later_is_left_out_where_it_is_not_used(record: Grown, plain: list[int]) -> None:
    """So that older records keep their hashes."""
    assert encode(record) == plain
    assert DECODER.decode(Grown, plain) == record


def test_what_was_always_there_is_not_left_out() -> None:
    with pytest.raises(BadData, match="the 3 fields of Grown"):
        DECODER.decode(Grown, [])


@pytest.mark.parametrize(
    ("place", "bad", "complaint"),
    [
        (0, "Fly", "there is no move called 'Fly'"),
        (0, 7, "expected a move"),
        (1, "3", "steps: expected int, found '3'"),
        (1, True, "steps: expected int, found True"),
        (1, 3.0, "steps: expected int"),
        (2, None, "name: expected str"),
        (3, 1, "fast: expected bool"),
        (4, "x", "maybe: expected int"),
        (5, [1], "pair: expected 2 items"),
        (6, 5, "many: expected a list"),
        (6, [1, None], r"many\[1\]: expected int, found None"),
    ],
)
def test_ill_typed_data_is_refused_with_where_and_what(place: int, bad: Any, complaint: str) -> None:
    data = [*GOOD]
    data[place] = bad
    with pytest.raises(BadData, match=complaint):
        DECODER.decode(Move, data)


@pytest.mark.parametrize("data", [[], ["Go"], [*GOOD, 1], None, {}, "Go", ["ShipBuilt", 0]])
def test_a_move_of_the_wrong_shape_is_refused(data: Any) -> None:
    with pytest.raises(BadData):
        DECODER.decode(Move, data)


def test_an_event_is_not_taken_for_a_move() -> None:
    assert DECODER.decode(Event, ["ShipBuilt", 0]).seat == 0  # type: ignore[attr-defined]
    with pytest.raises(BadData, match="no move called 'ShipBuilt'"):
        DECODER.decode(Move, ["ShipBuilt", 0])


def test_long_data_is_not_quoted_at_length() -> None:
    with pytest.raises(BadData) as error:
        DECODER.decode(Move, "x" * 10_000)
    assert len(str(error.value)) < 200


def test_values_without_a_plain_form_are_a_programming_error() -> None:
    with pytest.raises(TypeError):
        encode({1, 2})


PLAIN = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text(max_size=5) | some.floats(allow_nan=False),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=3), inner, max_size=2),
    max_leaves=20,
)


@given(PLAIN)
def test_any_data_is_decoded_or_refused(data: Any) -> None:
    """Whatever arrives, the answer is a value or BadData, never another error."""
    for kind in (Move, Event, AlienFrontiersState):
        with suppress(BadData):
            DECODER.decode(kind, data)


@given(some.integers(0, 9), some.lists(some.integers(1, 63), max_size=3))
def test_moves_survive(station: int, ships: list[int]) -> None:
    for move in (Dock(station, tuple(ships)), TakeResources(tuple((ship, 1, 2) for ship in ships))):
        assert DECODER.decode(Move, encode(move)) == move
