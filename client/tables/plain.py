"""The plain table: any game in panels and lists. It is also the accessible way to play every game."""

from __future__ import annotations

import pygame

from client.stage.table import Surroundings, Table
from client.tables.lexicon import Lexicon
from client.tables.move_list import MoveList
from client.tables.panel_card import LABEL, PanelCard, draw, lay_out
from client.ui.canvas import SMALL, STRONG
from client.ui.kit import ARROWS, Ui
from engine.core.game import Panel
from engine.core.moves import Move, Seat
from engine.core.state import State

PanelName = tuple[str, Seat | None]
ACROSS = -1
"""The column of panels that lie across all."""
COLUMN = 400
"""About how wide a column of panels is on a full screen."""
SPARE = 200
"""How high a place must be for the standing to be shown there."""
LEAST_LOG = 190
"""How high the log is at least, where the list of moves needs the rest."""
COLUMN_LINES = 14
"""How wide it is at least, in heights of a line: on a small screen letters do not shrink as much as everything else."""


class PlainTable(Table):
    def __init__(self, around: Surroundings) -> None:
        super().__init__(around)
        self._lexicon = Lexicon(around.link.game, around.words)
        self._list = MoveList(around, self._lexicon)
        self._told: tuple[State, list[Panel]] | None = None
        self._cards: tuple[tuple[object, ...], list[tuple[PanelCard, pygame.Rect]]] | None = None
        self._columns: tuple[int, dict[PanelName, int]] = (0, {})
        """How many columns there are, and in which of them every panel lies: people look for it there."""
        self._tall = 0
        """How high the standing was when it was last drawn."""

    def draw(self, ui: Ui, area: pygame.Rect, moves: list[Move]) -> Move | None:
        gap = ui.px(16)
        area = area.inflate(-2 * gap, -2 * gap)
        right = pygame.Rect(0, area.top, max(ui.px(560), area.width // 3), area.height)
        right.right = area.right
        self._draw_panels(ui, pygame.Rect(area.left, area.top, right.left - area.left - gap, area.height))
        used = self._list.height(ui, right.width - ui.px(32), moves, self.view) + ui.px(28) if moves else 0
        usual, least = right.height * 2 // 5, min(ui.px(LEAST_LOG), right.height * 2 // 5)
        log = pygame.Rect(right.left, 0, right.width, max(least, min(usual, right.height - used - gap)))
        log.bottom = right.bottom
        self.around.draw_log(ui, log)
        box = pygame.Rect(right.left, right.top, right.width, log.top - right.top - gap)
        if not moves:
            self._draw_standing(ui, box)
            return None
        if box.height - used - gap > ui.px(SPARE):
            self._draw_standing(ui, pygame.Rect(box.left, box.top + used + gap, box.width, box.height - used - gap))
            box.height = used
        ui.panel(box)
        return self._list.draw(ui, box.inflate(-ui.px(32), -ui.px(28)), moves, self.view)

    # -- panels ----------------------------------------------------------------------------------------------

    def _panels(self) -> list[Panel]:
        """The view in words, made once for each view."""
        if self._told is None or self._told[0] is not self.view:
            panels = self.around.link.game.panels(self.view, self.around.words)
            self._told = (self.view, [panel for panel in panels if panel.rows])
        return self._told[1]

    def _draw_panels(self, ui: Ui, area: pygame.Rect) -> None:
        cards = self._laid_out(ui, area)
        height = max((place.bottom for _, place in cards), default=0)
        due = self.around.link.game.waiting(self.view)
        with ui.scroll("panels", area, height, (ARROWS,)) as offset:
            for card, place in cards:
                rect = place.move(area.left, area.top - offset)
                if rect.colliderect(area):
                    seat = card.panel.seat
                    colour = None if seat is None else self.around.colours[seat]
                    draw(ui, card, rect, colour, seat in due)
                    self._explain(ui, card, rect.clip(area), rect)

    def _explain(self, ui: Ui, card: PanelCard, seen: pygame.Rect, rect: pygame.Rect) -> None:
        """Tell what the card or technology under the pointer does."""
        if ui.layer < ui.modal or not seen.collidepoint(ui.input.pointer):
            return
        for text in card.texts:
            if found := self._lexicon.at(ui, text, text.rect.move(rect.topleft)):
                ui.tooltip(*found)

    def _laid_out(self, ui: Ui, area: pygame.Rect) -> list[tuple[PanelCard, pygame.Rect]]:
        """The cards and where they lie; found out once for each view and size."""
        key = (self._panels(), ui.theme, area.size)
        if self._cards is None or self._cards[0] != key:
            self._cards = (key, self._arranged(ui, area))
        return self._cards[1]

    def _arranged(self, ui: Ui, area: pygame.Rect) -> list[tuple[PanelCard, pygame.Rect]]:
        """In columns, each card where it was before; long ones that are nobody's lie below, across all. All are laid
        out anew only where that saves much scrolling."""
        columns = self._count(ui, area)
        if self._columns[0] != columns:
            self._columns = (columns, {})
        placed = self._placed(ui, area, columns)
        height = _bottom(placed)
        if height > area.height:
            kept, self._columns = self._columns, (columns, {})
            fresh = self._placed(ui, area, columns)
            if height - _bottom(fresh) > area.height // 2:
                return fresh
            self._columns = kept
        return placed

    def _count(self, ui: Ui, area: pygame.Rect) -> int:
        """How many columns there is room for."""
        least = max(ui.px(COLUMN), COLUMN_LINES * ui.theme.line_height(LABEL))
        return max(1, min(4, area.width // least))

    def _placed(self, ui: Ui, area: pygame.Rect, columns: int) -> list[tuple[PanelCard, pygame.Rect]]:
        """A card that has no place yet goes where the shortest column ends."""
        gap = ui.px(14)
        known = self._columns[1]
        width = (area.width - gap * columns) // columns
        bottoms = [0] * columns
        placed: list[tuple[PanelCard, pygame.Rect]] = []
        across: list[Panel] = []
        for panel in self._panels():
            card = lay_out(ui, panel, width, self._nothing)
            name = (panel.title, panel.seat)
            if panel.seat is None and columns > 1 and (card.height > area.height or known.get(name) == ACROSS):
                known[name] = ACROSS
                across.append(panel)
                continue
            column = known.setdefault(name, bottoms.index(min(bottoms)))
            placed.append((card, pygame.Rect(column * (width + gap), bottoms[column], width, card.height)))
            bottoms[column] += card.height + gap
        for panel in across:
            first, count = _room_below(bottoms, area.height // 4)
            rect = pygame.Rect(
                first * (width + gap), max(bottoms[first : first + count]), count * (width + gap) - gap, 0
            )
            card = lay_out(ui, panel, rect.width, self._nothing, count)
            rect.height = card.height
            placed.append((card, rect))
            bottoms[first : first + count] = [rect.bottom + gap] * count
        if not across:
            _align(placed, max(bottoms) - gap, area.height // 4)
        return placed

    def _nothing(self, names: str) -> str:
        return self.around.say("plain.nothing", names)

    # -- standing --------------------------------------------------------------------------------------------

    def _draw_standing(self, ui: Ui, box: pygame.Rect) -> None:
        """How everybody stands, where the moves leave room for it."""
        ui.panel(box)
        area = box.inflate(-ui.px(32), -ui.px(28))
        words = self.around.words
        standing = sorted(self.around.link.game.standing(self.view), key=lambda place: place.rank)
        top = area.top + ui.label(self.around.say("plain.standing"), area, STRONG) + ui.px(12)
        line = ui.theme.line_height(STRONG)
        with ui.scroll("standing", pygame.Rect(area.left, top, area.width, area.bottom - top), self._tall) as offset:
            top -= offset
            for place in standing:
                size = line * 2 // 3
                ui.mark(self.around.colours[place.seat], pygame.Rect(area.left, top + size // 4, size, size))
                name = pygame.Rect(area.left + line, top, area.width - 3 * line, line)
                ui.label(words.seat(place.seat), name, STRONG)
                ui.line(place.shown, (area.right - ui.px(16), top), STRONG, "right")
                parts = [f"{words.text('score', part.id)} {part.points}" for part in place.lines if part.points]
                room = pygame.Rect(name.left, top + line, area.right - name.left - ui.px(16), 10_000)
                top += line + ui.px(12) + (ui.label(" · ".join(parts), room, SMALL) if parts else 0)
            self._tall = top + offset - area.top


def _room_below(bottoms: list[int], least: int) -> tuple[int, int]:
    """Neighbouring columns that end well above the longest: the first and how many; all columns if there are none."""
    short = [bottom <= max(bottoms) - least for bottom in bottoms]
    if short.count(True) > 1 and all(short[short.index(True) :][: short.count(True)]):
        return short.index(True), short.count(True)
    return 0, len(bottoms)


def _bottom(placed: list[tuple[PanelCard, pygame.Rect]]) -> int:
    return max((place.bottom for _, place in placed), default=0)


def _align(placed: list[tuple[PanelCard, pygame.Rect]], bottom: int, most: int) -> None:
    """Let the last card of every column reach as far down as the longest column, if that is not much further."""
    last = {place.left: place for _, place in placed}
    for place in last.values():
        if bottom - place.bottom <= most:
            place.height = bottom - place.top
