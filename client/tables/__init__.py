"""How each game is drawn. A game without a table of its own is played at the plain table."""

from __future__ import annotations

from importlib import import_module

from client.tables.plain import PlainTable
from client.tables.table import Place, Table

DRAWN = {"alien_frontiers": "AlienFrontiersTable"}
"""Games with a table of their own: the class in `client/tables/<game>/table.py`."""
TAUGHT = {"alien_frontiers"}
"""Games that can be learnt at their table."""


def make_table(place: Place, plain: bool) -> Table:
    """The table of a game: its own, or the plain one where it has none or the person prefers that."""
    game_id = place.link.game.id
    if plain or game_id not in DRAWN:
        return PlainTable(place)
    table: Table = getattr(import_module(f"client.tables.{game_id}.table"), DRAWN[game_id])(place)
    return table
