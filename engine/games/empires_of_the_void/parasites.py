"""Chapter 22: the Infest action of the Parasites of Sreech."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Move, Seat, Step
from engine.games.empires_of_the_void.actions import other_source, spend
from engine.games.empires_of_the_void.components import (
    EACH,
    HOME,
    INFEST_ROLL,
    INFESTOR,
    NOWHERE,
    RACE_FIGURES,
    SPORE_PODS,
    TECHNOLOGY_FIGURES,
)
from engine.games.empires_of_the_void.empire import neighbours, permits
from engine.games.empires_of_the_void.events import Infested, InfestFailed
from engine.games.empires_of_the_void.moves import Infest
from engine.games.empires_of_the_void.rolls import failed, put_on_table, throw_dice
from engine.games.empires_of_the_void.state import EmpiresState


def hosts(state: EmpiresState, seat: Seat) -> list[int]:
    """Planets an Infestor can reach: where it is or, with Spore Pods, one open lane away (EV-22.6, EV-22.10)."""
    player = state.players[seat]
    reached: set[int] = set()
    for space, fleet in enumerate(player.ships):
        if fleet & EACH[INFESTOR]:
            reached.add(space)
            if player.owns(SPORE_PODS):
                reached.update(neighbours(state, space, permits(state, seat)))
    worlds = sorted(state.galaxy.world_at[space] for space in reached)
    return [
        world
        for world in worlds
        if NOWHERE != world < HOME and state.holder[world] != seat and not state.infested >> world & 1
    ]


def infestations(state: EmpiresState, seat: Seat) -> list[Move]:
    """With all four tokens placed the player names the one to take back (EV-22.18)."""
    if state.infested.bit_count() < RACE_FIGURES["infested_tokens"]:
        return [Infest(planet, NOWHERE) for planet in hosts(state, seat)]
    placed = [planet for planet in range(HOME) if state.infested >> planet & 1]
    return [Infest(planet, back) for planet in hosts(state, seat) for back in placed]


def infest(state: EmpiresState, seat: Seat, move: Infest) -> None:
    spend(state, seat, other_source(state))
    pods = state.players[seat].owns(SPORE_PODS)
    need = TECHNOLOGY_FIGURES["spore_roll"] if pods else RACE_FIGURES["infest_roll"]
    throw = throw_dice(state, seat, INFEST_ROLL, 0, [INFESTOR << 6 | need << 3])
    state.agenda.append(TakeHold(seat, move.planet, move.back))
    put_on_table(state, (throw,), INFEST_ROLL)


@dataclass(frozen=True, slots=True)
class TakeHold(Step[EmpiresState]):
    seat: Seat
    planet: int
    back: int

    def run(self, state: EmpiresState) -> None:
        (throw,) = state.throws
        state.throws = ()
        if failed(throw.dice[0]):
            state.events.append(InfestFailed(self.seat, self.planet))
            return
        if self.back != NOWHERE:
            state.infested &= ~(1 << self.back)
        state.infested |= 1 << self.planet
        state.events.append(Infested(self.seat, self.planet, self.back))
