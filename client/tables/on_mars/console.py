"""The console in use: its wells answer and light up, and the main button does what comes next."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect

from client.stage.lights import NAME, shine
from client.stage.picks import Pick
from client.tables.on_mars.board import blueprint_places, cubes_row, key_of, paint_board, small_places
from client.tables.on_mars.carry import dropped_on, hold, put
from client.tables.on_mars.course import is_under_way
from client.tables.on_mars.desk import Desk, Drawing, keep
from client.tables.on_mars.ground import hexagon
from client.tables.on_mars.picks import END_TURN, STAY, STOP
from client.ui.theme import ACCENT
from engine.core.moves import Seat
from engine.games.on_mars.components import (
    CRYSTAL,
    DEPOT,
    HIDDEN,
    LAB,
    NOWHERE,
    WAITING_CRYSTAL,
    WORKING_AREA,
)

DEEDS = (END_TURN, STOP, STAY)
STOPS = frozenset(
    ["ToMove", "ToDevelop", "ToLearn", "ToTakeBlueprint", "ToTakeItem", "ToUpgrade", "ToWelcome"],
)
"""Steps that are ended with a word of their own."""


def draw_console(frame: Drawing, desk: Desk) -> None:
    seat, layout = desk.board_of(frame), frame.layout
    keep(frame, "console", key_of(frame, seat), layout.console, partial(paint_board, seat=seat))
    frame.spot("player.0", layout.wells["me"], Pick("seat", seat), 12)
    frame.spot("om.cubes", cubes_row(frame), Pick("progress"))
    _touch_storage(frame, seat)
    _touch_depot(frame, seat)
    _touch_people(frame)
    _touch_lab(frame, seat)
    _touch_cards(frame, seat)
    _draw_main_button(frame, desk)
    edge = Rect(layout.console.left, layout.console.top, layout.console.width, layout.length(8))
    if frame.spot("om.edge", edge, Pick("edge")).activated:
        desk.is_up = not desk.is_up


def _well(frame: Drawing, pick: Pick, box: Rect, seat: Seat, id: str = "") -> None:
    """A place of the board: lit where a click acts."""
    if seat == frame.seat and pick in frame.choosing.armed:
        shine(frame.ui, box, ACCENT, 1.0)
    elif seat == frame.seat and frame.choosing.is_open(pick) and frame.choosing.is_lit(pick):
        frame.light(box, radius=6)
    frame.control(pick, box, id, radius=6)


def _touch_storage(frame: Drawing, seat: Seat) -> None:
    for good, rail in enumerate(frame.layout.rails()):
        pick = Pick("rail", good)
        _well(frame, pick, rail.inflate(-2, -2), seat)
        if any(path.picks[1:] == (pick,) for path, _ in frame.choosing.paths):
            frame.ui.draggable(pick.id, rail, pick)


def _touch_depot(frame: Drawing, seat: Seat) -> None:
    layout, player = frame.layout, frame.view.players[seat]
    for slot in range(DEPOT):
        _well(frame, Pick("executive", slot), layout.plate(slot).inflate(-2, -2), seat)
        _well(frame, Pick("ship", slot), layout.bay(slot), seat)
    frame.spot(Pick("waiting").id, layout.waiting(), Pick("waiting"))
    for pick in (Pick("rail", CRYSTAL), Pick("rail", WAITING_CRYSTAL)):
        if frame.choosing.is_open(pick):
            free = next(slot for slot in range(DEPOT) if slot not in player.ships)
            _well(frame, pick, layout.waiting() if pick.number == WAITING_CRYSTAL else layout.bay(free), seat)


def _touch_people(frame: Drawing) -> None:
    layout = frame.layout
    for number, room in enumerate(layout.rooms()):
        frame.spot(Pick("room", number).id, room, Pick("room", number))
    if frame.choosing.is_open(Pick("origin", WORKING_AREA)):
        frame.light(layout.working())
    frame.spot(Pick("working").id, layout.working(), Pick("working"))
    frame.spot(Pick("hangar").id, layout.hangar(), Pick("hangar"))


def _touch_lab(frame: Drawing, seat: Seat) -> None:
    lab, ui = frame.view.players[seat].lab, frame.ui
    for space in range(len(LAB)):
        box = frame.layout.lab_hex(space)
        tech = lab.index(space) if space in lab else NOWHERE
        pick = Pick("tech", tech) if tech != NOWHERE else Pick("lab", space)
        lit = pick in frame.choosing.armed or frame.choosing.is_open(pick)
        if ui.draws and lit and seat == frame.seat:
            pygame.draw.polygon(ui.surface, ACCENT, hexagon(box, -2), max(2, frame.layout.length(3)))
        frame.control(pick, box, radius=box.width / 3)
        if tech != NOWHERE:
            hold(frame, pick, box)
        elif thing := dropped_on(frame, box):
            put(frame, thing, pick)


def _touch_cards(frame: Drawing, seat: Seat) -> None:
    for card, box, _ in blueprint_places(frame, seat):
        _well(frame, Pick("blueprint", card), box, seat)
        hold(frame, Pick("blueprint", card), box)
    for number, (pick, _, box) in enumerate(small_places(frame, seat)):
        if pick.number == HIDDEN:
            frame.spot(f"om.hidden.{number}", box, Pick("goal", HIDDEN))
            continue
        _well(frame, pick, box, seat, id="" if pick.kind != "tile" else f"om.taken.{number}")
        if pick.kind == "contract" and (thing := dropped_on(frame, box)):
            put(frame, thing, pick)


# -- the main button ---------------------------------------------------------------------------------------------


def main_pick(frame: Drawing) -> Pick | None:
    """What the main button does now."""
    return next((pick for pick in DEEDS if frame.choosing.is_open(pick) or frame.choosing.starts(pick)), None)


def _draw_main_button(frame: Drawing, desk: Desk) -> None:
    layout, ui = frame.layout, frame.ui
    pick, box = main_pick(frame), layout.button
    link = frame.around.link
    can_go_back = frame.may_act and is_under_way(frame, desk) and link.can_undo()
    if frame.choosing.is_under_way or (can_go_back and pick is None):
        _draw_back(frame, box, frame.say("om.back"))
        return
    if can_go_back:
        _draw_back(frame, Rect(box.left, box.top, box.height, box.height))
        box = Rect(box.left + box.height + 6, box.top, box.width - box.height - 6, box.height)
    if pick is None:
        text = frame.say("om.choose") if frame.may_act else frame.say("om.wait")
        ui.button("om.main", box, text, enabled=False, style=NAME)
        return
    if ui.button(pick.id, box, _deed(frame, pick), primary=True, style=NAME, key="e"):
        frame.press(pick)
    elif ui.focus == pick.id or box.collidepoint(ui.input.pointer):
        frame.outcome.pointed = pick


def _draw_back(frame: Drawing, box: Rect, text: str = "") -> None:
    """One step back: what is half chosen is dropped, else the last move taken back."""
    tip = frame.say("om.back")
    pressed = frame.ui.button("om.back", box, text, icon="undo", style=NAME, key="backspace", tooltip=tip)
    if pressed and not frame.choosing.cancel():
        frame.around.link.undo()


def _deed(frame: Drawing, pick: Pick) -> str:
    if pick == END_TURN:
        return frame.say("om.end_turn")
    if pick == STAY:
        return frame.say("om.stay")
    step = type(frame.view.agenda[-1]).__name__
    return frame.say(f"om.stop_{step}" if step in STOPS else "om.stop")
