"""Chapter 8: Explore."""

from __future__ import annotations

from engine.games.race_for_the_galaxy.events import CardsDiscarded
from engine.games.race_for_the_galaxy.moves import Discard, Keep
from engine.games.race_for_the_galaxy.position import Position
from tests.games.race_for_the_galaxy.table import BEN, PASS, YOU, Table, card, discard


def discarded(table: Table, seat: int = YOU) -> int:
    return sum(len(event.cards) for event in table.events(CardsDiscarded) if event.seat == seat)


def test_plain_explore_with_and_without_the_bonus() -> None:
    """Explore +5 draws seven and keeps one; everybody else draws two and keeps one (RG-8.2, RG-8.3)."""
    table = Table(Position())
    table.choose("explore_5", "develop")
    assert (table.drawn(), table.drawn(BEN)) == (7, 2)
    assert all(isinstance(move, Keep) for move in table.all_moves())
    table.play(YOU, table.all_moves()[0])
    table.play(BEN, table.all_moves(BEN)[0])
    assert (discarded(table), discarded(table, BEN)) == (6, 1)
    assert (table.hand_size(), table.hand_size(BEN)) == (1, 1)


def test_choices_are_made_at_the_same_time_and_face_down() -> None:
    """Any seat may answer first; nothing shows before all have, and then only numbers (RG-8.5, RG-25.3, RG-4.2)."""
    table = Table(Position())
    table.choose("explore_5", "develop")
    assert set(table.waiting) == {YOU, BEN}
    assert [event.seen_by(YOU) for event in table.play(BEN, table.all_moves(BEN)[0])] == [None]
    assert table.hand_size(BEN) == 2
    table.play(YOU, table.all_moves()[0])
    seen = [event.seen_by(YOU) for event in table.events(CardsDiscarded) if event.seat == BEN]
    assert seen == [CardsDiscarded(BEN, (-2,))]


def test_prestige_explore_five() -> None:
    """Draw 13, mixed with the hand: of a hand of four and 13 drawn cards six remain (RG-17.8, RG-8.4)."""
    table = Table(Position().prestige(YOU, 1).hand(YOU, "gem_world", "spice_world", "public_works", "export_duties"))
    table.choose("explore_5*", "develop")
    assert table.drawn() == 13
    assert table.prestige() == 0
    table.keep("gem_world", "spice_world", "public_works", "export_duties", *table.hand()[-2:])
    table.pass_all(BEN)
    assert discarded(table) == 11
    assert table.hand_size() == 6
    assert {"gem_world", "spice_world"} <= set(table.hand())


def test_prestige_explore_one_one() -> None:
    """Draw nine, discard six, keep three (RG-17.8)."""
    table = Table(Position().prestige(YOU, 1))
    table.choose("explore_1_1*", "develop")
    assert table.drawn() == 9
    while YOU in table.waiting:
        table.play(YOU, table.all_moves()[0])
    table.pass_all(BEN)
    assert (table.hand_size(), discarded(table)) == (3, 6)


def test_powers_add_up() -> None:
    """Galactic Renaissance, Research Labs and Explore +1,+1: draw five, keep four (RG-8.2, RG-8.3, RG-6.5)."""
    table = Table(Position().tableau(YOU, "galactic_renaissance", "research_labs"))
    table.choose("explore_1_1", "develop")
    assert table.drawn() == 5
    table.play(YOU, table.moves(Discard)[0])
    table.pass_all(BEN)
    assert (table.hand_size(), discarded(table)) == (4, 1)


def test_mixing_with_the_hand() -> None:
    """With Blaster Runners any one of six cards, without it one of the two drawn (RG-8.4)."""
    hand = ("gem_world", "spice_world", "public_works", "export_duties")
    mixing = Table(Position().tableau(YOU, "blaster_runners").hand(YOU, *hand).deck("drop_ships", "merchant_guild"))
    mixing.choose("develop", "explore_5")
    assert len(mixing.moves(Discard)) == 6
    mixing.play(YOU, discard("gem_world"))
    mixing.pass_all(BEN)
    assert "gem_world" not in mixing.hand()
    plain = Table(Position().hand(YOU, *hand).deck("drop_ships", "merchant_guild"))
    plain.choose("develop", "explore_5")
    assert {move.card for move in plain.moves(Discard)} == {card("drop_ships"), card("merchant_guild")}


def test_a_card_for_prestige_before_drawing() -> None:
    """Two such powers and a hand of one: one card for one prestige, then the draw; it may be declined (RG-8.1,
    RG-6.7)."""
    position = Position().tableau(YOU, "alien_departure_point", "pan_galactic_hologrid").hand(YOU, "gem_world")
    table = Table(position)
    table.choose("develop", "explore_5")
    assert table.can(PASS)
    table.play(YOU, discard("gem_world"))
    assert table.prestige() == 1
    assert table.step() == "ToExplore"
    assert table.drawn() == 2


def test_a_nearly_empty_deck() -> None:
    """One card left and nothing to shuffle: draw one, keep one, discard none (RG-4.3, RG-8.3)."""
    table = Table(Position().only_deck("gem_world"))
    table.choose("develop", "explore_5")
    assert table.drawn() + table.drawn(BEN) == 1
    assert table.hand() + table.hand(BEN) == ["gem_world"]
    assert table.events(CardsDiscarded) == []


def test_the_discard_pile_becomes_the_deck() -> None:
    """When a card must be drawn and the deck is empty, the discard pile is shuffled (RG-4.3)."""
    table = Table(Position().only_deck("gem_world").discard_pile("spice_world", "drop_ships", "public_works"))
    table.choose("develop", "explore_1_1")
    assert table.drawn() + table.drawn(BEN) == 4
    assert table.state.decks[0] == []


def test_draws_are_made_in_turn_order() -> None:
    """Several players draw from the shared deck in turn order, so that a seed makes a game (RG-1.8)."""
    table = Table(Position().order(BEN, YOU).deck("gem_world", "spice_world", "drop_ships", "public_works"))
    table.choose("develop", "explore_1_1")
    assert set(table.hand(BEN)) == {"gem_world", "spice_world", "drop_ships"}
    assert "public_works" in table.hand()
