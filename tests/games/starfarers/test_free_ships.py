"""Free trade ships still owed, and hyperspace jumps (SF-9.19, SF-9.20, SF-9.29)."""

from __future__ import annotations

from engine.games.starfarers import GAME
from engine.games.starfarers.board import NEIGHBOURS
from engine.games.starfarers.components import COLONY_SHIP, NO_SHIP, STATIONS, TRADE_SHIP
from engine.games.starfarers.events import FreeShipPlaced
from engine.games.starfarers.flight import ToFly
from engine.games.starfarers.moves import (
    Befriend,
    BuildShip,
    BuildSpaceport,
    ChooseJump,
    ChooseShip,
    EndBuilding,
    EndFlight,
    Fly,
    Found,
    GiveCards,
    Jump,
    PlaceFreeShip,
    Stop,
)
from engine.games.starfarers.position import Position, base_of
from tests.games.starfarers.playing import (
    BLACK_BLUE,
    BLUE_YELLOW,
    RED,
    YELLOW,
    Table,
    cards,
    friendship,
    happened,
)

AT_AURORA = NEIGHBOURS[106][0]


def three_ships() -> Position:
    """The first ship is a step away from founding at Aurora, the others wait far out."""
    return (
        Position()
        .chit("aurora_carbon", "red_1")
        .chit("aurora_goods", "yellow_2")
        .ship(YELLOW, 1, COLONY_SHIP, AT_AURORA)
        .ship(YELLOW, 2, COLONY_SHIP, 140)
        .ship(YELLOW, 3, COLONY_SHIP, 141)
    )


def test_a_transporter_comes_free() -> None:
    """Three ships flying, a free one won: pending. The first founds, the free ship is placed at once and may fly
    (SF-9.19, SF-8.34, SF-2.5)."""
    table = Table(three_ships().hand(YELLOW, ore=3).encounters("e05"))
    table.take_off(BLACK_BLUE)
    table.play(GiveCards(cards(ore=3)))
    assert table.state.players[YELLOW].pending == 1
    table.play(ChooseShip(0), Fly(106), Stop(), Found())
    assert {(move.point, move.transporter) for move in table.moves(PlaceFreeShip)} == {(13, 0), (33, 0)}
    table.play(PlaceFreeShip(33, 0))
    assert table.state.players[YELLOW].pending == 0
    table.play(ChooseShip(0))
    step = table.state.agenda[-1]
    assert isinstance(step, ToFly)
    assert step.left == 3


def test_two_owed_and_one_transporter() -> None:
    """One is placed, one stays owed and scores nothing (SF-9.19, SF-12.1)."""
    table = Table(three_ships().pending(YELLOW, 2).flying(3))
    table.play(ChooseShip(0), Fly(106), Stop(), Found(), PlaceFreeShip(13, 0))
    assert table.state.players[YELLOW].pending == 1
    assert table.asks() == "ToChooseShip"
    assert table.points() == 5


def test_without_stations_they_wait_for_ever() -> None:
    """SF-9.19."""
    table = Table(
        Position().stations(0, YELLOW, YELLOW, YELLOW, YELLOW).stations(1, YELLOW, YELLOW, YELLOW).pending(YELLOW, 2)
    )
    assert table.state.players[YELLOW].station_stock == 0
    assert table.asks() == "ToBuild"


def test_a_ship_owed_brings_a_flight_phase() -> None:
    """Placed in the trade and build phase, it can fly in the same turn (SF-5.3, SF-9.19)."""
    table = Table(Position().pending(YELLOW, 1))
    assert table.asks() == "ToPlaceFreeShip"
    table.play(PlaceFreeShip(13, 0))
    table.take_off(BLUE_YELLOW)
    assert table.can(ChooseShip(0))


def test_the_ship_owed_comes_before_anything_else() -> None:
    """With one transporter left there is none for a colony ship afterwards (SF-9.29)."""
    table = Table(
        Position()
        .hand(YELLOW, ore=1, fuel=1, food=1, carbon=1)
        .ship(YELLOW, 1, COLONY_SHIP, 140)
        .ship(YELLOW, 2, COLONY_SHIP, 141)
        .pending(YELLOW, 1)
    )
    assert set(GAME.moves(table.state, YELLOW)) == {PlaceFreeShip(13, 2), PlaceFreeShip(33, 2)}
    table.play(PlaceFreeShip(13, 2))
    assert table.moves(BuildShip) == []


def test_a_new_spaceport_opens_the_way() -> None:
    """Both points taken: after building a second spaceport the ship owed goes to one of its points, at once
    (SF-9.29)."""
    table = Table(
        Position()
        .hand(YELLOW, carbon=3, food=2)
        .settle(YELLOW, colonies=(106,))
        .ship(YELLOW, 1, COLONY_SHIP, 13)
        .ship(RED, 1, COLONY_SHIP, 33)
        .pending(YELLOW, 1)
    )
    assert table.asks() == "ToBuild"
    table.play(BuildSpaceport(106))
    assert {move.point for move in table.moves(PlaceFreeShip)} == set(NEIGHBOURS[106])


def test_nothing_is_placed_in_another_turn() -> None:
    """A point comes free in red's flight: yellow waits for his own trade and build phase (SF-9.29)."""
    table = Table(
        Position(active=RED).ship(YELLOW, 1, COLONY_SHIP, 13).ship(RED, 1, COLONY_SHIP, 33).pending(YELLOW, 1).flying(3)
    )
    events = table.play(ChooseShip(0), Fly(57), Stop(), EndFlight())
    assert not happened(events, FreeShipPlaced)
    assert table.state.players[YELLOW].pending == 1
    for _ in range(2):
        table.end_turn()
    table.throw(1, 1)
    assert table.asks() == "ToPlaceFreeShip"
    table.play(PlaceFreeShip(33, 1))
    assert table.ship(2) == 33


def test_the_jump_stays_with_the_ship() -> None:
    """It jumps and founds; a trade ship on the same transporter flies at normal speed but does not jump (SF-9.3,
    SF-9.19)."""
    table = Table(three_ships().pending(YELLOW, 1).flying(3).jump(1))
    table.play(ChooseJump(0), Jump(106), Found(), PlaceFreeShip(33, 0))
    assert table.state.jumper == NO_SHIP
    assert ChooseShip(0) in GAME.moves(table.state, YELLOW)
    assert table.moves(ChooseJump) == []


def test_a_jump_founds_like_a_flight() -> None:
    """Two rings, number 1 built: to number 2 and a card is taken; number 3 is refused (SF-9.20, SF-8.23, SF-8.35)."""
    scientists = base_of("scientists")
    table = Table(
        Position().parts(YELLOW, freight=2).stations(scientists, RED).ship(YELLOW, 1, TRADE_SHIP, 57).flying(3).jump(1)
    )
    table.play(ChooseJump(0))
    assert table.refuses(Jump(258))
    table.play(Jump(248))
    table.play(Befriend(friendship("scientists_firepower_2")))
    assert table.state.stations[scientists] == (RED, YELLOW)


def test_a_jump_may_be_declined() -> None:
    """The ship flies normally, and does not jump afterwards (SF-9.20)."""
    table = Table(Position().parts(YELLOW, boosters=1).ship(YELLOW, 1, COLONY_SHIP, 57).flying(3).jump(1))
    table.play(ChooseShip(0))
    step = table.state.agenda[-1]
    assert isinstance(step, ToFly)
    assert step.left == 4
    table.play(Fly(68), Stop())
    assert GAME.moves(table.state, YELLOW) == [EndFlight()]


def test_a_jump_into_the_unknown() -> None:
    """It sees both chits where it lands; before ice of 4 with two rings it stays and founds nothing (SF-9.20, SF-8.21,
    SF-8.16)."""
    table = Table(
        Position()
        .parts(YELLOW, freight=2)
        .chit("galene_carbon", "yellow_2")
        .chit("galene_goods", "blue_7")
        .ship(YELLOW, 1, COLONY_SHIP, 57)
        .flying(3)
        .jump(1)
    )
    table.play(ChooseJump(0), Jump(228))
    assert (table.face("galene_carbon", YELLOW), table.face("galene_goods", YELLOW)) == ("yellow_2", "blue_7")
    assert table.face("galene_fuel", YELLOW) is None
    assert table.ship(1) == 228
    assert table.asks() == "ToChooseShip"


def test_an_unused_jump_is_lost_with_the_turn() -> None:
    """SF-9.20, SF-5.5."""
    table = Table(Position().ship(YELLOW, 1, COLONY_SHIP, 57).flying(3).jump(1))
    table.play(EndFlight())
    assert table.state.jumper == NO_SHIP


def test_the_jump_and_the_ships_owed_are_open_to_all() -> None:
    """SF-13.8."""
    table = Table(Position().ship(YELLOW, 1, COLONY_SHIP, 57).flying(3).jump(1).grounded(1))
    table.state.players[YELLOW].pending = 1
    view = GAME.view(table.state, RED)
    assert (view.jumper, view.grounded, view.players[YELLOW].pending) == (0, 0, 1)


def test_a_free_ship_uses_a_station_of_the_stock() -> None:
    """SF-9.19."""
    table = Table(Position().pending(YELLOW, 1))
    table.play(PlaceFreeShip(13, 1), EndBuilding())
    assert table.state.players[YELLOW].station_stock == STATIONS - 1
