"""The galaxy alive: what can be reached, where things may be founded, and the ships’ marks."""

from __future__ import annotations

from math import atan2, pi
from typing import Final

import pygame
from pygame import Rect

from client.stage.camera import Point
from client.stage.frame import Frame
from client.stage.lights import FINE_STRONG, chip, shine, soft_disc, write
from client.stage.picks import Pick
from client.tables.starfarers import looks
from client.tables.starfarers.ground import draw_coin
from client.tables.starfarers.layout import BASE_AT, POINT_AT, WORLD_AT, StarfarersLayout, around, away, square
from client.tables.starfarers.looks import Livery
from client.tables.starfarers.picks import CLEAR, FLY_ON, FOUND, LEAVE
from client.tables.starfarers.pieces import ship_place
from client.ui.theme import ACCENT, GOLD, MUTED, SPACE, TEXT, WARNING, TextStyle
from engine.games.starfarers.board import (
    BASES,
    LINES,
    NEIGHBOURS,
    SITES,
    SYSTEM_OF_COLONY_POINT,
    TRADE_POINT,
    route,
)
from engine.games.starfarers.components import CHITS, COLONY_SHIP, HIDDEN, NO_CHIT, TRANSPORTERS
from engine.games.starfarers.ends import may_clear, may_found, must_leave, next_station
from engine.games.starfarers.flight import ToFly, unseen
from engine.games.starfarers.landing import ToClear, ToFound
from engine.games.starfarers.state import StarfarersState

Drawing = Frame[StarfarersState, StarfarersLayout, Livery]

STEP: Final = TextStyle("small", "Bold", TEXT, display=True)
COLONY_RADIUS: Final = 10
POINT_SIDE: Final = 34


def draw_galaxy(frame: Drawing) -> None:
    """Below the pieces."""
    _point_at_worlds(frame)
    _docks(frame)
    _colony_points(frame)
    _trade_points(frame)
    _reach(frame)
    for pick in frame.choosing.open_picks():
        if pick.kind == "point":
            _point(frame, pick)
    _settled_answer(frame)
    _ships_answer(frame)


def _settled_answer(frame: Drawing) -> None:
    """Whoever points at a colony or a station is told of it."""
    view, owned = frame.view, {*frame.view.neutrals}
    for player in view.players:
        owned.update(player.colonies, player.spaceports)
    for record, owners in zip(BASES, view.stations, strict=True):
        owned.update(record.trade_points[: len(owners)])
    for point in sorted(owned):
        pick = Pick("point", point)
        if not frame.choosing.is_open(pick):
            frame.spot(pick.id, frame.at(square(POINT_AT[point], POINT_SIDE)), pick, 20)


def _ships_answer(frame: Drawing) -> None:
    """A ship answers for itself, unless the point where it stands can be picked: one may fly past it."""
    for seat, player in enumerate(frame.view.players):
        for transporter in TRANSPORTERS:
            point, pick = player.ships[transporter], Pick("ship", seat, transporter)
            if not point or (frame.choosing.is_open(Pick("point", point)) and not frame.choosing.is_open(pick)):
                continue
            box = frame.at(ship_place(frame.view, seat, transporter))
            if frame.choosing.is_open(pick):
                frame.light(box, 1.0, 30)
                frame.ui.draggable(f"drag.{pick.id}", box, pick)
            frame.control(pick, box, radius=30)


def open_points(frame: Drawing) -> set[int]:
    return {pick.number for pick in frame.choosing.open_picks() if pick.kind == "point"}


def _point_at_worlds(frame: Drawing) -> None:
    """Anything on a world or a base speaks for it."""
    ui = frame.ui
    if not ui.input.by_pointer or not frame.answers or not frame.layout.board.collidepoint(ui.input.pointer):
        return
    here = frame.sight.on_board(ui.input.pointer)
    for site in SITES:
        if away(here, WORLD_AT[site]) < 42:
            frame.outcome.pointed = Pick("site", site)
    for number, where in enumerate(BASE_AT):
        if away(here, where) < 46:
            frame.outcome.pointed = Pick("base", number)


def _docks(frame: Drawing) -> None:
    """The two docking points of each spaceport, in its owner's colour."""
    ui = frame.ui
    if not ui.draws:
        return
    for seat, player in enumerate(frame.view.players):
        colour = frame.livery.colour(seat)
        for port in player.spaceports:
            for dock in NEIGHBOURS[port]:
                (x, y), (px, py) = POINT_AT[dock], POINT_AT[port]
                turn = atan2(-(py - y), px - x)
                box = frame.at(square((x, y), 30))
                pygame.draw.arc(
                    ui.surface, colour, box, turn + pi / 3, turn + 5 * pi / 3, max(2, frame.sight.length(3))
                )


def _colony_points(frame: Drawing) -> None:
    """Open hexagons where a colony can be founded one day."""
    ui, view = frame.ui, frame.view
    if not ui.draws:
        return
    taken = {point for player in view.players for point in player.colonies + player.spaceports} | {*view.neutrals}
    for point in SYSTEM_OF_COLONY_POINT:
        if point not in taken:
            where = POINT_AT[point]
            shape = [frame.point(corner) for corner in _hexagon(where, COLONY_RADIUS)]
            pygame.draw.polygon(ui.surface, SPACE, shape)
            pygame.draw.polygon(ui.surface, (214, 226, 255), shape, max(1, frame.sight.length(1.6)))
            pygame.draw.circle(ui.surface, (150, 170, 220), frame.point(where), frame.sight.length(2.4))


def _hexagon(where: Point, radius: float) -> list[Point]:
    x, y = where
    wide, half = radius * 0.866, radius / 2
    return [(x, y - radius), (x + wide, y - half), (x + wide, y + half), (x, y + radius), (x - wide, y + half),
            (x - wide, y - half)]  # fmt: skip


def _trade_points(frame: Drawing) -> None:
    """Square pads from 1 to 5 round each base, the next one bright in the colour of its people."""
    view = frame.view
    mine = view.players[frame.seat].freight_rings
    for base, record in enumerate(BASES):
        built = len(view.stations[base])
        for number, point in enumerate(record.trade_points[built:], built):
            picture = looks.pad(number, view.peoples[base], number == built, number == built and mine > number)
            frame.ui.picture(picture, frame.at(around(POINT_AT[point], 22)))


def _reach(frame: Drawing) -> None:
    """The lanes a chosen ship can follow turn cyan."""
    ui, step = frame.ui, frame.view.agenda[-1] if frame.view.agenda else None
    if not isinstance(step, ToFly) or step.seat != frame.seat or not ui.draws:
        return
    reach = open_points(frame) | {frame.view.players[step.seat].ships[step.transporter]}
    wide = max(1, frame.sight.length(2))
    for a, b in LINES:
        if a in reach and b in reach:
            one, other = frame.point(POINT_AT[a]), frame.point(POINT_AT[b])
            pygame.draw.line(ui.surface, (22, 92, 108), one, other, wide * 2 + 1)
            pygame.draw.line(ui.surface, (84, 222, 232), one, other, wide)


def _point(frame: Drawing, pick: Pick) -> None:
    """Somewhere to go: bright where one may stay, a mere dot where one only passes."""
    ui, where = frame.ui, POINT_AT[pick.number]
    flying = isinstance(frame.view.agenda[-1], ToFly)
    stays = not flying or frame.refusal("point", pick.number) is None
    if ui.draws:
        middle = frame.point(where)
        if pick.number in SYSTEM_OF_COLONY_POINT or not flying:
            if stays:
                _inviting(frame, pick)
        elif stays:
            pygame.draw.circle(ui.surface, ACCENT, middle, frame.sight.length(4.6))
        else:
            pygame.draw.circle(ui.surface, (52, 96, 128), middle, frame.sight.length(3))
        if pick.number in TRADE_POINT and stays:
            shine(ui, frame.at(around(where, 22)), ACCENT, frame.pulse, 5, 6)
    spot = frame.control(pick, frame.at(around(where, POINT_SIDE)), radius=20)
    if spot.hovered and ui.draws and stays:
        pygame.draw.circle(ui.surface, TEXT, frame.point(where), frame.sight.length(9), max(1, frame.sight.length(2)))


def _inviting(frame: Drawing, pick: Pick) -> None:
    """A colony point or a dock that can be picked; with an amber heart where one could not found and had to leave."""
    ui, where, view = frame.ui, POINT_AT[pick.number], frame.view
    radius = frame.sight.length(26)
    glow = soft_disc(radius, ACCENT, round(150 * frame.pulse))
    x, y = frame.point(where)
    ui.surface.blit(glow, (x - radius, y - radius))
    shape = [frame.point(corner) for corner in _hexagon(where, COLONY_RADIUS + 1)]
    pygame.draw.polygon(ui.surface, (10, 60, 74), shape)
    pygame.draw.polygon(ui.surface, ACCENT, shape, max(2, frame.sight.length(2.4)))
    if isinstance(view.agenda[-1], ToFly) and not may_found(view, frame.seat, pick.number, clearing=True):
        pygame.draw.circle(ui.surface, WARNING, (x, y), frame.sight.length(4))


# -- above the pieces --------------------------------------------------------------------------------------------


def draw_marks(frame: Drawing) -> None:
    _coins(frame)
    _ships(frame)
    _route(frame)
    _tags(frame)


def _coins(frame: Drawing) -> None:
    """Beside pirates and ice their strength and mine; they hide the resource of their world, which is shown again."""
    view, ui = frame.view, frame.ui
    player = view.players[frame.seat]
    for site in SITES:
        x, y = WORLD_AT[site]
        chit = view.chits[site]
        if chit in (HIDDEN, NO_CHIT) or not CHITS[chit].barred:
            continue
        record = CHITS[chit]
        draw_coin(ui, frame.sight, site, view.resource(site))
        icon, own = ("sight", player.firepower) if record.pirates else ("freight", player.freight_rings)
        able = may_clear(view, frame.seat, site)
        style = TextStyle("small", "Bold", ACCENT if able else TEXT)
        text = f"{record.pirates or record.ice} : {own}"
        chip(ui, [(icon, text)], frame.point((x, y + 26)), style, ACCENT if able else MUTED)


def _ships(frame: Drawing) -> None:
    """Marks of ships: a star on the first, a chain on the grounded, amber round the one that must leave."""
    ui, view = frame.ui, frame.view
    for seat, player in enumerate(view.players):
        for transporter in TRANSPORTERS:
            point = player.ships[transporter]
            if not point:
                continue
            x, y = POINT_AT[point]
            if seat == view.active:
                if transporter == view.first_ship:
                    ui.icon("star_filled", frame.at(around((x - 22, y - 20), 18)), GOLD)
                if transporter == view.grounded:
                    ui.icon("chain", frame.at(around((x + 20, y - 20), 20)), WARNING)
                if transporter == view.jumper:
                    _jump(frame, transporter, (x + 22, y - 22))
            if seat == frame.seat and must_leave(view, seat, transporter):
                shine(ui, frame.at(around((x, y), 54)), WARNING, frame.pulse, 27, 5)
            if isinstance(view.agenda[-1] if view.agenda else None, ToFly):
                step = view.agenda[-1]
                if (step.seat, step.transporter) == (seat, transporter) and ui.draws:  # type: ignore[attr-defined]
                    reach = frame.sight.length(36)
                    pygame.draw.circle(
                        ui.surface, frame.livery.colour(seat), frame.point((x, y)), reach, max(2, frame.sight.length(2))
                    )


def _jump(frame: Drawing, transporter: int, where: Point) -> None:
    pick = Pick("jump", transporter)
    box = frame.at(around(where, 28))
    frame.ui.panel(box, radius=14, fill=(*SPACE, 235), edge=(*ACCENT, 255))
    frame.ui.icon("fold", box.inflate(-box.width // 3, -box.width // 3), ACCENT)
    if frame.choosing.is_open(pick):
        frame.light(box, 1.0, 14)
        frame.control(pick, box, radius=14)
        if frame.called("j"):
            frame.press(pick)


def _route(frame: Drawing) -> None:
    """The way the chosen ship would take to where one points, with the speed left at every step."""
    pick, view, ui = frame.outcome.pointed, frame.view, frame.ui
    step = view.agenda[-1] if view.agenda else None
    if not (pick and pick.kind == "point" and isinstance(step, ToFly) and frame.choosing.is_open(pick)):
        return
    way = route(view.players[step.seat].ships[step.transporter], pick.number, unseen(view, step.seat))
    places = [frame.point(POINT_AT[point]) for point in way]
    if ui.draws:
        pygame.draw.lines(ui.surface, TEXT, False, places, max(2, frame.sight.length(3)))
    size = frame.sight.length(20)
    for number, place in enumerate(places[1:], 1):
        box = Rect(0, 0, size, size)
        box.center = place
        if ui.draws:
            pygame.draw.circle(ui.surface, SPACE, place, size // 2)
            pygame.draw.circle(ui.surface, TEXT, place, size // 2, 1)
        write(ui, str(step.left - number), box, STEP, "center")
    if places:
        _foreseen(frame, step, pick.number, step.left - len(way) + 1)


def _foreseen(frame: Drawing, step: ToFly, point: int, left: int) -> None:
    """A tag at the target: a point for what would be founded there, and the speed left."""
    view, (x, y) = frame.view, POINT_AT[point]
    colony = view.players[step.seat].cargo[step.transporter] == COLONY_SHIP
    founds = may_found(view, step.seat, point) if colony else point in _aims(frame, step.seat)
    parts = [("", frame.say("sf.left", left))]
    if founds:
        parts.insert(0, ("points" if colony else "freight", "+1" if colony else ""))
    chip(frame.ui, parts, frame.point((x, y + 36)), FINE_STRONG, GOLD if founds else ACCENT, frame.layout.board)


def _aims(frame: Drawing, seat: int) -> list[int | None]:
    return [next_station(frame.view, seat, base) for base in range(len(BASES))]


def _tags(frame: Drawing) -> None:
    """What a ship may do where it has come to rest, said at the ship itself."""
    view = frame.view
    step = view.agenda[-1] if view.agenda else None
    if not isinstance(step, ToClear | ToFound) or step.seat != frame.seat or not frame.may_act:
        return
    point = view.players[step.seat].ships[step.transporter]
    wanted = (FOUND, FLY_ON) if isinstance(step, ToFound) else (CLEAR, LEAVE)
    words = ("found", "fly_on") if isinstance(step, ToFound) else ("clear", "leave")
    x, y = POINT_AT[point]
    for number, (pick, word) in enumerate(zip(wanted, words, strict=True)):
        box = frame.at((x + 30, y - 36 + 38 * number, 190, 34))
        box.clamp_ip(frame.layout.board)
        gain = "+1" if number == 0 else ""
        frame.ui.panel(box, radius=16, fill=(*SPACE, 240), edge=(*(ACCENT if number == 0 else MUTED), 255))
        frame.light(box, 1.0 if number == 0 else 0.4, 16)
        frame.control(pick, box, radius=16)
        room = box.inflate(-box.height // 2, 0)
        wordings = [f"{frame.say(f'sf.{said}')} {gain}".strip() for said in (word, f"{word}_short")]
        write(frame.ui, wordings, room, FINE_STRONG, "center")
