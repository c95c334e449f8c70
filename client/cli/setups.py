"""Reading seats and options as typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from client.cli.errors import BadArgument
from engine.bots.levels import check_level
from engine.core.game import Game, OptionValue


def checked_levels(levels: Sequence[str], also: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Levels of bots (or one of the words in `also`)."""
    for level in levels:
        check_level(level, also)
    return tuple(levels)


def company(typed: str | None, bots: Sequence[str], alone: str, with_bots: str) -> list[str]:
    """Who sits at the table: 'admiral,pilot,cadet' as typed, and a seat more for each bot named by itself. Where
    nothing is typed, `alone`, or `with_bots` if there are some."""
    if typed is None:
        typed = with_bots if bots else alone
    return [*(part.strip() for part in typed.split(",")), *bots]


def read_options(game: Game[Any], texts: Sequence[str], seats: int) -> dict[str, OptionValue]:
    """'long_version' or 'level=bow' as options of a game for so many."""
    found: dict[str, OptionValue] = {}
    known = {option.id: option for option in game.options}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in known:
            raise BadArgument(f"{game.id} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        counts = known[name].seats
        if counts and seats not in counts:
            raise BadArgument(f"option {name} is for {', '.join(map(str, counts))} seats, not {seats}")
        values = {str(allowed).lower(): allowed for allowed in known[name].values}
        wanted = value.lower() or "true"
        if wanted not in values:
            raise BadArgument(f"option {name} takes {', '.join(values)}, not {wanted!r}")
        found[name] = values[wanted]
    return found
