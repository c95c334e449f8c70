"""The table with chapter 3 of Alien Invasion on it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots.levels import make_bot
from engine.games.on_mars import GAME
from tests.client.tables.person import Person
from tests.client.tables.reading import faults
from tests.client.tables.test_every_table import at

BLACKOUT = {"chapter": "blackout"}
MOVES = 70


def sitting(moves: int = 0, **wishes: Any) -> Person:
    return at(GAME, moves, options=BLACKOUT, **wishes)


def test_a_blackout_is_played_by_pointing() -> None:
    """The Security Unit too (OM-18.5)."""
    person = sitting(length=0.0)
    rng = Random(5)
    for _ in range(MOVES):
        if person.link.is_over:
            return
        person.make_with_mouse(rng.choice(person.link.moves()))


def test_a_blackout_is_played_with_keys() -> None:
    person = sitting(30, length=0.0, seed=3)
    rng = Random(7)
    for _ in range(MOVES // 3):
        if person.link.is_over:
            return
        person.make_with_keys(rng.choice(person.link.moves()))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("moves", [40, 110])
def test_it_reads_well(moves: int, language: str) -> None:
    assert faults(sitting(moves, language=language)) == []


def test_nothing_is_owed_at_its_end() -> None:
    """Bots play it out before somebody's eyes."""
    person = sitting(seed=2, seats=2)
    bots = [make_bot("cadet", GAME, seat) for seat in range(2)]
    for _ in range(2 * MOVES):
        if person.link.is_over:
            break
        seat = person.link.viewer
        assert seat is not None
        person.play(bots[seat].move(person.link.view, seat))
        person.frame(draws=False)
        person.table.finish()
        assert person.table.view == person.link.view
        assert not person.table.motions.is_busy
