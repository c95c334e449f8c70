"""What has happened, line by line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from client.links.link import Update
from client.ui.kit import Ui
from client.ui.theme import MUTED, SEATS, TEXT, TextStyle, Theme
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


def _whose(event: Event) -> Seat | None:
    """Whom a line is about, if it is about one player."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) and 0 <= seat < len(SEATS) else None


class Log:
    """The log of a match. Events are kept, so that it can be told again in another language."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        self._lengths: list[int] = []
        """How many lines each of the last moves has, so that they go when it is taken back."""
        self._new = 0
        self._at_end = True
        self._heights: tuple[object, list[int]] = (None, [])

    def tell(self, words: Words, update: Update) -> None:
        """Add what happened; a move that is taken back has not happened."""
        if update.takes_back and self._lengths:
            del self.lines[max(0, len(self.lines) - self._lengths.pop()) :]
        told = [LogLine(_whose(event), event, text) for event in update.events if (text := words.event(event))]
        self.lines = (self.lines + told)[-LONGEST:]
        if update.seat is not None:
            self._lengths.append(len(told))
        elif told:
            self._lengths.clear()  # several moves at once, of which nobody knows where one ends
        self._new = len(told)

    def tell_all(self, words: Words, updates: Iterable[Update]) -> None:
        """Begin again with what has happened so far."""
        self.lines, self._lengths = [], []
        for update in updates:
            self.tell(words, update)
        self._new = 0

    def translate(self, words: Words) -> None:
        for line in self.lines:
            line.text = words.event(line.event)

    def draw(self, ui: Ui, rect: pygame.Rect, colours: tuple[int, ...]) -> Event | None:
        """The newest line at the bottom; the wheel goes back in time, and the log follows again from the end.

        Returns what a line is about when it is clicked.
        """
        ui.panel(rect)
        inside = rect.inflate(-ui.px(24), -ui.px(20))
        margin = ui.px(18 + 12)
        first = max(0, len(self.lines) - SHOWN)
        shown = self.lines[first:]
        heights = self._measured(ui.theme, shown, inside.width - margin)
        total = sum(heights)
        if self._at_end:
            ui.scroll_to("log", total)
        chosen = None
        with ui.scroll("log", inside, total) as offset:
            top = inside.top - offset
            for number, (line, height) in enumerate(zip(shown, heights, strict=True)):
                cut = self._at_end and top < inside.top
                if top + 2 * height > inside.top and top - height < inside.bottom and not cut:
                    row = pygame.Rect(inside.left, top, inside.width, height)
                    recent = number >= len(shown) - self._new
                    if self._line(ui, f"log:{first + number}", row, line, RECENT if recent else OLDER, colours):
                        chosen = line.event
                top += height
        self._at_end = ui.scrolled("log") >= total - inside.height
        return chosen

    def _measured(self, theme: Theme, shown: list[LogLine], width: int) -> list[int]:
        """How high each line is; measured again only when there are others, or when they look different."""
        key = (theme, width, [line.text for line in shown])
        if key != self._heights[0]:
            self._heights = (key, [theme.height(line.text, RECENT, width) + theme.px(4) for line in shown])
        return self._heights[1]

    def _line(
        self, ui: Ui, id: str, row: pygame.Rect, line: LogLine, style: TextStyle, colours: tuple[int, ...]
    ) -> bool:
        spot = ui.spot(id, row, aside=True)
        size = ui.px(14)
        if line.seat is not None:
            mark = pygame.Rect(row.left, row.top + (ui.theme.line_height(style) - size) // 2, size, size)
            ui.mark(colours[line.seat], mark)
        place = pygame.Rect(row.left + ui.px(18), row.top, row.width - ui.px(18 + 12), row.height)
        ui.label(line.text, place, RECENT if spot.hovered else style)
        if spot.focused:
            ui.focus_ring(row.inflate(-ui.px(4), -ui.px(8)), 4)
        return spot.activated
