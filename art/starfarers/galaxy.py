"""What is not ray-traced: the night-blue galaxy with a band of light across it, and the suns.

No chance but seeded noise. Everything is added to a picture of floats and clipped once at the end, as light adds up.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

Light = NDArray[np.float32]
SEED, STARS = 5, 2600
TINTS = np.array([(200, 220, 255), (255, 240, 215), (180, 205, 255)], np.float32)


def noise(width: int, height: int, scale: float, octaves: int, seed: int, ridge: bool = False) -> Light:
    """Layered smooth noise between 0 and 1."""
    random = np.random.RandomState(seed)
    total, weight, amplitude = np.zeros((height, width), np.float32), 0.0, 1.0
    for octave in range(octaves):
        across = max(2, int(scale * 2**octave))
        down = max(2, int(scale * 2**octave * height / width) + 2)
        grid = Image.fromarray((random.rand(down + 2, across + 2) * 255).astype(np.uint8))
        layer = np.asarray(grid.resize((width, height), Image.Resampling.BICUBIC), np.float32) / 255
        total += amplitude * (1 - np.abs(2 * layer - 1) if ridge else layer)
        weight += amplitude
        amplitude *= 0.55
    return total / weight


def galaxy(size: tuple[int, int]) -> Image.Image:
    """Deep blue, a band of light from the lower left to the upper right, dust in it, a breath of violet and teal."""
    width, height = size
    light = _sky(width // 2, height // 2)
    small = Image.fromarray(light.clip(0, 255).astype(np.uint8))
    light = np.asarray(small.resize(size, Image.Resampling.BICUBIC), np.float32)
    light = light + np.random.RandomState(3).normal(0, 1.0, (height, width, 1)) + _stars(width, height)
    return Image.fromarray(light.clip(0, 255).astype(np.uint8))


def _sky(width: int, height: int) -> Light:
    a, b = noise(width, height, 3, 7, SEED), noise(width, height, 2.3, 7, SEED + 1)
    c, dust = noise(width, height, 4, 6, SEED + 2), noise(width, height, 5, 6, SEED + 3, ridge=True)
    down, across = np.mgrid[0:height, 0:width].astype(np.float32)
    u, v = across / width, down / height
    band = np.exp(-((v - 0.45 + 0.32 * (u - 0.45) + 0.22 * (b - 0.5)) ** 2) / 0.045)
    sky = np.full((height, width, 3), (5, 9, 25), np.float32)
    sky += (band * (0.35 + 1.1 * np.clip(a - 0.38, 0, 1)))[..., None] * (16, 34, 86)
    sky += (np.clip(a - 0.50, 0, 1) * 3.0 * band)[..., None] * (26, 64, 120)
    sky += (np.clip(c - 0.54, 0, 1) * 2.7)[..., None] * (52, 18, 84)
    sky += (np.clip(b - 0.58, 0, 1) * 3.0 * u)[..., None] * (10, 70, 84)
    sky *= (1 - 0.55 * np.clip(np.clip(dust - 0.62, 0, 1) * 3.2 * band, 0, 1))[..., None]
    dark: Light = sky * (1 - 0.42 * ((u - 0.5) ** 2 * 1.5 + (v - 0.5) ** 2 * 1.9))[..., None]
    return dark


def _stars(width: int, height: int) -> Light:
    random, points = np.random.RandomState(SEED + 9), np.zeros((height, width, 3), np.float32)
    for _ in range(STARS):
        x, y, bright = random.randint(2, width - 2), random.randint(2, height - 2), random.rand() ** 5
        points[y, x] += TINTS[random.randint(3)] * (0.22 + 0.75 * bright)
    glow = Image.fromarray(points.clip(0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(2))
    return points + np.asarray(glow, np.float32) * 1.5


def sun(size: tuple[int, int], seed: int) -> Image.Image:
    """A sun with granules and corona on a transparent ground, its disc 1/6.4 of the width."""
    side, radius = max(size), 16.0
    down, across = np.mgrid[0:side, 0:side].astype(np.float32)
    far = np.hypot(across - side / 2, down - side / 2) / (side / 2) * 3.2 * radius
    grain, core = noise(side, side, 6, 4, 39 + seed) - 0.5, np.clip((radius - far) / 1.2 + 0.5, 0, 1)
    height = np.sqrt(np.clip(1 - (far / radius) ** 2, 0, 1))
    rays = 0.75 + 0.5 * noise(side, side, 9, 3, 60 + seed)
    out = np.zeros((side, side, 4), np.float32)
    out[..., 0] = 255
    out[..., 1] = np.where(core > 0.5, 180 + 64 * height + 40 * grain, 176 - 5 * seed)
    out[..., 2] = np.where(core > 0.5, 62 + 150 * height**2 + 50 * grain, 78)
    halo = (
        np.exp(-np.clip((far - radius) / 9, 0, None))
        * 210
        * rays
        * (1 - core)
        * np.clip(1 - far / (3.1 * radius), 0, 1)
    )
    out[..., 3] = np.clip(core * 255 + halo, 0, 255)
    return Image.fromarray(out.clip(0, 255).astype(np.uint8)).resize(size, Image.Resampling.LANCZOS)
