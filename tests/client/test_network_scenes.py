"""Finding, opening and reopening tables on the screen; hosts in processes of their own, sockets on this machine."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client import paths
from client.lan.address import Address
from client.lan.discovery import Browser, FoundTable, Listing
from client.lan.guest import Guest, Stage
from client.lan.options import TableOptions
from client.lan.process import HostProcess
from client.links.local import LocalLink
from client.scenes.hosting import HostingScene
from client.scenes.load import LoadScene, open_save
from client.scenes.lobby import LobbyScene
from client.scenes.network import NetworkScene
from client.scenes.new_game import NewGameScene
from client.scenes.table import TableScene
from client.settings import load_settings
from engine.core.game import Setup
from engine.games import GAME_IDS, load_game
from engine.match import Chair, Match
from engine.record import Recorder, load
from tests.client.lan.house import house
from tests.client.lan.room import says, until
from tests.client.person import Person, a_person
from tests.client.test_layout import SIZES, faults

SEATS = (None, "random")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")


def a_lobby(person: Person, save: Path) -> LobbyScene:
    """The host's own lobby, open to this machine only."""
    scene = LobbyScene(person.app, host=HostProcess(TableOptions("alien_frontiers", SEATS, port=0, save=save)))
    person.app.push(scene)
    until(person, lambda: "start" in person.app.ui.in_sight)
    return scene


def begin(person: Person) -> TableScene:
    """Start from the lobby; the table, once there is something to choose."""
    person.click_on("start")
    until(person, lambda: isinstance(person.app.scene, TableScene))
    until(person, lambda: "move:0" in person.app.ui.in_sight)
    scene = person.app.scene
    assert isinstance(scene, TableScene)
    return scene


# -- hosting -------------------------------------------------------------------------------------------------------


def test_a_table_is_opened_as_wished_and_the_wishes_are_remembered(tmp_path: Path) -> None:
    with a_person(tmp_path, table_listed=True) as person:
        person.app.push(HostingScene(person.app, TableOptions("alien_frontiers", (None, None), port=0)))
        person.wait()
        for field, text in (("player_name", "Zoe"), ("table_name", "Friday"), ("table_pin", "4821")):
            person.click_on(field)
            person.type(text)
        person.click_on("table_listed")
        person.click_on("turn_seconds")
        person.click_on("open")
        until(person, lambda: isinstance(person.app.scene, LobbyScene) and says(person, "Friday"))
        scene = person.app.scene
        assert isinstance(scene, LobbyScene)
        assert scene._host is not None
        options = scene._host.options
        assert (options.name, options.pin, options.announce, options.lan) == ("Friday", "4821", False, True)
        until(person, lambda: scene.guest and scene.guest.seat == 0)
        assert scene.guest is not None
        assert scene.guest.table is not None
        assert scene.guest.table.turn_seconds == 30
        assert scene._host.port is not None
        wrong = Guest(Address("127.0.0.1", scene._host.port), "Eve", "0")
        until(person, lambda: wrong.poll() or wrong.stage is Stage.CLOSED)
        assert wrong.reason is not None
        assert wrong.reason.key == "wrong_pin"
    kept = load_settings(tmp_path / "settings.json")
    assert (kept.player_name, kept.table_name, kept.table_pin) == ("Zoe", "Friday", "4821")
    assert (kept.table_listed, kept.turn_seconds) == (False, 30)


def test_a_host_plays_against_a_bot_and_types_without_pressing_shortcuts(tmp_path: Path) -> None:
    """`h` asks for a hint at the table, but not while somebody writes 'hello'."""
    with a_person(tmp_path, plain_table=True) as person:
        a_lobby(person, tmp_path / "lan.jsonl")
        scene = begin(person)
        before = len(scene.log.lines)
        person.click_on("move:0")
        until(person, lambda: len(scene.log.lines) > before)
        person.key(pygame.K_F2)
        person.wait(2)
        person.click_on("chat_text")
        person.key(pygame.K_h)
        assert not scene._coach.is_open


def test_a_host_does_not_close_the_table_for_others_by_mistake(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        scene = a_lobby(person, tmp_path / "lan.jsonl")
        assert scene._host is not None
        assert scene._host.port is not None
        ann = Guest(Address("127.0.0.1", scene._host.port), "Ann")
        until(person, lambda: ann.poll() or says(person, "Ann is here."))
        person.key(pygame.K_ESCAPE)
        assert person.app.scene is scene
        assert says(person, "for everybody")
        person.key(pygame.K_ESCAPE)
        assert person.app.scene is not scene
        ann.close()


def test_a_saved_table_is_opened_again_and_the_match_goes_on(tmp_path: Path) -> None:
    save = tmp_path / "saves" / "lan.jsonl"
    with a_person(tmp_path, plain_table=True, table_listed=False) as person:
        a_lobby(person, save)
        scene = begin(person)
        revision = scene.link.moment.revision  # type: ignore[attr-defined]
        person.click_on("move:0")
        until(person, lambda: scene.link.moment.revision > revision)  # type: ignore[attr-defined]
        person.app.home()
        played = len(load(save).match.entries)
        open_save(person.app, save)
        assert isinstance(person.app.scene, HostingScene)
        person.wait()
        person.click_on("open")
        until(person, lambda: isinstance(person.app.scene, TableScene))
        again = person.app.scene
        assert isinstance(again, TableScene)
        assert again.link.viewer == 0
        assert len(load(save).match.entries) >= played


def test_a_table_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    save = tmp_path / "friday.jsonl"
    save.write_text("no match\n", "utf-8")
    with a_person(tmp_path) as person:
        host = HostProcess(TableOptions("alien_frontiers", SEATS, port=0, save=save))
        person.app.push(LobbyScene(person.app, host=host))
        until(person, lambda: says(person, "is not a match"))


def test_a_deleted_save_leaves_nothing_behind(tmp_path: Path) -> None:
    saves = tmp_path / "saves"
    with house(seats=("random", None), save=saves / "lan.jsonl") as table:
        table.person_at_host("Zoe", 1)
        table.begin()
    with a_person(tmp_path) as person:
        person.app.push(LoadScene(person.app))
        person.wait()
        for _ in range(2):
            person.click_on("trash:lan.jsonl")
    assert list(saves.iterdir()) == []


def test_from_a_new_game_to_a_table_with_everybody_on_a_list(tmp_path: Path) -> None:
    with a_person(tmp_path, plain_table=True, table_listed=False) as person:
        person.app.push(NewGameScene(person.app, "alien_frontiers"))
        person.wait()
        person.click_on("lan")
        assert isinstance(person.app.scene, HostingScene)
        person.wait()
        person.click_on("open")
        until(person, lambda: "fill" in person.app.ui.in_sight)
        person.click_on("fill")
        until(person, lambda: "start" in person.app.ui.in_sight)
        scene = begin(person)
        assert says(person, "0:0"), "a clock runs"
        person.key(pygame.K_F3)
        person.wait(2)
        assert says(person, person.app.say("lobby.people"))
        person.key(pygame.K_F3)
        person.wait(2)
        assert scene.company is not None
        assert not scene.company.is_open


# -- joining -------------------------------------------------------------------------------------------------------


def test_nobody_at_an_address_is_said_so(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.click_on("network")
        assert isinstance(person.app.scene, NetworkScene)
        person.wait()
        person.click_on("address")
        person.type("127.0.0.1:9")
        person.wait()
        person.click_on("join")
        until(person, lambda: says(person, "There is no table at 127.0.0.1:9"))


def test_an_address_that_is_none_is_said_so(tmp_path: Path) -> None:
    with a_person(tmp_path, language="fr") as person:
        person.app.push(NetworkScene(person.app))
        person.wait()
        person.click_on("address")
        person.type("a b")
        person.wait()
        person.click_on("join")
        person.wait()
        assert says(person, "Ce n’est pas une adresse")


def found(port: int, pin_needed: bool = True) -> FoundTable:
    listing = Listing(
        "Friday", "alien_frontiers", 1, 2, pin_needed, "0.1.0", "Wilhelmina von Habsburg, Zoë, Maximilian the Elder"
    )
    return FoundTable("127.0.0.1", port, 1, listing)


def test_a_table_of_the_list_is_joined_after_its_pin_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(pin="4821") as table, a_person(tmp_path) as person:
        monkeypatch.setattr(Browser, "tables", lambda browser: [found(table.host.port)])
        person.app.push(NetworkScene(person.app))
        person.wait()
        person.click_on("player_name")
        person.type("Ann")
        person.click_on(f"table:127.0.0.1:{table.host.port}")
        person.wait()
        assert says(person, "Friday asks for a PIN")
        assert person.app.ui.focus == "pin"
        person.type("4821")
        person.click_on("join")
        until(person, lambda: isinstance(person.app.scene, LobbyScene), table)
        scene = person.app.scene
        assert isinstance(scene, LobbyScene)
        assert scene.guest is not None
        assert scene.guest.name == "Ann"
        assert scene.guest.table is not None


def test_a_table_of_ones_own_begins_with_a_game(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.app.push(NetworkScene(person.app))
        person.wait()
        person.click_on(f"host:{GAME_IDS[-1]}")
        assert isinstance(person.app.scene, NewGameScene)
        assert person.app.scene.game.id == GAME_IDS[-1]


def test_a_running_match_is_opened_to_the_network(tmp_path: Path) -> None:
    """From its menu: the others go on with it where it stands, and its person takes a seat like anybody else."""
    with a_person(tmp_path) as person:
        path = tmp_path / "match.jsonl"
        match = Match(load_game("alien_frontiers"), Setup(2, 3), [Chair("Zoe"), Chair("Ann")])
        for _ in range(3):
            match.play(match.waiting()[0], match.moves(match.waiting()[0])[0])
        person.app.go("table", LocalLink(match, Recorder.create(match, path)), save=path)
        person.wait(3)
        person.key(pygame.K_ESCAPE)
        person.wait(2)
        person.click_on("menu:host")
        assert isinstance(person.app.scene, HostingScene)
        person.wait()
        person.click_on("open")
        until(person, lambda: isinstance(person.app.scene, TableScene))
        scene = person.app.scene
        assert isinstance(scene, TableScene)
        assert scene.company is not None
        assert scene.link.made() == 3
        assert scene.link.names == ("Zoe", "Ann")


# -- layout --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_all_text_is_whole_and_apart(
    tmp_path: Path, size: tuple[int, int], language: str, scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Browser, "tables", lambda browser: [found(47000 + number) for number in range(9)])
    with a_person(tmp_path, size, language, ui_scale=scale, table_pin="4821", turn_seconds=600) as person:
        for scene in (
            HostingScene(person.app, TableOptions("on_mars", (None, None))),
            NetworkScene(person.app),
        ):
            person.app.push(scene)
            person.wait(2)
            assert faults(person.app.ui.texts) == [], type(scene).__name__


def test_a_table_opened_by_one_person_has_room_for_others(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        for seats, opened in (
            (["person", "pilot", "cadet"], (None, None, None)),
            (["person", "person", "cadet"], (None, None, "cadet")),
        ):
            scene = NewGameScene(person.app, "alien_frontiers")
            scene.seats = seats
            person.app.push(scene)
            scene.open_to_lan()
            hosting = person.app.scene
            assert isinstance(hosting, HostingScene)
            assert hosting._options.seats == opened
