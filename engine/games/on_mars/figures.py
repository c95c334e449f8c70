"""The numbers that matter to a player: what a move is about to change."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.on_mars.components import GOODS, RESOURCES
from engine.games.on_mars.scoring import score
from engine.games.on_mars.state import OnMarsState


def figures(view: OnMarsState, seat: Seat) -> dict[str, int]:
    """Resources in Storage, Crystals to spend and those that wait (OM-4.3), Colonists at home."""
    player, blackout = view.players[seat], view.blackout
    chapter = {"dark": len(blackout.dark), "vandalised": len(blackout.vandalised)} if blackout else {}
    return {
        "completed" if view.is_shared else "points": score(view, seat),
        **chapter,
        **dict(zip(GOODS[:RESOURCES], player.goods, strict=True)),
        "crystal": player.depot,
        "waiting_crystal": player.waiting,
        "colonist": player.quarters,
        "bot": len(player.bots),
        "ship": len(player.ships),
        "shelter": player.shelters,
        "level": view.level,
    }
