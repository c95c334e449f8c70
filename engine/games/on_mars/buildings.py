"""OM-7.2 and OM-7.3: constructing Buildings, alone or in Complexes."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.on_mars import first_colonists
from engine.games.on_mars.colonists import work
from engine.games.on_mars.complexes import join
from engine.games.on_mars.components import (
    ANY_BUILDING,
    BUILDINGS,
    FACES,
    MINE,
    PROGRESS_MISSION,
    SHELTER,
    SHELTERS,
    Effect,
)
from engine.games.on_mars.contracts import check_upgrades
from engine.games.on_mars.effects import define
from engine.games.on_mars.events import BuildingPlaced, CrystalsAppeared, ProgressMade, StackRevealed
from engine.games.on_mars.goods import can_pay, gain, pay
from engine.games.on_mars.hexes import BESIDE, DIRECTIONS, HEX_COUNT, NEIGHBOURS, OFF_THE_MAP, hexes_in
from engine.games.on_mars.lab import use
from engine.games.on_mars.lss import raise_marker
from engine.games.on_mars.missions import contribute
from engine.games.on_mars.moves import Build, Construct, Stop, UseTech
from engine.games.on_mars.pieces import is_empty, make_room
from engine.games.on_mars.state import OnMarsState

_STOP = Stop()
_EVERY_TYPE = tuple(range(len(BUILDINGS)))
_CONSTRUCTIONS = tuple(Construct(building) for building in _EVERY_TYPE)
_BUILDS = tuple(Build(place) for place in range(HEX_COUNT))
ARROWS = tuple(tuple(DIRECTIONS.index(arrow) for arrow in arrows) for _, arrows, _ in FACES)
PLAIN = 0
_PRICES = tuple((building.cost,) if building.cost < SHELTER else () for building in BUILDINGS)


# -- where -------------------------------------------------------------------------------------------------------


def connected(state: OnMarsState, kind: int, place: int) -> int:
    """How many Buildings of the kind a new one would be joined to, directly or through others (OM-7.3)."""
    building, group = state.building, state.group
    groups = {group[other] for other in NEIGHBOURS[place] if building[other] == kind}
    size = state.size
    return sum([size[number] for number in groups])


def tech_needed(state: OnMarsState, kind: int, place: int) -> int:
    """The level of the Tech that joins a new Building to those beside it; a dark one asks for level 1 (OM-18.10)."""
    return connected(state, kind, place) or state.terrain().near[kind] >> place & 1


def sites(state: OnMarsState, seat: Seat, kind: int, level: int) -> int:
    """The hexes, as a mask, where a player may build that kind with a Tech of that level (OM-7.2.3)."""
    ground = state.terrain()
    open_ground = state.zone(seat) & ~ground.every
    beside = ground.near[kind]
    found = open_ground & ground.two_away[kind] & ~beside
    if level:
        for place in hexes_in(open_ground & beside):
            if connected(state, kind, place) <= level:
                found |= 1 << place
    return found


def has_site(state: OnMarsState, seat: Seat, kind: int, level: int) -> bool:
    ground = state.terrain()
    open_ground = state.zone(seat) & ~ground.every
    beside = ground.near[kind]
    if open_ground & ground.two_away[kind] & ~beside:
        return True
    return level > 0 and any(connected(state, kind, place) <= level for place in hexes_in(open_ground & beside))


def _kind(seat: Seat, building: int) -> int:
    return building + seat if building == SHELTER else building


def reachable_level(state: OnMarsState, building: int, colonists: int) -> int:
    """The best Tech for a type in any Laboratory, raised by Colonists if the effect allows; 0 without a tile."""
    best = state.best_level(building)
    return best + colonists if best else 0


def can_construct(state: OnMarsState, seat: Seat, building: int, colonists: int, boost: bool) -> bool:
    """A tile left, its price at hand, and a hex for it."""
    if building == SHELTER:
        if state.players[seat].shelters == SHELTERS:
            return False
    elif not state.stacks[building]:
        return False
    if building == MINE:
        if colonists == 0:
            return False
        colonists -= 1
    elif not can_pay(state, seat, _PRICES[building]):
        return False
    level = reachable_level(state, building, colonists if boost else 0)
    return has_site(state, seat, _kind(seat, building), level)


# -- the choices -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToConstruct(Asks[OnMarsState]):
    """Which type? With `boost`, Colonists can raise the Tech that will be used (OM-9.4.1)."""

    buildings: tuple[int, ...]
    boost: bool
    must: bool

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        colonists = state.players[seat].quarters
        found: list[Move] = [
            _CONSTRUCTIONS[building]
            for building in self.buildings
            if can_construct(state, seat, building, colonists, self.boost)
        ]
        if not self.must:
            found.append(_STOP)
        return found

    def play(self, state: OnMarsState, seat: Seat, move: Construct | Stop) -> None:
        state.agenda.pop()
        if isinstance(move, Construct):
            construct(state, seat, move.building, self.boost)


def construct(state: OnMarsState, seat: Seat, building: int, boost: bool) -> None:
    """Pay for a type, then choose its hex; the Colonist for a Mine goes there directly."""
    state.agenda.append(ToBuild(seat, building, boost))
    pay(state, seat, _PRICES[building])


@dataclass(frozen=True, slots=True)
class ToBuild(Asks[OnMarsState]):
    """On which hex?"""

    building: int
    boost: bool

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        colonists = state.players[seat].quarters - (self.building == MINE) if self.boost else 0
        level = reachable_level(state, self.building, colonists)
        return [_BUILDS[place] for place in hexes_in(sites(state, seat, _kind(seat, self.building), level))]

    def play(self, state: OnMarsState, seat: Seat, move: Build) -> None:
        state.agenda.pop()
        needed = tech_needed(state, _kind(seat, self.building), move.place)
        if needed == 0:
            place_building(state, seat, self.building, move.place)
            return
        choice = ToUseTech(seat, self.building, move.place, needed, self.boost)
        tiles = choice.moves(state, seat)
        if len(tiles) == 1:
            choice.apply(state, seat, tiles[0])
        else:
            state.agenda.append(choice)


@dataclass(frozen=True, slots=True)
class ToUseTech(Asks[OnMarsState]):
    """Whose Tech joins the new Building to a Complex?"""

    building: int
    place: int
    needed: int
    boost: bool

    def moves(self, state: OnMarsState, seat: Seat) -> list[UseTech]:
        colonists = state.players[seat].quarters - (self.building == MINE) if self.boost else 0
        found: list[UseTech] = []
        for owner, player in enumerate(state.players):
            level = player.tech_level(self.building)
            if level and level + colonists >= self.needed:
                found.append(UseTech(self.building, owner, max(0, self.needed - level)))
        return found

    def play(self, state: OnMarsState, seat: Seat, move: UseTech) -> None:
        state.agenda.pop()
        self.apply(state, seat, move)

    def apply(self, state: OnMarsState, seat: Seat, move: UseTech) -> None:
        work(state, seat, move.colonists)
        use(state, seat, self.building, move.owner)
        place_building(state, seat, self.building, self.place)


# -- the Building ------------------------------------------------------------------------------------------------


def place_building(state: OnMarsState, seat: Seat, building: int, place: int) -> None:
    """Lay the tile; whatever was there makes room before anything else happens (OM-7.2.3, OM-7.4)."""
    if building == SHELTER:
        face = PLAIN
        state.players[seat].shelters += 1
    else:
        face = state.stacks[building].pop()
    join(state, _kind(seat, building), place)
    state.events.append(BuildingPlaced(seat, building, place, state.complex_size(place)))
    if building != SHELTER and state.stacks[building]:
        state.events.append(StackRevealed(building, state.stacks[building][-1]))
    state.agenda.append(CompleteBuilding(seat, building, place, face))
    make_room(state, place)
    if building == MINE:
        state.occupant[place] = seat
        if not state.is_lacerda(seat):
            state.players[seat].quarters -= 1


@dataclass(frozen=True, slots=True)
class CompleteBuilding(Step[OnMarsState]):
    """Arrows, product, Progress cube, Life Support System, in this order (OM-7.2.4 to OM-7.2.7)."""

    seat: Seat
    building: int
    place: int
    face: int

    def run(self, state: OnMarsState) -> None:
        seat, building = self.seat, self.building
        self._follow_arrows(state)
        size = state.complex_size(self.place)
        gain(state, seat, BUILDINGS[building].product, size)
        if size > 1 and building != SHELTER and building not in state.players[seat].cubes:
            state.players[seat].cubes += (building,)
            state.events.append(ProgressMade(seat, building))
            contribute(state, seat, PROGRESS_MISSION)
        check_upgrades(state)
        if building == SHELTER:
            first_colonists.note(state, seat, "construct_shelter")
        first_colonists.constructed(state, seat, building)
        if BUILDINGS[building].lss:
            raise_marker(state, seat, building)

    def _follow_arrows(self, state: OnMarsState) -> None:
        """A Crystal on each empty hex an arrow points to."""
        pieces = state.pieces()
        beside = BESIDE[self.place]
        places = [beside[way] for way in ARROWS[self.face] if beside[way] != OFF_THE_MAP]
        places = [place for place in places if is_empty(state, place, pieces)]
        if places:
            for place in places:
                state.crystal[place] = 1
            state.events.append(CrystalsAppeared(tuple(places)))


def _can_begin(state: OnMarsState, seat: Seat, effect: Effect, colonists: int, crystals: int) -> bool:
    boost = bool(effect.boost)
    if effect.building != ANY_BUILDING:
        return can_construct(state, seat, effect.building, colonists, boost)
    return any(can_construct(state, seat, building, colonists, boost) for building in _EVERY_TYPE)


def _begin(state: OnMarsState, seat: Seat, effect: Effect, must: bool) -> None:
    boost = bool(effect.boost)
    if effect.building == ANY_BUILDING:
        state.agenda.append(ToConstruct(seat, _EVERY_TYPE, boost, must))
    elif must:
        construct(state, seat, effect.building, boost)
    else:
        state.agenda.append(ToConstruct(seat, (effect.building,), boost, must))


define("construct", _can_begin, _begin)
