from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.words import Words

WORDS = Words(
    "en",
    {
        "common": {"and": "and", "nobody": "nobody", "player": "Player {number}"},
        "planet": {"mars": {"name": "Mars", "on": "on Mars"}, "moon": "the Moon"},
        "say": {
            "land": "{0:seat} lands {1:planet.on}.",
            "all": "{0:planet*}",
            "cards": "{0:# card|# cards}",
            "left": "{0:none left|one left|# left}",
        },
    },
    {"planet": ("mars", "moon")},
)


def test_names_and_their_forms() -> None:
    assert WORDS.name("planet", 0) == "Mars"
    assert WORDS.name("planet", 1) == "the Moon"
    assert WORDS.with_names(("Ada",)).text("say", "land", 0, 0) == "Ada lands on Mars."


def test_texts_state_what_the_records_say() -> None:
    catalogue = {"ship": {"probe": {"name": "Probe", "text": "Costs {price:# coin|# coins}."}}}
    words = Words("en", catalogue, {"ship": ("probe",)}, facts={"ship": ({"price": 3},)})
    assert (words.name("ship", 0), words.name("ship", 0, "text")) == ("Probe", "Costs 3 coins.")


def test_people_without_a_name_have_a_number() -> None:
    assert WORDS.seat(1) == "Player 2"
    assert WORDS.seat(-1) == "nobody"


def test_lists_end_with_and() -> None:
    assert WORDS.listed([]) == ""
    assert WORDS.text("say", "all", (0,)) == "Mars"
    assert WORDS.text("say", "all", (0, 1)) == "Mars and the Moon"
    assert WORDS.listed(["a", "b", "c"]) == "a, b and c"


def test_plurals() -> None:
    assert [WORDS.text("say", "cards", n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [WORDS.text("say", "left", n) for n in (0, 1, 2)] == ["none left", "one left", "2 left"]


def test_french_counts_nothing_as_one() -> None:
    french = Words("fr", WORDS.catalogue, WORDS.kinds)
    assert [french.text("say", "cards", n) for n in (0, 1, 2)] == ["0 card", "1 card", "2 cards"]


def test_an_unknown_language_names_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="en, fr"):
        Words.load(tmp_path, "tlh", {}, {}, {})


def test_french_shortens_words_before_a_vowel_but_not_before_a_letter() -> None:
    catalogue = {**WORDS.catalogue, "say": {"ship": "Le vaisseau de {0:seat} part de {1}, plus loin que {0:seat}."}}
    french = Words("fr", catalogue, WORDS.kinds, names=("Ada", "Ben"))
    assert french.text("say", "ship", 0, "E3") == "Le vaisseau d’Ada part de E3, plus loin qu’Ada."
    assert french.text("say", "ship", 1, "Io") == "Le vaisseau de Ben part d’Io, plus loin que Ben."
    assert Words("en", catalogue, names=("Ada",)).text("say", "ship", 0, "E3").startswith("Le vaisseau de Ada")
