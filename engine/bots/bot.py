"""What a bot is: it is shown a view and its legal moves, and chooses one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from time import perf_counter
from typing import Any

from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.core.state import State


class Budget:
    """How long a bot may think about one move: a time, or for repeatable games a number of tries."""

    def __init__(self, seconds: float | None = None, tries: int | None = None) -> None:
        self._begun = perf_counter()
        self._seconds = seconds
        self._tries = tries
        self._tried = 0

    def spent(self) -> float:
        """What share of it is gone, 1 or more when nothing is left. To ask is to begin a try."""
        self._tried += 1
        if self._tries is not None:
            return (self._tried - 1) / self._tries
        return (perf_counter() - self._begun) / self._seconds if self._seconds else 1.0


class Bot(ABC):
    """A player made of code. It never sees more than a person in its seat would."""

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def move(self, view: State, seat: Seat) -> Move:
        moves = self.game.moves(view, seat)
        return moves[0] if len(moves) == 1 else self.choose(view, seat, moves)

    @abstractmethod
    def choose(self, view: State, seat: Seat, moves: list[Move]) -> Move:
        """One of at least two legal moves."""


class Thinker(Bot):
    """A bot that thinks about each move as long as it may."""

    def __init__(self, game: Game[Any], rng: Rng, budget: Callable[[], Budget]) -> None:
        super().__init__(game, rng)
        self._pilot = game.pilot()
        self._budget = budget


class RandomBot(Bot):
    def choose(self, view: State, seat: Seat, moves: list[Move]) -> Move:
        return self.rng.choice(moves)
