"""Chapters 5, 7 and 14: choosing actions, searching, the end of the round and of the game."""

from __future__ import annotations

import pytest

from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.components import CARDS, CATEGORIES, PHASES
from engine.games.race_for_the_galaxy.events import (
    ActionsRevealed,
    CardsDiscarded,
    CardsDrawn,
    CardsRevealed,
    FirstGoalClaimed,
    GameEnded,
    PhaseBegan,
    SearchFailed,
)
from engine.games.race_for_the_galaxy.moves import Choose, Discard, SearchFor, SearchOn, TakeFound
from engine.games.race_for_the_galaxy.position import Position
from engine.games.race_for_the_galaxy.searching import MATCHES
from tests.games.race_for_the_galaxy.table import BEN, CLEO, PASS, YOU, Table, choice, place

CATEGORY = {category.id: number for number, category in enumerate(CATEGORIES)}


def phases(table: Table) -> list[str]:
    return [PHASES[event.phase] for event in table.events(PhaseBegan)]


# -- actions -----------------------------------------------------------------------------------------------------


def test_only_chosen_phases_take_place() -> None:
    """Settle, Settle and Search: the Search step, then Settle, nothing else (RG-1.3, RG-5.5, RG-7.1)."""
    table = Table(Position(3))
    table.choose("settle", "settle", "search")
    table.play(CLEO, SearchFor(0))
    table.play(CLEO, TakeFound())
    table.pass_all()
    assert phases(table) == ["search", "settle"]


def test_choices_are_secret_until_all_are_made() -> None:
    """Nobody sees what others chose before the reveal, which is for all together (RG-5.2, RG-5.3, RG-4, RG-25.3)."""
    table = Table(Position(3))
    view = GAME.view(table.state, BEN)
    assert [event.seen_by(BEN) for event in table.play(YOU, choice("settle"))] == [None]
    after = GAME.view(table.state, BEN)
    assert after.agenda[-1].answers == view.agenda[-1].answers  # type: ignore[attr-defined]
    assert GAME.view(table.state, YOU).agenda[-1].answers[YOU] == choice("settle")  # type: ignore[attr-defined]
    table.play(BEN, choice("develop"))
    events = table.play(CLEO, choice("settle"))
    assert [(e.seat, e.actions) for e in events if isinstance(e, ActionsRevealed)] == [(0, (3,)), (1, (2,)), (2, (3,))]


def test_phases_come_in_their_order() -> None:
    """Explore, Develop, Settle, Consume, Produce, whatever the seats; both Consume cards are one phase (RG-1.3,
    RG-5.6)."""
    table = Table(Position(6))
    table.choose("produce", "consume_trade", "consume_x2", "settle", "develop", "explore_5")
    table.pass_all()
    assert phases(table)[:5] == ["explore", "develop", "settle", "consume", "produce"]
    both = Table(Position())
    both.choose("explore_5", "explore_1_1")
    both.pass_all()
    assert phases(both) == ["explore"]


def test_the_prestige_bonus_needs_prestige_and_the_card() -> None:
    """Without prestige, or once the card is used, neither the bonus nor Search can be chosen (RG-5.8, RG-17.8)."""
    table = Table(Position().prestige(YOU, 1))
    assert choice("develop*") in table.all_moves()
    assert choice("develop*") not in table.all_moves(BEN)
    assert choice("search") in table.all_moves(BEN)
    table.choose("develop*", "develop")
    table.pass_all()
    assert table.refuses(choice("search"))
    assert all(move.boosted < 0 for move in table.moves(Choose))


def test_psi_crystal_world_chooses_last() -> None:
    """The owner chooses after the two others have revealed, and knows their choices (RG-5.4, RG-5.10)."""
    table = Table(Position(3).tableau(BEN, "psi_crystal_world").prestige(BEN, 1).leader(BEN))
    assert table.waiting == (YOU, CLEO)
    table.choose("settle", "", "develop")
    assert table.waiting == (BEN,)
    assert GAME.view(table.state, BEN).players[YOU].actions == (3,)
    table.play(BEN, choice("produce*"))
    assert table.prestige(BEN) == 0
    assert table.events(ActionsRevealed)[-1].choice == ((6,), 0)


def test_psi_crystal_world_counts_from_the_next_round_on() -> None:
    """Placed in this round, it lets its owner choose last in the next (RG-5.4, RG-5.10)."""
    table = Table(Position().tableau(YOU, "old_earth", "replicant_robots", "asteroid_belt", "mining_robots")
                  .hand(YOU, "psi_crystal_world", "gem_world", "comet_zone", "spice_world"))  # fmt: skip
    assert table.waiting == (YOU, BEN)
    table.choose("settle", "settle")
    table.play(YOU, place("psi_crystal_world"))
    table.pass_all(YOU)
    assert table.state.round == 2
    assert table.waiting == (BEN,)


def test_everybody_searches() -> None:
    """No phase takes place; the round ends after the searches (RG-5.9, RG-7.2)."""
    table = Table(Position().order(BEN, YOU))
    table.choose("search", "search")
    assert table.waiting == (BEN,)
    for seat in (BEN, YOU):
        table.play(seat, SearchFor(0), TakeFound())
    assert phases(table) == ["search"]
    assert table.state.round == 2
    assert not table.state.players[YOU].search_card


def test_the_round_begins_with_the_leader() -> None:
    """Sole leader with 2 prestige and 2 VP: the bonus VP makes 3 and Galactic Standing is claimed before actions are
    chosen (RG-5.1, RG-16.1)."""
    position = Position().prestige(YOU, 2).chips(YOU, 2).leader(YOU).goals("galactic_standing").round_start()
    table = Table(position)
    assert table.vp() == 3
    assert table.state.held == (1,)
    assert table.step() == "ToChooseActions"


def test_goals_are_checked_before_the_lead() -> None:
    """After each phase first the goals, then the prestige lead (RG-5.7)."""
    table = Table(
        Position()
        .goals("galactic_standing")
        .tableau(YOU, "old_earth", "galactic_federation")
        .chips(YOU, 3)
        .prestige(YOU, 1)
        .hand(YOU, "pan_galactic_mediator")
    )
    table.choose("develop", "develop")
    table.play(YOU, place("pan_galactic_mediator"))
    kinds = [type(event).__name__ for event in table.log]
    assert kinds.index("FirstGoalClaimed") < kinds.index("LeaderChanged")


@pytest.mark.parametrize(
    ("tableaux", "called"),
    [
        (("interstellar_bank", "galactic_bankers"), "develop"),
        (("rebel_underground", "black_hole_miners"), "produce"),
        (("mining_conglomerate", "pan_galactic_affluence"), "produce"),
    ],
)
def test_the_first_in_turn_order_draws_first(tableaux: tuple[str, str], called: str) -> None:
    """Whatever the seats (RG-1.8, RG-9.1, RG-13.1, RG-13.7)."""
    for order in ((YOU, BEN), (BEN, YOU)):
        table = Table(
            Position()
            .order(*order)
            .tableau(YOU, tableaux[0], "volcanic_world")
            .tableau(BEN, tableaux[1], "artist_colony", "spice_world")
        )
        table.choose("settle" if called == "develop" else called, called)
        assert [event.seat for event in table.events(CardsDrawn)] == list(order)


def test_prestige_before_exploring_is_offered_in_turn_order() -> None:
    """RG-8.1."""
    table = Table(
        Position()
        .order(BEN, YOU)
        .tableau(YOU, "alien_departure_point")
        .tableau(BEN, "pan_galactic_hologrid")
        .hand(YOU, "gem_world")
        .hand(BEN, "comet_zone")
    )
    table.choose("explore_5", "explore_5")
    assert table.waiting == (BEN,)


# -- search ------------------------------------------------------------------------------------------------------


def searching(
    *deck: str, category: str, discards: tuple[str, ...] = (), only: bool = False, takeovers: bool = False
) -> Table:
    position = Position(takeovers=takeovers).discard_pile(*discards)
    table = Table(position.only_deck(*deck) if only else position.deck(*deck))
    table.choose("search", "settle")
    table.play(YOU, SearchFor(CATEGORY[category]))
    return table


def test_the_second_match_must_be_taken() -> None:
    """Rebel Outpost declined, Rebel Base taken; everything else revealed is discarded (RG-7.3, RG-7.4, RG-7.6,
    RG-4.1)."""
    table = searching("gem_world", "rebel_outpost", "comet_zone", "rebel_base", category="military_world_5_plus")
    assert set(table.all_moves()) == {TakeFound(), SearchOn()}
    table.play(YOU, SearchOn())
    assert table.hand() == ["rebel_base"]
    assert sorted(table.discards()) == ["comet_zone", "gem_world", "rebel_outpost"]
    assert not table.state.players[YOU].search_card
    assert [len(event.cards) for event in table.events(CardsRevealed)] == [2, 2]


def test_a_search_that_fails() -> None:
    """Nothing in deck and discard pile: after one shuffle it ends and the card stays (RG-7.5)."""
    table = searching("gem_world", "comet_zone", category="chromosome_world", discards=("spice_world",), only=True)
    assert table.events(SearchFailed)
    assert table.state.players[YOU].search_card
    assert sorted(table.discards()) == ["comet_zone", "gem_world", "spice_world"]


def test_declined_and_never_again() -> None:
    """The first match is declined, no second turns up: no card, and the Prestige/Search card is kept (RG-7.5,
    RG-7.6)."""
    table = searching(
        "avian_uplift_race", "comet_zone", category="chromosome_world", discards=("spice_world",), only=True
    )
    table.play(YOU, SearchOn())
    assert table.hand() == []
    assert table.state.players[YOU].search_card
    assert sorted(table.discards()) == ["avian_uplift_race", "comet_zone", "spice_world"]


def test_oort_may_be_ignored() -> None:
    """Oort ignored, Alien Toy Shop declined, then the next Alien world must be taken (RG-7.4, RG-7.8)."""
    table = searching("alien_oort_cloud_refinery", "alien_toy_shop", "lost_alien_warship", category="alien_good_world")
    table.play(YOU, SearchOn())
    table.play(YOU, SearchOn())
    assert table.hand() == ["lost_alien_warship"]


def test_oort_can_be_taken_whenever_it_appears() -> None:
    """Also after a declined match (RG-7.4, RG-7.8)."""
    table = searching("alien_toy_shop", "alien_oort_cloud_refinery", category="alien_good_world")
    table.play(YOU, SearchOn())
    table.play(YOU, TakeFound())
    assert table.hand() == ["alien_oort_cloud_refinery"]


def test_six_cost_developments_to_search_for() -> None:
    """Neither Imperium Planet Buster nor Pan-Galactic Research (RG-1.4, RG-15.5)."""
    table = searching(
        "imperium_planet_buster", "pan_galactic_research", "merchant_guild", category="six_cost_development"
    )
    table.play(YOU, TakeFound())
    assert table.hand() == ["merchant_guild"]


@pytest.mark.parametrize(
    ("category", "designs", "examples"),
    [
        ("development_military_1_or_2", 7, {"space_mercenaries", "rebel_troops", "new_galactic_order"}),
        ("military_windfall_1_or_2", 14, {"star_nomad_lair", "smuggling_lair"}),
        ("peaceful_windfall_1_or_2", 9, {"ancient_race", "destroyed_world"}),
        ("chromosome_world", 11, {"clandestine_uplift_lab", "ravaged_uplift_world"}),
        ("alien_good_world", 16, {"damaged_alien_factory", "alien_guardian"}),
        ("consumes_two_or_more", 15, {"old_earth", "diversified_economy", "pilgrimage_world"}),
        ("military_world_5_plus", 11, {"hidden_fortress", "rebel_council"}),
        ("six_cost_development", 26, {"merchant_guild", "alien_cornucopia"}),
        ("takeover_power", 8, {"rebel_pact", "pan_galactic_security_council"}),
    ],
)
def test_the_nine_categories(category: str, designs: int, examples: set[str]) -> None:
    """By printed values, always offered (RG-7.3, RG-7.8)."""
    found = {CARDS[number].id for number in MATCHES[CATEGORY[category]] if CARDS[number].copies[3]}
    assert len(found) == designs
    assert examples <= found


@pytest.mark.parametrize(
    ("category", "misses", "fits"),
    [
        ("development_military_1_or_2", ("drop_ships", "contact_specialist", "rebel_outpost"), "space_marines"),
        ("military_windfall_1_or_2", ("pirate_world", "gem_smugglers", "asteroid_belt"), "runaway_robots"),
        ("peaceful_windfall_1_or_2", ("refugee_world", "galactic_resort", "runaway_robots"), "empath_world"),
        ("chromosome_world", ("uplift_code", "lost_species_ark_world"), "devolved_uplift_race"),
        ("alien_good_world", ("alien_rosetta_stone_world", "alien_tech_institute"), "alien_robotic_factory"),
        ("consumes_two_or_more", ("earths_lost_colony", "new_vinland"), "tourist_world"),
        ("military_world_5_plus", ("malevolent_lifeforms", "new_earth", "terraformed_world"), "rebel_outpost"),
        ("six_cost_development", ("federation_capital", "replicant_robots"), "new_economy"),
        ("takeover_power", ("drop_ships", "rebel_base"), "rebel_sneak_attack"),
    ],
)
def test_what_just_misses_a_category_is_passed_by(category: str, misses: tuple[str, ...], fits: str) -> None:
    """RG-7.3, RG-7.4, RG-7.8: the first card that fits by its printed figures is the first one offered."""
    table = searching(*misses, fits, category=category, takeovers=True)
    table.play(YOU, TakeFound())
    assert table.hand() == [fits]
    assert set(table.discards()) == set(misses)


def test_the_takeover_category_needs_takeovers() -> None:
    """RG-7.3."""
    table = searching("rebel_pact", category="takeover_power", takeovers=True)
    table.play(YOU, TakeFound())
    assert table.hand() == ["rebel_pact"]


# -- the end of the round ----------------------------------------------------------------------------------------

MANY = (
    "gem_world", "spice_world", "comet_zone", "mining_world", "new_vinland", "artist_colony", "plague_world",
    "distant_world", "space_port", "new_earth", "secluded_world", "volcanic_world", "empath_world",
)  # fmt: skip
OTHERS = (
    "public_works", "export_duties", "drop_ships", "space_marines", "mining_robots", "genetics_lab", "colony_ship",
    "interstellar_bank", "terraforming_robots", "replicant_robots", "deficit_spending", "investment_credits",
    "expedition_force",
)  # fmt: skip


def test_hand_limits_and_salvage() -> None:
    """12, 13 and 9 cards: two and three are discarded, Retrofit & Salvage takes Ben's three; both who discarded have
    Budget Surplus; next round only its end brings the hand down again (RG-14.1, RG-14.2, RG-14.3, RG-16.2)."""
    table = Table(
        Position(3)
        .tableau(YOU, "retrofit_and_salvage_inc")
        .hand(YOU, *MANY[:12])
        .hand(BEN, *OTHERS)
        .goals("budget_surplus")
        .round_end()
    )
    assert set(table.waiting) == {YOU, BEN}
    assert len(table.moves(Discard)) > 2
    table.keep(*MANY[2:12])
    table.keep(*OTHERS[3:], seat=BEN)
    assert table.hand_size() == 13
    assert set(OTHERS[:3]) <= set(table.hand())
    assert sorted(table.discards()) == sorted(MANY[:2])
    assert table.state.held == (0b11,)
    assert table.events(FirstGoalClaimed) == [FirstGoalClaimed(3, (YOU, BEN))]
    table.choose("settle", "settle", "settle")
    table.pass_all()
    assert table.hand_size() == 10


def test_salvage_whatever_the_turn_order() -> None:
    """Ben is first in turn order; his discard is salvaged, not yours (RG-14.2)."""
    position = Position().order(BEN, YOU).tableau(YOU, "retrofit_and_salvage_inc")
    table = Table(position.hand(YOU, *MANY[:11]).hand(BEN, *OTHERS[:11]).round_end())
    table.keep(*MANY[1:11])
    table.keep(*OTHERS[1:11], seat=BEN)
    assert OTHERS[0] in table.hand()
    assert table.discards() == [MANY[0]]


def test_a_higher_hand_limit() -> None:
    """Twelve with Black Hole Miners; two such cards do not add up (RG-14.1)."""
    table = Table(Position().tableau(YOU, "black_hole_miners", "pan_galactic_research").hand(YOU, *MANY).round_end())
    table.play(YOU, table.all_moves()[0])
    assert table.hand_size() == 12


def test_trimming_is_secret_until_all_are_done() -> None:
    """All at the same time, face down (RG-14.1, RG-4.2, RG-25.3)."""
    table = Table(Position().hand(YOU, *MANY[:11]).hand(BEN, *OTHERS[:11]).round_end())
    table.play(BEN, table.all_moves(BEN)[0])
    assert table.hand_size(BEN) == 11
    table.play(YOU, table.all_moves()[0])
    assert (table.hand_size(), table.hand_size(BEN)) == (10, 10)
    assert len(table.events(CardsDiscarded)) == 2


TWELVE = (
    "old_earth", "public_works", "export_duties", "drop_ships", "space_marines", "mining_robots", "genetics_lab",
    "interstellar_bank", "terraforming_robots", "replicant_robots", "deficit_spending", "investment_credits",
)  # fmt: skip


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (Position().tableau(YOU, *TWELVE), "tableau"),
        (Position().pool(0), "pool"),
        (Position().pool(-2), "pool"),
        (Position().prestige(BEN, 15), "prestige"),
        (Position().tableau(YOU, *TWELVE[:11]), ""),
        (Position().prestige(BEN, 14), ""),
        (Position().tableau(YOU, *TWELVE[1:], "hidden_fortress"), ""),
        (Position().tableau(YOU, *TWELVE, "hidden_fortress"), ""),
        (Position().tableau(YOU, *TWELVE, "colony_ship", "hidden_fortress"), "tableau"),
    ],
)
def test_how_a_game_ends(position: Position, reason: str) -> None:
    """Pool empty, twelve cards (fourteen with Hidden Fortress) or fifteen prestige at the end of a round (RG-14.4,
    RG-17.7, RG-23.6)."""
    table = Table(position.round_end())
    assert table.over == bool(reason)
    if reason:
        assert GAME.moves(table.state, YOU) == []


def test_the_end_is_announced() -> None:
    """The reason is told (RG-14.4)."""
    table = Table(Position().pool(1).tableau(YOU, "old_earth", "gem_world").goods(YOU, "gem_world"))
    table.choose("consume_trade", "consume_x2")
    assert not table.over
    table = Table(Position().pool(1).tableau(YOU, "old_earth", "gem_world").goods(YOU, "gem_world"))
    table.choose("produce", "consume_x2")
    assert table.events(GameEnded) == [GameEnded("pool")]


def test_prestige_spent_in_time_goes_on() -> None:
    """15 in mid-round and 14 at its end do not end the game (RG-14.4, RG-17.7)."""
    table = Table(Position().tableau(YOU, "interstellar_casus_belli").prestige(YOU, 15))
    table.choose("consume_x2", "produce")
    from tests.games.race_for_the_galaxy.table import use

    table.play(YOU, use("interstellar_casus_belli", "spend_prestige"))
    assert table.prestige() == 14
    assert not table.over


def test_single_answers_are_given_by_the_engine() -> None:
    """Nobody without anything to place is asked, and passing is the answer to a question of nothing (RG-25.2)."""
    table = Table(Position(3).hand(BEN, "public_works", "gem_world"))
    table.choose("develop", "settle", "produce")
    assert table.waiting == (BEN,)
    table.play(BEN, PASS)
    assert table.state.round == 2
    assert table.hand(BEN) == ["public_works", "gem_world"]
