"""Pictures that are kept for the next time, as many as fit a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import pygame


class Kept:
    """Pictures by name, as many as fit a number of bytes."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self.bytes = 0
        self._pictures: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()

    def get(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        found = self._pictures[key] = make()
        self.bytes += _bytes(found)
        while self.bytes > self._limit and len(self._pictures) > 1:
            self._drop(next(iter(self._pictures)))
        return found

    def forget(self, wanted: Callable[[tuple[object, ...]], bool]) -> None:
        for key in [key for key in self._pictures if wanted(key)]:
            self._drop(key)

    def _drop(self, key: tuple[object, ...]) -> None:
        self.bytes -= _bytes(self._pictures.pop(key))


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_height() * picture.get_pitch()
