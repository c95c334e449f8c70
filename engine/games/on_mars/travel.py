"""OM-11.4 to OM-11.6: both journeys and the turn-order spaces."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars import first_colonists, tiles
from engine.games.on_mars.colonists import arrive, retrieve_all
from engine.games.on_mars.components import (
    BUILDINGS,
    COLONY,
    EXPLORATION_DISTANCE,
    MINE,
    MINERAL,
    NOWHERE,
    ORBIT,
    PLANT,
    RESOURCES,
    SPACE_EFFECTS,
    SPACES,
    TILES,
    WATER,
    Effect,
    side_of_space,
    type_of,
)
from engine.games.on_mars.effects import define, grant
from engine.games.on_mars.events import DiscoveryPlaced, SpaceTaken, Travelled
from engine.games.on_mars.goods import gain, hand_over
from engine.games.on_mars.hexes import HEX_COUNT, RINGS
from engine.games.on_mars.moves import BuyColonist, PlaceDiscovery, Stop, TakeSpace
from engine.games.on_mars.pieces import is_empty
from engine.games.on_mars.state import OnMarsState
from engine.games.on_mars.tally import working_sites

BY_SHUTTLE, BY_SHIP, OTHERWISE = range(3)

_STOP = Stop()
_FOOD = (WATER, PLANT, MINERAL)
_PURCHASES = {good: BuyColonist(good) for good in _FOOD}
_SPACES = tuple(TakeSpace(space) for space in range(SPACES + 1))
_PLACEMENTS = tuple(tuple(PlaceDiscovery(tile, place) for place in range(HEX_COUNT)) for tile in range(len(TILES)))


def travel(state: OnMarsState, seat: Seat, by: int, explore: bool = True) -> None:
    """To the other side: explore or produce, retrieve, take a space (OM-11.4, OM-11.5)."""
    side = 1 - state.players[seat].side
    state.events.append(Travelled(seat, side, by))
    state.agenda.append(Arrival(seat, side))
    if side == ORBIT:
        produce(state, seat)
    elif explore and explorations(state, seat):
        state.agenda.append(ToExplore(seat))


@dataclass(frozen=True, slots=True)
class Arrival(Step[OnMarsState]):
    seat: Seat
    side: int

    def run(self, state: OnMarsState) -> None:
        retrieve_all(state, self.seat, self.side)
        state.agenda.append(ToTakeSpace(self.seat, self.side))


def product_of(state: OnMarsState, place: int) -> int:
    return BUILDINGS[type_of(state.building[place])].product


def produce(state: OnMarsState, seat: Seat) -> None:
    """Each Advanced Building one product, each Miner a Mineral (OM-11.5.1)."""
    for place in working_sites(state, seat):
        gain(state, seat, product_of(state, place), 1)
    miners = sum(
        kind == MINE and occupant == seat and not (state.blackout and state.is_dark(place))
        for place, (kind, occupant) in enumerate(zip(state.building, state.occupant, strict=True))
    )
    if miners:
        gain(state, seat, MINERAL, miners)


def explorations(state: OnMarsState, seat: Seat) -> list[Move]:
    """Each face-up Discovery tile on each empty hex three away from the Rover (OM-11.4.1)."""
    tiles_shown = [tile for tile in state.exploration if tile != NOWHERE]
    if not tiles_shown:
        return []
    places = landing_sites(state, seat)
    return [_PLACEMENTS[tile][place] for tile in tiles_shown for place in places]


def landing_sites(state: OnMarsState, seat: Seat) -> list[int]:
    pieces = state.pieces()
    ring = RINGS[state.players[seat].rover_hex][EXPLORATION_DISTANCE]
    return [place for place in ring if is_empty(state, place, pieces)]


@dataclass(frozen=True, slots=True)
class ToExplore(Asks[OnMarsState]):
    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return explorations(state, seat)

    def play(self, state: OnMarsState, seat: Seat, move: PlaceDiscovery) -> None:
        state.agenda.pop()
        explore(state, seat, move.tile, move.place)


def explore(state: OnMarsState, seat: Seat, tile: int, place: int) -> None:
    state.tile[place] = tile
    state.events.append(DiscoveryPlaced(seat, tile, place))
    first_colonists.note(state, seat, "place_discovery_tile")
    tiles.draw(state, state.exploration.index(tile))


@dataclass(frozen=True, slots=True)
class ToTakeSpace(Asks[OnMarsState]):
    """A free turn-order space of a side (NOWHERE: of either), and its benefit."""

    side: int

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [_SPACES[space] for space in free_spaces(state, self.side)]

    def play(self, state: OnMarsState, seat: Seat, move: TakeSpace) -> None:
        state.agenda.pop()
        take_space(state, seat, move.space)


def free_spaces(state: OnMarsState, side: int) -> list[int]:
    taken = [player.space for player in state.players]
    return [
        space
        for space in range(1, SPACES + 1)
        if space not in taken and (side == NOWHERE or side_of_space(space) == side)
    ]


def take_space(state: OnMarsState, seat: Seat, space: int) -> None:
    state.players[seat].space = space
    state.events.append(SpaceTaken(seat, space))
    grant(state, seat, SPACE_EFFECTS[space])


# -- space 4 -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToBuyColonist(Asks[OnMarsState]):
    """A Water or a Plant for a Colonist (OM-11.6)."""

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        goods = state.players[seat].goods
        return [*(_PURCHASES[good] for good in _FOOD if goods[good]), _STOP]

    def play(self, state: OnMarsState, seat: Seat, move: BuyColonist | Stop) -> None:
        state.agenda.pop()
        if isinstance(move, BuyColonist):
            arrive(state, seat, 1)
            hand_over(state, seat, tuple(int(good == move.good) for good in range(RESOURCES)))


def _can_buy_colonist(state: OnMarsState, seat: Seat, effect: Effect, colonists: int, crystals: int) -> bool:
    player = state.players[seat]
    return player.supply > 0 and player.quarters < player.rooms and any(player.goods[good] for good in _FOOD)


define("buy_colonist", _can_buy_colonist, lambda state, seat, effect, must: state.agenda.append(ToBuyColonist(seat)))
define(
    "travel_to_colony",
    lambda state, seat, effect, colonists, crystals: True,
    lambda state, seat, effect, must: travel(state, seat, OTHERWISE, explore=False),
)
define(
    "travel_to_orbit",
    lambda state, seat, effect, colonists, crystals: state.players[seat].side == COLONY,
    lambda state, seat, effect, must: travel(state, seat, OTHERWISE),
)
define(
    "travel",
    lambda state, seat, effect, colonists, crystals: True,
    lambda state, seat, effect, must: travel(state, seat, OTHERWISE),
)
