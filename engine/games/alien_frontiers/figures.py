"""The numbers that matter to a player: what a move is about to change."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.alien_frontiers.colonies import ToLand
from engine.games.alien_frontiers.scoring import score
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.stations import artifact_total


def figures(view: AlienFrontiersState, seat: Seat) -> dict[str, int]:
    """A colony earned counts before it is landed (AF-4.6); the Artifact's total is the active player's (AF-6.1.3)."""
    player = view.players[seat]
    earned = sum(isinstance(step, ToLand) and step.seat == seat for step in view.agenda)
    return {
        "points": score(view, seat),
        "fuel": player.fuel,
        "ore": player.ore,
        "ships": player.fleet,
        "colonies": sum(colonies[seat] for colonies in view.colonies) + earned,
        "circle": player.hub,
        "cards": len(player.cards),
        "artifact": artifact_total(view) if seat == view.active else 0,
    }
