"""The one thing a table talks to: a view, legal moves and new events in, a move out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from engine.core.game import Game, Setup
from engine.core.moves import Event, Move, Seat
from engine.core.state import State
from engine.match import COLOURS, Chair, Match, colours_of


@dataclass(frozen=True, slots=True)
class Update:
    """Something happened: who moved (None for an undo or a jump), what of it the viewer may see, and the view after."""

    seat: Seat | None
    events: tuple[Event, ...]
    view: State
    takes_back: bool = False
    """Is the move before this one undone?"""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something about the table rather than the game: a key of the client's catalogue and what to fill in."""

    key: str
    figures: tuple[str, ...] = ()


class Link(ABC):
    """A match as one person at one screen sees it. Nothing here blocks: the frame loop calls it every frame."""

    game: Game[Any]
    setup: Setup
    chairs: tuple[Chair, ...]
    view: State
    """What the viewer may know now."""
    viewer: Seat | None
    """Through whose eyes the table is shown; None for a spectator."""
    is_live: bool = True
    """False where what is shown happened long ago."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def colours(self) -> tuple[int, ...]:
        """Which of the table's colours each seat has; after the people's come those of opponents a game runs itself."""
        given = self.game.colours(self.setup)
        chairs = [Chair("", colour=colour) for colour in given] if given else self.chairs
        free = [Chair("")] * (COLOURS - len(chairs))
        return colours_of([*chairs, *free])

    @property
    def is_over(self) -> bool:
        return not self.game.waiting(self.view)

    def waiting(self) -> tuple[Seat, ...]:
        """Who must choose now."""
        return self.game.waiting(self.view)

    @abstractmethod
    def poll(self) -> list[Update]:
        """What has happened since the last call, in order; `view` is up to date afterwards."""

    def history(self) -> list[Update]:
        """What happened before this link was opened, for the log."""
        return []

    def record(self) -> Match | None:
        """The whole match, where this machine has it and it is over."""
        return None

    @abstractmethod
    def notices(self) -> list[Notice]:
        """Notices since the last call."""

    @abstractmethod
    def moves(self) -> list[Move]:
        """The viewer's legal moves; none while it is not theirs to choose, or while a move is under way."""

    @abstractmethod
    def send(self, move: Move) -> None:
        """Make one of the viewer's moves. What follows comes out of `poll`."""

    def made(self) -> int:
        """How many moves have been made."""
        return 0

    def can_undo(self) -> bool:
        return False

    def undo(self) -> None:
        """Take the viewer's last move back."""

    def can_redo(self) -> bool:
        return False

    def redo(self) -> None:
        """Make the move again that was taken back."""

    def thinking(self) -> Seat | None:
        """A seat whose bot or absent person is being waited for."""
        return None

    def next_viewer(self) -> Seat | None:
        """At a shared screen, the person who must take the seat before the game goes on; None if nobody need move."""
        return None

    def sit_down(self, seat: Seat) -> None:
        """The person asked for by `next_viewer` is at the screen."""

    def set_pace(self, seconds: float) -> None:
        """The least time a bot lets pass before it moves, so that people can follow."""

    @abstractmethod
    def close(self) -> None:
        """Leave the table: end every process and connection this link started."""
