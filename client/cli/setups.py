"""Reading seats and options as typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from client.cli.errors import BadArgument
from engine.bots.levels import LEVELS, UnknownLevel
from engine.core.game import Game, OptionValue


def read_levels(text: str, also: tuple[str, ...] = ()) -> tuple[str, ...]:
    """'admiral,pilot,cadet' as levels of bots (or one of the words in `also`)."""
    levels = tuple(part.strip() for part in text.split(","))
    for level in levels:
        if level not in (*LEVELS, *also):
            raise UnknownLevel(f"there is no bot {level!r}; the bots are: {', '.join((*also, *LEVELS))}")
    return levels


def read_options(game: Game[Any], texts: Sequence[str]) -> dict[str, OptionValue]:
    """'long_version' or 'level=bow' as options of a game."""
    found: dict[str, OptionValue] = {}
    known = {option.id: option for option in game.options}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in known:
            raise BadArgument(f"{game.id} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        values = {str(allowed).lower(): allowed for allowed in known[name].values}
        wanted = value.lower() or "true"
        if wanted not in values:
            raise BadArgument(f"option {name} takes {', '.join(values)}, not {wanted!r}")
        found[name] = values[wanted]
    return found
