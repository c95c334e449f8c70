"""Pictures: loaded once, scaled to the size shown, kept. What is missing is replaced by a plain shape."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from client import paths
from client.ui.kept import Kept
from client.ui.theme import SPACE, Colour

SHOWN_LIMIT, READ_LIMIT = 80 << 20, 16 << 20
"""Bytes of pictures kept at the sizes shown, and as they are in their files: what was not shown for longest goes."""

Painter = Callable[[str, tuple[int, int]], pygame.Surface]
"""Paints what is made of several things at a size: a card's face, a token with a number."""


class Art:
    """All pictures of the program. Sizes are those on screen: nothing is stretched while drawing."""

    def __init__(self, shown: int = SHOWN_LIMIT, read: int = READ_LIMIT) -> None:
        self._originals = Kept(read)
        self._scaled = Kept(shown)
        self._there: dict[tuple[str, str], bool] = {}
        self.missing: set[str] = set()
        self._painters: dict[str, Painter] = {}

    def painter(self, kind: str, paint: Painter) -> None:
        """From now on a picture named `kind:anything` is painted by this, given what stands after the colon."""
        if self._painters.get(kind) is not paint:
            self.forget(kind)
            self._painters[kind] = paint

    def forget(self, kind: str) -> None:
        """Pictures of this kind are painted anew when next needed."""
        self._scaled.forget(lambda key: str(key[1]).startswith(f"{kind}:"))

    @property
    def bytes(self) -> int:
        """What all the pictures kept take."""
        return self._originals.bytes + self._scaled.bytes

    def picture(self, name: str, size: tuple[int, int], alpha: int = 255) -> pygame.Surface:
        """A rendered picture (`alien_frontiers/fuel`) fitted into a size, its proportions kept; faint if wished."""
        return self._kept(("picture", name, size, alpha), lambda: self._fit(name, size, alpha))

    def moving(self, name: str, size: tuple[int, int], whole: tuple[int, int]) -> pygame.Surface:
        """A picture on its way to where it is shown `whole`: what is composed is not composed anew for each size."""
        if ":" not in name or size == whole:
            return self.picture(name, size)
        return self._kept(("moving", name, size, whole), lambda: _scaled(self.picture(name, whole), size))

    def has_picture(self, name: str) -> bool:
        return self._has("rendered", f"{name}.webp")

    def has_icon(self, name: str) -> bool:
        return self._has("icons", f"{name}.svg")

    def cover(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A rendered picture without holes that fills a size, cut where it is too long."""
        return self._kept(("cover", name, size), lambda: self._fill(name, size))

    def kept_picture(self, path: Path, instead: str, size: tuple[int, int]) -> pygame.Surface:
        """A picture of the player's own that fills a size, as it is now; one of ours where there is none."""
        try:
            key = ("kept", str(path), path.stat().st_mtime_ns, size)
            return self._kept(key, lambda: _filled(pygame.image.load(str(path)).convert(), size))
        except (OSError, pygame.error):
            return self.cover(instead, size)

    def icon(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        return self._kept(("icon", name, size, colour), lambda: self._icon(name, size, colour))

    def strip(self, name: str, frames: int, size: int) -> list[pygame.Surface]:
        """The frames of an animation stored side by side."""
        return [
            self._kept(("strip", name, frame, size), partial(self._frame, name, frames, frame, size))
            for frame in range(frames)
        ]

    def _has(self, folder: str, file: str) -> bool:
        """Asked in every frame, looked up once."""
        key = folder, file
        if key not in self._there:
            self._there[key] = paths.art(folder, file).exists()
        return self._there[key]

    def _kept(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._scaled.get(key, make)

    def _original(self, name: str) -> pygame.Surface | None:
        if name in self.missing:
            return None
        try:
            return self._originals.get((name,), partial(_read, name))
        except (OSError, pygame.error):
            self.missing.add(name)
            return None

    def _fit(self, name: str, size: tuple[int, int], alpha: int) -> pygame.Surface:
        picture = self._fitted(name, size)
        picture.set_alpha(alpha)
        return picture

    def _fitted(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        kind, _, rest = name.partition(":")
        if rest and kind in self._painters:
            return self._painters[kind](rest, size)
        original = self._original(name)
        if original is None:
            return _stand_in(name, size)
        width, height = original.get_size()
        scale = min(size[0] / width, size[1] / height)
        return _scaled(original, (max(1, round(width * scale)), max(1, round(height * scale))))

    def _fill(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        if ":" in name:
            return self._fitted(name, size)
        original = self._original(name)
        if original is None:
            return _plain(size)
        return _filled(original, size)

    def _frame(self, name: str, frames: int, frame: int, size: int) -> pygame.Surface:
        original = self._original(name)
        if original is None:
            return _stand_in(name, (size, size))
        width = original.get_width() // frames
        return _scaled(original.subsurface((frame * width, 0, width, original.get_height())), (size, size))

    def _icon(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        try:
            white = pygame.image.load_sized_svg(str(paths.art("icons", f"{name}.svg")), (size, size)).convert_alpha()
        except (OSError, pygame.error):
            self.missing.add(f"icons/{name}")
            return _stand_in(name, (size, size))
        white.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return white


def _read(name: str) -> pygame.Surface:
    return pygame.image.load(str(paths.art("rendered", f"{name}.webp"))).convert_alpha()


def _scaled(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(surface, size)


def _filled(original: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Scaled to fill a size, and cut where it is too long."""
    scale = max(size[0] / original.get_width(), size[1] / original.get_height())
    scaled = _scaled(original, (round(original.get_width() * scale) + 1, round(original.get_height() * scale) + 1))
    place = pygame.Rect((0, 0), size)
    place.center = scaled.get_rect().center
    return scaled.subsurface(place.clip(scaled.get_rect())).convert()


def _plain(size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill(SPACE)
    return surface


def _stand_in(name: str, size: tuple[int, int]) -> pygame.Surface:
    """A plain disc whose shade depends on the name: the game goes on without its picture."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    shade = 70 + sum(name.encode()) % 90
    pygame.draw.ellipse(surface, (shade, shade + 12, shade + 40, 200), surface.get_rect())
    return surface
