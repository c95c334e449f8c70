"""What a move is worth: by the position it leads to, and for what prepares a docking, by that docking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.bots.pilot import Pilot, decided, odds
from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.games.alien_frontiers.colonies import ToLand
from engine.games.alien_frontiers.components import COLONIST_HUB, STATIONS
from engine.games.alien_frontiers.moves import (
    Boost,
    Borrow,
    Claim,
    Cycle,
    Dock,
    EndTurn,
    Fire,
    Flip,
    Launch,
    Reroll,
    Shift,
    Slow,
    Teleport,
    Trade,
)
from engine.games.alien_frontiers.pilot.worth import OPPONENT, WIN_SCALE, spoils, worth
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.stations import ToRaid, can_launch
from engine.games.alien_frontiers.tech import ToFireAgain, ToMoveColony, ToSwap
from engine.games.alien_frontiers.turn import ToAct

VICTORY: Final = 1000.0
IN_VAIN: Final = 10.0
"""Off a move that costs something and does not help any docking."""
SAMPLES: Final = 3
"""How often a move with a random result is tried."""

_ONLY_MINE = (Boost, Claim, Cycle, Dock, Flip, Launch, Reroll, Shift, Slow, Teleport, Trade)
"""Moves that change nothing for the others."""
_FOLLOW_UPS = (ToLand, ToMoveColony, ToSwap)
"""Decisions that a move leads to and that are judged together with it."""

Wanted = Callable[[Dock], bool]


class AlienFrontiersPilot(Pilot[AlienFrontiersState]):
    cadet_noise = 0.9

    def rate(self, state: AlienFrontiersState, seat: Seat, moves: list[Move]) -> list[float]:
        """What the position after each move is worth, against the strongest rival."""
        choice = _Choice(self.game, state, seat)
        if isinstance(state.agenda[-1], ToAct):
            return choice.rate_actions(moves)
        if isinstance(state.agenda[-1], ToFireAgain):
            return [choice.after_shot(move) for move in moves]
        return [choice.after(move) for move in moves]

    def chances(self, state: AlienFrontiersState) -> list[float]:
        if not state.agenda:
            return decided(self.game.standing(state))
        return odds([worth(state, seat) for seat in range(len(state.players))], WIN_SCALE)


class _Choice:
    """One choice of one seat."""

    def __init__(self, game: Game[AlienFrontiersState], state: AlienFrontiersState, seat: Seat) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._rivals = self._strongest_rival(state)

    def rate_actions(self, moves: list[Move]) -> list[float]:
        """Dockings by what they lead to. Whatever places no ship is rated as if the best docking followed: before it
        comes what makes things better, and never what only puts the docking off."""
        every = self._game.moves(self._state, self._seat)
        docked = {move: self.after(move) for move in every if isinstance(move, Dock | EndTurn)}
        best, now = max(docked.values()), self._value(self._state)
        return [docked[move] if move in docked else self._action(move, best, now) for move in moves]

    def _action(self, move: Move, best: float, now: float) -> float:
        if isinstance(move, Boost | Slow | Flip | Shift):
            changed = _changed(move)
            return self._if_better(self._with_docking(move, lambda dock: not changed.isdisjoint(dock.ships)), best)
        if isinstance(move, Borrow):
            territory = move.territory
            return self._if_better(
                self._with_docking(move, lambda dock: STATIONS[dock.station].territory == territory), best
            )
        if isinstance(move, Fire):
            return self._if_better(self.after_shot(move), best)
        if isinstance(move, Teleport) and move.station == COLONIST_HUB and not self._lands(move):
            return best - IN_VAIN
        return best + self.after(move) - now

    def _if_better(self, rating: float, best: float) -> float:
        return rating if rating > best else best - IN_VAIN

    def after(self, move: Move) -> float:
        """The position after a move and the decisions it leads to."""
        samples = SAMPLES if isinstance(move, Reroll | Cycle) else 1
        rivals = self._rivals if isinstance(move, _ONLY_MINE) else None
        return (
            sum(self._reached(self._played(self._state, move, sample), rivals) for sample in range(samples)) / samples
        )

    def _reached(self, state: AlienFrontiersState, rivals: float | None) -> float:
        if not state.agenda:
            return VICTORY if self._game.standing(state)[self._seat].rank == 1 else -VICTORY
        step = state.agenda[-1]
        if isinstance(step, _FOLLOW_UPS):
            return max(self._reached(self._played(state, move), None) for move in self._game.moves(state, self._seat))
        if isinstance(step, ToRaid):
            return max(self._reached(self._played(state, loot), None) for loot in spoils(state, self._seat))
        return self._value(state, rivals)

    def after_shot(self, move: Move) -> float:
        """The best docking at the station shot at, after the shots it takes."""
        state = self._played(self._state, move)
        station = move.station if isinstance(move, Fire) else None
        return self._cleared(state, station)

    def _cleared(self, state: AlienFrontiersState, station: int | None) -> float:
        if isinstance(state.agenda[-1], ToFireAgain):
            moves = self._game.moves(state, self._seat)
            return max(self._cleared(self._played(state, move), station) for move in moves)
        return self._best_docking(state, lambda dock: station in (None, dock.station))

    def _with_docking(self, move: Move, wanted: Wanted) -> float:
        return self._best_docking(self._played(self._state, move), wanted)

    def _best_docking(self, state: AlienFrontiersState, wanted: Wanted) -> float:
        docks = [move for move in self._game.moves(state, self._seat) if isinstance(move, Dock) and wanted(move)]
        return max([self._reached(self._played(state, dock), None) for dock in docks], default=-VICTORY)

    def _lands(self, move: Teleport) -> bool:
        state = self._played(self._state, move)
        return not state.agenda or isinstance(state.agenda[-1], ToLand) or can_launch(state, self._seat)

    def _played(self, state: AlienFrontiersState, move: Move, sample: int = 0) -> AlienFrontiersState:
        after = state.copy()
        if sample:
            after.rng = Rng(after.rng.bits() + sample)
            after.rng.shuffle(after.draw)
        self._game.apply(after, self._seat, move)
        return after

    def _value(self, state: AlienFrontiersState, rivals: float | None = None) -> float:
        against = self._strongest_rival(state) if rivals is None else rivals
        return worth(state, self._seat) - OPPONENT * against

    def _strongest_rival(self, state: AlienFrontiersState) -> float:
        return max(worth(state, other) for other in range(len(state.players)) if other != self._seat)


def _changed(move: Any) -> set[int]:
    """The ships whose values a card changes, with their new ones."""
    if isinstance(move, Shift):
        return {move.lower - 1, move.higher + 1}
    if isinstance(move, Flip):
        return {move.ship + 7 - 2 * (move.ship & 7)}
    return {move.ship + (1 if isinstance(move, Boost) else -1)}
