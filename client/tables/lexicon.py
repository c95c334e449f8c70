"""What the names in a text mean: cards, tiles and technologies explain themselves where they are pointed at."""

from __future__ import annotations

import re
from typing import Any

import pygame

from client.tables.panel_card import Text
from client.ui.kit import Ui
from client.ui.theme import GLUE, HARD_SPACE
from engine.core.gallery import Exhibit
from engine.core.game import Game
from engine.core.words import Words

MOST = 3
"""How many things one text explains."""


class Lexicon:
    def __init__(self, game: Game[Any], words: Words) -> None:
        shelves = game.gallery(words)
        self._exhibits = {exhibit.name: exhibit for shelf in shelves for exhibit in shelf.exhibits if exhibit.text}
        names = sorted(self._exhibits, key=len, reverse=True)
        self._names = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)") if names else None
        self._known: dict[str, str] = {}

    def about(self, text: str) -> str:
        """What the first few things named there do."""
        if text not in self._known:
            names = list(dict.fromkeys(match[0] for match in self._found(text)))
            self._known[text] = "\n".join(_told(self._exhibits[name]) for name in names[:MOST])
        return self._known[text]

    def at(self, ui: Ui, text: Text, place: pygame.Rect) -> tuple[str, pygame.Rect] | None:
        """What the thing named under the pointer does, and the line in which it stands."""
        x, y = ui.input.pointer
        font = ui.theme.font(text.style)
        lines = ui.theme.wrapped(text.text, text.style, place.width)
        number = (y - place.top) // ui.theme.line_height(text.style)
        if not (place.collidepoint(x, y) and number < len(lines)):
            return None
        line = lines[number]
        begins = GLUE.sub(HARD_SPACE, text.text).find(line, sum(map(len, lines[:number])))
        left = place.right - font.size(line)[0] if text.align == "right" else place.left
        for match in self._found(text.text):
            start, end = max(0, match.start() - begins), match.end() - begins
            if end > 0 and left + font.size(line[:start])[0] <= x < left + font.size(line[:end])[0]:
                height = ui.theme.line_height(text.style)
                row = pygame.Rect(place.left, place.top + number * height, place.width, height)
                return _told(self._exhibits[match[0]]), row
        return None

    def _found(self, text: str) -> list[re.Match[str]]:
        return list(self._names.finditer(text)) if self._names else []


def _told(exhibit: Exhibit) -> str:
    head = f"{exhibit.name} ({exhibit.figures})" if exhibit.figures else exhibit.name
    return f"{head}\n{exhibit.text}"
