"""Decisions that need room: the loot of a raid in drawers, tokens to give back, trades, the discard pile."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from client.stage.lights import DIMMED, FINE, NAME, chip, shine, write
from client.stage.picks import CONFIRM, Pick
from client.stage.sheets import (
    SheetMaker,
    Wanted,
    buttons,
    cancel,
    choice,
    confirm,
    on_sheet,
    paper,
    point,
    sheet,
    spread_out,
)
from client.stage.zones import grid
from client.stage.zones import row as side_by_side
from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.cards import draw_card
from client.tables.alien_frontiers.looks import FUEL, LID, ORE, TOKENS, Drawing
from client.tables.alien_frontiers.reasons import ships_of
from client.tables.alien_frontiers.stations import draw_rim
from client.ui.theme import ACCENT, DANGER, EDGE, GOLD, MUTED, TEXT, WARNING, TextStyle
from engine.core.moves import Seat
from engine.games.alien_frontiers.components import HOLOGRAPHIC_DECOY, RAID_LIMIT, RAIDERS_OUTPOST, TEMPORAL_WARPER
from engine.games.alien_frontiers.moves import GiveBack, TakeNothing, Trade
from engine.games.alien_frontiers.setup import TOKEN_LIMIT
from engine.games.alien_frontiers.stations import ToRaid

_DRAWER = (8, 12, 24, 248)


def sheet_for(frame: Drawing) -> SheetMaker | None:
    """The sheet that the present choice needs."""
    moves, armed = frame.choosing.moves, frame.choosing.armed
    if any(isinstance(move, TakeNothing) for move in moves) or is_raid_watched(frame):
        return _draw_raid
    if any(isinstance(move, GiveBack) for move in moves):
        return _draw_give_back
    if armed == (picks.TRADE,):
        return _draw_trades
    if armed == (picks.discard(TEMPORAL_WARPER),):
        return _draw_thrown
    return None


def is_raid(frame: Drawing) -> bool:
    """Are raiders in, and the loot still to be chosen?"""
    return bool(frame.view.agenda) and isinstance(frame.view.agenda[-1], ToRaid)


def is_raid_watched(frame: Drawing) -> bool:
    """Somebody else chooses: the same drawers are open, but nothing on them answers."""
    return is_raid(frame) and not frame.may_act and not frame.around.link.is_over


def _deck_buttons(frame: Drawing, wanted: list[Wanted]) -> None:
    """The buttons of a choice, in the place of those of the turn."""
    ui, room = frame.ui, frame.layout.deck.buttons
    gap = frame.layout.length(8)
    for number, (pick, text, enabled) in enumerate(wanted):
        height = (room.height - gap * (len(wanted) - 1)) // len(wanted)
        box = Rect(room.left, room.top + number * (height + gap), room.width, height)
        key = "space" if number == 0 and enabled else None
        pressed = ui.button(pick.id, box, "", enabled=enabled, primary=enabled and number == 0, key=key)
        colour = ACCENT if number == 0 and enabled else TEXT if enabled else MUTED
        style = TextStyle(NAME.size, NAME.weight, colour)
        write(ui, text, box.inflate(-frame.layout.length(20), -4), style, "center", 2)
        if pressed:
            on_sheet(frame).press(pick)


# -- tokens ------------------------------------------------------------------------------------------------------


def _token(
    frame: Drawing, box: Rect, seat: Seat, kind: int, number: int, taken: bool, can_take: bool, subject: Pick
) -> None:
    """A token in its well: a click takes it, a click on one taken puts it back."""
    ui, choosing = frame.ui, ships_of(frame)
    enabled = frame.may_act and (taken or can_take)
    spot = ui.spot(f"token.{seat}.{kind}.{number}", box)
    if taken:
        shine(ui, box.inflate(-4, -4), ACCENT, 1.0, 8)
    ui.picture(TOKENS[kind], box.inflate(-4, -4), 255 if enabled or not frame.may_act else DIMMED + 60)
    if taken:
        side = box.width * 2 // 5
        tick = Rect(box.right - side, box.top, side, side)
        ui.panel(tick, radius=20, edge=(*ACCENT, 255), fill=(*ACCENT, 255))
        ui.icon("check", tick.inflate(-4, -4), (7, 10, 22))
    if spot.focused:
        ui.focus_ring(box, 12)
    point(frame, spot, subject)
    if spot.activated and frame.may_act:
        frame.around.play_sound("tick" if enabled else "error")
        if taken:
            choosing.uncount(seat, kind)
        elif enabled:
            choosing.count(seat, kind)


def _hold(frame: Drawing, wells: tuple[Rect, ...], seat: Seat, purse: tuple[int, int], shut: bool, own: bool) -> None:
    """All tokens of a player, fuel first, each in its well; shut by lids where a Decoy shields them."""
    choosing = ships_of(frame)
    tokens = [(kind, number) for kind, amount in enumerate(purse) for number in range(amount)]
    whose = picks.OWN_PURSE if own else seat
    for order, well in enumerate(wells):
        over = own and order >= TOKEN_LIMIT
        frame.ui.panel(well, radius=8, edge=(*WARNING, 255) if over else EDGE, fill=(3, 5, 12, 240))
        if order >= len(tokens):
            continue
        kind, number = tokens[order]
        taken = number < choosing.counted(whose, kind)
        can_take = not shut and choosing.can_count(whose, kind)
        _token(frame, well, whose, kind, number, taken, can_take, Pick("purse", whose, int(can_take or taken)))
        if shut:
            frame.ui.picture(LID, well.inflate(-2, -2), 110)


# -- raids -------------------------------------------------------------------------------------------------------


def _draw_raid(frame: Drawing) -> None:
    """A drawer slides out of each rival's row of the console, with all that could be taken."""
    raider = frame.view.active
    for seat in range(len(frame.view.players)):
        if seat not in (raider, frame.seat):
            _draw_drawer(frame, seat)
    if not frame.may_act:
        return
    _draw_booty(frame)
    take = frame.say("af.take_tokens", ships_of(frame).taken, RAID_LIMIT)
    _deck_buttons(frame, [confirm(frame, take), (picks.TAKE_NOTHING, frame.say("af.take_nothing"), True)])


def drawer_of(frame: Drawing, seat: Seat) -> Rect:
    """Where a rival's drawer lies when it is open."""
    row, length = frame.layout.console(frame.seat, seat).box, frame.layout.length
    return Rect(row.right - 2, row.top + length(2), length(492), row.height - length(4))


def _draw_drawer(frame: Drawing, victim: Seat) -> None:
    ui, length, player = frame.ui, frame.layout.length, frame.view.players[victim]
    box = drawer_of(frame, victim)
    ui.cover(box)
    shine(ui, box, (0, 0, 0), 1.0, 12, 14)
    ui.panel(box, radius=12, edge=(*frame.livery.colour(victim), 255), fill=_DRAWER)
    inside = box.inflate(-length(20), -length(18))
    shielded = HOLOGRAPHIC_DECOY in player.cards
    hold = Rect(inside.left, inside.top, inside.width // 2 - length(8), inside.height)
    count = max(8, player.fuel + player.ore)
    wells = grid(hold, count, -(-count // 2), length(4))
    _hold(frame, wells, victim, (player.fuel, player.ore), shielded, own=False)
    room = Rect(hold.right + length(12), inside.top, inside.right - hold.right - length(12), inside.height)
    if shielded:
        word = Rect(room.left, room.top, room.width // 2 - length(6), room.height)
        side = word.height // 3
        ui.icon("shield", Rect(word.centerx - side // 2, word.top, side, side), GOLD)
        lower = Rect(word.left, word.top + side, word.width, word.height - side)
        write(ui, frame.say("af.only_this_card"), lower, TextStyle("small", "SemiBold", GOLD), "center", 3, whole=True)
        room = Rect(word.right + length(6), room.top, room.right - word.right - length(6), room.height)
    if not player.cards:
        write(ui, frame.say("af.no_cards"), room, FINE, "center", 2)
        return
    for card, place in zip(player.cards, side_by_side(room, len(player.cards), length(4), length(98)), strict=True):
        _draw_loot(frame, picks.loot(victim, card), place)


def _draw_loot(frame: Drawing, pick: Pick, place: Rect) -> None:
    """A card that could be taken: tokens counted out before are forgotten when it is."""

    def draw(frame: Drawing, pick: Pick, box: Rect, enabled: bool) -> None:
        draw_card(frame, pick.other, box, dim=frame.may_act and not enabled)

    choice(frame, pick, place, draw)


def _draw_booty(frame: Drawing) -> None:
    """What is taken stands already in one's own hold, and in the niche: four tokens, or the card pointed at."""
    purse, length = frame.view.players[frame.seat], frame.layout.length
    kinds = [item[2] for item in frame.choosing.selected.values() if isinstance(item, tuple)]
    for kind, well in zip(kinds, frame.layout.own.wells[purse.fuel + purse.ore :], strict=False):
        shine(frame.ui, well.inflate(-4, -4), ACCENT, 1.0, 6)
        frame.ui.picture(TOKENS[kind], well.inflate(-4, -4), 150)
    room = paper(frame, frame.layout.deck.niche).inflate(length(16), length(16))
    left = Rect(room.left, room.top, room.width // 2 - length(8), room.height)
    right = Rect(left.right + length(16), room.top, left.width, room.height)
    head = Rect(left.left, left.top, left.width, left.height // 3)
    write(frame.ui, frame.say("af.four_tokens"), head, NAME, lines=2)
    slots = side_by_side(Rect(left.left, head.bottom, left.width, left.height // 3), RAID_LIMIT, length(6))
    for number, slot in enumerate(slots):
        frame.ui.panel(slot, radius=8, edge=EDGE, fill=(3, 5, 12, 240))
        if number < len(kinds):
            frame.ui.picture(TOKENS[kinds[number]], slot.inflate(-4, -4))
    pointed = frame.outcome.pointed
    if pointed is not None and pointed.kind == "loot":
        width = min(right.width, right.height * 4 // 5)
        draw_card(frame, pointed.other, Rect(right.centerx - width // 2, right.top, width, right.height))
    elif any(player.cards for seat, player in enumerate(frame.view.players) if seat != frame.seat):
        write(frame.ui, frame.say("af.or_one_card"), right, NAME, "center", 2)


def draw_boarding(frame: Drawing) -> None:
    """Lines from the Outpost to each drawer, over a board that has gone dark."""
    if not is_raid(frame) or not frame.ui.draws:
        return
    veil = pygame.Surface(frame.layout.board.size, pygame.SRCALPHA)
    veil.fill((5, 8, 18, 120))
    frame.ui.surface.blit(veil, frame.layout.board)
    outpost = frame.at(frame.layout.stations[RAIDERS_OUTPOST].picture)
    draw_rim(frame, RAIDERS_OUTPOST, round(255 * frame.pulse), DANGER)
    for seat, player in enumerate(frame.view.players):
        if seat in (frame.view.active, frame.seat):
            continue
        end = drawer_of(frame, seat).midright
        shielded = HOLOGRAPHIC_DECOY in player.cards
        _boarding_line(frame, outpost.center, end, MUTED if shielded else DANGER)


def _boarding_line(frame: Drawing, start: tuple[int, int], end: tuple[int, int], colour: tuple[int, int, int]) -> None:
    bend = (start[0] + end[0]) / 2, min(start[1], end[1]) - frame.sight.length(60)
    dot = frame.sight.length(3)
    for step in range(41):
        share = step / 40
        x = (1 - share) ** 2 * start[0] + 2 * share * (1 - share) * bend[0] + share**2 * end[0]
        y = (1 - share) ** 2 * start[1] + 2 * share * (1 - share) * bend[1] + share**2 * end[1]
        pygame.draw.circle(frame.ui.surface, colour, (round(x), round(y)), dot)


# -- the limit of eight ------------------------------------------------------------------------------------------


def _draw_give_back(frame: Drawing) -> None:
    """The hold lengthens to all that is held; what is let go shines. A click lets go of a token instead of one of the
    other kind."""
    player, length, pads = frame.view.players[frame.seat], frame.layout.length, frame.layout.deck.pads
    bay = pads[0].unionall(list(pads)).inflate(length(20), 0)
    box = Rect(bay.left, frame.layout.deck.box.top + length(30), bay.width, length(166))
    room = paper(frame, box, frame.words.step(frame.view.agenda[-1]))
    count = player.fuel + player.ore
    row = Rect(room.left, room.top, room.width, max(1, room.bottom + length(8) - room.top))
    side = min(row.height, row.width // count - 2)
    wells = side_by_side(Rect(row.left, row.centery - side // 2, row.width, side), count, 2, side)
    _hold(frame, wells, frame.seat, (player.fuel, player.ore), shut=False, own=True)
    choosing = ships_of(frame)
    amounts = choosing.counted(picks.OWN_PURSE, 0), choosing.counted(picks.OWN_PURSE, 1)
    _deck_buttons(frame, [(CONFIRM, frame.words.move(GiveBack(*amounts)), frame.choosing.is_lit(CONFIRM))])


# -- trades and recovered cards ----------------------------------------------------------------------------------


def _draw_trades(frame: Drawing) -> None:
    """Every trade that can be paid: so much fuel for so much ore."""
    trades = {picks.deal(move.price, move.times): move for move in frame.choosing.moves if isinstance(move, Trade)}

    def draw(frame: Drawing, pick: Pick, box: Rect, enabled: bool) -> None:
        frame.ui.panel(box, light=True, edge=(*ACCENT, 190))
        move = trades[pick]
        parts = [(FUEL, str(move.price * move.times)), ("arrow_right", ""), (ORE, str(move.times))]
        chip(frame.ui, parts, box.center, NAME)

    rows = -(-len(trades) // 3)
    _choose(frame, 640, 170 + 74 * rows, frame.words.name("action", 5), list(trades), 3, draw)


def _draw_thrown(frame: Drawing) -> None:
    """The discard pile, spread out to take a card from."""

    def draw(frame: Drawing, pick: Pick, box: Rect, enabled: bool) -> None:
        draw_card(frame, pick.number, box, dim=not enabled)

    cards = [picks.thrown(card) for card in sorted(set(frame.view.discard))]
    columns = 5 if len(cards) > 8 else 4
    height = 170 + 190 * -(-len(cards) // columns)
    _choose(frame, 760, height, frame.words.text("panel", "discard"), cards, columns, draw)


def _choose(
    frame: Drawing,
    width: int,
    height: int,
    heading: str,
    found: list[Pick],
    columns: int,
    draw: Callable[[Drawing, Pick, Rect, bool], None],
) -> None:
    room = sheet(frame, width, height, heading)
    foot = frame.layout.length(66)
    spread_out(frame, Rect(room.left, room.top, room.width, room.height - foot), found, columns, draw)
    buttons(frame, room, [cancel(frame)])
