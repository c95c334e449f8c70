"""Whole matches of Race for the Galaxy by hand at the drawn table: with the mouse, with keys, with a controller."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from client.tables.race_for_the_galaxy.table import RaceTable
from engine.bots.levels import make_bot
from engine.core.moves import Move
from engine.games.race_for_the_galaxy.game import GAME
from tests.client.tables.person import Person

Making = Callable[[Person, Move], None]
HANDS: dict[str, Making] = {
    "mouse": Person.make_with_mouse,
    "keys": Person.make_with_keys,
    "controller": Person.make_with_controller,
}


def play_out(seats: int, hand: str, every: int, seed: int, **options: Any) -> Person:
    """A match to its end: pilots say what to do, the person does it; between `every` moves by hand the rest is sent."""
    person = Person(GAME, RaceTable, seats, length=0.0, seed=seed, options=options)
    bots = [make_bot("pilot", GAME, seat) for seat in range(seats)]
    person.sit_down()
    while not person.link.is_over:
        seat = person.link.viewer
        assert seat is not None
        move = bots[seat].move(person.link.view, seat)
        if len(person.sent) % every:
            person.play(move)
        else:
            HANDS[hand](person, move)
    assert not person.link.match.waiting()
    return person


@pytest.mark.parametrize(("hand", "every"), [("mouse", 1), ("keys", 5), ("controller", 5)])
def test_the_base_game_for_two(hand: str, every: int) -> None:
    person = play_out(2, hand, every, seed=2, level="base")
    assert len(person.sent) > 60


@pytest.mark.parametrize(("seats", "hand"), [(4, "mouse"), (6, "controller")])
def test_larger_tables(seats: int, hand: str) -> None:
    person = play_out(seats, hand, every=11, seed=seats, level="bow", takeovers=True)
    assert len(person.link.match.entries) > 150


@pytest.mark.parametrize(("hand", "level"), [("keys", "tgs"), ("mouse", "bow")])
def test_against_the_robot(hand: str, level: str) -> None:
    """RG-20: alone, two actions a round."""
    person = play_out(1, hand, every=3, seed=5, level=level)
    assert person.table.view.robot is not None


def test_a_drafted_game() -> None:
    """RG-19."""
    person = play_out(2, "mouse", every=7, seed=3, level="bow", draft=True)
    assert person.link.is_over
