"""Where everything stands. The board is measured in pixels of a full screen from its upper left corner: the globe, ten
structures in orbit with piers bolted to them. Below it lies the player's own deck, over its left corner the rivals'
console, to its right what is explained. Who sits where on the screen depends on whose eyes it is seen through.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import atan2, cos, degrees, hypot, radians, sin
from pathlib import Path
from typing import Any, Final, cast

from pygame import Rect

from client.stage.zones import Layout, Zones, row
from engine.core.data import load_toml
from engine.core.moves import Seat
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ASIMOV_CRATER,
    BRADBURY_PLATEAU,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    DISPLAY_SIZE,
    HEINLEIN_PLAINS,
    HERBERT_VALLEY,
    LEM_BADLANDS,
    MAINTENANCE_BAY,
    POHL_FOOTHILLS,
    STATIONS,
    TERRITORIES,
    TRACK_DOCKS,
    TRACK_LENGTH,
    VAN_VOGT_MOUNTAINS,
)

Point = tuple[float, float]
Box = tuple[float, float, float, float]

BOARD: Final = (1564, 824)
DECK: Final = 208
SIDE: Final = 348
SMALL_UNIT, SMALL_SIDE = 0.72, 440
"""On small screens explanations need more room than the board."""
CENTRE: Final = (914, 413)
RADIUS: Final = 311
INNER_SHARE: Final = 0.455
"""The middle disc against the globe, as rendered."""
AIR: Final = 1.15
"""The picture of the globe reaches that far beyond its rim."""
SECTOR_ANGLES: Final = {
    HEINLEIN_PLAINS: 64.3,
    POHL_FOOTHILLS: 12.9,
    VAN_VOGT_MOUNTAINS: -38.6,
    BRADBURY_PLATEAU: -90.0,
    ASIMOV_CRATER: -141.4,
    HERBERT_VALLEY: 167.1,
    LEM_BADLANDS: 115.7,
}
"""The middle of each sector in degrees, counted from the right against the clock, as rendered."""
SECTOR_HALF: Final = 180 / 7


@dataclass(frozen=True, slots=True)
class Pier:
    """A row of wells bolted in front of a structure: its picture, and how its wells are grouped."""

    x: float
    y: float
    groups: tuple[int, ...]
    well: float = 46

    @property
    def picture(self) -> str:
        return "pier_" + "_".join(str(size) for size in self.groups)


@dataclass(frozen=True, slots=True)
class Structure:
    """A station as it is measured on a full screen. Names stand to the left or in the middle of their box."""

    centre: Point
    width: float
    name: Box
    sign: Box
    chip: Point
    piers: tuple[Pier, ...] = ()
    figure: Box = (0, 0, 0, 0)
    middle: bool = False
    with_globe: bool = False
    """It stands in front of the globe, and goes with it where there is room to spare."""

    @staticmethod
    def read(record: dict[str, Any]) -> Structure:
        piers = tuple(Pier(x, y, tuple(groups), well) for x, y, well, *groups in record.get("piers", ()))
        told = {key: tuple(value) if isinstance(value, list) else value for key, value in record.items()}
        return Structure(**cast(dict[str, Any], told | {"piers": piers}))


_MEASURES: Final = load_toml(Path(__file__).parent / "board.toml")
_STRUCTURES: Final = tuple(Structure.read(_MEASURES["station"][station.id]) for station in STATIONS)
_HEARTS, _CRESTS, _GATES, _ENDS = (
    tuple(tuple(_MEASURES["territory"][territory.id][what]) for territory in TERRITORIES)
    for what in ("heart", "name", "gate", "lane")
)
"""Where colonies and names stand, where a lane leaves the ground and where it ends, from the middle of the globe."""
_TAGS: Final = tuple(_MEASURES["territory"][territory.id].get("tag") for territory in TERRITORIES)
"""Where the names of fields stand where there is no room below the heart."""
_SPARE_WELLS: Final = (0.12 + 0.07, 0.22)
"""At either end of a pier, and between groups, against a well."""
_PIER_HEIGHT, _WELL_LOW = 1.62, 0.05
"""A pier's height, and how far its wells lie below its middle, against a well."""
_HUB_LEFT, _HUB_WELL, _RAIL_END = 34, 37, 604
_PADS: Final = 7


@dataclass(frozen=True, slots=True)
class Station:
    """A station on this board."""

    picture: Rect
    name: Rect
    sign: Rect
    chip: Point
    figure: Rect
    middle: bool
    piers: tuple[tuple[Rect, str], ...]
    """Where each pier stands, and its picture."""
    wells: tuple[Rect, ...]
    pier_of: tuple[int, ...]
    """On which pier each well is."""

    @property
    def touched(self) -> tuple[Rect, ...]:
        return (self.picture, *(rect for rect, _ in self.piers))


@dataclass(frozen=True, slots=True)
class Rail:
    """One player's row at the Colonist Hub."""

    mark: Rect
    pier: Rect
    wells: tuple[Rect, ...]
    circles: tuple[Rect, ...]
    line: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """The launch bay, in pixels of the screen."""

    box: Rect
    console: Rect
    pads: tuple[Rect, ...]
    niche: Rect
    buttons: Rect
    seams: tuple[tuple[float, float, int], ...]
    """The parts of its picture: from where to where, and how far each is moved to the right."""


@dataclass(frozen=True, slots=True)
class Console:
    """What is shown of a player, on the rivals' console or on the own deck."""

    box: Rect
    mark: Rect
    name: Rect
    points: Rect
    wells: tuple[Rect, ...]
    """The hold of eight."""
    ships: tuple[Rect, ...]
    domes: Rect
    hub: Rect
    cards: Rect
    grounds: Rect


@dataclass(frozen=True, kw_only=True)
class AlienLayout(Layout):
    seats: int
    centre: Point
    radius: float
    stations: tuple[Station, ...]
    rails: tuple[Rail, ...]
    """From the uppermost to one's own."""
    display: tuple[Rect, ...]
    piles: tuple[Rect, Rect]
    apron: tuple[Rect, ...]
    deck: Deck
    caption: Rect
    """What is asked, at the foot of the board."""
    stock: Rect
    """Stocks and idle fields, above the explanation."""
    rows: tuple[Console, ...]
    own: Console

    # -- who sits where ---------------------------------------------------------------------------------------

    def console(self, me: Seat, seat: Seat) -> Console:
        """Rivals stand in turn order, the left neighbour first."""
        return self.own if seat == me else self.rows[(seat - me) % self.seats - 1]

    def rail(self, me: Seat, seat: Seat) -> Rail:
        return self.rails[(seat - me - 1) % self.seats]

    # -- the globe --------------------------------------------------------------------------------------------

    @cached_property
    def globe(self) -> Rect:
        side = round(2 * self.radius)
        box = Rect(0, 0, side, side)
        box.center = round(self.centre[0]), round(self.centre[1])
        return box

    def _from_centre(self, offset: Point) -> Point:
        return self.centre[0] + offset[0], self.centre[1] + offset[1]

    def heart(self, territory: int) -> Point:
        return self._from_centre(_HEARTS[territory])

    def crest(self, territory: int) -> Rect:
        box = Rect(0, 0, 92, 58)
        box.center = _whole(self._from_centre(_CRESTS[territory]))
        return box

    def gate(self, territory: int) -> tuple[Point, Point]:
        """Where the lane from a territory begins, and where it ends at the station it improves."""
        return self._from_centre(_GATES[territory]), self._from_centre(_ENDS[territory])

    def territory_at(self, point: Point) -> int | None:
        """The territory at a point of the board."""
        x, y = point[0] - self.centre[0], self.centre[1] - point[1]
        distance = hypot(x, y)
        if distance > self.radius:
            return None
        if distance < self.radius * INNER_SHARE:
            return BURROUGHS_DESERT
        angle = degrees(atan2(y, x))
        return min(SECTOR_ANGLES, key=lambda territory: abs((SECTOR_ANGLES[territory] - angle + 180) % 360 - 180))

    def spot_of(self, territory: int) -> Rect:
        """A rectangle inside a territory that stands for it when it is focused."""
        box = Rect(0, 0, 112, 112)
        middle = (0.0, 0.0)
        if territory != BURROUGHS_DESERT:
            angle, far = radians(SECTOR_ANGLES[territory]), self.radius * 0.73
            middle = (cos(angle) * far, -sin(angle) * far)
        box.center = _whole(self._from_centre(middle))
        return box

    @property
    def relic_home(self) -> Rect:
        box = Rect(0, 0, 66, 66)
        box.center = _whole(self._from_centre((0, 92)))
        return box

    def domes(self, territory: int, count: int) -> list[Rect]:
        """Colonies stand in rows, the smaller the more there are."""
        size, in_row = _dome_size(count)
        x, y = self.heart(territory)
        rows = -(-count // in_row)
        found = []
        for number in range(count):
            line, at = divmod(number, in_row)
            here = min(in_row, count - line * in_row)
            left = x + (at - (here - 1) / 2) * size * 0.94 - size / 2
            found.append(Rect(round(left), round(y + (line - (rows - 1) / 2) * size * 0.74 - size / 2), size, size))
        return found

    def field(self, territory: int) -> Rect:
        """A field lies over the ground of a territory, below its colonies."""
        box = Rect(0, 0, 140, 140)
        box.center = _whole(self.heart(territory))
        return box

    def tag(self, territory: int, order: int) -> Point:
        """Where the name of a field stands, clear of the names of the grounds and of the gates."""
        x, y = _HEARTS[territory]
        if tag := _TAGS[territory]:
            return self._from_centre((tag[0], tag[1] - 24 * order))
        low = max(y + 50, _CRESTS[territory][1] + 38 if _CRESTS[territory][1] > y else y)
        return self._from_centre((x * 0.86, low + 24 * order))

    # -- docks ------------------------------------------------------------------------------------------------

    def dock(self, me: Seat, station: int, dock: int) -> Rect:
        """Any dock of any station: where a ship stands in it."""
        if station == MAINTENANCE_BAY:
            return self.apron[min(dock, len(self.apron) - 1)]
        if station == COLONIST_HUB:
            return self.rail(me, dock // TRACK_DOCKS).wells[dock % TRACK_DOCKS]
        return self.stations[station].wells[dock]


def _dome_size(count: int) -> tuple[int, int]:
    if count <= 2:
        return 80, 2
    if count == 3:
        return 62, 3
    return (56, 2 if count == 4 else 3) if count < 7 else (46, 4)


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def lay_out(zones: Zones) -> AlienLayout:
    """Everything in its place, on a window of any shape."""
    area, unit = zones.area, zones.unit
    side = zones.length((SIDE if unit > SMALL_UNIT else SMALL_SIDE) * max(1.0, min(1.25, zones.text)))
    deck = zones.length(DECK)
    board = Rect(area.left, area.top, area.width - side - zones.length(8), area.height - deck)
    seen = min(board.width / BOARD[0], board.height / BOARD[1])
    world = board.width / seen, board.height / seen
    spread = world[0] / BOARD[0], world[1] / BOARD[1]
    centre = CENTRE[0] * spread[0], CENTRE[1] * spread[1]
    radius = RADIUS
    stations = tuple(_station(_STRUCTURES[number], spread, centre) for number in range(len(STATIONS)))
    hub = _shift(_STRUCTURES[COLONIST_HUB], spread, centre)
    artifact = _shift(_STRUCTURES[ALIEN_ARTIFACT], spread, centre)
    bay = _shift(_STRUCTURES[MAINTENANCE_BAY], spread, centre)
    glass = Rect(board.right, area.top + zones.length(8), side, board.height - zones.length(16))
    stock = Rect(glass.left, glass.top, glass.width, zones.length(46))
    context = Rect(glass.left, stock.bottom, glass.width, round((glass.bottom - stock.bottom) * 0.66))
    log = Rect(glass.left, context.bottom, glass.width, glass.bottom - context.bottom)
    bay_deck = _deck(zones, Rect(area.left, area.bottom - deck, area.width, deck))
    rows = tuple(_rival(area, seen, order) for order in range(zones.seats - 1))
    own = _own(zones, bay_deck.console)
    return AlienLayout(
        area=area,
        unit=unit,
        board=board,
        world=world,
        players=(own.box, *(row.box for row in rows)),
        context=context,
        log=log,
        tray=bay_deck.box,
        seats=zones.seats,
        centre=centre,
        radius=radius,
        stations=stations,
        rails=tuple(_rail(order, zones.seats, hub) for order in range(zones.seats)),
        display=tuple(
            Rect(round(1196 + 121 * slot + artifact[0]), round(12 + artifact[1]), 114, 142)
            for slot in range(DISPLAY_SIZE)
        ),
        piles=(
            Rect(round(1420 + bay[0]), round(690 + bay[1]), 62, 87),
            Rect(round(1494 + bay[0]), round(690 + bay[1]), 62, 87),
        ),
        apron=tuple(
            Rect(round(1226 + 40 * (number % 4) + bay[0]), round(752 - 40 * (number // 4) + bay[1]), 40, 40)
            for number in range(28)
        ),
        deck=bay_deck,
        caption=Rect(
            area.left + zones.length(168), board.bottom - zones.length(38), zones.length(460), zones.length(32)
        ),
        stock=stock,
        rows=rows,
        own=own,
    )  # fmt: skip


def _shift(structure: Structure, spread: Point, centre: Point) -> Point:
    """How far a structure and all that belongs to it moves where there is room to spare."""
    if structure.with_globe:
        return centre[0] - CENTRE[0], centre[1] - CENTRE[1]
    return structure.centre[0] * (spread[0] - 1), structure.centre[1] * (spread[1] - 1)


def _station(structure: Structure, spread: Point, centre: Point) -> Station:
    x, y = _shift(structure, spread, centre)

    def put(box: Box) -> Rect:
        return Rect(round(box[0] + x), round(box[1] + y), round(box[2]), round(box[3]))

    height = structure.width * 0.75
    picture = (structure.centre[0] - structure.width / 2, structure.centre[1] - height / 2, structure.width, height)
    piers: list[tuple[Rect, str]] = []
    wells: list[Rect] = []
    pier_of: list[int] = []
    for number, pier in enumerate(structure.piers):
        found, box = pier_wells(pier)
        piers.append((put(box), pier.picture))
        wells += [put(well) for well in found]
        pier_of += [number] * len(found)
    return Station(
        put(picture), put(structure.name), put(structure.sign), (structure.chip[0] + x, structure.chip[1] + y),
        put(structure.figure), structure.middle, tuple(piers), tuple(wells), tuple(pier_of),
    )  # fmt: skip


def pier_wells(pier: Pier) -> tuple[list[Box], Box]:
    """Where ships stand in the wells of a pier, and the pier's own box."""
    end, between = _SPARE_WELLS
    length = sum(pier.groups) + (len(pier.groups) - 1) * between + 2 * end
    side, height = pier.well, pier.well * _PIER_HEIGHT
    found: list[Box] = []
    x = pier.x + end * side
    for size in pier.groups:
        for _ in range(size):
            found.append((x + side * 0.03, pier.y + (_WELL_LOW - 0.50) * side, side * 0.94, side * 0.94))
            x += side
        x += between * side
    return found, (pier.x, pier.y - height / 2, length * side, height)


def _rail(order: int, seats: int, shift: Point) -> Rail:
    pitch, rise = (70, 56) if seats == 2 else (46, 35)
    top = 642 + (4 - seats) * 23 if seats > 2 else 676
    start = top + order * pitch
    end = 570 + (4 - seats) * 17 + order * rise

    def at(x: float) -> Point:
        share = (x - 158) / (_RAIL_END - 158)
        eased = share * share * (3 - 2 * share)
        return x + shift[0], start + (end - start) * eased + shift[1]

    wells, box = pier_wells(Pier(_HUB_LEFT + shift[0], start + shift[1], (TRACK_DOCKS,), _HUB_WELL))
    circles = []
    for circle in range(TRACK_LENGTH):
        place = Rect(0, 0, 30, 30)
        place.center = _whole(at(278 + (_RAIL_END - 278) * circle / (TRACK_LENGTH - 1)))
        circles.append(place)
    mark = Rect(round(8 + shift[0]), round(start - 10 + shift[1]), 20, 20)
    line = tuple(at(158 + (_RAIL_END - 158) * step / 24) for step in range(25))
    return Rail(
        mark, _rect(box), tuple(_rect(well) for well in wells), tuple(circles), line
    )  # fmt: skip


def _rect(box: Box) -> Rect:
    return Rect(round(box[0]), round(box[1]), round(box[2]), round(box[3]))


def _deck(zones: Zones, box: Rect) -> Deck:
    spare = round(box.width / zones.unit) - 1920
    steps = 0, spare / 3, spare * 2 / 3, spare

    def well(x: float, y: float, width: float, height: float, part: int) -> Rect:
        left = box.left + round((x + steps[part]) * zones.unit)
        return Rect(left, box.top + zones.length(y), zones.length(width), zones.length(height))

    edges = 0, 415, 1131, 1653, 1920
    return Deck(
        box,
        well(14, 32, 390, 162, 0),
        tuple(well(482 + 97 * pad - 40, 70, 80, 80, 1) for pad in range(_PADS)),
        well(1148, 12, 490, 186, 2),
        well(1668, 20, 236, 176, 3),
        tuple((edges[part], edges[part + 1], round(steps[part] * zones.unit)) for part in range(4)),
    )


def _rival(area: Rect, unit: float, order: int) -> Console:
    """A row of the console over the upper left of the board, and of its scale."""

    def length(length: float) -> int:
        return max(1, round(length * unit))

    height = length(141)
    box = Rect(area.left + length(10), area.top + length(8) + order * height, length(256), height)

    def part(x: float, y: float, width: float, height: float) -> Rect:
        return Rect(box.left + length(x), box.top + length(y), length(width), length(height))

    return Console(
        box,
        part(14, 12, 20, 20),
        part(38, 6, 154, 32),
        part(200, 4, 48, 34),
        row(part(15, 40, 232, 28), 8, length(2)),
        row(part(15, 74, 154, 22), 7, 1),
        part(176, 71, 74, 28),
        part(0, 0, 0, 0),
        part(15, 101, 138, 36),
        part(158, 103, 90, 32),
    )


def _own(zones: Zones, box: Rect) -> Console:
    def part(x: float, y: float, width: float, height: float) -> Rect:
        length = zones.length
        return Rect(box.left + length(x), box.top + length(y), length(width), length(height))

    return Console(
        box,
        part(12, 10, 26, 26),
        part(46, 4, 216, 38),
        part(312, 2, 68, 42),
        row(part(10, 48, 370, 48), 8, zones.length(3)),
        (),
        part(14, 106, 88, 44),
        part(104, 106, 110, 44),
        part(0, 0, 0, 0),
        part(216, 108, 164, 40),
    )


def wells_for(console: Console, tokens: int) -> tuple[Rect, ...]:
    """The hold, which lengthens to as many wells as tokens are held."""
    if tokens <= len(console.wells):
        return console.wells
    first, last = console.wells[0], console.wells[-1]
    room = Rect(first.left, first.top, last.right - first.left, first.height)
    if first.width > 36 or tokens > 16:
        return row(room, tokens, 2)
    return row(room, tokens, 1)
