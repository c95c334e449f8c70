"""OM-7.6: the colony status update."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Step
from engine.games.on_mars import lacerda, warehouse
from engine.games.on_mars.blueprints import show_new
from engine.games.on_mars.components import HIGHEST_LEVEL, PROGRESS, PROGRESS_OP
from engine.games.on_mars.events import LevelReached
from engine.games.on_mars.lab import refill_grid
from engine.games.on_mars.lss import score
from engine.games.on_mars.missions import move_remaining
from engine.games.on_mars.state import OnMarsState

PROGRESS_SCORED = (2, 3)
"""Levels at which the Progress cubes score."""
FIRST_MISSION_STEP = 3
"""From this level on each new one moves the Remaining Missions marker."""


def is_due(state: OnMarsState) -> bool:
    """All four markers have reached the Colony marker's row."""
    return state.level < HIGHEST_LEVEL and min(state.lss) > state.level


@dataclass(frozen=True, slots=True)
class UpdateStatus(Step[OnMarsState]):
    """Level after level while it is due (OM-7.6.7)."""

    def run(self, state: OnMarsState) -> None:
        if not is_due(state):
            return
        state.agenda.append(self)
        state.level += 1
        state.events.append(LevelReached(state.level))
        show_new(state, state.level)
        refill_grid(state)
        warehouse.refill(state)
        if state.level in PROGRESS_SCORED:
            for seat, player in enumerate(state.players):
                score(state, seat, PROGRESS_OP[len(player.cubes)], PROGRESS)
        if state.level >= FIRST_MISSION_STEP:
            move_remaining(state)
        if state.options.solo:
            lacerda.grow(state)
