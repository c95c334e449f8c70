"""What never changes during a game, painted once: space, the planet, the stations with their docks and names."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import hypot
from typing import Final

import pygame
from pygame import Rect, Surface

from client.stage.lights import (
    FINE,
    FINE_STRONG,
    NAME,
    Part,
    draw_parts,
    fitting,
    parts_width,
    plate,
    shadowed_line,
    soft_disc,
    using,
)
from client.stage.table import Surroundings
from client.tables.alien_frontiers.layout import PICTURE_SHARE, Layout
from client.tables.alien_frontiers.looks import DOCK, FOLDER, FUEL, LID, ORE, Livery, station_picture
from client.tables.alien_frontiers.zoom import Point
from client.ui.art import Art
from client.ui.canvas import PlacedText
from client.ui.inputs import Input
from client.ui.kit import Ui
from client.ui.theme import EDGE, SPACE, TEXT, Colour, Theme
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    CLAIM_TOTAL,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    ORBITAL_MARKET,
    RAIDERS_OUTPOST,
    SHIPYARD,
    SOLAR_CONVERTER,
    STATIONS,
    TERRAFORMING_STATION,
    TERRITORIES,
)

SKY: Final = "shared/space_blue"
_STATION_GLASS: Final = (14, 20, 40, 188)
_ZONE_GLASS: Final = (12, 17, 34, 226)
SIGN_SPILL: Final = 1.4
"""Signs that would stand higher than that in their line are left out: the explanation says it all."""
_DOT: Final = (170, 196, 240)

_ARROW: Part = ("arrow_right", "")
_COLONY: Part = ("colony", "")
_SIGNS: Final[dict[int, tuple[Part, ...]]] = {
    SOLAR_CONVERTER: (("dice", "÷ 2"), _ARROW, (FUEL, "")),
    TERRAFORMING_STATION: (("dice", "6"), (FUEL, ""), (ORE, ""), _ARROW, _COLONY),
    SHIPYARD: (("dice", "="), ("dice", ""), _ARROW, ("ship", "")),
    MAINTENANCE_BAY: (("dice", ""), ("hourglass", "")),
    COLONIST_HUB: (("dice", ""), _ARROW, ("step", "+1")),
    ORBITAL_MARKET: (("dice", "="), ("dice", ""), (FUEL, ""), _ARROW, (ORE, "")),
    COLONY_CONSTRUCTOR: (("dice", "="), ("dice", "="), ("dice", ""), (ORE, ""), _ARROW, _COLONY),
    ALIEN_ARTIFACT: (("dice", f"≥ {CLAIM_TOTAL}"), _ARROW, ("card", "")),
    RAIDERS_OUTPOST: (("dice", "+1"), ("dice", "+1"), ("dice", ""), _ARROW, ("raid", "")),
    LUNAR_MINE: (("dice", "≤"), ("dice", ""), _ARROW, (ORE, "")),
}
"""What each station does, in signs. Prices that change stand beside the docks."""


@dataclass(frozen=True, slots=True)
class Backdrop:
    surface: Surface
    texts: tuple[PlacedText, ...]


def paint(layout: Layout, art: Art, board_theme: Theme, place: Surroundings, livery: Livery) -> Backdrop:
    """Paint all of it. The texts are kept as the kit knows them, so that they count as shown every frame."""
    surface = _sky(layout.area, art)
    origin = layout.area.topleft
    canvas = Surface((layout.area.right, layout.area.bottom))
    canvas.blit(surface, origin)
    ui = Ui(canvas, board_theme, art, Input())
    with using(ui, board_theme), ui.clip(layout.board):
        _orbits(ui, layout)
        _planet(ui, layout)
        _links(ui, layout)
        for number in range(len(STATIONS)):
            _station(ui, layout, number, place, len(layout.players))
        _tracks(ui, layout, livery)
        _glass(ui, layout.supply, _STATION_GLASS)
    for zone in (*layout.players, layout.context, layout.tray.box):
        _glass(ui, zone, _ZONE_GLASS)
    return Backdrop(canvas.subsurface(layout.area).convert(), tuple(ui.texts))


def _sky(area: Rect, art: Art) -> Surface:
    picture = art.cover(SKY, area.size)
    if SKY not in art.missing:
        sky = picture.convert()
        sky.fill((198, 204, 220), special_flags=pygame.BLEND_RGB_MULT)
        return sky
    sky = Surface(area.size)
    sky.fill(SPACE)
    stars = random.Random(7)
    for _ in range(area.width * area.height // 4000):
        shade = stars.randrange(40, 200)
        sky.set_at((stars.randrange(area.width), stars.randrange(area.height)), (shade, shade, min(255, shade + 20)))
    return sky


def _glass(ui: Ui, box: Rect, fill: tuple[int, int, int, int]) -> None:
    ui.surface.blit(plate(box.size, fill, EDGE, ui.px(14)), box)
    shine = Surface((max(1, box.width - 2 * ui.px(14)), 1), pygame.SRCALPHA)
    shine.fill((*TEXT, 60))
    ui.surface.blit(shine, (box.left + ui.px(14), box.top))


def _orbits(ui: Ui, layout: Layout) -> None:
    """Faint rings that lead the eye round the planet, and its light on space."""
    reach = round(layout.radius * 1.75)
    air = soft_disc(reach, (40, 84, 160), 74)
    ui.surface.blit(air, (layout.centre[0] - reach, layout.centre[1] - reach))
    rings = Surface(layout.area.size, pygame.SRCALPHA)
    middle = (layout.centre[0] - layout.area.left, layout.centre[1] - layout.area.top)
    for share, alpha in ((1.16, 46), (1.45, 30), (1.78, 20)):
        pygame.draw.aacircle(rings, (*_DOT, alpha), middle, round(layout.radius * share), 1)
    ui.surface.blit(rings, layout.area)


def _planet(ui: Ui, layout: Layout) -> None:
    size = round(2 * layout.radius * PICTURE_SHARE)
    box = Rect(0, 0, size, size)
    box.center = layout.centre
    ui.picture(f"{FOLDER}/planet", box)


def dotted_line(ui: Ui, start: Point, end: Point, unit: float, colour: Colour) -> None:
    dot = max(1, round(2.4 * unit))
    steps = max(2, round(hypot(end[0] - start[0], end[1] - start[1]) / (9 * unit)))
    for step in range(steps + 1):
        share = step / steps
        point = (round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share))
        pygame.draw.circle(ui.surface, SPACE, (point[0] + 1, point[1] + 1), dot + 1)
        pygame.draw.circle(ui.surface, colour, point, dot)


def _links(ui: Ui, layout: Layout) -> None:
    """A dotted line from each territory to the station it improves."""
    dot = max(1, round(2.4 * layout.unit))
    for territory in range(len(TERRITORIES)):
        start, end = layout.link(territory)
        dotted_line(ui, start, end, layout.unit, _DOT)
        pygame.draw.circle(ui.surface, TEXT, start, dot * 2)
        pygame.draw.circle(ui.surface, SPACE, start, dot)


def _station(ui: Ui, layout: Layout, number: int, place: Surroundings, seats: int) -> None:
    station = layout.stations[number]
    _glass(ui, station.box, _STATION_GLASS)
    reach = station.picture.width * 2 // 3
    halo = soft_disc(reach, (70, 104, 170), 84)
    with ui.clip(station.box):
        ui.surface.blit(halo, (station.picture.centerx - reach, station.picture.centery - reach))
    ui.picture(station_picture(number), station.picture)
    _station_title(ui, number, station.title, place)
    icon = max(station.sign.height, ui.theme.line_height(FINE) - 4)
    if icon < station.sign.height * SIGN_SPILL and parts_width(ui, _SIGNS[number], FINE, icon) <= station.sign.width:
        draw_parts(ui, _SIGNS[number], (station.sign.left, station.sign.centery), FINE, icon)
    open_docks = STATIONS[number].open_docks(seats)
    for group in station.groups:
        ui.surface.blit(plate(group.size, (*SPACE, 150), EDGE, ui.px(10)), group)
    for dock, box in enumerate(station.docks):
        ui.picture(DOCK if dock < open_docks else LID, box)


def _station_title(ui: Ui, number: int, box: Rect, place: Surroundings) -> None:
    """The name, or a short one where it would not fit; above what is behind it."""
    full = place.words.name("station", number)
    short = place.say(f"af.station_{STATIONS[number].id}")
    width = min(box.width, ui.theme.font(NAME).size(full)[0])
    for style in (NAME, FINE_STRONG):
        text = fitting(ui.theme, (full, short), style, box.width)
        if text:
            picture = ui.theme.text(text, style)
            width = picture.get_width()
            shadowed_line(ui, text, (box.left + width // 2, box.centery), style)
            return


def _tracks(ui: Ui, layout: Layout, livery: Livery) -> None:
    """The rows of the Colonist Hub: docks, and seven circles on a line."""
    for seat, track in enumerate(layout.tracks):
        colour = livery.colour(seat)
        for box in track.docks:
            ui.picture(DOCK, box)
        first, last = track.circles[0], track.circles[-1]
        pygame.draw.line(ui.surface, tuple(c // 2 for c in colour), first.center, last.center, max(1, ui.px(2)))
        for circle in track.circles:
            pygame.draw.circle(ui.surface, SPACE, circle.center, circle.width // 2)
            pygame.draw.aacircle(ui.surface, colour, circle.center, circle.width // 2, max(1, ui.px(2)))
        pygame.draw.circle(ui.surface, colour, last.center, max(2, last.width // 6))
