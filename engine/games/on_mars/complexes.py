"""OM-4.9: Buildings of a kind that touch are one Complex."""

from __future__ import annotations

from engine.games.on_mars.hexes import NEIGHBOURS, hexes_in
from engine.games.on_mars.state import OnMarsState


def join(state: OnMarsState, kind: int, place: int) -> None:
    """Put a Building of a kind on the map and unite the Complexes it touches."""
    building, group, size = state.building, state.group, state.size
    groups = {group[other] for other in NEIGHBOURS[place] if building[other] == kind and size[group[other]]}
    building[place] = kind
    group[place] = place
    size[place] = 1 + sum(size[number] for number in groups)
    if groups:
        state.group = [place if number in groups else number for number in group]
    state.terrain().add(kind, place)


def relink(state: OnMarsState, kind: int) -> None:
    """Find the Complexes of a kind anew. A dark Building belongs to none: its size is 0 (OM-18.6)."""
    places = [*hexes_in(state.terrain().built[kind])]
    for place in places:
        state.group[place], state.size[place] = place, 0
    for place in places:
        if not state.is_dark(place):
            join(state, kind, place)
