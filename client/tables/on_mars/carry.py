"""Taking hold of things: a Bot or Rover to a hex, a Tech to a well, a Blueprint to a Building, goods to a Contract."""

from __future__ import annotations

from pygame import Rect

from client.stage.picks import Pick
from client.tables.on_mars.desk import Drawing
from client.tables.on_mars.looks import good_picture, print_picture, tech_picture


def hold(frame: Drawing, pick: Pick, rect: Rect) -> None:
    """What is here can be dragged, if a move begins with it."""
    if frame.answers and frame.may_act and frame.choosing.starts(pick):
        frame.ui.draggable(pick.id, rect, pick)


def dropped_on(frame: Drawing, rect: Rect) -> Pick | None:
    """What was just let go here."""
    found = frame.ui.drop_target(rect)
    return found if isinstance(found, Pick) else None


def put(frame: Drawing, thing: Pick, target: Pick) -> bool:
    """Dragging one thing to another is picking both, in whichever order the path has them."""
    for first, last in ((thing, target), (target, thing)):
        if not frame.choosing.starts(first):
            continue
        frame.choosing.drop()
        move = frame.choosing.press(first)
        if move is None and frame.choosing.is_open(last):
            move = frame.choosing.press(last)
        if move is not None:
            frame.answer(move)
            return True
    return False


def draw_carried(frame: Drawing) -> None:
    """What is being dragged hangs from the pointer."""
    drag = frame.ui.drag
    if drag is None or not drag.moving or not isinstance(drag.payload, Pick):
        return
    pick = drag.payload
    pictures = {
        "bot": frame.livery.unit(frame.seat, "bot"),
        "rover": frame.livery.unit(frame.seat, "rover"),
    }
    if pick.kind == "tech":
        pictures["tech"] = tech_picture(pick.number)
    elif pick.kind == "blueprint":
        pictures["blueprint"] = print_picture(pick.number)
    elif pick.kind == "rail":
        pictures["rail"] = good_picture(pick.number)
    if pick.kind in pictures:
        side = frame.layout.length(84)
        box = Rect(0, 0, side, side)
        box.center = frame.ui.input.pointer
        frame.ui.picture(pictures[pick.kind], box, 220)
