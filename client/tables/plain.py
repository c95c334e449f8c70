"""The plain table: any game in panels and lists. It is also the accessible way to play every game."""

from __future__ import annotations

import pygame

from client.tables.table import Table
from client.ui.kit import BODY, SMALL, STRONG, TITLE, Ui
from client.ui.theme import ACCENT, MUTED, SEATS, TextStyle
from engine.core.game import Panel
from engine.core.moves import Move

LABEL = TextStyle("small", colour=MUTED)
VALUE = TextStyle("small", "Medium")
HEADING = TextStyle("small", "Bold", ACCENT)
COLUMN = 400
"""About how wide a column of panels is on a full screen."""


class PlainTable(Table):
    _search = ""

    def draw(self, ui: Ui, area: pygame.Rect, moves: list[Move]) -> Move | None:
        gap = ui.px(16)
        area = area.inflate(-2 * gap, -2 * gap)
        right = pygame.Rect(0, area.top, max(ui.px(560), area.width // 3), area.height)
        right.right = area.right
        self._panels(ui, pygame.Rect(area.left, area.top, right.left - area.left - gap, area.height))
        log = pygame.Rect(right.left, 0, right.width, right.height * 2 // 5)
        log.bottom = right.bottom
        self.place.draw_log(ui, log)
        return self._moves(ui, pygame.Rect(right.left, right.top, right.width, log.top - right.top - gap), moves)

    # -- panels ----------------------------------------------------------------------------------------------

    def _panels(self, ui: Ui, area: pygame.Rect) -> None:
        """In columns, each panel where the shortest column ends."""
        panels = self.place.link.game.panels(self.view, self.place.words)
        gap = ui.px(14)
        columns = max(1, min(4, area.width // ui.px(COLUMN)))
        width = (area.width - gap * columns) // columns
        heights = [self._height(ui, panel, width) for panel in panels]
        bottoms = [0] * columns
        places = []
        for height in heights:
            column = bottoms.index(min(bottoms))
            places.append((column * (width + gap), bottoms[column]))
            bottoms[column] += height + gap
        with ui.scroll("panels", area, max(bottoms)) as offset:
            for panel, height, (left, top) in zip(panels, heights, places, strict=True):
                rect = pygame.Rect(area.left + left, area.top + top - offset, width, height)
                if rect.colliderect(area):
                    self._panel(ui, rect, panel)

    def _height(self, ui: Ui, panel: Panel, width: int) -> int:
        rows = sum(self._row_height(ui, row, width) for row in panel.rows)
        return ui.px(30) + ui.theme.line_height(STRONG) + ui.px(8) + rows

    def _row_height(self, ui: Ui, row: tuple[str, str], width: int) -> int:
        label, value = self._split(ui, width)
        height = max(ui.theme.height(row[0], LABEL, label), ui.theme.height(row[1], VALUE, value))
        return height + ui.px(5)

    def _split(self, ui: Ui, width: int) -> tuple[int, int]:
        inside = width - ui.px(36)
        label = inside * 2 // 5
        return label - ui.px(8), inside - label

    def _panel(self, ui: Ui, rect: pygame.Rect, panel: Panel) -> None:
        link = self.place.link
        due = panel.seat is not None and panel.seat in link.game.waiting(self.view)
        ui.panel(rect, light=due)
        colour = SEATS[panel.seat] if panel.seat is not None else ACCENT
        if ui.draws:
            pygame.draw.rect(ui.surface, colour, (rect.left, rect.top + ui.px(14), ui.px(4), ui.px(26)))
        inside = rect.inflate(-ui.px(36), -ui.px(30))
        ui.label(panel.title, pygame.Rect(inside.left, inside.top, inside.width, ui.px(34)), STRONG)
        top = inside.top + ui.theme.line_height(STRONG) + ui.px(8)
        label_width, value_width = self._split(ui, rect.width)
        for row in panel.rows:
            height = self._row_height(ui, row, rect.width)
            ui.label(row[0], pygame.Rect(inside.left, top, label_width, height), LABEL)
            ui.label(row[1], pygame.Rect(inside.right - value_width, top, value_width, height), VALUE)
            top += height

    # -- moves -----------------------------------------------------------------------------------------------

    def _moves(self, ui: Ui, area: pygame.Rect, moves: list[Move]) -> Move | None:
        """The legal moves, grouped, with a search; typing narrows the list."""
        ui.panel(area)
        inside = area.inflate(-ui.px(32), -ui.px(28))
        if not moves:
            self._search = ""
            ui.label(self.place.say("plain.no_moves"), inside, SMALL)
            return None
        used = ui.label(self.place.say("plain.moves", len(moves)), inside, TITLE)
        top = inside.top + used + ui.px(8)
        if len(moves) > 8:
            field = pygame.Rect(inside.left, top, inside.width, ui.px(50))
            self._search = ui.text_field("search", field, self._search, self.place.say("plain.search"))
            top = field.bottom + ui.px(10)
        return self._list(ui, pygame.Rect(inside.left, top, inside.width, inside.bottom - top), moves)

    def _list(self, ui: Ui, area: pygame.Rect, moves: list[Move]) -> Move | None:
        words = self.place.words
        wanted = self._search.casefold()
        rows: list[tuple[str, int | None]] = []
        groups: dict[str, list[tuple[str, int]]] = {}
        for number, move in enumerate(moves):
            groups.setdefault(words.group(move), []).append((words.move(move), number))
        for heading, members in groups.items():
            found = [member for member in members if wanted in member[0].casefold() or wanted in heading.casefold()]
            if found:
                rows += [(heading, None), *found]
        width = area.width - ui.px(14)
        heights = [self._move_height(ui, text, number, width) for text, number in rows]
        chosen = None
        with ui.scroll("moves", area, sum(heights)) as offset:
            top = area.top - offset
            for (text, number), height in zip(rows, heights, strict=True):
                rect = pygame.Rect(area.left, top, width, height)
                top += height
                if rect.bottom < area.top or rect.top > area.bottom:
                    if number is not None and ui.spot(f"move:{number}", rect).activated:
                        chosen = moves[number]
                elif number is None:
                    ui.label(text, pygame.Rect(rect.left + ui.px(4), rect.top + ui.px(8), width, height), HEADING)
                elif ui.button(f"move:{number}", rect.inflate(0, -ui.px(6)), text, align="left", style=BODY):
                    chosen = moves[number]
        if chosen is not None:
            self._search = ""
        return chosen

    def _move_height(self, ui: Ui, text: str, number: int | None, width: int) -> int:
        if number is None:
            return ui.theme.line_height(HEADING) + ui.px(12)
        return ui.theme.height(text, BODY, width - ui.px(28)) + ui.px(24)
