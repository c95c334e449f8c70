"""What can be dragged: a card of the hand onto the docks, a good onto the power that is to take it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from client.stage.picks import Pick
from client.stage.pieces import Piece
from client.tables.race_for_the_galaxy.faces import HAND, face
from client.tables.race_for_the_galaxy.groove import Drawing
from client.tables.race_for_the_galaxy.looks import GOODS_PICTURES
from client.tables.race_for_the_galaxy.picks import dock
from client.tables.race_for_the_galaxy.pieces import kind_of
from engine.core.moves import Move
from engine.games.race_for_the_galaxy.moves import Feed, Use

SHOWN: Final = 0.5
"""How large a card hangs at the pointer, against one in hand."""


def draw_dragged(frame: Drawing, pieces: Sequence[Piece]) -> tuple[Move, ...]:
    """What hangs at the pointer; returns what follows by itself once it is let go."""
    ui = frame.ui
    if ui.dropped and isinstance(ui.dropped.payload, Pick):
        return _let_go(frame, ui.dropped.payload)
    if frame.may_act and ui.input.pressed:
        for piece in sorted(pieces, key=lambda piece: piece.level):
            if piece.at.kind in ("card", "token") and piece.id in ui.spots:
                ui.draggable(f"drag.{piece.id}", ui.spots[piece.id], piece.at)
    if ui.drag and ui.drag.moving and isinstance(ui.drag.payload, Pick):
        _hanging(frame, ui.drag.payload)
        ui.wants_frame = True
    return ()


def _hanging(frame: Drawing, pick: Pick) -> None:
    length = frame.layout.length
    size = (length(HAND[0] * SHOWN), length(HAND[1] * SHOWN)) if pick.kind == "card" else (length(54), length(54))
    box = Rect((0, 0), size)
    box.center = frame.ui.input.pointer
    picture = face("hand", pick.number) if pick.kind == "card" else GOODS_PICTURES[kind_of(frame.view, pick.number)]
    frame.ui.picture(picture, box, 230)


def _let_go(frame: Drawing, pick: Pick) -> tuple[Move, ...]:
    """A card on a world that it may replace, or on any dock; a good on a power that takes it."""
    pointer, tableau = frame.ui.input.pointer, frame.view.players[frame.seat].tableau
    place = next((place for place, box in enumerate(frame.layout.docks) if box.collidepoint(pointer)), None)
    if place is None or not frame.may_act:
        return ()
    below = dock(tableau[place]) if place < len(tableau) else None
    if pick.kind == "token":
        return _feed(frame, pick.number, below) if below else ()
    if below and frame.choosing.is_open(below) and not frame.choosing.is_open(pick):
        frame.press(below)
    frame.press(pick)
    return ()


def _feed(frame: Drawing, world: int, below: Pick) -> tuple[Move, ...]:
    """The power of the card, and the good for it."""
    uses = [move for _, move in frame.choosing.candidates(below) if isinstance(move, Use)]
    if len(uses) != 1:
        return ()
    frame.answer(uses[0])
    return (Feed((world,)),)
