"""What can be dragged: a ship to its goal, a picture to a dock, a card onto another or to a player."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from client.stage.picks import Pick
from client.tables.starfarers import looks
from client.tables.starfarers.board import Drawing
from client.tables.starfarers.layout import POINT_AT, away
from client.tables.starfarers.picks import ASK
from engine.core.moves import Move
from engine.games.starfarers import moves as m
from engine.games.starfarers.board import POINTS

NEAR: Final = 27
"""Pixels of the board: what is let go so near a point is meant for it."""
SHOWN: Final = 64


def offer(frame: Drawing, pick: Pick, box: Rect) -> None:
    """Something that can be picked can be dragged as well."""
    if frame.answers and frame.choosing.answers(pick):
        frame.ui.draggable(f"drag.{pick.id}", box, pick)


def draw_dragged(frame: Drawing) -> None:
    """What hangs at the pointer, and what comes of letting it go."""
    ui = frame.ui
    if ui.dropped and isinstance(ui.dropped.payload, Pick):
        _let_go(frame, ui.dropped.payload)
    elif ui.drag and ui.drag.moving and isinstance(ui.drag.payload, Pick):
        side = frame.layout.length(SHOWN)
        box = Rect(0, 0, side, side)
        box.center = ui.input.pointer
        ui.picture(_picture(frame, ui.drag.payload), box, 220)
        ui.wants_frame = True


def _picture(frame: Drawing, pick: Pick) -> str:
    if pick.kind == "ship":
        return frame.livery.ship(pick.number, frame.view.players[pick.number].cargo[pick.other], pick.other)
    return looks.face(pick.number) if pick.kind == "resource" else frame.livery.goal(pick.number, frame.seat)


def _let_go(frame: Drawing, pick: Pick) -> None:
    if pick.kind == "resource":
        _card(frame, pick.number)
        return
    here = frame.sight.on_board(frame.ui.input.pointer)
    point = min(POINTS, key=lambda number: away(here, POINT_AT[number]))
    if away(here, POINT_AT[point]) > NEAR or not frame.layout.board.collidepoint(frame.ui.input.pointer):
        return
    if pick.kind == "ship":
        _queue(frame, m.ChooseShip(pick.other), m.Fly(point))
    else:
        frame.press(pick)
        frame.press(Pick("point", point))


def _card(frame: Drawing, kind: int) -> None:
    """Onto another stack: the bank. Onto a player: an offer begins with it."""
    pointer, layout = frame.ui.input.pointer, frame.layout
    for other, box in enumerate(layout.stacks):
        if other != kind and box.collidepoint(pointer):
            frame.press(Pick("resource", kind))
            frame.press(Pick("resource", other))
            return
    others = [box for seat, box in enumerate(layout.players) if seat != frame.seat]
    if frame.choosing.starts(ASK) and any(box.collidepoint(pointer) for box in others):
        _queue(frame, m.Compose(), m.PutIn(kind))


def _queue(frame: Drawing, first: Move, *rest: Move) -> None:
    frame.answer(first)
    frame.choosing.then(rest)
