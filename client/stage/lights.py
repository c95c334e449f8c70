"""Soft lights, chips of signs and numbers, and texts that fit the place they have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

import pygame
from pygame import Rect, Surface

from client.ui.kit import Ui
from client.ui.theme import BASE, MUTED, SEATS, SHAPES, SPACE, TEXT, Colour, TextStyle, Theme

DIMMED: Final = 80
"""How opaque a piece is drawn that cannot be chosen while others can."""

FIGURE = TextStyle("title", "SemiBold", TEXT, display=True)
NAME = TextStyle("body", "SemiBold", TEXT)
FINE = TextStyle("small", "Medium", MUTED)
FINE_STRONG = TextStyle("small", "SemiBold", TEXT)

Part = tuple[str, str]
"""A piece of a chip: a picture or icon (or none), and the characters after it."""


@contextmanager
def using(ui: Ui, theme: Theme) -> Iterator[None]:
    """Write and measure with another theme: each zone of the table has its own scale."""
    before, ui.theme = ui.theme, theme
    try:
        yield
    finally:
        ui.theme = before


@lru_cache(maxsize=160)
def theme_for(scale: float, text_scale: float) -> Theme:
    """A theme of a given scale, whose text is no larger than what was laid out can hold."""
    window = (round(BASE[0] * scale), round(BASE[1] * scale))
    return Theme(window, text_scale=round(100 * text_scale / scale))


def fitting(theme: Theme, wordings: Sequence[str], style: TextStyle, width: int) -> str:
    """The first wording that fits a width, or nothing."""
    return next((text for text in wordings if text_width(theme, text, style) <= width), "")


def shortened(theme: Theme, text: str, style: TextStyle, width: int) -> str:
    """A text that is too long loses its end."""
    wordings = [text, *(text[:length].rstrip() + "…" for length in range(len(text) - 1, 0, -1))]
    return fitting(theme, wordings, style, width)


def whole_words(theme: Theme, text: str, style: TextStyle, width: int) -> list[str]:
    """The lines of a text, or none if a word would have to be cut."""
    if any(text_width(theme, word, style) > width for word in text.split(" ")):
        return []
    return theme.wrapped(text, style, width)


@lru_cache(maxsize=2000)
def text_width(theme: Theme, text: str, style: TextStyle) -> int:
    return theme.font(style).size(text)[0]


SHRINKS: Final = (1.0, 0.92, 0.85, 0.78, 0.7, 0.62, 0.55)
"""How much smaller a text may get, step by step, before it loses its end."""


TALL: Final = 1.3
"""How much higher than its place a line may be: letters do not fill it."""
LEAST_PART: Final = 3
"""How many letters of a word stand at least on either side of a hyphen."""


def fit(
    theme: Theme, wordings: Sequence[str], style: TextStyle, size: tuple[int, int], lines: int = 1
) -> tuple[Theme, list[str]]:
    """The first wording at the largest size at which it fits a place, whole words on at most so many lines; where none
    does, the last wording as small as it gets, hyphenated or without its end. A name is never left out."""
    smaller, found = _fit(theme, tuple(wordings), style, (size[0], size[1]), lines)
    return smaller, list(found)


@lru_cache(maxsize=4000)
def _fit(
    theme: Theme, wordings: tuple[str, ...], style: TextStyle, size: tuple[int, int], lines: int
) -> tuple[Theme, tuple[str, ...]]:
    width, height = size
    for share in SHRINKS:
        smaller = theme if share == 1.0 else theme_for(theme.scale, theme.text_scale * share)
        most = min(lines, max(1, height // smaller.line_height(style)))
        for text in wordings:
            found = whole_words(smaller, text, style, width)
            if 0 < len(found) <= most and smaller.line_height(style) <= height * TALL:
                return smaller, tuple(found)
    text = wordings[-1]
    for length in range(len(text), 0, -1):
        found = _hyphenated(smaller, text if length == len(text) else text[:length].rstrip() + "…", style, width)
        if len(found) <= most:
            return smaller, tuple(found)
    return smaller, ()


def _hyphenated(theme: Theme, text: str, style: TextStyle, width: int) -> list[str]:
    """The lines of a text whose long words are parted with hyphens."""
    words = []
    for word in text.split(" "):
        while text_width(theme, word, style) > width and len(word) > 2 * LEAST_PART:
            fits = [
                part for part in range(LEAST_PART, len(word) - LEAST_PART) if _is_part(theme, word[:part], style, width)
            ]
            at = fits[-1] if fits else LEAST_PART
            words.append(f"{word[:at]}-")
            word = word[at:]
        words.append(word)
    return theme.wrapped(" ".join(words), style, width)


def _is_part(theme: Theme, part: str, style: TextStyle, width: int) -> bool:
    return part[-1] != "-" and text_width(theme, f"{part}-", style) <= width


def write(
    ui: Ui,
    text: str | Sequence[str],
    box: Rect,
    style: TextStyle = NAME,
    align: str = "left",
    lines: int = 1,
    shadow: bool = False,
    whole: bool = False,
) -> Rect:
    """A text in the middle of a box's height, as large as it fits; returns where it stands. Several wordings may be
    given, the best first. What must be `whole` is left out where none of them fits: for labels of what explains itself
    when pointed at, never for names."""
    wordings = (text,) if isinstance(text, str) else text
    theme, found = fit(ui.theme, wordings, style, box.size, lines)
    if whole and found and found[-1].endswith("…") and not wordings[-1].endswith("…"):
        found = []
    height = theme.line_height(style)
    top = box.centery - height * len(found) // 2
    places = []
    with using(ui, theme):
        for number, line in enumerate(found):
            picture = theme.text(line, style).get_rect(top=top + number * height)
            x = {"left": box.left, "center": box.centerx - picture.width // 2, "right": box.right - picture.width}
            picture.left = x[align]
            if shadow:
                shadowed_line(ui, line, picture.center, style)
            else:
                ui.line(line, picture.topleft, style)
            places.append(picture)
    return places[0].unionall(places[1:]) if places else Rect(box.topleft, (0, 0))


# -- light -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=200)
def glow(size: tuple[int, int], colour: Colour, reach: int, radius: int, strength: int) -> Surface:
    """A soft light round a rectangle of that size; the picture is larger by its reach on every side."""
    surface = Surface((size[0] + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA)
    for ring in range(reach, -1, -1):
        share = 1 - ring / (reach + 1)
        box = Rect(reach - ring, reach - ring, size[0] + 2 * ring, size[1] + 2 * ring)
        alpha = round(strength * share * share)
        pygame.draw.rect(surface, (*colour, alpha), box, border_radius=radius + ring)
    inside = Rect(reach, reach, *size)
    pygame.draw.rect(surface, (0, 0, 0, 0), inside, border_radius=radius)
    pygame.draw.rect(surface, (*colour, min(255, strength * 2)), inside, max(1, reach // 5), border_radius=radius)
    return surface


@lru_cache(maxsize=200)
def _strips(size: tuple[int, int], thickness: int) -> tuple[Rect, ...]:
    """The four sides of a frame: its empty middle need not be drawn."""
    width, height = size
    if 2 * thickness >= min(size):
        return (Rect(0, 0, width, height),)
    middle = height - 2 * thickness
    return (
        Rect(0, 0, width, thickness),
        Rect(0, height - thickness, width, thickness),
        Rect(0, thickness, thickness, middle),
        Rect(width - thickness, thickness, thickness, middle),
    )


LEVELS: Final = 6
"""Steps in which a light swells: few enough to keep every one of them."""


def shine(ui: Ui, rect: Rect, colour: Colour, strength: float = 1.0, radius: float = 8, reach: float = 9) -> None:
    """Light up the edge of something."""
    if not ui.draws:
        return
    level = max(1, round(min(1.0, strength) * LEVELS))
    far = max(2, ui.px(reach))
    picture = glow(rect.size, colour, far, ui.px(radius), round(130 * level / LEVELS))
    for strip in _strips(picture.get_size(), far + ui.px(radius)):
        ui.surface.blit(picture, (rect.left - far + strip.left, rect.top - far + strip.top), strip)


@lru_cache(maxsize=64)
def soft_disc(radius: int, colour: Colour, alpha: int) -> Surface:
    """A round light or shadow that fades outwards."""
    surface = Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    for ring in range(radius, 0, -1):
        share = 1 - ring / radius
        pygame.draw.circle(surface, (*colour, round(alpha * share * (2 - share))), (radius, radius), ring)
    return surface


@lru_cache(maxsize=256)
def plate(
    size: tuple[int, int], fill: tuple[int, int, int, int], edge: tuple[int, int, int, int], radius: int
) -> Surface:
    """A flat rounded plate with a thin edge."""
    surface = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(surface, fill, surface.get_rect(), border_radius=radius)
    pygame.draw.rect(surface, edge, surface.get_rect(), 1, border_radius=radius)
    return surface


# -- chips -------------------------------------------------------------------------------------------------------

CHIP_FILL: Final = (*SPACE, 226)


def is_picture(name: str) -> bool:
    """A rendered or composed picture; else it is an icon, which has the colour of the text beside it."""
    return "/" in name or ":" in name


def parts_width(ui: Ui, parts: Sequence[Part], style: TextStyle, icon: int) -> int:
    gap = max(2, icon // 6)
    width = 0
    for picture, text in parts:
        width += (icon + gap if picture else 0) + (text_width(ui.theme, text, style) + gap if text else 0)
    return max(0, width - gap)


def draw_parts(ui: Ui, parts: Sequence[Part], place: tuple[int, int], style: TextStyle, icon: int) -> int:
    """Signs and numbers in a row, from the left middle; returns where they end."""
    gap = max(2, icon // 6)
    x, middle = place
    for picture, text in parts:
        if picture:
            box = Rect(x, 0, icon, icon)
            box.centery = middle
            if is_picture(picture):
                ui.picture(picture, box)
            else:
                ui.icon(picture, box, SEATS[SHAPES.index(picture)] if picture in SHAPES else style.colour)
            x = box.right + gap
        if text:
            height = ui.theme.line_height(style)
            x = ui.line(text, (x, middle - height // 2), style).right + gap
    return x - gap


def _chip_pad(icon: int) -> int:
    return max(4, icon // 3)


def chip_width(ui: Ui, parts: Sequence[Part], style: TextStyle) -> int:
    icon = ui.theme.line_height(style)
    return parts_width(ui, parts, style, icon) + 2 * _chip_pad(icon)


def chip(
    ui: Ui,
    parts: Sequence[Part],
    centre: tuple[int, int],
    style: TextStyle = FINE_STRONG,
    edge: Colour = MUTED,
    inside: Rect | None = None,
) -> Rect:
    """A small dark pill of signs and numbers round a point, kept inside a rectangle."""
    icon = ui.theme.line_height(style)
    pad = _chip_pad(icon)
    box = Rect(0, 0, chip_width(ui, parts, style), icon + max(2, pad // 2))
    box.center = centre
    if inside:
        box.clamp_ip(inside)
    if ui.draws:
        ui.surface.blit(plate(box.size, CHIP_FILL, (*edge, 200), box.height // 2), box)
    draw_parts(ui, parts, (box.left + pad, box.centery), style, icon)
    return box


@lru_cache(maxsize=256)
def _shadow(theme: Theme, text: str, style: TextStyle) -> Surface:
    """The dark edge of a line of text, two pixels larger on every side."""
    dark = theme.text(text, TextStyle(style.size, style.weight, SPACE, style.display))
    surface = Surface((dark.get_width() + 4, dark.get_height() + 4), pygame.SRCALPHA)
    for x, y in ((1, 2), (3, 2), (2, 1), (2, 3), (3, 3), (1, 1), (3, 1), (1, 3), (2, 4), (3, 4)):
        surface.blit(dark, (x, y))
    return surface


def shadowed_line(ui: Ui, text: str, centre: tuple[int, int], style: TextStyle) -> None:
    """A line of text with a dark edge, readable on any ground."""
    place = ui.theme.text(text, style).get_rect(center=centre)
    if ui.draws:
        ui.surface.blit(_shadow(ui.theme, text, style), place.move(-2, -2))
    ui.line(text, place.topleft, style)
