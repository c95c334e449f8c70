"""Chapter 6.3: the Colony Constructor."""

from __future__ import annotations

import pytest

from engine.games.alien_frontiers.components import BRADBURY_PLATEAU, COLONY_CONSTRUCTOR, LEM_BADLANDS
from engine.games.alien_frontiers.moves import Land
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import GREEN, RED, YOU, Playing, docking


def test_three_equal_ships_and_three_ore_land_a_colony() -> None:
    """Three fives and three ore (AF-6.3.1)."""
    table = Playing(Position().dice(5, 5, 5).holds(YOU, ore=3))
    table.play(docking(COLONY_CONSTRUCTOR, 5, 5, 5), Land(LEM_BADLANDS))
    assert table.ore == 0
    assert table.state.colonies[LEM_BADLANDS] == (1, 0, 0, 0)


@pytest.mark.parametrize(
    ("values", "ore"), [((5, 5, 6), 3), ((5, 6, 6), 3), ((5, 5), 3), ((4, 5, 6), 3), ((5, 5, 5), 2)]
)
def test_anything_less_is_refused(values: tuple[int, ...], ore: int) -> None:
    """Unequal values, two ships, a sequence, or an ore short (AF-6.3.1)."""
    table = Playing(Position().dice(*values).holds(YOU, ore=ore))
    assert table.refuses(docking(COLONY_CONSTRUCTOR, *values))


def test_bradbury_plateau_takes_an_ore_off() -> None:
    """With its bonus two ore are enough (AF-6.3.1)."""
    table = Playing(Position().dice(5, 5, 5).holds(YOU, ore=2).colonies(BRADBURY_PLATEAU, {YOU: 1}))
    table.play(docking(COLONY_CONSTRUCTOR, 5, 5, 5))
    assert table.ore == 0
    assert table.moves(Land)


def test_two_groups_of_three() -> None:
    """Behind one triple there is room for another, behind two there is none (AF-6.3.1, AF-5.3)."""
    one = Position().dice(5, 5, 5).holds(YOU, ore=3).docked(COLONY_CONSTRUCTOR, *[(1, RED)] * 3)
    assert Playing(one).can(docking(COLONY_CONSTRUCTOR, 5, 5, 5))
    two = Position().dice(5, 5, 5).holds(YOU, ore=3).docked(COLONY_CONSTRUCTOR, *[(1, RED)] * 3, *[(2, GREEN)] * 3)
    assert Playing(two).refuses(docking(COLONY_CONSTRUCTOR, 5, 5, 5))
