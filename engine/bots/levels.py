"""The bots a person picks from, by name: our own levels, and bots from outside (a class in a file, any program)."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.bots.bot import Bot, Budget, RandomBot
from engine.bots.outside import PROGRAM, UnusableBot, is_outside, outside_bot
from engine.bots.pilot_bot import PilotBot
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
OUTSIDE = "outside"
"""What others are told of a bot that is not ours; its file or command is nobody else's business."""
USUAL = "pilot"
"""Who takes over where a bot of a record or from outside is not to be had."""


class UnknownLevel(Exception):
    """There is no bot of that name; the message names those there are."""


def check_level(level: str, also: tuple[str, ...] = ()) -> None:
    """Raise UnknownLevel if nobody of that name can play, and it is none of the words in `also`."""
    if level not in (*BOTS, *also) and not is_outside(level):
        raise UnknownLevel(
            f"there is no bot {level!r}; the bots are: {', '.join((*also, *BOTS))}, a class as path/to/file.py:Name, "
            "or a program as program:COMMAND"
        )


def told(level: str) -> str:
    """A bot as guests are told of it."""
    return level if level in BOTS else OUTSIDE


def label(level: str) -> str:
    """What a bot is called at the table: `bots/mine.py:Mine` is Mine, `program:node clever.js` is Node."""
    if level.startswith(PROGRAM):
        command = shlex.split(level.removeprefix(PROGRAM)) or [OUTSIDE]
        level = Path(command[0]).stem
    return level.rpartition(":")[2].title() if level in BOTS or level.islower() else level.rpartition(":")[2]


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
