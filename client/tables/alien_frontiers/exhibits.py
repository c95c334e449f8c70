"""The territories in the gallery: each cut out of the globe."""

from __future__ import annotations

from math import cos, radians, sin

import pygame
from pygame import Rect, Surface

from client.stage.exhibits import Looks, numbered
from client.tables.alien_frontiers.layout import AIR, SECTOR_ANGLES
from client.tables.alien_frontiers.looks import GLOBE
from client.ui.art import Art
from engine.core.words import Words
from engine.games.alien_frontiers.components import BURROUGHS_DESERT

_WINDOW, _FAR = 0.29, 0.71
"""The side of what is cut out, and how far from the middle of the globe, against its radius and twice that."""


def exhibits(art: Art, words: Words, text: float) -> Looks:
    def ground(name: str, size: tuple[int, int]) -> Surface:
        territory, whole = int(name), round(max(size) / _WINDOW * AIR)
        picture = art.picture(GLOBE, (whole, whole))
        radius, far = whole / 2 / AIR, 0.0 if territory == BURROUGHS_DESERT else _FAR
        angle = radians(SECTOR_ANGLES.get(territory, 0.0))
        cut = Rect((0, 0), size)
        cut.center = round(whole / 2 + cos(angle) * far * radius), round(whole / 2 - sin(angle) * far * radius)
        canvas = Surface(size, pygame.SRCALPHA)
        canvas.blit(picture, (0, 0), cut)
        return canvas

    art.painter("af_ground", ground)
    return {"territory": numbered(words.kinds["territory"], lambda number: f"af_ground:{number}")}
