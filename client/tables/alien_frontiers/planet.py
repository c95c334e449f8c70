"""The ground of the planet: the shape of each territory, and the colours that lie over it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, cos, radians, sin
from typing import Final

import pygame
from pygame import Rect, Surface

from client.tables.alien_frontiers.layout import INNER_SHARE, SECTOR_ANGLES, SECTOR_HALF, Layout
from client.tables.alien_frontiers.looks import Livery
from client.ui.theme import Colour
from engine.core.moves import Seat
from engine.games.alien_frontiers.components import BURROUGHS_DESERT, NOBODY
from engine.games.alien_frontiers.state import AlienFrontiersState

_SMOOTH: Final = 2
"""Shapes are drawn that much larger and scaled down once, for soft edges."""
_INSET_DEGREES: Final = 1.0
_OUTER, _INNER_GAP = 0.985, 0.012
TINT, HATCH, LIGHT, SHADE = "tint", "hatch", "light", "shade"


def _outline(territory: int, radius: float) -> list[tuple[float, float]]:
    """The border of a territory round the planet's centre, y downwards."""
    if territory == BURROUGHS_DESERT:
        r = radius * (INNER_SHARE - _INNER_GAP)
        return [(r * cos(radians(a)), r * sin(radians(a))) for a in range(0, 360, 4)]
    middle, half = SECTOR_ANGLES[territory], SECTOR_HALF - _INSET_DEGREES
    steps = [middle - half + 2 * half * step / 24 for step in range(25)]
    outer, inner = radius * _OUTER, radius * (INNER_SHARE + _INNER_GAP)
    return [(outer * cos(radians(a)), -outer * sin(radians(a))) for a in steps] + [
        (inner * cos(radians(a)), -inner * sin(radians(a))) for a in reversed(steps)
    ]


@lru_cache(maxsize=16)
def bounds(territory: int, radius: int) -> Rect:
    """The box of a territory round the planet's centre."""
    points = _outline(territory, radius)
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Rect(
        int(left) - 1,
        int(top) - 1,
        ceil(max(x for x, _ in points) - left) + 3,
        ceil(max(y for _, y in points) - top) + 3,
    )


@lru_cache(maxsize=128)
def overlay(territory: int, radius: int, colours: tuple[Colour, ...], style: str) -> Surface:
    """A territory covered with a colour, hatched with several, edged with light, or in the dark."""
    box = bounds(territory, radius)
    size = (box.width * _SMOOTH, box.height * _SMOOTH)
    points = [((x - box.left) * _SMOOTH, (y - box.top) * _SMOOTH) for x, y in _outline(territory, radius)]
    surface = Surface(size, pygame.SRCALPHA)
    if style == HATCH:
        _hatch(surface, colours, radius)
        mask = Surface(size, pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), points)
        surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        fill = {TINT: 60, LIGHT: 26, SHADE: 165}[style]
        pygame.draw.polygon(surface, (*colours[0], fill), points)
    if style in (TINT, LIGHT):
        _edge(surface, points, colours[0], radius)
    return pygame.transform.smoothscale(surface, box.size)


def _edge(surface: Surface, points: list[tuple[float, float]], colour: Colour, radius: int) -> None:
    """A bright border that fades inwards, so that the ground itself stays visible."""
    x, y = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    width = max(2, radius // 70) * _SMOOTH
    for step in range(5, 0, -1):
        share = 1 - step * 0.022
        inner = [(x + (px - x) * share, y + (py - y) * share) for px, py in points]
        pygame.draw.lines(surface, (*colour, 150 - 26 * step), True, inner, width * 2)
    pygame.draw.lines(surface, (*colour, 245), True, points, width + 1)


def _hatch(surface: Surface, colours: Sequence[Colour], radius: int) -> None:
    """Slanting stripes of the colours in turn."""
    stripe = max(6, radius // 14) * _SMOOTH
    width, height = surface.get_size()
    for number, x in enumerate(range(-height, width, stripe)):
        colour = colours[number % len(colours)]
        pygame.draw.polygon(
            surface,
            (*colour, 84),
            [(x, height), (x + stripe // 2, height), (x + stripe // 2 + height, 0), (x + height, 0)],
        )


def rivals(view: AlienFrontiersState, territory: int) -> tuple[Seat, ...]:
    """Who shares the lead where nobody controls the ground."""
    colonies = view.colonies[territory]
    most = max(colonies)
    return tuple(seat for seat, count in enumerate(colonies) if count == most) if most else ()


def cover(view: AlienFrontiersState, livery: Livery, territory: int, radius: int) -> Surface | None:
    """What control looks like: the owner's colour, stripes where it is contested, nothing on empty ground."""
    owner = view.control[territory]
    if owner != NOBODY:
        return overlay(territory, radius, (livery.colour(owner),), TINT)
    contested = rivals(view, territory)
    if len(contested) > 1:
        return overlay(territory, radius, tuple(livery.colour(seat) for seat in contested), HATCH)
    return None


def place_of(layout: Layout, territory: int) -> Rect:
    """Where a territory's overlay is drawn."""
    return bounds(territory, layout.radius).move(layout.centre)
