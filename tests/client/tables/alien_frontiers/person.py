"""A person at the table of Alien Frontiers."""

from __future__ import annotations

from typing import Any

from client.tables.alien_frontiers.table import AlienFrontiersTable
from engine.games.alien_frontiers.game import GAME
from tests.client.tables import person
from tests.client.tables.person import NAMES

__all__ = ["NAMES", "Person"]


class Person(person.Person):
    def __init__(
        self, seats: int = 4, size: tuple[int, int] = (1280, 720), language: str = "en", **wishes: Any
    ) -> None:
        super().__init__(GAME, AlienFrontiersTable, seats, size=size, language=language, **wishes)
