"""Small faces that several zones draw: dice, friendship cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect

from client.stage.lights import write
from client.tables.starfarers import looks
from client.ui.kit import Ui
from client.ui.theme import EDGE, GOLD, SPACE, TEXT, TextStyle
from engine.games.starfarers.components import (
    CARDS,
    HELPING_HAND,
    REDUCED_TRIBUTE,
    REDUCED_TRIBUTE_ABOVE,
    RELIEF_FUND,
)

HEADING: Final = TextStyle("title", "SemiBold", TEXT, display=True)
PIPS: Final[dict[int, Sequence[tuple[int, int]]]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw_die(ui: Ui, cell: Rect, value: int) -> None:
    """A die from above; a dark one has not been thrown."""
    side = min(cell.size)
    box = Rect(0, 0, side, side)
    box.center = cell.center
    ui.panel(box, radius=9, fill=(238, 240, 246, 255) if value else (30, 38, 66, 200), edge=EDGE)
    for x, y in PIPS[value]:
        if ui.draws:
            centre = (box.centerx + x * side // 4, box.centery + y * side // 4)
            pygame.draw.circle(ui.surface, SPACE, centre, max(2, side // 10))


def draw_card_icon(ui: Ui, number: int, box: Rect, taken: bool = False) -> None:
    """A friendship card, small: what it does as a sign and a figure in the colour of its people."""
    record = CARDS[number]
    colour = looks.PEOPLE_COLOURS[record.people]
    dark = tuple(part // 5 for part in colour)
    ui.panel(box, radius=5, edge=(*colour, 90 if taken else 230), fill=(*dark, 230))
    icon, text = card_sign(number)
    upper = Rect(box.left, box.top + box.height // 10, box.width, box.height * 45 // 100)
    lower = Rect(box.left, box.top + box.height * 52 // 100, box.width, box.height * 44 // 100)
    if icon in looks.RESOURCE_ICONS:
        tint = looks.RESOURCE_COLOURS[looks.RESOURCE_ICONS.index(icon)]
    else:
        tint = colour
    red, green, blue = tint
    ui.icon(icon, upper, (red // 3, green // 3, blue // 3) if taken else tint)
    if not taken:
        write(ui, text, lower.inflate(-2, 0), TextStyle("small", "Bold", TEXT), "center", whole=True)


def card_sign(number: int) -> tuple[str, str]:
    """What a friendship card does as an icon and a figure."""
    record = CARDS[number]
    if record.production_bonus is not None:
        return looks.RESOURCE_ICONS[record.production_bonus], "+1"
    if rate := record.bank_rate or record.bank_rate_once:
        return looks.RESOURCE_ICONS[rate[0]], f"{rate[1]}:1"
    if record.speed and record.firepower:
        return "target", f"+{record.speed}"
    if record.speed or record.firepower:
        return ("speed", f"+{record.speed}") if record.speed else ("sight", f"+{record.firepower}")
    return _SIGNS.get(number, ("fame", "+1"))


_SIGNS: Final = {
    REDUCED_TRIBUTE: ("dice", str(REDUCED_TRIBUTE_ABOVE)),
    HELPING_HAND: ("card", "+1"),
    RELIEF_FUND: ("plus", "1"),
}


def draw_balls(ui: Ui, room: Rect, balls: Sequence[int]) -> None:
    """The two balls in the window of a mothership."""
    side = min(room.height - 2, room.width // 3)
    for number, ball in enumerate(balls):
        place = (room.centerx + (2 * number - 1) * side * 6 // 10, room.centery)
        if ui.draws:
            pygame.draw.circle(ui.surface, looks.BALL_COLOURS[ball], place, side // 2)
            pygame.draw.circle(ui.surface, (200, 210, 230), place, side // 2, 1)


def draw_encounter_card(ui: Ui, box: Rect, unit: float, number: int, title: str) -> Rect:
    """The paper of an encounter with its picture at the left; returns the room for words."""
    ui.panel(box, radius=16, fill=(9, 13, 27, 250), edge=(*GOLD, 150))
    pad = round(14 * unit)
    picture = Rect(box.left + pad, box.top + pad, round((box.height - 2 * pad) * 0.75), box.height - 2 * pad)
    if ui.draws:
        ui.surface.blit(ui.art.cover(looks.family(number), picture.size), picture)
    left = picture.right + round(20 * unit)
    head = Rect(left, box.top + pad, box.right - left - pad, round(44 * unit))
    write(ui, title, head, HEADING)
    return Rect(left, head.bottom, head.width, box.bottom - head.bottom - pad)
