"""Chapter 10: Moves, entered step by step, with cargo; Tractor Beams; Warp Moves; Mind Control."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.empires_of_the_void.actions import move_price, other_source, spend
from engine.games.empires_of_the_void.components import (
    ALL_OBSTACLES,
    CARRIED,
    CLASSES,
    DAMAGED_MOTH,
    DIPLOMAT,
    DOCKING_BAY,
    EACH,
    FOLD,
    MOTH,
    ONE,
    OWNS,
    SHIP_FIGURES,
    SPACES,
    STARFIGHTER,
    TEMPEST,
    TRACTOR_BEAM,
    TRADE,
    WARP,
    classes_in,
    count,
    ships_in,
    size,
)
from engine.games.empires_of_the_void.empire import (
    has_beam,
    move_value,
    neighbours,
    permits,
    ship_permits,
)
from engine.games.empires_of_the_void.events import (
    CreditsTaken,
    LeaveAsked,
    LeaveDenied,
    LeaveGiven,
    MoveBegan,
    MoveCancelled,
    MoveEnded,
    ShipLoaded,
    ShipMoved,
    ShipUnloaded,
    WarpBegan,
)
from engine.games.empires_of_the_void.moves import (
    AskLeave,
    Begin,
    Cancel,
    Control,
    Deny,
    EndWarp,
    Fly,
    GiveLeave,
    Load,
    Stop,
    Unload,
)
from engine.games.empires_of_the_void.state import EmpiresState

Marks = tuple[tuple[int, int], ...]
"""Fleets, each with its space, of ships that cannot be loaded (or moved, in a Warp Move) any more in this action."""

CAPACITY: int = SHIP_FIGURES["capacity"]
BAY_PLACES: int = SHIP_FIGURES["docking_bay_places"]

_STOP, _CANCEL, _END_WARP, _GIVE_LEAVE, _DENY = Stop(), Cancel(), EndWarp(), GiveLeave(), Deny()
FLIGHTS = tuple(Fly(space) for space in range(SPACES))
_LOADS = tuple(Load(ship) for ship in CLASSES)
_UNLOADS = tuple(Unload(ship) for ship in CLASSES)
_ASKS = tuple(AskLeave(credits) for credits in range(TRADE["leave_price"] + 1))


@lru_cache(maxsize=8192)
def _begins(space: int, fleet: int, sources: tuple[int, ...]) -> tuple[Begin, ...]:
    return tuple(Begin(space, ship, source) for ship in classes_in(fleet) for source in sources)


@lru_cache(maxsize=4096)
def _controls(space: int, owner: Seat, fleet: int) -> tuple[Control, ...]:
    return tuple(Control(space, owner, ship) for ship in classes_in(fleet))


def beam_owners(state: EmpiresState, mover: Seat, owner: Seat) -> list[Seat]:
    """Seats whose Tractor Beams could hold a ship of `owner` moved by `mover`."""
    beam = OWNS[TRACTOR_BEAM]
    return [
        seat
        for seat, player in enumerate(state.players)
        if player.technologies & beam and seat != mover and seat != owner
    ]


def holders(state: EmpiresState, mover: Seat, owner: Seat, space: int) -> list[Seat]:
    """Whose Tractor Beams hold ships of `owner` in a space (EV-10.5)."""
    return [seat for seat in beam_owners(state, mover, owner) if has_beam(state, seat, space)]


def beginnings(state: EmpiresState, seat: Seat, sources: tuple[int, ...], marks: Marks = ()) -> list[Move]:
    """Every ship that could begin a Move, identical ships once (EV-10.7)."""
    found: list[Move] = []
    player = state.players[seat]
    fold = sources == (FOLD,)
    allowed = ALL_OBSTACLES if fold else permits(state, seat)
    beams = [] if fold else beam_owners(state, seat, seat)
    for space, fleet in enumerate(player.ships):
        if not fleet:
            continue
        if marks:
            fleet = _unmarked(fleet, space, marks)
        if beams and space in state.refused and holders(state, seat, seat, space):
            fleet &= EACH[TEMPEST]
        if not neighbours(state, space, allowed):
            fleet = sum(fleet & EACH[ship] for ship in CLASSES if neighbours(state, space, _of(allowed, ship)))
        if fleet:
            found += _begins(space, fleet, sources)
    return found


def _of(allowed: int, ship: int) -> int:
    """What a ship of this class can cross, if the others of its owner can cross `allowed`."""
    return ALL_OBSTACLES if ship in (MOTH, DAMAGED_MOTH) else allowed


def _unmarked(fleet: int, space: int, marks: Marks) -> int:
    for where, marked in marks:
        if where == space:
            fleet -= marked
    return fleet


def begin(state: EmpiresState, seat: Seat, move: Begin, marks: Marks = ()) -> None:
    steps = move_value(state, seat, move.ship)
    state.events.append(MoveBegan(seat, seat, move.ship, move.space))
    state.agenda.append(ToMove(seat, seat, move.ship, move.space, steps, move.source, marks))


# -- Mind Control (EV-22.16) --------------------------------------------------------------------------------------


def controls(state: EmpiresState, seat: Seat) -> list[Move]:
    """Every ship of an opponent in a space where the seat has a ship."""
    found: list[Move] = []
    own = state.players[seat].ships
    for owner, other in enumerate(state.players):
        if owner == seat:
            continue
        allowed = permits(state, owner)
        for space, fleet in enumerate(other.ships):
            if fleet and own[space]:
                if space in state.refused and holders(state, seat, owner, space):
                    fleet &= EACH[TEMPEST]
                movable = sum(
                    fleet & EACH[ship]
                    for ship in CLASSES
                    if fleet & EACH[ship] and neighbours(state, space, _of(allowed, ship))
                )
                found += _controls(space, owner, movable)
    return found


def take_control_of(state: EmpiresState, seat: Seat, move: Control) -> None:
    steps = move_value(state, move.owner, move.ship)
    state.events.append(MoveBegan(seat, move.owner, move.ship, move.space))
    state.agenda.append(ToMove(seat, move.owner, move.ship, move.space, steps, other_source(state)))


# -- one Move -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToMove(Asks[EmpiresState]):
    """A Move under way. Ships aboard travel with the Diplomat; they stand in its space all the time."""

    owner: Seat
    ship: int
    space: int
    steps: int
    source: int
    marks: Marks = ()
    cargo: int = 0
    moved: bool = False
    freed: bool = False
    """Leave was given to go from this space."""
    trail: tuple[tuple[int, int], ...] = ()
    """The spaces left behind, with what was aboard there."""

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        found: list[Move] = [_STOP if self.moved else _CANCEL]
        held = self._held_by(state)
        if not held:
            allowed = ALL_OBSTACLES if self.source == FOLD else ship_permits(state, self.owner, self.ship)
            found += [FLIGHTS[space] for space in neighbours(state, self.space, allowed)]
        elif self.space not in state.refused:
            spare = state.players[seat].credits - (0 if self.moved else move_price(state, self.source))
            found += _ASKS[: spare // len(held) + 1]
        if self.ship == DIPLOMAT and self.owner == seat:
            found += [_UNLOADS[ship] for ship in CARRIED if self.cargo & EACH[ship]]
            found += self._loads(state)
        return found

    def _held_by(self, state: EmpiresState) -> list[Seat]:
        if self.freed or self.source == FOLD or self.ship == TEMPEST:
            return []
        return holders(state, self.seat, self.owner, self.space)

    def _loads(self, state: EmpiresState) -> list[Move]:
        fleet = _unmarked(state.players[self.seat].ships[self.space] - self.cargo, self.space, self.marks)
        fighters = count(self.cargo, STARFIGHTER)
        others = size(self.cargo) - fighters
        bay = BAY_PLACES if state.players[self.seat].technologies & OWNS[DOCKING_BAY] else 0
        found: list[Move] = []
        for ship in CARRIED:
            if fleet & EACH[ship]:
                n, s = (others, fighters + 1) if ship == STARFIGHTER else (others + 1, fighters)
                if n <= CAPACITY and s <= CAPACITY - n + bay:
                    found.append(_LOADS[ship])
        return found

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        _PLAYS[type(move)](self, state, move)

    def _load(self, state: EmpiresState, move: Load) -> None:
        state.agenda[-1] = replace(self, cargo=self.cargo + ONE[move.ship])
        state.events.append(ShipLoaded(self.seat, move.ship, self.space))

    def _unload(self, state: EmpiresState, move: Unload) -> None:
        marks = (*self.marks, (self.space, ONE[move.ship]))
        state.agenda[-1] = replace(self, cargo=self.cargo - ONE[move.ship], marks=marks)
        state.events.append(ShipUnloaded(self.seat, move.ship, self.space))

    def _fly(self, state: EmpiresState, move: Fly) -> None:
        if not self.moved:
            self._pay(state)
        ships = state.players[self.owner].ships
        group = ONE[self.ship] + self.cargo
        ships[self.space] -= group
        ships[move.space] += group
        state.events.append(ShipMoved(self.seat, self.owner, self.ship, ships_in(self.cargo), self.space, move.space))
        if self.steps == 1:
            self._finish(state, move.space)
        else:
            trail = (*self.trail, (self.space, self.cargo))
            state.agenda[-1] = replace(
                self, space=move.space, steps=self.steps - 1, moved=True, freed=False, trail=trail
            )

    def _pay(self, state: EmpiresState) -> None:
        """The action is spent at the first step (EV-10.7); a Warp Move only once (EV-10.12)."""
        if self.owner != self.seat:
            state.controlled = True
        if self.source != WARP:
            spend(state, self.seat, self.source)
            return
        warp = state.agenda[-2]
        assert isinstance(warp, ToWarp)
        if not warp.begun:
            spend(state, self.seat, WARP)
            state.events.append(WarpBegan(self.seat))
            state.agenda[-2] = replace(warp, begun=True)

    def _stop(self, state: EmpiresState, move: Stop) -> None:
        self._finish(state, self.space)

    def _finish(self, state: EmpiresState, space: int) -> None:
        """Cargo aboard is set down; in a Warp Move all these ships have finished (EV-10.8)."""
        state.agenda.pop()
        state.events.append(MoveEnded(self.seat, space))
        if self.source == WARP:
            warp = state.agenda[-1]
            assert isinstance(warp, ToWarp)
            state.agenda[-1] = replace(warp, marks=(*self.marks, (space, ONE[self.ship] + self.cargo)))

    def _cancel(self, state: EmpiresState, move: Cancel) -> None:
        state.agenda.pop()
        state.events.append(MoveCancelled(self.seat))

    def _ask(self, state: EmpiresState, move: AskLeave) -> None:
        held = self._held_by(state)
        asked = tuple(seat for seat in state.seats_from(state.active) if seat in held)
        state.events.append(LeaveAsked(self.seat, self.space, move.credits))
        state.agenda.append(ToConsent(self.seat, self.space, move.credits, asked))

    def released(self, state: EmpiresState) -> None:
        """Every holder has given leave: for this Move, once."""
        state.agenda[-1] = replace(self, freed=True)

    def denied(self, state: EmpiresState) -> None:
        """After a refusal nobody is asked about this space again this turn (EV-10.10)."""
        state.refused += (self.space,)


_PLAYS: dict[type[Move], Callable[[ToMove, EmpiresState, Any], None]] = {
    Load: ToMove._load,
    Unload: ToMove._unload,
    Fly: ToMove._fly,
    Stop: ToMove._stop,
    Cancel: ToMove._cancel,
    AskLeave: ToMove._ask,
}


@dataclass(frozen=True, slots=True)
class ToConsent(Step[EmpiresState]):
    """The holders are asked one after another; the first "no" ends it and nothing is paid (EV-10.10)."""

    asker: Seat
    space: int
    credits: int
    waiting: tuple[Seat, ...]
    willing: tuple[Seat, ...] = ()

    def seats(self) -> tuple[Seat, ...]:
        return self.waiting[:1]

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [_GIVE_LEAVE, _DENY]

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        if move == _DENY:
            state.agenda.pop()
            state.events.append(LeaveDenied(self.asker, seat))
            asking: Any = state.agenda[-1]
            asking.denied(state)
            return
        willing = (*self.willing, seat)
        if len(self.waiting) > 1:
            state.agenda[-1] = replace(self, waiting=self.waiting[1:], willing=willing)
            return
        state.agenda.pop()
        for holder in willing:
            state.events.append(LeaveGiven(self.asker, holder, self.credits))
            if self.credits:
                state.players[self.asker].credits -= self.credits
                state.players[holder].credits += self.credits
                state.events.append(CreditsTaken(holder, self.asker, self.credits))
        leaving: Any = state.agenda[-1]
        leaving.released(state)


# -- Warp Move (EV-10.12) -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToWarp(Asks[EmpiresState]):
    """Moves one after another, each ship at most once, carried or by itself."""

    marks: Marks = ()
    begun: bool = False

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [_END_WARP, *beginnings(state, seat, (WARP,), self.marks)]

    def play(self, state: EmpiresState, seat: Seat, move: Begin | EndWarp) -> None:
        if isinstance(move, Begin):
            begin(state, seat, move, self.marks)
        else:
            state.agenda.pop()


# -- Fold Space (EV-25.14, EV-25.26) ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToFold(Asks[EmpiresState]):
    """One Move without action, obstacles and Tractor Beams ignored; `cancel` forfeits it."""

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [_CANCEL, *beginnings(state, seat, (FOLD,))]

    def play(self, state: EmpiresState, seat: Seat, move: Begin | Cancel) -> None:
        state.agenda.pop()
        if isinstance(move, Begin):
            begin(state, seat, move)
        else:
            state.events.append(MoveCancelled(seat))
