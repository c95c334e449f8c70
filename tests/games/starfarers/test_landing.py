"""Chapter 8E: founding, clearing, and what follows a stop."""

from __future__ import annotations

import pytest

from engine.games.starfarers import GAME
from engine.games.starfarers.board import NEIGHBOURS, POINTS, SITES_BY, distances
from engine.games.starfarers.components import COLONY_SHIP, TRADE_SHIP
from engine.games.starfarers.ends import clearable_site, may_found, next_station
from engine.games.starfarers.events import ChitTaken, ChitTurned, ColonyFounded, StationFounded, TokenMoved
from engine.games.starfarers.landing import clear
from engine.games.starfarers.moves import (
    Befriend,
    BuildPart,
    ChooseShip,
    Clear,
    EndFlight,
    Fly,
    FlyOn,
    Found,
    LeaveChit,
    Stop,
)
from engine.games.starfarers.position import Position, base_of, site_named
from tests.games.starfarers.playing import (
    BLACK_BLUE,
    BLUE,
    BLUE_YELLOW,
    RED,
    WHITE,
    YELLOW,
    Table,
    friendship,
    happened,
)

# -- founding ----------------------------------------------------------------------------------------------------


def test_founding_turns_both_chits_up() -> None:
    """From now on both planets produce; the third stays hidden (SF-8.26)."""
    table = Table(
        Position()
        .chit("aurora_carbon", "red_1")
        .chit("aurora_goods", "yellow_2")
        .ship(YELLOW, 1, COLONY_SHIP, NEIGHBOURS[106][0])
        .flying(3)
    )
    table.play(ChooseShip(0), Fly(106), Stop())
    events = table.play(Found())
    assert len(happened(events, ChitTurned)) == 2
    assert happened(events, ColonyFounded)
    assert table.is_face_up("aurora_carbon")
    assert table.is_face_up("aurora_goods")
    assert not table.is_face_up("aurora_ore")
    assert table.points() == 5
    table.play(EndFlight())
    table.throw(1, 2)
    assert table.hand()[2] == 1


def test_a_ship_may_stop_without_founding_once() -> None:
    """SF-8.16, SF-8.26, SF-8.33."""
    table = Table(Position().ship(YELLOW, 1, COLONY_SHIP, NEIGHBOURS[106][0]).flying(3))
    table.play(ChooseShip(0), Fly(106), Stop(), FlyOn())
    assert table.ship(1) == 106
    assert table.can(EndFlight())


def test_pirates_next_door() -> None:
    """With three cannons the ship may stay this turn but not found; with a fourth it clears and founds where it stands
    (SF-8.18, SF-8.24, SF-8.26, SF-8.27)."""
    table = Table(
        Position()
        .hand(YELLOW, carbon=2)
        .parts(YELLOW, cannons=3)
        .chit("aurora_goods", "yellow_2")
        .chit("aurora_ore", "blue_3")
        .ship(YELLOW, 1, COLONY_SHIP, 99)
        .flying(3)
    )
    table.play(ChooseShip(0), Fly(98), Stop())
    assert table.asks() == "ToChooseShip"
    table.play(EndFlight())
    for _ in range(3):
        table.end_turn()
    table.throw(1, 1)
    table.play(BuildPart(1))
    table.take_off(BLUE_YELLOW)
    table.play(ChooseShip(0), Stop())
    assert 98 in table.state.players[YELLOW].colonies
    assert len(table.state.players[YELLOW].chits) == 1


def test_home_is_closed_to_founding() -> None:
    """SF-8.28."""
    table = Table(Position(players=3).ship(YELLOW, 1, COLONY_SHIP, 140).flying(3))
    table.state.neutrals = ()
    for point in (41, 25, 28):
        assert not may_found(table.state, YELLOW, point)


def settled_boreas(players: int) -> Table:
    """Boreas holds a red colony and a white spaceport; yellow's ship stops on the third point."""
    return Table(
        Position(players=players)
        .settle(RED, colonies=(91,))
        .settle(WHITE, spaceports=(100,))
        .chit("boreas_food", "red_1", face_up=True)
        .chit("boreas_carbon", "yellow_2", face_up=True)
        .chit("boreas_fuel", "blue_1", face_up=True)
        .ship(YELLOW, 1, COLONY_SHIP, 118)
        .flying(3)
    )


def test_an_outer_system_takes_two_with_three_players_and_three_with_four() -> None:
    """Full, it may still be stopped in, but must be left next turn (SF-8.28, SF-8.18, SF-14.2)."""
    full = settled_boreas(3)
    full.play(ChooseShip(0), Fly(109), Stop())
    assert full.asks() == "ToChooseShip"
    full.play(EndFlight())
    for _ in range(2):
        full.end_turn()
    full.throw(1, 1)
    full.take_off(BLUE_YELLOW)
    assert GAME.moves(full.state, YELLOW) == [ChooseShip(0)]
    roomy = settled_boreas(4)
    roomy.play(ChooseShip(0), Fly(109), Stop(), Found())
    assert roomy.points() == 5


def test_with_two_players_one_of_each_in_a_system() -> None:
    """Red may not found a second one, yellow may found one, then the system is full (SF-14.1, SF-8.28)."""
    position = (
        Position(players=2)
        .settle(RED, colonies=(104,))
        .chit("cygna_goods", "red_1", face_up=True)
        .chit("cygna_food", "yellow_2", face_up=True)
        .chit("cygna_carbon", "blue_1", face_up=True)
    )
    state = position.state()
    assert not may_found(state, RED, 113)
    assert may_found(state, YELLOW, 113)
    state.players[YELLOW].colonies += (113,)
    assert not may_found(state, YELLOW, 122)
    assert not may_found(state, RED, 122)


# -- clearing ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cannons", "owned", "mastered"),
    [
        (6, (), False),
        (6, ("scientists_combined_1",), True),
        (5, ("scientists_firepower_2",), True),
        (5, ("scientists_combined_1",), False),
    ],
)
def test_the_strongest_pirates(cannons: int, owned: tuple[str, ...], mastered: bool) -> None:
    """Strength 7 is beyond six cannons; Scientists cards count like cannons and no shake is made (SF-8.24,
    SF-10.11)."""
    table = Table(
        Position()
        .parts(YELLOW, cannons=cannons)
        .cards(YELLOW, *owned)
        .chit("aurora_ore", "blue_5", seen_by=(YELLOW,))
        .ship(YELLOW, 1, TRADE_SHIP, 99)
        .flying(3)
    )
    table.play(ChooseShip(0), Stop())
    assert (table.asks() == "ToClear") is mastered


def test_a_trade_ship_drives_pirates_out() -> None:
    """From any point next to the planet; it never ends on the colony point itself (SF-8.14, SF-8.24)."""
    table = Table(
        Position().parts(YELLOW, cannons=4).chit("aurora_ore", "blue_3").ship(YELLOW, 1, TRADE_SHIP, 89).flying(3)
    )
    table.play(ChooseShip(0), Fly(99), Stop())
    site = site_named("aurora_ore")
    assert set(GAME.moves(table.state, YELLOW)) == {Clear(site), LeaveChit()}
    events = table.play(Clear(site))
    assert len(happened(events, ChitTaken)) == 1
    assert table.points() == 5
    assert table.asks() == "ToChooseShip"


def test_clearing_may_be_declined() -> None:
    """SF-8.24, SF-8.33."""
    table = Table(
        Position()
        .parts(YELLOW, cannons=4)
        .chit("aurora_ore", "blue_3", seen_by=(YELLOW,))
        .ship(YELLOW, 1, TRADE_SHIP, 99)
        .flying(3)
    )
    table.play(ChooseShip(0), Stop(), LeaveChit())
    assert table.points() == 4
    assert table.face("aurora_ore", YELLOW) == "blue_3"


def test_ice_melts_before_freight_rings() -> None:
    """Clear, then found in the same stop: two points, a white chit laid, seen and turned up (SF-8.25, SF-8.26,
    SF-8.27)."""
    table = Table(
        Position()
        .parts(YELLOW, freight=3)
        .chit("aurora_goods", "yellow_2")
        .chit("aurora_ore", "blue_6")
        .ship(YELLOW, 1, COLONY_SHIP, 99)
        .flying(3)
    )
    table.play(ChooseShip(0), Fly(98), Stop(), Clear(site_named("aurora_ore")))
    assert table.asks() == "ToFound"
    assert table.face("aurora_ore", YELLOW) is not None
    assert table.face("aurora_ore", RED) is None
    table.play(Found())
    assert table.points() == 6
    assert table.is_face_up("aurora_goods")
    assert table.is_face_up("aurora_ore")


def test_two_rings_do_not_melt_ice_of_three() -> None:
    """And cannons do not help (SF-8.25)."""
    table = Table(
        Position()
        .parts(YELLOW, cannons=6, freight=2)
        .cards(YELLOW, "scientists_firepower_2")
        .chit("aurora_ore", "blue_6", seen_by=(YELLOW,))
        .ship(YELLOW, 1, COLONY_SHIP, 99)
        .flying(3)
    )
    assert clearable_site(table.state, YELLOW, 99) is None


def test_who_clears_alone_knows_the_white_chit() -> None:
    """A passer-by may look too; the planet produces only when somebody founds next to it (SF-8.25, SF-8.21, SF-3.9)."""
    table = Table(
        Position(active=RED)
        .parts(RED, freight=4)
        .chit("eos_food", "blue_7", seen_by=(RED,))
        .ship(RED, 1, TRADE_SHIP, NEIGHBOURS[211][0])
        .ship(BLUE, 1, TRADE_SHIP, NEIGHBOURS[220][0])
        .flying(3)
    )
    planet = site_named("eos_food")
    point = next(point for point in POINTS if SITES_BY[point] == (planet,) and distances(211)[point] <= 2)
    table.play(ChooseShip(0), Fly(point), Stop(), Clear(planet))
    assert table.face("eos_food", RED) is not None
    assert all(table.face("eos_food", seat) is None for seat in (YELLOW, WHITE, BLUE, None))
    table.play(EndFlight())
    table.end_turn()
    table.throw(1, 1)
    table.take_off(BLUE_YELLOW)
    table.play(ChooseShip(0), Fly(220))
    assert table.face("eos_food", BLUE) == table.face("eos_food", RED)
    assert all(table.face("eos_food", seat) is None for seat in (YELLOW, WHITE, None))
    assert not table.is_face_up("eos_food")


def test_a_chit_taken_is_open_and_the_old_knowledge_is_worth_nothing() -> None:
    """Blue had seen pirates 5; red takes the chit: all see it before red, and the white one red alone (SF-13.5)."""
    table = Table(
        Position(active=RED)
        .parts(RED, cannons=5)
        .chit("aurora_ore", "blue_4", seen_by=(RED, BLUE))
        .ship(RED, 1, TRADE_SHIP, 99)
        .flying(3)
    )
    assert table.face("aurora_ore", BLUE) == "blue_4"
    table.play(ChooseShip(0), Stop(), Clear(site_named("aurora_ore")))
    view = GAME.view(table.state, BLUE)
    assert table.face("aurora_ore", BLUE) is None
    assert view.whites_laid == (site_named("aurora_ore"),)
    assert [player.chits for player in view.players] == [player.chits for player in table.state.players]
    assert len(view.players[RED].chits) == 1


def test_five_white_chits_are_enough() -> None:
    """Should they ever be used up, the planet would stay bare and nobody could settle there (SF-8.29)."""
    state = Position().parts(YELLOW, cannons=6).chit("aurora_ore", "blue_3", seen_by=(YELLOW,)).state()
    state.whites = []
    clear(state, YELLOW, site_named("aurora_ore"))
    assert state.chits[site_named("aurora_ore")] < -1
    assert not may_found(state, YELLOW, 98)


# -- stations ----------------------------------------------------------------------------------------------------


def test_a_trade_ship_founds_without_a_question() -> None:
    """Station, card, token, in this order; the transporter returns (SF-8.15, SF-8.23, SF-8.33, SF-10.2, SF-10.3)."""
    green = base_of("green_folk")
    table = Table(Position().parts(YELLOW, freight=1).ship(YELLOW, 2, TRADE_SHIP, 153).flying(3))
    table.play(ChooseShip(1), Fly(163))
    events = table.play(Stop())
    assert happened(events, StationFounded)
    assert table.ship(2) == 0
    assert table.state.stations[green] == (YELLOW,)
    assert len(GAME.moves(table.state, YELLOW)) == 5
    events = table.play(Befriend(friendship("green_folk_fuel")))
    assert happened(events, TokenMoved)
    assert table.points() == 6
    assert table.asks() == "ToChooseShip"


def test_a_station_outlives_the_rings_it_needed() -> None:
    """Three rings, number 3 built; a defeat costs a ring: station and card stay, number 4 needs four rings (SF-9.17,
    SF-8.23)."""
    merchants = base_of("merchants")
    table = Table(
        Position()
        .parts(YELLOW, freight=3)
        .stations(merchants, RED, WHITE, YELLOW)
        .cards(YELLOW, "merchants_ore")
        .ship(YELLOW, 1, TRADE_SHIP, 140)
        .encounters("e11")
    )
    table.take_off(BLACK_BLUE, BLACK_BLUE, BLUE_YELLOW)
    assert table.parts() == (0, 0, 2)
    assert table.state.stations[merchants] == (RED, WHITE, YELLOW)
    assert table.state.players[YELLOW].cards == (friendship("merchants_ore"),)
    assert next_station(table.state, YELLOW, merchants) is None
    table.state.players[YELLOW].parts = (0, 0, 4)
    assert next_station(table.state, YELLOW, merchants) == 171
