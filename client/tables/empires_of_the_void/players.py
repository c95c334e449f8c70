"""The seats: a panel for each opponent, my own board, the scoring to come, and the strip of rounds."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect

from client.stage.cards import draw_face
from client.stage.lights import FINE, NAME, shine, write
from client.stage.picks import Pick
from client.stage.players import draw_plate, is_due
from client.stage.zones import grid, row
from client.tables.empires_of_the_void.holdings import afloat
from client.tables.empires_of_the_void.looks import (
    CREDIT,
    FOLDER,
    INFLUENCE,
    PARTS,
    TEMPERAMENT_COLOURS,
    VOICE,
    bust,
    card_picture,
    event_picture,
    good_of_mask,
    good_picture,
)
from client.tables.empires_of_the_void.parts import QUIET, TITLE, Drawing, figure, tile
from client.ui.theme import ACCENT, FAINT, GOLD, MUTED, TEXT, Colour, TextStyle
from engine.core.moves import Seat
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void.empire import (
    base_income,
    goods,
    influence,
    network_income,
    planet_income,
)
from engine.games.empires_of_the_void.scoring import tally
from engine.games.empires_of_the_void.state import EmpiresState

PAD: Final = 10


def income(view: EmpiresState, seat: Seat) -> int:
    return base_income(view, seat) + planet_income(view, seat) + network_income(view, seat)


def portrait(frame: Drawing, seat: Seat, box: Rect) -> None:
    """The bust of a race before its seat's colour."""
    race, colour = frame.view.players[seat].race, frame.livery.colour(seat)
    frame.ui.panel(box, radius=9, edge=(*colour, 255), fill=(*(part // 4 for part in colour), 255))
    if race >= 0:
        frame.ui.picture(bust(race), box.inflate(-4, -4))
    if frame.ui.draws:
        pygame.draw.rect(frame.ui.surface, colour, box, max(2, frame.ui.px(3)), border_radius=frame.ui.px(9))


def counter_place(box: Rect, length: int, number: int) -> Rect:
    """Where a panel counts credits (0), influence (1), cards (2)."""
    left = box.left + length * 110 // 100
    return Rect(left + number * length, box.top + length * 60 // 100, length, length // 3)


def draw_opponent(frame: Drawing, seat: Seat, box: Rect) -> None:
    """Four rows: who; credits, influence, cards; goods, planets, technologies; ships."""
    view, ui, layout = frame.view, frame.ui, frame.layout
    player, length = view.players[seat], layout.length
    active = is_due(frame, seat) or (view.active == seat and view.round > 0)
    draw_plate(frame, seat, box, active)
    frame.spot(f"player.{seat}", box, Pick("seat", seat), 14)
    pad = length(PAD)
    side = length(98)
    face_box = Rect(box.left + pad + length(4), box.top + pad, side, side)
    portrait(frame, seat, face_box)
    left = face_box.right + pad
    right = box.right - pad
    deal = Pick("deal", seat)
    if frame.choosing.is_open(deal):
        offer = Rect(right - length(34), box.top + pad, length(34), length(30))
        tile(frame, deal, offer, look="swap")
        right = offer.left - 4
    name = Rect(left, box.top + pad - 2, right - left, length(32))
    mark = Rect(name.left, name.top, length(18), name.height)
    ui.mark(frame.livery.colours[seat], mark)
    write(ui, frame.words.seat(seat), Rect(mark.right + 5, name.top, name.right - mark.right - 5, name.height), NAME)
    if player.race == game.NOTHING:
        return
    right = box.right - pad
    line = ui.theme.line_height(FINE)
    top = name.bottom
    if not layout.is_small:
        write(ui, frame.words.name("race", player.race), Rect(left, top, right - left, line), QUIET)
        top += line
    cells = row(Rect(left, top + 2, right - left, face_box.bottom - top - 2), 3, 4)
    wide = Rect(cells[0].left, cells[0].top, cells[0].width + cells[0].width // 3, cells[0].height)
    owed = frame.motions.owed("credits", seat)
    figure(ui, CREDIT, str(player.credits - owed), wide, rest=f"+{income(view, seat)}")
    cell = cells[1].move(cells[0].width // 3, 0)
    figure(ui, INFLUENCE, str(influence(view, seat)), cell, TextStyle("body", "Bold", VOICE))
    figure(ui, "card", str(len(player.hand)), cells[2].move(cells[0].width // 6, 0))
    lower = Rect(box.left + pad, face_box.bottom + 3, box.width - 2 * pad, (box.bottom - face_box.bottom - pad) // 2)
    _wealth(frame, seat, lower)
    _fleet(frame, seat, lower.move(0, lower.height))


def _wealth(frame: Drawing, seat: Seat, box: Rect) -> None:
    """Goods, lit if had; planets; technologies."""
    view, ui = frame.view, frame.ui
    had = good_of_mask(goods(view, seat))
    side = min(box.height, box.width // 10)
    for place, good in enumerate(range(len(game.GOODS))):
        cell = Rect(box.left + place * side, box.centery - side // 2, side, side)
        ui.picture(good_picture(good), cell.inflate(-3, -3), 255 if good in had else 44)
    rest = Rect(box.left + 5 * side + 6, box.top, box.width - 5 * side - 6, box.height)
    one, other = row(rest, 2, 4)
    small = TextStyle("body", "SemiBold", TEXT)
    figure(ui, "globe", str(view.planets_held(seat)), one.inflate(0, -box.height // 3), small)
    figure(ui, "hint", str(view.players[seat].technologies.bit_count()), other.inflate(0, -box.height // 3), small)


def _fleet(frame: Drawing, seat: Seat, box: Rect) -> None:
    """How many ships of each class are on the map."""
    view, ui = frame.view, frame.ui
    there = [(ship, number) for ship, number in enumerate(afloat(view, seat)) if number]
    shown = there[:5]
    for cell, (ship, number) in zip(row(box, max(4, len(shown)), 4), shown, strict=False):
        figure(ui, frame.livery.ship(seat, ship), str(number), cell, TextStyle("body", "SemiBold", TEXT))
    if view.players[seat].port != game.NOWHERE and len(shown) < 4:
        cell = row(box, 4, 4)[3]
        side = min(cell.height, cell.width)
        ui.picture(f"{FOLDER}/space_port", Rect(cell.right - side, cell.top, side, side))


def draw_me(frame: Drawing, seat: Seat, box: Rect) -> None:
    """My own board."""
    view, ui, layout = frame.view, frame.ui, frame.layout
    player, length = view.players[seat], layout.length
    draw_plate(frame, seat, box, is_due(frame, seat))
    frame.spot(f"player.{seat}", box, Pick("seat", seat), 14)
    pad = length(PAD)
    side = length(124)
    face_box = Rect(box.left + pad + length(4), box.top + pad, side, side)
    portrait(frame, seat, face_box)
    left, right = face_box.right + pad, box.right - pad
    name = Rect(left, box.top + pad - 2, right - left, length(32))
    mark = Rect(name.left, name.top, length(18), name.height)
    ui.mark(frame.livery.colours[seat], mark)
    write(ui, frame.words.seat(seat), Rect(mark.right + 5, name.top, name.right - mark.right - 5, name.height), NAME)
    if player.race == game.NOTHING:
        return
    line = ui.theme.line_height(FINE)
    top = name.bottom
    if not layout.is_small:
        write(ui, frame.words.name("race", player.race), Rect(left, top, right - left, line), QUIET)
        top += line
    height = (face_box.bottom - top) // 2
    first, second = row(Rect(left, top, right - left, height), 2, 4)
    if not layout.is_small:
        first.width += first.width // 5
        second.left, second.width = first.right + 4, right - first.right - 4
    owed = frame.motions.owed("credits", seat)
    number = TextStyle("title" if not layout.is_small else "body", "Bold", TEXT)
    bound = player.orders.reserved
    figure(ui, CREDIT, str(player.credits - owed - bound), first, number, rest=f"+{income(view, seat)}")
    points = "?" if player.vp == game.HIDDEN else str(player.vp - frame.motions.owed("points", seat))
    figure(ui, "star_filled", points, second, TextStyle(number.size, "Bold", GOLD))
    third, fourth = row(Rect(left, top + height, right - left, height), 2, 4)
    figure(ui, INFLUENCE, str(influence(view, seat)), third, TextStyle("body", "Bold", VOICE))
    figure(ui, "globe", str(view.planets_held(seat)), fourth)
    foot = Rect(box.left + pad, face_box.bottom + 2, box.width - 2 * pad, box.bottom - face_box.bottom - pad)
    had = good_of_mask(goods(view, seat))
    small = min(foot.height, length(36))
    for place, good in enumerate(range(len(game.GOODS))):
        cell = Rect(foot.left + place * small, foot.centery - small // 2, small, small)
        ui.picture(good_picture(good), cell.inflate(-3, -3), 255 if good in had else 44)
    rest = Rect(foot.left + 5 * small + 6, foot.top, foot.width - 5 * small - 6, foot.height)
    write(ui, frame.say(f"ev.gift_{player.race}"), rest, QUIET, "right", 2)


# -- the scoring to come ----------------------------------------------------------------------------------------------


def next_scoring(view: EmpiresState) -> int:
    """The scoring card that comes next; the last one once all are over."""
    return min(game.SCORE_A + len(view.scorings), game.SCORE_A + len(game.SCORING_CARDS) - 1)


def draw_preview(frame: Drawing, box: Rect) -> None:
    """What everybody would score now, as bars of planets, technologies and council."""
    view, ui, length = frame.view, frame.ui, frame.layout.length
    if any(player.race == game.NOTHING for player in view.players) or box.height < length(60):
        return
    card = next_scoring(view)
    record, pad = game.SCORING_CARDS[card - game.SCORE_A], length(PAD)
    frame.spot("preview", box, Pick("preview", card), 14)
    line = max(length(34), ui.theme.line_height(TITLE))
    title = Rect(box.left + pad, box.top + pad // 2, box.width - 2 * pad, line)
    ui.picture(INFLUENCE, Rect(title.left, title.top, line, line).inflate(-4, -4))
    awards = write(ui, f"{record.first} / {record.second}", title, TextStyle("body", "Bold", GOLD), "right")
    room = Rect(title.left + line, title.top, awards.left - title.left - line - 4, line)
    letter = "ABC"[card - game.SCORE_A]
    write(ui, [frame.say("ev.scoring_now", letter), frame.say("ev.scoring_now_short", letter)], room, TITLE)
    rows = tally(view, card)
    top = title.bottom
    row_of_cards = length(128) if view.row else 0
    legend = ui.theme.line_height(FINE) + 4
    height = min(length(64), (box.bottom - pad // 2 - legend - row_of_cards - top) // len(rows))
    most = max(1, *(sum(parts) for parts in rows))
    order = sorted(range(len(rows)), key=lambda seat: -sum(rows[seat]))
    for place, seat in enumerate(order):
        cell = Rect(title.left, top + place * height, title.width, height)
        _bar(frame, seat, rows[seat], most, cell)
    foot = Rect(title.left, top + len(rows) * height, title.width, legend)
    names = ("planets", "technologies", "council")
    for number, (cell, name) in enumerate(zip(row(foot, 3, 4), names, strict=True)):
        chip = Rect(cell.left, cell.centery - length(5), length(10), length(10))
        if ui.draws:
            pygame.draw.rect(ui.surface, PARTS[number], chip, border_radius=3)
        write(
            ui,
            frame.say(f"ev.{name}").lower(),
            Rect(chip.right + 4, cell.top, cell.right - chip.right - 4, cell.height),
            QUIET,
        )
    if view.row:
        _face_up(frame, Rect(title.left, foot.bottom + 2, title.width, box.bottom - foot.bottom - pad))


def _bar(frame: Drawing, seat: Seat, parts: tuple[int, ...], most: int, box: Rect) -> None:
    ui, length = frame.ui, frame.layout.length
    mark = Rect(box.left, box.top, length(18), box.height)
    ui.mark(frame.livery.colours[seat], mark)
    number = Rect(mark.right + 4, box.top, length(24), box.height)
    write(ui, str(influence(frame.view, seat)), number, TextStyle("small", "Bold", VOICE))
    total = Rect(box.right - length(48), box.top, length(48), box.height)
    style = TextStyle("body", "Bold", GOLD if seat == frame.seat else TEXT)
    write(ui, f"+{sum(parts)}", total, style, "right")
    room = Rect(number.right + 2, box.top, total.left - number.right - 6, box.height)
    left = room.left
    thick = min(box.height - 6, length(24))
    for part, colour in zip(parts, PARTS, strict=True):
        width = round(room.width * part / most)
        if not width:
            continue
        bar = Rect(left, 0, max(3, width - 2), thick)
        bar.centery = box.centery
        if ui.draws:
            pygame.draw.rect(ui.surface, colour, bar, border_radius=4)
        if width > length(24):
            write(ui, str(part), bar, TextStyle("small", "SemiBold", TEXT), "center")
        left += width


def _face_up(frame: Drawing, box: Rect) -> None:
    """Two players: cards to swap for, lying face up."""
    shown = frame.view.row
    columns = 2 if box.height > box.width * 2 // 3 else 4
    for place, (cell, card) in enumerate(zip(grid(box, 4, columns, 6), shown, strict=False)):
        pick = Pick("row", card, shown[:place].count(card))
        spot = frame.control(pick, cell, radius=8)
        draw_face(frame.ui, card_picture(card), frame.words.name("card", card), cell)
        frame.ui.ring(cell, TEMPERAMENT_COLOURS[game.CARDS[card].temperament], 2, 8)
        if frame.choosing.is_open(pick):
            frame.light(cell, 1.0 if spot.hovered else 0.5)
        if pick in frame.choosing.armed:
            shine(frame.ui, cell, ACCENT)


# -- the strip --------------------------------------------------------------------------------------------------------


def draw_strip(frame: Drawing) -> None:
    """Rounds with the scorings where they fall, the event of this round, and what lasts."""
    view, ui, box, length = frame.view, frame.ui, frame.layout.strip, frame.layout.length
    pad = length(10)
    left = box.left + pad
    if not frame.layout.is_small:
        left = (
            write(ui, frame.say("ev.round"), Rect(left, box.top, length(70), box.height), QUIET, whole=True).right + pad
        )
    piles = game.EVENT_FIGURES["piles"]
    after, total = {}, 0
    for number, pile in enumerate(piles):
        total += pile + bool(number)
        after[total] = number
    last = game.ROUNDS if not view.options.short else sum(piles[:2]) + 2
    side = length(29)
    for number in range(1, last + 1):
        here = Rect(left, 0, side, side)
        here.centery = box.centery
        _round(frame, number, here)
        left = here.right + length(4)
        if number in after:
            flag = Rect(left, 0, side, side)
            flag.centery = box.centery
            _flag(frame, after[number], flag)
            left = flag.right + length(6)
    wait = next((number - view.round for number in sorted(after) if number >= view.round > 0), 0)
    if wait and not frame.layout.is_small:
        letter = "ABC"[after[view.round + wait]]
        soon = Rect(left + pad, box.top, length(150), box.height)
        style = TextStyle("small", "SemiBold", GOLD)
        left = write(ui, frame.say("ev.scoring_in", letter, wait), soon, style, whole=True).right
    room = Rect(left + pad, box.top, frame.layout.recall.left - left - 2 * pad, box.height)
    _lasting(frame, room)


def _round(frame: Drawing, number: int, box: Rect) -> None:
    view, ui = frame.view, frame.ui
    now, past = number == view.round, number < view.round
    colour: Colour = (196, 84, 44) if now else (88, 62, 34) if past else (30, 38, 66)
    if ui.draws:
        pygame.draw.circle(ui.surface, colour, box.center, box.width // 2)
        pygame.draw.circle(ui.surface, GOLD if now else (120, 110, 100), box.center, box.width // 2, max(1, ui.px(2)))
    style = TextStyle("small", "Bold", TEXT if now else FAINT if past else MUTED)
    write(ui, str(number), box.inflate(frame.layout.length(8), 0), style, "center")
    frame.spot(f"round.{number}", box, Pick("round", number), 20)


def _flag(frame: Drawing, number: int, box: Rect) -> None:
    """A scoring, and whether it is over."""
    ui = frame.ui
    done = number < len(frame.view.scorings)
    ui.panel(box, radius=6, edge=(*GOLD, 255), fill=(*((70, 64, 52) if done else GOLD), 255))
    style = TextStyle("small", "Bold", MUTED if done else (40, 26, 8))
    write(ui, "ABC"[number], box, style, "center")
    frame.spot(f"scoring.{number}", box, Pick("event_card", game.SCORE_A + number), 6)


def _lasting(frame: Drawing, room: Rect) -> None:
    """The event in force and the tokens that lie about, as many as there is room for."""
    view, ui, length = frame.view, frame.ui, frame.layout.length
    shown: list[tuple[str, str, Pick]] = []
    event = view.event
    if event == game.NOTHING and 0 < view.round <= len(view.past):
        event = view.past[view.round - 1]
    if event != game.NOTHING:
        shown.append((event_picture(event), frame.words.name("event_card", event), Pick("event_card", event)))
    names = frame.words
    if view.wormholes[0] != game.NOWHERE:
        pair = "–".join(names.format_field(space, "space") for space in view.wormholes)
        shown.append((f"{FOLDER}/wormhole", pair, Pick("space", view.wormholes[0])))
    tokens = (("rebellion", view.rebellion), ("pirates", view.pirates), ("distress", view.distress))
    for token, planet in tokens:
        if planet != game.NOWHERE:
            name = names.name("planet", planet)
            shown.append((f"{FOLDER}/{token}", name, Pick("space", game.PLANET_SPACE[planet])))
    if view.derelict != game.NOWHERE:
        shown.append((f"{FOLDER}/derelict", names.name("space", view.derelict), Pick("space", view.derelict)))
    if not shown:
        return
    for place, (cell, (picture, text, pick)) in enumerate(
        zip(row(room, len(shown), length(8), length(260)), shown, strict=True)
    ):
        side = length(34)
        sign = Rect(cell.left, cell.centery - side // 2, side, side)
        frame.ui.picture(picture, sign)
        words = Rect(sign.right + 4, cell.top, cell.right - sign.right - 4, cell.height)
        if words.width > length(40):
            write(ui, text, words, TextStyle("small", "SemiBold", TEXT if place == 0 else MUTED), lines=2, whole=True)
        frame.spot(f"lasting.{place}", cell, pick, 8)
