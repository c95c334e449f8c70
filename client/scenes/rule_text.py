"""The text of a rule: paragraphs and tables, as Markdown writes them."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.ui.canvas import BODY
from client.ui.kit import Ui
from client.ui.theme import HAIR, MUTED, TextStyle

HEAD = TextStyle("small", "Bold", MUTED)
CELL = TextStyle("small")
GAP, ROW = 28, 8


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str

    def height(self, ui: Ui, width: int) -> int:
        return ui.theme.height(self.text, BODY, width)

    def draw(self, ui: Ui, rect: pygame.Rect) -> None:
        ui.label(self.text, rect, BODY)


@dataclass(frozen=True, slots=True)
class Grid:
    rows: tuple[tuple[str, ...], ...]
    """The first one names the columns."""

    def _columns(self, ui: Ui, width: int) -> list[int]:
        """As wide as their longest cell; where that is too wide, the widest share what the others leave."""
        font = ui.theme.font(HEAD)
        wanted = [max(font.size(row[number])[0] for row in self.rows) + 2 for number in range(len(self.rows[0]))]
        left, narrow = width - ui.px(GAP) * (len(wanted) - 1), dict[int, int]()
        while len(narrow) < len(wanted):
            share = (left - sum(narrow.values())) // (len(wanted) - len(narrow))
            fitting = {number: each for number, each in enumerate(wanted) if number not in narrow and each <= share}
            if not fitting:
                return [narrow.get(number, share) for number in range(len(wanted))]
            narrow |= fitting
        return wanted

    def _row_height(self, ui: Ui, row: tuple[str, ...], columns: list[int]) -> int:
        cells = zip(row, columns, strict=True)
        return max(ui.theme.height(cell, HEAD, column) for cell, column in cells) + 2 * ui.px(ROW)

    def height(self, ui: Ui, width: int) -> int:
        columns = self._columns(ui, width)
        return sum(self._row_height(ui, row, columns) for row in self.rows) + ui.px(12)

    def draw(self, ui: Ui, rect: pygame.Rect) -> None:
        columns = self._columns(ui, rect.width)
        top = rect.top
        for number, row in enumerate(self.rows):
            height = self._row_height(ui, row, columns)
            if number and ui.draws:
                pygame.draw.line(ui.surface, HAIR, (rect.left, top), (rect.right, top))
            left = rect.left
            for cell, column in zip(row, columns, strict=True):
                place = pygame.Rect(left, top + ui.px(ROW), column, height - 2 * ui.px(ROW))
                ui.label(cell, place, CELL if number else HEAD)
                left += column + ui.px(GAP)
            top += height


Part = Paragraph | Grid


def parts_of(text: str) -> list[Part]:
    """Words flow; rows that begin with a bar are a table; a line that begins with spaces stands for itself."""
    found: list[Part] = []
    lines: list[str] = []
    rows: list[tuple[str, ...]] = []

    def close() -> None:
        if paragraph := "\n".join(lines).strip():
            found.append(Paragraph(paragraph))
        if rows:
            longest = max(map(len, rows))
            found.append(Grid(tuple(row + ("",) * (longest - len(row)) for row in rows)))
        lines.clear()
        rows.clear()

    for line in text.replace("**", "").replace("*", "").split("\n"):
        if line.startswith("|"):
            if not rows:
                close()
            cells = tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
            if not all(set(cell) <= set("-: ") for cell in cells):
                rows.append(cells)
            continue
        if rows:
            close()
        if lines and line and lines[-1] and not lines[-1].startswith(" "):
            lines[-1] += f" {line}"
        else:
            lines.append(line)
    close()
    return found
