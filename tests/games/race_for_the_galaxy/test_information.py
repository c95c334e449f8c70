"""Chapters 4 and 25: who may know what, what is refused and why, and positions set up for a replay."""

from __future__ import annotations

import pytest

from engine.core.asking import TAKE_BACK
from engine.core.game import Setup
from engine.core.position import ImpossiblePosition
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.components import CARDS, HIDDEN, NOTHING
from engine.games.race_for_the_galaxy.events import CardsDrawn, CardsPaid, CardsRevealed
from engine.games.race_for_the_galaxy.moves import Begin, Discard, SearchFor, SearchOn, TakeFound
from engine.games.race_for_the_galaxy.position import Position, stack
from engine.match import Match
from tests.games.race_for_the_galaxy.table import BEN, CLEO, PASS, YOU, Table, card, place

HAND = ("drop_ships", "gem_world", "spice_world", "comet_zone", "new_earth", "mining_robots")


def test_zones_and_who_sees_them() -> None:
    """Hands and saved cards are their owner's, goods and piles nobody's, tableaux everybody's (RG-4.2, RG-1.2)."""
    table = Table(
        Position()
        .tableau(YOU, "galactic_scavengers")
        .goods(YOU, "galactic_scavengers")
        .saved(YOU, "space_port")
        .hand(YOU, *HAND)
        .discard_pile("public_works")
    )
    mine, theirs, nobodys = (GAME.view(table.state, seat) for seat in (YOU, BEN, None))
    assert mine.players[YOU].hand == table.state.players[YOU].hand
    for view in (theirs, nobodys):
        assert view.players[YOU].hand == (HIDDEN,) * len(HAND)
        assert view.players[YOU].saved == (HIDDEN,)
        assert view.players[YOU].tableau == table.state.players[YOU].tableau
    for view in (mine, theirs, nobodys):
        assert view.players[YOU].goods == (HIDDEN,)
        assert set(view.decks[0]) == {HIDDEN}
        assert view.discards == [[HIDDEN]]


def test_nobody_looks_through_the_discard_pile() -> None:
    """A card discarded from a tableau was seen by all and lies face down now (RG-4.4)."""
    table = Table(
        Position().tableau(YOU, "new_sparta", "new_military_tactics").hand(YOU, "lost_alien_warship", "gem_world")
    )
    table.choose("settle", "settle")
    table.play(YOU, place("lost_alien_warship"))
    assert "new_military_tactics" in table.discards()
    for seat in (YOU, BEN, None):
        assert GAME.view(table.state, seat).discards == [[HIDDEN]]


def test_cards_named_for_a_payment_stay_secret() -> None:
    """Others see nothing of them before the last is named, and then how many were paid (RG-4.2)."""
    table = Table(Position().hand(YOU, *HAND))
    table.choose("develop", "produce")
    table.play(YOU, place("drop_ships"))
    table.play(YOU, table.moves(Discard)[0])
    assert GAME.view(table.state, BEN).agenda[-1].named == ()  # type: ignore[attr-defined]
    assert GAME.view(table.state, YOU).agenda[-1].named  # type: ignore[attr-defined]
    while table.step() == "ToPay":
        table.play(YOU, table.all_moves()[0])
    paid = table.events(CardsPaid)[0]
    assert paid.seen_by(BEN) == CardsPaid(YOU, (HIDDEN,) * 3)
    assert paid.seen_by(YOU) is paid


def test_an_answer_is_taken_back_until_all_have_answered() -> None:
    """It is not undone: that would tell whether all the others have answered (RG-25.3)."""
    match = Match(GAME, Setup(3, 1, {"level": "base"}))
    first, second = match.moves(YOU)[:2]
    match.play(YOU, first)
    assert not match.can_undo(YOU)
    assert match.moves(YOU) == [TAKE_BACK]
    match.play(YOU, TAKE_BACK)
    assert match.moves(YOU)[:2] == [first, second]
    match.play(YOU, second)
    for seat in (BEN, CLEO):
        match.play(seat, match.moves(seat)[0])
    assert isinstance(first, Begin)
    assert isinstance(second, Begin)
    hand = match.state.players[YOU].hand
    assert not any(hand.count(card) for card in second.discards)


def test_named_cards_are_taken_back_too() -> None:
    """Of two discards to the hand limit the first can be undone, both can be taken back (RG-14.1, RG-25.3)."""
    cards = ("public_works", "space_port", "drop_ships", "gem_world", "spice_world", "comet_zone")
    many = (*cards, "new_earth", "mining_robots", "space_marines", "mining_world", "new_vinland", "export_duties")
    others = (
        "replicant_robots", "deficit_spending", "interstellar_bank", "investment_credits", "terraforming_robots",
        "colony_ship", "genetics_lab", "contact_specialist", "research_labs", "merchant_guild", "consumer_markets",
    )  # fmt: skip
    table = Table(Position(level="base").hand(YOU, *many).hand(BEN, *others).round_end())
    assert table.waiting == (YOU, BEN)
    keep = table.moves(Discard)[0]
    for _ in range(2):
        table.play(YOU, table.moves(Discard)[0])
    assert table.waiting == (BEN,)
    table.play(YOU, TAKE_BACK)
    assert table.waiting == (YOU, BEN)
    assert table.moves(Discard)[0] == keep


def test_nobody_learns_who_is_asked_or_has_answered() -> None:
    """You have nothing to place, Cleo has. Before and after she answers, Ben's view is the same, and so is yours
    (RG-25.2)."""
    table = Table(Position(3).hand(BEN, *HAND).hand(CLEO, "public_works", "space_port"))
    table.choose("develop", "develop", "develop")
    assert table.waiting == (BEN, CLEO)
    before = [GAME.view(table.state, seat) for seat in (YOU, BEN, None)]
    assert [GAME.waiting(view) for view in before] == [(BEN, CLEO), (YOU, BEN, CLEO), (YOU, BEN, CLEO)]
    table.play(CLEO, PASS)
    assert [GAME.view(table.state, seat) for seat in (YOU, BEN, None)] == before
    assert table.all_moves() == []
    assert table.all_moves(CLEO) == [TAKE_BACK]


def test_revealed_cards_are_seen_by_all() -> None:
    """What a search turns up is public until it is discarded (RG-4.1)."""
    table = Table(Position().deck("gem_world", "space_marines"))
    table.choose("search", "settle")
    table.play(YOU, SearchFor(0))
    assert GAME.view(table.state, BEN).aside == (card("gem_world"), card("space_marines"))
    assert table.events(CardsRevealed)[0].seen_by(BEN) == table.events(CardsRevealed)[0]
    table.play(YOU, TakeFound())
    assert GAME.view(table.state, BEN).aside == ()


@pytest.mark.parametrize("seat", [YOU, BEN])
def test_imagined_tables_differ_where_nobody_can_see(seat: int) -> None:
    """The same view filled in twice: other hands, same counts (RG-4.2)."""
    table = Table(Position().hand(YOU, *HAND).hand(BEN, "public_works", "space_port", "new_vinland"))
    view = GAME.view(table.state, seat)
    first, second = (GAME.imagine(view, seat, Rng(number)) for number in (1, 2))
    other = 1 - seat
    assert first.players[other].hand != second.players[other].hand
    assert first.players[seat].hand == second.players[seat].hand == table.state.players[seat].hand
    everything = sorted([*first.decks[0], *(c for player in first.players for c in (*player.hand, *player.tableau))])
    assert everything == sorted(
        [*table.state.decks[0], *(c for player in table.state.players for c in (*player.hand, *player.tableau))]
    )


# -- refusals ----------------------------------------------------------------------------------------------------


def refused(table: Table, seat: int = YOU) -> dict[str, tuple[str, tuple[int, ...]]]:
    found = {}
    for refusal in GAME.refusals(table.state, seat):
        kind, number = refusal.subject
        name = CARDS[number].id if kind == "card" else GAME.words("en").subject(refusal)
        found[name] = (refusal.reason, refusal.figures)
    return found


def test_why_a_development_cannot_be_placed() -> None:
    """It is a world, it is there already, or it costs too much (RG-9.2)."""
    hand = ("gem_world", "space_marines", "merchant_guild", "public_works")
    table = Table(Position().tableau(YOU, "old_earth", "space_marines").hand(YOU, *hand))
    table.choose("develop", "settle")
    assert refused(table) == {
        "gem_world": ("no_development", ()),
        "space_marines": ("twice", ()),
        "merchant_guild": ("too_expensive", (5, 3)),
    }


def test_why_a_world_cannot_be_placed() -> None:
    """It is no world, it costs too much, or Military is missing, as far as it could be bought (RG-10.6, RG-10.14)."""
    hand = ("public_works", "new_earth", "rebel_base", "outlaw_world")
    table = Table(Position().tableau(YOU, "new_sparta", "space_mercenaries").hand(YOU, *hand))
    table.choose("settle", "settle")
    assert refused(table) == {
        "public_works": ("no_world", ()),
        "new_earth": ("too_expensive", (5, 3)),
        "rebel_base": ("too_weak", (6, 3, 2)),
    }
    payer = Table(Position().tableau(YOU, "rebel_cantina").hand(YOU, "rebel_outpost", "pilgrimage_world"))
    payer.choose("settle", "settle")
    assert refused(payer) == {"rebel_outpost": ("too_expensive", (5, 1))}


def test_why_search_and_the_prestige_bonus_are_refused() -> None:
    """No prestige, no card left, or no such thing at this level (RG-5.8, RG-7.6, RG-21.1)."""
    assert refused(Table(Position())) == {"Prestige bonus": ("needs_prestige", ())}
    used = refused(Table(Position().without_search_card(YOU).prestige(YOU, 1)))
    assert used == {"Search": ("card_used", ()), "Prestige bonus": ("card_used", ())}
    base = refused(Table(Position(level="rvi")))
    assert base == {"Search": ("no_prestige_here", ()), "Prestige bonus": ("no_prestige_here", ())}
    assert refused(Table(Position(3).pool(0).round_end())) == {"Act": ("game_over", ())}


# -- positions and replays ---------------------------------------------------------------------------------------


def test_the_next_cards_can_be_dictated_at_any_moment() -> None:
    """A recorded draw is laid on the deck, wherever the card lay unseen: deck, discard pile or good (RG-4.3)."""
    table = Table(Position().tableau(YOU, "gem_world").goods(YOU, "gem_world").discard_pile("mining_world"))
    census = GAME.census(table.state)
    good = CARDS[table.state.players[YOU].goods[0]].id
    for names in (("comet_zone", "spice_world"), ("mining_world", "new_earth"), (good, "drop_ships")):
        stack(table.state, *names)
        table.choose("explore_1_1", "explore_1_1")
        assert [CARDS[number].id for number in table.events(CardsDrawn)[-2].cards[:2]] == list(names)
        table.pass_all()
        assert GAME.census(table.state) == census
    with pytest.raises(ImpossiblePosition, match="neither"):
        stack(table.state, CARDS[table.state.players[BEN].tableau[0]].id)


def test_impossible_positions_are_refused() -> None:
    """No card more often than the deck has it, no unknown card, no good without its world (RG-2.1)."""
    with pytest.raises(ImpossiblePosition, match="gem_world"):
        Position().hand(YOU, "gem_world", "gem_world").state()
    with pytest.raises(ImpossiblePosition, match="no card"):
        Position().hand(YOU, "planet_of_the_apes")
    with pytest.raises(ImpossiblePosition, match="no such world"):
        Position().goods(YOU, "gem_world").state()


def test_a_game_can_be_replayed_draw_by_draw() -> None:
    """Another shuffle, the recorded draws and the recorded choices: the same game (RG-1.8, RG-25.1)."""
    rng = Rng(3)
    original = Table(Position(seed=1))
    recorded: list[tuple[int, object, tuple[str, ...]]] = []
    for _ in range(60):
        if not original.waiting:
            break
        seat = original.waiting[0]
        move = rng.choice(original.all_moves(seat))
        if move in (SearchOn(),) or isinstance(move, SearchFor):
            move = original.all_moves(seat)[0]
        deck = tuple(CARDS[number].id for number in reversed(original.state.decks[0][-80:]))
        recorded.append((seat, move, deck))
        original.play(seat, move)
    again = Table(Position(seed=2))
    again.state.rng.shuffle(again.state.decks[0])
    for seat, move, deck in recorded:
        stack(again.state, *deck)
        again.play(seat, move)  # type: ignore[arg-type]
    for seat in (YOU, BEN):
        assert again.hand(seat) == original.hand(seat)
        assert again.tableau(seat) == original.tableau(seat)
        assert again.score(seat) == original.score(seat)


def test_the_oort_good_is_worded_with_its_kind() -> None:
    """The plain table shows goods by kind, hands only to their owner (RG-23.8)."""
    table = Table(
        Position().tableau(YOU, "alien_oort_cloud_refinery").goods(YOU, "alien_oort_cloud_refinery").hand(YOU, *HAND)
    )
    words = GAME.words("en").with_names(("Ada", "Ben"))
    panel = next(p for p in GAME.panels(GAME.view(table.state, BEN), words) if p.seat == YOU)
    rows = dict(panel.rows)
    assert rows["Tableau"] == "Alien Oort Cloud Refinery (Novelty) [Novelty]"
    assert rows["Hand"] == "6 cards"
    assert NOTHING not in table.state.players[YOU].goods
