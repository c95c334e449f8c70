"""What one can do on either side: the bays of Orbit, the pads of the Colony, Missions and Life Support."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from client.stage.lights import NAME, text_width, write
from client.stage.picks import Pick
from client.tables.on_mars.desk import Desk, Drawing, keep
from client.tables.on_mars.looks import (
    ACTION_PICTURES,
    GREEN,
    good_picture,
    mission_picture,
    tech_picture,
)
from client.tables.on_mars.pieces import COLONY_PADS, ORBIT_BAYS, slot_places
from client.ui.theme import ACCENT, EDGE, FAINT, GOLD, MUTED, TEXT, Colour, TextStyle
from engine.core.moves import Seat
from engine.games.on_mars.components import (
    ACTIONS,
    BUILDINGS,
    GENERATOR,
    LEARN,
    LSS_COLUMNS,
    LSS_REWARDS,
    LSS_ROWS,
    NOWHERE,
    REMAINING_MISSIONS,
    RESUPPLY,
    SLOT_ACTIONS,
    WAREHOUSE_GOODS,
)

REWARD_PICTURES = {
    "lss_highest_tech": "on_mars/tech_rover",
    "lss_ships": "om_near:on_mars/ship_white",
    "lss_advanced": "om_near:on_mars/beacon_white",
    "lss_mines": "on_mars/building_mine_1",
    "lss_bots": "om_near:on_mars/bot_white",
    "lss_discoveries": "on_mars/tile_discovery",
    "lss_shelters": "on_mars/shelter_white_1",
    "lss_colonists": "om_near:on_mars/colonist_white",
}
LSS_COLOURS: tuple[Colour, ...] = ((246, 196, 74), (72, 140, 246), (110, 196, 72), (158, 226, 240))
HEAD = TextStyle("body", "SemiBold", TEXT, display=True)


def draw_sides(frame: Drawing, desk: Desk) -> None:
    layout, view = frame.layout, frame.view
    open_actions = frozenset(action for action in range(len(ACTIONS)) if frame.choosing.is_open(Pick("action", action)))
    people = tuple(view.slots), view.players[frame.seat].side, desk.action, view.active
    key = open_actions, people, tuple(view.grid), tuple(view.warehouse)
    keep(frame, "bays", key, layout.bays, partial(_paint_bays, desk=desk, open_actions=open_actions))
    keep(frame, "pads", key, layout.pads, partial(_paint_pads, desk=desk, open_actions=open_actions))
    for row, action in enumerate(ORBIT_BAYS):
        _touch(frame, action, layout.bay_row(row))
    for number, action in enumerate(COLONY_PADS):
        _touch(frame, action, layout.pad(number))
    for number, (mission, box) in enumerate(_mission_places(frame)):
        frame.spot(f"om.mission.{number}", box, Pick("mission", mission))
    for number, box in enumerate(layout.missions):
        keep(frame, f"missions {number}", tuple(view.trackers), box, partial(_paint_missions, plate=number))
    state = tuple(view.lss), view.level, view.remaining, view.rewards
    keep(frame, "life support", state, layout.lss, _paint_life_support)
    frame.spot("om.lss", layout.lss, Pick("lss"))
    for column in range(LSS_COLUMNS):
        frame.spot(f"om.shaft.{column}", _shaft(frame, column), Pick("lss", GENERATOR + column))
    if not layout.is_orbit and not view.is_shared:
        box = Rect(layout.lss.left + 8, layout.lss.bottom - layout.length(40), layout.length(84), layout.length(34))
        frame.spot("om.remaining", box, Pick("remaining"))


def _paint_bays(frame: Drawing, desk: Desk, open_actions: frozenset[int]) -> None:
    for row, action in enumerate(ORBIT_BAYS):
        _paint_bay(frame, row, action, _colour(frame, desk, action, frame.layout.bay_row(row), action in open_actions))


def _paint_pads(frame: Drawing, desk: Desk, open_actions: frozenset[int]) -> None:
    for number, action in enumerate(COLONY_PADS):
        colour = _colour(frame, desk, action, frame.layout.pad(number), action in open_actions)
        _paint_pad(frame, number, action, colour)


def _touch(frame: Drawing, action: int, box: Rect) -> None:
    """An action answers; it is lit where it can be chosen, or where a Colonist on it can come home."""
    pick = Pick("action", action)
    if frame.choosing.is_open(pick) or frame.choosing.is_open(Pick("origin", action)):
        frame.light(box.inflate(-6, -6), 0.7, 8)
    frame.control(pick, box.inflate(-4, -4), radius=8)


def is_my_side(frame: Drawing, side: int) -> bool:
    return frame.view.players[frame.seat].side == side


def chosen_by(frame: Drawing, desk: Desk, action: int) -> Seat | None:
    """Whose main action is under way or was the last, if it is this one."""
    return frame.view.active if desk.action == action else None


def _colour(frame: Drawing, desk: Desk, action: int, box: Rect, is_open: bool) -> Colour:
    """The colour of an action's name says whether it can be chosen and whose it is."""
    seat = chosen_by(frame, desk, action)
    if seat is not None and seat >= 0:
        colour = frame.livery.colour(seat)
        frame.ui.panel(box.inflate(-4, -4), radius=8, edge=(*colour, 255), fill=(*(part // 4 for part in colour), 170))
        return colour
    if is_open:
        return ACCENT
    return TEXT if is_my_side(frame, ACTIONS[action].side) else MUTED


def _paint_bay(frame: Drawing, row: int, action: int, colour: Colour) -> None:
    layout, ui, view = frame.layout, frame.ui, frame.view
    box = layout.bay_row(row)
    if row and ui.draws:
        pygame.draw.line(ui.surface, (60, 70, 98), (box.left + 12, box.top), (box.right - 12, box.top))
    icon = Rect(box.left + layout.length(8), 0, round(box.height * 0.8), round(box.height * 0.8))
    icon.centery = box.centery
    ui.picture(ACTION_PICTURES[action], icon)
    things = box.right - layout.length(6)
    if action < SLOT_ACTIONS:
        places = slot_places(layout, action, max(sum(view.slots[action]), ACTIONS[action].slots))
        _draw_slots(frame, places[sum(view.slots[action]) :])
        things = places[0].left
    elif action == LEARN:
        techs = [tech for tech in view.grid if tech != NOWHERE]
        things = _draw_line(frame, box, [(tech_picture(tech), "") for tech in techs])
    elif action == RESUPPLY:
        counts = [(good_picture(good), str(view.warehouse[n])) for n, good in enumerate(WAREHOUSE_GOODS)]
        things = _draw_line(frame, box, counts)
    name = Rect(icon.right + layout.length(8), box.top, things - icon.right - layout.length(14), box.height)
    style = TextStyle("small" if not layout.is_orbit else "body", "SemiBold", colour)
    short = frame.say(f"om.action_{ACTIONS[action].id}")
    long = frame.words.name("action", action)
    if name.width > layout.length(40):
        names = (long, short) if layout.is_orbit else (short,)
        write(ui, names, name, style, lines=2 if " " in names[0] and box.height > 40 else 1, whole=True)


def _draw_slots(frame: Drawing, places: Sequence[Rect]) -> None:
    """Empty slots: dark cradles."""
    if frame.ui.draws:
        for place in places:
            hole = place.inflate(-place.width // 3, -place.height * 5 // 9)
            pygame.draw.ellipse(frame.ui.surface, (5, 7, 14), hole)
            pygame.draw.ellipse(frame.ui.surface, (74, 84, 112), hole, 1)


def _draw_line(frame: Drawing, box: Rect, things: Sequence[tuple[str, str]]) -> int:
    """Pictures with numbers along the right of a bay; returns where they begin."""
    layout, ui = frame.layout, frame.ui
    share = 0.66 if layout.is_orbit else 0.86 if any(text for _, text in things) else 0.62
    room = round(box.width * share)
    step = min(room // max(1, len(things)), layout.length(62))
    left = box.right - layout.length(6) - step * len(things)
    for number, (picture, text) in enumerate(things):
        cell = Rect(left + number * step, box.top, step, box.height)
        side = min(round(box.height * 0.66), step if not text else round(step * 0.58))
        icon = Rect(cell.left, 0, side, side)
        icon.centery = box.centery
        ui.picture(picture, icon, 255 if text != "0" else 90)
        if text:
            rest = Rect(icon.right + 1, cell.top, cell.right - icon.right - 1, cell.height)
            write(ui, text, rest, NAME if text != "0" else TextStyle("body", "SemiBold", FAINT))
    return left


def _paint_pad(frame: Drawing, number: int, action: int, colour: Colour) -> None:
    layout, ui, view = frame.layout, frame.ui, frame.view
    box = layout.pad(number)
    tall = 0.5 if not layout.is_orbit else 0.56
    icon = Rect(box.left, box.top + 3, box.width, round(box.height * tall))
    ui.picture(ACTION_PICTURES[action], icon)
    if action < SLOT_ACTIONS:
        places = slot_places(layout, action, max(sum(view.slots[action]), ACTIONS[action].slots))
        _draw_slots(frame, places[sum(view.slots[action]) :])
    if not layout.is_orbit:
        name = Rect(box.left, box.bottom - round(box.height * 0.25), box.width, round(box.height * 0.25))
        style = TextStyle("small", "SemiBold", colour)
        write(ui, frame.say(f"om.action_{ACTIONS[action].id}"), name, style, "center", whole=True)


# -- Missions ----------------------------------------------------------------------------------------------------


def _mission_places(frame: Drawing) -> list[tuple[int, Rect]]:
    layout = frame.layout
    if layout.is_orbit:
        whole = layout.missions[0].inflate(-8, -8)
        height = whole.height // 3
        boxes = [Rect(whole.left, whole.top + n * height, whole.width, height) for n in range(3)]
    else:
        boxes = list(layout.missions)
    return list(zip(frame.view.missions, boxes, strict=False))


def _paint_missions(frame: Drawing, plate: int) -> None:
    """All of them on one plate in Orbit, each on its own in the Colony."""
    for number, (mission, box) in enumerate(_mission_places(frame)):
        left = frame.view.trackers[number]
        if not frame.layout.is_orbit and number != plate:
            continue
        if frame.layout.is_orbit:
            _mission_row(frame, mission, left, box)
        else:
            _mission_plate(frame, mission, left, box)


def _mission_row(frame: Drawing, mission: int, left: int, box: Rect) -> None:
    ui, length = frame.ui, frame.layout.length
    number = Rect(box.right - length(34), box.top, length(30), box.height)
    icon = Rect(box.left + length(4), box.top + 2, length(30), box.height - 4)
    ui.picture(mission_picture(mission), icon)
    name = Rect(icon.right + length(6), box.top, number.left - icon.right - length(8), box.height)
    write(ui, frame.words.name("mission", mission), name, TextStyle("small", "SemiBold", TEXT), lines=2, whole=True)
    if left:
        write(ui, str(left), number, NAME, "right")
    else:
        ui.icon("check", number, GREEN)


def _mission_plate(frame: Drawing, mission: int, left: int, box: Rect) -> None:
    ui, length = frame.ui, frame.layout.length
    inner = box.inflate(-length(16), -length(10))
    name, style = frame.words.name("mission", mission), TextStyle("small", "SemiBold", TEXT)
    is_long = text_width(ui.theme, name, style) > inner.width
    title = Rect(inner.left, inner.top, inner.width, inner.height * (3 if is_long else 2) // 5)
    write(ui, name, title, style, lines=2)
    low = Rect(inner.left, title.bottom, inner.width, inner.height - title.height)
    icon = Rect(low.left, low.top, low.height, low.height)
    ui.picture(mission_picture(mission), icon)
    rest = Rect(icon.right + length(8), low.top, low.right - icon.right - length(8), low.height)
    if left:
        shown = write(ui, str(left), rest, TextStyle("title", "Bold", TEXT, display=True))
        word = Rect(shown.right + length(6), rest.top, rest.right - shown.right - length(6), rest.height)
        write(ui, frame.say("om.to_go"), word, TextStyle("small", "Medium", MUTED), whole=True)
    else:
        tick = Rect(rest.left, 0, length(24), length(24))
        tick.centery = rest.centery
        ui.icon("check", tick, GREEN)
        done = Rect(tick.right + length(6), rest.top, rest.right - tick.right - length(6), rest.height)
        write(ui, frame.say("om.done"), done, TextStyle("small", "SemiBold", GREEN), whole=True)


# -- Life Support ------------------------------------------------------------------------------------------------


def _shaft(frame: Drawing, column: int) -> Rect:
    """One of the four shafts of six rows."""
    layout, length = frame.layout, frame.layout.length
    box, narrow = layout.lss, layout.is_orbit
    left = box.left + (0 if narrow else round(box.width * 0.27)) + length(8)
    top = box.top + length(34 if narrow else 44)
    bottom = box.bottom - length(32 if narrow else 8)
    width = (box.right - length(8) - left) // LSS_COLUMNS
    return Rect(left + column * width, top, width, bottom - top).inflate(-length(10), 0)


def _paint_life_support(frame: Drawing) -> None:
    layout, ui, view = frame.layout, frame.ui, frame.view
    box, length = layout.lss, layout.length
    narrow = layout.is_orbit
    side = 0 if narrow else round(box.width * 0.27)
    title = Rect(box.left + length(12), box.top + length(4), box.width - length(20), length(28))
    if not narrow:
        title.width = side - length(8)
        title.height = max(length(46), 2 * ui.theme.line_height(FINE_MUTED))
    names = (frame.say("om.life_support"),)
    write(ui, names, title, TextStyle("small", "SemiBold", TEXT), lines=1 if narrow else 2)
    if not narrow:
        _draw_level(frame, Rect(box.left + length(12), title.bottom, side - length(12), box.bottom - title.bottom))
    shafts = _shaft(frame, 0).union(_shaft(frame, LSS_COLUMNS - 1))
    row = shafts.height / LSS_ROWS
    for column in range(LSS_COLUMNS):
        shaft = _shaft(frame, column)
        _draw_shaft(frame, column, shaft, row)
        if not narrow:
            _draw_reward(frame, column, Rect(shaft.left - 2, box.top + length(6), shaft.width + 4, length(34)))
        else:
            picture = good_picture(BUILDINGS[GENERATOR + column].product)
            ui.picture(picture, Rect(shaft.left - 4, shaft.bottom + 2, shaft.width + 8, length(24)))
    y = round(shafts.bottom - view.level * row)
    pygame.draw.line(ui.surface, (255, 190, 130), (shafts.left - length(6), y), (shafts.right, y), max(2, length(2)))


def _draw_level(frame: Drawing, room: Rect) -> None:
    ui, view, length = frame.ui, frame.view, frame.layout.length
    names = (frame.say("om.colony"), frame.say("om.level"))
    write(ui, names, Rect(room.left, room.top, room.width, length(22)), FINE_MUTED, whole=True)
    figure = Rect(room.left, room.top + length(18), room.width, room.height - length(46))
    style = TextStyle("hero", "Bold", (255, 190, 130), display=True)
    if ui.theme.line_height(style) > figure.height + length(16):
        style = TextStyle("title", "Bold", (255, 190, 130), display=True)
    write(ui, str(view.level), figure, style)
    for number in range(0 if view.is_shared else REMAINING_MISSIONS):
        dot = (room.left + length(8) + number * length(22), room.bottom - length(16))
        if ui.draws:
            pygame.draw.circle(ui.surface, (255, 190, 130), dot, length(8), 0 if number < view.remaining else 2)


def _draw_shaft(frame: Drawing, column: int, shaft: Rect, row: float) -> None:
    ui, view = frame.ui, frame.view
    if not ui.draws:
        return
    risen = view.lss[column]
    colour = LSS_COLOURS[column]
    for step in range(1, LSS_ROWS + 1):
        cell = Rect(shaft.left, round(shaft.bottom - step * row) + 1, shaft.width, max(2, round(row) - 2))
        if step < risen:
            shade: tuple[int, ...] = tuple(part * 45 // 100 for part in colour)
        elif step == risen:
            shade = colour
        else:
            shade = (18, 23, 40)
        pygame.draw.rect(ui.surface, shade, cell, border_radius=3)
        if step == risen:
            side = min(cell.height + 8, shaft.width)
            icon = Rect(0, 0, side, side)
            icon.center = cell.center
            if not frame.layout.is_orbit:
                ui.picture(good_picture(BUILDINGS[GENERATOR + column].product), icon)


def _draw_reward(frame: Drawing, column: int, box: Rect) -> None:
    """What a rise below the Colony row pays for, gold while it does."""
    ui, view = frame.ui, frame.view
    if view.is_shared:
        return
    pays = view.lss[column] <= view.level
    tile = view.rewards[column] if view.rewards else 0
    edge = (*GOLD, 230) if pays else EDGE
    ui.panel(box, radius=7, edge=edge, fill=(*((62, 50, 20) if pays else (20, 26, 46)), 235))
    icon = Rect(box.left + 2, box.top + 2, box.height - 4, box.height - 4)
    ui.picture(REWARD_PICTURES[LSS_REWARDS[tile].id], icon)
    rest = Rect(icon.right, box.top, box.right - icon.right - 3, box.height)
    write(ui, f"×{LSS_REWARDS[tile].op}", rest, TextStyle("small", "SemiBold", GOLD if pays else MUTED), "center")


FINE_MUTED = TextStyle("small", "Medium", (226, 170, 126))
