"""What people say to each other at a table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame

from client.ui.inputs import ACTIVATE
from client.ui.kit import Ui
from client.ui.theme import MUTED, TEXT, TextStyle

KEPT = 200
LONGEST = 200
NAME = TextStyle("small", "Bold", MUTED)
LINE = TextStyle("small", colour=TEXT)


class Spoken(Protocol):
    """A line as the network brings it."""

    @property
    def name(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def recap(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class ChatLine:
    name: str
    text: str


class Chat:
    """The lines said so far, and a field to say another."""

    def __init__(self, heard: Callable[[], list[Spoken]], say: Callable[[str], None]) -> None:
        self._heard = heard
        self._say = say
        self._lines: deque[ChatLine] = deque(maxlen=KEPT)
        self._draft = ""
        self.unread = False

    def listen(self) -> bool:
        """Take in what was said; True if any of it is new."""
        fresh = False
        for line in self._heard():
            self._lines.append(ChatLine(line.name, line.text))
            fresh = fresh or not line.recap
        self.unread = self.unread or fresh
        return fresh

    def draw(self, ui: Ui, area: pygame.Rect, hint: str, typing: bool = True) -> None:
        if typing:
            self.unread = False
            field = pygame.Rect(area.left, area.bottom - ui.px(50), area.width, ui.px(50))
            self._draft = ui.text_field("chat_text", field, self._draft, hint, limit=LONGEST)
            if (
                self._draft.strip()
                and ui.focus == "chat_text"
                and ui.input.action == ACTIVATE
                and not ui.input.released
            ):
                self._say(self._draft.strip())
                self._draft = ""
            area = pygame.Rect(area.left, area.top, area.width, area.height - ui.px(60))
        lines = list(self._lines)
        heights = [ui.theme.height(f"{line.name}  {line.text}", LINE, area.width - ui.px(12)) for line in lines]
        total = sum(heights)
        ui.scroll_to("chat", total)
        with ui.scroll("chat", area, total) as offset:
            top = area.top - offset
            for line, height in zip(lines, heights, strict=True):
                if top + height > area.top and top < area.bottom:
                    name = ui.line(line.name, (area.left, top), NAME)
                    rest = pygame.Rect(area.left, top, area.width - ui.px(12), height)
                    indent = " " * (1 + (name.width + ui.px(8)) // max(1, ui.theme.text(" ", LINE).get_width()))
                    ui.label(f"{indent}{line.text}", rest, LINE)
                top += height
