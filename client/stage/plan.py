"""Planning while others play: the next turn tried out from the present position, with chance that nobody has seen."""

from __future__ import annotations

from typing import Any, Generic

from client.stage.frame import V
from engine.core.game import Game
from engine.core.moves import Event, Move, Seat
from engine.core.rng import Rng


class Plan(Generic[V]):
    """A turn of one seat that is never sent."""

    def __init__(self, game: Game[Any], view: V, seat: Seat, chance: int) -> None:
        self._game = game
        self._seat = seat
        self.state: V | None = game.next_turn(view, seat, Rng(chance))

    @property
    def is_over(self) -> bool:
        """Is it somebody else's turn in the plan as well?"""
        return self.state is None or self._seat not in self._game.waiting(self.state)

    def moves(self) -> list[Move]:
        """What could be done next."""
        return [] if self.is_over else self._game.moves(self.state, self._seat)

    def play(self, move: Move) -> list[Event]:
        assert self.state is not None
        self.state = self._game.copy(self.state)
        return self._game.play(self.state, self._seat, move)
