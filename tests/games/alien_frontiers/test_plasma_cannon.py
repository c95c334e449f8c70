"""Chapter 10.8: the Plasma Cannon."""

from __future__ import annotations

from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    NOBODY,
    PLASMA_CANNON,
    SHIPYARD,
    SOLAR_CONVERTER,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.moves import BuyRelic, CeaseFire, DestroyShip, Fire
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import BLUE, GREEN, RED, YOU, Playing, docking


def gunner(fuel: int = 0, ore: int = 0) -> Position:
    return Position().owns(YOU, PLASMA_CANNON).holds(YOU, fuel, ore)


# -- fuel power --------------------------------------------------------------------------------------------------


def test_the_cannon_opens_a_group_of_the_shipyard() -> None:
    """Three pairs fill it. Two fuel remove both red threes, and your twos dock in their place
    (AF-10.8, AF-10.8.1, AF-5.3)."""
    table = Playing(
        gunner(fuel=3, ore=1)
        .dice(2, 2, 4)
        .docked(SHIPYARD, (3, RED), (3, RED), (5, RED), (5, RED), (1, GREEN), (1, GREEN))
    )
    assert table.refuses(docking(SHIPYARD, 2, 2))
    table.play(Fire(SHIPYARD, ship(RED, 3)), Fire(SHIPYARD, ship(RED, 3)), CeaseFire())
    assert table.fuel == 1
    table.play(docking(SHIPYARD, 2, 2))
    assert table.state.docks[SHIPYARD][:2] == (ship(YOU, 2), ship(YOU, 2))


def test_ships_hit_go_to_the_bay_and_are_gathered_as_usual() -> None:
    """Red's 5 waits in the Bay, is still in Red's fleet, and is rolled in Red's turn
    (AF-10.8.2, AF-6.5.1, AF-6.5.2)."""
    table = Playing(gunner(fuel=1).dice(4).docked(LUNAR_MINE, (5, RED)))
    table.play(Fire(LUNAR_MINE, ship(RED, 5)), docking(LUNAR_MINE, 4))
    assert ship(RED, 5) in table.in_the_bay(RED)
    assert table.fleet(RED) == 3
    table.finish_turn()
    table.roll(1, 2, 3)
    assert table.hand == (1, 2, 3)


def test_one_station_a_use() -> None:
    """After a hit at the mine no ship at the Solar Converter can be hit (AF-10.8.1)."""
    table = Playing(gunner(fuel=4).docked(LUNAR_MINE, (4, RED), (5, RED)).docked(SOLAR_CONVERTER, (6, RED)))
    table.play(Fire(LUNAR_MINE, ship(RED, 4)))
    assert table.moves(Fire) == [Fire(LUNAR_MINE, ship(RED, 5))]
    table.play(CeaseFire())
    assert table.moves(Fire) == []


def test_some_of_the_ships_of_several_owners() -> None:
    """Of four ships at the mine you choose one of Red's and Blue's, pay two fuel and leave the rest (AF-10.8.3)."""
    table = Playing(gunner(fuel=4).docked(LUNAR_MINE, (2, RED), (3, GREEN), (4, RED), (5, BLUE)))
    table.play(Fire(LUNAR_MINE, ship(RED, 4)), Fire(LUNAR_MINE, ship(BLUE, 5)))
    assert table.docked(LUNAR_MINE) == (ship(RED, 2), ship(GREEN, 3))
    assert table.fuel == 2


def test_never_your_own_ships() -> None:
    """Your 4 stands between two others and cannot be chosen, for neither power (AF-10.8.3)."""
    table = Playing(gunner(fuel=4).docked(LUNAR_MINE, (3, RED), (4, YOU), (5, RED)).fleet(RED, 6).fleet(YOU, 6))
    assert table.refuses(Fire(LUNAR_MINE, ship(YOU, 4)))
    assert table.refuses(DestroyShip(LUNAR_MINE, ship(YOU, 4)))


def test_the_hub_is_one_station() -> None:
    """Two red ships and a green one on their tracks are hit in one use. Their colonies stay where they are, and no
    dock is won for you: your track is the only one you use (AF-10.8.4)."""
    table = Playing(
        gunner(fuel=3)
        .dice(1)
        .docked(COLONIST_HUB, (2, RED), (4, RED), (3, GREEN), (5, YOU), (5, YOU), (5, YOU))
        .hub(RED, 4)
        .hub(GREEN, 2)
    )
    table.play(*(Fire(COLONIST_HUB, target) for target in (ship(RED, 2), ship(RED, 4), ship(GREEN, 3))))
    assert table.docked(COLONIST_HUB) == (ship(YOU, 5),) * 3
    assert [table.state.players[seat].hub for seat in (RED, GREEN)] == [4, 2]
    assert {ship(RED, 2), ship(RED, 4)} <= set(table.in_the_bay(RED))
    assert table.fuel == 0
    assert table.refuses(docking(COLONIST_HUB, 1))


def test_a_hit_on_the_terraforming_station_sends_the_ship_to_the_stock() -> None:
    """Not to the Bay: it was lost anyway, so the minimum fleet does not matter. Red's colony stays (AF-10.8.5)."""
    table = Playing(
        gunner(fuel=1).docked(TERRAFORMING_STATION, (6, RED)).fleet(RED, 4).colonies(LEM_BADLANDS, {RED: 1})
    )
    table.play(Fire(TERRAFORMING_STATION, ship(RED, 6)))
    assert table.docked(TERRAFORMING_STATION) == ()
    assert len(table.in_the_bay(RED)) == 3
    assert (table.fleet(RED), table.state.players[RED].stock) == (3, 3)
    assert table.state.colonies[LEM_BADLANDS][RED] == 1


def test_a_relic_ship_hit_on_the_terraforming_station_goes_home() -> None:
    """To Burroughs Desert, and Red's fleet is not concerned (AF-10.8.5, AF-11.4)."""
    table = Playing(
        gunner(fuel=1).docked(TERRAFORMING_STATION, (6, RED), relic=True).colonies(BURROUGHS_DESERT, {RED: 1})
    )
    table.play(Fire(TERRAFORMING_STATION, ship(RED, 6, relic=True)))
    assert table.state.relic_owner == NOBODY
    assert table.docked(TERRAFORMING_STATION) == ()
    assert table.fleet(RED) == 3


def test_a_relic_ship_hit_elsewhere_goes_to_the_bay() -> None:
    """It stays Red's (AF-10.8.2, AF-11.3)."""
    table = Playing(gunner(fuel=1).docked(LUNAR_MINE, (6, RED), relic=True).colonies(BURROUGHS_DESERT, {RED: 1}))
    table.play(Fire(LUNAR_MINE, ship(RED, 6, relic=True)))
    assert ship(RED, 6, relic=True) in table.in_the_bay(RED)
    assert table.state.relic_owner == RED


def test_ships_in_the_bay_are_safe() -> None:
    """Neither power can choose them (AF-6.5.3, AF-10.8.1, AF-10.8.6)."""
    table = Playing(gunner(fuel=4).docked(MAINTENANCE_BAY, (5, RED)).fleet(RED, 6))
    assert table.refuses(Fire(MAINTENANCE_BAY, ship(RED, 5)))
    assert table.refuses(DestroyShip(MAINTENANCE_BAY, ship(RED, 5)))


# -- discard power -----------------------------------------------------------------------------------------------


def test_the_discard_power_returns_a_ship_to_its_stock() -> None:
    """Blue has six ships, one of them a 6 at the mine: discarded onto it, the cannon leaves Blue five (AF-10.8.6)."""
    table = Playing(gunner().docked(LUNAR_MINE, (6, BLUE)).fleet(BLUE, 6))
    table.play(DestroyShip(LUNAR_MINE, ship(BLUE, 6)))
    assert table.docked(LUNAR_MINE) == ()
    assert (table.fleet(BLUE), table.state.players[BLUE].stock) == (5, 1)
    assert table.cards() == ()
    assert table.state.discard == [PLASMA_CANNON]


def test_the_owner_must_keep_three_ships() -> None:
    """A fleet of three cannot lose one, a fleet of four can (AF-10.8.6)."""
    assert Playing(gunner().docked(LUNAR_MINE, (6, RED)).fleet(RED, 3)).refuses(DestroyShip(LUNAR_MINE, ship(RED, 6)))
    assert Playing(gunner().docked(LUNAR_MINE, (6, RED)).fleet(RED, 4)).can(DestroyShip(LUNAR_MINE, ship(RED, 6)))


def red_with_four_ships() -> Position:
    """One at the mine, two at the Artifact, one on the Terraforming Station."""
    return (
        gunner()
        .docked(LUNAR_MINE, (5, RED))
        .docked(ALIEN_ARTIFACT, (3, RED), (4, RED))
        .docked(TERRAFORMING_STATION, (6, RED))
    )


def test_a_ship_on_the_terraforming_station_is_not_one_to_keep() -> None:
    """Of Red's four ships that one is lost at the next gather, so none of the others may be chosen (AF-10.8.6)."""
    table = Playing(red_with_four_ships())
    assert table.refuses(DestroyShip(LUNAR_MINE, ship(RED, 5)))
    assert table.refuses(DestroyShip(ALIEN_ARTIFACT, ship(RED, 4)))


def test_only_a_coloured_ship_of_the_same_owner_is_lost_there() -> None:
    """Red has four ships in play. Green's ship, or Red's relic ship, on the Terraforming Station does not protect
    them (AF-10.8.6)."""
    green = gunner().docked(LUNAR_MINE, (5, RED)).fleet(RED, 4).docked(TERRAFORMING_STATION, (6, GREEN))
    assert Playing(green).can(DestroyShip(LUNAR_MINE, ship(RED, 5)))
    relic = gunner().docked(LUNAR_MINE, (5, RED)).fleet(RED, 4).docked(TERRAFORMING_STATION, (6, RED), relic=True)
    assert Playing(relic.colonies(BURROUGHS_DESERT, {RED: 1})).can(DestroyShip(LUNAR_MINE, ship(RED, 5)))


def test_the_ship_on_the_terraforming_station_itself_may_be_chosen() -> None:
    """Three others remain to Red, and the station is free (AF-10.8.6)."""
    table = Playing(red_with_four_ships())
    table.play(DestroyShip(TERRAFORMING_STATION, ship(RED, 6)))
    assert table.docked(TERRAFORMING_STATION) == ()
    assert table.fleet(RED) == 3


def test_the_discard_power_after_a_hit_on_the_terraforming_station() -> None:
    """Green's cannon sent Red's fourth ship from there to the stock. Your cannon then may not take another: two
    would remain (AF-10.8.5, AF-10.8.6)."""
    table = Playing(
        Position(players=3, active=GREEN)
        .owns(GREEN, PLASMA_CANNON)
        .owns(YOU, PLASMA_CANNON)
        .holds(GREEN, fuel=1)
        .docked(LUNAR_MINE, (5, RED))
        .docked(TERRAFORMING_STATION, (6, RED))
        .fleet(RED, 4)
    )
    table.play(Fire(TERRAFORMING_STATION, ship(RED, 6)))
    assert table.fleet(RED) == 3
    table.pass_to(YOU)
    table.roll(1, 1, 1)
    assert table.refuses(DestroyShip(LUNAR_MINE, ship(RED, 5)))


def test_the_discard_power_may_choose_the_relic_ship() -> None:
    """Red has only three coloured ships, which does not matter: the relic ship goes home. Red still controls
    Burroughs Desert and may buy it again (AF-10.8.7, AF-11.4)."""
    table = Playing(
        gunner()
        .docked(SOLAR_CONVERTER, (4, RED), relic=True)
        .colonies(BURROUGHS_DESERT, {RED: 1})
        .holds(RED, fuel=1, ore=1)
    )
    table.play(DestroyShip(SOLAR_CONVERTER, ship(RED, 4, relic=True)))
    assert table.state.relic_owner == NOBODY
    assert table.docked(SOLAR_CONVERTER) == ()
    assert table.state.control[BURROUGHS_DESERT] == RED
    table.pass_to(RED)
    table.roll(1, 2, 3)
    assert table.can(BuyRelic())
