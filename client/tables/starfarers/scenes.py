"""Motions of this table alone: dice, the shake, and encounters that are read to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin
from random import Random

import pygame
from pygame import Rect

from client.stage.motions import Motion
from client.tables.starfarers.faces import draw_die
from client.ui.kit import Ui


@dataclass(slots=True, kw_only=True)
class Roll(Motion):
    """Two dice show one face after the other, slower and slower."""

    place: Rect
    dice: tuple[int, ...]

    def draw(self, ui: Ui, share: float) -> None:
        step = int((1 - (1 - share) ** 2) * 9)
        chance = Random(step * 7 + sum(self.dice))
        side = min(self.place.height, self.place.width // 2)
        for number, value in enumerate(self.dice):
            cell = Rect(self.place.left + number * (self.place.width - side), self.place.top, side, side)
            hop = round(abs(sin(share * pi * 3)) * (1 - share) * side * 0.35)
            draw_die(ui, cell.move(0, -hop), value if share > 0.85 else chance.randrange(1, 7))


@dataclass(slots=True, kw_only=True)
class Shake(Motion):
    """A mothership tilts to and fro."""

    picture: str
    place: Rect

    def draw(self, ui: Ui, share: float) -> None:
        if not self.picture:
            return
        steps = 20
        angle = 12 * sin(round(share * steps) / steps * pi * 5) * (1 - share * 0.5)
        picture = ui.art.picture(self.picture, self.place.size)
        turned = pygame.transform.rotate(picture, angle)
        ui.surface.blit(turned, turned.get_rect(center=self.place.center))
