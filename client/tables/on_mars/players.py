"""The others: a card each, with what they hold, where they are, and what they know."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect

from client.stage.lights import NAME, write
from client.stage.picks import Pick
from client.stage.players import is_due
from client.tables.on_mars.desk import Desk, Drawing, keep
from client.tables.on_mars.looks import (
    CRYSTAL_PICTURE,
    MARS,
    NIGHT,
    building_picture,
    good_picture,
    tech_picture,
)
from client.ui.theme import FAINT, MUTED, TEXT, TextStyle
from engine.core.moves import Seat
from engine.games.on_mars import scoring
from engine.games.on_mars.components import LAB_COLUMN, NOWHERE, ORBIT, RESOURCES, TECHS

FIGURE = TextStyle("small", "Bold", TEXT)
SHOWN_TECHS = 6


def draw_other(frame: Drawing, desk: Desk, number: int, seat: Seat, box: Rect) -> None:
    """One card; a click shows that player's whole board in the console."""
    ui, view = frame.ui, frame.view
    active = is_due(frame, seat) or (view.active == seat and not frame.around.link.is_over)
    spot = frame.spot(f"player.{number}", box, Pick("seat", seat), 12)
    if spot.activated or ui.pressed_key(str(6 + number)):
        if view.is_lacerda(seat) and desk.beats and spot.activated:
            desk.tells = desk.again = not desk.tells or not desk.is_telling(frame)
        else:
            desk.shown = 0 if desk.shown == number else number
    score = scoring.score(view, seat), frame.motions.owed("points", seat)
    key = repr(view.players[seat]), active, desk.shown == number, score, len(view.solo_deck), view.icon
    keep(frame, f"seat {number}", key, box, partial(_paint, seat=seat, box=box, raised=active or desk.shown == number))


def _paint(frame: Drawing, seat: Seat, box: Rect, raised: bool) -> None:
    ui, view, length = frame.ui, frame.view, frame.layout.length
    colour = frame.livery.colour(seat)
    if raised:
        ui.panel(box, radius=12, edge=(*colour, 255), fill=(*(part // 6 for part in colour), 170))
    if ui.draws:
        bar = Rect(box.left + 3, box.top + length(8), length(4), box.height - length(16))
        pygame.draw.rect(ui.surface, colour, bar, border_radius=3)
    inner = Rect(box.left + length(14), box.top + length(3), box.width - length(22), box.height - length(6))
    rows = 1 if box.height < length(60) else 3
    height = inner.height // rows
    _draw_head(frame, seat, Rect(inner.left, inner.top, inner.width, height), rows == 1)
    if rows == 1:
        return
    middle = Rect(inner.left, inner.top + height, inner.width, height)
    low = Rect(inner.left, inner.top + 2 * height, inner.width, height)
    if view.is_lacerda(seat):
        _draw_deck(frame, seat, middle)
    else:
        _draw_goods(frame, seat, middle)
    _draw_techs(frame, seat, low)


def _draw_head(frame: Drawing, seat: Seat, row: Rect, alone: bool) -> None:
    ui, view, length = frame.ui, frame.view, frame.layout.length
    player, colour = view.players[seat], frame.livery.colour(seat)
    mark = Rect(row.left, row.top, length(18), row.height)
    ui.mark(frame.livery.colours[seat], mark)
    points = str(scoring.score(view, seat) - frame.motions.owed("points", seat))
    figure = Rect(row.right - length(46), row.top, length(46), row.height)
    shown = write(ui, points, figure, TextStyle("body", "Bold", colour, display=True), "right")
    star = Rect(shown.left - length(24), row.top, length(18), row.height)
    ui.icon("star", star, colour)
    room = Rect(mark.right + length(6), row.top, star.left - mark.right - length(10), row.height)
    if player.space and not frame.layout.is_small:
        where = f"{frame.words.name('side', player.side)} {player.space}"
        side = Rect(room.left + room.width * 6 // 10, room.top, room.width * 4 // 10, room.height)
        style = TextStyle("small", "Medium", NIGHT if player.side == ORBIT else MARS)
        write(ui, where, side, style, "right")
        room.width = side.left - room.left - 4
    write(ui, frame.words.seat(seat), room, NAME)


def _draw_goods(frame: Drawing, seat: Seat, row: Rect) -> None:
    """Resources, Crystals at hand and waiting."""
    ui, player = frame.ui, frame.view.players[seat]
    step = row.width // 8
    for good in range(RESOURCES):
        _count(frame, good_picture(good), player.goods[good], Rect(row.left + good * step, row.top, step, row.height))
    left = row.left + RESOURCES * step
    rest = (row.right - left) // 2
    _count(frame, CRYSTAL_PICTURE, player.depot, Rect(left, row.top, rest, row.height))
    icon = Rect(left + rest, 0, min(rest // 2, row.height) * 7 // 10, min(rest // 2, row.height) * 7 // 10)
    icon.centery = row.centery
    ui.icon("hourglass", icon, MUTED)
    number = Rect(icon.right + 2, row.top, rest - icon.width - 2, row.height)
    write(ui, str(player.waiting), number, FIGURE)


def _count(frame: Drawing, picture: str, amount: int, cell: Rect) -> None:
    side = min(cell.height, cell.width * 6 // 10)
    icon = Rect(cell.left, 0, side, side)
    icon.centery = cell.centery
    frame.ui.picture(picture, icon, 255 if amount else 90)
    rest = Rect(icon.right + 1, cell.top, cell.right - icon.right - 1, cell.height)
    style = FIGURE if amount else TextStyle("small", "Medium", FAINT)
    write(frame.ui, str(amount), rest, style)


def _draw_techs(frame: Drawing, seat: Seat, row: Rect) -> None:
    """The highest Techs with their levels, and who is at home."""
    view, player = frame.view, frame.view.players[seat]
    levels = {tech: LAB_COLUMN[player.lab[tech]] for tech in range(len(TECHS)) if player.lab[tech] != NOWHERE}
    best = sorted(levels, key=lambda tech: -levels[tech])
    step = row.width // 8
    for number, tech in enumerate(best[:SHOWN_TECHS]):
        _count(frame, tech_picture(tech), levels[tech], Rect(row.left + number * step, row.top, step, row.height))
    last = Rect(row.left + SHOWN_TECHS * step, row.top, row.right - row.left - SHOWN_TECHS * step, row.height)
    side = min(last.height, last.width // 2)
    icon = Rect(last.left, last.top, side, last.height)
    rest = Rect(icon.right + 1, last.top, last.right - icon.right - 1, last.height)
    if view.is_lacerda(seat):
        frame.ui.picture(frame.livery.of(seat, "ship"), icon)
        write(frame.ui, str(player.hangar), rest, FIGURE)
    else:
        frame.ui.picture(frame.livery.of(seat, "colonist"), icon)
        write(frame.ui, frame.say("om.of_short", player.quarters, player.rooms), rest, FIGURE)


def _draw_deck(frame: Drawing, seat: Seat, row: Rect) -> None:
    """Lacerda: his deck, how often it was shuffled, the icon his Bot stands on, his Crystals."""
    ui, view, length = frame.ui, frame.view, frame.layout.length
    quarter = row.width // 4
    icon = Rect(row.left, row.top, row.height, row.height).inflate(-6, -6)
    ui.icon("deck", icon, frame.livery.colour(seat))
    text = frame.say("om.deck_left", len(view.solo_deck))
    write(ui, text, Rect(icon.right + 4, row.top, 2 * quarter - icon.width - 8, row.height), FIGURE)
    on = Rect(row.left + 2 * quarter, row.top, quarter, row.height)
    ui.picture(frame.livery.of(seat, "bot"), Rect(on.left, on.top, row.height, row.height))
    ui.picture(building_picture(view.icon), Rect(on.left + row.height, on.top, row.height, row.height))
    _count(
        frame, CRYSTAL_PICTURE, view.players[seat].depot, Rect(row.right - length(60), row.top, length(60), row.height)
    )
