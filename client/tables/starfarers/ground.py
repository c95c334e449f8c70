"""The galaxy as it never changes: lanes, suns, worlds lit by them, and the bases of the peoples."""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

import pygame
from pygame import Rect, Surface

from client.stage.camera import Point, Sight
from client.stage.ground import glass
from client.tables.starfarers import looks
from client.tables.starfarers.layout import (
    BASE_AT,
    POINT_AT,
    SUN_AT,
    WORLD_AT,
    StarfarersLayout,
    square,
)
from client.ui.kit import Ui
from engine.games.starfarers.board import LINES, POINTS, SITES, system_of
from engine.games.starfarers.state import StarfarersState

LANE: Final = (58, 104, 196)
LANE_GLOW: Final = (24, 46, 104)
WORLD_SIDE: Final = 96
BASE_SIDE: Final = 104
CORONA: Final = 128
SUN_LIGHT: Final = (255, 190, 96)
POOL: Final = 185


def paint_galaxy(ui: Ui, sight: Sight, view: StarfarersState) -> None:
    for system, sun in enumerate(SUN_AT):
        _pool(ui, sight, sun, system)
    _lanes(ui.surface, sight)
    for site in SITES:
        _world(ui, sight, site, view.resource(site))
    for system, sun in enumerate(SUN_AT):
        ui.picture(f"{looks.FOLDER}/sun_{system % 3 + 1}", sight.rect(square(sun, CORONA)))
    for site in SITES:
        draw_coin(ui, sight, site, view.resource(site))
    for number, people in enumerate(view.peoples):
        ui.picture(looks.base(people), sight.rect(square(BASE_AT[number], BASE_SIDE)))


def _pool(ui: Ui, sight: Sight, sun: Point, system: int) -> None:
    """The light of a sun on the dark round it."""
    reach = sight.length(POOL)
    rings = 28
    pool = Surface((2 * reach, 2 * reach))
    for ring in range(rings, 0, -1):
        share = (1 - ring / rings) ** 2 * 0.24
        colour = tuple(round(part * share) for part in SUN_LIGHT)
        pygame.draw.circle(pool, colour, (reach, reach), reach * ring // rings)
    x, y = sight.point(sun)
    ui.surface.blit(pool, (x - reach, y - reach), special_flags=pygame.BLEND_RGB_ADD)


def _lanes(surface: Surface, sight: Sight) -> None:
    """Thin and blue: what shouts is what can be reached."""
    glow = Surface(surface.get_size())
    for a, b in LINES:
        pygame.draw.line(glow, LANE_GLOW, sight.point(POINT_AT[a]), sight.point(POINT_AT[b]), sight.length(4))
    surface.blit(pygame.transform.box_blur(glow, max(1, sight.length(2))), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    for a, b in LINES:
        pygame.draw.aaline(surface, LANE, sight.point(POINT_AT[a]), sight.point(POINT_AT[b]))
    for point in POINTS:
        pygame.draw.circle(surface, LANE, sight.point(POINT_AT[point]), sight.length(2.4))


def _world(ui: Ui, sight: Sight, site: int, resource: int) -> None:
    """A world whose lit side faces its own sun: it was drawn with the sun at its right."""
    (x, y), (sun_x, sun_y) = WORLD_AT[site], SUN_AT[system_of(site)]
    side = sight.length(WORLD_SIDE)
    picture = ui.art.picture(looks.world(resource, site), (side, side))
    turned = pygame.transform.rotozoom(picture, degrees(atan2(y - sun_y, sun_x - x)), 1.0)
    ui.surface.blit(turned, turned.get_rect(center=sight.point((x, y))))


def draw_coin(ui: Ui, sight: Sight, site: int, resource: int) -> None:
    """The resource of a world."""
    x, y = WORLD_AT[site]
    ui.picture(f"sf_coin:{resource}", sight.rect(square((x, y - 24), 24)))


def paint_round(ui: Ui, layout: StarfarersLayout) -> None:
    """Glass only under text; the mothership and the track stand before the stars."""
    for box in (*dict.fromkeys(map(tuple, layout.players)), *(tuple(box) for box in (layout.hand, layout.build))):
        glass(ui, Rect(box))
    glass(ui, layout.context)
    glass(ui, layout.log)
    glass(ui, layout.peoples[0].unionall(list(layout.peoples[1:])))
