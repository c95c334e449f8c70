"""Pictures by name: from files, or painted when they are first needed."""

from __future__ import annotations

import pygame

from client.ui.art import Art


def test_a_painted_picture_is_painted_once_for_a_size_and_again_when_forgotten() -> None:
    art, painted = Art(), []

    def paint(name: str, size: tuple[int, int]) -> pygame.Surface:
        painted.append((name, size))
        return pygame.Surface(size)

    art.painter("face", paint)
    for _ in range(2):
        assert art.picture("face:17:hand", (30, 40)).get_size() == (30, 40)
    art.picture("face:17:hand", (60, 80))
    assert painted == [("17:hand", (30, 40)), ("17:hand", (60, 80))]
    art.forget("face")
    art.picture("face:17:hand", (30, 40))
    assert len(painted) == 3
