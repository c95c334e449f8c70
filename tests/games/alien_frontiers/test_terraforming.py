"""Chapter 6.10: the Terraforming Station."""

from __future__ import annotations

import pytest

from engine.core.moves import Move
from engine.games.alien_frontiers.components import (
    BURROUGHS_DESERT,
    LEM_BADLANDS,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    SHIPYARD,
    SOLAR_CONVERTER,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.moves import Fire, Land, Teleport
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import RED, YOU, Playing, docking


@pytest.mark.parametrize(
    "position",
    [
        Position().dice(5, 5, 4, 2).holds(YOU, fuel=1, ore=1),
        Position().dice(6, 5, 4, 2).holds(YOU, fuel=1, ore=1).docked(TERRAFORMING_STATION, (6, RED)),
        Position().dice(6, 5, 4, 2).holds(YOU, fuel=1),
        Position().dice(6, 5, 4, 2).holds(YOU, ore=1),
    ],
    ids=["no six", "dock taken", "no ore", "no fuel"],
)
def test_terraforming_needs_a_six_the_dock_and_the_price(position: Position) -> None:
    """If one of them is missing no ship of a fleet of four can dock (AF-6.10.1, AF-5.1)."""
    table = Playing(position)
    assert all(table.refuses(docking(TERRAFORMING_STATION, value)) for value in range(1, 7))


def test_terraforming_lands_a_colony() -> None:
    """A 6, the empty dock, one fuel and one ore: paid, and a colony is to be landed (AF-6.10.1, AF-0.9)."""
    table = Playing(Position().dice(6, 5, 4, 2).holds(YOU, fuel=1, ore=1))
    table.play(docking(TERRAFORMING_STATION, 6))
    assert (table.fuel, table.ore) == (0, 0)
    assert table.moves(Move) == [Land(territory) for territory in range(8)]


def test_three_ships_must_remain() -> None:
    """With a fleet of three the coloured 6 may not be used (AF-6.10.2)."""
    assert Playing(Position().dice(6).holds(YOU, fuel=1, ore=1)).refuses(docking(TERRAFORMING_STATION, 6))


def test_the_relic_ship_does_not_stand_in_for_a_coloured_one() -> None:
    """Three coloured ships and the relic ship showing 3: the coloured 6 still may not be used (AF-6.10.2)."""
    table = Playing(Position().dice(6, 1, 2, relic=3).colonies(BURROUGHS_DESERT, {YOU: 1}).holds(YOU, fuel=1, ore=1))
    assert table.refuses(docking(TERRAFORMING_STATION, 6))


def test_a_fourth_ship_built_this_turn_counts() -> None:
    """A fleet of three builds with a pair of fours and terraforms with the 6. At the next gather three ships are
    left (AF-6.10.2, AF-6.8.2)."""
    table = Playing(Position(players=2).dice(4, 4, 6).holds(YOU, fuel=2, ore=2))
    assert table.refuses(docking(TERRAFORMING_STATION, 6))
    table.play(docking(SHIPYARD, 4, 4), docking(TERRAFORMING_STATION, 6), Land(LEM_BADLANDS))
    assert (table.fuel, table.ore, table.fleet()) == (0, 0, 4)
    table.pass_to(YOU)
    table.roll(1, 2, 3)
    assert table.hand == (1, 2, 3)
    assert table.fleet() == 3


def test_the_relic_ship_may_be_used_whatever_the_fleet() -> None:
    """A fleet of three and the relic ship showing 6 (AF-6.10.3)."""
    table = Playing(Position().dice(1, 2, 3, relic=6).colonies(BURROUGHS_DESERT, {YOU: 1}).holds(YOU, fuel=1, ore=1))
    table.play(docking(TERRAFORMING_STATION, relic=6))
    assert table.moves(Land)


def test_the_ship_blocks_the_station_until_its_owner_gathers() -> None:
    """In the next player's turn the dock is still taken; at your gather the ship goes to the stock
    (AF-6.10.4, AF-6.10.6)."""
    table = Playing(Position(players=2).dice(6).fleet(YOU, 4).fleet(RED, 4).holds(YOU, 1, 1).holds(RED, 1, 1))
    table.play(docking(TERRAFORMING_STATION, 6), Land(LEM_BADLANDS))
    table.finish_turn()
    table.roll(6, 6, 6, 6)
    assert table.docked(TERRAFORMING_STATION) == (ship(YOU, 6),)
    assert table.refuses(docking(TERRAFORMING_STATION, 6, seat=RED))
    table.finish_turn()
    assert table.fleet() == 4
    table.roll(1, 2, 3)
    assert table.docked(TERRAFORMING_STATION) == ()
    assert (table.fleet(), table.state.players[YOU].stock) == (3, 3)


def test_the_teleporter_neither_takes_from_here_nor_brings_here() -> None:
    """Your 6 docked here cannot be lifted, and another 6 cannot be set down here (AF-6.10.5)."""
    docked = Playing(
        Position().dice(1).docked(TERRAFORMING_STATION, (6, YOU)).owns(YOU, ORBITAL_TELEPORTER).holds(YOU, 8, 8)
    )
    assert docked.refuses(Teleport(ship(YOU, 6), TERRAFORMING_STATION, SOLAR_CONVERTER, ()))
    assert docked.moves(Teleport) == []
    elsewhere = Playing(
        Position().fleet(YOU, 4).docked(SOLAR_CONVERTER, (6, YOU)).owns(YOU, ORBITAL_TELEPORTER).holds(YOU, 8, 8)
    )
    assert elsewhere.refuses(Teleport(ship(YOU, 6), SOLAR_CONVERTER, TERRAFORMING_STATION, ()))


def test_the_plasma_cannon_can_hit_here() -> None:
    """Red's 6 is shot off the station, which is free at once (AF-6.10.5, AF-10.8.5)."""
    table = Playing(
        Position()
        .dice(6)
        .fleet(YOU, 4)
        .owns(YOU, PLASMA_CANNON)
        .holds(YOU, fuel=2, ore=1)
        .docked(TERRAFORMING_STATION, (6, RED))
    )
    assert table.refuses(docking(TERRAFORMING_STATION, 6))
    table.play(Fire(TERRAFORMING_STATION, ship(RED, 6)), docking(TERRAFORMING_STATION, 6))
    assert table.docked(TERRAFORMING_STATION) == (ship(YOU, 6),)
