"""Chapter 11: the Shuttle phase."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars import first_colonists, lacerda
from engine.games.on_mars.components import HIGHEST_LEVEL, NOWHERE
from engine.games.on_mars.contracts import deliveries
from engine.games.on_mars.ending import end_steps
from engine.games.on_mars.events import ShuttleMoved, ShuttleStopped, Stayed
from engine.games.on_mars.moments import play_free
from engine.games.on_mars.moves import Deliver, ShowCard, Stay, Stop, Travel
from engine.games.on_mars.state import OnMarsState
from engine.games.on_mars.travel import BY_SHIP, BY_SHUTTLE, travel

STOPPED_LEVEL = 4
"""At this Colony level the Shuttle does not move."""

_STOP, _STAY = Stop(), Stay()
_TRAVELS = (Travel(False), Travel(True))


def move_shuttle(state: OnMarsState) -> int:
    """One space, or to the other side (OM-11.1, OM-11.2); returns the side it left, NOWHERE if it did not."""
    if state.shuttle == 0:
        return NOWHERE
    left = state.shuttle_side
    if state.level == HIGHEST_LEVEL:
        state.shuttle_side, state.shuttle = 1 - left, 0
        state.events.append(ShuttleMoved(state.shuttle_side, 0, True, True))
        return left
    if state.level == STOPPED_LEVEL:
        state.events.append(ShuttleStopped())
        return NOWHERE
    if state.shuttle > 1:
        state.shuttle -= 1
        state.events.append(ShuttleMoved(left, state.shuttle, False, False))
        return NOWHERE
    state.shuttle_side, state.shuttle = 1 - left, min(state.level, 3)
    state.events.append(ShuttleMoved(state.shuttle_side, state.shuttle, True, False))
    return left


@dataclass(frozen=True, slots=True)
class NextTraveller(Step[OnMarsState]):
    """In the turn order as it stood when the phase began, each decides and travels before the next (OM-11.3)."""

    order: tuple[Seat, ...]
    left: int
    """The side the Shuttle has just left, or NOWHERE."""

    def run(self, state: OnMarsState) -> None:
        if not self.order:
            return
        seat, rest = self.order[0], self.order[1:]
        state.agenda.append(NextTraveller(rest, self.left))
        state.active = seat
        player = state.players[seat]
        rides = player.side == self.left
        if state.is_lacerda(seat):
            if rides:
                end_steps(state, seat)
                lacerda.travel(state)
        elif rides or player.hangar:
            state.agenda.append(ToTravel(seat, rides))


@dataclass(frozen=True, slots=True)
class ToTravel(Asks[OnMarsState]):
    """Free with the Shuttle if it left from your side, else for a Ship of your Hangar."""

    rides: bool

    @property
    def case(self) -> str:
        return "" if self.rides else "ship"

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [_TRAVELS[not self.rides], _STAY]

    def play(self, state: OnMarsState, seat: Seat, move: Travel | Stay) -> None:
        state.agenda.pop()
        if isinstance(move, Stay):
            state.events.append(Stayed(seat))
            return
        if move.ship:
            state.players[seat].hangar -= 1
        first_colonists.new_turn(state, seat)
        end_steps(state, seat)
        state.agenda.append(ToWrapUp(seat))
        if not move.ship:
            first_colonists.note(state, seat, "travel_with_shuttle")
        travel(state, seat, BY_SHIP if move.ship else BY_SHUTTLE)


@dataclass(frozen=True, slots=True)
class ToWrapUp(Step[OnMarsState]):
    """After a journey: deliveries from what it brought, and a First Colonist card (OM-7.10.1, OM-13.2)."""

    seat: Seat
    asking: bool = False

    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,) if self.asking else ()

    def run(self, state: OnMarsState) -> None:
        if deliveries(state, self.seat) or first_colonists.may_show(state, self.seat):
            state.agenda.append(ToWrapUp(self.seat, True))

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [*deliveries(state, seat), *first_colonists.showings(state, seat), _STOP]

    def play(self, state: OnMarsState, seat: Seat, move: Deliver | ShowCard | Stop) -> None:
        state.agenda.pop()
        if not isinstance(move, Stop):
            play_free(state, seat, move)
            state.agenda.append(ToWrapUp(seat))
