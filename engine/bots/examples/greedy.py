"""A bot in a page: it tries every move in a few worlds that it can imagine, and takes the one with most points.

orrery arena alien_frontiers --bots pilot,engine/bots/examples/greedy.py:Greedy --games 20
"""

from __future__ import annotations

from engine.bots.bot import Bot
from engine.core.moves import Move, Seat
from engine.core.state import State

WORLDS = 4


class Greedy(Bot):
    """It is given what a person in its seat would see, and the legal moves; it returns one of them."""

    def choose(self, view: State, seat: Seat, moves: list[Move]) -> Move:
        worlds = [self.game.imagine(view, seat, self.rng) for _ in range(WORLDS)]
        return max(moves, key=lambda move: sum(self._lead(world, seat, move) for world in worlds))

    def _lead(self, world: State, seat: Seat, move: Move) -> float:
        """How far ahead the seat is once the move is made; luck decides between equals."""
        after = self.game.copy(world)
        self.game.apply(after, seat, move)
        scores = [place.score for place in self.game.standing(after)]
        rivals = [score for other, score in enumerate(scores) if other != seat]
        return scores[seat] - max(rivals, default=0) + self.rng.fraction() / 2
