"""What people say to each other at a table."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import pygame

from client.lan.guest import Guest
from client.lan.limits import CHAT_LIMIT
from client.ui.canvas import SMALL
from client.ui.inputs import ACTIVATE
from client.ui.kit import Ui
from client.ui.theme import HARD_SPACE, MUTED, TEXT, TextStyle

KEPT = 200
COMINGS = {"person_joined": "join", "person_back": "join", "person_left": "leave", "person_missing": "leave"}
"""Notices that belong among the talk, with their sounds."""
NAME = TextStyle("small", "Bold", MUTED)
LINE = TextStyle("small", colour=TEXT)


@dataclass(frozen=True, slots=True)
class ChatLine:
    name: str
    """Empty for what nobody said: somebody came, somebody left."""
    text: str


class Chat:
    """The lines said so far, and a field to say another."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self.lines: deque[ChatLine] = deque(maxlen=KEPT)
        self._draft = ""
        self._at_end = False
        self.unread = False

    def listen(self) -> bool:
        """Take in what was said; True if any of it is new."""
        fresh = False
        for said in self._guest.chat():
            self._add(ChatLine(said.name, said.text))
            fresh = fresh or not said.recap
        self.unread = self.unread or fresh
        return fresh

    def note(self, text: str) -> None:
        """Something about the table, among what is said."""
        self._add(ChatLine("", text))

    def _add(self, line: ChatLine) -> None:
        self.lines.append(line)
        self._at_end = False

    def draw(self, ui: Ui, area: pygame.Rect, hint: str, typing: bool = True) -> None:
        if typing:
            self.unread = False
            self._field(ui, pygame.Rect(area.left, area.bottom - ui.px(50), area.width, ui.px(50)), hint)
            area = pygame.Rect(area.left, area.top, area.width, area.height - ui.px(62))
        width = area.width - ui.px(14)
        lines = self._worded(ui, width)
        heights = [_height(ui, text, width) for _, text in lines]
        if not self._at_end:
            self._at_end = True
            ui.scroll_to("chat", sum(heights))
        with ui.scroll("chat", area, sum(heights)) as offset:
            top = area.top - offset
            for (line, text), height in zip(lines, heights, strict=True):
                if top + height > area.top and top < area.bottom:
                    ui.label(text, pygame.Rect(area.left, top, width, height), LINE if line.name else SMALL)
                    if line.name:
                        ui.line(line.name, (area.left, top), NAME)
                top += height

    def height(self, ui: Ui, width: int, lines: int) -> int:
        """How high the last so many lines are."""
        room = width - ui.px(14)
        return sum(_height(ui, text, room) for _, text in self._worded(ui, room)[-lines:])

    def _worded(self, ui: Ui, width: int) -> list[tuple[ChatLine, str]]:
        return [(line, _breakable(ui, _indented(ui, line), width)) for line in self.lines]

    def _field(self, ui: Ui, rect: pygame.Rect, hint: str) -> None:
        """A line to type; Enter says it."""
        self._draft = ui.text_field("chat_text", rect, self._draft, hint, limit=CHAT_LIMIT)
        entered = ui.focus == "chat_text" and ui.input.action == ACTIVATE and not ui.input.released
        if entered and self._draft.strip():
            self._guest.say(self._draft.strip())
            self._draft = ""


def _height(ui: Ui, text: str, width: int) -> int:
    return ui.theme.height(text, LINE, width) + ui.px(4)


def _indented(ui: Ui, line: ChatLine) -> str:
    """The text with room for the name before its first line."""
    if not line.name:
        return line.text
    space = max(1, ui.theme.text(" ", LINE).get_width())
    return HARD_SPACE * (1 + (ui.theme.text(line.name, NAME).get_width() + ui.px(8)) // space) + line.text


def _breakable(ui: Ui, text: str, width: int) -> str:
    """The text with words too long for a line cut into pieces that fit."""
    font = ui.theme.font(LINE)
    if all(font.size(word)[0] <= width for word in text.split(" ")):
        return text
    pieces = []
    for word in text.split(" "):
        piece = ""
        for letter in word:
            if piece and font.size(piece + letter)[0] > width:
                pieces.append(piece)
                piece = ""
            piece += letter
        pieces.append(piece)
    return " ".join(pieces)
