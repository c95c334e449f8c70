"""Where everything stands: the galaxy in units of the board, all else round it. No drawing here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import hypot, sqrt
from typing import Final

from pygame import Rect

from client.stage.camera import Place, Point
from client.stage.zones import Layout, Zones, column, row
from engine.core.moves import Seat
from engine.games.starfarers.board import BASE_HEXES, COORDINATES, SITE_HEXES, SUNS, Corner, system_of
from engine.games.starfarers.components import GOALS, KINDS, PEOPLES

R: Final = 55
"""From the middle of a hex to a corner."""
WORLD: Final = (1266, 945)
SMALL: Final = 0.62
"""Below this unit there is room for pictures and numbers only."""
FROM_SUN: Final = 1.06
"""Worlds lie a little further from their sun than the middle of their hex."""


def place_of(corner: Corner) -> Point:
    x, y = corner
    return 11 + (x + 1) * sqrt(3) / 2 * R, 4 + (y + 2) * R / 2


def _hex_middle(hex_: tuple[int, int]) -> Corner:
    lane, rank = hex_
    return 2 * rank + (lane % 2 == 0), 3 * lane


POINT_AT: Final = tuple(place_of(corner) for corner in COORDINATES)
SUN_AT: Final = tuple(place_of(sun) for sun in SUNS)
BASE_AT: Final = tuple(place_of(_hex_middle(hex_)) for hex_ in BASE_HEXES)


def _world_at(site: int) -> Point:
    (x, y), (sun_x, sun_y) = place_of(_hex_middle(SITE_HEXES[site])), SUN_AT[system_of(site)]
    return sun_x + (x - sun_x) * FROM_SUN, sun_y + (y - sun_y) * FROM_SUN


WORLD_AT: Final = tuple(_world_at(site) for site in range(len(SITE_HEXES)))


@cache
def square(centre: Point, side: float) -> Rect:
    """A square of the board round a point."""
    return Rect(round(centre[0] - side / 2), round(centre[1] - side / 2), round(side), round(side))


def away(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


@dataclass(frozen=True, slots=True, kw_only=True)
class StarfarersLayout(Layout):
    own: Seat
    """Whose hand and mothership are shown."""
    ribbon: Rect
    round: Rect
    dice: Rect
    track: Rect
    mothership: Rect
    speed: Rect
    reserve: Rect
    hand: Rect
    stacks: tuple[Rect, ...]
    build: Rect
    builds: tuple[Rect, ...]
    buttons: Rect
    peoples: tuple[Rect, ...]
    flags: tuple[Rect, ...]
    """For each seat, where what it asks stands: beside its card."""
    wishes: tuple[Rect, ...]
    """For each seat, where its wish stands: on its card."""
    offer: Rect
    sheet: Rect
    encounter: Rect
    fan: Rect
    """Above the hand: what can be taken."""

    @property
    def is_small(self) -> bool:
        return self.unit < SMALL


def lay_out(zones: Zones, own: Seat) -> StarfarersLayout:
    seats = zones.seats
    at, length = zones.at, zones.length
    rivals = column(at(8, 8, 292, 456), seats - 1, length(8))
    mine = at(8, 852, 292, 172)
    players = [mine] * seats
    for number, box in enumerate(rivals):
        players[(own + 1 + number) % seats] = box
    wishes = tuple(cut(box.inflate(-length(12), -length(8)), top=length(36)) for box in players)
    flags = tuple(Rect(box.right + length(8), box.top, length(420), length(164)) for box in players)
    hand, build = at(580, 884, 432, 140), at(1020, 884, 692, 140)
    return StarfarersLayout(
        area=zones.area,
        unit=zones.unit,
        board=zones.stretched(304, 2, 1262, 945),
        world=WORLD,
        players=tuple(players),
        context=at(1572, 480, 340, 224),
        log=at(1572, 712, 340, 164),
        tray=hand,
        own=own,
        ribbon=at(512, 10, 384, 40),
        round=at(902, 10, 116, 40),
        dice=at(1024, 8, 96, 44),
        track=at(1132, 6, 424, 58),
        mothership=at(-32, 472, 292, 376),
        speed=at(204, 476, 96, 190),
        reserve=at(326, 956, 236, 68),
        hand=hand,
        stacks=row(hand.inflate(-length(16), -length(16)), len(KINDS), length(8)),
        build=build,
        builds=row(build.inflate(-length(12), -length(12)), len(GOALS), length(6)),
        buttons=at(1722, 884, 190, 140),
        peoples=column(at(1572, 8, 340, 464), len(PEOPLES), 0),
        flags=flags,
        wishes=wishes,
        offer=at(520, 554, 832, 322),
        sheet=at(520, 100, 832, 698),
        encounter=at(520, 452, 832, 304),
        fan=at(580, 772, 432, 104),
    )


def cut(box: Rect, left: int = 0, top: int = 0, right: int = 0, bottom: int = 0) -> Rect:
    """What is left of a box once strips along its sides are taken away."""
    return Rect(box.left + left, box.top + top, box.width - left - right, box.height - top - bottom)


def around(point: Point, side: float) -> Place:
    return point[0] - side / 2, point[1] - side / 2, side, side
