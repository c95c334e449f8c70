"""What a move would change, as chips of signs and numbers: played beforehand in worlds that look like the view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from client.stage.lights import Part
from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.preview import Change, Preview, preview
from engine.core.state import State

MINUS: Final = "−"
WORLDS: Final = 4


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


class Outlook:
    """What moves would change, each found out once for a position."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._view: State | None = None
        self._known: dict[tuple[Seat, tuple[Move, ...]], Preview] = {}

    def of(self, view: State, seat: Seat, *moves: Move) -> Preview:
        """What a move would change, or several made one after the other."""
        if self._view is not view:
            self._view, self._known = view, {}
        key = seat, moves
        if key not in self._known:
            self._known[key] = preview(self._game, view, seat, moves[0], WORLDS, moves[1:])
        return self._known[key]


def told(change: Change) -> str:
    """By how much a figure changes: "+2", or "+1…+3" where that cannot be known."""
    least, most = change.after[0] - change.before, change.after[-1] - change.before
    return signed(least) if least == most else f"{signed(least)}…{signed(most)}"


def chips(found: Preview, seat: Seat, signs: Mapping[str, str]) -> list[Part]:
    """The changes of one seat that have a sign, in the order of the signs."""
    parts = []
    for figure, sign in signs.items():
        change = found.of(seat, figure)
        if change:
            parts.append((sign, told(change)))
    return parts
