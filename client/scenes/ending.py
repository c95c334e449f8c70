"""How a match ended: who won, and where every point came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.ui.canvas import BODY, SMALL, STRONG
from client.ui.kit import Ui
from client.ui.theme import GOLD, SEATS, TextStyle
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
            used = ui.label(self._headline(), inside, WINNER) if not self.is_telling else ui.px(ROW)
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
        rows = 2 + len(self._ids) + self._tied
        height = ui.px(60 + 70 + 24 + ROW * rows + 44) + foot
        box = pygame.Rect(0, 0, width, min(height, ui.window.height - ui.px(60)))
        box.center = ui.window.center
        return box

    @property
    def _tied(self) -> bool:
        """Do two players have the same points, so that something else ranked them?"""
        scores = [place.score for place in self._standing]
        return len(set(scores)) < len(scores) and any(place.tie_breaks for place in self._standing)

    def _headline(self) -> str:
        winners = [self._words.seat(place.seat) for place in self._standing if place.rank == 1]
        return self._say("end.shared" if len(winners) > 1 else "end.winner", self._words.listed(winners))

    def _breakdown(self, ui: Ui, area: pygame.Rect) -> None:
        """A column for each player, a line for each source of points."""
        told = min(len(self._ids), int(self._told))
        rows = len(self._ids) + 2 + self._tied
        height = min(ui.px(ROW), area.height // rows)
        first = area.width * 2 // 5
        column = (area.width - first) // len(self._standing)
        for number, place in enumerate(self._standing):
            cell = pygame.Rect(area.left + first + number * column, area.top, column - ui.px(6), height)
            style = TextStyle("body", "SemiBold", SEATS[self._colours[place.seat]])
            ui.label(self._words.seat(place.seat), cell, style, "center", middle=True)
            for row, id in enumerate(self._ids[:told], start=1):
                ui.label(str(_points(place, id)), cell.move(0, row * height), BODY, "center", middle=True)
            if not self.is_telling:
                total = cell.move(0, (len(self._ids) + 1) * height)
                ui.label(str(place.score), total, WINNER, "center", middle=True)
                if self._tied:
                    text = " · ".join(map(str, place.tie_breaks))
                    ui.label(text, total.move(0, height), SMALL, "center", middle=True)
        names = [(self._words.text("score", id), BODY) for id in self._ids[:told]]
        if not self.is_telling:
            names.append((self._say("end.total"), STRONG))
            if self._tied:
                names.append((self._say("end.tie_breaks"), SMALL))
        for row, (name, style) in enumerate(names, start=1):
            head = pygame.Rect(area.left, area.top + row * height, first - ui.px(10), height)
            ui.label(name, head, style, middle=True)

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
