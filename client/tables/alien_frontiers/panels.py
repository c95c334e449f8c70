"""Decisions that need room: the loot of a raid, tokens to give back, trades, the discard pile."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from client.stage.lights import DIMMED, FINE, NAME, chip, fitting, plate, shine, using
from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.choosing import FUEL as FUEL_KIND
from client.tables.alien_frontiers.choosing import ORE as ORE_KIND
from client.tables.alien_frontiers.choosing import OWN_PURSE
from client.tables.alien_frontiers.frame import Frame
from client.tables.alien_frontiers.looks import FUEL, ORE
from client.tables.alien_frontiers.picks import Pick
from client.tables.alien_frontiers.stations import draw_card_face
from client.ui.kit import Spot, Ui
from client.ui.theme import ACCENT, EDGE, MUTED, SPACE, TEXT, TextStyle
from engine.core.moves import Seat
from engine.games.alien_frontiers.components import HOLOGRAPHIC_DECOY, RAID_LIMIT, TEMPORAL_WARPER
from engine.games.alien_frontiers.moves import GiveBack, TakeNothing, Trade

Drawer = Callable[[Frame], None]
_HEADING = TextStyle("title", "SemiBold", TEXT, display=True)
SHEET = (9, 13, 27, 250)


def panel_for(frame: Frame) -> Drawer | None:
    """The panel that the present choice needs."""
    moves, armed = frame.choosing.moves, frame.choosing.armed
    if any(isinstance(move, TakeNothing) for move in moves):
        return _draw_raid
    if any(isinstance(move, GiveBack) for move in moves):
        return _draw_give_back
    if armed == (picks.TRADE,):
        return _draw_trades
    if armed == (picks.discard(TEMPORAL_WARPER),):
        return _draw_thrown
    return None


def _sheet(frame: Frame, width: float, height: float, heading: str) -> Rect:
    """An almost opaque sheet in the middle of the board, with its heading; returns the room inside."""
    ui, board, unit = frame.ui, frame.layout.board, frame.layout.unit
    box = Rect(0, 0, min(board.width - 16, round(width * unit)), min(board.height - 16, round(height * unit)))
    box.center = frame.layout.centre
    box.clamp_ip(board)
    _cover(ui, box)
    if ui.draws:
        shine(ui, box, (0, 0, 0), 1.0, 16, 20)
        ui.surface.blit(plate(box.size, SHEET, EDGE, ui.px(16)), box)
    pad = round(20 * unit)
    inside = box.inflate(-2 * pad, -2 * pad)
    style = _HEADING if fitting(ui.theme, (heading,), _HEADING, inside.width) else NAME
    used = ui.label(heading, inside, style)
    return Rect(inside.left, inside.top + used + pad // 2, inside.width, inside.height - used - pad // 2)


def _cover(ui: Ui, box: Rect) -> None:
    """What lies below can neither be read nor reached."""
    ui.texts[:] = [text for text in ui.texts if not box.colliderect(text.rect)]
    for spots in (ui.spots, ui.in_sight):
        for id in [id for id, place in spots.items() if box.colliderect(place)]:
            del spots[id]


def _point(frame: Frame, spot: Spot, pick: Pick) -> None:
    """What the pointer or the focus is on is explained beside the sheet."""
    if spot.focused or (spot.hovered and frame.ui.input.by_pointer):
        frame.pointed = pick


def _buttons(frame: Frame, room: Rect, wanted: list[tuple[Pick, str, bool]]) -> None:
    """A row of buttons along the bottom; the first one is what most people want."""
    ui, unit = frame.ui, frame.layout.unit
    height = max(round(50 * unit), ui.theme.line_height(NAME) + 8)
    gap = round(12 * unit)
    width = (room.width - gap * (len(wanted) - 1)) // len(wanted)
    for number, (pick, text, enabled) in enumerate(wanted):
        box = Rect(room.left + number * (width + gap), room.bottom - height, width, height)
        key = "space" if number == 0 and enabled else None
        if ui.button(pick.id, box, text, enabled=enabled, primary=enabled and number == 0, key=key, style=NAME):
            if pick.kind == "cancel":
                frame.choosing.cancel()
            else:
                frame.answers = True
                frame.press(pick)


# -- raids -------------------------------------------------------------------------------------------------------


def _draw_raid(frame: Frame) -> None:
    with using(frame.ui, frame.board_theme):
        victims = [seat for seat in range(len(frame.view.players)) if seat != frame.seat]
        room = _sheet(frame, 700, 190 + 150 * len(victims), frame.words.step(frame.view.agenda[-1]))
        foot = round(64 * frame.layout.unit)
        height = (room.height - foot) // len(victims)
        for number, victim in enumerate(victims):
            _draw_victim(frame, victim, Rect(room.left, room.top + number * height, room.width, height))
        taken = sum(frame.choosing.tokens.values())
        say = frame.say
        confirm = say("af.take_tokens", taken, RAID_LIMIT)
        nothing = (picks.TAKE_NOTHING, say("af.take_nothing"), True)
        _buttons(frame, room, [(picks.CONFIRM, confirm, frame.choosing.is_lit(picks.CONFIRM)), nothing])


def _draw_victim(frame: Frame, victim: Seat, row: Rect) -> None:
    """Tokens to click one by one, cards as faces; a Decoy shields everything but itself."""
    ui, unit, player = frame.ui, frame.layout.unit, frame.view.players[victim]
    line = ui.theme.line_height(NAME)
    ui.mark(frame.livery.colours[victim], Rect(row.left, row.top, line, line))
    ui.line(frame.words.seat(victim), (row.left + line + 6, row.top), NAME)
    shielded = HOLOGRAPHIC_DECOY in player.cards
    if shielded:
        ui.icon("shield", Rect(row.right - line, row.top, line, line), MUTED)
    tokens = Rect(row.left, row.top + line + 4, row.width // 2 - round(10 * unit), row.height - line - round(14 * unit))
    half = tokens.height // 2
    for kind, amount in ((FUEL_KIND, player.fuel), (ORE_KIND, player.ore)):
        place = Rect(tokens.left, tokens.top + kind * half, tokens.width, half)
        _draw_purse(frame, victim, kind, amount, place, not shielded)
    cards = Rect(
        tokens.right + round(10 * unit), tokens.top, row.right - tokens.right - round(10 * unit), tokens.height
    )
    _draw_loot_cards(frame, victim, cards)


def _draw_purse(frame: Frame, seat: Seat, kind: int, amount: int, row: Rect, open: bool) -> None:
    """Tokens in a row: those counted out shine. A click takes the next one, a click on one taken puts it back."""
    ui, choosing = frame.ui, frame.choosing
    counted = choosing.tokens[seat, kind]
    step = min(row.height, row.width // max(1, amount))
    for number in range(amount):
        box = Rect(row.left + number * step, row.top, min(step, row.height), row.height).inflate(-4, -4)
        taken = number < counted
        id = f"af.token.{seat}.{kind}.{number}"
        enabled = open and (taken or choosing.can_count(seat, kind))
        spot = ui.spot(id, box)
        if taken:
            shine(ui, box, ACCENT, 1.0, 20)
        ui.picture(FUEL if kind == FUEL_KIND else ORE, box, 255 if enabled else DIMMED)
        if spot.focused:
            ui.focus_ring(box, 20)
        _point(frame, spot, Pick("purse", seat, enabled))
        if spot.activated:
            frame.around.play_sound("tick" if enabled else "error")
            if taken:
                choosing.uncount(seat, kind)
            elif enabled:
                choosing.count(seat, kind)


def _draw_loot_cards(frame: Frame, victim: Seat, room: Rect) -> None:
    ui, cards = frame.ui, frame.view.players[victim].cards
    if not cards:
        return
    gap = max(2, round(6 * frame.layout.unit))
    width = min(round(110 * frame.layout.unit), (room.width - gap * (len(cards) - 1)) // len(cards))
    for number, card in enumerate(cards):
        box = Rect(room.left + number * (width + gap), room.top, width, min(room.height, width))
        pick = picks.loot(victim, card)
        enabled = frame.choosing.is_open(pick)
        spot = ui.spot(pick.id, box)
        if ui.draws:
            ui.surface.blit(plate(box.size, (*SPACE, 190), EDGE, ui.px(6)), box)
        draw_card_face(frame, card, box, dim=not enabled)
        if enabled:
            frame.light(box, 1.0 if spot.hovered else 0.5)
        if spot.focused:
            ui.focus_ring(box)
        _point(frame, spot, pick)
        if spot.activated:
            if enabled:
                frame.choosing.tokens.clear()
            frame.press(pick)


# -- the limit of eight ------------------------------------------------------------------------------------------


def _draw_give_back(frame: Frame) -> None:
    """Tokens to give back shine; a click on one exchanges it for one of the other kind."""
    with using(frame.ui, frame.board_theme):
        player = frame.view.players[frame.seat]
        room = _sheet(frame, 640, 330, frame.words.step(frame.view.agenda[-1]))
        foot = round(70 * frame.layout.unit)
        half = (room.height - foot) // 2
        for kind, amount in ((FUEL_KIND, player.fuel), (ORE_KIND, player.ore)):
            _draw_purse(frame, OWN_PURSE, kind, amount, Rect(room.left, room.top + kind * half, room.width, half), True)
        tokens = frame.choosing.tokens
        amounts = (tokens[OWN_PURSE, FUEL_KIND], tokens[OWN_PURSE, ORE_KIND])
        confirm = frame.words.move(GiveBack(*amounts))
        _buttons(frame, room, [(picks.CONFIRM, confirm, frame.choosing.is_lit(picks.CONFIRM))])


# -- trades and recovered cards ----------------------------------------------------------------------------------


def _draw_trades(frame: Frame) -> None:
    """Every trade that can be paid: so much fuel for so much ore."""
    with using(frame.ui, frame.board_theme):
        ui, unit = frame.ui, frame.layout.unit
        trades = [move for move in frame.choosing.moves if isinstance(move, Trade)]
        columns = 3
        rows = -(-len(trades) // columns)
        room = _sheet(frame, 640, 170 + 66 * rows, frame.words.name("action", 5))
        foot = round(64 * unit)
        height = (room.height - foot) // max(1, rows)
        width = room.width // columns
        for number, move in enumerate(trades):
            row, column = divmod(number, columns)
            box = Rect(room.left + column * width, room.top + row * height, width, height).inflate(-8, -8)
            pick = picks.deal(move.price, move.times)
            pressed = ui.button(pick.id, box, "", primary=True)
            chip(
                ui,
                [(FUEL, str(move.price * move.times)), ("arrow_right", ""), (ORE, str(move.times))],
                box.center,
                NAME,
            )
            if pressed:
                frame.press(pick)
        _buttons(frame, room, [(Pick("cancel"), frame.say("stage.cancel"), True)])


def _draw_thrown(frame: Frame) -> None:
    """The discard pile, spread out to take a card from."""
    with using(frame.ui, frame.board_theme):
        ui, unit = frame.ui, frame.layout.unit
        cards = sorted(set(frame.view.discard))
        columns = 4
        rows = -(-len(cards) // columns)
        room = _sheet(frame, 680, 170 + 136 * rows, frame.words.text("panel", "discard"))
        height = (room.height - round(64 * unit)) // max(1, rows)
        width = room.width // columns
        for number, card in enumerate(cards):
            row, column = divmod(number, columns)
            box = Rect(room.left + column * width, room.top + row * height, width, height).inflate(-10, -10)
            pick = picks.thrown(card)
            spot, enabled = ui.spot(pick.id, box), frame.choosing.is_open(pick)
            if ui.draws:
                ui.surface.blit(plate(box.size, (*SPACE, 190), EDGE, ui.px(6)), box)
            draw_card_face(frame, card, box, dim=not enabled)
            if enabled:
                frame.light(box, 1.0 if spot.hovered or spot.focused else 0.5)
            if spot.focused:
                ui.focus_ring(box)
            _point(frame, spot, pick)
            if spot.activated:
                frame.press(pick)
        _buttons(frame, room, [(Pick("cancel"), frame.say("stage.cancel"), True)])


# -- what has no control of its own ------------------------------------------------------------------------------


def draw_leftovers(frame: Frame) -> None:
    """A plain list of legal moves that nothing on the table stands for."""
    moves = frame.choosing.leftovers
    if not moves:
        return
    with using(frame.ui, frame.board_theme):
        ui, unit = frame.ui, frame.layout.unit
        room = _sheet(frame, 560, min(600, 110 + 52 * len(moves)), frame.say("stage.other_moves"))
        height = max(round(46 * unit), ui.theme.line_height(NAME) + 8)
        with ui.scroll("af.leftovers", room, height * len(moves)) as offset:
            for number, move in enumerate(moves):
                box = Rect(room.left, room.top + number * height - offset, room.width, height - 6)
                if ui.button(f"af.move.{number}", box, frame.words.move(move), align="left", style=FINE):
                    frame.answer(move)
