"""The things a game is made of, as cards in rows."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.stage.exhibits import Looks, look_of
from client.stage.lights import is_picture
from client.ui.canvas import STRONG, TITLE
from client.ui.kit import Ui
from client.ui.theme import GOLD, HAIR, MUTED, TextStyle
from engine.core.gallery import Exhibit

ACROSS = 3
LEAST_LINES = 13
"""How wide a card is at least, in heights of a line."""
PICTURE, PAD, GAP, COUNT_WIDTH = 96, 18, 14, 56
FIGURES = TextStyle("small", "SemiBold", MUTED)
TEXT = TextStyle("small")
COUNT = TextStyle("small", "Bold", GOLD)


def is_about(exhibit: Exhibit, asked: str) -> bool:
    """Does it have to do with what is searched for?"""
    return any(asked in text.casefold() for text in (exhibit.name, exhibit.figures, exhibit.text))


@dataclass(frozen=True, slots=True)
class Card:
    exhibit: Exhibit
    picture: str
    """Or an icon; empty if there is none."""
    shape: tuple[float, float]
    width: int

    def room(self, ui: Ui) -> int:
        """How wide its text is."""
        beside = ui.px(PICTURE + 16) if self.picture else 0
        return self.width - 2 * ui.px(PAD) - beside

    def texts(self, ui: Ui) -> list[tuple[str, TextStyle, int]]:
        """Name, figures and text with the room that each has; the count stands at the end of the name."""
        room, exhibit = self.room(ui), self.exhibit
        name = room - (ui.px(COUNT_WIDTH) if exhibit.count > 1 else 0)
        parts = [(exhibit.name, STRONG, name), (exhibit.figures, FIGURES, room), (exhibit.text, TEXT, room)]
        return [part for part in parts if part[0]]

    def height(self, ui: Ui) -> int:
        heights = [ui.theme.height(*part) + ui.px(4) for part in self.texts(ui)]
        picture = round(ui.px(PICTURE) * self._tall) if self.picture else 0
        return max(sum(heights), picture) + 2 * ui.px(PAD)

    @property
    def _tall(self) -> float:
        """How high its picture is for its width."""
        return self.shape[1] / self.shape[0]

    def draw(self, ui: Ui, rect: pygame.Rect) -> bool:
        """Was it asked to be shown large?"""
        spot = ui.spot(f"exhibit:{self.exhibit.id}", rect, aside=True)
        ui.panel(rect, radius=10, edge=(*HAIR, 255), light=spot.hovered)
        if spot.focused:
            ui.focus_ring(rect, 10)
        inside = rect.inflate(-2 * ui.px(PAD), -2 * ui.px(PAD))
        side = ui.px(PICTURE)
        self._draw_picture(ui, pygame.Rect(inside.topleft, (side, round(side * self._tall))))
        if self.exhibit.count > 1:
            ui.line(f"× {self.exhibit.count}", inside.topright, COUNT, "right")
        left, top = inside.right - self.room(ui), inside.top
        for text, style, room in self.texts(ui):
            height = ui.theme.height(text, style, room)
            ui.label(text, pygame.Rect(left, top, room, height), style)
            top += height + ui.px(4)
        return spot.activated

    def _draw_picture(self, ui: Ui, place: pygame.Rect) -> None:
        if is_picture(self.picture):
            ui.picture(self.picture, place)
        elif self.picture:
            ui.icon(self.picture, place.inflate(-place.width // 5, -place.width // 5), MUTED)

    def draw_large(self, ui: Ui, area: pygame.Rect) -> bool:
        """In the middle of the screen, as large as it fits with its text below; is it put away again?"""
        ui.shade()
        with ui.over():
            box = pygame.Rect(0, 0, min(area.width, ui.px(760)), area.height)
            box.center = area.center
            ui.panel(box, solid=True)
            inside = box.inflate(-ui.px(64), -ui.px(56))
            texts = [(self.exhibit.name, TITLE), (self.exhibit.figures, FIGURES), (self.exhibit.text, TEXT)]
            heights = [ui.theme.height(text, style, inside.width) if text else 0 for text, style in texts]
            room = inside.height - sum(heights) - ui.px(24)
            size = min(room / self.shape[1], inside.width / self.shape[0])
            place = pygame.Rect(0, 0, round(size * self.shape[0]), round(size * self.shape[1]))
            place.midtop = inside.midtop
            if self.picture and room > ui.px(PICTURE):
                self._draw_picture(ui, place)
            top = inside.bottom - sum(heights)
            for (text, style), height in zip(texts, heights, strict=True):
                if text:
                    ui.label(text, pygame.Rect(inside.left, top, inside.width, height), style)
                top += height
            spot = ui.spot("exhibit", box)
            return spot.activated or (ui.input.pressed and not spot.hovered)


def in_rows(ui: Ui, exhibits: list[Exhibit], game_id: str, looks: Looks, width: int) -> list[list[Card]]:
    """As many cards side by side as can be read."""
    gap = ui.px(GAP)
    across = max(1, min(ACROSS, (width + gap) // (LEAST_LINES * ui.theme.line_height(TEXT) + gap)))
    room = (width - (across - 1) * gap) // across
    cards = [_card(ui, exhibit, game_id, looks, room) for exhibit in exhibits]
    return [cards[start : start + across] for start in range(0, len(cards), across)]


def _card(ui: Ui, exhibit: Exhibit, game_id: str, looks: Looks, width: int) -> Card:
    """As it looks on its table, else the picture or the icon that bears its name."""
    found = look_of(looks, exhibit.id)
    if found:
        return Card(exhibit, found.picture, found.shape, width)
    picture = f"{game_id}/{exhibit.id}"
    icon = exhibit.id if ui.art.has_icon(exhibit.id) else ""
    return Card(exhibit, picture if ui.art.has_picture(picture) else icon, (1.0, 1.0), width)


def row_height(ui: Ui, row: list[Card]) -> int:
    return max(card.height(ui) for card in row) + ui.px(GAP)


def draw_row(ui: Ui, row: list[Card], rect: pygame.Rect) -> Card | None:
    """Returns the card that is to be shown large."""
    wanted = None
    for number, card in enumerate(row):
        left = rect.left + number * (card.width + ui.px(GAP))
        if card.draw(ui, pygame.Rect(left, rect.top, card.width, rect.height - ui.px(GAP))):
            wanted = card
    return wanted
