"""RG-2: every card is somewhere, and chips leave the pool for the players: the same all through a game."""

from __future__ import annotations

from engine.games.race_for_the_galaxy.components import NOTHING
from engine.games.race_for_the_galaxy.state import RaceState


def count(state: RaceState) -> dict[str, int]:
    robot = state.robot
    cards = len(state.aside) + len(state.removed) + sum(map(len, state.decks)) + sum(map(len, state.discards))
    chips = state.pool
    for player in state.players:
        cards += len(player.hand) + len(player.tableau) + len(player.saved) + len(player.offer) + len(player.packet)
        cards += len(player.goods) - player.goods.count(NOTHING)
        chips += player.vp
    if robot is None:
        return {"cards": cards, "VP chips": chips}
    cards += len(robot.pile) + len(robot.tableau)
    return {"cards": cards, "VP chips": chips + robot.vp, "counters": robot.counters + robot.counters_left}
