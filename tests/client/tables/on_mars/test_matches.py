"""A person plays whole matches of On Mars at the drawn table: with the mouse, with keys, with a controller."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from client.tables.on_mars.table import OnMarsTable
from engine.bots.levels import make_bot
from engine.core.moves import Move
from engine.games.on_mars.game import GAME
from engine.games.on_mars.scoring import SOLO_GOALS
from tests.client.tables.person import Person

Making = Callable[[Person, Move], None]
MOUSE, KEYS, CONTROLLER = Person.make_with_mouse, Person.make_with_keys, Person.make_with_controller
HANDS = {"mouse": MOUSE, "keys": KEYS, "controller": CONTROLLER}


def play_out(seats: int, make: Making, every: int = 1, **wishes: Any) -> Person:
    """A match to its end: pilots say what to do, the person does it; between `every` moves by hand the rest is sent."""
    person = Person(GAME, OnMarsTable, seats, length=0.0, **wishes)
    bots = [make_bot("pilot", GAME, seat) for seat in range(seats)]
    person.sit_down()
    while not person.link.is_over:
        seat = person.link.viewer
        assert seat is not None
        move = bots[seat].move(person.link.view, seat)
        if len(person.sent) % every:
            person.play(move)
        else:
            make(person, move)
    assert not person.link.match.waiting()
    return person


@pytest.mark.parametrize("goal", [goal.id for goal in SOLO_GOALS])
def test_a_solo_match_with_each_goal(goal: str) -> None:
    """OM-14.1: against Lacerda, by mouse alone."""
    person = play_out(1, MOUSE, 1 if goal == SOLO_GOALS[0].id else 6, options={"solo_goal": goal})
    assert len(person.table.view.players) == 2


@pytest.mark.parametrize("hand", HANDS)
def test_a_match_of_two(hand: str) -> None:
    person = play_out(2, HANDS[hand], every=3 if hand == "mouse" else 9, seed=4)
    assert len(person.link.match.entries) > 100


@pytest.mark.parametrize(("seats", "hand"), [(3, "keys"), (4, "mouse"), (3, "controller")])
def test_larger_tables(seats: int, hand: str) -> None:
    person = play_out(seats, HANDS[hand], every=15, seed=seats, options={"first_colonists": seats == 4})
    assert len(person.link.match.entries) > 200
