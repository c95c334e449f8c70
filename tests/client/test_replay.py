"""Recorded matches seen again, and the last turn of a match that goes on."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client import paths
from client.cli.arguments import parse
from client.links.local import LocalLink
from client.links.replay import ReplayLink
from client.scenes.load import LoadScene
from client.scenes.replay import ReplayScene
from client.scenes.table import TableScene
from engine.bots.levels import make_bot
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.games import load_game
from engine.match import Chair, Match, Origin
from engine.record import Recorder
from tests.client.person import Person, a_person


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")


def played(game_id: str, moves: int, people: int = 1, seats: int = 2) -> Match:
    """Some moves of a match at which so many people sit."""
    game = load_game(game_id)
    chairs = [Chair(name, None if seat < people else "pilot") for seat, name in enumerate(("Ada", "Ben", "Cleo"))]
    match = Match(game, Setup(seats, 5), chairs[:seats])
    bots = [make_bot("cadet", game, seat) for seat in range(seats)]
    while (waiting := match.waiting()) and len(match.entries) < moves:
        match.play(waiting[0], bots[waiting[0]].move(game.view(match.state, waiting[0]), waiting[0]))
    return match


def open_replay(person: Person, match: Match) -> ReplayScene:
    """Through the list of saved matches, as people do."""
    Recorder.create(match, paths.saves() / "match.jsonl").close()
    person.app.push(LoadScene(person.app))
    person.wait(2)
    person.click_on("replay:match.jsonl")
    scene = person.app.scene
    assert isinstance(scene, ReplayScene)
    person.wait()
    return scene


@pytest.mark.parametrize("plain", [True, False])
def test_playing_a_record_shows_every_move_in_turn(tmp_path: Path, plain: bool) -> None:
    match = played("alien_frontiers", 30)
    with a_person(tmp_path, plain_table=plain) as person:
        scene = open_replay(person, match)
        assert scene.table.view == match.game.view(match.game.start(match.setup), None)
        person.key(pygame.K_SPACE)
        person.wait(30 * 20)
        assert scene.link.at == 30
        assert not scene.is_playing
        assert scene.table.view == match.game.view(match.state, None)
        assert len(scene.log.lines) >= 30


def test_steps_and_the_slider_go_to_any_moment(tmp_path: Path) -> None:
    match = played("alien_frontiers", 30)
    with a_person(tmp_path) as person:
        scene = open_replay(person, match)
        for _ in range(3):
            person.key(pygame.K_PAGEDOWN)
        person.key(pygame.K_PAGEUP)
        assert scene.link.at == 2
        told = len(scene.log.lines)
        slider = person.app.ui.spots["replay:at"]
        person.click((slider.centerx, slider.centery))
        assert scene.link.at == 15
        assert len(scene.log.lines) > told
        person.key(pygame.K_HOME)
        assert (scene.link.at, scene.log.lines) == (0, [])
        person.key(pygame.K_END)
        assert scene.link.at == 30


def test_a_controller_is_enough(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        scene = open_replay(person, played("alien_frontiers", 10))
        person.button(pygame.CONTROLLER_BUTTON_X)
        person.wait(40)
        assert scene.is_playing
        assert scene.link.at > 0
        person.choose_with_controller("replay:play")
        assert not scene.is_playing
        person.button(pygame.CONTROLLER_BUTTON_B)
        assert isinstance(person.app.scene, LoadScene)


def test_a_match_under_way_keeps_its_secrets() -> None:
    """A lone person sees what they saw; where several play, nobody looks into another's hand."""
    alone = ReplayLink(played("race_for_the_galaxy", 30))
    assert alone.eyes() == [None, 0]
    assert alone.view == alone.game.view(alone.game.start(alone.setup), None)
    assert ReplayLink(played("race_for_the_galaxy", 30, people=2)).eyes() == [None]


def test_a_match_that_is_over_can_be_seen_through_all_eyes_and_open() -> None:
    match = played("race_for_the_galaxy", 10_000)
    link = ReplayLink(match)
    assert link.eyes() == [None, 0, 1]
    link.seek(20)
    open_view = link.view
    link.look_as(1)
    assert link.view == match.game.view(open_view, 1)
    assert link.view != open_view


def test_a_click_on_somebodys_points_shows_their_last_turn_again(tmp_path: Path) -> None:
    game = load_game("alien_frontiers")
    link = LocalLink(Match(game, Setup(2, 3), [Chair("Ada"), Chair("Ben")]))
    with a_person(tmp_path) as person:
        person.app.settings.speed = "fast"
        scene = TableScene(person.app, link)
        person.app.push(scene)
        person.wait()
        for seat in (0, 1):
            person.click_on(f"score:{seat}")
        assert scene.table.view == link.view, "nobody has had a turn yet"
        rng = Rng(1)
        first = link.viewer
        while link.match.waiting() == (first,):
            scene._play(rng.choice(link.moves()))
            person.wait(60)
        present = scene.table.view
        person.click_on(f"score:{first}")
        person.wait(2)
        assert scene.table.view != present
        assert not any(id.startswith("roll.") for id in person.app.ui.in_sight), "nothing can be done meanwhile"
        person.wait(60 * 30)
        assert scene.table.view == present
        assert link.moves()


def test_escape_ends_the_replay_of_a_turn(tmp_path: Path) -> None:
    game = load_game("alien_frontiers")
    link = LocalLink(Match(game, Setup(2, 3), [Chair("Ada"), Chair("Ben")]))
    with a_person(tmp_path, plain_table=True) as person:
        scene = TableScene(person.app, link)
        person.app.push(scene)
        person.wait()
        person.click_on("move:0")
        person.wait()
        present = scene.table.view
        person.click_on("score:0")
        person.wait()
        assert scene.table.view != present
        person.key(pygame.K_ESCAPE)
        assert scene.table.view == present
        assert "menu:resume" not in person.app.ui.spots


def test_nothing_can_be_planned_in_a_match_of_the_past(tmp_path: Path) -> None:
    """It is Ben's turn, seen through Ada's eyes: in a match that goes on she could plan hers."""
    match = played("alien_frontiers", 30)
    while match.waiting() != (1,):
        match.play(0, match.moves(0)[0])
    with a_person(tmp_path) as person:
        scene = ReplayScene(person.app, match)
        person.app.push(scene)
        scene.link.look_as(0)
        person.key(pygame.K_END)
        person.wait(3)
        assert match.game.waiting(scene.table.view) == (1,)
        assert "plan.0.0" not in person.app.ui.spots


def test_anybody_can_be_taken_over_at_any_move(tmp_path: Path) -> None:
    """A new match begins as the old one did, with a person in that chair and bots in all others."""
    match = played("race_for_the_galaxy", 10_000, people=2)
    with a_person(tmp_path, plain_table=True) as person:
        scene = open_replay(person, match)
        scene.link.look_as(1)
        for _ in range(6):
            person.key(pygame.K_PAGEDOWN)
        person.click_on("replay:take_over")
        table = person.app.scene
        assert isinstance(table, TableScene)
        link = table.link
        assert isinstance(link, LocalLink)
        assert [(entry.seat, entry.move) for entry in link.match.entries[:6]] == [
            (entry.seat, entry.move) for entry in match.entries[:6]
        ]
        assert link.viewer == 1
        assert [chair.bot for chair in link.chairs] == ["pilot", None]
        assert link.match.origin == Origin("match", 6)
    assert len(list(paths.saves().glob("*.jsonl"))) == 2


def test_a_match_under_way_is_not_taken_over_by_somebody_who_would_see_a_hand() -> None:
    assert ReplayLink(played("race_for_the_galaxy", 30, people=2)).taker() is None
    alone = ReplayLink(played("race_for_the_galaxy", 30))
    assert alone.taker() is None
    alone.look_as(0)
    assert alone.taker() == 0
    over = ReplayLink(played("race_for_the_galaxy", 10_000))
    assert over.taker() is not None
    over.seek(over.length)
    assert over.taker() is None


def test_a_record_dropped_on_the_window_is_seen_again(tmp_path: Path) -> None:
    path = tmp_path / "friday.jsonl"
    Recorder.create(played("alien_frontiers", 10), path).close()
    with a_person(tmp_path) as person:
        person.app.step([pygame.event.Event(pygame.DROPFILE, file=str(path))], 0.02)
        assert isinstance(person.app.scene, ReplayScene)
        assert person.app.scene.link.length == 10
        path.write_text("no match")
        person.app.step([pygame.event.Event(pygame.DROPFILE, file=str(path))], 0.02)
        assert isinstance(person.app.scene, LoadScene)
        assert any("friday.jsonl" in text.text for text in person.app.ui.texts)


def test_a_record_alone_on_the_command_line_opens_the_window_on_it() -> None:
    assert parse(["friday.jsonl"]).record == Path("friday.jsonl")
    assert parse([]).record is None
