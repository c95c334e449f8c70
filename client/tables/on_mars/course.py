"""The action under way: its steps, numbered, what it has cost so far, and the way one step back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import pygame
from pygame import Rect

from client.stage.lights import draw_parts, write
from client.stage.picks import Pick
from client.stage.zones import row as side_by_side
from client.tables.on_mars.desk import Desk, Drawing
from client.tables.on_mars.looks import ACTION_PICTURES, CRYSTAL_PICTURE, executive_picture, good_picture, print_picture
from client.ui.theme import ACCENT, MUTED, SPACE, TEXT, TextStyle
from engine.core.moves import Event
from engine.games.on_mars import events as om
from engine.games.on_mars.components import ACTIONS
from engine.games.on_mars.turn import ToAct

AHEAD: Final[Mapping[str, tuple[str, ...]]] = {
    "obtain_blueprint": ("ToTakeBlueprint",),
    "learn_technology": ("ToLearn", "ToPlaceTech"),
    "research_development": ("ToDevelop",),
    "resupply": ("ToTakeItem",),
    "construct_building": ("ToConstruct", "ToBuild"),
    "upgrade_building": ("ToUpgrade",),
    "hire_scientist": ("ToHire",),
    "control_center": ("ToMove",),
    "welcome_ship": ("ToWelcome", "ToArrive"),
    "landing_pod": ("ToTakeSpace",),
}
"""What is always asked in the course of an action."""
NAMED: Final = frozenset(
    ["ToPayCrowd", "ToUseTech", "ToPay", "ToPayCrystals", "ToDisplace", "ToChooseBonus", "ToUseShipTech", "ToPlaceBot",
     "ToExplore", "ToBuyColonist", "ToRetrieve", "ToChooseSide", "ToChooseOxygen"],
).union(*AHEAD.values())  # fmt: skip
"""Steps that have a short name."""
SHOWN: Final = 5
HEAD = TextStyle("body", "SemiBold", TEXT, display=True)
NAME = TextStyle("small", "SemiBold", TEXT)


def beginning(desk: Desk) -> Any:
    """What the action under way began with, if there is one."""
    kinds = om.ActionChosen | om.ExecutiveChosen | om.BuildingUsed
    return next((event for event in reversed(desk.deeds) if isinstance(event, kinds)), None)


def is_under_way(frame: Drawing, desk: Desk) -> bool:
    step: Any = frame.view.agenda[-1] if frame.view.agenda else None
    return frame.may_act and not isinstance(step, ToAct) and desk.course != [] and beginning(desk) is not None


def recent(frame: Drawing, desk: Desk) -> list[Event]:
    """What has happened since the action under way began, or since the turn did."""
    begun = beginning(desk) if is_under_way(frame, desk) else None
    return desk.deeds[desk.deeds.index(begun) :] if begun else desk.deeds


def follow(frame: Drawing, desk: Desk) -> None:
    """Take note of what is being asked."""
    name = type(frame.view.agenda[-1]).__name__ if frame.view.agenda else ""
    if frame.may_act and name in NAMED and desk.course[-1:] != [name]:
        desk.course.append(name)


def height(frame: Drawing, desk: Desk) -> int:
    return frame.layout.length(118) if is_under_way(frame, desk) else 0


def cost(frame: Drawing, desk: Desk) -> Counter[str]:
    """What has been paid since the action began, by its picture."""
    person = frame.livery.of(frame.seat, "colonist")
    paid: Counter[str] = Counter()
    for event in reversed(desk.deeds):
        if isinstance(event, om.ColonistPlaced):
            paid[person] += 1
        elif isinstance(event, om.ColonistsWorked):
            paid[person] += event.colonists
        elif isinstance(event, om.CrystalsPaid):
            paid[CRYSTAL_PICTURE] += event.amount
        elif isinstance(event, om.GoodsPaid):
            paid.update({good_picture(good): amount for good, amount in enumerate(event.goods) if amount})
        elif event is beginning(desk):
            break
    return paid


def steps(desk: Desk) -> tuple[list[str], int]:
    """The names of the steps in order, and which of them is due."""
    begun = beginning(desk)
    taken = desk.course
    ahead = AHEAD[ACTIONS[begun.action].id] if isinstance(begun, om.ActionChosen) else ()
    reached = max((ahead.index(name) for name in taken if name in ahead), default=-1)
    passed = [name for name in ahead[: max(0, reached)] if name not in taken]
    rest = [name for name in ahead[reached + 1 :] if name not in taken]
    return ["chosen", *passed, *taken, *rest], len(passed) + len(taken)


def draw_course(frame: Drawing, desk: Desk, box: Rect) -> None:
    ui, length = frame.ui, frame.layout.length
    inner = box.inflate(-length(24), -length(12))
    head = Rect(inner.left, inner.top, inner.width, length(30))
    picture, name, pick = _begun(frame, desk)
    icon = Rect(head.left, head.top, head.height, head.height)
    ui.picture(picture, icon)
    paid = cost(frame, desk)
    price = Rect(head.right - length(52) * max(1, len(paid)), head.top, length(52) * max(1, len(paid)), head.height)
    write(ui, name, Rect(icon.right + 8, head.top, price.left - icon.right - 16, head.height), HEAD)
    frame.spot("om.course", Rect(head.left, head.top, price.left - head.left - 8, head.height), pick)
    frame.spot("om.cost", price, Pick("cost"))
    if paid:
        parts = [(sign, str(amount)) for sign, amount in paid.items()]
        draw_parts(ui, parts, (price.left, price.centery), NAME, length(22))
    else:
        write(ui, frame.say("om.free"), price, NAME, "right", whole=True)
    room = Rect(inner.left, head.bottom + length(6), inner.width, inner.bottom - head.bottom - length(6))
    names, due = steps(desk)
    first = max(0, min(due - SHOWN // 2, len(names) - SHOWN))
    cells = side_by_side(room, min(SHOWN, len(names)), 0)
    for number, cell in enumerate(cells, first):
        _draw_step(frame, number, names[number], cell, due, number > first)
    if ui.draws:
        pygame.draw.line(ui.surface, (70, 82, 112), (inner.left, box.bottom), (inner.right, box.bottom))


def _begun(frame: Drawing, desk: Desk) -> tuple[str, str, Pick]:
    begun, words = beginning(desk), frame.words
    if isinstance(begun, om.ActionChosen):
        pick = Pick("action", begun.action)
        return ACTION_PICTURES[begun.action], words.name("action", begun.action), pick
    if isinstance(begun, om.ExecutiveChosen):
        return executive_picture(begun.slot), words.name("executive", begun.slot), Pick("executive", begun.slot)
    pick = Pick("blueprint", begun.blueprint)
    return print_picture(begun.blueprint), words.name("blueprint", begun.blueprint), pick


def _draw_step(frame: Drawing, number: int, name: str, cell: Rect, due: int, is_joined: bool) -> None:
    """A bead with its number, ticked when it is behind, and its name below."""
    ui, length = frame.ui, frame.layout.length
    radius = length(13)
    middle = (cell.centerx, cell.top + radius + 1)
    colour = ACCENT if number == due else (58, 190, 122) if number < due else MUTED
    if ui.draws:
        if is_joined:
            start = (middle[0] - cell.width + radius + 3, middle[1])
            pygame.draw.line(ui.surface, (86, 98, 128), start, (middle[0] - radius - 3, middle[1]), 2)
        pygame.draw.circle(ui.surface, colour, middle, radius, 0 if number == due else 2)
    bead = Rect(0, 0, 2 * radius, 2 * radius)
    bead.center = middle
    if number < due:
        ui.icon("check", bead.inflate(-length(10), -length(10)), colour)
    else:
        style = TextStyle("small", "Bold", SPACE if number == due else MUTED)
        write(ui, str(number + 1), bead, style, "center")
    low = Rect(cell.left + 2, bead.bottom + 2, cell.width - 4, cell.bottom - bead.bottom - 2)
    style = TextStyle("small", "SemiBold" if number == due else "Medium", TEXT if number == due else MUTED)
    write(ui, frame.say(f"om.step_{name}"), low, style, "center")
