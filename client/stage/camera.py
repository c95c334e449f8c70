"""How near the board is looked at, and which part of it.

A board is laid out once, in pixels of a full screen; a `Sight` says where such a place lies on the screen now. Looking
nearer or elsewhere changes the sight and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

Point = tuple[float, float]
Place = Rect | tuple[float, float, float, float]
"""A place on the board: left, top, width, height."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Where a place of the board lies on a surface."""

    unit: float
    """Pixels for one unit of the board."""
    origin: Point
    """Where the board's upper left corner is."""

    def rect(self, place: Place) -> Rect:
        x, y, width, height = place
        left, top = self.point((x, y))
        return Rect(left, top, max(1, round(width * self.unit)), max(1, round(height * self.unit)))

    def point(self, point: Point) -> tuple[int, int]:
        return round(self.origin[0] + point[0] * self.unit), round(self.origin[1] + point[1] * self.unit)

    def length(self, length: float) -> int:
        return max(1, round(length * self.unit))

    def on_board(self, point: Point) -> Point:
        """The place of the board that lies at a point."""
        return (point[0] - self.origin[0]) / self.unit, (point[1] - self.origin[1]) / self.unit


class Camera:
    """The sight of the board in its frame on the screen: near or from far off, here or there."""

    def __init__(self, frame: Rect, world: tuple[float, float], factors: Sequence[float]) -> None:
        """A board of `world` units seen in `frame`; `factors` are the steps of the wheel, the first shows all of it."""
        self.frame = frame
        self.world = world
        self.unit = min(frame.width / world[0], frame.height / world[1])
        self._factors = tuple(factors)
        self._step = 0
        self._middle: Point = (world[0] / 2, world[1] / 2)

    @property
    def factor(self) -> float:
        return self._factors[self._step]

    @property
    def sight(self) -> Sight:
        unit = self.unit * self.factor
        x, y = self._middle
        return Sight(unit, (self.frame.centerx - x * unit, self.frame.centery - y * unit))

    @property
    def whole(self) -> Sight:
        """As it lies when all of it is seen."""
        return self.sight_at(1.0, self.frame.center)

    def sight_at(self, factor: float, middle: Point) -> Sight:
        """The board at a factor, its middle at a point."""
        unit = self.unit * factor
        return Sight(unit, (middle[0] - self.world[0] / 2 * unit, middle[1] - self.world[1] / 2 * unit))

    def zoom(self, steps: int, about: Point) -> bool:
        """Look nearer or from further off; what lies at a point of the screen stays there. Did anything change?"""
        there = self.sight.on_board(about)
        before = self._step, self._middle
        self._step = min(len(self._factors) - 1, max(0, self._step + steps))
        unit = self.unit * self.factor
        self._look_at(
            (there[0] + (self.frame.centerx - about[0]) / unit, there[1] + (self.frame.centery - about[1]) / unit)
        )
        return (self._step, self._middle) != before

    def pan(self, x: float, y: float) -> bool:
        """Push the board so many pixels. Did anything change?"""
        before = self._middle
        unit = self.unit * self.factor
        self._look_at((before[0] - x / unit, before[1] - y / unit))
        return self._middle != before

    def show(self, place: Rect) -> bool:
        """Bring a rectangle of the screen that lies outside the frame towards its middle. Did anything change?"""
        if self.frame.contains(place):
            return False
        before = self._middle
        self._look_at(self.sight.on_board(place.center))
        return self._middle != before

    def _look_at(self, middle: Point) -> None:
        """Never beyond the edge of the board."""
        unit = self.unit * self.factor
        x, y = (
            world / 2 if world * unit <= side else min(max(at, side / 2 / unit), world - side / 2 / unit)
            for at, world, side in zip(middle, self.world, self.frame.size, strict=True)
        )
        self._middle = (x, y)
