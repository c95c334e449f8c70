"""Chapter 8C: where a movement may end, and where a ship may found."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.starfarers.board import (
    ALL_POINTS_MASK,
    BASES,
    BIT,
    COLONY_POINTS_MASK,
    COLONY_POINTS_OF,
    HOME_SYSTEMS,
    PORTS_MASK,
    SITES_BY,
    SYSTEM_OF_COLONY_POINT,
    TRADE_POINTS_MASK,
)
from engine.games.starfarers.components import CHITS, COLONY_SHIP, HIDDEN, NO_CHIT
from engine.games.starfarers.setup import own_limit, system_limit
from engine.games.starfarers.state import StarfarersState


def occupied(state: StarfarersState, seat: Seat, transporter: int) -> int:
    """Points with a colony, spaceport, station or another ship than this one, as a mask (SF-8.11)."""
    mask = 0
    for other, player in enumerate(state.players):
        for number, point in enumerate(player.ships):
            if number != transporter or other != seat:
                mask |= BIT[point]
        for point in player.colonies:
            mask |= BIT[point]
        for point in player.spaceports:
            mask |= BIT[point]
    for point in state.neutrals:
        mask |= BIT[point]
    for base, owners in enumerate(state.stations):
        if owners:
            mask |= _BUILT[base][len(owners)]
    return mask


_BUILT = tuple(
    tuple(sum(BIT[point] for point in base.trade_points[:number]) for number in range(len(base.trade_points) + 1))
    for base in BASES
)
"""For each base the points of its first stations."""


def foreign_ports(state: StarfarersState, seat: Seat) -> int:
    """Spaceport points of opponents, as a mask (SF-8.12). Neutral spaceports have none (SF-4.13)."""
    mask = 0
    for other, player in enumerate(state.players):
        if other != seat:
            for spaceport in player.spaceports:
                mask |= PORTS_MASK[spaceport]
    return mask


def next_station(state: StarfarersState, seat: Seat, base: int) -> int | None:
    """The trade point where a trade ship of that seat may found now, if there is one (SF-8.23)."""
    built = len(state.stations[base])
    if built < len(BASES[base].trade_points) and state.players[seat].freight_rings > built:
        return BASES[base].trade_points[built]
    return None


def allowed_ends(state: StarfarersState, seat: Seat, transporter: int, start: int) -> int:
    """The points where a ship may end a movement that began at `start`, as a mask."""
    player = state.players[seat]
    barred = occupied(state, seat, transporter) | foreign_ports(state, seat)
    if player.cargo[transporter] == COLONY_SHIP:
        barred |= TRADE_POINTS_MASK
        if BIT[start] & COLONY_POINTS_MASK and not may_found(state, seat, start, clearing=True):
            barred |= BIT[start]
        return ALL_POINTS_MASK & ~barred
    barred |= COLONY_POINTS_MASK | TRADE_POINTS_MASK
    allowed = ALL_POINTS_MASK & ~barred
    for base in range(len(BASES)):
        point = next_station(state, seat, base)
        if point is not None:
            allowed |= BIT[point]
    return allowed


def must_leave(state: StarfarersState, seat: Seat, transporter: int) -> bool:
    """It stands on a colony point or on a spaceport point of an opponent (SF-8.18, SF-8.19)."""
    here = BIT[state.players[seat].ships[transporter]]
    return bool(here & (COLONY_POINTS_MASK | foreign_ports(state, seat)))


def system_takes_colony(state: StarfarersState, seat: Seat, system: int) -> bool:
    """Never at home; elsewhere as long as neither limit is reached (SF-8.28)."""
    if system in HOME_SYSTEMS:
        return False
    count = own = 0
    for other, player in enumerate(state.players):
        for point in COLONY_POINTS_OF[system]:
            if point in player.colonies or point in player.spaceports:
                count += 1
                own += other == seat
    players = len(state.players)
    return count < system_limit(players) and own < own_limit(players)


def may_clear(state: StarfarersState, seat: Seat, site: int) -> bool:
    """A pirate or ice chit known to that seat that its cannons or freight rings master (SF-8.24, SF-8.25)."""
    chit = state.chits[site]
    if chit in (HIDDEN, NO_CHIT) or not CHITS[chit].barred:
        return False
    player = state.players[seat]
    if CHITS[chit].pirates:
        return player.firepower >= CHITS[chit].pirates
    return player.freight_rings >= CHITS[chit].ice


def clearable_site(state: StarfarersState, seat: Seat, point: int) -> int | None:
    """The planet next to a point whose chit that seat may take; there is at most one (SF-8.33)."""
    return next((site for site in SITES_BY[point] if may_clear(state, seat, site)), None)


def may_found(state: StarfarersState, seat: Seat, point: int, clearing: bool = False) -> bool:
    """Both planets of a colony point bear numbers, if need be after clearing, and the system has room (SF-8.26)."""
    system = SYSTEM_OF_COLONY_POINT.get(point)
    if system is None or not system_takes_colony(state, seat, system):
        return False
    for site in SITES_BY[point]:
        chit = state.chits[site]
        if chit in (HIDDEN, NO_CHIT):
            return False
        if CHITS[chit].barred and not (clearing and may_clear(state, seat, site)):
            return False
    return True
