"""How bots fly: every ship to where it does most good soonest, with what its owner knows of the chits."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.games.starfarers.board import BIT, SITES_BY, distances
from engine.games.starfarers.components import CHITS, TRADE_SHIP
from engine.games.starfarers.ends import allowed_ends
from engine.games.starfarers.flight import ToChooseShip, ToFly, ToJump
from engine.games.starfarers.landing import ToClear, ToFound
from engine.games.starfarers.moves import (
    Befriend,
    ChooseJump,
    ChooseShip,
    Clear,
    EndFlight,
    Fly,
    Found,
    Jump,
    Stop,
)
from engine.games.starfarers.peoples import ToBefriend
from engine.games.starfarers.pilot.outlook import Outlook
from engine.games.starfarers.pilot.purse import NEVER
from engine.games.starfarers.state import OPEN

Ratings = list[float]

AT_REST: Final = 0.00005
"""Among equals a ship stays where it is: less than a line more or less."""
EACH_LINE: Final = 0.15
"""How much a line nearer counts beside the turns it takes."""


def rate_ships(outlook: Outlook, step: ToChooseShip, moves: list[Move]) -> Ratings:
    """Every ship moves, those nearest to their goals first: a founding frees a transporter and may bring speed."""
    return [_choose(outlook, move) for move in moves]


def _choose(outlook: Outlook, move: Move) -> float:
    state, seat = outlook.state, outlook.seat
    if isinstance(move, EndFlight):
        return -1.0
    assert isinstance(move, ChooseShip | ChooseJump)
    player = state.players[seat]
    ship, point = player.cargo[move.transporter], player.ships[move.transporter]
    if isinstance(move, ChooseShip):
        return outlook.ship_value(ship, point)
    targets = outlook.targets(ship)
    allowed = allowed_ends(state, seat, move.transporter, point)
    best = max((value for value, target, _ in targets if allowed & BIT[target]), default=0.0)
    near = state.base_speed + player.speed
    at_hand = max((value for value, _, away in targets if away[point] <= near), default=0.0)
    return best + 0.05 if best > at_hand + 0.1 else -0.5


def _claimed(outlook: Outlook, transporter: int) -> int:
    """The target of another ship of the same kind, which this one leaves to it."""
    player = outlook.state.players[outlook.seat]
    ship, here = player.cargo[transporter], player.ships[transporter]
    for other, point in enumerate(player.ships):
        if point and other != transporter and player.cargo[other] == ship:
            _, target = outlook.best_target(ship, point)
            if target and distances(target)[point] < distances(target)[here]:
                return target
    return 0


def rate_flight(outlook: Outlook, step: ToFly, moves: list[Move]) -> Ratings:
    state, seat = outlook.state, outlook.seat
    player = state.players[seat]
    here, ship = player.ships[step.transporter], player.cargo[step.transporter]
    allowed = allowed_ends(state, seat, step.transporter, step.start)
    claimed = _claimed(outlook, step.transporter)
    away = distances(here)
    found = []
    for move in moves:
        if isinstance(move, Stop):
            found.append(_end_worth(outlook, ship, here, claimed) + AT_REST)
        elif isinstance(move, Fly) and allowed & BIT[move.point]:
            found.append(_end_worth(outlook, ship, move.point, claimed) - 0.0001 * away[move.point])
        else:
            found.append(NEVER)
    return found


def _end_worth(outlook: Outlook, ship: int, point: int, claimed: int) -> float:
    """A ship that ends its movement on a point: what it does there at once, or what it may do later."""
    state, seat = outlook.state, outlook.seat
    value = outlook.ship_value(ship, point, claimed) + EACH_LINE * outlook.best_target(ship, point, claimed)[0]
    player = state.players[seat]
    if ship == TRADE_SHIP:
        for site in SITES_BY[point]:
            chit = state.chits[site]
            if chit >= 0 and state.seen[site] & (OPEN | 1 << seat) and CHITS[chit].barred:
                need = CHITS[chit].pirates or CHITS[chit].ice
                have = player.firepower if CHITS[chit].pirates else player.freight_rings
                value += 1.0 if have >= need else 0.0
    return value


def rate_jump(outlook: Outlook, step: ToJump, moves: list[Move]) -> Ratings:
    player = outlook.state.players[outlook.seat]
    ship = player.cargo[step.transporter]
    claimed = _claimed(outlook, step.transporter)
    return [_end_worth(outlook, ship, move.point, claimed) for move in moves if isinstance(move, Jump)]


def rate_clearing(outlook: Outlook, step: ToClear, moves: list[Move]) -> Ratings:
    return [1.0 if isinstance(move, Clear) else 0.0 for move in moves]


def rate_founding(outlook: Outlook, step: ToFound, moves: list[Move]) -> Ratings:
    return [1.0 if isinstance(move, Found) else 0.0 for move in moves]


def rate_friends(outlook: Outlook, step: ToBefriend, moves: list[Move]) -> Ratings:
    return [outlook.card_value(move.card) for move in moves if isinstance(move, Befriend)]
