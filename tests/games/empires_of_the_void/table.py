"""A table for the rules tests: a position, short ways to play on it, and short ways to look at it.

Tests are told from your point of view: you are seat 0, the others are named by their colours.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from engine.core.game import OptionValue, Setup
from engine.core.moves import Event, IllegalMove, Move, Seat
from engine.games.empires_of_the_void import GAME
from engine.games.empires_of_the_void.components import SPACE_IDS, count, ships_in, space_of
from engine.games.empires_of_the_void.moves import Begin, Fly, Pass, Stop
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.state import EmpiresState, Player
from engine.games.empires_of_the_void.step import Window

YOU: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3

M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)


def space(name: str) -> int:
    """A space by its printed name, `bindok_reach.r1` or `home.0`."""
    return SPACE_IDS.index(name)


class Table:
    def __init__(self, position: Position | EmpiresState) -> None:
        self.state = position.state() if isinstance(position, Position) else position
        GAME._run_on(self.state)
        self.state.legal = {}
        self.state.events = []

    @classmethod
    def dealt(cls, players: int, seed: int = 0, **options: OptionValue) -> Table:
        """A game before its first decision."""
        return cls(GAME.start(Setup(players, seed, options)))

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, *moves: Move) -> list[Event]:
        """Moves one after the other, each by the first seat asked that may make it; returns all that happened."""
        return [event for move in moves for event in GAME.play(self.state, self._seat_for(move), move)]

    def by(self, seat: Seat, *moves: Move) -> list[Event]:
        return [event for move in moves for event in GAME.play(self.state, seat, move)]

    def _seat_for(self, move: Move) -> Seat:
        waiting = GAME.waiting(self.state)
        return next((seat for seat in waiting if move in GAME.moves(self.state, seat)), waiting[0])

    def fly(self, ship: int, origin: int, *route: int, source: int = 0) -> list[Event]:
        """A whole Move along a route; it stops where the route ends."""
        events = self.play(Begin(origin, ship, source), *(Fly(there) for there in route))
        return events + (self.play(Stop()) if self.can(Stop()) else [])

    def pass_windows(self) -> None:
        """Everybody who is asked at once has nothing to say."""
        while self.state.agenda and isinstance(self.state.agenda[-1], Window):
            self.play(Pass())

    def dictate(self, *results: int) -> None:
        self.state.rng.dictate(*results)

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return GAME.waiting(self.state)

    @property
    def over(self) -> bool:
        return not self.waiting

    @property
    def step(self) -> Any:
        return self.state.agenda[-1] if self.state.agenda else None

    def moves(self, kind: type[M], seat: Seat | None = None) -> list[M]:
        """The legal moves of one kind, of a seat or of the first one asked."""
        asked = self.waiting[0] if seat is None else seat
        return [move for move in GAME.moves(self.state, asked) if isinstance(move, kind)]

    def can(self, move: Move, seat: Seat | None = None) -> bool:
        seats = self.waiting if seat is None else (seat,)
        return any(move in GAME.moves(self.state, asked) for asked in seats)

    def refuses(self, move: Move, seat: Seat | None = None) -> bool:
        """The move is illegal, and trying it leaves everything as it was."""
        before = GAME.copy(self.state)
        try:
            GAME.play(self.state, self.waiting[0] if seat is None else seat, move)
        except IllegalMove:
            return self.state == before
        return False

    def player(self, seat: Seat = YOU) -> Player:
        return self.state.players[seat]

    def credits(self, seat: Seat = YOU) -> int:
        return self.state.players[seat].credits

    def hand(self, seat: Seat = YOU) -> tuple[int, ...]:
        return self.state.players[seat].hand

    def ships(self, seat: Seat, space: int) -> tuple[int, ...]:
        return ships_in(self.state.players[seat].ships[space])

    def number(self, seat: Seat, ship: int) -> int:
        """Ships of a class on the whole map."""
        return sum(count(fleet, ship) for fleet in self.state.players[seat].ships)

    def ships_at(self, seat: Seat, world: int) -> tuple[int, ...]:
        return self.ships(seat, space_of(world))

    def holder(self, world: int) -> Seat:
        return self.state.holder[world]

    def ally(self, world: int) -> Seat:
        return self.state.ally[world]


def told(events: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
