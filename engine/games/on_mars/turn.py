"""Chapter 5: a player's turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars import first_colonists, slots
from engine.games.on_mars.blackout import stand_up
from engine.games.on_mars.components import ACTIONS, SLOT_ACTIONS
from engine.games.on_mars.effects import is_possible
from engine.games.on_mars.ending import end_steps
from engine.games.on_mars.events import ActionChosen, TurnBegan, TurnEnded
from engine.games.on_mars.executive import Begin, executive_moves, use_building, use_depot
from engine.games.on_mars.goods import store_crystals
from engine.games.on_mars.moments import free_moves, play_free
from engine.games.on_mars.moves import (
    Act,
    CompleteGoal,
    Deliver,
    EndTurn,
    Executive,
    ShowCard,
    UseBuilding,
)
from engine.games.on_mars.state import COLONIZATION, TURN_END, OnMarsState
from engine.games.on_mars.vandalism import Vandalise

_END_TURN = EndTurn()
_ACTS = tuple(Act(action) for action in range(len(ACTIONS)))
_ACTS_OF_SIDE = tuple(tuple(act for act in _ACTS if ACTIONS[act.action].side == side) for side in range(2))


def begin_turn(state: OnMarsState, seat: Seat) -> None:
    """Waiting Crystals go to the Depot (OM-5.2.1)."""
    state.active = seat
    state.phase = COLONIZATION
    state.main_done = state.executive_done = False
    state.players[seat].newcomers = 0
    first_colonists.new_turn(state, seat)
    stand_up(state, seat)
    state.events.append(event := TurnBegan(seat, 0, 0))
    event.stored, event.lost = store_crystals(state, seat)


def main_actions(state: OnMarsState, seat: Seat) -> list[Move]:
    """Those of the player's side that can be paid and done at least once (OM-5.6, OM-4.11)."""
    player = state.players[seat]
    found: list[Move] = []
    for act in _ACTS_OF_SIDE[player.side]:
        if act.action < SLOT_ACTIONS:
            if slots.ways_to_crowd(state, seat, act.action):
                found.append(act)
        elif is_possible(state, seat, ACTIONS[act.action].effect, player.quarters, state.spendable(seat)):
            found.append(act)
    return found


@dataclass(frozen=True, slots=True)
class ToAct(Asks[OnMarsState]):
    """One main action, at most one executive action, goals and deliveries in between (OM-5.2.2)."""

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        found = [] if state.main_done else main_actions(state, seat)
        if not state.executive_done:
            found += executive_moves(state, seat)
        found += free_moves(state, seat)
        if state.main_done:
            found.append(_END_TURN)
        return found

    def play(self, state: OnMarsState, seat: Seat, move: Move) -> None:
        _PLAYS[type(move)](state, seat, move)


def act(state: OnMarsState, seat: Seat, move: Act) -> None:
    state.main_done = True
    state.events.append(ActionChosen(seat, move.action))
    state.agenda.append(Begin(seat, ACTIONS[move.action].effect.number))
    if move.action < SLOT_ACTIONS:
        slots.occupy(state, seat, move.action)


def _use_depot(state: OnMarsState, seat: Seat, move: Executive) -> None:
    state.executive_done = True
    use_depot(state, seat, move.slot)


def _use_building(state: OnMarsState, seat: Seat, move: UseBuilding) -> None:
    state.executive_done = True
    use_building(state, seat, move.blueprint, move.crystals)


def end_turn(state: OnMarsState, seat: Seat, move: EndTurn) -> None:
    """Oxygen, display and status, then the marker is laid down (OM-5.2.3)."""
    state.agenda[-1] = LayDown(seat)
    state.phase = TURN_END
    if state.blackout:
        state.agenda.append(Vandalise(seat))
    end_steps(state, seat)


@dataclass(frozen=True, slots=True)
class LayDown(Step[OnMarsState]):
    seat: Seat

    def run(self, state: OnMarsState) -> None:
        state.players[self.seat].laid = True
        state.events.append(TurnEnded(self.seat))


_PLAYS: dict[type[Move], Callable[[OnMarsState, Seat, Any], None]] = {
    Act: act,
    Executive: _use_depot,
    UseBuilding: _use_building,
    EndTurn: end_turn,
    CompleteGoal: play_free,
    Deliver: play_free,
    ShowCard: play_free,
}
