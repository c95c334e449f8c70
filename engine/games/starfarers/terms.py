"""Cards for cards: what players put to each other in words (SF-7.3, SF-7.14)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Seat
from engine.games.starfarers.components import EMPTY_HAND, Hand


@dataclass(frozen=True, slots=True)
class Terms:
    """An exchange as the one who speaks sees it."""

    give: Hand = EMPTY_HAND
    want: Hand = EMPTY_HAND

    @property
    def is_whole(self) -> bool:
        """Both sides give something: nothing is a gift."""
        return any(self.give) and any(self.want)

    @property
    def mirrored(self) -> Terms:
        """The same exchange as the other side sees it."""
        return Terms(self.want, self.give)


@dataclass(frozen=True, slots=True)
class Proposal:
    """Terms that were said aloud, by whom and to whom."""

    seat: Seat
    terms: Terms
    to: tuple[Seat, ...]


NOTHING_SAID = Terms()
