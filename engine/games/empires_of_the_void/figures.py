"""The numbers that matter to a seat: what previews compare."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.empires_of_the_void.components import NOTHING, SCORE_A, SCORING_CARDS, size
from engine.games.empires_of_the_void.empire import base_income, influence, network_income, planet_income
from engine.games.empires_of_the_void.scoring import standing, tally
from engine.games.empires_of_the_void.state import EmpiresState


def figures(view: EmpiresState, seat: Seat) -> dict[str, int]:
    """Credits as far as orders leave them free (EV-7.14); the next scoring as if it came now."""
    player = view.players[seat]
    found = {"points": standing(view)[seat].score, "credits": player.free, "cards": len(player.hand)}
    if any(each.race == NOTHING for each in view.players):
        return found
    card = SCORE_A + min(len(view.scorings), len(SCORING_CARDS) - 1)
    return {
        **found,
        "income": base_income(view, seat) + planet_income(view, seat) + network_income(view, seat),
        "influence": influence(view, seat),
        "planets": view.planets_held(seat),
        "ships": sum(size(fleet) for fleet in player.ships),
        "next_scoring": sum(tally(view, card)[seat]),
    }
