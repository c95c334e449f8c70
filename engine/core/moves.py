"""What players say and what happens: moves, events and the steps that ask for a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from engine.core.rng import Rng
    from engine.core.state import State

Seat = int
"""A place at the table, counted from 0."""

S = TypeVar("S", bound="State")


class IllegalMove(Exception):
    """The move is not in the list of legal moves; the state is untouched."""


class Move:
    """One choice of one seat. Subclasses are small frozen dataclasses: values, compared by content."""

    __slots__ = ()

    topic: ClassVar[str] = ""
    """One of the game's `topics` for what a seat may wish not to be asked about; nothing for what is always asked."""


class Event:
    """A fact: something that happened in the game, told to the screen and to the log."""

    __slots__ = ()

    reveals: ClassVar[bool] = False
    """True where something hidden came to light: undo never goes back past it."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """This event as a seat (None: a spectator) may know it; None if it may know nothing of it."""
        return self


class Step(Generic[S]):
    """Something the rules still owe. Steps are frozen dataclasses on the state's agenda, the topmost is due now.

    A step with seats waits for a move of each of them. A step without seats runs by itself.
    """

    __slots__ = ()

    def seats(self) -> tuple[Seat, ...]:
        """Who must choose now; nobody for a step that runs by itself."""
        return ()

    def moves(self, state: S, seat: Seat) -> list[Any]:
        """Every legal move of that seat, in a stable order, without duplicates."""
        raise NotImplementedError

    def play(self, state: S, seat: Seat, move: Any) -> None:
        """Carry out a legal move. The step is still on top of the agenda: finish it, replace it or leave it."""
        raise NotImplementedError

    def quiet(self, state: S, seat: Seat) -> Move | None:
        """The answer of a seat with nothing to say here (pass, keep quiet); None where every answer says something."""
        return None

    def topic(self) -> str:
        """One of the game's `topics` that all of it belongs to; nothing where each answer has its own."""
        return ""

    def second_thoughts(self, state: S, seat: Seat) -> list[Any]:
        """Moves of a seat that is not waited for: taking back what has not been revealed, or a word out of turn."""
        return []

    def seen_by(self, seat: Seat | None) -> Step[S]:
        """This step as a seat (None: a spectator) may know it."""
        return self

    def imagined(self, state: S, seat: Seat, rng: Rng) -> Step[S]:
        """This step of a view of that seat with the hidden part made up; the rest of the state is made up already."""
        return self

    def run(self, state: S) -> None:
        """Carry out a step that nobody chooses. It has been taken off the agenda."""
        raise NotImplementedError
