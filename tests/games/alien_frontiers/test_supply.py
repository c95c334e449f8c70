"""Chapter 12: fuel and ore."""

from __future__ import annotations

from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.components import (
    LEM_BADLANDS,
    LUNAR_MINE,
    ORBITAL_MARKET,
    RESOURCE_CACHE,
    SOLAR_CONVERTER,
    TERRAFORMING_STATION,
)
from engine.games.alien_frontiers.events import Gained
from engine.games.alien_frontiers.moves import Land, Roll, Trade
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import GREEN, RED, YOU, Playing, docking


def test_holdings_are_public() -> None:
    """Whoever looks sees what everybody has (AF-12.1)."""
    table = Playing(Position().holds(YOU, fuel=3).holds(RED, ore=2).holds(GREEN, fuel=1, ore=1))
    for seat in (YOU, RED, None):
        view = GAME.view(table.state, seat)
        assert [(player.fuel, player.ore) for player in view.players] == [(3, 0), (0, 2), (1, 1), (0, 0)]


def test_the_ore_runs_out() -> None:
    """One ore is left: the first ship at the mine takes it, the second docks all the same and gets nothing
    (AF-12.4)."""
    table = Playing(Position().dice(4, 5).stock(ore=1))
    table.play(docking(LUNAR_MINE, 4))
    assert table.ore == 1
    assert Gained(YOU, 0, 0, short=1) in table.play(docking(LUNAR_MINE, 5))
    assert table.ore == 1


def test_a_trade_needs_an_ore_in_the_stock() -> None:
    """The last one can be bought; without any the pair docks, but there is nothing to buy (AF-12.4)."""
    for ore, trades in ((1, [Trade(1, 1)]), (0, [])):
        table = Playing(Position().dice(1, 1).holds(YOU, fuel=5).stock(ore=ore))
        table.play(docking(ORBITAL_MARKET, 1, 1))
        assert table.moves(Trade) == trades


def test_the_fuel_runs_out() -> None:
    """Two fuel are left: a 6 at the Solar Converter brings two instead of three (AF-12.4)."""
    table = Playing(Position().dice(6).stock(fuel=2))
    table.play(docking(SOLAR_CONVERTER, 6))
    assert table.fuel == 2
    assert table.state.fuel == 0


def test_a_payment_can_be_gained_again_at_once() -> None:
    """The ore stock is empty. The ore you pay for terraforming lies there when your next ship mines (AF-12.3)."""
    table = Playing(Position().dice(3, 6).fleet(YOU, 4).holds(YOU, fuel=1, ore=1).stock(ore=0))
    table.play(docking(TERRAFORMING_STATION, 6), Land(LEM_BADLANDS))
    assert table.ore == 0
    table.play(docking(LUNAR_MINE, 3))
    assert table.ore == 1


def test_resource_cache_is_discarded_even_from_an_empty_stock() -> None:
    """As many odd ships as even ones, but no ore left: a fuel only, and the card goes (AF-12.4)."""
    table = Playing(Position().owns(YOU, RESOURCE_CACHE).fleet(YOU, 4).stock(ore=0).before_the_roll(1, 2, 3, 4))
    table.play(Roll())
    assert table.holdings(YOU) == (1, 0)
    assert table.state.discard == [RESOURCE_CACHE]
