"""AF-0.13: what follows every action and every decision, before anything else."""

from __future__ import annotations

from engine.games.alien_frontiers.components import DISPLAY_SIZE
from engine.games.alien_frontiers.deck import refill_display
from engine.games.alien_frontiers.relic import go_home_if_lost
from engine.games.alien_frontiers.state import AlienFrontiersState


def aftermath(state: AlienFrontiersState) -> None:
    """Control is kept up to date where colonies move, scores are always computed: the relic and the display remain."""
    if state.relic_owner >= 0:
        go_home_if_lost(state)
    if len(state.display) < DISPLAY_SIZE:
        refill_display(state)
