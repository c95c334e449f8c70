"""A game of one's own in the window: on the shelf, set up, played against a bot at the plain table."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest

from client.scenes.new_game import NewGameScene
from client.scenes.table import TableScene
from client.scenes.title import TitleScene
from tests.client.person import a_person

PATIENCE = 60.0
"""Seconds, for a bot whose process has yet to start."""

pytestmark = pytest.mark.usefixtures("six_games")


def test_it_stands_on_the_shelf_and_is_played_to_the_end(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        assert isinstance(person.app.scene, TitleScene)
        person.click_on("game:comets")
        assert isinstance(person.app.scene, NewGameScene)
        assert "Comets" in {text.text for text in person.app.ui.texts}
        person.click_on("start")
        table = person.app.scene
        assert isinstance(table, TableScene)
        deadline = monotonic() + PATIENCE
        while not table.link.is_over and monotonic() < deadline:
            mine = [id for id in person.app.ui.in_sight if id.startswith("move:")]
            if mine and table.link.viewer in table.link.waiting():
                person.click_on(mine[0])
            person.wait(3)
        assert table.link.is_over
        assert len(table.link.history()) >= 12
