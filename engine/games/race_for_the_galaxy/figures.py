"""The numbers that matter to a player: what a move is about to change."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.race_for_the_galaxy.components import NOTHING
from engine.games.race_for_the_galaxy.powers import powers_of
from engine.games.race_for_the_galaxy.scoring import robot_score, score
from engine.games.race_for_the_galaxy.state import RaceState


def figures(view: RaceState, seat: Seat) -> dict[str, int]:
    """Military is that of the tableau, with what was bought for the phase. The robot is the last seat."""
    if seat == len(view.players):
        assert view.robot
        return {"points": robot_score(view, view.robot), "chips": view.robot.vp, "prestige": view.robot.prestige}
    player = view.players[seat]
    return {
        "points": score(view, seat),
        "hand": len(player.hand),
        "goods": len(player.goods) - player.goods.count(NOTHING),
        "chips": player.vp,
        "prestige": player.prestige,
        "military": powers_of(player.tableau).military + player.military,
    }
