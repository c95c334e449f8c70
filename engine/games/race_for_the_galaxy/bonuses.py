"""Who has the bonus of the phase under way, and the prestige bonus (RG-1.3, RG-17.8)."""

from __future__ import annotations

from engine.games.race_for_the_galaxy.components import ACTION_CARDS, DEVELOP, PHASE_OF, SETTLE
from engine.games.race_for_the_galaxy.state import Player, RaceState


def has_bonus(state: RaceState, player: Player) -> bool:
    """Chose this phase; of two Develop or Settle phases, the second only if it was chosen twice (RG-18.3)."""
    phase = state.phase
    return sum(PHASE_OF[action] == phase for action in player.actions) > state.occurrence


def is_boosted(state: RaceState, player: Player) -> bool:
    """Put the prestige bonus on this phase; of two Develop or Settle phases, on the one named (RG-18.8)."""
    place = player.boosted
    if place < 0 or PHASE_OF[player.actions[place]] != state.phase:
        return False
    if state.phase in (DEVELOP, SETTLE):
        action = player.actions[place]
        return (place if player.actions.count(action) == 2 else 0) == state.occurrence
    return True


def boost(state: RaceState, player: Player, figure: str) -> int:
    """A figure of the prestige bonus on this phase, 0 without it."""
    if player.boosted >= 0 and is_boosted(state, player):
        return ACTION_CARDS[player.actions[player.boosted]].boost.get(figure, 0)
    return 0
