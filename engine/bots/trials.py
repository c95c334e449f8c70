"""The admiral in games of many small moves: its favourite moves are played out and compared.

One small move hardly changes a position, and what it leads to shows turns later. So the few moves that the pilot likes
best are tried in the same imagined states, with the same dice, and pilots play on from there for some turns. As time
goes by the worse half drops out, again and again, so that most trials go to moves that are hard to tell apart.
"""

from __future__ import annotations

from engine.bots.bot import Thinker
from engine.core.moves import Move, Seat
from engine.core.state import State

FAVOURITES = 6
WORSE = 8.0
"""A move that the pilot rates so much below the best is not tried."""
TRUST = 0.0025
"""What a unit of the pilot's rating counts beside the chance to win that trials have found."""


class TrialBot(Thinker):
    def choose(self, view: State, seat: Seat, moves: list[Move]) -> Move:
        budget = self._budget()
        ratings = self._favourites(view, seat, moves)
        left = list(ratings)
        if len(left) == 1:
            return left[0]
        totals = dict.fromkeys(left, 0.0)
        rounds, trials, halved = (len(left) - 1).bit_length(), 0, 0

        def worth(move: Move) -> float:
            return TRUST * ratings[move] + totals[move] / max(1, trials)

        while (spent := budget.spent()) < 1:
            if spent * rounds >= halved + 1:
                halved += 1
                left = sorted(left, key=worth, reverse=True)[: (len(left) + 1) // 2]
            imagined = self.game.imagine(view, seat, self.rng)
            trials += 1
            for move in left:
                totals[move] += self._outcome(imagined.copy(), seat, move)
        return max(left, key=worth)

    def _favourites(self, view: State, seat: Seat, moves: list[Move]) -> dict[Move, float]:
        """The moves worth a trial with their ratings, the best first."""
        ratings = self._pilot.rate(self.game.imagine(view, seat, self.rng), seat, moves)
        rated = sorted(zip(ratings, moves, strict=True), key=lambda each: each[0], reverse=True)
        return {move: rating for rating, move in rated[:FAVOURITES] if rating >= rated[0][0] - WORSE}

    def _outcome(self, state: State, seat: Seat, move: Move) -> float:
        """The chance to win that is seen some turns after a move."""
        self.game.apply(state, seat, move)
        self._pilot.play_on(state)
        return self._pilot.chances(state)[seat]
