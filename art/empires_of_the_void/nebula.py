"""The nebulae in the windows of the boards, and the dark behind the table: domain-warped noise with fixed seeds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float64]
Colours = tuple[tuple[float, float, float], ...]
SIDE = 620
# Ground, first cloud, second cloud and bright edge of each board's nebula.
BOARDS: tuple[Colours, ...] = (
    ((0.05, 0.015, 0.02), (1.0, 0.35, 0.08), (0.75, 0.08, 0.16), (1.3, 0.85, 0.3)),
    ((0.04, 0.03, 0.02), (0.85, 0.55, 0.15), (0.10, 0.40, 0.45), (1.1, 0.9, 0.5)),
    ((0.01, 0.03, 0.05), (0.05, 0.50, 0.60), (0.15, 0.25, 0.75), (0.6, 1.1, 1.1)),
    ((0.01, 0.04, 0.03), (0.10, 0.60, 0.30), (0.05, 0.40, 0.55), (0.7, 1.1, 0.5)),
    ((0.01, 0.02, 0.06), (0.10, 0.25, 0.95), (0.35, 0.15, 0.75), (0.5, 0.8, 1.3)),
    ((0.04, 0.01, 0.05), (0.65, 0.10, 0.65), (0.30, 0.08, 0.75), (1.2, 0.45, 0.9)),
    ((0.05, 0.01, 0.03), (0.85, 0.15, 0.40), (0.60, 0.45, 0.10), (1.2, 0.7, 0.5)),
)
DARK: Colours = ((0.012, 0.010, 0.030), (0.18, 0.04, 0.16), (0.07, 0.06, 0.26), (0.22, 0.10, 0.22))


def write(folder: Path, board: int, **_: Any) -> None:
    """`nebula.png`, the window of one board."""
    strength = 1.45 if board in (1, 2, 3) else 1.2
    nebula(SIDE, 40 + board, BOARDS[board], strength, 320).save(folder / "nebula.png")


def backdrop(size: tuple[int, int]) -> Image.Image:
    width, height = size
    whole = nebula(width, 77, DARK, 0.75, 1500)
    return whole.crop((0, (width - height) // 2, width, (width + height) // 2))


def nebula(side: int, seed: int, colours: Colours, strength: float, stars: int) -> Image.Image:
    random = np.random.default_rng(seed)
    ground, first, second, edge = (np.array(colour) for colour in colours)
    q, r = layers(side, 3, random), layers(side, 3, random)
    a = warped(layers(side, 3, random, 7), (q - 0.5) * 0.7, (r - 0.5) * 0.7)
    b = warped(layers(side, 4, random, 7), (r - 0.5) * 0.8, (q - 0.5) * 0.8)
    c = warped(layers(side, 6, random, 6, 0.6), (q - 0.5) * 0.5, (a - 0.5) * 0.6)
    ridge = np.clip(1 - np.abs(2 * a - 1) * 3, 0, 1) ** 2
    light = np.ones((side, side, 3)) * ground
    light += rise(a, 0.46, 0.78)[..., None] * first * strength
    light += rise(b, 0.50, 0.80)[..., None] * second * strength
    light += (ridge * rise(b, 0.38, 0.7))[..., None] * edge * strength * 0.55
    light *= (0.55 + 0.75 * rise(c, 0.3, 0.7))[..., None]
    light = 1 - np.exp(-light * 1.25)
    for _ in range(stars):
        x, y = random.integers(2, side - 2, 2)
        bright = random.random() ** 3
        colour = np.array([1, 0.93 + 0.07 * random.random(), 0.85 + 0.15 * random.random()])
        light[y, x] = np.maximum(light[y, x], colour * (0.3 + 0.7 * bright))
        if bright > 0.6:
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                light[y + dy, x + dx] = np.maximum(light[y + dy, x + dx], colour * bright * 0.55)
    return Image.fromarray((np.clip(light, 0, 1) * 255).astype(np.uint8))


def layers(side: int, often: int, random: np.random.Generator, octaves: int = 6, weight: float = 0.55) -> Field:
    """Layered smooth noise between 0 and 1."""
    total, whole, share = np.zeros((side, side)), 0.0, 1.0
    for octave in range(octaves):
        total += share * noise(side, often * 2**octave, random)
        whole, share = whole + share, share * weight
    return total / whole


def noise(side: int, often: int, random: np.random.Generator) -> Field:
    grid = random.random((often + 2, often + 2))
    places = np.linspace(0, often, side, endpoint=False)
    i = places.astype(int)
    t = places - i
    t = t * t * (3 - 2 * t)
    u, v = t[None, :], t[:, None]
    upper = grid[i][:, i] * (1 - u) + grid[i][:, i + 1] * u
    lower = grid[i + 1][:, i] * (1 - u) + grid[i + 1][:, i + 1] * u
    return upper * (1 - v) + lower * v


def warped(field: Field, dx: Field, dy: Field) -> Field:
    side = len(field)
    y, x = np.mgrid[0:side, 0:side]
    return field[(y + dy * side).astype(int) % side, (x + dx * side).astype(int) % side]


def rise(field: Field, low: float, high: float) -> Field:
    return np.clip((field - low) / (high - low), 0, 1) ** 1.4
