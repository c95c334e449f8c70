"""What a bot is: it is shown a view and its legal moves, and chooses one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from time import perf_counter
from typing import Any

from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.core.state import State


class Budget:
    """How long a bot may think about one move: a time, or for repeatable games a number of tries."""

    def __init__(self, seconds: float | None = None, tries: int | None = None) -> None:
        self._ends = None if seconds is None else perf_counter() + seconds
        self._tries = tries

    def is_spent(self) -> bool:
        if self._tries is not None:
            self._tries -= 1
            if self._tries < 0:
                return True
        return self._ends is not None and perf_counter() >= self._ends


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


class RandomBot(Bot):
    def choose(self, view: State, seat: Seat, moves: list[Move]) -> Move:
        return self.rng.choice(moves)
