"""How each game is drawn. A folder named after a game is its table; a game without one is played at the plain table.

A table's `__init__.py` says with `TABLE` which class it is, and with `LESSONS`, if it has any, where they are written:
module and name, so that nothing is imported before it is due. `EXHIBITS` says, if need be, what names pictures for the
gallery. The table's words are in `text.toml`, which says in `section` what their keys begin with.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from client.stage.table import Surroundings, Table
from client.tables.plain import PlainTable
from client.ui.art import Art


def is_drawn(game_id: str) -> bool:
    """Has the game a table of its own?"""
    return _package(game_id) is not None


def is_taught(game_id: str) -> bool:
    """Can the game be learnt at its table?"""
    return bool(getattr(_package(game_id), "LESSONS", None))


def lessons(game_id: str) -> Any:
    """The lessons of a game that can be learnt at its table."""
    return _load(game_id, _package(game_id).LESSONS)


def exhibit_picture(game_id: str, art: Art, exhibit: str) -> str:
    """The picture of a thing in the gallery: what its table says, or the file of its name; nothing if there is none."""
    package = _package(game_id)
    said = getattr(package, "EXHIBITS", "")
    name = str(_load(game_id, said)(art, exhibit)) if said else f"{game_id}/{exhibit}"
    return name if ":" in name or art.has_picture(name) else ""


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
