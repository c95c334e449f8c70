"""Decisions that need room: a sheet over the board on which things are chosen, counted out or bargained for."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from pygame import Rect

from client.stage.frame import AnyFrame
from client.stage.lights import DIMMED, FINE, NAME, fitting, shine
from client.stage.picks import CANCEL, CONFIRM, Pick
from client.stage.zones import Layout, grid
from client.ui.kit import Spot
from client.ui.theme import ACCENT, EDGE, TEXT, TextStyle

SheetMaker = Callable[[AnyFrame], None]
"""Draws a sheet and takes what is done on it."""
Wanted = tuple[Pick, str, bool]
"""A button of a sheet: what it picks, what it says, whether it can be pressed."""
HEADING = TextStyle("title", "SemiBold", TEXT, display=True)
PAPER = (9, 13, 27, 250)


def sheet(frame: AnyFrame, width: float, height: float, heading: str) -> Rect:
    """An almost opaque sheet in the middle of the board, with its heading; returns the room inside. Measured in pixels
    of a full screen."""
    board, layout = frame.layout.board, frame.layout
    box = Rect(0, 0, min(board.width - 16, layout.length(width)), min(board.height - 16, layout.length(height)))
    box.center = board.center
    return paper(frame, box, heading)


def paper(frame: AnyFrame, box: Rect, heading: str = "") -> Rect:
    """A sheet in a place of its own; returns the room inside."""
    ui, pad = frame.ui, frame.layout.length(20)
    ui.cover(box)
    shine(ui, box, (0, 0, 0), 1.0, 16, 20)
    ui.panel(box, radius=16, edge=EDGE, fill=PAPER)
    inside = box.inflate(-2 * pad, -2 * pad)
    if not heading:
        return inside
    style = HEADING if fitting(ui.theme, (heading,), HEADING, inside.width) else NAME
    used = ui.label(heading, inside, style)
    return Rect(inside.left, inside.top + used + pad // 2, inside.width, inside.height - used - pad // 2)


def on_sheet(frame: AnyFrame) -> AnyFrame:
    """The frame for what lies on a sheet: it answers, though the table below does not."""
    return replace(frame, answers=True)


def point(frame: AnyFrame, spot: Spot, pick: Pick) -> None:
    """What the pointer or the focus is on is explained beside the sheet."""
    if spot.focused or (spot.hovered and frame.ui.input.by_pointer):
        frame.outcome.pointed = pick


def foot(frame: AnyFrame) -> int:
    """How much of a sheet its row of buttons takes."""
    layout: Layout = frame.layout
    return max(layout.length(50), frame.ui.theme.line_height(NAME) + 8) + layout.length(14)


def buttons(frame: AnyFrame, room: Rect, wanted: Sequence[Wanted]) -> Pick | None:
    """A row of buttons along the bottom; the first one is what most people want. Returns what was pressed, which has
    been picked already."""
    ui = frame.ui
    height, gap = foot(frame) - frame.layout.length(14), frame.layout.length(12)
    width = (room.width - gap * (len(wanted) - 1)) // len(wanted)
    pressed = None
    for number, (pick, text, enabled) in enumerate(wanted):
        box = Rect(room.left + number * (width + gap), room.bottom - height, width, height)
        key = "space" if number == 0 and enabled else None
        if ui.button(pick.id, box, text, enabled=enabled, primary=enabled and number == 0, key=key, style=NAME):
            pressed = pick
            if pick == CANCEL:
                frame.choosing.cancel()
            elif frame.choosing.answers(pick):
                on_sheet(frame).press(pick)
    return pressed


def confirm(frame: AnyFrame, text: str) -> Wanted:
    return CONFIRM, text, frame.choosing.is_lit(CONFIRM)


def cancel(frame: AnyFrame) -> Wanted:
    return CANCEL, frame.say("stage.cancel"), True


def spread_out(
    frame: AnyFrame,
    room: Rect,
    picks: Sequence[Pick],
    columns: int,
    draw: Callable[[AnyFrame, Pick, Rect, bool], None],
) -> None:
    """Things to choose one of, in rows: `draw` draws one of them, with whether it can be chosen."""
    for pick, cell in zip(picks, grid(room, len(picks), columns, frame.layout.length(12)), strict=True):
        choice(frame, pick, cell, draw)


def choice(frame: AnyFrame, pick: Pick, box: Rect, draw: Callable[[AnyFrame, Pick, Rect, bool], None]) -> None:
    """One of them."""
    ui, enabled = frame.ui, frame.choosing.is_open(pick)
    spot = ui.spot(pick.id, box)
    draw(frame, pick, box, enabled)
    if enabled:
        frame.light(box, 1.0 if spot.hovered or spot.focused else 0.5)
    if spot.focused:
        ui.focus_ring(box)
    point(frame, spot, pick)
    if spot.activated:
        on_sheet(frame).press(pick)


def tokens(
    frame: AnyFrame,
    row: Rect,
    picture: str,
    amount: int,
    counted: int,
    item: Hashable,
    subject: Pick,
    can_take: bool,
    toggle: Callable[[bool], None],
) -> None:
    """Tokens in a row, of which those counted out shine: a click takes the next one, a click on one taken puts it back.

    `toggle` is told whether one more or one less is wanted; `subject` is explained; `item` names the row.
    """
    ui = frame.ui
    step = min(row.height, row.width // max(1, amount))
    for number in range(amount):
        box = Rect(row.left + number * step, row.top, min(step, row.height), row.height).inflate(-4, -4)
        taken = number < counted
        enabled = taken or can_take
        spot = ui.spot(f"token.{item}.{number}", box)
        if taken:
            shine(ui, box, ACCENT, 1.0, 20)
        ui.picture(picture, box, 255 if enabled else DIMMED)
        if spot.focused:
            ui.focus_ring(box, 20)
        point(frame, spot, subject)
        if spot.activated:
            frame.around.play_sound("tick" if enabled else "error")
            if enabled:
                toggle(not taken)


def draw_leftovers(frame: AnyFrame) -> None:
    """A plain list of legal moves that nothing on the table stands for, in the place of the log."""
    moves = frame.choosing.leftovers
    if not moves:
        return
    ui = frame.ui
    room = paper(frame, frame.layout.log, frame.say("stage.other_moves"))
    width = room.width - ui.px(28)
    heights = [ui.theme.height(frame.words.move(move), FINE, width - ui.px(28)) + ui.px(16) for move in moves]
    with ui.scroll("leftovers", room, sum(heights)) as offset:
        top = room.top - offset
        for number, (move, height) in enumerate(zip(moves, heights, strict=True)):
            box = Rect(room.left, top, width, height - ui.px(4))
            if ui.button(f"move.{number}", box, frame.words.move(move), align="left", style=FINE):
                frame.answer(move)
            top += height
