"""Lacerda's turn in beats: his card, where, what it does, what follows; and the solo goal with its ticks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame
from pygame import Rect

from client.stage.lights import NAME, write
from client.stage.picks import Pick
from client.tables.on_mars.desk import PACES, Beat, Desk, Drawing
from client.tables.on_mars.explain import consequence
from client.tables.on_mars.looks import ACTION_PICTURES, CRYSTAL_PICTURE, GREEN
from client.ui.theme import GOLD, MUTED, TEXT, TextStyle
from engine.core.moves import Event
from engine.core.words import capital
from engine.games.on_mars import events as om
from engine.games.on_mars import scoring
from engine.games.on_mars.components import LACERDA, NOWHERE, SOLO_CARDS
from engine.games.on_mars.hexes import COORDINATES
from engine.games.on_mars.wording import conditions as conditions_in_words

KINDS: Final = ("card", "target", "result", "end")
EARLY: Final = frozenset(["mission", "cannot_pay", "slot_taken", "rover_instead"])
"""Reasons that belong to his card rather than to what it aims at."""
TARGETS: Final[Mapping[str, Callable[[Drawing, Sequence[int]], str]]] = {
    "type_needed": lambda frame, figures: frame.words.name("building", figures[1]),
    "type_mine": lambda frame, figures: frame.words.name("building", figures[1]),
    "type_any": lambda frame, figures: frame.words.name("building", figures[1]),
    "upgrade": lambda frame, figures: frame.words.name("blueprint", figures[0]),
    "blueprint_scored": lambda frame, figures: frame.words.name("blueprint", figures[0]),
    "blueprint_leftmost": lambda frame, figures: frame.words.name("blueprint", figures[0]),
    "tech_cheapest": lambda frame, figures: frame.words.name("tech", figures[0]),
    "develop_most": lambda frame, figures: frame.words.name("tech", figures[0]),
    "develop_least": lambda frame, figures: frame.words.name("tech", figures[0]),
    "scientist": lambda frame, figures: frame.words.name("scientist", figures[0]),
    "contract": lambda frame, figures: frame.words.name("contract", figures[0]),
    "warehouse": lambda frame, figures: frame.words.name("good", figures[0]),
    "rover_target": lambda frame, figures: frame.words.name("tile", figures[0]),
}
"""What he aims at, by the reason he gives."""
LATE: Final = (
    om.TurnEnded, om.OfferDrawn, om.LevelReached, om.LacerdaGrew, om.GridRefilled, om.WarehouseRefilled,
    om.BlueprintsShown, om.RoundBegan, om.ShuttleMoved, om.Travelled, om.Stayed, om.EndTriggered,
)  # fmt: skip
SMALL = TextStyle("small", "Medium", MUTED)
LINE = TextStyle("small", "SemiBold", TEXT)
ROWS = 4
"""Consequences shown of a beat."""


def cut(events: Sequence[Event]) -> list[Beat]:
    """The moments of his turn; nothing if he had none."""
    beats: list[Beat] = []
    is_his, stage = False, 0
    for event in events:
        if isinstance(event, om.TurnBegan):
            is_his, stage = event.seat == LACERDA, 0
            if is_his:
                beats = [Beat(kind) for kind in KINDS]
            continue
        if is_his:
            stage = max(stage, _stage(event, stage))
            beats[stage].events.append(event)
    return [beat for beat in beats if beat.events]


def _stage(event: Event, now: int) -> int:
    if isinstance(event, om.CardRevealed | om.SoloDeckShuffled):
        return 0
    if isinstance(event, LATE):
        return 3
    if isinstance(event, om.LacerdaDecided):
        return now if event.reason in EARLY or now > 1 else 1
    if isinstance(event, om.CrowdPaid | om.SlotsCleared | om.ColonistPlaced | om.CrystalsPaid):
        return 1
    return now if isinstance(event, om.MissionAdvanced | om.MissionCompleted) and now == 0 else 2


def heading(frame: Drawing, beat: Beat) -> str:
    """What a moment is about, in a few words."""
    for event in beat.events:
        if beat.kind == "card" and isinstance(event, om.CardRevealed):
            return frame.words.name("action", event.action)
        if beat.kind == "target" and isinstance(event, om.LacerdaDecided) and event.reason in TARGETS:
            return TARGETS[event.reason](frame, event.figures)
        if beat.kind == "result" and (row := consequence(frame, event)) and not isinstance(event, om.LacerdaDecided):
            return row[1]
    return frame.say(f"om.beat_{beat.kind}")


def panel_height(frame: Drawing, desk: Desk) -> int:
    if not desk.beats or not desk.tells:
        desk.knobs.height = 0
        return 0
    return min(frame.layout.length(396), frame.layout.column.height * 8 // 10)


def draw_turn(frame: Drawing, desk: Desk, box: Rect) -> None:
    """His card, the beads of his turn, what the present one brought, and why."""
    ui, length, seat = frame.ui, frame.layout.length, LACERDA
    colour = frame.livery.colour(seat)
    inner = box.inflate(-length(24), -length(16))
    head = Rect(inner.left, inner.top, inner.width, length(30))
    mark = Rect(head.left, head.top, length(22), head.height)
    ui.mark(frame.livery.colours[seat], mark)
    write(ui, frame.words.seat(seat), Rect(mark.right + 8, head.top, head.width // 2, head.height), NAME)
    crystals = Rect(head.centerx, head.top, head.height, head.height)
    ui.picture(CRYSTAL_PICTURE, crystals)
    write(ui, str(frame.view.players[seat].depot), Rect(crystals.right + 3, head.top, length(30), head.height), LINE)
    close = Rect(head.right - length(34), head.top, length(34), head.height)
    if ui.button("om.told", close, icon="close", tooltip=frame.say("om.close")):
        desk.tells = desk.again = False
    count = len(desk.beats)
    beads = Rect(inner.left, head.bottom + length(8), inner.width, count * length(28))
    card = _draw_card(frame, desk, Rect(inner.left, beads.top, length(92), beads.height), colour)
    rows = Rect(card.right + length(12), beads.top, inner.right - card.right - length(12), beads.height)
    present = desk.present(frame)
    for number, beat in enumerate(desk.beats):
        row = Rect(rows.left, rows.top + number * length(28), rows.width, length(27))
        _draw_bead(frame, desk, number, beat, row, number == present, colour)
    desk.knobs = Rect(inner.left, inner.bottom - length(36), inner.width, length(36))
    body = Rect(inner.left, beads.bottom + length(8), inner.width, desk.knobs.top - beads.bottom - length(16))
    _draw_beat(frame, desk.beats[: present + 1], body)
    _draw_target(frame, desk, (card.left, card.centery))
    _draw_knobs(frame, desk)


def _draw_target(frame: Drawing, desk: Desk, card: tuple[int, int]) -> None:
    """A ring round where it happens, joined to his card."""
    present = desk.beats[desk.present(frame)]
    place = next(
        (place for beat in desk.beats for event in beat.events if (place := _place(event)) != NOWHERE), NOWHERE
    )
    if place == NOWHERE or present.kind not in ("target", "result") or not frame.ui.draws:
        return
    box, colour = frame.at(frame.layout.grid.box(COORDINATES[place])), frame.livery.colour(LACERDA)
    if frame.layout.board.contains(box):
        pygame.draw.ellipse(frame.ui.surface, colour, box.inflate(6, 6), 3)
        pygame.draw.aaline(frame.ui.surface, colour, (box.right + 3, box.centery), card)


def _place(event: Event) -> int:
    """The hex on which he does something."""
    if isinstance(event, om.BuildingPlaced | om.BuildingUpgraded | om.DiscoveryPlaced | om.TileTaken):
        return event.place
    return event.target if isinstance(event, om.RoverMoved) else NOWHERE


KNOBS: Final = ("om.hold", "om.next", "om.pace")


def _draw_knobs(frame: Drawing, desk: Desk) -> None:
    """Hold it, the next moment, how fast."""
    ui, motions = frame.ui, frame.motions
    hold, rest = Rect(desk.knobs), Rect(desk.knobs)
    hold.width = hold.height
    rest.left, rest.width = hold.right + 6, (desk.knobs.right - hold.right - 12) // 2
    last = Rect(rest.right + 6, rest.top, desk.knobs.right - rest.right - 6, rest.height)
    icon, tip = ("play", "go_on") if motions.is_held else ("pause", "hold")
    if ui.button("om.hold", hold, icon=icon, tooltip=frame.say(f"om.{tip}"), enabled=motions.is_moving):
        motions.is_held = not motions.is_held
    if ui.button("om.next", rest, frame.say("om.next_beat"), style=NAME, key="space"):
        desk.go_on(frame)
    if ui.button("om.pace", last, frame.say(f"om.pace_{PACES[desk.pace][0]}"), icon="speed", style=LINE):
        desk.pace = (desk.pace + 1) % len(PACES)
    desk.wait(frame)


def _draw_card(frame: Drawing, desk: Desk, box: Rect, colour: tuple[int, int, int]) -> Rect:
    ui = frame.ui
    shown = next((e for beat in desk.beats for e in beat.events if isinstance(e, om.CardRevealed)), None)
    ui.panel(box, radius=8, edge=(*colour, 255), fill=(*(part // 4 for part in colour), 255))
    frame.spot("om.solo_card", box, Pick("deck"))
    if shown:
        art = Rect(box.left + 6, box.top + 4, box.width - 12, box.height - frame.layout.length(30))
        ui.picture(ACTION_PICTURES[shown.action], art)
        low = Rect(box.left + 8, box.bottom - frame.layout.length(26), box.width - 16, frame.layout.length(22))
        ui.icon("swap" if SOLO_CARDS[shown.card].travels else "cross", Rect(low.left, low.top, low.height, low.height))
        letter = "ABC"[SOLO_CARDS[shown.card].mission]
        write(ui, letter, low, TextStyle("small", "Bold", GOLD), "right")
    return box


def _draw_bead(
    frame: Drawing, desk: Desk, number: int, beat: Beat, row: Rect, is_now: bool, colour: tuple[int, int, int]
) -> None:
    ui = frame.ui
    if frame.spot(f"om.beat.{number}", row, Pick("beat", number), 6).activated:
        desk.beat = number
    if ui.draws:
        middle = (row.left + row.height // 2, row.centery)
        pygame.draw.circle(ui.surface, colour, middle, row.height // 2 - 3, 0 if is_now else 2)
    number_box = Rect(row.left, row.top, row.height, row.height)
    write(ui, str(number + 1), number_box, TextStyle("small", "Bold", (8, 12, 22) if is_now else TEXT), "center")
    style = TextStyle("small", "SemiBold", TEXT if is_now else MUTED)
    words = Rect(row.left + row.height + 6, row.top, row.width - row.height - 6, row.height)
    write(ui, heading(frame, beat), words, style)


def _draw_beat(frame: Drawing, beats: Sequence[Beat], room: Rect) -> None:
    """What the last of these moments changed, and the last reasons with their rules."""
    ui, length = frame.ui, frame.layout.length
    whys = [event for beat in beats for event in beat.events if isinstance(event, om.LacerdaDecided)][-2:]
    rows = [row for event in beats[-1].events if event not in whys and (row := consequence(frame, event))]
    line = max(length(25), ui.theme.line_height(LINE))
    below = min(room.height * 6 // 10, len(whys) * 2 * line + length(10)) if whys else 0
    top = room.top
    for picture, text, style in rows[: min(ROWS, (room.height - below) // line)]:
        icon = Rect(room.left, top, line, line)
        if "/" in picture or ":" in picture:
            ui.picture(picture, icon)
        elif picture:
            ui.icon(picture, icon.inflate(-4, -4), style.colour)
        words = Rect(icon.right + 6, top, room.right - icon.right - 6, line)
        write(ui, text, words, TextStyle("small", style.weight, style.colour))
        top += line
    if not whys:
        return
    box = Rect(room.left, room.bottom - below, room.width, below)
    ui.panel(box, radius=8, edge=(40, 120, 90, 200), fill=(8, 30, 26, 220))
    inner = box.inflate(-length(16), -length(8))
    texts = [frame.words.event(event) for event in whys]
    each = inner.height // len(texts)
    for number, text in enumerate(texts):
        write(ui, text, Rect(inner.left, inner.top + number * each, inner.width, each), SMALL, lines=2)


# -- the goal ----------------------------------------------------------------------------------------------------


def draw_goal(frame: Drawing) -> None:
    """The conditions of the solo goal, ticked as they are met."""
    box = frame.layout.goal
    if not box.height:
        return
    ui, view, length = frame.ui, frame.view, frame.layout.length
    goal, conditions = scoring.SOLO_GOALS[view.options.solo_goal], scoring.solo_conditions(view)
    frame.spot("om.goal", box, Pick("solo"))
    inner = box.inflate(-length(20), -length(10))
    across = frame.layout.goal_columns
    height = inner.height // (1 + -(-(len(conditions) + 1) // across))
    met = sum(there >= condition.count for condition, there in conditions)
    lead = scoring.solo_lead(view)
    title = frame.say("om.solo_goal", frame.words.text("solo_goal", goal.id), met, len(conditions))
    if height < ui.theme.line_height(SMALL) * 9 // 10:
        write(ui, title, inner, TextStyle("small", "SemiBold", GOLD), lines=2)
        return
    write(ui, title, Rect(inner.left, inner.top, inner.width, height), TextStyle("small", "SemiBold", GOLD))
    lines = [(frame.say("om.solo_lead", lead, goal.margin), lead >= goal.margin, "")]
    for condition, there in conditions:
        count = f" {min(there, condition.count)}/{condition.count}" if condition.count > 1 else ""
        text = capital(conditions_in_words(frame.words, ((condition.what, condition.count, condition.thing),)))
        lines.append((text, there >= condition.count, count))
    for number, (text, is_met, count) in enumerate(lines):
        width = inner.width // across
        cell = Rect(
            inner.left + number % across * width, inner.top + (1 + number // across) * height, width - 4, height
        )
        tick = Rect(cell.left, cell.top, min(length(18), height), height)
        ui.icon("check" if is_met else "pip_ring", tick.inflate(-2, -2), GREEN if is_met else MUTED)
        words = Rect(tick.right + 4, cell.top, cell.right - tick.right - 4, cell.height)
        write(ui, text + count, words, TextStyle("small", "Medium", TEXT if is_met else MUTED))
