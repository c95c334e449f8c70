"""Choices that need room: a race, and whose credits are taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame import Rect

from client.stage.lights import NAME, write
from client.stage.picks import Pick
from client.stage.sheets import SheetMaker, buttons, confirm, sheet, spread_out, tokens
from client.stage.zones import column
from client.tables.empires_of_the_void.looks import CREDIT, bust
from client.tables.empires_of_the_void.parts import QUIET, Drawing
from client.ui.theme import EDGE, TEXT, TextStyle
from engine.core.moves import Step
from engine.games.empires_of_the_void.components import RACES
from engine.games.empires_of_the_void.open_points import ToTakeCredits
from engine.games.empires_of_the_void.setup import ToChooseRace

MOST_LINES = 12


def choose_race(frame: Drawing) -> None:
    """Eight busts with what their race can do."""
    room = sheet(frame, 1112, 748, frame.words.step(frame.view.agenda[-1]))
    spread_out(frame, room, [Pick("race", race) for race in range(len(RACES))], 4, _race)


def _race(frame: Drawing, pick: Pick, box: Rect, enabled: bool) -> None:
    ui, words, race = frame.ui, frame.words, RACES[pick.number]
    ui.panel(box, radius=12, edge=EDGE, fill=(18, 25, 48, 255))
    pad = frame.layout.length(8)
    side = min(box.width - 2 * pad, box.height // 3)
    place = Rect(box.centerx - side // 2, box.top + pad, side, side)
    ui.picture(bust(pick.number), place, 255 if enabled else 70)
    line = ui.theme.line_height(NAME)
    name = Rect(box.left + pad, place.bottom + 2, box.width - 2 * pad, line)
    write(ui, words.name("race", pick.number), name, NAME, "center")
    income = name.move(0, line)
    write(ui, words.text("gallery", "income", race.income), income, TextStyle("small", "SemiBold", TEXT), "center")
    rest = Rect(income.left, income.bottom, income.width, box.bottom - income.bottom - 4)
    text = frame.say(f"ev.gift_{pick.number}") if frame.layout.is_small else words.name("race", pick.number, "text")
    write(ui, text, rest, QUIET, "center", MOST_LINES)


def take_credits(frame: Drawing) -> None:
    """Coins of every opponent: up to three of one, five in all."""
    step: Any = frame.view.agenda[-1]
    room = sheet(frame, 620, 360, frame.words.step(step))
    height = frame.layout.length(60)
    others = [seat for seat, limit in enumerate(step.limits) if limit]
    rows = column(Rect(room.left, room.top, room.width, room.height - height - 10), max(1, len(others)), 8, height)
    for seat, line in zip(others, rows, strict=False):
        name = Rect(line.left, line.top, line.width // 3, line.height)
        frame.ui.mark(frame.livery.colours[seat], Rect(name.left, name.top, 22, name.height))
        write(frame.ui, frame.words.seat(seat), Rect(name.left + 30, name.top, name.width - 30, name.height), NAME)
        chosen = [thing for thing, item in frame.choosing.selected.items() if item == ("coin", seat)]
        coins = Rect(name.right + 8, line.top, line.right - name.right - 8, line.height)

        def toggle(more: bool, seat: int = seat, chosen: list[Any] = chosen) -> None:
            frame.choosing.select(("coin", seat, len(chosen)) if more else chosen[-1], ("coin", seat))

        can_take = frame.choosing.helps(("coin", seat))
        subject = Pick("seat", seat)
        tokens(frame, coins, CREDIT, step.limits[seat], len(chosen), seat, subject, can_take, toggle)
    buttons(frame, room, [confirm(frame, frame.say("ev.take"))])


def token_ids(frame_selected: Mapping[Any, Any], wanted: Mapping[Any, int]) -> list[str]:
    """The next coins to click for what is wanted."""
    found = []
    for item, number in wanted.items():
        kind, seat = item
        if kind == "coin":
            taken = sum(other == item for other in frame_selected.values())
            found += [f"token.{seat}.{taken + more}" for more in range(number)]
    return found


SHEETS: Mapping[type[Step[Any]], SheetMaker] = {ToChooseRace: choose_race, ToTakeCredits: take_credits}
