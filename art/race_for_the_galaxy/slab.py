"""The table's metal: a tile that repeats without a seam, and the recesses sunk into it as pictures to be cut in nine.

Heights are lit from the upper left, as everything is.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float64]
METAL = np.array([33.0, 27.0, 56.0])
EDGE = np.array([150.0, 140.0, 205.0])


def slab(size: tuple[int, int]) -> Image.Image:
    """Brushed violet metal, streaked from left to right, with worn patches."""
    width, height = size
    streaks = periodic(width, height, 0.9, 14.0, 3)
    worn = periodic(width, height, 2.2, 2.2, 4)
    fine = periodic(width, height, 0.2, 3.0, 5)
    light = 1 + 0.10 * streaks + 0.13 * worn + 0.035 * fine
    return Image.fromarray((METAL * light[..., None]).clip(0, 255).astype(np.uint8))


def recess(size: tuple[int, int], radius: float, depth: float) -> Image.Image:
    """A rounded hollow that fills the picture: in shadow at the upper left, its rim lit at the lower right."""
    width, height = size
    y, x = np.mgrid[0:height, 0:width]
    inset = 4.0
    dx = np.abs(x + 0.5 - width / 2) - (width / 2 - inset - radius)
    dy = np.abs(y + 0.5 - height / 2) - (height / 2 - inset - radius)
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0) - radius
    floor = np.clip(0.5 - outside, 0, 1)
    corner = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) > 0
    east = np.where(dx > dy, np.sign(x - width / 2), 0.0)
    south = np.where(dx > dy, 0.0, np.sign(y - height / 2))
    both = np.arctan2(np.maximum(dy, 0) * np.sign(y - height / 2), np.maximum(dx, 0) * np.sign(x - width / 2))
    east, south = np.where(corner, np.cos(both), east), np.where(corner, np.sin(both), south)
    towards = (east + south) / np.sqrt(2)
    shadow = np.exp(outside / (depth * 0.5)) * np.clip(0.45 - 0.75 * towards, 0, 1)
    glow = np.exp(outside / 3.0) * np.clip(towards, 0, 1) * 0.22
    dark = np.clip(0.52 + 0.42 * shadow - glow, 0, 1) * floor
    rim = np.exp(-((outside - 0.8) ** 2) / 1.1) * np.clip(0.12 + 0.75 * towards, 0, 1)
    lip = np.exp(-((outside - 0.8) ** 2) / 1.4) * np.clip(0.10 - 0.85 * towards, 0, 1)
    alpha = np.clip(dark + rim * 0.75 + lip * 0.7, 0, 1)
    colour = np.array([7.0, 6.0, 17.0]) * (dark + lip)[..., None] + EDGE * (rim + 0.25 * glow * floor)[..., None]
    rgb = colour / np.maximum(dark + rim + lip, 1e-4)[..., None]
    return Image.fromarray(np.dstack([rgb.clip(0, 255), alpha * 255]).astype(np.uint8), "RGBA")


def periodic(width: int, height: int, tall: float, wide: float, seed: int) -> Field:
    """Noise without a seam, about 1 in strength, its grain so many points tall and wide (times eight)."""
    noise = np.random.default_rng(seed).normal(size=(height, width))
    fy, fx = np.fft.fftfreq(height)[:, None], np.fft.fftfreq(width)[None, :]
    kept = np.exp(-((fy * 8 * tall) ** 2) - (fx * 8 * wide) ** 2)
    field = np.fft.ifft2(np.fft.fft2(noise) * kept).real
    made: Field = field / field.std()
    return made
