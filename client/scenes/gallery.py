"""The things a game is made of, as cards in rows."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.tables import exhibit_picture
from client.ui.canvas import STRONG
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
    """Empty if there is none."""
    icon: str
    width: int

    def room(self, ui: Ui) -> int:
        """How wide its text is."""
        beside = ui.px(PICTURE + 16) if self.picture or self.icon else 0
        return self.width - 2 * ui.px(PAD) - beside

    def texts(self, ui: Ui) -> list[tuple[str, TextStyle, int]]:
        """Name, figures and text with the room that each has; the count stands at the end of the name."""
        room, exhibit = self.room(ui), self.exhibit
        name = room - (ui.px(COUNT_WIDTH) if exhibit.count > 1 else 0)
        parts = [(exhibit.name, STRONG, name), (exhibit.figures, FIGURES, room), (exhibit.text, TEXT, room)]
        return [part for part in parts if part[0]]

    def height(self, ui: Ui) -> int:
        heights = [ui.theme.height(*part) + ui.px(4) for part in self.texts(ui)]
        picture = ui.px(PICTURE) if self.picture or self.icon else 0
        return max(sum(heights), picture) + 2 * ui.px(PAD)

    def draw(self, ui: Ui, rect: pygame.Rect) -> None:
        ui.panel(rect, radius=10, edge=(*HAIR, 255))
        inside = rect.inflate(-2 * ui.px(PAD), -2 * ui.px(PAD))
        place = pygame.Rect(inside.topleft, (ui.px(PICTURE), ui.px(PICTURE)))
        if self.picture:
            ui.picture(self.picture, place)
        elif self.icon:
            ui.icon(self.icon, place.inflate(-ui.px(20), -ui.px(20)), MUTED)
        if self.exhibit.count > 1:
            ui.line(f"× {self.exhibit.count}", inside.topright, COUNT, "right")
        left, top = inside.right - self.room(ui), inside.top
        for text, style, room in self.texts(ui):
            height = ui.theme.height(text, style, room)
            ui.label(text, pygame.Rect(left, top, room, height), style)
            top += height + ui.px(4)


def in_rows(ui: Ui, exhibits: list[Exhibit], game_id: str, width: int) -> list[list[Card]]:
    """As many cards side by side as can be read."""
    gap = ui.px(GAP)
    across = max(1, min(ACROSS, (width + gap) // (LEAST_LINES * ui.theme.line_height(TEXT) + gap)))
    room = (width - (across - 1) * gap) // across
    cards = []
    for exhibit in exhibits:
        icon = exhibit.id if ui.art.has_icon(exhibit.id) else ""
        cards.append(Card(exhibit, exhibit_picture(game_id, ui.art, exhibit.id), icon, room))
    return [cards[start : start + across] for start in range(0, len(cards), across)]


def row_height(ui: Ui, row: list[Card]) -> int:
    return max(card.height(ui) for card in row) + ui.px(GAP)


def draw_row(ui: Ui, row: list[Card], rect: pygame.Rect) -> None:
    for number, card in enumerate(row):
        left = rect.left + number * (card.width + ui.px(GAP))
        card.draw(ui, pygame.Rect(left, rect.top, card.width, rect.height - ui.px(GAP)))
