"""OM-2.1: everything in the box, counted: the same all through a game."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.on_mars.components import DISCOVERIES, MARKER, NOWHERE, SHELTER
from engine.games.on_mars.hiring import FIRST_CONTRACT
from engine.games.on_mars.state import OnMarsState


def count(state: OnMarsState) -> dict[str, int]:
    counts = _common(state)
    for seat in range(len(state.players)):
        counts |= _of_player(state, seat)
    return counts


def _there(items: list[int] | tuple[int, ...]) -> int:
    return sum(item != NOWHERE for item in items)


def _common(state: OnMarsState) -> dict[str, int]:
    players = state.players
    discoveries = [tile for tile in (*state.tile, *state.tiles_gone) if NOWHERE < tile < DISCOVERIES]
    research = [tile for tile in (*state.tile, *state.tiles_gone) if tile >= DISCOVERIES]
    shown_a, shown_b = state.cards_shown
    return {
        "Building tiles": sum(len(stack) for stack in state.stacks)
        + sum(NOWHERE < kind < SHELTER for kind in state.building),
        "Discovery tiles": len(discoveries)
        + sum(len(player.discoveries) for player in players)
        + _there(state.exploration)
        + len(state.discovery_pile)
        + (state.radar != NOWHERE),
        "Research tiles": len(research) + sum(len(player.research) for player in players),
        "Tech tiles": _there(state.grid) + len(state.tech_pile) + sum(_there(player.lab) for player in players),
        "Blueprints": _there(state.display)
        + len(state.pile_1)
        + len(state.pile_3)
        + len(state.blueprints_gone)
        + sum(len(player.blueprints) for player in players),
        "Scientists": sum(NOWHERE < card < FIRST_CONTRACT for card in state.offer)
        + sum(len(player.scientists) for player in players),
        "Contracts": sum(card >= FIRST_CONTRACT for card in state.offer)
        + len(state.contract_deck)
        + sum(len(player.contracts) for player in players),
        "Private Goals": len(state.goal_box) + sum(len(player.goals) + len(player.goals_done) for player in players),
        "Vandalism cards": len(state.blackout.deck) + len(state.blackout.discards) if state.blackout else 0,
        "solo cards": len(state.solo_deck) + len(state.solo_discards),
        "First Colonist cards A": len(shown_a) + sum(player.card_a != NOWHERE for player in players),
        "First Colonist cards B": len(shown_b) + len(state.deck_b) + sum(len(player.cards_b) for player in players),
    }


def _of_player(state: OnMarsState, seat: Seat) -> dict[str, int]:
    """Ships spent to travel and Lacerda's Colonists, of whom there is no end, are left out."""
    player = state.players[seat]
    miners = sum(occupant == seat for occupant in state.occupant)
    markers = sum(occupant == MARKER + seat for occupant in state.occupant)
    unbuilt = sum(state.site[card] == NOWHERE for card in player.blueprints)
    counts = {
        f"Advanced Building markers of seat {seat}": player.markers + markers + unbuilt,
        f"Shelters of seat {seat}": sum(kind == SHELTER + seat for kind in state.building) - player.shelters,
    }
    if not state.is_lacerda(seat):
        on_slots = sum(slots[seat] for slots in state.slots)
        lying = sum(owner == seat for _, owner in state.blackout.dark) if state.blackout else 0
        counts[f"Colonists of seat {seat}"] = (
            player.quarters + player.working + player.supply + on_slots + miners + lying
        )
        counts[f"Bots of seat {seat}"] = len(player.bots) + player.bots_left
    return counts
