"""How texts are set: marks and spaces of each language, and characters that our typefaces have."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from client import paths

HARD = "\N{NO-BREAK SPACE}"
_CODE = re.compile(r"`[^`\n]*`")
_FIELD = re.compile(r"\{\w*(?:\[[^]]*\]|\.\w+)*(?::[\w.*]*)?\}")
"""A field of a sentence with the name of its kind; forms of a plural are words and stay."""
_FAULTS = {
    "en": re.compile(r"'"),
    "fr": re.compile(rf"'|(?<!{HARD})[;!?»]|(?<!{HARD}):(?=\s|$)|«(?!{HARD})"),
}


def faults(text: str, language: str) -> list[str]:
    """Straight apostrophes; in French, no-break spaces missing before : ; ! ? » or after «. With what is around."""
    plain = _FIELD.sub("0", _CODE.sub("0", text))
    return [plain[max(0, found.start() - 20) : found.end() + 10] for found in _FAULTS[language].finditer(plain)]


def values(table: Any) -> list[str]:
    """All texts of a catalogue."""
    if isinstance(table, str):
        return [table]
    return [text for part in table.values() for text in values(part)]


@cache
def _fonts() -> tuple[pygame.font.Font, ...]:
    pygame.font.init()
    return tuple(pygame.font.Font(str(path), 20) for path in sorted(Path(paths.art("fonts")).glob("*.ttf")))


def _drawn(font: pygame.font.Font, character: str) -> bytes:
    return pygame.image.tobytes(font.render(character, True, "white", "black"), "RGB")


def missing_glyphs(text: str) -> set[str]:
    """Characters that one of our typefaces draws as it draws all it does not have: an empty box."""
    characters = set(text) - {"\n"}
    return {
        character for font in _fonts() for character in characters if _drawn(font, character) == _drawn(font, "\uffff")
    }
