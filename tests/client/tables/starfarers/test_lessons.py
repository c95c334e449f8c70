"""Learning to play Starfarers: every lesson by mouse, keys and controller, whole in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from client.scenes.new_game import NewGameScene
from client.scenes.tutorial import TutorialScene
from client.stage.drawn import DrawnTable
from client.tables.starfarers.lessons import LESSONS, RIVAL, SCRIPT, YOU
from engine.games.starfarers.scoring import points
from tests.client.person import Person, a_person
from tests.client.test_layout import faults

Way = Callable[[Person, str], None]


def begin(person: Person) -> TutorialScene:
    person.app.push(NewGameScene(person.app, "starfarers"))
    person.wait()
    person.click_on("learn")
    person.wait(2)
    scene = person.app.scenes[-1]
    assert isinstance(scene, TutorialScene)
    return scene


def follow(person: Person, scene: TutorialScene, way: Way, until: int = len(SCRIPT)) -> set[str]:
    """Do what is pointed out until so many moves are made; what was told on the way."""
    told = set()
    for _ in range(400):
        beat = scene.link.beat
        if beat is None or len(scene.link.match.entries) >= until:
            return told
        assert isinstance(scene.table, DrawnTable)
        if beat.seat == YOU and beat.move in scene.link.moves() and not scene.table.choosing.has_queue:
            scene.table.point_out(beat.move)
            assert faults(person.app.ui.texts) == [], beat.caption
            told.add(beat.caption)
            way(person, scene.table.ringed()[0])
        person.wait(1)
    raise AssertionError(f"the lessons stop at {scene.link.beat}")


@pytest.mark.parametrize(("size", "language"), [((1920, 1080), "en"), ((1024, 640), "fr")])
def test_the_lessons_are_gone_through_to_the_end(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    with a_person(tmp_path, size, language) as person:
        scene = begin(person)
        told = follow(person, scene, Person.click_on)
        assert [entry.move for entry in scene.link.match.entries] == [beat.move for beat in SCRIPT]
        assert {beat.lesson for beat in SCRIPT} == set(range(1, LESSONS.count + 1))
        assert {"throw", "found", "compose", "help", "friend"} <= told
        state = scene.link.match.state
        assert points(state, YOU) == 7 > points(state, RIVAL)
        person.wait(2)
        person.click_on("teach:play")
        assert isinstance(person.app.scenes[-1], NewGameScene)


@pytest.mark.parametrize("way", [Person.choose_with_keys, Person.choose_with_controller], ids=["keys", "controller"])
def test_the_first_shake_without_a_mouse(tmp_path: Path, way: Way) -> None:
    with a_person(tmp_path, (1280, 720)) as person:
        scene = begin(person)
        assert {"throw", "shake", "choose"} <= follow(person, scene, way, until=4)
