"""Chapters 7A and 7D: trade between players."""

from __future__ import annotations

import pytest

from engine.core.asking import TakeBack
from engine.games.starfarers import GAME
from engine.games.starfarers.components import (
    COLONY_SHIP,
    GOALS,
    OFFERS_A_TURN,
    REMARKS,
    SILENT,
    TRADE_GOODS,
    TRADE_SHIP,
)
from engine.games.starfarers.events import (
    Accepted,
    Countered,
    DealClosed,
    Offered,
    OfferLapsed,
    OfferWithdrawn,
    Refused,
)
from engine.games.starfarers.moves import (
    Accept,
    Announce,
    AskFor,
    BuildPart,
    Compose,
    Deal,
    EndBuilding,
    Forget,
    Offer,
    Propose,
    PutIn,
    Refuse,
    TradeWithBank,
    Withdraw,
)
from engine.games.starfarers.position import Position
from tests.games.starfarers.playing import BLUE, RED, WHITE, YELLOW, Table, cards, happened


def haggle() -> Table:
    """Yellow needs trade goods, red has one and white two."""
    return Table(Position().hand(YELLOW, fuel=1, food=2).hand(RED, goods=1).hand(WHITE, goods=2))


def offered() -> Table:
    """Food for trade goods, to red and white."""
    table = haggle()
    table.offer(cards(food=1), cards(goods=1))
    return table


# -- putting an offer together -----------------------------------------------------------------------------------


def test_a_haggle() -> None:
    """Red asks for fuel, white refuses; yellow withdraws, offers more and closes with white. Nobody else traded
    (SF-7.2, SF-7.3, SF-7.4, SF-7.14 to SF-7.19)."""
    table = offered()
    assert set(table.waiting) == {RED, WHITE}
    table.propose(RED, cards(goods=1), cards(fuel=1))
    table.by(WHITE, Refuse())
    assert table.moves(Deal) == [Deal(RED, cards(fuel=1), cards(goods=1))]
    table.play(Withdraw())
    table.offer(cards(food=2), cards(goods=1))
    table.by(WHITE, Accept())
    table.by(RED, Refuse())
    (deal,) = happened(table.play(Deal(WHITE, cards(food=2), cards(goods=1))), DealClosed)
    assert (deal.give, deal.want) == (cards(food=2), cards(goods=1))
    assert table.hand() == cards(fuel=1, goods=1)
    assert table.hand(WHITE) == cards(food=2, goods=1)
    assert table.hand(RED) == cards(goods=1)


@pytest.mark.parametrize(
    ("give", "want"),
    [
        (cards(goods=1), cards(ore=2)),
        (cards(ore=4), cards(goods=1)),
        (cards(ore=1, fuel=1), cards(food=1, carbon=1)),
        (cards(ore=4, fuel=1, goods=1), cards(food=3, carbon=2)),
    ],
)
def test_any_exchange_is_possible(give: tuple[int, ...], want: tuple[int, ...]) -> None:
    """Four for one, two kinds for two kinds: the rate is the players' affair (SF-7.3)."""
    table = Table(Position().hand(YELLOW, ore=4, fuel=1, goods=1).hand(RED, ore=2, food=3, carbon=2, goods=1))
    table.offer(give, want)
    table.by(RED, Accept())
    table.play(Deal(RED, give, want))
    assert table.size() == 6 - sum(give) + sum(want)


def test_gifts_are_not() -> None:
    """Both sides give something (SF-7.3)."""
    table = Table(Position().hand(YELLOW, goods=1).hand(RED, ore=2))
    table.play(Compose())
    assert not table.moves(Offer)
    table.play(PutIn(TRADE_GOODS))
    assert not table.moves(Offer)
    table.play(AskFor(0))
    assert table.moves(Offer) == [Offer(cards(goods=1), cards(ore=1), (RED,))]


def test_no_kind_on_both_sides() -> None:
    """SF-7.3."""
    table = Table(Position().hand(YELLOW, ore=2).hand(RED, ore=3))
    table.play(Compose(), PutIn(0))
    assert not table.can(AskFor(0))
    table.play(AskFor(1))
    assert not table.can(PutIn(1))


def test_only_cards_in_hand_are_given_and_no_more_wanted_than_somebody_has() -> None:
    """By number: which kinds others hold is secret (SF-7.14)."""
    table = Table(Position().hand(YELLOW, ore=2).hand(RED, food=2).hand(WHITE, food=1))
    table.play(Compose(), PutIn(0), PutIn(0))
    assert not table.can(PutIn(0))
    table.play(AskFor(1))
    assert {move.to for move in table.moves(Offer)} == {(RED, WHITE), (RED,), (WHITE,)}
    table.play(AskFor(2))
    assert {move.to for move in table.moves(Offer)} == {(RED,)}
    assert not table.moves(AskFor)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_few_choices_at_a_time(players: int) -> None:
    """Whatever the hands (SF-15.5)."""
    position = Position(players=players)
    for seat in range(players):
        position.hand(seat, ore=4, fuel=4, carbon=4, food=4, goods=4)
    table = Table(position)
    before = len(GAME.moves(table.state, YELLOW))
    assert table.moves(Compose) == [Compose()]
    assert before < 100
    table.play(Compose(), PutIn(0), AskFor(1))
    assert len(GAME.moves(table.state, YELLOW)) < 30


def test_what_is_put_together_is_nobody_elses_business() -> None:
    """The others see that somebody composes an offer, not which (SF-13.2)."""
    table = haggle()
    table.play(Compose())
    before = {seat: GAME.view(table.state, seat) for seat in (RED, WHITE, BLUE, None)}
    assert table.play(PutIn(3), AskFor(4)) == []
    assert {seat: GAME.view(table.state, seat) for seat in before} == before


def test_an_offer_may_be_forgotten() -> None:
    """It was never made (SF-7.15)."""
    table = haggle()
    table.play(Compose(), PutIn(3), Forget())
    assert table.asks() == "ToBuild"
    assert table.state.said == ()
    table.play(Compose())
    assert not table.moves(Offer)
    assert table.can(PutIn(3))


def test_an_offer_goes_to_whom_one_likes() -> None:
    """Only white is asked (SF-7.16)."""
    table = haggle()
    table.offer(cards(food=1), cards(goods=1), WHITE)
    assert table.waiting == (WHITE,)
    assert not GAME.moves(table.state, RED)


def test_empty_hands_are_not_asked() -> None:
    """With none but empty hands there is no offer (SF-7.14, SF-7.16)."""
    assert not Table(Position().hand(YELLOW, ore=1)).can(Compose())
    table = Table(Position().hand(YELLOW, ore=1).hand(BLUE, food=1))
    table.offer(cards(ore=1), cards(fuel=1))
    assert table.waiting == (BLUE,)
    assert not table.can(Accept(), BLUE)


def test_kinds_wanted_are_not_checked() -> None:
    """What others hold is secret: an offer nobody can take is legal, and lapses (SF-7.14, SF-7.18, SF-7.21)."""
    table = Table(Position().hand(YELLOW, ore=1).hand(RED, food=1))
    table.offer(cards(ore=1), cards(goods=1))
    events = table.by(RED, Refuse())
    assert happened(events, OfferLapsed)
    assert table.asks() == "ToBuild"


def test_eight_offers_a_turn() -> None:
    """Whatever became of them; the bank and building go on (SF-7.15)."""
    table = Table(Position().hand(YELLOW, ore=2, fuel=2, goods=2).hand(RED, food=3))
    for give, want in [(give, want) for give in (0, 1, 4) for want in (2, 3, 4) if give != want]:
        table.offer(*(tuple(int(kind == each) for each in range(5)) for kind in (give, want)))
        table.by(RED, Refuse())
    assert len(table.state.said) == OFFERS_A_TURN
    assert not table.can(Compose())
    assert table.can(TradeWithBank(TRADE_GOODS, 2, 0))
    assert table.can(BuildPart(0))


def test_nobody_is_asked_the_same_twice_a_turn() -> None:
    """White was, red was not (SF-7.15)."""
    table = haggle()
    table.offer(cards(food=1), cards(goods=1), WHITE)
    table.by(WHITE, Refuse())
    table.put_together(YELLOW, cards(food=1), cards(goods=1))
    assert [move.to for move in table.moves(Offer)] == [(RED,)]


def test_nothing_else_while_an_offer_is_open() -> None:
    """SF-7.15."""
    table = offered()
    assert table.refuses(EndBuilding(), YELLOW)
    assert GAME.moves(table.state, YELLOW) == []


def test_a_new_turn_brings_new_offers() -> None:
    """SF-7.15, SF-5.5."""
    table = offered()
    table.by(RED, Refuse())
    table.by(WHITE, Refuse())
    for _ in range(4):
        table.end_turn()
    table.throw(1, 1)
    assert table.state.said == ()
    assert happened(table.offer(cards(food=1), cards(goods=1)), Offered)


# -- answers -----------------------------------------------------------------------------------------------------


def test_answers_are_secret_until_all_are_in() -> None:
    """Neither the events nor the views tell anything before (SF-7.16, SF-15.6)."""
    table = offered()
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


def test_an_answer_may_be_taken_back_until_all_are_in() -> None:
    """SF-7.16."""
    table = offered()
    table.by(RED, Refuse(), TakeBack(), Accept())
    assert table.waiting == (WHITE,)
    assert [event.seat for event in happened(table.by(WHITE, Refuse()), Accepted)] == [RED]


def test_two_takers() -> None:
    """A deal with one of them or with none, never with both (SF-7.16, SF-7.18)."""
    deals = [Deal(seat, cards(food=1), cards(goods=1)) for seat in (RED, WHITE)]
    for choice in (*deals, Withdraw()):
        table = offered()
        table.by(WHITE, Accept())
        table.by(RED, Accept())
        assert table.moves(Deal) == deals
        table.play(choice)
        assert table.asks() == "ToBuild"
        assert table.hand()[TRADE_GOODS] == int(isinstance(choice, Deal))


def test_a_withdrawal_may_come_with_a_reason() -> None:
    """SF-7.18, SF-7.21."""
    table = offered()
    table.by(WHITE, Accept())
    table.by(RED, Refuse())
    (withdrawn,) = happened(table.play(Withdraw(2)), OfferWithdrawn)
    assert REMARKS[withdrawn.remark] in GAME.words("en").catalogue["remark"]


def test_any_counter_offer_is_possible() -> None:
    """Of cards one holds, for as many as the other has (SF-7.17)."""
    table = Table(Position().hand(YELLOW, food=1, fuel=2).hand(RED, carbon=1, goods=1))
    table.offer(cards(food=1), cards(goods=1))
    assert table.can(Accept(), RED)
    table.put_together(RED, cards(goods=1, carbon=1), cards(food=1, fuel=2))
    assert table.can(Propose(cards(goods=1, carbon=1), cards(food=1, fuel=2)), RED)
    assert not table.moves(AskFor, RED)


def test_the_offer_itself_is_no_counter_offer() -> None:
    """SF-7.17."""
    table = offered()
    table.put_together(RED, cards(goods=1), cards(food=1))
    assert not table.moves(Propose, RED)


def test_no_counter_offer_twice_a_turn() -> None:
    """SF-7.17."""
    table = offered()
    table.propose(RED, cards(goods=1), cards(fuel=1))
    table.by(WHITE, Refuse())
    table.play(Withdraw())
    table.offer(cards(food=2), cards(goods=1))
    table.put_together(RED, cards(goods=1), cards(fuel=1))
    assert not table.moves(Propose, RED)
    table.by(RED, AskFor(3))
    assert table.moves(Propose, RED)


def test_a_counter_offer_that_cannot_be_paid_lapses() -> None:
    """Red does not know that yellow has no fuel. Yellow has nothing to decide (SF-7.17, SF-7.18)."""
    table = Table(Position().hand(YELLOW, food=2).hand(RED, goods=1))
    table.offer(cards(food=1), cards(goods=1))
    events = table.propose(RED, cards(goods=1), cards(fuel=1))
    assert happened(events, Countered)
    (lapsed,) = happened(events, OfferLapsed)
    assert lapsed.is_unpaid
    assert table.asks() == "ToBuild"


def test_a_counter_offer_is_not_answered_by_another() -> None:
    """But it may be the next offer (SF-7.19)."""
    table = offered()
    table.propose(RED, cards(goods=1), cards(fuel=1))
    table.by(WHITE, Refuse())
    assert not table.can(Compose())
    table.play(Withdraw())
    assert happened(table.offer(cards(fuel=1), cards(goods=1)), Offered)


def test_a_deal_on_the_terms_of_a_counter_offer() -> None:
    """Which the choice tells (SF-7.18, SF-7.20)."""
    table = offered()
    table.propose(RED, cards(goods=1), cards(fuel=1))
    table.by(WHITE, Accept())
    deal = Deal(RED, cards(fuel=1), cards(goods=1))
    assert "1 fuel for 1 trade good" in GAME.words("en").move(deal)
    table.play(deal)
    assert (table.hand(), table.hand(RED)) == (cards(food=2, goods=1), cards(fuel=1))


def test_a_draft_dies_with_the_answer() -> None:
    """Refusing in the middle of a counter-offer forgets it (SF-7.17)."""
    table = offered()
    table.put_together(RED, cards(goods=1), cards(fuel=1))
    table.by(RED, Refuse())
    assert table.state.drafts == (None,) * 4


def test_who_cannot_accept_need_not_be_asked() -> None:
    """Refusing is all that is left but for a counter-offer, about which one may not wish to be asked (SF-7.17)."""
    table = Table(Position().hand(YELLOW, ore=1).hand(RED, food=1).hand(WHITE, goods=1))
    table.offer(cards(ore=1), cards(goods=1))
    assert GAME.unasked(table.state, RED, ()) == Refuse()
    assert GAME.unasked(table.state, RED, ("bargaining",)) is None
    assert GAME.unasked(table.state, WHITE, ()) is None


# -- words -------------------------------------------------------------------------------------------------------


def test_offers_and_deals_are_open() -> None:
    """Every seat is told the same (SF-7.20, SF-7.21)."""
    table = haggle()
    events = table.offer(cards(food=1), cards(goods=1))
    events += table.by(RED, Accept()) + table.by(WHITE, Refuse())
    events += table.play(Deal(RED, cards(food=1), cards(goods=1)))
    assert happened(events, Offered)
    for event in events:
        assert all(event.seen_by(seat) == event for seat in (YELLOW, RED, WHITE, BLUE, None))


def test_what_an_offer_is_for_may_be_said() -> None:
    """While it is put together; it binds nobody (SF-7.21, SF-7.3)."""
    table = haggle()
    assert happened(table.offer(cards(food=1), cards(goods=2)), Offered)[0].goal == SILENT
    table.by(WHITE, Refuse())
    table.put_together(YELLOW, cards(food=1), cards(goods=1))
    assert len(table.moves(Announce)) == len(GOALS)
    table.play(Announce(TRADE_SHIP))
    assert table.refuses(Announce(COLONY_SHIP))
    (said,) = happened(table.play(Offer(cards(food=1), cards(goods=1), (RED, WHITE))), Offered)
    assert said.goal == TRADE_SHIP
    assert "towards a trade ship" in GAME.words("en").step(GAME.view(table.state, WHITE).agenda[-1])
    table.by(WHITE, Accept())
    table.by(RED, Refuse())
    table.play(Deal(WHITE, cards(food=1), cards(goods=1)))
    assert table.can(EndBuilding())


@pytest.mark.parametrize("remark", range(len(REMARKS)))
def test_a_refusal_may_come_with_a_reason(remark: int) -> None:
    """It is kept secret with the answer and told with it (SF-7.21, SF-7.16)."""
    table = offered()
    assert table.by(RED, Refuse(remark)) == []
    assert GAME.view(table.state, WHITE).agenda[-1].answers == (-1, -1, -1, -1)
    events = table.by(WHITE, Refuse())
    assert [(event.seat, event.remark) for event in happened(events, Refused)] == [(RED, remark), (WHITE, SILENT)]


def test_answers_once_shown_cannot_be_taken_back() -> None:
    """SF-7.16: all three kinds bring to light what was secret."""
    table = Table(Position().hand(YELLOW, ore=1).hand(RED, food=1).hand(WHITE, food=1).hand(BLUE, fuel=1))
    table.offer(cards(ore=1), cards(food=1))
    table.by(RED, Accept())
    table.propose(WHITE, cards(food=1), cards(goods=1))
    events = table.by(BLUE, Refuse())
    assert [type(event) for event in events] == [Accepted, Countered, Refused]
    assert all(event.reveals for event in events)


def test_only_the_active_player_makes_offers() -> None:
    """SF-7.2."""
    table = haggle()
    table.put_together(RED, cards(goods=1), cards(food=1))
    assert not table.moves(Offer, RED)


def test_hands_stay_hidden_behind_an_offer() -> None:
    """The view of an opponent shows sizes, not kinds, at every moment of a trade (SF-7.21, SF-13.2)."""
    table = offered()
    for seat in (RED, WHITE, BLUE):
        view = GAME.view(table.state, seat)
        assert all(min(view.players[other].hand) < 0 for other in range(4) if other != seat)
        assert [player.size for player in view.players] == [3, 1, 2, 0]
