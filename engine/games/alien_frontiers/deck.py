"""Chapter 6.1: the display of alien tech cards and its piles."""

from __future__ import annotations

from engine.games.alien_frontiers.components import DISPLAY_SIZE
from engine.games.alien_frontiers.events import CardShown, PileShuffled
from engine.games.alien_frontiers.state import AlienFrontiersState


def refill_display(state: AlienFrontiersState) -> None:
    """Up to three cards; an empty draw pile is made anew from the discard pile (AF-6.1.6)."""
    while len(state.display) < DISPLAY_SIZE:
        if not state.draw:
            if not state.discard:
                return
            state.draw, state.discard = state.discard, []
            state.draw.sort()
            state.rng.shuffle(state.draw)
            state.events.append(PileShuffled(len(state.draw)))
        card = state.draw.pop()
        state.display.append(card)
        state.events.append(CardShown(card))
