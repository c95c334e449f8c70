"""The client's own words: everything that is not part of a game."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from engine.core.words import Words

FOLDER = Path(__file__).parent
TABLES = FOLDER.parent / "tables"
TABLE_SECTIONS = {"alien_frontiers": "af"}
"""Tables that bring words of their own, and what their keys begin with."""


@cache
def client_words(language: str) -> Words:
    """The catalogue of a language, with the sections that tables bring along (`af.…` for Alien Frontiers)."""
    catalogue: dict[str, Any] = tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))
    for game_id, section in TABLE_SECTIONS.items():
        catalogue[section] = tomllib.loads((TABLES / game_id / "text.toml").read_text("utf-8"))[language]
    return Words(language, catalogue)


def say(language: str, key: str, *figures: Any) -> str:
    """`table.your_turn` filled in."""
    section, _, name = key.partition(".")
    return client_words(language).text(section, name, *figures)
