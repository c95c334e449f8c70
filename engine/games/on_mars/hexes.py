"""OM-2.2: the map. Hexes are numbers, sets of hexes are bit masks; tables answer every question of distance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from engine.core.data import load_toml

_data: dict[str, Any] = load_toml(Path(__file__).parent / "data/map.toml")

COORDINATES: Final[tuple[tuple[int, int], ...]] = tuple((q, r) for q, r in _data["hexes"])
HEX_COUNT: Final = len(COORDINATES)
_numbers = {place: number for number, place in enumerate(COORDINATES)}

OFF_THE_MAP: Final = -1


def hex_at(q: int, r: int) -> int:
    """The number of the hex with these axial coordinates."""
    return _numbers[q, r]


def _distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


DISTANCE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_distance(one, other) for other in COORDINATES) for one in COORDINATES
)

DIRECTIONS: Final = tuple(record["id"] for record in _data["direction"])
BESIDE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_numbers.get((q + way["q"], r + way["r"]), OFF_THE_MAP) for way in _data["direction"]) for q, r in COORDINATES
)
"""For each hex the hex in each of the six directions, or OFF_THE_MAP."""
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(other for other in beside if other != OFF_THE_MAP) for beside in BESIDE
)
RINGS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(other for other in range(HEX_COUNT) if row[other] == distance) for distance in range(max(row) + 1))
    for row in DISTANCE
)
"""For each hex the hexes at distance 0, 1, 2..."""


def mask(hexes: Iterable[int]) -> int:
    bits = 0
    for number in hexes:
        bits |= 1 << number
    return bits


def hexes_in(bits: int) -> Iterator[int]:
    """The hexes of a mask in the order of their numbers."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


BIT: Final = tuple(1 << number for number in range(HEX_COUNT))
NEAR: Final = tuple(mask(neighbours) for neighbours in NEIGHBOURS)
"""Masks of the hexes at distance 1, at distance exactly 2, and of a Bot's building zone."""
TWO_AWAY: Final = tuple(mask(rings[2]) for rings in RINGS)
WITHIN: Final = tuple(
    tuple(mask(other for ring in rings[: distance + 1] for other in ring) for rings in RINGS) for distance in range(5)
)
"""Masks of the hexes at most so far away: by distance, then by hex."""
ZONE: Final = tuple(near | bit for near, bit in zip(NEAR, BIT, strict=True))

CENTRE: Final = hex_at(*_data["start"]["mine"])
START_BUILDINGS: Final = tuple(hex_at(q, r) for q, r in _data["start"]["buildings"])
START_SHELTERS: Final = {
    record["players"]: tuple(hex_at(q, r) for q, r in record["hexes"]) for record in _data["shelters"]
}
RESEARCH_CORNERS: Final = tuple(tuple(hex_at(q, r) for q, r in corner["hexes"]) for corner in _data["research_corner"])
