"""Boards of hexes: axial coordinates, where a hex lies and what lies under a point."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from pygame import Rect

from client.stage.camera import Point, Sight

Hex = tuple[int, int]
"""Axial coordinates: the column and the row, which leans with it."""


@dataclass(frozen=True, slots=True)
class HexGrid:
    """A board of hexes in units of the board."""

    centre: Point
    """The middle of hex (0, 0)."""
    size: float
    """From the middle of a hex to a corner."""
    pointy: bool = True
    """With a corner at the top, or with a side there."""
    squash: float = 1.0
    """How high hexes are against their natural height: boards seen from the side are flatter."""

    def middle(self, hex: Hex) -> Point:
        q, r = hex
        if self.pointy:
            x, y = sqrt(3) * (q + r / 2), 1.5 * r
        else:
            x, y = 1.5 * q, sqrt(3) * (r + q / 2)
        return self.centre[0] + x * self.size, self.centre[1] + y * self.size * self.squash

    def corners(self, hex: Hex, share: float = 1.0) -> list[Point]:
        """The six corners clockwise from the upper right, drawn in or out by a share."""
        x, y = self.middle(hex)
        turn = -pi / 6 if self.pointy else 0.0
        return [
            (
                x + cos(turn + side * pi / 3) * self.size * share,
                y + sin(turn + side * pi / 3) * self.size * self.squash * share,
            )
            for side in range(6)
        ]

    def box(self, hex: Hex) -> Rect:
        """The rectangle round a hex."""
        across = (sqrt(3) if self.pointy else 2) * self.size
        down = (2 if self.pointy else sqrt(3)) * self.size * self.squash
        x, y = self.middle(hex)
        return Rect(round(x - across / 2), round(y - down / 2), round(across), round(down))

    def square(self, hex: Hex, side: float) -> Rect:
        """A square round the middle of a hex, for what lies there."""
        x, y = self.middle(hex)
        return Rect(round(x - side / 2), round(y - side / 2), round(side), round(side))

    def at(self, point: Point) -> Hex:
        """The hex under a point of the board."""
        x, y = (point[0] - self.centre[0]) / self.size, (point[1] - self.centre[1]) / self.size / self.squash
        if self.pointy:
            q, r = x * sqrt(3) / 3 - y / 3, y * 2 / 3
        else:
            q, r = x * 2 / 3, y * sqrt(3) / 3 - x / 3
        return _rounded(q, r)

    def seen_at(self, sight: Sight, point: tuple[int, int]) -> Hex:
        """The hex under a point of the screen."""
        return self.at(sight.on_board(point))

    def polygon(self, sight: Sight, hex: Hex, share: float = 1.0) -> list[tuple[int, int]]:
        """The corners of a hex on the screen."""
        return [sight.point(corner) for corner in self.corners(hex, share)]


def _rounded(q: float, r: float) -> Hex:
    column, row, third = round(q), round(r), round(-q - r)
    off = abs(column - q), abs(row - r), abs(third + q + r)
    if off[0] > off[1] and off[0] > off[2]:
        column = -row - third
    elif off[1] > off[2]:
        row = -column - third
    return column, row
