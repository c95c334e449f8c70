"""Whole games, replayed and told again word for word."""

from __future__ import annotations

from typing import Any

from client.cli.replay import transcript
from engine.core.game import Game
from engine.record import load
from tests.playthroughs.regenerate import FOLDER, tables


def test_recorded_games_replay_to_the_same_transcript(game: Game[Any]) -> None:
    for name, _ in tables(game):
        loaded = load(FOLDER / f"{name}.jsonl")
        assert loaded.problem is None, name
        assert loaded.match.is_over, name
        told = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
        assert list(transcript(loaded.match, "en")) == told, name


def test_every_file_here_is_still_wanted(game: Game[Any]) -> None:
    wanted = {f"{name}{ending}" for name, _ in tables(game) for ending in (".jsonl", ".txt")}
    found = {path.name for path in FOLDER.iterdir() if path.name.startswith(f"{game.id}-")}
    assert found == wanted
