"""The client's own words: everything that is not part of a game."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from engine.core.words import Words

FOLDER = Path(__file__).parent
DRAWN = [FOLDER.parent / "stage", *sorted((FOLDER.parent / "tables").iterdir())]
"""Folders that bring words of their own: the stage and the tables on it."""


@cache
def client_words(language: str) -> Words:
    """The catalogue of a language, with the sections that stage and tables bring along (`af.…`)."""
    catalogue: dict[str, Any] = tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))
    for file in [folder / "text.toml" for folder in DRAWN]:
        if file.exists():
            words = tomllib.loads(file.read_text("utf-8"))
            catalogue[words["section"]] = words[language]
    return Words(language, catalogue)


def say(language: str, key: str, *figures: Any) -> str:
    """`table.your_turn` filled in."""
    section, _, name = key.partition(".")
    return client_words(language).text(section, name, *figures)
