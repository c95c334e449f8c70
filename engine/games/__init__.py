"""The games on the shelf. A folder here is a game; this list is what makes it known to everything else."""

from __future__ import annotations

import os
import tomllib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engine.core.game import Game

SHELF = {
    "alien_frontiers": (2, 4),
    "race_for_the_galaxy": (1, 6),
    "starfarers": (2, 4),
    "on_mars": (1, 4),
    "empires_of_the_void": (2, 4),
}
"""The games in order, with the fewest and the most players: known here, so that no game is loaded before it is due."""

GAME_IDS = tuple(SHELF)

FURTHER = "ORRERY_GAMES"
"""The environment variable that names the packages of further games, separated by commas."""


class UnknownGame(Exception):
    """There is no game of that name; the message names those there are."""


def game_ids() -> tuple[str, ...]:
    """Every game on the shelf, ours first."""
    return (*SHELF, *_further())


def load_game(game_id: str) -> Game[Any]:
    """A game by its name, imported when first asked for."""
    game: Game[Any] = import_module(_package(game_id)).GAME
    return game


def seats_of(game_id: str) -> tuple[int, int]:
    """The fewest and the most players."""
    if game_id in SHELF:
        return SHELF[game_id]
    counts = load_game(game_id).seat_counts
    return min(counts), max(counts)


@cache
def title(game_id: str, language: str) -> str:
    """A game's name, from its catalogue alone."""
    spec = find_spec(_package(game_id))
    assert spec
    assert spec.submodule_search_locations
    catalogue = Path(spec.submodule_search_locations[0], "text", f"{language}.toml")
    return str(tomllib.loads(catalogue.read_text("utf-8"))["game"]["name"])


def _package(game_id: str) -> str:
    if game_id in SHELF:
        return f"engine.games.{game_id}"
    if game_id in _further():
        return _further()[game_id]
    raise UnknownGame(f"there is no game {game_id!r}; the games are: {', '.join(game_ids())}")


def _further() -> dict[str, str]:
    """The packages of further games by the name of their folder."""
    packages = [package.strip() for package in os.environ.get(FURTHER, "").split(",")]
    return {package.rpartition(".")[2]: package for package in packages if package}
