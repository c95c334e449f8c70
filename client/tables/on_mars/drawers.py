"""What is not needed all the time: drawers that open upward over the map, each with a handle on the console's edge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin
from typing import Any, Final

import pygame
from pygame import Rect

from client.stage.lights import NAME, text_width, write
from client.stage.picks import Pick
from client.stage.sheets import paper
from client.stage.zones import grid as in_rows
from client.stage.zones import row as side_by_side
from client.tables.on_mars.board import small_cards
from client.tables.on_mars.desk import Desk, Drawing, keep
from client.tables.on_mars.looks import (
    CRYSTAL_PICTURE,
    building_picture,
    contract_picture,
    good_picture,
    print_picture,
    scientist_picture,
    tile_picture,
)
from client.ui.theme import ACCENT, EDGE, GOLD, MUTED, TEXT, TextStyle
from engine.games.on_mars.components import (
    BLUEPRINTS,
    COLONIST,
    COMMON_TYPES,
    CONTRACTS,
    FACES,
    HIDDEN,
    NOWHERE,
    ROW_CARDS,
    SCIENTIST_PRICE,
    SCIENTISTS,
    SHELTER,
    SHELTERS,
)
from engine.games.on_mars.hexes import DIRECTIONS
from engine.games.on_mars.hiring import FIRST_CONTRACT
from engine.games.on_mars.moves import Hire, Refill, TakeBlueprint, TakeContract

NAMES: Final = ("blueprints", "offers", "stacks", "explore", "mine", "log")
BLUEPRINT_DRAWER, OFFER_DRAWER, LOG_DRAWER = 1, 2, 6
TITLE = TextStyle("small", "SemiBold", TEXT)
TEXTS = TextStyle("small", "Medium", MUTED)


def asked_for(moves: Sequence[Any]) -> int:
    """The drawer in which what is to be chosen lies."""
    if any(isinstance(move, TakeBlueprint) for move in moves):
        return BLUEPRINT_DRAWER
    return OFFER_DRAWER if any(isinstance(move, Hire | TakeContract | Refill) for move in moves) else 0


def attend(frame: Drawing, desk: Desk) -> None:
    """Drawers open by themselves when a choice needs them, and close after it; numbers and Esc do the same by hand."""
    asked = asked_for(frame.choosing.moves)
    if asked != desk.asked:
        desk.drawer = asked or (desk.drawer if desk.pinned else 0)
        desk.asked = asked
    for number in range(1, len(NAMES) + 1):
        if frame.answers and frame.ui.layer >= frame.ui.modal and frame.ui.pressed_key(str(number)):
            toggle(desk, number)


def toggle(desk: Desk, number: int) -> None:
    desk.drawer = 0 if desk.drawer == number else number


def draw_handles(frame: Drawing, desk: Desk) -> None:
    layout = frame.layout
    raised = desk.drawer
    for number, box in enumerate(side_by_side(layout.handles, len(NAMES), layout.length(8)), 1):
        spot = frame.spot(f"om.drawer.{number}", box, Pick("drawer", number))
        if spot.activated:
            toggle(desk, number)
        raised = number if spot.hovered else raised
    key = (raised, desk.asked, *(_count(frame, number) for number in range(len(NAMES))))
    keep(frame, "handles", key, layout.handles, partial(_paint_handles, raised=raised, asked=desk.asked))


def _paint_handles(frame: Drawing, raised: int, asked: int) -> None:
    ui, layout = frame.ui, frame.layout
    for number, box in enumerate(side_by_side(layout.handles, len(NAMES), layout.length(8)), 1):
        fill = (44, 56, 88, 240) if raised == number else (24, 30, 48, 236)
        ui.panel(box, radius=9, edge=(*ACCENT, 210) if asked == number else EDGE, fill=fill)
        inner = box.inflate(-layout.length(18), 0)
        count = _count(frame, number)
        figure = Rect(inner.right - layout.length(30), inner.top, layout.length(30), inner.height)
        if count:
            write(ui, count, figure, TextStyle("small", "Bold", GOLD), "right")
        room = inner if not count else Rect(inner.left, inner.top, inner.width - figure.width - 4, inner.height)
        if not layout.is_small:
            key = Rect(room.left, room.top, layout.length(20), room.height)
            write(ui, str(number), key, TextStyle("small", "Medium", MUTED))
            room = Rect(key.right, room.top, room.right - key.right, room.height)
        name = NAMES[number - 1]
        write(ui, (frame.say(f"om.drawer_{name}"), frame.say(f"om.short_{name}")), room, TITLE)


def _count(frame: Drawing, number: int) -> str:
    view, player = frame.view, frame.view.players[frame.seat]
    counts = (
        sum(card != NOWHERE for card in view.display),
        sum(card != NOWHERE for card in view.offer),
        sum(len(stack) for stack in view.stacks),
        sum(tile != NOWHERE for tile in view.exploration),
        len(player.goals)
        + len(player.contracts)
        + len(player.scientists)
        + len(player.discoveries)
        + len(player.research),
    )
    return str(counts[number - 1]) if number <= len(counts) else ""


def drawer_box(frame: Drawing, desk: Desk) -> Rect:
    """As far up as what is in it needs; empty while none is open."""
    whole, length = frame.layout.drawer, frame.layout.length
    if not desk.drawer:
        return Rect(whole.left, whole.bottom, whole.width, 0)
    held = len(small_cards(frame, desk.board_of(frame)))
    mine = 90 + 112 * max(1, -(-held // _columns(held)))
    heights = (80 + 290 * len(_rows(frame)), 560, 480, 340, mine, 600)
    height = min(whole.height, length(heights[desk.drawer - 1]))
    return Rect(whole.left, whole.bottom - height, whole.width, height)


def _columns(held: int) -> int:
    """In how many columns so many cards and tiles lie."""
    return 2 if held <= 8 else 3


def _rows(frame: Drawing) -> list[list[int]]:
    """The rows of the display that hold any Blueprints, at least the upper one."""
    upper, lower = frame.view.display[:ROW_CARDS], frame.view.display[ROW_CARDS:]
    return [upper, lower] if any(card != NOWHERE for card in lower) else [upper]


def draw_drawer(frame: Drawing, desk: Desk) -> None:
    if not desk.drawer:
        return
    name, box = NAMES[desk.drawer - 1], drawer_box(frame, desk)
    room = paper(frame, box, frame.say(f"om.drawer_{name}"))
    close = Rect(box.right - frame.layout.length(52), box.top + 8, 0, 0)
    close.size = (frame.layout.length(40),) * 2
    if frame.ui.button("om.close", close, icon="close", tooltip=frame.say("om.close")):
        desk.drawer, desk.pinned = 0, False
    _DRAWERS[desk.drawer - 1](frame, desk, room)


# -- cards -------------------------------------------------------------------------------------------------------


def _card(
    frame: Drawing, pick: Pick, box: Rect, picture: str, name: str, text: str, price: Sequence[str] = (), id: str = ""
) -> None:
    """A card with its picture above, its name, what it does, and its price in the corner."""
    ui, length = frame.ui, frame.layout.length
    is_open = frame.choosing.is_open(pick)
    spot = frame.control(pick, box, id, radius=10)
    lit = is_open and (spot.hovered or spot.focused)
    fill = (30, 42, 74, 255) if lit else (18, 24, 44, 255)
    ui.panel(box, radius=10, edge=(*ACCENT, 220) if is_open else EDGE, fill=fill)
    if is_open:
        frame.light(box, 1.0 if lit else 0.5)
    if box.width > box.height * 1.3:
        art = Rect(box.left + 4, box.top + 4, min(box.height - 8, box.width * 36 // 100), box.height - 8)
        words = Rect(art.right + length(8), box.top + 4, box.right - art.right - length(14), box.height - 8)
    else:
        art = Rect(box.left + 4, box.top + 4, box.width - 8, round(box.height * 0.4))
        words = Rect(box.left + length(8), art.bottom + 2, box.width - length(16), box.bottom - art.bottom - 6)
    ui.picture(picture, art)
    side = length(24)
    for number, good in enumerate(price):
        ui.picture(good, Rect(art.right - (number + 1) * side, art.top, side, side))
    line = ui.theme.line_height(TITLE)
    is_long = text_width(ui.theme, name, TITLE) > words.width and words.height > 5 * line
    head = Rect(words.left, words.top, words.width, (2 if is_long else 1) * line)
    write(ui, name, head, TITLE, lines=2)
    rest = Rect(words.left, head.bottom, words.width, words.bottom - head.bottom)
    if rest.height > ui.theme.line_height(TEXTS):
        write(ui, text, rest, TEXTS, lines=8)


def _text(frame: Drawing, kind: str, number: int) -> str:
    return frame.words.name(kind, number, "text")


def _blueprints(frame: Drawing, desk: Desk, room: Rect) -> None:
    shown = [card for row in _rows(frame) for card in row]
    for card, cell in zip(shown, in_rows(room, len(shown), ROW_CARDS, frame.layout.length(10)), strict=True):
        if card == NOWHERE:
            frame.ui.panel(cell, radius=10, edge=(60, 70, 100, 120), fill=(8, 11, 22, 160))
            continue
        level = frame.words.text("gallery", "level", BLUEPRINTS[card].level)
        name = frame.words.name("blueprint", card)
        text = f"{level}. {_text(frame, 'blueprint', card)}"
        _card(frame, Pick("blueprint", card), cell, print_picture(card), name, text)


def _offers(frame: Drawing, desk: Desk, room: Rect) -> None:
    if any(isinstance(move, Refill) for move in frame.choosing.moves):
        deck = frame.view.contract_deck
        for contract, cell in zip(deck, in_rows(room, len(deck), 3, frame.layout.length(10)), strict=True):
            _contract(frame, contract, cell, ())
        return
    for card, cell in zip(frame.view.offer, in_rows(room, 6, 3, frame.layout.length(12)), strict=True):
        if card == NOWHERE:
            frame.ui.panel(cell, radius=10, edge=(60, 70, 100, 120), fill=(8, 11, 22, 160))
        elif card < FIRST_CONTRACT:
            good = SCIENTISTS[card].cost
            picture = frame.livery.of(frame.seat, "colonist") if good == COLONIST else good_picture(good)
            name, text = frame.words.name("scientist", card), _text(frame, "scientist", card)
            price = [picture] * SCIENTIST_PRICE
            _card(frame, Pick("scientist", card), cell, scientist_picture(card), name, text, price)
        else:
            _contract(frame, card - FIRST_CONTRACT, cell, (CRYSTAL_PICTURE,))


def _contract(frame: Drawing, contract: int, cell: Rect, price: Sequence[str]) -> None:
    record, name = CONTRACTS[contract], frame.words.name("contract", contract)
    worth = f"{frame.words.text('gallery', 'gain', record.gain)}, {frame.words.text('gallery', 'loss', record.loss)}."
    text = f"{_text(frame, 'contract', contract)} {worth}"
    _card(frame, Pick("contract", contract), cell, contract_picture(contract), name, text, price)


def _stacks(frame: Drawing, desk: Desk, room: Rect) -> None:
    """The top tile of each stack with its arrows, and how many are left."""
    ui, length = frame.ui, frame.layout.length
    cells = in_rows(room, COMMON_TYPES + 1, 3, length(12))
    for building, cell in enumerate(cells):
        frame.spot(f"om.stack.{building}", cell, Pick("building", building), 10)
        ui.panel(cell, radius=10, edge=EDGE, fill=(18, 24, 44, 255))
        is_shelter = building == SHELTER
        left = (
            len(frame.view.stacks[building]) if not is_shelter else SHELTERS - frame.view.players[frame.seat].shelters
        )
        side = min(cell.height - length(16), cell.width // 2)
        art = Rect(cell.left + length(8), cell.centery - side // 2, side, side)
        ui.picture(frame.livery.building(SHELTER + frame.seat, 1) if is_shelter else building_picture(building), art)
        if not is_shelter and left:
            _draw_arrows(frame, art, FACES[frame.view.stacks[building][-1]][1])
        words = Rect(art.right + length(8), cell.top + length(8), cell.right - art.right - length(16), cell.height // 2)
        write(ui, frame.words.name("building", building), words, NAME, lines=2)
        words.top = words.bottom - length(8)
        write(ui, frame.say("om.left", left), words, TEXTS, lines=2)


def _draw_arrows(frame: Drawing, art: Rect, ways: Sequence[str]) -> None:
    """Where Crystals will appear: arrows at the edges of the top tile."""
    if not frame.ui.draws:
        return
    for way in ways:
        turn = DIRECTIONS.index(way) * pi / 3 - pi / 2
        x = art.centerx + cos(turn) * art.width * 0.44
        y = art.centery + art.height * 0.06 + sin(turn) * art.height * 0.38
        tip = (x + cos(turn) * art.width * 0.1, y + sin(turn) * art.height * 0.1)
        sides = [(x - sin(turn) * s * art.width * 0.06, y + cos(turn) * s * art.height * 0.06) for s in (-1, 1)]
        pygame.draw.polygon(frame.ui.surface, (190, 110, 240), [tip, *sides])
        pygame.draw.polygon(frame.ui.surface, TEXT, [tip, *sides], 1)


def _explore(frame: Drawing, desk: Desk, room: Rect) -> None:
    ui, length = frame.ui, frame.layout.length
    upper = Rect(room.left, room.top, room.width, min(room.height - length(40), length(220)))
    for number, (tile, cell) in enumerate(zip(frame.view.exploration, side_by_side(upper, 2, length(14)), strict=True)):
        if tile != NOWHERE:
            name, text = frame.words.name("tile", tile), _text(frame, "tile", tile)
            _card(frame, Pick("tile", tile), cell, tile_picture(tile), name, text, id=f"om.explore.{number}")
    low = Rect(room.left, upper.bottom + length(6), room.width, length(30))
    write(ui, frame.say("om.left", len(frame.view.discovery_pile)), low, TEXTS)


def _mine(frame: Drawing, desk: Desk, room: Rect) -> None:
    """Everything taken, in words."""
    seat = desk.board_of(frame)
    things = [(pick, picture) for pick, picture in small_cards(frame, seat) if pick.number != HIDDEN]
    if not things:
        write(frame.ui, frame.say("om.none_yet"), Rect(room.left, room.top, room.width, frame.layout.length(40)), TEXTS)
        return
    columns = _columns(len(things))
    height = frame.layout.length(104)
    rows = -(-len(things) // columns)
    room = Rect(room.left, room.top, room.width, min(room.height, rows * height))
    for number, ((pick, picture), cell) in enumerate(
        zip(things, in_rows(room, len(things), columns, frame.layout.length(8)), strict=True)
    ):
        name = frame.words.name(pick.kind, pick.number)
        text = "" if pick.kind == "card_a" else _text(frame, pick.kind, pick.number)
        shown = picture or ("on_mars/beacon_white" if pick.kind == "goal" else "om_earth:globe")
        _card(frame, pick, cell, shown, name, text, id=f"om.held.{number}")


def _log(frame: Drawing, desk: Desk, room: Rect) -> None:
    """The stage writes it."""


def log_room(frame: Drawing, desk: Desk) -> Rect:
    box, length = drawer_box(frame, desk), frame.layout.length
    return Rect(box.left + length(16), box.top + length(60), box.width - length(32), box.height - length(76))


_DRAWERS: Sequence[Callable[[Drawing, Desk, Rect], None]] = (_blueprints, _offers, _stacks, _explore, _mine, _log)
