"""OM-18.7: whoever completes a Mission or a Private Goal restores a Building."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.on_mars.colonists import enter_quarters
from engine.games.on_mars.complexes import relink
from engine.games.on_mars.components import EFFECTS, NOBODY, NONE, Effect, type_of
from engine.games.on_mars.contracts import check_upgrades
from engine.games.on_mars.effects import define, grant
from engine.games.on_mars.events import BuildingRepaired
from engine.games.on_mars.hexes import HEX_COUNT
from engine.games.on_mars.moves import Repair, RewardFirst
from engine.games.on_mars.state import OnMarsState

_REWARD_FIRST = RewardFirst()
_REPAIRS = tuple(Repair(place) for place in range(HEX_COUNT))


def damaged(state: OnMarsState) -> list[int]:
    """The hexes of vandalised and dark Buildings."""
    if state.blackout is None:
        return []
    return sorted((*state.blackout.vandalised, *(place for place, _ in state.blackout.dark)))


def repair(state: OnMarsState, seat: Seat, place: int) -> None:
    """The token goes, or the Colonist goes home to its owner and the Complex may be whole again (OM-18.12)."""
    blackout = state.blackout
    assert blackout is not None
    kind = state.building[place]
    if place in blackout.vandalised:
        blackout.vandalised = tuple(other for other in blackout.vandalised if other != place)
        state.events.append(BuildingRepaired(seat, type_of(kind), place, NOBODY, 0))
        return
    owner = next(owner for there, owner in blackout.dark if there == place)
    blackout.dark = tuple(entry for entry in blackout.dark if entry[0] != place)
    lost = enter_quarters(state.players[owner], 1)
    state.events.append(BuildingRepaired(seat, type_of(kind), place, owner, lost))
    relink(state, kind)
    check_upgrades(state)


@dataclass(frozen=True, slots=True)
class ToRepair(Asks[OnMarsState]):
    """Which Building? The reward of a Private Goal may be taken before (OM-18.20)."""

    reward: int
    """The effect that is still to come, or NONE."""

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        found: list[Move] = [_REPAIRS[place] for place in damaged(state)]
        if self.reward != NONE:
            found.append(_REWARD_FIRST)
        return found

    def play(self, state: OnMarsState, seat: Seat, move: Repair | RewardFirst) -> None:
        state.agenda.pop()
        if isinstance(move, RewardFirst):
            state.agenda.append(ToRepair(seat, NONE))
        if self.reward != NONE:
            grant(state, seat, EFFECTS[self.reward])
        if isinstance(move, Repair):
            repair(state, seat, move.place)


def owe_repair(state: OnMarsState, seat: Seat, reward: Effect | None) -> None:
    """For a Private Goal, with what it gives besides."""
    state.agenda.append(ToRepair(seat, reward.number if reward else NONE))


def _begin(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    """For a Mission; a single Building is not asked for."""
    places = damaged(state)
    if len(places) == 1:
        repair(state, seat, places[0])
    else:
        state.agenda.append(ToRepair(seat, NONE))


define("repair", lambda state, seat, effect, colonists, crystals: bool(damaged(state)), _begin)
