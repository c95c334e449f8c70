"""The height of Mars, in hex sizes: craters, dunes, mesas; so flat under the grid that a hex lies on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float64]
WIDTH, DEPTH, POINTS = 38.0, 26.0, 64
LARGE_CRATERS = (
    (-12.2, -5.2, 2.4), (-13.6, 5.2, 2.9), (12.6, -7.6, 2.6), (13.4, 2.6, 2.2), (10.4, 9.9, 2.3), (-6.6, -9.7, 2.0),
    (3.6, -10.6, 1.9), (-8.9, 9.4, 1.8), (5.1, 3.2, 1.5), (-6.6, 3.7, 1.3), (-2.0, -6.2, 1.25), (7.7, -3.6, 1.1),
)  # fmt: skip


def write(folder: Path, **_: Any) -> None:
    """`height.png` and `height.inc`, which the scene of the ground includes."""
    land = relief()
    low, high = land.min(), land.max()
    Image.fromarray(((land - low) / (high - low) * 65535).astype(np.uint16)).save(folder / "height.png")
    told = {"HLo": low, "HHi": high, "HW": WIDTH, "HH": DEPTH}
    (folder / "height.inc").write_text("".join(f"#declare {name} = {value:.4f};\n" for name, value in told.items()))


def relief() -> Field:
    across, down = int(WIDTH * POINTS), int(DEPTH * POINTS)
    x = np.linspace(-WIDTH / 2, WIDTH / 2, across)[None, :]
    y = np.linspace(-DEPTH / 2, DEPTH / 2, down)[:, None]  # towards the viewer
    land, high, often = np.zeros((down, across)), 0.30, 0.18
    for octave in range(9):
        land += high * (noise(often, often, 20 + octave) - 0.5)
        high, often = high * 0.53, often * 2.03
    outside = beyond_the_grid(x, y)
    land *= 0.50 + 1.0 * outside
    ridges = (1 - np.abs(2 * noise(0.12, 0.16, 77) - 1)) ** 4 + 0.4 * (1 - np.abs(2 * noise(0.35, 0.4, 78) - 1)) ** 3
    land += outside * ridges * 0.42
    land += dunes(x, y)
    random = np.random.default_rng(11)
    for _ in range(900):
        cx, cy = random.uniform(-WIDTH / 2, WIDTH / 2), random.uniform(-DEPTH / 2, DEPTH / 2)
        radius = min(0.06 * random.pareto(1.9) + 0.05, 1.7)
        crater(land, x, y, cx, cy, radius, 0.19 * radius + 0.015, 0.075 * radius + 0.006)
    for cx, cy, radius in LARGE_CRATERS:
        deep, rim = (0.20, 0.11) if radius > 1.7 else (0.13, 0.06)
        crater(land, x, y, cx, cy, radius, deep * radius, rim * radius)
    return land


def noise(often_x: float, often_y: float, seed: int) -> Field:
    """Smooth noise between 0 and 1 over the whole field."""
    across, down = int(WIDTH * POINTS), int(DEPTH * POINTS)
    grid = np.random.default_rng(seed).random((int(DEPTH * often_y) + 3, int(WIDTH * often_x) + 3))
    x, y = np.linspace(0, WIDTH * often_x, across), np.linspace(0, DEPTH * often_y, down)
    i, j = x.astype(int), y.astype(int)
    u, v = smooth(x - i)[None, :], smooth(y - j)[:, None]
    upper = grid[j][:, i] * (1 - u) + grid[j][:, i + 1] * u
    lower = grid[j + 1][:, i] * (1 - u) + grid[j + 1][:, i + 1] * u
    return upper * (1 - v) + lower * v


def smooth(t: Field) -> Field:
    return t * t * t * (t * (t * 6 - 15) + 10)


def beyond_the_grid(x: Field, y: Field) -> Field:
    far = np.maximum(np.maximum(np.abs(x) / 11.2, np.abs(y) / 9.0), (np.abs(x) + np.abs(y) * 0.9) / 15.0)
    out = np.clip((far - 0.92) / 0.35, 0, 1)
    return out * out * (3 - 2 * out)


def dunes(x: Field, y: Field) -> Field:
    """Long waves across the wind, only in patches."""
    patches = np.clip((noise(0.11, 0.13, 91) - 0.55) * 6, 0, 1)
    wave = (x * 0.9 + y * 2.2 + 1.6 * noise(0.3, 0.3, 92)) * 3.2
    return patches * 0.035 * (1 - np.abs(np.sin(wave))) ** 1.3


def crater(land: Field, x: Field, y: Field, cx: float, cy: float, radius: float, deep: float, rim: float) -> None:
    """A bowl with a raised lip, its outline a little uneven, added to the land."""
    down, across = land.shape
    left, right = (max(0, min(across, int((cx + side * radius + WIDTH / 2) * POINTS))) for side in (-2.2, 2.2))
    top, bottom = (max(0, min(down, int((cy + side * radius + DEPTH / 2) * POINTS))) for side in (-2.2, 2.2))
    if right <= left or bottom <= top:
        return
    east, south = x[:, left:right] - cx, y[top:bottom] - cy
    turn = np.arctan2(south, east)
    far = np.hypot(east, south) / radius
    far = far * (1 + 0.028 * np.sin(turn * 5 + cx * 3) + 0.02 * np.sin(turn * 11 + cy))
    bowl = np.where(far < 1, -deep * (1 - far**2.4), 0)
    skirt = np.where(far > 1, np.exp(-(far - 1) * 3.2), np.clip(far, 0, 1) ** 6)
    lip = rim * np.exp(-(((far - 1.0) / 0.16) ** 2)) + rim * 0.5 * skirt
    land[top:bottom, left:right] += (bowl + lip) * np.clip((2.0 - far) / 0.8, 0, 1)
