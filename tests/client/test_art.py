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


def test_pictures_are_kept_within_a_number_of_bytes_and_those_last_shown_stay() -> None:
    art, painted = Art(shown=4 * 100 * 100 * 4), []

    def paint(name: str, size: tuple[int, int]) -> pygame.Surface:
        painted.append(name)
        return pygame.Surface(size, pygame.SRCALPHA)

    art.painter("face", paint)
    for number in range(40):
        art.picture("face:0", (100, 100))
        art.picture(f"face:{number}", (100, 100))
        assert art.bytes <= 4 * 100 * 100 * 4
    assert painted.count("0") == 1
    art.picture("face:1", (100, 100))
    assert painted.count("1") == 2


def test_files_are_read_again_rather_than_kept_for_ever() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    art = Art(read=1)
    for name in ("card_new_sparta", "card_old_earth", "card_new_sparta"):
        assert art.picture(f"race_for_the_galaxy/{name}", (32, 24)).get_width() == 32
    assert art.bytes < 2_000_000
    assert not art.missing
