"""Controls: where hints stand, and where the focus goes when its control is gone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from client import paths
from client.scenes.scene import Scene
from client.scenes.settings import SettingsScene
from client.settings import SCALES
from client.ui.kit import Ui
from tests.client.person import a_person


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")


class Sheet(Scene):
    """Whatever a test draws."""

    draw: Callable[[Ui], None]

    def frame(self, ui: Ui) -> None:
        self.draw(ui)


def test_a_hint_covers_neither_words_nor_buttons_if_it_can_help_it(tmp_path: Path) -> None:
    def draw(ui: Ui) -> None:
        for number in range(3):
            ui.button(f"tool:{number}", pygame.Rect(500 + 60 * number, 300, 50, 50), icon="hint", tooltip="Do it again")
        ui.label("What one reads", pygame.Rect(440, 240, 300, 30))

    with a_person(tmp_path) as person:
        sheet = Sheet(person.app)
        sheet.draw = draw
        person.app.push(sheet)
        person.wait()
        ui = person.app.ui
        free = ui._beside(ui.in_sight["tool:1"], (200, 44))
        assert not any(free.colliderect(text.rect) for text in ui.texts)
        assert free.collidelist(list(ui.in_sight.values())) == -1


def test_the_focus_stays_where_it_was_when_a_list_shrinks(tmp_path: Path) -> None:
    count = 6

    def draw(ui: Ui) -> None:
        ui.spot("log:0", pygame.Rect(100, 20, 400, 30), aside=True)
        for number in range(count):
            ui.button(f"move:{number}", pygame.Rect(100, 100 + 60 * number, 400, 50), f"Move {number}")
        ui.button("elsewhere", pygame.Rect(700, 600, 200, 50), "Elsewhere")

    with a_person(tmp_path) as person:
        sheet = Sheet(person.app)
        sheet.draw = draw
        person.app.push(sheet)
        person.wait()
        person.focus_with_keys("move:5")
        count, person.app.ui.wants_frame = 3, True
        person.wait(2)
        assert person.app.ui.focus == "move:2"
        count, person.app.ui.wants_frame = 0, True
        person.wait(2)
        assert person.app.ui.focus not in person.app.ui.spots, "it waits for moves to come again"
        count, person.app.ui.wants_frame = 4, True
        person.wait(2)
        assert person.app.ui.focus == "move:2"


def test_a_stepper_of_sizes_stays_under_the_pointer(tmp_path: Path) -> None:
    """Three clicks at one place are three steps; they show once the pointer leaves."""
    with a_person(tmp_path) as person:
        person.app.push(SettingsScene(person.app))
        person.wait()
        rect = person.app.ui.in_sight["ui_scale"]
        for _ in range(3):
            person.click((rect.right - 10, rect.centery))
        assert person.app.ui.in_sight["ui_scale"] == rect
        person.event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
        person.wait()
        assert person.app.settings.ui_scale == SCALES[SCALES.index(100) + 3]
        assert person.app.ui.in_sight["ui_scale"] != rect


def test_a_size_chosen_last_counts_when_the_settings_are_left(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.app.push(SettingsScene(person.app))
        person.wait()
        rect = person.app.ui.in_sight["text_scale"]
        person.click((rect.right - 10, rect.centery))
        person.key(pygame.K_ESCAPE)
        assert person.app.settings.text_scale == 110
