"""What players are called on the screen."""

from __future__ import annotations

import re
from collections.abc import Sequence

from client import locale
from engine.bots.levels import LEVELS
from engine.core.words import LANGUAGES
from engine.match import Chair

NUMBERED = re.compile(r"(.+?)( \d+)?")


def named(chairs: Sequence[Chair], language: str) -> tuple[str, ...]:
    """As the match calls them; but bots that bear the name of their level have it in the reader's language."""
    return tuple(_named(chair, language) for chair in chairs)


def _named(chair: Chair, language: str) -> str:
    if chair.bot not in LEVELS or not (parts := NUMBERED.fullmatch(chair.name)):
        return chair.name
    level = f"player.{chair.bot}"
    if parts[1] not in [locale.say(spoken, level) for spoken in LANGUAGES]:
        return chair.name
    return f"{locale.say(language, level)}{parts[2] or ''}"
