"""What a player has, counted: Private Goals, LSS Reward tiles and solo goals all ask."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.on_mars.components import (
    BOTS,
    CONTRACTS,
    LAB_COLUMN,
    MARKER,
    MINE,
    MINERAL,
    NONE,
    NOWHERE,
    RESOURCES,
)
from engine.games.on_mars.hexes import hexes_in
from engine.games.on_mars.state import OnMarsState


def advanced_sites(state: OnMarsState, seat: Seat) -> list[int]:
    """The hexes of a player's Advanced Buildings, by Blueprint."""
    return [state.site[card] for card in state.players[seat].blueprints if state.site[card] != NOWHERE]


def working_sites(state: OnMarsState, seat: Seat) -> list[int]:
    """Those of them that produce: a dark one does not (OM-18.6)."""
    places = advanced_sites(state, seat)
    return [place for place in places if not state.is_dark(place)] if state.blackout else places


def advanced_buildings(state: OnMarsState, seat: Seat) -> int:
    return sum(state.site[card] != NOWHERE for card in state.players[seat].blueprints)


def mines_held(state: OnMarsState, seat: Seat) -> int:
    """Mines with the player's Colonist or Advanced Building."""
    own = (seat, MARKER + seat)
    return sum([state.occupant[place] in own for place in hexes_in(state.terrain().built[MINE])])


def largest_upgraded_complex(state: OnMarsState, seat: Seat) -> int:
    return max((state.complex_size(place) for place in advanced_sites(state, seat)), default=0)


def upgraded_complexes(state: OnMarsState, seat: Seat, size: int) -> int:
    """Different Complexes of that size or more with an Advanced Building of the player."""
    return len({state.group[place] for place in advanced_sites(state, seat) if state.complex_size(place) >= size})


def techs_at(state: OnMarsState, seat: Seat, level: int) -> int:
    return sum(LAB_COLUMN[space] >= level for space in state.players[seat].lab)


def highest_tech(state: OnMarsState, seat: Seat) -> int:
    return max(LAB_COLUMN[space] for space in state.players[seat].lab)


def most_of_a_resource(state: OnMarsState, seat: Seat) -> int:
    """Of one type, Minerals aside."""
    return max(state.players[seat].goods[MINERAL + 1 : RESOURCES])


def deliveries_completed(state: OnMarsState, seat: Seat) -> int:
    return sum(CONTRACTS[contract].building == NONE for contract in state.players[seat].completed)


def upgrades_completed(state: OnMarsState, seat: Seat) -> int:
    return len(state.players[seat].completed) - deliveries_completed(state, seat)


def bots_on_mars(state: OnMarsState, seat: Seat) -> int:
    """Lacerda's Bot in the Progress area and those on his board count for him (OM-14.10)."""
    player = state.players[seat]
    return BOTS - player.bots_left if state.is_lacerda(seat) else len(player.bots)
