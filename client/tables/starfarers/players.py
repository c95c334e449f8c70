"""The players: a card each, my mothership with its real parts, the speed beside it, and the victory track."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import partial
from typing import Final

import pygame
from pygame import Rect

from client.stage.lights import FINE, FINE_STRONG, NAME, chip, whole_words, write
from client.stage.picks import Pick
from client.stage.players import draw_plate, draw_sign, is_due
from client.stage.zones import column, fan, row
from client.tables.starfarers import looks
from client.tables.starfarers.board import Drawing
from client.tables.starfarers.faces import draw_balls, draw_card_icon, draw_die
from client.tables.starfarers.layout import cut
from client.ui.kit import Ui
from client.ui.theme import EDGE, GOLD, MUTED, SPACE, TEXT, WARNING, TextStyle
from engine.core.moves import Seat
from engine.games.starfarers.building import ToBuild
from engine.games.starfarers.components import (
    REDUCED_TRIBUTE,
    REDUCED_TRIBUTE_ABOVE,
    TRIBUTE_ABOVE,
)
from engine.games.starfarers.production import ToThrow, harvest
from engine.games.starfarers.scoring import points, points_to_win
from engine.games.starfarers.state import Player

BONUS: Final = TextStyle("small", "Bold", GOLD)
FIRST_ON_TRACK: Final = 4
PAD: Final = 12
LEAST_ROW: Final = 40
"""How high a row of a card is at least."""


def draw_player(frame: Drawing, seat: Seat, box: Rect) -> None:
    """All that is known of a player, painted again when any of it changes."""
    frame.layers.draw(frame.ui, f"player {box.topleft}", _looks(frame, seat), box, partial(_paint, frame, seat, box))
    frame.spot(f"player.{seat}", box, Pick("seat", seat), 14)
    _answer(frame, seat, box)


def _looks(frame: Drawing, seat: Seat) -> Hashable:
    view, player, owed = frame.view, frame.view.players[seat], frame.motions.owed
    active = (seat == view.active and bool(view.agenda)) or is_due(frame, seat)
    return (
        *(seat, active, points(view, seat) - owed("points", seat)),
        *(player.size - owed("size", seat), player.fame - owed("fame", seat), player.parts, player.cards, player.chits),
        *(
            player.pending,
            tuple(view.tokens),
            player.colonies,
            player.spaceports,
            tuple(view.chits),
            tuple(view.stations),
        ),
    )


def _paint(frame: Drawing, seat: Seat, box: Rect, painter: Ui) -> None:
    frame = replace(frame, ui=painter)
    view, length = frame.view, frame.layout.length
    player = view.players[seat]
    draw_plate(frame, seat, box, (seat == view.active and bool(view.agenda)) or is_due(frame, seat))
    inside = box.inflate(-length(2 * PAD), -length(8))
    inside.left += length(6)
    places = column(inside, max(3, inside.height // length(LEAST_ROW)), 0, length(46))
    _head(frame, seat, places[0])
    _counters(frame, seat, player, places[1])
    owns = bool(player.cards or player.chits or player.pending or seat in view.tokens)
    if owns:
        _belongings(frame, seat, player, places[2])
    if len(places) > 3 or not owns:
        _production(frame, seat, places[3 if len(places) > 3 else 2])
    if len(places) > 6:
        _lines(frame, seat, cut(inside, top=places[3].bottom - inside.top))


def _answer(frame: Drawing, seat: Seat, box: Rect) -> None:
    """A player who can be drawn from, or asked, shines."""
    pick, victim = Pick("seat", seat), ("victim", seat)
    spot = frame.ui.spots.get(f"player.{seat}")
    if spot is None:
        return
    selected = victim in frame.choosing.selected
    if frame.choosing.is_open(pick) or frame.choosing.helps(victim) or selected:
        frame.light(box, 1.2 if selected else 0.7, 14)
        if frame.control(pick, box, f"player.{seat}", 14).activated and not frame.choosing.is_open(pick):
            frame.select(victim)


def _head(frame: Drawing, seat: Seat, room: Rect) -> None:
    ui, view, length = frame.ui, frame.view, frame.layout.length
    colour = frame.livery.colour(seat)
    mark = Rect(room.left, 0, length(24), length(24))
    mark.centery = room.centery
    ui.mark(frame.livery.colours[seat], mark)
    shown = points(view, seat) - frame.motions.owed("points", seat)
    own = seat == frame.layout.own
    goal = Rect(room.right - length(56), room.top, length(56), room.height)
    if own:
        write(ui, f"/ {points_to_win(view)}", goal, TextStyle("small", "SemiBold", MUTED), "right")
    score = Rect(room.right - length(112 if own else 64), room.top, length(56), room.height)
    write(ui, str(shown), score, TextStyle("title", "Bold", colour, display=True), "right")
    name = Rect(mark.right + length(10), room.top, score.left - mark.right - length(14), room.height)
    told = write(ui, frame.words.seat(seat), name, NAME)
    if own and len(frame.around.link.chairs) > 1:
        rest = Rect(told.right + length(8), room.top, name.right - told.right - length(8), room.height)
        write(ui, frame.say("sf.you"), rest, TextStyle("small", "Medium", MUTED), whole=True)


def _counters(frame: Drawing, seat: Seat, player: Player, room: Rect) -> None:
    """Cards, boosters, cannons, freight rings and fame rings; what cards add stands behind in gold."""
    share = room.width * 27 // 100
    cells = (Rect(room.left, room.top, share, room.height), *row(cut(room, left=share), 4, frame.layout.length(2)))
    limit = REDUCED_TRIBUTE_ABOVE if REDUCED_TRIBUTE in player.cards else TRIBUTE_ABOVE
    shown = player.size - frame.motions.owed("size", seat)
    _counter(frame, cells[0], "card", str(shown), "", WARNING if shown > limit else TEXT)
    extra = (player.speed - player.boosters, player.firepower - player.cannons, 0)
    for part, cell in enumerate(cells[1:4]):
        bonus = f"+{extra[part]}" if extra[part] else ""
        _counter(frame, cell, frame.livery.part(part, seat), str(player.parts[part]), bonus)
    _counter(frame, cells[4], looks.FAME, str(player.fame - frame.motions.owed("fame", seat)), "")


def _counter(
    frame: Drawing, box: Rect, picture: str, number: str, bonus: str, colour: tuple[int, int, int] = TEXT
) -> None:
    ui, length = frame.ui, frame.layout.length
    side = min(box.height, length(26), box.width // 2)
    sign = Rect(box.left, 0, side, side)
    sign.centery = box.centery
    draw_sign(frame, picture, sign, colour)
    room = Rect(sign.right + length(3), box.top, box.right - sign.right - length(3), box.height)
    place = write(ui, number, room, TextStyle("body", "Bold", colour))
    if bonus:
        rest = Rect(place.right + 1, room.top, room.right - place.right, room.height // 2 + length(4))
        write(ui, bonus, rest, BONUS)


def _belongings(frame: Drawing, seat: Seat, player: Player, room: Rect) -> None:
    """Friendship cards, tokens, chits taken, and a free ship still owed."""
    ui, view, length = frame.ui, frame.view, frame.layout.length
    side = min(room.height - length(6), length(36))
    top = room.centery - side // 2
    tokens = [view.peoples[base] for base, holder in enumerate(view.tokens) if holder == seat]
    gains = (len(tokens) + bool(player.chits)) * (side + length(36)) + (length(90) if player.pending else 0)
    cards = Rect(room.left, top, max(side, room.width - gains), side)
    left = room.left
    for number, place in zip(player.cards, fan(cards, len(player.cards), (round(side * 0.9), side), side), strict=True):
        draw_card_icon(ui, number, place)
        left = place.right + length(4)
    for people in tokens:
        left = _gain(frame, looks.base(people), "+2", Rect(left + length(4), top, side, side), room)
    if player.chits:
        picture = f"{looks.FOLDER}/ice_1" if len(player.chits) % 2 else f"{looks.FOLDER}/pirates_4"
        left = _gain(frame, picture, f"+{len(player.chits)}", Rect(left + length(4), top, side, side), room)
    if player.pending:
        text = frame.say("sf.owed", player.pending)
        chip(ui, [("ship", text)], (room.right - length(46), room.centery), BONUS, GOLD, room)


def _gain(frame: Drawing, picture: str, text: str, place: Rect, room: Rect) -> int:
    """Something worth points; returns where the next may stand."""
    ui, length = frame.ui, frame.layout.length
    if place.right + length(28) > room.right:
        return place.left
    ui.picture(picture, place)
    return write(ui, text, Rect(place.right, place.top, length(30), place.height), BONUS).right


def _production(frame: Drawing, seat: Seat, room: Rect) -> None:
    """With room to spare: how many of each resource 36 throws would bring."""
    found = harvest(frame.view, seat)
    for kind, cell in enumerate(row(room, 5, 1)):
        side = min(cell.height, frame.layout.length(22), cell.width * 2 // 5)
        sign = Rect(cell.left, 0, side, side)
        sign.centery = cell.centery
        frame.ui.picture(f"sf_coin:{kind}", sign)
        rest = Rect(sign.right + 2, cell.top, cell.right - sign.right - 2, cell.height)
        write(frame.ui, str(found[kind]), rest, TextStyle("small", "SemiBold", MUTED))


def _lines(frame: Drawing, seat: Seat, room: Rect) -> None:
    """With a single rival: what the points are made of, and the mothership."""
    ui, words, length = frame.ui, frame.words, frame.layout.length
    player = frame.view.players[seat]
    lines = frame.around.link.game.standing(frame.view)[seat].lines
    told = Rect(room.left, room.top, room.width * 68 // 100, room.height)
    wide = told.width - length(34)
    most = min(2, told.height // len(lines) // ui.theme.line_height(FINE))
    if all(0 < len(whole_words(ui.theme, words.text("score", line.id), FINE, wide)) <= most for line in lines):
        ship = Rect(told.right, told.top, room.right - told.right, told.height)
        ui.picture(frame.livery.mothership(seat, player.parts, player.fame), ship)
    else:
        told.width = room.width
    for line, cell in zip(lines, column(told, len(lines), 0, length(60)), strict=True):
        number = Rect(cell.left, cell.top, length(26), cell.height)
        write(ui, str(line.points), number, FINE_STRONG if line.points else FINE, "right")
        name = cut(cell, left=number.width + length(8))
        write(ui, words.text("score", line.id), name, FINE, lines=2)


# -- the mothership ----------------------------------------------------------------------------------------------


def draw_mothership(frame: Drawing) -> None:
    """My ship with every part it has, and the balls in its window; the mover's speed beside it."""
    ui, view, layout = frame.ui, frame.view, frame.layout
    player = view.players[frame.seat]
    balls = view.balls if view.active == frame.seat and not frame.motions.owed("shake") else ()
    picture = frame.livery.mothership(frame.seat, player.parts, player.fame, balls)
    if not frame.motions.owed("shake"):
        ui.picture(picture, layout.mothership)
    hull = layout.mothership.inflate(-layout.mothership.width // 3, -layout.length(20))
    frame.spot("mothership", hull, Pick("mothership"))
    _speed(frame)


def _speed(frame: Drawing) -> None:
    ui, view, box, length = frame.ui, frame.view, frame.layout.speed, frame.layout.length
    seat = view.active
    player = view.players[seat]
    colour = frame.livery.colour(seat)
    ui.panel(box, radius=12, fill=(9, 13, 27, 215), edge=(*colour, 150))
    rows = column(box.inflate(-2, -length(16)), 4, 0)
    write(ui, frame.say("sf.speed"), rows[0], TextStyle("small", "SemiBold", MUTED), "center")
    shaken = view.balls and not frame.motions.owed("shake")
    if shaken:
        draw_balls(ui, rows[1], view.balls)
    else:
        sums = (3, 5)
        write(ui, frame.say("sf.from_to", *sums), rows[1], FINE_STRONG, "center")
    icon = Rect(rows[2].left + length(8), 0, length(26), length(26))
    icon.centery = rows[2].centery
    ui.picture(frame.livery.part(0, seat), icon)
    bonus = player.speed - player.boosters
    text = str(player.boosters) + (f" +{bonus}" if bonus else "")
    write(ui, text, Rect(icon.right + 2, rows[2].top, rows[2].right - icon.right - 2, rows[2].height), FINE_STRONG)
    result = str(view.base_speed + player.speed) if shaken else f"{sums[0] + player.speed}–{sums[1] + player.speed}"
    write(ui, result, rows[3], TextStyle("title", "Bold", colour if shaken else TEXT, display=True), "center")
    frame.spot("speed", box, Pick("speed"), 12)


# -- the strip above the galaxy ----------------------------------------------------------------------------------


def draw_strip(frame: Drawing) -> None:
    _ribbon(frame)
    _dice(frame)
    _track(frame)


def _phase(frame: Drawing) -> int:
    view = frame.view
    kinds = {type(step) for step in view.agenda}
    if ToThrow in kinds or not view.dice:
        return 0
    return 2 if view.balls else 1 if ToBuild in kinds else 0


def _ribbon(frame: Drawing) -> None:
    ui, now = frame.ui, _phase(frame)
    cells = list(row(frame.layout.ribbon, 3, frame.layout.length(6)))
    if frame.layout.is_small:
        cells = _widened(cells, now)
    for number, cell in enumerate(cells):
        lit = number == now and bool(frame.view.agenda)
        ui.panel(
            cell, radius=10, edge=(*GOLD, 230) if lit else EDGE, fill=(70, 56, 20, 220) if lit else (12, 17, 34, 200)
        )
        style = TextStyle("small", "SemiBold", (255, 226, 160) if lit else MUTED)
        room = cell.inflate(-frame.layout.length(6), 0)
        wordings = (frame.say(f"sf.phase_{number}"), frame.say(f"sf.phase_{number}_short"))
        write(ui, wordings, room, style, "center", whole=not lit)
    number = frame.view.round
    wordings = (frame.say("sf.round", number), str(number))
    write(ui, wordings, frame.layout.round, TextStyle("small", "SemiBold", MUTED), "center")


def _widened(cells: list[Rect], now: int) -> list[Rect]:
    """Where room is short, the present phase is named and the others are steps."""
    first, spare, found = cells[0], sum(cell.width for cell in cells), []
    left = first.left
    for number, cell in enumerate(cells):
        width = spare * (54 if number == now else 23) // 100
        found.append(Rect(left, cell.top, width, cell.height))
        left += width + cells[1].left - first.right
    return found


def _dice(frame: Drawing) -> None:
    """What was thrown this turn."""
    view = frame.view
    cells = row(frame.layout.dice, 2, frame.layout.length(8))
    for number, cell in enumerate(cells):
        value = view.dice[number] if view.dice else 0
        draw_die(frame.ui, cell, value)


def _track(frame: Drawing) -> None:
    """Victory points from 4 to the goal, a gold star; who has as many stands side by side."""
    ui, view, box, length = frame.ui, frame.view, frame.layout.track, frame.layout.length
    goal = points_to_win(view)
    steps = goal - FIRST_ON_TRACK
    y = box.top + box.height * 36 // 100
    left, right = box.left + length(34), box.right - length(20)
    if ui.draws:
        pygame.draw.line(ui.surface, (96, 112, 160), (left, y), (right, y), max(1, length(2)))

    def x(value: int) -> int:
        return left + (right - left) * (min(goal, max(FIRST_ON_TRACK, value)) - FIRST_ON_TRACK) // steps

    for value in range(FIRST_ON_TRACK, goal + 1):
        if ui.draws and value < goal:
            pygame.draw.circle(ui.surface, SPACE, (x(value), y), length(5))
            pygame.draw.circle(ui.surface, (150, 166, 214), (x(value), y), length(5), max(1, length(2)))
        label = Rect(0, 0, (right - left) // steps, box.bottom - y - length(14))
        label.midtop = (x(value), y + length(14))
        write(ui, str(value), label, TextStyle("small", "SemiBold", GOLD if value == goal else MUTED), "center")
    star = Rect(0, 0, length(28), length(28))
    star.center = (x(goal), y)
    ui.icon("star", star, GOLD)
    scores = [points(view, seat) - frame.motions.owed("points", seat) for seat in range(len(view.players))]
    for value in sorted(set(scores)):
        here = [seat for seat, score in enumerate(scores) if score == value]
        side = length(26 if len(here) < 3 else 20)
        wide = round((len(here) - 1) * side * 0.8)
        first = max(box.left + side // 2, x(value) - wide // 2)
        for place, seat in enumerate(here):
            pip = Rect(0, 0, side, side)
            pip.center = (first + round(place * side * 0.8), y)
            if ui.draws:
                pygame.draw.circle(ui.surface, SPACE, pip.center, side // 2)
                pygame.draw.circle(ui.surface, frame.livery.colour(seat), pip.center, side // 2, max(1, length(2)))
            ui.mark(frame.livery.colours[seat], pip.inflate(-side // 3, -side // 3))
