"""Learning On Mars: two rounds on each side with Lacerda, by mouse, keyboard or controller."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from client.scenes.new_game import NewGameScene
from client.scenes.tutorial import TutorialScene
from client.tables.on_mars.lessons import SCRIPT
from client.tables.on_mars.table import OnMarsTable
from engine.games.on_mars import events as om
from tests.client.person import Person, a_person
from tests.client.test_layout import faults

Way = Callable[[Person, str], None]


def begin(person: Person) -> TutorialScene:
    person.app.push(NewGameScene(person.app, "on_mars"))
    person.wait()
    person.click_on("learn")
    person.wait(2)
    scene = person.app.scenes[-1]
    assert isinstance(scene, TutorialScene)
    return scene


def follow(
    person: Person,
    scene: TutorialScene,
    way: Way,
    look: Callable[[], None] = lambda: None,
    until: int = len(SCRIPT),
) -> None:
    """Do what is pointed out until so many moves are made."""
    for _ in range(400):
        beat = scene.link.beat
        if beat is None or len(scene.link.match.entries) >= until:
            return
        assert isinstance(scene.table, OnMarsTable)
        scene.table.finish()
        person.wait(1)
        scene.table.point_out(beat.move)
        look()
        way(person, scene.table.ringed()[0])
        person.wait(1)
    raise AssertionError(f"the lessons stop at {scene.link.beat}")


def test_two_rounds_on_each_side_are_gone_through_and_read_well(tmp_path: Path) -> None:
    """In the smallest window and the longer language, so that every caption fits anywhere."""
    with a_person(tmp_path, (1024, 640), "fr") as person:
        scene = begin(person)

        def look() -> None:
            person.wait()
            assert scene.link.beat is not None
            assert faults(person.app.ui.texts) == [], scene.link.beat.caption

        follow(person, scene, Person.click_on, look)
        assert [entry.move for entry in scene.link.match.entries] == [beat.move for beat in SCRIPT]
        events = [event for entry in scene.link.match.entries for event in entry.events]
        assert sum(isinstance(event, om.CardRevealed) for event in events) >= 4, "Lacerda plays every round"
        assert [event.side for event in events if isinstance(event, om.Travelled) and event.seat == 0] == [1]
        assert any(isinstance(event, om.TileTaken) and event.seat == 0 for event in events)
        person.wait()
        assert faults(person.app.ui.texts) == []


@pytest.mark.parametrize("way", [Person.choose_with_keys, Person.choose_with_controller], ids=["keys", "controller"])
def test_they_begin_without_a_mouse(tmp_path: Path, way: Way) -> None:
    with a_person(tmp_path, (1280, 720)) as person:
        scene = begin(person)
        follow(person, scene, way, until=3)
        assert scene.link.beat == SCRIPT[3]
