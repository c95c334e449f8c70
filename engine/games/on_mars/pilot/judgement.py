"""The judgement of the bots: turns tried out to their end, and what the position is worth then."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Final

from engine.bots.pilot import Pilot, best_rated
from engine.core.game import Game
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars.buildings import ToConstruct
from engine.games.on_mars.components import CONTROL_CENTER, RESUPPLY
from engine.games.on_mars.events import GoodsGained
from engine.games.on_mars.goods import ToPay, ToPayCrystals
from engine.games.on_mars.hiring import ToHire, ToRefill
from engine.games.on_mars.movement import ToMove
from engine.games.on_mars.moves import Act, EndTurn
from engine.games.on_mars.pilot import habits, team
from engine.games.on_mars.pilot.figures import worths
from engine.games.on_mars.pilot.pace import has_main_action, rounds_to_come
from engine.games.on_mars.pilot.worth import worth
from engine.games.on_mars.repair import ToRepair
from engine.games.on_mars.rounds import ToPlaceShuttle, ToSettle
from engine.games.on_mars.scoring import standing
from engine.games.on_mars.shuttle import ToTravel
from engine.games.on_mars.slots import ToPayCrowd
from engine.games.on_mars.state import OnMarsState
from engine.games.on_mars.travel import ToExplore
from engine.games.on_mars.turn import ToAct, begin_turn, main_actions
from engine.games.on_mars.vandalism import ToNameTarget, ToPatrol

_SCALE: Final[float] = worths["win_scale"]
_SCALE_OF_A_ROUND: Final[float] = worths["win_scale_of_a_round"]
_TURN: Final[float] = worths["turn"]
_LOST: Final[float] = worths["lost"]
_CONVICTION: Final[float] = worths["conviction"]
_JOURNEY_CONVICTION: Final[float] = worths["journey_conviction"]
_SMALL_ACTIONS: Final = (Act(CONTROL_CENTER), Act(RESUPPLY))
"""Never worth much, and long to try out."""
_BY_HABIT: Final = (ToMove, ToExplore, ToRefill, ToSettle, ToPlaceShuttle, ToNameTarget, ToPatrol, ToRepair)
"""Choices with many moves that differ little."""
_PAYMENTS: Final = (ToPayCrowd, ToPayCrystals, ToPay)
_GREAT: Final = (ToConstruct, ToHire)
"""Choices that decide what an action is worth."""
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
        foresight = Foresight(self.game, state, seat)
        if isinstance(step, ToTravel):
            return _convinced(foresight.journeys(moves), _JOURNEY_CONVICTION)
        if isinstance(step, ToAct) and not state.main_done:
            return _convinced(foresight.turns(moves))
        return _convinced(foresight.outcomes(moves))

    def chances(self, state: OnMarsState) -> list[float]:
        """From how much each is worth once the present action is finished."""
        seats = 1 if state.options.solo else len(state.players)
        if not state.agenda:
            ranks = [place.rank for place in standing(state)]
            return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks][:seats]
        if state.blackout:
            return [team.chance(state)] * seats
        values = Foresight(self.game, state, self.game.waiting(state)[0]).hopes()
        scale = _SCALE + _SCALE_OF_A_ROUND * rounds_to_come(state)
        found = []
        for seat in range(seats):
            best = max(value for other, value in enumerate(values) if other != seat)
            found.append(1 / (1 + exp(min(50.0, (best - values[seat]) / scale))))
        return found


class Trial:
    """A position played on with, and what its player lost on the way for lack of room."""

    __slots__ = ("_game", "lost", "seat", "state")

    def __init__(self, game: Game[OnMarsState], state: OnMarsState, seat: Seat, lost: int = 0) -> None:
        self._game = game
        self.state = state
        self.seat = seat
        self.lost = lost

    def copy(self) -> Trial:
        return Trial(self._game, self.state.copy(), self.seat, self.lost)

    def play(self, seat: Seat, move: Move) -> None:
        for event in self._game.apply(self.state, seat, move):
            if isinstance(event, GoodsGained) and event.lost and event.seat == self.seat:
                self.lost += event.lost

    def moves(self) -> list[Move]:
        return self._game.moves(self.state, self.seat)

    def is_at(self, *steps: type[Step[OnMarsState]]) -> bool:
        """Is that the question now, or is the game over?"""
        return not self.state.agenda or isinstance(self.state.agenda[-1], steps)

    def follow_habit(self) -> None:
        """Whoever is asked decides without thinking."""
        state = self.state
        seat = self._game.waiting(state)[0]
        moves = self._game.moves(state, seat)
        self.play(seat, moves[0] if len(moves) == 1 else best_rated(moves, habits.rate(state, seat, moves)))

    def finish(self) -> None:
        """Play on by habit until somebody has an action to choose."""
        for _ in range(_LONGEST):
            if self.is_at(ToAct):
                return
            self.follow_habit()

    def worth(self, rounds: float) -> float:
        return worth(self.state, self.seat, rounds) - _LOST * self.lost


class Foresight:
    """Where the moves of one decision lead. How long the game will last is judged once, before any of them: nobody
    gains by playing for time."""

    def __init__(self, game: Game[OnMarsState], state: OnMarsState, seat: Seat) -> None:
        self._now = Trial(game, state, seat)
        self._rounds = rounds_to_come(state)

    def turns(self, moves: list[Move]) -> list[float]:
        """Before the main action: what comes first is rated with the best main action after it."""
        ends = [self._end_of(self._now, move) for move in moves]
        ratings = [end.worth(self._rounds) for end in ends]
        mains = [rating for rating, move in zip(ratings, moves, strict=True) if isinstance(move, Act)]
        promise = max(mains) - self._now.worth(self._rounds) if mains else 0.0
        firsts = [number for number, move in enumerate(moves) if not isinstance(move, Act)]
        firsts.sort(key=ratings.__getitem__, reverse=True)
        for number in firsts[:_WHOLE_TURNS]:
            ratings[number] = self._with_main_action(ends[number]).worth(self._rounds)
        for number in firsts[_WHOLE_TURNS:]:
            ratings[number] += promise
        return ratings

    def _with_main_action(self, trial: Trial) -> Trial:
        """The position after the best main action, if it is still to come."""
        state = trial.state
        if not state.agenda or state.agenda[-1] != ToAct(trial.seat) or state.main_done:
            return trial
        return self._best([self._end_of(trial, move) for move in main_actions(state, trial.seat)])

    def outcomes(self, moves: list[Move]) -> list[float]:
        """After the main action, or inside it."""
        return [self._end_of(self._now, move).worth(self._rounds) for move in moves]

    def _end_of(self, start: Trial, move: Move) -> Trial:
        """The position once an action is done, the small decisions by habit, the great ones for the best."""
        if isinstance(move, EndTurn):
            return start
        trial = start.copy()
        trial.play(trial.seat, move)
        return self._best([*self._ends(trial)])

    def _best(self, ends: list[Trial]) -> Trial:
        return ends[0] if len(ends) == 1 else max(ends, key=lambda end: end.worth(self._rounds))

    def _ends(self, trial: Trial) -> Iterator[Trial]:
        """The position once the action under way is done; one for each way to take a great decision."""
        while trial.state.agenda and trial.is_at(*_PAYMENTS):
            trial.follow_habit()
        if trial.state.agenda and trial.is_at(*_GREAT) and trial.state.agenda[-1].seats() == (trial.seat,):
            for choice in trial.moves():
                further = trial.copy()
                further.play(trial.seat, choice)
                further.finish()
                yield further
        else:
            trial.finish()
            yield trial

    def journeys(self, moves: list[Move]) -> list[float]:
        """Here or there: what the next turn would bring."""
        return [self._journey(move) for move in moves]

    def _journey(self, move: Move) -> float:
        trial = self._now.copy()
        trial.play(trial.seat, move)
        while not trial.is_at(ToAct, ToTravel):
            trial.follow_habit()
        return trial.worth(self._rounds) + self._prospect(trial)

    def hopes(self) -> list[float]:
        """What each player is worth once the present action is finished, with the turn of this round still to come."""
        end = self._best([*self._ends(self._now.copy())]).state
        return [
            worth(end, player, self._rounds) + _TURN * has_main_action(end, player)
            for player in range(len(end.players))
        ]

    def _prospect(self, trial: Trial) -> float:
        """How much the best main action would add if it were one's turn now."""
        seat = trial.seat
        start = trial.copy()
        start.state.agenda = [ToAct(seat)]
        begin_turn(start.state, seat)
        before = start.worth(self._rounds)
        gains = [
            self._end_of(start, move).worth(self._rounds) - before
            for move in main_actions(start.state, seat)
            if move not in _SMALL_ACTIONS
        ]
        return max(gains, default=0.0)
