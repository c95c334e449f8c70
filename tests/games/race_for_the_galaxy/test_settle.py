"""Chapter 10: Settle."""

from __future__ import annotations

import pytest

from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.components import CARDS, NOVELTY
from engine.games.race_for_the_galaxy.events import CardsPaid, GoodArrived, MilitaryBought
from engine.games.race_for_the_galaxy.moves import Conquer, NameKind, PayFor, Place, Replace, SettleMore
from engine.games.race_for_the_galaxy.position import Position
from engine.games.race_for_the_galaxy.powers import powers_of
from engine.games.race_for_the_galaxy.settle import cost, ways
from tests.games.race_for_the_galaxy.table import (
    BEN,
    CONQUER,
    PASS,
    PAY,
    YOU,
    Table,
    card,
    conquer_with,
    discard,
    pay_with,
    place,
    reduce,
    settle_more,
    strengthen,
)


def settling(
    *tableau: str,
    hand: tuple[str, ...],
    goods: tuple[str, ...] = (),
    yours: str = "develop",
    prestige: int = 0,
    deck: tuple[str, ...] = (),
) -> Table:
    """You are about to choose a world in a Settle phase that Ben chose; with `yours` you may have chosen it too."""
    position = Position().tableau(YOU, *tableau).hand(YOU, *hand).goods(YOU, *goods).prestige(YOU, prestige)
    table = Table(position.deck(*deck))
    table.choose(yours, "settle")
    while table.step() in ("ToDevelop", "ToExplore"):
        table.play(
            table.waiting[0],
            PASS if PASS in table.all_moves(table.waiting[0]) else table.all_moves(table.waiting[0])[0],
        )
    return table


def placeable(table: Table) -> set[str]:
    if YOU not in table.waiting:
        return set()
    return {CARDS[move.card].id for move in table.moves(Place)}


FILLERS = ("public_works", "export_duties", "investment_credits", "drop_ships", "merchant_guild", "mining_league")


def test_conquest_needs_as_much_military_as_the_defense() -> None:
    """New Sparta: Avian Uplift Race (2) can be placed, Rebel Warrior Race (3) not (RG-10.14, RG-10.1)."""
    table = settling("new_sparta", hand=("avian_uplift_race", "rebel_warrior_race"))
    assert placeable(table) == {"avian_uplift_race"}
    table.play(YOU, place("avian_uplift_race"))
    assert table.tableau() == ["new_sparta", "avian_uplift_race"]
    assert table.goods() == ["avian_uplift_race"]
    assert table.events(CardsPaid) == []


def test_specialised_military() -> None:
    """Alpha Centauri: Rebel Fuel Cache (Rare) can be conquered, Outlaw World (grey) not (RG-10.11)."""
    table = settling("alpha_centauri", hand=("rebel_fuel_cache", "outlaw_world"))
    assert placeable(table) == {"rebel_fuel_cache"}
    assert table.military() == 0


def test_contact_specialist_pays_for_military_worlds() -> None:
    """Rebel Warrior Race for two cards, with Replicant Robots for none; not Alien worlds; Military falls by one
    (RG-10.13, RG-10.20)."""
    table = settling("old_earth", "contact_specialist", hand=("rebel_warrior_race", "alien_robot_sentry", *FILLERS))
    assert placeable(table) == {"rebel_warrior_race"}
    assert table.military() == -1
    power = CARDS[card("contact_specialist")].powers[1].number
    assert cost(table.state, YOU, card("rebel_warrior_race"), power) == 2
    robots = settling("contact_specialist", "replicant_robots", hand=("rebel_warrior_race",))
    robots.play(YOU, place("rebel_warrior_race"))
    assert "rebel_warrior_race" in robots.tableau()


def test_rebel_pact_needs_a_power_to_lower() -> None:
    """Alone it pays for nothing; with Rebel Cantina Hive World (3) costs 1 (RG-10.13)."""
    alone = settling("old_earth", "rebel_pact", hand=("hive_world", *FILLERS))
    assert placeable(alone) == set()
    cantina = settling("rebel_cantina", "rebel_pact", hand=("hive_world", "public_works"))
    cantina.play(YOU, place("hive_world"))
    assert cantina.hand() == []


def test_one_power_to_pay_with_for_each_world() -> None:
    """Contact Specialist or Rebel Alliance: Rebel Outpost costs 4 or 3, not 2; Rebel Pact takes two more off
    (RG-10.13)."""
    table = settling("old_earth", "contact_specialist", "rebel_alliance", hand=("rebel_outpost", *FILLERS))
    table.play(YOU, place("rebel_outpost"))
    assert set(table.all_moves()) == {pay_with("contact_specialist"), pay_with("rebel_alliance")}
    costs = {cost(table.state, YOU, card("rebel_outpost"), move.power) for move in table.moves(PayFor)}
    assert costs == {4, 3}
    pact = settling("old_earth", "rebel_alliance", "rebel_pact", hand=("rebel_outpost", "public_works"))
    pact.play(YOU, place("rebel_outpost"))
    assert pact.hand() == []


def test_alien_research_team_pays_for_alien_worlds() -> None:
    """Alien Robot Scout Ship for 4 - 1; Pan-Galactic Mediator gives a prestige for it (RG-10.13)."""
    hand = ("alien_robot_scout_ship", "hive_world", "public_works", "export_duties", "drop_ships")
    table = settling("alien_research_team", "pan_galactic_mediator", hand=hand)
    assert placeable(table) == {"alien_robot_scout_ship"}
    table.play(YOU, place("alien_robot_scout_ship"))
    table.pay("public_works", "export_duties", "drop_ships")
    assert table.prestige() == 1


def test_colony_ship() -> None:
    """With Contact Specialist Malevolent Lifeforms for nothing; not for worlds of Alien kind, not to conquer
    (RG-10.9, RG-10.23)."""
    table = settling(
        "galactic_scavengers",
        "contact_specialist",
        "colony_ship",
        hand=("malevolent_lifeforms", "deserted_alien_outpost"),
    )
    assert placeable(table) == {"malevolent_lifeforms"}
    table.play(YOU, place("malevolent_lifeforms"))
    assert "colony_ship" not in table.tableau()
    assert table.hand() == ["deserted_alien_outpost"]
    assert table.state.players[YOU].saved == ()
    strong = settling("new_sparta", "colony_ship", hand=("avian_uplift_race",))
    strong.play(YOU, place("avian_uplift_race"))
    assert "colony_ship" in strong.tableau()


def test_cloaking_technology_conquers_a_non_military_world() -> None:
    """Military 3: Galactic Trendsetters (5) defend with 3, whatever reductions there are (RG-10.14)."""
    table = settling(
        "new_sparta",
        "expedition_force",
        "imperium_cloaking_technology",
        "replicant_robots",
        hand=("galactic_trendsetters",),
    )
    assert placeable(table) == {"galactic_trendsetters"}
    table.play(YOU, place("galactic_trendsetters"))
    assert "imperium_cloaking_technology" in table.discards()
    weak = settling("new_sparta", "imperium_cloaking_technology", "replicant_robots", hand=("galactic_trendsetters",))
    assert placeable(weak) == set()


def test_the_invasion_fleet_still_counts_when_discarded() -> None:
    """New Sparta and the Fleet make 5: Terraformed World (5) is conquered, and brings 2 prestige (RG-10.14, RG-6.2)."""
    table = settling("new_sparta", "imperium_invasion_fleet", hand=("terraformed_world",))
    table.play(YOU, place("terraformed_world"))
    assert table.tableau() == ["new_sparta", "terraformed_world"]
    assert table.prestige() == 2


def test_temporary_military() -> None:
    """Military 2 against Rebel Base (6): New Military Tactics and one card for Space Mercenaries (RG-10.12)."""
    table = settling(
        "separatist_colony",
        "space_mercenaries",
        "new_military_tactics",
        hand=("rebel_base", "gem_world", "spice_world"),
    )
    assert table.military() == 2
    table.play(YOU, place("rebel_base"))
    assert "new_military_tactics" not in table.tableau()
    assert not table.can(PASS)
    table.play(YOU, discard("gem_world"))
    assert "rebel_base" in table.tableau()
    assert "new_military_tactics" not in table.tableau()
    assert table.hand() == ["spice_world"]


def test_temporary_military_lasts_for_the_phase() -> None:
    """With Improved Logistics a second world of 6 needs nothing more, one of 7 the second card (RG-10.12, RG-10.17)."""
    table = settling(
        "separatist_colony",
        "space_mercenaries",
        "new_military_tactics",
        "improved_logistics",
        hand=("rebel_base", "rebel_homeworld", "gem_world", "spice_world"),
    )
    table.play(YOU, place("rebel_base"), discard("gem_world"))
    assert table.can(discard("spice_world"))
    table.play(YOU, PASS)
    table.play(YOU, settle_more("improved_logistics", "rebel_homeworld"))
    assert {"rebel_base", "rebel_homeworld"} <= set(table.tableau())
    assert table.hand() == []
    six = settling(
        "separatist_colony",
        "space_mercenaries",
        "new_military_tactics",
        "improved_logistics",
        hand=("rebel_base", "lost_alien_battle_fleet", "gem_world"),
    )
    six.play(YOU, place("rebel_base"), discard("gem_world"), PASS)
    six.play(YOU, settle_more("improved_logistics", "lost_alien_battle_fleet"))
    assert six.hand() == []
    assert {"rebel_base", "lost_alien_battle_fleet"} <= set(six.tableau())


def test_military_vanishes_when_the_phase_ends() -> None:
    """RG-10.4: bought Military is gone in the next Settle phase."""
    table = settling(
        "separatist_colony", "new_military_tactics", hand=("alien_robot_scout_ship", "malevolent_lifeforms")
    )
    table.play(YOU, place("alien_robot_scout_ship"))
    assert "new_military_tactics" in table.discards()
    table.pass_all()
    table.choose("settle", "settle")
    assert placeable(table) == set()


def test_the_settle_bonus_comes_once() -> None:
    """Chosen Settle, Improved Logistics and Terraforming Robots, two worlds: 1 + 1 + 1 cards (RG-10.5, RG-10.16)."""
    table = settling(
        "old_earth",
        "improved_logistics",
        "terraforming_robots",
        hand=("refugee_world", "dying_colony"),
        yours="settle",
        deck=("gem_world", "spice_world", "mining_world"),
    )
    table.play(YOU, place("refugee_world"))
    assert table.drawn() == 2
    table.play(YOU, settle_more("improved_logistics", "dying_colony"))
    assert table.drawn() == 3


def test_prestige_settle() -> None:
    """Galactic Studios with Replicant Robots: 5 - 2 - 3; or with Military 2 a defense of 4; after either one card
    (RG-10.5, RG-17.8)."""
    table = settling(
        "new_sparta",
        "replicant_robots",
        hand=("galactic_studios", "alien_robot_scout_ship"),
        yours="settle*",
        prestige=1,
    )
    assert placeable(table) == {"galactic_studios", "alien_robot_scout_ship"}
    conquest = Table(GAME.copy(table.state))
    table.play(YOU, place("galactic_studios"))
    assert table.drawn() == 1
    assert "galactic_studios" in table.tableau()
    conquest.play(YOU, place("alien_robot_scout_ship"))
    assert conquest.drawn() == 1
    assert "alien_robot_scout_ship" in conquest.tableau()


def test_prestige_settle_reaches_every_world_of_the_phase() -> None:
    """With Improved Logistics both worlds cost 3 less and both have 2 more Military (RG-10.5, RG-10.7)."""
    paid = settling("old_earth", "improved_logistics", hand=("mining_world", "comet_zone"), yours="settle*", prestige=1)
    paid.play(YOU, place("mining_world"))
    paid.play(YOU, settle_more("improved_logistics", "comet_zone"))
    assert {"mining_world", "comet_zone"} <= set(paid.tableau())
    conquered = settling(
        "old_earth", "improved_logistics", hand=("alien_robot_sentry", "rebel_miners"), yours="settle*", prestige=1
    )
    conquered.play(YOU, place("alien_robot_sentry"))
    conquered.play(YOU, settle_more("improved_logistics", "rebel_miners"))
    assert {"alien_robot_sentry", "rebel_miners"} <= set(conquered.tableau())


def test_a_fresh_windfall_good_serves_the_next_world() -> None:
    """The good of Destroyed World pays for +2 with Rebel Fuel Refinery afterwards, not for Destroyed World itself
    (RG-6.4, RG-6.12)."""
    table = settling(
        "rebel_fuel_refinery", "improved_logistics", hand=("destroyed_world", "alien_robot_sentry", "public_works")
    )
    assert placeable(table) == {"destroyed_world"}
    table.play(YOU, place("destroyed_world"))
    table.pay("public_works")
    assert table.goods() == ["destroyed_world"]
    table.play(YOU, settle_more("improved_logistics", "alien_robot_sentry"))
    assert table.goods() == ["alien_robot_sentry"]
    assert "alien_robot_sentry" in table.tableau()


def test_golden_age_puts_a_good_on_a_production_world() -> None:
    """Prosperous World has its good at once and does not produce in the next Produce phase (RG-10.16, RG-13.2,
    RG-13.8)."""
    table = settling(
        "golden_age_of_terraforming", hand=("prosperous_world", "public_works", "export_duties", "drop_ships")
    )
    table.play(YOU, place("prosperous_world"))
    assert table.goods() == ["prosperous_world"]
    table.pass_all()
    table.choose("produce", "produce")
    assert table.state.players[YOU].produced == (0, 0, 0, 0)
    assert len([event for event in table.events(GoodArrived) if event.seat == YOU]) == 1


def test_two_genes_goods_for_one_world() -> None:
    """Lifeforms, Inc and Golden Age: Gene Designers (6) for nothing; both powers are then used up (RG-10.8)."""
    table = settling(
        "lifeforms_inc",
        "golden_age_of_terraforming",
        "avian_uplift_race",
        "empath_world",
        "improved_logistics",
        hand=("gene_designers", "distant_world"),
        goods=("avian_uplift_race", "empath_world"),
    )
    table.play(YOU, place("gene_designers"))
    assert set(table.all_moves()) == {
        reduce("lifeforms_inc", "avian_uplift_race"),
        reduce("lifeforms_inc", "empath_world"),
    }
    table.play(YOU, reduce("lifeforms_inc", "avian_uplift_race"))
    assert table.goods() == ["gene_designers"]
    assert table.hand() == ["distant_world"]
    assert not table.moves(SettleMore)


def test_one_genes_good_serves_one_power() -> None:
    """Two powers and one good: Gene Designers (6) stay in hand (RG-6.11, RG-10.8)."""
    table = settling(
        "lifeforms_inc", "golden_age_of_terraforming", "empath_world", hand=("gene_designers",), goods=("empath_world",)
    )
    assert placeable(table) == set()


def test_rebel_sneak_attack() -> None:
    """After a paid world it is discarded to conquer Rebel Warrior Race (3); no second bonus card, and Contact
    Specialist cannot pay for it (RG-10.18, RG-10.21)."""
    table = settling(
        "new_sparta",
        "expedition_force",
        "rebel_sneak_attack",
        hand=("refugee_world", "rebel_warrior_race"),
        yours="settle",
    )
    table.play(YOU, place("refugee_world"))
    assert table.drawn() == 1
    table.play(YOU, settle_more("rebel_sneak_attack", "rebel_warrior_race"))
    assert table.drawn() == 1
    assert "rebel_sneak_attack" in table.discards()
    weak = settling(
        "old_earth", "contact_specialist", "rebel_sneak_attack", hand=("refugee_world", "rebel_warrior_race", *FILLERS)
    )
    weak.play(YOU, place("refugee_world"))
    assert not weak.moves(SettleMore)


def test_sneak_attack_needs_a_world_before_it() -> None:
    """RG-10.18: nothing placed, nothing sneaked."""
    table = settling("new_sparta", "expedition_force", "rebel_sneak_attack", hand=("rebel_warrior_race",))
    table.play(YOU, PASS)
    assert not table.moves(SettleMore)


def test_replacing_a_world() -> None:
    """Radioactive World (2) by Psi-Crystal World (5): the old good is lost, a new one comes, 1 + 1 prestige; Imperium
    Blaster Gem Consortium (6) is too much for it, and nothing is replaced by something cheaper (RG-10.19)."""
    table = settling(
        "radioactive_world",
        "blaster_gem_mines",
        "terraforming_engineers",
        "terraforming_robots",
        hand=("psi_crystal_world", "imperium_blaster_gem_consortium", "asteroid_belt"),
        goods=("radioactive_world",),
    )
    table.play(YOU, PASS)
    assert set(table.moves(Replace)) == {
        Replace(card("radioactive_world"), card("psi_crystal_world")),
        Replace(card("radioactive_world"), card("asteroid_belt")),
        Replace(card("blaster_gem_mines"), card("psi_crystal_world")),
        Replace(card("blaster_gem_mines"), card("imperium_blaster_gem_consortium")),
    }
    table.play(YOU, Replace(card("radioactive_world"), card("psi_crystal_world")))
    assert "radioactive_world" in table.discards()
    assert table.goods() == ["psi_crystal_world"]
    assert table.prestige() == 2
    assert table.drawn() == 0


def test_grey_counts_as_a_kind() -> None:
    """Expanding Colony by Galactic Engineers, not by Asteroid Belt (RG-10.19)."""
    table = settling("expanding_colony", "terraforming_engineers", hand=("galactic_engineers", "asteroid_belt"))
    table.play(YOU, PASS)
    assert table.moves(Replace) == [Replace(card("expanding_colony"), card("galactic_engineers"))]


def test_a_world_just_placed_cannot_be_replaced() -> None:
    """Only worlds of the start of the phase can (RG-10.19)."""
    table = settling("new_sparta", "terraforming_engineers", hand=("refugee_world", "spice_world", "space_port"))
    table.play(YOU, place("refugee_world"))
    assert not table.moves(Replace)


def test_a_production_world_may_replace_a_windfall_world() -> None:
    """Comet Zone for Radioactive World: 1 prestige and no good, even with Golden Age (RG-10.19)."""
    table = settling("radioactive_world", "terraforming_engineers", "golden_age_of_terraforming", hand=("comet_zone",))
    table.pass_all(BEN)
    table.play(YOU, Replace(card("radioactive_world"), card("comet_zone")))
    assert table.prestige() == 1
    assert table.goods() == []


def test_replaced_scavengers_save_nothing_more() -> None:
    """Good and saved cards go with Galactic Scavengers; a payment after that saves nothing (RG-10.19, RG-10.24,
    RG-23.2, RG-10.15)."""
    position = (
        Position()
        .tableau(YOU, "galactic_scavengers", "terraforming_engineers", "improved_logistics")
        .goods(YOU, "galactic_scavengers")
        .saved(YOU, "gem_world")
        .hand(
            YOU, "galactic_studios", "refugee_world", "expanding_colony", "mining_world", "public_works", "drop_ships"
        )
    )
    table = Table(position)
    table.choose("develop", "settle")
    table.play(YOU, PASS)
    table.play(YOU, place("refugee_world"))
    table.play(YOU, Replace(card("galactic_scavengers"), card("galactic_studios")))
    assert table.state.players[YOU].saved == ()
    assert {"gem_world", "galactic_scavengers"} <= set(table.discards())
    table.play(YOU, settle_more("improved_logistics", "mining_world"))
    table.pass_all(YOU)
    assert table.state.players[YOU].saved == ()


def test_scavengers_save_from_the_payment_of_a_world() -> None:
    """One card paid for a world goes under them (RG-10.15)."""
    table = settling("galactic_scavengers", hand=("mining_world", "public_works", "drop_ships", "merchant_guild"))
    table.play(YOU, place("mining_world"))
    table.play(YOU, table.all_moves()[0])
    assert len(table.state.players[YOU].saved) == 1


@pytest.mark.parametrize(
    ("tableau", "military"),
    [
        (("rebel_freedom_fighters",), 1),
        (("rebel_freedom_fighters", "imperium_troops"), 0),
        (("uplift_mercenary_force", "avian_uplift_race", "reptilian_uplift_race"), 3),
        (("hidden_fortress", "avian_uplift_race", "pirate_world"), 3),
        (("refugee_world", "contact_specialist"), -2),
        (("contact_specialist", "pan_galactic_mediator", "psi_crystal_world", "empath_world"), -4),
        (("pan_galactic_league", "universal_peace_institute"), -3),
    ],
)
def test_total_military(tableau: tuple[str, ...], military: int) -> None:
    """Freedom Fighters lose their courage next to IMPERIUM; per-world powers count themselves; negative powers lower
    the total (RG-10.10, RG-23.5, RG-23.6)."""
    assert powers_of(tuple(card(name) for name in tableau)).military == military


def test_chromosomes_placed_this_phase_count_from_the_next_on() -> None:
    """Military counts the tableau of the start of the phase (RG-10.10, RG-6.1)."""
    table = settling(
        "uplift_mercenary_force",
        "avian_uplift_race",
        "reptilian_uplift_race",
        "improved_logistics",
        hand=("insect_uplift_race", "alien_robot_scout_ship"),
    )
    table.play(YOU, place("insect_uplift_race"))
    assert settle_more("improved_logistics", "alien_robot_scout_ship") not in table.all_moves()
    table.pass_all()
    assert table.military() == 4


def test_negative_military_weakens_specialised_military() -> None:
    """Military -2 and +2 against Alien: strength 0 against Alien Robot Sentry (2) (RG-10.10, RG-10.11)."""
    table = settling("refugee_world", "contact_specialist", "alien_rosetta_stone_world", hand=("alien_robot_sentry",))
    assert placeable(table) == set()


def test_doomed_world_is_given_up_for_a_world() -> None:
    """In round 1 New Earth (5) for nothing: the tableau is New Earth alone (RG-23.3)."""
    table = settling("doomed_world", hand=("new_earth",))
    table.play(YOU, place("new_earth"))
    assert table.tableau() == ["new_earth"]
    assert table.events(CardsPaid) == []


def test_powers_of_a_discarded_card_last_for_the_phase() -> None:
    """The Fleet is discarded for the first world; its Military still counts for the second (RG-6.2)."""
    table = settling(
        "new_sparta", "imperium_invasion_fleet", "improved_logistics", hand=("terraformed_world", "lost_alien_warship")
    )
    table.play(YOU, place("terraformed_world"))
    table.play(YOU, settle_more("improved_logistics", "lost_alien_warship"))
    assert table.tableau() == ["new_sparta", "improved_logistics", "terraformed_world", "lost_alien_warship"]


def test_one_card_serves_once() -> None:
    """Military 3 and Space Mercenaries: Rebel Outpost (5) with two other cards in hand, not with one (RG-6.11)."""
    two = settling("new_sparta", "space_mercenaries", hand=("rebel_outpost", "public_works", "gem_world"))
    assert "rebel_outpost" in placeable(two)
    one = settling("new_sparta", "space_mercenaries", hand=("rebel_outpost", "public_works"))
    assert placeable(one) == set()


def test_a_cards_own_icon_does_not_help_to_place_it() -> None:
    """Military 1 and Alien Booby Trap: Rebel Fuel Refinery (4, icon) needs a prestige of before (RG-6.4, RG-6.11)."""
    tableau = ("expedition_force", "alien_booby_trap")
    assert placeable(settling(*tableau, hand=("rebel_fuel_refinery",))) == set()
    table = settling(*tableau, hand=("rebel_fuel_refinery",), prestige=1)
    table.play(YOU, place("rebel_fuel_refinery"))
    assert table.prestige() == 1
    assert table.events(MilitaryBought)


def test_a_cards_own_icon_buys_no_military_for_it() -> None:
    """Tactics must do it: the prestige of the icon is there, but not for Alien Booby Trap (RG-6.4)."""
    table = settling("expedition_force", "alien_booby_trap", "new_military_tactics", hand=("rebel_fuel_refinery",))
    table.play(YOU, place("rebel_fuel_refinery"))
    assert "new_military_tactics" in table.discards()
    assert table.prestige() == 1


def test_hand_cards_for_military_are_limited_in_a_phase() -> None:
    """Space Mercenaries take two cards for both worlds together (RG-10.12, RG-10.17)."""
    table = settling(
        "separatist_colony",
        "space_mercenaries",
        "improved_logistics",
        hand=(
            "alien_robot_scout_ship",
            "malevolent_lifeforms",
            "rebel_outpost",
            "gem_world",
            "spice_world",
            "comet_zone",
        ),
    )
    table.play(YOU, place("alien_robot_scout_ship"))
    table.pay("gem_world", "spice_world")
    assert table.moves(SettleMore) == [settle_more("improved_logistics", "malevolent_lifeforms")]


def test_the_card_drawn_after_the_first_world_is_placed() -> None:
    """Terraforming Robots draw Dying Colony, which follows at once (RG-10.21, RG-10.17)."""
    position = Position().tableau(YOU, "improved_logistics", "terraforming_robots").hand(YOU, "refugee_world")
    table = Table(position.deck("comet_zone", "dying_colony"))
    table.choose("develop", "settle")
    table.play(YOU, place("refugee_world"))
    assert table.hand() == ["dying_colony"]
    table.play(YOU, settle_more("improved_logistics", "dying_colony"))
    assert "dying_colony" in table.tableau()


def test_a_strong_player_may_still_pay() -> None:
    """Both ways are open to one who could conquer (RG-10.13, RG-10.20)."""
    table = settling(
        "new_sparta", "drop_ships", "contact_specialist", hand=("hive_world", "public_works", "export_duties")
    )
    table.play(YOU, place("hive_world"))
    assert table.all_moves() == [CONQUER, pay_with("contact_specialist")]
    table.play(YOU, pay_with("contact_specialist"))
    assert table.hand() == []


def test_paying_or_conquering_a_peaceful_world() -> None:
    """Paying and the conquering card are offered side by side (RG-10.6, RG-10.14, RG-10.20)."""
    table = settling(
        "new_sparta", "imperium_cloaking_technology", hand=("mining_world", "public_works", "gem_world", "drop_ships")
    )
    table.play(YOU, place("mining_world"))
    assert table.all_moves() == [PAY, conquer_with("imperium_cloaking_technology")]
    table.play(YOU, PAY)
    assert table.hand() == []
    assert "imperium_cloaking_technology" in table.tableau()


def test_nothing_is_asked_of_the_strong() -> None:
    """Strong enough and nothing to come: Tactics stay; with Improved Logistics more may be bought (RG-10.22)."""
    table = settling("new_sparta", "new_military_tactics", hand=("avian_uplift_race",))
    table.play(YOU, place("avian_uplift_race"))
    assert "new_military_tactics" in table.tableau()
    more = settling(
        "new_sparta", "new_military_tactics", "improved_logistics", hand=("avian_uplift_race", "outlaw_world")
    )
    more.play(YOU, place("avian_uplift_race"))
    assert set(more.all_moves()) == {strengthen("new_military_tactics"), PASS}
    more.play(YOU, PASS, settle_more("improved_logistics", "outlaw_world"))
    assert more.step() == "ToChooseActions"
    assert "new_military_tactics" in more.tableau()


def test_turns_are_played_in_turn_order() -> None:
    """All worlds are revealed together, then each completes a turn (RG-10.2, RG-10.3)."""
    table = Table(
        Position(2)
        .order(BEN, YOU)
        .hand(YOU, "mining_world", "public_works", "drop_ships", "gem_world", "new_earth")
        .hand(BEN, "comet_zone", "export_duties", "merchant_guild", "spice_world", "artist_colony")
    )
    table.choose("settle", "produce")
    table.play(YOU, place("mining_world"))
    assert table.tableau()[-1] != "mining_world"
    table.play(BEN, place("comet_zone"))
    assert table.tableau()[-1] == "mining_world"
    assert table.tableau(BEN)[-1] == "comet_zone"
    assert table.waiting == (BEN,)


def test_rebel_worlds_that_are_not_military_bring_no_prestige() -> None:
    """Rebel Freedom Fighters: 1 for Rebel Miners, none for Rebel Cantina (RG-10.16, RG-23.4)."""
    for world, prestige in (("rebel_miners", 1), ("rebel_cantina", 0)):
        table = settling("rebel_freedom_fighters", "space_marines", hand=(world, "gem_world", "spice_world"))
        table.play(YOU, place(world))
        assert table.prestige() == prestige


def test_every_pay_power_knows_its_worlds() -> None:
    """Rebel Alliance pays for Rebel military worlds, Ravaged Uplift World for chromosome ones, Alien Research Team for
    Alien ones (RG-10.13)."""
    worlds = ("rebel_outpost", "avian_uplift_race", "alien_robot_sentry", "hive_world")
    expected = {
        "rebel_alliance": {"rebel_outpost"},
        "ravaged_uplift_world": {"avian_uplift_race"},
        "alien_research_team": {"alien_robot_sentry"},
        "rebel_cantina": {"rebel_outpost", "avian_uplift_race", "hive_world"},
    }
    for payer, payable in expected.items():
        table = settling("refugee_world", payer, hand=(*worlds, *FILLERS[:5]))
        found = {w for w in worlds if any(isinstance(way, PayFor) for way in ways(table.state, YOU, card(w)))}
        assert found == payable, payer
        assert not any(isinstance(way, Conquer) for w in worlds for way in ways(table.state, YOU, card(w)))


def test_oort_is_conquered_as_the_kind_that_suits() -> None:
    """Military -1 and +2 against Alien: as Alien it falls to a Sneak Attack, whatever it is called afterwards (RG-23.1,
    RG-10.14, RG-10.18, RG-6.11)."""
    table = settling(
        "refugee_world",
        "alien_rosetta_stone_world",
        "imperium_cloaking_technology",
        "rebel_sneak_attack",
        hand=("dying_colony", "alien_oort_cloud_refinery"),
    )
    table.play(YOU, place("dying_colony"))
    table.play(YOU, settle_more("rebel_sneak_attack", "alien_oort_cloud_refinery"))
    table.play(YOU, NameKind(NOVELTY))
    assert "alien_oort_cloud_refinery" in table.tableau()
    assert "imperium_cloaking_technology" in table.discards()


def test_cards_are_drawn_before_a_good_is_laid_out() -> None:
    """Terraforming Robots draw the top card, Golden Age lays the next one on the world (RG-10.16)."""
    table = settling(
        "golden_age_of_terraforming",
        "terraforming_robots",
        hand=("spice_world", "public_works", "drop_ships", "colony_ship"),
        deck=("new_earth", "comet_zone"),
    )
    table.play(YOU, place("spice_world"))
    while table.step() == "ToPay":
        table.play(YOU, table.all_moves()[0])
    assert "new_earth" in table.hand()
    assert table.state.players[YOU].goods[-1] == card("comet_zone")


def test_a_price_is_paid_once_a_phase() -> None:
    """Lifeforms, Inc takes one Genes good and Alien Booby Trap one prestige, though there is another for the second
    world (RG-6.6, RG-10.8, RG-10.12)."""
    paying = settling(
        "lifeforms_inc",
        "avian_uplift_race",
        "empath_world",
        "improved_logistics",
        hand=("tourist_world", "comet_zone", "public_works"),
        goods=("avian_uplift_race", "empath_world"),
    )
    paying.play(YOU, place("tourist_world"), reduce("lifeforms_inc", "empath_world"), discard("public_works"))
    assert paying.goods() == ["avian_uplift_race"]
    assert not paying.moves(SettleMore)
    fighting = settling(
        "expedition_force",
        "alien_booby_trap",
        "improved_logistics",
        hand=("alien_robot_scout_ship", "lost_alien_battle_fleet"),
        prestige=2,
    )
    fighting.play(YOU, place("alien_robot_scout_ship"))
    assert fighting.prestige() == 1
    assert not fighting.moves(SettleMore)
