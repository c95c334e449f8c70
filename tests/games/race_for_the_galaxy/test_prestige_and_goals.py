"""Chapters 16 and 17: goals, prestige and the Leader tile."""

from __future__ import annotations

import pytest

from engine.games.race_for_the_galaxy.components import GOALS, NOBODY, NOVELTY, RARE
from engine.games.race_for_the_galaxy.events import LeaderChanged, MostGoalLost, MostGoalTaken
from engine.games.race_for_the_galaxy.goals import value
from engine.games.race_for_the_galaxy.moves import NameKind
from engine.games.race_for_the_galaxy.position import Position
from engine.games.race_for_the_galaxy.scoring import goal_points
from engine.games.race_for_the_galaxy.state import IN_THE_MIDDLE
from tests.games.race_for_the_galaxy.table import BEN, CLEO, PASS, YOU, Table, attack, place, settle_more, use

GOAL = {goal.id: goal for goal in GOALS}
OORT = "alien_oort_cloud_refinery"


# -- the Leader tile ---------------------------------------------------------------------------------------------


def test_the_leaders_cycle() -> None:
    """A gain makes you leader with a token: a VP and a card at the next round start; then a VP a round; a tie gives
    both a VP (RG-17.1, RG-17.3, RG-17.4, RG-17.6)."""
    table = Table(
        Position()
        .tableau(YOU, "old_earth", "galactic_federation")
        .tableau(BEN, "new_sparta", "pan_galactic_research", "investment_credits")
        .hand(YOU, "pan_galactic_mediator")
        .hand(BEN, "pan_galactic_mediator")
    )
    table.choose("develop", "produce")
    table.play(YOU, place("pan_galactic_mediator"))
    table.play(BEN, PASS)
    assert table.state.leader == YOU
    assert table.vp() == 1
    assert table.hand_size() == 1
    assert table.state.tile == 0
    table.choose("produce", "produce")
    assert (table.vp(), table.hand_size()) == (2, 1)
    table.choose("produce", "develop")
    table.pass_all(YOU)
    table.play(BEN, place("pan_galactic_mediator"))
    table.pass_all(YOU)
    assert table.state.leader == IN_THE_MIDDLE
    assert (table.vp(), table.vp(BEN)) == (3, 1)


def test_the_lead_lost_by_spending() -> None:
    """3 against 2: the prestige bonus makes it 2:2, the tile goes to the middle at once (RG-17.5, RG-17.9)."""
    table = Table(Position().prestige(YOU, 3).prestige(BEN, 2).leader(YOU, 1))
    table.choose("develop*", "develop")
    assert table.state.leader == IN_THE_MIDDLE
    assert table.events(LeaderChanged)[0] == LeaderChanged(IN_THE_MIDDLE)


def test_all_spend_at_the_reveal_before_the_lead_is_compared() -> None:
    """3 against 2, and both use the prestige bonus: 2 against 1, and the tile never moves (RG-17.9)."""
    table = Table(Position().prestige(YOU, 3).prestige(BEN, 2).leader(YOU, 1))
    table.choose("develop*", "develop*")
    assert [table.prestige(seat) for seat in (YOU, BEN)] == [2, 1]
    assert table.events(LeaderChanged) == []
    assert table.state.leader == YOU


def test_a_tie_broken_by_spending_waits_for_the_check() -> None:
    """3:3, then you spend 1 in Consume: the tile stays in the middle until the phase ends; Ben gained nothing, so the
    next round brings a VP and no card (RG-17.4, RG-17.5, RG-17.10)."""
    table = Table(
        Position().tableau(YOU, "interstellar_casus_belli").prestige(YOU, 3).prestige(BEN, 3).leader(IN_THE_MIDDLE)
        .tableau(BEN, "galactic_power_brokers")
    )  # fmt: skip
    table.choose("consume_x2", "produce")
    table.play(YOU, use("interstellar_casus_belli", "spend_prestige"))
    assert table.state.leader == IN_THE_MIDDLE
    table.play(BEN, PASS)
    assert table.state.leader == BEN
    assert table.vp(BEN) == 1
    assert table.hand_size(BEN) == 0


def test_the_lead_lost_and_won_by_the_other() -> None:
    """3:2; you spend 1 in Consume, the tile goes to the middle at once; Ben gains one: sole leader with a token
    (RG-17.4, RG-17.5)."""
    table = Table(
        Position()
        .tableau(YOU, "interstellar_casus_belli")
        .tableau(BEN, "federation_capital", "gem_world")
        .goods(BEN, "gem_world")
        .prestige(YOU, 3)
        .prestige(BEN, 2)
        .leader(YOU)
    )
    table.choose("consume_x2", "explore_5")
    table.pass_all(BEN)
    while table.step() == "ToExplore":
        table.play(YOU, table.all_moves()[0])
    hand = table.hand_size(BEN)
    table.play(YOU, use("interstellar_casus_belli", "spend_prestige"))
    changes = [event.leader for event in table.events(LeaderChanged)]
    assert changes == [IN_THE_MIDDLE, BEN]
    assert table.vp(BEN) == 1
    assert table.hand_size(BEN) == hand + 1


def test_overtaken_then_spending() -> None:
    """Ben rises from 2 to 4 in Consume: the tile stays with you (3); you spend 1: it goes to Ben at once, with a token
    (RG-17.4, RG-17.10)."""
    table = Table(
        Position()
        .order(BEN, YOU)
        .tableau(YOU, "interstellar_casus_belli")
        .tableau(BEN, "imperium_capital", "gem_world", "comet_zone")
        .goods(BEN, "gem_world", "comet_zone")
        .prestige(YOU, 3)
        .prestige(BEN, 2)
        .leader(YOU)
    )
    table.choose("consume_x2", "produce")
    assert table.prestige(BEN) == 4
    assert table.state.leader == YOU
    table.play(YOU, use("interstellar_casus_belli", "spend_prestige"))
    assert table.events(LeaderChanged)[0] == LeaderChanged(BEN)
    assert table.vp(BEN) == 1


def test_a_leader_puts_gains_on_the_tile_and_spends_them_last() -> None:
    """Every prestige gained by the sole leader goes on the tile; spending takes the stock first (RG-17.4, RG-17.5)."""
    table = Table(
        Position().tableau(YOU, "imperium_capital", "interstellar_casus_belli", "gem_world", "comet_zone")
        .goods(YOU, "gem_world", "comet_zone").prestige(YOU, 2).leader(YOU)
    )  # fmt: skip
    table.choose("consume_x2", "develop")
    table.play(YOU, use("imperium_capital", "consume_goods"))
    assert (table.prestige(), table.state.tile) == (4, 2)
    table.play(YOU, use("interstellar_casus_belli", "spend_prestige"))
    assert table.prestige() == 3
    assert table.hand_size() == 1


def test_spending_takes_from_the_tile_when_the_stock_is_empty() -> None:
    """Two prestige, both on the tile: one is left there (RG-17.5)."""
    table = Table(
        Position()
        .tableau(YOU, "interstellar_casus_belli")
        .tableau(BEN, "deficit_spending")
        .hand(BEN, "gem_world")
        .prestige(YOU, 2)
        .leader(YOU, 2)
    )
    table.choose("consume_x2", "produce")
    table.play(YOU, use("interstellar_casus_belli", "spend_prestige"))
    assert table.waiting == (BEN,)
    assert (table.prestige(), table.state.leader, table.state.tile) == (1, YOU, 1)


def test_nobody_with_prestige_nobody_leads() -> None:
    """The last prestige spent: the tile is nobody's (RG-17.10)."""
    table = Table(Position().tableau(YOU, "interstellar_casus_belli").prestige(YOU, 1).leader(YOU))
    table.choose("consume_x2", "produce")
    table.play(YOU, use("interstellar_casus_belli", "spend_prestige"))
    assert table.state.leader == NOBODY
    assert table.vp() == 6


def test_spending_at_the_reveal_gives_the_new_leader_no_token() -> None:
    """It happens in no phase (RG-17.10)."""
    table = Table(Position(3).prestige(YOU, 3).prestige(BEN, 3).prestige(2, 2).leader(IN_THE_MIDDLE))
    table.choose("develop*", "develop", "develop")
    assert table.state.leader == BEN
    assert table.vp(BEN) == 1
    assert table.hand_size(BEN) == 0


def test_a_shared_lead_stays_shared_until_the_phase_ends() -> None:
    """3:3 and you use the prestige bonus: the tile lies in the middle while you choose a development (RG-17.5)."""
    table = Table(
        Position().prestige(YOU, 3).prestige(BEN, 3).leader(IN_THE_MIDDLE).hand(YOU, "space_marines", "gem_world")
    )
    table.choose("develop*", "develop")
    assert table.waiting == (YOU,)
    assert table.state.leader == IN_THE_MIDDLE
    table.play(YOU, PASS)
    assert table.events(LeaderChanged) == [LeaderChanged(BEN)]


def test_a_gain_of_an_earlier_phase_puts_no_token_on_the_tile() -> None:
    """Ben draws level in Develop and leads after your spending in Consume: a VP next round, but no card (RG-17.4)."""
    table = Table(
        Position()
        .tableau(YOU, "interstellar_casus_belli")
        .tableau(BEN, "new_sparta", "galactic_federation")
        .hand(BEN, "pan_galactic_mediator")
        .prestige(YOU, 3)
        .prestige(BEN, 2)
        .leader(YOU)
    )
    table.choose("consume_x2", "develop")
    table.play(BEN, place("pan_galactic_mediator"))
    assert table.state.leader == IN_THE_MIDDLE
    table.play(YOU, use("interstellar_casus_belli", "spend_prestige"))
    assert table.state.leader == BEN
    assert (table.vp(BEN), table.hand_size(BEN)) == (1, 0)


def test_gains_revealed_together_are_one_gain() -> None:
    """Two icons at the same reveal: nothing moves before the check (RG-17.11)."""
    position = (
        Position().hand(YOU, "pan_galactic_mediator", "gem_world").hand(BEN, "pan_galactic_mediator", "comet_zone")
    )
    table = Table(
        position.tableau(YOU, "old_earth", "investment_credits").tableau(BEN, "new_sparta", "galactic_federation")
    )
    table.choose("develop", "develop")
    table.play(YOU, place("pan_galactic_mediator"))
    table.play(BEN, place("pan_galactic_mediator"))
    assert [event.leader for event in table.events(LeaderChanged)] == [IN_THE_MIDDLE]


def test_prestige_cannot_change_hands() -> None:
    """Everybody keeps what they gained; no power moves it (RG-17.2)."""
    table = Table(Position(takeovers=True).tableau(YOU, "interstellar_casus_belli", "drop_ships").prestige(YOU, 1)
                  .tableau(BEN, "pirate_world").prestige(BEN, 2))  # fmt: skip
    table.choose("settle", "settle")
    table.play(YOU, attack("interstellar_casus_belli", BEN, "pirate_world"))
    assert (table.prestige(), table.prestige(BEN)) == (2, 2)


# -- goals -------------------------------------------------------------------------------------------------------


def test_a_goal_met_by_the_leaders_bonus() -> None:
    """4 VP in chips and the lead: the fifth meets Galactic Standard of Living (RG-16.1)."""
    table = Table(
        Position().prestige(YOU, 1).leader(YOU).chips(YOU, 4).goals("galactic_standard_of_living").round_start()
    )
    assert table.state.held == (1,)


def test_first_goals_are_shared_by_all_who_meet_them_at_once() -> None:
    """Both reach eight cards at the same check: 3 VP each; whoever comes later gets nothing (RG-16.2)."""
    eight = ("public_works", "export_duties", "drop_ships", "space_marines", "mining_robots", "genetics_lab")
    table = Table(
        Position(3)
        .tableau(YOU, "old_earth", *eight, "colony_ship")
        .tableau(BEN, "new_sparta", *eight, "replicant_robots")
        .goals("expansion_leader")
    )
    table.choose("produce", "produce", "produce")
    assert table.state.held == (0b011,)
    assert [goal_points(table.state, seat) for seat in range(3)] == [3, 3, 0]


def test_most_tiles_are_taken_kept_and_lost() -> None:
    """4:3 takes Greatest Infrastructure, 4:4 keeps it, 4:5 passes it on; at the end the tied other scores 3 (RG-16.3,
    RG-16.4, RG-16.6)."""
    four = ("public_works", "export_duties", "drop_ships", "space_marines")
    for mine, theirs, holder, expected in (
        (4, 3, (), (0b01, (5, 0))),
        (4, 4, (YOU,), (0b01, (5, 3))),
        (4, 5, (YOU,), (0b10, (0, 5))),
        (5, 5, (BEN,), (0b10, (3, 5))),
        (3, 3, (), (0, (0, 0))),
        (4, 4, (), (0, (3, 3))),
    ):
        names = (*four, "replicant_robots")
        position = Position().tableau(YOU, "old_earth", *names[:mine]).tableau(BEN, "new_sparta", *names[:theirs])
        table = Table(position.goals("greatest_infrastructure", held={"greatest_infrastructure": holder}))
        table.choose("produce", "produce")
        points = tuple(goal_points(table.state, seat) for seat in (YOU, BEN))
        assert (table.state.held[0], points) == expected


def test_a_most_tile_is_lost_at_once_by_a_discard() -> None:
    """Greatest Infrastructure with four, New Military Tactics discarded: back to the table before the check
    (RG-16.5)."""
    table = Table(
        Position()
        .tableau(YOU, "new_sparta", "new_military_tactics", "public_works", "export_duties", "space_marines")
        .hand(YOU, "malevolent_lifeforms", "lost_alien_warship")
        .goals("greatest_infrastructure", held={"greatest_infrastructure": (YOU,)})
    )
    table.choose("settle", "settle")
    table.play(YOU, place("lost_alien_warship"))
    assert table.events(MostGoalLost) == [MostGoalLost(table.state.goals[0], YOU)]
    assert table.state.held == (0,)


def test_a_discard_or_spending_costs_nobody_else_a_tile() -> None:
    """Ben rises to 4 and Cleo spends; you are overtaken with 3 but keep the tile until the check, and have 4 by then
    (RG-16.4, RG-16.5)."""
    table = Table(
        Position(3)
        .order(BEN, CLEO, YOU)
        .tableau(YOU, "federation_capital", "gem_world")
        .tableau(BEN, "imperium_capital", "comet_zone", "spice_world")
        .tableau(CLEO, "interstellar_casus_belli")
        .goods(YOU, "gem_world")
        .goods(BEN, "comet_zone", "spice_world")
        .prestige(YOU, 3)
        .prestige(BEN, 2)
        .prestige(CLEO, 1)
        .goals("galactic_prestige", held={"galactic_prestige": (YOU,)})
    )
    table.choose("produce", "consume_x2", "produce")
    assert table.prestige(BEN) == 4
    table.play(CLEO, use("interstellar_casus_belli", "spend_prestige"))
    assert table.prestige() == 4
    assert table.events(MostGoalLost) == []
    assert table.state.held == (1 << YOU,)


def test_overtaken_by_another_and_level_again_before_the_check() -> None:
    """Largest Industry at 3:3, and Ben settles a fourth. You discard New Military Tactics, which is no industry, and
    settle your own fourth before the check: 4:4, and you keep the tile (RG-16.4, RG-16.5, RG-16.6)."""
    table = Table(
        Position()
        .order(BEN, YOU)
        .tableau(
            YOU, "new_sparta", "improved_logistics", "new_military_tactics", "artist_colony", "rebel_fuel_cache",
            "space_port",
        )
        .hand(YOU, "lost_alien_warship", "star_nomad_lair")
        .tableau(BEN, "old_earth", "spice_world", "gem_world", "comet_zone")
        .hand(BEN, "refugee_world")
        .goals("largest_industry", held={"largest_industry": (YOU,)})
    )  # fmt: skip
    table.choose("settle", "settle")
    table.play(YOU, place("lost_alien_warship"))
    table.play(BEN, place("refugee_world"))
    assert table.events(MostGoalLost) == []
    table.play(YOU, settle_more("improved_logistics", "star_nomad_lair"))
    table.pass_all()
    assert table.state.held == (1 << YOU,)
    assert [goal_points(table.state, seat) for seat in (YOU, BEN)] == [5, 3]


def test_two_who_spend_together_stay_level() -> None:
    """3:3, and both use the prestige bonus: 2:2 is below the minimum. With 4:4 the holder keeps it at 3:3 (RG-16.5,
    RG-17.9)."""
    for prestige, lost in ((3, True), (4, False)):
        position = Position().prestige(YOU, prestige).prestige(BEN, prestige)
        table = Table(position.goals("galactic_prestige", held={"galactic_prestige": (YOU,)}))
        table.choose("develop*", "develop*")
        assert bool(table.events(MostGoalLost)) == lost


def test_a_tile_lost_by_takeover_moves_at_the_check() -> None:
    """Propaganda Edge with 3 against 2; one is taken over: 2 against 3 at the end of Settle (RG-16.4, RG-16.9)."""
    table = Table(
        Position(takeovers=True)
        .order(BEN, YOU)
        .tableau(YOU, "rebel_miners", "rebel_fuel_cache", "rebel_sympathizers", "imperium_troops")
        .tableau(BEN, "rebel_alliance", "drop_ships", "rebel_colony", "rebel_convict_mines")
        .goals("propaganda_edge", held={"propaganda_edge": (YOU,)})
    )
    table.choose("settle", "settle")
    table.play(BEN, attack("rebel_alliance", YOU, "rebel_fuel_cache"))
    assert table.events(MostGoalTaken) == [MostGoalTaken(table.state.goals[0], BEN)]
    assert table.events(MostGoalLost) == []


def test_a_tile_is_lost_below_the_minimum() -> None:
    """Propaganda Edge with 3 against 0; one is taken over: 2 are still the most, but too few (RG-16.4)."""
    table = Table(
        Position(takeovers=True)
        .order(BEN, YOU)
        .tableau(YOU, "rebel_miners", "rebel_fuel_cache", "rebel_sympathizers", "imperium_troops")
        .tableau(BEN, "interstellar_casus_belli", "drop_ships")
        .prestige(BEN, 1)
        .goals("propaganda_edge", held={"propaganda_edge": (YOU,)})
    )
    table.choose("settle", "settle")
    table.play(BEN, attack("interstellar_casus_belli", YOU, "rebel_fuel_cache"))
    assert table.events(MostGoalLost) == [MostGoalLost(table.state.goals[0], YOU)]
    assert table.state.held == (0,)


def test_an_unheld_tile_at_the_end() -> None:
    """Both reach 6 Military in the same phase: nobody takes it, 3 VP each (RG-16.3, RG-16.6)."""
    table = Table(
        Position()
        .tableau(YOU, "new_sparta", "drop_ships", "expedition_force")
        .tableau(BEN, "lost_alien_battle_fleet", "imperium_planet_buster")
        .goals("greatest_military")
    )
    table.choose("produce", "produce")
    assert table.state.held == (0,)
    assert [goal_points(table.state, seat) for seat in (YOU, BEN)] == [3, 3]


@pytest.mark.parametrize(
    ("goal", "tableau", "reached"),
    [
        ("overlord_discoveries", ("alien_rosetta_stone_world", "alien_toy_shop", "alien_tech_institute"), 3),
        ("uplift_knowledge", ("uplift_code", "abandoned_alien_uplift_camp", "avian_uplift_race"), 3),
        ("system_diversity", ("gem_world", "comet_zone", "plague_world", "alien_toy_shop"), 4),
        ("galactic_status", ("merchant_guild",), 1),
        ("military_influence", ("imperium_warlord", "imperium_troops", "imperium_cloaking_technology"), 1),
        ("military_influence", ("avian_uplift_race", "pirate_world", "rebel_base", "outlaw_world"), 1),
        ("military_influence", ("avian_uplift_race", "pirate_world", "rebel_base"), 0),
        ("peace_war_leader", ("old_earth", "merchant_world", "contact_specialist"), 1),
        ("peace_war_leader", ("old_earth", "contact_specialist"), 0),
        ("largest_industry", ("gem_world", "comet_zone", "asteroid_belt", "plague_world"), 3),
        ("production_leader", ("gem_world", "comet_zone", "asteroid_belt", "plague_world"), 3),
        ("research_leader", ("expedition_force", "blaster_runners", "galactic_renaissance"), 3),
        ("prosperity_lead", ("trade_league", "old_earth", "export_duties"), 2),
        ("propaganda_edge", ("rebel_miners", "rebel_cantina", "rebel_base"), 2),
        ("greatest_military", ("rebel_freedom_fighters", "hidden_fortress"), 3),
        ("expansion_leader", ("old_earth", "gem_world"), 2),
    ],
)
def test_what_goals_count(goal: str, tableau: tuple[str, ...], reached: int) -> None:
    """By printed properties on the present tableau (RG-16.7, RG-16.8)."""
    table = Table(Position().tableau(YOU, *tableau).tableau(BEN, "new_sparta"))
    assert value(table.state, YOU, GOAL[goal]) == reached


def test_innovation_leader_and_takeover_powers() -> None:
    """A power in each of I, II, III, $, IV and V; Casus Belli is a Settle power only if takeovers are on (RG-16.7,
    RG-11.14)."""
    for takeovers, phases in ((True, 6), (False, 5)):
        table = Table(
            Position(takeovers=takeovers)
            .tableau(YOU, "pan_galactic_research", "export_duties", "interstellar_casus_belli")
            .tableau(BEN, "new_sparta")
        )
        assert value(table.state, YOU, GOAL["innovation_leader"]) == phases


def test_war_leader_needs_takeovers() -> None:
    """A takeover power and two military worlds, only if takeovers are on; Rebel Pact only defends (RG-16.8)."""
    worlds = ("avian_uplift_race", "pirate_world", "drop_ships")
    for power, takeovers, met in (("imperium_seat", True, 1), ("imperium_seat", False, 0), ("rebel_pact", True, 0)):
        table = Table(Position(takeovers=takeovers).tableau(YOU, power, *worlds).tableau(BEN, "new_sparta"))
        assert value(table.state, YOU, GOAL["peace_war_leader"]) == met


def test_peace_leader_is_claimed_in_develop() -> None:
    """Two peaceful worlds and Contact Specialist: Military -1, claimed at the end of the phase (RG-16.8, RG-5.7)."""
    table = Table(
        Position().tableau(YOU, "old_earth", "merchant_world").hand(YOU, "contact_specialist").goals("peace_war_leader")
    )
    table.choose("develop", "develop")
    table.play(YOU, place("contact_specialist"))
    assert table.state.held == (1,)


def test_a_first_goal_is_never_lost() -> None:
    """Military Influence by three IMPERIUM cards; one is discarded later (RG-16.2)."""
    table = Table(
        Position()
        .tableau(YOU, "imperium_warlord", "imperium_troops", "imperium_cloaking_technology", "new_sparta")
        .hand(YOU, "tourist_world")
        .goals("military_influence")
    )
    table.choose("produce", "produce")
    assert table.state.held == (1,)
    table.choose("settle", "settle")
    table.play(YOU, place("tourist_world"))
    assert "imperium_cloaking_technology" not in table.tableau()
    assert table.state.held == (1,)
    assert goal_points(table.state, YOU) == 3


def test_galactic_standing() -> None:
    """2 prestige and 3 VP in chips at the same check (RG-16.9)."""
    for prestige, chips, met in ((2, 3, 1), (1, 9, 0), (5, 2, 0)):
        table = Table(Position().prestige(YOU, prestige).chips(YOU, chips).leader(YOU).goals("galactic_standing"))
        assert value(table.state, YOU, GOAL["galactic_standing"]) == met


def test_galactic_riches_and_galactic_prestige() -> None:
    """Four goods on worlds; most prestige, at least 3, with tokens on the tile (RG-16.7, RG-16.1)."""
    worlds = ("gem_world", "comet_zone", "plague_world", "alien_toy_shop")
    table = Table(Position().tableau(YOU, *worlds).goods(YOU, *worlds).prestige(YOU, 3).leader(YOU, 2)
                  .goals("galactic_riches", "galactic_prestige"))  # fmt: skip
    table.choose("produce", "produce")
    assert table.state.held == (1, 1)


def test_oort_is_asked_before_a_goal_that_depends_on_it() -> None:
    """System Diversity lacks one kind; Largest Industry needs one more (RG-23.8, RG-16.7)."""
    diverse = Table(Position().tableau(YOU, "gem_world", "comet_zone", "plague_world", OORT).goals("system_diversity"))
    diverse.choose("develop", "develop")
    assert diverse.step() == "ToNameKind"
    diverse.play(YOU, NameKind(3))
    assert diverse.state.held == (1,)
    industry = Table(Position().tableau(YOU, "gem_world", "comet_zone", OORT).goals("largest_industry").kind(3))
    industry.choose("develop", "develop")
    industry.play(YOU, NameKind(RARE))
    assert industry.state.held == (1,)
    nothing = Table(Position().tableau(YOU, "gem_world", OORT).goals("system_diversity").kind(NOVELTY))
    nothing.choose("develop", "develop")
    assert nothing.step() == "ToChooseActions"
    claimed = Table(
        Position()
        .tableau(YOU, "gem_world", "comet_zone", "plague_world", OORT)
        .goals("system_diversity", held={"system_diversity": (BEN,)})
    )
    claimed.choose("develop", "develop")
    assert claimed.step() == "ToChooseActions"
