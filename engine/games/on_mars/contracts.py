"""OM-7.10: Earth Contracts, deliveries and upgrades."""

from __future__ import annotations

from engine.core.moves import Move, Seat
from engine.games.on_mars.components import (
    CONTRACT_COMPLEX,
    CONTRACTS,
    CONTRACTS_MISSION,
    CRYSTAL,
    MARKER,
    NONE,
    NOWHERE,
    RESOURCES,
    WAITING_CRYSTAL,
    kind_for,
)
from engine.games.on_mars.events import ContractCompleted, GoodsDelivered
from engine.games.on_mars.missions import contribute
from engine.games.on_mars.moves import Deliver
from engine.games.on_mars.state import OnMarsState

_DELIVERIES = {
    (contract, good): Deliver(contract, good)
    for contract, record in enumerate(CONTRACTS)
    for needed, _ in record.deliver
    for good in ((CRYSTAL, WAITING_CRYSTAL) if needed == CRYSTAL else (needed,))
}


def missing(state: OnMarsState, contract: int, good: int) -> int:
    """How many of a good an open Contract still waits for."""
    delivered = state.delivered[contract]
    for place, (needed, amount) in enumerate(CONTRACTS[contract].deliver):
        if needed == good:
            return amount - delivered[place]
    return 0


def open_contracts(state: OnMarsState, seat: Seat) -> list[int]:
    player = state.players[seat]
    return [contract for contract in player.contracts if contract not in player.completed]


def waiting_for(state: OnMarsState, seat: Seat, good: int) -> int:
    """A Contract of the player with a place for that good, or NONE; Lacerda delivers nothing (OM-14.11)."""
    if state.players[seat].contracts and not state.is_lacerda(seat):
        for contract in open_contracts(state, seat):
            if missing(state, contract, good):
                return contract
    return NONE


def deliveries(state: OnMarsState, seat: Seat) -> list[Move]:
    """One good at a time, from Storage, the Depot or the waiting Crystals."""
    player = state.players[seat]
    found: list[Move] = []
    for contract in open_contracts(state, seat):
        for good, amount in CONTRACTS[contract].deliver:
            if missing(state, contract, good) == 0 or amount == 0:
                continue
            if good < RESOURCES:
                if player.goods[good]:
                    found.append(_DELIVERIES[contract, good])
            else:
                if player.depot:
                    found.append(_DELIVERIES[contract, CRYSTAL])
                if player.waiting:
                    found.append(_DELIVERIES[contract, WAITING_CRYSTAL])
    return found


def deliver(state: OnMarsState, seat: Seat, contract: int, good: int) -> None:
    """Goods on the card never come back."""
    player = state.players[seat]
    if good < RESOURCES:
        player.goods[good] -= 1
    elif good == CRYSTAL:
        player.depot -= 1
    else:
        player.waiting -= 1
    put_on(state, seat, contract, CRYSTAL if good >= RESOURCES else good)


def put_on(state: OnMarsState, seat: Seat, contract: int, good: int) -> None:
    record = CONTRACTS[contract]
    state.delivered[contract] = tuple(
        done + (needed == good) for done, (needed, _) in zip(state.delivered[contract], record.deliver, strict=True)
    )
    state.events.append(GoodsDelivered(seat, contract, good))
    if all(missing(state, contract, needed) == 0 for needed, _ in record.deliver):
        _complete(state, seat, contract)


def can_complete_a_delivery(state: OnMarsState, seat: Seat) -> bool:
    """Do the goods at hand fulfil a whole Contract?"""
    player = state.players[seat]
    return any(
        CONTRACTS[contract].deliver
        and all(
            missing(state, contract, good) <= (player.goods[good] if good < RESOURCES else player.depot)
            for good, _ in CONTRACTS[contract].deliver
        )
        for contract in open_contracts(state, seat)
    )


def check_upgrades(state: OnMarsState) -> None:
    """Upgrade Contracts are fulfilled the moment the Complex is big enough, whoever's turn it is (OM-7.10.3)."""
    for seat, player in enumerate(state.players):
        if not player.contracts or state.is_lacerda(seat):
            continue
        for contract in open_contracts(state, seat):
            building = CONTRACTS[contract].building
            if building != NONE and _upgraded(state, seat, kind_for(building, seat)):
                _complete(state, seat, contract)


def _upgraded(state: OnMarsState, seat: Seat, kind: int) -> bool:
    for blueprint in state.players[seat].blueprints:
        place = state.site[blueprint]
        if (
            place != NOWHERE
            and state.building[place] == kind
            and state.occupant[place] == MARKER + seat
            and state.complex_size(place) >= CONTRACT_COMPLEX
        ):
            return True
    return False


def _complete(state: OnMarsState, seat: Seat, contract: int) -> None:
    state.players[seat].completed += (contract,)
    state.events.append(ContractCompleted(seat, contract))
    contribute(state, seat, CONTRACTS_MISSION)
