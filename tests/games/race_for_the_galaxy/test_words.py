"""Card texts are made from the records that the rules use."""

from __future__ import annotations

import pytest

from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.components import CARDS, POWERS, Card
from engine.games.race_for_the_galaxy.wording import power_name, power_text
from tests.games.race_for_the_galaxy.table import card, power


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("record", CARDS, ids=lambda record: record.id)
def test_every_card_has_its_text(record: Card, language: str) -> None:
    """A sentence for every power and every scoring line, and none for a card that does nothing (RG-6.1, RG-15.4)."""
    words = GAME.words(language)
    text = words.name("card", record.number, "text")
    assert bool(text) == bool(record.powers or record.scoring)
    assert not set("{}#") & set(text)
    for each in record.powers:
        assert power_text(words, each) in text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("old_earth", "$: +1 card for any good sold. IV: Consume up to 2 goods: 1 VP each."),
        (
            "contact_specialist",
            "III: Military -1. You may pay for military worlds that are not Alien: their defense less 1.",
        ),
        ("black_hole_miners", "V: Draw 3 cards. End of round: Your hand limit is 12."),
        ("pilgrimage_world", "IV: Consume all your goods: 1 VP each, less 1 VP."),
        ("deficit_spending", "IV: You may discard up to 2 hand cards: 1 VP each."),
        ("alien_guardian", "IV: You may discard 2 hand cards: 1 prestige."),
        (
            "galactic_federation",
            "II: Developments cost 2 less. VP: 2 for each 6-cost development, 1 for each development.",
        ),
    ],
)
def test_how_cards_read(name: str, text: str) -> None:
    """The figures are those of the card (RG-6.1)."""
    assert GAME.words("en").name("card", card(name), "text") == text


def test_a_power_is_named_by_its_card_and_by_what_it_does_if_there_are_two() -> None:
    """Gambling World consumes and gambles (RG-12.15)."""
    words = GAME.words("en")
    assert power_name(words, power("old_earth", "consume_goods")) == "Old Earth"
    assert power_name(words, power("gambling_world_rvi", "ante")).startswith("Gambling World (You may stake")
    assert len({power_name(words, each.number) for each in POWERS if each.phase == "consume"}) > 60
