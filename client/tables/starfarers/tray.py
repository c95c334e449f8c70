"""My things along the lower edge: reserve, hand, what can be built, and the two large buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect

from client.stage.lights import FINE_STRONG, chip, theme_for, whole_words, write
from client.stage.picks import CONFIRM, Pick
from client.stage.zones import column, row
from client.tables.starfarers import dragging, looks
from client.tables.starfarers.board import Drawing
from client.tables.starfarers.desk import Desk
from client.tables.starfarers.layout import cut
from client.tables.starfarers.picks import ACCEPT, ASK, FLY_ON, FOUND, MAIN, NO, NONE, TAKE_BACK, YES, build
from client.tables.starfarers.sheets import draw_cards
from client.ui.kit import Ui
from client.ui.theme import ACCENT, EDGE, FAINT, GOLD, MUTED, SPACE, TEXT, WARNING, TextStyle
from engine.core.moves import Move
from engine.games.starfarers import moves as m
from engine.games.starfarers.bank import rates
from engine.games.starfarers.building import ToBuild, reserve_cards
from engine.games.starfarers.components import (
    FAME_LIMIT,
    FAME_PRICE,
    GOALS,
    KINDS,
    NO_CARD,
    PART_LIMITS,
    PART_PRICES,
    PARTS,
    SHIP_KINDS,
    SHIP_PRICES,
    SILENT,
    SPACEPORT_PRICE,
    SPACEPORTS,
    Hand,
)
from engine.games.starfarers.fleet import free_transporters
from engine.games.starfarers.flight import ToFly
from engine.games.starfarers.production import ToPayTribute
from engine.games.starfarers.refusals import BUILD_SPACEPORT
from engine.games.starfarers.state import Player
from engine.games.starfarers.trading import ToAnswer

PRICES: Final = (*SHIP_PRICES, SPACEPORT_PRICE, *PART_PRICES, FAME_PRICE)
COUNT: Final = TextStyle("title", "Bold", TEXT, display=True)
SMALL: Final = TextStyle("small", "SemiBold", MUTED)
RATE: Final = TextStyle("small", "SemiBold", TEXT)
LABEL: Final = TextStyle("small", "SemiBold", TEXT)
MAIN_STYLE: Final = TextStyle("body", "SemiBold", ACCENT)

LEAST_PICTURE: Final = 36
SMALLER: Final = 0.85
"""How much smaller a name may be written to fit."""
HURRY, READ = Pick("hurry"), Pick("read")
"""No moves: to bring everything to its end until the next own choice, and to read the last encounter again."""
Button = tuple[Pick, str | tuple[str, ...]]
"""What it picks and says; several wordings if the first may be too long."""


def draw_tray(frame: Drawing, desk: Desk, propose: Callable[[int], None]) -> None:
    """`propose` begins an offer towards something that cannot be paid yet."""
    ui, layout = frame.ui, frame.layout
    for box in (layout.hand, layout.build, layout.buttons):
        ui.cover(box)
    _reserve(frame)
    _hand(frame)
    _goals(frame, propose)
    _buttons(frame, desk, propose)
    _fan(frame)
    _tribute(frame)
    _spheres(frame)


# -- the reserve -------------------------------------------------------------------------------------------------


def _reserve(frame: Drawing) -> None:
    ui, view, layout = frame.ui, frame.view, frame.layout
    box, length = layout.reserve, layout.length
    due = [pick for pick in (Pick("reserve", 1), Pick("reserve", 2)) if frame.choosing.is_open(pick)]
    pile = Rect(box.left + length(4), box.top + length(4), length(44), box.height - length(8))
    for shift in (8, 4, 0):
        ui.picture(looks.BACK, pile.move(length(shift), -length(shift) // 2))
    words = Rect(pile.right + length(20), box.top, box.right - pile.right - length(20), box.height)
    upper, lower = words.copy(), words.copy()
    upper.height = lower.height = words.height // 2
    lower.top = upper.bottom
    write(ui, frame.say("sf.reserve", len(view.reserve)), upper, LABEL)
    open_ = isinstance(view.agenda[-1] if view.agenda else None, ToBuild) and view.active == frame.seat
    waits = open_ and not view.reserve_taken and reserve_cards(view, frame.seat) > 0
    text = frame.say("sf.reserve_due" if waits else "sf.reserve_taken" if view.reserve_taken else "sf.reserve_idle")
    write(ui, text, lower, TextStyle("small", "Medium", GOLD if waits else MUTED))
    frame.spot("reserve", box, Pick("action", 7), 8)
    for number, pick in enumerate(due):
        place = pile.inflate(length(6), length(6)).move(number * length(60), 0)
        frame.light(place)
        frame.control(pick, place)
        if number:
            ui.panel(place, radius=8, fill=(*SPACE, 235), edge=(*ACCENT, 255))
            write(ui, "×2", place, LABEL, "center")


# -- the hand ----------------------------------------------------------------------------------------------------


def stack_place(layout_stack: Rect) -> Rect:
    """The face of a stack: where cards fly."""
    return Rect(layout_stack.left, layout_stack.top, layout_stack.width, round(layout_stack.height * 0.78))


def _hand(frame: Drawing) -> None:
    """Five stacks, painted again when any of them changes."""
    view, layout, choosing = frame.view, frame.layout, frame.choosing
    player = view.players[frame.seat]
    best = tuple(min(rates_of) for rates_of in rates(player.cards, view.exchanged))
    step = view.agenda[-1] if view.agenda else None
    asked = isinstance(step, ToPayTribute) and frame.seat in step.waiting
    held = []
    for kind in KINDS:
        named = step.answers[frame.seat][kind] if asked else 0  # type: ignore[union-attr]
        held.append(max(0, player.hand[kind]) - frame.motions.owed("hand", frame.seat, kind) - named)
    chosen = tuple(choosing.bag[("card", kind)] for kind in KINDS)
    key = tuple(held), chosen, best, tuple(view.bank)
    frame.layers.draw(frame.ui, "hand", key, layout.hand, partial(_paint_hand, frame, *key[:3]))
    for kind, box in enumerate(layout.stacks):
        _answer_for(frame, kind, stack_place(box), held[kind], chosen[kind])


def _paint_hand(frame: Drawing, held: Sequence[int], chosen: Sequence[int], best: Sequence[int], painter: Ui) -> None:
    for kind, box in enumerate(frame.layout.stacks):
        _stack(replace(frame, ui=painter), kind, box, held[kind], chosen[kind], best[kind])


def _stack(frame: Drawing, kind: int, box: Rect, held: int, chosen: int, best: int) -> None:
    """Cards of a kind, how many they are, what the bank wants of them, and what it has."""
    ui, length = frame.ui, frame.layout.length
    card = stack_place(box)
    for under in range(min(3, held) - 1, 0, -1):
        ui.picture(looks.face(kind), card.move(length(3 * under), -length(2 * under)), 150)
    ui.picture(looks.face(kind), card, 255 if held else 70)
    number = Rect(card.left, card.top, card.width - length(8), length(36))
    style = TextStyle("title", "Bold", TEXT if held else MUTED, display=True)
    write(ui, str(held - chosen), number, style, "right", shadow=True)
    if chosen:
        tag = Rect(card.left, card.bottom - length(30), card.width, length(28))
        ui.panel(tag, radius=6, fill=(*SPACE, 235), edge=(*ACCENT, 255))
        write(ui, f"−{chosen}", tag.inflate(-4, 0), TextStyle("small", "Bold", ACCENT), "center")
    foot = Rect(box.left, card.bottom, box.width, box.bottom - card.bottom)
    left = Rect(foot.left, foot.top, foot.width // 2, foot.height)
    write(ui, f"{best}:1", left, RATE if held >= best else SMALL)
    bank = Rect(foot.centerx, foot.top, foot.width // 2, foot.height)
    write(ui, str(frame.view.bank[kind]), bank, SMALL, "right")


def _answer_for(frame: Drawing, kind: int, card: Rect, held: int, chosen: int) -> None:
    choosing, pick, giving = frame.choosing, Pick("resource", kind), Pick("give", kind)
    wanted = choosing.helps(("card", kind)) and chosen < held
    if pick in choosing.armed:
        frame.light(card, 1.2, 8)
    elif choosing.is_lit(pick) or choosing.is_lit(giving) or wanted:
        frame.light(card, 0.6, 8)
    spot = frame.spot(pick.id, card, pick, 8)
    dragging.offer(frame, pick, card)
    if not spot.activated and not frame.called(str(kind + 1)):
        return
    if wanted:
        frame.select(("card", kind, chosen), ("card", kind))
    elif chosen:
        for place in range(chosen):
            frame.select(("card", kind, place), ("card", kind))
    else:
        frame.press(giving if choosing.is_open(giving) else pick)


# -- what can be built -------------------------------------------------------------------------------------------


def left_of(player: Player, goal: int) -> tuple[str, int, int]:
    """What limits a thing: how it is said, how many, and the most there can be."""
    if goal < len(SHIP_KINDS):
        return "sf.left", player.station_stock if goal else player.colony_stock, 0
    if goal == len(SHIP_KINDS):
        return "sf.left", SPACEPORTS - len(player.spaceports), 0
    part = goal - len(SHIP_KINDS) - 1
    if part < len(PARTS):
        return "sf.of", player.parts[part], PART_LIMITS[part]
    return "sf.of", player.fame, FAME_LIMIT


def _goals(frame: Drawing, propose: Callable[[int], None]) -> None:
    """The building bar, painted again when any of it changes."""
    choosing, player, length = frame.choosing, frame.view.players[frame.seat], frame.layout.length
    box = frame.layout.build
    lights = tuple((build(goal) in choosing.armed, choosing.is_lit(build(goal))) for goal in range(len(GOALS)))
    left = tuple(left_of(player, goal) for goal in range(len(GOALS)))
    key = frame.seat, player.hand, lights, left
    frame.layers.draw(frame.ui, "build", key, box.inflate(-length(8), -length(8)), partial(_paint, frame, lights))
    if frame.view.active == frame.seat and frame.view.balls:
        lid = (box.right - length(240), box.top - length(6))
        chip(frame.ui, [("lock", frame.say("sf.opens"))], lid, SMALL, FAINT, frame.layout.area)
    for goal, place in enumerate(frame.layout.builds):
        pick = build(goal)
        if lights[goal][0]:
            frame.light(place, 1.2, 8)
        spot = frame.spot(pick.id, place, pick, 8)
        if goal <= BUILD_SPACEPORT:
            dragging.offer(frame, pick, place)
        if spot.activated and can_ask_for(frame, goal):
            propose(goal)
        elif spot.activated:
            frame.press(pick)


def _paint(frame: Drawing, lights: Sequence[tuple[bool, bool]], painter: Ui) -> None:
    frame = replace(frame, ui=painter)
    lines = _lines_of_names(frame)
    for goal, (box, (armed, lit)) in enumerate(zip(frame.layout.builds, lights, strict=True)):
        _goal(frame, goal, box, armed or lit, lines)


def _goal(frame: Drawing, goal: int, box: Rect, lit: bool, lines: int) -> None:
    """The picture of something to build, what is left of it, its name on so many lines, and its price."""
    ui, length = frame.ui, frame.layout.length
    player = frame.view.players[frame.seat]
    ui.panel(box, radius=8, edge=(*ACCENT, 255) if lit else EDGE, fill=(26, 36, 66, 200) if lit else None)
    key, number, most = left_of(player, goal)
    line = max(length(19), round(ui.theme.line_height(SMALL) * 0.9))
    over = (most and number >= most) or (not most and not number)
    head = Rect(box.left + length(4), box.top + length(3), box.width - length(8), line)
    style = TextStyle("small", "Medium", WARNING if over else MUTED)
    write(ui, (frame.say(key, number, most), f"{number}/{most}"), head, style, "center")
    pips = Rect(box.left, box.bottom - length(26), box.width, length(20))
    names = lines * ui.theme.line_height(LABEL)
    name = Rect(box.left + 1, pips.top - names, box.width - 2, names)
    room = Rect(box.left, head.bottom, box.width, name.top - head.bottom).inflate(-length(8), 0)
    ui.picture(frame.livery.goal(goal, frame.seat), room, 255 if lit else 150)
    if names:
        write(ui, frame.say(f"sf.{GOALS[goal]}"), name, LABEL if lit else SMALL, "center", lines=lines)
    draw_price(frame, PRICES[goal], player.hand, pips)


def _lines_of_names(frame: Drawing) -> int:
    """How many lines the names in the building bar take; none of them is written where one would be cut."""
    box, length = frame.layout.builds[0], frame.layout.length
    theme = theme_for(frame.ui.theme.scale, frame.ui.theme.text_scale * SMALLER)
    most = (box.height - length(26) - length(LEAST_PICTURE)) // theme.line_height(LABEL) - 1
    names = [frame.say(f"sf.{goal}") for goal in GOALS]
    wrapped = [whole_words(theme, name, LABEL, box.width - 2) for name in names]
    needed = max(map(len, wrapped)) if all(wrapped) else 0
    return needed if needed <= min(2, most) else 0


def can_ask_for(frame: Drawing, goal: int) -> bool:
    """Cards for it are missing, and the others can be asked for them."""
    lacks = any(held < price for held, price in zip(frame.view.players[frame.seat].hand, PRICES[goal], strict=True))
    return lacks and not frame.choosing.answers(build(goal)) and frame.choosing.starts(ASK)


def draw_price(frame: Drawing, price: Hand, hand: Hand, room: Rect) -> None:
    """A pip for every card, lit where the hand has it."""
    ui = frame.ui
    pips = [(kind, number < hand[kind]) for kind in KINDS for number in range(price[kind])]
    side = min(room.height, room.width // max(1, len(pips)))
    left = room.centerx - side * len(pips) // 2
    for number, (kind, held) in enumerate(pips):
        box = Rect(left + number * side, room.centery - side // 2, side, side).inflate(-2, -2)
        ui.picture(f"sf_coin:{kind}", box, 255 if held else 90)


# -- buttons -----------------------------------------------------------------------------------------------------


def buttons_of(frame: Drawing) -> list[Button]:
    """What the two large buttons do now, the most usual first."""
    say, choosing = frame.say, frame.choosing
    moves: list[type[Move]] = [type(move) for move in choosing.moves]
    found: list[Button] = []
    step = frame.view.agenda[-1] if frame.view.agenda else None
    if m.ThrowDice in moves:
        found.append((MAIN, say("sf.throw")))
    if m.EndBuilding in moves:
        flies = any(frame.view.players[frame.seat].ships)
        found.append((MAIN, say("sf.to_flight" if flies else "sf.end_turn")))
    if m.EndFlight in moves:
        found.append((MAIN, say("sf.end_flight")))
    if m.Stop in moves and isinstance(step, ToFly):
        found.append((Pick("ship", frame.seat, step.transporter), say("sf.stop")))
    if m.Found in moves:
        found += [(FOUND, say("sf.found")), (FLY_ON, say("sf.fly_on"))]
    if isinstance(step, ToAnswer) and m.Forget not in moves:
        found += [(ACCEPT, say("sf.accept")), (Pick("refuse"), say("sf.refuse"))]
    if m.SayNo in moves:
        found += [(YES, say("sf.yes")), (NO, say("sf.no"))]
    if m.Withdraw in moves:
        deals = [move.partner for move in choosing.moves if isinstance(move, m.Deal)]
        for seat in deals[:1]:
            found.append((Pick("deal", seat), (say("sf.close_with", frame.words.seat(seat)), say("sf.close"))))
        found.append((Pick("withdraw"), say("sf.withdraw")))
    if m.AskForHelp in moves and choosing.armed:
        found.insert(0, (CONFIRM, say("sf.draw")))
    if m.GiveCards in moves:
        count = sum(choosing.bag.values())
        found.append((CONFIRM, say("sf.give", count) if count else say("sf.give_nothing")))
    if m.DrawFromNobody in moves:
        found.append((NONE, say("sf.nobody")))
    if m.DeclineRelief in moves:
        found.append((NONE, say("sf.none")))
    if choosing.starts(TAKE_BACK):
        found.append((TAKE_BACK, say("sf.take_back")))
    if choosing.starts(ASK) and not isinstance(step, ToAnswer):
        mine = frame.view.active == frame.seat
        found.append((ASK, say("sf.offer" if mine else "sf.wish")))
    if choosing.starts(Pick("drop_wish")):
        found.append((Pick("drop_wish"), say("sf.drop_wish")))
    return found


def _later(frame: Drawing) -> list[Button]:
    """What stands there though it cannot be pressed now: it tells what comes."""
    steps = frame.view.agenda
    if frame.view.active != frame.seat or not steps:
        return []
    if frame.view.balls:
        return [(MAIN, frame.say("sf.end_flight"))]
    if any(isinstance(step, ToBuild) for step in steps):
        return [(MAIN, frame.say("sf.to_flight")), (ASK, frame.say("sf.offer"))]
    return []


def _buttons(frame: Drawing, desk: Desk, propose: Callable[[int], None]) -> None:
    found = buttons_of(frame)
    known = [pick for pick, _ in found]
    found += [later for later in _later(frame) if later[0] not in known and len(found) < 2]
    idle = not frame.may_act and frame.around.link.is_live
    if idle:
        found.append((HURRY, frame.say("sf.hurrying" if desk.hurries else "sf.hurry")))
    if desk.chronicle.lines and len(found) < 2 and frame.view.encounter == NO_CARD:
        found.append((READ, frame.say("sf.put_away" if desk.reads else "sf.read")))
    found = found[:3]
    boxes = column(frame.layout.buttons, max(2, len(found)), frame.layout.length(8))
    for number, (box, (pick, text)) in enumerate(zip(boxes, found, strict=False)):
        if not _button(frame, number, pick, text, box):
            continue
        if pick == HURRY:
            desk.hurries = not desk.hurries
        elif pick == READ:
            desk.reads = not desk.reads
        elif pick == ASK and frame.view.active == frame.seat and frame.choosing.starts(ASK):
            propose(SILENT)
        else:
            frame.press(pick)


KEYS: Final = {0: "space", 1: "n"}
ONLY_HERE: Final = (MAIN, CONFIRM, NONE, TAKE_BACK, ASK, HURRY, READ, Pick("drop_wish"))
"""The others stand somewhere on the table as well."""


def _button(frame: Drawing, number: int, pick: Pick, text: str | tuple[str, ...], box: Rect) -> bool:
    ui = frame.ui
    own = pick in (HURRY, READ)
    usable = own or frame.choosing.is_lit(pick) or frame.choosing.answers(pick)
    id = pick.id if pick in ONLY_HERE else f"button.{pick.id}"
    spot = ui.spot(id, box) if own else frame.spot(id, box, pick, 12)
    main = number == 0 and usable and not own
    ui.panel(box, radius=12, light=spot.hovered, edge=(*ACCENT, 255) if main else EDGE, fill=(14, 24, 46, 240))
    if main:
        frame.light(box, 0.7, 12)
    if own and spot.focused:
        ui.focus_ring(box)
    style = MAIN_STYLE if main else TextStyle("body", "SemiBold", TEXT if usable else FAINT)
    write(ui, text, box.inflate(-frame.layout.length(8), 0), style, "center", lines=2)
    called = number in KEYS and frame.called(KEYS[number])
    return spot.activated or called or (pick == ASK and frame.called("t"))


# -- what can be taken -------------------------------------------------------------------------------------------


def _tribute(frame: Drawing) -> None:
    """What has been named for the tribute, and how much is still owed."""
    step = frame.view.agenda[-1] if frame.view.agenda else None
    if not isinstance(step, ToPayTribute) or frame.seat not in step.waiting:
        return
    ui, length, named = frame.ui, frame.layout.length, step.answers[frame.seat]
    box = frame.layout.fan
    ui.cover(box)
    ui.panel(box, radius=14, fill=(9, 13, 27, 240), edge=(*WARNING, 200))
    inside = box.inflate(-length(28), -length(16))
    head = Rect(inside.left, inside.top, length(110), inside.height)
    write(ui, frame.say("sf.of", sum(named), step.owed[frame.seat]), head, COUNT)
    draw_cards(ui, named, cut(inside, left=head.width + length(8)))


def _fan(frame: Drawing) -> None:
    """Five resources above the hand, of which one can be taken."""
    if not frame.choosing.asks_for("take"):
        return
    ui, length = frame.ui, frame.layout.length
    box = frame.layout.fan
    ui.cover(box)
    ui.panel(box, radius=14, fill=(9, 13, 27, 240), edge=(*ACCENT, 160))
    for kind, cell in enumerate(row(box.inflate(-length(16), -length(12)), len(KINDS), length(8))):
        pick = Pick("take", kind)
        able = frame.choosing.is_open(pick)
        ui.picture(looks.GOODS[kind], cell, 255 if able else 70)
        if able:
            frame.light(cell, 0.6)
            frame.control(pick, cell)
            if frame.called(str(kind + 1)):
                frame.press(pick)


def _spheres(frame: Drawing) -> None:
    """Which transporter a new ship takes, and in the set-up what it carries: said above the building bar."""
    choosing, ui, length = frame.choosing, frame.ui, frame.layout.length
    loads = [pick for pick in (Pick("load", 0), Pick("load", 1)) if choosing.is_open(pick) or pick in choosing.armed]
    spheres = choosing.asks_for("spheres") or any(pick.kind == "spheres" for pick in choosing.armed)
    if not (spheres or loads):
        return
    width = length(460 if spheres else 300)
    box = Rect(frame.layout.build.left, frame.layout.build.top - length(64), width, length(56))
    ui.cover(box)
    ui.panel(box, radius=14, fill=(9, 13, 27, 240), edge=(*ACCENT, 160))
    picks: list[tuple[Pick, str, str]]
    if loads and not spheres:
        picks = [(pick, frame.livery.goal(pick.number, frame.seat), "") for pick in loads]
        cells = row(box.inflate(-length(12), -length(8)), 2, length(8))
    else:
        head = Rect(box.left + length(14), box.top, length(170), box.height)
        write(ui, frame.say("sf.spheres"), head, FINE_STRONG)
        free = free_transporters(frame.view, frame.seat)
        rest = Rect(head.right, box.top, box.right - head.right, box.height).inflate(-length(8), -length(8))
        cells = row(rest, 3, length(8))
        picks = [(Pick("spheres", number), "", str(number + 1)) for number in free]
    for (pick, picture, text), cell in zip(picks, cells, strict=False):
        default = pick.kind == "spheres" and pick.number == free_transporters(frame.view, frame.seat)[0]
        chosen = pick in choosing.armed or (default and not any(other.kind == "spheres" for other in choosing.armed))
        ui.panel(cell, radius=10, edge=(*ACCENT, 255) if chosen else EDGE, fill=(26, 36, 66, 230))
        if picture:
            ui.picture(picture, cell.inflate(-4, -4))
            write(ui, frame.words.name("ship", pick.number), cell, FINE_STRONG, "right")
        else:
            side = cell.height // 4
            for lamp in range(int(text)):
                x = cell.centerx + round((lamp - (int(text) - 1) / 2) * side * 1.5)
                ui.icon("pip_round", Rect(x - side // 2, cell.centery - side // 2, side, side), GOLD)
        if default:
            frame.spot(f"spheres.default.{pick.number}", cell, pick, 10)
        else:
            frame.control(pick, cell, radius=10)
