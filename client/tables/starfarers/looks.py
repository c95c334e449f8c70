"""What everything of this game looks like: names of pictures, colours, and the pictures that are put together here."""

from __future__ import annotations

from functools import cache
from typing import Final

import pygame
from pygame import Rect, Surface

from client.stage.livery import Livery as StageLivery
from client.ui.art import Art, Painter
from client.ui.theme import GOLD, MUTED, SEATS, SHAPES, SPACE, TEXT, Colour, load_font
from engine.core.game import PALETTE
from engine.core.moves import Seat
from engine.games.starfarers.components import (
    CARDS,
    CHITS,
    PARTS,
    PEOPLES,
    RESOURCES,
    SHIP_KINDS,
    WAYS,
)
from engine.games.starfarers.encounter_cards import FAMILIES

FOLDER: Final = "starfarers"
RESOURCE_COLOURS: Final[tuple[Colour, ...]] = (
    (236, 98, 66),
    (250, 176, 52),
    (92, 150, 255),
    (108, 206, 92),
    (202, 112, 236),
)
PEOPLE_COLOURS: Final[tuple[Colour, ...]] = ((120, 214, 112), (246, 196, 96), (206, 140, 244), (120, 184, 255))
RESOURCE_ICONS: Final = RESOURCES
GOODS: Final = tuple(f"{FOLDER}/{name}" for name in RESOURCES)
BACK: Final = "sf_card:back"
FAME: Final = f"{FOLDER}/part_fame_ring"
BALL_COLOURS: Final[tuple[Colour, ...]] = ((24, 24, 30), (60, 130, 255), (250, 206, 60), (236, 70, 50))
WARM: Final[Colour] = (255, 206, 120)
FRAMES: Final[dict[str, str]] = {
    "merchant": "trader",
    "pirate_toll": "pirates",
    "pirate_fence": "wanderer",
    "pirate_hire": "pirates",
    "pirate_pursuit": "pirates",
    "distress_call": "beacon",
    "ship_under_attack": "wreck",
    "black_hole": "black_hole",
    "travelers": "jump_gate",
    "wear_and_tear": "worn_hull",
}
"""The picture of each family of encounters."""


class Livery(StageLivery):
    """What everybody's pieces look like."""

    def name(self, seat: Seat) -> str:
        return PALETTE[self.colours[seat]]

    def piece(self, kind: str, seat: Seat) -> str:
        """A colony, spaceport or station with its owner's shape."""
        return f"sf_piece:{kind}_{self.name(seat)}.{self.colours[seat]}"

    def ship(self, seat: Seat, cargo: int, transporter: int) -> str:
        return self.piece_of(f"{SHIP_KINDS[cargo]}_{self.name(seat)}_{transporter + 1}", seat)

    def piece_of(self, picture: str, seat: Seat) -> str:
        return f"sf_piece:{picture}.{self.colours[seat]}"

    def goal(self, goal: int, seat: Seat) -> str:
        """What can be built, in its owner's colour."""
        if goal < len(SHIP_KINDS):
            return f"{FOLDER}/{SHIP_KINDS[goal]}_{self.name(seat)}_1"
        if goal == len(SHIP_KINDS):
            return f"{FOLDER}/spaceport_{self.name(seat)}"
        return self.part(goal - len(SHIP_KINDS) - 1, seat)

    def part(self, part: int, seat: Seat) -> str:
        return FAME if part == len(PARTS) else f"{FOLDER}/part_{PARTS[part]}_{self.name(seat)}"

    def mothership(self, seat: Seat, parts: tuple[int, ...], fame: int, balls: tuple[int, ...] = ()) -> str:
        """The hull with every part that it has."""
        told = ".".join(map(str, (*parts, fame)))
        return f"sf_ship:{self.name(seat)}.{told}.{'_'.join(map(str, sorted(balls)))}"


def world(resource: int, site: int) -> str:
    return f"{FOLDER}/world_{RESOURCES[resource]}_{site % 4 + 1}"


def base(people: int) -> str:
    return f"{FOLDER}/base_{PEOPLES[people]}"


def card(number: int) -> str:
    return f"{FOLDER}/friendship_{CARDS[number].id}"


def family(number: int) -> str:
    return f"{FOLDER}/encounter_{FRAMES[FAMILIES[number]]}"


def chit(number: int, known: str = "") -> str:
    """The face of a chit; `known` is "mine" for what only the viewer has seen."""
    return f"sf_chit:{number}.{known}"


def pad(number: int, people: int, following: bool, able: bool) -> str:
    """A trade point that is still free: the next one is bright, its number if one has the freight rings for it."""
    return f"sf_pad:{number + 1}.{people}.{int(following)}.{int(able)}"


def face(kind: int) -> str:
    """A resource card."""
    return f"sf_card:{RESOURCES[kind]}"


# -- pictures put together ---------------------------------------------------------------------------------------


class Painters:
    """Paints what is made of several pictures."""

    def __init__(self, art: Art) -> None:
        self._art = art

    def piece(self, told: str, size: tuple[int, int]) -> Surface:
        """A piece with the shape of its owner's colour on a dark button."""
        picture, colour = told.split(".")
        found = self._art.picture(f"{FOLDER}/{picture}", size).copy()
        side = max(8, round(min(size) * 0.32))
        button = Rect(found.get_width() - side, found.get_height() - side, side, side)
        pygame.draw.circle(found, (*SPACE, 235), button.center, side // 2)
        icon = self._art.icon(SHAPES[int(colour)], max(6, round(side * 0.78)), SEATS[int(colour)])
        found.blit(icon, icon.get_rect(center=button.center))
        return found

    def ship(self, told: str, size: tuple[int, int]) -> Surface:
        """A mothership: the hull, and a layer for the parts of each kind."""
        colour, *counts, balls = told.split(".")
        found = self._art.picture(f"{FOLDER}/mothership_{colour}", size).copy()
        names = ("booster", "freight_ring", "cannon", "fame_ring")
        amounts = dict(zip(("booster", "cannon", "freight_ring", "fame_ring"), counts, strict=True))
        layers = [f"mothership_{colour}_{name}_{amounts[name]}" for name in names if amounts[name] != "0"]
        if balls:
            layers.insert(0, f"mothership_balls_{balls}")
        for layer in layers:
            found.blit(self._art.picture(f"{FOLDER}/{layer}", size), (0, 0))
        return found

    def chit(self, told: str, size: tuple[int, int]) -> Surface:
        """The number of a world: a dark plate with its ways in 36 as dots below. Gold is what nobody else knows."""
        number, known = told.split(".")
        record = CHITS[int(number)]
        width, height = size
        found = Surface(size, pygame.SRCALPHA)
        edge = GOLD if known else TEXT
        plate = Rect(0, 0, width if len(record.numbers) > 1 else height, height)
        plate.centerx = width // 2
        pygame.draw.rect(found, (*SPACE, 225), plate, border_radius=height // 2)
        pygame.draw.rect(found, (*edge, 255 if known else 150), plate, max(1, height // 18), border_radius=height // 2)
        warm = any(WAYS[one] == 5 for one in record.numbers)
        text = "·".join(map(str, record.numbers))
        _print(found, text, round(height * 0.56), WARM if warm else TEXT, (width / 2, height * 0.44))
        dots = record.ways
        for dot in range(dots):
            x = width / 2 + (dot - (dots - 1) / 2) * height * 0.11
            pygame.draw.circle(found, WARM if warm else TEXT, (x, height * 0.8), max(1, height * 0.042))
        return found

    def card(self, told: str, size: tuple[int, int]) -> Surface:
        """A resource card: its thing before its colour; a back shows nothing."""
        width, height = size
        found = Surface(size, pygame.SRCALPHA)
        radius = max(2, width // 9)
        if told == "back":
            pygame.draw.rect(found, (38, 48, 84, 255), found.get_rect(), border_radius=radius)
            pygame.draw.rect(found, (120, 136, 190, 255), found.get_rect(), max(1, width // 24), border_radius=radius)
            icon = self._art.icon("card", max(6, width // 2), (150, 166, 214))
            found.blit(icon, icon.get_rect(center=found.get_rect().center))
            return found
        kind = RESOURCES.index(told)
        red, green, blue = RESOURCE_COLOURS[kind]
        pygame.draw.rect(found, (red // 4, green // 4, blue // 4, 255), found.get_rect(), border_radius=radius)
        pygame.draw.rect(found, (red, green, blue, 255), found.get_rect(), max(1, width // 26), border_radius=radius)
        thing = self._art.picture(GOODS[kind], (round(width * 0.94), round(height * 0.7)))
        found.blit(thing, thing.get_rect(center=(width // 2, round(height * 0.6))))
        icon = self._art.icon(RESOURCE_ICONS[kind], max(6, round(width * 0.28)), (red, green, blue))
        found.blit(icon, (width * 0.07, width * 0.07))
        return found

    def pad(self, told: str, size: tuple[int, int]) -> Surface:
        """A square with its number, in the colour of its people."""
        number, people, following, able = told.split(".")
        found, side = Surface(size, pygame.SRCALPHA), min(size)
        colour = PEOPLE_COLOURS[int(people)]
        red, green, blue = colour if following == "1" else tuple(part // 2 for part in colour)
        pygame.draw.rect(found, (*SPACE, 235), found.get_rect(), border_radius=side // 4)
        pygame.draw.rect(found, (red, green, blue), found.get_rect(), max(1, side // 16), border_radius=side // 4)
        _print(found, number, round(side * 0.68), TEXT if able == "1" else MUTED, (size[0] / 2, size[1] / 2))
        return found

    def coin(self, told: str, size: tuple[int, int]) -> Surface:
        """The resource of a world, to be told apart without colours."""
        kind = int(told)
        found = Surface(size, pygame.SRCALPHA)
        side = min(size)
        pygame.draw.circle(found, (*SPACE, 230), (side / 2, side / 2), side / 2)
        pygame.draw.circle(found, RESOURCE_COLOURS[kind], (side / 2, side / 2), side / 2, max(1, side // 16))
        icon = self._art.icon(RESOURCE_ICONS[kind], max(6, round(side * 0.66)), RESOURCE_COLOURS[kind])
        found.blit(icon, icon.get_rect(center=(side // 2, side // 2)))
        return found


@cache
def _painters(art: Art) -> dict[str, Painter]:
    found = Painters(art)
    names = ("piece", "ship", "chit", "card", "coin", "pad")
    return {name: getattr(found, name) for name in names}


def warm_up(art: Art) -> None:
    """Say how pictures are made that have no file."""
    for kind, paint in _painters(art).items():
        art.painter(f"sf_{kind}", paint)


@cache
def _font(height: int) -> pygame.font.Font:
    return load_font("OrreryDisplay-Bold.ttf", max(8, height))


def _print(surface: Surface, text: str, height: int, colour: Colour, centre: tuple[float, float]) -> None:
    picture = _font(height).render(text, True, colour)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))
