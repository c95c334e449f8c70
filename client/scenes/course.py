"""How a finished match went, point by point: found out bit by bit, so that no frame waits for it."""

from __future__ import annotations

from time import perf_counter

from engine.core.moves import Seat
from engine.match import Match

SLICE = 0.006
"""Seconds of each frame that may go into it."""


class Course:
    """Everybody's points after every move, and the round each move was made in."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._state = match.game.start(match.setup)
        self.points: list[tuple[int, ...]] = []
        """At the start and after each move."""
        self.rounds: list[int] = []
        self.movers: list[Seat] = [entry.seat for entry in match.entries]
        self._note()

    @property
    def length(self) -> int:
        return len(self.movers)

    @property
    def is_complete(self) -> bool:
        return len(self.points) > self.length

    def advance(self, seconds: float = SLICE) -> None:
        """Play on through the record for so long."""
        until = perf_counter() + seconds
        while not self.is_complete and perf_counter() < until:
            entry = self._match.entries[len(self.points) - 1]
            self._match.game.apply(self._state, entry.seat, entry.move)
            self._note()

    def _note(self) -> None:
        game = self._match.game
        self.points.append(tuple(place.score for place in game.standing(self._state)))
        self.rounds.append(game.round(self._state))
