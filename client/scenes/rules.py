"""The rulebook of a game by chapters, and a gallery of what it is made of, with one search through both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from client import tables
from client.scenes.gallery import Card, draw_row, in_rows, is_about, row_height
from client.scenes.rule_text import Part, parts_of
from client.scenes.scene import Scene
from client.ui.canvas import BODY
from client.ui.kit import ARROWS, PAGES, Ui
from client.ui.theme import ACCENT, MUTED, TextStyle
from engine.core.gallery import Exhibit
from engine.core.game import Game
from engine.core.rulebook import Rule

if TYPE_CHECKING:
    from client.app import App

NUMBER = TextStyle("small", "SemiBold", ACCENT)
HEADING = TextStyle("body", "Bold", MUTED)

NARROW = 640
"""Text narrower than this has no room beside it."""
Shelves = dict[str, list[Exhibit]]


@dataclass(frozen=True, slots=True)
class Block:
    """Something to read, as high as it is: a heading, a rule, or a row of cards."""

    height: int
    heading: str = ""
    rule: Rule | None = None
    parts: tuple[tuple[Part, int], ...] = ()
    """Of the rule, each with its height."""
    cards: tuple[Card, ...] = ()


class RulesScene(Scene):
    def __init__(self, app: App, game: Game[Any], number: str = "", gallery: bool = False) -> None:
        super().__init__(app)
        self.game = game
        self._search = number
        self._in_gallery = gallery
        self._chapter = 0
        self._shelf = 0
        self._large: Card | None = None
        """A card of the gallery that is looked at closely."""
        self._kept: tuple[str, Shelves] | None = None
        self._read: tuple[tuple[object, ...], list[Block]] | None = None

    def frame(self, ui: Ui) -> None:
        if self._large and ui.input.action == "cancel":
            self._large = None
            ui.wants_frame = True
            return
        words = self.game.words(self.app.settings.language)
        area = self.heading(ui, self.say("rules.title", words.text("game", "name")))
        side = pygame.Rect(area.left, area.top, min(ui.px(440), area.width * 2 // 5), area.height)
        field = pygame.Rect(side.left, side.top, side.width, ui.px(54))
        if ui.pressed_key("ctrl+f"):
            ui.focus = "search"
        before = self._search
        self._search = ui.text_field("search", field, self._search, self.say("rules.search"), icon="search")
        if self._search != before:
            ui.scroll_to("text", 0)
        top = self._tabs(ui, pygame.Rect(side.left, field.bottom + ui.px(14), side.width, ui.px(54))) + ui.px(14)
        self._contents(ui, pygame.Rect(side.left, top, side.width, side.bottom - top))
        left = side.right + ui.px(28)
        large = self._large
        self._text(ui, pygame.Rect(left, area.top, area.right - left, area.height))
        if large and large.draw_large(ui, area):
            self._large = None
            ui.wants_frame = True

    # -- on the left -----------------------------------------------------------------------------------------

    def _chapters(self) -> list[str]:
        book = self.game.rulebook(self.app.settings.language)
        return list(dict.fromkeys(rule.chapter for rule in book.rules.values()))

    def _shelves(self) -> Shelves:
        language = self.app.settings.language
        if self._kept is None or self._kept[0] != language:
            gallery = self.game.gallery(self.game.words(language))
            self._kept = (language, {shelf.title: list(shelf.exhibits) for shelf in gallery})
        return self._kept[1]

    def _tabs(self, ui: Ui, row: pygame.Rect) -> int:
        """The book or the gallery; returns where the choice between them ends."""
        gap = ui.px(10)
        tab = pygame.Rect(row.left, row.top, (row.width - ui.px(14) - gap) // 2, row.height)
        for key, icon, gallery in (("book", "book", False), ("gallery", "card", True)):
            chosen = self._in_gallery == gallery
            if ui.button(f"tab:{key}", tab, self.say(f"rules.{key}"), icon, chosen=chosen):
                self._in_gallery, self._search = gallery, ""
                ui.scroll_to("text", 0)
                ui.scroll_to("chapters", 0)
            tab = tab.move(tab.width + gap, 0)
        return row.bottom

    def _contents(self, ui: Ui, area: pygame.Rect) -> None:
        """Chapters of the book, or shelves of the gallery."""
        names = list(self._shelves()) if self._in_gallery else self._chapters()
        width = area.width - ui.px(14)
        heights = [ui.theme.height(name, BODY, width - ui.px(28)) + ui.px(28) for name in names]
        kind, now = ("shelf", self._shelf) if self._in_gallery else ("chapter", self._chapter)
        with ui.scroll("chapters", area, sum(heights)) as offset:
            top = area.top - offset
            for number, (name, height) in enumerate(zip(names, heights, strict=True)):
                rect = pygame.Rect(area.left, top, width, height - ui.px(8))
                top += height
                chosen = number == now and not self._search
                if ui.button(f"{kind}:{number}", rect, name, chosen=chosen, align="left", style=BODY):
                    self._open(number)
                    ui.scroll_to("text", 0)

    def _open(self, number: int) -> None:
        self._search = ""
        if self._in_gallery:
            self._shelf = number
        else:
            self._chapter = number

    # -- on the right ----------------------------------------------------------------------------------------

    def _text(self, ui: Ui, area: pygame.Rect) -> None:
        ui.panel(area)
        inside = area.inflate(-ui.px(56), -ui.px(44))
        blocks = self._blocks(ui, inside.width)
        if not blocks:
            self.draw_nothing(ui, inside, "search", self.say("rules.nothing"))
        with ui.scroll("text", inside, sum(block.height for block in blocks), (ARROWS, PAGES)) as offset:
            top = inside.top - offset
            for block in blocks:
                if top + block.height > inside.top and top < inside.bottom:
                    self._draw(ui, block, pygame.Rect(inside.left, top, inside.width - ui.px(14), block.height))
                top += block.height

    def _blocks(self, ui: Ui, width: int) -> list[Block]:
        """What is to be read, measured once."""
        page = (self._in_gallery, self._chapter, self._shelf, self._search)
        key = (self.app.settings.language, page, ui.theme, width)
        if self._read is None or self._read[0] != key:
            self._read = (key, self._measured(ui, width - ui.px(14)))
        return self._read[1]

    def _measured(self, ui: Ui, width: int) -> list[Block]:
        """A chapter, a shelf, or what a search finds: in the book cards of that name, rules, then other cards."""
        rules = list(self.game.rulebook(self.app.settings.language).rules.values())
        shelves = self._shelves()
        asked = self._search.casefold()
        if not asked and self._in_gallery:
            return self._gallery(ui, dict([list(shelves.items())[self._shelf]]), width)
        if not asked:
            chapter = self._chapters()[self._chapter]
            return self._rules(ui, [rule for rule in rules if rule.chapter == chapter], width)
        named = _chosen(shelves, lambda one: asked in one.name.casefold())
        others = _chosen(shelves, lambda one: asked not in one.name.casefold() and is_about(one, asked))
        told = self._rules(ui, [rule for rule in rules if asked in f"{rule.number} {rule.text}".casefold()], width)
        first, last = self._gallery(ui, named, width), self._gallery(ui, others, width)
        return [*first, *last, *told] if self._in_gallery else [*first, *told, *last]

    def _rules(self, ui: Ui, rules: list[Rule], width: int) -> list[Block]:
        blocks: list[Block] = []
        section = ""
        for rule in rules:
            if rule.section != section:
                section = rule.section
                blocks.append(Block(ui.px(52), section))
            left, top = self._indent(ui, width)
            parts = tuple((part, part.height(ui, width - left)) for part in parts_of(rule.text))
            gaps = ui.px(8) * (len(parts) - 1)
            blocks.append(Block(top + sum(height for _, height in parts) + gaps + ui.px(16), rule=rule, parts=parts))
        return blocks

    def _indent(self, ui: Ui, width: int) -> tuple[int, int]:
        """Where the text of a rule begins: beside its number, or below it where there is little room."""
        return (ui.px(140), 0) if width > ui.px(NARROW) else (0, ui.theme.line_height(NUMBER))

    def _gallery(self, ui: Ui, shown: Shelves, width: int) -> list[Block]:
        blocks: list[Block] = []
        text = ui.theme.text_scale / ui.theme.scale
        looks = tables.exhibits(self.game.id, ui.art, self.game.words(self.app.settings.language), text)
        for title, exhibits in shown.items():
            rows = in_rows(ui, exhibits, self.game.id, looks, width)
            if rows:
                blocks.append(Block(ui.px(52), title))
            blocks += [Block(row_height(ui, row), cards=tuple(row)) for row in rows]
        return blocks

    def _draw(self, ui: Ui, block: Block, rect: pygame.Rect) -> None:
        if block.heading:
            ui.label(block.heading, rect.move(0, ui.px(10)), HEADING)
        elif block.rule:
            ui.label(block.rule.number, pygame.Rect(rect.left, rect.top, ui.px(140), ui.px(30)), NUMBER)
            left, down = self._indent(ui, rect.width)
            top = rect.top + down
            for part, height in block.parts:
                part.draw(ui, pygame.Rect(rect.left + left, top, rect.width - left, height))
                top += height + ui.px(8)
        else:
            self._large = draw_row(ui, list(block.cards), rect) or self._large


def _chosen(shelves: Shelves, fits: Callable[[Exhibit], bool]) -> Shelves:
    return {title: [exhibit for exhibit in shelf if fits(exhibit)] for title, shelf in shelves.items()}
