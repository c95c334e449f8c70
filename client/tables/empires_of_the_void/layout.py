"""Where everything stands. The galaxy is a board seen at a slant: its places follow from how the star boards lie."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin, sqrt
from typing import Final

from pygame import Rect

from client.stage.camera import Point
from client.stage.zones import Layout, Zones
from engine.core.moves import Seat
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void.galaxy import Layout as Boards
from engine.games.empires_of_the_void.state import EmpiresState

WORLD: Final = (1128, 764)
"""The galaxy's size in units of the board."""
SQUASH: Final = 0.70
"""Depth against width: boards are seen from the side."""
BOARD: Final = 2.12
"""How wide a board is with its rim, in circumradii."""
RIM: Final = 0.56
"""How far from the middle of a board its outer spaces are, in circumradii."""
HOMES: Final = 2.36
"""How far home worlds are from the middle."""
NODE: Final = 27
"""Half the size of a space as the pointer finds it."""
HULL: Final = 44
BESIDE, ALONE, APART = 52, -7, 19
"""How far beside the middle of a space ships stand, and how far above it: by themselves, or above and below others."""


def side_of(seat: Seat) -> int:
    """On which side of a space the ships of a seat stand."""
    return -1 if seat % 2 == 0 else 1


@dataclass(frozen=True, slots=True)
class Galaxy:
    """Places of the galaxy in units of the board."""

    size: float
    """The circumradius of a board."""
    boards: tuple[tuple[int, int, Point], ...]
    """Board, how it is turned, and its middle; the furthest first."""
    spaces: dict[int, Point]
    corners: tuple[Point, ...]
    """The six notches where home worlds can lie."""

    def node(self, space: int) -> Rect:
        x, y = self.spaces[space]
        return Rect(round(x) - NODE, round(y) - NODE, 2 * NODE, 2 * NODE)

    def stack(self, space: int, seat: Seat, shared: bool) -> Rect:
        """Where the ships of a seat stand in a space; the side is shared if others stand there too."""
        x, y = self.spaces[space]
        down = ALONE + (APART if seat > 1 else -APART) * shared
        return Rect(round(x + BESIDE * side_of(seat)) - HULL // 2, round(y + down) - HULL // 2, HULL, HULL)

    def board(self, board: int) -> Rect:
        middle = next(place for number, _, place in self.boards if number == board)
        return Rect(
            round(middle[0] - self.size * 0.5),
            round(middle[1] - self.size * SQUASH * 0.5),
            round(self.size),
            round(self.size * SQUASH),
        )

    def corner(self, corner: int) -> Rect:
        x, y = self.corners[corner]
        return Rect(round(x) - 48, round(y) - 36, 96, 72)


def galaxy_of(boards: Boards) -> Galaxy:
    """Where the boards and their spaces lie, as large as they fit."""
    slots = [slot for slot, board in enumerate(boards.boards) if board != game.NOWHERE]
    middles = {slot: (sqrt(3) * sin(radians(60 * slot)), -sqrt(3) * cos(radians(60 * slot))) for slot in slots}
    notches = [(HOMES * sin(radians(30 + 60 * c)), -HOMES * cos(radians(30 + 60 * c))) for c in range(6)]
    if len(slots) == 6:
        size, centre = 199.0, (564.0, 372.0)
    else:
        across = [x for x, _ in (*middles.values(), (0.0, 0.0))]
        size = min(244.0, WORLD[0] / (max(across) - min(across) + BOARD))
        down = [y for _, y in (*middles.values(), (0.0, 0.0))]
        middle = ((min(across) + max(across)) / 2, (min(down) + max(down)) / 2)
        centre = (WORLD[0] / 2 - middle[0] * size, WORLD[1] / 2 - 8 - middle[1] * size * SQUASH)

    def place(point: Point) -> Point:
        return centre[0] + size * point[0], centre[1] + size * SQUASH * point[1]

    found: dict[int, Point] = {}
    laid = [(0, boards.core, (0.0, 0.0))]
    laid += [(boards.boards[slot], boards.rotations[slot], middles[slot]) for slot in slots]
    for board, turn, (x, y) in laid:
        found[board * game.BOARD_SPACES] = place((x, y))
        for side in range(6):
            angle = radians(60 * (side + turn))
            found[board * game.BOARD_SPACES + 1 + side] = place((x + RIM * sin(angle), y - RIM * cos(angle)))
    for seat, corner in enumerate(boards.corners):
        if corner != game.NOWHERE:
            found[game.HOME_SPACE + seat] = place(notches[corner])
    ordered = sorted(((board, turn, place(middle)) for board, turn, middle in laid), key=lambda each: each[2][1])
    return Galaxy(size, tuple(ordered), found, tuple(place(notch) for notch in notches))


@dataclass(frozen=True, slots=True, kw_only=True)
class EmpiresLayout(Layout):
    galaxy: Galaxy
    preview: Rect
    """The next scoring, if it came now."""
    strip: Rect
    """Rounds, scorings, events."""
    recall: Rect
    """At the end of the strip: the last battle again."""
    yard: Rect
    tree: Rect
    hand: Rect

    @property
    def is_small(self) -> bool:
        """Is there no room for words beside figures?"""
        return self.unit < 0.62


def lay_out(zones: Zones, view: EmpiresState, seat: Seat) -> EmpiresLayout:
    """Columns of 330, 1128 and 430; the galaxy takes what room there is to spare."""
    others = [other for other in view.seats_from(seat) if other != seat]
    boxes = {seat: zones.at(8, 828, 330, 196)}
    for place, other in enumerate(others):
        boxes[other] = zones.at(8, 8 + 200 * place, 330, 192)
    top = 8 + 200 * len(others)
    middle = _between(zones)
    strip = Rect(middle.left, zones.at(0, 5, 1, 1).top, middle.width, zones.length(46))
    end = strip.height - zones.length(8)
    return EmpiresLayout(
        area=zones.area,
        unit=zones.unit,
        board=Rect(middle.left, zones.at(0, 56, 1, 1).top, middle.width, _height(zones)),
        world=WORLD,
        players=tuple(boxes[number] for number in range(zones.seats)),
        context=zones.at(1482, 8, 430, 572),
        log=zones.at(1482, 588, 430, 232),
        tray=zones.at(1482, 828, 430, 196),
        galaxy=galaxy_of(view.layout),
        preview=zones.at(8, top, 330, 820 - top),
        strip=strip,
        recall=Rect(strip.right - end - zones.length(4), strip.centery - end // 2, end, end),
        yard=zones.at(346, 828, 496, 196),
        tree=zones.at(850, 828, 314, 196),
        hand=zones.at(1172, 828, 302, 196),
    )


def _between(zones: Zones) -> Rect:
    """A box between the columns: it takes all the room there is."""
    start, end = zones.at(8, 0, 330, 10).right, zones.at(1482, 0, 430, 10).left
    gap = zones.length(8)
    return Rect(start + gap, zones.area.top, end - start - 2 * gap, zones.area.height)


def _height(zones: Zones) -> int:
    return zones.at(0, 828, 1, 196).top - zones.length(8) - zones.at(0, 56, 1, 1).top
