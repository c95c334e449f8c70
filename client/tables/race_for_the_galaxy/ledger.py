"""The sheet of Consume: what a plan would do, power by power, and three plans to have laid out; arrows on the docks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Vector2

from client.stage import sheets
from client.stage.lights import Part, chip, draw_parts, parts_width, write
from client.stage.picks import Pick
from client.stage.preview import signed
from client.stage.zones import grid, row
from client.tables.race_for_the_galaxy import consuming
from client.tables.race_for_the_galaxy.consuming import KEEP, WISHES, Line, Plan, Solver
from client.tables.race_for_the_galaxy.groove import Drawing
from client.tables.race_for_the_galaxy.looks import (
    CARD,
    FOLDER,
    GOODS_PICTURES,
    INK,
    KIND_COLOURS,
    PRESTIGE,
    picture_of,
)
from client.tables.race_for_the_galaxy.pieces import good_on_dock, kind_of
from client.ui.theme import ACCENT, GOLD, MUTED, TEXT, Colour, TextStyle
from engine.games.race_for_the_galaxy.components import POWERS

CHIP: Final = f"{FOLDER}/chip"
LAY, CLEAR = Pick("lay"), Pick("clear")
KEYS: Final = ("b", "k", "o")
"""Best VP, best cards (K), keep one (O)."""
FEW: Final = 7
"""Powers that stand side by side."""
AMOUNT = TextStyle("body", "Bold", TEXT)
FINE = TextStyle("small", "Medium", MUTED)


class Puzzle:
    """What is looked for in the present position, and which plan is laid out or being played."""

    def __init__(self) -> None:
        self._solver: Solver | None = None
        self._view: object = None
        self.laid = ""
        self.is_playing = False

    def follow(self, frame: Drawing) -> Solver | None:
        """The solver of this position, a little further on; none where nothing is to be puzzled out."""
        if not frame.may_act or not consuming.asks(frame.view, frame.seat):
            self._solver, self._view, self.laid = None, None, ""
            return None
        if self._view is not frame.view:
            self._view, self.laid = frame.view, ""
            self._solver = Solver(frame.around.link.game, frame.view, frame.seat)
        assert self._solver
        if not self._solver.is_done:
            self._solver.go_on()
            frame.ui.wants_frame = True
        return self._solver

    def toggle(self, wish: str) -> None:
        self.laid = "" if self.laid == wish else wish


def shown_plan(frame: Drawing, puzzle: Puzzle, solver: Solver) -> Plan | None:
    """The plan laid out, or the one pointed at."""
    pointed = frame.outcome.pointed
    if pointed and pointed.kind == "plan":
        return solver.plan(WISHES[pointed.number])
    return solver.plan(puzzle.laid) if puzzle.laid else None


def draw_ledger(frame: Drawing, puzzle: Puzzle, solver: Solver) -> None:
    layout, ui = frame.layout, frame.ui
    room = sheets.paper(frame, layout.sheet, frame.say("rg.ledger"))
    side = Rect(room.right - layout.length(208), room.top, layout.length(208), room.height)
    ledger = Rect(room.left, room.top, side.left - room.left - layout.length(16), room.height)
    for number, (wish, box) in enumerate(zip(WISHES, grid(side, len(WISHES), 1, layout.length(8)), strict=True)):
        _plate(frame, puzzle, number, solver.plan(wish), box)
    plan = shown_plan(frame, puzzle, solver)
    if plan is None:
        write(ui, frame.say("rg.ledger_hint"), ledger, TextStyle("body", "Medium", MUTED), "center", lines=5)
        return
    lines = plan.lines[:FEW]
    gap = layout.length(8)
    width = min(layout.length(150), (ledger.width - gap * (len(lines) - 1)) // max(1, len(lines)))
    strip = Rect(ledger.left, ledger.top, width * len(lines) + gap * (len(lines) - 1), ledger.height)
    for number, (line, box) in enumerate(zip(lines, row(strip, len(lines), gap), strict=True), 1):
        _line(frame, number, line, box)


def _plate(frame: Drawing, puzzle: Puzzle, number: int, plan: Plan | None, box: Rect) -> None:
    ui, pick, wish = frame.ui, Pick("plan", number), WISHES[number]
    laid = puzzle.laid == wish
    if plan is None:
        return
    pressed = ui.button(pick.id, box, "", primary=laid) or frame.called(KEYS[number])
    if ui.focus == pick.id or (box.collidepoint(ui.input.pointer) and ui.input.by_pointer):
        frame.outcome.pointed = pick
    inside = box.inflate(-ui.px(20), -ui.px(10))
    half = inside.height // 2
    kept = frame.words.name("good", kind_of(frame.view, plan.gains.kept[0])) if wish == KEEP else ""
    name = frame.say("rg.keep_good", kept) if kept else frame.say(f"rg.{wish}")
    style = TextStyle("body", "SemiBold", ACCENT if laid else TEXT)
    write(ui, name, Rect(inside.left, inside.top, inside.width, half), style)
    _gains(frame, gains_of(plan), (inside.left, inside.top + half + half // 2), inside.width)
    if pressed:
        puzzle.toggle(wish)
        frame.around.play_sound("pick")
        ui.wants_frame = True


def gains_of(plan: Plan | Line) -> list[Part]:
    """What it brings, in signs."""
    found = plan.gains if isinstance(plan, Plan) else plan
    amounts = ((CHIP, found.vp), (CARD, found.cards), (PRESTIGE, found.prestige))
    return [(sign, signed(amount)) for sign, amount in amounts if amount]


def _gains(frame: Drawing, parts: Sequence[Part], place: tuple[int, int], width: int) -> None:
    ui = frame.ui
    icon = min(ui.px(26), ui.theme.line_height(AMOUNT))
    while parts and parts_width(ui, parts, AMOUNT, icon) > width and icon > 8:
        icon -= 2
    draw_parts(ui, parts, place, AMOUNT, icon)


def _line(frame: Drawing, number: int, line: Line, box: Rect) -> None:
    """A power: its card, what goes in, what comes out, and the chips there are then."""
    ui = frame.ui
    ui.panel(box, radius=10, light=True)
    top = Rect(box.left + 3, box.top + 3, box.width - 6, box.height * 34 // 100)
    if ui.draws:
        ui.surface.blit(ui.art.cover(picture_of(POWERS[line.power].card), top.size), top)
    chip(ui, [("", str(number))], (top.left + ui.px(18), top.top + ui.px(16)), TextStyle("small", "Bold", GOLD), GOLD)
    name = frame.words.name("card", POWERS[line.power].card)
    room = Rect(box.left + 5, top.bottom + 1, box.width - 10, box.height * 22 // 100)
    write(ui, name, room, TextStyle("small", "SemiBold", TEXT), "center", lines=2)
    size = min(ui.px(30), (box.width - 12) // max(1, len(line.goods)))
    left, middle = box.centerx - size * len(line.goods) // 2, room.bottom + ui.px(4) + size // 2
    for place, world in enumerate(line.goods):
        ui.picture(
            GOODS_PICTURES[kind_of(frame.view, world)], Rect(left + place * size, middle - size // 2, size, size)
        )
    if not line.goods:
        write(ui, frame.say("rg.by_itself"), Rect(box.left + 4, room.bottom, box.width - 8, size), FINE, "center")
    foot = Rect(box.left + 5, box.bottom - ui.theme.line_height(FINE) - 2, box.width - 10, ui.theme.line_height(FINE))
    parts = gains_of(line)
    icon = min(ui.px(24), ui.theme.line_height(AMOUNT))
    width = parts_width(ui, parts, AMOUNT, icon)
    middle = (middle + size // 2 + foot.top) // 2
    _gains(frame, parts, (max(box.left + 4, box.centerx - width // 2), middle), box.width - 8)
    write(ui, frame.say("rg.chips_then", line.chips), foot, FINE, "center")


# -- on the docks ------------------------------------------------------------------------------------------------


def draw_arrows(frame: Drawing, plan: Plan) -> None:
    """Goods on their way to the powers that take them, and the powers' order."""
    ui, layout = frame.ui, frame.layout
    tableau = frame.view.players[frame.seat].tableau
    docks = dict(zip(tableau, layout.docks, strict=False))
    for number, line in enumerate(plan.lines, 1):
        home = docks.get(POWERS[line.power].card)
        if home is None:
            continue
        for world in line.goods:
            if world in docks and ui.draws:
                colour = KIND_COLOURS[kind_of(frame.view, world)]
                _arrow(ui.surface, good_on_dock(docks[world]).center, home, colour, ui.px(4))
        chip(
            ui,
            [("", str(number)), *gains_of(line)],
            (home.centerx, home.top + ui.px(24)),
            TextStyle("small", "Bold", TEXT),
            GOLD,
            inside=home,
        )


def _arrow(surface: pygame.Surface, start: tuple[int, int], home: Rect, colour: Colour, width: int) -> None:
    """Bent, so that several can be told apart."""
    begin, end = Vector2(start), Vector2(home.left + home.width * 36 // 100, home.centery)
    way = end - begin
    if way.length() < 4:
        return
    bend = (begin + end) / 2 + Vector2(-way.y, way.x) * 0.16
    points = []
    for part in range(17):
        share = part / 16
        points.append(begin * (1 - share) ** 2 + bend * (2 * share * (1 - share)) + end * share**2)
    for ink, thick in ((INK, width + 3), (colour, width)):
        pygame.draw.lines(surface, ink, False, points[:-1], thick)
        ahead = (points[-1] - points[-3]).normalize() * width * 3
        aside = Vector2(-ahead.y, ahead.x) * 0.6
        pygame.draw.polygon(surface, ink, [points[-1], points[-1] - ahead + aside, points[-1] - ahead - aside])
