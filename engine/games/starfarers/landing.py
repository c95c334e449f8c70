"""Chapter 8E: what a ship does when its movement has ended. Clearing comes first, founding after it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Move, Seat
from engine.games.starfarers.board import SITES, SITES_BY, TRADE_POINT
from engine.games.starfarers.components import COLONY_SHIP, NO_CHIT, TRADE_SHIP
from engine.games.starfarers.ends import clearable_site, may_found
from engine.games.starfarers.events import ChitSeen, ChitTaken, ChitTurned, ColonyFounded, StationFounded
from engine.games.starfarers.fleet import unload
from engine.games.starfarers.moves import Clear, FlyOn, Found, LeaveChit
from engine.games.starfarers.peoples import ToBefriend
from engine.games.starfarers.scoring import has_won
from engine.games.starfarers.state import OPEN, StarfarersState
from engine.games.starfarers.wishes import InTurn

_LEAVE, _FOUND, _FLY_ON = LeaveChit(), Found(), FlyOn()
_CLEAR = tuple(Clear(site) for site in SITES)


def land(state: StarfarersState, seat: Seat, transporter: int, start: int) -> None:
    """The movement has ended (SF-8.33). A ship back on its colony point must found there (SF-8.18)."""
    player = state.players[seat]
    point = player.ships[transporter]
    if player.cargo[transporter] == TRADE_SHIP and point in TRADE_POINT:
        found_station(state, seat, transporter)
        return
    site = clearable_site(state, seat, point)
    if point == start and player.cargo[transporter] == COLONY_SHIP and may_found(state, seat, point, clearing=True):
        if site is None or not clear(state, seat, site):
            found_colony(state, seat, transporter)
    elif site is not None:
        state.agenda.append(ToClear(seat, transporter, site))
    else:
        ask_to_found(state, seat, transporter)


def found_station(state: StarfarersState, seat: Seat, transporter: int) -> None:
    """The station stays, the transporter returns, a friendship card is chosen (SF-8.23)."""
    point = state.players[seat].ships[transporter]
    base, number = TRADE_POINT[point]
    unload(state, seat, transporter)
    state.stations[base] += (seat,)
    state.events.append(StationFounded(seat, state.peoples[base], number + 1, point, transporter))
    state.agenda.append(ToBefriend(seat, base))


def clear(state: StarfarersState, seat: Seat, site: int) -> bool:
    """Take the chit and lay a white one, which only the one who laid it knows (SF-8.24). True if that wins."""
    player = state.players[seat]
    chit = state.chits[site]
    player.chits += (chit,)
    state.events.append(ChitTaken(seat, site, chit))
    if state.whites:
        state.chits[site] = state.whites.pop()
        state.seen[site] = 1 << seat
        state.whites_laid += (site,)
        state.events.append(ChitSeen(seat, site, state.chits[site]))
    else:
        state.chits[site] = NO_CHIT
        state.seen[site] = 0
    return has_won(state)


@dataclass(frozen=True, slots=True)
class ToClear(InTurn):
    """Drive the pirates out, melt the ice, or leave the chit alone."""

    transporter: int
    site: int

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return [_CLEAR[self.site], _LEAVE]

    def decide(self, state: StarfarersState, seat: Seat, move: Clear | LeaveChit) -> None:
        state.agenda.pop()
        if isinstance(move, LeaveChit) or not clear(state, seat, self.site):
            ask_to_found(state, seat, self.transporter)


def ask_to_found(state: StarfarersState, seat: Seat, transporter: int) -> None:
    player = state.players[seat]
    if player.cargo[transporter] == COLONY_SHIP and may_found(state, seat, player.ships[transporter]):
        state.agenda.append(ToFound(seat, transporter))


@dataclass(frozen=True, slots=True)
class ToFound(InTurn):
    """Found a colony here, or not (SF-8.26)."""

    transporter: int

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return [_FOUND, _FLY_ON]

    def decide(self, state: StarfarersState, seat: Seat, move: Found | FlyOn) -> None:
        state.agenda.pop()
        if isinstance(move, Found):
            found_colony(state, seat, self.transporter)


def found_colony(state: StarfarersState, seat: Seat, transporter: int) -> None:
    """The colony stays, the transporter returns, both planets turn their chits up (SF-8.26)."""
    player = state.players[seat]
    point = player.ships[transporter]
    unload(state, seat, transporter)
    player.colonies += (point,)
    state.events.append(ColonyFounded(seat, point, transporter))
    for site in SITES_BY[point]:
        if not state.seen[site] & OPEN:
            state.seen[site] = 2 * OPEN - 1
            state.events.append(ChitTurned(site, state.chits[site]))
    has_won(state)
