"""Where the focus goes next."""

from __future__ import annotations

from collections.abc import Container, Mapping

import pygame

from client.ui.inputs import DOWN, LEFT, NEXT, PREVIOUS, RIGHT, UP

_DIRECTIONS = {UP: (0, -1), DOWN: (0, 1), LEFT: (-1, 0), RIGHT: (1, 0)}


def next_focus(
    spots: Mapping[str, pygame.Rect], focus: str | None, action: str, aside: Container[str] = ()
) -> str | None:
    """The next control in order but for those aside, or the nearest in a direction; the first if none has the focus."""
    ids = [id for id in spots if id == focus or id not in aside or action in _DIRECTIONS]
    if not ids:
        return None
    if focus is None or focus not in spots:
        return ids[-1] if action == PREVIOUS else ids[0]
    if action in (NEXT, PREVIOUS):
        step = 1 if action == NEXT else -1
        return ids[(ids.index(focus) + step) % len(ids)]
    return _nearest(spots, focus, _DIRECTIONS[action])


def _nearest(spots: Mapping[str, pygame.Rect], focus: str, direction: tuple[int, int]) -> str:
    """Going straight counts less than going aside; what lies behind does not count."""
    here = spots[focus]
    best, best_distance = focus, float("inf")
    for id, there in spots.items():
        if id == focus:
            continue
        along, aside = _gaps(here, there, direction)
        if along <= 0:
            continue
        distance = along + 2.5 * aside
        if distance < best_distance:
            best, best_distance = id, distance
    return best


def _gaps(here: pygame.Rect, there: pygame.Rect, direction: tuple[int, int]) -> tuple[int, int]:
    """How far another control lies in a direction, and how far off to the side."""
    x, y = there.centerx - here.centerx, there.centery - here.centery
    if direction[0]:
        overlap = min(here.bottom, there.bottom) - max(here.top, there.top)
        return x * direction[0], max(0, -overlap) if overlap < 0 else abs(y) // 8
    overlap = min(here.right, there.right) - max(here.left, there.left)
    return y * direction[1], max(0, -overlap) if overlap < 0 else abs(x) // 8
