"""What never changes: the lit ground of Mars under everything, the edge of the planet against space, the console."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect, Surface

from client.stage.camera import Sight
from client.stage.ground import glass
from client.stage.lights import write
from client.tables.on_mars.layout import MarsLayout
from client.tables.on_mars.looks import GROUND, STATION, bevel, well
from client.ui.art import Art
from client.ui.kit import Ui
from client.ui.theme import TEXT, TextStyle
from engine.games.on_mars.components import DEPOT, LAB
from engine.games.on_mars.hexes import COORDINATES

PICTURE: Final = (3000, 1700)
AIR: Final = ((255, 190, 140), (236, 128, 92), (150, 74, 80))
"""The glow of the thin air, from the ground outwards."""
STEEL: Final = (46, 52, 68)
PANEL: Final = (13, 17, 30, 216)


def paint_world(ui: Ui, layout: MarsLayout) -> None:
    """Mars as far as its edge, over the night that has been painted already; seen whole."""
    area = layout.area
    ground = _ground(ui.art, layout, area, Sight(layout.unit, layout.board.topleft))
    x, y, radius = layout.limb
    middle = (round(x - area.left), round(y - area.top))
    layer = Surface(area.size, pygame.SRCALPHA)
    for ring in range(26, 0, -1):
        colour = AIR[min(2, ring // 9)]
        strength = round(150 * (1 - ring / 27) ** 2)
        pygame.draw.circle(layer, (*colour, strength), middle, round(radius + ring * 1.6 * layout.unit))
    ui.surface.blit(layer, area)
    mask = Surface(area.size, pygame.SRCALPHA)
    pygame.draw.aacircle(mask, (255, 255, 255, 255), middle, round(radius))
    body = ground.convert_alpha()
    body.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    _darken_edge(body, middle, radius, layout.unit)
    ui.surface.blit(body, area)


def _darken_edge(body: Surface, middle: tuple[int, int], radius: float, unit: float) -> None:
    """The ground turns away from the sun towards the edge of the planet; at the very edge the air lights up."""
    shade = Surface(body.get_size())
    shade.fill((96, 60, 66))
    for ring in range(0, 130, 2):
        share = (ring / 130) ** 0.6
        colour = tuple(round(low + (255 - low) * share) for low in (96, 60, 66))
        pygame.draw.circle(shade, colour, middle, round(radius - ring * unit))
    body.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    pygame.draw.aacircle(body, (255, 206, 160, 255), middle, round(radius), max(1, round(2.2 * unit)))


def _ground(art: Art, layout: MarsLayout, frame: Rect, sight: Sight) -> Surface:
    """The ground that is seen in a frame: the picture covers the whole table when all of the map is seen."""
    picture = art.cover(GROUND, PICTURE)
    unit = layout.unit
    area = layout.area
    share = min(PICTURE[0] / area.width, PICTURE[1] / area.height) * unit
    """Pixels of the picture for a unit of the map."""
    left, top = sight.on_board(frame.topleft)
    x = (left + (layout.board.left - area.left) / unit) * share
    y = (top + (layout.board.top - area.top) / unit) * share
    part = Rect(round(x), round(y), round(frame.width / sight.unit * share), round(frame.height / sight.unit * share))
    part.clamp_ip(picture.get_rect())
    part = part.clip(picture.get_rect())
    return pygame.transform.smoothscale(picture.subsurface(part), frame.size)


def paint_map(ui: Ui, layout: MarsLayout, sight: Sight) -> None:
    """The grid; looked at from nearer also the ground, as sharp as its picture is."""
    if sight.unit > layout.unit * 1.01:
        frame = ui.surface.get_rect()
        x, y, radius = layout.limb
        start = ((x - layout.board.left) / layout.unit, (y - layout.board.top) / layout.unit)
        mask = Surface(frame.size, pygame.SRCALPHA)
        pygame.draw.circle(mask, (255, 255, 255, 255), sight.point(start), sight.length(radius / layout.unit) - 2)
        body = _ground(ui.art, layout, frame, sight).convert_alpha()
        body.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        ui.surface.blit(body, frame)
    lines = Surface(ui.surface.get_size(), pygame.SRCALPHA)
    for place in COORDINATES:
        corners = layout.grid.polygon(sight, place, 0.985)
        shadow = [(x + 1, y + 1) for x, y in corners]
        pygame.draw.aalines(lines, (60, 22, 10, 150), True, shadow)
        pygame.draw.aalines(lines, (255, 226, 196, 120), True, corners)
    ui.surface.blit(lines, (0, 0))


# -- round the map -----------------------------------------------------------------------------------------------


def paint_round(ui: Ui, layout: MarsLayout, orbit: str) -> None:
    """`orbit` is what the station is called."""
    paint_world(ui, layout)
    bar = Rect(layout.flight.left, layout.flight.top - 20, layout.flight.width, layout.flight.height + 20)
    ui.panel(bar, radius=18, fill=(10, 13, 26, 222))
    for box in (
        layout.bays,
        *((layout.goal,) if layout.goal.height else ()),
        *layout.players[1:],
        *layout.missions,
        layout.pads,
        layout.lss,
        layout.column,
    ):
        glass(ui, box, PANEL)
    _paint_console(ui, layout)
    ui.picture(STATION, layout.station)
    box = Rect(layout.station.left + layout.length(16), layout.station.top + layout.length(6), 0, layout.length(34))
    box.width = layout.length(160)
    write(ui, orbit, box, TextStyle("title", "SemiBold", TEXT, display=True), shadow=True)


def _paint_console(ui: Ui, layout: MarsLayout) -> None:
    """A brushed plate of metal with a lit upper edge; everything that is a place in the rules is a well in it."""
    box, canvas = layout.console, ui.surface
    canvas.blit(_brushed(box.size), box)
    for depth in range(3):
        shade = (118 - 34 * depth, 126 - 34 * depth, 146 - 34 * depth)
        pygame.draw.line(canvas, shade, (box.left, box.top + depth), (box.right, box.top + depth))
    shadow = Surface((box.width, layout.length(16)), pygame.SRCALPHA)
    for row in range(shadow.get_height()):
        pygame.draw.line(shadow, (0, 0, 0, round(120 * row / shadow.get_height())), (0, row), (box.width, row))
    canvas.blit(shadow, (box.left, box.top - shadow.get_height()))
    radius = layout.length(6)
    bevel(canvas, layout.wells["me"].inflate(-2, -2), (36, 41, 54), layout.length(8))
    for good in range(5):
        for place in range(6):
            well(canvas, layout.rail(good, place), radius)
    for slot in range(DEPOT):
        bevel(canvas, layout.plate(slot).inflate(-2, -2), (58, 64, 82), radius)
        well(canvas, layout.bay(slot), radius)
    for hollow in (layout.waiting(), layout.hangar(), layout.working(), *layout.rooms()):
        well(canvas, hollow, radius)
    for space in range(len(LAB)):
        _paint_hex_well(canvas, layout.lab_hex(space))
    cards = layout.wells["cards"]
    well(canvas, Rect(cards.left, cards.top, cards.width, layout.button.top - cards.top - layout.length(6)), radius)
    if layout.is_up:
        well(canvas, lab_list(layout), radius)


def lab_list(layout: MarsLayout) -> Rect:
    """Where the drawn-up console names the Techs of the Laboratory."""
    box, upper = layout.wells["lab"], layout.lab_box()
    return Rect(box.left, upper.bottom + layout.length(4), box.width, box.bottom - upper.bottom - layout.length(4))


def hexagon(box: Rect, inset: int = 0) -> list[tuple[int, int]]:
    box = box.inflate(-2 * inset, -2 * inset)
    quarter = box.width // 4
    return [
        (box.right, box.centery),
        (box.right - quarter, box.bottom),
        (box.left + quarter, box.bottom),
        (box.left, box.centery),
        (box.left + quarter, box.top),
        (box.right - quarter, box.top),
    ]


def _paint_hex_well(canvas: Surface, box: Rect) -> None:
    pygame.draw.polygon(canvas, (88, 96, 116), [(x + 1, y + 2) for x, y in hexagon(box)])
    pygame.draw.polygon(canvas, (10, 13, 22), hexagon(box))
    pygame.draw.polygon(canvas, (18, 22, 34), hexagon(box, 3))
    pygame.draw.aalines(canvas, (4, 6, 12), True, hexagon(box))


def _brushed(size: tuple[int, int]) -> Surface:
    """Steel with fine horizontal grain, lighter above than below."""
    found = Surface(size)
    grain = 7
    for row in range(size[1]):
        grain = (grain * 1103515245 + 12345) & 0x7FFFFFFF
        shade = 6 - row * 20 // max(1, size[1]) + (grain >> 16) % 5 - 2
        pygame.draw.line(found, tuple(max(0, part + shade) for part in STEEL), (0, row), (size[0], row))
    return found
