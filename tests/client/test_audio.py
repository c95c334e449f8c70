"""What is heard: every sound that is asked for exists, variants take turns, the layer follows the match."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client import paths
from client.audio import Audio
from engine.games import GAME_IDS

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def audio(monkeypatch: pytest.MonkeyPatch) -> Iterator[Audio]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    audio = Audio()
    assert audio.works
    yield audio
    audio.close()


def asked_for() -> set[str]:
    """Names of sounds in calls such as play_sound("dock") and cue(..., sound="dock")."""
    found = set()
    for path in (ROOT / "client").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            named = [word.value for word in node.keywords if word.arg == "sound"]
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            of_audio = called == "play_sound" or (called == "play" and "audio" in ast.unparse(node.func))
            for value in [*named, *(node.args[:1] if of_audio else [])]:
                if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
                    found.add(value.value)
    return found


def test_every_sound_that_is_asked_for_exists() -> None:
    asked = asked_for()
    assert {"dock", "crystal", "turn"} <= asked
    assert {name for name in asked if not paths.sounds(f"{name}.ogg").exists()} == set()


def test_what_is_heard_often_is_heard_in_several_ways(audio: Audio) -> None:
    for name in ("dice_roll", "dock", "tokens", "card_slide", "pick", "place"):
        audio.play(name)
        assert len(audio._sounds[name]) >= 3, name
    audio.play("nothing of that name")
    assert audio._sounds["nothing of that name"] == []


def test_every_game_has_a_theme_and_a_layer_that_fits_into_it() -> None:
    """The layer plays a whole number of times in the theme, so that both stay together for ever."""
    seconds = {name: entry["seconds"] for name, entry in json.loads(paths.sounds("manifest.json").read_text()).items()}
    assert seconds["theme_title"] > 120
    for game_id in GAME_IDS:
        theme, layer = seconds[f"theme_{game_id}"], seconds[f"layer_{game_id}"]
        assert theme > 120
        assert theme / layer == pytest.approx(round(theme / layer), abs=1e-3)


def test_the_layer_comes_in_as_the_end_comes_near(audio: Audio) -> None:
    audio.set_volumes(80, 50)
    audio.music("alien_frontiers")
    heard = []
    for nearness in (0.0, 0.4, 0.75, 1.0):
        audio.tension(nearness)
        heard.append(pygame.mixer.Channel(0).get_volume())
    assert heard == pytest.approx([0.0, 0.0, 0.25, 0.5], abs=0.02)
    audio.set_volumes(80, 0)
    assert pygame.mixer.Channel(0).get_volume() == 0.0
    audio.music("title")
    assert not pygame.mixer.Channel(0).get_busy()


def test_the_readme_tells_every_sound() -> None:
    told = set(re.findall(r"`([a-z_]+)`", (ROOT / "sounds" / "README.md").read_text("utf-8")))
    known = {re.sub(r"_\d+$", "", name) for name in json.loads(paths.sounds("manifest.json").read_text())}
    assert {name for name in known if not name.startswith(("theme_", "layer_"))} <= told
