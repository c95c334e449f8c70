"""The plain table: any game in panels and lists. It is also the accessible way to play every game."""

from __future__ import annotations

import pygame

from client.tables.move_list import MoveList
from client.tables.table import Place, Table
from client.ui.canvas import SMALL, STRONG
from client.ui.kit import ARROWS, Ui
from client.ui.theme import ACCENT, MUTED, SEATS, TextStyle
from engine.core.game import Panel
from engine.core.moves import Move
from engine.core.state import State

LABEL = TextStyle("small", colour=MUTED)
VALUE = TextStyle("small", "Medium")
COLUMN = 400
"""About how wide a column of panels is on a full screen."""
COLUMN_LINES = 14
"""How wide it is at least, in heights of a line: on a small screen letters do not shrink as much as everything else."""


class PlainTable(Table):
    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self._list = MoveList(place)
        self._told: tuple[State, list[Panel]] | None = None
        self._tall = 0
        """How high the standing was when it was last drawn."""

    def draw(self, ui: Ui, area: pygame.Rect, moves: list[Move]) -> Move | None:
        gap = ui.px(16)
        area = area.inflate(-2 * gap, -2 * gap)
        right = pygame.Rect(0, area.top, max(ui.px(560), area.width // 3), area.height)
        right.right = area.right
        self._draw_panels(ui, pygame.Rect(area.left, area.top, right.left - area.left - gap, area.height))
        log = pygame.Rect(right.left, 0, right.width, right.height * 2 // 5)
        log.bottom = right.bottom
        self.place.draw_log(ui, log)
        box = pygame.Rect(right.left, right.top, right.width, log.top - right.top - gap)
        ui.panel(box)
        inside = box.inflate(-ui.px(32), -ui.px(28))
        if moves:
            return self._list.draw(ui, inside, moves, self.view)
        self._draw_standing(ui, inside)
        return None

    # -- panels ----------------------------------------------------------------------------------------------

    def _panels(self) -> list[Panel]:
        """The view in words, made once for each view."""
        if self._told is None or self._told[0] is not self.view:
            self._told = (self.view, self.place.link.game.panels(self.view, self.place.words))
        return self._told[1]

    def _draw_panels(self, ui: Ui, area: pygame.Rect) -> None:
        """In columns, each panel where the shortest column ends."""
        panels = self._panels()
        gap = ui.px(14)
        least = max(ui.px(COLUMN), COLUMN_LINES * ui.theme.line_height(LABEL))
        columns = max(1, min(4, area.width // least))
        width = (area.width - gap * columns) // columns
        heights = [self._height(ui, panel, width) for panel in panels]
        bottoms = [0] * columns
        places = []
        for height in heights:
            column = bottoms.index(min(bottoms))
            places.append((column * (width + gap), bottoms[column]))
            bottoms[column] += height + gap
        with ui.scroll("panels", area, max(bottoms), (ARROWS,)) as offset:
            for panel, height, (left, top) in zip(panels, heights, places, strict=True):
                rect = pygame.Rect(area.left + left, area.top + top - offset, width, height)
                if rect.colliderect(area):
                    self._draw_panel(ui, rect, panel)

    def _height(self, ui: Ui, panel: Panel, width: int) -> int:
        split = self._split(ui, panel, width)
        rows = sum(self._row_height(ui, row, split) for row in panel.rows)
        return ui.px(30) + self._title_height(ui, panel, width) + ui.px(8) + rows

    def _title_height(self, ui: Ui, panel: Panel, width: int) -> int:
        return ui.theme.height(panel.title, STRONG, width - ui.px(36))

    def _row_height(self, ui: Ui, row: tuple[str, str], split: tuple[int, int]) -> int:
        label, value = split
        height = max(ui.theme.height(row[0], LABEL, label), ui.theme.height(row[1], VALUE, value))
        return height + ui.px(5)

    def _split(self, ui: Ui, panel: Panel, width: int) -> tuple[int, int]:
        """How wide labels and values are: two fifths for labels, and more where a word needs it."""
        inside = width - ui.px(36)
        font = ui.theme.font(LABEL)
        words = [font.size(word)[0] for label, _ in panel.rows for word in label.split(" ")]
        label = min(inside * 11 // 20, max(inside * 2 // 5, max(words, default=0) + ui.px(10)))
        return label - ui.px(8), inside - label

    def _draw_panel(self, ui: Ui, rect: pygame.Rect, panel: Panel) -> None:
        link = self.place.link
        due = panel.seat is not None and panel.seat in link.game.waiting(self.view)
        ui.panel(rect, light=due)
        colour = SEATS[self.place.colours[panel.seat]] if panel.seat is not None else ACCENT
        if ui.draws:
            pygame.draw.rect(ui.surface, colour, (rect.left, rect.top + ui.px(14), ui.px(4), ui.px(26)))
        inside = rect.inflate(-ui.px(36), -ui.px(30))
        title = self._title_height(ui, panel, rect.width)
        ui.label(panel.title, pygame.Rect(inside.left, inside.top, inside.width, title), STRONG)
        if panel.seat is not None:
            size = ui.theme.line_height(STRONG) * 2 // 3
            ui.mark(
                self.place.colours[panel.seat],
                pygame.Rect(inside.right - size, inside.top + size // 4, size, size),
            )
        top = inside.top + title + ui.px(8)
        split = label_width, value_width = self._split(ui, panel, rect.width)
        for row in panel.rows:
            height = self._row_height(ui, row, split)
            ui.label(row[0], pygame.Rect(inside.left, top, label_width, height), LABEL)
            ui.label(row[1], pygame.Rect(inside.right - value_width, top, value_width, height), VALUE)
            top += height

    # -- while others choose ---------------------------------------------------------------------------------

    def _draw_standing(self, ui: Ui, area: pygame.Rect) -> None:
        """Nothing to choose: how everybody stands."""
        words = self.place.words
        standing = sorted(self.place.link.game.standing(self.view), key=lambda place: place.rank)
        top = area.top + ui.label(self.place.say("plain.standing"), area, STRONG) + ui.px(12)
        line = ui.theme.line_height(STRONG)
        with ui.scroll("standing", pygame.Rect(area.left, top, area.width, area.bottom - top), self._tall) as offset:
            top -= offset
            for place in standing:
                size = line * 2 // 3
                ui.mark(self.place.colours[place.seat], pygame.Rect(area.left, top + size // 4, size, size))
                name = pygame.Rect(area.left + line, top, area.width - 3 * line, line)
                ui.label(words.seat(place.seat), name, STRONG)
                ui.line(str(place.score), (area.right - ui.px(16), top), STRONG, "right")
                parts = [f"{words.text('score', part.id)} {part.points}" for part in place.lines if part.points]
                room = pygame.Rect(name.left, top + line, area.right - name.left - ui.px(16), 10_000)
                top += line + ui.label(" · ".join(parts), room, SMALL) + ui.px(12)
            self._tall = top + offset - area.top
