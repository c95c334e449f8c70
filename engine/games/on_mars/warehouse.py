"""OM-4.4 and OM-6.5: the Warehouse."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars.colonists import work
from engine.games.on_mars.components import CRYSTAL, NONE, RESOURCES, WAREHOUSE_GOODS, WAREHOUSE_ROWS, Effect
from engine.games.on_mars.contracts import waiting_for
from engine.games.on_mars.effects import define
from engine.games.on_mars.events import ItemTaken, WarehouseRefilled
from engine.games.on_mars.goods import gain, gain_crystals, has_room
from engine.games.on_mars.moments import FreeMove, free_moves, play_free
from engine.games.on_mars.moves import Stop, TakeItem
from engine.games.on_mars.state import OnMarsState

_STOP = Stop()
_ITEMS = {good: TakeItem(good) for good in WAREHOUSE_GOODS}


def rows(players: int) -> int:
    """How many of each item the Warehouse holds when full."""
    return int(WAREHOUSE_ROWS[players - 2])


def may_take(state: OnMarsState, seat: Seat, good: int) -> bool:
    """Only what there is room for; a Crystal only below the capacity of the Depot, those waiting included."""
    if good != CRYSTAL:
        return state.is_lacerda(seat) or has_room(state, seat, good)
    player = state.players[seat]
    return player.depot + player.waiting < player.crystal_room or waiting_for(state, seat, CRYSTAL) != NONE


def takable(state: OnMarsState, seat: Seat, resources_only: bool) -> list[Move]:
    warehouse = state.warehouse
    first = 1 if resources_only else 0
    return [
        _ITEMS[good]
        for column, good in enumerate(WAREHOUSE_GOODS)
        if column >= first and warehouse[column] and may_take(state, seat, good)
    ]


def take(state: OnMarsState, seat: Seat, good: int) -> None:
    state.warehouse[WAREHOUSE_GOODS.index(good)] -= 1
    state.events.append(ItemTaken(seat, good, good == CRYSTAL or not state.is_lacerda(seat)))
    if good == CRYSTAL:
        gain_crystals(state, seat, 1)
    else:
        gain(state, seat, good, 1)


def refill(state: OnMarsState) -> None:
    state.warehouse = [rows(len(state.players))] * RESOURCES
    state.events.append(WarehouseRefilled())


@dataclass(frozen=True, slots=True)
class ToTakeItem(Asks[OnMarsState]):
    """Items one by one; when `left` is used up each further one takes a Colonist, if there is a boost."""

    left: int
    boost: bool
    must: bool
    resources_only: bool

    @property
    def case(self) -> str:
        return "" if self.left else "boost"

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        payable = self.left or state.players[seat].quarters
        found = takable(state, seat, self.resources_only) if payable else []
        return found if self.must else [*found, _STOP, *free_moves(state, seat)]

    def play(self, state: OnMarsState, seat: Seat, move: TakeItem | Stop | FreeMove) -> None:
        if isinstance(move, Stop):
            state.agenda.pop()
        elif isinstance(move, TakeItem):
            self._take(state, seat, move.good)
        else:
            play_free(state, seat, move)

    def _take(self, state: OnMarsState, seat: Seat, good: int) -> None:
        left = self.left
        if left:
            left -= 1
        else:
            work(state, seat, 1)
        state.agenda[-1] = AfterItem(seat, left, self.boost, self.resources_only)
        take(state, seat, good)


@dataclass(frozen=True, slots=True)
class AfterItem(Step[OnMarsState]):
    """An item is taken, with what came of it: may there be another?"""

    seat: Seat
    left: int
    boost: bool
    resources_only: bool

    def run(self, state: OnMarsState) -> None:
        seat = self.seat
        state.agenda.append(ToTakeItem(seat, self.left, self.boost, False, self.resources_only))
        payable = self.left or (self.boost and state.players[seat].quarters)
        if not payable or not (takable(state, seat, self.resources_only) or free_moves(state, seat)):
            state.agenda.pop()


def _begin(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    resources_only = effect.kind == "take_warehouse_resource"
    state.agenda.append(ToTakeItem(seat, effect.amount, bool(effect.boost), must, resources_only))


define(
    "take_warehouse",
    lambda state, seat, effect, colonists, crystals: bool(takable(state, seat, False)),
    _begin,
)
define(
    "take_warehouse_resource",
    lambda state, seat, effect, colonists, crystals: bool(takable(state, seat, True)),
    _begin,
)
