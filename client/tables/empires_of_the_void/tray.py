"""What I do now: the actions left, the ships selected and their cargo, and a button for what has no place elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect

from client.stage.lights import FINE, write
from client.stage.picks import CANCEL, Pick
from client.stage.zones import grid, row
from client.tables.empires_of_the_void.battle import cheapest
from client.tables.empires_of_the_void.looks import FOLDER, good_picture, technology_look, temperament_picture
from client.tables.empires_of_the_void.moving import under_way
from client.tables.empires_of_the_void.parts import QUIET, TITLE, Drawing, face, sign, tile, write_upright
from client.tables.empires_of_the_void.players import portrait
from client.ui.theme import ACCENT, FAINT, MUTED, TEXT, TextStyle
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void.battle import ToLose
from engine.games.empires_of_the_void.moves import Attack, Begin, Diplomacy
from engine.games.empires_of_the_void.prepare import ToOrder, ToPrepare
from engine.games.empires_of_the_void.trade import ToAnswer
from engine.games.empires_of_the_void.turn import ToAct

if TYPE_CHECKING:
    from client.tables.empires_of_the_void.table import EmpiresTable

ALWAYS: Final = frozenset({"culture", "mine", "end_turn", "hull", "source", "target", "befriend"})
"""Kinds that have their place among the actions of a turn."""
KEYS: Final = {
    "culture": "c",
    "mine": "n",
    "end_turn": "e",
    "stop": "space",
    "ready": "space",
    "pass": "space",
    "send": "space",
    "keep": "space",
    "warp": "w",
}
LOOKS: Final = {
    "warp": f"{FOLDER}/wormhole",
    "end_warp": f"{FOLDER}/wormhole",
    "stop": "flag",
    "ready": "check",
    "reset": "undo",
    "unready": "undo",
    "pass": "step",
    "yes": "check",
    "no": "close",
    "cancel_move": "close",
    "conquer": "target",
    "liberate": "colony",
    "decline": "close",
    "send": "check",
    "drop": "close",
    "quiet": "mute",
    "listen": "sound",
    "keep": "check",
    "ransom": f"{FOLDER}/credit",
    "leave": f"{FOLDER}/credit",
    "foresee": "dice",
    "twist": "dice",
    "drill": "dice",
    "give_credit": f"{FOLDER}/credit",
    "ask_credit": f"{FOLDER}/credit",
    "sell": f"{FOLDER}/credit",
}
TOPICS: Final = ("offers", "cards", "row")
QUIET_SECONDS: Final = 0.5
FINDS: Final = ("distress", "derelict", "plague")


def draw(frame: Drawing, table: EmpiresTable) -> None:
    ui, view, box, length = frame.ui, frame.view, frame.layout.tray, frame.layout.length
    if frame.may_act:
        ui.ring(box, ACCENT, 1.5, 14)
    pad = length(10)
    inside = box.inflate(-2 * pad, -2 * pad)
    line = ui.theme.line_height(TITLE)
    head = Rect(inside.left, inside.top - 2, inside.width, line)
    head.width -= _switches(frame, table, head)
    lamps = _lamps(frame, head) if view.phase == game.TURNS else 0
    prompt = Rect(head.left, head.top, head.width - lamps, head.height)
    step = view.agenda[-1] if view.agenda else None
    asks = frame.may_act and not isinstance(step, ToAct | ToLose) and not under_way(view, frame.seat)
    if asks:
        prompt.height = ui.theme.line_height(FINE) * 2
    body = Rect(inside.left, prompt.bottom + 4, inside.width, inside.bottom - prompt.bottom - 4)
    if not frame.may_act:
        _watch(frame, table, prompt, body)
        return
    style = TextStyle("small" if asks else "body", "SemiBold", ACCENT, display=True)
    write(ui, _verb(frame, table), prompt, style, lines=2 if asks else 1)
    if isinstance(step, ToAct) and step.seat == frame.seat:
        _turn(frame, table, body)
    elif under_way(view, frame.seat):
        _move(frame, table, body)
    elif isinstance(step, ToOrder | ToPrepare):
        _orders(frame, body)
    elif isinstance(step, ToLose):
        _losses(frame, table, step, body)
    elif table.sheet_for(frame):
        return
    else:
        _rest(frame, body)


def _switches(frame: Drawing, table: EmpiresTable, box: Rect) -> int:
    """What I wish to be asked about while others play: lit where I do. Returns the room they take."""
    ui = frame.ui
    side = max(14, min(box.height, frame.layout.length(28)))
    left = box.right
    for topic in ("cards", "offers"):
        left -= side + 4
        place = Rect(left, box.centery - side // 2, side, side)
        spot = frame.spot(f"ask.{topic}", place, Pick("ask", TOPICS.index(topic)), 8)
        asked = topic in table.asked_about
        face(ui, place, asked, spot.hovered, 7)
        ui.icon("card" if topic == "cards" else "swap", place.inflate(-8, -8), TEXT if asked else FAINT)
        if not asked and ui.draws:
            pygame.draw.line(ui.surface, MUTED, place.inflate(-8, -8).topleft, place.inflate(-8, -8).bottomright, 2)
        if spot.activated:
            table.asked_about ^= {topic}
            frame.around.play_sound("click")
    return box.right - left + 4


def pass_by(frame: Drawing, table: EmpiresTable) -> None:
    """Where nothing is left to say but what I do not wish to be asked about, the table passes after a moment. It takes
    the same time whatever I hold, so that nobody learns anything from it (EV-28.3)."""
    link, ui = frame.around.link, frame.ui
    quiet = link.game.unasked(frame.view, frame.seat, table.asked_about) if frame.may_act else None
    touched = ui.input.pressed or ui.input.action or ui.input.key or frame.choosing.is_under_way
    if quiet is None or frame.planning or not link.is_live or quiet not in frame.choosing.moves:
        table.quiet_since = None
        return
    if table.quiet_since is None or table.quiet_since[0] != id(frame.view) or touched:
        table.quiet_since = id(frame.view), frame.clock
    ui.wants_frame = True
    if frame.clock - table.quiet_since[1] > QUIET_SECONDS and frame.outcome.move is None:
        frame.outcome.move = quiet


def _verb(frame: Drawing, table: EmpiresTable) -> str | list[str]:
    step = frame.view.agenda[-1]
    if table.moving.stack >= 0:
        return [frame.say("ev.click_space"), frame.say("ev.click_space_short")]
    if isinstance(step, ToAct):
        return [frame.say("ev.actions"), frame.say("ev.actions_short")]
    if isinstance(step, ToLose):
        return frame.say("ev.hits_on", step.hits, frame.words.seat(step.loser))
    return table.prompt(frame)


def _lamps(frame: Drawing, box: Rect) -> int:
    """A light for each action left; returns the room they take."""
    view, ui = frame.view, frame.ui
    radius = max(4, frame.layout.length(9))
    number = max(game.ACTIONS_A_TURN, view.actions + view.march + view.festival)
    colour = frame.livery.colour(view.active)
    for place in range(number):
        centre = (box.right - radius - place * (2 * radius + 5), box.centery)
        lit = place < view.actions + view.march + view.festival
        if ui.draws:
            pygame.draw.circle(ui.surface, (30, 38, 62), centre, radius)
            if lit:
                pygame.draw.circle(ui.surface, ACCENT if view.active == frame.seat else colour, centre, radius - 1)
            pygame.draw.circle(ui.surface, (120, 132, 164), centre, radius, 1)
    return number * (2 * radius + 5) + 6


def _watch(frame: Drawing, table: EmpiresTable, prompt: Rect, body: Rect) -> None:
    """Another plays: who, and what has just been done."""
    view = frame.view
    side = min(body.height, frame.layout.length(92))
    if view.phase == game.TURNS:
        portrait(frame, view.active, Rect(body.left, body.top, side, side))
        body = Rect(body.left + side + 10, body.top, body.width - side - 10, body.height)
    link = frame.around.link
    due = "" if link.is_over else frame.words.listed([frame.words.seat(seat) for seat in link.game.waiting(view)])
    head = frame.say("stage.plays", due) if due else frame.words.text("refusal", "game_over")
    write(frame.ui, head, prompt, TITLE)
    lines = max(1, body.height // frame.ui.theme.line_height(FINE))
    write(frame.ui, table.caption, body, QUIET, lines=min(5, lines))


# -- my turn ----------------------------------------------------------------------------------------------------------


def _turn(frame: Drawing, table: EmpiresTable, body: Rect) -> None:
    """What is selected; the five actions; the rest of what can be done, and the end of the turn."""
    length = frame.layout.length
    foot = max(frame.ui.theme.line_height(FINE) + 6, length(36))
    middle = max(2 * frame.ui.theme.line_height(FINE) - 4, length(48))
    gap = length(6)
    upper = Rect(body.left, body.top, body.width, body.height - foot - middle - 2 * gap)
    actions = Rect(body.left, upper.bottom + gap, body.width, middle)
    lower = Rect(body.left, actions.bottom + gap, body.width, foot)
    _selected(frame, table, upper)
    _actions(frame, table, actions)
    cells = row(lower, 3, gap)
    if frame.choosing.is_under_way and button(frame, CANCEL, cells[0], frame.say("stage.cancel"), "close"):
        table.cancel()
    end = Pick("end_turn")
    place = Rect(cells[1].left, lower.top, lower.right - cells[1].left, lower.height)
    tile(frame, end, place, frame.say("ev.end_turn"), "step")
    if frame.called("e"):
        frame.press(end)


def button(frame: Drawing, pick: Pick, box: Rect, label: str, look: str) -> bool:
    """A button that is no pick of a move."""
    ui = frame.ui
    spot = frame.spot(pick.id, box, pick, 9)
    face(ui, box, True, spot.hovered)
    side = min(box.height - 6, box.width // 3)
    ui.icon(look, Rect(box.left + 6, box.centery - side // 2, side, side), TEXT)
    room = Rect(box.left + side + 10, box.top, box.width - side - 14, box.height)
    write(ui, label, room, TextStyle("small", "SemiBold", TEXT), lines=2)
    return spot.activated


def specials(frame: Drawing) -> list[Pick]:
    """What can be picked now and has no place of its own on the table."""
    picks = frame.choosing.open_picks()
    return [pick for pick in picks if pick.id not in frame.ui.spots and pick.kind not in ALWAYS]


def _selected(frame: Drawing, table: EmpiresTable, box: Rect) -> None:
    """The ships of the selected stack and what they could do there; else what else is possible."""
    choosing = frame.choosing
    targets = [pick for pick in choosing.open_picks() if pick.kind in ("hull", "source", "target")]
    planets = [pick for pick in choosing.open_picks() if pick.kind == "befriend"]
    if len(planets) < 2:
        planets = []
    shown = [*targets, *planets, *specials(frame)]
    if not shown:
        lines = max(1, box.height // frame.ui.theme.line_height(FINE))
        write(frame.ui, frame.say("ev.help_turn"), box, QUIET, lines=min(3, lines))
        return
    tiles(frame, box, shown)


def tiles(frame: Drawing, box: Rect, picks: Sequence[Pick], most: int = 6) -> None:
    """Buttons for picks, in as many rows as they need."""
    columns = min(most, max(1, len(picks)))
    gap = frame.layout.length(5)
    rows = -(-len(picks) // columns)
    least = frame.ui.theme.line_height(FINE)
    while rows > 1 and (box.height - (rows - 1) * gap) // rows < least:
        columns += 1
        rows = -(-len(picks) // columns)
    for pick, cell in zip(picks, grid(box, len(picks), columns, gap), strict=True):
        one(frame, pick, cell)


def one(frame: Drawing, pick: Pick, box: Rect) -> None:
    """A button that says what it does: a picture where there is one, and words as far as they fit."""
    label, look, note = wording(frame, pick)
    tile(frame, pick, box, label, look, note, lines=2)
    key = KEYS.get(pick.kind)
    if key and frame.choosing.is_open(pick) and frame.called(key):
        frame.press(pick)


def wording(frame: Drawing, pick: Pick) -> tuple[str, str, str]:
    """What a button says, its picture, and a word below."""
    words, view = frame.words, frame.view
    moves = [move for _, move in frame.choosing.candidates(pick)]
    label = words.move(moves[0]) if moves else ""
    look, note = LOOKS.get(pick.kind, ""), ""
    if pick.kind in ("hull", "load", "unload", "lose", "drill"):
        owner = frame.choosing.armed[0].other if pick.kind == "hull" and frame.choosing.armed else frame.seat
        look = frame.livery.ship(owner, pick.number)
        if pick.kind == "hull" and frame.choosing.armed:
            space = frame.choosing.armed[0].number
            label = words.name("ship", pick.number)
            note = f"×{game.count(view.players[owner].ships[space], pick.number)}"
    elif pick.kind == "target":
        look = "target"
        label = _target(frame, pick.number, pick.other)
    elif pick.kind in ("give_good", "ask_good"):
        look, label = good_picture(pick.number), words.name("good", pick.number)
    elif pick.kind == "ask_card":
        look, label = temperament_picture(pick.number), words.name("temperament", pick.number)
    elif pick.kind in ("befriend", "infest", "pods"):
        look, label = (
            f"{FOLDER}/{'influence' if pick.kind == 'befriend' else 'infested'}",
            words.name("planet", pick.number),
        )
    elif pick.kind == "salvage":
        look = f"{FOLDER}/{FINDS[pick.number]}"
    elif pick.kind == "source":
        label = words.name("source", pick.number)
    elif pick.kind == "lender":
        label = words.seat(pick.number)
    elif pick.kind == "drawn":
        look, label = f"{FOLDER}/card_{words.kinds['card'][pick.number]}", words.name("card", pick.number)
    elif pick.kind == "twist":
        label = frame.say("ev.twist", words.seat(pick.number) if pick.number >= 0 else "–")
    return label, look, note


def _target(frame: Drawing, target: int, space: int) -> str:
    words = frame.words
    if target < game.PLANET:
        return words.seat(target)
    if target == game.PLANET:
        return words.format_field(space, "space")
    return frame.say({game.PIRATES: "ev.pirates", game.UPRISING: "ev.rebels"}.get(target, "ev.pods"))


def _actions(frame: Drawing, table: EmpiresTable, box: Rect) -> None:
    cells = row(box, 5, frame.layout.length(5))
    names = ("move", "attack", "culture", "mine", "diplomacy")
    icons = ("ship", "target", "card", "ore", "chat")
    for number, (name, icon, cell) in enumerate(zip(names, icons, cells, strict=True)):
        label = frame.words.text("action", name)
        if name in ("culture", "mine"):
            pick = Pick(name)
            tile(frame, pick, cell, label, icon, upright=True)
            if frame.called(KEYS[name]):
                frame.press(pick)
            continue
        planets = [pick for pick in frame.choosing.open_picks() if pick.kind == "befriend"]
        if name == "diplomacy" and len(planets) == 1:
            tile(frame, planets[0], cell, label, icon, upright=True)
            if frame.called("d"):
                frame.press(planets[0])
            continue
        _lens(frame, table, Pick("action", number + 1 if number < 2 else 5), cell, label, icon, "ma--d"[number])


def _lens(frame: Drawing, table: EmpiresTable, pick: Pick, box: Rect, label: str, icon: str, key: str) -> None:
    """Move, Attack and Diplomacy go from one stack that can do it to the next; where there is but one thing to attack,
    it is attacked."""
    kinds: dict[int, type[Begin | Attack | Diplomacy]] = {1: Begin, 2: Attack, 5: Diplomacy}
    kind = kinds[pick.number]
    spaces = sorted(
        {move.space for move in frame.choosing.moves if isinstance(move, Begin | Attack) and isinstance(move, kind)}
    )
    lit = bool(spaces)
    spot = frame.spot(pick.id, box, pick, 9)
    face(frame.ui, box, lit, spot.hovered)
    write_upright(frame.ui, box, label, icon, lit)
    if spaces and (spot.activated or frame.called(key)):
        attacks = [move for move in frame.choosing.moves if isinstance(move, Attack)]
        if kind is Attack and len(attacks) == 1:
            frame.choosing.then(attacks)
            return
        following = next((space for space in spaces if space > table.moving.stack), spaces[0])
        frame.choosing.drop()
        frame.press(Pick("stack", following, frame.seat))


# -- other choices ----------------------------------------------------------------------------------------------------


def _move(frame: Drawing, table: EmpiresTable, body: Rect) -> None:
    """The ship under way, what is aboard, what could come aboard, and where it ends."""
    step = under_way(frame.view, frame.seat)
    assert step is not None
    side = min(body.height // 2, frame.layout.length(70))
    frame.ui.picture(frame.livery.ship(step.owner, step.ship), Rect(body.left, body.top, side, side))
    picks = specials(frame)
    cargo = [pick for pick in picks if pick.kind in ("load", "unload")]
    others = [pick for pick in picks if pick not in cargo]
    upper = Rect(body.left + side + 8, body.top, body.width - side - 8, side)
    aboard = game.ships_in(step.cargo)
    note = frame.say("ev.steps_left", step.steps)
    if cargo:
        words = Rect(upper.left, upper.top, upper.width, frame.ui.theme.line_height(FINE))
        write(frame.ui, f"{note} · {frame.say('ev.aboard', len(aboard))}", words, QUIET)
        tiles(frame, Rect(upper.left, words.bottom + 2, upper.width, upper.bottom - words.bottom - 2), cargo, 4)
    else:
        write(frame.ui, note, upper, QUIET)
    lower = Rect(body.left, body.top + side + 8, body.width, body.height - side - 8)
    if step.steps > 1:
        last = Rect(lower.right - lower.width // 3, lower.top, lower.width // 3, lower.height)
        lower.width -= last.width + frame.layout.length(5)
        label = frame.say("ev.lands" if table.moving.lands else "ev.goes_on")
        if button(frame, Pick("stopover"), last, label, "flag" if table.moving.lands else "fast"):
            table.moving.lands = not table.moving.lands
    tiles(frame, lower, others, 3)


def _orders(frame: Drawing, body: Rect) -> None:
    """What is ordered so far, and whether it is final."""
    player, ui = frame.view.players[frame.seat], frame.ui
    orders = player.orders
    height = body.height // 2 - 4
    upper = Rect(body.left, body.top, body.width, height)
    left = upper.left
    if orders.technology >= 0:
        look = technology_look(frame.livery, frame.seat, orders.technology)
        sign(ui, look, Rect(left, upper.top, height, height), ACCENT)
        left += height + 4
    for order in orders.ships[:8]:
        ui.picture(frame.livery.ship(frame.seat, order >> 1), Rect(left, upper.top, height, height))
        left += height * 3 // 4
    room = Rect(left + 6, upper.top, upper.right - left - 6, height)
    text = frame.say("ev.bound", orders.reserved, player.free) if orders.reserved else frame.say("ev.help_orders")
    write(ui, text, room, QUIET, lines=2)
    tiles(frame, Rect(body.left, upper.bottom + 8, body.width, body.bottom - upper.bottom - 8), specials(frame), 3)


def _losses(frame: Drawing, table: EmpiresTable, step: ToLose, body: Rect) -> None:
    """Hits to be taken: the cheapest ships with one press, for the rest of the battle if I wish."""
    gap, height = frame.layout.length(6), min(body.height // 2 - 4, frame.layout.length(58))
    upper = Rect(body.left, body.top, body.width, height)
    wanted = cheapest(frame.view, step)
    if button(frame, Pick("cheapest"), upper, frame.say("ev.lose_cheapest", step.hits), "check") or frame.called(
        "space"
    ):
        frame.choosing.then(wanted)
    left, right = row(Rect(body.left, upper.bottom + gap, body.width, height), 2, gap)
    if button(frame, Pick("always"), left, frame.say("ev.always_cheapest"), "fast"):
        table.gives_cheapest = True
    if table.gives_cheapest and wanted:
        frame.choosing.then(wanted)
        frame.ui.wants_frame = True
    write(frame.ui, frame.say("ev.help_lose"), right, QUIET, lines=2)
    rest = [pick for pick in specials(frame) if pick.kind == "lose"]
    if rest:
        tiles(frame, right, rest, 3)


def _rest(frame: Drawing, body: Rect) -> None:
    """The answers to a question, and who asks it."""
    step = frame.view.agenda[-1]
    asker = step.offer.sender if isinstance(step, ToAnswer) else game.NOBODY
    if asker != game.NOBODY:
        side = min(body.height, frame.layout.length(92))
        portrait(frame, asker, Rect(body.left, body.top, side, side))
        body = Rect(body.left + side + 10, body.top, body.width - side - 10, body.height)
    picks = specials(frame)
    picks += [pick for pick in frame.choosing.open_picks() if pick.kind in ALWAYS]
    columns = 1 if asker != game.NOBODY else 2 if len(picks) <= 4 else 4
    if picks:
        rows = -(-len(picks) // columns)
        tall = max(frame.layout.length(52), frame.ui.theme.line_height(FINE) + 6)
        body.height = min(body.height, rows * tall + (rows - 1) * frame.layout.length(5))
        tiles(frame, body, picks, columns)
