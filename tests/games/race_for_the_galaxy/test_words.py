"""Card texts are made from the records that the rules use."""

from __future__ import annotations

import pytest

from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.components import BOW, CARDS, POWERS, Card
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
            "II: Developments cost 2 less. VP: 2 for each 6-cost development, 1 for each other development.",
        ),
        ("merchant_guild", "V: Draw 2 cards. VP: 2 for each production world."),
        (
            "pan_galactic_league",
            "III: Military -1. V: Draw 1 card for each of your Genes worlds. VP: 2 for each Genes world, "
            "1 for each other military world, 3 for Contact Specialist.",
        ),
        (
            "interstellar_casus_belli",
            "III: Take over a military world. It costs 1 prestige. A success brings 2 prestige. "
            "IV: You may spend 1 prestige: 3 VP.",
        ),
        (
            "alien_cornucopia",
            "III: 1 prestige after placing a production world. V: Draw 1 card. "
            "VP: 2 for each ALIEN card, 1 for each other production world.",
        ),
        (
            "alien_oort_cloud_refinery",
            "You name the kind of this world. $: The Trade bonus cannot sell the good of this world.",
        ),
    ],
)
def test_how_cards_read(name: str, text: str) -> None:
    """The figures are those of the card (RG-6.1)."""
    assert GAME.words("en").name("card", card(name), "text") == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("uplift_code", "3 par monde à chromosome, 2 par autre carte ÉLEVÉE."),
        ("terraforming_guild", "2 par monde trouvaille, 2 par carte TERRAFORMEURS."),
        ("alien_research_team", "IV\N{NO-BREAK SPACE}: Consommez une ressource Alien\N{NO-BREAK SPACE}: 1 prestige."),
    ],
)
def test_how_cards_read_in_french(name: str, text: str) -> None:
    """Keywords and kinds go by their French names (RG-1.7)."""
    assert GAME.words("fr").name("card", card(name), "text").endswith(text)


def test_articles_agree() -> None:
    """An Alien good, but a Rare one."""
    for record in CARDS:
        assert " a A" not in GAME.words("en").name("card", record.number, "text"), record.id


def test_powers_to_choose_from_are_told_apart() -> None:
    """They go by their cards; Gambling World consumes and gambles (RG-12.15)."""
    words = GAME.words("en")
    assert power_name(words, power("old_earth", "consume_goods")) == "Old Earth"
    assert power_name(words, power("gambling_world_rvi", "ante")) == "Gambling World (gamble)"
    level = [each for each in POWERS if each.phase == "consume" and CARDS[each.card].copies[BOW]]
    assert len({power_name(words, each.number) for each in level}) == len(level)
