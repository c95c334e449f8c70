"""No two seats' signs can be confused by anybody's eyes: simulated after Machado, Oliveira and Fernandes (2009)."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from client.ui.theme import SEATS, SHAPES, SPACE
from tests.client.person import a_person

SIGHT = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "no colour at all": ((0.2126, 0.7152, 0.0722),) * 3,
}
SIZE = 24
"""Pixels of the smallest sign at a seat."""
APART = 12.0
"""Of 255: how far the pictures of two signs differ on average, where one sign and nothing differ by about 40."""


def linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def shown(value: float) -> float:
    value = max(0.0, min(1.0, value))
    return 255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055)


def seen(colour: tuple[int, ...], eyes: str) -> tuple[float, ...]:
    light = [linear(part) for part in colour[:3]]
    return tuple(shown(sum(share * part for share, part in zip(row, light, strict=True))) for row in SIGHT[eyes])


def picture(person: object, colour: int, eyes: str) -> list[float]:
    """A seat's sign on the dark of space, as those eyes see it."""
    ui = person.app.ui  # type: ignore[attr-defined]
    surface = pygame.Surface((SIZE, SIZE))
    surface.fill(SPACE)
    surface.blit(ui.art.icon(SHAPES[colour], SIZE, SEATS[colour]), (0, 0))
    places = [(x, y) for y in range(SIZE) for x in range(SIZE)]
    return [part for place in places for part in seen(tuple(surface.get_at(place)), eyes)]


@pytest.mark.parametrize("eyes", SIGHT)
def test_no_two_seats_are_confused(tmp_path: Path, eyes: str) -> None:
    with a_person(tmp_path) as person:
        signs = [picture(person, colour, eyes) for colour in range(len(SEATS))]
        for one, other in combinations(range(len(SEATS)), 2):
            pairs = zip(signs[one], signs[other], strict=True)
            apart = sum(abs(here - there) for here, there in pairs) / len(signs[one])
            assert apart > APART, f"{SHAPES[one]} and {SHAPES[other]}"


def test_the_simulation_confuses_what_such_eyes_confuse() -> None:
    """Red and a green that is told from it by hue alone come near each other for two of them, not for the third."""
    red, green = (200, 60, 60), (95, 117, 60)

    def distance(eyes: str) -> float:
        return max(abs(one - other) for one, other in zip(seen(red, eyes), seen(green, eyes), strict=True))

    assert distance("tritanopia") > 60
    assert min(distance("protanopia"), distance("deuteranopia")) < 30
