"""The levels a person picks from, by name."""

from __future__ import annotations

from typing import Any

from engine.bots.bot import Bot, Budget, RandomBot
from engine.bots.heuristic import PilotBot
from engine.bots.search import SearchBot
from engine.bots.trials import TrialBot
from engine.core.game import Game
from engine.core.rng import Rng

LEVELS = ("random", "cadet", "pilot", "admiral")
"""From the weakest to the strongest. People are offered all but the first."""

DEFAULT_SECONDS = 1.5


class UnknownLevel(Exception):
    """There is no bot of that name; the message names those there are."""


def make_bot(level: str, game: Game[Any], seed: int, seconds: float = DEFAULT_SECONDS, tries: int | None = None) -> Bot:
    """A bot of a level. `seconds` a move are for the admiral; `tries` instead make its play repeatable."""
    rng = Rng(seed)
    if level == "random":
        return RandomBot(game, rng)
    if level == "cadet":
        return PilotBot(game, rng, noise=game.pilot().cadet_noise)
    if level == "pilot":
        return PilotBot(game, rng)
    if level == "admiral":
        admiral = TrialBot if game.pilot().foresight else SearchBot
        return admiral(game, rng, lambda: Budget(None if tries else seconds, tries))
    raise UnknownLevel(f"there is no bot {level!r}; the bots are: {', '.join(LEVELS)}")
