"""OM-10.1: the Missions everybody works on together, and the track that ends the game."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.on_mars.components import MISSIONS, REPAIR
from engine.games.on_mars.effects import grant
from engine.games.on_mars.events import CrystalsGained, MissionAdvanced, MissionCompleted, RemainingMoved
from engine.games.on_mars.state import OnMarsState


def contribute(state: OnMarsState, seat: Seat, mission: int) -> None:
    """One contribution: its Crystals wait, its tracker goes one down; a complete Mission pays no more."""
    if mission not in state.missions:
        return
    slot = state.missions.index(mission)
    left = state.trackers[slot]
    if left == 0:
        return
    crystals = MISSIONS[mission].crystals
    state.players[seat].waiting += crystals
    state.trackers[slot] = left - 1
    state.events.append(MissionAdvanced(seat, mission, left - 1))
    state.events.append(CrystalsGained(seat, crystals))
    if left == 1:
        state.events.append(MissionCompleted(mission))
        move_remaining(state)
        if state.blackout:
            grant(state, seat, REPAIR)


def move_remaining(state: OnMarsState) -> None:
    """One step of the Remaining Missions marker; steps beyond the end of the track are ignored (OM-12.1). When all win
    or lose together it is not used (OM-15.2)."""
    if state.remaining and not state.is_shared:
        state.remaining -= 1
        state.events.append(RemainingMoved(state.remaining))
