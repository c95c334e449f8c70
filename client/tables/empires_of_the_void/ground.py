"""What never changes once the boards lie: the brass orrery, the star boards, and the lanes between their spaces."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

import pygame
from pygame import Rect, Surface

from client.stage.camera import Point, Sight
from client.tables.empires_of_the_void.layout import SQUASH, EmpiresLayout
from client.tables.empires_of_the_void.looks import FOLDER
from client.ui.kit import Ui
from client.ui.theme import Colour
from engine.games.empires_of_the_void.components import ASTEROID_SPACES, HOME_SPACE
from engine.games.empires_of_the_void.state import EmpiresState

BOARD_WIDTH, ORRERY_WIDTH, PLATE_WIDTH = 2.1, 5.1, 0.8
"""How wide the pictures are, in circumradii of a board."""
LANE: Final[Colour] = (226, 234, 250)
BLOCKED: Final[Colour] = (214, 86, 76)
BEAD_STEP, BEAD = 9.0, 2.3
HELD_BACK = 0.17
"""How far from the middle of a space its lanes end, in circumradii."""


def paint(ui: Ui, layout: EmpiresLayout, view: EmpiresState, sight: Sight) -> None:
    galaxy = layout.galaxy
    _picture(ui, sight, f"{FOLDER}/orrery", galaxy.spaces[0], galaxy.size * ORRERY_WIDTH, 1000 / 1400)
    for space, place in galaxy.spaces.items():
        if space >= HOME_SPACE:
            _picture(ui, sight, f"{FOLDER}/plate", place, galaxy.size * PLATE_WIDTH, 180 / 240)
    for board, turn, middle in galaxy.boards:
        _picture(ui, sight, f"{FOLDER}/board_{board}_{turn}", middle, galaxy.size * BOARD_WIDTH, 510 / 680)
    for one, other in lanes(view):
        lane(ui, layout, sight, one, other, LANE)
    for space, place in galaxy.spaces.items():
        if space in ASTEROID_SPACES:
            _picture(ui, sight, f"{FOLDER}/asteroid_space", place, 62, 1.0)
        elif view.galaxy.world_at[space] < 0:
            _ring(ui, sight, place)


def lanes(view: EmpiresState) -> list[tuple[int, int]]:
    """Every lane once."""
    return [(one, other) for one in view.galaxy.spaces for other, _ in view.galaxy.lanes[one] if one < other]


def lane(ui: Ui, layout: EmpiresLayout, sight: Sight, one: int, other: int, colour: Colour) -> None:
    """Beads of light from one space to another."""
    start, end = layout.galaxy.spaces[one], layout.galaxy.spaces[other]
    back = layout.galaxy.size * HELD_BACK
    beads(ui, sight, _shortened(start, end, back), _shortened(end, start, back), colour)


def beads(ui: Ui, sight: Sight, start: Point, end: Point, colour: Colour, size: float = BEAD) -> None:
    bead = _bead(max(1.0, size * sight.unit), colour)
    count = max(1, round(hypot(end[0] - start[0], end[1] - start[1]) / BEAD_STEP))
    for number in range(count + 1):
        share = number / count
        place = sight.point((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        ui.surface.blit(bead, bead.get_rect(center=place))


def _shortened(start: Point, end: Point, by: float) -> Point:
    """The start of a lane, moved towards its end; less where the lane runs up or down the slanted board."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = hypot(x, y / SQUASH) or 1.0
    share = min(0.4, by / length)
    return start[0] + x * share, start[1] + y * share


@lru_cache(maxsize=64)
def _bead(radius: float, colour: Colour) -> Surface:
    """A small light on a dark spot."""
    side = round(radius * 2 + 3) * 4
    surface = Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(surface, (4, 6, 16, 150), (side // 2, side // 2), side // 2 - 1)
    pygame.draw.circle(surface, (*colour, 255), (side // 2, side // 2), round(radius * 4 * 0.62))
    return pygame.transform.smoothscale(surface, (side // 4, side // 4))


def _ring(ui: Ui, sight: Sight, place: Point) -> None:
    """An empty space: a ring on the board with a core."""
    picture = empty_space(sight.length(30), LANE)
    ui.surface.blit(picture, picture.get_rect(center=sight.point(place)))


@lru_cache(maxsize=32)
def empty_space(width: int, colour: Colour) -> Surface:
    large = Surface((width * 4, round(width * SQUASH) * 4), pygame.SRCALPHA)
    area = large.get_rect()
    pygame.draw.ellipse(large, (6, 9, 22, 170), area)
    pygame.draw.ellipse(large, (*colour, 235), area.inflate(-8, -8), max(6, width // 6))
    pygame.draw.ellipse(large, (*colour, 255), area.inflate(-area.width * 0.68, -area.height * 0.68))
    return pygame.transform.smoothscale(large, (area.width // 4, area.height // 4))


def _picture(ui: Ui, sight: Sight, name: str, middle: Point, width: float, shape: float) -> None:
    box = sight.rect((middle[0] - width / 2, middle[1] - width * shape / 2, width, width * shape))
    ui.picture(name, Rect(box))
