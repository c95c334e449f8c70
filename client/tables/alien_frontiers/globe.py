"""The ground of the globe: the shape of each territory, the line of its owner, and the light of what can be chosen."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, radians, sin
from typing import Final

import pygame
from pygame import Rect, Surface

from client.tables.alien_frontiers.layout import INNER_SHARE, SECTOR_ANGLES, SECTOR_HALF
from client.tables.alien_frontiers.looks import Livery
from client.ui.theme import Colour
from engine.core.moves import Seat
from engine.games.alien_frontiers.components import BURROUGHS_DESERT, NOBODY
from engine.games.alien_frontiers.state import AlienFrontiersState

_SMOOTH: Final = 2
"""Shapes are drawn that much larger and scaled down once, for soft edges."""
_INSET, _GAP = 1.1, 0.014
"""How far a border lies inside its ground: degrees, and a share of the radius."""
_DASH: Final = 0.10
"""The length of one colour in the border of contested ground, against the radius."""
OWNED, CONTESTED, LIGHT, SHADE = "owned", "contested", "light", "shade"


def _outline(territory: int, radius: float) -> list[tuple[float, float]]:
    """The border of a territory round the middle of the globe, y downwards."""
    if territory == BURROUGHS_DESERT:
        r = radius * (INNER_SHARE - _GAP)
        return [(r * cos(radians(a)), r * sin(radians(a))) for a in range(0, 360, 4)]
    middle, half = SECTOR_ANGLES[territory], SECTOR_HALF - _INSET
    steps = [middle - half + 2 * half * step / 24 for step in range(25)]
    outer, inner = radius * (1 - _GAP), radius * (INNER_SHARE + _GAP)
    return [(outer * cos(radians(a)), -outer * sin(radians(a))) for a in steps] + [
        (inner * cos(radians(a)), -inner * sin(radians(a))) for a in reversed(steps)
    ]


@lru_cache(maxsize=64)
def bounds(territory: int, radius: int) -> Rect:
    """The box of a territory round the middle of the globe."""
    points = _outline(territory, radius)
    left, top = min(x for x, _ in points), min(y for _, y in points)
    width, height = max(x for x, _ in points) - left, max(y for _, y in points) - top
    return Rect(int(left) - 1, int(top) - 1, ceil(width) + 3, ceil(height) + 3)


@lru_cache(maxsize=96)
def overlay(territory: int, radius: int, colours: tuple[Colour, ...], style: str) -> Surface:
    """What lies over a territory: its owner's line, dashes of those who tie, light, or darkness."""
    box = bounds(territory, radius)
    points = [((x - box.left) * _SMOOTH, (y - box.top) * _SMOOTH) for x, y in _outline(territory, radius)]
    surface = Surface((box.width * _SMOOTH, box.height * _SMOOTH), pygame.SRCALPHA)
    if style == SHADE:
        pygame.draw.polygon(surface, (*colours[0], 165), points)
    elif style == LIGHT:
        pygame.draw.polygon(surface, (*colours[0], 34), points)
        _line(surface, points, colours[0], radius)
    elif style == OWNED:
        _line(surface, points, colours[0], radius)
    else:
        _dashes(surface, points, colours, radius)
    return pygame.transform.smoothscale(surface, box.size)


def _line(surface: Surface, points: list[tuple[float, float]], colour: Colour, radius: int) -> None:
    """A line along the border, and its glow inside."""
    x, y = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    wide = max(2, round(radius * 0.0125)) * _SMOOTH
    for step in range(7, 0, -1):
        share = 1 - step * 0.016
        inner = [(x + (px - x) * share, y + (py - y) * share) for px, py in points]
        pygame.draw.lines(surface, (*colour, 130 - 17 * step), True, inner, wide * 2)
    pygame.draw.lines(surface, (*colour, 250), True, points, wide)


def _dashes(surface: Surface, points: list[tuple[float, float]], colours: tuple[Colour, ...], radius: int) -> None:
    """The border in the colours of all who tie, in turn."""
    wide, dash = max(2, round(radius * 0.0125)) * _SMOOTH, radius * _DASH * _SMOOTH
    gone = 0.0
    for (x, y), (next_x, next_y) in zip(points, points[1:] + points[:1], strict=True):
        length = ((next_x - x) ** 2 + (next_y - y) ** 2) ** 0.5
        steps = max(1, round(length / (4 * _SMOOTH)))
        for step in range(steps):
            ends = [(x + (next_x - x) * at / steps, y + (next_y - y) * at / steps) for at in (step, step + 1)]
            colour = colours[int((gone + length * step / steps) / dash) % len(colours)]
            pygame.draw.line(surface, (*colour, 240), ends[0], ends[1], wide)
        gone += length


def rivals(view: AlienFrontiersState, territory: int) -> tuple[Seat, ...]:
    """Who shares the lead where nobody controls the ground."""
    colonies = view.colonies[territory]
    most = max(colonies)
    return tuple(seat for seat, count in enumerate(colonies) if count == most) if most else ()


def border(view: AlienFrontiersState, livery: Livery, territory: int, radius: int) -> Surface | None:
    """What control looks like: the owner's line, dashes where it is contested, nothing on empty ground."""
    owner = view.control[territory]
    if owner != NOBODY:
        return overlay(territory, radius, (livery.colour(owner),), OWNED)
    contested = rivals(view, territory)
    if len(contested) > 1:
        return overlay(territory, radius, tuple(livery.colour(seat) for seat in contested), CONTESTED)
    return None
