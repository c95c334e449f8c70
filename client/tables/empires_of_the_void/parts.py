"""Small things that several panels are made of: signs, figures, tiles that can be pressed."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from client.stage.frame import Frame
from client.stage.lights import DIMMED, FINE_STRONG, fit, shine, write
from client.stage.picks import Pick
from client.tables.empires_of_the_void.layout import EmpiresLayout
from client.tables.empires_of_the_void.looks import Livery
from client.ui.kit import Ui
from client.ui.theme import ACCENT, EDGE, FAINT, MUTED, TEXT, Colour, TextStyle
from engine.games.empires_of_the_void.state import EmpiresState

Drawing = Frame[EmpiresState, EmpiresLayout, Livery]

TITLE = TextStyle("body", "SemiBold", TEXT, display=True)
NUMBER = TextStyle("title", "Bold", TEXT)
SMALL_NUMBER = TextStyle("body", "Bold", TEXT)
QUIET = TextStyle("small", "Medium", MUTED)
LARGEST_SIGN = 40
PLATE, PLATE_LIT = (20, 27, 50, 235), (30, 58, 76, 240)


def percent(chance: float) -> str:
    """As a whole number; a chance that is none, or a certainty, only if it is one."""
    if 0 < chance < 0.005:
        return "<1 %"
    if 0.995 <= chance < 1:
        return ">99 %"
    return f"{round(100 * chance)} %"


def sign(ui: Ui, look: str, box: Rect, colour: Colour = TEXT, alpha: int = 255) -> None:
    """A rendered picture, or an icon in a colour."""
    if "/" in look:
        ui.picture(look, box, alpha)
    else:
        ui.icon(look, box, colour)


def figure(
    ui: Ui, look: str, text: str, box: Rect, style: TextStyle = SMALL_NUMBER, rest: str = "", faint: bool = False
) -> Rect:
    """A sign and its number, and small behind it what else there is to say."""
    side = min(box.height, box.width // 2)
    place = Rect(box.left, 0, side, side)
    place.centery = box.centery
    sign(ui, look, place, style.colour, DIMMED if faint else 255)
    room = Rect(place.right + 3, box.top, box.right - place.right - 3, box.height)
    shown = write(ui, text, room, TextStyle(style.size, style.weight, FAINT if faint else style.colour))
    if rest:
        left = Rect(shown.right + 4, box.top, box.right - shown.right - 4, box.height)
        write(ui, rest, left, TextStyle("small", "SemiBold", (134, 222, 140)), whole=True)
    return shown


def tile(
    frame: Drawing,
    pick: Pick,
    box: Rect,
    label: str | Sequence[str] = "",
    look: str = "",
    note: str = "",
    chosen: bool = False,
    danger: bool = False,
    lines: int = 1,
    upright: bool = False,
) -> bool:
    """Something that can be pressed: lit if it does something now, else it says why not when pointed at."""
    ui = frame.ui
    lit = frame.choosing.is_lit(pick) or frame.choosing.answers(pick)
    spot = frame.control(pick, box)
    face(ui, box, lit, chosen or spot.hovered or pick in frame.choosing.armed)
    if upright:
        write_upright(ui, box, label, look, lit)
        return spot.activated
    colour = (ACCENT if lit else FAINT) if not danger else (255, 150, 130)
    inside = box.inflate(-8, -4)
    if look:
        most = frame.layout.length(LARGEST_SIGN)
        side = min(inside.height, inside.width if not label else max(14, min(most, inside.width * 2 // 5)))
        place = Rect(inside.left, 0, side, side)
        place.centery = inside.centery
        if not label:
            place.centerx = inside.centerx
        sign(ui, look, place, colour, 255 if lit else DIMMED)
        inside = Rect(place.right + 4, inside.top, inside.right - place.right - 4, inside.height)
    style = TextStyle("small", "SemiBold", TEXT if lit else FAINT)
    if note and inside.height < 3 * ui.theme.line_height(style) // 2:
        write(ui, [f"{label} {note}", note], inside, style)
    elif note:
        upper = Rect(inside.left, inside.top, inside.width, inside.height // 2)
        write(ui, label, upper, style)
        write(ui, note, upper.move(0, inside.height // 2), TextStyle("small", "Bold", colour))
    elif label:
        write(ui, label, inside, style, "left" if look else "center", lines)
    return spot.activated


def write_upright(ui: Ui, box: Rect, label: str | Sequence[str], look: str, lit: bool) -> None:
    """A sign above its word; the sign alone where the word would be cut."""
    inside = box.inflate(-4, -4)
    style = TextStyle("small", "SemiBold", TEXT if lit else FAINT)
    wordings = [label] if isinstance(label, str) else list(label)
    line = ui.theme.line_height(style)
    _, found = fit(ui.theme, wordings, style, (inside.width, line))
    spelt = inside.height >= line * 3 // 2 and found and found[0] in wordings
    upper = Rect(inside.left, inside.top, inside.width, inside.height - line + 2) if spelt else inside
    sign(ui, look, upper.inflate(0, -2), ACCENT if lit else FAINT, 255 if lit else DIMMED)
    if spelt:
        write(ui, wordings, Rect(inside.left, inside.bottom - line, inside.width, line), style, "center")


def face(ui: Ui, box: Rect, lit: bool, strong: bool = False, radius: float = 9) -> None:
    """The plate of a button."""
    if strong and lit:
        shine(ui, box, ACCENT, 1.0, radius, 5)
    ui.panel(box, radius=radius, edge=(*ACCENT, 230) if lit else EDGE, fill=PLATE_LIT if lit and strong else PLATE)


def count_badge(ui: Ui, text: str, corner: tuple[int, int], fill: Colour, ink: Colour = (8, 12, 24)) -> Rect:
    """A number on a coloured pill, its lower right at a point."""
    style = TextStyle("small", "Bold", ink)
    picture = ui.theme.text(text, style)
    box = Rect(0, 0, picture.get_width() + 12, ui.theme.line_height(FINE_STRONG))
    box.bottomright = corner
    ui.panel(box, radius=20, edge=(*fill, 255), fill=(*fill, 255))
    ui.line(text, picture.get_rect(center=box.center).topleft, style)
    return box
