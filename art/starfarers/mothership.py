"""The mothership part by part: layers that, laid over the bare hull, show every ship there can be."""

from __future__ import annotations

import tempfile
from functools import lru_cache, reduce
from pathlib import Path

from PIL import Image, ImageChops

from art.pictures import HERE, Picture
from art.tracing import traced

SCENE = "mothership.pov"
BARE = {"boosters": 0, "cannons": 0, "freight": 0, "fame": 0, "ball_a": -1, "ball_b": -1}
PARTS = ("boosters", "cannons", "freight", "fame")
OVER = 1.5
FAINT, CLEAR = 4, 10
"""A pixel that differs by less belongs to the hull; one that differs by so much more to the layer."""


def hull(size: tuple[int, int], player: int) -> Image.Image:
    """Without any part and without balls."""
    return _ship(size, player, ())


def parts(size: tuple[int, int], player: int, part: int, count: int) -> Image.Image:
    """The first so many parts of a kind in their sockets, with the shadows they throw on the hull."""
    return _added(size, player, ((PARTS[part], count),))


def balls(size: tuple[int, int], ball_a: int, ball_b: int) -> Image.Image:
    """Two balls in the window."""
    return _added(size, 0, (("ball_a", ball_a), ("ball_b", ball_b)))


def _added(size: tuple[int, int], player: int, what: tuple[tuple[str, int], ...]) -> Image.Image:
    """Whatever differs from the bare hull."""
    full, bare = _ship(size, player, what).copy(), _ship(size, player, ())
    differs = ImageChops.difference(full.convert("RGBa"), bare.convert("RGBa")).split()
    most = reduce(ImageChops.lighter, differs)
    mask = most.point([max(0, min(255, round((value - FAINT) * 255 / CLEAR))) for value in range(256)])
    full.putalpha(ImageChops.multiply(full.getchannel("A"), mask))
    return full


@lru_cache(maxsize=16)
def _ship(size: tuple[int, int], player: int, what: tuple[tuple[str, int], ...]) -> Image.Image:
    scene = Picture(HERE, "starfarers", "mothership", SCENE.removesuffix(".pov"), size, over=OVER)
    with tempfile.TemporaryDirectory() as folder:
        return traced(scene, Path(folder), {**BARE, "player": player, **dict(what)})
