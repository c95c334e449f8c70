"""The end of a match as an event, of every game: what is counted, how it came about, and what can be done next."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame
import pytest

from client import paths
from client.links.local import LocalLink
from client.scenes.beginning import rematch
from client.scenes.course import Course
from client.scenes.replay import ReplayScene
from client.scenes.table import TableScene
from engine.bots.pilot_bot import PilotBot
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.games import game_ids, load_game
from engine.match import Chair, Match
from tests.client.person import Person, a_person
from tests.client.test_layout import faults

SECONDS = 6.0
"""Long enough for any end to be told."""


@cache
def played_out(game_id: str) -> Match:
    game = load_game(game_id)
    seats = max(game.seat_counts[0], 2)
    match = Match(game, Setup(seats, 5), [Chair(name) for name in ("Ada", "Ben", "Cleo", "Dev")[:seats]])
    rng = Rng(1)
    bots = [PilotBot(game, Rng(seat)) for seat in range(seats)]
    while waiting := match.waiting():
        seat = waiting[0]
        view = game.view(match.state, seat)
        fast = game_id in ("alien_frontiers", "race_for_the_galaxy", "starfarers")
        match.play(seat, bots[seat].move(view, seat) if fast else rng.choice(match.moves(seat)))
    return match


def at_the_end(person: Person, match: Match) -> TableScene:
    scene = TableScene(person.app, LocalLink(match))
    person.app.push(scene)
    person.wait(10)
    return scene


@pytest.mark.parametrize("game_id", game_ids())
def test_the_course_of_points_ends_with_what_everybody_has(game_id: str) -> None:
    match = played_out(game_id)
    course = Course(match)
    while not course.is_complete:
        course.advance()
    assert course.points[-1] == tuple(place.score for place in match.game.standing(match.state))
    assert len(course.points) == len(course.rounds) == len(match.entries) + 1
    assert course.rounds == sorted(course.rounds)
    assert course.rounds[-1] > 1


@pytest.mark.parametrize("game_id", game_ids())
def test_every_source_of_points_has_its_piece(tmp_path: Path, game_id: str) -> None:
    """What is counted into the rows is a picture that is there, not a stand-in."""
    with a_person(tmp_path) as person:
        scene = at_the_end(person, played_out(game_id))
        art = person.app.art
        for place in scene.link.game.standing(scene.link.view):
            for line in place.lines:
                picture, worth = scene.table.token(place.seat, line.id)
                if picture:
                    assert art.has_picture(picture), picture
                    assert worth >= 0


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=lambda size: str(size[0]))
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text_scale", [100, 200])
def test_nothing_is_cut_at_the_end(tmp_path: Path, size: tuple[int, int], language: str, text_scale: int) -> None:
    with a_person(tmp_path, size, language, text_scale=text_scale) as person:
        at_the_end(person, played_out("starfarers"))
        assert faults([text for text in person.app.ui.texts if text.layer]) == []


def test_points_are_counted_one_by_one_before_it_is_said_who_won(tmp_path: Path) -> None:
    match = played_out("alien_frontiers")
    with a_person(tmp_path) as person:
        person.app.settings.speed = "normal"
        person.app.push(TableScene(person.app, LocalLink(match)))
        totals: list[list[str]] = []
        said = False
        for _ in range(round(SECONDS * 10)):
            person.wait()
            shown = [text.text for text in person.app.ui.texts]
            if said := any(text.endswith("wins") for text in shown):
                break
            totals.append(shown)
            person.wait(5)
        assert said
        assert len({tuple(shown) for shown in totals}) > 10, "it is counted step by step"
        person.wait(200)
        figures = [text.text for text in person.app.ui.texts]
        for place in match.game.standing(match.state):
            assert str(place.score) in figures


def test_a_click_completes_the_counting(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.app.settings.speed = "normal"
        scene = at_the_end(person, played_out("alien_frontiers"))
        assert not any(text.text.endswith("wins") for text in person.app.ui.texts)
        person.click((400, 400))
        person.wait(2)
        assert any(text.text.endswith("wins") for text in person.app.ui.texts)
        assert person.app.scene is scene


def test_a_rematch_has_the_same_people_a_new_deal_and_another_beginner() -> None:
    match = played_out("alien_frontiers")
    again = rematch(match)
    assert sorted(again.names) == sorted(match.names)
    assert again.names[-1] == match.names[0]
    assert again.setup.seed != match.setup.seed
    assert again.setup.options == match.setup.options
    colours = {chair.name: chair.colour for chair in again.chairs}
    assert colours == {"Ada": 0, "Ben": 1}


def test_the_end_leads_on_by_its_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "home", tmp_path)
    with a_person(tmp_path) as person:
        scene = at_the_end(person, played_out("alien_frontiers"))
        person.key(pygame.K_s)
        person.wait(2)
        [picture] = (tmp_path / "pictures").iterdir()
        assert pygame.image.load(str(picture)).get_size() == person.app.surface.get_size()
        person.key(pygame.K_e)
        person.wait()
        assert "end:again" not in person.app.ui.spots, "the table can be looked at"
        person.key(pygame.K_F5)
        person.wait(2)
        person.key(pygame.K_p)
        assert isinstance(person.app.scene, ReplayScene)
        person.key(pygame.K_ESCAPE)
        person.wait(2)
        person.key(pygame.K_r)
        person.wait()
        assert isinstance(person.app.scene, TableScene)
        assert person.app.scene is not scene
        assert not person.app.scene.link.is_over


def test_a_turn_of_the_curve_is_seen_again_with_one_click(tmp_path: Path) -> None:
    match = played_out("alien_frontiers")
    with a_person(tmp_path, (1920, 1080)) as person:
        at_the_end(person, match)
        plot = person.app.ui.in_sight["end:curve"]
        person.click(plot.center)
        replay = person.app.scene
        assert isinstance(replay, ReplayScene)
        assert abs(replay.link.at - len(match.entries) / 2) < len(match.entries) / 10
