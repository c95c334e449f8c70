"""How each game is drawn. A folder named after a game is its table; a game without one is played at the plain table.

A table's `__init__.py` says with `TABLE` which class it is, with `LESSONS`, if it has any, where they are written, and
with `EXHIBITS` how its things look in the gallery: module and name, so that nothing is imported before it is due. Its
words are in `text.toml`, which says in `section` what their keys begin with.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from client.stage.exhibits import Looks
from client.stage.table import Surroundings, Table
from client.tables.plain import PlainTable
from client.ui.art import Art
from engine.core.words import Words


def is_drawn(game_id: str) -> bool:
    """Has the game a table of its own?"""
    return _package(game_id) is not None


def is_taught(game_id: str) -> bool:
    """Can the game be learnt at its table?"""
    return bool(getattr(_package(game_id), "LESSONS", None))


def lessons(game_id: str) -> Any:
    """The lessons of a game that can be learnt at its table."""
    return _load(game_id, _package(game_id).LESSONS)


def exhibits(game_id: str, art: Art, words: Words, text: float) -> Looks:
    """What the things of a game look like at its table; nothing where it has none of its own."""
    package = _package(game_id)
    name = getattr(package, "EXHIBITS", "")
    looks: Looks = _load(game_id, name)(art, words, text) if name else {}
    return looks


def make_table(around: Surroundings, plain: bool) -> Table:
    """The table of a game: its own, or the plain one where it has none or the person prefers that."""
    game_id = around.link.game.id
    package = _package(game_id)
    if plain or package is None:
        return PlainTable(around)
    table: Table = _load(game_id, package.TABLE)(around)
    return table


def _load(game_id: str, name: str) -> Any:
    module, _, value = name.partition(":")
    return getattr(import_module(f"{__name__}.{game_id}.{module}"), value)


@cache
def _package(game_id: str) -> Any:
    """The package that draws a game, which imports nothing by itself."""
    name = f"{__name__}.{game_id}"
    spec = find_spec(name)
    return import_module(name) if spec and spec.submodule_search_locations else None
