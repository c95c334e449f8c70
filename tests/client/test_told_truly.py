"""The log, the bar and the replay say what is so, no more and no sooner."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client import paths
from client.links.link import Update
from client.links.local import LocalLink
from client.scenes.replay import ReplayScene
from client.scenes.table import TableScene
from client.stage.table import Table
from engine.core.game import Setup
from engine.core.moves import Move
from engine.games.alien_frontiers import GAME
from engine.match import Chair, Match
from tests.client.person import Person, a_person
from tests.client.test_replay import played


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")


def sit_down(person: Person, match: Match) -> TableScene:
    scene = TableScene(person.app, LocalLink(match))
    person.app.push(scene)
    person.wait(2)
    return scene


def log_of(scene: TableScene) -> list[str]:
    return [line.text for line in scene.log.lines]


def test_what_was_taken_back_is_not_in_the_log(tmp_path: Path) -> None:
    with a_person(tmp_path, plain_table=True) as person:
        scene = sit_down(person, Match(GAME, Setup(2, 3), [Chair("Ada"), Chair("Ben")]))
        while not scene.link.can_undo():
            person.click_on("move:0")
            person.wait()
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        person.wait()
        before = log_of(scene)
        for _ in range(3):
            person.key(pygame.K_y, pygame.KMOD_CTRL)
            person.wait()
            assert len(log_of(scene)) > len(before)
            person.key(pygame.K_z, pygame.KMOD_CTRL)
            person.wait()
            assert log_of(scene) == before


class Slow(Table):
    """A table on which things move until they are let go."""

    moving = False

    def draw(self, ui: object, area: pygame.Rect, moves: list[Move]) -> Move | None:
        return None

    def show(self, update: Update) -> None:
        super().show(update)
        self.moving = True

    @property
    def is_moving(self) -> bool:
        return self.moving

    def finish(self) -> None:
        self.moving = False


def three_bots(person: Person) -> tuple[TableScene, Slow, LocalLink]:
    chairs = [Chair("Ada"), *(Chair(name, "pilot") for name in ("Ben", "Cleo", "Dev"))]
    link = LocalLink(Match(GAME, Setup(4, 5), chairs))
    scene = TableScene(person.app, link)
    table = scene.table = Slow(scene.table.around)
    person.app.push(scene)
    return scene, table, link


def test_the_bar_speaks_of_what_the_table_shows(tmp_path: Path) -> None:
    """Bots that follow one another are ahead of what is told: the bar is not."""
    with a_person(tmp_path) as person:
        scene, table, link = three_bots(person)
        while len({entry.seat for entry in link.match.entries}) < 3 or scene._queue:
            person.wait()
            if not link.thinking() and link.moves():
                link.send(link.moves()[0])
            if table.moving and scene._queue:
                shown = scene._mover
                assert shown is not None
                text, _ = scene._prompt()
                if shown != link.viewer:
                    assert text == person.app.say("table.moves", scene.names[shown])
                table.moving = False
            elif table.moving and len(link.match.entries) > 8:
                table.moving = False


def test_a_roll_is_told_once_the_dice_lie_still(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        scene = TableScene(person.app, LocalLink(Match(GAME, Setup(2, 3), [Chair("Ada"), Chair("Ben")])))
        table = scene.table = Slow(scene.table.around)
        person.app.push(scene)
        person.wait()
        before = log_of(scene)
        scene._play(scene.link.moves()[0])
        person.wait(3)
        assert log_of(scene) == before
        table.moving = False
        person.wait(2)
        assert len(log_of(scene)) > len(before)


def test_a_replay_says_whose_turn_it_was_and_asks_nobody(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        scene = ReplayScene(person.app, played("alien_frontiers", 30))
        person.app.push(scene)
        person.wait(2)
        first = scene.link.game.waiting(scene.table.view)[0]
        assert scene._prompt()[0] == person.app.say("replay.turn", scene.names[first])


def test_bots_bear_the_name_of_their_level_in_the_readers_language(tmp_path: Path) -> None:
    chairs = [Chair("Ada"), Chair("Pilot 2", "pilot"), Chair("Zoe", "pilot"), Chair("Amiral", "admiral")]
    with a_person(tmp_path, language="fr") as person:
        scene = sit_down(person, Match(GAME, Setup(4, 5), chairs))
        assert scene.names == ("Ada", "Pilote 2", "Zoe", "Amiral")
        person.app.settings.language = "en"
        person.app.ui.wants_frame = True
        person.wait(2)
        assert scene.names == ("Ada", "Pilot 2", "Zoe", "Admiral")
