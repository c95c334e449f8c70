"""What flashes in a battle: frames computed as light on a transparent ground."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float64]


def explosion(size: tuple[int, int], frame: int, frames: int) -> Image.Image:
    """A white flash that becomes a ragged ball of fire, then thin smoke with sparks flying off."""
    far, turn = places(size)
    age = (frame + 0.5) / frames
    random = np.random.default_rng(4)
    ragged = sum(
        random.uniform(0.3, 1.0) / wave * np.sin(wave * turn + random.uniform(0, 6.3) + 2 * age) for wave in range(2, 9)
    )
    edge = (0.22 + 0.62 * age**0.6) * (1 + 0.16 * ragged)
    fire = np.clip((edge - far) / 0.16, 0, 1) * (1 - age) ** 0.7
    hollow = np.clip(1 - (far / np.maximum(edge, 0.01)) ** 2 * 0.4 - age * np.exp(-((far / 0.4) ** 2)), 0, 1)
    heat = fire * hollow
    flash = np.exp(-((far / (0.16 + 0.2 * age)) ** 2)) * (1 - age) ** 3 * 1.6
    sparks = np.zeros_like(far)
    for _ in range(26):
        angle, speed = random.uniform(0, 2 * np.pi), random.uniform(0.35, 1.0)
        reach = speed * age**0.7
        x, y = far * np.cos(turn) - reach * np.cos(angle), far * np.sin(turn) - reach * np.sin(angle)
        sparks += np.exp(-(x**2 + y**2) / 0.0007) * (1 - age)
    light = np.clip(heat + flash + sparks, 0, 1.6)
    return glowing(light, (1.0, 0.62 + 0.3 * (1 - age), 0.28), alpha=np.clip(light * 1.15, 0, 1))


def shield(size: tuple[int, int], frame: int, frames: int) -> Image.Image:
    """A blue shell that ripples out from the point of the hit, at the left."""
    far, turn = places(size)
    age = (frame + 0.5) / frames
    shell = np.exp(-(((far - 0.82) / 0.055) ** 2)) + 0.22 * np.clip(1 - far / 0.84, 0, 1) ** 0.3 * (far < 0.84)
    hit = np.hypot(far * np.cos(turn) + 0.7, far * np.sin(turn))
    ripple = np.exp(-(((hit - 1.7 * age) / 0.16) ** 2)) * (far < 0.86)
    cells = 0.75 + 0.25 * np.cos(26 * far * np.cos(turn)) * np.cos(26 * far * np.sin(turn))
    light = (shell * np.exp(-hit * 0.8) + ripple * cells * 0.8) * (1 - age) ** 0.6
    return glowing(light, (0.35, 0.75, 1.0), alpha=np.clip(light, 0, 1))


def places(size: tuple[int, int]) -> tuple[Field, Field]:
    """How far each point lies from the middle (1 at the edge), and in which direction."""
    width, height = size
    y, x = np.mgrid[0:height, 0:width]
    x, y = (x + 0.5) / width * 2 - 1, (y + 0.5) / height * 2 - 1
    return np.hypot(x, y), np.arctan2(y, x)


def glowing(light: Field, colour: tuple[float, float, float], alpha: Field) -> Image.Image:
    """The brighter, the whiter."""
    white = np.clip(light - 0.55, 0, 1)[..., None]
    rgb = np.clip(np.array(colour) * (1 - white) + white, 0, 1)
    rgb = np.broadcast_to(rgb, (*light.shape, 3))
    return Image.fromarray((np.dstack([rgb, alpha]) * 255).astype(np.uint8), "RGBA")
