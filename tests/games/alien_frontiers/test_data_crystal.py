"""Chapter 10.4: the Data Crystal."""

from __future__ import annotations

from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    BURROUGHS_DESERT,
    DATA_CRYSTAL,
    HEINLEIN_PLAINS,
    HERBERT_VALLEY,
    ISOLATION,
    LEM_BADLANDS,
    LUNAR_MINE,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    POHL_FOOTHILLS,
    SOLAR_CONVERTER,
    ship,
)
from engine.games.alien_frontiers.moves import Borrow, Teleport, Trade
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import BLUE, GREEN, RED, YOU, Playing, docking, moving


def test_a_bonus_is_borrowed_for_one_fuel_per_colony() -> None:
    """Heinlein Plains holds a green and a red colony: two fuel. Then a pair of sixes trades one to one
    (AF-10.4, AF-6.6.4)."""
    table = Playing(
        Position()
        .dice(1, 6, 6)
        .owns(YOU, DATA_CRYSTAL)
        .holds(YOU, fuel=6)
        .colonies(HEINLEIN_PLAINS, {GREEN: 1, RED: 1})
    )
    table.play(Borrow(HEINLEIN_PLAINS))
    assert table.fuel == 4
    table.play(docking(ORBITAL_MARKET, 6, 6), Trade(1, 4))
    assert (table.fuel, table.ore) == (0, 4)


def test_your_own_colonies_count_for_the_price() -> None:
    """Two of yours and two of Red's there: four fuel (AF-10.4)."""
    table = Playing(Position().owns(YOU, DATA_CRYSTAL).holds(YOU, fuel=4).colonies(HERBERT_VALLEY, {YOU: 2, RED: 2}))
    table.play(Borrow(HERBERT_VALLEY))
    assert table.fuel == 0


def test_what_cannot_be_borrowed() -> None:
    """A territory without colonies, Burroughs Desert, one whose bonus you have, and an isolated one even if you
    control it (AF-10.4, AF-11.2)."""
    table = Playing(
        Position()
        .owns(YOU, DATA_CRYSTAL)
        .holds(YOU, fuel=8)
        .colonies(BURROUGHS_DESERT, {RED: 1})
        .colonies(LEM_BADLANDS, {YOU: 1})
        .colonies(HERBERT_VALLEY, {YOU: 1})
        .field(ISOLATION, HERBERT_VALLEY)
        .colonies(HEINLEIN_PLAINS, {RED: 1})
    )
    for territory in (POHL_FOOTHILLS, BURROUGHS_DESERT, LEM_BADLANDS, HERBERT_VALLEY):
        assert table.refuses(Borrow(territory))
    assert table.moves(Borrow) == [Borrow(HEINLEIN_PLAINS)]


def test_borrowed_pohl_foothills_works_from_then_on() -> None:
    """Two colonies there: the Crystal costs its two fuel in full, the Teleporter after it one fuel less
    (AF-10.4, AF-9.8)."""
    table = Playing(
        Position()
        .dice(4)
        .owns(YOU, DATA_CRYSTAL, ORBITAL_TELEPORTER)
        .holds(YOU, fuel=4)
        .colonies(POHL_FOOTHILLS, {RED: 1, BLUE: 1})
    )
    table.play(docking(LUNAR_MINE, 4), Borrow(POHL_FOOTHILLS))
    assert table.fuel == 2
    table.play(Teleport(ship(YOU, 4), LUNAR_MINE, ALIEN_ARTIFACT, ()))
    assert table.fuel == 1


def test_pohl_foothills_takes_one_fuel_off_the_borrowing() -> None:
    """One colony costs nothing, three cost two (AF-17.3, AF-10.4)."""

    def crystal(fuel: int) -> Playing:
        return Playing(
            Position()
            .owns(YOU, DATA_CRYSTAL)
            .holds(YOU, fuel=fuel)
            .colonies(POHL_FOOTHILLS, {YOU: 1})
            .colonies(LEM_BADLANDS, {RED: 1})
            .colonies(HEINLEIN_PLAINS, {RED: 2, BLUE: 1})
        )

    table = crystal(0)
    assert table.moves(Borrow) == [Borrow(LEM_BADLANDS)]
    table.play(Borrow(LEM_BADLANDS))
    assert table.fuel == 0
    assert crystal(1).refuses(Borrow(HEINLEIN_PLAINS))
    table = crystal(2)
    table.play(Borrow(HEINLEIN_PLAINS))
    assert table.fuel == 0


def test_borrowing_gives_neither_control_nor_points() -> None:
    """Lem Badlands stays Red's (AF-10.4)."""
    table = Playing(Position().owns(YOU, DATA_CRYSTAL).holds(YOU, fuel=1).colonies(LEM_BADLANDS, {RED: 1}))
    table.play(Borrow(LEM_BADLANDS))
    assert table.state.control[LEM_BADLANDS] == RED
    assert (table.score(YOU), table.score(RED)) == (0, 2)
    assert table.state.has_bonus(YOU, LEM_BADLANDS)
    assert table.state.has_bonus(RED, LEM_BADLANDS)
    assert not table.state.has_bonus(GREEN, LEM_BADLANDS)


def test_a_borrowed_bonus_outlasts_changes_there_but_not_the_turn() -> None:
    """Red's only colony is moved away: you keep the bonus, and lose it when the turn ends (AF-10.4, AF-4.13)."""
    table = Playing(
        Position(players=2)
        .dice(2)
        .owns(YOU, DATA_CRYSTAL, ORBITAL_TELEPORTER)
        .holds(YOU, fuel=1)
        .colonies(LEM_BADLANDS, {RED: 1})
    )
    table.play(Borrow(LEM_BADLANDS), *moving(RED, LEM_BADLANDS, HERBERT_VALLEY), docking(SOLAR_CONVERTER, 2))
    assert table.fuel == 2
    table.finish_turn()
    assert not table.state.has_bonus(YOU, LEM_BADLANDS)
