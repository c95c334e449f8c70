"""The players' colours and shapes."""

from __future__ import annotations

from dataclasses import dataclass

from client.ui.theme import SEATS, SHAPES, Colour
from engine.core.moves import Seat


@dataclass(frozen=True, slots=True)
class Livery:
    """How the seats are told apart. Games add the pictures of their pieces."""

    colours: tuple[int, ...]
    """Which of the table's colours each seat has."""

    def colour(self, seat: Seat) -> Colour:
        return SEATS[self.colours[seat]]

    def shape(self, seat: Seat) -> str:
        """The icon that goes with the colour."""
        return SHAPES[self.colours[seat]]
