"""OM-4.6 and OM-7.4: one piece on a hex, and making room."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.on_mars import tiles
from engine.games.on_mars.colonists import enter_quarters
from engine.games.on_mars.components import LACERDA, MARKER, NOBODY, NOWHERE, WORKING_AREA
from engine.games.on_mars.events import ColonistsReturned, CrystalRemoved, LacerdaDecided, PieceDisplaced
from engine.games.on_mars.hexes import DISTANCE, HEX_COUNT, RINGS
from engine.games.on_mars.moves import Displace
from engine.games.on_mars.state import OnMarsState

_DISPLACEMENTS = tuple(Displace(place) for place in range(HEX_COUNT))


def is_empty(state: OnMarsState, place: int, pieces: set[int]) -> bool:
    """Nothing at all on the hex: no tile, no Crystal, no Building, no piece."""
    return (
        state.building[place] == NOWHERE
        and state.tile[place] == NOWHERE
        and not state.crystal[place]
        and place not in pieces
    )


def is_refuge(state: OnMarsState, place: int, pieces: set[int]) -> bool:
    """Where a displaced piece may stand: an empty hex, or a Building without a piece."""
    if state.building[place] != NOWHERE:
        return state.occupant[place] == NOBODY and place not in pieces
    return is_empty(state, place, pieces)


def refuges(state: OnMarsState, place: int) -> list[int]:
    """The closest hexes for whoever must leave one."""
    pieces = state.pieces()
    for ring in RINGS[place][1:]:
        found = [other for other in ring if is_refuge(state, other, pieces)]
        if found:
            return found
    raise AssertionError("91 hexes always leave a refuge")


def make_room(state: OnMarsState, place: int) -> None:
    """Whatever lies or stands where a Building is constructed or upgraded gives way (OM-7.4)."""
    if state.crystal[place]:
        state.crystal[place] = 0
        state.events.append(CrystalRemoved(place))
    if state.tile[place] != NOWHERE:
        tiles.remove(state, place)
    occupant = state.occupant[place]
    if NOBODY < occupant < MARKER:
        state.occupant[place] = NOBODY
        if not state.is_lacerda(occupant):
            lost = enter_quarters(state.players[occupant], 1)
            state.events.append(ColonistsReturned(occupant, WORKING_AREA + 1, 1, lost))
    for seat, player in enumerate(state.players):
        if place in player.bots:
            _displace(state, seat, False, place)
        elif player.rover == place:
            _displace(state, seat, True, place)


def _displace(state: OnMarsState, seat: Seat, rover: bool, place: int) -> None:
    found = refuges(state, place)
    if state.is_lacerda(seat):
        state.events.append(LacerdaDecided("refuge", "OM-14.13"))
        move_out(state, seat, rover, place, _lacerdas_refuge(state, found))
    elif len(found) == 1:
        move_out(state, seat, rover, place, found[0])
    else:
        state.agenda.append(ToDisplace(seat, rover, place))


def _lacerdas_refuge(state: OnMarsState, places: list[int]) -> int:
    """As near as possible to a tile he wants, else at random (OM-14.13)."""
    tiled = [place for place, tile in enumerate(state.tile) if tile != NOWHERE]
    wanted = [place for place in tiled if tiles.can_take(state, LACERDA, state.tile[place])]
    if wanted:
        nearest = min(DISTANCE[place][target] for place in places for target in wanted)
        places = [place for place in places if min(DISTANCE[place][target] for target in wanted) == nearest]
    return state.rng.choice(places)


def move_out(state: OnMarsState, seat: Seat, rover: bool, origin: int, target: int) -> None:
    player = state.players[seat]
    if rover:
        player.rover = target
    else:
        player.bots = moved(player.bots, origin, target)
        if state.blackout and (seat, origin) in state.blackout.lying:
            lying = [*state.blackout.lying, (seat, target)]
            lying.remove((seat, origin))
            state.blackout.lying = tuple(sorted(lying))
    state.events.append(PieceDisplaced(seat, rover, origin, target))


def moved(bots: tuple[int, ...], origin: int, target: int) -> tuple[int, ...]:
    """The Bots with one of those at `origin` moved; always in order, for Bots are all alike."""
    others = list(bots)
    others.remove(origin)
    others.append(target)
    others.sort()
    return tuple(others)


@dataclass(frozen=True, slots=True)
class ToDisplace(Asks[OnMarsState]):
    """The owner of a piece that must make room chooses among the closest hexes."""

    rover: bool
    place: int

    @property
    def case(self) -> str:
        return "rover" if self.rover else "bot"

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [_DISPLACEMENTS[place] for place in refuges(state, self.place)]

    def play(self, state: OnMarsState, seat: Seat, move: Displace) -> None:
        state.agenda.pop()
        move_out(state, seat, self.rover, self.place, move.place)
