"""Learning to play Race for the Galaxy: five rounds at the real table, by every device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from client.scenes.new_game import NewGameScene
from client.scenes.tutorial import TutorialScene
from client.tables.race_for_the_galaxy.lessons import LESSONS, RIVAL, SCRIPT, YOU, first_position
from engine.games.race_for_the_galaxy.components import BEGINNERS_HANDS, CARDS
from engine.games.race_for_the_galaxy.scoring import score
from tests.client.person import Person, a_person
from tests.client.test_layout import faults

Way = Callable[[Person, str], None]
WAYS = {"keys": Person.choose_with_keys, "controller": Person.choose_with_controller}


def begin(person: Person) -> TutorialScene:
    """From the screen where the game is chosen, as a person would."""
    person.app.push(NewGameScene(person.app, "race_for_the_galaxy"))
    person.wait()
    person.click_on("learn")
    person.wait(2)
    scene = person.app.scenes[-1]
    assert isinstance(scene, TutorialScene)
    return scene


def follow(person: Person, scene: TutorialScene, way: Way, until: int = len(SCRIPT), looks: bool = True) -> list[str]:
    """Do what the golden ring is round until so many moves are made; returns what is wrong on the screen."""
    wrong = []
    for _ in range(900):
        beat = scene.link.beat
        if beat is None or len(scene.link.match.entries) >= until:
            return wrong
        if beat.seat == YOU:
            scene.table.point_out(beat.move)
            rings = scene.table.ringed()  # type: ignore[attr-defined]
            if rings:
                way(person, rings[0])
        wrong += faults(person.app.ui.texts) if looks else []
        person.wait(1)
    raise AssertionError(f"the lessons stop at {scene.link.beat}")


def test_the_hands_are_those_of_beginners() -> None:
    """RG-3.11: each start world has a hand of its own."""
    for player in first_position().players:
        start = CARDS[player.tableau[0]].start
        assert start is not None
        assert player.hand == tuple(sorted(BEGINNERS_HANDS[start]))


def test_the_lessons_are_gone_through_to_the_end(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        scene = begin(person)
        assert not follow(person, scene, Person.click_on)
        assert [entry.move for entry in scene.link.match.entries] == [beat.move for beat in SCRIPT]
        assert score(scene.link.match.state, YOU) > score(scene.link.match.state, RIVAL)
        person.wait(2)
        person.click_on("teach:play")
        assert isinstance(person.app.scenes[-1], NewGameScene), "and now a real game"


@pytest.mark.parametrize("way", WAYS)
def test_the_first_round_is_taught_without_a_mouse(tmp_path: Path, way: str) -> None:
    with a_person(tmp_path) as person:
        scene = begin(person)
        follow(person, scene, WAYS[way], until=8, looks=False)
        assert [entry.move for entry in scene.link.match.entries][:8] == [beat.move for beat in SCRIPT[:8]]


def test_every_beat_is_told_in_both_languages(tmp_path: Path) -> None:
    with a_person(tmp_path, (1024, 640), language="fr") as person:
        scene = begin(person)
        assert not follow(person, scene, Person.click_on, until=8)
        for language in ("en", "fr"):
            person.app.settings.language = language
            captions = {beat.caption for beat in SCRIPT} | {str(beat.lesson) for beat in SCRIPT} | {"done"}
            told = {caption: person.app.say(f"{LESSONS.section}.teach_{caption}") for caption in captions}
            assert all(told.values())
            assert len(set(told.values())) == len(told)
