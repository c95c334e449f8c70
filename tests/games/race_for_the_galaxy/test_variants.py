"""Chapters 18 and 19: the two-player advanced game and drafting."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.game import Setup
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.components import DRAFTS, EXPANSIONS, PHASES
from engine.games.race_for_the_galaxy.develop import cost
from engine.games.race_for_the_galaxy.events import ActionsRevealed, AnswerGiven, GoodSold, PhaseBegan
from engine.games.race_for_the_galaxy.moves import Begin, Choose, Draft, SearchFor, TakeFound
from engine.games.race_for_the_galaxy.position import Position
from engine.games.race_for_the_galaxy.setup import full_deck
from tests.games.race_for_the_galaxy.table import BEN, PASS, YOU, Table, attack, card, choice, place, sell


def advanced(*tableau: str, hand: tuple[str, ...] = (), prestige: int = 0, goods: tuple[str, ...] = ()) -> Table:
    position = Position(advanced=True).tableau(YOU, *tableau) if tableau else Position(advanced=True)
    return Table(position.hand(YOU, *hand).prestige(YOU, prestige).goods(YOU, *goods))


def phases(table: Table) -> list[str]:
    return [PHASES[event.phase] for event in table.events(PhaseBegan)]


# -- two actions -------------------------------------------------------------------------------------------------


def test_legal_pairs() -> None:
    """Any two different cards of nine, or Search and one card; at most one prestige bonus, and none beside Search
    (RG-18.1, RG-18.6, RG-18.7, RG-18.8)."""
    table = advanced(prestige=1)
    assert table.state.pool == 29
    moves = table.moves(Choose)
    plain = [move for move in moves if move.boosted < 0]
    assert len(plain) == 23 + 7
    assert len(moves) == 23 + 7 + 46
    assert choice("develop", "develop") in moves
    assert choice("produce", "produce") not in moves
    assert choice("search", "produce") in moves
    assert all(7 not in move.actions for move in moves if move.boosted >= 0)


def test_double_develop() -> None:
    """You Develop twice, Ben once: -1 in both for you, in the first only for Ben; what was placed in the first phase
    works in the second (RG-18.3, RG-6.6)."""
    table = Table(
        Position(advanced=True)
        .tableau(YOU, "old_earth")
        .tableau(BEN, "new_sparta")
        .hand(YOU, "public_works", "space_marines", "gem_world")
        .hand(BEN, "drop_ships", "comet_zone")
    )
    table.choose(("develop", "develop"), ("develop", "produce"))
    assert cost(table.state, BEN, card("drop_ships")) == 3
    table.play(YOU, place("public_works"))
    assert phases(table) == ["develop", "develop"]
    assert cost(table.state, YOU, card("drop_ships")) == 3
    assert cost(table.state, BEN, card("drop_ships")) == 4
    table.play(YOU, place("space_marines"))
    assert table.hand_size() == 1
    assert phases(table) == ["develop", "develop", "produce"]


def test_both_explore_cards() -> None:
    """Draw eight, keep two in one phase (RG-18.2)."""
    table = advanced()
    table.choose(("explore_5", "explore_1_1"), ("develop", "produce"))
    assert table.drawn() == 8
    while YOU in table.waiting:
        table.play(YOU, table.all_moves()[0])
    table.pass_all(BEN)
    assert table.hand_size() == 2


def test_both_explore_cards_with_the_prestige_bonus() -> None:
    """Another six drawn and one kept, mixed with the hand, once (RG-18.2, RG-18.8)."""
    table = advanced(prestige=1)
    table.choose(("explore_5*", "explore_1_1"), ("develop", "produce"))
    assert table.drawn() == 14
    while YOU in table.waiting:
        table.play(YOU, table.all_moves()[0])
    table.pass_all(BEN)
    assert table.hand_size() == 3


@pytest.mark.parametrize("boosted", [("consume_trade*", "consume_x2"), ("consume_trade", "consume_x2*")])
def test_both_consume_cards(boosted: tuple[str, str]) -> None:
    """One good sold, then VP times three whichever card has the bonus; the 3 cards only on Trade (RG-18.4,
    RG-12.16)."""
    table = advanced("old_earth", "comet_zone", "gem_world", goods=("comet_zone", "gem_world"), prestige=1)
    table.choose(boosted, ("develop", "produce"))
    table.play(YOU, sell("comet_zone", "rare"))
    extra = 3 if boosted[0].endswith("*") else 0
    assert table.events(GoodSold)[0].cards == 3 + 1 + extra
    table.pass_all(YOU)
    assert table.won() == 3


def test_psi_crystal_world_in_the_advanced_game() -> None:
    """The first card with the opponent, both reveal, then the second, knowing the opponent's two (RG-18.5, RG-18.9)."""
    table = advanced("psi_crystal_world")
    assert choice("settle") in table.all_moves()
    assert all(len(move.actions) == 1 for move in table.moves(Choose))
    table.choose("settle", ("develop", "settle"))
    assert table.waiting == (YOU,)
    assert GAME.view(table.state, YOU).players[BEN].actions == (2, 3)
    assert all(3 in move.actions for move in table.moves(Choose))
    assert choice("settle", "settle") in table.all_moves()
    assert choice("produce", "settle") in table.all_moves()
    table.play(YOU, choice("settle", "produce"))
    assert table.events(ActionsRevealed)[-1].actions == (3, 6)


def test_psi_crystal_world_may_boost_the_first_card() -> None:
    """The first card may carry the bonus or be Search; the second then adds none (RG-18.9)."""
    table = advanced("psi_crystal_world", prestige=2)
    table.choose("develop*", ("explore_5", "settle"))
    assert table.prestige() == 1
    assert all(move.boosted >= 0 for move in table.moves(Choose))
    assert {move.boosted for move in table.moves(Choose) if move.actions == (2, 2)} == {0, 1}
    table.play(YOU, choice("develop*", "produce"))
    assert table.prestige() == 1
    search = advanced("psi_crystal_world", prestige=1)
    search.choose("search", ("explore_5", "settle"))
    assert all(7 in move.actions and move.boosted < 0 for move in search.moves(Choose))
    later = advanced("psi_crystal_world", prestige=1)
    later.choose("develop", ("explore_5", "settle"))
    assert choice("develop", "produce*") in later.all_moves()
    assert choice("develop*", "produce") not in later.all_moves()


def test_the_prestige_bonus_on_the_second_develop() -> None:
    """-1 in the first phase, -3 in the second (RG-18.6, RG-18.8)."""
    hand = ("merchant_guild", "mining_league", "gem_world", "comet_zone", "spice_world", "new_earth", "empath_world")
    table = advanced("old_earth", hand=hand, prestige=1)
    table.play(YOU, Choose((2, 2), 1))
    table.play(BEN, choice("settle", "produce"))
    assert cost(table.state, YOU, card("merchant_guild")) == 5
    table.play(YOU, PASS)
    assert cost(table.state, YOU, card("merchant_guild")) == 3


@pytest.mark.parametrize(
    ("chosen", "develop_cost", "military"), [(("develop*", "settle"), 3, 0), (("develop", "settle*"), 5, 2)]
)
def test_the_prestige_bonus_on_either_of_two_different_cards(
    chosen: tuple[str, str], develop_cost: int, military: int
) -> None:
    """It applies to the phase it was named for, whichever comes first (RG-18.6, RG-18.8)."""
    hand = ("merchant_guild", "refugee_world", "gem_world", "comet_zone", "spice_world", "new_earth", "empath_world")
    table = advanced("old_earth", hand=hand, prestige=1)
    table.choose(chosen, ("consume_x2", "produce"))
    assert table.step() == "ToDevelop"
    assert cost(table.state, YOU, card("merchant_guild")) == develop_cost
    table.play(YOU, PASS)
    assert table.step() == "ToSettle"
    assert table.state.players[YOU].military == military


def test_one_settle_against_two() -> None:
    """In the second Settle phase a world may be placed, but there is no bonus card (RG-18.3)."""
    table = Table(
        Position(advanced=True)
        .tableau(YOU, "old_earth")
        .tableau(BEN, "new_sparta")
        .hand(YOU, "refugee_world", "dying_colony")
    )
    table.choose(("settle", "produce"), ("settle", "settle"))
    table.play(YOU, place("refugee_world"))
    assert table.drawn() == 1
    assert table.can(place("dying_colony"))
    table.play(YOU, place("dying_colony"))
    assert table.drawn() == 1


def test_search_beside_an_action() -> None:
    """Search counts as one of the two (RG-18.6)."""
    table = advanced()
    table.choose(("search", "produce"), ("develop", "settle"))
    table.play(YOU, SearchFor(0), TakeFound())
    assert phases(table) == ["search", "develop", "settle", "produce"]


# -- drafting ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", list(DRAFTS))
def test_the_arithmetic_of_the_draft(table: tuple[int, int]) -> None:
    """Every plan uses the deck up but for the cards set aside; five at bow: 218 = 4 x 9 x 5 + 7 x 5 + 3, decks of 43
    (RG-2.1, RG-19.2)."""
    level, players = table
    plan = DRAFTS[table]
    each = plan.packet * plan.rounds + plan.last_packet
    cards = len(full_deck(level)) - 2 * players
    assert cards == each * players + plan.set_aside
    if (EXPANSIONS[level], players) == ("bow", 5):
        assert (cards, each) == (218, 43)
    if (EXPANSIONS[level], players) == ("bow", 2):
        assert (plan.rounds, plan.last_packet, each) == (22, 2, 112)


def drafted(players: int = 2, seed: int = 0) -> Table:
    """A draft in which everybody takes whatever comes first."""
    table = Table.dealt(players, seed, draft=True)
    while table.step() == "ToDraft":
        seat = table.waiting[0]
        table.play(seat, table.moves(Draft, seat)[0])
    return table


def test_a_draft_from_start_to_end() -> None:
    """Two start worlds each before it, packets of five, decks of 112 after it; the choice of the start world comes then
    (RG-19.1, RG-19.2, RG-19.3, RG-19.4, RG-19.9)."""
    table = Table.dealt(2, 0, draft=True)
    assert [len(player.offer) for player in table.state.players] == [2, 2]
    assert [len(player.packet) for player in table.state.players] == [5, 5]
    table = drafted()
    assert table.step() == "ToBegin"
    assert [len(deck) for deck in table.state.decks] == [112 - 6, 112 - 6]
    for seat in (YOU, BEN):
        own = Counter(table.state.players[seat].drafted)
        assert own == Counter([*table.state.decks[seat], *table.state.players[seat].hand])
        move = table.moves(Begin, seat)[0]
        refused = [world for world in table.state.players[seat].offer if world != move.world]
        table.play(seat, move)
        if seat == BEN:
            assert set(refused) <= set(table.state.discards[BEN])


def test_five_players_set_three_cards_aside() -> None:
    """They are out of the game (RG-19.2, RG-19.8)."""
    table = drafted(5)
    assert len(table.state.removed) == 3
    assert [len(player.drafted) for player in table.state.players] == [43] * 5


def test_packets_go_left_then_right() -> None:
    """The next seat clockwise in odd rounds, the other way in even ones; picks are secret (RG-19.2, RG-19.8)."""
    table = Table.dealt(3, 1, draft=True)
    packets = [player.packet for player in table.state.players]
    for seat in range(3):
        assert table.play(seat, Draft(packets[seat][0])) == [AnswerGiven(seat)] or seat == 2
    assert table.state.players[BEN].packet == packets[YOU][1:]
    assert GAME.view(table.state, YOU).players[BEN].packet == (-2,) * 4
    assert GAME.view(table.state, YOU).players[YOU].drafted == (packets[YOU][0],)
    while len(table.state.players[YOU].drafted) < 5 or len(table.state.players[YOU].packet) < 5:
        seat = table.waiting[0]
        table.play(seat, table.moves(Draft, seat)[0])
    packets = [player.packet for player in table.state.players]
    for seat in range(3):
        table.play(seat, Draft(packets[seat][0]))
    assert table.state.players[2].packet == packets[YOU][1:]


def test_a_drafter_remembers_the_own_cards() -> None:
    """What a seat imagines of its own deck are its own drafted cards (RG-4, RG-19.8)."""
    table = drafted(3, 2)
    view = GAME.view(table.state, YOU)
    imagined = GAME.imagine(view, YOU, Rng(5))
    mine = Counter(table.state.players[YOU].drafted)
    assert Counter([*imagined.decks[YOU], *imagined.players[YOU].hand]) == mine
    assert GAME.view(imagined, YOU) == view


def test_searching_the_own_deck() -> None:
    """A search digs through the personal deck and fills the personal discard pile (RG-7.7)."""
    table = Table(Position(draft=True).deck("gem_world", "space_marines", seat=YOU))
    table.choose("search", "settle")
    table.play(YOU, SearchFor(0), TakeFound())
    assert table.hand() == ["space_marines"]
    assert table.discards() == ["gem_world"]
    assert table.discards(BEN) == []


def test_salvage_after_a_draft() -> None:
    """Ben discards three: you draw three from your own deck (RG-19.5)."""
    names = (
        "public_works", "export_duties", "drop_ships", "space_marines", "mining_robots", "genetics_lab", "colony_ship",
        "interstellar_bank", "terraforming_robots", "replicant_robots", "deficit_spending", "investment_credits",
        "expedition_force",
    )  # fmt: skip
    position = Position(draft=True).tableau(YOU, "retrofit_and_salvage_inc").hand(BEN, *names)
    table = Table(position.deck("gem_world", "comet_zone", "spice_world", seat=YOU).round_end())
    table.keep(*names[3:], seat=BEN)
    assert sorted(table.hand()) == ["comet_zone", "gem_world", "spice_world"]
    assert sorted(table.discards(BEN)) == sorted(names[:3])


def test_a_destroyed_world_goes_to_its_former_owner() -> None:
    """Ben's Pirate World and its good, destroyed by your Planet Buster, go to Ben's discard pile (RG-19.6)."""
    table = Table(
        Position(draft=True, takeovers=True)
        .tableau(YOU, "imperium_planet_buster", "new_sparta")
        .tableau(BEN, "expedition_force", "pirate_world")
        .goods(BEN, "pirate_world")
    )
    table.choose("settle", "develop")
    table.play(YOU, attack("imperium_planet_buster", BEN, "pirate_world"))
    assert len(table.discards(BEN)) == 2
    assert "pirate_world" in table.discards(BEN)
    assert table.discards() == []


def test_goods_go_to_the_pile_of_whoever_discards_them() -> None:
    """A captured good is sold by its new owner (RG-19.7, RG-19.6)."""
    table = Table(
        Position(draft=True, takeovers=True)
        .tableau(YOU, "imperium_cloaking_technology", "new_sparta", "drop_ships")
        .tableau(BEN, "expedition_force", "pirate_world")
        .goods(BEN, "pirate_world")
    )
    good = table.state.players[BEN].goods[1]
    table.choose("settle", "develop")
    table.play(YOU, attack("imperium_cloaking_technology", BEN, "pirate_world"))
    table.choose("consume_trade", "consume_x2")
    assert good in table.state.discards[YOU]
    assert table.discards(BEN) == []


def test_personal_piles_are_reshuffled() -> None:
    """An empty personal deck is made anew from the own discard pile (RG-19.3, RG-19.8)."""
    table = Table(Position(draft=True).discard_pile("gem_world", "comet_zone", seat=YOU))
    table.state.discards[YOU] += table.state.decks[YOU]
    table.state.decks[YOU] = []
    table.choose("explore_1_1", "develop")
    assert table.drawn() == 3
    assert table.state.discards[YOU] == []


def test_drafting_goes_with_the_advanced_game() -> None:
    """And with goals, takeovers and prestige (RG-19.9)."""
    state = GAME.start(Setup(2, 0, {"draft": True, "advanced": True, "takeovers": True}))
    assert state.options.draft
    assert state.options.advanced
    assert state.options.takeovers
