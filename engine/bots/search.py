"""The admiral: tree search over imagined states.

Each try imagines the hidden part of the table anew, walks down the tree of moves made so far and adds one position to
it. The pilot's judgement says which moves deserve a look first and what a position is worth. Nodes belong to sequences
of moves, not to states, so that what is learnt holds for everything the hidden part may be.
"""

from __future__ import annotations

from math import exp, sqrt

from engine.bots.bot import Thinker
from engine.core.moves import Move, Seat
from engine.core.state import State

TEMPERATURE = 2.0
"""How far the pilot's ratings may differ before a move is hardly worth a look."""
CURIOSITY = 1.2
"""How strongly moves tried seldom are looked at."""
CERTAINTY = 0.999
"""A move that the pilot prefers so clearly to all others is made without thinking."""


class Node:
    """What is known of the moves after one sequence of moves."""

    __slots__ = ("children", "priors", "totals", "visits", "visits_of")

    def __init__(self) -> None:
        self.visits = 0
        self.priors: dict[Move, float] = {}
        self.totals: dict[Move, float] = {}
        self.visits_of: dict[Move, int] = {}
        self.children: dict[Move, Node] = {}


class SearchBot(Thinker):
    def choose(self, view: State, seat: Seat, moves: list[Move]) -> Move:
        budget = self._budget()
        root = Node()
        self._learn_priors(root, self.game.imagine(view, seat, self.rng), seat, moves)
        favourite = max(moves, key=root.priors.__getitem__)
        if root.priors[favourite] >= CERTAINTY:
            return favourite
        while budget.spent() < 1:
            self._try(root, self.game.imagine(view, seat, self.rng), seat)
        return max(moves, key=lambda move: (root.visits_of.get(move, 0), root.priors[move]))

    def _try(self, node: Node, state: State, asked: Seat) -> None:
        """One walk from the root to a new position, and what it is worth for every move on the way. The root is the
        choice of the seat that is asked, also where others choose at the same time."""
        path: list[tuple[Node, Seat, Move]] = []
        game = self.game
        while waiting := game.waiting(state):
            seat = waiting[0] if path else asked
            moves = game.moves(state, seat)
            if len(moves) == 1:
                game.apply(state, seat, moves[0])
                continue
            is_new = not node.visits
            self._learn_priors(node, state, seat, moves)
            move = self._pick(node, moves)
            path.append((node, seat, move))
            game.apply(state, seat, move)
            if is_new:
                break
            node = node.children.setdefault(move, Node())
        chances = self._pilot.chances(state)
        for node, seat, move in path:
            node.visits += 1
            node.visits_of[move] = node.visits_of.get(move, 0) + 1
            node.totals[move] = node.totals.get(move, 0.0) + chances[seat]

    def _learn_priors(self, node: Node, state: State, seat: Seat, moves: list[Move]) -> None:
        """Ask the pilot about moves never seen here before."""
        new = [move for move in moves if move not in node.priors]
        if not new:
            return
        ratings = self._pilot.rate(state, seat, new)
        best = max(ratings)
        weights = [exp((rating - best) / TEMPERATURE) for rating in ratings]
        total = sum(weights)
        for move, weight in zip(new, weights, strict=True):
            node.priors[move] = weight / total

    def _pick(self, node: Node, moves: list[Move]) -> Move:
        """The move with the best mean so far plus what curiosity adds."""
        mean = sum(node.totals.values()) / node.visits if node.visits else 0.5
        reach = CURIOSITY * sqrt(node.visits + 1)
        best, best_score = moves[0], -1.0
        for move in moves:
            visits = node.visits_of.get(move, 0)
            value = node.totals[move] / visits if visits else mean
            score = value + reach * node.priors[move] / (1 + visits)
            if score > best_score:
                best, best_score = move, score
        return best
