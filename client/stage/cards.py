"""Cards: faces with a name that never vanishes, halves that are buttons, hands that spread."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from client.stage.frame import AnyFrame
from client.stage.lights import DIMMED, draw_parts, fit, parts_width, shine, using, write
from client.stage.picks import Pick
from client.ui.kit import Ui
from client.ui.theme import ACCENT, EDGE, FAINT, MUTED, SPACE, TEXT, TextStyle

TITLE = TextStyle("small", "SemiBold", TEXT)
DARK = (*SPACE, 190)
NAME_SHARE = 0.6
"""How much of a face its name may take at most."""


def draw_face(ui: Ui, picture: str, name: str, box: Rect, dim: bool = False, style: TextStyle = TITLE) -> None:
    """A card as it lies on the table: its picture, and its name over the lower part of it, on as many lines as it
    needs."""
    ui.panel(box, radius=8, edge=EDGE, fill=DARK)
    art = box.inflate(-2, -2)
    if ui.draws and art.width > 0 and art.height > 0:
        ui.surface.blit(ui.art.cover(picture, art.size), art)
        if dim:
            ui.panel(art, radius=2, edge=(*SPACE, 170), fill=(*SPACE, 255 - DIMMED))
    draw_name(ui, name, art, style)


def draw_name(ui: Ui, name: str, art: Rect, style: TextStyle = TITLE, share: float = NAME_SHARE) -> Rect:
    """The name of a card in a dark band along the bottom of its picture; returns the band."""
    room = Rect(art.left + 2, art.top, art.width - 4, round(art.height * share))
    theme, lines = fit(ui.theme, (name,), style, room.size, lines=3)
    height = theme.line_height(style) - 2
    band = Rect(art.left, art.bottom - height * len(lines) - 2, art.width, height * len(lines) + 2)
    ui.panel(band, radius=1, edge=(*SPACE, 0), fill=DARK)
    with using(ui, theme):
        for number, line in enumerate(lines):
            ui.line(line, (band.centerx, band.top + number * height), style, "center")
    return band


def draw_half(
    frame: AnyFrame,
    pick: Pick,
    box: Rect,
    label: str | Sequence[str],
    icon: str = "",
    amount: str = "",
    passive: bool = False,
    lines: int = 1,
) -> None:
    """A part of a card that does something: a button that says what it costs, on so many lines."""
    ui = frame.ui
    usable = frame.may_act and frame.choosing.starts(pick)
    armed = pick in frame.choosing.armed
    spot = frame.spot(pick.id, box, pick, 6) if passive else frame.control(pick, box, radius=6)
    fill = (34, 44, 76, 235) if usable and (spot.hovered or armed) else (22, 29, 54, 235)
    ui.panel(box, radius=7, edge=(*ACCENT, 220) if usable else EDGE, fill=fill)
    if armed:
        shine(ui, box, ACCENT, 1.0, 7, 6)
    style = TextStyle("small", "SemiBold", ACCENT if usable else MUTED if passive else FAINT)
    size = min(ui.theme.line_height(style) - 2, box.height - 2)
    parts = [(icon, amount)] if icon else []
    width = parts_width(ui, parts, style, size)
    rest = Rect(box.left + width + size // 2, box.top, box.width - width - size, box.height)
    if width:
        draw_parts(ui, parts, (box.left + size // 3, box.centery), style, size)
    write(ui, label, rest, style, "center", lines)
