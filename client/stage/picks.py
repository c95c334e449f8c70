"""Every move as the things a person points at to make it, in order.

A docking is some dice and a station; a purchase is a card and a place. Because every move has such a path, whatever is
legal can be reached by walking one, and nothing else can.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, NamedTuple


class Pick(NamedTuple):
    """One thing pointed at: its kind (those of `Game.kinds` wherever there is one) and its numbers."""

    kind: str
    number: int = 0
    other: int = 0

    @property
    def id(self) -> str:
        """The name of the control that stands for it."""
        return f"{self.kind}.{self.number}.{self.other}"


class Path(NamedTuple):
    """How a move is made: picks in order, and what must have been selected before the last one."""

    picks: tuple[Pick, ...]
    bag: tuple[Hashable, ...] | None = None
    """Things selected freely (dice, tokens, cards), in any order; None where it does not matter what is selected."""


CONFIRM: Final = Pick("confirm")
"""What is selected is what is wanted."""
CANCEL: Final = Pick("cancel")
"""What is half chosen is dropped."""


def simple(*picks: Pick) -> Callable[[Any], Path]:
    """The path of a move that is always made the same way."""
    return lambda move: Path(picks)
