"""The judgement of the bots: turns tried out to their end, and what the position is worth then."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Final

from engine.bots.pilot import Pilot
from engine.core.moves import Move, Seat
from engine.games.on_mars import habits
from engine.games.on_mars.blueprints import ToUpgrade
from engine.games.on_mars.buildings import ToBuild, ToConstruct
from engine.games.on_mars.colonists import retrieve_all
from engine.games.on_mars.components import CONTROL_CENTER, LANDING_POD, ORBIT, RESUPPLY
from engine.games.on_mars.goods import ToPay, ToPayCrystals
from engine.games.on_mars.hiring import ToHire
from engine.games.on_mars.moves import Act, EndTurn, Stay
from engine.games.on_mars.scoring import standing
from engine.games.on_mars.shuttle import STOPPED_LEVEL, ToTravel
from engine.games.on_mars.slots import ToPayCrowd
from engine.games.on_mars.state import OVER, OnMarsState
from engine.games.on_mars.travel import produce
from engine.games.on_mars.turn import ToAct, begin_turn, main_actions
from engine.games.on_mars.worth import has_main_action, turns_left, worth, worths

_OPPONENT: Final[float] = worths["opponent"]
_SCALE: Final[float] = worths["win_scale"]
_PROSPECT: Final[float] = worths["prospect"]
_LEAST: Final[float] = worths["least_turn"]
_SMALL_ACTIONS: Final = (Act(CONTROL_CENTER), Act(LANDING_POD), Act(RESUPPLY))
"""Never worth much more than the least a turn is worth, and long to try out."""
_TRIED_OUT: Final = (ToConstruct, ToBuild, ToHire, ToUpgrade)
"""Decisions inside an action that are tried out like actions."""
_PAYMENTS: Final = (ToPayCrowd, ToPayCrystals, ToPay)
_LONGEST = 60
"""Decisions after which a trial is broken off."""
_FIRST_SPACE = (1, 5)


class OnMarsPilot(Pilot[OnMarsState]):
    cadet_noise = 1.2

    def rate(self, state: OnMarsState, seat: Seat, moves: list[Move]) -> list[float]:
        """Actions, journeys and the weightier choices inside an action are tried out; the rest is habit."""
        step = state.agenda[-1]
        if isinstance(step, ToTravel):
            return [self._journey(state, seat, move) for move in moves]
        if isinstance(step, _TRIED_OUT):
            return [self._after(state, seat, move) for move in moves]
        if not isinstance(step, ToAct):
            return habits.rate(state, seat, moves)
        ratings = [self._after(state, seat, move) for move in moves]
        if not state.main_done:
            mains = [rating for rating, move in zip(ratings, moves, strict=True) if isinstance(move, Act)]
            promise = max(mains) - self._outlook(state, seat) if mains else self._prospect(state, seat)
            ratings = [
                rating if isinstance(move, Act) else rating + promise
                for rating, move in zip(ratings, moves, strict=True)
            ]
        return ratings

    def _after(self, state: OnMarsState, seat: Seat, move: Move) -> float:
        """What the position is worth once an action is done, the small decisions by habit."""
        if isinstance(move, EndTurn):
            return self._outlook(state, seat)
        return max(self._outlook(trial, seat) for trial in self._trials(state, seat, move))

    def _trials(self, state: OnMarsState, seat: Seat, move: Move) -> Iterator[OnMarsState]:
        """The position after an action; after a construction one for each type that can be chosen."""
        trial = state.copy()
        self.game.apply(trial, seat, move)
        while isinstance(trial.agenda[-1], _PAYMENTS):
            self._habit(trial)
        if isinstance(trial.agenda[-1], ToConstruct):
            for choice in self.game.moves(trial, seat):
                built = trial.copy()
                self.game.apply(built, seat, choice)
                self._finish(built)
                yield built
        else:
            self._finish(trial)
            yield trial

    def _journey(self, state: OnMarsState, seat: Seat, move: Move) -> float:
        """Here or there: what the next turn would bring."""
        trial = state.copy()
        if isinstance(move, Stay):
            return worth(trial, seat) + self._prospect(trial, seat)
        self.game.apply(trial, seat, move)
        while trial.agenda and not isinstance(trial.agenda[-1], ToAct | ToTravel):
            self._habit(trial)
        return worth(trial, seat) + self._prospect(trial, seat)

    def _finish(self, state: OnMarsState) -> None:
        """Play on by habit until somebody has an action to choose."""
        for _ in range(_LONGEST):
            if not state.agenda or isinstance(state.agenda[-1], ToAct):
                return
            self._habit(state)

    def _habit(self, state: OnMarsState) -> None:
        seat = self.game.waiting(state)[0]
        moves = self.game.moves(state, seat)
        if len(moves) == 1:
            best = moves[0]
        else:
            ratings = habits.rate(state, seat, moves)
            best = moves[max(range(len(moves)), key=ratings.__getitem__)]
        self.game.apply(state, seat, best)

    def _outlook(self, state: OnMarsState, seat: Seat) -> float:
        """One's own worth and the promise of the next turn against the strongest rival's worth."""
        rivals = [worth(state, other) for other in range(len(state.players)) if other != seat]
        own = worth(state, seat)
        if turns_left(state, seat) > 1.0 and state.phase != OVER:
            own += _PROSPECT * self._next_turn(state, seat)
        return own - _OPPONENT * max(rivals)

    def _hope(self, state: OnMarsState, seat: Seat) -> float:
        """What a player is worth with the promise of the next turn, and of this one while its main action is due."""
        value = worth(state, seat)
        if state.is_lacerda(seat) or state.phase == OVER or turns_left(state, seat) < 1.0:
            return value
        return value + (_PROSPECT + has_main_action(state, seat)) * self._prospect(state, seat)

    def _next_turn(self, state: OnMarsState, seat: Seat) -> float:
        """The best main action of the next turn, on either side if the Shuttle is about to leave."""
        best = self._prospect(state, seat)
        player = state.players[seat]
        if state.shuttle == 1 and state.shuttle_side == player.side and state.level < STOPPED_LEVEL:
            trial = state.copy()
            there = 1 - player.side
            if there == ORBIT:
                produce(trial, seat)
            retrieve_all(trial, seat, there)
            trial.players[seat].space = _FIRST_SPACE[there]
            best = max(best, worth(trial, seat) - worth(state, seat) + self._prospect(trial, seat))
        return best

    def _prospect(self, state: OnMarsState, seat: Seat) -> float:
        """How much the best main action would add if it were one's turn now."""
        start = state.copy()
        start.agenda = [ToAct(seat)]
        begin_turn(start, seat)
        before = worth(start, seat)
        best = _LEAST
        for move in main_actions(start, seat):
            if move in _SMALL_ACTIONS:
                continue
            best = max(best, *(worth(trial, seat) - before for trial in self._trials(start, seat, move)))
        return best

    def chances(self, state: OnMarsState) -> list[float]:
        """From how much each is worth once the present action is finished."""
        seats = 1 if state.options.solo else len(state.players)
        if not state.agenda:
            ranks = [place.rank for place in standing(state)]
            return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks][:seats]
        trial = state.copy()
        self._finish(trial)
        values = [self._hope(trial, seat) for seat in range(len(trial.players))]
        found = []
        for seat in range(seats):
            best = max(value for other, value in enumerate(values) if other != seat)
            found.append(1 / (1 + exp(min(50.0, (best - values[seat]) / _SCALE))))
        return found
