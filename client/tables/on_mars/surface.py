"""The map: which hexes answer, what would stand there, how far pieces reach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from client.stage.camera import Sight
from client.stage.hexes import HexGrid
from client.stage.lights import NAME, chip
from client.stage.picks import Pick
from client.tables.on_mars.carry import dropped_on, hold, put
from client.tables.on_mars.desk import Desk, Drawing
from client.tables.on_mars.pieces import WAYS, grown, tube
from client.tables.on_mars.reach import Ways, find_ways, ways_of
from client.ui.theme import ACCENT, TEXT, Colour
from engine.games.on_mars.buildings import ToBuild, ToConstruct, connected
from engine.games.on_mars.components import GUARDED, MARKER, NOWHERE, kind_for
from engine.games.on_mars.hexes import BESIDE, COORDINATES, DISTANCE, HEX_COUNT, OFF_THE_MAP
from engine.games.on_mars.state import Blackout, OnMarsState

NUMBERS: Final = {place: number for number, place in enumerate(COORDINATES)}
AMBER: Final[Colour] = (255, 192, 84)
"""Where a Building would stand alone; where it would join a Complex the light is that of all that can be picked."""
NIGHT: Final[Colour] = (8, 10, 22)
WATCH: Final[Colour] = (150, 205, 255)
HEXES: Final = tuple(Pick("hex", place) for place in range(HEX_COUNT))
STEPS: Final = 5
"""Shades in which the light of a hex swells."""


NO: Final[Colour] = (236, 226, 222)
DEEP: Final[Mapping[Colour, Colour]] = {ACCENT: (14, 146, 164), AMBER: (186, 112, 10)}
"""What a light fills its hex with, so that it keeps its colour on the red ground."""


@lru_cache(maxsize=128)
def _tint(size: tuple[int, int], colour: Colour, alpha: int, edge: int) -> Surface:
    """A hex of light."""
    found = Surface(size, pygame.SRCALPHA)
    width, height = size
    quarter = width // 4
    corners = [(width - 1, height // 2), (width - quarter, height - 1), (quarter, height - 1)]
    corners += [(0, height // 2), (quarter, 0), (width - quarter, 0)]
    pygame.draw.polygon(found, (*DEEP.get(colour, colour), alpha), corners)
    pygame.draw.polygon(found, (*colour, edge), corners, max(2, width // 26))
    return found


@lru_cache(maxsize=8)
def _hatch(size: tuple[int, int]) -> Surface:
    """A hex that does not answer."""
    found = _tint(size, NO, 36, 200).copy()
    lines = Surface(size, pygame.SRCALPHA)
    for x in range(-size[1], size[0], max(6, size[0] // 9)):
        pygame.draw.line(lines, (*NO, 120), (x, size[1]), (x + size[1], 0))
    lines.blit(_tint(size, (255, 255, 255), 255, 255), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    found.blit(lines, (0, 0))
    return found


def hex_box(frame: Drawing, place: int) -> Rect:
    return _hex_boxes(frame.layout.grid, frame.sight)[place]


@lru_cache(maxsize=8)
def _hex_boxes(grid: HexGrid, sight: Sight) -> tuple[Rect, ...]:
    """The hexes as they lie on the screen now, a little smaller."""
    return tuple(grown(sight.rect(grid.box(place)), 0.97) for place in COORDINATES)


def pick_at(frame: Drawing, place: int) -> Pick:
    """What pointing at a hex means now: the hex itself while one is asked for, else what stands on it."""
    choosing, player = frame.choosing, frame.view.players[frame.seat]
    hex = Pick("hex", place)
    if not frame.may_act:
        return hex
    bot, rover = Pick("bot", place), Pick("rover")
    armed = choosing.armed[-1:] if choosing.armed else ()
    if armed in ((bot,), (rover,)) and place in (player.rover_hex, *player.bots):
        if armed == (bot,) and place == player.rover_hex and choosing.starts(rover):
            return rover
        if not choosing.is_open(hex):
            return armed[0]
    if choosing.is_open(hex) or (not choosing.armed and choosing.starts(hex)):
        return hex
    if choosing.starts(bot):
        return bot
    if choosing.starts(rover) and place == player.rover_hex:
        return rover
    card = card_at(frame.view, place)
    if card != NOWHERE and choosing.starts(Pick("blueprint", card)):
        return Pick("blueprint", card)
    return hex


def _places_asked(frame: Drawing) -> set[int]:
    """Hexes that may mean something now: those that can be picked, and those of what can be."""
    if not frame.may_act:
        return set()
    view, player, choosing = frame.view, frame.view.players[frame.seat], frame.choosing
    found = {*player.bots, player.rover_hex}
    for pick in (*choosing.open_picks(), *(path.picks[0] for path, _ in choosing.paths)):
        if pick.kind == "hex":
            found.add(pick.number)
        elif pick.kind == "blueprint":
            found.add(view.site[pick.number])
    return found


def card_at(view: OnMarsState, place: int) -> int:
    """The Blueprint built on a hex."""
    return view.site.index(place) if view.occupant[place] >= MARKER and place in view.site else NOWHERE


def pointed_hex(frame: Drawing) -> int:
    """The hex that the pointer or the focus is on, or NOWHERE."""
    ui = frame.ui
    if not ui.input.by_pointer and ui.focus and ui.focus.startswith("hex."):
        return int(ui.focus.split(".")[1])
    over = any(box.collidepoint(ui.input.pointer) for box in frame.covered)
    if not over and frame.layout.board.collidepoint(ui.input.pointer) and ui.input.by_pointer:
        return NUMBERS.get(frame.layout.grid.seen_at(frame.sight, ui.input.pointer), NOWHERE)
    return NOWHERE


def draw_hexes(frame: Drawing, desk: Desk) -> None:
    """Every hex answers or says why it does not; those that can be picked are lit."""
    pointed, choosing = pointed_hex(frame), frame.choosing
    swell = round(frame.pulse * STEPS) / STEPS
    zone = frame.view.zone(frame.seat) if asks_for_a_site(frame) else 0
    ways, alone, asked = ways_of(frame, desk), _alone(frame), _places_asked(frame)
    for place, box in enumerate(_hex_boxes(frame.layout.grid, frame.sight)):
        pick = pick_at(frame, place) if place in asked else HEXES[place]
        is_open = place in asked and choosing.answers(pick)
        if frame.ui.draws:
            if pick in choosing.armed:
                frame.ui.surface.blit(_tint(box.size, ACCENT, 110, 255), box)
            elif is_open and choosing.is_lit(pick):
                light = AMBER if place in alone else ACCENT
                frame.ui.surface.blit(_tint(box.size, light, round(165 * swell), 255), box)
            elif place in ways:
                frame.ui.surface.blit(_tint(box.size, ACCENT, 44, 150), box)
            elif zone >> place & 1:
                frame.ui.surface.blit(_tint(box.size, TEXT, 8, 70), box)
            if place == pointed:
                refused = zone and not is_open
                frame.ui.surface.blit(_hatch(box.size) if refused else _tint(box.size, TEXT, 16, 210), box)
        hit = place == pointed and frame.ui.input.by_pointer
        is_far = place in ways and not choosing.is_open(Pick("hex", place))
        spot = frame.spot(f"hex.{place}.0", box, pick, hit=hit, ringed=False, aside=not (is_open or is_far))
        if spot.activated:
            if is_far:
                _go(frame, place, ways)
            else:
                frame.press(pick)
        if place == pointed:
            _carry(frame, place, pick, box, ways)
        if spot.focused and frame.ui.draws:
            frame.ui.surface.blit(_tint(box.size, ACCENT, 40, 255), box)
    _draw_shared_hex(frame)


def _go(frame: Drawing, place: int, ways: Ways) -> None:
    """Several hexes at once: one move a point."""
    frame.choosing.drop()
    frame.choosing.then(ways[place])
    frame.around.play_sound("pick")


def _carry(frame: Drawing, place: int, pick: Pick, box: Rect, ways: Ways) -> None:
    """Pieces are dragged to hexes, Blueprints to Buildings."""
    if pick.kind in ("bot", "rover"):
        hold(frame, pick, box)
    thing = dropped_on(frame, box)
    if thing is None or not frame.may_act:
        return
    if not put(frame, thing, Pick("hex", place)) and thing.kind in ("bot", "rover"):
        further = find_ways(
            frame.around.link.game, frame.view, frame.seat, thing.number if thing.kind == "bot" else NOWHERE
        )
        if place in further:
            _go(frame, place, further)


def _draw_shared_hex(frame: Drawing) -> None:
    """While a Rover passes over one of its own Bots, each needs a place to be pointed at."""
    player, rover = frame.view.players[frame.seat], Pick("rover")
    if player.rover in player.bots and frame.choosing.starts(rover):
        box = hex_box(frame, player.rover)
        corner = Rect(box.left, box.centery, box.width // 2, box.height // 2)
        frame.control(rover, corner)


def _alone(frame: Drawing) -> frozenset[int]:
    """The hexes on which the Building to be placed would join nothing."""
    step: Any = frame.view.agenda[-1] if frame.view.agenda else None
    if not frame.may_act or not isinstance(step, ToBuild):
        return frozenset()
    kind = kind_for(step.building, frame.seat)
    return frozenset(place for place in _open_hexes(frame) if not connected(frame.view, kind, place))


def asks_for_a_site(frame: Drawing) -> bool:
    """Is it being chosen where to build?"""
    step = frame.view.agenda[-1] if frame.view.agenda else None
    return frame.may_act and isinstance(step, ToBuild | ToConstruct)


# -- above the pieces --------------------------------------------------------------------------------------------


def draw_signs(frame: Drawing, desk: Desk) -> None:
    """Sizes of Complexes to be, prices of ways, names; and what pointing at a hex would make of it."""
    step: Any = frame.view.agenda[-1] if frame.view.agenda else None
    pointed = pointed_hex(frame)
    if frame.view.blackout:
        _draw_trouble(frame, frame.view.blackout)
    if frame.may_act and isinstance(step, ToBuild):
        kind = kind_for(step.building, frame.seat)
        for place in _open_hexes(frame):
            size = connected(frame.view, kind, place) + 1
            if place == pointed:
                _draw_ghost(frame, kind, place, size)
            else:
                text, edge = (f"×{size}", ACCENT) if size > 1 else ("1", AMBER)
                chip(frame.ui, [("", text)], hex_box(frame, place).center, NAME, edge)
    for place, way in ways_of(frame, desk).items():
        chip(frame.ui, [("", str(len(way)))], hex_box(frame, place).center, NAME, ACCENT)


def _draw_trouble(frame: Drawing, blackout: Blackout) -> None:
    """What is dark or vandalised, and where the Security Unit keeps watch."""
    ui = frame.ui
    if not ui.draws:
        return
    for place in range(HEX_COUNT):
        if DISTANCE[blackout.unit][place] <= GUARDED:
            ui.surface.blit(_tint(hex_box(frame, place).size, WATCH, 14, 90), hex_box(frame, place))
    for place, _ in blackout.dark:
        ui.surface.blit(_tint(hex_box(frame, place).size, NIGHT, 90, 230), hex_box(frame, place))
        _sign(frame, place, "eye_off", TEXT)
    for place in blackout.vandalised:
        _sign(frame, place, "warning", AMBER)


def _sign(frame: Drawing, place: int, icon: str, colour: Colour) -> None:
    """A small sign in the upper left of a hex."""
    box = hex_box(frame, place)
    side = max(12, box.height * 2 // 5)
    spot = Rect(box.left + box.width // 8, box.top, side, side)
    frame.ui.panel(spot, radius=side // 2, edge=(*colour, 255), fill=(*NIGHT, 225))
    frame.ui.icon(icon, spot.inflate(-side // 3, -side // 3), colour)


def _open_hexes(frame: Drawing) -> Iterator[int]:
    return (place for place in range(HEX_COUNT) if frame.choosing.is_open(Pick("hex", place)))


def _draw_ghost(frame: Drawing, kind: int, place: int, size: int) -> None:
    """The Building as it would stand, joined to its neighbours, and the Complex it would belong to outlined."""
    layout, ui, livery = frame.layout, frame.ui, frame.livery
    if not ui.draws:
        return
    ui.picture(livery.building(kind, size), frame.at(layout.hex_piece(place, "building")), 210)
    for other in _complex(frame.view, kind, place):
        ui.surface.blit(_tint(hex_box(frame, other).size, TEXT, 0, 220), hex_box(frame, other))
    for way, name in WAYS:
        for start, end in ((place, BESIDE[place][way]), (BESIDE[place][(way + 3) % 6], place)):
            if OFF_THE_MAP not in (start, end) and frame.view.building[end if start == place else start] == kind:
                joint = tube(layout, livery, kind, start, end, name)
                ui.picture(joint.picture, frame.at(joint.rect), 200)
    text = frame.say("om.complex_of", size) if size > 1 else frame.say("om.alone")
    box = hex_box(frame, place)
    chip(ui, [("", text)], (box.centerx, box.bottom + box.height // 5), NAME, TEXT, layout.board)


def _complex(view: OnMarsState, kind: int, place: int) -> list[int]:
    groups = {view.group[other] for other in BESIDE[place] if other != OFF_THE_MAP and view.building[other] == kind}
    members = [other for other in range(HEX_COUNT) if view.building[other] == kind and view.group[other] in groups]
    return [*members, place]
