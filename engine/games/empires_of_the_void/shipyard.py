"""Chapter 7: what can be built, at what price, and where it appears."""

from __future__ import annotations

from dataclasses import dataclass

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
    PRE_ROUND,
    SHIPS,
    SPACE_PORT,
    SREECH,
    STARFIGHTER,
    count,
    kind_of,
    space_of,
)
from engine.games.empires_of_the_void.events import ShipBuilt, ShipsGiven
from engine.games.empires_of_the_void.moves import Build
from engine.games.empires_of_the_void.state import EmpiresState, Player

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
    """Ships that Gorrum still makes cheaper: in the pre-round phase alone (EV-23.3)."""
    if state.phase != PRE_ROUND or not state.has_access(seat, GORRUM):
        return 0
    player = state.players[seat]
    return int(PLANET_FIGURES["gorrum_ships"]) - player.forged - player.orders.foundry


@dataclass(frozen=True, slots=True)
class Terms:
    """What makes the next ship of a seat cheaper."""

    discount: int
    conscripts: bool
    foundry: bool

    def price(self, ship: int) -> int:
        """Reductions add up, no ship costs less than 1 (EV-7.12)."""
        return max(1, self._plain(ship) - self.foundry)

    def uses_foundry(self, ship: int) -> bool:
        """Gorrum skips what costs 1 already."""
        return self.foundry and self._plain(ship) > 1

    def _plain(self, ship: int) -> int:
        return SHIPS[ship].cost - self.discount - (self.conscripts and ship == STARFIGHTER)


def terms(state: EmpiresState, seat: Seat, discount: int = 0) -> Terms:
    return Terms(discount, has_conscripts(state, seat), foundry_left(state, seat) > 0)


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
    player = state.players[seat]
    return _affordable(state, seat, player.technologies, discount, may_use_port(state, seat))


def orderable(state: EmpiresState, seat: Seat) -> list[Build]:
    """Ships that can be built or ordered in the pre-round phase; the research ordered counts as done (EV-7.15)."""
    player = state.players[seat]
    ordered_technology = player.orders.technology
    technologies = player.technologies | (OWNS[ordered_technology] if ordered_technology != NOTHING else 0)
    port = may_use_port(state, seat) or _port_is_ordered(player)
    return _affordable(state, seat, technologies, 0, port)


def _port_is_ordered(player: Player) -> bool:
    """A Space Port researched in the phase may receive a ship in the same phase (EV-7.16)."""
    orders = player.orders
    return orders.technology == SPACE_PORT and not player.ported and not any(order & 1 for order in orders.ships)


def _affordable(state: EmpiresState, seat: Seat, technologies: int, discount: int, port: bool) -> list[Build]:
    free = state.players[seat].free
    due = terms(state, seat, discount)
    found: list[Build] = []
    for ship in classes_open(state, seat, technologies):
        if due.price(ship) <= free and supply(state, seat, ship) > ordered(state, seat, ship):
            found += BUILDS[ship] if port else BUILDS[ship][:1]
    return found


def build_now(state: EmpiresState, seat: Seat, move: Build, discount: int = 0) -> None:
    """A ship built openly and at once."""
    due = terms(state, seat, discount)
    price = due.price(move.ship)
    if due.uses_foundry(move.ship):
        state.players[seat].forged += 1
    build(state, seat, move, price)


def build(state: EmpiresState, seat: Seat, move: Build, cost: int) -> None:
    player = state.players[seat]
    player.credits -= cost
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
