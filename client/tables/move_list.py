"""The legal moves as a list: grouped, searchable, folded where there are many; and why other things cannot be done."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.stage.table import Surroundings
from client.tables.lexicon import Lexicon
from client.ui.canvas import BODY, SMALL, TITLE
from client.ui.kit import Ui
from client.ui.theme import ACCENT, FAINT, MUTED, TextStyle
from engine.core.moves import Move
from engine.core.state import State

HEADING = TextStyle("small", "Bold", ACCENT)
COUNT = TextStyle("small", "SemiBold", FAINT)
REASONS = TextStyle("small", "Bold", MUTED)
MANY, LARGE = 30, 8
"""Of many moves, large groups but the first are folded."""
REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Row:
    """A heading with how much stands below it, a move with its number, or a reason."""

    text: str
    group: str = ""
    size: int = 0
    number: int | None = None


class MoveList:
    def __init__(self, around: Surroundings, lexicon: Lexicon) -> None:
        self._around = around
        self._lexicon = lexicon
        self._search = ""
        self._moves: list[Move] = []
        self._groups: dict[str, list[Row]] = {}
        self._folded: set[str] = set()

    def height(self, ui: Ui, width: int, moves: list[Move], view: State) -> int:
        """How high it is if nothing need be scrolled."""
        self._follow(moves, view)
        head = ui.theme.height(self._around.say("plain.moves", len(moves)), TITLE, width) + ui.px(8)
        field = ui.px(60) if len(moves) > LARGE else 0
        return head + field + sum(self._height(ui, row, width - ui.px(14)) for row in self._rows())

    def draw(self, ui: Ui, area: pygame.Rect, moves: list[Move], view: State) -> Move | None:
        """Returns the move that was chosen."""
        self._follow(moves, view)
        say = self._around.say
        top = area.top + ui.label(say("plain.moves", len(moves)), area, TITLE) + ui.px(8)
        if len(moves) > LARGE:
            field = pygame.Rect(area.left, top, area.width, ui.px(50))
            if ui.pressed_key("ctrl+f"):
                ui.focus = "search"
            self._search = ui.text_field("search", field, self._search, say("plain.search"), icon="search")
            top = field.bottom + ui.px(10)
        return self._list(ui, pygame.Rect(area.left, top, area.width, area.bottom - top))

    def _follow(self, moves: list[Move], view: State) -> None:
        """Put moves and refusals in words once, when they change."""
        if moves is self._moves or moves == self._moves:
            return
        words, link = self._around.words, self._around.link
        self._moves, self._search, self._groups = moves, "", {}
        for number, move in enumerate(moves):
            self._groups.setdefault(words.group(move), []).append(Row(words.move(move), number=number))
        first = next(iter(self._groups), "")
        large = [group for group, rows in self._groups.items() if len(rows) > LARGE and group != first]
        self._folded = {*(large if len(moves) > MANY else []), REFUSED}
        if link.viewer is not None:
            reasons = link.game.refusals(view, link.viewer)
            told = [
                self._around.say("common.named", words.subject(reason), f"{words.refusal(reason)} ({reason.rule})")
                for reason in reasons
            ]
            if told:
                self._groups[REFUSED] = [Row(text) for text in dict.fromkeys(told)]

    def _rows(self) -> list[Row]:
        """What is shown: of folded groups only the heading, unless something is searched for."""
        wanted = self._search.casefold()
        rows: list[Row] = []
        for group, members in self._groups.items():
            name = self._around.say("plain.refused") if group == REFUSED else group
            found = [row for row in members if wanted in row.text.casefold() or wanted in name.casefold()]
            if found:
                rows.append(Row(name, group, len(found)))
                rows += found if wanted or group not in self._folded else []
        return rows

    def _list(self, ui: Ui, area: pygame.Rect) -> Move | None:
        rows = self._rows()
        width = area.width - ui.px(14)
        heights = [self._height(ui, row, width) for row in rows]
        chosen = None
        with ui.scroll("moves", area, sum(heights)) as offset:
            top = area.top - offset
            for row, height in zip(rows, heights, strict=True):
                rect = pygame.Rect(area.left, top, width, height)
                top += height
                if row.number is not None:
                    if self._move(ui, rect, row, rect.colliderect(area)):
                        chosen = self._moves[row.number]
                elif row.group:
                    self._heading(ui, rect, row)
                elif rect.colliderect(area):
                    ui.label(row.text, rect.inflate(-ui.px(28), 0), SMALL)
        return chosen

    def _height(self, ui: Ui, row: Row, width: int) -> int:
        if row.number is not None:
            return ui.theme.height(row.text, BODY, width - ui.px(28)) + ui.px(24)
        if row.group:
            return ui.theme.line_height(HEADING) + ui.px(16)
        return ui.theme.height(row.text, SMALL, width - ui.px(28)) + ui.px(6)

    def _move(self, ui: Ui, rect: pygame.Rect, row: Row, visible: bool) -> bool:
        """Out of sight a move can still take the focus; it is drawn when it comes into sight."""
        id, box = f"move:{row.number}", rect.inflate(0, -ui.px(6))
        if not visible:
            return ui.spot(id, box).activated
        return ui.button(id, box, row.text, align="left", style=BODY, tooltip=self._lexicon.about(row.text))

    def _heading(self, ui: Ui, rect: pygame.Rect, row: Row) -> None:
        """A click folds and unfolds what stands below."""
        folded = row.group in self._folded and not self._search
        style = REASONS if row.group == REFUSED else HEADING
        spot = ui.spot(f"group:{row.group}", rect)
        size = ui.theme.line_height(style)
        icon = pygame.Rect(rect.left, rect.top + ui.px(8), size, size)
        ui.icon("chevron_right" if folded else "chevron_down", icon, style.colour)
        ui.line(row.text, (icon.right + ui.px(6), icon.top), style)
        ui.line(str(row.size), (rect.right, icon.top), COUNT, "right")
        if spot.focused:
            ui.focus_ring(rect.inflate(-ui.px(8), -ui.px(8)), 6)
        if spot.activated:
            ui.cries.append("tick")
            self._folded ^= {row.group}
            ui.wants_frame = True
