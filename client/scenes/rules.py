"""The rulebook of a game, by chapters, with a search."""

from __future__ import annotations

from typing import Any

import pygame

from client.scenes.scene import Scene
from client.ui.canvas import BODY, SMALL
from client.ui.kit import ARROWS, PAGES, Ui
from client.ui.theme import ACCENT, MUTED, TextStyle
from engine.core.game import Game
from engine.core.rulebook import Rule

NUMBER = TextStyle("small", "SemiBold", ACCENT)


class RulesScene(Scene):
    def __init__(self, app: Any, game: Game[Any], number: str = "") -> None:
        super().__init__(app)
        self.game = game
        self._search = number
        self._chapter = 0

    def frame(self, ui: Ui) -> None:
        language = self.app.settings.language
        book = self.game.rulebook(language)
        name = self.game.words(language).text("game", "name")
        area = self.heading(ui, self.say("rules.title", name))
        chapters = list(dict.fromkeys(rule.chapter for rule in book.rules.values()))
        side = pygame.Rect(area.left, area.top, ui.px(440), area.height)
        field = pygame.Rect(side.left, side.top, side.width, ui.px(54))
        self._search = ui.text_field("search", field, self._search, self.say("rules.search"))
        listed = pygame.Rect(side.left, field.bottom + ui.px(14), side.width, side.bottom - field.bottom - ui.px(14))
        width = listed.width - ui.px(14)
        heights = [ui.theme.height(chapter, BODY, width - ui.px(28)) + ui.px(28) for chapter in chapters]
        with ui.scroll("chapters", listed, sum(heights)) as offset:
            top = listed.top - offset
            for number, (chapter, height) in enumerate(zip(chapters, heights, strict=True)):
                rect = pygame.Rect(listed.left, top, width, height - ui.px(8))
                top += height
                chosen = number == self._chapter and not self._search
                if ui.button(f"chapter:{number}", rect, chapter, chosen=chosen, align="left", style=BODY):
                    self._chapter, self._search = number, ""
                    ui.scroll_to("text", 0)
        rules = [rule for rule in book.rules.values() if self._wanted(rule, chapters)]
        text = pygame.Rect(side.right + ui.px(28), area.top, area.right - side.right - ui.px(28), area.height)
        self._text(ui, text, rules)

    def _wanted(self, rule: Rule, chapters: list[str]) -> bool:
        if self._search:
            asked = self._search.casefold()
            return asked in rule.number.casefold() or asked in rule.text.casefold()
        return rule.chapter == chapters[self._chapter]

    def _text(self, ui: Ui, area: pygame.Rect, rules: list[Rule]) -> None:
        ui.panel(area)
        inside = area.inflate(-ui.px(56), -ui.px(44))
        width = inside.width - ui.px(150)
        blocks: list[tuple[Rule, str, int]] = []
        section = ""
        for rule in rules:
            heading = rule.section if rule.section != section else ""
            section = rule.section
            height = ui.theme.height(_plain(rule.text), BODY, width) + ui.px(16) + (ui.px(52) if heading else 0)
            blocks.append((rule, heading, height))
        if not blocks:
            ui.label(self.say("rules.nothing"), inside, SMALL)
        with ui.scroll("text", inside, sum(height for _, _, height in blocks), (ARROWS, PAGES)) as offset:
            top = inside.top - offset
            for rule, heading, height in blocks:
                if top + height > inside.top and top < inside.bottom:
                    body = top
                    if heading:
                        place = pygame.Rect(inside.left, top + ui.px(10), inside.width, ui.px(40))
                        ui.label(heading, place, TextStyle("body", "Bold", MUTED))
                        body += ui.px(52)
                    ui.label(rule.number, pygame.Rect(inside.left, body, ui.px(140), ui.px(30)), NUMBER)
                    ui.label(_plain(rule.text), pygame.Rect(inside.left + ui.px(140), body, width, height), BODY)
                top += height


def _plain(text: str) -> str:
    """Markdown as plain lines: words flow, table rows keep their own line."""
    lines: list[str] = []
    for line in text.replace("**", "").replace("*", "").split("\n"):
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not all(set(cell) <= set("-: ") for cell in cells):
                lines.append("   ".join(cells))
        elif lines and line and lines[-1] and not lines[-1].startswith(" "):
            lines[-1] += f" {line}"
        else:
            lines.append(line)
    return "\n".join(lines).strip()
