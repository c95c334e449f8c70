"""The flight line: turn order on either side of the Shuttle, and when it leaves."""

from __future__ import annotations

import pygame
from pygame import Rect

from client.stage.lights import shine, write
from client.stage.picks import Pick
from client.tables.on_mars.desk import Drawing, keep
from client.tables.on_mars.looks import MARS, NIGHT, SHUTTLE
from client.ui.theme import ACCENT, GOLD, MUTED, SPACE, TEXT, TextStyle
from engine.games.on_mars.components import COLONY, ORBIT, SPACES
from engine.games.on_mars.shuttle import STOPPED_LEVEL
from engine.games.on_mars.state import COLONIZATION

NUMBER = TextStyle("small", "SemiBold", MUTED)


def draw_flight(frame: Drawing) -> None:
    layout, ui = frame.layout, frame.ui
    view = frame.view
    key = tuple((player.space, player.laid) for player in view.players)
    state = view.active, view.phase, view.shuttle, view.shuttle_side, view.level, view.ending, view.last_round
    over = frame.around.link.is_over
    keep(frame, "flight", (key, state, over), layout.flight, _paint)
    for space in range(1, SPACES + 1):
        pick, box = Pick("space", space), layout.bead(space)
        if frame.choosing.is_open(pick):
            shine(ui, box, ACCENT, frame.pulse, box.width // 2, 10)
        frame.control(pick, box, radius=box.width // 2)
    for side in (ORBIT, COLONY):
        pick, box = Pick("side", side), _end(frame, side)
        if frame.choosing.is_open(pick):
            frame.light(box)
        frame.control(pick, box)
    berths = layout.berth(ORBIT, 3).union(layout.berth(COLONY, 3))
    frame.spot("om.shuttle", Rect(berths.left, layout.flight.top, berths.width, layout.flight.height), Pick("shuttle"))


def _end(frame: Drawing, side: int) -> Rect:
    """The name of a side, at its end of the line."""
    flight, first, last = frame.layout.flight, frame.layout.bead(1), frame.layout.bead(SPACES)
    if side == ORBIT:
        return Rect(flight.left + 10, first.top, first.left - flight.left - 18, first.height)
    return Rect(last.right + 8, last.top, flight.right - last.right - 18, last.height)


def _paint(frame: Drawing) -> None:
    ui = frame.ui
    _draw_berths(frame)
    standing = {player.space: seat for seat, player in enumerate(frame.view.players) if player.space}
    for space in range(1, SPACES + 1):
        _draw_bead(frame, space, standing.get(space, -1))
    for side, colour in ((ORBIT, NIGHT), (COLONY, MARS)):
        name = frame.words.name("side", side)
        write(
            ui,
            (name, name[:3], name[0]),
            _end(frame, side),
            TextStyle("small", "SemiBold", colour),
            "center",
            whole=True,
        )


def _draw_bead(frame: Drawing, space: int, seat: int) -> None:
    ui, box = frame.ui, frame.layout.bead(space)
    radius = box.width // 2
    pygame.draw.circle(ui.surface, (96, 106, 134), box.center, radius)
    pygame.draw.circle(ui.surface, (14, 18, 32), box.center, radius - 2)
    if seat < 0:
        write(ui, str(space), box, NUMBER, "center")
        return
    view = frame.view
    laid = view.players[seat].laid and view.phase == COLONIZATION
    colour = frame.livery.colour(seat)
    shade = tuple(part * 62 // 100 for part in colour) if laid else colour
    ui.icon(frame.livery.shape(seat), box.inflate(-4, -4), (shade[0], shade[1], shade[2]))
    style = TextStyle("small", "Bold", SPACE if not laid else (210, 214, 226))
    write(ui, str(space), box, style, "center")
    if view.active == seat and not frame.around.link.is_over:
        pygame.draw.circle(ui.surface, GOLD, box.center, radius + 2, 3)


def countdown(frame: Drawing) -> str:
    """When the Shuttle leaves."""
    view = frame.view
    if view.last_round or view.ending or view.shuttle == 0:
        key = "no_shuttle" if view.last_round or view.round > 1 or view.ending else "shuttle_open"
    elif view.level == STOPPED_LEVEL:
        key = "shuttle_stands"
    else:
        key = ("leaves_now", "leaves_next", "leaves_two")[min(2, view.shuttle - 1)]
    return frame.say(f"om.{key}")


def _draw_berths(frame: Drawing) -> None:
    layout, ui, view = frame.layout, frame.ui, frame.view
    ends = [layout.berth(side, 3).center for side in (ORBIT, COLONY)]
    pygame.draw.line(ui.surface, (110, 122, 152), ends[0], ends[1], 2)
    for side, colour in ((ORBIT, NIGHT), (COLONY, MARS)):
        for space in (1, 2, 3):
            berth = layout.berth(side, space)
            pygame.draw.circle(ui.surface, colour, berth.center, max(3, berth.width // 4))
            pygame.draw.circle(ui.surface, SPACE, berth.center, max(1, berth.width // 4 - 2))
    room = Rect(ends[0][0], 0, ends[1][0] - ends[0][0], layout.length(19))
    room.bottom = layout.flight.bottom - 1
    place = Rect(0, 0, layout.length(40), layout.length(34))
    if view.shuttle:
        place.center = layout.berth(view.shuttle_side, view.shuttle).center
        ui.picture(SHUTTLE, place)
    wide = room.inflate(layout.length(26), 0)
    style = TextStyle("small", "Medium", GOLD if view.ending or view.last_round else TEXT)
    write(ui, countdown(frame), wide, style, "center", whole=True)
