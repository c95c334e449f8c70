"""OM-14.8 and OM-14.16: how Lacerda moves his Rover."""

from __future__ import annotations

from functools import lru_cache

from engine.games.on_mars import tiles
from engine.games.on_mars.components import (
    DISCOVERIES,
    LACERDA,
    LACERDAS_ROVER_POINTS,
    NOBODY,
    NOWHERE,
    ROVER_TECH,
    TILES,
)
from engine.games.on_mars.events import LacerdaDecided
from engine.games.on_mars.goods import pay_crystals
from engine.games.on_mars.hexes import DISTANCE, HEX_COUNT, NEIGHBOURS
from engine.games.on_mars.lab import use
from engine.games.on_mars.movement import move_rover
from engine.games.on_mars.state import OnMarsState

YOU = 0


def decide(state: OnMarsState, reason: str, rule: str, *figures: int) -> None:
    """What he does next and why: a word of the catalogue with its figures, and the rule."""
    state.events.append(LacerdaDecided(reason, rule, figures))


def wanted_tiles(state: OnMarsState) -> list[int]:
    """The hexes of tiles he can take and has a use for (OM-14.16.1)."""
    known: dict[int, bool] = {}
    found = []
    for place, tile in enumerate(state.tile):
        if tile != NOWHERE and TILES[tile].useful_to_lacerda:
            if tile not in known:
                known[tile] = tiles.can_take(state, LACERDA, tile)
            if known[tile]:
                found.append(place)
    return found


def move_lacerdas_rover(state: OnMarsState) -> None:
    """Towards the nearest wanted tile, onto it if he can; with no such tile he stays."""
    player = state.players[LACERDA]
    targets = wanted_tiles(state)
    if not targets:
        decide(state, "rover_no_target", "OM-14.16.4")
        return
    rover = player.rover_hex
    target = _target(state, rover, targets)
    distance = DISTANCE[rover][target]
    decide(state, "rover_target", "OM-14.16.1", state.tile[target], distance)
    points = LACERDAS_ROVER_POINTS
    owner, level = best_tile(state, ROVER_TECH)
    if distance > points and level:
        nearer = _nearest(state, rover, target, points + level) < _nearest(state, rover, target, points)
        if distance <= points + level + player.depot or nearer:
            points += level
            use(state, LACERDA, ROVER_TECH, owner)
    missing = distance - points
    if 0 < missing <= player.depot:
        decide(state, "rover_pays", "OM-14.16.2", missing)
        pay_crystals(state, LACERDA, missing)
        points += missing
    if distance <= points:
        _drive(state, rover, target)
        tiles.take(state, LACERDA, target)
        return
    stop = _stop(state, rover, target, points)
    if stop == NOWHERE:
        decide(state, "rover_stuck", "OM-14.16.4")
    else:
        _drive(state, rover, stop)


def best_tile(state: OnMarsState, tech: int) -> tuple[int, int]:
    """Owner and level of the highest tile in play, his own among equals (OM-14.14)."""
    own, yours = (state.players[seat].tech_level(tech) for seat in (LACERDA, YOU))
    return (LACERDA, own) if own >= yours else (YOU, yours)


def _target(state: OnMarsState, rover: int, targets: list[int]) -> int:
    """The nearest; then a Research tile; then the one nearest to the player's Rover; then chance (OM-14.16.1)."""
    yours = state.players[YOU].rover_hex

    def order(place: int) -> tuple[int, bool, int]:
        return DISTANCE[rover][place], state.tile[place] < DISCOVERIES, DISTANCE[yours][place]

    best = min(order(place) for place in targets)
    return state.rng.choice([place for place in targets if order(place) == best])


def _stops(state: OnMarsState, rover: int, target: int, points: int) -> list[int]:
    """Hexes within reach, nearer to the target than now, where he may end and would: no piece and no tile."""
    pieces = state.pieces()
    return [
        place
        for place in range(HEX_COUNT)
        if DISTANCE[rover][place] <= points
        and DISTANCE[place][target] < DISTANCE[rover][target]
        and place not in pieces
        and state.occupant[place] == NOBODY
        and state.tile[place] == NOWHERE
    ]


def _nearest(state: OnMarsState, rover: int, target: int, points: int) -> int:
    stops = _stops(state, rover, target, points)
    return min((DISTANCE[place][target] for place in stops), default=DISTANCE[rover][target])


def _stop(state: OnMarsState, rover: int, target: int, points: int) -> int:
    """As near to the target as he can, with most Crystals on the way (OM-14.16.3)."""
    stops = _stops(state, rover, target, points)
    if not stops:
        return NOWHERE
    crystals = tuple(state.crystal)

    def order(place: int) -> tuple[int, int]:
        return DISTANCE[place][target], -richest(crystals, rover, place)

    best = min(order(place) for place in stops)
    return state.rng.choice([place for place in stops if order(place) == best])


@lru_cache(maxsize=1024)
def richest(crystals: tuple[int, ...], place: int, target: int) -> int:
    """The most Crystals on a shortest path to a hex."""
    if place == target:
        return 0
    return max(crystals[step] + richest(crystals, step, target) for step in _ways_on(place, target))


def _ways_on(place: int, target: int) -> list[int]:
    nearer = DISTANCE[place][target] - 1
    return [step for step in NEIGHBOURS[place] if DISTANCE[step][target] == nearer]


def _drive(state: OnMarsState, place: int, target: int) -> None:
    """A shortest path with most Crystals on it, then chance."""
    crystals = tuple(state.crystal)
    while place != target:
        ways = _ways_on(place, target)
        best = max(crystals[step] + richest(crystals, step, target) for step in ways)
        place = state.rng.choice([step for step in ways if crystals[step] + richest(crystals, step, target) == best])
        move_rover(state, LACERDA, place)
