"""OM-4.7: action slots, the crowd on them and its price."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.on_mars.colonists import set_slot, work
from engine.games.on_mars.components import ACTIONS, HIRE
from engine.games.on_mars.effects import is_possible
from engine.games.on_mars.events import ColonistPlaced, CrowdPaid, SlotsCleared
from engine.games.on_mars.goods import pay_crystals
from engine.games.on_mars.moves import PayCrowding
from engine.games.on_mars.state import OnMarsState

_PRICES = tuple(tuple(PayCrowding(crystals, colonists) for colonists in range(4)) for crystals in range(4))


def to_clear(state: OnMarsState, action: int) -> tuple[Seat, ...]:
    """Full slots lose the Colonists of whoever has most of them, of all who tie (OM-4.7.1); Hire is never cleared."""
    slots = state.slots[action]
    if action == HIRE or sum(slots) < ACTIONS[action].slots:
        return ()
    most = max(slots)
    return tuple([seat for seat, colonists in enumerate(slots) if colonists == most])


def crowding(state: OnMarsState, seat: Seat, action: int) -> int:
    """The price of those who would stay: each other colour, or with two players each Colonist (OM-4.7.2, OM-4.7.3)."""
    slots = state.slots[action]
    cleared = to_clear(state, action)
    if len(slots) == 2:
        return sum([colonists for owner, colonists in enumerate(slots) if owner not in cleared])
    return sum([colonists > 0 for owner, colonists in enumerate(slots) if owner not in cleared and owner != seat])


def ways_to_crowd(state: OnMarsState, seat: Seat, action: int) -> list[PayCrowding]:
    """How the crowd can be paid so that the Colonist for the slot and the action itself stay possible (OM-4.7.5)."""
    if action == HIRE and state.slots[HIRE][seat]:
        return []
    colonists, crystals = state.players[seat].quarters - 1, state.spendable(seat)
    if colonists < 0:
        return []
    price = crowding(state, seat, action)
    effect = ACTIONS[action].effect
    found: list[PayCrowding] = []
    for spent in range(min(price, crystals), -1, -1):
        workers = price - spent
        if workers > colonists:
            break
        if is_possible(state, seat, effect, colonists - workers, crystals - spent):
            found.append(_PRICES[spent][workers])
    return found


def occupy(state: OnMarsState, seat: Seat, action: int) -> None:
    """Clear what must be cleared, put the Colonist down, and pay the crowd or ask how (OM-4.7.1 to OM-4.7.4)."""
    ways = ways_to_crowd(state, seat, action)
    clear(state, action)
    place(state, seat, action)
    if len(ways) == 1:
        pay_crowd(state, seat, ways[0])
    else:
        state.agenda.append(ToPayCrowd(seat, action, tuple(way.crystals for way in ways)))


def clear(state: OnMarsState, action: int) -> None:
    cleared = to_clear(state, action)
    for owner in cleared:
        if not state.is_lacerda(owner):
            state.players[owner].working += state.slots[action][owner]
        set_slot(state, owner, action, 0)
    if cleared:
        state.events.append(SlotsCleared(action, cleared))


def place(state: OnMarsState, seat: Seat, action: int) -> None:
    if not state.is_lacerda(seat):
        state.players[seat].quarters -= 1
    set_slot(state, seat, action, state.slots[action][seat] + 1)
    state.events.append(ColonistPlaced(seat, action))


def pay_crowd(state: OnMarsState, seat: Seat, way: PayCrowding) -> None:
    if way.crystals or way.colonists:
        state.events.append(CrowdPaid(seat, way.crystals, way.colonists))
    work(state, seat, way.colonists)
    pay_crystals(state, seat, way.crystals)


@dataclass(frozen=True, slots=True)
class ToPayCrowd(Asks[OnMarsState]):
    """Crystals, Colonists or some of both; `crystals` are the amounts that may be chosen."""

    action: int
    crystals: tuple[int, ...]

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        price = self._price(state)
        return [_PRICES[crystals][price - crystals] for crystals in self.crystals]

    def _price(self, state: OnMarsState) -> int:
        """The crowd as it was before the player's own new Colonist."""
        slots = state.slots[self.action]
        if len(slots) == 2:
            return sum(slots) - 1
        return sum([colonists > 0 for owner, colonists in enumerate(slots) if owner != self.seat])

    def play(self, state: OnMarsState, seat: Seat, move: PayCrowding) -> None:
        state.agenda.pop()
        pay_crowd(state, seat, move)
