"""Putting a table in words: what the reports of all games share."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.game import Panel
from engine.core.moves import Seat
from engine.core.words import Words

NOTHING = "–"
"""Stands where there is nothing to tell."""

Row = tuple[str, str]
"""What a row is called in the catalogue's `panel` table, and what it says."""


def panel(words: Words, title: str, rows: Iterable[Row]) -> Panel:
    """A panel that concerns everybody."""
    return Panel(words.text("panel", title), titled(words, rows))


def seat_panel(words: Words, seat: Seat, rows: Iterable[Row]) -> Panel:
    """A panel that tells what one seat has."""
    return Panel(words.seat(seat), titled(words, rows), seat)


def titled(words: Words, rows: Iterable[Row]) -> tuple[Row, ...]:
    return tuple((words.text("panel", key), value) for key, value in rows)
