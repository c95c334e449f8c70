"""The judgement of the bots: turns tried out to their end, and what the position is worth then."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Final

from engine.bots.pilot import Pilot, best_rated
from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.games.on_mars.pilot import habits
from engine.games.on_mars.buildings import ToConstruct
from engine.games.on_mars.components import CONTROL_CENTER, RESUPPLY
from engine.games.on_mars.goods import ToPay, ToPayCrystals
from engine.games.on_mars.hiring import ToRefill
from engine.games.on_mars.movement import ToMove
from engine.games.on_mars.moves import Act, EndTurn
from engine.games.on_mars.rounds import ToPlaceShuttle, ToSettle
from engine.games.on_mars.scoring import standing
from engine.games.on_mars.shuttle import ToTravel
from engine.games.on_mars.slots import ToPayCrowd
from engine.games.on_mars.state import OnMarsState
from engine.games.on_mars.travel import ToExplore
from engine.games.on_mars.turn import ToAct, begin_turn, main_actions
from engine.games.on_mars.pilot.worth import has_main_action, rounds_to_come, worth, worths

_SCALE: Final[float] = worths["win_scale"]
_SCALE_OF_A_ROUND: Final[float] = worths["win_scale_of_a_round"]
_TURN: Final[float] = worths["turn"]
_CONVICTION: Final[float] = worths["conviction"]
_JOURNEY_CONVICTION: Final[float] = worths["journey_conviction"]
_SMALL_ACTIONS: Final = (Act(CONTROL_CENTER), Act(RESUPPLY))
"""Never worth much, and long to try out."""
_BY_HABIT: Final = (ToMove, ToExplore, ToRefill, ToSettle, ToPlaceShuttle)
"""Choices with many moves that differ little."""
_PAYMENTS: Final = (ToPayCrowd, ToPayCrystals, ToPay)
_LONGEST = 60
"""Decisions after which a trial is broken off."""
_WHOLE_TURNS = 3
"""How many of the moves that come before the main action are tried out together with it."""


def _convinced(ratings: list[float], conviction: float = _CONVICTION) -> list[float]:
    """From Opportunity Points to the units of a search, which should hardly look at a move two points behind."""
    return [conviction * rating for rating in ratings]


class OnMarsPilot(Pilot[OnMarsState]):
    cadet_noise = 1.2 * _CONVICTION

    def rate(self, state: OnMarsState, seat: Seat, moves: list[Move]) -> list[float]:
        """Whatever matters is tried out to the end of the action; the rest is habit."""
        step = state.agenda[-1]
        if isinstance(step, _BY_HABIT):
            return _convinced(habits.rate(state, seat, moves))
        foresight = Foresight(self.game, state)
        if isinstance(step, ToTravel):
            return _convinced(foresight.journeys(state, seat, moves), _JOURNEY_CONVICTION)
        if isinstance(step, ToAct) and not state.main_done:
            return _convinced(foresight.turns(state, seat, moves))
        return _convinced(foresight.outcomes(state, seat, moves))

    def chances(self, state: OnMarsState) -> list[float]:
        """From how much each is worth once the present action is finished."""
        seats = 1 if state.options.solo else len(state.players)
        if not state.agenda:
            ranks = [place.rank for place in standing(state)]
            return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks][:seats]
        foresight = Foresight(self.game, state)
        values = foresight.hopes(state)
        scale = _SCALE + _SCALE_OF_A_ROUND * rounds_to_come(state)
        found = []
        for seat in range(seats):
            best = max(value for other, value in enumerate(values) if other != seat)
            found.append(1 / (1 + exp(min(50.0, (best - values[seat]) / scale))))
        return found


class Foresight:
    """Where the moves of one decision lead. How long the game will last is judged once, before any of them: nobody
    gains by playing for time."""

    def __init__(self, game: Game[OnMarsState], state: OnMarsState) -> None:
        self._game = game
        self._rounds = rounds_to_come(state)

    def turns(self, state: OnMarsState, seat: Seat, moves: list[Move]) -> list[float]:
        """Before the main action: what comes first is rated with the best main action after it."""
        ends = [self._end_of(state, seat, move) for move in moves]
        ratings = [worth(end, seat, self._rounds) for end in ends]
        mains = [rating for rating, move in zip(ratings, moves, strict=True) if isinstance(move, Act)]
        promise = max(mains) - worth(state, seat, self._rounds) if mains else 0.0
        firsts = [number for number, move in enumerate(moves) if not isinstance(move, Act)]
        firsts.sort(key=ratings.__getitem__, reverse=True)
        for number in firsts[:_WHOLE_TURNS]:
            ratings[number] = worth(self._with_main_action(ends[number], seat), seat, self._rounds)
        for number in firsts[_WHOLE_TURNS:]:
            ratings[number] += promise
        return ratings

    def _with_main_action(self, state: OnMarsState, seat: Seat) -> OnMarsState:
        """The position after the best main action, if it is still to come."""
        if not state.agenda or state.agenda[-1] != ToAct(seat) or state.main_done:
            return state
        return self._best([self._end_of(state, seat, move) for move in main_actions(state, seat)], seat)

    def outcomes(self, state: OnMarsState, seat: Seat, moves: list[Move]) -> list[float]:
        """After the main action, or inside it."""
        return [worth(self._end_of(state, seat, move), seat, self._rounds) for move in moves]

    def _end_of(self, state: OnMarsState, seat: Seat, move: Move) -> OnMarsState:
        """The position once an action is done, the small decisions by habit; of constructions the best."""
        if isinstance(move, EndTurn):
            return state
        trial = state.copy()
        self._game.apply(trial, seat, move)
        return self._best([*self._ends(trial, seat)], seat)

    def _best(self, ends: list[OnMarsState], seat: Seat) -> OnMarsState:
        return ends[0] if len(ends) == 1 else max(ends, key=lambda end: worth(end, seat, self._rounds))

    def _ends(self, trial: OnMarsState, seat: Seat) -> Iterator[OnMarsState]:
        """The position once the action under way is done; of a construction one for each type that can be chosen."""
        while trial.agenda and isinstance(trial.agenda[-1], _PAYMENTS):
            self._follow_habit(trial)
        if trial.agenda and isinstance(trial.agenda[-1], ToConstruct):
            for choice in self._game.moves(trial, seat):
                built = trial.copy()
                self._game.apply(built, seat, choice)
                self._finish(built)
                yield built
        else:
            self._finish(trial)
            yield trial

    def journeys(self, state: OnMarsState, seat: Seat, moves: list[Move]) -> list[float]:
        """Here or there: what the next turn would bring."""
        return [self._journey(state, seat, move) for move in moves]

    def _journey(self, state: OnMarsState, seat: Seat, move: Move) -> float:
        trial = state.copy()
        self._game.apply(trial, seat, move)
        while trial.agenda and not isinstance(trial.agenda[-1], ToAct | ToTravel):
            self._follow_habit(trial)
        return worth(trial, seat, self._rounds) + self._prospect(trial, seat)

    def _finish(self, state: OnMarsState) -> None:
        """Play on by habit until somebody has an action to choose."""
        for _ in range(_LONGEST):
            if not state.agenda or isinstance(state.agenda[-1], ToAct):
                return
            self._follow_habit(state)

    def _follow_habit(self, state: OnMarsState) -> None:
        seat = self._game.waiting(state)[0]
        moves = self._game.moves(state, seat)
        best = moves[0] if len(moves) == 1 else best_rated(moves, habits.rate(state, seat, moves))
        self._game.apply(state, seat, best)

    def hopes(self, state: OnMarsState) -> list[float]:
        """What each player is worth once the present action is finished, with the turn of this round still to come."""
        seat = self._game.waiting(state)[0]
        end = self._best([*self._ends(state.copy(), seat)], seat)
        return [
            worth(end, player, self._rounds) + _TURN * has_main_action(end, player)
            for player in range(len(end.players))
        ]

    def _prospect(self, state: OnMarsState, seat: Seat) -> float:
        """How much the best main action would add if it were one's turn now."""
        start = state.copy()
        start.agenda = [ToAct(seat)]
        begin_turn(start, seat)
        before = worth(start, seat, self._rounds)
        gains = [
            worth(self._end_of(start, seat, move), seat, self._rounds) - before
            for move in main_actions(start, seat)
            if move not in _SMALL_ACTIONS
        ]
        return max(gains, default=0.0)
