"""The players: a panel each, the one whose turn it is raised."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from client.stage.frame import AnyFrame
from client.stage.lights import NAME, fitting, is_picture, text_width, write
from client.stage.zones import row as side_by_side
from client.ui.theme import MUTED, TEXT, WARNING, Colour, TextStyle
from engine.core.moves import Seat

AMOUNT = TextStyle("body", "Bold", TEXT)
PAD = 12
HEAD = 50
"""Height of a panel's first row, with name and points."""

Counter = tuple[str, str, str]
"""A picture or icon, the number, and what stands small behind it ("/8")."""


def is_due(frame: AnyFrame, seat: Seat) -> bool:
    """Is it this player who is to choose?"""
    link = frame.around.link
    return not link.is_over and seat in link.game.waiting(frame.view)


def draw_plate(frame: AnyFrame, seat: Seat, box: Rect, active: bool) -> None:
    """The panel itself: an edge in the player's colour, all of it raised while it is their turn."""
    ui, colour = frame.ui, frame.livery.colour(seat)
    if active:
        ui.panel(box, edge=(*colour, 255), fill=(*(part // 7 for part in colour), 150))
    if ui.draws:
        edge = Rect(box.left, box.top + ui.px(14), ui.px(5), box.height - 2 * ui.px(14))
        pygame.draw.rect(ui.surface, colour if active else tuple(c // 2 for c in colour), edge, border_radius=3)


def points_place(frame: AnyFrame, box: Rect) -> Rect:
    """Where a panel shows points."""
    length = frame.layout.length
    return Rect(box.right - length(84), box.top + length(6), length(72), length(HEAD))


def draw_head(
    frame: AnyFrame, seat: Seat, box: Rect, points: str, active: bool, warning: str | Sequence[str] = ""
) -> None:
    """Shape, name and points; under the name, what is worth a warning or a word."""
    ui, length = frame.ui, frame.layout.length
    place, colour = points_place(frame, box), frame.livery.colour(seat)
    mark = Rect(box.left + length(PAD), place.top, length(22), place.height)
    ui.mark(frame.livery.colours[seat], mark)
    style = TextStyle("title", "Bold", colour, display=True)
    shown = write(ui, points, place, style, "right")
    star = Rect(shown.left - length(26), 0, length(20), length(20))
    star.centery = place.centery
    ui.icon("star", star, colour if active else MUTED)
    room = Rect(mark.right + length(8), place.top, star.left - mark.right - length(12), place.height)
    if not warning:
        write(ui, frame.words.seat(seat), room, NAME)
        return
    upper = Rect(room.left, room.top, room.width, room.height * 11 // 20)
    write(ui, frame.words.seat(seat), upper, NAME)
    lower = Rect(room.left, upper.bottom, room.width, room.bottom - upper.bottom)
    write(ui, warning, lower, TextStyle("small", "SemiBold", WARNING))


def draw_counters(frame: AnyFrame, room: Rect, counters: Sequence[Counter]) -> None:
    """Numbers with their pictures, side by side."""
    for box, counter in zip(side_by_side(room, len(counters), frame.layout.length(6)), counters, strict=True):
        draw_counter(frame, box, *counter)


def draw_counter(frame: AnyFrame, box: Rect, picture: str, number: str, rest: str = "", colour: Colour = MUTED) -> None:
    ui, length = frame.ui, frame.layout.length
    size = min(box.height, length(30), box.width // 2)
    token = Rect(box.left, 0, size, size)
    token.centery = box.centery
    draw_sign(frame, picture, token)
    room = Rect(token.right + length(5), box.top, box.right - token.right - length(5), box.height)
    place = write(ui, number, room, AMOUNT)
    style = TextStyle("small", "Medium", colour)
    if rest and place.right + length(4) + text_width(ui.theme, rest, style) <= box.right:
        ui.line(rest, (place.right + length(4), box.centery - ui.theme.line_height(style) // 2), style)


def draw_sign(frame: AnyFrame, picture: str, box: Rect, colour: Colour = MUTED) -> None:
    """A rendered picture, or an icon in a colour."""
    if is_picture(picture):
        frame.ui.picture(picture, box)
    else:
        frame.ui.icon(picture, box.inflate(-box.width // 5, -box.width // 5), colour)


def token_place(frame_length: int, box: Rect) -> Rect:
    """The picture at the head of a counter: where tokens fly."""
    size = min(box.height, frame_length, box.width // 2)
    place = Rect(box.left, 0, size, size)
    place.centery = box.centery
    return place


def shortest(frame: AnyFrame, wordings: Sequence[str], style: TextStyle, width: int) -> str:
    """The first wording that fits."""
    return fitting(frame.ui.theme, wordings, style, width)
