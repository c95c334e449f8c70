"""How a match ended: who won, and where every point came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise, takewhile

import pygame

from client.ui.canvas import BODY, SMALL, STRONG, TITLE
from client.ui.kit import ARROWS, PAGES, Ui
from client.ui.theme import FAINT, GOLD, HAIR, SEATS, TEXT, TextStyle
from engine.core.game import Standing
from engine.core.words import Words

REVEAL = 0.45
"""Seconds between one line of the breakdown and the next."""
WINNER = TextStyle("title", "SemiBold", GOLD, display=True)
ROW = 52


class Ending:
    """The breakdown, told line by line, and what to do next."""

    def __init__(self, standing: Sequence[Standing], words: Words, say: Callable[..., str], colours: tuple[int, ...]):
        self._standing = sorted(standing, key=lambda place: place.rank)
        self._words = words
        self._say = say
        self._colours = colours
        lines = self._standing[0].lines
        self._ids = [line.id for line in lines if any(_points(place, line.id) for place in self._standing)]
        self._ties = _ties(self._standing)
        self._told = 0.0

    @property
    def is_telling(self) -> bool:
        return self._told <= len(self._ids)

    def advance(self, seconds: float) -> None:
        self._told += seconds / REVEAL

    def finish(self) -> None:
        self._told = len(self._ids) + 1

    def draw(self, ui: Ui, choices: Sequence[str]) -> str | None:
        """Draw it over everything; returns which of the choices was made."""
        ui.shade()
        with ui.over():
            width = min(ui.px(1180), ui.window.width - ui.px(60))
            foot = self._foot(ui, width - ui.px(72), choices)
            box = self._box(ui, width, foot)
            ui.panel(box, solid=True)
            inside = box.inflate(-ui.px(72), -ui.px(60))
            used = ui.px(ROW)
            if not self.is_telling:
                cup = ui.theme.line_height(WINNER)
                ui.icon("trophy", pygame.Rect(inside.left, inside.top, cup, cup), GOLD)
                beside = pygame.Rect(
                    inside.left + cup + ui.px(14), inside.top, inside.width - cup - ui.px(14), inside.height
                )
                used = ui.label(self._headline(), beside, WINNER)
            table = pygame.Rect(inside.left, inside.top + used + ui.px(24), inside.width, 0)
            table.height = inside.bottom - foot - ui.px(30) - table.top
            self._breakdown(ui, table)
            return self._buttons(ui, pygame.Rect(inside.left, inside.bottom - foot, inside.width, foot), choices)

    def _foot(self, ui: Ui, width: int, choices: Sequence[str]) -> int:
        """How high the buttons must be for their words."""
        room = width // len(choices) - ui.px(18 + 30)
        return max(
            ui.px(66), ui.px(24) + max(ui.theme.height(self._say(f"end.{key}"), STRONG, room) for key in choices)
        )

    def _box(self, ui: Ui, width: int, foot: int) -> pygame.Rect:
        rows = 2 + len(self._ids) + len(self._ties)
        height = ui.px(60 + 70 + 24 + ROW * rows + 44) + foot
        box = pygame.Rect(0, 0, width, min(height, ui.window.height - ui.px(60)))
        box.center = ui.window.center
        return box

    def _headline(self) -> str:
        winners = [self._words.seat(place.seat) for place in self._standing if place.rank == 1]
        return self._say("end.shared" if len(winners) > 1 else "end.winner", self._words.listed(winners))

    def _breakdown(self, ui: Ui, area: pygame.Rect) -> None:
        """A column for each player, a line for each source of points, and below the total what broke a tie."""
        told = self._ids[: int(self._told)]
        count = len(self._ids) + 2 + len(self._ties)
        fitting = min(ui.px(ROW), area.height // count)
        height = max(fitting, ui.theme.line_height(STRONG) + ui.px(4))
        large = height >= ui.theme.line_height(TITLE)
        first = area.width * 2 // 5
        column = (area.width - first) // len(self._standing)
        rows = [(self._words.text("score", id), BODY) for id in told]
        if not self.is_telling:
            rows.append((self._say("end.total"), STRONG))
            rows += [(self._say("end.tie_break", self._words.name("tie_break", tie)), SMALL) for tie in self._ties]
        with ui.scroll("breakdown", area, height * count, (ARROWS, PAGES)) as offset:
            top = area.top - offset
            for row, (name, style) in enumerate(rows, start=1):
                line = pygame.Rect(area.left, top + row * height, area.width, height)
                self._rule(ui, line, strong=row == len(self._ids) + 1)
                ui.label(name, pygame.Rect(line.left, line.top, first - ui.px(10), height), style, middle=True)
            for number, place in enumerate(self._standing):
                cell = pygame.Rect(area.left + first + number * column, top, column - ui.px(6), height)
                self._name(ui, cell, place)
                cells = [(str(_points(place, id)), BODY) for id in told]
                if not self.is_telling:
                    cells.append((str(place.score), self._total_style(place, large)))
                    cells += [(self._tie_break(place, tie), SMALL) for tie in self._ties]
                for row, (text, style) in enumerate(cells, start=1):
                    ui.label(text, cell.move(0, row * height), style, "center", middle=True)

    def _total_style(self, place: Standing, large: bool) -> TextStyle:
        if large:
            return WINNER if place.rank == 1 else TITLE
        return TextStyle("body", "Bold", GOLD if place.rank == 1 else TEXT)

    def _rule(self, ui: Ui, line: pygame.Rect, strong: bool) -> None:
        """A thin line above a row."""
        if ui.draws:
            pygame.draw.line(ui.surface, FAINT if strong else HAIR, line.topleft, line.topright)

    def _name(self, ui: Ui, cell: pygame.Rect, place: Standing) -> None:
        colour = self._colours[place.seat]
        style = TextStyle("body", "SemiBold", SEATS[colour])
        name, size = self._words.seat(place.seat), ui.px(18)
        width = ui.theme.font(style).size(name)[0]
        if width + size + ui.px(10) <= cell.width:
            left = cell.centerx - (width + size + ui.px(10)) // 2
            ui.mark(colour, pygame.Rect(left, cell.centery - size // 2, size, size))
            cell = pygame.Rect(left + size + ui.px(10), cell.top, width + 1, cell.height)
        ui.label(name, cell, style, "center", middle=True)

    def _tie_break(self, place: Standing, number: int) -> str:
        """Nothing for those who need none."""
        tied = sum(other.score == place.score for other in self._standing) > 1
        return str(abs(place.tie_breaks[number])) if tied else ""

    def _buttons(self, ui: Ui, row: pygame.Rect, choices: Sequence[str]) -> str | None:
        gap = ui.px(18)
        width = (row.width - (len(choices) - 1) * gap) // len(choices)
        chosen = None
        for number, key in enumerate(choices):
            rect = pygame.Rect(row.left + number * (width + gap), row.top, width, row.height)
            if ui.button(f"end:{key}", rect, self._say(f"end.{key}"), primary=number == 1):
                chosen = key
        return chosen


def _points(place: Standing, id: str) -> int:
    return sum(line.points for line in place.lines if line.id == id)


def _ties(standing: Sequence[Standing]) -> list[int]:
    """Which tie-breaks it took to rank players of equal scores; none where something else ranked them."""
    needed = 0
    for one, other in pairwise(standing):
        if one.score == other.score:
            if one.tie_breaks < other.tie_breaks:
                return []
            same = takewhile(lambda pair: pair[0] == pair[1], zip(one.tie_breaks, other.tie_breaks, strict=True))
            needed = max(needed, min(len(one.tie_breaks), 1 + len(list(same))))
    return list(range(needed))
