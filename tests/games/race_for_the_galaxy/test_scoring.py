"""Chapter 15: victory points."""

from __future__ import annotations

import pytest

from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.components import ALIEN, CARDS, GENE, NOVELTY
from engine.games.race_for_the_galaxy.moves import NameKind
from engine.games.race_for_the_galaxy.position import Position
from engine.games.race_for_the_galaxy.scoring import WHOLE_PLAYER, by_tokens, matches, tableau_points
from engine.games.race_for_the_galaxy.state import Player
from tests.games.race_for_the_galaxy.table import BEN, YOU, Table, card

OORT = "alien_oort_cloud_refinery"


def points(scorer: str, *others: str, kind: int = NOVELTY, vp: int = 0, prestige: int = 0) -> int:
    """What a variable card is worth next to others."""
    tableau = tuple(card(name) for name in (scorer, *others))
    by_card = dict(tableau_points(tableau, kind))
    return by_card[card(scorer)] + by_tokens(card(scorer), Player(tableau=tableau, vp=vp, prestige=prestige))


VARIABLE = [
    ("galactic_federation", ("merchant_guild", "investment_credits", "imperium_planet_buster"), 6),
    ("alien_tech_institute", ("alien_robotic_factory", "deserted_alien_world", "alien_robot_sentry"), 9),
    ("golden_age_of_terraforming", ("terraforming_guild",), 4),
    ("golden_age_of_terraforming", ("terraforming_robots", "merchant_guild", "comet_zone"), 6),
    ("universal_peace_institute", ("pan_galactic_mediator", "pirate_world"), 6),
    ("universal_peace_institute", ("drop_ships", "new_galactic_order", "space_marines", "pirate_world"), 1),
    ("alien_cornucopia", (OORT, "alien_robotic_factory", "comet_zone"), 7),
    ("pan_galactic_hologrid", ("spice_world", "refugee_world", "expanding_colony", "comet_zone"), 7),
    ("pan_galactic_league", ("plague_world", "avian_uplift_race", "rebel_base", "contact_specialist"), 8),
    ("mining_league", ("comet_zone", "asteroid_belt", "mining_robots", "mining_conglomerate"), 7),
    ("free_trade_association", ("gem_world", "refugee_world", "consumer_markets", "expanding_colony"), 7),
    ("galactic_survey_seti", ("expedition_force", "star_nomad_lair", "gem_world"), 5),
    ("new_galactic_order", ("drop_ships", "contact_specialist"), 4),
    ("new_galactic_order", ("universal_peace_institute", "contact_specialist"), -1),
    ("merchant_guild", ("gem_world", "comet_zone", "plague_world", "alien_robotic_factory", "asteroid_belt"), 8),
    ("new_economy", ("public_works", "old_earth", "export_duties"), 5),
    ("galactic_renaissance", ("research_labs", "galactic_trendsetters", "artist_colony"), 9),
    ("galactic_imperium", ("rebel_base", "pirate_world", "rebel_cantina"), 3),
    ("trade_league", ("export_duties", "old_earth", OORT, "public_works"), 6),
    ("terraforming_guild", ("asteroid_belt", "terraforming_robots", "comet_zone"), 6),
    ("galactic_genome_project", ("plague_world", "avian_uplift_race", "genetics_lab"), 7),
    ("imperium_lords", ("imperium_troops", "imperium_fuel_depot", "pirate_world"), 7),
    ("imperium_seat", ("imperium_troops", "rebel_base", "pirate_world"), 6),
    ("rebel_alliance", ("rebel_pact", "rebel_cantina", "pirate_world"), 7),
    ("uplift_code", ("avian_uplift_race", "uplift_gene_breeders", "abandoned_alien_uplift_camp"), 9),
    ("galactic_exchange", ("gem_world", "comet_zone", "diversified_economy"), 6),
    ("galactic_bankers", ("interstellar_bank", "gambling_world_rvi", "public_works"), 6),
    ("prospecting_guild", ("comet_zone", "old_earth", "terraforming_robots"), 4),
    ("pan_galactic_affluence", ("export_duties", "galactic_renaissance", "terraformed_world"), 6),
    (
        "terraforming_guild",
        ("refugee_world", "asteroid_belt", "pre_sentient_race", "deserted_alien_colony", "comet_zone"),
        10,
    ),
    ("golden_age_of_terraforming", ("gem_world", "plague_world", "alien_robotic_factory", "public_works"), 5),
    ("galactic_bankers", ("investment_credits", "merchant_guild"), 4),
    ("prospecting_guild", ("asteroid_belt", "terraforming_robots"), 3),
    ("alien_cornucopia", ("gem_world", "plague_world"), 4),
]


@pytest.mark.parametrize(("scorer", "others", "expected"), VARIABLE)
def test_variable_cards(scorer: str, others: tuple[str, ...], expected: int) -> None:
    """Each card scores at most once, by the first line it fits; the card itself counts where it fits (RG-15.4,
    RG-15.5)."""
    assert points(scorer, *others) == expected


def test_no_variable_card_is_left_out() -> None:
    """Every line of every variable card scores a card in some case above; the lines named here do not (RG-15.4). Lines
    about chips and prestige have tests of their own."""
    unscored = {
        (record.id, place): line.count
        for record in CARDS
        for place, line in enumerate(record.scoring)
        if line.count not in WHOLE_PLAYER
    }
    for scorer, others, _ in VARIABLE:
        lines = list(enumerate(CARDS[card(scorer)].scoring))
        for name in (scorer, *others):
            fitting = [
                place
                for place, line in lines
                if line.count not in WHOLE_PLAYER and matches(line, CARDS[card(name)], NOVELTY)
            ]
            if fitting:
                unscored.pop((scorer, fitting[0]), None)
    assert unscored == {}


def test_renaissance_counts_chips_only() -> None:
    """17 VP in chips make 5; prestige does not count (RG-15.4)."""
    assert points("galactic_renaissance", vp=17, prestige=9) == 5


def test_exchange_with_oort() -> None:
    """Novelty, Rare and Oort: as Genes or Alien three kinds for 6, as Novelty two for 3 (RG-15.2, RG-15.4)."""
    assert points("galactic_exchange", "gem_world", "comet_zone", OORT, kind=GENE) == 6
    assert points("galactic_exchange", "gem_world", "comet_zone", OORT, kind=ALIEN) == 6
    assert points("galactic_exchange", "gem_world", "comet_zone", OORT, kind=NOVELTY) == 3


def test_the_owner_of_oort_chooses_before_scoring() -> None:
    """Once, for all scoring cards (RG-15.2, RG-23.8)."""
    table = Table(Position().pool(0).tableau(YOU, "galactic_exchange", "gem_world", "comet_zone", OORT).round_end())
    assert table.waiting == (YOU,)
    table.play(YOU, NameKind(GENE))
    assert table.over
    assert dict(tableau_points(table.state.players[YOU].tableau, table.state.oort_kind))[card("galactic_exchange")] == 6


def test_prestige_and_the_capital() -> None:
    """Seven prestige: 7, Federation Capital 7 more, Pan-Galactic Affluence 7 more (RG-15.1, RG-15.4)."""
    table = Table(Position().tableau(YOU, "federation_capital").prestige(YOU, 7))
    assert table.score() == 14
    both = Table(Position().tableau(YOU, "federation_capital", "pan_galactic_affluence").prestige(YOU, 7))
    assert both.score() == 21


def test_the_score_adds_everything_up() -> None:
    """Chips, printed VP, variable VP, goals and prestige (RG-15.1)."""
    table = Table(
        Position()
        .tableau(YOU, "old_earth", "merchant_guild", "gem_world")
        .chips(YOU, 4)
        .prestige(YOU, 2)
        .goals("galactic_status", held={"galactic_status": (YOU,)})
    )
    place = GAME.standing(table.state)[YOU]
    assert {line.id: line.points for line in place.lines} == {
        "chips": 4,
        "cards": 3,
        "variable": 2,
        "goals": 3,
        "prestige": 2,
    }
    assert place.score == table.score() == 14


def test_ties_are_broken_by_cards_and_goods() -> None:
    """Equal VP: three cards and two goods beat four cards; saved cards do not count; then it is shared (RG-15.3)."""
    position = (
        Position()
        .tableau(YOU, "gem_world", "comet_zone")
        .tableau(BEN, "spice_world", "mining_world")
        .goods(YOU, "gem_world", "comet_zone")
        .hand(YOU, "public_works", "drop_ships", "new_earth")
        .hand(BEN, "public_works", "drop_ships", "plague_world", "colony_ship")
        .saved(BEN, "new_vinland", "space_port")
    )
    table = Table(position)
    assert table.score() == table.score(BEN)
    assert [place.rank for place in GAME.standing(table.state)] == [1, 2]
    table.state.players[BEN].hand += (card("space_marines"),)
    assert [place.rank for place in GAME.standing(table.state)] == [1, 1]


def test_pan_galactic_research_is_a_six_cost_development() -> None:
    """For Galactic Federation it counts 2, though its VP are fixed (RG-15.5)."""
    assert points("galactic_federation", "pan_galactic_research") == 4
    assert CARDS[card("pan_galactic_research")].six_cost
    assert not CARDS[card("pan_galactic_research")].scoring


def test_rebel_cantina_is_rebel_but_not_military() -> None:
    """It counts for Rebel Alliance, not for Galactic Imperium (RG-23.4)."""
    assert points("rebel_alliance", "rebel_cantina") == 4
    assert points("galactic_imperium", "rebel_cantina") == 0
