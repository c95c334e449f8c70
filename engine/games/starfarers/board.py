"""Chapter 3: the board as a graph. Hexes give points, points give lines; systems and bases lie on top.

Points are numbered from 1, by column from the home edge and downwards in a column. A *site* is a place for a planet:
three to a system, numbered in the order of data/board.toml. Which planet lies on which site is the galaxy of a state,
since the outer planets may be shuffled (SF-14.3).

Sets of points are bit masks, point 1 being the bit of value 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from engine.core.data import load_toml
from engine.games.starfarers.components import FOLDER, PEOPLES, RESOURCES

_data: dict[str, Any] = load_toml(FOLDER / "data/board.toml")

Corner = tuple[int, int]
"""A corner of the lattice: steps of half a hex width to the right, of half a side downwards."""


@dataclass(frozen=True, slots=True)
class Planet:
    id: str
    system: int
    resource: int
    dot: str
    """The back of the chit that lies on it."""


@dataclass(frozen=True, slots=True)
class Base:
    id: str
    people: int
    """Who lives there, unless the galaxy is shuffled."""
    trade_points: tuple[int, ...]


def corners(lane: int, rank: int) -> tuple[Corner, ...]:
    """The six corners of a hex, clockwise from the top; every other lane is shifted by half a hex."""
    x, y = 2 * rank + (lane % 2 == 0), 3 * lane
    return (x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)


SYSTEMS: Final = tuple(str(record["id"]) for record in _data["system"])
HOME_SYSTEMS: Final = frozenset(number for number, record in enumerate(_data["system"]) if record["home"])
PLANETS: Final = tuple(
    Planet(f"{record['id']}_{planet['resource']}", system, RESOURCES.index(planet["resource"]), planet["dot"])
    for system, record in enumerate(_data["system"])
    for planet in record["planets"]
)
SITES: Final = range(len(PLANETS))
HEXES: Final = tuple((lane, rank) for lane, ranks in enumerate(_data["lanes"]) for rank in range(ranks))
SITE_HEXES: Final = tuple(
    (int(lane), int(rank)) for record in _data["system"] for lane, rank in (p["hex"] for p in record["planets"])
)
BASES: Final = tuple(
    Base(record["id"], PEOPLES.index(record["people"]), tuple(record["trade_points"])) for record in _data["base"]
)
BASE_HEXES: Final = tuple((int(record["hex"][0]), int(record["hex"][1])) for record in _data["base"])
"""Where each base lies, for whoever draws the board."""


def system_of(site: int) -> int:
    return site // 3


def sites_of(system: int) -> range:
    return range(3 * system, 3 * system + 3)


def _sun(system: int) -> Corner:
    """The corner that the three planets of a system share."""
    first, second, third = (set(corners(*SITE_HEXES[site])) for site in sites_of(system))
    (sun,) = first & second & third
    return sun


SUNS: Final = tuple(_sun(system) for system in range(len(SYSTEMS)))
_suns = frozenset(SUNS)
_places = sorted({corner for hex_ in HEXES for corner in corners(*hex_)} - _suns)
COORDINATES: Final[tuple[Corner, ...]] = ((0, 0), *_places)
"""Where each point lies, for whoever draws the board; nothing is at number 0."""
_point_at: dict[Corner, int] = {corner: number for number, corner in enumerate(_places, 1)}
POINTS: Final = range(1, len(_places) + 1)


def _lines() -> tuple[tuple[int, int], ...]:
    """The sides of hexes, without the three that meet at each sun (SF-3.2)."""
    found = set()
    for hex_ in HEXES:
        ring = corners(*hex_)
        for one, other in zip(ring, (*ring[1:], ring[0]), strict=True):
            if one not in _suns and other not in _suns:
                a, b = sorted((_point_at[one], _point_at[other]))
                found.add((a, b))
    return tuple(sorted(found))


LINES: Final = _lines()
NEIGHBOURS: Final = tuple(
    tuple(sorted(b if a == point else a for a, b in LINES if point in (a, b))) for point in range(len(COORDINATES))
)

_site_corners = tuple(frozenset(corners(*hex_)) for hex_ in SITE_HEXES)
SITES_BY: Final = tuple(
    tuple(site for site in SITES if point and COORDINATES[point] in _site_corners[site])
    for point in range(len(COORDINATES))
)
"""The planets that a ship on a point is next to (SF-3.8)."""

SYSTEM_OF_COLONY_POINT: Final = {
    point: system_of(SITES_BY[point][0])
    for point in POINTS
    if len(SITES_BY[point]) == 2 and len(NEIGHBOURS[point]) == 2
}
"""The colony points: between two planets, at the outer end of the side they share (SF-3.4)."""
COLONY_POINTS_OF: Final = tuple(
    tuple(point for point, system in SYSTEM_OF_COLONY_POINT.items() if system == number)
    for number in range(len(SYSTEMS))
)
HOME_COLONY_POINTS: Final = tuple(
    sorted(point for point, system in SYSTEM_OF_COLONY_POINT.items() if system in HOME_SYSTEMS)
)
OUTER_COLONY_POINTS: Final = tuple(
    sorted(point for point, system in SYSTEM_OF_COLONY_POINT.items() if system not in HOME_SYSTEMS)
)
TRADE_POINT: Final = {
    point: (base, number) for base, record in enumerate(BASES) for number, point in enumerate(record.trade_points)
}
"""For each trade point its base and its number, counted from 0."""
COLONY_POINT_OF_PORT: Final = {port: point for point in SYSTEM_OF_COLONY_POINT for port in NEIGHBOURS[point]}
"""For each point that could serve a spaceport, the colony point of that spaceport (SF-3.5)."""

BIT: Final = tuple(1 << point for point in range(len(COORDINATES)))


def mask_of(points: Any) -> int:
    mask = 0
    for point in points:
        mask |= BIT[point]
    return mask


COLONY_POINTS_MASK: Final = mask_of(SYSTEM_OF_COLONY_POINT)
TRADE_POINTS_MASK: Final = mask_of(TRADE_POINT)
PORTS_MASK: Final = {point: mask_of(NEIGHBOURS[point]) for point in SYSTEM_OF_COLONY_POINT}
"""The two spaceport points of each colony point."""
ALL_POINTS_MASK: Final = mask_of(POINTS)


@cache
def distances(point: int) -> tuple[int, ...]:
    """Lines to every point by the shortest way (pieces never bar the way, SF-8.9)."""
    found = [-1] * len(COORDINATES)
    found[point] = 0
    edge, steps = [point], 0
    while edge:
        steps += 1
        further = []
        for here in edge:
            for there in NEIGHBOURS[here]:
                if found[there] < 0:
                    found[there] = steps
                    further.append(there)
        edge = further
    return tuple(found)


@cache
def within(point: int, speed: int) -> int:
    """The points at most that many lines away, as a mask."""
    return mask_of(other for other in POINTS if distances(point)[other] <= speed)


def points_in(mask: int) -> list[int]:
    """The points of a mask, in order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


@lru_cache(maxsize=20_000)
def route(origin: int, target: int, unseen: int) -> tuple[int, ...]:
    """The way of a flight in one piece, origin and target included (SF-8.32).

    A shortest way; among several the one past the most planets whose chits are unseen (a mask of sites); among these
    the first in the order of point numbers.
    """
    to_go = distances(target)
    ways: dict[int, dict[int, tuple[int, ...]]] = {origin: {_unseen_by(origin, unseen): (origin,)}}
    for left in range(to_go[origin] - 1, -1, -1):
        further: dict[int, dict[int, tuple[int, ...]]] = {}
        for here, found in ways.items():
            for there in NEIGHBOURS[here]:
                if to_go[there] == left:
                    looked = _unseen_by(there, unseen)
                    best = further.setdefault(there, {})
                    for seen, way in found.items():
                        longer = (*way, there)
                        known = best.get(seen | looked)
                        if known is None or longer < known:
                            best[seen | looked] = longer
        ways = further
    return min((-seen.bit_count(), way) for seen, way in ways[target].items())[1]


def _unseen_by(point: int, unseen: int) -> int:
    looked = 0
    for site in SITES_BY[point]:
        looked |= unseen & 1 << site
    return looked
