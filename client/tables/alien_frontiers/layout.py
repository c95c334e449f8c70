"""Where everything stands, computed from the area given and the player's scale. No drawing here.

Three zones: players on the left, the board with the tray below it in the middle, explanations and log on the right.
Columns and tray follow the player's scale as far as the board can spare the room; the board then has a unit of its own.
Lengths written here are pixels of a 1920 x 1080 screen.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from pygame import Rect

from client.tables.alien_frontiers.zoom import WHOLE, Point, Zoom
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ASIMOV_CRATER,
    BRADBURY_PLATEAU,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    DISPLAY_SIZE,
    HEINLEIN_PLAINS,
    HERBERT_VALLEY,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    ORBITAL_MARKET,
    POHL_FOOTHILLS,
    RAIDERS_OUTPOST,
    SHIPYARD,
    SOLAR_CONVERTER,
    STATIONS,
    TERRAFORMING_STATION,
    TRACK_DOCKS,
    TRACK_LENGTH,
    VAN_VOGT_MOUNTAINS,
)

FULL: Final = (1920, 1016)
"""The area of a full screen below the top bar."""
BOARD: Final = (1170, 824)
PLAYERS_WIDTH: Final = 322
SIDE_WIDTH: Final = 404
TRAY_HEIGHT: Final = 184
MARGIN: Final = 8
COLUMN_GROWTH: Final = (0.86, 1.12)
"""How far columns and tray follow the player's scale."""
SMALL_SCREEN: Final = 0.6
"""Below that size the board needs all the room there is, and columns do not grow."""
TALLEST_PANEL: Final = 500

PLANET_CENTRE: Final = (580, 402)
PLANET_RADIUS: Final = 238
INNER_SHARE: Final = 98 / 250
"""The middle disc against the planet, as rendered."""
PICTURE_SHARE: Final = 1.1
"""The picture of the planet reaches that far beyond its rim, for the glow of the air."""
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
RELIC_HOME: Final = 0.27
"""How far from the middle of the desert the relic ship stands."""
HEART: Final = 0.69
"""How far out the middle of a sector lies."""

_BOXES: Final = {
    SOLAR_CONVERTER: (8, 8, 316, 160),
    TERRAFORMING_STATION: (8, 178, 316, 120),
    SHIPYARD: (8, 308, 316, 134),
    MAINTENANCE_BAY: (8, 452, 316, 142),
    COLONIST_HUB: (8, 604, 428, 212),
    ORBITAL_MARKET: (402, 8, 330, 128),
    COLONY_CONSTRUCTOR: (448, 674, 372, 142),
    ALIEN_ARTIFACT: (744, 8, 418, 218),
    RAIDERS_OUTPOST: (850, 240, 312, 160),
    LUNAR_MINE: (850, 414, 312, 160),
}
_SUPPLY: Final = (836, 588, 326, 228)
_ROWS: Final = {
    SOLAR_CONVERTER: (4, 42),
    TERRAFORMING_STATION: (1, 46),
    SHIPYARD: (6, 44),
    ORBITAL_MARKET: (4, 46),
    COLONY_CONSTRUCTOR: (6, 46),
    ALIEN_ARTIFACT: (4, 44),
    RAIDERS_OUTPOST: (3, 46),
    LUNAR_MINE: (5, 44),
}
"""Docks in a row, and the size of one."""
_PICTURES: Final = {
    SOLAR_CONVERTER: (190, 34, 124, 116),
    TERRAFORMING_STATION: (188, 32, 124, 86),
    SHIPYARD: (178, 2, 134, 84),
    MAINTENANCE_BAY: (204, 4, 108, 84),
    COLONIST_HUB: (340, 0, 84, 54),
    ORBITAL_MARKET: (214, 2, 112, 74),
    COLONY_CONSTRUCTOR: (246, 2, 124, 90),
    ALIEN_ARTIFACT: (312, 152, 104, 66),
    RAIDERS_OUTPOST: (172, 54, 136, 102),
    LUNAR_MINE: (198, 2, 110, 92),
}
_FIGURES: Final = {
    SHIPYARD: (206, 52, 96, 24),
    ORBITAL_MARKET: (228, 44, 94, 26),
    COLONY_CONSTRUCTOR: (268, 58, 96, 24),
    ALIEN_ARTIFACT: (206, 160, 106, 48),
    RAIDERS_OUTPOST: (12, 60, 150, 38),
    LUNAR_MINE: (12, 60, 150, 38),
}
"""Where the live number of a station stands."""
TITLE_BOTTOM: Final = 24
"""Pictures that begin above this stand beside the title."""
_LINKS: Final = {
    LEM_BADLANDS: SOLAR_CONVERTER,
    HEINLEIN_PLAINS: ORBITAL_MARKET,
    POHL_FOOTHILLS: ALIEN_ARTIFACT,
    VAN_VOGT_MOUNTAINS: LUNAR_MINE,
    BRADBURY_PLATEAU: COLONY_CONSTRUCTOR,
    ASIMOV_CRATER: COLONIST_HUB,
    HERBERT_VALLEY: SHIPYARD,
    BURROUGHS_DESERT: MAINTENANCE_BAY,
}
_DESERT_LINK_ANGLE: Final = SECTOR_ANGLES[HERBERT_VALLEY] + SECTOR_HALF
"""The line from the desert runs out along a border."""


@dataclass(frozen=True, slots=True)
class Station:
    """One station's box on the board."""

    box: Rect
    title: Rect
    sign: Rect
    """The line that says in signs what the station does."""
    picture: Rect
    docks: tuple[Rect, ...]
    groups: tuple[Rect, ...]
    """Boxes round docks that are filled together."""
    figure: Rect
    """Where the live number stands."""


@dataclass(frozen=True, slots=True)
class Track:
    """One player's row at the Colonist Hub."""

    row: Rect
    docks: tuple[Rect, ...]
    circles: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class Tray:
    box: Rect
    caption: Rect
    dice: Rect
    cards: Rect
    buttons: Rect


@dataclass(frozen=True, slots=True)
class Layout:
    area: Rect
    unit: float
    """The board's scale."""
    column_unit: float
    board: Rect
    players: tuple[Rect, ...]
    context: Rect
    log: Rect
    tray: Tray
    centre: Point
    radius: int
    stations: tuple[Station, ...]
    tracks: tuple[Track, ...]
    display: tuple[Rect, ...]
    """Where the cards on show lie."""
    supply: Rect

    def on_planet(self, degrees: float, share: float) -> Point:
        """A point of the planet: an angle and a share of its radius."""
        x = self.centre[0] + cos(radians(degrees)) * share * self.radius
        y = self.centre[1] - sin(radians(degrees)) * share * self.radius
        return round(x), round(y)

    def heart(self, territory: int) -> Point:
        """The middle of a territory, where its colonies stand."""
        if territory == BURROUGHS_DESERT:
            return self.on_planet(90, -0.06)
        x, y = self.on_planet(SECTOR_ANGLES[territory], HEART)
        return x, y + round(self.radius * 0.09)

    def crest(self, territory: int) -> Point:
        """Where a territory's name stands."""
        if territory == BURROUGHS_DESERT:
            return self.on_planet(90, 0.2)
        x, y = self.on_planet(SECTOR_ANGLES[territory], HEART)
        return x, y - round(self.radius * 0.11)

    def link(self, territory: int) -> tuple[Point, Point]:
        """The ends of the line between a territory and the station it improves."""
        box = self.stations[_LINKS[territory]].box
        if territory == BURROUGHS_DESERT:
            start = self.on_planet(_DESERT_LINK_ANGLE, INNER_SHARE)
            return start, (box.right, max(box.top + round(24 * self.unit), self.on_planet(_DESERT_LINK_ANGLE, 1.1)[1]))
        start = self.on_planet(SECTOR_ANGLES[territory], 1.0)
        return start, (min(max(start[0], box.left), box.right - 1), min(max(start[1], box.top), box.bottom - 1))

    def territory_at(self, point: Point) -> int | None:
        """The territory under a point."""
        x, y = point[0] - self.centre[0], self.centre[1] - point[1]
        distance = (x * x + y * y) ** 0.5
        if distance > self.radius:
            return None
        if distance < self.radius * INNER_SHARE:
            return BURROUGHS_DESERT
        return min(SECTOR_ANGLES, key=lambda territory: -_alike(SECTOR_ANGLES[territory], x, y))

    def spot_of(self, territory: int) -> Rect:
        """A rectangle inside a territory that stands for it when it is focused."""
        size = round(self.radius * 0.46)
        box = Rect(0, 0, size, size)
        box.center = (
            self.heart(territory) if territory == BURROUGHS_DESERT else self.on_planet(SECTOR_ANGLES[territory], HEART)
        )
        return box


def _alike(degrees: float, x: float, y: float) -> float:
    return cos(radians(degrees)) * x + sin(radians(degrees)) * y


def lay_out(area: Rect, scale: float, seats: int, zoom: Zoom = WHOLE) -> Layout:
    """Everything in its place. `scale` is the player's: window and wish together."""
    fit = min(area.width / FULL[0], area.height / FULL[1])
    low, high = COLUMN_GROWTH
    column = fit * min(high, max(1.0, fit / SMALL_SCREEN), max(low, scale / fit))
    gap = max(4, round(MARGIN * column))
    left, right = round(PLAYERS_WIDTH * column), round(SIDE_WIDTH * column)
    tray_height = round(TRAY_HEIGHT * column)
    middle = Rect(area.left + left + 2 * gap, area.top, area.width - left - right - 4 * gap, area.height)
    board = Rect(middle.left, middle.top, middle.width, middle.height - tray_height - gap)
    tray = Rect(middle.left, board.bottom, middle.width, tray_height)
    side = Rect(middle.right + gap, area.top + gap, right, area.height - 2 * gap)
    context = Rect(side.left, side.top, side.width, round(side.height * 0.53))
    log = Rect(side.left, context.bottom + gap, side.width, side.bottom - context.bottom - gap)
    whole = zoom.whole(board)
    unit = min(whole.width / BOARD[0], whole.height / BOARD[1])
    stations = tuple(_station(number, whole, unit) for number in range(len(STATIONS)))
    return Layout(
        area=area,
        unit=unit,
        column_unit=column,
        board=board,
        players=_players(Rect(area.left + gap, area.top + gap, left, area.height - 2 * gap), seats, gap, column),
        context=context,
        log=log,
        tray=_tray(tray, column),
        centre=_placed((*PLANET_CENTRE, 0, 0), whole, unit).topleft,
        radius=round(PLANET_RADIUS * unit),
        stations=stations,
        tracks=_tracks(stations[COLONIST_HUB].box, unit, seats),
        display=_display(stations[ALIEN_ARTIFACT].box, unit),
        supply=_placed(_SUPPLY, whole, unit),
    )


def _placed(box: tuple[int, int, int, int], board: Rect, unit: float) -> Rect:
    """A box of the full-screen board on this one: room to spare is shared out between the boxes."""
    x, y, width, height = box
    spare_x, spare_y = board.width - BOARD[0] * unit, board.height - BOARD[1] * unit
    share_x = (x - MARGIN) / (BOARD[0] - width - 2 * MARGIN)
    share_y = (y - MARGIN) / (BOARD[1] - height - 2 * MARGIN)
    return Rect(
        round(board.left + x * unit + spare_x * share_x),
        round(board.top + y * unit + spare_y * share_y),
        round(width * unit),
        round(height * unit),
    )


def _station(number: int, board: Rect, unit: float) -> Station:
    box = _placed(_BOXES[number], board, unit)

    def part(x: float, y: float, width: float, height: float) -> Rect:
        return Rect(box.left + round(x * unit), box.top + round(y * unit), round(width * unit), round(height * unit))

    width = _BOXES[number][2]
    docks = _docks(number, box, unit)
    groups = _groups(docks, STATIONS[number].group, unit)
    picture = _PICTURES[number]
    title = part(12, 7, width - 18 if picture[1] > TITLE_BOTTOM else picture[0] - 8, 28)
    sign = part(12, 35, _PICTURES[number][0] - 14, 22)
    figure = part(*_FIGURES.get(number, (0, 0, 0, 0)))
    if number == COLONIST_HUB:
        title, sign = part(12, 7, 192, 28), part(208, 12, 128, 24)
    elif number == RAIDERS_OUTPOST:
        sign = part(12, 35, width - 24, 22)
    elif number == ALIEN_ARTIFACT:
        sign = part(width - 150, 9, 140, 24)
        title = part(12, 7, width - 170, 28)
    return Station(box, title, sign, part(*_PICTURES[number]), docks, groups, figure)


def _docks(number: int, box: Rect, unit: float) -> tuple[Rect, ...]:
    """Rows of docks along the bottom of a box; sets stand apart from each other."""
    if number not in _ROWS:
        return ()
    in_row, full_size = _ROWS[number]
    size, small, wide = round(full_size * unit), max(2, round(4 * unit)), max(4, round(11 * unit))
    count, group = STATIONS[number].docks, STATIONS[number].group
    rows = -(-count // in_row)
    top = box.bottom - round(11 * unit) - rows * size - (rows - 1) * small
    found = []
    for dock in range(count):
        row, column = divmod(dock, in_row)
        x = (
            box.left
            + round(12 * unit)
            + column * (size + small)
            + (column // group) * (wide - small if group > 1 else 0)
        )
        found.append(Rect(x, top + row * (size + small), size, size))
    return tuple(found)


def _groups(docks: tuple[Rect, ...], size: int, unit: float) -> tuple[Rect, ...]:
    if size == 1:
        return ()
    pad = max(2, round(4 * unit))
    return tuple(docks[at].unionall(docks[at : at + size]).inflate(pad, pad) for at in range(0, len(docks), size))


def _tracks(box: Rect, unit: float, seats: int) -> tuple[Track, ...]:
    """A row a seat: its three docks, then seven circles."""
    top, bottom = box.top + round(48 * unit), box.bottom - round(6 * unit)
    height = min((bottom - top) // seats, round(58 * unit))
    top += (bottom - top - height * seats) // 2
    size = min(height - max(2, round(3 * unit)), round(44 * unit))
    pad = round(10 * unit)
    found = []
    for seat in range(seats):
        row = Rect(box.left + pad, top + seat * height, box.width - 2 * pad, height)
        docks = []
        for dock in range(TRACK_DOCKS):
            place = Rect(row.left + round(22 * unit) + dock * (size + max(2, round(3 * unit))), 0, size, size)
            place.centery = row.centery
            docks.append(place)
        first = docks[-1].right + round(14 * unit)
        step = (row.right - first) // TRACK_LENGTH
        radius = min(round(26 * unit), step - 2)
        circles = []
        for circle in range(TRACK_LENGTH):
            place = Rect(0, 0, radius, radius)
            place.center = (first + step * circle + step // 2, row.centery)
            circles.append(place)
        found.append(Track(row, tuple(docks), tuple(circles)))
    return tuple(found)


def _display(box: Rect, unit: float) -> tuple[Rect, ...]:
    gap, left = round(8 * unit), box.left + round(10 * unit)
    width = (box.width - 2 * round(10 * unit) - (DISPLAY_SIZE - 1) * gap) // DISPLAY_SIZE
    top = box.top + round(38 * unit)
    return tuple(Rect(left + slot * (width + gap), top, width, round(116 * unit)) for slot in range(DISPLAY_SIZE))


def _players(column: Rect, seats: int, gap: int, unit: float) -> tuple[Rect, ...]:
    height = min((column.height - (seats - 1) * gap) // seats, round(TALLEST_PANEL * unit))
    spare = column.height - seats * height - (seats - 1) * gap
    height += spare // seats
    return tuple(Rect(column.left, column.top + seat * (height + gap), column.width, height) for seat in range(seats))


def _tray(box: Rect, unit: float) -> Tray:
    """Dice on the left, cards in the middle, buttons on the right."""
    pad = round(12 * unit)
    inside = box.inflate(-2 * pad, -2 * pad)
    dice = round(inside.width * 0.4)
    buttons = round(inside.width * 0.2)
    caption = Rect(inside.left, inside.top - pad // 3, dice, round(54 * unit))
    return Tray(
        box=box.inflate(0, -round(8 * unit)),
        caption=caption,
        dice=Rect(inside.left, caption.bottom, dice, inside.bottom - caption.bottom),
        cards=Rect(inside.left + dice + pad, inside.top, inside.width - dice - buttons - 2 * pad, inside.height),
        buttons=Rect(inside.right - buttons, inside.top, buttons, inside.height),
    )
