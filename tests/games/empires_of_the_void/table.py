"""A table for the rules tests: a position, short ways to play on it, and short ways to look at it.

Tests are told from your point of view: you are seat 0, the others are named by their colours.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from engine.core.game import Game
from engine.core.moves import Event, Move, Seat
from engine.games.empires_of_the_void import GAME
from engine.games.empires_of_the_void.components import SPACE_IDS, count, ships_in, space_of
from engine.games.empires_of_the_void.moves import Begin, Fly, Pass, Stop
from engine.games.empires_of_the_void.open_points import ToInterject
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.state import EmpiresState, Player
from engine.games.empires_of_the_void.step import Window
from tests.games.playing import Playing

YOU: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3

E = TypeVar("E", bound=Event)


def space(name: str) -> int:
    """A space by its printed name, `bindok_reach.r1` or `home.0`."""
    return SPACE_IDS.index(name)


class Table(Playing[EmpiresState]):
    """Where somebody could only make offers or exchange with the row, nobody does, unless all are to be asked."""

    game: ClassVar[Game[Any]] = GAME

    def __init__(self, position: Position | EmpiresState, all_asked: bool = False) -> None:
        super().__init__(position)
        self._all_asked = all_asked
        GAME._run_on(self.state)
        self.state.legal = {}
        self.state.events = []
        self._hush()

    def by(self, seat: Seat, *moves: Move) -> list[Event]:
        events: list[Event] = []
        for move in moves:
            events += [*super().by(seat, move), *self._hush()]
        return events

    def _hush(self) -> list[Event]:
        events: list[Event] = []
        while not self._all_asked and isinstance(self.step, ToInterject):
            silent = next((seat for seat in self.waiting if _is_silent(self.state, seat)), None)
            if silent is None:
                break
            events += super().by(silent, Pass())
        return events

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


def _is_silent(state: EmpiresState, seat: Seat) -> bool:
    """In an Attack whoever has no card to play; elsewhere whoever has nothing but offers and exchanges to make."""
    topics = {move.topic for move in GAME.moves(state, seat)}
    return "cards" not in topics and (state.battle is not None or topics != {""})


def told(events: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
