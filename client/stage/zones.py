"""Where everything stands: boxes measured on a full screen, placed on this one.

Lengths are pixels of a full screen below the top bar, 1920 x 1032. Screens of another shape have room to spare in one
direction: boxes that keep their size share it out between them, boxes that stretch take their part of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from client.ui.theme import Theme

FULL: Final = (1920, 1032)
"""The area of a full screen below the top bar."""


@dataclass(frozen=True, slots=True)
class Zones:
    """The room a table has, and the units to measure it with."""

    area: Rect
    unit: float
    """Pixels here for one pixel of a full screen."""
    scale: float
    """How large the player wants everything beside the board, against what fits the window: 1.0 as laid out."""
    text: float
    """The same for texts."""
    seats: int
    language: str

    @staticmethod
    def of(area: Rect, theme: Theme, seats: int, language: str) -> Zones:
        unit = min(area.width / FULL[0], area.height / FULL[1])
        return Zones(area, unit, theme.scale / unit, theme.text_scale / unit, seats, language)

    def length(self, length: float) -> int:
        return max(1, round(length * self.unit))

    def at(self, x: float, y: float, width: float, height: float) -> Rect:
        """A box that keeps its size: what lies at an edge of the screen stays there."""
        return placed((x, y, width, height), self.area, FULL, self.unit)

    def stretched(self, x: float, y: float, width: float, height: float) -> Rect:
        """A box that takes its part of all the room there is."""
        across, down = self.area.width / FULL[0], self.area.height / FULL[1]
        left, top = self.area.left + round(x * across), self.area.top + round(y * down)
        right, bottom = self.area.left + round((x + width) * across), self.area.top + round((y + height) * down)
        return Rect(left, top, right - left, bottom - top)


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """What the stage must know of every layout. Games add their own boxes: what lies on the board in units of the board
    (a full screen's pixels, from the board's upper left), everything else in pixels of the screen."""

    area: Rect
    unit: float
    """Pixels for one unit of all that is not on the board."""
    board: Rect
    """The frame in which the board is seen."""
    world: tuple[float, float]
    """How large the board is, in its units."""
    players: tuple[Rect, ...]
    """A panel for each seat, in seat order."""
    context: Rect
    """Where what is pointed at is explained."""
    log: Rect
    tray: Rect
    """What is in hand, and the buttons."""

    def length(self, length: float) -> int:
        """A length off the board."""
        return max(1, round(length * self.unit))


def placed(
    box: tuple[float, float, float, float], inside: Rect, full: tuple[float, float], unit: float, margin: float = 0
) -> Rect:
    """A box of a full-size place in a place of another shape: the room to spare is shared out between the boxes."""
    x, y, width, height = box
    spare_x, spare_y = inside.width - full[0] * unit, inside.height - full[1] * unit
    share_x = (x - margin) / (full[0] - width - 2 * margin) if full[0] > width + 2 * margin else 0.0
    share_y = (y - margin) / (full[1] - height - 2 * margin) if full[1] > height + 2 * margin else 0.0
    return Rect(
        round(inside.left + x * unit + spare_x * share_x),
        round(inside.top + y * unit + spare_y * share_y),
        round(width * unit),
        round(height * unit),
    )


def column(room: Rect, count: int, gap: int, tallest: int = 100_000) -> tuple[Rect, ...]:
    """So many boxes one below the other, as high as they may be."""
    height = min((room.height - (count - 1) * gap) // count, tallest)
    return tuple(Rect(room.left, room.top + number * (height + gap), room.width, height) for number in range(count))


def row(room: Rect, count: int, gap: int, widest: int = 100_000) -> tuple[Rect, ...]:
    """So many boxes side by side, as wide as they may be."""
    width = min((room.width - (count - 1) * gap) // max(1, count), widest)
    return tuple(Rect(room.left + number * (width + gap), room.top, width, room.height) for number in range(count))


def grid(room: Rect, count: int, columns: int, gap: int) -> tuple[Rect, ...]:
    """Boxes in rows of so many, filling the room."""
    rows = max(1, -(-count // columns))
    width = (room.width - (columns - 1) * gap) // columns
    height = (room.height - (rows - 1) * gap) // rows
    return tuple(
        Rect(room.left + number % columns * (width + gap), room.top + number // columns * (height + gap), width, height)
        for number in range(count)
    )


def fan(room: Rect, count: int, size: tuple[int, int], pitch: int) -> tuple[Rect, ...]:
    """Cards of one size side by side from the left, overlapping as soon as they would not fit."""
    step = min(pitch, (room.width - size[0]) // (count - 1)) if count > 1 else 0
    return tuple(Rect(room.left + number * step, room.top, *size) for number in range(count))


def largest(room: Rect, count: int, shape: tuple[float, float], gap: int, most: int = 12) -> tuple[Rect, ...]:
    """So many boxes of one shape, as large as they all fit, row by row from the upper left."""
    if not count:
        return ()
    best = (0, 1)
    for columns in range(1, min(count, most) + 1):
        rows = -(-count // columns)
        width = (room.width - (columns - 1) * gap) // columns
        by_height = round((room.height - (rows - 1) * gap) // rows * shape[0] / shape[1])
        best = max(best, (min(width, by_height), -columns))
    width, columns = max(1, best[0]), -best[1]
    height = max(1, round(width * shape[1] / shape[0]))
    return tuple(
        Rect(room.left + number % columns * (width + gap), room.top + number // columns * (height + gap), width, height)
        for number in range(count)
    )


def spread(places: Sequence[Rect]) -> Rect:
    """The box round all of them."""
    return places[0].unionall(list(places[1:]))
