"""Somebody who clicks and types at random, everywhere, for a long time."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client import paths
from client.app import App
from client.links.local import LocalLink
from client.scenes.credits import CreditsScene
from client.scenes.load import LoadScene
from client.scenes.new_game import NewGameScene
from client.scenes.replay import ReplayScene
from client.scenes.rules import RulesScene
from client.scenes.scene import Scene
from client.scenes.settings import SettingsScene
from client.scenes.table import TableScene
from client.scenes.title import TitleScene
from client.scenes.tutorial import TutorialScene
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.games import GAME_IDS, load_game
from engine.match import Chair, Match
from tests.client.person import Person, a_person

EVENTS = 10_000
KEYS = [
    pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_SPACE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT,
    pygame.K_RIGHT, pygame.K_BACKSPACE, pygame.K_z, pygame.K_y, pygame.K_F10, pygame.K_F4, pygame.K_F1, pygame.K_1,
    pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END,
    pygame.K_EQUALS, pygame.K_MINUS, pygame.K_s, pygame.K_u, pygame.K_a, pygame.K_h,
]  # fmt: skip


def something(person: Person, rng: Rng) -> list[pygame.event.Event]:
    """One random act."""
    ui = person.app.ui
    width, height = person.app.surface.get_size()
    place = (rng.below(width), rng.below(height))
    if ui.in_sight and rng.below(3):
        place = rng.choice(list(ui.in_sight.values())).center
    act = rng.below(12)
    if act < 5:
        return [
            pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1),
        ]
    if act == 5:
        return [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1 + 2 * rng.below(2))]
    if act == 6:
        return [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1)]
    if act == 7:
        return [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=rng.below(5) - 2)]
    if act == 8:
        return [pygame.event.Event(pygame.TEXTINPUT, text=rng.choice(["a", "é", "7", "\n", "🚀", " "]))]
    if act == 9:
        return [pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=rng.below(15), instance_id=0)]
    key, mod = rng.choice(KEYS), rng.choice([0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT])
    return [pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)]


def a_scene(app: App, rng: Rng) -> Scene:
    """A table of some game, most often the one that is drawn, or a match seen again."""
    game = load_game(rng.choice((*GAME_IDS, *["alien_frontiers"] * 5)))
    match = Match(game, Setup(3, rng.below(1000)), [Chair("Ada"), Chair("Ben"), Chair("Cleo")])
    if rng.below(4):
        return TableScene(app, LocalLink(match))
    for _ in range(20):
        seat = match.waiting()[0]
        match.play(seat, rng.choice(match.moves(seat)))
    return ReplayScene(app, match)


@pytest.mark.parametrize("plain", [True, False])
def test_random_clicking_and_typing_never_breaks_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plain: bool
) -> None:
    """An illegal move would raise; whoever leaves comes back in through the title screen."""
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")
    rng = Rng(7)
    matches: set[Match] = set()
    seen: set[type] = set()
    with a_person(tmp_path, (1024, 640), plain_table=plain) as person:
        app = person.app
        done = 0
        unopened: list[Scene] = [
            CreditsScene(app),
            SettingsScene(app),
            LoadScene(app),
            NewGameScene(app, GAME_IDS[0]),
            RulesScene(app, load_game(GAME_IDS[0])),
            TutorialScene(app, "alien_frontiers"),
        ]
        while done < EVENTS:
            if not app.running or not app.scenes:
                app.running = True
                app.push(TitleScene(app))
            if len(app.scenes) == 1 and rng.below(40) == 0:
                app.push(a_scene(app, rng))
            if unopened and len(app.scenes) == 1:
                app.push(unopened.pop())
            seen.add(type(app.scene))
            if isinstance(app.scene, TableScene) and isinstance(app.scene.link, LocalLink):
                matches.add(app.scene.link.match)
            if app.settings.fullscreen or app.settings.ui_scale > 125:
                app.settings.fullscreen, app.settings.ui_scale = False, 100
                app.apply_settings()
            app.settings.plain_table = plain
            events = [event for _ in range(rng.below(4) + 1) for event in something(person, rng)]
            app.step(events, 0.05)
            done += len(events)
    assert sum(len(match.entries) for match in matches) > 20
    assert {TitleScene, NewGameScene, LoadScene, SettingsScene, CreditsScene, RulesScene, TableScene} <= seen
    assert TutorialScene in seen
