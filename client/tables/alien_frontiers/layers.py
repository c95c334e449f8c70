"""Parts of the table that change seldom: painted when they do, and put on the screen as one picture in between."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from pygame import Rect, Surface

from client.tables.alien_frontiers.backdrop import Backdrop
from client.ui.canvas import PlacedText
from client.ui.inputs import Input
from client.ui.kit import Ui


@dataclass(frozen=True, slots=True)
class Layer:
    key: Hashable
    surface: Surface
    texts: tuple[PlacedText, ...]


class Layers:
    """Painted parts by name. Painters draw where things stand on the screen; nothing of theirs answers to the mouse."""

    def __init__(self, backdrop: Backdrop, area: Rect) -> None:
        self._backdrop = backdrop
        self._area = area
        self._canvas = Surface((area.right, area.bottom)).convert()
        self._kept: dict[str, Layer] = {}

    def draw(self, ui: Ui, name: str, key: Hashable, box: Rect, paint: Callable[[Ui], None]) -> None:
        """Put a part on the screen, painted anew if its key has changed."""
        layer = self._kept.get(name)
        if layer is None or layer.key != key:
            layer = self._kept[name] = self._painted(ui, key, box, paint)
        ui.texts.extend(layer.texts)
        if ui.draws:
            ui.surface.blit(layer.surface, box)

    def _painted(self, ui: Ui, key: Hashable, box: Rect, paint: Callable[[Ui], None]) -> Layer:
        canvas = self._canvas
        canvas.set_clip(box)
        canvas.blit(self._backdrop.surface, self._area)
        painter = Ui(canvas, ui.theme, ui.art, Input())
        paint(painter)
        return Layer(key, canvas.subsurface(box).copy(), tuple(painter.texts))
