"""A table for the rules tests: a position, short ways to play on it, and short ways to look at it.

Tests are told from your point of view: you are seat 0, the others are named by their colours. In a solo game seat 1 is
Lacerda.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from engine.core.game import OptionValue, Setup
from engine.core.moves import Event, IllegalMove, Move, Seat
from engine.games.on_mars import GAME
from engine.games.on_mars.components import BLUEPRINTS, CONTRACTS, LAB, LAB_COLUMN, LSS_REWARDS, SCIENTISTS, TILES
from engine.games.on_mars.hexes import COORDINATES, hex_at
from engine.games.on_mars.moves import Act, Build, Construct, Displace, EndTurn
from engine.games.on_mars.position import Position
from engine.games.on_mars.state import OnMarsState, Player
from engine.games.on_mars.turn import ToAct

YOU: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
HIM: Final = 1
"""Lacerda, in a solo game."""

M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)


class Table:
    def __init__(self, position: Position | OnMarsState) -> None:
        self.state = position.state() if isinstance(position, Position) else position
        self.log: list[Event] = []

    @classmethod
    def dealt(cls, players: int, seed: int = 0, **options: OptionValue) -> Table:
        """A game as set up, before the first choice."""
        return cls(GAME.start(Setup(players, seed, options)))

    # -- playing ---------------------------------------------------------------------------------------------

    @property
    def chooser(self) -> Seat:
        (seat,) = GAME.waiting(self.state)
        return seat

    def play(self, *moves: Move) -> list[Event]:
        """Moves of whoever must choose, one after the other; returns everything that happened."""
        events = [event for move in moves for event in GAME.play(self.state, self.chooser, move)]
        self.log += events
        return events

    def act(self, action: int, *moves: Move) -> list[Event]:
        return self.play(Act(action), *moves)

    def construct(self, action: int, building: int, place: tuple[int, int], *moves: Move) -> list[Event]:
        return self.play(Act(action), Construct(building), Build(hex_at(*place)), *moves)

    def step_aside(self) -> None:
        """Whoever must make room for a Building takes the first hex there is."""
        while self.moves(Displace):
            self.play(self.moves(Displace)[0])

    def end_turn(self) -> list[Event]:
        return self.play(EndTurn())

    def moves(self, kind: type[M]) -> list[M]:
        """The legal moves of one kind."""
        return [move for move in GAME.moves(self.state, self.chooser) if isinstance(move, kind)]

    def can(self, move: Move) -> bool:
        return move in GAME.moves(self.state, self.chooser)

    def refuses(self, move: Move) -> bool:
        """The move is illegal, and trying it leaves everything as it was."""
        before = GAME.copy(self.state)
        try:
            GAME.play(self.state, self.chooser, move)
        except IllegalMove:
            return self.state == before
        return False

    @property
    def is_my_turn(self) -> bool:
        """Back at the choice of actions."""
        return isinstance(self.state.agenda[-1], ToAct)

    @property
    def over(self) -> bool:
        return not GAME.waiting(self.state)

    # -- looking ---------------------------------------------------------------------------------------------

    def player(self, seat: Seat = YOU) -> Player:
        return self.state.players[seat]

    @property
    def you(self) -> Player:
        return self.state.players[YOU]

    def happened(self, kind: type[E]) -> list[E]:
        """What the log has of one kind of event."""
        return [event for event in self.log if isinstance(event, kind)]

    def lab(self, tech: int, seat: Seat = YOU) -> str:
        """The Laboratory space of a Tech."""
        space = self.player(seat).lab[tech]
        return LAB[space].id if space >= 0 else ""

    def level(self, tech: int, seat: Seat = YOU) -> int:
        return LAB_COLUMN[self.player(seat).lab[tech]]

    def building(self, place: tuple[int, int]) -> int:
        return self.state.building[hex_at(*place)]

    def bots(self, seat: Seat = YOU) -> set[tuple[int, int]]:
        return {COORDINATES[bot] for bot in self.player(seat).bots}

    def rover(self, seat: Seat = YOU) -> tuple[int, int]:
        return COORDINATES[self.player(seat).rover_hex]

    def tile(self, place: tuple[int, int]) -> int:
        return self.state.tile[hex_at(*place)]

    def crystals_on_map(self) -> set[tuple[int, int]]:
        return {COORDINATES[place] for place, there in enumerate(self.state.crystal) if there}


# -- components by name ------------------------------------------------------------------------------------------


def _named(records: tuple[Any, ...], name: str) -> int:
    return next(number for number, record in enumerate(records) if record.id == name)


def card(name: str) -> int:
    return _named(BLUEPRINTS, name)


def tile(name: str) -> int:
    return _named(TILES, name)


def contract(name: str) -> int:
    return _named(CONTRACTS, name)


def scientist(name: str) -> int:
    return _named(SCIENTISTS, name)


def reward(name: str) -> int:
    return _named(LSS_REWARDS, name)


def space(name: str) -> int:
    return _named(LAB, name)
