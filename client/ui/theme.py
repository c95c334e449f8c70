"""How everything looks: colours, type, and one scale that follows the window and the player's wish."""

from __future__ import annotations

import re
from collections import OrderedDict
from dataclasses import dataclass
from functools import cache
from typing import Final

import pygame

from client import paths
from client.ui.kept import Kept

Colour = tuple[int, int, int]

SPACE: Final[Colour] = (7, 10, 22)
GLASS: Final = (16, 22, 42, 214)
GLASS_LIGHT: Final = (34, 44, 76, 226)
SOLID: Final = (13, 18, 36, 248)
EDGE: Final = (150, 172, 220, 70)
TEXT: Final[Colour] = (232, 238, 250)
MUTED: Final[Colour] = (158, 172, 204)
FAINT: Final[Colour] = (104, 118, 152)
HAIR: Final[Colour] = (40, 50, 80)
"""Lines between rows."""
ACCENT: Final[Colour] = (86, 214, 226)
"""You can act here, and nothing else."""
WARNING: Final[Colour] = (255, 176, 92)
DANGER: Final[Colour] = (255, 116, 104)
GOLD: Final[Colour] = (246, 208, 122)
SEATS: Final[tuple[Colour, ...]] = (
    (232, 92, 58),
    (28, 178, 132),
    (92, 184, 242),
    (246, 216, 74),
    (206, 132, 188),
    (190, 196, 210),
)
"""Player colours, told apart by colour-blind eyes."""
SHAPES: Final = ("pip_round", "pip_square", "pip_triangle", "pip_diamond", "pip_cross", "pip_ring")
"""The icon that goes with each colour."""

SIZES: Final = {"small": 17, "body": 20, "title": 30, "hero": 64}
BASE: Final = (1920, 1080)
SMALLEST: Final = 0.5
LEAST_TEXT: Final = 13
"""No text is smaller than this, in pixels."""
HARD_SPACE: Final = "\N{NO-BREAK SPACE}"
GLUE: Final = re.compile(r" (?=[;:?!»%])|(?<=«) ")
"""Spaces at which French lines never break."""
_CACHE_LIMIT: Final = 3000
TEXTS: Final = Kept(24 << 20)
"""Lines of text of all themes: a drawn table has dozens of them."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    size: str = "body"
    weight: str = "Regular"
    colour: Colour = TEXT
    display: bool = False


class Theme:
    """Fonts and measures for one window size."""

    def __init__(self, window: tuple[int, int], ui_scale: int = 100, text_scale: int = 100) -> None:
        fit = min(window[0] / BASE[0], window[1] / BASE[1])
        self.scale = max(SMALLEST, fit * ui_scale / 100)
        self.text_scale = self.scale * text_scale / 100
        self._fonts: dict[tuple[str, str, bool], pygame.font.Font] = {}
        self._wraps: OrderedDict[tuple[str, TextStyle, int], list[str]] = OrderedDict()

    def px(self, length: float) -> int:
        """A length on a 1920 x 1080 screen, here."""
        return max(1, round(length * self.scale))

    def font(self, style: TextStyle) -> pygame.font.Font:
        key = (style.size, style.weight, style.display)
        if key not in self._fonts:
            family = "OrreryDisplay" if style.display else "OrreryText"
            size = max(LEAST_TEXT, round(SIZES[style.size] * self.text_scale))
            self._fonts[key] = load_font(f"{family}-{style.weight}.ttf", size)
        return self._fonts[key]

    def text(self, text: str, style: TextStyle) -> pygame.Surface:
        """One line of text as a picture, kept for the next time."""
        font = self.font(style)
        return TEXTS.get((font, text, style.colour), lambda: font.render(text, True, style.colour))

    def line_height(self, style: TextStyle) -> int:
        return self.font(style).get_linesize()

    def wrapped(self, text: str, style: TextStyle, width: int) -> list[str]:
        """Lines no wider than `width`; a single word that is wider is cut."""
        key = (text, style, width)
        lines = self._wraps.get(key)
        if lines is None:
            font = self.font(style)
            lines = [line for paragraph in text.split("\n") for line in _wrap(paragraph, font, width)]
            self._wraps[key] = lines
            if len(self._wraps) > _CACHE_LIMIT:
                self._wraps.popitem(last=False)
        return lines

    def height(self, text: str, style: TextStyle, width: int) -> int:
        return len(self.wrapped(text, style, width)) * self.line_height(style)


def load_font(name: str, size: int) -> pygame.font.Font:
    """One of our typefaces, or the system's plain one if the file is missing or damaged."""
    try:
        return _font(str(paths.art("fonts", name)), size)
    except (OSError, pygame.error):
        return pygame.font.Font(None, size)


@cache
def _font(path: str, size: int) -> pygame.font.Font:
    """Shared by all themes: a typeface keeps its file open for each of its sizes."""
    return pygame.font.Font(path, size)


def _wrap(paragraph: str, font: pygame.font.Font, width: int) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in GLUE.sub(HARD_SPACE, paragraph).split(" "):
        while font.size(word)[0] > width and len(word) > 1:
            head = _head(word, font, width)
            lines += [line, head] if line else [head]
            line, word = "", word[len(head) :]
        longer = f"{line} {word}" if line else word
        if line and font.size(longer)[0] > width:
            lines.append(line)
            line = word
        else:
            line = longer
    lines.append(line)
    return lines


def _head(word: str, font: pygame.font.Font, width: int) -> str:
    """As much of a word as fits a line, cut after a stroke or a hyphen if there is one."""
    length = next((length for length in range(len(word) - 1, 1, -1) if font.size(word[:length])[0] <= width), 1)
    stroke = max(word.rfind(mark, 1, length) for mark in "/-")
    return word[: stroke + 1] if stroke > 0 else word[:length]
