"""Chapter 10.10: the Resource Cache."""

from __future__ import annotations

import pytest

from engine.core.moves import Move
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    BOOSTER_POD,
    BURROUGHS_DESERT,
    ISOLATION,
    LEM_BADLANDS,
    LUNAR_MINE,
    RAIDERS_OUTPOST,
    RESOURCE_CACHE,
    STASIS_BEAM,
    TEMPORAL_WARPER,
    ship,
)
from engine.games.alien_frontiers.moves import Claim, Dock, PlaceField, Reroll, Roll, TakeCard
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import RED, YOU, Playing, docking


@pytest.mark.parametrize(
    ("dice", "gained", "kept"),
    [
        ((1, 3, 6), (0, 1), True),
        ((1, 2, 4), (1, 0), True),
        ((5, 5, 5), (0, 1), True),
        ((2, 4, 6), (1, 0), True),
        ((1, 2, 3, 4), (1, 1), False),
        ((1, 3, 5, 2), (0, 1), True),
        ((1, 3, 2, 4, 6), (1, 0), True),
        ((1, 3, 5, 2, 4, 6), (1, 1), False),
    ],
)
def test_odd_and_even_ships_are_counted(dice: tuple[int, ...], gained: tuple[int, int], kept: bool) -> None:
    """More odd ones an ore, more even ones a fuel, as many of each both, and then the card is gone
    (AF-10.10, AF-4.4)."""
    table = Playing(Position().owns(YOU, RESOURCE_CACHE).fleet(YOU, len(dice)).before_the_roll(*dice))
    table.play(Roll())
    assert table.holdings(YOU) == gained
    assert (RESOURCE_CACHE in table.cards()) == kept
    assert (RESOURCE_CACHE in table.state.discard) != kept


def test_the_relic_ship_is_counted() -> None:
    """Coloured 1, 3 and 2 and the relic 4 are two odd and two even: both tokens, and the card goes
    (AF-10.10, AF-11.3)."""
    table = Playing(
        Position()
        .owns(YOU, RESOURCE_CACHE)
        .docked(LUNAR_MINE, (4, YOU), relic=True)
        .colonies(BURROUGHS_DESERT, {YOU: 1})
        .before_the_roll(1, 3, 2, 4)
    )
    table.play(Roll())
    assert table.holdings(YOU) == (1, 1)
    assert table.state.discard == [RESOURCE_CACHE]


def test_its_own_discard_is_no_discard_power() -> None:
    """Equal numbers discard the card; a Stasis Beam may still be discarded this turn (AF-9.11)."""
    table = Playing(Position().owns(YOU, RESOURCE_CACHE, STASIS_BEAM).fleet(YOU, 4).before_the_roll(1, 2, 3, 4))
    table.play(Roll())
    assert table.cards() == (STASIS_BEAM,)
    table.play(PlaceField(ISOLATION, LEM_BADLANDS))
    assert table.state.discard == [RESOURCE_CACHE, STASIS_BEAM]


def test_discarded_it_fills_a_short_display() -> None:
    """With nothing to draw and two cards displayed it is shown as soon as it is gone (AF-6.1.8, AF-0.13)."""
    table = Playing(
        Position()
        .owns(YOU, RESOURCE_CACHE)
        .fleet(YOU, 4)
        .display(ALIEN_CITY, BOOSTER_POD)
        .draw_pile()
        .before_the_roll(1, 2, 3, 4)
    )
    table.play(Roll())
    assert table.state.display == [ALIEN_CITY, BOOSTER_POD, RESOURCE_CACHE]


def test_a_reroll_is_not_counted() -> None:
    """1, 3 and 5 paid an ore; rolled again to 2, 4 and 6 they pay nothing more (AF-10.10)."""
    table = Playing(
        Position().owns(YOU, RESOURCE_CACHE, TEMPORAL_WARPER).holds(YOU, fuel=1).before_the_roll(1, 3, 5, 2, 4, 6)
    )
    table.play(Roll())
    assert table.holdings(YOU) == (1, 1)
    table.play(Reroll((ship(YOU, 1), ship(YOU, 3), ship(YOU, 5))))
    assert table.hand == (2, 4, 6)
    assert table.holdings(YOU) == (0, 1)


def test_it_has_no_power_to_activate() -> None:
    """After the roll there is nothing to do with it (AF-10.10)."""
    table = Playing(Position().dice(3).owns(YOU, RESOURCE_CACHE).holds(YOU, fuel=5))
    assert all(isinstance(move, Dock) for move in table.moves(Move))


def test_nothing_comes_of_it_in_the_turn_it_is_claimed() -> None:
    """Claimed with a 3 and a 6 it pays at your next roll (AF-10.10, AF-6.1.7, AF-9.4, AF-4.4)."""
    table = Playing(Position(players=2).dice(3, 6).display(RESOURCE_CACHE, ALIEN_CITY, BOOSTER_POD))
    table.play(docking(ALIEN_ARTIFACT, 3), docking(ALIEN_ARTIFACT, 6), Claim(RESOURCE_CACHE))
    assert table.holdings(YOU) == (0, 0)
    table.pass_to(YOU)
    table.roll(1, 3, 5)
    assert table.holdings(YOU) == (0, 1)


def test_a_cache_stolen_pays_the_thief() -> None:
    """Red takes your card in Red's turn: your next roll brings nothing, Red's next roll pays Red (AF-10.10)."""
    table = Playing(Position(players=2, active=RED).dice(1, 2, 3).owns(YOU, RESOURCE_CACHE))
    table.play(docking(RAIDERS_OUTPOST, 1, 2, 3, seat=RED), TakeCard(YOU, RESOURCE_CACHE))
    table.finish_turn()
    table.roll(1, 3, 5)
    assert table.holdings(YOU) == (0, 0)
    table.finish_turn()
    assert table.holdings(RED) == (0, 0)
    table.roll(1, 3, 5)
    assert table.holdings(RED) == (0, 1)
