"""What a game is made of: in its rules, found by the same search, and where it is pointed at on the plain table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from client import paths, tables
from client.links.local import LocalLink
from client.scenes.rules import RulesScene
from client.scenes.table import TableScene
from client.stage.exhibits import look_of
from client.tables.plain import PlainTable
from engine.core.game import Setup
from engine.games import load_game
from engine.match import Chair, Match
from tests.client.person import Person, a_person

GAMES = ("alien_frontiers", "race_for_the_galaxy", "starfarers", "empires_of_the_void", "on_mars")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")


def said(person: Person) -> str:
    return "\n".join(text.text for text in person.app.ui.texts)


@pytest.mark.parametrize("choose", [Person.click_on, Person.choose_with_keys, Person.choose_with_controller])
def test_the_gallery_opens_with_anything(tmp_path: Path, choose: Callable[[Person, str], None]) -> None:
    with a_person(tmp_path) as person:
        person.app.push(RulesScene(person.app, load_game("starfarers")))
        person.wait()
        assert "Reduced Tribute" not in said(person)
        choose(person, "tab:gallery")
        person.wait()
        choose(person, "shelf:3")
        person.wait()
        assert "Reduced Tribute" in said(person)
        assert "A seven costs you nothing until you hold more than 12 cards." in said(person)


def test_a_long_shelf_is_scrolled_with_keys_and_stick(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.app.push(RulesScene(person.app, load_game("race_for_the_galaxy")))
        person.wait()
        person.click_on("tab:gallery")
        person.wait()
        person.click_on("shelf:2")
        person.key(pygame.K_PAGEDOWN)
        read = person.app.ui.scrolled("text")
        assert read > 0
        person.event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTY, value=32767, instance_id=0)
        assert person.app.ui.scrolled("text") > read
        person.click_on("shelf:0")
        person.wait()
        assert person.app.ui.scrolled("text") == 0, "another shelf begins at its top"


def test_one_search_goes_through_rules_and_cards(tmp_path: Path) -> None:
    with a_person(tmp_path, language="fr") as person:
        person.app.push(RulesScene(person.app, load_game("alien_frontiers")))
        person.wait()
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.type("canon à pl")
        person.wait()
        assert "Canon à plasma" in said(person).split("\n")
        assert any(text.text.startswith("AF-") for text in person.app.ui.texts)
        person.type("xyz")
        person.wait()
        assert person.app.say("rules.nothing") in said(person)


@pytest.mark.parametrize("game_id", GAMES)
def test_everything_in_the_gallery_looks_as_at_its_table(tmp_path: Path, game_id: str) -> None:
    """Each thing has a picture or an icon that is there; composed ones are painted without a stand-in."""
    game = load_game(game_id)
    with a_person(tmp_path) as person:
        art, words = person.app.ui.art, game.words("en")
        looks = tables.exhibits(game_id, art, words, 1.0)
        for exhibit in (exhibit for shelf in game.gallery(words) for exhibit in shelf.exhibits):
            look = look_of(looks, exhibit.id)
            picture = look.picture if look else f"{game_id}/{exhibit.id}"
            if "/" in picture or ":" in picture:
                assert art.picture(picture, (48, 48)).get_bounding_rect().width > 8, exhibit.id
            else:
                assert art.has_icon(picture), exhibit.id
        assert not art.missing


def _press(person: Person, way: str, key: int, button: int) -> None:
    if way == "keys":
        person.key(key)
    else:
        person.button(button)


@pytest.mark.parametrize("way", ["mouse", "keys", "controller"])
def test_a_card_is_shown_large_and_put_away(tmp_path: Path, way: str) -> None:
    with a_person(tmp_path) as person:
        scene = RulesScene(person.app, load_game("race_for_the_galaxy"), gallery=True)
        person.app.push(scene)
        person.wait(2)
        person.click_on("shelf:1")
        person.wait(2)
        for put_away in (lambda: person.click((20, 700)), lambda: person.key(pygame.K_ESCAPE)):
            if way == "mouse":
                person.click_on("exhibit:card_old_earth")
            else:
                person.focus_with_keys("shelf:0")
                for _ in range(8):
                    if person.app.ui.focus == "exhibit:card_old_earth":
                        break
                    _press(person, way, pygame.K_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
                _press(person, way, pygame.K_RETURN, pygame.CONTROLLER_BUTTON_A)
            person.wait(2)
            assert "exhibit" in person.app.ui.spots
            assert "shelf:1" not in person.app.ui.in_sight, "nothing below answers"
            put_away()
            person.wait(2)
            assert "exhibit" not in person.app.ui.spots
            assert person.app.scene is scene


def test_the_language_of_the_gallery_changes_at_once(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.app.push(RulesScene(person.app, load_game("on_mars")))
        person.wait()
        person.click_on("tab:gallery")
        person.wait(2)
        assert "Oxygen Condenser" in said(person)
        person.app.settings.language = "fr"
        person.app.apply_settings()
        person.wait(2)
        assert "Condensateur d’oxygène" in said(person)


def test_the_rules_can_be_read_before_a_game_begins(tmp_path: Path) -> None:
    with a_person(tmp_path) as person:
        person.click_on("game:on_mars")
        person.wait()
        person.key(pygame.K_F1)
        assert isinstance(person.app.scene, RulesScene)


def a_hand_of_cards(person: Person) -> TableScene:
    person.app.settings.plain_table = True
    game = load_game("race_for_the_galaxy")
    link = LocalLink(Match(game, Setup(2, 3), [Chair("Ada"), Chair("Ben", "pilot")]))
    scene = TableScene(person.app, link)
    person.app.push(scene)
    person.wait(2)
    return scene


def test_a_move_tells_what_the_cards_it_names_do(tmp_path: Path) -> None:
    with a_person(tmp_path, plain_table=True) as person:
        scene = a_hand_of_cards(person)
        game, move = scene.link.game, scene.link.moves()[0]
        words = game.words("en")
        named = [card for shelf in game.gallery(words) for card in shelf.exhibits if card.name in words.move(move)]
        assert named
        person.focus_with_keys("move:0")
        person.wait()
        assert person.app.ui.hover_text is not None
        assert any(card.text and card.text in person.app.ui.hover_text[0] for card in named)


def test_a_card_in_a_panel_tells_what_it_does_when_pointed_at(tmp_path: Path) -> None:
    """Whichever line its name stands in, and nothing where no card is named."""
    with a_person(tmp_path, plain_table=True) as person:
        scene = a_hand_of_cards(person)
        table, link = scene.table, scene.link
        assert isinstance(table, PlainTable)
        words = link.game.words("en")
        hand = [words.name("card", card) for card in link.view.players[0].hand]  # type: ignore[attr-defined]
        place = next(text.rect for text in person.app.ui.texts if all(name in text.text for name in hand))
        told = set()
        for y in range(place.top + 3, place.bottom, 6):
            for x in range(place.left, place.right, 10):
                person.event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))
                person.wait()
                if person.app.ui.hover_text:
                    told.add(person.app.ui.hover_text[0].split("\n")[0].split(" (")[0])
        explained = {name for name in hand if words.name("card", words.kinds["card"].index(_id(words, name)), "text")}
        assert told == explained
        person.event(pygame.MOUSEMOTION, pos=(place.left, place.top - 30), rel=(0, 0), buttons=(0, 0, 0))
        person.wait()
        assert person.app.ui.hover_text is None


def _id(words: object, name: str) -> str:
    cards = words.catalogue["card"]  # type: ignore[attr-defined]
    return next(id for id, card in cards.items() if card["name"] == name)
