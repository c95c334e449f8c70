"""Learning to play: three rounds at the real table, up to the first scoring."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from client.scenes.tutorial import TutorialScene
from client.tables.empires_of_the_void.lessons import LESSONS, RIVAL, SCRIPT, YOU
from client.tables.empires_of_the_void.table import EmpiresTable
from tests.client.person import Person, a_person
from tests.client.test_layout import faults

Way = Callable[[Person, str], None]


def follow(person: Person, way: Way, looks: bool = False) -> TutorialScene:
    """Do what is pointed out until everything has been taught."""
    person.app.push(TutorialScene(person.app, "empires_of_the_void"))
    person.wait(2)
    scene = person.app.scenes[-1]
    assert isinstance(scene, TutorialScene)
    for _ in range(900):
        beat = scene.link.beat
        if beat is None:
            return scene
        if beat.seat == YOU:
            assert isinstance(scene.table, EmpiresTable)
            scene.table.point_out(beat.move)
            ring = scene.table.ringed()
            if looks:
                assert faults(person.app.ui.texts) == [], beat.caption
            if ring and ring[0] in person.app.ui.spots:
                way(person, ring[0])
        person.wait(1)
    raise AssertionError(f"the lessons stop at {scene.link.beat}")


@pytest.mark.parametrize(
    "way",
    [Person.click_on, Person.choose_with_keys, Person.choose_with_controller],
    ids=["mouse", "keys", "controller"],
)
def test_the_lessons_are_gone_through_to_the_first_scoring(tmp_path: Path, way: Way) -> None:
    with a_person(tmp_path, (1024, 640)) as person:
        scene = follow(person, way)
        assert [entry.move for entry in scene.link.match.entries] == [beat.move for beat in SCRIPT]
        assert SCRIPT[-1].lesson == LESSONS.count == 3
        mine, theirs = (scene.link.match.state.players[seat].vp for seat in (YOU, RIVAL))
        assert (mine, theirs) == (25, 1), "13 for planets, 7 for technologies, 5 of the council (EV-18)"


@pytest.mark.parametrize(("size", "language"), [((1024, 640), "fr"), ((1920, 1080), "en")])
def test_every_caption_is_whole_and_apart(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    with a_person(tmp_path, size, language) as person:
        follow(person, Person.click_on, looks=True)
