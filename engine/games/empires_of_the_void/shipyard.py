"""Chapter 7: what can be built, at what price, and where it appears."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.empires_of_the_void.components import (
    DECIMA,
    DIPLOMAT,
    GORRUM,
    HOME,
    NOTHING,
    NOWHERE,
    ONE,
    OWNS,
    PLANET_FIGURES,
    SHIPS,
    SREECH,
    STARFIGHTER,
    count,
    kind_of,
    space_of,
)
from engine.games.empires_of_the_void.empire import pay
from engine.games.empires_of_the_void.events import ShipBuilt, ShipsGiven
from engine.games.empires_of_the_void.moves import Build
from engine.games.empires_of_the_void.state import EmpiresState

BUILDS = tuple((Build(ship, False), Build(ship, True)) for ship in range(len(SHIPS)))
_CLASSES = tuple(enumerate(SHIPS))


def classes_open(state: EmpiresState, seat: Seat, technologies: int) -> list[int]:
    """The classes a seat with these technologies may build (EV-7.3)."""
    found = []
    for ship, record in _CLASSES:
        if record.technology != NOTHING:
            allowed = bool(technologies & OWNS[record.technology])
        elif record.planet != NOTHING:
            allowed = state.has_access(seat, record.planet)
        else:
            allowed = ship in (STARFIGHTER, DIPLOMAT) or state.players[seat].race == SREECH
        if allowed:
            found.append(ship)
    return found


def supply(state: EmpiresState, seat: Seat, ship: int) -> int:
    """Tokens left of a class: the seat's own, or of the shared pool."""
    return count(state.pool if SHIPS[ship].shared else state.players[seat].stock, ship)


def ordered(state: EmpiresState, seat: Seat, ship: int) -> int:
    """Tokens of a class bound by the seat's orders."""
    return sum(order >> 1 == ship for order in state.players[seat].orders.ships)


def take_token(state: EmpiresState, seat: Seat, ship: int) -> None:
    if SHIPS[ship].shared:
        state.pool -= ONE[ship]
    else:
        state.players[seat].stock -= ONE[ship]


def return_token(state: EmpiresState, seat: Seat, ship: int) -> None:
    """A ship that is gone can be built again (EV-7.4)."""
    kind = kind_of(ship)
    if SHIPS[kind].shared:
        state.pool += ONE[kind]
    else:
        state.players[seat].stock += ONE[kind]


def has_conscripts(state: EmpiresState, seat: Seat) -> bool:
    """The first Starfighter of the round costs Decima 1 less (EV-22.4)."""
    player = state.players[seat]
    return player.race == DECIMA and not player.conscripted and not player.orders.conscript


def foundry_left(state: EmpiresState, seat: Seat) -> int:
    """Ships that Gorrum still makes cheaper in this phase (EV-23.3)."""
    if not state.has_access(seat, GORRUM):
        return 0
    return PLANET_FIGURES["gorrum_ships"] - state.players[seat].orders.foundry


def price(ship: int, discount: int, conscripts: bool) -> int:
    """Reductions add up, no ship costs less than 1 (EV-7.12)."""
    cost = SHIPS[ship].cost - discount
    if conscripts and ship == STARFIGHTER:
        cost -= 1
    return max(1, cost)


def may_use_port(state: EmpiresState, seat: Seat) -> bool:
    """One ship a round, while its owner controls the planet (EV-7.5, EV-7.13)."""
    player = state.players[seat]
    if player.port == NOWHERE or player.ported or state.holder[player.port] != seat:
        return False
    return not any(order & 1 for order in player.orders.ships)


def building_world(state: EmpiresState, seat: Seat, port: bool) -> int:
    return state.players[seat].port if port else HOME + seat


def buildable(state: EmpiresState, seat: Seat, discount: int) -> list[Build]:
    """Ships that can be built at once, paid with free credits (Arms Bazaar, Hired Shipwrights)."""
    free = state.players[seat].free
    conscripts, port = has_conscripts(state, seat), may_use_port(state, seat)
    found: list[Build] = []
    for ship in classes_open(state, seat, state.players[seat].technologies):
        if price(ship, discount, conscripts) > free or supply(state, seat, ship) <= ordered(state, seat, ship):
            continue
        found += BUILDS[ship] if port else BUILDS[ship][:1]
    return found


def build(state: EmpiresState, seat: Seat, move: Build, cost: int) -> None:
    player = state.players[seat]
    pay(state, seat, cost)
    world = building_world(state, seat, move.port)
    take_token(state, seat, move.ship)
    player.ships[space_of(world)] += ONE[move.ship]
    if move.port:
        player.ported = True
    if move.ship == STARFIGHTER:
        player.conscripted = True
    state.events.append(ShipBuilt(seat, move.ship, world, cost))


def give_ships(state: EmpiresState, seat: Seat, ship: int, number: int, world: int) -> None:
    """Free ships, as far as the supply goes, less those ordered (EV-25.25). They are not built (EV-7.12)."""
    number = min(number, supply(state, seat, ship) - ordered(state, seat, ship))
    if number <= 0:
        return
    for _ in range(number):
        take_token(state, seat, ship)
    state.players[seat].ships[space_of(world)] += number * ONE[ship]
    state.events.append(ShipsGiven(seat, ship, number, world))
