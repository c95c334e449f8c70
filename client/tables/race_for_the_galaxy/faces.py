"""A card's four faces: in hand, on a dock, small in a rival's tray, and large to be read.

They are pictures by name, as `race:hand|17|cost=3`: they lie, fly and hang in the gallery alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame
from pygame import Rect, Surface

from client.stage.lights import Part, draw_parts, fit, parts_width, theme_for, using, write
from client.tables.race_for_the_galaxy.looks import (
    CARD,
    CHROMOSOME,
    INK,
    KIND_COLOURS,
    MILITARY,
    PAPER,
    PHASE_COLOURS,
    PRESTIGE,
    REBEL,
    RED,
    TICKS,
    badge,
    chip_of,
    colour_of,
    picture_of,
)
from client.tables.race_for_the_galaxy.strips import Strip, shown_powers, strips_of
from client.ui.art import Art
from client.ui.inputs import Input
from client.ui.kit import Ui
from client.ui.theme import MUTED, TEXT, Colour, TextStyle, Theme
from engine.core.words import Words
from engine.games.race_for_the_galaxy.components import CARDS, NO_GOOD, POWERS, Card
from engine.games.race_for_the_galaxy.wording import power_text, scoring_texts

HAND: Final = (204, 306)
DOCK: Final = (242, 150)
MINI: Final = (74, 70)
INSPECTOR: Final = (396, 198)
NAME = TextStyle("body", "SemiBold", TEXT)
WORDS = TextStyle("small", "Medium", (206, 214, 234))
GAIN = TextStyle("small", "Bold", TEXT)
TAG = TextStyle("small", "Bold", (246, 208, 122))
FIGURE = TextStyle("title", "Bold", PAPER, display=True)
WORDY: Final = 2
"""Beyond so many powers a hand card shows signs alone."""
RESTING: Final = 165
"""Light of a tile that has no part in the phase, of 255."""
MOST_WORDS: Final = 0.5
"""Beyond this part of a card they hide too much of it."""
LEAST_NAMED, LEAST_NAMED_WIDE = 60, 100
"""Pixels below which a small card bears no name: pointing at it tells it."""
LEAST_WORDS: Final = 0.8
"""Below this part of its full size too."""


def face(kind: str, card: int, **notes: object) -> str:
    """The name of a card's picture; notes that are empty are left out."""
    told = "".join(f"|{key}={value}" for key, value in notes.items() if value not in ("", None, False))
    return f"race:{kind}|{card}{told}"


@dataclass(slots=True)
class Faces:
    """Paints them, in a language and a size of text."""

    art: Art
    words: Words
    text: float
    """How large texts are, against as laid out."""

    def paint(self, name: str, size: tuple[int, int]) -> Surface:
        kind, card, *notes = name.split("|")
        told = dict(note.split("=", 1) for note in notes)
        painters = {"hand": self._hand, "dock": self._dock, "mini": self._mini, "inspector": self._inspector}
        surface = Surface(size, pygame.SRCALPHA)
        ui = Ui(surface, theme_for(1.0, 1.0), self.art, Input())
        painters[kind](ui, CARDS[int(card)], told)
        return surface

    def _theme(self, ui: Ui, scale: float) -> None:
        ui.theme = theme_for(max(0.3, scale), max(0.3, scale * min(1.35, self.text)))

    # -- in hand -------------------------------------------------------------------------------------------------

    def _hand(self, ui: Ui, card: Card, told: dict[str, str]) -> None:
        box = ui.surface.get_rect()
        k = box.width / HAND[0]
        self._picture(ui, card, box, (0.36, 0.66))
        pad = round(10 * k)
        room = Rect(pad, 0, box.width - 2 * pad, box.height - pad)
        powers = strips_of(card)
        wordy = WORDY + 1 if told.get("words") else WORDY
        least = LEAST_WORDS * 0.8 if told.get("words") else LEAST_WORDS
        texts = self._texts_of(card) if k >= least and len(powers) <= wordy else []
        bottom = room.bottom
        needed = sum(self._fitted(ui, text, room, k)[1] for text in texts) + round(27 * k) * len(powers)
        if needed > box.height * MOST_WORDS:
            texts = []
        for number in range(max(len(powers), len(texts)) - 1, -1, -1):
            if number < len(texts):
                bottom -= self._words(ui, texts[number], Rect(room.left, room.top, room.width, bottom), k)
            if number < len(powers):
                line = Rect(room.left, bottom - round(26 * k), room.width, round(25 * k))
                self._strip(ui, *powers[number], line, k * 0.86)
                bottom = line.top - round(2 * k)
        top = self._name(ui, card, Rect(room.left, bottom - round(66 * k), room.width, round(64 * k)), k * 0.9, 2)
        self._tags(ui, card, (room.left, top - round(22 * k)), k * 0.76)
        self._cost(ui, card, Rect(round(6 * k), round(6 * k), round(50 * k), round(50 * k)), told)
        self._points(ui, card, Rect(box.width - round(54 * k), round(7 * k), round(46 * k), round(46 * k)), told)
        self._marks(ui, card, Rect(box.width - round(34 * k), round(58 * k), round(24 * k), round(24 * k)))
        if told.get("note"):
            self._badge(
                ui, told["note"], Rect(round(60 * k), round(16 * k), box.width - round(118 * k), round(30 * k)), k
            )
        if told.get("new"):
            corner = [(0, box.height), (0, box.height - 22 * k), (22 * k, box.height)]
            pygame.draw.polygon(ui.surface, (92, 184, 242), corner)
        self._frame(ui, card, box, 10 * k, max(2, round(3 * k)))

    def _texts_of(self, card: Card, phase: str = "") -> list[str]:
        texts = [power_text(self.words, power) for power in shown_powers(card, phase)]
        if card.scoring and not phase:
            texts.append(self.words.text("scoring", "worth", ", ".join(scoring_texts(self.words, card))))
        return texts

    def _words(self, ui: Ui, text: str, room: Rect, k: float, most: int = 6) -> int:
        """A sentence at the foot of a room, on at most so many lines; returns its height."""
        (theme, lines), height = self._fitted(ui, text, room, k, most)
        with using(ui, theme):
            for number, found in enumerate(lines):
                ui.line(found, (room.left, room.bottom - height + number * theme.line_height(WORDS)), WORDS)
        return height + round(3 * k)

    def _fitted(self, ui: Ui, text: str, room: Rect, k: float, most: int = 6) -> tuple[tuple[Theme, list[str]], int]:
        """A sentence on lines of a width, and how high they are."""
        self._theme(ui, k * 0.8)
        found = fit(ui.theme, (text,), WORDS, (room.width, most * ui.theme.line_height(WORDS)), lines=most)
        return found, len(found[1]) * found[0].line_height(WORDS)

    def _badge(self, ui: Ui, note: str, room: Rect, k: float) -> None:
        """What placing it takes: cards to pay of those there are, or strength against defense."""
        self._theme(ui, k * 0.8)
        kind, _, text = note.partition(":")
        sign = {"pay": CARD, "force": MILITARY, "weak": MILITARY}.get(kind, "")
        parts = [(sign, text)]
        icon = min(ui.theme.line_height(GAIN), room.height - 4)
        width = min(room.width, parts_width(ui, parts, GAIN, icon) + round(14 * k))
        pill = Rect(room.left, room.top, width, room.height)
        colour: Colour = RED if kind in ("force", "weak") else (110, 150, 240)
        pygame.draw.rect(ui.surface, (*INK, 225), pill, border_radius=pill.height // 3)
        pygame.draw.rect(ui.surface, colour, pill, max(1, round(1.5 * k)), border_radius=pill.height // 3)
        draw_parts(ui, parts, (pill.left + round(7 * k), pill.centery), GAIN, icon)

    # -- on a dock -----------------------------------------------------------------------------------------------

    def _dock(self, ui: Ui, card: Card, told: dict[str, str]) -> None:
        box = ui.surface.get_rect()
        k = box.width / DOCK[0]
        self._picture(ui, card, box, (0.3, 0.72))
        phase = told.get("phase", "")
        strips = strips_of(card, phase) if phase else strips_of(card)
        bottom = box.bottom - round(7 * k)
        room = Rect(round(9 * k), 0, box.width - round(18 * k), bottom)
        texts = self._texts_of(card, phase) if told.get("words") else []
        needed = sum(self._fitted(ui, text, room.inflate(-30 * k, 0), k, 3)[1] for text in texts)
        if texts and needed < box.height * 0.5:
            bottom = self._sentences(ui, texts, strips, room, k)
        else:
            bottom = self._strip_rows(ui, strips, room, k * 0.78)
        line = Rect(room.left, bottom - round(25 * k), room.width, round(24 * k))
        top = self._name(ui, card, line, k * 0.84, 1)
        side = round(34 * k)
        self._cost(ui, card, Rect(round(6 * k), round(6 * k), side, side), told)
        self._points(ui, card, Rect(box.width - side - round(6 * k), round(5 * k), side, side), told)
        if top > round(46 * k):
            self._tags(ui, card, (round(46 * k), round(12 * k)), k * 0.68)
        self._marks(ui, card, Rect(round(10 * k), side + round(12 * k), round(20 * k), round(20 * k)))
        self._frame(ui, card, box, 8 * k, max(2, round(3 * k)))
        if phase and not strips:
            ui.surface.fill((RESTING,) * 3, special_flags=pygame.BLEND_RGB_MULT)

    def _sentences(self, ui: Ui, texts: list[str], strips: list[tuple[str, Strip]], room: Rect, k: float) -> int:
        """Powers in words, each after the badge of its phase, from the bottom; returns where they begin."""
        bottom, side = room.bottom, round(22 * k)
        for number in range(len(texts) - 1, -1, -1):
            phase = strips[number][0] if number < len(strips) else ""
            indent = side + round(6 * k) if phase else 0
            place = Rect(room.left + indent, room.top, room.width - indent, bottom)
            height = self._words(ui, texts[number], place, k, most=2 if len(texts) > 1 else 3)
            if phase:
                ui.picture(badge(phase), Rect(room.left, bottom - height, side, side))
            bottom -= max(height, side)
        return bottom

    def _strip_rows(self, ui: Ui, strips: list[tuple[str, Strip]], room: Rect, k: float) -> int:
        """Strips side by side on at most two lines, from the bottom; the rest is left to the inspector. Returns where
        they begin."""
        self._theme(ui, k)
        icon, gap = round(24 * k), round(12 * k)
        rows: list[list[list[Part]]] = [[]]
        used = 0
        for phase, strip in strips:
            parts = [*([(badge(phase), "")] if phase else []), *strip]
            width = parts_width(ui, parts, GAIN, icon)
            if used and used + width > room.width:
                if len(rows) == 2:
                    break
                rows.append([])
                used = 0
            rows[-1].append(parts)
            used += width + gap
        top = room.bottom
        for row in reversed([row for row in rows if row]):
            top -= icon + round(4 * k)
            left = room.left
            for parts in row:
                left = draw_parts(ui, parts, (left, top + icon // 2), GAIN, icon) + gap
        return top

    # -- in a rival's tray ---------------------------------------------------------------------------------------

    def _mini(self, ui: Ui, card: Card, told: dict[str, str]) -> None:
        box = ui.surface.get_rect()
        k = min(box.width / MINI[0], box.height / MINI[1], 1.4 * box.height / MINI[1])
        wide = box.width >= 1.4 * box.height
        named = box.width >= (LEAST_NAMED_WIDE if wide else LEAST_NAMED) and (wide or box.height >= 1.4 * box.width)
        self._picture(ui, card, box, (0.55, 1.0))
        tick = max(4, round(8 * k))
        for number, phase in enumerate(phase for phase in TICKS if phase in card.phases):
            place = Rect(round(4 * k) + number * (tick + 2), box.bottom - tick - round(5 * k), tick, tick)
            pygame.draw.rect(ui.surface, PHASE_COLOURS[phase], place, border_radius=2)
        if named:
            size = round(44 * k) if box.width > box.height else box.height // 2
            room = Rect(round(5 * k), box.bottom - tick - size - round(8 * k), box.width - round(10 * k), size)
            self._name(ui, card, room, k * 0.72, 2 if box.width > box.height else 4)
        side = round(26 * k)
        self._points(ui, card, Rect(box.width - side - 2, 2, side, side), told)
        if card.military:
            ui.picture(MILITARY, Rect(3, 3, round(20 * k), round(20 * k)))
        self._frame(ui, card, box, 6 * k, max(2, round(2 * k)))

    # -- to be read ----------------------------------------------------------------------------------------------

    def _inspector(self, ui: Ui, card: Card, told: dict[str, str]) -> None:
        box = ui.surface.get_rect()
        k = box.width / INSPECTOR[0]
        self._picture(ui, card, box, (0.5, 0.95))
        room = Rect(round(12 * k), box.height // 2, box.width - round(24 * k), box.height // 2 - round(8 * k))
        top = self._name(ui, card, room, k * 1.35, 2)
        self._tags(ui, card, (room.left, top - round(26 * k)), k * 0.85)
        self._cost(ui, card, Rect(round(10 * k), round(10 * k), round(56 * k), round(56 * k)), told)
        self._points(ui, card, Rect(box.width - round(64 * k), round(10 * k), round(52 * k), round(52 * k)), told)
        self._marks(ui, card, Rect(box.width - round(48 * k), round(68 * k), round(26 * k), round(26 * k)))
        self._frame(ui, card, box, 10 * k, max(2, round(3 * k)))

    # -- parts ---------------------------------------------------------------------------------------------------

    def _picture(self, ui: Ui, card: Card, box: Rect, dark: tuple[float, float]) -> None:
        ui.surface.blit(self.art.cover(picture_of(card.number), box.size), box)
        ui.surface.blit(_gradient(box.size, *dark), box)

    def _frame(self, ui: Ui, card: Card, box: Rect, radius: float, width: int) -> None:
        """In the colour of its kind; a windfall world has a second line inside. Corners are cut round."""
        ui.surface.blit(_corners(box.size, round(radius)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        colour = colour_of(card)
        pygame.draw.rect(ui.surface, colour, box, width, border_radius=round(radius))
        if card.windfall:
            inside = box.inflate(-2 * width - 4, -2 * width - 4)
            pygame.draw.rect(ui.surface, colour, inside, 1, border_radius=max(2, round(radius) - width))

    def _name(self, ui: Ui, card: Card, room: Rect, k: float, lines: int) -> int:
        """At the foot of its room, as large as it fits; returns where it begins."""
        self._theme(ui, k)
        theme, found = fit(ui.theme, (self.words.name("card", card.number),), NAME, room.size, lines)
        height = theme.line_height(NAME)
        top = room.bottom - height * len(found)
        with using(ui, theme):
            for number, line in enumerate(found):
                _shadowed(ui, line, (room.left, top + number * height), NAME)
        return top

    def _tags(self, ui: Ui, card: Card, place: tuple[int, int], k: float) -> None:
        """Keywords, each in a small frame."""
        self._theme(ui, k)
        left = place[0]
        for keyword in sorted(card.keywords):
            picture = ui.theme.text(self.words.catalogue["keyword"][keyword].capitalize(), TAG)
            box = picture.get_rect(topleft=(left + round(6 * k), place[1])).inflate(round(12 * k), 0)
            if box.right > ui.surface.get_width() - round(50 * k):
                break
            pygame.draw.rect(ui.surface, (*INK, 210), box, border_radius=4)
            pygame.draw.rect(ui.surface, TAG.colour, box, 1, border_radius=4)
            ui.surface.blit(picture, picture.get_rect(center=box.center))
            left = box.right + round(6 * k)

    def _marks(self, ui: Ui, card: Card, box: Rect) -> None:
        """What rules ask for: Rebel, chromosome, prestige; from a place downwards."""
        signs = ((card.rebel, REBEL), (card.chromosome, CHROMOSOME), (card.icon, PRESTIGE))
        for sign in (sign for there, sign in signs if there):
            ui.picture(sign, box)
            box = box.move(0, box.height + 2)

    def _cost(self, ui: Ui, card: Card, box: Rect, told: dict[str, str]) -> None:
        _shape(ui.surface, card, box)
        cost = told.get("cost", str(card.cost))
        self._theme(ui, box.height / 44)
        write(ui, cost, box, FIGURE, "center", shadow=True)
        if cost != str(card.cost):
            style = TextStyle("body", "Bold", MUTED)
            self._theme(ui, box.height / 56)
            place = ui.line(str(card.cost), (box.right + 2, box.bottom - box.height // 3), style)
            pygame.draw.line(ui.surface, RED, (place.left - 1, place.bottom - 3), (place.right + 1, place.top + 3), 2)

    def _points(self, ui: Ui, card: Card, box: Rect, told: dict[str, str]) -> None:
        points = told.get("vp", "?" if card.scoring else str(card.vp))
        if points != "0":
            ui.picture(chip_of(points), box)

    def _strip(self, ui: Ui, phase: str, strip: Strip, line: Rect, k: float) -> None:
        """One power on a line, smaller if it must be."""
        parts = [*([(badge(phase), "")] if phase else []), *strip]
        icon = line.height
        for share in (1.0, 0.88, 0.76, 0.66):
            self._theme(ui, k * share)
            icon = round(line.height * share)
            if parts_width(ui, parts, GAIN, icon) <= line.width:
                break
        draw_parts(ui, parts, (line.left, line.centery), GAIN, icon)


def _shadowed(ui: Ui, text: str, place: tuple[int, int], style: TextStyle) -> None:
    dark = ui.theme.text(text, TextStyle(style.size, style.weight, INK, style.display))
    for x, y in ((1, 1), (-1, 1), (1, -1), (0, 2)):
        ui.surface.blit(dark, (place[0] + x, place[1] + y))
    ui.line(text, place, style)


def _shape(surface: Surface, card: Card, box: Rect) -> None:
    """A disc for a world, a diamond for a development; filled if it produces, ringed if windfall, red if military."""
    side = 4 * box.width
    canvas = Surface((side, side), pygame.SRCALPHA)
    middle, rim = (side // 2, side // 2), RED if card.military else PAPER
    if not card.world:
        points = [(side // 2, 2), (side - 2, side // 2), (side // 2, side - 2), (2, side // 2)]
        pygame.draw.polygon(canvas, (30, 38, 62), points)
        pygame.draw.polygon(canvas, rim, points, side // 14)
    else:
        fill = KIND_COLOURS[card.good] if card.production else (34, 36, 58)
        pygame.draw.circle(canvas, (*INK, 255), middle, side // 2 - 2)
        pygame.draw.circle(canvas, tuple(part * 7 // 10 for part in fill), middle, side * 44 // 100)
        if card.windfall and card.good != NO_GOOD:
            pygame.draw.circle(canvas, KIND_COLOURS[card.good], middle, side * 42 // 100, side // 9)
        pygame.draw.circle(canvas, rim, middle, side * 48 // 100, side // 15)
    surface.blit(pygame.transform.smoothscale(canvas, box.size), box)


@lru_cache(maxsize=24)
def _gradient(size: tuple[int, int], start: float, end: float) -> Surface:
    """Dark towards the bottom, so that texts can be read on any picture."""
    surface = Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        share = min(1.0, max(0.0, (y / size[1] - start) / max(0.01, end - start)))
        surface.fill((*INK, round(232 * share)), (0, y, size[0], 1))
    return surface


@lru_cache(maxsize=24)
def _corners(size: tuple[int, int], radius: int) -> Surface:
    surface = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(surface, (255, 255, 255, 255), surface.get_rect(), border_radius=radius)
    return surface


def powers_in_words(words: Words, card: Card) -> Iterable[tuple[str, str]]:
    """Each power as a sentence, with the sign of its phase."""
    for power in card.powers:
        yield power_text(words, POWERS[power.number]), badge(power.phase) if power.phase in PHASE_COLOURS else ""
