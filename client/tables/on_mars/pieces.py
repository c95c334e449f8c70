"""What lies where: on Mars, on the slots of actions, and in the wells of the console."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Rect

from client.stage.picks import Pick
from client.stage.pieces import Piece
from client.tables.on_mars.layout import MarsLayout
from client.tables.on_mars.looks import (
    CRYSTAL_ON_MAP,
    CRYSTAL_PICTURE,
    SECURITY_UNIT,
    Livery,
    good_picture,
    tech_picture,
    tile_picture,
)
from engine.core.moves import Seat
from engine.games.on_mars.components import (
    ACTIONS,
    DEPOT,
    MARKER,
    NOBODY,
    NOWHERE,
    RESOURCES,
    SLOT_ACTIONS,
    TECHS,
)
from engine.games.on_mars.hexes import BESIDE, COORDINATES, OFF_THE_MAP
from engine.games.on_mars.state import Blackout, OnMarsState

GROUND, LINK, HOUSE, PERSON, UNIT = range(5)
"""What stands in front of what on one hex."""
WAYS: Final = ((2, "south_east"), (3, "south"), (4, "south_west"))
"""Directions towards the south, in which a tube joins a hex to its neighbour."""
ORBIT_BAYS: Final = (5, 0, 6, 1, 7)
"""Actions of Orbit from the top: Landing Pod, Blueprint, Learn, Research, Resupply."""
COLONY_PADS: Final = (2, 3, 4, 8, 9)
"""Actions of the Colony from the left: Construct, Upgrade, Hire, Control, Ship."""


def lying(view: OnMarsState, layout: MarsLayout, livery: Livery, shown: Seat) -> Iterator[Piece]:
    """Everything there is to see; `shown` is the seat whose board the console is."""
    yield from on_mars(view, layout, livery)
    yield from _on_slots(view, layout, livery)
    yield from _in_console(view, layout, livery, shown)


# -- on Mars -----------------------------------------------------------------------------------------------------


def on_mars(view: OnMarsState, layout: MarsLayout, livery: Livery) -> Iterator[Piece]:
    for place in range(len(COORDINATES)):
        at = Pick("hex", place)
        if view.tile[place] != NOWHERE:
            tile = view.tile[place]
            yield _piece(layout, ("tile", tile), at, tile_picture(tile), "tile", GROUND)
        if view.crystal[place]:
            yield _piece(layout, "crystal", at, CRYSTAL_ON_MAP, "crystal", PERSON)
        kind = view.building[place]
        if kind != NOWHERE:
            size = view.complex_size(place)
            picture = livery.building(kind, size) if size else livery.dark_building(kind)
            yield _piece(layout, ("building", kind), at, picture, "building", HOUSE)
            if size:
                yield from _tubes(view, layout, livery, place, kind)
        occupant = view.occupant[place]
        if NOBODY < occupant < MARKER:
            picture = livery.on_map(occupant, "colonist")
            yield _piece(layout, ("colonist", occupant), at, picture, "colonist", PERSON, (-0.34, 0.4))
        elif occupant >= MARKER:
            picture = livery.on_map(occupant - MARKER, "beacon")
            yield _piece(layout, ("beacon", occupant - MARKER), at, picture, "beacon", PERSON, (-0.42, 0.34))
    for seat, player in enumerate(view.players):
        for bot in view.standing_bots(seat):
            yield _piece(layout, ("bot", seat), Pick("hex", bot), livery.unit(seat, "bot"), "unit", UNIT, (0.08, 0.1))
        if player.rover != NOWHERE:
            picture = livery.unit(seat, "rover")
            yield _piece(layout, ("rover", seat), Pick("hex", player.rover), picture, "rover", UNIT, (0, 0.1))

    if view.blackout:
        yield from _after_the_saboteur(view.blackout, layout, livery)


def _after_the_saboteur(blackout: Blackout, layout: MarsLayout, livery: Livery) -> Iterator[Piece]:
    """Colonists in the dark, Bots laid down, and the Security Unit."""
    for place, owner in blackout.dark:
        picture = livery.lying(owner, "colonist")
        yield _piece(layout, ("colonist", owner), Pick("hex", place), picture, "colonist", PERSON, (0.3, 0.4))
    for owner, place in blackout.lying:
        yield _piece(layout, ("bot", owner), Pick("hex", place), livery.lying(owner, "bot"), "unit", UNIT, (0.08, 0.1))
    yield _piece(layout, "guard", Pick("hex", blackout.unit), SECURITY_UNIT, "unit", UNIT, (-0.3, -0.34))


def _piece(
    layout: MarsLayout, kind: object, at: Pick, picture: str, size: str, layer: int, shift: tuple[float, float] = (0, 0)
) -> Piece:
    rect = layout.hex_piece(at.number, size, shift)
    return Piece(kind, at, picture, rect, level=depth(layout, at.number) + layer, passive=True)


def depth(layout: MarsLayout, place: int) -> int:
    """What lies further south stands in front."""
    return round(layout.grid.middle(COORDINATES[place])[1] * 8)


def _tubes(view: OnMarsState, layout: MarsLayout, livery: Livery, place: int, kind: int) -> Iterator[Piece]:
    for way, name in WAYS:
        other = BESIDE[place][way]
        if other != OFF_THE_MAP and view.building[other] == kind and view.complex_size(other):
            yield tube(layout, livery, kind, place, other, name)


def tube(layout: MarsLayout, livery: Livery, kind: int, place: int, other: int, name: str) -> Piece:
    here, there = (layout.grid.middle(COORDINATES[end]) for end in (place, other))
    rect = layout.standing(((here[0] + there[0]) / 2, (here[1] + there[1]) / 2), "tube", (0, -0.1))
    level = (depth(layout, place) + depth(layout, other)) // 2
    at = Pick("hex", place)
    return Piece(("tube", kind, name), at, livery.tube(kind, name), rect, level=level + LINK, passive=True)


# -- beside the map ----------------------------------------------------------------------------------------------


def slot_places(layout: MarsLayout, action: int, count: int) -> list[Rect]:
    """Where Colonists stand on an action, as many as there are slots or more, from the right of its bay or below the
    picture of its pad."""
    if action in ORBIT_BAYS:
        row = layout.bay_row(ORBIT_BAYS.index(action))
        side = round(row.height * 0.82)
        step = min(round(side * 0.86), row.width * 45 // 100 // max(1, count))
        left = row.right - layout.length(6) - step * count
        return [Rect(left + step * number, row.centery - side // 2, side, side) for number in range(count)]
    pad = layout.pad(COLONY_PADS.index(action))
    side = round(pad.height * 0.3)
    step = min(side, pad.width // max(1, count))
    left = pad.centerx - step * count // 2
    top = pad.top + round(pad.height * (0.52 if not layout.is_orbit else 0.58))
    return [Rect(left + step * number, top, side, side) for number in range(count)]


def _on_slots(view: OnMarsState, layout: MarsLayout, livery: Livery) -> Iterator[Piece]:
    for action in range(SLOT_ACTIONS):
        people = [seat for seat, count in enumerate(view.slots[action]) for _ in range(count)]
        places = slot_places(layout, action, max(len(people), ACTIONS[action].slots))
        for number, seat in enumerate(people):
            at = Pick("action", action)
            yield _seen(("colonist", seat), at, livery.of(seat, "colonist"), places[number])


def _seen(kind: object, at: Pick, picture: str, rect: Rect) -> Piece:
    return Piece(kind, at, picture, rect, on_board=False, passive=True)


def _in_console(view: OnMarsState, layout: MarsLayout, livery: Livery, seat: Seat) -> Iterator[Piece]:
    if view.is_lacerda(seat):
        yield from _techs(view, layout, seat)
        return
    player = view.players[seat]
    for good in range(RESOURCES):
        for number in range(player.goods[good]):
            at = Pick("rail", good)
            yield _seen(("good", good), at, good_picture(good), layout.rail(good, number).inflate(4, 4))
    left = player.depot
    for slot in range(DEPOT):
        bay = layout.bay(slot).inflate(-2, -2)
        if slot in player.ships:
            yield _seen(("ship", seat), Pick("ship", slot), livery.of(seat, "ship"), bay)
        elif left:
            left -= 1
            yield _seen("crystal", Pick("ship", slot), CRYSTAL_PICTURE, bay)
    for number in range(player.quarters):
        beds, bed = layout.room_slot(number)
        yield _seen(("colonist", seat), Pick("room", beds), livery.of(seat, "colonist"), grown(bed, 1.25))
    for place in _row(layout.working(), player.working, 0.8):
        yield _seen(("colonist", seat), Pick("working"), livery.of(seat, "colonist"), place)
    for place in _row(layout.hangar(), player.hangar, 0.72):
        yield _seen(("ship", seat), Pick("hangar"), livery.of(seat, "ship"), place)
    tray = layout.waiting()
    room = Rect(tray.left + tray.width * 46 // 100, tray.top, tray.width * 52 // 100, tray.height)
    for place in _row(room, player.waiting, 1.0):
        yield _seen("crystal", Pick("waiting"), CRYSTAL_PICTURE, place)
    yield from _techs(view, layout, seat)


def _techs(view: OnMarsState, layout: MarsLayout, seat: Seat) -> Iterator[Piece]:
    for tech in range(len(TECHS)):
        space = view.players[seat].lab[tech]
        if space != NOWHERE:
            box = layout.lab_hex(space)
            yield _seen(("tech", tech), Pick("tech", tech), tech_picture(tech), grown(box, 1.08))


def grown(box: Rect, share: float) -> Rect:
    found = Rect(0, 0, round(box.width * share), round(box.height * share))
    found.center = box.center
    return found


def _row(room: Rect, count: int, share: float) -> list[Rect]:
    """Things side by side in the upper part of a well, closer together as they get more."""
    height = round(room.height * share)
    side = min(height, room.width)
    step = min(round(side * 0.6), (room.width - side) // (count - 1) if count > 1 else 0)
    left = room.left + (room.width - side - step * (count - 1)) // 2 if count else room.left
    return [Rect(left + step * number, room.top + (height - side) // 2, side, side) for number in range(count)]
