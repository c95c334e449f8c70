"""A world as the head of its explanation: the globe before its nebula, whose it is, and its three numbers."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from client.stage.lights import theme_for, write
from client.stage.zones import row
from client.tables.empires_of_the_void.galaxy import name_of
from client.tables.empires_of_the_void.looks import (
    CREDIT,
    CREDITS,
    FOLDER,
    INFLUENCE,
    POINTS,
    VOICE,
    Livery,
    good_of_mask,
    good_picture,
    temperament_picture,
    world_picture,
)
from client.tables.empires_of_the_void.parts import QUIET, sign
from client.ui.inputs import Input
from client.ui.kit import Ui
from client.ui.theme import SPACE, TEXT, TextStyle
from engine.core.words import Words
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void.report import control
from engine.games.empires_of_the_void.state import EmpiresState

WIDE = 414
TITLE = TextStyle("title", "Bold", TEXT, display=True)


def key(view: EmpiresState, world: int, language: str) -> str:
    """All that the picture depends on."""
    seats = ".".join(f"{player.race},{player.technologies}" for player in view.players)
    infested = view.infested >> world & 1
    return f"{world}.{view.holder[world]}.{view.ally[world]}.{infested}.{language}.{seats}"


def paint(size: tuple[int, int], ui: Ui, view: EmpiresState, livery: Livery, words: Words, world: int) -> Surface:
    surface = Surface(size, pygame.SRCALPHA)
    unit = size[0] / WIDE
    painter = Ui(surface, theme_for(unit, min(ui.theme.text_scale, unit * 1.25)), ui.art, Input())
    _nebula(painter, size, world)
    numbers = round(46 * unit) if world < game.HOME else 0
    room = Rect(0, 0, size[0], size[1] - numbers)
    side = min(room.height, round(170 * unit))
    globe = Rect(round(6 * unit), 0, side, side)
    globe.centery = room.centery
    ring = livery.ring(view, world)
    if ring:
        painter.picture(ring, Rect(globe.left - side // 14, globe.centery - side // 5, side * 8 // 7, side * 3 // 5))
    painter.picture(world_picture(view, world), globe)
    left = globe.right + round(8 * unit)
    text = Rect(left, room.top + round(8 * unit), size[0] - left - round(8 * unit), room.height - round(16 * unit))
    _words(painter, text, view, words, world)
    if numbers:
        _numbers(painter, Rect(0, room.bottom, size[0], numbers), words, world)
    return surface


def _nebula(ui: Ui, size: tuple[int, int], world: int) -> None:
    """The middle of the board the world lies on."""
    if world < game.HOME:
        board = game.PLANET_SPACE[world] // game.BOARD_SPACES
        picture = ui.art.picture(f"{FOLDER}/board_{board}_0", (size[0] * 2, size[0] * 3 // 2))
        part = Rect((0, 0), size)
        part.center = picture.get_rect().center
        ui.surface.blit(picture, (0, 0), part)
    veil = Surface(size, pygame.SRCALPHA)
    veil.fill((*SPACE, 120))
    ui.surface.blit(veil, (0, 0))


def _words(ui: Ui, box: Rect, view: EmpiresState, words: Words, world: int) -> None:
    height = box.height // 5
    name = Rect(box.left, box.top, box.width, height + height // 2)
    write(ui, name_of(words, view, world), name, TITLE, shadow=True)
    top = name.bottom
    if world < game.HOME:
        line = Rect(box.left, top, box.width, height)
        ui.picture(temperament_picture(game.PLANETS[world].temperament), Rect(line.left, line.top, height, height))
        rest = Rect(line.left + height + 5, line.top, line.width - height - 5, height)
        write(ui, words.name("temperament", game.PLANETS[world].temperament), rest, QUIET, shadow=True)
        top = line.bottom
    held = Rect(box.left, top, box.width, height + height // 2)
    write(ui, control(view, words, world), held, TextStyle("small", "SemiBold", TEXT), lines=2, shadow=True)
    if world < game.HOME:
        foot = Rect(box.left, held.bottom, box.width, box.bottom - held.bottom)
        goods = good_of_mask(game.PLANETS[world].goods)
        side = min(foot.height, height * 4 // 3)
        for place, good in enumerate(goods):
            ui.picture(good_picture(good), Rect(foot.left + place * (side + 4), foot.top, side, side))
        told = Rect(foot.left + len(goods) * (side + 4) + 4, foot.top, 0, side)
        told.width = box.right - told.left
        write(ui, ", ".join(words.name("good", good) for good in goods), told, QUIET, shadow=True, lines=2)


def _numbers(ui: Ui, box: Rect, words: Words, world: int) -> None:
    planet = game.PLANETS[world]
    parts = (
        (CREDIT, planet.credits, CREDITS, "credits"),
        ("star_filled", planet.vp, POINTS, "points"),
        (INFLUENCE, planet.influence, VOICE, "influence"),
    )
    for cell, (look, number, colour, name) in zip(row(box.inflate(-8, -6), 3, 6), parts, strict=True):
        ui.panel(cell, radius=8, edge=(110, 130, 170, 120), fill=(*SPACE, 200))
        side = cell.height - 8
        place = Rect(cell.left + 6, cell.top + 4, side, side)
        sign(ui, look, place, colour)
        figure = Rect(place.right + 4, cell.top, cell.height * 3 // 4, cell.height)
        write(ui, str(number), figure, TextStyle("body", "Bold", colour))
        rest = Rect(figure.right, cell.top, cell.right - figure.right - 4, cell.height)
        write(ui, words.text("panel", name).lower(), rest, QUIET, whole=True)
