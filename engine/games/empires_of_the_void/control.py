"""Chapters 5 and 12: worlds change hands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.empires_of_the_void.components import (
    CARDS,
    NOBODY,
    NOMADS,
    NOWHERE,
    OWNS,
    PLANETS,
    RACE_FIGURES,
    SPACE_PORT,
    SREECH,
)
from engine.games.empires_of_the_void.empire import gain
from engine.games.empires_of_the_void.events import (
    AllianceMade,
    ControlDeclined,
    InfestationRemoved,
    PlanetFreed,
    PlanetLiberated,
    PortLost,
    WorldConquered,
    WorldRegained,
)
from engine.games.empires_of_the_void.hands import discard
from engine.games.empires_of_the_void.moves import Befriend, Conquer, Decline, Liberate, Pass
from engine.games.empires_of_the_void.state import EmpiresState
from engine.games.empires_of_the_void.step import PASS

_CONQUER, _LIBERATE, _DECLINE = Conquer(), Liberate(), Decline()


def set_holder(state: EmpiresState, world: int, seat: Seat) -> None:
    """Tokens, Space Port, Rebellion and infestation follow at once (EV-12.8 to EV-12.10)."""
    before = state.holder[world]
    state.holder[world] = seat
    if before != NOBODY and before != seat and state.players[before].port == world:
        lose_port(state, before)
    if state.rebellion == world:
        state.rebellion = NOWHERE
    if seat != NOBODY and state.infested >> world & 1 and state.players[seat].race == SREECH:
        state.infested &= ~(1 << world)
        state.events.append(InfestationRemoved(seat, world))


def lose_port(state: EmpiresState, seat: Seat) -> None:
    """The Space Port is destroyed and its technology lost (EV-21.12)."""
    player = state.players[seat]
    world, player.port = player.port, NOWHERE
    player.technologies &= ~OWNS[SPACE_PORT]
    state.events.append(PortLost(seat, world))


def end_control(state: EmpiresState, planet: int) -> None:
    """An ally underneath regains it, otherwise it is neutral (EV-5.14)."""
    loser, ally = state.holder[planet], state.ally[planet]
    if ally not in (NOBODY, loser):
        set_holder(state, planet, ally)
        state.events.append(WorldRegained(ally, planet, loser))
    else:
        set_holder(state, planet, NOBODY)
        state.events.append(PlanetFreed(planet, loser))


def make_ally(state: EmpiresState, seat: Seat, planet: int) -> None:
    """By Diplomacy or after a liberation; the Nomads are given a present (EV-15.4, EV-22.13)."""
    state.ally[planet] = seat
    set_holder(state, planet, seat)
    state.events.append(AllianceMade(seat, planet))
    if state.players[seat].race == NOMADS:
        gain(state, seat, RACE_FIGURES["nomad_gift"])


def can_liberate(state: EmpiresState, world: int) -> bool:
    """A conquered planet without ally (EV-12.3); home worlds always have one (EV-5.12)."""
    return state.ally[world] == NOBODY != state.holder[world]


def offer_control(state: EmpiresState, seat: Seat, world: int) -> None:
    state.agenda.append(ToTakeControl(seat, world))


@dataclass(frozen=True, slots=True)
class ToTakeControl(Asks[EmpiresState]):
    """Of a neutral planet after a hit, or of the beaten opponent's world. It is optional (EV-12.1)."""

    world: int

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        if can_liberate(state, self.world):
            return [_CONQUER, _LIBERATE, _DECLINE]
        return [_CONQUER, _DECLINE]

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        state.agenda.pop()
        world, loser = self.world, state.holder[self.world]
        if move == _DECLINE:
            state.events.append(ControlDeclined(seat, world))
        elif move == _LIBERATE:
            set_holder(state, world, NOBODY)
            state.events.append(PlanetLiberated(seat, world, loser))
            if state.players[seat].hand:
                state.agenda.append(ToBefriend(seat, world))
        else:
            conquer(state, seat, world)


def conquer(state: EmpiresState, seat: Seat, world: int) -> None:
    """The token goes on; an own ally token or home world underneath makes it ours again (EV-12.2 to EV-12.7)."""
    loser = state.holder[world]
    set_holder(state, world, seat)
    regained = state.ally[world] == seat
    state.events.append((WorldRegained if regained else WorldConquered)(seat, world, loser))


@lru_cache(maxsize=4096)
def _friendly_cards(hand: tuple[int, ...], temperament: int) -> tuple[Befriend, ...]:
    return tuple(Befriend(card) for card in sorted(set(hand)) if CARDS[card].temperament == temperament)


@dataclass(frozen=True, slots=True)
class ToBefriend(Asks[EmpiresState]):
    """One card of the planet's temperament makes the liberator its ally; Siri's veiled words do not help (EV-12.10)."""

    planet: int

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [*_friendly_cards(state.players[seat].hand, PLANETS[self.planet].temperament), PASS]

    def quiet(self, state: EmpiresState, seat: Seat) -> Move | None:
        return PASS

    def play(self, state: EmpiresState, seat: Seat, move: Befriend | Pass) -> None:
        state.agenda.pop()
        if isinstance(move, Befriend):
            discard(state, seat, (move.card,))
            make_ally(state, seat, self.planet)
