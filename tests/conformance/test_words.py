"""Everything a game can say, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import Game, Setup
from engine.core.moves import Event, Move, Step
from engine.core.words import LANGUAGES
from engine.games import SHELF
from tests.conformance.walk import some_moments

TESTS = Path(__file__).parent.parent
FIELD = re.compile(r"\{(\w+)")


def flattened(table: Any, prefix: str = "") -> dict[str, str]:
    """A catalogue as dotted keys and texts."""
    if not isinstance(table, dict):
        return {prefix: table}
    return {key: text for name, part in table.items() for key, text in flattened(part, f"{prefix}.{name}").items()}


def test_the_catalogues_say_the_same_things(game: Game[Any]) -> None:
    english, french = (flattened(dict(game.words(language).catalogue)) for language in LANGUAGES)
    assert english.keys() == french.keys()
    for key in english:
        assert bool(english[key]) == bool(french[key]), key
        assert sorted(set(FIELD.findall(english[key]))) == sorted(set(FIELD.findall(french[key]))), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_event_and_step_has_its_sentence(game: Game[Any], language: str) -> None:
    catalogue = game.words(language).catalogue
    for kind in game.vocabulary:
        if issubclass(kind, Move):
            assert any(key.split("_")[0] == kind.__name__ for key in catalogue["move"]), kind
            assert kind.__name__ in catalogue["group"], kind
        elif issubclass(kind, Event):
            assert any(key.split("_")[0] == kind.__name__ for key in catalogue["event"]), kind
        elif issubclass(kind, Step) and kind.seats is not Step.seats:
            assert any(key.split("_")[0] == kind.__name__ for key in catalogue["step"]), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_and_option_has_its_name(game: Game[Any], language: str) -> None:
    words = game.words(language)
    for kind, ids in game.kinds.items():
        for number in range(len(ids)):
            assert words.name(kind, number)
    for option in game.options:
        assert words.catalogue["option"][option.id]["name"]
        assert words.catalogue["option"][option.id]["text"]
        for value in option.values:
            assert isinstance(value, bool) or words.catalogue["option"][option.id]["values"][str(value)], value
    for topic in game.topics:
        assert words.text("topic", topic)
    assert {kind.topic for kind in game.vocabulary if issubclass(kind, Move)} <= {"", *game.topics}
    assert words.text("game", "name")
    assert words.text("game", "tagline")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_at_the_table_can_be_put_in_words(game: Game[Any], seats: int, language: str) -> None:
    words = game.words(language).with_names(("Ada", "Ben", "Cleo", "Dev", "Eve", "Fay")[:seats])
    for moment in some_moments(game, Setup(seats, 20), every=15):
        assert words.step(moment.state.agenda[-1])
        for move in moment.moves:
            assert words.move(move)
            assert words.group(move)
        for event in moment.events:
            words.event(event)
        for seat in range(seats):
            for refusal in game.refusals(moment.state, seat):
                assert words.refusal(refusal)
                assert words.subject(refusal)
                assert refusal.rule in game.rulebook(language).rules, refusal
        panels = game.panels(game.view(moment.state, moment.seat), words)
        assert len(panels) > 1
        assert {panel.seat for panel in panels} >= set(range(seats))
        labels = [label for panel in panels for label in (panel.title, *(row[0] for row in panel.rows))]
        assert [label for label in labels if label[:1].islower()] == []
        for seat in range(seats):
            assert all(words.text("figure", figure) for figure in game.figures(moment.state, seat))
    for place in game.standing(moment.state):
        assert all(words.text("score", line.id) for line in place.lines)


def test_moves_that_differ_are_described_differently(game: Game[Any], seats: int) -> None:
    """A person choosing from the list must be able to tell any two moves apart."""
    words = game.words("en")
    for moment in some_moments(game, Setup(seats, 21), every=10):
        described = [(words.group(move), words.move(move)) for move in moment.moves]
        assert len(set(described)) == len(described), sorted(described)


def test_the_gallery_shows_the_same_things_in_every_language(game: Game[Any]) -> None:
    english, french = (game.gallery(game.words(language)) for language in LANGUAGES)
    assert sum(len(shelf.exhibits) for shelf in english) > 20 or game.id not in SHELF
    assert [[exhibit.id for exhibit in shelf.exhibits] for shelf in english] == [
        [exhibit.id for exhibit in shelf.exhibits] for shelf in french
    ]
    for shelf in (*english, *french):
        assert shelf.title
        for exhibit in shelf.exhibits:
            assert exhibit.name, exhibit.id
            assert exhibit.text or exhibit.figures, exhibit.id
            assert exhibit.count > 0, exhibit.id


def test_the_rulebooks_have_the_same_rules(game: Game[Any]) -> None:
    english, french = (game.rulebook(language).rules for language in LANGUAGES)
    assert list(english) == list(french)
    assert all(rule.text for book in (english, french) for rule in book.values())
    assert all(rule.chapter for rule in english.values())


def test_every_rule_is_cited_by_a_test(game: Game[Any]) -> None:
    folders = (TESTS / "games" / game.id, TESTS / "sixth", TESTS / "conformance")
    text = "\n".join(path.read_text("utf-8") for folder in folders for path in folder.rglob("*.py"))
    cited = set(re.findall(r"[A-Z]+-\d+(?:\.\d+)*", text))
    assert [number for number in game.rulebook("en").rules if number not in cited] == []
