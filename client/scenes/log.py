"""What has happened, line by line."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.links.link import Update
from client.ui.kit import Ui
from client.ui.theme import FAINT, MUTED, SEATS, TEXT, TextStyle
from engine.core.moves import Event, Seat
from engine.core.words import Words

LONGEST = 2000
SHOWN = 300
RECENT = TextStyle("small", colour=TEXT)
OLDER = TextStyle("small", colour=MUTED)


@dataclass(slots=True)
class LogLine:
    seat: Seat | None
    event: Event
    text: str


class Log:
    """The log of a match. Events are kept, so that it can be told again in another language."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self.lines: list[LogLine] = []
        self._new = 0
        self._at_end = True

    def tell(self, words: Words, update: Update) -> None:
        """Add what happened; an undo takes nothing out, it only shows."""
        told = [LogLine(update.seat, event, text) for event in update.events if (text := words.event(event))]
        self.lines = (self.lines + told)[-LONGEST:]
        self._new = len(told)

    def translate(self, words: Words) -> None:
        for line in self.lines:
            line.text = words.event(line.event)

    def draw(self, ui: Ui, rect: pygame.Rect) -> None:
        """The newest line at the bottom; the wheel goes back in time, and the log follows again from the end."""
        ui.panel(rect)
        inside = rect.inflate(-ui.px(24), -ui.px(20))
        margin = ui.px(16)
        line_height = ui.theme.line_height(RECENT)
        shown = self.lines[-SHOWN:]
        heights = [ui.theme.height(line.text, RECENT, inside.width - margin) + ui.px(4) for line in shown]
        total = sum(heights)
        if self._at_end:
            ui.scroll_to("log", total)
        with ui.scroll("log", inside, total) as offset:
            top = inside.top - offset
            for number, (line, height) in enumerate(zip(shown, heights, strict=True)):
                if top + height > inside.top and top < inside.bottom:
                    recent = number >= len(shown) - self._new
                    if ui.draws:
                        colour = SEATS[line.seat] if line.seat is not None else FAINT
                        centre = (inside.left + ui.px(5), top + line_height // 2)
                        pygame.draw.circle(ui.surface, colour, centre, ui.px(4))
                    place = pygame.Rect(inside.left + margin, top, inside.width - margin, height)
                    ui.label(line.text, place, RECENT if recent else OLDER)
                top += height
        self._at_end = ui.scrolled("log") >= total - inside.height
