"""Chapter 8: the flight phase, from the shake to the last ship."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.moves import Move, Seat, Step
from engine.games.starfarers.board import (
    BIT,
    POINTS,
    SITES,
    SITES_BY,
    distances,
    points_in,
    route,
    within,
)
from engine.games.starfarers.components import BLACK, ENCOUNTER_SPEED, NO_CHIT, TRANSPORTERS
from engine.games.starfarers.encounters import draw_encounter
from engine.games.starfarers.ends import allowed_ends, must_leave
from engine.games.starfarers.events import ChitSeen, MothershipShaken, ShipFlew, ShipJumped
from engine.games.starfarers.fleet import first_ship, move_ship, settle_pending
from engine.games.starfarers.landing import land
from engine.games.starfarers.mothership import ball_sum, shake
from engine.games.starfarers.moves import ChooseJump, ChooseShip, EndFlight, Fly, Jump, Stop
from engine.games.starfarers.state import OPEN, StarfarersState
from engine.games.starfarers.wishes import InTurn

_END, _STOP = EndFlight(), Stop()
_CHOOSE = tuple(ChooseShip(transporter) for transporter in TRANSPORTERS)
_CHOOSE_JUMP = tuple(ChooseJump(transporter) for transporter in TRANSPORTERS)
_FLY = (Fly(0), *(Fly(point) for point in POINTS))
_JUMP = (Jump(0), *(Jump(point) for point in POINTS))


def begin_flight(state: StarfarersState, seat: Seat) -> None:
    """With a ship on the board the mothership is shaken; a black ball means an encounter first (SF-8.2 to SF-8.4)."""
    if not any(state.players[seat].ships):
        return
    balls = shake(state)
    met = BLACK in balls
    state.balls = balls
    state.base_speed = ENCOUNTER_SPEED if met else ball_sum(balls)
    state.events.append(MothershipShaken(seat, balls, state.base_speed))
    state.agenda.append(BetweenShips(seat))
    if met:
        state.first_ship = first_ship(state, seat)
        draw_encounter(state, seat)


def speed(state: StarfarersState, seat: Seat) -> int:
    """Read anew for each ship that starts to move (SF-8.5)."""
    return state.base_speed + state.players[seat].speed


@dataclass(frozen=True, slots=True)
class BetweenShips(Step[StarfarersState]):
    """Free trade ships that can now be placed come first (SF-8.34)."""

    seat: Seat

    def run(self, state: StarfarersState) -> None:
        state.agenda.append(ToChooseShip(self.seat))
        settle_pending(state, self.seat)


@dataclass(frozen=True, slots=True)
class ToChooseShip(InTurn):
    """The next ship to move, the jump of the first ship, or the end of the phase (SF-8.30)."""

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        found: list[Move] = []
        may_end = True
        for transporter in movable(state, seat):
            found.append(_CHOOSE[transporter])
            if may_end and must_leave(state, seat, transporter) and can_end(state, seat, transporter):
                may_end = False
            if transporter == state.jumper:
                found.append(_CHOOSE_JUMP[transporter])
        if may_end:
            found.append(_END)
        return found

    def decide(self, state: StarfarersState, seat: Seat, move: ChooseShip | ChooseJump | EndFlight) -> None:
        if isinstance(move, EndFlight):
            state.agenda.pop()
            return
        state.agenda[-1] = BetweenShips(seat)
        start = state.players[seat].ships[move.transporter]
        if isinstance(move, ChooseJump):
            state.agenda.append(ToJump(seat, move.transporter))
            return
        look(state, seat, start)
        state.agenda.append(ToFly(seat, move.transporter, start, speed(state, seat)))


@dataclass(frozen=True, slots=True)
class Pondering(InTurn):
    """What the others are told while somebody chooses a ship, clears or founds: who decides, but not what (SF-13.7)."""

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return []


def movable(state: StarfarersState, seat: Seat) -> list[int]:
    """Transporters of ships that may still move in this phase."""
    ships = state.players[seat].ships
    return [
        transporter
        for transporter in TRANSPORTERS
        if ships[transporter] and transporter not in state.moved and transporter != state.grounded
    ]


def can_end(state: StarfarersState, seat: Seat, transporter: int) -> bool:
    """Is there an allowed end within its speed?"""
    start = state.players[seat].ships[transporter]
    return bool(within(start, speed(state, seat)) & allowed_ends(state, seat, transporter, start))


def look(state: StarfarersState, seat: Seat, point: int) -> None:
    """At the chits lying face down next to a point, in secret (SF-8.21)."""
    for site in SITES_BY[point]:
        if not state.seen[site] & (OPEN | 1 << seat) and state.chits[site] != NO_CHIT:
            state.seen[site] |= 1 << seat
            state.events.append(ChitSeen(seat, site, state.chits[site]))


def unseen(state: StarfarersState, seat: Seat) -> int:
    """The sites whose chits that seat has yet to see, as a mask of sites."""
    known = OPEN | 1 << seat
    mask = 0
    for site in SITES:
        if not state.seen[site] & known:
            mask |= 1 << site
    return mask


@cache
def _flights(point: int, left: int) -> tuple[Fly, ...]:
    return tuple(_FLY[other] for other in points_in(within(point, left) & ~BIT[point]))


@dataclass(frozen=True, slots=True)
class ToFly(InTurn):
    """A ship under way: fly on, or stop (SF-8.31)."""

    transporter: int
    start: int
    left: int

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        here, left = state.players[seat].ships[self.transporter], self.left
        allowed = allowed_ends(state, seat, self.transporter, self.start)
        reach = within(here, left)
        found: list[Move] = [_STOP] if allowed & BIT[here] or not reach & allowed else []
        if left:
            away = distances(here)
            traps = {point for point in points_in(reach & ~allowed) if not within(point, left - away[point]) & allowed}
            if traps:
                found += [fly for fly in _flights(here, left) if fly.point not in traps]
            else:
                found += _flights(here, left)
        return found

    def decide(self, state: StarfarersState, seat: Seat, move: Fly | Stop) -> None:
        if isinstance(move, Stop):
            state.agenda.pop()
            state.moved += (self.transporter,)
            land(state, seat, self.transporter, self.start)
            return
        player = state.players[seat]
        way = route(player.ships[self.transporter], move.point, unseen(state, seat))
        left = self.left - len(way) + 1
        move_ship(state, seat, self.transporter, move.point)
        state.events.append(ShipFlew(seat, player.cargo[self.transporter], self.transporter, way, left))
        for point in way[1:]:
            look(state, seat, point)
        state.agenda[-1] = ToFly(seat, self.transporter, self.start, left)


@dataclass(frozen=True, slots=True)
class ToJump(InTurn):
    """Any point where the ship may end, at any distance (SF-8.35, SF-9.20)."""

    transporter: int

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        here = state.players[seat].ships[self.transporter]
        allowed = allowed_ends(state, seat, self.transporter, here)
        return [_JUMP[point] for point in points_in(allowed & ~BIT[here])]

    def decide(self, state: StarfarersState, seat: Seat, move: Jump) -> None:
        state.agenda.pop()
        player = state.players[seat]
        start = player.ships[self.transporter]
        state.moved += (self.transporter,)
        move_ship(state, seat, self.transporter, move.point)
        state.events.append(ShipJumped(seat, player.cargo[self.transporter], self.transporter, start, move.point))
        look(state, seat, move.point)
        land(state, seat, self.transporter, start)
