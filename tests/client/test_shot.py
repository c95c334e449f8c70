"""`orrery shot`: any screen of any game as a picture, always the same one."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client import paths
from client.cli import main
from engine.core.game import Setup
from engine.games import GAME_IDS
from engine.games.alien_frontiers import GAME
from engine.match import Match
from engine.record import Recorder

SCENES = ("title", "new", "table", "plain", "settings", "rules", "gallery", "load", "end")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "data"))


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_becomes_a_picture_of_that_size(tmp_path: Path, scene: str) -> None:
    file = tmp_path / "shot.png"
    options = ["--scene", scene, "--seed", "4", "--moves", "30", "--lang", "fr", "--size", "1024x640"]
    assert main(["shot", *options, str(file)]) == 0
    picture = pygame.image.load(str(file))
    assert picture.get_size() == (1024, 640)
    assert len({tuple(picture.get_at((x, y))) for x in range(0, 1024, 16) for y in range(0, 640, 16)}) > 50


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_can_be_shown_in_the_middle(tmp_path: Path, game_id: str) -> None:
    file = tmp_path / "shot.jpg"
    assert main(["shot", "--game", game_id, "--moves", "40", "--seat", "1", "--size", "1280x720", str(file)]) == 0
    assert file.stat().st_size > 20_000


def test_the_same_picture_whoever_takes_it(tmp_path: Path) -> None:
    """A player's own matches do not show."""
    files = [tmp_path / name for name in ("one.png", "other.png")]
    for file in files:
        assert main(["shot", "--scene", "title", "--size", "1024x640", str(file)]) == 0
        Recorder.create(Match(GAME, Setup(2, 7)), paths.saves() / f"{file.stem}.jsonl").close()
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--size", "10x10"], "not a size"),
        (["--size", "99999x99999"], "not a size"),
        (["--scale", "7"], "the scale is one of"),
        (["--seat", "9"], "there is no seat 9"),
        (["--seats", "9"], "2, 3, 4 seats"),
        (["--game", "chess"], "there is no game"),
    ],
)
def test_what_cannot_be_shown_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], complaint: str
) -> None:
    assert main(["shot", *options, str(tmp_path / "shot.png")]) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("name", ["nowhere/shot.png", "shot.txt"])
def test_a_file_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert main(["shot", "--size", "1024x640", str(tmp_path / name)]) == 2
    assert name in capsys.readouterr().err
