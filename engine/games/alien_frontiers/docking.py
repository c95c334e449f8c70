"""Chapters 5 and 6: which dockings are legal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from engine.core.moves import Seat
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    BRADBURY_PLATEAU,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    CONSTRUCTOR_DISCOUNT,
    EMPTY,
    FLEET_LIMIT,
    HERBERT_VALLEY,
    LUNAR_MINE,
    ORBITAL_MARKET,
    RAIDERS_OUTPOST,
    RELIC,
    SHIP_DISCOUNT,
    SHIP_PRICES,
    SHIPYARD,
    SOLAR_CONVERTER,
    STATIONS,
    TERRAFORMING_MIN_FLEET,
    TERRAFORMING_STATION,
    TERRAFORMING_VALUE,
    TRACK_LENGTH,
    VAN_VOGT_MOUNTAINS,
    Cost,
)
from engine.games.alien_frontiers.docks import has_empty_group, track
from engine.games.alien_frontiers.moves import Dock
from engine.games.alien_frontiers.state import AlienFrontiersState


@dataclass(frozen=True, slots=True)
class Sets:
    """Everything that some ships could do at each station if it were open: the dockings that mean the same are one."""

    solar: tuple[Dock, ...]
    artifact: tuple[Dock, ...]
    hub: tuple[Dock, ...]
    mine: tuple[tuple[Dock, ...], ...]
    """By the minimum value the mine asks for, 0 to 6."""
    market: tuple[Dock, ...]
    shipyard: tuple[Dock, ...]
    constructor: tuple[Dock, ...]
    outpost: tuple[tuple[int, Dock], ...]
    """With the sum of the sequence."""
    terraforming: tuple[Dock, ...]


@lru_cache(maxsize=1 << 16)
def sets_of(hand: tuple[int, ...]) -> Sets:
    """The sets that unplaced ships can form."""
    return _sets(hand, lambda ships: True)


@lru_cache(maxsize=1 << 14)
def sets_around(ship: int, hand: tuple[int, ...]) -> Sets:
    """The sets that one ship can form alone or together with unplaced ones (AF-10.7.1)."""
    return _sets((ship, *hand), lambda ships: ship in ships)


def _sets(hand: tuple[int, ...], wanted: Callable[[tuple[int, ...]], bool]) -> Sets:
    ships = sorted(hand, key=lambda ship: (ship & 7, ship))

    def sets(size: int, fits: Callable[[list[int]], bool]) -> list[tuple[int, ...]]:
        found = dict.fromkeys(combinations(ships, size))
        return [chosen for chosen in found if fits([ship & 7 for ship in chosen]) and wanted(chosen)]

    def at(station: int, sets: list[tuple[int, ...]]) -> tuple[Dock, ...]:
        return tuple(Dock(station, ships) for ships in sets)

    singles = sets(1, lambda values: True)
    pairs = sets(2, lambda values: values[0] == values[1])
    triples = sets(3, lambda values: values[0] == values[1] == values[2])
    runs = sets(3, lambda values: values[0] + 2 == values[1] + 1 == values[2])
    return Sets(
        solar=at(SOLAR_CONVERTER, singles),
        artifact=at(ALIEN_ARTIFACT, singles),
        hub=at(COLONIST_HUB, singles),
        mine=tuple(at(LUNAR_MINE, [single for single in singles if single[0] & 7 >= least]) for least in range(7)),
        market=at(ORBITAL_MARKET, pairs),
        shipyard=at(SHIPYARD, pairs),
        constructor=at(COLONY_CONSTRUCTOR, triples),
        outpost=tuple((sum(ship & 7 for ship in run), Dock(RAIDERS_OUTPOST, run)) for run in runs),
        terraforming=at(TERRAFORMING_STATION, [single for single in singles if single[0] & 7 == TERRAFORMING_VALUE]),
    )


def dockings(state: AlienFrontiersState, seat: Seat, sets: Sets, fuel: int, ore: int) -> list[Dock]:
    """Every legal docking of these sets for a player who can spend that much fuel and ore."""
    docks = state.docks
    found: list[Dock] = []
    if EMPTY in docks[SOLAR_CONVERTER]:
        found += sets.solar
    if EMPTY in docks[ALIEN_ARTIFACT]:
        found += sets.artifact
    if hub_is_open(state, seat):
        found += sets.hub
    if EMPTY in docks[LUNAR_MINE]:
        found += sets.mine[mine_minimum(state, seat)]
    if sets.market:
        if has_empty_group(state, ORBITAL_MARKET):
            found += sets.market
        price = ship_price(state, seat)
        if price and price.fuel <= fuel and price.ore <= ore and has_empty_group(state, SHIPYARD):
            found += sets.shipyard
    if sets.constructor and constructor_price(state, seat) <= ore and has_empty_group(state, COLONY_CONSTRUCTOR):
        found += sets.constructor
    if sets.outpost:
        to_beat = outpost_to_beat(state)
        found += [dock for total, dock in sets.outpost if total > to_beat]
    if sets.terraforming and docks[TERRAFORMING_STATION][0] == EMPTY:
        cost = STATIONS[TERRAFORMING_STATION].cost
        if cost.fuel <= fuel and cost.ore <= ore:
            found += [dock for dock in sets.terraforming if may_terraform(state, seat, dock.ships[0])]
    return found


def hub_is_open(state: AlienFrontiersState, seat: Seat) -> bool:
    """A free dock on the own track, and no colony waiting on the last circle (AF-6.2.1, AF-6.2.4)."""
    return state.players[seat].hub < TRACK_LENGTH and EMPTY in state.docks[COLONIST_HUB][track(seat)]


def mine_minimum(state: AlienFrontiersState, seat: Seat) -> int:
    """The highest value present, own ships included; with Van Vogt the first ship of the turn may be anything."""
    if not state.mined and state.has_bonus(seat, VAN_VOGT_MOUNTAINS):
        return 0
    return mine_highest(state)


def mine_highest(state: AlienFrontiersState) -> int:
    highest = 0
    for docked in state.docks[LUNAR_MINE]:
        if docked & 7 > highest:
            highest = docked & 7
    return highest


def ship_price(state: AlienFrontiersState, seat: Seat, later: int = 0) -> Cost | None:
    """The price of the next ship of the colour, by fleet size, or of one so many ships later; None with all six in play
    (AF-6.8.1, AF-6.8.3)."""
    fleet = FLEET_LIMIT - state.players[seat].stock + later
    table = _HERBERT_PRICES if state.has_bonus(seat, HERBERT_VALLEY) else SHIP_PRICES
    return table.get(fleet)


_HERBERT_PRICES = {fleet: price.less(SHIP_DISCOUNT.fuel, SHIP_DISCOUNT.ore) for fleet, price in SHIP_PRICES.items()}


def constructor_price(state: AlienFrontiersState, seat: Seat) -> int:
    """Ore for a colony, less with Bradbury (AF-6.3.1)."""
    ore = STATIONS[COLONY_CONSTRUCTOR].cost.ore
    return ore - CONSTRUCTOR_DISCOUNT if state.has_bonus(seat, BRADBURY_PLATEAU) else ore


def outpost_to_beat(state: AlienFrontiersState) -> int:
    """The sum of the ships still at the Raiders' Outpost (AF-6.7.4)."""
    return sum(docked & 7 for docked in state.docks[RAIDERS_OUTPOST])


def may_terraform(state: AlienFrontiersState, seat: Seat, ship: int) -> bool:
    """Three ships of the colour must remain; the relic ship is free of that (AF-6.10.2, AF-6.10.3)."""
    return bool(ship & RELIC) or FLEET_LIMIT - state.players[seat].stock >= TERRAFORMING_MIN_FLEET
