"""Chapters 7B and 7C: the bank, and building."""

from __future__ import annotations

import pytest

from engine.games.starfarers import GAME
from engine.games.starfarers.board import NEIGHBOURS, OUTER_COLONY_POINTS
from engine.games.starfarers.components import (
    BOOSTER,
    CANNON,
    CARBON,
    COLONY_SHIP,
    FOOD,
    FREIGHT_RING,
    FUEL,
    ORE,
    PART_LIMITS,
    PART_PRICES,
    SHIP_PRICES,
    SPACEPORT_PRICE,
    TRADE_GOODS,
    TRADE_SHIP,
)
from engine.games.starfarers.moves import (
    Accept,
    BuildPart,
    BuildShip,
    BuildSpaceport,
    BuyFame,
    ChooseShip,
    Deal,
    EndBuilding,
    EndFlight,
    Fly,
    Refuse,
    Stop,
    TradeWithBank,
)
from engine.games.starfarers.position import Position
from tests.games.starfarers.playing import BLUE, BLUE_YELLOW, RED, WHITE, YELLOW, Table, cards

# -- the bank ----------------------------------------------------------------------------------------------------


def test_three_of_a_kind_for_one_of_another() -> None:
    """SF-7.5."""
    table = Table(Position().hand(YELLOW, carbon=3))
    before = table.bank()
    table.play(TradeWithBank(CARBON, 3, FUEL))
    assert table.hand() == cards(fuel=1)
    assert table.bank()[CARBON] == before[CARBON] + 3
    assert table.bank()[FUEL] == before[FUEL] - 1


def test_two_trade_goods_for_any_card() -> None:
    """Other kinds need three, or a card of the Merchants (SF-7.5)."""
    table = Table(Position().hand(YELLOW, goods=2))
    table.play(TradeWithBank(TRADE_GOODS, 2, ORE))
    assert table.hand() == cards(ore=1)
    assert Table(Position().hand(YELLOW, ore=2)).refuses(TradeWithBank(ORE, 2, FOOD))


def test_the_bank_gives_only_what_it_has() -> None:
    """SF-7.5."""
    table = Table(Position().hand(YELLOW, ore=3).bank(carbon=0))
    assert table.refuses(TradeWithBank(ORE, 3, CARBON))
    assert table.can(TradeWithBank(ORE, 3, FUEL))


def test_a_merchants_card_makes_it_two_for_one() -> None:
    """As often as wanted (SF-7.6, SF-7.7, SF-10.10)."""
    table = Table(Position().hand(YELLOW, carbon=4).cards(YELLOW, "merchants_carbon"))
    table.play(TradeWithBank(CARBON, 2, FOOD), TradeWithBank(CARBON, 2, ORE))
    assert table.hand() == cards(ore=1, food=1)


def test_one_trade_goods_once_a_turn() -> None:
    """Then two again; next turn one is enough once more (SF-7.6, SF-10.10)."""
    table = Table(Position().hand(YELLOW, goods=4).cards(YELLOW, "merchants_goods"))
    table.play(TradeWithBank(TRADE_GOODS, 1, ORE))
    assert table.refuses(TradeWithBank(TRADE_GOODS, 1, FUEL))
    table.play(TradeWithBank(TRADE_GOODS, 2, FUEL))
    assert table.hand() == cards(ore=1, fuel=1, goods=1)
    for _ in range(4):
        table.end_turn()
    table.throw(1, 1)
    assert table.can(TradeWithBank(TRADE_GOODS, 1, FOOD))


def test_only_the_active_player_trades_with_the_bank() -> None:
    """SF-7.5."""
    table = Table(Position().hand(RED, ore=3))
    assert table.refuses(TradeWithBank(ORE, 3, FUEL), RED)


# -- building ----------------------------------------------------------------------------------------------------


def test_prices() -> None:
    """SF-7.8."""
    assert (cards(ore=1, fuel=1, food=1, carbon=1), cards(ore=1, fuel=1, goods=2)) == SHIP_PRICES
    assert cards(carbon=3, food=2) == SPACEPORT_PRICE
    assert (cards(fuel=2), cards(carbon=2), cards(ore=2)) == PART_PRICES


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ({"ore": 1, "fuel": 1, "food": 1, "carbon": 1}, BuildShip(COLONY_SHIP, 13, 1)),
        ({"ore": 1, "fuel": 1, "goods": 2}, BuildShip(TRADE_SHIP, 33, 2)),
        ({"carbon": 3, "food": 2}, BuildSpaceport(29)),
        ({"fuel": 2}, BuildPart(BOOSTER)),
        ({"carbon": 2}, BuildPart(CANNON)),
        ({"ore": 2}, BuildPart(FREIGHT_RING)),
    ],
)
def test_the_full_price_goes_to_the_bank(hand: dict[str, int], move: BuildShip) -> None:
    """With a card less the thing cannot be built (SF-7.8, SF-13.3)."""
    table = Table(Position().hand(YELLOW, **hand))
    before = table.bank()
    table.play(move)
    assert table.hand() == cards()
    assert table.bank() == tuple(held + paid for held, paid in zip(before, cards(**hand), strict=True))
    kind = next(iter(hand))
    poor = Table(Position().hand(YELLOW, **{**hand, kind: hand[kind] - 1}))
    assert poor.refuses(move)


def test_a_ship_starts_on_a_free_spaceport_point() -> None:
    """Spaceport, point and transporter are the builder's choice (SF-7.9)."""
    table = Table(Position().hand(YELLOW, ore=1, fuel=1, food=1, carbon=1).settle(YELLOW, spaceports=(106,)))
    options = {(move.point, move.transporter) for move in table.moves(BuildShip)}
    ports = (*NEIGHBOURS[24], *NEIGHBOURS[106])
    assert options == {(port, transporter) for port in ports for transporter in range(3)}


def test_a_full_harbour_builds_no_ship() -> None:
    """After one ship has left, building waits for the next turn (SF-7.9, SF-8.6)."""
    position = (
        Position()
        .hand(YELLOW, ore=1, fuel=1, food=1, carbon=1)
        .ship(YELLOW, 1, COLONY_SHIP, 13)
        .ship(RED, 1, COLONY_SHIP, 33)
    )
    table = Table(position)
    assert table.moves(BuildShip) == []
    table.take_off(BLUE_YELLOW)
    table.play(ChooseShip(0), Fly(14), Stop())
    assert table.refuses(BuildShip(COLONY_SHIP, 13, 1))
    table.play(EndFlight())
    assert table.state.active == RED


def test_pieces_run_out() -> None:
    """Nine colonies out, three rings used, three ships flying: no more of each (SF-2.4, SF-7.9, SF-7.11)."""
    rich = {"ore": 4, "fuel": 4, "carbon": 4, "food": 4, "goods": 4}
    out = Table(Position().hand(YELLOW, **rich).settle(YELLOW, colonies=OUTER_COLONY_POINTS[:6]))
    assert {move.ship for move in out.moves(BuildShip)} == {TRADE_SHIP}
    assert out.moves(BuildSpaceport)
    rings = Table(Position().hand(YELLOW, **rich).settle(YELLOW, spaceports=OUTER_COLONY_POINTS[:2]))
    assert rings.moves(BuildSpaceport) == []
    flying = Position().hand(YELLOW, **rich)
    for spheres, point in enumerate((57, 68, 78), 1):
        flying.ship(YELLOW, spheres, TRADE_SHIP, point)
    assert Table(flying).moves(BuildShip) == []


def test_all_stations_out() -> None:
    """Seven stations used: no trade ship (SF-2.4)."""
    table = Table(
        Position()
        .hand(YELLOW, ore=1, fuel=1, goods=2)
        .stations(0, YELLOW, YELLOW, YELLOW, YELLOW)
        .stations(1, YELLOW, YELLOW, YELLOW)
    )
    assert table.moves(BuildShip) == []


def test_a_spaceport_needs_no_transport_and_launches_at_once() -> None:
    """White's colony at Boreas becomes a spaceport and launches a ship that flies this very turn (SF-7.9, SF-7.10,
    SF-7.11)."""
    table = Table(Position(active=WHITE).hand(WHITE, ore=1, fuel=1, carbon=4, food=3).settle(WHITE, colonies=(109,)))
    table.play(BuildSpaceport(109), BuildShip(COLONY_SHIP, 118, 0))
    assert table.points(WHITE) == 6
    table.take_off(BLUE_YELLOW)
    assert table.can(ChooseShip(0))


def test_no_more_than_three_spaceports() -> None:
    """SF-7.11."""
    table = Table(Position().hand(YELLOW, carbon=9, food=6))
    table.play(BuildSpaceport(18), BuildSpaceport(29))
    assert len(table.state.players[YELLOW].spaceports) == 3
    assert table.moves(BuildSpaceport) == []


def test_a_ship_caught_on_a_new_spaceport_point_may_stay_for_now() -> None:
    """SF-7.12."""
    table = Table(
        Position(active=WHITE).hand(WHITE, carbon=3, food=2).settle(WHITE, colonies=(98,)).ship(RED, 1, TRADE_SHIP, 88)
    )
    table.play(BuildSpaceport(98))
    assert table.ship(1, RED) == 88


def test_parts_have_limits_and_are_never_sold() -> None:
    """Six boosters, six cannons, five freight rings (SF-7.8, SF-7.13, SF-11.1)."""
    table = Table(Position().hand(YELLOW, ore=2, fuel=2, carbon=2).parts(YELLOW, *PART_LIMITS))
    assert table.moves(BuildPart) == []
    names = {type(move).__name__ for move in GAME.moves(table.state, YELLOW)}
    assert names == {"EndBuilding", "TakeReserve"}


def test_one_phase_mixes_everything() -> None:
    """Trade with a player, build a ship, trade again, add a booster (SF-7.1)."""
    table = Table(
        Position().hand(YELLOW, ore=3, fuel=1, carbon=1, food=1, goods=2).hand(RED, fuel=1).hand(WHITE, fuel=1)
    )
    table.offer(cards(ore=1), cards(fuel=1))
    table.by(RED, Accept())
    table.by(WHITE, Refuse())
    table.play(
        Deal(RED, cards(ore=1), cards(fuel=1)),
        BuildShip(COLONY_SHIP, 13, 0),
        TradeWithBank(TRADE_GOODS, 2, FUEL),
        BuildPart(BOOSTER),
    )
    assert table.parts() == (1, 0, 0)
    assert table.hand() == cards(ore=1)


def test_a_ship_built_now_flies_now() -> None:
    """SF-7.10."""
    table = Table(Position(active=BLUE).hand(BLUE, ore=1, fuel=1, goods=2))
    table.play(BuildShip(TRADE_SHIP, 53, 2))
    table.take_off(BLUE_YELLOW)
    table.play(ChooseShip(2), Fly(65), Stop())
    assert table.ship(3, BLUE) == 65


def test_fame_for_sale() -> None:
    """Up to the sixth ring at one trade goods each; a second card adds nothing (SF-7.8, SF-10.8)."""
    for owned in (("diplomats_fame_for_sale_1",), ("diplomats_fame_for_sale_1", "diplomats_fame_for_sale_2")):
        table = Table(Position().hand(YELLOW, goods=3).parts(YELLOW, fame=4).cards(YELLOW, *owned))
        table.play(BuyFame(), BuyFame())
        assert table.fame() == 6
        assert table.hand() == cards(goods=1)
        assert table.refuses(BuyFame())


def test_fame_is_only_for_sale_with_the_card_and_while_rings_last() -> None:
    """SF-10.8, SF-2.4."""
    assert Table(Position().hand(YELLOW, goods=1)).refuses(BuyFame())
    position = Position().hand(YELLOW, goods=1).cards(YELLOW, "diplomats_fame_for_sale_2").parts(YELLOW, fame=5)
    for seat in (RED, WHITE):
        position.parts(seat, fame=11)
    assert Table(position).can(BuyFame())
    table = Table(position)
    table.state.players[BLUE].fame = 13
    table.state.legal = {}
    assert table.refuses(BuyFame())


def test_a_phase_once_left_is_over() -> None:
    """SF-5.2."""
    table = Table(Position().hand(YELLOW, fuel=2))
    table.play(EndBuilding())
    assert table.refuses(BuildPart(BOOSTER), YELLOW)
