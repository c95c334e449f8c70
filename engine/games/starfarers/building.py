"""Chapters 6C and 7: the trade and build phase."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

from engine.core.moves import Move, Seat, Step
from engine.games.starfarers.bank import bank_trades, trade_with_bank
from engine.games.starfarers.components import (
    BRISK_RESERVE_DRAWS,
    COLONY_SHIP,
    FAME_FOR_SALE,
    FAME_FOR_SALE_BELOW,
    FAME_PRICE,
    HELPING_HAND,
    HELPING_HAND_OPPONENTS,
    PART_PRICES,
    PARTS,
    RESERVE_BELOW_POINTS,
    SHIP_PRICES,
    SPACEPORT_PRICE,
    SPACEPORTS,
    TRADE_SHIP,
    covers,
)
from engine.games.starfarers.drafting import COMPOSE
from engine.games.starfarers.events import SpaceportBuilt
from engine.games.starfarers.fleet import free_ports, free_transporters, launch, settle_pending
from engine.games.starfarers.flight import begin_flight
from engine.games.starfarers.mothership import add_part, fame_left, gain_fame, parts_with_room
from engine.games.starfarers.moves import (
    AskForHelp,
    BuildPart,
    BuildShip,
    BuildSpaceport,
    BuyFame,
    Compose,
    EndBuilding,
    TakeReserve,
    TakeUp,
    TradeWithBank,
    TurnDown,
)
from engine.games.starfarers.resources import draw_reserve, pay, reserve_can_give, steal
from engine.games.starfarers.scoring import has_won, points
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.trading import begin_offer, can_offer
from engine.games.starfarers.wishes import InTurn, replies, take_up, turn_down

_BUY_FAME, _END = BuyFame(), EndBuilding()
_PARTS = tuple(BuildPart(part) for part in range(len(PARTS)))
_RESERVE = (TakeReserve(1), TakeReserve(2))


@dataclass(frozen=True, slots=True)
class BeginBuilding(Step[StarfarersState]):
    """A free trade ship still owed comes first of all (SF-9.29)."""

    seat: Seat

    def run(self, state: StarfarersState) -> None:
        state.agenda.append(ToBuild(self.seat))
        settle_pending(state, self.seat)


@dataclass(frozen=True, slots=True)
class ToBuild(InTurn):
    """Trade, build, use cards, as often and in any order as one likes (SF-7.1)."""

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        found: list[Move] = [_END]
        if not state.reserve_taken:
            found += _RESERVE[: reserve_cards(state, seat)]
        player = state.players[seat]
        if HELPING_HAND in player.cards and not state.helped:
            found += helping_hands(state, seat)
        if player.size:
            found += builds(state, seat)
            found += bank_trades(state, seat)
            if can_offer(state, seat):
                found.append(COMPOSE)
        found += replies(state, seat)
        return found

    def decide(self, state: StarfarersState, seat: Seat, move: Move) -> None:
        if move is _END or isinstance(move, EndBuilding):
            state.agenda.pop()
            begin_flight(state, seat)
            return
        _PLAYS[type(move)](state, seat, move)
        if state.players[seat].pending and state.agenda:
            settle_pending(state, seat)


# -- the reserve -------------------------------------------------------------------------------------------------


def reserve_cards(state: StarfarersState, seat: Seat) -> int:
    """How many cards of the reserve the player may take this turn: one below nine points (SF-6.10)."""
    if not reserve_can_give(state):
        return 0
    scored = points(state, seat)
    if state.options.brisk_start:
        return next((cards for most, cards in BRISK_RESERVE_DRAWS if scored <= most), 0)
    return int(scored < RESERVE_BELOW_POINTS)


def _take_reserve(state: StarfarersState, seat: Seat, move: TakeReserve) -> None:
    state.reserve_taken = True
    for _ in range(move.cards):
        draw_reserve(state, seat)


# -- building ----------------------------------------------------------------------------------------------------


def builds(state: StarfarersState, seat: Seat) -> list[Move]:
    """What the hand can pay and the stock and the board have room for (SF-7.8)."""
    player = state.players[seat]
    hand = player.hand
    found: list[Move] = []
    for part in parts_with_room(state, seat):
        if covers(hand, PART_PRICES[part]):
            found.append(_PARTS[part])
    if covers(hand, SPACEPORT_PRICE) and len(player.spaceports) < SPACEPORTS:
        found += [_spaceport(point) for point in player.colonies]
    if can_buy_fame(state, seat):
        found.append(_BUY_FAME)
    ships = [ship for ship in (COLONY_SHIP, TRADE_SHIP) if can_pay_ship(state, seat, ship)]
    if ships:
        ports, transporters = free_ports(state, seat), free_transporters(state, seat)
        found += [_ship(ship, port, transporter) for ship in ships for port in ports for transporter in transporters]
    return found


def can_pay_ship(state: StarfarersState, seat: Seat, ship: int) -> bool:
    player = state.players[seat]
    stock = player.colony_stock if ship == COLONY_SHIP else player.station_stock
    return stock > 0 and covers(player.hand, SHIP_PRICES[ship])


def can_buy_fame(state: StarfarersState, seat: Seat) -> bool:
    """SF-10.8."""
    player = state.players[seat]
    return (
        player.fame < FAME_FOR_SALE_BELOW
        and any(card in player.cards for card in FAME_FOR_SALE)
        and covers(player.hand, FAME_PRICE)
        and fame_left(state) > 0
    )


@cache
def _ship(ship: int, point: int, transporter: int) -> BuildShip:
    return BuildShip(ship, point, transporter)


@cache
def _spaceport(point: int) -> BuildSpaceport:
    return BuildSpaceport(point)


def _build_ship(state: StarfarersState, seat: Seat, move: BuildShip) -> None:
    pay(state, seat, SHIP_PRICES[move.ship])
    launch(state, seat, move.ship, move.point, move.transporter)


def _build_spaceport(state: StarfarersState, seat: Seat, move: BuildSpaceport) -> None:
    """A ring on any colony of one's own, wherever it is (SF-7.11)."""
    pay(state, seat, SPACEPORT_PRICE)
    player = state.players[seat]
    player.colonies = tuple(point for point in player.colonies if point != move.point)
    player.spaceports += (move.point,)
    state.events.append(SpaceportBuilt(seat, move.point))
    has_won(state)


def _build_part(state: StarfarersState, seat: Seat, move: BuildPart) -> None:
    pay(state, seat, PART_PRICES[move.part])
    add_part(state, seat, move.part)


def _buy_fame(state: StarfarersState, seat: Seat, move: BuyFame) -> None:
    pay(state, seat, FAME_PRICE)
    gain_fame(state, seat, 1)
    has_won(state)


# -- A Helping Hand ----------------------------------------------------------------------------------------------


def helping_hands(state: StarfarersState, seat: Seat) -> list[Move]:
    """One or two opponents with cards who have more points at this moment (SF-10.7)."""
    own = points(state, seat)
    richer = [other for other in state.others(seat) if state.players[other].size and points(state, other) > own]
    return [
        AskForHelp(victims) for count in range(1, HELPING_HAND_OPPONENTS + 1) for victims in combinations(richer, count)
    ]


def _ask_for_help(state: StarfarersState, seat: Seat, move: AskForHelp) -> None:
    state.helped = True
    for victim in move.victims:
        steal(state, seat, victim)


_PLAYS: dict[type[Move], Callable[[StarfarersState, Seat, Any], None]] = {
    AskForHelp: _ask_for_help,
    BuildPart: _build_part,
    BuildShip: _build_ship,
    BuildSpaceport: _build_spaceport,
    BuyFame: _buy_fame,
    Compose: begin_offer,
    TakeReserve: _take_reserve,
    TakeUp: take_up,
    TradeWithBank: trade_with_bank,
    TurnDown: turn_down,
}
