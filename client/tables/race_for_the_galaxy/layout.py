"""Where everything stands: rivals above, phases in the middle, my docks and my hand below."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from client.stage.zones import Layout, Zones, fan, grid, row
from client.tables.race_for_the_galaxy.faces import DOCK, HAND
from engine.core.moves import Seat

LEFT, WIDTH = 8, 1492
LIFT = 20
"""How far a hand card rises when pointed at; one that is selected moves twice as far."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A rival's tray: who, with what, and the places of the tableau in order of arrival."""

    box: Rect
    head: Rect
    figures: Rect
    minis: tuple[Rect, ...]
    narrow: bool
    """Five and six seats: the fewest figures."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceLayout(Layout):
    trays: dict[Seat, Tray]
    desk: Rect | None
    """The robot's."""
    groove: Rect
    deck: Rect
    discards: Rect
    phases: tuple[Rect, ...]
    """Search, then I to V."""
    pool: Rect
    docks: tuple[Rect, ...]
    bar: Rect
    hand: Rect
    sheet: Rect
    """What takes the free part of the hand."""
    goals: tuple[Rect, ...]
    leader: Rect
    side: Rect

    def counter(self, seat: Seat, figure: str) -> Rect:
        """Where what a player gains flies to."""
        if seat in self.trays:
            box = self.trays[seat].figures
            return Rect(box.left + box.width // 20, box.top, box.height, box.height)
        if self.desk and seat:
            return Rect(self.desk.right - 60, self.desk.top, 50, 50)
        place = {"points": 0.17, "chips": 0.235, "prestige": 0.285}.get(figure, 0.235)
        return Rect(self.bar.left + round(self.bar.width * place), self.bar.top, self.bar.height, self.bar.height)

    def hand_figure(self, seat: Seat) -> Rect:
        """Where cards of a player come from and go to."""
        if seat in self.trays:
            box = self.trays[seat].figures
            return Rect(box.left + box.width // 2, box.top, round(box.height * 0.66), box.height)
        return Rect(self.hand.centerx - 40, self.hand.top, 80, 120)

    def hand_cards(self, count: int, room: Rect) -> tuple[Rect, ...]:
        """Cards side by side from the left of a room, as high as it is."""
        height = room.height - self.length(LIFT) - self.length(4)
        width = round(height * HAND[0] / HAND[1])
        box = Rect(room.left, room.bottom - height, room.width, height)
        return fan(box, count, (width, height), width + self.length(9))


def lay_out(zones: Zones, me: Seat, slots: int, goals: int, robot: bool, prestige: bool) -> RaceLayout:
    rivals = [(me + place) % zones.seats for place in range(1, zones.seats)]
    desk = zones.stretched(LEFT, 8, WIDTH, 230) if robot else None
    places = row(zones.stretched(LEFT, 8, WIDTH, 230), len(rivals), zones.length(8)) if rivals else ()
    trays = {seat: _tray(zones, box, len(rivals), slots) for seat, box in zip(rivals, places, strict=True)}
    bar = zones.stretched(LEFT, 636, WIDTH, 56)
    hand = zones.stretched(LEFT, 698, WIDTH, 330)
    groove = zones.stretched(LEFT, 246, WIDTH, 64)
    side = zones.stretched(1508, 8, 404, 352)
    tiles = side.height if not prestige else side.height * 84 // 100
    columns = grid(Rect(side.left, side.top, side.width, tiles), goals, 2, zones.length(6)) if goals else ()
    return RaceLayout(
        area=zones.area,
        unit=zones.unit,
        board=zones.stretched(LEFT, 8, WIDTH, 1020),
        world=(WIDTH, 1020),
        players=tuple(bar if seat == me else trays[seat].box for seat in range(zones.seats)),
        context=zones.stretched(1508, 368, 404, 428) if goals or prestige else zones.stretched(1508, 8, 404, 788),
        log=zones.stretched(1508, 804, 404, 220),
        tray=hand,
        trays=trays,
        desk=desk,
        groove=groove,
        deck=zones.stretched(16, 252, 98, 52),
        discards=zones.stretched(116, 252, 130, 52),
        phases=_phases(zones),
        pool=zones.stretched(1310, 252, 180, 52),
        docks=_docks(zones, slots),
        bar=bar,
        hand=hand,
        sheet=zones.stretched(444, 704, 1056, 322),
        goals=columns,
        leader=Rect(side.left, side.top + tiles + zones.length(6), side.width, side.height - tiles - zones.length(6)),
        side=side,
    )


def _phases(zones: Zones) -> tuple[Rect, ...]:
    """Search is the smallest."""
    pitch = 200
    first = zones.stretched(246, 251, 54, 54)
    return (first, *(zones.stretched(306 + number * pitch, 251, pitch - 6, 54) for number in range(5)))


def _docks(zones: Zones, slots: int) -> tuple[Rect, ...]:
    columns = 6 if slots <= 12 else -(-slots // 2)
    return grid(zones.stretched(LEFT, 318, WIDTH, 2 * DOCK[1] + 8), max(slots, 12), columns, zones.length(8))


def _tray(zones: Zones, box: Rect, rivals: int, slots: int) -> Tray:
    length = zones.length
    inside = box.inflate(-length(16), -length(12))
    if rivals == 1:
        head = Rect(inside.left, inside.top, length(290), length(44))
        figures = Rect(inside.left, head.bottom + length(8), head.width, inside.bottom - head.bottom - length(8))
        room = Rect(head.right + length(10), inside.top, inside.right - head.right - length(10), inside.height)
        return Tray(box, head, figures, grid(room, slots, slots if slots <= 12 else -(-slots // 2), length(4)), False)
    narrow = rivals > 3
    head = Rect(inside.left, inside.top, inside.width, length(60 if narrow else 38))
    figures = Rect(inside.left, head.bottom, inside.width, length(28))
    top = figures.bottom + length(6)
    room = Rect(inside.left, top, inside.width, inside.bottom - top)
    return Tray(box, head, figures, grid(room, slots, -(-slots // 2), length(4)), narrow)
