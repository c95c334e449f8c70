"""The bots a person picks from, by name: our own levels, and bots from outside (a class in a file, any program)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.bots.bot import Bot, Budget, RandomBot
from engine.bots.heuristic import PilotBot
from engine.bots.outside import UnusableBot, is_outside, outside_bot
from engine.bots.search import SearchBot
from engine.bots.trials import TrialBot
from engine.core.game import Game
from engine.core.rng import Rng

DEFAULT_SECONDS = 1.5

Factory = Callable[[Game[Any], Rng, Callable[[], Budget]], Bot]


def _cadet(game: Game[Any], rng: Rng, budget: Callable[[], Budget]) -> Bot:
    return PilotBot(game, rng, noise=game.pilot().cadet_noise)


def _admiral(game: Game[Any], rng: Rng, budget: Callable[[], Budget]) -> Bot:
    return (TrialBot if game.pilot().foresight else SearchBot)(game, rng, budget)


BOTS: dict[str, Factory] = {
    "random": lambda game, rng, budget: RandomBot(game, rng),
    "cadet": _cadet,
    "pilot": lambda game, rng, budget: PilotBot(game, rng),
    "admiral": _admiral,
}
"""From the weakest to the strongest. People are offered all but the first."""

LEVELS = tuple(BOTS)


class UnknownLevel(Exception):
    """There is no bot of that name; the message names those there are."""


def check_level(level: str) -> None:
    """Raise UnknownLevel if nobody of that name can play."""
    if level not in BOTS and not is_outside(level):
        raise UnknownLevel(
            f"there is no bot {level!r}; the bots are: {', '.join(BOTS)}, a class as path/to/file.py:Name, "
            "or a program as program:COMMAND"
        )


def make_bot(level: str, game: Game[Any], seed: int, seconds: float = DEFAULT_SECONDS, tries: int | None = None) -> Bot:
    """A bot by name. `seconds` a move are for those that think; `tries` instead make their play repeatable."""
    check_level(level)
    rng = Rng(seed)
    if level in BOTS:
        return BOTS[level](game, rng, lambda: Budget(None if tries else seconds, tries))
    try:
        return outside_bot(level, game, rng, seconds)
    except UnusableBot as error:
        raise UnknownLevel(str(error)) from error
