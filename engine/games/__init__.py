"""The games on the shelf. A folder here is a game; this list is what makes it known to everything else."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from engine.core.game import Game

GAME_IDS = ("alien_frontiers", "race_for_the_galaxy", "starfarers", "on_mars", "empires_of_the_void")


class UnknownGame(Exception):
    """There is no game of that name; the message names those there are."""


def load_game(game_id: str) -> Game[Any]:
    """A game by its name, imported when first asked for."""
    if game_id not in GAME_IDS:
        raise UnknownGame(f"there is no game {game_id!r}; the games are: {', '.join(GAME_IDS)}")
    game: Game[Any] = import_module(f"engine.games.{game_id}").GAME
    return game
