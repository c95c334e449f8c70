"""Learning to play: eight turns at the real table, by mouse, keyboard or controller, and every way out of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from client.locale import say
from client.scenes.new_game import NewGameScene
from client.scenes.tutorial import TutorialScene
from client.tables import is_taught
from client.tables.alien_frontiers.lessons import LESSONS, RIVAL, SCRIPT, YOU
from client.tables.alien_frontiers.table import AlienFrontiersTable
from engine.games import GAME_IDS
from engine.games.alien_frontiers.components import (
    COLONIST_HUB,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    SOLAR_CONVERTER,
    STATIONS,
)
from engine.games.alien_frontiers.moves import (
    Boost,
    Claim,
    Cycle,
    Dock,
    EndTurn,
    GiveBack,
    Land,
    Launch,
    PlaceField,
    RemoveField,
    Roll,
    TakeCard,
    Trade,
)
from engine.games.alien_frontiers.scoring import score
from tests.client.person import Person, a_person
from tests.client.test_layout import faults

Way = Callable[[Person, str], None]


def begin(person: Person) -> TutorialScene:
    """From the screen where a game is chosen, as a person would."""
    person.app.push(NewGameScene(person.app, "alien_frontiers"))
    person.wait()
    person.click_on("learn")
    return lesson(person)


def lesson(person: Person) -> TutorialScene:
    person.wait(2)
    scene = person.app.scenes[-1]
    assert isinstance(scene, TutorialScene)
    return scene


def ringed(scene: TutorialScene) -> list[str]:
    """What the golden ring is round."""
    assert scene.link.beat is not None
    assert isinstance(scene.table, AlienFrontiersTable)
    scene.table.point_out(scene.link.beat.move)
    return scene.table.ringed()


def said(person: Person) -> set[str]:
    return {text.text for text in person.app.ui.texts}


def follow(person: Person, scene: TutorialScene, way: Way, until: int = len(SCRIPT)) -> list[int]:
    """Do what is pointed out until so many moves are made; returns the lessons gone through."""
    lessons = []
    for _ in range(600):
        beat = scene.link.beat
        if beat is None or len(scene.link.match.entries) >= until:
            return lessons
        if beat.seat == YOU:
            lessons.append(beat.lesson)
            way(person, ringed(scene)[0])
        person.wait(1)
    raise AssertionError(f"the lessons stop at {scene.link.beat}")


@pytest.mark.parametrize(
    "way",
    [Person.click_on, Person.choose_with_keys, Person.choose_with_controller],
    ids=["mouse", "keys", "controller"],
)
def test_the_lessons_are_gone_through_to_the_end(tmp_path: Path, way: Way) -> None:
    with a_person(tmp_path, (1024, 640)) as person:
        scene = begin(person)
        lessons = follow(person, scene, way)
        assert sorted(set(lessons)) == list(range(1, LESSONS.count + 1))
        assert [entry.move for entry in scene.link.match.entries] == [beat.move for beat in SCRIPT]
        assert score(scene.link.match.state, YOU) > score(scene.link.match.state, RIVAL)
        person.wait(2)
        way(person, "teach:play")
        assert isinstance(person.app.scenes[-1], NewGameScene), "and now a real game"


@pytest.mark.parametrize(
    ("size", "language"), [((1024, 640), "fr"), ((1280, 720), "en"), ((1920, 1080), "fr"), ((2560, 1440), "en")]
)
def test_every_caption_is_whole_and_apart(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    with a_person(tmp_path, size, language) as person:
        scene = begin(person)
        told = set()

        def looking(person: Person, id: str) -> None:
            person.wait()
            beat = scene.link.beat
            assert beat is not None
            assert faults(person.app.ui.texts) == [], beat.caption
            told.add(beat.caption)
            person.click_on(id)

        follow(person, scene, looking)
        person.wait()
        assert faults(person.app.ui.texts) == []
        assert told == {beat.caption for beat in SCRIPT if beat.seat == YOU}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_captions_call_buttons_by_their_names(language: str) -> None:
    """What is to be pressed is named as it is written there, and all that a newcomer meets is taught."""
    named = {"roll": "roll", "cycle": "cycle", "launch": "launch", "trade": "trade"}
    for caption, button in named.items():
        assert say(language, f"af.{button}") in say(language, f"af.teach_{caption}")
    taught = {type(beat.move) for beat in SCRIPT}
    assert {Boost, Claim, Cycle, Dock, EndTurn, GiveBack, Land, Launch, PlaceField} <= taught
    assert {RemoveField, Roll, TakeCard, Trade} <= taught
    docked = {beat.move.station for beat in SCRIPT if isinstance(beat.move, Dock) and beat.seat == YOU}
    assert docked == set(range(len(STATIONS))) - {MAINTENANCE_BAY}, "every station has its turn"


def test_another_move_is_declined_kindly_and_nothing_happens(tmp_path: Path) -> None:
    with a_person(tmp_path, (1280, 720)) as person:
        scene = begin(person)
        follow(person, scene, Person.click_on, until=1)
        person.click_on("die.2.0")
        person.click_on(f"station.{COLONIST_HUB}.0")
        person.wait()
        assert len(scene.link.match.entries) == 1
        assert person.app.say("stage.lesson_other") in said(person)
        assert ringed(scene) == ["die.2.0"], "the choice was dropped"
        person.click_on("die.2.0")
        person.click_on(f"station.{SOLAR_CONVERTER}.0")
        assert len(scene.link.match.entries) == 2


def test_the_ring_goes_from_the_ships_to_the_station(tmp_path: Path) -> None:
    with a_person(tmp_path, (1280, 720)) as person:
        scene = begin(person)
        assert ringed(scene) == ["roll.0.0"]
        follow(person, scene, Person.click_on, until=2)
        assert ringed(scene) == ["die.0.0"]
        person.click_on("die.0.0")
        person.wait()
        assert ringed(scene) == [f"station.{LUNAR_MINE}.0"]


def test_a_move_taken_back_is_asked_for_again(tmp_path: Path) -> None:
    with a_person(tmp_path, (1280, 720)) as person:
        scene = begin(person)
        follow(person, scene, Person.click_on, until=2)
        asked = scene.link.beat
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        person.wait()
        assert scene.link.beat == SCRIPT[1]
        person.key(pygame.K_y, pygame.KMOD_CTRL)
        person.wait()
        assert scene.link.beat == asked


def test_the_lessons_can_be_started_again_and_left_at_any_time(tmp_path: Path) -> None:
    with a_person(tmp_path, (1280, 720)) as person:
        scene = begin(person)
        follow(person, scene, Person.click_on, until=12)
        person.click_on("teach:restart")
        again = lesson(person)
        assert again is not scene
        assert again.link.beat == SCRIPT[0]
        person.click_on("leave")
        assert isinstance(person.app.scenes[-1], NewGameScene)
        person.wait()
        person.click_on("learn")
        lesson(person)
        person.key(pygame.K_ESCAPE)
        assert isinstance(person.app.scenes[-1], NewGameScene)


def test_the_language_changes_in_the_middle_of_a_lesson(tmp_path: Path) -> None:
    with a_person(tmp_path, (1920, 1080)) as person:
        scene = begin(person)
        assert person.app.say("af.teach_roll") in said(person)
        person.app.settings.language = "fr"
        person.app.ui.wants_frame = True
        person.wait(2)
        assert "Carburant et minerai" in said(person)
        assert ringed(scene) == ["roll.0.0"]


def test_only_a_game_with_lessons_offers_them(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        for game in GAME_IDS:
            person.app.push(NewGameScene(person.app, game))
            person.wait()
            assert ("learn" in person.app.ui.spots) == is_taught(game)
