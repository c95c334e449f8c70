"""Chapters 7A and 7D: trade between players."""

from __future__ import annotations

import pytest

from engine.games.starfarers import GAME
from engine.games.starfarers.components import COLONY_SHIP, GOALS, GOODS, REMARKS, SILENT, TRADE_SHIP
from engine.games.starfarers.events import Accepted, Countered, DealClosed, Offered, OfferLapsed, Refused
from engine.games.starfarers.moves import (
    Accept,
    Announce,
    BuildPart,
    Counter,
    Deal,
    EndBuilding,
    Offer,
    Refuse,
    TradeWithBank,
    Withdraw,
)
from engine.games.starfarers.position import Position
from engine.games.starfarers.trading import OFFERS
from tests.games.starfarers.table import BLUE, RED, WHITE, YELLOW, Table, cards, happened


def haggle() -> Table:
    """Yellow needs trade goods, red has one and white two."""
    return Table(Position().hand(YELLOW, fuel=1, food=2).hand(RED, goods=1).hand(WHITE, goods=2))


def test_a_haggle() -> None:
    """Red asks for fuel, white refuses; yellow withdraws, offers more and closes with white. Nobody else traded
    (SF-7.2, SF-7.3, SF-7.4, SF-7.14 to SF-7.19)."""
    table = haggle()
    table.play(Offer(cards(food=1), cards(goods=1)))
    assert set(table.waiting) == {RED, WHITE}
    table.by(RED, Counter(cards(fuel=1), cards(goods=1)))
    table.by(WHITE, Refuse())
    assert set(GAME.moves(table.state, YELLOW)) == {Deal(RED), Withdraw()}
    table.play(Withdraw())
    table.play(Offer(cards(food=2), cards(goods=1)))
    table.by(WHITE, Accept())
    table.by(RED, Refuse())
    (deal,) = happened(table.play(Deal(WHITE)), DealClosed)
    assert (deal.give, deal.want) == (cards(food=2), cards(goods=1))
    assert table.hand() == cards(fuel=1, goods=1)
    assert table.hand(WHITE) == cards(food=2, goods=1)
    assert table.hand(RED) == cards(goods=1)
    assert len(table.state.offers) == 2


def test_any_rate_but_no_gifts() -> None:
    """One trade goods for two ore is a deal; for nothing it is a gift (SF-7.3)."""
    table = Table(Position().hand(YELLOW, goods=1).hand(RED, ore=2))
    assert table.refuses(Offer(cards(goods=1), cards()))
    assert table.refuses(Offer(cards(), cards(ore=1)))
    table.play(Offer(cards(goods=1), cards(ore=2)))
    table.by(RED, Accept())
    table.play(Deal(RED))
    assert (table.hand(), table.hand(RED)) == (cards(ore=2), cards(goods=1))


def test_no_kind_on_both_sides() -> None:
    """SF-7.3."""
    table = Table(Position().hand(YELLOW, ore=2, food=1).hand(RED, ore=3))
    assert table.refuses(Offer(cards(ore=2, food=1), cards(ore=1)))


def test_one_side_is_of_a_single_kind() -> None:
    """And no side has more than three cards (SF-7.14)."""
    table = Table(Position().hand(YELLOW, ore=4, fuel=1).hand(RED, ore=3))
    assert table.refuses(Offer(cards(ore=1, fuel=1), cards(food=1, carbon=1)))
    assert table.can(Offer(cards(ore=1, fuel=1), cards(food=2)))
    assert table.refuses(Offer(cards(ore=4), cards(food=1)))


@pytest.mark.parametrize(
    ("hand", "others", "offers"),
    [
        ((3, 2, 1, 1, 0), 3, 370),
        ((1, 1, 1, 1, 1), 3, 320),
        ((2, 2, 2, 2, 2), 3, 670),
        ((0, 0, 0, 2, 0), 3, 68),
        ((0, 0, 0, 1, 0), 3, 34),
        ((1, 0, 0, 0, 1), 3, 77),
        ((3, 3, 3, 3, 3), 3, 840),
        ((9, 4, 3, 5, 3), 7, 840),
        ((3, 2, 1, 1, 0), 2, 186),
        ((3, 2, 1, 1, 0), 1, 72),
    ],
)
def test_how_many_offers_there_are(hand: tuple[int, ...], others: int, offers: int) -> None:
    """They depend on the cards held, and on how many cards somebody could give (SF-7.14, SF-15.5)."""
    names = ("ore", "fuel", "carbon", "food", "goods")
    table = Table(Position().hand(YELLOW, **dict(zip(names, hand, strict=True))).hand(RED, goods=others))
    assert len(table.moves(Offer)) == offers
    assert len(OFFERS) == 840
    assert len(GAME.moves(table.state, YELLOW)) < 1000


def test_offers_go_to_everybody_with_a_card() -> None:
    """Empty hands are not asked; with none but empty hands there is no offer (SF-7.14, SF-7.16)."""
    assert Table(Position().hand(YELLOW, ore=1)).moves(Offer) == []
    table = Table(Position().hand(YELLOW, ore=1).hand(BLUE, food=1))
    assert {sum(offer.want) for offer in table.moves(Offer)} == {1}
    table.play(Offer(cards(ore=1), cards(fuel=1)))
    assert table.waiting == (BLUE,)
    assert set(GAME.moves(table.state, BLUE)) >= {Refuse()}
    assert not table.can(Accept(), BLUE)


def test_kinds_wanted_are_not_checked() -> None:
    """What others hold is secret: an offer nobody can take is legal, and lapses (SF-7.14, SF-7.18, SF-7.21)."""
    table = Table(Position().hand(YELLOW, ore=1).hand(RED, food=1))
    table.play(Offer(cards(ore=1), cards(goods=1)))
    events = table.by(RED, Refuse())
    assert happened(events, OfferLapsed)
    assert table.asks() == "ToBuild"


def test_eight_offers_a_turn_and_none_twice() -> None:
    """Whatever became of them; the bank and building go on (SF-7.15)."""
    table = Table(Position().hand(YELLOW, ore=2, fuel=2, goods=2).hand(RED, food=3))
    made = [offer for offer in table.moves(Offer) if sum(offer.want) == 1][:8]
    for offer in made:
        assert table.can(offer)
        table.play(offer)
        table.by(RED, Refuse())
        assert table.refuses(offer)
    assert table.moves(Offer) == []
    assert table.can(TradeWithBank(GOODS, 2, 0))
    assert table.can(BuildPart(0))


def test_nothing_else_while_an_offer_is_open() -> None:
    """SF-7.15."""
    table = haggle()
    table.play(Offer(cards(food=1), cards(goods=1)))
    assert table.refuses(EndBuilding())
    assert GAME.moves(table.state, YELLOW) == []


def test_a_new_turn_brings_new_offers() -> None:
    """SF-7.15, SF-5.5."""
    table = haggle()
    offer = Offer(cards(food=1), cards(goods=1))
    table.play(offer)
    table.by(RED, Refuse())
    table.by(WHITE, Refuse())
    for _ in range(4):
        table.end_turn()
    table.throw(1, 1)
    assert table.state.offers == ()
    assert table.can(offer)


def test_answers_are_secret_until_all_are_in() -> None:
    """Neither the events nor the views tell anything before (SF-7.16, SF-15.6)."""
    table = haggle()
    table.play(Offer(cards(food=1), cards(goods=1)))
    before = {seat: GAME.view(table.state, seat) for seat in (YELLOW, WHITE, BLUE, None)}
    assert table.by(RED, Accept()) == []
    for seat, view in before.items():
        now = GAME.view(table.state, seat)
        view.agenda = now.agenda
        assert now == view
        assert "-2" not in repr(now.agenda[-1])
    events = table.by(WHITE, Refuse())
    assert [event.seat for event in happened(events, Accepted)] == [RED]
    assert [event.seat for event in happened(events, Refused)] == [WHITE]


def test_two_takers() -> None:
    """A deal with one of them or with none, never with both (SF-7.16, SF-7.18)."""
    for choice in (Deal(RED), Deal(WHITE), Withdraw()):
        table = haggle()
        table.play(Offer(cards(food=1), cards(goods=1)))
        table.by(WHITE, Accept())
        table.by(RED, Accept())
        assert set(GAME.moves(table.state, YELLOW)) == {Deal(RED), Deal(WHITE), Withdraw()}
        table.play(choice)
        assert table.asks() == "ToBuild"
        assert table.hand()[GOODS] == int(isinstance(choice, Deal))


def test_counter_offers_keep_one_side() -> None:
    """For whoever holds the goods: 33 that ask something else for them, and two that offer something else; for whoever
    does not: three (SF-7.17)."""
    table = Table(Position().hand(YELLOW, food=1, fuel=2).hand(RED, carbon=1, goods=1).hand(WHITE, fuel=1, carbon=1))
    table.play(Offer(cards(food=1), cards(goods=1)))
    assert table.can(Accept(), RED)
    assert table.can(Refuse(), RED)
    mine = table.moves(Counter, RED)
    assert len(mine) == 35
    assert sum(counter.want == cards(goods=1) for counter in mine) == 33
    assert {counter.want for counter in mine if counter.give == cards(food=1)} == {
        cards(carbon=1),
        cards(carbon=1, goods=1),
    }
    assert Counter(cards(fuel=1), cards(carbon=1)) not in mine
    assert not table.can(Accept(), WHITE)
    assert {counter.want for counter in table.moves(Counter, WHITE)} == {
        cards(fuel=1),
        cards(carbon=1),
        cards(fuel=1, carbon=1),
    }


def test_counter_offers_ask_for_no_more_cards_than_there_are() -> None:
    """By number only, for the kinds are secret (SF-7.17)."""
    table = Table(Position().hand(YELLOW, food=1).hand(RED, goods=1))
    table.play(Offer(cards(food=1), cards(goods=1)))
    assert {sum(counter.give) for counter in table.moves(Counter, RED)} == {1}


def test_a_counter_offer_that_cannot_be_met() -> None:
    """Red does not know that yellow has no fuel: yellow can only withdraw (SF-7.17, SF-7.18)."""
    table = Table(Position().hand(YELLOW, food=2).hand(RED, goods=1))
    table.play(Offer(cards(food=1), cards(goods=1)))
    events = table.by(RED, Counter(cards(fuel=1), cards(goods=1)))
    assert happened(events, Countered)
    assert GAME.moves(table.state, YELLOW) == [Withdraw()]


def test_a_counter_offer_is_not_answered_by_another() -> None:
    """But it may be the next offer (SF-7.19)."""
    table = haggle()
    table.play(Offer(cards(food=1), cards(goods=1)))
    table.by(RED, Counter(cards(fuel=1), cards(goods=1)))
    table.by(WHITE, Refuse())
    assert table.moves(Counter) == []
    table.play(Withdraw())
    assert table.can(Offer(cards(fuel=1), cards(goods=1)))


def test_a_deal_on_the_terms_of_a_counter_offer() -> None:
    """SF-7.18, SF-7.20."""
    table = haggle()
    table.play(Offer(cards(food=1), cards(goods=1)))
    table.by(RED, Counter(cards(fuel=1), cards(goods=1)))
    table.by(WHITE, Accept())
    table.play(Deal(RED))
    assert (table.hand(), table.hand(RED)) == (cards(food=2, goods=1), cards(fuel=1))


def test_offers_and_deals_are_open() -> None:
    """Every seat is told the same (SF-7.20, SF-7.21)."""
    table = haggle()
    events = table.play(Offer(cards(food=1), cards(goods=1)))
    events += table.by(RED, Accept()) + table.by(WHITE, Refuse()) + table.play(Deal(RED))
    assert happened(events, Offered)
    for event in events:
        assert all(event.seen_by(seat) == event for seat in (YELLOW, RED, WHITE, BLUE, None))


def test_what_an_offer_is_for_may_be_said() -> None:
    """Each thing once a turn; the offers that follow repeat it, and it binds nobody (SF-7.21, SF-7.3)."""
    table = haggle()
    assert happened(table.play(Offer(cards(food=1), cards(goods=2))), Offered)[0].goal == SILENT
    table.by(RED, Refuse())
    table.by(WHITE, Refuse())
    assert len(table.moves(Announce)) == len(GOALS)
    table.play(Announce(COLONY_SHIP), Announce(TRADE_SHIP))
    assert table.refuses(Announce(COLONY_SHIP))
    (offered,) = happened(table.play(Offer(cards(food=1), cards(goods=1))), Offered)
    assert offered.goal == TRADE_SHIP
    assert "towards a trade ship" in GAME.words("en").step(GAME.view(table.state, WHITE).agenda[-1])
    table.by(WHITE, Accept())
    table.by(RED, Refuse())
    table.play(Deal(WHITE))
    assert table.can(TradeWithBank(GOODS, 2, 0)) is False
    assert table.can(EndBuilding())


def test_a_new_turn_knows_nothing_of_what_was_said() -> None:
    """SF-7.21, SF-5.5."""
    table = haggle()
    table.play(Announce(COLONY_SHIP))
    table.end_turn()
    assert table.state.aims == ()


@pytest.mark.parametrize("remark", range(len(REMARKS)))
def test_a_refusal_may_come_with_a_reason(remark: int) -> None:
    """It is kept secret with the answer and told with it (SF-7.21, SF-7.16)."""
    table = haggle()
    table.play(Offer(cards(food=1), cards(goods=1)))
    assert table.by(RED, Refuse(remark)) == []
    assert GAME.view(table.state, WHITE).agenda[-1].answers == (-1, -1, -1, -1)
    events = table.by(WHITE, Refuse())
    assert [(event.seat, event.remark) for event in happened(events, Refused)] == [(RED, remark), (WHITE, SILENT)]


def test_answers_once_shown_cannot_be_taken_back() -> None:
    """SF-7.16: all three kinds bring to light what was secret."""
    table = Table(Position().hand(YELLOW, ore=1).hand(RED, food=1).hand(WHITE, food=1).hand(BLUE, fuel=1))
    table.play(Offer(cards(ore=1), cards(food=1)))
    table.by(RED, Accept())
    table.by(WHITE, Counter(cards(goods=1), cards(food=1)))
    events = table.by(BLUE, Refuse())
    assert [type(event) for event in events] == [Accepted, Countered, Refused]
    assert all(event.reveals for event in events)


def test_only_the_active_player_makes_offers() -> None:
    """SF-7.2."""
    table = haggle()
    assert table.refuses(Offer(cards(goods=1), cards(food=1)), RED)


def test_hands_stay_hidden_behind_an_offer() -> None:
    """The view of an opponent shows sizes, not kinds, at every moment of a trade (SF-7.21, SF-13.2)."""
    table = haggle()
    table.play(Offer(cards(food=1), cards(goods=1)))
    for seat in (RED, WHITE, BLUE):
        view = GAME.view(table.state, seat)
        assert all(min(view.players[other].hand) < 0 for other in range(4) if other != seat)
        assert [player.size for player in view.players] == [3, 1, 2, 0]
