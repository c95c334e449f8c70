"""Bots that play by a game's judgement alone: the pilot, and the cadet who does not always trust it."""

from __future__ import annotations

from math import log
from typing import Any

from engine.bots.bot import Bot
from engine.bots.pilot import best_rated
from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.core.state import State


class PilotBot(Bot):
    """Plays the move its judgement rates best, with some noise in the rating if it is not to be too good."""

    def __init__(self, game: Game[Any], rng: Rng, noise: float = 0.0) -> None:
        super().__init__(game, rng)
        self._pilot = game.pilot()
        self._noise = noise

    def choose(self, view: State, seat: Seat, moves: list[Move]) -> Move:
        state = self.game.imagine(view, seat, self.rng)
        ratings = self._pilot.rate(state, seat, moves)
        if self._noise:
            ratings = [rating + self._noise * self._gumbel() for rating in ratings]
        return best_rated(moves, ratings)

    def _gumbel(self) -> float:
        """Noise that makes a choice by highest rating a choice by odds, better moves more often."""
        return -log(-log(self.rng.fraction() or 1e-12))
