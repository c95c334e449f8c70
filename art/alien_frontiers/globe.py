"""The planet as a globe: the flat picture of "planet.pov" bent over a ball and lit anew."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

FLAT = Path(__file__).resolve().parents[1] / "rendered" / "alien_frontiers" / "planet.webp"
DISC = 500 / 550
"""The planet's radius against half the flat picture."""
REACH = 1.15
"""How far beyond the rim the globe's picture goes, for its air."""
TURN = np.radians(58)
"""How far the rim is turned away from the eye: the middle disc grows to 0.455 of the radius."""


def globe(size: tuple[int, int]) -> Image.Image:
    """What stood at r of the flat disc stands at sin(58° r) / sin(58°); the key light comes from the upper left."""
    flat = np.asarray(Image.open(FLAT).convert("RGBA").convert("RGBa"), dtype=np.float32) / 255
    width, height = size
    x, y = np.meshgrid((np.arange(width) + 0.5) / width * 2 - 1, (np.arange(height) + 0.5) / height * 2 - 1)
    x, y = x * REACH, y * REACH
    far = np.hypot(x, y)
    within = np.minimum(far, 1)
    bent = np.arcsin(within * np.sin(TURN)) / TURN
    share = np.where(far > 1e-6, np.minimum(bent, 0.995) / np.maximum(far, 1e-6), 1)
    ground = _sampled(flat, x * share * DISC, y * share * DISC)[..., :3]
    z = np.sqrt(np.maximum(0, 1 - within**2))
    light = (-0.55, -0.62, 0.56)
    lambert = np.clip(x * light[0] + y * light[1] + z * light[2], 0, 1)
    lit = ground * (0.70 + 0.50 * lambert)[..., None]
    sunny = np.clip(0.5 - 0.5 * (x + y), 0, 1)
    haze = np.power(within, 9) * (0.10 + 0.55 * sunny)
    lit = lit * (1 - haze[..., None] * 0.7) + haze[..., None] * np.array((0.55, 0.80, 1.0)) * 0.8
    night = np.clip((x + y) * 0.72 - 0.52, 0, 1) * np.power(within, 2)
    lit = lit * (1 - 0.62 * night)[..., None]
    edge = 1.5 * 2 * REACH / width
    solid = np.clip((1 - far) / edge + 0.5, 0, 1)
    air = np.power(np.clip(1 - (far - 1) / (REACH - 1), 0, 1), 2.8) * (far > 0.98) * (0.16 + 0.72 * sunny)
    glow = air[..., None] * np.array((0.36, 0.64, 1.0))
    alpha = solid + (1 - solid) * air
    colour = (lit * solid[..., None] + glow * (1 - solid)[..., None]) / np.maximum(alpha, 1e-4)[..., None]
    made = np.concatenate((np.clip(colour, 0, 1), alpha[..., None]), axis=2)
    return Image.fromarray((made * 255 + 0.5).astype(np.uint8), "RGBA")


def _sampled(picture: np.ndarray, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The colours at places from -1 to 1, between the four nearest pixels."""
    side = picture.shape[0]
    across, down = (np.clip((at + 1) / 2 * side - 0.5, 0, side - 1.001) for at in (x, y))
    left, top = across.astype(int), down.astype(int)
    right, low = (across - left)[..., None], (down - top)[..., None]
    upper = picture[top, left] * (1 - right) + picture[top, left + 1] * right
    lower = picture[top + 1, left] * (1 - right) + picture[top + 1, left + 1] * right
    return upper * (1 - low) + lower * low
