"""The judgement of the bots: which of the moves at hand serves best, and who is winning."""

from __future__ import annotations

from engine.bots.pilot import Pilot, best_rated, decided, odds
from engine.core.moves import Move, Seat
from engine.games.race_for_the_galaxy.moves import Choose, Discard, Keep
from engine.games.race_for_the_galaxy.pilot.forecast import action_ratings, likely_choice
from engine.games.race_for_the_galaxy.pilot.judgement import W, outlook
from engine.games.race_for_the_galaxy.pilot.naming import naming_ratings
from engine.games.race_for_the_galaxy.pilot.ratings import RATINGS
from engine.games.race_for_the_galaxy.pilot.seats import robot_worth, seat_worth
from engine.games.race_for_the_galaxy.rounds import ToChooseActions, ToChooseLate
from engine.games.race_for_the_galaxy.scoring import standing
from engine.games.race_for_the_galaxy.state import RaceState


class RacePilot(Pilot[RaceState]):
    cadet_noise = 1.0

    def rate(self, state: RaceState, seat: Seat, moves: list[Move]) -> list[float]:
        view = outlook(state)
        if isinstance(state.agenda[-1], ToChooseActions | ToChooseLate):
            return action_ratings(state, seat, moves, view)
        named = [move for move in moves if isinstance(move, Discard | Keep)]
        rated = dict(zip(named, naming_ratings(state, seat, named, view), strict=True)) if named else {}
        return [rated[move] if move in rated else RATINGS[type(move)](state, seat, move, view) for move in moves]

    def chances(self, state: RaceState) -> list[float]:
        """The round is played to its end by judgement; then the difference to the strongest rival decides.

        A difference counts for more the nearer the end of the game.
        """
        state = self._after_the_round(state)
        if not state.agenda:
            return decided(standing(state))[: len(state.players)]
        view = outlook(state)
        worths = [seat_worth(state, seat, view) for seat in range(len(state.players))]
        rivals = [*worths, robot_worth(state, view)] if state.robot else worths
        scale = W["win_scale"] * (0.35 + 0.65 * min(1.0, view.rounds / 6))
        return odds(rivals, scale)[: len(worths)]

    def _after_the_round(self, state: RaceState) -> RaceState:
        """Nothing follows from actions that nobody has begun to choose."""
        step = state.agenda[-1] if state.agenda else None
        if step is None or (isinstance(step, ToChooseActions) and len(step.waiting) == len(step.asked)):
            return state
        state, now = state.copy(), state.round
        while state.agenda and state.round == now:
            seat = self.game.waiting(state)[0]
            moves = self.game.moves(state, seat)
            self.game.apply(state, seat, moves[0] if len(moves) == 1 else self._best(state, seat, moves))
        return state

    def _best(self, state: RaceState, seat: Seat, moves: list[Move]) -> Move:
        if isinstance(state.agenda[-1], ToChooseActions):
            return likely_choice(state, seat, [move for move in moves if isinstance(move, Choose)], state.rng)
        return best_rated(moves, self.rate(state, seat, moves))
