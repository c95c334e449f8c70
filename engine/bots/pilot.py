"""The judgement of a game that its bots share: what a move is worth, and who is winning."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp
from typing import Generic

from engine.core.game import Game, Standing
from engine.core.moves import Move, S, Seat


def best_rated(moves: list[Move], ratings: list[float]) -> Move:
    """The first of those rated highest."""
    return moves[max(range(len(moves)), key=ratings.__getitem__)]


def decided(standings: Sequence[Standing]) -> list[float]:
    """What chances come to when the game is over: the winners share a 1."""
    winners = sum(place.rank == 1 for place in standings)
    return [1 / winners if place.rank == 1 else 0.0 for place in standings]


def odds(worths: Sequence[float], scale: float) -> list[float]:
    """Each one's chance by its lead over the best of the others; `scale` is the lead that makes it 73 %."""
    found = []
    for seat, own in enumerate(worths):
        best = max(other for rival, other in enumerate(worths) if rival != seat)
        found.append(1 / (1 + exp(max(-50.0, min(50.0, (best - own) / scale)))))
    return found


class Pilot(ABC, Generic[S]):
    """Written once for each game, from its strategy. All levels of bots are built on it."""

    cadet_noise: float = 2.0
    """How far off, in the units of `rate`, a cadet's judgement is."""

    foresight: int = 0
    """How many turns the admiral plays its favourite moves out before it compares them; 0 where it grows a tree."""

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

    def turn(self, state: S) -> tuple[int, ...]:
        """Whose turn of which round it is, for games with foresight."""
        raise NotImplementedError

    def proceed(self, state: S, seat: Seat, moves: list[Move]) -> Move:
        """What a pilot chooses when a move is played out: a game may leave out side issues here."""
        return best_rated(moves, self.rate(state, seat, moves))

    def play_on(self, state: S) -> None:
        """Let pilots play until as many turns have ended as the foresight says, or the game."""
        game, turn, left = self.game, self.turn(state), self.foresight
        while waiting := game.waiting(state):
            if turn != (now := self.turn(state)):
                turn, left = now, left - 1
                if not left:
                    return
            seat = waiting[0]
            moves = game.moves(state, seat)
            game.apply(state, seat, moves[0] if len(moves) == 1 else self.proceed(state, seat, moves))
