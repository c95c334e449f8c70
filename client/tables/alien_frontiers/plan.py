"""Planning while others play: the next turn tried out from the present position, with dice that nobody has rolled."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.moves import Event, Move, Seat
from engine.core.rng import Rng
from engine.games.alien_frontiers.components import MAINTENANCE_BAY
from engine.games.alien_frontiers.moves import EndTurn, Roll
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.turn import NextTurn


class Plan:
    """A turn of one seat that is never sent. Ships that others have not placed yet wait in the Maintenance Bay."""

    def __init__(self, game: Game[AlienFrontiersState], view: AlienFrontiersState, seat: Seat, dice: int) -> None:
        self._game = game
        self._seat = seat
        self.state = game.imagine(view, seat, Rng(dice))
        self.state.docks[MAINTENANCE_BAY] += self.state.hand
        self.state.active, self.state.hand, self.state.agenda = seat - 1, (), []
        NextTurn().run(self.state)
        game.play(self.state, seat, Roll())

    def moves(self) -> list[Move]:
        """What could be done next; nothing once the turn has ended."""
        return self._game.moves(self.state, self._seat) if self._seat in self._game.waiting(self.state) else []

    def play(self, move: Move) -> list[Event]:
        return self._game.play(self.state, self._seat, move)

    def ends_with(self, move: Move) -> bool:
        return isinstance(move, EndTurn)
