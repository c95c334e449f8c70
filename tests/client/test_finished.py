"""How many matches of a game a person has played to the end: the tables help until they know it."""

from __future__ import annotations

from pathlib import Path

from client.links.local import LocalLink
from client.scenes.new_game import NewGameScene
from client.scenes.table import TableScene
from client.settings import Settings, load_settings
from engine.bots.levels import make_bot
from engine.core.game import Setup
from engine.games import load_game
from engine.match import Chair, Match
from tests.client.person import a_person


def test_matches_are_counted_game_by_game_and_nonsense_counts_as_none(tmp_path: Path) -> None:
    settings = Settings(finished={"race_for_the_galaxy": 2, "on_mars": "many"})
    assert settings.has_finished("race_for_the_galaxy") == 2
    assert settings.has_finished("on_mars") == settings.has_finished("starfarers") == 0
    file = tmp_path / "settings.json"
    file.write_text('{"finished": {"race_for_the_galaxy": 3}}', "utf-8")
    assert load_settings(file).has_finished("race_for_the_galaxy") == 3
    file.write_text('{"finished": 7}', "utf-8")
    assert load_settings(file).has_finished("race_for_the_galaxy") == 0


def test_the_base_game_with_beginners_hands_is_proposed_until_a_match_is_finished(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        first = NewGameScene(person.app, "race_for_the_galaxy")
        assert (first.options["level"], first.options["beginners"]) == ("base", True)
        assert first._chosen(1).options == {"level": "base", "beginners": True}
        assert not first._problem()
        person.app.settings.finished["race_for_the_galaxy"] = 1
        later = NewGameScene(person.app, "race_for_the_galaxy")
        assert (later.options["level"], later.options["beginners"]) == ("bow", False)


def test_what_was_chosen_last_goes_before_what_is_proposed(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.app.settings.last_setups["race_for_the_galaxy"] = {"options": {"level": "rvi", "beginners": False}}
        scene = NewGameScene(person.app, "race_for_the_galaxy")
        assert (scene.options["level"], scene.options["beginners"]) == ("rvi", False)


def test_a_match_played_to_its_end_counts_once(tmp_path: Path) -> None:
    game = load_game("race_for_the_galaxy")
    match = Match(game, Setup(2, 3, {"level": "base"}), [Chair("Ada"), Chair("Ben")])
    with a_person(tmp_path) as person:
        scene = TableScene(person.app, LocalLink(match))
        scene.link.sit_down(0)
        person.app.push(scene)
        person.wait(2)
        bots = [make_bot("pilot", game, seat) for seat in range(2)]
        while seats := match.waiting():
            match.play(seats[0], bots[seats[0]].move(game.view(match.state, seats[0]), seats[0]))
        scene.link.sit_down(0)
        for _ in range(3):
            person.app.ui.wants_frame = True
            person.wait(2)
        assert person.app.settings.has_finished(game.id) == 1
