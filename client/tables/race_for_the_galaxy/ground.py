"""The table itself: violet metal under a galaxy, with trays, groove and docks sunk into it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from client.stage.ground import glass
from client.stage.lights import write
from client.tables.race_for_the_galaxy.layout import RaceLayout
from client.tables.race_for_the_galaxy.looks import GROOVE, RECESS, SLAB
from client.ui.kit import Ui
from client.ui.theme import TextStyle
from engine.games.race_for_the_galaxy.components import TABLEAU_LIMIT

METAL, GRAIN = (37, 29, 68), 70
"""The colour of the table, and how much of its grain is seen on it."""
SCREENED = 0.3
"""How much of the galaxy shines on the metal."""
LAST = TextStyle("title", "Bold", (150, 116, 62), display=True)
ENDS = TextStyle("small", "Medium", (150, 116, 62))


def paint(ui: Ui, layout: RaceLayout, limit: int, ends: str) -> None:
    """`limit` is the number of cards that ends the game, said on the dock that it fills."""
    _slab(ui, layout.area)
    for tray in layout.trays.values():
        _sunk(ui, RECESS, tray.box)
        for mini in tray.minis[: TABLEAU_LIMIT if limit == TABLEAU_LIMIT else limit]:
            _socket(ui, mini, 6)
    if layout.desk:
        _sunk(ui, RECESS, layout.desk)
    _sunk(ui, GROOVE, layout.groove)
    for dock in layout.docks:
        _socket(ui, dock, 8)
    if limit <= len(layout.docks):
        last = layout.docks[limit - 1]
        write(ui, str(limit), Rect(last.left, last.top, last.width, last.height * 6 // 10), LAST, "center")
        low = Rect(last.left + 6, last.top + last.height * 55 // 100, last.width - 12, last.height * 3 // 10)
        write(ui, ends, low, ENDS, "center", lines=2)
    for box in (layout.context, layout.log):
        glass(ui, box)


def _slab(ui: Ui, area: Rect) -> None:
    tile = ui.art.picture(SLAB, (512, 512), GRAIN)
    ui.surface.fill(METAL, area)
    for x in range(area.left, area.right, tile.get_width()):
        for y in range(area.top, area.bottom, tile.get_height()):
            ui.surface.blit(tile, (x, y), Rect(0, 0, area.right - x, area.bottom - y))
    galaxy = ui.art.cover("shared/space_violet", area.size).copy()
    galaxy.fill((round(255 * SCREENED),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    ui.surface.blit(galaxy, area, special_flags=pygame.BLEND_RGB_ADD)


def _sunk(ui: Ui, name: str, box: Rect) -> None:
    """A recess of any size from a picture whose corners keep theirs."""
    original = ui.art.picture(name, (96, 96) if name == RECESS else (128, 64))
    ui.surface.blit(nine_slices(original, box.size), box)


def nine_slices(picture: Surface, size: tuple[int, int]) -> Surface:
    width, height = picture.get_size()
    corner = min(width, height) * 2 // 5
    corner = min(corner, size[0] // 2, size[1] // 2)
    made = Surface(size, pygame.SRCALPHA)
    xs, ys = (0, corner, width - corner, width), (0, corner, height - corner, height)
    to_x, to_y = (0, corner, size[0] - corner, size[0]), (0, corner, size[1] - corner, size[1])
    for i in range(3):
        for j in range(3):
            part = Rect(xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j])
            goal = (to_x[i + 1] - to_x[i], to_y[j + 1] - to_y[j])
            if min(*part.size, *goal) > 0:
                made.blit(pygame.transform.smoothscale(picture.subsurface(part), goal), (to_x[i], to_y[j]))
    return made


def _socket(ui: Ui, box: Rect, radius: int) -> None:
    """An empty place, a little darker than the metal, lit at its lower edge."""
    ui.panel(box, radius=radius, edge=(150, 140, 210, 46), fill=(8, 6, 22, 120))
