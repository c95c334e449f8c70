"""How every text of a game is written: its marks, its characters, and where its figures come from."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from engine.core.game import Game, Setup
from engine.core.words import LANGUAGES
from tests.conformance.typography import faults, missing_glyphs, values
from tests.conformance.walk import some_moments

FIELD = re.compile(r"\{[^}]*\}")
FREE: dict[tuple[str, str], str] = {}
"""Kinds of things whose texts may state figures of their own, as (game, kind), and why no record has them."""


def test_texts_are_set_as_their_language_wants(game: Game[Any]) -> None:
    """Curly apostrophes; in French a no-break space before : ; ! ? » and after «."""
    for language in LANGUAGES:
        catalogue = dict(game.words(language).catalogue)
        wrong = [text for text in values(catalogue) if faults(text, language)]
        assert wrong == [], language


def test_the_rulebook_is_set_as_its_language_wants(game: Game[Any]) -> None:
    for language in LANGUAGES:
        assert faults(game.rulebook(language).text, language) == []


def test_every_character_is_in_our_typefaces(game: Game[Any]) -> None:
    """Catalogues, rulebooks, galleries, and whatever the table, the log and the questions say in a game."""
    for language in LANGUAGES:
        words = game.words(language)
        said = [*values(dict(words.catalogue)), game.rulebook(language).text]
        for shelf in game.gallery(words):
            said += [part for exhibit in shelf.exhibits for part in (exhibit.name, exhibit.text, exhibit.figures)]
        for moment in some_moments(game, Setup(game.seat_counts[-1], 25), every=20):
            said += [words.move(move) for move in moment.moves]
            said += [words.event(event) for event in moment.events]
            for panel in game.panels(game.view(moment.state, moment.seat), words):
                said += [panel.title, *(text for row in panel.rows for text in row)]
        assert missing_glyphs("".join(said)) == set(), language


def test_figures_in_texts_come_from_the_records(game: Game[Any]) -> None:
    """What a sentence says of a thing (a card, a tile, a station) is filled from the record the rules read."""
    for language in LANGUAGES:
        catalogue = tomllib.loads((game.folder / "text" / f"{language}.toml").read_text("utf-8"))
        typed = [
            (kind, text)
            for kind in game.kinds
            if (game.id, kind) not in FREE
            for text in values(catalogue.get(kind, {}))
            if text.endswith(".") and re.search(r"\d", FIELD.sub("", text))
        ]
        assert typed == [], language
