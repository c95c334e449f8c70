"""Chapters 9 and 10: the powers of the alien tech cards. Copies and prices are in data/tech_cards.toml."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.alien_frontiers import colonies
from engine.games.alien_frontiers.aftermath import aftermath
from engine.games.alien_frontiers.components import (
    BOOSTER_POD,
    CARDS,
    DATA_CRYSTAL,
    EMPTY,
    FIELDS,
    FLEET_LIMIT,
    GRAVITY_MANIPULATOR,
    ISOLATION,
    MAINTENANCE_BAY,
    MIN_FLEET_LEFT,
    MIND_CONTROL_HELMET,
    NOWHERE,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POHL_FOOTHILLS,
    POLARITY_DEVICE,
    POWER_DISCOUNT,
    RELIC,
    STASIS_BEAM,
    STATIONS,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
    TERRITORIES,
)
from engine.games.alien_frontiers.docking import dockings, sets_around
from engine.games.alien_frontiers.docks import find, leave
from engine.games.alien_frontiers.events import (
    BonusBorrowed,
    CardDiscarded,
    CardRecovered,
    CardUsed,
    FieldPlaced,
    FieldRemoved,
    ShipHit,
    ShipReturnedToStock,
    ShipsRerolled,
    ShipTeleported,
    ShipTurned,
)
from engine.games.alien_frontiers.moves import (
    Boost,
    Borrow,
    CeaseFire,
    ChooseForSwap,
    DestroyShip,
    Fire,
    Flip,
    LiftColony,
    MindControl,
    MoveColony,
    PlaceField,
    RecoverCard,
    RemoveField,
    Reroll,
    Shift,
    Slow,
    SwapColony,
    Teleport,
)
from engine.games.alien_frontiers.relic import go_home
from engine.games.alien_frontiers.resources import pay
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.stations import dock

Lister = Callable[[AlienFrontiersState, Seat, int], Sequence[Move]]

_STATION_NUMBERS = range(len(STATIONS))
_TERRITORY_NUMBERS = range(len(TERRITORIES))


def powers(state: AlienFrontiersState, seat: Seat) -> list[Move]:
    """Every use of every card: a fuel power once a turn each, one discard power a turn in all (AF-9.5, AF-9.6)."""
    found: list[Move] = []
    for card in state.players[seat].cards:
        if card not in state.used:
            found += fuel_power_moves(state, seat, card)
            if not state.discard_power_used:
                found += discard_power_moves(state, seat, card)
    return found


def fuel_power_moves(state: AlienFrontiersState, seat: Seat, card: int) -> Sequence[Move]:
    price = CARDS[card].price
    return () if price is None else _FUEL_POWERS[card](state, seat, discounted(state, seat, price))


def discard_power_moves(state: AlienFrontiersState, seat: Seat, card: int) -> Sequence[Move]:
    return _DISCARD_POWERS[card](state, seat) if CARDS[card].discard_power else ()


def may_give_up(state: AlienFrontiersState, seat: Seat, card: int) -> bool:
    """Is the card there to be discarded for its power, if there is a target (AF-9.6)?"""
    return card in state.players[seat].cards and card not in state.used and not state.discard_power_used


def discounted(state: AlienFrontiersState, seat: Seat, price: int) -> int:
    """Pohl Foothills takes some fuel off each use, never below zero (AF-9.8)."""
    return max(0, price - POWER_DISCOUNT) if state.has_bonus(seat, POHL_FOOTHILLS) else price


def _use(state: AlienFrontiersState, seat: Seat, card: int, price: int) -> None:
    state.used += (card,)
    state.events.append(CardUsed(seat, card))
    pay(state, seat, price, 0)


def _discard(state: AlienFrontiersState, seat: Seat, card: int) -> None:
    player = state.players[seat]
    player.cards = tuple(held for held in player.cards if held != card)
    state.discard.append(card)
    state.discard_power_used = True
    state.events.append(CardDiscarded(seat, card))


def _use_at_list_price(state: AlienFrontiersState, seat: Seat, card: int) -> None:
    price = CARDS[card].price
    assert price is not None
    _use(state, seat, card, discounted(state, seat, price))


# -- cards that change values (AF-9.9: unplaced ships only, within 1 to 6) ---------------------------------------


def _change_hand(state: AlienFrontiersState, before: tuple[int, ...], after: tuple[int, ...]) -> None:
    hand = list(state.hand)
    for ship in before:
        hand.remove(ship)
    state.hand = tuple(sorted((*hand, *after)))


def _turn(state: AlienFrontiersState, seat: Seat, ship: int, change: int) -> None:
    _change_hand(state, (ship,), (ship + change,))
    state.events.append(ShipTurned(seat, ship, ship + change))


@lru_cache(maxsize=1 << 12)
def _boosts(hand: tuple[int, ...]) -> tuple[Boost, ...]:
    return tuple(Boost(ship) for ship in dict.fromkeys(hand) if ship & 7 < 6)


def boosts(state: AlienFrontiersState, seat: Seat, price: int) -> Sequence[Move]:
    return _boosts(state.hand) if state.players[seat].fuel >= price else ()


def boost(state: AlienFrontiersState, seat: Seat, move: Boost) -> None:
    _use_at_list_price(state, seat, BOOSTER_POD)
    _turn(state, seat, move.ship, +1)


@lru_cache(maxsize=1 << 12)
def _slows(hand: tuple[int, ...]) -> tuple[Slow, ...]:
    return tuple(Slow(ship) for ship in dict.fromkeys(hand) if ship & 7 > 1)


def slows(state: AlienFrontiersState, seat: Seat, price: int) -> Sequence[Move]:
    return _slows(state.hand) if state.players[seat].fuel >= price else ()


def slow(state: AlienFrontiersState, seat: Seat, move: Slow) -> None:
    _use_at_list_price(state, seat, STASIS_BEAM)
    _turn(state, seat, move.ship, -1)


@lru_cache(maxsize=1 << 12)
def _flips(hand: tuple[int, ...]) -> tuple[Flip, ...]:
    return tuple(Flip(ship) for ship in dict.fromkeys(hand))


def flips(state: AlienFrontiersState, seat: Seat, price: int) -> Sequence[Move]:
    return _flips(state.hand) if state.players[seat].fuel >= price else ()


def flip(state: AlienFrontiersState, seat: Seat, move: Flip) -> None:
    _use_at_list_price(state, seat, POLARITY_DEVICE)
    _turn(state, seat, move.ship, 7 - 2 * (move.ship & 7))


@lru_cache(maxsize=1 << 12)
def _shifts(hand: tuple[int, ...]) -> tuple[Shift, ...]:
    """Two different ships, both changes within the range (AF-10.5)."""
    return tuple(
        Shift(lower, higher)
        for lower in dict.fromkeys(hand)
        if lower & 7 > 1
        for higher in dict.fromkeys(hand)
        if higher & 7 < 6 and (lower != higher or hand.count(lower) > 1)
    )


def shifts(state: AlienFrontiersState, seat: Seat, price: int) -> Sequence[Move]:
    return _shifts(state.hand) if state.players[seat].fuel >= price else ()


def shift(state: AlienFrontiersState, seat: Seat, move: Shift) -> None:
    _use_at_list_price(state, seat, GRAVITY_MANIPULATOR)
    _change_hand(state, (move.lower, move.higher), (move.lower - 1, move.higher + 1))
    state.events.append(ShipTurned(seat, move.lower, move.lower - 1))
    state.events.append(ShipTurned(seat, move.higher, move.higher + 1))


@lru_cache(maxsize=1 << 12)
def _rerolls(hand: tuple[int, ...]) -> tuple[Reroll, ...]:
    return tuple(
        Reroll(ships) for count in range(1, len(hand) + 1) for ships in dict.fromkeys(combinations(hand, count))
    )


def rerolls(state: AlienFrontiersState, seat: Seat, price: int) -> Sequence[Move]:
    return _rerolls(state.hand) if state.players[seat].fuel >= price else ()


def reroll(state: AlienFrontiersState, seat: Seat, move: Reroll) -> None:
    """All chosen ships together, once (AF-10.12)."""
    _use_at_list_price(state, seat, TEMPORAL_WARPER)
    rolled = tuple(
        ship - (ship & 7) + value for ship, value in zip(move.ships, state.rng.dice(len(move.ships)), strict=True)
    )
    _change_hand(state, move.ships, rolled)
    state.events.append(ShipsRerolled(seat, move.ships, rolled))


# -- Data Crystal ------------------------------------------------------------------------------------------------


def borrow_price(state: AlienFrontiersState, seat: Seat, territory: int) -> int:
    """One fuel per colony there, everybody's counted, less the Pohl discount in total (AF-10.4, AF-17.3)."""
    return discounted(state, seat, sum(state.colonies[territory]))


def borrows(state: AlienFrontiersState, seat: Seat, price: int) -> list[Move]:
    """AF-10.4: colonies there, no Isolation Field, not Burroughs, and not a bonus the player has already."""
    fuel = state.players[seat].fuel
    return [
        Borrow(territory)
        for territory, record in enumerate(TERRITORIES)
        if record.borrowable
        and any(state.colonies[territory])
        and state.fields[ISOLATION] != territory
        and not state.has_bonus(seat, territory)
        and borrow_price(state, seat, territory) <= fuel
    ]


def borrow(state: AlienFrontiersState, seat: Seat, move: Borrow) -> None:
    """A Pohl bonus borrowed this way counts from now on, not for this payment."""
    _use(state, seat, DATA_CRYSTAL, borrow_price(state, seat, move.territory))
    state.borrowed = move.territory
    state.events.append(BonusBorrowed(seat, move.territory))


# -- Orbital Teleporter and Mind Control Helmet: a docked ship docks again elsewhere ------------------------------


def teleports(state: AlienFrontiersState, seat: Seat, price: int) -> list[Move]:
    """Power and docking must be payable together, and the docking legal (AF-10.7.1 to AF-10.7.3)."""
    onto_terraforming = state.options.teleporter_onto_terraforming
    return [
        Teleport(ship, origin, again.station, _companions(again.ships, ship))
        for origin, ship in _docked(state, lambda owner: owner == seat)
        for again in _redockings(state, seat, ship, origin, price)
        if again.station != TERRAFORMING_STATION or onto_terraforming
    ]


def teleport(state: AlienFrontiersState, seat: Seat, move: Teleport) -> None:
    _use_at_list_price(state, seat, ORBITAL_TELEPORTER)
    _redock(state, seat, move)


def mind_controls(state: AlienFrontiersState, seat: Seat, price: int) -> list[Move]:
    """Another player's ship docks as if it were yours, and stays its owner's (AF-14.4, AF-14.8)."""
    return [
        MindControl(ship, origin, again.station, _companions(again.ships, ship))
        for origin, ship in _docked(state, lambda owner: owner != seat)
        for again in _redockings(state, seat, ship, origin, price)
        if again.station != TERRAFORMING_STATION
    ]


def mind_control(state: AlienFrontiersState, seat: Seat, move: MindControl) -> None:
    _use_at_list_price(state, seat, MIND_CONTROL_HELMET)
    _redock(state, seat, move)


def _docked(state: AlienFrontiersState, whose: Callable[[Seat], bool]) -> list[tuple[int, int]]:
    """Stations and ships that may be lifted: not from the Terraforming Station, not from the Bay."""
    return [
        (station, ship)
        for station in _STATION_NUMBERS
        if station not in (MAINTENANCE_BAY, TERRAFORMING_STATION)
        for ship in dict.fromkeys(state.docks[station])
        if ship != EMPTY and whose(ship >> 4)
    ]


def _redockings(state: AlienFrontiersState, seat: Seat, ship: int, origin: int, price: int) -> list[Any]:
    player = state.players[seat]
    if player.fuel < price:
        return []
    sets = sets_around(ship, state.hand)
    return [again for again in dockings(state, seat, sets, player.fuel - price, player.ore) if again.station != origin]


def _companions(ships: tuple[int, ...], ship: int) -> tuple[int, ...]:
    at = ships.index(ship)
    return ships[:at] + ships[at + 1 :]


def _redock(state: AlienFrontiersState, seat: Seat, move: Teleport | MindControl) -> None:
    leave(state, move.origin, find(state, move.origin, move.ship))
    state.events.append(ShipTeleported(seat, move.ship, move.origin))
    _change_hand(state, move.companions, ())
    ships = sorted((move.ship, *move.companions), key=lambda ship: (ship & 7, ship))
    dock(state, seat, move.station, tuple(ships))


# -- Plasma Cannon -----------------------------------------------------------------------------------------------


def shots(state: AlienFrontiersState, seat: Seat, price: int) -> list[Move]:
    """Ships of other players, one station a use, one fuel per ship (AF-10.8.1); the first shot has the discount."""
    if state.players[seat].fuel < price:
        return []
    return [Fire(station, ship) for station in _STATION_NUMBERS for ship in _targets(state, seat, station)]


def _targets(state: AlienFrontiersState, seat: Seat, station: int) -> list[int]:
    if station == MAINTENANCE_BAY:
        return []
    return sorted({ship for ship in state.docks[station] if ship != EMPTY and ship >> 4 != seat})


def fire(state: AlienFrontiersState, seat: Seat, move: Fire) -> None:
    _use_at_list_price(state, seat, PLASMA_CANNON)
    _hit(state, seat, move)


def _hit(state: AlienFrontiersState, seat: Seat, move: Fire) -> None:
    """To the Bay; from the Terraforming Station to the stock, being lost anyway (AF-10.8.2, AF-10.8.5)."""
    state.events.append(ShipHit(seat, move.ship, move.station))
    if move.station == TERRAFORMING_STATION:
        _out_of_play(state, move.station, move.ship)
    else:
        leave(state, move.station, find(state, move.station, move.ship))
        state.docks[MAINTENANCE_BAY] += (move.ship,)
    more = ToFireAgain(seat, move.station)
    if len(more.moves(state, seat)) > 1:
        state.agenda.append(more)


def _out_of_play(state: AlienFrontiersState, station: int, ship: int) -> None:
    if ship & RELIC:
        go_home(state)
    else:
        leave(state, station, find(state, station, ship))
        state.players[ship >> 4].stock += 1
        state.events.append(ShipReturnedToStock(ship, station))


@dataclass(frozen=True, slots=True)
class ToFireAgain(Asks[AlienFrontiersState]):
    """More ships of the same station (AF-10.8.1)."""

    station: int

    def moves(self, state: AlienFrontiersState, seat: Seat) -> list[Move]:
        price = CARDS[PLASMA_CANNON].price or 0
        ships = _targets(state, seat, self.station) if state.players[seat].fuel >= price else []
        return [*(Fire(self.station, ship) for ship in ships), CeaseFire()]

    def play(self, state: AlienFrontiersState, seat: Seat, move: Fire | CeaseFire) -> None:
        state.agenda.pop()
        if isinstance(move, Fire):
            pay(state, seat, CARDS[PLASMA_CANNON].price or 0, 0)
            _hit(state, seat, move)
        aftermath(state)


def destructions(state: AlienFrontiersState, seat: Seat) -> list[Move]:
    """Discard: one docked ship of another player, who must keep three for the next turn (AF-10.8.6, AF-10.8.7)."""
    return [
        DestroyShip(station, ship)
        for station in _STATION_NUMBERS
        for ship in _targets(state, seat, station)
        if may_destroy(state, station, ship)
    ]


def may_destroy(state: AlienFrontiersState, station: int, ship: int) -> bool:
    return bool(ship & RELIC) or fleet_left(state, station, ship) >= MIN_FLEET_LEFT


def fleet_left(state: AlienFrontiersState, station: int, ship: int) -> int:
    """What the owner could roll next turn without this ship: one on the Terraforming Station is lost anyway."""
    owner = ship >> 4
    left = FLEET_LIMIT - state.players[owner].stock - 1
    doomed = state.docks[TERRAFORMING_STATION][0]
    if station != TERRAFORMING_STATION and doomed != EMPTY and doomed >> 4 == owner and not doomed & RELIC:
        left -= 1
    return left


def destroy(state: AlienFrontiersState, seat: Seat, move: DestroyShip) -> None:
    _discard(state, seat, PLASMA_CANNON)
    state.events.append(ShipHit(seat, move.ship, move.station))
    _out_of_play(state, move.station, move.ship)


# -- discard powers on fields ------------------------------------------------------------------------------------

_REMOVALS = tuple(RemoveField(field) for field in range(len(FIELDS)))
_PLACEMENTS = tuple(tuple(PlaceField(field, t) for t in _TERRITORY_NUMBERS) for field in range(len(FIELDS)))


def removals(state: AlienFrontiersState, seat: Seat) -> list[Move]:
    """Booster Pod: one field on the board (AF-10.3)."""
    return [removal for removal in _REMOVALS if state.fields[removal.field] != NOWHERE]


def remove_field(state: AlienFrontiersState, seat: Seat, move: RemoveField) -> None:
    _discard(state, seat, BOOSTER_POD)
    state.events.append(FieldRemoved(seat, move.field, state.fields[move.field]))
    state.fields[move.field] = NOWHERE


def placements(field: int) -> Callable[[AlienFrontiersState, Seat], list[Move]]:
    """Any territory but the one where the field is (AF-8.2)."""

    def listed(state: AlienFrontiersState, seat: Seat) -> list[Move]:
        here = state.fields[field]
        return [placement for placement in _PLACEMENTS[field] if placement.territory != here]

    return listed


def place_field(state: AlienFrontiersState, seat: Seat, move: PlaceField) -> None:
    _discard(state, seat, FIELDS[move.field].card)
    state.events.append(FieldPlaced(seat, move.field, move.territory, state.fields[move.field]))
    state.fields[move.field] = move.territory


# -- discard powers on colonies ----------------------------------------------------------------------------------


def _movable(state: AlienFrontiersState) -> list[tuple[int, Seat]]:
    """Colonies of anyone on territories without the Repulsor Field (AF-8.5)."""
    return [
        (territory, owner)
        for territory in _TERRITORY_NUMBERS
        if not colonies.is_closed(state, territory)
        for owner, count in enumerate(state.colonies[territory])
        if count
    ]


def lifts(state: AlienFrontiersState, seat: Seat) -> list[Move]:
    return [LiftColony(territory, owner) for territory, owner in _movable(state)]


def lift(state: AlienFrontiersState, seat: Seat, move: LiftColony) -> None:
    _discard(state, seat, ORBITAL_TELEPORTER)
    state.agenda.append(ToMoveColony(seat, move.territory, move.owner))


@dataclass(frozen=True, slots=True)
class ToMoveColony(Asks[AlienFrontiersState]):
    """Orbital Teleporter, discarded: where the chosen colony goes."""

    territory: int
    owner: Seat

    def moves(self, state: AlienFrontiersState, seat: Seat) -> list[Move]:
        return [
            MoveColony(territory)
            for territory in _TERRITORY_NUMBERS
            if territory != self.territory and not colonies.is_closed(state, territory)
        ]

    def play(self, state: AlienFrontiersState, seat: Seat, move: MoveColony) -> None:
        state.agenda.pop()
        colonies.move(state, seat, self.owner, self.territory, move.territory)
        aftermath(state)


def _partners(movable: list[tuple[int, Seat]], territory: int, owner: Seat) -> list[tuple[int, Seat]]:
    """Colonies of another player on another territory (AF-10.9)."""
    return [(there, whose) for there, whose in movable if there != territory and whose != owner]


def can_be_swapped(state: AlienFrontiersState, territory: int, owner: Seat) -> bool:
    return bool(_partners(_movable(state), territory, owner))


def swap_choices(state: AlienFrontiersState, seat: Seat) -> list[Move]:
    movable = _movable(state)
    return [ChooseForSwap(territory, owner) for territory, owner in movable if _partners(movable, territory, owner)]


def choose_for_swap(state: AlienFrontiersState, seat: Seat, move: ChooseForSwap) -> None:
    _discard(state, seat, POLARITY_DEVICE)
    state.agenda.append(ToSwap(seat, move.territory, move.owner))


@dataclass(frozen=True, slots=True)
class ToSwap(Asks[AlienFrontiersState]):
    """Polarity Device, discarded: the colony to exchange with the one chosen."""

    territory: int
    owner: Seat

    def moves(self, state: AlienFrontiersState, seat: Seat) -> list[Move]:
        partners = _partners(_movable(state), self.territory, self.owner)
        return [SwapColony(territory, owner) for territory, owner in partners]

    def play(self, state: AlienFrontiersState, seat: Seat, move: SwapColony) -> None:
        state.agenda.pop()
        colonies.swap(state, seat, self.owner, self.territory, move.owner, move.territory)
        aftermath(state)


# -- Temporal Warper's discard power -----------------------------------------------------------------------------


def recoveries(state: AlienFrontiersState, seat: Seat) -> list[Move]:
    """A card of a type not owned; the Warper given up is not among them, the other copy is (AF-10.12)."""
    kept = [card for card in state.players[seat].cards if card != TEMPORAL_WARPER]
    return [RecoverCard(card) for card in sorted(set(state.discard)) if card not in kept]


def recover(state: AlienFrontiersState, seat: Seat, move: RecoverCard) -> None:
    state.discard.remove(move.card)
    _discard(state, seat, TEMPORAL_WARPER)
    state.players[seat].cards += (move.card,)
    state.events.append(CardRecovered(seat, move.card))


_FUEL_POWERS: dict[int, Lister] = {
    BOOSTER_POD: boosts,
    DATA_CRYSTAL: borrows,
    GRAVITY_MANIPULATOR: shifts,
    MIND_CONTROL_HELMET: mind_controls,
    ORBITAL_TELEPORTER: teleports,
    PLASMA_CANNON: shots,
    POLARITY_DEVICE: flips,
    STASIS_BEAM: slows,
    TEMPORAL_WARPER: rerolls,
}

_DISCARD_POWERS: dict[int, Callable[[AlienFrontiersState, Seat], list[Move]]] = {
    BOOSTER_POD: removals,
    ORBITAL_TELEPORTER: lifts,
    PLASMA_CANNON: destructions,
    POLARITY_DEVICE: swap_choices,
    TEMPORAL_WARPER: recoveries,
    **{field.card: placements(number) for number, field in enumerate(FIELDS)},
}

PLAYS: dict[type[Move], Callable[[AlienFrontiersState, Seat, Any], None]] = {
    Boost: boost,
    Borrow: borrow,
    ChooseForSwap: choose_for_swap,
    DestroyShip: destroy,
    Fire: fire,
    Flip: flip,
    LiftColony: lift,
    MindControl: mind_control,
    PlaceField: place_field,
    RecoverCard: recover,
    RemoveField: remove_field,
    Reroll: reroll,
    Shift: shift,
    Slow: slow,
    Teleport: teleport,
}
