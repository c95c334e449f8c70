"""Chapter 6.8: the Shipyard."""

from __future__ import annotations

import pytest

from engine.games.alien_frontiers.components import (
    BURROUGHS_DESERT,
    HERBERT_VALLEY,
    SHIPYARD,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.moves import Land, Roll
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import YOU, Playing, docking


@pytest.mark.parametrize(
    ("fleet", "herbert", "price"),
    [(3, False, 1), (4, False, 2), (5, False, 3), (3, True, 0), (4, True, 1), (5, True, 2)],
)
def test_the_price_of_the_next_ship(fleet: int, herbert: bool, price: int) -> None:
    """The fourth ship costs one fuel and one ore, the fifth two of each, the sixth three of each; Herbert Valley
    takes one fuel and one ore off, so that the fourth is free (AF-6.8.1, AF-0.11)."""

    def yard(fuel: int, ore: int) -> Playing:
        position = Position().dice(2, 2).fleet(YOU, fleet).holds(YOU, fuel, ore)
        return Playing(position.colonies(HERBERT_VALLEY, {YOU: 1} if herbert else {}))

    table = yard(price, price)
    table.play(docking(SHIPYARD, 2, 2))
    assert (table.fuel, table.ore) == (0, 0)
    assert table.fleet() == fleet + 1
    if price:
        assert yard(price - 1, price).refuses(docking(SHIPYARD, 2, 2))
        assert yard(price, price - 1).refuses(docking(SHIPYARD, 2, 2))


def test_a_pair_of_equal_values_is_needed() -> None:
    """A 2 and a 3 build nothing (AF-6.8.1)."""
    assert Playing(Position().dice(2, 3).holds(YOU, fuel=3, ore=3)).refuses(docking(SHIPYARD, 2, 3))


def test_the_new_ship_waits_in_the_bay_until_the_next_turn() -> None:
    """It leaves the stock for the Maintenance Bay; this turn it cannot be placed (AF-6.8.2, AF-6.5.1, AF-6.5.2)."""
    table = Playing(Position(players=2).dice(2, 2, 5).holds(YOU, fuel=1, ore=1))
    assert table.in_the_bay() == ()
    table.play(docking(SHIPYARD, 2, 2))
    assert table.in_the_bay() == (ship(YOU, 1),)
    assert list(table.hand) == [5]
    assert (table.fleet(), table.state.players[YOU].stock) == (4, 2)
    table.pass_to(YOU)
    table.roll(1, 2, 3, 4)
    assert table.hand == (1, 2, 3, 4)


def test_a_full_fleet_cannot_build() -> None:
    """Six ships of the colour are all there are (AF-6.8.3)."""
    assert Playing(Position().dice(2, 2).fleet(YOU, 6).holds(YOU, fuel=8, ore=8)).refuses(docking(SHIPYARD, 2, 2))


def test_a_ship_on_the_terraforming_station_counts_for_the_price() -> None:
    """Four ships, one of them on the Terraforming Station: the next is the fifth, two fuel and two ore
    (AF-6.8.1, AF-6.8.3, AF-0.5)."""
    position = Position().dice(3, 3, 1).docked(TERRAFORMING_STATION, (6, YOU))
    table = Playing(position.holds(YOU, fuel=2, ore=2))
    table.play(docking(SHIPYARD, 3, 3))
    assert (table.fuel, table.ore) == (0, 0)
    poor = Playing(Position().dice(3, 3, 1).docked(TERRAFORMING_STATION, (6, YOU)).holds(YOU, fuel=2, ore=1))
    assert poor.refuses(docking(SHIPYARD, 3, 3))


def test_a_ship_on_the_terraforming_station_is_rebuilt_only_after_it_has_left() -> None:
    """Six ships, one on the Terraforming Station: no building now. In the next turn it is in the stock and the sixth
    ship can be built at the price of a fleet of five (AF-6.8.3, AF-6.8.5)."""
    position = Position(players=2).dice(3, 3).fleet(YOU, 6).docked(TERRAFORMING_STATION, (6, YOU))
    table = Playing(position.holds(YOU, fuel=4, ore=4))
    assert table.refuses(docking(SHIPYARD, 3, 3))
    table.pass_to(YOU)
    fuel, ore = table.holdings(YOU)
    table.roll(2, 2, 3, 4, 5)
    table.play(docking(SHIPYARD, 2, 2))
    assert table.holdings(YOU) == (fuel - 3, ore - 3)
    assert table.fleet() == 6


def two_pairs_and_the_relic(fuel: int, ore: int) -> Playing:
    position = Position().dice(2, 2, 5, 5, relic=6).colonies(BURROUGHS_DESERT, {YOU: 1})
    return Playing(position.holds(YOU, fuel, ore))


def test_two_ships_in_one_turn_each_at_its_own_price() -> None:
    """A fleet of four pays two and two for the fifth, then three and three for the sixth (AF-6.8.4)."""
    table = two_pairs_and_the_relic(5, 5)
    table.play(docking(SHIPYARD, 2, 2))
    assert (table.fuel, table.ore) == (3, 3)
    table.play(docking(SHIPYARD, 5, 5))
    assert (table.fuel, table.ore, table.fleet()) == (0, 0, 6)


def test_the_ship_just_built_raises_the_price_of_the_next() -> None:
    """Four fuel and four ore would pay two fifth ships, but not a fifth and a sixth (AF-6.8.4)."""
    table = two_pairs_and_the_relic(4, 4)
    table.play(docking(SHIPYARD, 2, 2))
    assert table.refuses(docking(SHIPYARD, 5, 5))


def test_the_relic_ship_does_not_change_the_price() -> None:
    """Three coloured ships and the relic ship: the next one is the fourth (AF-6.8.6, AF-11.1)."""
    table = Playing(Position().dice(2, 2, 3, relic=5).colonies(BURROUGHS_DESERT, {YOU: 1}).holds(YOU, fuel=1, ore=1))
    table.play(docking(SHIPYARD, 2, 2))
    assert (table.fuel, table.ore, table.fleet()) == (0, 0, 4)


def test_six_coloured_ships_and_the_relic_roll_seven_dice() -> None:
    """The relic ship takes no place in the stock of six, and the Shipyard is closed (AF-6.8.6, AF-11.1)."""
    table = Playing(
        Position()
        .before_the_roll(2, 2, 3, 4, 5, 6, 1)
        .fleet(YOU, 6)
        .docked(SHIPYARD, (1, YOU), relic=True)
        .colonies(BURROUGHS_DESERT, {YOU: 1})
        .holds(YOU, fuel=4, ore=4)
    )
    table.play(Roll())
    assert len(table.hand) == 7
    assert table.state.hand[-1] == ship(YOU, 1, relic=True)
    assert table.refuses(docking(SHIPYARD, 2, 2))


def test_landing_on_herbert_first_makes_the_ship_cheaper() -> None:
    """Two fuel and two ore pay for terraforming, which wins Herbert Valley, and for the fifth ship at the lower price
    (AF-7.4, AF-6.8.1)."""
    table = Playing(Position().dice(1, 3, 3, 6).holds(YOU, fuel=2, ore=2))
    table.play(docking(TERRAFORMING_STATION, 6), Land(HERBERT_VALLEY))
    assert (table.fuel, table.ore, table.fleet()) == (1, 1, 4)
    table.play(docking(SHIPYARD, 3, 3))
    assert (table.fuel, table.ore, table.fleet()) == (0, 0, 5)


def test_building_first_costs_the_full_price() -> None:
    """The other way round two fuel and two ore are gone with the ship, and nothing is left to terraform
    (AF-7.4, AF-6.8.1)."""
    table = Playing(Position().dice(1, 3, 3, 6).holds(YOU, fuel=2, ore=2))
    table.play(docking(SHIPYARD, 3, 3))
    assert (table.fuel, table.ore) == (0, 0)
    assert table.refuses(docking(TERRAFORMING_STATION, 6))
