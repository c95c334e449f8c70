"""Every screen at every size and in both languages: no text cut, none over another."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from client import paths
from client.app import App
from client.lan.options import TableOptions
from client.links.local import LocalLink
from client.scenes.credits import CreditsScene
from client.scenes.hosting import HostingScene
from client.scenes.load import LoadScene
from client.scenes.new_game import NewGameScene
from client.scenes.replay import ReplayScene
from client.scenes.rules import RulesScene
from client.scenes.scene import Scene
from client.scenes.settings import SettingsScene
from client.scenes.table import TableScene
from client.scenes.title import TitleScene
from client.scenes.tutorial import TutorialScene
from client.ui.canvas import PlacedText
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.games import GAME_IDS, load_game
from engine.match import Chair, Match
from engine.record import Recorder
from tests.client.person import a_person

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440))
TOUCH = 4
"""Lines of text may come this near to each other, in pixels."""


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")


def a_match(game_id: str, moves: int) -> Match:
    """After some random moves, or at the end of the game."""
    game = load_game(game_id)
    seats = game.seat_counts[-1]
    match = Match(game, Setup(seats, 3), [Chair(name) for name in ("Ada", "Ben", "Cleo", "Dev", "Eve", "Fay")[:seats]])
    rng = Rng(1)
    while (waiting := match.waiting()) and len(match.entries) < moves:
        match.play(waiting[0], rng.choice(match.moves(waiting[0])))
    return match


def a_table(app: App, game_id: str, moves: int) -> TableScene:
    link = LocalLink(a_match(game_id, moves))
    link.sit_down(next(iter(link.match.waiting()), 0))
    return TableScene(app, link)


def some_saves(app: App) -> LoadScene:
    """One that is whole, one that ends too early, and one that is none."""
    Recorder.create(a_match("alien_frontiers", 40), paths.saves() / "whole.jsonl").close()
    text = (paths.saves() / "whole.jsonl").read_text("utf-8")
    (paths.saves() / "damaged.jsonl").write_text(text[:-9], "utf-8")
    (paths.saves() / "foreign.jsonl").write_text("not a match", "utf-8")
    return LoadScene(app)


def six_players(app: App) -> NewGameScene:
    scene = NewGameScene(app, "race_for_the_galaxy")
    scene.seats = ["person", "cadet", "pilot", "admiral", "pilot", "pilot"]
    return scene


def in_trouble(app: App) -> TitleScene:
    app.art.missing.add("a picture")
    app.audio.is_broken = True
    return TitleScene(app)


def with_the_menu(app: App) -> TableScene:
    scene = a_table(app, "alien_frontiers", 20)
    scene._menu.toggle()
    return scene


def drawn(app: App, moves: int) -> TableScene:
    app.settings.plain_table = False
    return a_table(app, "alien_frontiers", moves)


SCENES: dict[str, Callable[[App], Scene]] = {
    "title": TitleScene,
    "load": LoadScene,
    "settings": SettingsScene,
    "credits": CreditsScene,
    **{f"new-{id}": lambda app, id=id: NewGameScene(app, id) for id in GAME_IDS},
    "new-six": six_players,
    "hosting": lambda app: HostingScene(app, TableOptions(game="on_mars", seats=(None, None, "pilot"))),
    **{f"rules-{id}": lambda app, id=id: RulesScene(app, load_game(id)) for id in GAME_IDS},
    **{f"table-{id}": lambda app, id=id: a_table(app, id, 60) for id in GAME_IDS},
    **{f"end-{id}": lambda app, id=id: a_table(app, id, 10_000) for id in GAME_IDS},
    "saves": some_saves,
    "trouble": in_trouble,
    "menu": with_the_menu,
    "curtain": lambda app: TableScene(app, LocalLink(a_match("race_for_the_galaxy", 20))),
    "replay": lambda app: ReplayScene(app, a_match("on_mars", 30)),
    "tutorial": lambda app: TutorialScene(app, "alien_frontiers"),
    "drawn": lambda app: drawn(app, 60),
    "drawn-end": lambda app: drawn(app, 10_000),
}


def faults(texts: list[PlacedText]) -> list[str]:
    found = [f"cut: {text.text!r}" for text in texts if text.clipped]
    for one, other in combinations(texts, 2):
        if one.layer == other.layer and one.rect.inflate(-TOUCH, -TOUCH).colliderect(
            other.rect.inflate(-TOUCH, -TOUCH)
        ):
            found.append(f"overlap: {one.text!r} and {other.text!r}")
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scene", SCENES)
def test_all_text_is_whole_and_apart(tmp_path: Path, scene: str, size: tuple[int, int], language: str) -> None:
    with a_person(tmp_path, size, language, plain_table=True) as person:
        person.app.push(SCENES[scene](person.app))
        person.wait(4)
        assert faults(person.app.ui.texts) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_shelf_of_every_gallery_is_whole_and_apart(
    tmp_path: Path, game_id: str, size: tuple[int, int], language: str
) -> None:
    with a_person(tmp_path, size, language) as person:
        person.app.push(RulesScene(person.app, load_game(game_id)))
        person.wait()
        person.click_on("tab:gallery")
        person.wait()
        shelves = [id for id in person.app.ui.spots if id.startswith("shelf:")]
        assert shelves
        for shelf in shelves:
            person.click_on(shelf)
            for _ in range(3):
                person.wait(2)
                assert faults(person.app.ui.texts) == [], shelf
                person.key(pygame.K_PAGEDOWN)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [SIZES[0], SIZES[2]], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_chapter_of_every_rulebook_is_whole_and_apart(
    tmp_path: Path, game_id: str, size: tuple[int, int], language: str
) -> None:
    with a_person(tmp_path, size, language) as person:
        person.app.push(RulesScene(person.app, load_game(game_id)))
        person.wait()
        for chapter in [id for id in person.app.ui.spots if id.startswith("chapter:")]:
            person.app.ui.focus = chapter
            person.key(pygame.K_RETURN)
            for _ in range(3):
                person.wait(2)
                assert faults(person.app.ui.texts) == [], chapter
                person.key(pygame.K_PAGEDOWN)


@pytest.mark.parametrize(("scale", "text"), [(80, 100), (125, 100), (150, 100), (200, 100), (100, 80), (100, 150)])
def test_other_interface_sizes_are_laid_out_too(tmp_path: Path, scale: int, text: int) -> None:
    for scene in (
        "title",
        "settings",
        "new-alien_frontiers",
        "table-alien_frontiers",
        "saves",
        "replay",
        "end-on_mars",
        "rules-starfarers",
    ):
        with a_person(tmp_path, (1920, 1080), "fr", plain_table=True, ui_scale=scale, text_scale=text) as person:
            person.app.push(SCENES[scene](person.app))
            person.wait(4)
            assert faults(person.app.ui.texts) == [], scene
