"""Screens look as they did when somebody last looked at them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client import paths
from tests.client.golden import FOLDER, SCREENS, differences, take

USUAL, WORST = 2.0, 60
"""How far apart pictures may be on average, and one colour of one tile at most, of 255."""


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_as_it_should(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")
    found = differences(take(name, tmp_path), pygame.image.load(str(FOLDER / f"{name}.png")))
    assert sum(found) / len(found) < USUAL
    assert max(found) < WORST


def test_a_missing_panel_is_noticed() -> None:
    """The tolerance is not so wide that everything passes."""
    right = pygame.image.load(str(FOLDER / "settings.png"))
    wrong = right.copy()
    wrong.fill((7, 10, 22), pygame.Rect(330, 60, 300, 240))
    found = differences(right, wrong)
    assert sum(found) / len(found) > USUAL or max(found) > WORST
