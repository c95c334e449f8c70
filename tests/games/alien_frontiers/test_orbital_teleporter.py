"""Chapter 10.7: the Orbital Teleporter."""

from __future__ import annotations

import pytest

from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    BOOSTER_POD,
    COLONIST_HUB,
    EMPTY,
    HERBERT_VALLEY,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    ORBITAL_TELEPORTER,
    POHL_FOOTHILLS,
    SHIPYARD,
    SOLAR_CONVERTER,
    TERRAFORMING_STATION,
    VAN_VOGT_MOUNTAINS,
    ship,
)
from engine.games.alien_frontiers.moves import Boost, Claim, Land, LiftColony, MoveColony, Teleport
from engine.games.alien_frontiers.position import Position
from engine.games.alien_frontiers.state import Options
from tests.games.alien_frontiers.playing import GREEN, RED, YOU, Playing, docking, moving


def teleport(value: int, origin: int, station: int, *companions: int) -> Teleport:
    """Of your own coloured ships."""
    return Teleport(ship(YOU, value), origin, station, tuple(ship(YOU, companion) for companion in companions))


def owner(fuel: int = 8, ore: int = 0, options: Options | None = None) -> Position:
    return Position(options=options).owns(YOU, ORBITAL_TELEPORTER).holds(YOU, fuel, ore)


def test_a_ship_is_used_twice() -> None:
    """A 6 mines an ore, is teleported to the Artifact for two fuel, counts six there with a cycle, and a 2 completes
    the eight (AF-10.7, AF-10.7.1, AF-10.7.5)."""
    table = Playing(owner(fuel=2).dice(2, 5, 6).display(ALIEN_CITY, BOOSTER_POD, BOOSTER_POD))
    table.play(docking(LUNAR_MINE, 6), teleport(6, LUNAR_MINE, ALIEN_ARTIFACT))
    assert (table.fuel, table.ore) == (0, 1)
    assert (table.artifact_total, table.state.cycles) == (6, 1)
    assert table.docked(LUNAR_MINE) == ()
    table.play(docking(ALIEN_ARTIFACT, 2), Claim(ALIEN_CITY))
    assert ALIEN_CITY in table.cards()


def test_the_dock_left_is_free_again() -> None:
    """The ore stays, and a 3 may now dock where the 6 had set the minimum (AF-10.7.5, AF-5.8)."""
    table = Playing(owner().dice(3, 6))
    table.play(docking(LUNAR_MINE, 6))
    assert table.refuses(docking(LUNAR_MINE, 3))
    table.play(teleport(6, LUNAR_MINE, SOLAR_CONVERTER), docking(LUNAR_MINE, 3))
    assert table.state.docks[LUNAR_MINE] == (ship(YOU, 3), EMPTY, EMPTY, EMPTY, EMPTY)
    assert table.ore == 2


def test_it_may_dock_together_with_unplaced_ships() -> None:
    """A docked 3 and an unplaced 3 are a pair for the Shipyard; alone the 3 may not go there (AF-10.7.1)."""
    table = Playing(owner(fuel=3, ore=1).dice(3).docked(SOLAR_CONVERTER, (3, YOU)))
    assert table.refuses(teleport(3, SOLAR_CONVERTER, SHIPYARD))
    table.play(teleport(3, SOLAR_CONVERTER, SHIPYARD, 3))
    assert table.docked(SHIPYARD) == (ship(YOU, 3), ship(YOU, 3))
    assert (table.fuel, table.ore, table.fleet()) == (0, 0, 4)
    assert table.hand == ()


@pytest.mark.parametrize(("fuel", "pohl", "legal"), [(2, False, False), (3, False, True), (2, True, True)])
def test_power_and_docking_must_be_payable_together(fuel: int, pohl: bool, legal: bool) -> None:
    """Two fuel for the power and one with an ore for the fourth ship; Pohl Foothills saves one fuel (AF-10.7.1)."""
    position = owner(fuel=fuel, ore=1).dice(3).docked(SOLAR_CONVERTER, (3, YOU))
    table = Playing(position.colonies(POHL_FOOTHILLS, {YOU if pohl else RED: 1}))
    assert table.can(teleport(3, SOLAR_CONVERTER, SHIPYARD, 3)) == legal


def test_what_the_docking_earns_cannot_pay_for_the_power() -> None:
    """With one fuel a teleport to the Solar Converter is refused, although it would bring three (AF-10.7.1)."""
    assert Playing(owner(fuel=1).docked(LUNAR_MINE, (6, YOU))).refuses(teleport(6, LUNAR_MINE, SOLAR_CONVERTER))


def test_without_a_legal_docking_the_power_cannot_be_used() -> None:
    """Every other station is closed to the 2: the ship stays (AF-10.7.1, AF-9.7)."""
    table = Playing(
        owner()
        .docked(COLONIST_HUB, (2, YOU), (2, YOU), (2, YOU))
        .docked(SOLAR_CONVERTER, *[(1, RED)] * 5, *[(1, GREEN)] * 3)
        .fill(ALIEN_ARTIFACT, 1, 3)
        .docked(LUNAR_MINE, (3, RED))
    )
    assert table.moves(Teleport) == []


@pytest.mark.parametrize(("minimum", "legal"), [(4, True), (5, False)])
def test_it_docks_at_a_different_station(minimum: int, legal: bool) -> None:
    """Your 4 at the Solar Converter cannot be set down there again; Artifact and own track take it, the mine if its
    minimum allows (AF-10.7.2, AF-10.7.1)."""
    table = Playing(owner().docked(SOLAR_CONVERTER, (4, YOU)).docked(LUNAR_MINE, (minimum, RED)))
    assert table.refuses(teleport(4, SOLAR_CONVERTER, SOLAR_CONVERTER))
    assert table.can(teleport(4, SOLAR_CONVERTER, ALIEN_ARTIFACT))
    assert table.can(teleport(4, SOLAR_CONVERTER, COLONIST_HUB))
    assert table.can(teleport(4, SOLAR_CONVERTER, LUNAR_MINE)) == legal


def test_the_bay_is_neither_origin_nor_destination() -> None:
    """Ships there cannot be lifted, and none can be set down there (AF-10.7.1, AF-10.7.3, AF-6.5.3)."""
    table = Playing(owner().docked(LUNAR_MINE, (4, YOU)).docked(MAINTENANCE_BAY, (5, YOU)))
    assert table.refuses(teleport(5, MAINTENANCE_BAY, SOLAR_CONVERTER))
    assert table.refuses(teleport(4, LUNAR_MINE, MAINTENANCE_BAY))


def test_ships_of_others_cannot_be_teleported() -> None:
    """Only one of your ships may be chosen (AF-10.7.1)."""
    table = Playing(owner().docked(LUNAR_MINE, (4, RED)))
    assert table.moves(Teleport) == []


def test_the_terraforming_station_is_neither_origin_nor_destination() -> None:
    """A 6 mined this turn cannot be brought there although the price is in hand, and a ship docked there cannot leave
    (AF-10.7.3, AF-10.7.1, AF-6.10.5)."""
    to = Playing(owner(fuel=3, ore=1).fleet(YOU, 4).docked(LUNAR_MINE, (6, YOU)))
    assert to.refuses(teleport(6, LUNAR_MINE, TERRAFORMING_STATION))
    off = Playing(owner(fuel=3, ore=1).fleet(YOU, 4).docked(TERRAFORMING_STATION, (6, YOU)))
    assert off.refuses(teleport(6, TERRAFORMING_STATION, SOLAR_CONVERTER))


def test_an_option_opens_the_terraforming_station() -> None:
    """With it the 6 goes there for two fuel and the price of the station, and a colony is landed. Off it nothing can
    be moved all the same (AF-14.7)."""
    options = Options(teleporter_onto_terraforming=True)
    table = Playing(owner(fuel=3, ore=1, options=options).fleet(YOU, 4).docked(LUNAR_MINE, (6, YOU)))
    table.play(teleport(6, LUNAR_MINE, TERRAFORMING_STATION), Land(LEM_BADLANDS))
    assert (table.fuel, table.ore) == (0, 0)
    assert table.state.colonies[LEM_BADLANDS][YOU] == 1
    off = Playing(owner(options=options).fleet(YOU, 4).docked(TERRAFORMING_STATION, (6, YOU)))
    assert off.refuses(teleport(6, TERRAFORMING_STATION, SOLAR_CONVERTER))


@pytest.mark.parametrize(("fleet", "value", "fuel", "ore"), [(3, 6, 8, 8), (4, 5, 8, 8), (4, 6, 2, 1), (4, 6, 8, 0)])
def test_the_option_does_not_spare_the_rules_of_the_station(fleet: int, value: int, fuel: int, ore: int) -> None:
    """Fleet, value and price are asked for as ever (AF-14.7)."""
    position = owner(fuel, ore, Options(teleporter_onto_terraforming=True)).fleet(YOU, fleet)
    table = Playing(position.docked(LUNAR_MINE, (value, YOU)))
    assert table.refuses(teleport(value, LUNAR_MINE, TERRAFORMING_STATION))


def test_a_teleported_ship_keeps_its_value() -> None:
    """It arrives as it left, and a value card cannot touch it before, on the way or after (AF-10.7.4, AF-9.10)."""
    table = Playing(owner().owns(YOU, ORBITAL_TELEPORTER, BOOSTER_POD).dice(1).docked(LUNAR_MINE, (4, YOU)))
    assert table.moves(Boost) == [Boost(ship(YOU, 1))]
    table.play(teleport(4, LUNAR_MINE, SOLAR_CONVERTER))
    assert table.docked(SOLAR_CONVERTER) == (ship(YOU, 4),)
    assert table.moves(Boost) == [Boost(ship(YOU, 1))]


def test_one_ship_a_turn() -> None:
    """The second teleport has to wait for the next turn (AF-10.7, AF-9.5)."""
    table = Playing(owner().docked(LUNAR_MINE, (4, YOU), (5, YOU)))
    table.play(teleport(4, LUNAR_MINE, SOLAR_CONVERTER))
    assert table.moves(Teleport) == []


def test_the_discard_power_wins_a_territory() -> None:
    """Your colony is moved from Van Vogt Mountains, where Green is stronger, to Lem Badlands, where you were level
    with Red: control, a point, and the bonus at once (AF-10.7, AF-7.4)."""
    table = Playing(
        owner(fuel=0).dice(2).colonies(LEM_BADLANDS, {YOU: 1, RED: 1}).colonies(VAN_VOGT_MOUNTAINS, {YOU: 1, GREEN: 2})
    )
    before = table.score()
    table.play(*moving(YOU, VAN_VOGT_MOUNTAINS, LEM_BADLANDS))
    assert table.state.colonies[LEM_BADLANDS] == (2, 1, 0, 0)
    assert table.state.control[LEM_BADLANDS] == YOU
    assert table.score() == before + 1
    assert table.cards() == ()
    table.play(docking(SOLAR_CONVERTER, 2))
    assert table.fuel == 2


def test_the_discard_power_moves_a_colony_of_anyone() -> None:
    """Red's as well as yours, to any other territory but not to the same one (AF-10.7)."""
    table = Playing(owner(fuel=0).colonies(LEM_BADLANDS, {YOU: 1, RED: 1}))
    assert table.moves(LiftColony) == [LiftColony(LEM_BADLANDS, YOU), LiftColony(LEM_BADLANDS, RED)]
    table.play(LiftColony(LEM_BADLANDS, RED))
    assert table.refuses(MoveColony(LEM_BADLANDS))
    table.play(MoveColony(HERBERT_VALLEY))
    assert table.state.control[HERBERT_VALLEY] == RED
