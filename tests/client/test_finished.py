"""How many matches of a game a person has played to the end: the tables help until they know it."""

from __future__ import annotations

from pathlib import Path

from client.settings import Settings, load_settings


def test_matches_are_counted_game_by_game_and_nonsense_counts_as_none(tmp_path: Path) -> None:
    settings = Settings(finished={"race_for_the_galaxy": 2, "on_mars": "many"})
    assert settings.has_finished("race_for_the_galaxy") == 2
    assert settings.has_finished("on_mars") == settings.has_finished("starfarers") == 0
    file = tmp_path / "settings.json"
    file.write_text('{"finished": {"race_for_the_galaxy": 3}}', "utf-8")
    assert load_settings(file).has_finished("race_for_the_galaxy") == 3
    file.write_text('{"finished": 7}', "utf-8")
    assert load_settings(file).has_finished("race_for_the_galaxy") == 0
