"""The client's words: complete in both languages, and no text outside the catalogues."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import client
from client.locale import client_words
from engine.core.words import LANGUAGES
from tests.conformance.typography import faults, missing_glyphs, values

ROOT = Path(client.__file__).parent
SEEN_BY_PEOPLE = [path for folder in ("scenes", "tables", "ui") for path in sorted((ROOT / folder).rglob("*.py"))]
DRAWING = {"label": 0, "line": 0, "tooltip": 0, "notice": 0, "notify": 0, "heading": 1, "button": 2, "toggle": 2}
"""Calls that put text on the screen, and which of their arguments it is."""
FIELD = re.compile(r"\{(\w+)")
WORD = re.compile(r"[A-Za-zÀ-ÿ]{3,}")


def test_both_catalogues_say_the_same_things() -> None:
    english, french = (client_words(language).catalogue for language in LANGUAGES)
    assert english.keys() == french.keys()
    for section in english:
        assert english[section].keys() == french[section].keys(), section
        for key, text in english[section].items():
            assert text, (section, key)
            assert set(FIELD.findall(text)) == set(FIELD.findall(french[section][key])), (section, key)


def test_every_key_asked_for_exists() -> None:
    catalogue = client_words("en").catalogue
    keys = {f"{section}.{key}" for section in catalogue for key in catalogue[section]}
    for path in SEEN_BY_PEOPLE:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) == "say" and node.args:
                asked = node.args[0]
                if isinstance(asked, ast.Constant):
                    assert asked.value in keys, (path.name, asked.value)


def test_nothing_is_drawn_that_is_not_in_a_catalogue() -> None:
    """Literal words in calls that put text on the screen."""
    for path in SEEN_BY_PEOPLE:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            place = DRAWING.get(_name(node.func)) if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and place is not None and len(node.args) > place:
                text = node.args[place]
                literal = text.value if isinstance(text, ast.Constant) and isinstance(text.value, str) else ""
                assert not WORD.search(literal), (path.name, literal)


def test_texts_are_set_as_their_language_wants() -> None:
    """Curly apostrophes; in French a no-break space before : ; ! ? » and after «."""
    for language in LANGUAGES:
        texts = values(dict(client_words(language).catalogue))
        assert [text for text in texts if faults(text, language)] == []
        assert missing_glyphs("".join(texts)) == set()


def test_faults_of_setting_are_found() -> None:
    assert faults("It’s {0:seat}: 3 · `it's`", "en") == []
    assert faults("It's", "en") == ["It's"]
    right = "{0:seat} : l’un «\N{NO-BREAK SPACE}ou\N{NO-BREAK SPACE}» l’autre\N{NO-BREAK SPACE}? (12:30)"
    assert faults(right.replace(" :", "\N{NO-BREAK SPACE}:"), "fr") == []
    for wrong in ("l'un", "Qui ?", "Qui?", "Lui : rien", "Lui: rien", "« ici\N{NO-BREAK SPACE}»"):
        assert faults(wrong, "fr"), wrong
    assert missing_glyphs("aé’\N{NO-BREAK SPACE}\uffff") == {"\uffff"}


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
