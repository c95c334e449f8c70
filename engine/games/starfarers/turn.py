"""Chapter 5: the turn, from its first moment to the next player's."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Seat, Step
from engine.games.starfarers.components import EMPTY_HAND, MOST_ROUNDS, NO_SHIP
from engine.games.starfarers.events import GameStopped, TurnBegan
from engine.games.starfarers.production import ToThrow
from engine.games.starfarers.resources import hush
from engine.games.starfarers.scoring import has_won
from engine.games.starfarers.state import StarfarersState


@dataclass(frozen=True, slots=True)
class BeginTurn(Step[StarfarersState]):
    """Whoever has enough points now wins before the dice are thrown (SF-5.1)."""

    seat: Seat

    def run(self, state: StarfarersState) -> None:
        state.active = self.seat
        hush(state, self.seat)
        state.events.append(TurnBegan(self.seat, state.round))
        if not has_won(state):
            state.agenda += [EndTurn(), ToThrow(self.seat)]


@dataclass(frozen=True, slots=True)
class EndTurn(Step[StarfarersState]):
    """The marks of the turn are wiped and the left neighbour is next (SF-5.4, SF-5.5)."""

    def run(self, state: StarfarersState) -> None:
        state.dice = ()
        state.reserve_taken = False
        state.helped = False
        state.exchanged = False
        state.said = ()
        state.traded_for = EMPTY_HAND
        state.balls = ()
        state.base_speed = 0
        state.moved = ()
        state.first_ship = NO_SHIP
        state.grounded = NO_SHIP
        state.jumper = NO_SHIP
        following = (state.active + 1) % len(state.players)
        if following == state.first:
            if state.round == MOST_ROUNDS:
                state.events.append(GameStopped(state.round))
                return
            state.round += 1
        state.agenda.append(BeginTurn(following))
