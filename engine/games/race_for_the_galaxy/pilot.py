"""The judgement of the bots: which of the moves at hand serves best, and who is winning."""

from __future__ import annotations

from math import exp

from engine.bots.pilot import Pilot
from engine.core.moves import Move, Seat
from engine.games.race_for_the_galaxy.forecast import action_ratings
from engine.games.race_for_the_galaxy.judgement import W, outlook, robot_worth, seat_worth
from engine.games.race_for_the_galaxy.moves import Discard, Keep
from engine.games.race_for_the_galaxy.ratings import RATINGS
from engine.games.race_for_the_galaxy.round import ToChooseActions, ToChooseLate
from engine.games.race_for_the_galaxy.scoring import standing
from engine.games.race_for_the_galaxy.state import RaceState


class RacePilot(Pilot[RaceState]):
    cadet_noise = 1.0

    def rate(self, state: RaceState, seat: Seat, moves: list[Move]) -> list[float]:
        step = state.agenda[-1]
        view = outlook(state)
        if isinstance(step, ToChooseActions | ToChooseLate):
            return action_ratings(state, seat, moves, view)
        return [RATINGS[type(move)](state, seat, move, view) for move in moves]

    def chances(self, state: RaceState) -> list[float]:
        """The round is played to its end by judgement; then the difference to the strongest rival decides.

        A difference counts for more the nearer the end of the game.
        """
        state = self._after_the_round(state)
        if not state.agenda:
            ranks = [place.rank for place in standing(state)]
            winners = ranks.count(1)
            return [1 / winners if rank == 1 else 0.0 for rank in ranks[: len(state.players)]]
        view = outlook(state)
        worths = [seat_worth(state, seat, view) for seat in range(len(state.players))]
        rivals = [*worths, robot_worth(state, view)] if state.robot else worths
        scale = W["win_scale"] * (0.35 + 0.65 * min(1.0, view.rounds / 6))
        found = []
        for seat, own in enumerate(worths):
            best = max(other for rival, other in enumerate(rivals) if rival != seat)
            found.append(1 / (1 + exp(max(-50.0, min(50.0, (best - own) / scale)))))
        return found

    def _after_the_round(self, state: RaceState) -> RaceState:
        if not state.agenda or isinstance(state.agenda[-1], ToChooseActions):
            return state
        state, now = state.copy(), state.round
        while state.agenda and state.round == now:
            seat = self.game.waiting(state)[0]
            moves = self.game.moves(state, seat)
            best = 0
            if len(moves) > 1 and not isinstance(moves[0], Discard | Keep):
                ratings = self.rate(state, seat, moves)
                best = ratings.index(max(ratings))
            self.game.apply(state, seat, moves[best])
        return state
