"""What everything of this game looks like: pictures, colours, and the small signs that powers are written with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect, Surface

from client.stage.lights import theme_for
from client.stage.livery import Livery
from client.ui.theme import Colour, TextStyle
from engine.games.race_for_the_galaxy.components import ANY, CARDS, GOODS, NO_GOOD, PHASES, Card

FOLDER: Final = "race_for_the_galaxy"
MILITARY, PRESTIGE, BACK = f"{FOLDER}/military", f"{FOLDER}/prestige", f"{FOLDER}/card_back"
GOODS_PICTURES: Final = tuple(f"{FOLDER}/{good}" for good in (*GOODS, "any"))
SLAB, RECESS, GROOVE = f"{FOLDER}/slab", f"{FOLDER}/recess", f"{FOLDER}/groove"

INK: Final[Colour] = (11, 12, 28)
PAPER: Final[Colour] = (238, 240, 248)
VIOLET: Final[Colour] = (190, 140, 255)
RED: Final[Colour] = (236, 82, 82)
GREY: Final[Colour] = (168, 174, 190)
STEEL: Final[Colour] = (120, 146, 190)
AMETHYST: Final[Colour] = (186, 104, 236)
REBEL_ORANGE: Final[Colour] = (255, 138, 60)
GOLD_PLATE: Final[Colour] = (240, 196, 96)
KIND_COLOURS: Final[tuple[Colour, ...]] = (
    (64, 148, 255),
    (196, 118, 66),
    (74, 196, 92),
    (250, 214, 70),
    (206, 210, 222),
)
"""Novelty, Rare, Genes, Alien, any."""
PHASE_COLOURS: Final[dict[str, Colour]] = {
    "search": (214, 218, 232),
    "explore": (110, 172, 255),
    "develop": (255, 164, 84),
    "settle": VIOLET,
    "trade": (246, 208, 96),
    "consume": (255, 132, 164),
    "produce": (124, 222, 134),
}
NUMERALS: Final = {
    "search": "S",
    "explore": "I",
    "develop": "II",
    "settle": "III",
    "trade": "$",
    "consume": "IV",
    "produce": "V",
}
TICKS: Final = ("explore", "develop", "settle", "trade", "consume", "produce")
"""The order in which phases show on a small card."""


def colour_of(card: Card) -> Colour:
    """The frame of a card: its kind of good, grey worlds grey, developments steel."""
    if card.good != NO_GOOD:
        return KIND_COLOURS[card.good]
    return GREY if card.world else STEEL


def picture_of(card: int) -> str:
    return f"{FOLDER}/card_{CARDS[card].id}"


def phase_picture(phase: int) -> str:
    return f"{FOLDER}/phase_{PHASES[phase]}"


class RaceLivery(Livery):
    """Players have no pieces of their own: colours and shapes say who called what."""


# -- signs: painted once at a size, by name ---------------------------------------------------------------------

CARD: Final = "sign:card"
ARROW: Final = "sign:arrow"
DIAMOND: Final = "sign:diamond"
CHROMOSOME: Final = "sign:chromosome"
REBEL: Final = "sign:rebel"
SPEND: Final = "sign:spend"


def badge(phase: str) -> str:
    return f"sign:phase.{phase}"


def chip_of(number: int | str) -> str:
    return f"sign:chip.{number}"


def halo(kind: int) -> str:
    """A windfall world."""
    return f"sign:halo.{kind}"


def disc(kind: int) -> str:
    """A production world, or a world of no kind."""
    return f"sign:disc.{kind}"


def painted_sign(name: str, size: tuple[int, int]) -> Surface:
    """One of the signs, drawn large and made small so that its edges are smooth."""
    kind, _, rest = name.partition(".")
    side = max(4, min(size))
    canvas = Surface((4 * side, 4 * side), pygame.SRCALPHA)
    _SIGNS[kind](canvas, rest)
    if kind == "phase":
        _letters(canvas, NUMERALS[rest], PHASE_COLOURS[rest])
    elif kind == "chip":
        _letters(canvas, rest, (66, 40, 6))
    return pygame.transform.smoothscale(canvas, (side, side))


def _letters(canvas: Surface, text: str, colour: Colour) -> None:
    """The numeral of a badge, the number on a chip: as large as its sign has room for, at any size of it."""
    style = TextStyle("hero", "Bold", colour)
    letters = theme_for(1.0, 1.0).text(text, style)
    letters = letters.subsurface(letters.get_bounding_rect())
    side = canvas.get_width()
    share = min(side * 66 / 100 / letters.get_width(), side * 46 / 100 / letters.get_height())
    size = max(1, round(letters.get_width() * share)), max(1, round(letters.get_height() * share))
    picture = pygame.transform.smoothscale(letters, size)
    canvas.blit(picture, picture.get_rect(center=canvas.get_rect().center))


def _card(canvas: Surface, rest: str) -> None:
    side = canvas.get_width()
    box = Rect(0, 0, side * 6 // 10, side * 86 // 100)
    box.center = canvas.get_rect().center
    pygame.draw.rect(canvas, (232, 238, 250), box, border_radius=side // 12)
    pygame.draw.rect(canvas, (70, 104, 190), box.inflate(-side // 6, -side // 6), border_radius=side // 20)


def _arrow(canvas: Surface, rest: str) -> None:
    side = canvas.get_width()
    middle, thick = side // 2, max(4, side // 9)
    pygame.draw.line(canvas, PAPER, (side // 10, middle), (side * 8 // 10, middle), thick)
    pygame.draw.polygon(
        canvas, PAPER, [(side * 9 // 10, middle), (side * 6 // 10, side * 3 // 10), (side * 6 // 10, side * 7 // 10)]
    )


def _diamond(canvas: Surface, rest: str) -> None:
    side = canvas.get_width()
    middle, edge = side // 2, side // 12
    points = [(middle, edge), (side - edge, middle), (middle, side - edge), (edge, middle)]
    pygame.draw.polygon(canvas, (32, 40, 64), points)
    pygame.draw.polygon(canvas, PAPER, points, side // 11)


def _disc(canvas: Surface, rest: str) -> None:
    side = canvas.get_width()
    colour = KIND_COLOURS[int(rest)] if rest and int(rest) >= 0 else (40, 46, 70)
    pygame.draw.circle(canvas, colour, (side // 2, side // 2), side * 42 // 100)
    pygame.draw.circle(canvas, PAPER, (side // 2, side // 2), side * 42 // 100, side // 12)


def _halo(canvas: Surface, rest: str) -> None:
    side = canvas.get_width()
    middle = side // 2, side // 2
    pygame.draw.circle(canvas, (22, 24, 44), middle, side * 42 // 100)
    pygame.draw.circle(canvas, KIND_COLOURS[int(rest)], middle, side * 42 // 100, side // 6)


def _chromosome(canvas: Surface, rest: str) -> None:
    side = canvas.get_width()
    low, high, thick = side // 5, side * 4 // 5, side // 5
    pygame.draw.line(canvas, (210, 120, 255), (low, low), (high, high), thick)
    pygame.draw.line(canvas, (104, 220, 130), (high, low), (low, high), thick)
    pygame.draw.circle(canvas, PAPER, (side // 2, side // 2), side // 9)


def _star(canvas: Surface, rest: str) -> None:
    side = canvas.get_width()
    middle = pygame.Vector2(side / 2, side * 0.53)
    points = [middle + pygame.Vector2(0, -side * (0.46 if tip % 2 == 0 else 0.2)).rotate(36 * tip) for tip in range(10)]
    pygame.draw.polygon(canvas, REBEL_ORANGE, points)


def _spend(canvas: Surface, rest: str) -> None:
    """A card that goes: crossed out."""
    _card(canvas, rest)
    side = canvas.get_width()
    pygame.draw.line(canvas, RED, (side // 8, side // 8), (side * 7 // 8, side * 7 // 8), side // 7)
    pygame.draw.line(canvas, RED, (side * 7 // 8, side // 8), (side // 8, side * 7 // 8), side // 7)


def _phase(canvas: Surface, rest: str) -> None:
    side = canvas.get_width()
    box = canvas.get_rect().inflate(-side // 20, -side // 20)
    colour = PHASE_COLOURS[rest]
    pygame.draw.rect(canvas, (*(part // 4 for part in colour), 240), box, border_radius=side // 4)
    pygame.draw.rect(canvas, colour, box, side // 11, border_radius=side // 4)


def hexagon(side: int) -> list[tuple[float, float]]:
    middle = pygame.Vector2(side / 2, side / 2)
    return [tuple(middle + pygame.Vector2(0, -side * 0.49).rotate(60 * corner)) for corner in range(6)]  # type: ignore[misc]


def _chip(canvas: Surface, rest: str) -> None:
    side = canvas.get_width()
    points = hexagon(side)
    pygame.draw.polygon(canvas, GOLD_PLATE, points)
    pygame.draw.polygon(canvas, (255, 226, 150), [points[5], points[0], points[1], (side / 2, side / 2)])
    pygame.draw.polygon(canvas, (255, 238, 190), points, max(3, side // 16))


_SIGNS: Final[dict[str, Callable[[Surface, str], None]]] = {
    "card": _card,
    "arrow": _arrow,
    "diamond": _diamond,
    "disc": _disc,
    "halo": _halo,
    "chromosome": _chromosome,
    "rebel": _star,
    "spend": _spend,
    "phase": _phase,
    "chip": _chip,
}


def any_good(kind: int) -> str:
    return GOODS_PICTURES[ANY if kind == NO_GOOD else kind]
