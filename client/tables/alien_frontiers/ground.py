"""What never changes during a game: the globe with its air, structures with their piers and names; the metal of the
deck and the glass of the explanation."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from client.stage.camera import Sight
from client.stage.ground import glass
from client.stage.lights import FINE, NAME, SHRINKS, Part, draw_parts, parts_width, soft_disc, theme_for, using, write
from client.stage.table import Surroundings
from client.tables.alien_frontiers.layout import AIR, AlienLayout, Station
from client.tables.alien_frontiers.looks import DECK, FOLDER, GLOBE, LID, SIGNS, station_picture
from client.ui.kit import Ui
from client.ui.theme import TEXT, TextStyle, Theme
from engine.games.alien_frontiers.components import (
    COLONY_CONSTRUCTOR,
    ORBITAL_MARKET,
    STATIONS,
    TERRAFORMING_STATION,
    TERRITORIES,
)

_ORBIT = (150, 182, 236)
_SOFT = 160
"""The radius at which light so soft is painted, to be enlarged."""
CROWN = TextStyle("small", "SemiBold", TEXT)
IN_FRONT = (ORBITAL_MARKET, TERRAFORMING_STATION, COLONY_CONSTRUCTOR)
"""Structures that stand before the rim of the globe."""


def paint_ground(ui: Ui, layout: AlienLayout, sight: Sight, around: Surroundings) -> None:
    _orbits(ui, layout, sight)
    ui.picture(f"{GLOBE}", sight.rect(_grown(layout.globe, AIR)))
    for number in range(len(STATIONS)):
        paint_structure(ui, layout, sight, number)
    for number in range(len(STATIONS)):
        _title(ui, layout.stations[number], sight, number, around)
    for rail in layout.rails:
        ui.picture(f"{FOLDER}/pier_3", sight.rect(rail.pier))


def _grown(box: Rect, share: float) -> Rect:
    return box.inflate(round(box.width * (share - 1)), round(box.height * (share - 1)))


def _orbits(ui: Ui, layout: AlienLayout, sight: Sight) -> None:
    """Faint rings that lead the eye round the globe, and its light on space."""
    middle = sight.point(layout.centre)
    reach = sight.length(layout.radius * 1.75)
    air = pygame.transform.smoothscale(soft_disc(_SOFT, (40, 84, 160), 74), (2 * reach, 2 * reach))
    ui.surface.blit(air, air.get_rect(center=middle))
    rings = Surface(ui.surface.get_size(), pygame.SRCALPHA)
    for share, alpha in ((1.2, 40), (1.55, 28), (1.95, 20)):
        pygame.draw.aacircle(rings, (*_ORBIT, alpha), middle, sight.length(layout.radius * share), 1)
    ui.surface.blit(rings, (0, 0))


def paint_structure(ui: Ui, layout: AlienLayout, sight: Sight, number: int) -> None:
    """A station is its picture, with a pier bolted in front."""
    station = layout.stations[number]
    picture = sight.rect(station.picture)
    reach = picture.width * 2 // 3
    halo = soft_disc(reach, (60, 92, 158), 70)
    if number not in IN_FRONT:
        ui.surface.blit(halo, halo.get_rect(center=picture.center))
    ui.picture(station_picture(number), picture)
    for box, name in station.piers:
        ui.picture(f"{FOLDER}/{name}", sight.rect(box))
    closed = STATIONS[number].open_docks(layout.seats)
    for well in station.wells[closed:]:
        ui.picture(LID, sight.rect(well))


def _title(ui: Ui, station: Station, sight: Sight, number: int, around: Surroundings) -> None:
    """The name, and below it in signs what is done there."""
    wordings = around.words.name("station", number), around.say(f"af.station_{STATIONS[number].id}")
    align = "center" if station.middle else "left"
    name = sight.rect(station.name)
    with using(ui, low_theme(ui, NAME, name.height)):
        write(ui, wordings, name, NAME, align, shadow=True)
    write_parts(ui, SIGNS[number], sight.rect(station.sign), FINE, station.middle)


def low_theme(ui: Ui, style: TextStyle, height: int) -> Theme:
    """The theme whose lines are no higher than a box, as far as letters can be that small."""
    themes = [theme_for(ui.theme.scale, ui.theme.text_scale * share) for share in SHRINKS]
    return next((theme for theme in themes if theme.line_height(style) <= height), themes[-1])


def write_parts(ui: Ui, parts: Sequence[Part], box: Rect, style: TextStyle, middle: bool = False) -> None:
    """As large as they fit; left out where they would not be readable: the explanation says it all."""
    for share in SHRINKS:
        smaller = theme_for(ui.theme.scale, ui.theme.text_scale * share)
        icon = min(box.height, smaller.line_height(style) - 2)
        with using(ui, smaller):
            width = parts_width(ui, parts, style, icon)
            if width <= box.width and smaller.line_height(style) <= box.height * 1.3:
                draw_parts(ui, parts, (box.centerx - width // 2 if middle else box.left, box.centery), style, icon)
                return


def paint_names(ui: Ui, layout: AlienLayout, sight: Sight, around: Surroundings) -> None:
    """The names of the grounds, on two lines above whatever lies there."""
    for territory in range(len(TERRITORIES)):
        name = around.words.name("territory", territory)
        short = around.say(f"af.territory_{TERRITORIES[territory].id}")
        box = sight.rect(layout.crest(territory))
        longest = max(ui.theme.font(CROWN).size(word)[0] for word in (short, *name.split(" ")))
        box.inflate_ip(max(0, longest + 4 - box.width), 0)
        write(ui, (name, short), box, CROWN, "center", 2, shadow=True)


def paint_round(ui: Ui, layout: AlienLayout) -> None:
    _paint_deck(ui, layout)
    glass(ui, layout.stock.unionall([layout.context, layout.log]))


def _paint_deck(ui: Ui, layout: AlienLayout) -> None:
    """The wells where they belong, and plain metal stretched between them."""
    deck = layout.deck
    scale = deck.box.height / 208
    whole = ui.art.picture(DECK, (round(1920 * scale), deck.box.height))
    factor = whole.get_width() / 1920
    for number, (start, end, shift) in enumerate(deck.seams):
        left, right = round(start * factor), min(whole.get_width(), round(end * factor))
        at = deck.box.left + left + shift
        ui.surface.blit(whole, (at, deck.box.top), Rect(left, 0, right - left, whole.get_height()))
        if number + 1 < len(deck.seams):
            until = deck.box.left + right + deck.seams[number + 1][2]
            seam = whole.subsurface(Rect(max(0, right - 2), 0, 2, whole.get_height()))
            if until > at + right - left:
                stretched = pygame.transform.scale(seam, (until - at - right + left, whole.get_height()))
                ui.surface.blit(stretched, (at + right - left, deck.box.top))
