"""The tray: dice not placed yet, the viewer's cards with their two halves, and the buttons."""

from __future__ import annotations

from pygame import Rect

from client.stage.lights import (
    DIMMED,
    FINE,
    FINE_STRONG,
    NAME,
    draw_parts,
    fitting,
    parts_width,
    plate,
    shine,
    shortened,
    soft_disc,
    using,
    whole_words,
)
from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.frame import Frame
from client.tables.alien_frontiers.looks import FUEL, card_picture
from client.tables.alien_frontiers.picks import Pick
from client.tables.alien_frontiers.places import die_places
from client.tables.alien_frontiers.previews import power_price
from client.ui.theme import ACCENT, EDGE, FAINT, GOLD, MUTED, SPACE, TextStyle
from engine.core.rng import Rng
from engine.games.alien_frontiers.components import CARDS
from engine.games.alien_frontiers.moves import Dock

_BUTTONS = (
    (picks.CONFIRM, "af.roll_again", "check"),
    (picks.CEASE_FIRE, "af.cease_fire", "shield"),
    (picks.LAUNCH, "af.launch", "colony"),
    (picks.BUY_RELIC, "af.buy_relic", "relic"),
    (picks.TRADE, "af.trade", "ore"),
    (picks.CYCLE, "af.cycle", "redo"),
)
CLAIM = "claim"
LIFT = 0.16
"""How far a selected die is lifted, against its size."""


def draw_tray(frame: Frame, caption: str) -> None:
    with using(frame.ui, frame.column_theme):
        _draw_caption(frame, caption)
        _draw_dice(frame)
        _draw_cards(frame)
        _draw_buttons(frame)


def _draw_caption(frame: Frame, caption: str) -> None:
    ui, box = frame.ui, frame.layout.tray.caption
    style = NAME if frame.may_act else TextStyle("body", "Medium", frame.livery.colour(frame.view.active))
    if frame.planning:
        style = TextStyle("body", "SemiBold", GOLD)
    for attempt in (style, TextStyle("small", style.weight, style.colour)):
        if ui.theme.height(caption, attempt, box.width) <= box.height:
            ui.label(caption, box, attempt, middle=True)
            return
    ui.line(ui.theme.wrapped(caption, FINE, box.width)[0] + " …", box.topleft, FINE)


# -- dice --------------------------------------------------------------------------------------------------------


def _draw_dice(frame: Frame) -> None:
    ui, view = frame.ui, frame.view
    mine = view.active == frame.seat and frame.around.link.viewer is not None
    for index, (ship, place) in enumerate(zip(view.hand, die_places(frame.layout, len(view.hand)), strict=True)):
        if not frame.stage.owed("hand", index):
            _draw_die(frame, index, ship, place, mine)
        if mine:
            spot = frame.spot(f"af.die.{index}", place, Pick("hand", index), 12)
            if frame.answers:
                ui.draggable(f"af.die.{index}", place, index)
            if frame.may_act and spot.activated and ui.input.released and ui.input.double:
                _aim_die(frame, index, ship)
            elif frame.may_act and spot.activated:
                _press_die(frame, index)
            elif frame.called(str(index + 1)):
                ui.focus = f"af.die.{index}"
                _press_die(frame, index)


def _press_die(frame: Frame, index: int) -> None:
    if _is_wrong(frame, index):
        frame.around.play_sound("error")
    else:
        frame.answer(frame.choosing.press_die(index))


def _is_wrong(frame: Frame, index: int) -> bool:
    """Does a card wait for a die, but not for this one?"""
    choosing = frame.choosing
    return choosing.wants_dice_named and index not in choosing.named and not choosing.names_die(index)


def _aim_die(frame: Frame, index: int, ship: int) -> None:
    """Point out the station that is best for this ship alone, then the next best; Enter or a click there docks it."""
    dockings = [move for move in frame.choosing.moves if isinstance(move, Dock) and move.ships == (ship,)]
    game = frame.around.link.game
    ratings = game.pilot().rate(game.imagine(frame.view, frame.seat, Rng(0)), frame.seat, list(dockings))
    ranked = sorted(zip(ratings, dockings, strict=True), key=lambda rated: -rated[0])
    aimed = frame.choosing.aim_die(index, [docking.station for _, docking in ranked])
    frame.around.play_sound("error" if aimed is None else "pick")
    if aimed is not None:
        frame.ui.focus = picks.station(aimed).id


def _draw_die(frame: Frame, index: int, ship: int, place: Rect, mine: bool) -> None:
    chosen = index in frame.choosing.dice or index in frame.choosing.named
    box = place.move(0, -round(place.height * LIFT)) if chosen else place
    _draw_shadow(frame, place, chosen)
    if mine:
        _light_die(frame, index, box, chosen)
    if not _is_dragged(frame, index):
        frame.ui.picture(frame.livery.die(ship), box, DIMMED if mine and _is_wrong(frame, index) else 255)


def _draw_shadow(frame: Frame, place: Rect, chosen: bool) -> None:
    if frame.ui.draws:
        radius = place.width // 2
        shadow = soft_disc(radius, (0, 0, 0), 150 if chosen else 110)
        frame.ui.surface.blit(shadow, (place.left, place.bottom - radius))


def _light_die(frame: Frame, index: int, box: Rect, chosen: bool) -> None:
    """Selected dice shine; so do those a card waits for, partners of a set, and faintly all that must be placed."""
    choosing = frame.choosing
    if chosen:
        shine(frame.ui, box.inflate(-6, -6), ACCENT, 1.0, 12)
    elif choosing.wants_dice_named:
        if choosing.names_die(index):
            frame.light(box.inflate(-6, -6), 0.9, 12)
    elif choosing.dice or choosing.aim is not None:
        if choosing.helps(index):
            frame.light(box.inflate(-6, -6), 0.5, 12)
    elif choosing.must_be_placed(index):
        frame.light(box.inflate(-6, -6), 0.35, 12)


def _is_dragged(frame: Frame, index: int) -> bool:
    drag = frame.ui.drag
    if not (drag and drag.moving and isinstance(drag.payload, int)):
        return False
    return index == drag.payload or (drag.payload in frame.choosing.dice and index in frame.choosing.dice)


def draw_dragged(frame: Frame) -> None:
    """The dice picked up follow the pointer."""
    ui, drag = frame.ui, frame.ui.drag
    if not (ui.draws and drag and drag.moving and isinstance(drag.payload, int)):
        return
    hand = frame.view.hand
    carried = [index for index in range(len(hand)) if _is_dragged(frame, index)]
    size = die_places(frame.layout, len(hand))[0].width if hand else 0
    x, y = ui.input.pointer
    for order, index in enumerate(carried):
        box = Rect(0, 0, size, size)
        box.center = (x + round((order - (len(carried) - 1) / 2) * size * 0.8), y)
        ui.picture(frame.livery.die(hand[index]), box)


# -- cards -------------------------------------------------------------------------------------------------------


def _draw_cards(frame: Frame) -> None:
    room = frame.layout.tray.cards
    cards = [card for card in frame.view.players[frame.seat].cards if not frame.stage.owed("card", frame.seat, card)]
    if not cards:
        return
    gap = max(3, round(8 * frame.layout.column_unit))
    width = min(round(168 * frame.layout.column_unit), (room.width - (len(cards) - 1) * gap) // len(cards))
    for number, card in enumerate(cards):
        _draw_card(frame, card, Rect(room.left + number * (width + gap), room.top, width, room.height))


def _draw_card(frame: Frame, card: int, box: Rect) -> None:
    """Picture and name above; below, the fuel power with its price and the discard power."""
    ui, words = frame.ui, frame.words
    if ui.draws:
        ui.surface.blit(plate(box.size, (*SPACE, 200), EDGE, ui.px(10)), box)
    half = max(ui.theme.line_height(FINE_STRONG) + 6, round(34 * frame.layout.column_unit))
    art = Rect(box.left + 2, box.top + 2, box.width - 4, box.height - 2 * half - 6)
    name = fitting(ui.theme, (words.name("card", card),), FINE_STRONG, art.width - 6)
    lines = [name] if name else whole_words(ui.theme, words.name("card", card), FINE_STRONG, art.width - 4)
    if not lines:
        lines = [shortened(ui.theme, word, FINE_STRONG, art.width - 4) for word in words.name("card", card).split(" ")]
    if ui.draws:
        ui.surface.blit(ui.art.cover(card_picture(card), art.size), art)
    height = ui.theme.line_height(FINE_STRONG) - 2
    if lines and height * len(lines) < art.height:
        band = Rect(art.left, art.bottom - height * len(lines) - 2, art.width, height * len(lines) + 2)
        if ui.draws:
            ui.surface.blit(plate(band.size, (*SPACE, 190), (*SPACE, 0), 1), band)
        for number, line in enumerate(lines):
            ui.line(line, (band.centerx, band.top + number * height), FINE_STRONG, "center")
    frame.spot(f"af.own.{card}", art, Pick("card", card, frame.seat), 8)
    _draw_power(frame, card, Rect(box.left + 3, art.bottom + 2, box.width - 6, half))
    _draw_discard(frame, card, Rect(box.left + 3, art.bottom + half + 3, box.width - 6, half))


def _draw_power(frame: Frame, card: int, box: Rect) -> None:
    price = power_price(frame.view, frame.seat, card)
    if price is None:
        _draw_half(frame, Pick("passive", card), box, "info", frame.say("af.always"), FUEL, "")
        return
    used = card in frame.view.used and frame.view.active == frame.seat
    label = frame.say("af.used" if used else "af.use")
    _draw_half(frame, picks.power(card), box, "", label, FUEL, str(price))


def _draw_discard(frame: Frame, card: int, box: Rect) -> None:
    if CARDS[card].discard_power:
        _draw_half(frame, picks.discard(card), box, "discard", frame.say("af.give_up"), "", "")


def _draw_half(frame: Frame, pick: Pick, box: Rect, icon: str, label: str, price: str, amount: str) -> None:
    """One half of a card: a button that says what it costs."""
    ui = frame.ui
    usable = frame.may_act and frame.choosing.starts(pick)
    armed = pick in frame.choosing.armed
    spot = frame.control(pick, box, radius=6) if pick.kind != "passive" else frame.spot(pick.id, box, pick, 6)
    if ui.draws:
        fill = (34, 44, 76, 235) if usable and (spot.hovered or armed) else (22, 29, 54, 235)
        ui.surface.blit(plate(box.size, fill, (*ACCENT, 220) if usable else EDGE, ui.px(7)), box)
    if armed:
        shine(ui, box, ACCENT, 1.0, 7, 6)
    style = TextStyle("small", "SemiBold", ACCENT if usable else FAINT if pick.kind != "passive" else MUTED)
    size = ui.theme.line_height(style) - 2
    left = [(price, amount)] if amount else [(icon, "")] if icon else []
    width = parts_width(ui, left, style, size)
    text = fitting(ui.theme, (label,), style, box.width - width - size)
    if text:
        end = draw_parts(ui, left, (box.left + size // 3, box.centery), style, size)
        rest = Rect(end + size // 4, box.top, box.right - end - size // 3, box.height)
        ui.line(text, (rest.centerx, box.centery - ui.theme.line_height(style) // 2), style, "center")
    else:
        draw_parts(ui, left, (box.centerx - width // 2, box.centery), style, size)


# -- buttons -----------------------------------------------------------------------------------------------------


def _draw_buttons(frame: Frame) -> None:
    """The next step of the turn large; below it whatever else is legal now, side by side where room is short."""
    choosing, room = frame.choosing, frame.layout.tray.buttons
    gap = max(4, round(8 * frame.layout.column_unit))
    tall = round(56 * frame.layout.column_unit)
    primary = Rect(room.left, room.top, room.width, tall)
    _draw_primary(frame, primary)
    wanted = [(pick, text, icon) for pick, text, icon in _BUTTONS if _is_offered(frame, pick)]
    if any(choosing.starts(picks.shown(card)) for card in frame.view.display):
        wanted.append((Pick(CLAIM), "af.claim", "card"))
    if choosing.armed or choosing.dice or choosing.aim is not None:
        wanted.append((Pick("cancel"), "stage.cancel", "close"))
    if frame.planning:
        wanted += [(Pick("plan"), "stage.plan_again", "dice"), (Pick("unplan"), "stage.plan_leave", "close")]
    elif frame.may_plan:
        wanted.append((Pick("plan"), "stage.plan", "eye"))
    if not wanted:
        return
    free = room.bottom - primary.bottom
    least = frame.ui.theme.line_height(FINE_STRONG) + frame.ui.px(8)
    columns = 1 if free // len(wanted) - gap >= least else 2
    rows = -(-len(wanted) // columns)
    height = min(tall, free // rows - gap)
    width = room.width if columns == 1 else (room.width - gap) // 2
    for number, (pick, text, icon) in enumerate(wanted):
        row, column = divmod(number, columns)
        whole = number == len(wanted) - 1 and not column
        box = Rect(
            room.left + column * (width + gap),
            primary.bottom + gap + row * (height + gap),
            room.width if whole else width,
            height,
        )
        _draw_button(frame, pick, box, frame.say(text), icon)


def _is_offered(frame: Frame, pick: Pick) -> bool:
    if pick == picks.CONFIRM:
        return bool(frame.choosing.armed) and frame.choosing.is_open(pick)
    return frame.choosing.is_open(pick) or frame.choosing.starts(pick)


def _draw_primary(frame: Frame, box: Rect) -> None:
    rolls = frame.choosing.starts(picks.ROLL)
    pick, icon = (picks.ROLL, "dice") if rolls else (picks.END_TURN, "check")
    enabled = frame.may_act and frame.answers and frame.choosing.starts(pick)
    if enabled:
        frame.light(box, 0.9, 14)
    text = frame.say("af.roll" if rolls else "af.end_turn")
    ui = frame.ui
    pressed = ui.button(pick.id, box, text, icon, enabled, primary=enabled, key="space" if enabled else None)
    if box.collidepoint(ui.input.pointer) and ui.input.by_pointer:
        frame.pointed = pick
    if pressed:
        frame.press(pick)


def _draw_button(frame: Frame, pick: Pick, box: Rect, text: str, icon: str) -> None:
    ui, choosing = frame.ui, frame.choosing
    room = box.width - ui.px(28)
    face = min(box.height - ui.px(14), ui.px(30)) + ui.px(7)
    style = FINE_STRONG
    shown = fitting(ui.theme, (text,), style, room - face)
    enabled = frame.answers and (pick != picks.CONFIRM or choosing.is_lit(pick))
    alone = not shown and bool(fitting(ui.theme, (text,), style, room))
    pressed = ui.button(
        pick.id,
        box,
        text if shown or alone else "",
        None if alone else icon,
        enabled,
        primary=enabled,
        tooltip="" if shown or alone else text,
        style=style,
    )
    if (box.collidepoint(ui.input.pointer) and ui.input.by_pointer) or (
        ui.focus == pick.id and not ui.input.by_pointer
    ):
        frame.pointed = pick
    if not pressed:
        return
    if pick.kind == "cancel":
        choosing.cancel()
    elif pick.kind in ("plan", "unplan"):
        frame.wish = pick.kind
    elif pick.kind == CLAIM:
        slots = [slot for slot, card in enumerate(frame.view.display) if choosing.starts(picks.shown(card))]
        ui.focus = f"af.shown.{slots[0]}"
        choosing.cancel()
    else:
        frame.press(pick)
