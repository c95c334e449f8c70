"""Chapter 5: what holds for every docking."""

from __future__ import annotations

import pytest

from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    EMPTY,
    LEM_BADLANDS,
    LUNAR_MINE,
    ORBITAL_MARKET,
    PLASMA_CANNON,
    RAIDERS_OUTPOST,
    SHIPYARD,
    SOLAR_CONVERTER,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.events import ColonyLanded, ControlChanged, Gained, Paid, ShipsDocked
from engine.games.alien_frontiers.moves import CeaseFire, Dock, Fire, Land, Launch, TakeNothing
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import BLUE, GREEN, RED, YOU, Playing, docking


@pytest.mark.parametrize(
    "position",
    [
        Position().dice(2, 2).holds(YOU, fuel=1, ore=1).docked(SHIPYARD, *[(1, RED)] * 4, *[(1, GREEN)] * 2),
        Position().dice(2, 3).holds(YOU, fuel=1, ore=1),
        Position().dice(2, 2).holds(YOU, fuel=1),
    ],
    ids=["no empty dock", "wrong values", "no ore"],
)
def test_a_docking_needs_docks_values_and_the_price(position: Position) -> None:
    """Each of the three may be missing at the Shipyard (AF-5.1)."""
    table = Playing(position)
    assert table.moves(Dock)
    assert not any(move.station == SHIPYARD for move in table.moves(Dock))


def test_a_docking_names_only_unplaced_ships_of_your_own() -> None:
    """A value you did not roll and a ship of another player are refused (AF-5.1)."""
    table = Playing(Position().dice(2).docked(SOLAR_CONVERTER, (3, RED)))
    assert table.refuses(docking(LUNAR_MINE, 5))
    assert table.refuses(docking(LUNAR_MINE, 3, seat=RED))


def test_a_dock_holds_one_ship() -> None:
    """Four ships fill the Alien Artifact, a fifth does not fit (AF-5.2)."""
    table = Playing(Position().dice(5).docked(ALIEN_ARTIFACT, (1, RED), (2, RED), (3, GREEN), (4, BLUE)))
    assert table.refuses(docking(ALIEN_ARTIFACT, 5))


def test_covered_docks_are_never_available() -> None:
    """With two players the mine has three open docks; the fourth ship finds none (AF-5.2, AF-3.9)."""
    table = Playing(Position(players=2).dice(4, 5).docked(LUNAR_MINE, (1, RED), (2, RED)))
    table.play(docking(LUNAR_MINE, 4))
    assert table.refuses(docking(LUNAR_MINE, 5))


def test_a_half_empty_pair_is_closed() -> None:
    """Two players, one Shipyard pair, held by Red. The Plasma Cannon removes one of the two ships only: the group is
    not empty, your pair cannot dock (AF-5.3)."""
    table = Playing(
        Position(players=2)
        .dice(2, 2)
        .holds(YOU, fuel=4, ore=4)
        .owns(YOU, PLASMA_CANNON)
        .docked(SHIPYARD, (4, RED), (4, RED))
    )
    table.play(Fire(SHIPYARD, ship(RED, 4)), CeaseFire())
    assert table.docked(SHIPYARD) == (ship(RED, 4),)
    assert table.refuses(docking(SHIPYARD, 2, 2))


def test_three_empty_docks_of_three_pairs_are_no_group() -> None:
    """A set needs the docks of one group: with one ship shot out of each pair the Shipyard has three empty docks and
    no place for a pair (AF-0.2, AF-5.3)."""
    table = Playing(
        Position()
        .dice(2, 2)
        .holds(YOU, fuel=5, ore=5)
        .owns(YOU, PLASMA_CANNON)
        .docked(SHIPYARD, (3, RED), (3, RED), (4, GREEN), (4, GREEN), (5, BLUE), (5, BLUE))
    )
    table.play(Fire(SHIPYARD, ship(RED, 3)), Fire(SHIPYARD, ship(GREEN, 4)), Fire(SHIPYARD, ship(BLUE, 5)), CeaseFire())
    assert table.state.docks[SHIPYARD].count(EMPTY) == 3
    assert table.refuses(docking(SHIPYARD, 2, 2))


@pytest.mark.parametrize("station", [SOLAR_CONVERTER, LUNAR_MINE, ALIEN_ARTIFACT, COLONIST_HUB])
def test_single_docks_take_one_ship_at_a_time(station: int) -> None:
    """At these stations a docking names exactly one ship (AF-5.4, AF-0.2)."""
    table = Playing(Position().dice(3, 3))
    assert table.refuses(docking(station, 3, 3))
    table.play(docking(station, 3), docking(station, 3))
    assert len(table.docked(station)) == 2


def test_ships_dropped_together_dock_in_ascending_order_until_one_cannot() -> None:
    """A 2, a 3 and a 5 go to the mine one after the other. With three docks taken by low ships only the first two
    find a place and the last stays unplaced (AF-5.4)."""
    table = Playing(Position().dice(2, 3, 5))
    table.play(*(docking(LUNAR_MINE, value) for value in (2, 3, 5)))
    assert table.ore == 3
    narrow = Playing(Position().dice(2, 3, 5).docked(LUNAR_MINE, (1, RED), (1, RED), (1, GREEN)))
    narrow.play(docking(LUNAR_MINE, 2), docking(LUNAR_MINE, 3))
    assert narrow.refuses(docking(LUNAR_MINE, 5))
    assert narrow.hand == (5,)


def test_pay_then_move_then_effect_then_decision_then_aftermath() -> None:
    """What happens in one docking, in this order (AF-5.5)."""
    table = Playing(Position().dice(1, 6).fleet(YOU, 4).holds(YOU, fuel=1, ore=1))
    events = table.play(docking(TERRAFORMING_STATION, 6), Land(LEM_BADLANDS))
    assert [type(event) for event in events] == [Paid, ShipsDocked, ColonyLanded, ControlChanged]
    assert [type(event) for event in table.play(docking(SOLAR_CONVERTER, 1))] == [ShipsDocked, Gained]


def test_a_station_may_be_used_several_times_in_a_turn() -> None:
    """Two pairs at the Shipyard, three ships at the Solar Converter, while docks last (AF-5.6)."""
    table = Playing(Position().dice(1, 1, 2, 2).holds(YOU, fuel=5, ore=5))
    table.play(docking(SHIPYARD, 1, 1), docking(SHIPYARD, 2, 2))
    assert len(table.docked(SHIPYARD)) == 4
    table = Playing(Position().dice(1, 2, 3))
    table.play(*(docking(SOLAR_CONVERTER, value) for value in (3, 1, 2)))
    assert len(table.docked(SOLAR_CONVERTER)) == 3


def test_ships_of_the_others_keep_their_docks() -> None:
    """Neither your roll nor the end of your turn moves them (AF-5.7)."""
    table = Playing(
        Position()
        .docked(LUNAR_MINE, (5, RED))
        .docked(RAIDERS_OUTPOST, (4, GREEN), (5, GREEN), (6, GREEN))
        .docked(ORBITAL_MARKET, (2, BLUE), (2, BLUE))
        .before_the_roll(1, 2, 3)
    )
    before = [table.docked(station) for station in (LUNAR_MINE, RAIDERS_OUTPOST, ORBITAL_MARKET)]
    table.roll()
    table.finish_turn()
    assert [table.docked(station) for station in (LUNAR_MINE, RAIDERS_OUTPOST, ORBITAL_MARKET)] == before


def test_the_three_ways_a_ship_of_another_is_removed() -> None:
    """Plasma Cannon, displacement at the Raiders' Outpost, and the loss of the relic ship (AF-5.7)."""
    table = Playing(
        Position()
        .dice(2, 3, 4)
        .hub(YOU, 7)
        .owns(YOU, PLASMA_CANNON)
        .holds(YOU, fuel=2, ore=1)
        .docked(LUNAR_MINE, (5, RED))
        .docked(RAIDERS_OUTPOST, (1, GREEN), (2, GREEN), (3, GREEN))
        .docked(SOLAR_CONVERTER, (6, BLUE), relic=True)
        .colonies(BURROUGHS_DESERT, {BLUE: 1})
    )
    table.play(Fire(LUNAR_MINE, ship(RED, 5)))
    table.play(docking(RAIDERS_OUTPOST, 2, 3, 4), TakeNothing())
    table.play(Launch(), Land(BURROUGHS_DESERT))
    assert table.docked(LUNAR_MINE) == table.docked(SOLAR_CONVERTER) == ()
    assert table.docked(RAIDERS_OUTPOST) == (ship(YOU, 2), ship(YOU, 3), ship(YOU, 4))


def test_removing_a_ship_never_undoes_what_it_earned() -> None:
    """Red mined an ore. Shooting the ship away frees the dock but takes nothing back (AF-5.8)."""
    table = Playing(Position(players=2, active=RED).dice(4, 6, 6).owns(YOU, PLASMA_CANNON).holds(YOU, fuel=1))
    table.play(docking(LUNAR_MINE, 4, seat=RED))
    table.finish_turn()
    earned = table.holdings(RED)
    table.roll(1, 1, 2)
    table.play(Fire(LUNAR_MINE, ship(RED, 4)))
    assert table.docked(LUNAR_MINE) == ()
    assert table.holdings(RED) == earned
    assert earned[1] == 1


def test_the_first_empty_dock_is_taken() -> None:
    """Docks of a station are alike: the ship goes into the gap that a removed one has left (AF-5.9)."""
    table = Playing(
        Position().dice(6).owns(YOU, PLASMA_CANNON).holds(YOU, fuel=1).docked(LUNAR_MINE, (2, RED), (3, GREEN))
    )
    table.play(Fire(LUNAR_MINE, ship(RED, 2)), docking(LUNAR_MINE, 6))
    assert table.state.docks[LUNAR_MINE] == (ship(YOU, 6), ship(GREEN, 3), EMPTY, EMPTY, EMPTY)


def test_the_first_empty_group_is_taken() -> None:
    """A pair leaves no gap before it (AF-5.9)."""
    table = Playing(Position().dice(3, 3).docked(ORBITAL_MARKET, (1, RED), (1, RED)))
    table.play(docking(ORBITAL_MARKET, 3, 3))
    assert table.state.docks[ORBITAL_MARKET] == (ship(RED, 1), ship(RED, 1), ship(YOU, 3), ship(YOU, 3))


def test_the_relic_ship_completes_a_triple() -> None:
    """Two coloured fives and a relic five are three equal values for the Colony Constructor (AF-5.10)."""
    table = Playing(Position().dice(5, 5, relic=5).colonies(BURROUGHS_DESERT, {YOU: 1}).holds(YOU, ore=3))
    table.play(docking(COLONY_CONSTRUCTOR, 5, 5, relic=5))
    assert table.moves(Land)


def test_the_relic_ship_completes_a_sequence() -> None:
    """A coloured 2 and 3 with a relic 4 are a sequence for the Raiders' Outpost (AF-5.10)."""
    table = Playing(Position().dice(2, 3, relic=4).colonies(BURROUGHS_DESERT, {YOU: 1}))
    table.play(docking(RAIDERS_OUTPOST, 2, 3, relic=4))
    assert len(table.docked(RAIDERS_OUTPOST)) == 3
