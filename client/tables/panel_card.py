"""A panel as a card: figures as tiles, short facts on one line, longer ones below their names."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from client.ui.canvas import STRONG
from client.ui.kit import Ui
from client.ui.theme import FAINT, HAIR, MUTED, SEATS, TEXT, TextStyle
from engine.core.game import Panel

LABEL = TextStyle("small", colour=MUTED)
VALUE = TextStyle("small", "Medium", TEXT)
NOTHING = TextStyle("small", colour=FAINT)
PAD, ROW = 18, 7
TILE = 104
"""About how wide a tile is on a full screen."""
TILE_LINES = 4
"""How wide it is at least, in heights of a line."""
FIGURE = re.compile(r"[-+]?\d+(/\d+)?|\?")
EMPTY = "–"


@dataclass(frozen=True, slots=True)
class Text:
    text: str
    rect: pygame.Rect
    style: TextStyle
    align: str = "left"


@dataclass(slots=True)
class PanelCard:
    """What stands where, counted from the card's upper left corner."""

    panel: Panel
    width: int
    height: int = 0
    head: int = 0
    texts: list[Text] = field(default_factory=list)
    tiles: list[pygame.Rect] = field(default_factory=list)
    lines: list[tuple[int, int, int]] = field(default_factory=list)
    """Thin lines between rows: left, right, and how far down."""


def lay_out(ui: Ui, panel: Panel, width: int, nothing: Callable[[str], str], columns: int = 1) -> PanelCard:
    """`nothing` says of which rows there is nothing to say; a long panel stands in several columns."""
    card = PanelCard(panel, width)
    pad = ui.px(PAD)
    room = width - 2 * pad
    card.head = ui.theme.height(panel.title, STRONG, room - ui.px(40)) + ui.px(20)
    top = card.head + ui.px(12)
    figures = [row for row in panel.rows if _is_figure(ui, row, room // _tiles_across(ui, room) - ui.px(8))]
    if len(figures) < 2 or columns > 1:
        figures = []
    top = _tiles(ui, card, figures, pygame.Rect(pad, top, room, 0))
    rest = [row for row in panel.rows if row not in figures]
    rows = [row for row in rest if row[1] != EMPTY]
    empty = [label for label, value in rest if value == EMPTY]
    if empty:
        rows.append(("", nothing(", ".join(empty))))
    card.height = _rows(ui, card, rows, pygame.Rect(pad, top, room, 0), columns) + ui.px(12)
    return card


def _is_figure(ui: Ui, row: tuple[str, str], width: int) -> bool:
    """Is it a number, and can its name stand below it in a line or two?"""
    label, value = row
    words = [ui.theme.font(LABEL).size(word)[0] for word in label.split(" ")]
    lines = ui.theme.wrapped(label, LABEL, width - ui.px(16))
    return bool(FIGURE.fullmatch(value)) and max(words) <= width - ui.px(16) and len(lines) <= 2


def _tiles_across(ui: Ui, room: int) -> int:
    """How many tiles have room side by side."""
    least = max(ui.px(TILE), TILE_LINES * ui.theme.line_height(LABEL)) + ui.px(8)
    return max(2, min(4, (room + ui.px(8)) // least))


def _tiles(ui: Ui, card: PanelCard, figures: list[tuple[str, str]], area: pygame.Rect) -> int:
    """Numbers with their names below, in rows of about equal length; returns where they end."""
    if not figures:
        return area.top
    gap, top = ui.px(8), area.top
    deep = -(-len(figures) // _tiles_across(ui, area.width))
    across = -(-len(figures) // deep)
    width = (area.width - (across - 1) * gap) // across
    line = ui.theme.line_height(STRONG)
    for start in range(0, len(figures), across):
        row = figures[start : start + across]
        below = max(ui.theme.height(label, LABEL, width - ui.px(16)) for label, _ in row)
        for number, (label, value) in enumerate(row):
            tile = pygame.Rect(area.left + number * (width + gap), top, width, line + below + ui.px(14))
            card.tiles.append(tile)
            inside = tile.inflate(-ui.px(16), -ui.px(14))
            card.texts.append(Text(value, pygame.Rect(inside.topleft, (inside.width, line)), STRONG))
            card.texts.append(Text(label, pygame.Rect(inside.left, inside.top + line, inside.width, below), LABEL))
        top += line + below + ui.px(14) + gap
    return top


def _rows(ui: Ui, card: PanelCard, rows: list[tuple[str, str]], area: pygame.Rect, columns: int) -> int:
    """Name on the left and value on the right where they fit one line, else one below the other."""
    gap, most = ui.px(32), area.top
    width = (area.width - (columns - 1) * gap) // columns
    heights = [_row_height(ui, row, width) + 2 * ui.px(ROW) for row in rows]
    share = -(-sum(heights) // columns)
    column, top = 0, area.top
    for row, height in zip(rows, heights, strict=True):
        if column < columns - 1 and top > area.top and top - area.top + height // 2 > share:
            column, top = column + 1, area.top
        left = area.left + column * (width + gap)
        if top > area.top or card.tiles:
            card.lines.append((left, left + width, top))
        _row(ui, card, row, pygame.Rect(left, top + ui.px(ROW), width, height - 2 * ui.px(ROW)))
        top += height
        most = max(most, top)
    return most


def _fits_one_line(ui: Ui, row: tuple[str, str], width: int) -> bool:
    return ui.theme.font(LABEL).size(row[0])[0] + ui.px(20) + ui.theme.font(VALUE).size(row[1])[0] <= width


def _row_height(ui: Ui, row: tuple[str, str], width: int) -> int:
    label, value = row
    if not label:
        return ui.theme.height(value, NOTHING, width)
    if _fits_one_line(ui, row, width):
        return ui.theme.line_height(LABEL)
    return ui.theme.height(label, LABEL, width) + ui.theme.height(value, VALUE, width)


def _row(ui: Ui, card: PanelCard, row: tuple[str, str], rect: pygame.Rect) -> None:
    label, value = row
    if not label:
        card.texts.append(Text(value, rect, NOTHING))
    elif _fits_one_line(ui, row, rect.width):
        split = rect.left + ui.theme.font(LABEL).size(label)[0] + ui.px(10)
        card.texts.append(Text(label, pygame.Rect(rect.left, rect.top, split - rect.left, rect.height), LABEL))
        card.texts.append(Text(value, pygame.Rect(split, rect.top, rect.right - split, rect.height), VALUE, "right"))
    else:
        name = ui.theme.height(label, LABEL, rect.width)
        card.texts.append(Text(label, pygame.Rect(rect.left, rect.top, rect.width, name), LABEL))
        below = pygame.Rect(rect.left, rect.top + name, rect.width, rect.height - name)
        card.texts.append(Text(value, below, VALUE))


def draw(ui: Ui, card: PanelCard, rect: pygame.Rect, colour: int | None, due: bool) -> None:
    """In a player's colour, or in none; lighter while they have to choose."""
    ui.panel(rect, light=due)
    head = pygame.Rect(rect.left, rect.top, rect.width, card.head)
    ui.band(head, MUTED if colour is None else SEATS[colour])
    left = rect.left + ui.px(PAD)
    if colour is not None:
        size = ui.theme.line_height(STRONG) * 2 // 3
        ui.mark(colour, pygame.Rect(left, head.centery - size // 2, size, size))
        left += size + ui.px(10)
    title = pygame.Rect(left, head.top, head.right - ui.px(PAD) - left, head.height)
    ui.label(card.panel.title, title, STRONG, middle=True)
    for tile in card.tiles:
        ui.panel(tile.move(rect.topleft), radius=8, edge=(*HAIR, 255))
    if ui.draws:
        for start, end, down in card.lines:
            y = rect.top + down
            pygame.draw.line(ui.surface, HAIR, (rect.left + start, y), (rect.left + end, y))
    for text in card.texts:
        ui.label(text.text, text.rect.move(rect.topleft), text.style, text.align)
