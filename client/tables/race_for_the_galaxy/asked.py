"""What is asked of me: the prompt and the buttons in my bar, the plates of actions, and plates to choose one of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from client.stage import sheets
from client.stage.lights import shine, write
from client.stage.picks import CONFIRM, Pick
from client.stage.zones import grid
from client.tables.race_for_the_galaxy import picks
from client.tables.race_for_the_galaxy.faces import face
from client.tables.race_for_the_galaxy.groove import Drawing
from client.tables.race_for_the_galaxy.ledger import CLEAR, LAY
from client.tables.race_for_the_galaxy.looks import GOODS_PICTURES, PHASE_COLOURS, PRESTIGE, phase_picture, picture_of
from client.tables.race_for_the_galaxy.picks import RaceChoosing
from client.tables.race_for_the_galaxy.pieces import Asked, chance_of_cost, hand_room, unseen
from client.tables.race_for_the_galaxy.players import badge_of
from client.ui.theme import ACCENT, EDGE, FAINT, GOLD, MUTED, TEXT, TextStyle
from engine.games.race_for_the_galaxy.components import (
    ACT_DEVELOP,
    ACT_SETTLE,
    ACTIONS,
    CARDS,
    FOLDER,
    NOTHING,
    PHASE_OF,
    POWERS,
)
from engine.games.race_for_the_galaxy.develop import developable
from engine.games.race_for_the_galaxy.moves import Begin, Choose, Feed
from engine.games.race_for_the_galaxy.payment import ToPay
from engine.games.race_for_the_galaxy.searching import MATCHES
from engine.games.race_for_the_galaxy.settle import settleable
from engine.games.race_for_the_galaxy.wording import power_text

PROMPT = TextStyle("body", "SemiBold", ACCENT)
QUIET = TextStyle("body", "Medium", MUTED)
LETTERS: Final = {"e": 0, "d": 2, "t": 3, "c": 4, "x": 5, "p": 6, "s": 7}
"""Keys of the actions: Explore, Develop, seTtle, Trade by C, x2, Produce, Search."""


# -- the bar -----------------------------------------------------------------------------------------------------


def draw_asked(frame: Drawing, room: Rect, prompt: str, laid: bool) -> Pick | None:
    """Prompt and buttons, right-aligned; returns which of them was pressed. `laid` is a plan for Consume."""
    buttons = _laid(frame) if laid else _buttons(frame)
    pressed = None
    width = min(frame.layout.length(206), room.width // 3)
    height = room.height - frame.ui.px(12)
    left = room.right
    for number, (pick, text, enabled, key) in enumerate(reversed(buttons)):
        left -= width + frame.ui.px(8)
        box = Rect(left, room.centery - height // 2, width, height)
        primary = enabled and number == len(buttons) - 1 and pick != picks.PASS
        if frame.ui.button(pick.id, box, "", enabled=enabled and frame.answers, primary=primary, key=key):
            pressed = pick
        style = TextStyle("body", "SemiBold", ACCENT if primary else TEXT if enabled else FAINT)
        write(frame.ui, text, box.inflate(-frame.ui.px(12), 0), style, "center")
        if pick.id in frame.ui.spots and box.collidepoint(frame.ui.input.pointer) and frame.ui.input.by_pointer:
            frame.outcome.pointed = pick
    place = Rect(room.left, room.top, left - room.left - frame.ui.px(8), room.height)
    write(frame.ui, prompt, place, PROMPT if frame.may_act else QUIET, lines=2)
    return pressed


Button = tuple[Pick, str, bool, str | None]


def _laid(frame: Drawing) -> list[Button]:
    return [(LAY, frame.say("rg.consume"), True, "space"), (CLEAR, frame.say("rg.clear"), True, None)]


def _buttons(frame: Drawing) -> list[Button]:
    choosing = frame.choosing
    found: list[Button] = []
    first = choosing.moves[0] if choosing.moves else None
    gathering = choosing.gathering if isinstance(choosing, RaceChoosing) else None
    lit = choosing.is_lit(CONFIRM)
    if gathering:
        what = "keep" if gathering.keeps else "pay" if _paying(frame) else "discard"
        count = f"{len(choosing.selected)}/{gathering.most}"
        found.append((CONFIRM, frame.say(f"rg.{what}", count), lit, "space"))
        if _paying(frame):
            found.append((CHEAPEST, frame.say("rg.cheapest"), True, "f"))
    elif isinstance(first, Begin):
        found.append((CONFIRM, frame.say("rg.begin"), lit, "space"))
    elif isinstance(first, Choose):
        found.append((CONFIRM, frame.say("rg.choose"), lit, "space"))
    elif isinstance(first, Feed) and choosing.starts(CONFIRM):
        found.append((CONFIRM, frame.say("rg.consume"), lit, "space"))
    for pick, key in ((picks.TAKE, "t"), (picks.GO_ON, "g"), (picks.FOR_VP, "v"), (picks.TAKE_BACK, None)):
        if choosing.starts(pick):
            found.append((pick, frame.say(f"rg.{pick.kind}"), True, key))
    if choosing.starts(picks.PASS):
        found.append((picks.PASS, _pass_text(frame), True, "space" if not found else None))
    return found


CHEAPEST: Final = Pick("cheapest")


def _paying(frame: Drawing) -> bool:
    return isinstance(frame.view.agenda[-1], ToPay)


def _pass_text(frame: Drawing) -> str:
    name = type(frame.view.agenda[-1]).__name__
    return frame.say("rg.place_nothing" if name in ("ToDevelop", "ToSettle") else "rg.no_more")


def fill_cheapest(frame: Drawing) -> None:
    """Select what is worth least: the lowest printed cost, worlds that cannot be used last."""
    choosing = frame.choosing
    assert isinstance(choosing, RaceChoosing)
    assert choosing.gathering
    choosing.drop()
    hand = list(frame.view.players[frame.seat].hand)
    order = sorted(range(len(hand)), key=lambda place: (CARDS[hand[place]].vp + CARDS[hand[place]].cost, place))
    for place in order[: choosing.gathering.most]:
        choosing.select(("hand", hand[place], hand[:place].count(hand[place])), ("card", hand[place]))


# -- plates of actions -------------------------------------------------------------------------------------------


def draw_actions(frame: Drawing) -> None:
    """A plate for each action; two for Develop and Settle where they may be chosen twice. A star toggles the bonus."""
    moves = [move for move in frame.choosing.moves if isinstance(move, Choose)]
    actions = sorted({action for move in moves for action in move.actions})
    layout = frame.layout
    hand = hand_room(Asked(frame.seat, plates=True), layout, len(frame.view.players[frame.seat].hand))
    room = Rect(hand.right + layout.length(12), layout.hand.top + layout.length(6), 0, hand.height - layout.length(10))
    room.width = layout.hand.right - room.left
    for action, box in zip(actions, grid(room, len(actions), 4, layout.length(8)), strict=True):
        doubled = any(move.actions.count(action) == 2 for move in moves)
        _action(frame, action, box, doubled)
        letter = next((key for key, wanted in LETTERS.items() if wanted == action), "")
        if letter and frame.called(letter):
            _take(frame, action, 0)


def _action(frame: Drawing, action: int, box: Rect, doubled: bool) -> None:
    ui, choosing = frame.ui, frame.choosing
    phase = badge_of(action)
    colour = PHASE_COLOURS[phase]
    chosen = [thing for thing in choosing.selected if isinstance(thing, tuple) and thing[:2] == ("act", action)]
    body = Rect(box.left, box.top, box.width, box.height - ui.px(4))
    spot = frame.spot(f"act.{action}.0", body, Pick("act", action), 10)
    fill = (*(part // 4 for part in colour), 245) if chosen or spot.hovered else (*(part // 7 for part in colour), 235)
    if chosen:
        shine(ui, body, ACCENT, 1.0, 10)
    ui.panel(body, radius=10, edge=(*(ACCENT if chosen else colour), 230), fill=fill)
    side = min(body.height * 40 // 100, body.width * 32 // 100)
    picture = phase_picture(PHASE_OF[action]) if phase != "trade" else f"{FOLDER.name}/phase_trade"
    ui.picture(picture, Rect(body.left + 4, body.top + 4, side, side))
    room = Rect(body.left + side + 6, body.top + 2, body.width - side - 10, side)
    write(ui, frame.words.name("act", action), room, TextStyle("body", "SemiBold", TEXT), lines=3)
    mark = ui.px(34)
    low = Rect(body.left + 8, body.top + side + 4, body.width - 16, body.height - side - 6)
    boost = any(isinstance(m, Choose) and m.boosted >= 0 and m.actions[m.boosted] == action for m in choosing.moves)
    if boost or doubled:
        low.width -= mark + 4
    text, style = frame.words.name("act", action, "text"), TextStyle("small", "Medium", MUTED)
    if placeable := _placeable(frame, action):
        line = ui.theme.line_height(style)
        hint = Rect(low.left, low.bottom - line, low.width, line)
        write(ui, frame.say("rg.can_place", placeable), hint, TextStyle("small", "SemiBold", ACCENT))
        low.height -= line
    write(ui, text, low, style, lines=4)
    if spot.activated:
        _take(frame, action, 0)
    corner = Rect(body.right - mark - 6, body.bottom - mark - 6, mark, mark)
    if doubled:
        _again(frame, action, corner)
        corner = corner.move(0, -corner.height - 4)
    if boost:
        _boost(frame, action, corner)


def _placeable(frame: Drawing, action: int) -> int:
    """How many cards of my hand the phase would let me place as things are."""
    if action == ACT_DEVELOP:
        return len(developable(frame.view, frame.seat))
    return len(settleable(frame.view, frame.seat)) if action == ACT_SETTLE else 0


def _take(frame: Drawing, action: int, copy: int) -> None:
    """Selects it, in place of another where no more may be chosen; or lets it go."""
    choosing, thing = frame.choosing, ("act", action, copy)
    if thing not in choosing.selected and not choosing.helps(("act", action)):
        for other in list(choosing.selected):
            choosing.select(other)
            if choosing.helps(("act", action)):
                break
    frame.select(thing, ("act", action))


def _again(frame: Drawing, action: int, box: Rect) -> None:
    thing = ("act", action, 1)
    chosen = thing in frame.choosing.selected
    spot = frame.spot(f"act.{action}.1", box, Pick("act", action), 8)
    frame.ui.panel(box, radius=8, edge=(*(ACCENT if chosen else EDGE[:3]), 230), light=chosen)
    write(frame.ui, "×2", box, TextStyle("small", "Bold", ACCENT if chosen else TEXT), "center")
    if spot.activated:
        _take(frame, action, 1)


def _boost(frame: Drawing, action: int, box: Rect) -> None:
    choosing, thing = frame.choosing, ("boost", action)
    chosen = thing in choosing.selected
    pick = Pick("boost", action)
    spot = frame.spot(pick.id, box, pick, 8)
    frame.ui.panel(box, radius=8, edge=(*(GOLD if chosen else EDGE[:3]), 230), light=chosen)
    frame.ui.picture(PRESTIGE, box.inflate(-4, -4), 255 if chosen else 120)
    if not spot.activated:
        return
    if not chosen and not any(t[:2] == ("act", action) for t in choosing.selected if isinstance(t, tuple)):
        _take(frame, action, 0)
    if not chosen and not choosing.helps(thing):
        for other in [t for t in choosing.selected if isinstance(t, tuple) and t[0] == "boost"]:
            choosing.select(other)
    frame.select(thing)


# -- one of several ----------------------------------------------------------------------------------------------

PLATED: Final = ("category", "good", "power", "pay", "conquer", "guess", "found", "takeover")
"""Kinds of picks that are plates on a sheet."""


def draw_plates(frame: Drawing) -> bool:
    """Plates for whatever is to be picked next and lies nowhere on the table; False if there is nothing of the sort."""
    wanted = [pick for pick in frame.choosing.open_picks() if pick.kind in PLATED]
    if not wanted:
        return False
    heading = frame.words.step(frame.view.agenda[-1])
    room = sheets.paper(frame, frame.layout.sheet, heading)
    columns = {"category": 3, "guess": 7, "found": min(6, len(wanted))}.get(wanted[0].kind, min(4, len(wanted)))
    sheets.spread_out(frame, room, wanted, columns, lambda _, pick, box, enabled: _plate(frame, pick, box))
    return True


def _plate(frame: Drawing, pick: Pick, box: Rect) -> None:
    ui = frame.ui
    picture, text = _LOOKS[pick.kind](frame, pick)
    if pick.kind == "found":
        height = min(box.height, box.width * 3 // 2)
        place = Rect(0, 0, height * 2 // 3, height)
        place.center = box.center
        ui.picture(picture, place)
        return
    ui.panel(box, radius=10, light=True)
    if not picture:
        write(ui, text, box.inflate(-12, -8), TextStyle("title", "SemiBold", TEXT), "center", lines=3)
        return
    if pick.kind == "category":
        if ui.draws:
            ui.surface.blit(ui.art.cover(picture, (box.width * 26 // 100, box.height - 8)), (box.left + 4, box.top + 4))
        room = Rect(box.left + box.width * 28 // 100 + 4, box.top, box.width * 70 // 100 - 6, box.height)
        write(ui, text, room, TextStyle("small", "SemiBold", TEXT), lines=5)
        return
    side = min(box.height * 55 // 100, box.width - 12)
    ui.picture(picture, Rect(box.centerx - side // 2, box.top + 6, side, side))
    room = Rect(box.left + 8, box.top + side + 8, box.width - 16, box.bottom - box.top - side - 12)
    write(ui, text, room, TextStyle("small", "SemiBold", TEXT), "center", lines=4)


def _power(frame: Drawing, pick: Pick) -> tuple[str, str]:
    if pick.number == NOTHING:
        return f"{FOLDER.name}/phase_produce", frame.say("rg.bonus")
    return picture_of(POWERS[pick.number].card), power_text(frame.words, POWERS[pick.number])


def _way(frame: Drawing, pick: Pick) -> tuple[str, str]:
    if pick.number != NOTHING:
        return _power(frame, pick)
    sign = "sign:card" if pick.kind == "pay" else f"{FOLDER.name}/military"
    return sign, frame.say(f"rg.{pick.kind}_way")


def _category(frame: Drawing, pick: Pick) -> tuple[str, str]:
    left = sum(unseen(frame.view, frame.seat)[card] for card in MATCHES[pick.number])
    name = frame.words.name("category", pick.number)
    return picture_of(min(MATCHES[pick.number])), frame.say("rg.of_category", name, left)


_LOOKS: Final[dict[str, Callable[[Drawing, Pick], tuple[str, str]]]] = {
    "category": _category,
    "good": lambda frame, pick: (GOODS_PICTURES[pick.number], frame.words.name("good", pick.number)),
    "power": _power,
    "pay": _way,
    "conquer": _way,
    "guess": lambda frame, pick: (
        "",
        frame.say("rg.guess", pick.number, chance_of_cost(frame.view, frame.seat, pick.number)),
    ),
    "found": lambda frame, pick: (face("hand", pick.number), ""),
    "takeover": lambda frame, pick: (
        picture_of(pick.number),
        frame.say("rg.stop", frame.words.seat(pick.other), frame.words.name("card", pick.number)),
    ),
}
assert len(ACTIONS) == len(PHASE_OF)
