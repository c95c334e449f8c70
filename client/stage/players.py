"""The players: a panel each, the one whose turn it is raised."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from client.stage.frame import AnyFrame
from client.stage.lights import NAME, is_picture, write
from client.ui.theme import MUTED, WARNING, Colour, TextStyle
from engine.core.moves import Seat

PAD = 12
HEAD = 50
"""Height of a panel's first row, with name and points."""


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


def draw_sign(frame: AnyFrame, picture: str, box: Rect, colour: Colour = MUTED) -> None:
    """A rendered picture, or an icon in a colour."""
    if is_picture(picture):
        frame.ui.picture(picture, box)
    else:
        frame.ui.icon(picture, box.inflate(-box.width // 5, -box.width // 5), colour)
