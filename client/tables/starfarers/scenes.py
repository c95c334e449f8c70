"""Motions of this table alone: dice, the shake, and encounters that are read to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin
from random import Random
from typing import Final

import pygame
from pygame import Rect

from client.stage.lights import write
from client.stage.motions import Motion
from client.stage.zones import column, row
from client.tables.starfarers.faces import draw_balls, draw_die, draw_encounter_card
from client.ui.kit import Ui
from client.ui.theme import GOLD, MUTED, TEXT, WARNING, Colour, TextStyle
from engine.core.words import capital

STORY: Final = TextStyle("body", "Medium", TEXT)
NOTES: Final = TextStyle("body", "SemiBold", WARNING)
GAINS: Final = TextStyle("body", "SemiBold", GOLD)


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


@dataclass(slots=True, kw_only=True)
class Told(Motion):
    """A passage of an encounter, read to everybody: long enough to be read, until somebody clicks."""

    place: Rect
    unit: float
    family: int
    title: str
    notes: str
    """What has just been answered or compared."""
    text: str
    effects: str

    def draw(self, ui: Ui, share: float) -> None:
        ui.cover(self.place)
        room = draw_encounter_card(ui, self.place, self.unit, self.family, self.title)
        line = round(34 * self.unit)
        if self.notes:
            write(ui, self.notes, Rect(room.left, room.top, room.width, line), NOTES)
            room = Rect(room.left, room.top + line, room.width, room.height - line)
        if self.effects:
            foot = Rect(room.left, room.bottom - 2 * line, room.width, 2 * line)
            write(ui, capital(self.effects), foot, GAINS, lines=2)
            room.height -= foot.height
        write(ui, self.text, room, STORY, lines=6)


@dataclass(slots=True, kw_only=True)
class Duel(Motion):
    """Two motherships side by side: balls, then parts, then the sums, of which the higher one lights."""

    place: Rect
    unit: float
    ships: tuple[str, ...]
    names: tuple[str, ...]
    colours: tuple[Colour, ...]
    balls: tuple[tuple[int, ...], ...]
    parts: tuple[int, ...]
    totals: tuple[int, ...]

    def draw(self, ui: Ui, share: float) -> None:
        ui.cover(self.place)
        ui.panel(self.place, radius=16, fill=(9, 13, 27, 250), edge=(*GOLD, 150))
        pad = round(14 * self.unit)
        for side, half in enumerate(row(self.place.inflate(-2 * pad, -2 * pad), 2, pad)):
            self._draw_side(ui, side, half, share)

    def _draw_side(self, ui: Ui, side: int, half: Rect, share: float) -> None:
        hull = Rect(half.left, half.top, half.width * 2 // 5, half.height)
        told = Rect(hull.right, half.top, half.width - hull.width, half.height)
        if side:
            hull.right, told.left = half.right, half.left
        shift = round(sin(share * 60) * 6 * self.unit) if share < 0.3 else 0
        ui.picture(self.ships[side], hull.move(shift, 0))
        name, balls, parts, total = column(told, 4, 0)
        write(ui, self.names[side], name, TextStyle("body", "SemiBold", self.colours[side]), "center")
        if share > 0.3:
            draw_balls(ui, balls, self.balls[side])
        if share > 0.5:
            write(ui, f"+{self.parts[side]}", parts, STORY, "center")
        if share > 0.65:
            wins = self.totals[side] >= self.totals[1 - side] + side
            style = TextStyle("title", "Bold", GOLD if wins else MUTED, display=True)
            write(ui, str(self.totals[side]), total, style, "center")
