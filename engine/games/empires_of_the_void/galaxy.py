"""Chapter 4: the galaxy as a graph, built from the boards as they lie."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from engine.games.empires_of_the_void.components import (
    ALL_OBSTACLES,
    ASTEROID_SPACES,
    ASTEROIDS,
    BOARD_SPACES,
    BOARDS,
    EMPTY_SPACES,
    HOME,
    HOME_SPACE,
    LAYOUTS,
    NOWHERE,
    PLANET_SPACE,
    SPACES,
)

SLOTS = 6
SIDES = 6
FAR = 99


@dataclass(frozen=True, slots=True)
class Layout:
    """How the boards lie: everything the graph follows from."""

    boards: tuple[int, ...]
    """The board in each slot, or NOWHERE."""
    rotations: tuple[int, ...]
    core: int
    """Rotation of the Pyrious board."""
    corners: tuple[int, ...]
    """The corner of each seat's home world, or NOWHERE before it is placed."""
    covered: tuple[int, ...] = ()
    """Planets covered by a token: empty spaces for the whole game (EV-3.18)."""


class Galaxy:
    """Spaces and lanes of one layout. `open[permits][space]`: the neighbours a ship with these permits can enter."""

    __slots__ = ("_distances", "empties", "lanes", "open", "planets", "spaces", "world_at", "worlds")

    def __init__(self, layout: Layout) -> None:
        lanes: list[list[tuple[int, int]]] = [[] for _ in range(SPACES)]
        present = [0, *(board for board in layout.boards if board != NOWHERE)]
        for a, b, obstacles in _lanes(layout, present):
            lanes[a].append((b, obstacles | (ASTEROIDS if b in ASTEROID_SPACES else 0)))
            lanes[b].append((a, obstacles | (ASTEROIDS if a in ASTEROID_SPACES else 0)))
        self.lanes = tuple(tuple(sorted(here)) for here in lanes)
        self.open = tuple(
            tuple(tuple(space for space, need in here if not need & ~permits) for here in self.lanes)
            for permits in range(ALL_OBSTACLES + 1)
        )
        on_map = {board * BOARD_SPACES + place for board in present for place in range(BOARD_SPACES)}
        self.planets = tuple(
            planet for planet, space in enumerate(PLANET_SPACE) if space in on_map and planet not in layout.covered
        )
        world_at = [NOWHERE] * SPACES
        for planet in self.planets:
            world_at[PLANET_SPACE[planet]] = planet
        for seat in range(len(layout.corners)):
            world_at[HOME_SPACE + seat] = HOME + seat
        self.world_at = tuple(world_at)
        covered = [PLANET_SPACE[planet] for planet in layout.covered]
        self.empties = tuple(sorted([space for space in EMPTY_SPACES if space in on_map] + covered))
        self.spaces = tuple(sorted(on_map)) + tuple(HOME_SPACE + seat for seat in range(len(layout.corners)))
        self.worlds = tuple(space for space in self.spaces if world_at[space] != NOWHERE)
        """The spaces of the planets and home worlds."""
        self._distances: dict[int, tuple[tuple[int, ...], ...]] = {}

    def distances(self, permits: int) -> tuple[tuple[int, ...], ...]:
        """Fewest steps between any two spaces for a ship with these permissions, wormholes aside (EV-4.10)."""
        found = self._distances.get(permits)
        if found is None:
            found = tuple(steps_from([space], self.open[permits]) for space in range(SPACES))
            self._distances[permits] = found
        return found


def steps_from(starts: Iterable[int], neighbours: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Fewest steps from the nearest of these spaces to every space, FAR where there is no way."""
    steps = [FAR] * SPACES
    edge = list(starts)
    for space in edge:
        steps[space] = 0
    for space in edge:
        for other in neighbours[space]:
            if steps[other] == FAR:
                steps[other] = steps[space] + 1
                edge.append(other)
    return tuple(steps)


def _gate(board: int, rotation: int, direction: int) -> tuple[int, int]:
    """The rim space a board turns to a direction, and the obstacle of that gate."""
    side = (direction - rotation) % SIDES
    return board * BOARD_SPACES + 1 + side, BOARDS[board].gates[side]


def _lanes(layout: Layout, present: list[int]) -> Iterable[tuple[int, int, int]]:
    for board in present:
        first = board * BOARD_SPACES
        for a, b, obstacles in BOARDS[board].lanes:
            yield first + a, first + b, obstacles
    for slot, board in enumerate(layout.boards):
        if board == NOWHERE:
            continue
        core_gate, core_obstacle = _gate(0, layout.core, slot)
        gate, obstacle = _gate(board, layout.rotations[slot], (slot + 3) % SIDES)
        yield core_gate, gate, core_obstacle | obstacle
        following = (slot + 1) % SLOTS
        if layout.boards[following] != NOWHERE:
            gate, obstacle = _gate(board, layout.rotations[slot], (slot + 2) % SIDES)
            facing, other = _gate(layout.boards[following], layout.rotations[following], (slot + 5) % SIDES)
            yield gate, facing, obstacle | other
    for seat, corner in enumerate(layout.corners):
        if corner == NOWHERE:
            continue
        for slot, direction in ((corner, (corner + 1) % SIDES), ((corner + 1) % SLOTS, corner)):
            gate, _ = _gate(layout.boards[slot], layout.rotations[slot], direction)
            yield HOME_SPACE + seat, gate, 0  # never an obstacle at a home world's door (EV-4.8)


@lru_cache(maxsize=512)
def galaxy_of(layout: Layout) -> Galaxy:
    return Galaxy(layout)


def is_open(layout: Layout) -> bool:
    """Every space but the asteroid spaces within reach of every other without any permission (EV-3.27)."""
    present = [0, *(board for board in layout.boards if board != NOWHERE)]
    neighbours: list[list[int]] = [[] for _ in range(SPACES)]
    for a, b, obstacles in _lanes(layout, present):
        if not obstacles and a not in ASTEROID_SPACES and b not in ASTEROID_SPACES:
            neighbours[a].append(b)
            neighbours[b].append(a)
    reached = {0}
    edge = [0]
    for space in edge:
        for other in neighbours[space]:
            if other not in reached:
                reached.add(other)
                edge.append(other)
    on_boards = len(present) * BOARD_SPACES - len(ASTEROID_SPACES)
    return len(reached) == on_boards + sum(corner != NOWHERE for corner in layout.corners)


def corner_sets(players: int) -> list[tuple[int, ...]]:
    """The corners of player 1, 2, 3... for each corner that player 1 may choose (EV-3.12, EV-3.17, EV-3.23)."""
    record = LAYOUTS[players]
    if record.offsets:
        return [tuple((corner + offset) % SLOTS for offset in record.offsets) for corner in record.corners]
    return [(corner, *(other for other in record.corners if other != corner)) for corner in record.corners]


def boards_touching(corner: int) -> tuple[int, int]:
    """The two slots a home world lies between."""
    return corner, (corner + 1) % SLOTS
