"""Hosting and joining through the screens: two apps' worth of people in one process, sockets on this machine."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pygame
import pytest

from client import paths
from client.lan.options import TableOptions
from client.lan.process import HostProcess
from client.scenes.lobby import LobbyScene
from client.scenes.network import NetworkScene
from client.scenes.table import TableScene
from tests.client.person import Person, a_person

PATIENCE = 60.0


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")


def until(person: Person, condition: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, "nothing happened"
        person.wait()


def a_lobby(person: Person, tmp_path: Path, *seats: str | None) -> LobbyScene:
    """The host's own lobby, open to this machine only."""
    options = TableOptions("alien_frontiers", seats, name="Friday", port=0, save=tmp_path / "lan.jsonl")
    scene = LobbyScene(person.app, host=HostProcess(options))
    person.app.push(scene)
    until(person, lambda: scene.guest is not None and scene.guest.table is not None)
    person.wait(2)
    return scene


def test_a_host_sits_down_and_plays_against_a_bot(tmp_path: Path) -> None:
    with a_person(tmp_path, plain_table=True) as person:
        a_lobby(person, tmp_path, None, "pilot")
        assert any(text.text == "Friday" for text in person.app.ui.texts)
        if "take_seat" in person.app.ui.in_sight:
            person.click_on("take_seat")
        until(person, lambda: "start" in person.app.ui.in_sight)
        person.click_on("start")
        until(person, lambda: isinstance(person.app.scene, TableScene))
        until(person, lambda: any(id.startswith("move:") for id in person.app.ui.in_sight))
        scene = person.app.scene
        assert isinstance(scene, TableScene)
        assert scene.chat is not None
        until(person, lambda: "move:0" in person.app.ui.in_sight)
        before = len(scene.log.lines)
        person.click_on("move:0")
        until(person, lambda: len(scene.log.lines) > before)


def test_people_talk_in_the_lobby(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        scene = a_lobby(person, tmp_path, None, None)
        person.click_on("chat_text")
        person.type("Bonsoir")
        person.key(pygame.K_RETURN)
        until(person, lambda: [line.text for line in scene._chat._lines] == ["Bonsoir"])


def test_the_host_gives_a_seat_to_a_bot(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        scene = a_lobby(person, tmp_path, None, None)
        assert scene.guest is not None
        assert scene.guest.table is not None
        free = scene.guest.table.free_seats()[-1]
        person.click_on(f"seat:{free}")
        guest = scene.guest
        until(person, lambda: guest.table is not None and guest.table.seats[free].bot == "cadet")


def test_nobody_at_an_address_is_said_so(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.click_on("network")
        assert isinstance(person.app.scene, NetworkScene)
        person.wait()
        person.click_on("address")
        person.type("127.0.0.1:9")
        person.wait()
        person.click_on("join")
        until(person, lambda: any("127.0.0.1:9" in text.text and "table" in text.text for text in person.app.ui.texts))


def test_an_address_that_is_none_is_said_so(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.app.push(NetworkScene(person.app))
        person.wait()
        person.click_on("address")
        person.type("a b")
        person.wait()
        person.click_on("join")
        person.wait()
        assert any("is no address" in text.text for text in person.app.ui.texts)


def test_typing_in_a_field_presses_no_shortcut(tmp_path: Path) -> None:
    """`h` asks for a hint at the table, but not while somebody writes 'hello'."""
    with a_person(tmp_path, plain_table=True) as person:
        a_lobby(person, tmp_path, None, "pilot")
        if "take_seat" in person.app.ui.in_sight:
            person.click_on("take_seat")
        until(person, lambda: "start" in person.app.ui.in_sight)
        person.click_on("start")
        until(person, lambda: isinstance(person.app.scene, TableScene))
        scene = person.app.scene
        assert isinstance(scene, TableScene)
        until(person, lambda: "hint" in person.app.ui.in_sight)
        person.key(pygame.K_F2)
        person.wait(2)
        person.click_on("chat_text")
        person.key(pygame.K_h)
        assert scene._hinted is None
