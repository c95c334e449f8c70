"""OM-4.1 to OM-4.3: Resources and Crystals, gained and paid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.on_mars.colonists import work
from engine.games.on_mars.components import (
    ANY_RESOURCE,
    CRYSTAL,
    GOALS,
    MINERAL,
    NONE,
    RESOURCES,
    Effect,
)
from engine.games.on_mars.contracts import put_on, waiting_for
from engine.games.on_mars.effects import define
from engine.games.on_mars.events import CrystalsGained, CrystalsPaid, GoalDiscarded, GoodsGained, GoodsPaid
from engine.games.on_mars.moves import Boost, DiscardGoal, GainResource, Pay, PayCrystals, Stop
from engine.games.on_mars.state import COLONIZATION, OnMarsState

Units = tuple[int, ...]
"""A price in Resources: each unit a Resource or ANY_RESOURCE."""

_STOP, _BOOST = Stop(), Boost()
_CRYSTALS = tuple(PayCrystals(amount) for amount in range(9))
_DISCARDS = tuple(DiscardGoal(goal) for goal in range(len(GOALS)))
_GAINS = tuple(GainResource(good) for good in range(RESOURCES))


def has_room(state: OnMarsState, seat: Seat, good: int) -> bool:
    """For one more of a Resource, in Storage or on a Contract (OM-4.4)."""
    player = state.players[seat]
    return player.goods[good] <= player.shelters or waiting_for(state, seat, good) != NONE


def gain(state: OnMarsState, seat: Seat, good: int, amount: int) -> None:
    """Resources from the supply; what finds no room in Storage goes to a Contract that waits for it, or is lost."""
    if good == CRYSTAL:
        gain_crystals(state, seat, amount)
        return
    if state.is_lacerda(seat):
        return
    player = state.players[seat]
    stored = min(amount, player.limit - player.goods[good])
    player.goods[good] += stored
    delivered, lost = 0, amount - stored
    state.events.append(event := GoodsGained(seat, good, amount, 0, lost))
    while lost:
        contract = waiting_for(state, seat, good)
        if contract == NONE:
            break
        put_on(state, seat, contract, good)
        delivered, lost = delivered + 1, lost - 1
    event.delivered, event.lost = delivered, lost


def gain_crystals(state: OnMarsState, seat: Seat, amount: int) -> None:
    """They wait until the player's next turn begins (OM-4.3)."""
    if amount:
        state.players[seat].waiting += amount
        state.events.append(CrystalsGained(seat, amount))


def store_crystals(state: OnMarsState, seat: Seat) -> tuple[int, int]:
    """Waiting Crystals go to the Depot as far as it has room, the rest to a Contract or away; (stored, lost)."""
    player = state.players[seat]
    stored = min(player.waiting, player.crystal_room - player.depot)
    lost = player.waiting - stored
    player.depot += stored
    player.waiting = 0
    while lost and (contract := waiting_for(state, seat, CRYSTAL)) != NONE:
        put_on(state, seat, contract, CRYSTAL)
        lost -= 1
    return stored, lost


# -- paying ------------------------------------------------------------------------------------------------------


def can_pay(state: OnMarsState, seat: Seat, units: Units) -> bool:
    """A Mineral may stand in for any other Resource (OM-4.2)."""
    if not units or state.is_lacerda(seat):
        return True
    goods = state.players[seat].goods
    if len(units) == 1:
        unit = units[0]
        return any(goods) if unit == ANY_RESOURCE else goods[unit] > 0 or goods[MINERAL] > 0
    return bool(ways_to_pay(units, goods))


def ways_to_pay(units: Units, goods: list[int]) -> tuple[Pay, ...]:
    """Every set of Resources that pays a price, the named ones first."""
    most = len(units)
    return _ways(units, tuple([good if good < most else most for good in goods]))


@lru_cache(maxsize=4096)
def _ways(units: Units, goods: tuple[int, ...]) -> tuple[Pay, ...]:
    found: dict[tuple[int, ...], None] = {}

    def choose(place: int, paid: tuple[int, ...]) -> None:
        if place == len(units):
            found[paid] = None
            return
        unit = units[place]
        for good in range(RESOURCES - 1, -1, -1) if unit == ANY_RESOURCE else dict.fromkeys((unit, MINERAL)):
            if paid[good] < goods[good]:
                choose(place + 1, (*paid[:good], paid[good] + 1, *paid[good + 1 :]))

    choose(0, (0,) * RESOURCES)
    return tuple(Pay(paid) for paid in found)


def pay(state: OnMarsState, seat: Seat, units: Units) -> None:
    """Pay at once if there is but one way to, else ask for one."""
    if not units or state.is_lacerda(seat):
        return
    ways = ways_to_pay(units, state.players[seat].goods)
    if len(ways) == 1:
        hand_over(state, seat, ways[0].goods)
    else:
        state.agenda.append(ToPay(seat, units))


def hand_over(state: OnMarsState, seat: Seat, goods: tuple[int, ...]) -> None:
    player = state.players[seat]
    for good, amount in enumerate(goods):
        player.goods[good] -= amount
    state.events.append(GoodsPaid(seat, goods))


@dataclass(frozen=True, slots=True)
class ToPay(Asks[OnMarsState]):
    """The named Resources, or Minerals in their place."""

    units: tuple[int, ...]

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [*ways_to_pay(self.units, state.players[seat].goods)]

    def play(self, state: OnMarsState, seat: Seat, move: Pay) -> None:
        state.agenda.pop()
        hand_over(state, seat, move.goods)


def pay_crystals(state: OnMarsState, seat: Seat, amount: int) -> None:
    """From the Depot; whoever has Private Goals to give instead is asked (OM-10.3)."""
    if amount == 0:
        return
    player = state.players[seat]
    if player.goals and seat == state.active and state.phase == COLONIZATION:
        state.agenda.append(ToPayCrystals(seat, amount))
    else:
        player.depot -= amount
        state.events.append(CrystalsPaid(seat, amount))


@dataclass(frozen=True, slots=True)
class ToPayCrystals(Asks[OnMarsState]):
    """Everything from the Depot, or a Private Goal for one of the Crystals first."""

    amount: int

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        found: list[Move] = [_CRYSTALS[self.amount]] if player.depot >= self.amount else []
        return found + [_DISCARDS[goal] for goal in player.goals]

    def play(self, state: OnMarsState, seat: Seat, move: PayCrystals | DiscardGoal) -> None:
        state.agenda.pop()
        player = state.players[seat]
        if isinstance(move, PayCrystals):
            player.depot -= self.amount
            state.events.append(CrystalsPaid(seat, self.amount))
            return
        player.goals = tuple(goal for goal in player.goals if goal != move.goal)
        state.goal_box.append(move.goal)
        state.events.append(GoalDiscarded(seat, move.goal))
        pay_crystals(state, seat, self.amount - 1)


# -- effects -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToGainResources(Asks[OnMarsState]):
    """Resources of one's choice, no Minerals, named in a fixed order; with `boost` Colonists buy more of them."""

    left: int
    boost: bool = False
    lowest: int = MINERAL + 1

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [*self._choices(state), _STOP]

    def _choices(self, state: OnMarsState) -> list[Move]:
        return [_GAINS[good] for good in range(self.lowest, RESOURCES) if has_room(state, self.seat, good)]

    def play(self, state: OnMarsState, seat: Seat, move: GainResource | Stop) -> None:
        state.agenda.pop()
        if isinstance(move, Stop):
            return
        left = self.left
        if left:
            left -= 1
        else:
            work(state, seat, 1)
        gain(state, seat, move.good, 1)
        after = ToGainResources(seat, left, self.boost, move.good)
        if (left or (self.boost and state.players[seat].quarters)) and after._choices(state):
            state.agenda.append(after)


def _room_for_any(state: OnMarsState, seat: Seat, effect: Effect, colonists: int, crystals: int) -> bool:
    return any(has_room(state, seat, good) for good in range(MINERAL + 1, RESOURCES))


@dataclass(frozen=True, slots=True)
class ToBoostCrystals(Asks[OnMarsState]):
    """Casino: a Colonist for one more Crystal, as often as wished."""

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [_BOOST, _STOP]

    def play(self, state: OnMarsState, seat: Seat, move: Boost | Stop) -> None:
        if isinstance(move, Boost):
            work(state, seat, 1)
            gain_crystals(state, seat, 1)
        if isinstance(move, Stop) or state.players[seat].quarters == 0:
            state.agenda.pop()


def _gain_crystals(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    gain_crystals(state, seat, effect.amount)
    if effect.boost and state.players[seat].quarters:
        state.agenda.append(ToBoostCrystals(seat))


def _trade(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    """Trade Market: one Resource of any kind for two that are no Minerals (OM-9.4.9)."""
    state.agenda.append(ToGainResources(seat, effect.amount, boost=True))
    pay(state, seat, (ANY_RESOURCE,))


define("gain_crystal", lambda state, seat, effect, colonists, crystals: True, _gain_crystals)
define(
    "gain_resource",
    lambda state, seat, effect, colonists, crystals: has_room(state, seat, effect.good),
    lambda state, seat, effect, must: gain(state, seat, effect.good, effect.amount),
)
define(
    "gain_resources_any",
    _room_for_any,
    lambda state, seat, effect, must: state.agenda.append(ToGainResources(seat, effect.amount)),
)
define("trade", lambda state, seat, effect, colonists, crystals: any(state.players[seat].goods), _trade)
