"""A bot in a page: it tries every move in a few worlds that it can imagine, lets chance play on for a while, and takes
the move that left it furthest ahead.

orrery arena alien_frontiers --bots pilot --bot engine/bots/examples/greedy.py:Greedy --games 20
"""

from __future__ import annotations

from engine.bots.bot import Bot
from engine.core.moves import Move, Seat
from engine.core.state import State

WORLDS = 6
AHEAD = 40
"""How many choices chance makes after the move."""


class Greedy(Bot):
    """It is given what a person in its seat would see, and the legal moves; it returns one of them."""

    def choose(self, view: State, seat: Seat, moves: list[Move]) -> Move:
        worlds = [self.game.imagine(view, seat, self.rng) for _ in range(WORLDS)]
        return max(moves, key=lambda move: sum(self._lead(world, seat, move) for world in worlds))

    def _lead(self, world: State, seat: Seat, move: Move) -> float:
        """How far ahead the seat is once the move is made and some others after it."""
        state = self.game.copy(world)
        self.game.apply(state, seat, move)
        for _ in range(AHEAD):
            if not (waiting := self.game.waiting(state)):
                break
            self.game.apply(state, waiting[0], self.rng.choice(self.game.moves(state, waiting[0])))
        scores = [place.score for place in self.game.standing(state)]
        rivals = [score for other, score in enumerate(scores) if other != seat]
        return scores[seat] - max(rivals, default=0)
