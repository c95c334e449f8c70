"""OM-14.6.1 and OM-14.13: what Lacerda constructs, and where."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.on_mars import lab
from engine.games.on_mars.buildings import ARROWS, connected, has_site, place_building, sites
from engine.games.on_mars.components import (
    COMMON_TYPES,
    GENERATOR,
    LACERDA,
    MINE,
    NOWHERE,
    SHELTER,
    SHELTERS,
    kind_for,
)
from engine.games.on_mars.events import IconAdvanced
from engine.games.on_mars.hexes import BESIDE, DISTANCE, OFF_THE_MAP, hexes_in
from engine.games.on_mars.lacerda_rover import YOU, decide, wanted_tiles
from engine.games.on_mars.pieces import is_empty
from engine.games.on_mars.state import OnMarsState


def needed_type(state: OnMarsState) -> int:
    """From the icon under his Bot: an LSS type whose marker is below the Colony row, or the Mine (OM-14.6.1)."""
    icons = [(state.icon + step) % COMMON_TYPES for step in range(COMMON_TYPES)]
    for building in icons:
        if is_wanted(state, building) and can_construct(state, building):
            return building
    return next((building for building in icons if building != MINE and can_construct(state, building)), NOWHERE)


def is_wanted(state: OnMarsState, building: int) -> bool:
    """The Mine always, the others while their marker is below the Colony row."""
    return building == MINE or state.lss[building - GENERATOR] <= state.level


def can_construct(state: OnMarsState, building: int) -> bool:
    if building == SHELTER:
        if state.players[LACERDA].shelters == SHELTERS:
            return False
    elif not state.stacks[building]:
        return False
    return has_site(state, LACERDA, kind_for(building, LACERDA), state.best_level(building))


def construct(state: OnMarsState, building: int) -> None:
    """Where it makes the largest Complex, or alone; then his Bot goes to the next icon (OM-14.6.1, OM-14.13)."""
    site = best_site(state, building)
    kind = kind_for(building, LACERDA)
    needed = connected(state, kind, site)
    if needed:
        decide(state, "site_complex", "OM-14.13", needed + 1)
        own = state.players[LACERDA].tech_level(building)
        lab.use(state, LACERDA, building, LACERDA if own >= needed else YOU)
    else:
        decide(state, "site_alone", "OM-14.13")
    place_building(state, LACERDA, building, site)


def advance_icon(state: OnMarsState, building: int) -> None:
    state.icon = (building + 1) % COMMON_TYPES
    state.events.append(IconAdvanced(state.icon))


def best_site(state: OnMarsState, building: int) -> int:
    """The filters of OM-14.13, one after the other."""
    kind = kind_for(building, LACERDA)
    places = [*hexes_in(sites(state, LACERDA, kind, state.best_level(building)))]
    largest = max(connected(state, kind, site) for site in places)
    places = [site for site in places if connected(state, kind, site) == largest]
    his, yours = state.players[LACERDA].rover_hex, state.players[YOU].rover_hex
    wanted = set(wanted_tiles(state))
    pieces = {*state.players[YOU].bots, state.players[YOU].rover}
    arrows = _arrow_targets(state, building)

    def nearer_to_you(site: int) -> bool:
        return DISTANCE[yours][site] < DISTANCE[his][site]

    def put_out(site: int, nearer: Callable[[int], bool]) -> int:
        return sum(nearer(target) for target in arrows(site))

    filters: tuple[Callable[[int], int], ...] = (
        lambda site: not (site in wanted and not nearer_to_you(site)),
        lambda site: state.tile[site] != NOWHERE and nearer_to_you(site),
        lambda site: site in pieces,
        lambda site: put_out(site, lambda target: DISTANCE[his][target] < DISTANCE[yours][target]),
        lambda site: -put_out(site, nearer_to_you),
    )
    for value in filters:
        best = max(value(site) for site in places)
        places = [site for site in places if value(site) == best]
    return state.rng.choice(places)


def _arrow_targets(state: OnMarsState, building: int) -> Callable[[int], list[int]]:
    """For a site the empty hexes where the arrows of the next tile would put Crystals."""
    pieces = state.pieces()
    ways = ARROWS[state.stacks[building][-1]] if building != SHELTER else ()
    return lambda site: [
        BESIDE[site][way]
        for way in ways
        if BESIDE[site][way] != OFF_THE_MAP and is_empty(state, BESIDE[site][way], pieces)
    ]
