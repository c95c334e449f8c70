"""The step of an action that is due: its choices with pictures and prices, where the map stays in sight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import pygame
from pygame import Rect

from client.stage.lights import shine, write
from client.stage.picks import Pick
from client.stage.zones import grid as in_rows
from client.tables.on_mars import course
from client.tables.on_mars.desk import Desk, Drawing
from client.tables.on_mars.looks import (
    CRYSTAL_PICTURE,
    SECURITY_UNIT,
    SHUTTLE,
    bonus_picture,
    building_picture,
    effect_picture,
    good_picture,
    tech_picture,
    tile_picture,
)
from client.tables.on_mars.picks import BOOST, GUARD, KEEP, OWNERS, REWARD
from client.ui.theme import ACCENT, MUTED, TEXT, TextStyle
from engine.games.on_mars.components import (
    BUILDING_USE_CRYSTALS,
    BUILDINGS,
    COMMON_REWARD,
    GOALS,
    GRID_COST,
    MINE,
    OXYGEN,
    RESOURCES,
    SHELTER,
    TECHS,
    WORKING_AREA,
)

TITLE = TextStyle("body", "SemiBold", TEXT, display=True)
OPTION = TextStyle("small", "SemiBold", TEXT)
NOTE = TextStyle("small", "Medium", MUTED)
Option = tuple[list[str], str, str]
"""Pictures, the words, and what stands small below them."""
KINDS: Final = (
    "use", "prize", "pay", "pay_crystals", "crowd", "item", "grid", "use_tech", "building", "bonus", "arrive", "origin",
    "point", "travel", "keep", "boost", "tile", "guard", "reward",
)  # fmt: skip
"""Picks that are chosen here."""


def options(frame: Drawing) -> list[Pick]:
    """What is to be chosen in the guide now."""
    if not frame.may_act:
        return []
    found = [pick for pick in frame.choosing.open_picks() if pick.kind in KINDS]
    starting = dict.fromkeys(path.picks[0] for path, _ in frame.choosing.paths)
    return found or [pick for pick in starting if pick.kind in KINDS]


def box_of(frame: Drawing, desk: Desk) -> Rect:
    """The upper part of the right column, as high as the choices need; empty when there are none."""
    column, length = frame.layout.column, frame.layout.length
    if desk.is_telling(frame):
        return Rect(column.left, column.top, column.width, 0)
    count, above = len(options(frame)), course.height(frame, desk)
    if not count:
        return Rect(column.left, column.top, column.width, above)
    rows = -(-count // columns_for(count))
    tile = length(122 if rows <= 2 else 92 if rows == 3 else 72)
    height = above + length(14 if above else 44) + rows * tile
    return Rect(column.left, column.top, column.width, min(height, max(above, column.height * 7 // 10)))


def columns_for(count: int) -> int:
    return 1 if count == 1 else 3 if count == 3 or count > 10 else 2


def draw_guide(frame: Drawing, desk: Desk) -> None:
    box, above = box_of(frame, desk), course.height(frame, desk)
    if not box.height:
        return
    if above:
        course.draw_course(frame, desk, Rect(box.left, box.top, box.width, above))
    box = Rect(box.left, box.top + above, box.width, box.height - above)
    if not box.height:
        return
    ui, length = frame.ui, frame.layout.length
    inner = box.inflate(-length(24), -length(12))
    title = Rect(inner.left, inner.top, inner.width, 0 if above else length(30))
    if not above:
        write(ui, frame.words.step(frame.view.agenda[-1]), title, TITLE)
    picks = options(frame)
    room = Rect(inner.left, title.bottom + 4, inner.width, inner.bottom - title.bottom - 4)
    for pick, cell in zip(picks, in_rows(room, len(picks), columns_for(len(picks)), length(8)), strict=True):
        _draw_option(frame, pick, cell)
    if ui.draws:
        line = (box.left + length(16), box.bottom), (box.right - length(16), box.bottom)
        pygame.draw.line(ui.surface, (70, 82, 112), *line)


def _draw_option(frame: Drawing, pick: Pick, cell: Rect) -> None:
    ui, length = frame.ui, frame.layout.length
    spot = frame.control(pick, cell, radius=9)
    lit = spot.hovered or spot.focused
    ui.panel(cell, radius=9, edge=(*ACCENT, 230), fill=(26, 48, 64, 240) if lit else (18, 26, 46, 235))
    if lit:
        shine(ui, cell, ACCENT, 0.7, 9, 6)
    pictures, text, note = WORDED[pick.kind](frame, pick)
    wide = cell.width > cell.height * 2
    if wide:
        side = min(cell.height - 8, length(64))
        step = min(side, (cell.width // 2 - 8) // max(1, len(pictures)))
        for place, picture in enumerate(pictures):
            ui.picture(picture, Rect(cell.left + 6 + place * step, cell.centery - side // 2, side, side))
        left = cell.left + 10 + step * max(0, len(pictures) - 1) + side
        words = Rect(left, cell.top + 4, cell.right - left - 6, cell.height - 8)
    else:
        share = 0.5
        side = round(cell.height * share)
        step = min(side, (cell.width - 8) // max(1, len(pictures)))
        first = cell.centerx - (step * (len(pictures) - 1) + side) // 2
        for place, picture in enumerate(pictures):
            ui.picture(picture, Rect(first + place * step, cell.top + 3, side, side))
        words = Rect(cell.left + 4, cell.top + side + 3, cell.width - 8, cell.height - side - 6)
    align = "left" if wide else "center"
    if note and words.height > 1.8 * ui.theme.line_height(NOTE):
        half = words.height // 2
        write(ui, text, Rect(words.left, words.top, words.width, words.height - half), OPTION, align, lines=2)
        write(ui, note, Rect(words.left, words.bottom - half, words.width, half), NOTE, align)
    else:
        write(ui, text, words, OPTION, align, lines=2)


# -- how choices are worded --------------------------------------------------------------------------------------


def _use(frame: Drawing, pick: Pick) -> Option:
    if pick.other:
        return [CRYSTAL_PICTURE] * pick.other, frame.say("om.for_crystals", BUILDING_USE_CRYSTALS), ""
    return ["on_mars/colonist_white"], frame.say("om.for_free"), ""


def _prize(frame: Drawing, pick: Pick) -> Option:
    effect = (COMMON_REWARD, GOALS[pick.number].reward, None)[pick.other]
    key = ("prize_develop", "prize_own", "prize_nothing")[pick.other]
    return ([effect_picture(effect)] if effect else []), frame.say(f"om.{key}"), ""


def _pay(frame: Drawing, pick: Pick) -> Option:
    amounts = [pick.number // OWNERS**good % OWNERS for good in range(RESOURCES)]
    pictures = [good_picture(good) for good, amount in enumerate(amounts) for _ in range(amount)]
    words = [frame.words.name("good", good) for good, amount in enumerate(amounts) if amount]
    return pictures, frame.words.listed(words), ""


def _pay_crystals(frame: Drawing, pick: Pick) -> Option:
    return [CRYSTAL_PICTURE] * min(4, pick.number), frame.say("om.from_depot", pick.number), ""


def _crowd(frame: Drawing, pick: Pick) -> Option:
    person = frame.livery.of(frame.seat, "colonist")
    words = [frame.say("om.crystals", pick.number)] if pick.number else []
    words += [frame.say("om.colonists", pick.other)] if pick.other else []
    return [CRYSTAL_PICTURE] * pick.number + [person] * pick.other, frame.words.listed(words), ""


def _item(frame: Drawing, pick: Pick) -> Option:
    return [good_picture(pick.number)], frame.words.name("good", pick.number), ""


def _grid(frame: Drawing, pick: Pick) -> Option:
    tech = frame.view.grid[pick.number]
    price = [frame.words.name("good", good) for good in GRID_COST[pick.number]]
    name = frame.words.name("building", tech) if tech <= SHELTER else frame.say(f"om.tech_{TECHS[tech].id}")
    return [tech_picture(tech)], name, frame.words.listed(price) or frame.say("om.free")


def _use_tech(frame: Drawing, pick: Pick) -> Option:
    tech, owner = divmod(pick.number, OWNERS)
    level = frame.view.players[owner].tech_level(tech)
    gives = frame.say("om.yours") if owner == frame.seat else frame.say("om.gives_oxygen")
    pictures = [tech_picture(tech)] + [frame.livery.of(frame.seat, "colonist")] * pick.other
    return pictures, frame.say("om.tech_of", frame.words.seat(owner), level), gives


def _building(frame: Drawing, pick: Pick) -> Option:
    kind, record = pick.number, BUILDINGS[pick.number]
    price = "colonist" if kind == MINE else ""
    name = frame.words.name("good", record.cost) if not price else frame.words.name("good", 7)
    left = len(frame.view.stacks[kind]) if kind != SHELTER else 5 - frame.view.players[frame.seat].shelters
    picture = frame.livery.building(SHELTER + frame.seat, 1) if kind == SHELTER else building_picture(kind)
    return [picture], frame.words.name("building", kind), frame.say("om.price_and_left", name, left)


def _bonus(frame: Drawing, pick: Pick) -> Option:
    return [bonus_picture(pick.number)], frame.words.name("bonus", pick.number), ""


def _arrive(frame: Drawing, pick: Pick) -> Option:
    person, bot = frame.livery.of(frame.seat, "colonist"), frame.livery.of(frame.seat, "bot")
    words = [frame.say("om.colonists", pick.number)] if pick.number else []
    words += [frame.say("om.bots", pick.other)] if pick.other else []
    return [person] * min(4, pick.number) + [bot] * pick.other, frame.words.listed(words) or frame.say("om.nobody"), ""


def _origin(frame: Drawing, pick: Pick) -> Option:
    if pick.number == WORKING_AREA:
        return [frame.livery.of(frame.seat, "colonist")], frame.say("om.working"), ""
    return [frame.livery.of(frame.seat, "colonist")], frame.words.name("action", pick.number), ""


def _point(frame: Drawing, pick: Pick) -> Option:
    thing = "rover" if pick.number else "bot"
    return (
        [frame.livery.of(frame.seat, thing), CRYSTAL_PICTURE],
        frame.say(f"om.point_{thing}"),
        frame.say("om.one_crystal"),
    )


def _travel(frame: Drawing, pick: Pick) -> Option:
    if pick.number:
        return [frame.livery.of(frame.seat, "ship")], frame.say("om.travel_ship"), ""
    return [SHUTTLE], frame.say("om.travel_shuttle"), ""


def _keep(frame: Drawing, pick: Pick) -> Option:
    return [good_picture(OXYGEN)], frame.say("om.keep"), ""


def _boost(frame: Drawing, pick: Pick) -> Option:
    return [frame.livery.of(frame.seat, "colonist")], frame.say("om.boost"), ""


def _tile(frame: Drawing, pick: Pick) -> Option:
    return [tile_picture(pick.number)], frame.words.name("tile", pick.number), ""


def _guard(frame: Drawing, pick: Pick) -> Option:
    return [SECURITY_UNIT], frame.say("om.guard"), frame.say("om.guard_point")


def _reward(frame: Drawing, pick: Pick) -> Option:
    return [], frame.say("om.reward_first"), ""


WORDED: Mapping[str, Callable[[Any, Pick], Option]] = {
    "use": _use,
    "prize": _prize,
    "pay": _pay,
    "pay_crystals": _pay_crystals,
    "crowd": _crowd,
    "item": _item,
    "grid": _grid,
    "use_tech": _use_tech,
    "building": _building,
    "bonus": _bonus,
    "arrive": _arrive,
    "origin": _origin,
    "point": _point,
    "travel": _travel,
    KEEP.kind: _keep,
    BOOST.kind: _boost,
    "tile": _tile,
    GUARD.kind: _guard,
    REWARD.kind: _reward,
}
