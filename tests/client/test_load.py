"""The list of saved matches: whole at once, recognisable, and offering only what makes sense."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client import paths
from client.lan.keeping import KeptTable, keep, kept_beside
from client.scenes.keepsake import at_a_glance, picture_beside, summary_beside
from client.scenes.load import LoadScene, saved_matches
from client.scenes.table import TableScene
from engine.record import Recorder
from tests.client.person import Person, a_person
from tests.client.test_replay import played


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")


def save(name: str, moves: int, game_id: str = "alien_frontiers") -> Path:
    path = paths.saves() / f"{name}.jsonl"
    Recorder.create(played(game_id, moves), path).close()
    return path


def look(person: Person) -> LoadScene:
    scene = LoadScene(person.app)
    person.app.push(scene)
    return scene


def words(person: Person) -> str:
    return "\n".join(text.text for text in person.app.ui.texts)


def test_all_matches_are_listed_from_the_first_frame(tmp_path: Path) -> None:
    """By what their first lines say; how they stand follows."""
    for number in range(6):
        save(f"match-{number}", 20)
    with a_person(tmp_path, (2560, 1440)) as person:
        scene = look(person)
        person.wait()
        assert len([id for id in person.app.ui.in_sight if id.startswith("trash:")]) == 6
        person.wait(7)
        assert scene.wait() > 0
        assert words(person).count("20 moves") == 6
        look(person)
        person.wait()
        assert words(person).count("20 moves") == 6, "what was found out once is kept"


def test_what_is_kept_of_a_match_that_has_gone_on_is_not_believed(tmp_path: Path) -> None:
    path = save("match", 20)
    with a_person(tmp_path) as person:
        look(person)
        person.wait(3)
        kept = at_a_glance(path)
        assert kept is not None
        assert kept.moves == 20
        path.write_bytes(path.read_bytes() + path.read_bytes().splitlines(keepends=True)[-1])
        outdated = at_a_glance(path)
        assert outdated is not None
        assert (outdated.size, outdated.moves, outdated.game) == (0, 0, "alien_frontiers")
        for nonsense in ("[]", "not json", "[1, 2, 3]", "[" * 5000):
            summary_beside(path).write_text(nonsense, "utf-8")
            assert at_a_glance(path) == outdated


def test_a_finished_match_is_seen_again_and_not_played_on(tmp_path: Path) -> None:
    save("done", 10_000)
    save("open", 20)
    with a_person(tmp_path) as person:
        look(person)
        person.wait(4)
        sight = person.app.ui.in_sight
        assert "replay:done.jsonl" in sight
        assert "open:done.jsonl" not in sight
        assert "open:open.jsonl" in sight
        assert "won by" in words(person)


def test_matches_of_the_network_are_marked(tmp_path: Path) -> None:
    path = save("lan", 20)
    keep(KeptTable("id", 0, path.name, (), (), (), 0, ""), kept_beside(path))
    save("here", 20)
    with a_person(tmp_path, (1920, 1080)) as person:
        look(person)
        person.wait(4)
        assert words(person).count(person.app.say("load.lan")) == 1
        assert words(person).count(person.app.say("load.reopen")) == 1


def test_a_list_shows_only_what_is_asked_for(tmp_path: Path) -> None:
    save("done", 10_000)
    save("open", 20)
    save("race", 6, "race_for_the_galaxy")
    with a_person(tmp_path, (1920, 1080)) as person:
        look(person)
        person.wait(5)

        def listed() -> set[str]:
            return {id.removeprefix("trash:") for id in person.app.ui.in_sight if id.startswith("trash:")}

        assert listed() == {"done.jsonl", "open.jsonl", "race.jsonl"}
        person.click_on("filter:state")
        person.wait()
        assert listed() == {"open.jsonl", "race.jsonl"}
        person.click_on("filter:game")
        person.wait()
        assert listed() == {"open.jsonl"}
        person.click_on("filter:state")
        person.wait()
        assert listed() == {"done.jsonl"}


@pytest.mark.parametrize("plain", [True, False])
def test_a_match_that_is_left_keeps_its_picture_and_how_it_stands(tmp_path: Path, plain: bool) -> None:
    with a_person(tmp_path, plain_table=plain) as person:
        person.click_on("game:alien_frontiers")
        person.wait()
        person.click_on("start")
        scene = person.app.scene
        assert isinstance(scene, TableScene)
        while not scene.link.moves():
            person.wait()
        person.wait(3)
        person.key(pygame.K_ESCAPE)
        person.wait(2)
        person.click_on("menu:title")
        path = saved_matches()[0]
        kept = at_a_glance(path)
        assert kept is not None
        assert kept.size == path.stat().st_size
        assert kept.names == scene.link.names
        assert pygame.image.load(str(picture_beside(path))).get_size() == (480, 270)
        person.app.push(LoadScene(person.app))
        person.wait(2)
        for _ in range(2):
            person.click_on(f"trash:{path.name}")
        assert list(paths.saves().iterdir()) == []


def test_no_picture_shows_the_hand_of_one_person_to_another(tmp_path: Path) -> None:
    with a_person(tmp_path, plain_table=True, last_setups={"race_for_the_galaxy": {"seats": ["person"] * 2}}) as person:
        person.click_on("game:race_for_the_galaxy")
        person.wait()
        person.click_on("start")
        person.wait(2)
        person.click_on("sit_down")
        person.wait(3)
        person.app.home()
        path = saved_matches()[0]
        assert summary_beside(path).exists()
        assert not picture_beside(path).exists()
