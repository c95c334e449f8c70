"""Chapters 6.4 and 6.9: the Lunar Mine and the Solar Converter."""

from __future__ import annotations

import pytest

from engine.games.alien_frontiers.components import (
    DATA_CRYSTAL,
    ISOLATION,
    LEM_BADLANDS,
    LUNAR_MINE,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    TERRAFORMING_STATION,
    VAN_VOGT_MOUNTAINS,
    ship,
)
from engine.games.alien_frontiers.moves import Borrow, Land, PlaceField
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import BLUE, RED, YOU, Playing, docking


def test_the_mine_asks_for_at_least_the_highest_value_present() -> None:
    """Behind a 1 and a 4 a 3 is too low; a 4 and a 6 dock for an ore each. One dock is left, for a 6
    (AF-6.4.1, AF-6.4.2)."""
    table = Playing(Position().dice(3, 4, 5, 6).docked(LUNAR_MINE, (1, RED), (4, BLUE)))
    assert table.refuses(docking(LUNAR_MINE, 3))
    table.play(docking(LUNAR_MINE, 4), docking(LUNAR_MINE, 6))
    assert table.ore == 2
    assert table.state.docks[LUNAR_MINE].count(0) == 1
    assert table.refuses(docking(LUNAR_MINE, 5))


@pytest.mark.parametrize("value", range(1, 7))
def test_an_empty_mine_accepts_any_value(value: int) -> None:
    """The first ship sets the measure (AF-6.4.1)."""
    table = Playing(Position().dice(value))
    table.play(docking(LUNAR_MINE, value))
    assert table.ore == 1


def test_your_own_ships_count_in_the_mine() -> None:
    """A 5 docked first shuts out your 2 and your 3 (AF-6.4.1)."""
    table = Playing(Position().dice(2, 3, 5))
    table.play(docking(LUNAR_MINE, 5))
    assert table.refuses(docking(LUNAR_MINE, 2))
    assert table.refuses(docking(LUNAR_MINE, 3))


def test_in_ascending_order_all_of_them_mine() -> None:
    """A 2, a 3 and a 5 in this order bring three ore (AF-6.4.1, AF-6.4.2)."""
    table = Playing(Position().dice(5, 2, 3))
    table.play(docking(LUNAR_MINE, 2), docking(LUNAR_MINE, 3), docking(LUNAR_MINE, 5))
    assert table.ore == 3


def test_van_vogt_frees_the_first_ship_of_the_turn() -> None:
    """Behind a 5 your 2 may dock, being the first. After it a 1 and a 4 may not, a 5 may: the 2 has not lowered the
    minimum (AF-6.4.3)."""
    table = Playing(Position().dice(1, 2, 4, 5).docked(LUNAR_MINE, (5, RED)).colonies(VAN_VOGT_MOUNTAINS, {YOU: 1}))
    table.play(docking(LUNAR_MINE, 2))
    assert table.ore == 1
    assert table.refuses(docking(LUNAR_MINE, 1))
    assert table.refuses(docking(LUNAR_MINE, 4))
    table.play(docking(LUNAR_MINE, 5))
    assert table.ore == 2


def test_van_vogt_won_after_the_first_ship_comes_too_late() -> None:
    """A 5 was docked before the territory was yours: it was the first ship, the bonus is gone for this turn
    (AF-6.4.3)."""
    table = Playing(Position().dice(2, 5, 6, 6).docked(LUNAR_MINE, (5, RED)).holds(YOU, fuel=1, ore=1))
    table.play(docking(LUNAR_MINE, 5), docking(TERRAFORMING_STATION, 6), Land(VAN_VOGT_MOUNTAINS))
    assert table.state.has_bonus(YOU, VAN_VOGT_MOUNTAINS)
    assert table.refuses(docking(LUNAR_MINE, 2))


def test_van_vogt_won_before_the_first_ship_works_at_once() -> None:
    """The same with no ship at the mine yet: the 2 may dock behind the 5 (AF-6.4.3, AF-7.4)."""
    table = Playing(Position().dice(2, 6).fleet(YOU, 4).docked(LUNAR_MINE, (5, RED)).holds(YOU, fuel=1, ore=1))
    assert table.refuses(docking(LUNAR_MINE, 2))
    table.play(docking(TERRAFORMING_STATION, 6), Land(VAN_VOGT_MOUNTAINS), docking(LUNAR_MINE, 2))
    assert table.ore == 1


def test_isolation_after_a_borrowed_van_vogt_takes_nothing_back() -> None:
    """You borrow the bonus and dock a 1 behind a 6. Isolation placed afterwards leaves you the ore; the next 1 is
    refused (AF-6.4.3, AF-10.4)."""
    table = Playing(
        Position()
        .dice(1, 1)
        .owns(YOU, DATA_CRYSTAL, STASIS_BEAM)
        .holds(YOU, fuel=1)
        .docked(LUNAR_MINE, (6, RED))
        .colonies(VAN_VOGT_MOUNTAINS, {RED: 1})
    )
    table.play(Borrow(VAN_VOGT_MOUNTAINS), docking(LUNAR_MINE, 1), PlaceField(ISOLATION, VAN_VOGT_MOUNTAINS))
    assert table.ore == 1
    assert table.docked(LUNAR_MINE) == (ship(RED, 6), ship(YOU, 1))
    assert table.refuses(docking(LUNAR_MINE, 1))


@pytest.mark.parametrize(("value", "fuel"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_solar_converter_gives_half_the_value_rounded_up(value: int, fuel: int) -> None:
    """A ship of each value alone, and the same with Lem Badlands (AF-6.9.1, AF-6.9.2, AF-7.6)."""
    table = Playing(Position().dice(value))
    table.play(docking(SOLAR_CONVERTER, value))
    assert table.fuel == fuel
    with_lem = Playing(Position().dice(value).colonies(LEM_BADLANDS, {YOU: 1}))
    with_lem.play(docking(SOLAR_CONVERTER, value))
    assert with_lem.fuel == fuel + 1


def test_two_ships_at_the_solar_converter() -> None:
    """A 3 and a 4 bring two fuel each (AF-6.9.1)."""
    table = Playing(Position().dice(3, 4))
    table.play(docking(SOLAR_CONVERTER, 3), docking(SOLAR_CONVERTER, 4))
    assert table.fuel == 4


def test_lem_badlands_adds_a_fuel_for_each_ship() -> None:
    """The same 3 and 4 bring six (AF-6.9.2)."""
    table = Playing(Position().dice(3, 4).colonies(LEM_BADLANDS, {YOU: 1}))
    table.play(docking(SOLAR_CONVERTER, 3), docking(SOLAR_CONVERTER, 4))
    assert table.fuel == 6


def test_a_bonus_held_for_two_reasons_counts_once() -> None:
    """You borrow Lem Badlands and then win it as well: a ship still brings one extra fuel (AF-0.8)."""
    table = Playing(
        Position()
        .dice(2, 6)
        .fleet(YOU, 4)
        .owns(YOU, DATA_CRYSTAL)
        .holds(YOU, fuel=3, ore=1)
        .colonies(LEM_BADLANDS, {YOU: 1, RED: 1})
    )
    table.play(Borrow(LEM_BADLANDS), docking(TERRAFORMING_STATION, 6), Land(LEM_BADLANDS))
    assert table.state.control[LEM_BADLANDS] == YOU
    assert table.fuel == 0
    table.play(docking(SOLAR_CONVERTER, 2))
    assert table.fuel == 2
