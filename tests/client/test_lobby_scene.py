"""The lobby on the screen: seats, colours, ready marks, talk, sending people away, and the start."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client import paths
from client.lan.guest import Guest, Stage
from client.lan.playing import Pace
from client.scenes.lobby import LobbyScene
from client.scenes.table import TableScene
from engine.record import load
from tests.client.lan.house import House, house
from tests.client.lan.room import until
from tests.client.person import Person, a_person
from tests.client.test_layout import SIZES, faults


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")


def look_at(person: Person, guest: Guest) -> LobbyScene:
    """From now on the screen looks after that guest."""
    scene = LobbyScene(person.app, guest)
    person.app.push(scene)
    person.wait(2)
    return scene


def seats_of(guest: Guest) -> list[str]:
    assert guest.table is not None
    return [seat.name for seat in guest.table.seats]


def test_a_guest_sits_down_chooses_a_colour_and_is_ready(tmp_path: Path) -> None:
    with house(seats=(None, None, "pilot")) as table, a_person(tmp_path) as person:
        host, ann = table.person_at_host("Zoe", 0), table.join("Ann")
        look_at(person, ann)
        assert "start" not in person.app.ui.in_sight
        assert "ready" not in person.app.ui.in_sight, "nobody is ready who has no seat"
        until(person, lambda: "colour:5" in person.app.ui.in_sight, table)
        assert "colour:0" not in person.app.ui.in_sight, "that is the host's"
        person.click_on("colour:5")
        until(person, lambda: host.table and host.table.seats[1].colour == 5, table)
        person.click_on("ready")
        until(person, lambda: host.table and host.table.people[1].ready, table)
        person.wait(2)
        person.click_on("ready")
        until(person, lambda: host.table and not host.table.people[1].ready, table)
        person.click_on("stand_up")
        until(person, lambda: host.table and host.table.free_seats() == (1,), table)


def test_the_colours_chosen_in_the_lobby_are_those_of_the_match(tmp_path: Path) -> None:
    save = tmp_path / "friday.jsonl"
    with house(seats=(None, None, "random"), save=save) as table, a_person(tmp_path, plain_table=True) as person:
        host, ann = table.person_at_host("Zoe", 0), table.join("Ann", 1)
        scene = look_at(person, host)
        person.click_on("colour:2")
        until(person, lambda: ann.table and ann.table.seats[0].colour == 2, table)
        assert ann.table is not None
        assert [seat.colour for seat in ann.table.seats] == [2, 1, 0], "the bot takes the colour that became free"
        until(person, lambda: "start" in person.app.ui.in_sight, table)
        ann.say("hello")
        until(person, lambda: len(scene.chat.lines) == 2, table)
        person.click_on("start")
        until(person, lambda: isinstance(person.app.scene, TableScene) and ann.link, table)
        played = person.app.scene
        assert isinstance(played, TableScene)
        assert ann.link is not None
        assert played.link.colours[:3] == ann.link.colours[:3] == (2, 1, 0)
        assert played.chat is not None
        assert [line.text for line in played.chat.lines] == ["Ann is here.", "hello"], "what was said goes along"
        assert [chair.colour for chair in load(save).match.chairs] == [2, 1, 0]


def test_the_game_waits_for_seats_and_for_people_who_are_not_ready(tmp_path: Path) -> None:
    with house() as table, a_person(tmp_path) as person:
        host, ann = table.person_at_host("Zoe", 0), table.join("Ann")
        look_at(person, host)
        assert "start" not in person.app.ui.in_sight
        ann.sit(1)
        until(person, lambda: any("Ann" in text.text for text in person.app.ui.texts), table)
        assert "start" not in person.app.ui.in_sight
        ann.set_ready(True)
        until(person, lambda: "start" in person.app.ui.in_sight, table)


def test_the_host_gives_a_free_seat_to_a_bot_of_any_level(tmp_path: Path) -> None:
    with house() as table, a_person(tmp_path) as person:
        host = table.person_at_host("Zoe", 0)
        look_at(person, host)
        for level in ("cadet", "pilot", "admiral", None):
            person.click_on("seat:1")
            until(person, lambda level=level: host.table and host.table.seats[1].bot == level, table)  # type: ignore[misc]
            person.wait(2)


def test_sending_somebody_away_takes_two_clicks(tmp_path: Path) -> None:
    with house() as table, a_person(tmp_path) as person:
        host, ann, ben = table.person_at_host("Zoe", 0), table.join("Ann", 1), table.join("Ben")
        look_at(person, host)
        for guest in (ann, ben):
            person.click_on(f"remove:{guest.person}")
            table.serve_rounds(5)
            assert guest.stage is Stage.SEATED
            person.click_on(f"remove:{guest.person}")
            until(person, lambda guest=guest: guest.stage is Stage.CLOSED, table)  # type: ignore[misc]
            until(person, lambda guest=guest: f"remove:{guest.person}" not in person.app.ui.in_sight, table)  # type: ignore[misc]


def test_people_talk_and_their_coming_is_told(tmp_path: Path) -> None:
    with house() as table, a_person(tmp_path) as person:
        scene = look_at(person, table.person_at_host("Zoe", 0))
        ann = table.join("Ann")
        person.click_on("chat_text")
        person.type("Bonsoir")
        person.key(pygame.K_RETURN)
        heard = []
        until(person, lambda: heard.extend(ann.chat()) or heard, table)
        ann.say("Hello")
        until(person, lambda: len(scene.chat.lines) == 3, table)
        assert [(line.name, line.text) for line in scene.chat.lines] == [
            ("", "Ann is here."),
            ("Zoe", "Bonsoir"),
            ("Ann", "Hello"),
        ]


def test_a_lobby_says_that_the_connection_is_lost_and_why_it_ended(tmp_path: Path) -> None:
    with house() as table, a_person(tmp_path) as person:
        host, ann = table.person_at_host("Zoe", 0), table.join("Ann", 1)
        look_at(person, ann)
        assert ann.person is not None
        host.remove(ann.person)
        until(person, lambda: any("sent you away" in text.text for text in person.app.ui.texts), table)
        table.join("Cal")
        cal = table.guests[-1]
        look_at(person, cal)
        table.host.close()
        for _ in range(20):
            person.wait()
        assert cal.stage is Stage.LOST
        assert any("trying to get it back" in text.text for text in person.app.ui.texts)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_all_text_of_a_lobby_is_whole_and_apart(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    with house("race_for_the_galaxy", (None,) * 4 + ("pilot", "admiral"), pace=Pace(120)) as table:
        for guest in _crowd(table):
            with a_person(tmp_path, size, language) as person:
                scene = look_at(person, guest)
                assert faults(person.app.ui.texts) == []
                scene.guest = None


def _crowd(table: House) -> tuple[Guest, Guest]:
    """The host, and a guest; others fill the table."""
    host, ann = table.person_at_host("Zoe", 0), table.join("Maximilienne-Alexandra", 1)
    table.join("Ben", 2)
    table.join("Cal")
    return host, ann


def test_a_guest_who_joins_has_a_seat_and_the_host_fills_the_others_with_bots(tmp_path: Path) -> None:
    with house(seats=(None, None, None, None)) as table, a_person(tmp_path) as person:
        host, ann = table.person_at_host("Zoe", 0), table.join("Ann")
        look_at(person, ann)
        until(person, lambda: ann.seat == 1, table)
        person.click_on("stand_up")
        until(person, lambda: ann.seat is None, table)
        person.wait(5)
        assert ann.seat is None, "asked for once only"
        person.app.pop()
        look_at(person, host)
        person.click_on("fill")
        until(person, lambda: host.table and [seat.bot for seat in host.table.seats] == [None, *["pilot"] * 3], table)
        until(person, lambda: "start" in person.app.ui.in_sight, table)
