"""Where everything stands. Boxes are those of a full screen below the top bar, hexes are in units of the map.

In Orbit the station is near and Mars is small, in the Colony it is the other way round; the console lies at the lower
edge, low or drawn up.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from pygame import Rect

from client.stage.hexes import HexGrid
from client.stage.zones import Layout, Zones, column
from client.tables.on_mars.looks import FRAMES, SINK
from engine.games.on_mars.components import LAB, ORBIT, ROOM_SLOTS
from engine.games.on_mars.hexes import COORDINATES

K: Final = 0.78
"""How much the ground is foreshortened: the sine of the camera's elevation."""
LOW, HIGH = 238, 458
"""Heights of the console."""
HANDLE = 32
SMALL_UNIT: Final = 0.72
"""On screens below this scale names give way to pictures."""
HALF_ROWS: Final = (0, 2, -1, 1, 3, 0, 2, -1, 1, 3, 0, 2, 1)
"""Where in its column each space of the Laboratory lies."""
WELLS: Final = {
    "me": ((12, 150), (12, 150)),
    "storage": ((178, 228), (176, 204)),
    "depot": ((428, 422), (392, 430)),
    "hangar": ((868, 100), (1046, 104)),
    "quarters": ((984, 252), (838, 312)),
    "lab": ((1256, 372), (1166, 448)),
    "cards": ((1648, 260), (1626, 282)),
}
"""Left edge and width of each part of the console, low and drawn up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarsLayout(Layout):
    is_orbit: bool
    is_up: bool
    is_small: bool
    seats: int
    grid: HexGrid
    limb: tuple[float, float, float]
    """Middle and radius of the planet's edge, in pixels."""
    flight: Rect
    goal: Rect
    """The solo goal; empty with others at the table."""
    station: Rect
    bays: Rect
    missions: tuple[Rect, ...]
    """One for each Mission in the Colony, one for all in Orbit."""
    pads: Rect
    lss: Rect
    column: Rect
    handles: Rect
    drawer: Rect
    strip: Rect
    """Where the two Discovery tiles lie while one is to be chosen."""
    console: Rect
    wells: dict[str, Rect]
    button: Rect

    def hex_piece(self, place: int, kind: str, shift: tuple[float, float] = (0, 0)) -> Rect:
        """Where a picture of something that stands on a hex goes, in units of the map."""
        return self.standing(self.grid.middle(COORDINATES[place]), kind, shift)

    def standing(self, ground: tuple[float, float], kind: str, shift: tuple[float, float] = (0, 0)) -> Rect:
        frame, lift = FRAMES[kind]
        size = self.grid.size
        side = frame * size
        x, y = ground[0] + shift[0] * size, ground[1] + (shift[1] - lift * SINK) * size
        return Rect(round(x - side / 2), round(y - side / 2), round(side), round(side))

    @property
    def goal_columns(self) -> int:
        return 2 if self.is_orbit and not self.is_small else 1

    # -- the console ---------------------------------------------------------------------------------------------

    def title(self, well: str) -> Rect:
        box = self.wells[well]
        return Rect(box.left, self.console.top + self.length(8), box.width, self.length(26))

    def rails(self) -> tuple[Rect, ...]:
        """The five rails of the Storage."""
        box = self.wells["storage"]
        if self.is_up and not self.is_small:
            return column(Rect(box.left, box.top, box.width, box.height - self.length(22)), 5, self.length(22))
        return column(box, 5, self.length(2))

    def rail(self, good: int, place: int) -> Rect:
        """One of the six wells of a rail."""
        box = self.rails()[good]
        side = min(box.width // 6, box.height)
        step = box.width // 6
        return Rect(box.left + place * step, box.top + (box.height - side) // 2, side, side).inflate(-3, -3)

    def depot_column(self, slot: int) -> Rect:
        """An executive plate with the bay below it."""
        box = self._depot()
        across = 4 if self.is_up else 8
        width, height = box.width // across, box.height // (2 if self.is_up else 1)
        found = Rect(box.left + slot % across * width, box.top + slot // across * height, width, height)
        return found.inflate(-self.length(4), -self.length(4))

    def _depot(self) -> Rect:
        box = self.wells["depot"]
        return Rect(box.left, box.top, box.width, box.height - self.length(44))

    def plate(self, slot: int) -> Rect:
        box = self.depot_column(slot)
        return Rect(box.left, box.top, box.width, round(box.height * (0.5 if self.is_up else 0.46)))

    def bay(self, slot: int) -> Rect:
        box, plate = self.depot_column(slot), self.plate(slot)
        return Rect(box.left, plate.bottom + 3, box.width, box.bottom - plate.bottom - 3)

    def waiting(self) -> Rect:
        box = self.wells["depot"]
        return Rect(box.left, box.bottom - self.length(38), box.width, self.length(38))

    def rooms(self) -> tuple[Rect, ...]:
        """The five rooms of the Living Quarters: the large one and one beside it above, the others below."""
        box = self._quarters()
        height, gap = box.height // 2, self.length(5)
        upper = (0.48, 0.26, 0.26)
        found, left = [], box.left
        for share in upper:
            width = round(box.width * share)
            found.append(Rect(left, box.top, width - gap, height - gap))
            left += width
        width = round(box.width * 0.26)
        found += [Rect(box.left + number * width, box.top + height, width - gap, height - gap) for number in range(2)]
        return tuple(found)

    def _quarters(self) -> Rect:
        box = self.wells["quarters"]
        return Rect(box.left, box.top, box.width, box.height * 3 // 5) if self.is_up else box

    def working(self) -> Rect:
        box, quarters, gap = self.wells["quarters"], self._quarters(), self.length(5)
        if self.is_up:
            top = quarters.bottom + self.length(30)
            return Rect(box.left, top, box.width * 62 // 100, box.bottom - top)
        width = round(box.width * 0.26)
        top = box.top + box.height // 2
        return Rect(box.left + 2 * width, top, box.width - 2 * width - gap, box.height // 2 - gap)

    def hangar(self) -> Rect:
        if self.is_up:
            box, work = self.wells["quarters"], self.working()
            left = work.right + self.length(8)
            return Rect(left, work.top, box.right - left, work.height)
        return self.wells["hangar"]

    def room_slot(self, slot: int) -> tuple[int, Rect]:
        """A bed, counted through all rooms: in which room, and where."""
        for number, (room, beds) in enumerate(zip(self.rooms(), ROOM_SLOTS, strict=True)):
            if slot < beds:
                width = room.width // beds
                return number, Rect(room.left + slot * width, room.top, width, room.height * 7 // 10)
            slot -= beds
        raise IndexError(slot)

    def lab_box(self) -> Rect:
        box = self.wells["lab"]
        return Rect(box.left, box.top, box.width, box.height * 17 // 24) if self.is_up else box

    def lab_hex(self, space: int) -> Rect:
        """A hexagonal well of the Laboratory."""
        box = self.lab_box()
        across, down = box.width / 5.6, (box.height - self.length(52)) / 6
        radius = min(across * 0.62, down * 1.12)
        x = box.left + across * (LAB[space].column - 1) * 0.92 + across * 0.56
        y = box.top + self.length(26) + down * (HALF_ROWS[space] + 2)
        return Rect(round(x - radius), round(y - radius * 0.87), round(2 * radius), round(1.74 * radius))

    # -- the others ----------------------------------------------------------------------------------------------

    def bay_row(self, row: int) -> Rect:
        return column(self.bays, 5, 0)[row]

    def pad(self, number: int) -> Rect:
        width = self.pads.width // 5
        return Rect(self.pads.left + number * width, self.pads.top, width, self.pads.height).inflate(-4, -8)

    def bead(self, space: int) -> Rect:
        """A turn-order space on the flight line, 1 to 8."""
        side = self.flight.height - 8
        step = round(side * 1.08)
        middle = self.flight.centerx
        outside = round(self.flight.width * 0.145)
        left = middle - outside - (5 - space) * step if space < 5 else middle + outside + (space - 5) * step
        return Rect(left, self.flight.top + 4, side, side)

    def berth(self, side: int, space: int) -> Rect:
        """One of the three berths of the Shuttle on either side, the first nearest to its departure."""
        width, length = round(self.flight.width * 0.27), 16
        x = self.flight.centerx + (width // 6) * (space - 0.5) * (-1 if side == ORBIT else 1)
        found = Rect(0, 0, self.length(length), self.length(length))
        found.center = round(x), self.flight.top + self.flight.height * 2 // 5
        return found


def lay_out(zones: Zones, is_orbit: bool, is_up: bool, seats: int, conditions: int) -> MarsLayout:
    """`conditions` of the solo goal, none with others at the table."""
    tall = HIGH if is_up else LOW
    floor = 1032 - tall
    """Where the console begins."""
    edge = floor - HANDLE
    small = zones.unit < SMALL_UNIT
    wide = 462 if is_orbit else 300
    if small:
        wide = 300 if is_orbit else 250
    left, right = wide + 18, 1494
    flight = zones.at(564 if is_orbit else 532, 0, 740, 48)
    board = zones.stretched(left, 0, right - left - 6, edge)
    unit = zones.unit
    world = (board.width / unit, board.height / unit)
    size, middle = _field(world, is_up)
    others = max(1, seats - 1)
    each = (46 if is_up else 88) if others > 1 or not is_up else 88
    cards = others * (each + 6)
    bays_height = 200 if is_up else 244
    if small:
        bays_height = 210 if is_up else 250
    aims = 26 * (1 + -(-(conditions + 1) // (2 if is_orbit and not small else 1))) + 12 if conditions else 0
    station = zones.at(0, 0, wide + 40, floor - cards - aims - bays_height - 20)
    bays = zones.at(12, floor - cards - aims - bays_height - 12, wide, bays_height)
    goal = zones.at(12, floor - cards - aims - 6, wide, aims - 2 if aims else 0)
    players = [zones.at(12, floor - 4 - (others - number) * (each + 6), wide, each) for number in range(others)]
    plate = 190 if small else 158
    if is_orbit:
        missions: tuple[Rect, ...] = (zones.at(left + 10, edge - 138, 176, 130),)
        pads = zones.at(1336, edge - 100, 148, 92)
        lss = zones.at(1336, 54, 148, 150)
        whole = zones.at(1494, 8, 414, floor - 16)
    else:
        missions = (
            zones.at(left + 10, edge - 92, plate, 84),
            zones.at(1484 - plate, 54, plate, 84),
            zones.at(1484 - plate, edge - 92, plate, 84),
        )
        pads = zones.at(1494, 8, 414, 98)
        lss = zones.at(1494, 114, 414, 178 if not is_up else 150)
        top = 300 if not is_up else 272
        whole = zones.at(1494, top, 414, floor - 8 - top)
    console = Rect(zones.area.left, 0, zones.area.width, zones.length(tall))
    console.bottom = zones.area.bottom
    wells = {}
    for name, (low, high) in WELLS.items():
        x, width = high if is_up else low
        wells[name] = zones.at(x, floor + 38, width, tall - 50)
    wells["me"] = zones.at(12, floor + 10, 150, tall - 22)
    cards_box = wells["cards"]
    button = Rect(cards_box.left, cards_box.bottom - zones.length(52), cards_box.width, zones.length(52))
    limb = _limb(zones, is_orbit, wide)
    return MarsLayout(
        area=zones.area,
        unit=unit,
        board=board,
        world=world,
        players=(wells["me"], *players),
        context=whole,
        log=Rect(0, 0, 0, 0),
        tray=console,
        is_orbit=is_orbit,
        is_up=is_up,
        is_small=small,
        seats=seats,
        grid=HexGrid(middle, size, pointy=False, squash=K),
        limb=limb,
        flight=flight,
        goal=goal,
        station=station,
        bays=bays,
        missions=missions,
        pads=pads,
        lss=lss,
        column=whole,
        handles=zones.at(left + 12, edge + 2, 1484 - left - 12, HANDLE - 2),
        drawer=zones.at(left + 12, 96, right - left - 30, edge - 100),
        strip=zones.at(left + 10, 54, 170, 300),
        console=console,
        wells=wells,
        button=button,
    )


def _field(world: tuple[float, float], is_up: bool) -> tuple[float, tuple[float, float]]:
    """The largest size at which the 91 hexes fit below the flight line, and where their middle is."""
    across = (max(q for q, _ in COORDINATES) * 1.5 + 1) * 2
    rows = max(abs(r + q / 2) for q, r in COORDINATES)
    down = (2 * rows + 1) * sqrt(3) * K
    room = world[0] - 24, world[1] - 52 - (6 if is_up else 14)
    size = min(room[0] / across, room[1] / (down + 0.5))
    return size, (world[0] / 2, 50 + room[1] / 2 + size * 0.2)


def _limb(zones: Zones, is_orbit: bool, wide: int) -> tuple[float, float, float]:
    """The edge of the planet passes between the station and the map."""
    x, y, radius = (1496, 560, 1046) if is_orbit else (1262, 580, 966)
    x -= (462 if is_orbit else 300) - wide
    point = zones.at(x, y, 0, 0)
    return point.x, point.y, radius * zones.unit
