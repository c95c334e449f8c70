"""The judgement of a game that its bots share: what a move is worth, and who is winning."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from engine.core.game import Game
from engine.core.moves import Move, S, Seat


def best_rated(moves: list[Move], ratings: list[float]) -> Move:
    """The first of those rated highest."""
    return moves[max(range(len(moves)), key=ratings.__getitem__)]


class Pilot(ABC, Generic[S]):
    """Written once for each game, from its strategy. All levels of bots are built on it."""

    cadet_noise: float = 2.0
    """How far off, in the units of `rate`, a cadet's judgement is."""

    foresight: int = 0
    """How many choices pilots make after the admiral's own before it judges a position."""
    curiosity: float = 1.2
    """How strongly the admiral looks at moves it has tried seldom: less where few tries must tell moves apart."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    @abstractmethod
    def rate(self, state: S, seat: Seat, moves: list[Move]) -> list[float]:
        """How good each move is for the seat, higher is better. A few units should separate good moves from bad ones.

        The state is a full one (a view filled in by imagination): rating may try moves out on copies of it.
        """

    @abstractmethod
    def chances(self, state: S) -> list[float]:
        """Each seat's chance to win from here, between 0 and 1; 0 and 1 when the game is over."""
