"""Chapter 6.6: the Orbital Market."""

from __future__ import annotations

from engine.core.moves import Move
from engine.games.alien_frontiers.components import (
    BURROUGHS_DESERT,
    HEINLEIN_PLAINS,
    ISOLATION,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    ship,
)
from engine.games.alien_frontiers.moves import EndTurn, PlaceField, Teleport, Trade
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import RED, YOU, Playing, docking


def test_a_pair_of_equal_values_docks() -> None:
    """Two threes may dock, a 3 with a 4 or a single 3 may not (AF-6.6.1)."""
    table = Playing(Position().dice(3, 3, 4))
    assert table.refuses(docking(ORBITAL_MARKET, 3, 4))
    assert table.refuses(docking(ORBITAL_MARKET, 3))
    table.play(docking(ORBITAL_MARKET, 3, 3))
    assert table.docked(ORBITAL_MARKET) == (ship(YOU, 3), ship(YOU, 3))


def test_trades_go_on_for_the_rest_of_the_turn() -> None:
    """Three fuel buy an ore: six fuel buy two, and the fuel of a 5 docked later buys a third (AF-6.6.2)."""
    table = Playing(Position().dice(3, 3, 5).holds(YOU, fuel=6))
    table.play(docking(ORBITAL_MARKET, 3, 3), Trade(3, 2))
    assert (table.fuel, table.ore) == (0, 2)
    assert table.moves(Trade) == []
    table.play(docking(SOLAR_CONVERTER, 5), Trade(3, 1))
    assert (table.fuel, table.ore) == (0, 3)


def test_trading_is_limited_by_the_fuel_and_by_the_ore_stock() -> None:
    """Nine fuel would buy four ore at two each, but only three are left in the stock (AF-6.6.2, AF-12.4)."""
    table = Playing(Position().dice(2, 2).holds(YOU, fuel=9).stock(ore=3))
    table.play(docking(ORBITAL_MARKET, 2, 2))
    assert table.moves(Trade) == [Trade(2, 1), Trade(2, 2), Trade(2, 3)]
    short_of_fuel = Playing(Position().dice(4, 4).holds(YOU, fuel=7))
    short_of_fuel.play(docking(ORBITAL_MARKET, 4, 4))
    assert short_of_fuel.moves(Trade) == [Trade(4, 1)]


def test_ore_cannot_be_sold() -> None:
    """With ore and no fuel there is nothing to trade (AF-6.6.2)."""
    table = Playing(Position().dice(1, 1).holds(YOU, ore=8))
    table.play(docking(ORBITAL_MARKET, 1, 1))
    assert table.moves(Move) == [EndTurn()]


def test_with_two_pairs_each_trade_chooses_its_rate() -> None:
    """Pairs of 2 and of 5 and seven fuel: three trades at two leave one; one at each rate is possible too
    (AF-6.6.3)."""
    position = Position().dice(2, 2, 5, 5).holds(YOU, fuel=7)
    table = Playing(position)
    table.play(docking(ORBITAL_MARKET, 2, 2), docking(ORBITAL_MARKET, 5, 5))
    assert {move.price for move in table.moves(Trade)} == {2, 5}
    table.play(Trade(2, 1))
    assert table.can(Trade(5, 1))
    table.play(Trade(2, 2))
    assert (table.fuel, table.ore) == (1, 3)


def test_heinlein_plains_makes_the_rate_one_to_one() -> None:
    """A pair of threes, four fuel: four ore (AF-6.6.4)."""
    table = Playing(Position().dice(3, 3, 5).holds(YOU, fuel=4).colonies(HEINLEIN_PLAINS, {YOU: 1}))
    table.play(docking(ORBITAL_MARKET, 3, 3))
    assert table.refuses(Trade(3, 1))
    table.play(Trade(1, 4))
    assert (table.fuel, table.ore) == (0, 4)


def test_heinlein_plains_needs_a_pair_all_the_same() -> None:
    """Without a pair of yours at the Market there is no trade, whoever else is docked there (AF-6.6.4)."""
    table = Playing(
        Position()
        .dice(3)
        .holds(YOU, fuel=4)
        .colonies(HEINLEIN_PLAINS, {YOU: 1})
        .docked(ORBITAL_MARKET, (1, RED), (1, RED))
    )
    assert table.moves(Trade) == []


def test_a_broken_pair_gives_no_more_trades() -> None:
    """One of the two ones leaves by Teleporter: the other trades no more (AF-6.6.5)."""
    table = Playing(Position().dice(1, 1).holds(YOU, fuel=5).owns(YOU, ORBITAL_TELEPORTER))
    table.play(docking(ORBITAL_MARKET, 1, 1), Trade(1, 1))
    table.play(Teleport(ship(YOU, 1), ORBITAL_MARKET, SOLAR_CONVERTER, ()))
    assert table.fuel == 3
    assert table.moves(Trade) == []


def test_a_pair_that_loses_the_relic_ship_gives_no_more_trades() -> None:
    """A coloured 1 and the relic 1: you trade once, then isolate Burroughs Desert. The relic ship goes home and the
    pair is broken (AF-6.6.5, AF-11.5)."""
    table = Playing(
        Position().dice(1, relic=1).holds(YOU, fuel=5).owns(YOU, STASIS_BEAM).colonies(BURROUGHS_DESERT, {YOU: 1})
    )
    table.play(docking(ORBITAL_MARKET, 1, relic=1), Trade(1, 1))
    assert (table.fuel, table.ore) == (4, 1)
    table.play(PlaceField(ISOLATION, BURROUGHS_DESERT))
    assert table.docked(ORBITAL_MARKET) == (ship(YOU, 1),)
    assert table.moves(Trade) == []


def test_docking_at_the_market_obliges_to_nothing() -> None:
    """A pair docks without any fuel, and with fuel the turn may end without a trade (AF-6.6.6)."""
    poor = Playing(Position().dice(6, 6))
    assert poor.can(docking(ORBITAL_MARKET, 6, 6))
    rich = Playing(Position().dice(1, 1).holds(YOU, fuel=4))
    rich.play(docking(ORBITAL_MARKET, 1, 1), EndTurn())
    assert rich.holdings(YOU) == (4, 0)


def test_a_pair_of_an_earlier_turn_was_gathered() -> None:
    """In the next turn it gives nothing: it is no longer there (AF-6.6.6)."""
    table = Playing(Position(players=2).dice(1, 1).holds(YOU, fuel=4))
    table.play(docking(ORBITAL_MARKET, 1, 1))
    table.pass_to(YOU)
    table.roll(1, 2, 3)
    assert table.docked(ORBITAL_MARKET) == ()
    assert table.moves(Trade) == []
