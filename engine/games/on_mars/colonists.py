"""OM-4.5: Colonists between the Living Quarters, the Working Area, the action slots and the supply."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.on_mars.components import (
    ACTIONS,
    COLONY,
    ORBIT,
    SLOT_ACTIONS,
    WORKING_AREA,
    Effect,
)
from engine.games.on_mars.effects import define
from engine.games.on_mars.events import ColonistsArrived, ColonistsReturned, ColonistsWorked
from engine.games.on_mars.moves import ChooseSide, Retrieve, Stop
from engine.games.on_mars.state import OnMarsState, Player

ACTIONS_OF_SIDE = tuple(
    tuple(action for action in range(SLOT_ACTIONS) if ACTIONS[action].side == side) for side in (ORBIT, COLONY)
)

_STOP = Stop()
_RETRIEVALS = tuple(Retrieve(origin) for origin in range(SLOT_ACTIONS + 1))
_SIDES = (ChooseSide(ORBIT), ChooseSide(COLONY))


def work(state: OnMarsState, seat: Seat, colonists: int) -> None:
    """From the Living Quarters to the Working Area: a boost, a crowd, a fee."""
    if colonists:
        player = state.players[seat]
        player.quarters -= colonists
        player.working += colonists
        state.events.append(ColonistsWorked(seat, colonists))


def enter_quarters(player: Player, colonists: int) -> int:
    """Colonists who come back from somewhere; returns how many found no room and went to the supply."""
    entering = min(colonists, player.rooms - player.quarters)
    player.quarters += entering
    player.supply += colonists - entering
    return colonists - entering


def arrive(state: OnMarsState, seat: Seat, colonists: int) -> int:
    """New Colonists from the supply, as many as there are and as find room."""
    player = state.players[seat]
    arriving = max(0, min(colonists, player.supply, player.rooms - player.quarters))
    if arriving:
        player.supply -= arriving
        player.quarters += arriving
        player.newcomers += arriving
        state.events.append(ColonistsArrived(seat, arriving))
    return arriving


def set_slot(state: OnMarsState, seat: Seat, action: int, colonists: int) -> None:
    slots = state.slots[action]
    state.slots[action] = (*slots[:seat], colonists, *slots[seat + 1 :])


def at(state: OnMarsState, seat: Seat, origin: int) -> int:
    """Colonists of a player at an action, or in the Working Area."""
    return state.players[seat].working if origin == WORKING_AREA else state.slots[origin][seat]


def bring_home(state: OnMarsState, seat: Seat, origin: int, colonists: int) -> None:
    """From an action or the Working Area to the Living Quarters."""
    if colonists == 0:
        return
    player = state.players[seat]
    if origin == WORKING_AREA:
        player.working -= colonists
    else:
        set_slot(state, seat, origin, state.slots[origin][seat] - colonists)
    lost = 0 if state.is_lacerda(seat) else enter_quarters(player, colonists)
    state.events.append(ColonistsReturned(seat, origin, colonists, lost))


def retrieve_all(state: OnMarsState, seat: Seat, side: int) -> None:
    """Those on the actions of the side arrived at, and those in the Working Area (OM-11.4.2, OM-11.5.2)."""
    for origin in (*ACTIONS_OF_SIDE[side], WORKING_AREA):
        bring_home(state, seat, origin, at(state, seat, origin))


def coming_home(state: OnMarsState, seat: Seat, side: int) -> tuple[int, int]:
    """How many would come home on arriving at a side, and how many of them would find no room."""
    player = state.players[seat]
    coming = sum(at(state, seat, origin) for origin in (*ACTIONS_OF_SIDE[side], WORKING_AREA))
    return coming, max(0, coming - (player.rooms - player.quarters))


@dataclass(frozen=True, slots=True)
class ToRetrieve(Asks[OnMarsState]):
    """Up to `left` Colonists come home, named in the order of the origins."""

    left: int
    origins: tuple[int, ...]

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        found: list[Move] = [_RETRIEVALS[origin] for origin in self.origins if at(state, seat, origin)]
        found.append(_STOP)
        return found

    def play(self, state: OnMarsState, seat: Seat, move: Retrieve | Stop) -> None:
        state.agenda.pop()
        if isinstance(move, Stop):
            return
        bring_home(state, seat, move.origin, 1)
        origins = tuple(origin for origin in self.origins if origin >= move.origin)
        ask_to_retrieve(state, seat, self.left - 1, origins)


def ask_to_retrieve(state: OnMarsState, seat: Seat, left: int, origins: tuple[int, ...]) -> None:
    if left and any(at(state, seat, origin) for origin in origins):
        state.agenda.append(ToRetrieve(seat, left, origins))


@dataclass(frozen=True, slots=True)
class ToChooseSide(Asks[OnMarsState]):
    """Eco Resort: from the actions of which side (OM-9.4.10)?"""

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [_SIDES[side] for side in (ORBIT, COLONY) if _has_anyone(state, seat, ACTIONS_OF_SIDE[side])]

    def play(self, state: OnMarsState, seat: Seat, move: ChooseSide) -> None:
        state.agenda.pop()
        origins = ACTIONS_OF_SIDE[move.side]
        ask_to_retrieve(state, seat, sum(at(state, seat, origin) for origin in origins), origins)


_EVERYWHERE = (*range(SLOT_ACTIONS), WORKING_AREA)
_ORIGINS = {"any": _EVERYWHERE, "one_side": tuple(range(SLOT_ACTIONS)), "working_area": (WORKING_AREA,)}


def _has_anyone(state: OnMarsState, seat: Seat, origins: tuple[int, ...]) -> bool:
    return any(at(state, seat, origin) for origin in origins)


def _retrieve(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    if effect.origin == "one_side":
        state.agenda.append(ToChooseSide(seat))
    else:
        ask_to_retrieve(state, seat, effect.amount, _ORIGINS[effect.origin])


def _can_arrive(state: OnMarsState, seat: Seat, effect: Effect, colonists: int, crystals: int) -> bool:
    player = state.players[seat]
    return player.supply > 0 and player.quarters < player.rooms


define(
    "retrieve",
    lambda state, seat, effect, colonists, crystals: _has_anyone(state, seat, _ORIGINS[effect.origin]),
    _retrieve,
)
define("gain_colonists", _can_arrive, lambda state, seat, effect, must: _gain(state, seat, effect.amount))


def _gain(state: OnMarsState, seat: Seat, colonists: int) -> None:
    arrive(state, seat, colonists)
