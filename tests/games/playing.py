"""A table for the rules tests: a position, short ways to play on it, and short ways to look at it.

Each game makes its own from this one and adds what its players would say.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from engine.core.game import Game, OptionValue, Setup
from engine.core.moves import Event, IllegalMove, Move, Seat
from engine.core.state import State

S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)


class Builder(Protocol[S_co]):
    """What puts a position together piece by piece."""

    def state(self) -> S_co: ...


class Playing(Generic[S]):
    """Moves are those of whoever is asked, unless a seat is named."""

    game: ClassVar[Game[Any]]

    def __init__(self, position: Builder[S] | S) -> None:
        self.state: S = position if isinstance(position, State) else position.state()
        self.log: list[Event] = []

    @classmethod
    def dealt(cls, players: int, seed: int = 0, **options: OptionValue) -> Self:
        """A game as set up, before the first choice."""
        return cls(cls.game.start(Setup(players, seed, options)))

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, *moves: Move) -> list[Event]:
        """Moves one after the other, each by the first seat that may make it; returns everything that happened."""
        return [event for move in moves for event in self.by(self._maker(move), move)]

    def by(self, seat: Seat, *moves: Move) -> list[Event]:
        """Moves of one seat."""
        events = [event for move in moves for event in self.game.play(self.state, seat, move)]
        self.log += events
        return events

    def _maker(self, move: Move) -> Seat:
        waiting = self.waiting
        return next((seat for seat in waiting if move in self.game.moves(self.state, seat)), waiting[0])

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.game.waiting(self.state)

    @property
    def over(self) -> bool:
        return not self.waiting

    @property
    def step(self) -> Any:
        """What is to be decided now."""
        return self.state.agenda[-1] if self.state.agenda else None

    def moves(self, kind: type[M], seat: Seat | None = None) -> list[M]:
        """The legal moves of one kind."""
        asked = self.waiting[:1] if seat is None else (seat,)
        return [move for each in asked for move in self.game.moves(self.state, each) if isinstance(move, kind)]

    def can(self, move: Move, seat: Seat | None = None) -> bool:
        seats = self.waiting if seat is None else (seat,)
        return any(move in self.game.moves(self.state, each) for each in seats)

    def refuses(self, move: Move, seat: Seat | None = None) -> bool:
        """The move is illegal, and trying it leaves everything as it was."""
        before = self.game.copy(self.state)
        try:
            self.game.play(self.state, next(iter(self.waiting), 0) if seat is None else seat, move)
        except IllegalMove:
            return bool(self.state == before)
        return False

    def happened(self, kind: type[E]) -> list[E]:
        """What the log has of one kind of event."""
        return [event for event in self.log if isinstance(event, kind)]
