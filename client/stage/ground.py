"""What seldom changes: painted when it does, and put on the screen as one picture in between.

The ground of the board is painted at a few scales, whole; what is looked at is cut from the nearest larger one. Layers
are parts that change now and then: they are painted over the ground when their key changes.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from client.stage.camera import Camera, Sight
from client.ui.art import Art
from client.ui.canvas import PlacedText
from client.ui.inputs import Input
from client.ui.kit import Ui
from client.ui.theme import EDGE, SPACE, TEXT, Theme

SCALES: Final = (1.0, 1.5, 2.25, 3.0)
"""How large the ground is painted: beyond the last it is stretched."""
KEPT: Final = 2
"""How many of these pictures are kept: the whole board and the last one looked at."""
GLASS: Final = (12, 17, 34, 226)


def sky(art: Art, name: str, size: tuple[int, int]) -> Surface:
    """A picture of space that fills a size, a little dimmed; stars by themselves where there is no picture."""
    picture = art.cover(name, size)
    if name not in art.missing:
        found = picture.convert()
        found.fill((198, 204, 220), special_flags=pygame.BLEND_RGB_MULT)
        return found
    found = Surface(size)
    found.fill(SPACE)
    stars = random.Random(7)
    for _ in range(size[0] * size[1] // 4000):
        shade = stars.randrange(40, 200)
        found.set_at((stars.randrange(size[0]), stars.randrange(size[1])), (shade, shade, min(255, shade + 20)))
    return found


def glass(ui: Ui, box: Rect, fill: tuple[int, int, int, int] = GLASS) -> None:
    """A panel of dark glass with light along its upper edge."""
    ui.panel(box, edge=EDGE, fill=fill)
    shine = Surface((max(1, box.width - 2 * ui.px(14)), 1), pygame.SRCALPHA)
    shine.fill((*TEXT, 60))
    ui.surface.blit(shine, (box.left + ui.px(14), box.top))


@dataclass(frozen=True, slots=True)
class _Painted:
    surface: Surface
    sight: Sight
    texts: tuple[PlacedText, ...]


class Ground:
    """Everything below the pieces: what lies round the board, and the board itself."""

    def __init__(
        self,
        area: Rect,
        camera: Camera,
        art: Art,
        theme_at: Callable[[float], Theme],
        paint_round: Callable[[Ui], None],
        paint_board: Callable[[Ui, Sight], None],
    ) -> None:
        """`paint_round` paints the whole area in pixels of the screen; `paint_board` the board as a sight says, over
        what was painted round it. `theme_at` is the board's theme at a factor."""
        self.area = area
        self._camera = camera
        self._art = art
        self._theme_at = theme_at
        self._paint_board = paint_board
        canvas = Surface((area.right, area.bottom))
        ui = Ui(canvas, theme_at(1.0), art, Input())
        paint_round(ui)
        self._round = _Painted(canvas.convert(), camera.sight, tuple(ui.texts))
        self._boards: dict[float, _Painted] = {}
        self._cut: tuple[tuple[Sight, float], Surface, tuple[PlacedText, ...]] | None = None
        self._paint(1.0)

    def _paint(self, scale: float) -> _Painted:
        frame = self._camera.frame
        size = round(frame.width * scale), round(frame.height * scale)
        canvas = Surface(size)
        pygame.transform.scale(self._round.surface.subsurface(frame), size, canvas)
        sight = self._camera.sight_at(scale, (size[0] / 2, size[1] / 2))
        ui = Ui(canvas, self._theme_at(scale), self._art, Input())
        self._paint_board(ui, sight)
        painted = self._boards[scale] = _Painted(canvas.convert(), sight, tuple(ui.texts))
        for other in [other for other in self._boards if other not in (1.0, scale)][: -KEPT + 2 or None]:
            del self._boards[other]
        return painted

    def _wanted(self) -> float:
        return next((scale for scale in SCALES if scale >= self._camera.factor), SCALES[-1])

    def improve(self) -> bool:
        """Paint what is looked at as sharp as it can be, when there is time; was there anything to do?"""
        if self._wanted() in self._boards:
            return False
        self._paint(self._wanted())
        return True

    @property
    def _best(self) -> _Painted:
        """What is looked at, from the nearest larger picture there is."""
        wanted = self._wanted()
        return self._boards[min(self._boards, key=lambda scale: (scale < wanted, abs(scale - wanted)))]

    def draw(self, ui: Ui) -> None:
        """Put everything on the screen."""
        sight, best = self._camera.sight, self._best
        key = sight, best.sight.unit
        if self._cut is None or self._cut[0] != key:
            frame = self._camera.frame
            picture = _seen(best, sight, frame)
            self._cut = key, picture, _texts(best, sight, frame)
        ui.texts.extend(self._round.texts)
        ui.texts.extend(self._cut[2])
        if ui.draws:
            for strip in _around(self._camera.frame, self.area):
                ui.surface.blit(self._round.surface, strip, strip)
            ui.surface.blit(self._cut[1], self._camera.frame)

    def under(self, box: Rect) -> Surface:
        """The ground below a rectangle of the screen off the board."""
        return self._round.surface.subsurface(box).copy()

    def under_board(self, sight: Sight, size: tuple[int, int]) -> Surface:
        """The ground that a sight shows on a surface of that size, to paint on."""
        picture = _seen(self._best, sight, Rect((0, 0), size))
        return picture.copy() if picture.get_parent() else picture


def _around(frame: Rect, area: Rect) -> list[Rect]:
    """What of an area lies outside a frame: above, below, left and right of it."""
    strips = [
        Rect(area.left, area.top, area.width, frame.top - area.top),
        Rect(area.left, frame.bottom, area.width, area.bottom - frame.bottom),
        Rect(area.left, frame.top, frame.left - area.left, frame.height),
        Rect(frame.right, frame.top, area.right - frame.right, frame.height),
    ]
    return [strip for strip in strips if strip.width > 0 and strip.height > 0]


def _seen(painted: _Painted, sight: Sight, frame: Rect) -> Surface:
    """The part of a painted board that is seen in a frame."""
    share = painted.sight.unit / sight.unit
    left, top = painted.sight.point(sight.on_board(frame.topleft))
    size = max(1, round(frame.width * share)), max(1, round(frame.height * share))
    part = Rect((left, top), size)
    whole = painted.surface.get_rect()
    if part.size == frame.size and whole.contains(part):
        return painted.surface.subsurface(part)
    if whole.contains(part):
        return pygame.transform.smoothscale(painted.surface.subsurface(part), frame.size)
    canvas = Surface(part.size).convert()
    canvas.blit(painted.surface, (0, 0), part)
    return pygame.transform.smoothscale(canvas, frame.size)


def _texts(painted: _Painted, sight: Sight, frame: Rect) -> tuple[PlacedText, ...]:
    """The words of a painted board where they are seen now."""
    share = sight.unit / painted.sight.unit
    found = []
    for text in painted.texts:
        place = sight.point(painted.sight.on_board(text.rect.topleft))
        rect = Rect(place, (round(text.rect.width * share), round(text.rect.height * share)))
        if frame.contains(rect):
            found.append(PlacedText(text.text, rect, text.clipped, text.layer))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Layer:
    key: Hashable
    surface: Surface
    texts: tuple[PlacedText, ...]


class Layers:
    """Painted parts by name; nothing on them answers to the mouse."""

    def __init__(self, ground: Ground, camera: Camera) -> None:
        self._ground = ground
        self._camera = camera
        self._kept: dict[str, _Layer] = {}
        self.spots: dict[str, list[tuple[Any, ...]]] = {}
        """What answers on parts that are kept whole (`Frame.keep`)."""
        self._canvas: Surface | None = None

    def draw(self, ui: Ui, name: str, key: Hashable, box: Rect, paint: Callable[[Ui], None]) -> None:
        """A part off the board, painted where it stands on the screen, anew if its key has changed."""
        layer = self._kept.get(name)
        if layer is None or layer.key != key:
            if self._canvas is None:
                self._canvas = Surface(ui.window.size).convert()
            self._canvas.set_clip(box)
            self._canvas.blit(self._ground.under(box), box)
            painter = Ui(self._canvas, ui.theme, ui.art, Input())
            paint(painter)
            layer = self._kept[name] = _Layer(key, self._canvas.subsurface(box).copy(), tuple(painter.texts))
        ui.texts.extend(layer.texts)
        if ui.draws:
            ui.surface.blit(layer.surface, box)

    def draw_on_board(self, ui: Ui, name: str, key: Hashable, place: Rect, paint: Callable[[Ui, Sight], None]) -> None:
        """A part of the board, painted as the sight it is given says."""
        seen = self._camera.sight
        box = seen.rect(place)
        layer = self._kept.get(name)
        if layer is None or layer.key != (key, seen.unit):
            sight = Sight(seen.unit, (-place.left * seen.unit, -place.top * seen.unit))
            canvas = self._ground.under_board(sight, box.size)
            painter = Ui(canvas, ui.theme, ui.art, Input())
            paint(painter, sight)
            layer = self._kept[name] = _Layer((key, seen.unit), canvas, tuple(painter.texts))
        for text in layer.texts:
            rect = text.rect.move(box.topleft)
            if self._camera.frame.contains(rect):
                ui.texts.append(PlacedText(text.text, rect, text.clipped, text.layer))
        if ui.draws:
            ui.surface.blit(layer.surface, box)
