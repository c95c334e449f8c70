"""Chapter 15: what each seat sees of the table, and what may be where it cannot see."""

from __future__ import annotations

from collections import Counter

from engine.core.moves import Seat
from engine.core.rng import Rng
from engine.games.alien_frontiers import setup
from engine.games.alien_frontiers.components import HIDDEN
from engine.games.alien_frontiers.state import AlienFrontiersState


def hide(view: AlienFrontiersState, seat: Seat | None) -> None:
    """Everything is public but the order of the draw pile and future dice (AF-15.1, AF-15.2)."""
    view.draw = [HIDDEN] * len(view.draw)


def make_up(state: AlienFrontiersState, seat: Seat, rng: Rng) -> None:
    """The set of cards in the draw pile is known by deduction, their order is not (AF-15.3)."""
    unseen = Counter(setup.deck(state.options.mind_control_helmet))
    unseen.subtract(state.display)
    unseen.subtract(state.discard)
    for player in state.players:
        unseen.subtract(player.cards)
    state.draw = sorted(unseen.elements())
    rng.shuffle(state.draw)
