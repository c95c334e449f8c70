"""The players: rivals in their trays, the robot at its desk, and my own bar."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from client.stage.lights import chip_width, draw_parts, is_picture, parts_width, plate, shine, text_width, write
from client.stage.picks import Pick
from client.stage.preview import MINUS, signed
from client.tables.race_for_the_galaxy.faces import face
from client.tables.race_for_the_galaxy.groove import ROBOT_COLOUR, Drawing
from client.tables.race_for_the_galaxy.layout import Tray
from client.tables.race_for_the_galaxy.looks import (
    AMETHYST,
    CARD,
    FOLDER,
    GOLD_PLATE,
    INK,
    MILITARY,
    PHASE_COLOURS,
    PRESTIGE,
    any_good,
    badge,
    phase_picture,
)
from client.ui.theme import FAINT, MUTED, TEXT, WARNING, Colour, TextStyle
from engine.core.moves import Seat
from engine.games.race_for_the_galaxy.components import ANY, NOTHING, PHASE_OF, PHASES, TABLEAU_LIMIT, TRADE
from engine.games.race_for_the_galaxy.powers import powers_of
from engine.games.race_for_the_galaxy.robot import FACES
from engine.games.race_for_the_galaxy.rounds import ToChooseActions
from engine.games.race_for_the_galaxy.scoring import robot_score, score
from engine.games.race_for_the_galaxy.state import Robot

AMOUNT = TextStyle("body", "Bold", TEXT)
SMALL = TextStyle("small", "Medium", MUTED)

Figure = tuple[str, str, Colour, str]
"""A sign, the number, its colour, and what explains it."""


def badge_of(action: int) -> str:
    """The phase that an action calls; Trade has a sign of its own."""
    return "trade" if action == TRADE else PHASES[PHASE_OF[action]]


def draw_called(frame: Drawing, actions: Sequence[int], boosted: int, room: Rect, align: str = "left") -> int:
    """The actions somebody has called, as chips; returns where they end."""
    ui, left = frame.ui, room.left
    style = TextStyle("small", "SemiBold", TEXT)
    for place, action in enumerate(actions):
        phase = badge_of(action)
        parts = [(badge(phase), frame.say(f"rg.act_{action}")), *([(PRESTIGE, "")] if place == boosted else [])]
        icon = min(room.height - ui.px(8), ui.theme.line_height(style))
        width = parts_width(ui, parts, style, icon) + ui.px(12)
        box = Rect(left, room.centery - (icon + ui.px(8)) // 2, width, icon + ui.px(8))
        if box.right > room.right:
            break
        if ui.draws:
            ui.surface.blit(plate(box.size, (*INK, 200), (*PHASE_COLOURS[phase], 220), box.height // 3), box)
        draw_parts(ui, parts, (box.left + ui.px(6), box.centery), style, icon)
        left = box.right + ui.px(5)
    return left


def figures_of(frame: Drawing, seat: Seat) -> list[Figure]:
    view, player = frame.view, frame.view.players[seat]
    powers, owed = powers_of(player.tableau), frame.motions.owed
    military = powers.military + player.military
    found: list[Figure] = [(f"{FOLDER}/chip", str(player.vp - owed("chips", seat)), TEXT, "chips")]
    if view.prestige_in_play:
        found.append((PRESTIGE, str(player.prestige - owed("prestige", seat)), TEXT, "prestige"))
    found.append((MILITARY, signed(military) if military else "0", TEXT, "military"))
    limit = f"/{powers.hand_limit}" if seat == frame.seat else ""
    over = len(player.hand) > powers.hand_limit
    found.append((CARD, f"{len(player.hand) - owed('hand', seat)}{limit}", WARNING if over else TEXT, "hand"))
    near = len(player.tableau) >= powers.tableau_limit - 2
    cards = f"{len(player.tableau)}/{powers.tableau_limit}"
    found.append(("sign:disc.-1", cards, WARNING if near else TEXT, "tableau"))
    return found


def draw_figures(frame: Drawing, seat: Seat, figures: Sequence[Figure], places: Sequence[Rect]) -> None:
    for (sign, number, colour, what), box in zip(figures, places, strict=False):
        side = min(box.height, frame.ui.px(26), box.width * 4 // 10)
        icon = Rect(box.left, box.centery - side // 2, side, side)
        (frame.ui.picture if is_picture(sign) else frame.ui.icon)(sign, icon)
        room = Rect(icon.right + 3, box.top, box.right - icon.right - 3, box.height)
        told = number.replace("-", MINUS)
        write(frame.ui, (told, told.split("/")[0]), room, TextStyle("body", "Bold", colour))
        frame.spot(f"figure.{what}.{seat}", box, Pick(what, seat), 6)


def _in_row(room: Rect, figures: Sequence[Figure]) -> list[Rect]:
    """Each with as much room as its number needs."""
    weights = [2.2 + max(2, len(number)) for _, number, _, _ in figures]
    whole, left, found = sum(weights), float(room.left), []
    for weight in weights:
        width = room.width * weight / whole
        found.append(Rect(round(left), room.top, round(width) - 2, room.height))
        left += width
    return found


# -- rivals ------------------------------------------------------------------------------------------------------


def draw_rival(frame: Drawing, seat: Seat, tray: Tray) -> bool:
    """Head, figures and rim of a tray; True when its head was pressed."""
    view, player = frame.view, frame.view.players[seat]
    waiting = frame.around.link.game.waiting(view)
    points = score(view, seat) - frame.motions.owed("points", seat)
    figures, standing = tuple(figures_of(frame, seat)), (view.leader == seat, player.search_card)
    key = figures, points, player.actions, player.boosted, seat in waiting, standing
    box = tray.head.union(tray.figures)
    spots = frame.keep(f"rival {seat}", key, box, partial(_rival, seat=seat, tray=tray, due=seat in waiting))
    if waiting == (seat,):
        shine(frame.ui, tray.box, frame.livery.colour(seat), 0.8, 10)
    return spots[f"player.{seat}"].activated


def _rival(frame: Drawing, seat: Seat, tray: Tray, due: bool) -> None:
    ui, view, player = frame.ui, frame.view, frame.view.players[seat]
    colour, head = frame.livery.colour(seat), tray.head
    ui.panel(head, radius=8, edge=(0, 0, 0, 0), fill=(*(part // 5 for part in colour), 170))
    if ui.draws:
        pygame.draw.rect(ui.surface, colour, Rect(head.left, head.top + 3, ui.px(4), head.height - 6), border_radius=2)
    upper = Rect(head.left, head.top, head.width, ui.px(32)) if tray.narrow else head
    points = Rect(head.right - ui.px(62), upper.top, ui.px(58), upper.height)
    _points(frame, seat, score(view, seat), points)
    mark = Rect(head.left + ui.px(12), upper.centery - ui.px(10), ui.px(20), ui.px(20))
    ui.mark(frame.livery.colours[seat], mark)
    room = Rect(mark.right + ui.px(7), upper.top, points.left - mark.right - ui.px(34), upper.height)
    state = frame.say("rg.choosing") if due else ""
    if tray.narrow:
        write(ui, frame.words.seat(seat), room, TextStyle("body", "SemiBold", TEXT, display=True))
        lower = Rect(head.left + ui.px(12), upper.bottom, head.width - ui.px(20), head.bottom - upper.bottom)
    else:
        style = TextStyle("title", "SemiBold", TEXT, display=True)
        wanted = text_width(ui.theme, frame.words.seat(seat), style) + 2
        share = max(room.width * 36 // 100, min(wanted, room.width * 6 // 10))
        name = write(ui, frame.words.seat(seat), Rect(room.left, room.top, share, room.height), style)
        lower = Rect(name.right + ui.px(10), room.top, room.right - name.right - ui.px(10), room.height)
    end = draw_called(frame, player.actions, player.boosted, lower) if player.actions else lower.left
    if state and lower.right - end > ui.px(56):
        write(ui, state, Rect(end + ui.px(4), lower.top, lower.right - end - ui.px(4), lower.height), SMALL)
    _tray_figures(frame, seat, tray)
    frame.spot(f"player.{seat}", head, Pick("seat", seat), 8)


def _points(frame: Drawing, seat: Seat, points: int, room: Rect) -> None:
    ui = frame.ui
    colour = frame.livery.colour(seat) if seat < len(frame.view.players) else ROBOT_COLOUR
    text = str(points - frame.motions.owed("points", seat)).replace("-", MINUS)
    shown = write(ui, text, room, TextStyle("title", "Bold", colour, display=True), "right")
    side = ui.px(20)
    ui.icon("star", Rect(shown.left - side - ui.px(5), room.centery - side // 2, side, side), colour)


def _tray_figures(frame: Drawing, seat: Seat, tray: Tray) -> None:
    ui, view, player = frame.ui, frame.view, frame.view.players[seat]
    figures = figures_of(frame, seat)
    room = tray.figures
    if room.height > 2 * ui.px(36):
        line = ui.px(34)
        for number, start in enumerate(range(0, len(figures), 3)):
            row = Rect(room.left, room.top + number * (line + 6), room.width, line)
            draw_figures(frame, seat, figures[start : start + 3], _in_row(row, figures[start : start + 3]))
        rest = Rect(room.left, room.top + 2 * (line + 6), room.width, line)
        _standing(frame, seat, rest)
        return
    if tray.narrow:
        figures = [figure for figure in figures if figure[3] != "tableau"]
        draw_figures(frame, seat, figures, _in_row(room, figures))
        return
    right = room.width * 30 // 100 if view.prestige_in_play else 0
    row = Rect(room.left, room.top, room.width - right, room.height)
    draw_figures(frame, seat, figures, _in_row(row, figures))
    if right and (view.leader == seat or player.search_card):
        _standing(frame, seat, Rect(row.right, room.top, right, room.height))


def _standing(frame: Drawing, seat: Seat, room: Rect) -> None:
    """Prestige leader, or the Search card still there."""
    ui, view = frame.ui, frame.view
    if not view.prestige_in_play:
        return
    if view.leader == seat:
        style = TextStyle("small", "SemiBold", (222, 176, 255))
        text = frame.say("rg.leader")
        width = min(room.width, chip_width(ui, [(PRESTIGE, text)], style))
        box = Rect(room.right - width, room.top + 1, width, room.height - 2)
        ui.panel(box, radius=box.height // 2, edge=(*AMETHYST, 230), fill=(48, 24, 82, 235))
        ui.picture(PRESTIGE, Rect(box.left + 4, box.top + 2, box.height - 4, box.height - 4))
        write(ui, text, Rect(box.left + box.height, box.top, box.width - box.height - 6, box.height), style, "center")
    elif view.players[seat].search_card:
        write(ui, (frame.say("rg.search_left"), frame.say("rg.search_short")), room, SMALL, "right")


# -- the robot ---------------------------------------------------------------------------------------------------


def draw_robot(frame: Drawing, robot: Robot, desk: Rect, caption: str) -> None:
    """Dice, its actions, its tracks, its cards."""
    ui, view = frame.ui, frame.view
    length = frame.layout.length
    inside = desk.inflate(-length(24), -length(20))
    seat = len(view.players)
    side = length(92)
    for number in range(2):
        box = Rect(inside.left + number * (side + length(8)), inside.top + length(34), side, side)
        if number < len(robot.dice):
            ui.picture(f"{FOLDER}/robot_die_{'ab'[number]}_{FACES[robot.dice[number]]}", box)
        else:
            ui.picture(f"{FOLDER}/robot_die_{'ab'[number]}_robot", box, 90)
    head = Rect(inside.left, inside.top, 2 * side + length(8), length(30))
    mark = Rect(head.left, head.centery - length(9), length(18), length(18))
    ui.icon("pip_ring", mark, ROBOT_COLOUR)
    write(
        ui,
        frame.words.seat(seat),
        Rect(mark.right + length(8), head.top, head.width - length(90), head.height),
        TextStyle("body", "SemiBold", TEXT, display=True),
    )
    _points(frame, seat, robot_score(view, robot), Rect(head.right - length(60), head.top, length(60), head.height))
    words = Rect(inside.left, inside.bottom - length(72), 2 * side + length(8), length(70))
    write(ui, caption, words, SMALL, lines=3)
    _tracks(frame, robot, Rect(inside.left + 2 * side + length(30), inside.top, length(430), inside.height))
    room = Rect(inside.left + 2 * side + length(480), inside.top, 0, inside.height)
    room.width = inside.right - room.left
    columns = -(-max(TABLEAU_LIMIT, len(robot.tableau)) // 2)
    width, height = room.width // columns, room.height // 2
    for place in range(max(TABLEAU_LIMIT, len(robot.tableau))):
        box = Rect(room.left + place % columns * width, room.top + place // columns * height, width - 4, height - 4)
        if place < len(robot.tableau):
            number = robot.tableau[place]
            ui.picture(face("mini", number), box)
            frame.spot(f"robot_card.{number}.0", box, Pick("robot_card", number), 6)
        else:
            ui.panel(box, radius=6, edge=(150, 140, 210, 46), fill=(8, 6, 22, 120))
    frame.spot(f"player.{seat}", head, Pick("robot", 0), 8)


def _tracks(frame: Drawing, robot: Robot, room: Rect) -> None:
    ui, length = frame.ui, frame.layout.length
    row = room.height // 4
    phases = range(1, len(PHASES))
    cell = room.width // len(phases)
    for number, phase in enumerate(phases):
        box = Rect(room.left + number * cell, room.top, cell - 6, row - 6)
        active = any(PHASE_OF[action] == phase for action in robot.actions)
        colour = PHASE_COLOURS[PHASES[phase]]
        ui.panel(
            box,
            radius=8,
            edge=(*colour, 255) if active else (150, 140, 210, 46),
            fill=(*(part // 4 for part in colour), 220) if active else (8, 6, 22, 150),
        )
        ui.picture(phase_picture(phase), box.inflate(-8, -8), 255 if active else 70)
    for number, (name, value) in enumerate((("credit", robot.credit), ("economy", robot.economy))):
        line = Rect(room.left, room.top + (number + 1) * row, room.width, row - 6)
        write(
            ui,
            frame.say(f"rg.{name}"),
            Rect(line.left, line.top, length(150), line.height),
            TextStyle("small", "SemiBold", TEXT),
        )
        for lamp in range(5):
            side = line.height * 60 // 100
            place = Rect(line.left + length(160) + lamp * length(48), line.centery - side // 2, side, side)
            if ui.draws:
                lit = lamp <= value
                pygame.draw.circle(ui.surface, GOLD_PLATE if lit else (30, 26, 52), place.center, side // 2)
                pygame.draw.circle(ui.surface, (120, 110, 160), place.center, side // 2, 1)
            write(ui, str(lamp), place, TextStyle("small", "Bold", INK if lamp <= value else FAINT), "center")
    line = Rect(room.left, room.top + 3 * row, room.width, row - 4)
    figures: list[Figure] = [
        (CARD, str(len(robot.pile)), TEXT, "robot_pile"),
        ("sign:chip.6", f"{robot.counters}/{robot.counters + robot.counters_left}", TEXT, "robot_counters"),
        (f"{FOLDER}/chip", str(robot.vp), TEXT, "robot_chips"),
        (PRESTIGE, str(robot.prestige), TEXT, "robot_prestige"),
    ]
    draw_figures(frame, len(frame.view.players), figures, _in_row(line, figures))


# -- me ----------------------------------------------------------------------------------------------------------


def draw_me(frame: Drawing, box: Rect) -> Rect:
    """Who I am, what I called, my figures; returns the room for prompt and buttons."""
    ui, view, seat = frame.ui, frame.view, frame.seat
    player, colour = view.players[seat], frame.livery.colour(seat)
    ui.panel(box, radius=10, edge=(*colour, 130), fill=(14, 10, 32, 226))
    if ui.draws:
        pygame.draw.rect(
            ui.surface, colour, Rect(box.left + 2, box.top + 6, ui.px(5), box.height - 12), border_radius=3
        )
    part = box.width / 1492
    mark = Rect(box.left + ui.px(16), box.centery - ui.px(10), ui.px(20), ui.px(20))
    ui.mark(frame.livery.colours[seat], mark)
    name = write(
        ui,
        frame.words.seat(seat),
        Rect(mark.right + ui.px(8), box.top, round(96 * part), box.height),
        TextStyle("title", "SemiBold", TEXT, display=True),
    )
    end = round(box.left + 272 * part)
    actions, boosted = _my_actions(frame)
    draw_called(
        frame, actions, boosted, Rect(name.right + ui.px(8), box.top + 8, end - name.right - ui.px(8), box.height - 16)
    )
    _points(frame, seat, score(view, seat), Rect(round(box.left + 272 * part), box.top, round(72 * part), box.height))
    figures = figures_of(frame, seat)[:-1]
    goods = sum(good != NOTHING for good in player.goods) - frame.motions.owed("goods", seat)
    figures.append((any_good(ANY), str(goods), TEXT, "goods"))
    row = Rect(round(box.left + 356 * part), box.top, round(330 * part), box.height)
    draw_figures(frame, seat, figures, _in_row(row, figures))
    frame.spot(f"player.{seat}", Rect(box.left, box.top, name.right - box.left, box.height), Pick("seat", seat), 8)
    return Rect(row.right + ui.px(8), box.top, box.right - row.right - ui.px(14), box.height)


def _my_actions(frame: Drawing) -> tuple[Sequence[int], int]:
    """Once revealed; before that what I have chosen, which nobody else sees."""
    player = frame.view.players[frame.seat]
    if player.actions or not frame.view.agenda:
        return player.actions, player.boosted
    step = frame.view.agenda[-1]
    mine = step.answers[frame.seat] if isinstance(step, ToChooseActions) else None
    return (mine.actions, mine.boosted) if mine else ((), NOTHING)
