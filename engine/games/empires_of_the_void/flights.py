"""Whole flights: how far a ship gets with the Moves its player can pay for, and the small moves it takes (EV-10.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.moves import Move, Seat
from engine.games.empires_of_the_void.actions import move_sources
from engine.games.empires_of_the_void.components import (
    ACTION,
    ALL_OBSTACLES,
    COMMAND,
    DIPLOMAT,
    FESTIVAL,
    FOLD,
    MARCH,
    ONE,
    RECORD,
    TEMPEST,
    WARP,
)
from engine.games.empires_of_the_void.empire import move_value, neighbours, ship_permits
from engine.games.empires_of_the_void.movement import ToFold, ToMove, ToWarp, holders
from engine.games.empires_of_the_void.moves import Begin, Fly, Load, Stop
from engine.games.empires_of_the_void.state import EmpiresState


@dataclass(frozen=True, slots=True)
class Leg:
    """One Move of a flight: what pays for it, where it leads, and how much further it could go."""

    source: int
    way: tuple[int, ...]
    spare: int


@dataclass(frozen=True, slots=True)
class Flight:
    """The way of a ship to a space."""

    start: int
    ship: int
    begun: bool
    """Is its first Move under way?"""
    legs: tuple[Leg, ...]

    @property
    def way(self) -> tuple[int, ...]:
        """The spaces entered, in order."""
        return tuple(space for leg in self.legs for space in leg.way)

    @property
    def actions(self) -> int:
        """Moves that are still to be paid for by actions."""
        legs = self.legs[1:] if self.begun else self.legs
        return sum(leg.source in (ACTION, MARCH, FESTIVAL) for leg in legs)

    def moves(self, cargo: Sequence[int] = (), lands: bool = True) -> list[Move]:
        """The small moves, the cargo loaded anew for each Move; unless it lands, the last Move stays open."""
        found: list[Move] = []
        space = self.start
        for number, leg in enumerate(self.legs):
            if number or not self.begun:
                found.append(Begin(space, self.ship, leg.source))
                found += [Load(each) for each in cargo]
            found += [Fly(each) for each in leg.way]
            space = leg.way[-1]
            if leg.spare and (lands or number + 1 < len(self.legs)):
                found.append(Stop())
        return found


def reach(state: EmpiresState, seat: Seat, space: int, ship: int, source: int | None = None) -> dict[int, Flight]:
    """The way to every space that one of the seat's ships gets to, by the fewest steps, the first Move paid for as
    wished. A ship that Tractor Beams hold gets nowhere, and no further than a space where they would."""
    pace = move_value(state, seat, ship)
    step = ToMove(seat, seat, ship, space, pace, ACTION)
    return _flights(state, step, _payments(state, seat, source), pace, begun=False)


def reach_under_way(state: EmpiresState) -> dict[int, Flight]:
    """The same for the ship whose Move is under way."""
    step = state.agenda[-1]
    assert isinstance(step, ToMove)
    payments: tuple[int, ...] = (step.source,)
    if step.owner == step.seat and step.source not in (WARP, FOLD):
        later = _payments(state, step.seat, None if step.moved else step.source)
        payments = (step.source, *later) if step.moved else later
    return _flights(state, step, payments, move_value(state, step.owner, step.ship), begun=True)


def _payments(state: EmpiresState, seat: Seat, wished: int | None) -> tuple[int, ...]:
    """What pays for one Move after the other; paid Moves only where they are wished (EV-9.6, EV-22.3)."""
    step = state.agenda[-1]
    if isinstance(step, ToWarp | ToFold):
        return (WARP,) if isinstance(step, ToWarp) else (FOLD,)
    usual = [COMMAND] if COMMAND in move_sources(state, seat) else []
    usual += [MARCH] * state.march + [FESTIVAL] * state.festival + [ACTION] * state.actions
    if wished is None:
        return tuple(usual)
    if wished in usual:
        usual.remove(wished)
    return (wished, *usual)


def _flights(state: EmpiresState, step: ToMove, payments: tuple[int, ...], pace: int, begun: bool) -> dict[int, Flight]:
    if not payments:
        return {}
    folds = payments[0] == FOLD
    allowed = ALL_OBSTACLES if folds else ship_permits(state, step.owner, step.ship)
    most = step.steps + pace * (len(payments) - 1)
    ways: dict[int, tuple[int, ...]] = {step.space: ()}
    edge = [step.space]
    for space in edge:
        released = folds or step.ship == TEMPEST or (step.freed and space == step.space)
        if len(ways[space]) == most or (not released and holders(state, step.seat, step.owner, space)):
            continue
        for other in neighbours(state, space, allowed):
            if other not in ways:
                ways[other] = (*ways[space], other)
                edge.append(other)
    del ways[step.space]
    return {
        space: Flight(step.space, step.ship, begun, tuple(_legs(way, payments, step.steps, pace)))
        for space, way in ways.items()
    }


def _legs(way: tuple[int, ...], payments: tuple[int, ...], first: int, pace: int) -> list[Leg]:
    found: list[Leg] = []
    at, most = 0, first
    for source in payments:
        if at >= len(way):
            break
        part = way[at : at + most]
        found.append(Leg(source, part, most - len(part)))
        at, most = at + len(part), pace
    return found


def full_load(state: EmpiresState, seat: Seat, space: int, ship: int) -> tuple[int, ...]:
    """The ships that a Diplomat takes along if it takes all it can, the dearest first."""
    loading = ToMove(seat, seat, ship, space, 1, ACTION)
    found: list[int] = []
    while ship == DIPLOMAT:
        loads = [move.ship for move in loading.moves(state, seat) if isinstance(move, Load)]
        if not loads:
            break
        best = max(loads, key=lambda each: RECORD[each].cost)
        found.append(best)
        loading = replace(loading, cargo=loading.cargo + ONE[best])
    return tuple(found)
