"""The player's own deck: what they hold, the launch pads with their fleet, and the buttons."""

from __future__ import annotations

from pygame import Rect

from client.stage.lights import (
    DIMMED,
    FINE,
    NAME,
    Part,
    draw_parts,
    parts_width,
    shine,
    soft_disc,
    text_width,
    write,
)
from client.stage.picks import CANCEL, CONFIRM, Pick
from client.stage.pieces import Piece
from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.looks import FUEL, ORE, Drawing, station_picture
from client.tables.alien_frontiers.pieces import RELIC_PAD, Where, hand_pads, pads
from client.tables.alien_frontiers.players import draw_console
from client.tables.alien_frontiers.reasons import ships_of
from client.ui.theme import ACCENT, FAINT, GOLD, MUTED, SPACE, TEXT, WARNING, Colour, TextStyle
from engine.core.rng import Rng
from engine.games.alien_frontiers.components import SHIPYARD, is_relic
from engine.games.alien_frontiers.docking import ship_price
from engine.games.alien_frontiers.moves import Dock, GiveBack

CLAIM = Pick("claim")
LIFT = 0.15
"""How far a selected ship is lifted, against its size."""
_BUTTONS = (
    (CONFIRM, "af.roll_again", "check"),
    (picks.CEASE_FIRE, "af.cease_fire", "shield"),
    (picks.LAUNCH, "af.launch", "colony"),
    (picks.BUY_RELIC, "af.buy_relic", "relic"),
    (picks.TRADE, "af.trade", "swap"),
    (picks.CYCLE, "af.cycle", "redo"),
)


def draw_deck(frame: Drawing, caption: str) -> None:
    draw_console(frame, frame.seat)
    _draw_pads(frame)
    _draw_caption(frame, caption)
    if frame.answers:
        _draw_buttons(frame)


def _draw_caption(frame: Drawing, caption: str) -> None:
    """What is asked, on a plate at the foot of the board."""
    if not caption:
        return
    colour = GOLD if frame.planning else TEXT if frame.may_act else frame.livery.colour(frame.view.active)
    style, box = TextStyle("small", "SemiBold", colour), frame.layout.caption
    pad = box.height // 2
    width = min(box.width, text_width(frame.ui.theme, caption, style) + 2 * pad)
    plate = Rect(box.left, box.top, width, box.height)
    frame.ui.panel(plate, radius=16, edge=(*colour, 150), fill=(*SPACE, 215))
    write(frame.ui, caption, plate.inflate(-2 * pad, 0), style, "center")


# -- launch pads -------------------------------------------------------------------------------------------------


def _draw_pads(frame: Drawing) -> None:
    """The fleet: ships to place, ghosts of those that are docked with the sign of where, and ships not built yet."""
    found = pads(frame.view, frame.seat)
    stock, built = frame.view.players[frame.seat].stock, sum(pad != RELIC_PAD for pad in found)
    mine = frame.view.active == frame.seat and frame.around.link.viewer is not None
    for pad, box in enumerate(frame.layout.deck.pads):
        if pad in found:
            held, where = found[pad]
            if where[0] == "hand":
                if mine:
                    _touch_die(frame, where[1], pad, box)
            else:
                _draw_away(frame, held, where, box)
        elif pad != RELIC_PAD and pad < built + stock:
            _draw_hologram(frame, pad - built, box)


def _foot(frame: Drawing, box: Rect) -> Rect:
    """The line below a pad."""
    return Rect(
        box.left - box.width // 12, box.bottom + frame.layout.length(5), box.width * 7 // 6, frame.layout.length(32)
    )


def _draw_away(frame: Drawing, held: int, where: Where, box: Rect) -> None:
    """A docked ship leaves its shadow on the pad."""
    frame.ui.picture(frame.livery.die(held), box.inflate(-box.width // 6, -box.height // 6), 66)
    foot = _foot(frame, box)
    frame.ui.picture(station_picture(where[1]), foot.inflate(0, foot.height // 3))
    frame.spot(f"away.{box.left}", box, Pick("docked", where[1], held), 30, aside=True)


def _draw_hologram(frame: Drawing, later: int, box: Rect) -> None:
    """A ship that is not built yet, with its price; the next one lights while a pair could build it."""
    choosing = ships_of(frame)
    next_one = not later and bool(choosing.dice) and bool(choosing.dockings(SHIPYARD)) and not choosing.armed
    price = ship_price(frame.view, frame.seat, later)
    if next_one:
        shine(frame.ui, box.inflate(-box.width // 5, -box.height // 5), ACCENT, frame.pulse, 30)
        write(frame.ui, "+1", box, TextStyle("body", "Bold", ACCENT), "center")
    if price is None:
        return
    parts: list[Part] = [(FUEL, str(price.fuel)), (ORE, str(price.ore))]
    foot = _foot(frame, box)
    icon = min(foot.height, frame.ui.theme.line_height(FINE))
    width = parts_width(frame.ui, parts, FINE, icon)
    if width <= foot.width:
        draw_parts(frame.ui, parts, (foot.centerx - width // 2, foot.centery), FINE, icon)


def _touch_die(frame: Drawing, index: int, pad: int, box: Rect) -> None:
    """A ship to place: a click or its digit selects it, a drag carries it, two clicks aim it at a station."""
    ui, pick = frame.ui, picks.die(index)
    spot = frame.spot(pick.id, box, pick, 12)
    if frame.answers:
        ui.draggable(pick.id, box, index)
    foot = _foot(frame, box)
    chosen = index in ships_of(frame).dice
    write(ui, str(pad + 1), foot, TextStyle("small", "SemiBold", ACCENT if chosen else MUTED), "center")
    if frame.may_act and spot.activated and ui.input.released and ui.input.double:
        _aim_die(frame, index)
    elif frame.may_act and spot.activated:
        press_die(frame, index)
    elif frame.called(str(pad + 1)):
        ui.focus = pick.id
        press_die(frame, index)


def press_die(frame: Drawing, index: int) -> None:
    if _is_wrong(frame, index):
        frame.around.play_sound("error")
    else:
        frame.answer(ships_of(frame).press_die(index))


def _is_wrong(frame: Drawing, index: int) -> bool:
    """Does a card wait for a ship, but not for this one?"""
    choosing = ships_of(frame)
    return choosing.wants_ships_named and index not in choosing.named and not choosing.names(index)


def _aim_die(frame: Drawing, index: int) -> None:
    """Point out the station that is best for this ship alone, then the next best; Enter or a click there docks it."""
    held = frame.view.hand[index]
    dockings = [move for move in frame.choosing.moves if isinstance(move, Dock) and move.ships == (held,)]
    game = frame.around.link.game
    ratings = game.pilot().rate(game.imagine(frame.view, frame.seat, Rng(0)), frame.seat, list(dockings))
    ranked = sorted(zip(ratings, dockings, strict=True), key=lambda rated: -rated[0])
    aimed = ships_of(frame).aim_die(index, [docking.station for _, docking in ranked])
    frame.around.play_sound("error" if aimed is None else "pick")
    if aimed is not None:
        frame.ui.focus = picks.station(aimed).id


def draw_die(frame: Drawing, piece: Piece, box: Rect) -> None:
    """An unplaced ship: on one's own pad lit and lifted as it is selected, or small on a rival's console."""
    index = piece.at.number
    if index >= 10:
        frame.ui.picture(piece.picture, box)
        return
    choosing = ships_of(frame)
    chosen = index in choosing.dice or index in choosing.named
    if frame.ui.draws:
        shadow = soft_disc(box.width // 2, (0, 0, 0), 150 if chosen else 100)
        frame.ui.surface.blit(shadow, (box.left, box.centery))
    if chosen:
        box = box.move(0, -round(box.height * LIFT)).inflate(box.width // 7, box.height // 7)
    mine = frame.around.link.viewer is not None
    if mine:
        _light_die(frame, index, box, chosen)
    if not _is_dragged(frame, index):
        frame.ui.picture(piece.picture, box, DIMMED if mine and _is_wrong(frame, index) else 255)
        if is_relic(frame.view.hand[index]):
            side = box.width // 4
            frame.ui.mark(frame.livery.colours[frame.seat], Rect(box.right - side, box.bottom - side, side, side))


def _light_die(frame: Drawing, index: int, box: Rect, chosen: bool) -> None:
    """Selected ships shine; so do those a card waits for, partners of a set, and faintly all that must be placed."""
    choosing, place = ships_of(frame), box.inflate(-6, -6)
    if chosen:
        shine(frame.ui, place, ACCENT, 1.0, 14)
    elif choosing.wants_ships_named:
        if choosing.names(index):
            frame.light(place, 0.9, 14)
    elif choosing.dice or choosing.aim is not None:
        if choosing.adds(index):
            frame.light(place, 0.5, 14)
    elif frame.may_act and choosing.must_be_placed(index):
        frame.light(place, 0.35, 14)


def _is_dragged(frame: Drawing, index: int) -> bool:
    drag = frame.ui.drag
    if not (drag and drag.moving and isinstance(drag.payload, int)):
        return False
    dice = ships_of(frame).dice
    return index == drag.payload or (drag.payload in dice and index in dice)


def draw_dragged(frame: Drawing) -> None:
    """The ships picked up follow the pointer."""
    ui, drag = frame.ui, frame.ui.drag
    if not (ui.draws and drag and drag.moving and isinstance(drag.payload, int)):
        return
    carried = [index for index in hand_pads(frame.view, frame.seat) if _is_dragged(frame, index)]
    side = frame.layout.deck.pads[0].width
    x, y = ui.input.pointer
    for order, index in enumerate(carried):
        box = Rect(0, 0, side, side)
        box.center = (x + round((order - (len(carried) - 1) / 2) * side * 0.8), y)
        ui.picture(frame.livery.die(frame.view.hand[index]), box)


# -- buttons -----------------------------------------------------------------------------------------------------


def _draw_buttons(frame: Drawing) -> None:
    """The next step of the turn large; below it whatever else is legal now, side by side where room is short."""
    choosing, room = frame.choosing, frame.layout.deck.buttons
    gap = frame.layout.length(8)
    wanted = [(pick, text, icon) for pick, text, icon in _BUTTONS if _is_offered(frame, pick)]
    if any(choosing.starts(picks.shown(card)) for card in frame.view.display):
        wanted.append((CLAIM, "af.claim", "card"))
    if choosing.is_under_way:
        wanted.append((CANCEL, "stage.cancel", "close"))
    if frame.planning:
        wanted += [(Pick("plan"), "stage.plan_again", "dice"), (Pick("unplan"), "stage.plan_leave", "close")]
    elif frame.may_plan:
        wanted.append((Pick("plan"), "stage.plan", "eye"))
    tall = frame.layout.length(84 if len(wanted) < 3 else 66)
    _draw_primary(frame, Rect(room.left, room.top, room.width, tall))
    if not wanted:
        return
    free = Rect(room.left, room.top + tall + gap, room.width, room.bottom - room.top - tall - gap)
    columns = 1 if len(wanted) < 2 else 2
    rows = -(-len(wanted) // columns)
    height, width = (free.height - (rows - 1) * gap) // rows, (free.width - (columns - 1) * gap) // columns
    for number, (pick, text, icon) in enumerate(wanted):
        line, column = divmod(number, columns)
        whole = number == len(wanted) - 1 and not column
        top = free.top + line * (height + gap)
        box = Rect(free.left + column * (width + gap), top, free.width if whole else width, height)
        _draw_button(frame, pick, box, frame.say(text), icon)


def _is_offered(frame: Drawing, pick: Pick) -> bool:
    if pick == CONFIRM:
        return bool(frame.choosing.armed) and frame.choosing.is_open(pick)
    return frame.choosing.is_open(pick) or frame.choosing.starts(pick)


def _draw_primary(frame: Drawing, box: Rect) -> None:
    """Roll, dock what is selected where it is aimed, or end the turn: grey with the reason while that cannot be."""
    choosing, ui = ships_of(frame), frame.ui
    pick = picks.ROLL if choosing.starts(picks.ROLL) else picks.END_TURN
    enabled = frame.answers and choosing.starts(pick)
    text = frame.say("af.roll" if pick == picks.ROLL else "af.end_turn")
    ships = len(frame.view.hand) if frame.may_act else 0
    waiting = not enabled and pick == picks.END_TURN and ships and not any(
        isinstance(move, GiveBack) for move in choosing.moves
    )  # fmt: skip
    notes = [frame.say("af.ships_left", ships), frame.say("af.ships_left_short", ships)]
    note = notes if waiting and frame.view.active == frame.seat else []
    pressed = ui.button(pick.id, box, "", enabled=enabled, primary=enabled, key="space")
    _write_face(frame, box, text, "dice" if pick == picks.ROLL else "hourglass", enabled, note)
    _point(frame, pick, box)
    if pressed:
        frame.press(pick)


def _write_face(frame: Drawing, box: Rect, text: str, icon: str, enabled: bool, note: list[str]) -> None:
    ui, colour = frame.ui, ACCENT if enabled else FAINT
    side = min(box.height // 2, ui.px(30))
    place = Rect(box.left + box.height // 5, 0, side, side)
    upper = Rect(place.right + side // 3, box.top, box.right - place.right - side // 2, box.height)
    if note:
        upper.height = box.height * 3 // 5
        lower = Rect(place.left, upper.bottom - box.height // 12, box.right - place.left - 4, box.height * 2 // 5)
        write(ui, note, lower, TextStyle("small", "Medium", WARNING))
    place.centery = upper.centery
    ui.icon(icon, place, colour)
    write(ui, text, upper, TextStyle(NAME.size, NAME.weight, colour))


def _draw_button(frame: Drawing, pick: Pick, box: Rect, text: str, icon: str) -> None:
    ui, choosing = frame.ui, frame.choosing
    enabled = frame.answers and (pick != CONFIRM or choosing.is_lit(pick))
    pressed = ui.button(pick.id, box, "", enabled=enabled, primary=enabled)
    colour: Colour = ACCENT if enabled else FAINT
    side = min(box.height * 2 // 3, ui.px(26))
    style = TextStyle("small", "SemiBold", colour)
    room = box.inflate(-frame.layout.length(12), 0)
    has_icon = room.width > 4 * side
    if has_icon:
        place = Rect(room.left, 0, side, side)
        place.centery = box.centery
        ui.icon(icon, place, colour)
        room = Rect(place.right + 4, box.top, room.right - place.right - 4, box.height)
    write(ui, text, room, style, "left" if has_icon else "center", 2)
    _point(frame, pick, box)
    if not pressed:
        return
    if pick == CANCEL:
        choosing.cancel()
    elif pick.kind in ("plan", "unplan"):
        frame.outcome.wish = pick.kind
    elif pick == CLAIM:
        slots = [slot for slot, card in enumerate(frame.view.display) if choosing.starts(picks.shown(card))]
        ui.focus = f"shown.{slots[0]}"
        choosing.cancel()
    else:
        frame.press(pick)


def _point(frame: Drawing, pick: Pick, box: Rect) -> None:
    """What a button does, or why it cannot be pressed, is explained like everything else."""
    ui = frame.ui
    if not frame.answers or ui.layer < ui.modal:
        return
    if box.collidepoint(ui.input.pointer) if ui.input.by_pointer else ui.focus == pick.id:
        frame.outcome.pointed = pick
