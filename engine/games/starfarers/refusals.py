"""Why something cannot be done now, with the rule that says so."""

from __future__ import annotations

from typing import Any

from engine.core.game import Refusal
from engine.core.moves import Seat
from engine.games.starfarers.bank import bank_trades, rates
from engine.games.starfarers.board import BIT, COLONY_POINTS_MASK, TRADE_POINT, points_in, within
from engine.games.starfarers.building import ToBuild, helping_hands, reserve_cards
from engine.games.starfarers.components import (
    BRISK_RESERVE_DRAWS,
    COLONY_SHIP,
    FAME_FOR_SALE,
    FAME_FOR_SALE_BELOW,
    FAME_PRICE,
    FREIGHT_RING,
    HELPING_HAND,
    OFFERS_A_TURN,
    PART_LIMITS,
    PART_PRICES,
    PARTS,
    RESERVE_BELOW_POINTS,
    SHIP_PRICES,
    SPACEPORT_PRICE,
    SPACEPORTS,
    TRADE_SHIP,
    TRANSPORTERS,
    Hand,
    covers,
)
from engine.games.starfarers.ends import allowed_ends, foreign_ports, occupied
from engine.games.starfarers.fleet import free_ports
from engine.games.starfarers.flight import ToChooseShip, ToFly, movable
from engine.games.starfarers.mothership import fame_left
from engine.games.starfarers.production import ToThrow
from engine.games.starfarers.resources import reserve_can_give
from engine.games.starfarers.scoring import points
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.trading import ToAnswer, offers_made

SUBJECTS = (
    "colony_ship", "trade_ship", "spaceport", "booster", "cannon", "freight_ring", "fame_ring",
    "reserve", "bank", "offer", "help", "accept", "end_flight", "act",
)  # fmt: skip
(
    BUILD_COLONY_SHIP, BUILD_TRADE_SHIP, BUILD_SPACEPORT, BOOSTER, CANNON, FREIGHT, FAME,
    RESERVE, BANK, OFFER, HELP, ACCEPT, END_FLIGHT, ACT,
) = range(len(SUBJECTS))  # fmt: skip


def why_not(state: StarfarersState, seat: Seat, step: Any) -> list[Refusal]:
    if isinstance(step, ToThrow):
        return [_action(ACT, "throw_first", "SF-5.2")]
    if isinstance(step, ToBuild):
        return _building(state, seat)
    if isinstance(step, ToChooseShip):
        return _choosing(state, seat)
    if isinstance(step, ToFly):
        return _flying(state, seat, step)
    if isinstance(step, ToAnswer) and not covers(state.players[seat].hand, step.want):
        return [_action(ACCEPT, "cards_not_held", "SF-7.17")]
    return [_action(ACT, "decide_first", "SF-15.7")]


def _action(action: int, reason: str, rule: str, *figures: int) -> Refusal:
    return Refusal(("action", action), reason, rule, figures)


# -- trade and build ---------------------------------------------------------------------------------------------


def _building(state: StarfarersState, seat: Seat) -> list[Refusal]:
    found = [
        _ship(state, seat, COLONY_SHIP),
        _ship(state, seat, TRADE_SHIP),
        _spaceport(state, seat),
        *(_part(state, seat, part) for part in range(len(PARTS))),
        _fame(state, seat),
        _reserve(state, seat),
        _bank(state, seat),
        _offer(state, seat),
        _help(state, seat),
    ]
    return [refusal for refusal in found if refusal is not None]


def _unpaid(action: int, hand: Hand, price: Hand) -> Refusal | None:
    missing = sum(max(0, cost - held) for cost, held in zip(price, hand, strict=True))
    return _action(action, "price", "SF-7.8", missing) if missing else None


def _ship(state: StarfarersState, seat: Seat, ship: int) -> Refusal | None:
    player = state.players[seat]
    stock = player.colony_stock if ship == COLONY_SHIP else player.station_stock
    if all(player.ships):
        return _action(ship, "no_transporter", "SF-7.9")
    if not stock:
        return _action(ship, "no_colony" if ship == COLONY_SHIP else "no_station", "SF-2.4")
    if not free_ports(state, seat):
        return _action(ship, "no_port", "SF-7.9")
    return _unpaid(ship, player.hand, SHIP_PRICES[ship])


def _spaceport(state: StarfarersState, seat: Seat) -> Refusal | None:
    player = state.players[seat]
    if len(player.spaceports) == SPACEPORTS:
        return _action(BUILD_SPACEPORT, "no_ring", "SF-7.11", SPACEPORTS)
    if not player.colonies:
        return _action(BUILD_SPACEPORT, "no_colony_to_ring", "SF-7.11")
    return _unpaid(BUILD_SPACEPORT, player.hand, SPACEPORT_PRICE)


def _part(state: StarfarersState, seat: Seat, part: int) -> Refusal | None:
    player = state.players[seat]
    if player.parts[part] == PART_LIMITS[part]:
        return _action(BOOSTER + part, "full", "SF-11.1", PART_LIMITS[part])
    return _unpaid(BOOSTER + part, player.hand, PART_PRICES[part])


def _fame(state: StarfarersState, seat: Seat) -> Refusal | None:
    player = state.players[seat]
    if not any(card in player.cards for card in FAME_FOR_SALE):
        return _action(FAME, "no_fame_card", "SF-10.8")
    if player.fame >= FAME_FOR_SALE_BELOW:
        return _action(FAME, "famous_enough", "SF-10.8", FAME_FOR_SALE_BELOW)
    if not fame_left(state):
        return _action(FAME, "no_fame_left", "SF-2.4")
    return _unpaid(FAME, player.hand, FAME_PRICE)


def _reserve(state: StarfarersState, seat: Seat) -> Refusal | None:
    if state.reserve_taken:
        return _action(RESERVE, "reserve_taken", "SF-6.10")
    if not reserve_can_give(state):
        return _action(RESERVE, "no_reserve", "SF-6.11")
    if not reserve_cards(state, seat):
        if state.options.brisk_start:
            return _action(RESERVE, "too_many_points", "SF-14.4", points(state, seat), BRISK_RESERVE_DRAWS[-1][0] + 1)
        return _action(RESERVE, "too_many_points", "SF-6.10", points(state, seat), RESERVE_BELOW_POINTS)
    return None


def _bank(state: StarfarersState, seat: Seat) -> Refusal | None:
    if bank_trades(state, seat):
        return None
    player = state.players[seat]
    open_rates = rates(player.cards, state.exchanged)
    if any(held >= min(each) for held, each in zip(player.hand, open_rates, strict=True)):
        return _action(BANK, "bank_bare", "SF-7.5")
    return _action(BANK, "too_few_alike", "SF-7.5", min(min(each) for each in open_rates))


def _offer(state: StarfarersState, seat: Seat) -> Refusal | None:
    if len(offers_made(state)) == OFFERS_A_TURN:
        return _action(OFFER, "offers_used", "SF-7.15", OFFERS_A_TURN)
    if not state.players[seat].size:
        return _action(OFFER, "empty_hand", "SF-7.14")
    if not any(state.players[other].size for other in state.others(seat)):
        return _action(OFFER, "empty_hands", "SF-7.16")
    return None


def _help(state: StarfarersState, seat: Seat) -> Refusal | None:
    if HELPING_HAND not in state.players[seat].cards:
        return None
    if state.helped:
        return _action(HELP, "already_helped", "SF-10.7")
    return None if helping_hands(state, seat) else _action(HELP, "nobody_richer", "SF-10.7")


# -- flight ------------------------------------------------------------------------------------------------------


def _choosing(state: StarfarersState, seat: Seat) -> list[Refusal]:
    """Ships that cannot be chosen, and the end of the phase while one must leave its point."""
    player = state.players[seat]
    able = movable(state, seat)
    found = []
    for transporter in TRANSPORTERS:
        if player.ships[transporter] and transporter not in able:
            grounded = transporter == state.grounded
            reason, rule = ("grounded", "SF-8.20") if grounded else ("has_moved", "SF-8.7")
            found.append(Refusal(("point", player.ships[transporter]), reason, rule))
    if not any(type(move).__name__ == "EndFlight" for move in ToChooseShip(seat).moves(state, seat)):
        found.append(_action(END_FLIGHT, "must_leave", "SF-8.30"))
    return found


def _flying(state: StarfarersState, seat: Seat, step: ToFly) -> list[Refusal]:
    """Points within reach on which the ship may not end."""
    here = state.players[seat].ships[step.transporter]
    allowed = allowed_ends(state, seat, step.transporter, step.start)
    return [_end(state, seat, step, point) for point in points_in(within(here, step.left) & ~allowed)]


def _end(state: StarfarersState, seat: Seat, step: ToFly, point: int) -> Refusal:
    subject = ("point", point)
    player = state.players[seat]
    if occupied(state, seat, step.transporter) & BIT[point]:
        return Refusal(subject, "occupied", "SF-8.11")
    if foreign_ports(state, seat) & BIT[point]:
        return Refusal(subject, "foreign_port", "SF-8.12")
    if player.cargo[step.transporter] == COLONY_SHIP:
        if point in TRADE_POINT:
            return Refusal(subject, "colony_ship_on_trade_point", "SF-8.13")
        return Refusal(subject, "found_or_leave", "SF-8.18")
    if BIT[point] & COLONY_POINTS_MASK:
        return Refusal(subject, "trade_ship_on_colony_point", "SF-8.14")
    base, number = TRADE_POINT[point]
    if number != len(state.stations[base]):
        return Refusal(subject, "station_order", "SF-8.23", (len(state.stations[base]) + 1,))
    return Refusal(subject, "freight_rings", "SF-8.23", (number + 1, player.parts[FREIGHT_RING]))
