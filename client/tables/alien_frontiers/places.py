"""Where loose pieces lie: dice in the tray, ships in the Bay, counters of the panels, fields on the ground."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from client.tables.alien_frontiers.layout import SECTOR_ANGLES, Layout
from engine.core.moves import Seat
from engine.games.alien_frontiers.components import BURROUGHS_DESERT, COLONIST_HUB, MAINTENANCE_BAY, TRACK_DOCKS

FULL_DIE = 84
FEW_DICE = 5
PANEL_PAD = 12
HEAD = 50
"""Height of a panel's first row, with name and points."""
ROW = 36
COUNTERS = {"fuel": (0.0, 0.2), "ore": (0.2, 0.56), "colonies": (0.56, 0.76), "hub": (0.76, 1.0)}
"""What part of a panel's width each counter has; the one for ore also tells how many tokens there are in all."""


def die_size(layout: Layout, count: int) -> int:
    """Few sizes only, so that the frames of tumbling dice can be kept ready."""
    room = layout.tray.dice
    gap = max(3, round(8 * layout.column_unit))
    row = max(FEW_DICE, count)
    return min(round(FULL_DIE * layout.column_unit), room.height - gap, (room.width - (row - 1) * gap) // row)


def die_places(layout: Layout, count: int) -> list[Rect]:
    """The unplaced dice, centred in their part of the tray."""
    if not count:
        return []
    room = layout.tray.dice
    gap = max(3, round(8 * layout.column_unit))
    size = die_size(layout, count)
    left = room.left + (room.width - count * size - (count - 1) * gap) // 2
    top = room.bottom - size - (room.height - size) // 3
    return [Rect(left + number * (size + gap), top, size, size) for number in range(count)]


def bay_places(layout: Layout, count: int) -> list[Rect]:
    """Ships in the Maintenance Bay: as large as they fit into its floor."""
    box = layout.stations[MAINTENANCE_BAY].box
    pad = round(12 * layout.unit)
    floor = Rect(
        box.left + pad, box.top + round(62 * layout.unit), box.width - 2 * pad, box.height - round(70 * layout.unit)
    )
    size = round(40 * layout.unit)
    while size > 8 and (floor.width // size) * (floor.height // size) < count:
        size -= 1
    in_row = max(1, floor.width // size)
    rows = -(-count // in_row)
    top = floor.bottom - rows * size
    return [
        Rect(floor.left + number % in_row * size, top + number // in_row * size, size, size).inflate(-2, -2)
        for number in range(count)
    ]


def dock_place(layout: Layout, station: int, dock: int, ships_in_bay: int) -> Rect:
    """Any dock of any station."""
    if station == MAINTENANCE_BAY:
        return bay_places(layout, max(ships_in_bay, dock + 1))[dock]
    if station == COLONIST_HUB:
        return layout.tracks[dock // TRACK_DOCKS].docks[dock % TRACK_DOCKS]
    return layout.stations[station].docks[dock]


def counter(layout: Layout, seat: Seat, kind: str) -> Rect:
    """Where a panel counts fuel, ore, colonies or hub steps; tokens fly here."""
    panel, unit = layout.players[seat], layout.column_unit
    start, end = COUNTERS[kind]
    width = panel.width - round(2 * PANEL_PAD * unit)
    left = panel.left + round(PANEL_PAD * unit)
    return Rect(
        left + round(start * width),
        panel.top + round((HEAD + 6) * unit),
        round((end - start) * width),
        round(ROW * unit),
    )


def token_place(layout: Layout, seat: Seat, kind: str) -> Rect:
    """The picture at the head of a counter."""
    box = counter(layout, seat, kind)
    size = min(box.height, round(30 * layout.column_unit))
    place = Rect(box.left, 0, size, size)
    place.centery = box.centery
    return place


def points_place(layout: Layout, seat: Seat) -> Rect:
    panel, unit = layout.players[seat], layout.column_unit
    return Rect(panel.right - round(84 * unit), panel.top + round(6 * unit), round(72 * unit), round(HEAD * unit))


def fleet_place(layout: Layout, seat: Seat) -> Rect:
    panel, unit = layout.players[seat], layout.column_unit
    top = counter(layout, seat, "fuel").bottom + round(6 * unit)
    return Rect(panel.left + round(PANEL_PAD * unit), top, panel.width - round(2 * PANEL_PAD * unit), round(42 * unit))


def hand_place(layout: Layout, seat: Seat) -> Rect:
    """Where a panel shows its cards."""
    fleet, panel, unit = fleet_place(layout, seat), layout.players[seat], layout.column_unit
    top = fleet.bottom + round(6 * unit)
    return Rect(fleet.left, top, fleet.width, max(round(30 * unit), panel.bottom - round(42 * unit) - top))


def field_place(layout: Layout, fields: Sequence[int], field: int) -> Rect:
    """Fields stand in the outer corners of a territory, in the order of their numbers."""
    territory = fields[field]
    corner = sum(where == territory for where in fields[:field])
    size = round(layout.radius * 0.18)
    place = Rect(0, 0, size, size)
    if territory == BURROUGHS_DESERT:
        place.center = layout.on_planet((205, 335, 300)[corner], 0.29)
    else:
        angle, share = ((18, 0.89), (-18, 0.89), (0, 0.47))[corner]
        place.center = layout.on_planet(SECTOR_ANGLES[territory] + angle, share)
    return place


def colony_places(layout: Layout, territory: int, owners: int) -> list[Rect]:
    """The colonies of each owner on a territory: one place each, side by side or two by two."""
    size = round(layout.radius * (0.17 if owners < 3 else 0.14))
    x, y = layout.heart(territory)
    in_row = min(owners, 2)
    rows = -(-owners // 2)
    width, height = round(size * 1.25), round(size * 1.02)
    return [
        Rect(
            round(x + (number % 2 - (in_row - 1) / 2) * width - size / 2),
            round(y + (number // 2 - (rows - 1) / 2) * height - size / 2),
            size,
            size,
        )
        for number in range(owners)
    ]


def deck_places(layout: Layout) -> tuple[Rect, Rect]:
    """The draw pile and the discard pile, in the box of the supply."""
    box, unit = layout.supply, layout.unit
    width, height = round(92 * unit), round(130 * unit)
    top = box.bottom - height - round(14 * unit)
    draw = Rect(box.left + round(14 * unit), top, width, height)
    return draw, draw.move(width + round(14 * unit), 0)
