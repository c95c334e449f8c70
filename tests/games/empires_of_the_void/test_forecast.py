"""What is told before dice are rolled."""

from __future__ import annotations

import pytest

from engine.games.empires_of_the_void.components import (
    CENTIPEDE,
    INFESTATION,
    MIRRIM,
    NARKANI,
    PLANET,
    STARFIGHTER,
    SUVAYA,
    ZUN,
    fleet_of,
    space_of,
)
from engine.games.empires_of_the_void.forecast import assault, friendship
from engine.games.empires_of_the_void.position import Position
from tests.games.empires_of_the_void.table import RED, YOU

SPACE = space_of(SUVAYA)


def test_a_neutral_planet_takes_one_hit() -> None:
    """A Starfighter hits on 5 or 6; a Centipede has two dice against a planet (EV-11.5, EV-20.3)."""
    state = Position().state()
    assert assault(state, YOU, SPACE, PLANET, fleet_of({STARFIGHTER: 1})).chance == pytest.approx(1 / 3)
    assert assault(state, YOU, SPACE, PLANET, fleet_of({STARFIGHTER: 2})).chance == pytest.approx(1 - 4 / 9)
    assert assault(state, YOU, SPACE, PLANET, fleet_of({CENTIPEDE: 1})).chance == pytest.approx(3 / 4)


def test_an_infestation_takes_two_hits() -> None:
    """EV-11.5."""
    fleet = fleet_of({STARFIGHTER: 2})
    assert assault(Position().state(), YOU, SPACE, INFESTATION, fleet).chance == pytest.approx(1 / 9)


def test_a_world_without_ships_falls_without_a_roll() -> None:
    """EV-11.3."""
    found = assault(Position().conquered(RED, SUVAYA).state(), YOU, SPACE, RED, fleet_of({STARFIGHTER: 1}))
    assert (found.chance, found.needs_roll) == (1.0, False)
    defended = Position().conquered(RED, SUVAYA).ships(RED, SPACE, {STARFIGHTER: 1}).state()
    found = assault(defended, YOU, SPACE, RED, fleet_of({STARFIGHTER: 1}))
    assert found.chance == pytest.approx(1 / 3 * 2 / 3, abs=1e-3)
    assert found.needs_roll


def test_diplomacy_by_number_of_cards() -> None:
    """Three dice against the thresholds of the race, Mirrim adds two (EV-15.2, EV-15.3, EV-23.8)."""
    plain = friendship(Position().race(YOU, NARKANI).state(), YOU, SUVAYA)
    assert plain == tuple(sorted(plain))
    helped = friendship(Position().race(YOU, NARKANI).allied(YOU, MIRRIM).state(), YOU, SUVAYA)
    assert all(one < other for one, other in zip(plain[:3], helped[:3], strict=True))
    zun = friendship(Position().race(YOU, ZUN).state(), YOU, SUVAYA)
    assert zun[0] > plain[0]
