"""A machine or a folder that is not as it should be: it is said, something sensible happens, nothing is lost."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pygame
import pytest

from client import paths
from client.app import App
from client.audio import Audio
from client.links.local import LocalLink
from client.scenes.load import LoadScene
from client.scenes.new_game import NewGameScene
from client.scenes.replay import ReplayScene
from client.scenes.rules import RulesScene
from client.scenes.settings import SettingsScene
from client.scenes.table import TableScene
from client.scenes.title import TitleScene
from client.settings import load_settings
from client.stage.lights import theme_for
from engine.core.game import Setup
from engine.games.alien_frontiers import GAME
from engine.match import Chair, Match
from engine.record import Recorder, load
from tests.client.person import Person, a_person


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")


def said(person: Person) -> str:
    return " ".join(text.text for text in person.app.ui.texts)


def a_match(*bots: str | None) -> Match:
    return Match(GAME, Setup(len(bots), 3), [Chair(f"Player {seat}", bot) for seat, bot in enumerate(bots)])


def test_without_pictures_the_game_goes_on_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "art", lambda *parts: tmp_path.joinpath("nothing", *parts))
    theme_for.cache_clear()
    with a_person(tmp_path) as person:
        person.wait()
        assert "pictures are missing" in said(person)
        person.app.push(TableScene(person.app, LocalLink(a_match(None, None))))
        person.wait(2)
        person.click_on("roll.0.0")
        person.wait(3)
        assert "die.0.0" in person.app.ui.spots
    theme_for.cache_clear()


def test_a_damaged_picture_is_replaced_by_a_plain_shape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = paths.art()
    shutil.copytree(whole / "rendered" / "shared", tmp_path / "art" / "rendered" / "shared")
    for folder in ("fonts", "icons"):
        (tmp_path / "art" / folder).symlink_to(whole / folder)
    cover = tmp_path / "art" / "rendered" / "shared" / "cover_on_mars.webp"
    cover.write_bytes(cover.read_bytes()[:300])
    monkeypatch.setattr(paths, "art", lambda *parts: tmp_path.joinpath("art", *parts))
    with a_person(tmp_path) as person:
        person.wait()
        assert person.app.art.missing == {"shared/cover_on_mars"}
        assert "pictures are missing" in said(person)


def test_without_a_sound_device_it_is_silent_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such thing")
    audio = Audio()
    assert audio.is_broken
    audio.set_volumes(50, 50)
    audio.play("click")
    audio.music("title")
    with a_person(tmp_path) as person:
        person.app.audio = audio
        person.app.ui.wants_frame = True
        person.wait()
        assert "no device" in said(person)


@pytest.mark.parametrize("content", ["{", "[]", '"fr"', "null", "[" * 100_000, "\x00\x01"])
def test_damaged_settings_begin_afresh_and_are_kept(tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(content)
    app = App(size=(1280, 720), quiet=True, path=path)
    try:
        app.push(TitleScene(app))
        app.settings.language = "en"
        person = Person(app)
        person.wait()
        assert "could not be read" in said(person)
    finally:
        app.close()
    assert (tmp_path / "settings.damaged").read_text() == content
    assert load_settings(path).language == "en"


@pytest.mark.parametrize(
    "content",
    [
        '{"language": "xx", "window": [1, 2, 3], "ui_scale": "large", "speed": 3, "last_setups": []}',
        '{"window": ["a", "b"], "position": [1], "bot_seconds": -4, "effects_volume": 900}',
        '{"last_setups": {"alien_frontiers": {"seats": ["ghost", 4], "options": [], "colours": {}}}}',
        '{"last_setups": {"alien_frontiers": 7}}',
    ],
)
def test_settings_that_make_no_sense_have_their_defaults(tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(content)
    app = App(size=(1280, 720), quiet=True, path=path)
    try:
        app.push(TitleScene(app))
        app.push(NewGameScene(app, "alien_frontiers"))
        Person(app).wait(2)
        assert app.settings.speed == "normal"
        assert app.settings.ui_scale == 100
    finally:
        app.close()


@pytest.mark.parametrize("scene", ["load", "settings", "new", "rules", "replay", "table", "menu", "dragging"])
def test_the_window_can_be_closed_in_the_middle_of_anything(tmp_path: Path, scene: str) -> None:
    with a_person(tmp_path) as person:
        app = person.app
        openings = {
            "load": lambda: LoadScene(app),
            "settings": lambda: SettingsScene(app),
            "new": lambda: NewGameScene(app, "on_mars"),
            "rules": lambda: RulesScene(app, GAME),
            "replay": lambda: ReplayScene(app, a_match(None, None)),
        }
        app.push(openings[scene]() if scene in openings else TableScene(app, LocalLink(a_match(None, None))))
        person.wait(2)
        if scene == "menu":
            person.key(pygame.K_ESCAPE)
        elif scene == "dragging":
            person.click_on("roll.0.0")
            person.wait(2)
            person.event(pygame.MOUSEBUTTONDOWN, pos=app.ui.in_sight["die.0.0"].center, button=1)
            person.event(pygame.MOUSEMOTION, pos=(500, 300), rel=(0, 0), buttons=(1, 0, 0))
        person.event(pygame.QUIT)
        assert not app.running


def test_closing_the_window_ends_the_bots_and_keeps_the_match(tmp_path: Path) -> None:
    with a_person(tmp_path, bot_seconds=30.0) as person:
        scene = NewGameScene(person.app, "alien_frontiers")
        scene.seats = ["admiral", "admiral"]
        person.app.push(scene)
        person.wait()
        person.click_on("start")
        table = person.app.scene
        assert isinstance(table, TableScene)
        assert isinstance(table.link, LocalLink)
        while table.link._driver._worker._process is None or not table.link.match.entries:
            person.wait()
        pid = table.link._driver._worker._process.pid
        assert pid is not None
        played = len(table.link.match.entries)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert len(load(next((tmp_path / "saves").glob("*.jsonl"))).match.entries) >= played


def test_a_damaged_save_goes_on_in_a_copy(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.app.push(NewGameScene(person.app, "alien_frontiers"))
        person.wait()
        person.click_on("start")
        person.wait()
        person.app.home()
        path = next((tmp_path / "saves").glob("*.jsonl"))
        damaged = path.read_text() + '{"seat": 0, "move": ["Nonsense"]}\n'
        path.write_text(damaged)
        person.wait()
        person.click_on("continue")
        person.wait(2)
        assert "damaged" in said(person)
        assert isinstance(person.app.scene, TableScene)
    assert path.read_text() == damaged
    assert len(list((tmp_path / "saves").glob("*.jsonl"))) == 2


def test_a_full_disk_costs_the_record_and_not_the_match(tmp_path: Path) -> None:
    match = a_match(None, None)
    path = tmp_path / "match.jsonl"
    Recorder.create(match, path).close()
    with path.open("r+b", 0) as kept, path.open("rb", 0) as full, a_person(tmp_path, plain_table=True) as person:
        recorder = Recorder(match, path, kept)
        link = LocalLink(match, recorder)
        person.app.push(TableScene(person.app, link))
        person.wait(2)
        person.click_on("move:0")
        person.wait(2)
        recorder._file = full  # nothing can be written to it
        person.click_on("move:0")
        person.wait(2)
        assert "can be saved at the moment" in said(person)
        person.key(pygame.K_z, pygame.KMOD_CTRL)
        person.wait(2)
        person.click_on("move:0")
        person.wait(2)
        assert len(match.entries) == 2
    assert len(load(path).match.entries) == 1, "what was saved before is still there"
