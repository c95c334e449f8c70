"""Chapter 17: bargains between players."""

from __future__ import annotations

from engine.games.empires_of_the_void import GAME
from engine.games.empires_of_the_void.components import (
    ARMS_BAZAAR,
    CEASEFIRE,
    FERRUN,
    FOLD_SPACE,
    GALACTIC_BOOM,
    GALACTIC_EMBASSY,
    GOODS,
    HOSTILE_TAKEOVER,
    IN_TURN,
    KRAAG,
    RACES,
    SCIENTIFIC_CONGRESS,
    SIRI,
    STARCRUISERS,
    TEMPERAMENTS,
    UNRAVEL,
    WINDFALL,
    XENOLINGUISTICS,
)
from engine.games.empires_of_the_void.events import OfferSent, TradeMade
from engine.games.empires_of_the_void.hands import ToDiscard
from engine.games.empires_of_the_void.moves import (
    Accept,
    AskCard,
    AskCredit,
    AskGood,
    Drop,
    EndTurn,
    GiveCard,
    GiveCredit,
    GiveGood,
    Pass,
    Quiet,
    Ready,
    Refuse,
    Research,
    Send,
    TradeWith,
)
from engine.games.empires_of_the_void.open_points import ToInterject
from engine.games.empires_of_the_void.position import Position
from engine.games.empires_of_the_void.prepare import ToOrder
from engine.games.empires_of_the_void.state import Offer
from engine.games.empires_of_the_void.trade import ToAnswer, ToDraft
from engine.games.empires_of_the_void.turn import ToAct
from tests.games.empires_of_the_void.table import BLUE, GREEN, RED, YOU, Table, told

CAPITALIST = TEMPERAMENTS.index("capitalist")
METALS = GOODS.index("metals")


def test_an_offer_and_its_answers() -> None:
    """In Green's turn you offer Red two credits for a capitalist card: he may refuse or give either of his
    (EV-17.1, EV-17.7, EV-17.10, EV-17.11, EV-17.12)."""
    position = Position(active=RED).credits(YOU, 5).cards(RED, WINDFALL, HOSTILE_TAKEOVER).quiet(BLUE)
    table = Table(position, all_asked=True)
    table.play(EndTurn())
    assert isinstance(table.step, ToInterject)
    table.by(RED, Pass())
    table.by(BLUE, Pass())
    table.by(YOU, TradeWith(RED))
    table.by(YOU, GiveCredit(), GiveCredit(), AskCard(CAPITALIST), Send())
    assert table.waiting == (RED,)
    assert [move for move in GAME.moves(table.state, RED) if not isinstance(move, Quiet)] == [
        Refuse(), Accept((WINDFALL,)), Accept((HOSTILE_TAKEOVER,)),
    ]  # fmt: skip
    table.by(RED, Accept((HOSTILE_TAKEOVER,)))
    assert table.hand() == (HOSTILE_TAKEOVER,)
    assert (table.credits(), table.credits(RED)) == (3, RACES[SIRI].income + 2)
    assert YOU not in table.waiting or not table.moves(TradeWith, YOU)


def test_somebody_who_cannot_deliver_is_asked_all_the_same() -> None:
    """Hands are secret; he can only refuse (EV-17.10)."""
    table = Table(Position().credits(YOU, 2).cards(RED, CEASEFIRE))
    table.play(TradeWith(RED), GiveCredit(), AskCard(CAPITALIST), Send())
    assert isinstance(table.step, ToAnswer)
    assert not table.moves(Accept)
    table.play(Refuse())
    assert table.credits() == 2
    assert isinstance(table.step, ToAct)


def test_what_an_offer_can_hold() -> None:
    """At most nine credits and two cards each way, only what the sender has, at least one thing (EV-17.7, EV-17.9)."""
    table = Table(Position().credits(YOU, 12).cards(YOU, WINDFALL, CEASEFIRE, UNRAVEL).credits(RED, 1))
    table.play(TradeWith(RED))
    assert not table.can(Send())
    table.play(*[GiveCredit()] * 9)
    assert not table.can(GiveCredit())
    table.play(GiveCard(WINDFALL), GiveCard(CEASEFIRE))
    assert not table.moves(GiveCard)
    assert not table.moves(GiveGood)
    table.play(AskCredit())
    assert not table.can(AskCredit())
    assert table.can(Send())
    table.play(Drop())
    assert isinstance(table.step, ToAct)
    assert table.credits() == 12


def test_an_offer_is_put_together_in_any_order() -> None:
    """However it was put together, the same offer is the same (EV-17.9, EV-17.11)."""
    table = Table(Position().credits(YOU, 3).credits(RED, 3).cards(YOU, WINDFALL, CEASEFIRE))
    table.play(TradeWith(RED), AskCredit(), GiveCard(CEASEFIRE), GiveCredit(), GiveCard(WINDFALL), Send(), Refuse())
    table.play(TradeWith(RED), GiveCard(WINDFALL), GiveCard(CEASEFIRE), GiveCredit(), AskCredit())
    assert not table.can(Send())
    table.play(AskCredit())
    assert table.can(Send())


def test_a_draft_never_has_many_moves() -> None:
    """Even with a hand of five, every good and credits to spare: about 25 at most (EV-17.9)."""
    full = Position().owns(YOU, XENOLINGUISTICS, GALACTIC_EMBASSY).cards(YOU, WINDFALL, CEASEFIRE, UNRAVEL, FOLD_SPACE)
    table = Table(full.credits(YOU, 9).credits(RED, 9).cards(RED, UNRAVEL, CEASEFIRE).allied(YOU, 0, 1, 2).pre_round())
    table.by(YOU, TradeWith(RED), GiveCredit())
    assert len(GAME.moves(table.state, YOU)) <= 25


def test_nothing_else_is_ever_traded() -> None:
    """Only credits, cards and the use of goods have moves; promises have none (EV-17.2, EV-17.4)."""
    table = Table(Position().credits(YOU, 3).credits(RED, 3).cards(YOU, WINDFALL).cards(RED, UNRAVEL))
    table.play(TradeWith(RED))
    kinds = {type(move) for move in GAME.moves(table.state, YOU)}
    assert kinds == {Drop, GiveCredit, GiveCard, AskCredit, AskCard}


def test_gifts_bind_at_once() -> None:
    """A gift asks for nothing in return (EV-17.1, EV-17.4)."""
    table = Table(Position().credits(YOU, 1))
    table.play(TradeWith(GREEN), GiveCredit(), Send(), Accept(()))
    assert (table.credits(), table.credits(GREEN)) == (0, 1)


def test_cards_may_change_hands_and_limits_follow() -> None:
    """The receiver above his limit discards at once (EV-13.8, EV-17.6, EV-17.12)."""
    table = Table(Position().cards(YOU, WINDFALL).cards(RED, CEASEFIRE, CEASEFIRE, UNRAVEL))
    table.play(TradeWith(RED), GiveCard(WINDFALL), Send(), Accept(()))
    assert isinstance(table.step, ToDiscard)
    assert table.waiting == (RED,)


def test_the_use_of_a_good() -> None:
    """Traded in the pre-round phase by whoever has it; it lapses with the phase (EV-17.3, EV-17.8)."""
    phase = Position().pre_round().stack(GALACTIC_BOOM)
    table = Table(phase.conquered(YOU, KRAAG).owns(RED, STARCRUISERS).credits(RED, 8))
    table.by(YOU, TradeWith(RED))
    assert table.moves(GiveGood, YOU) == [GiveGood(METALS)]
    table.by(YOU, GiveGood(METALS), Send())
    table.by(RED, Accept(()))
    assert table.player(RED).leaves == ((METALS, YOU),)
    assert any(move.lender == YOU for move in table.moves(Research, RED))
    while isinstance(table.step, ToOrder):
        table.by(table.waiting[0], Ready())
    assert table.player(RED).leaves == ()


def test_goods_are_not_lent_in_a_turn() -> None:
    """Unless somebody is deciding on a research, who may ask (EV-17.8, EV-17.11)."""
    table = Table(Position().conquered(YOU, KRAAG).conquered(RED, FERRUN))
    table.play(TradeWith(RED))
    assert not table.moves(GiveGood)
    assert not table.moves(AskGood)
    deciding = Table(Position().credits(YOU, 9).conquered(RED, FERRUN).event_step(SCIENTIFIC_CONGRESS))
    assert deciding.waiting == (YOU,)
    deciding.play(TradeWith(RED))
    assert deciding.moves(AskGood) == [AskGood(METALS)]
    deciding.play(Drop())
    building = Table(Position().credits(YOU, 9).conquered(RED, FERRUN).event_step(ARMS_BAZAAR))
    building.play(TradeWith(RED))
    assert not building.moves(AskGood)
    for credits in (1, 2):
        deciding.play(TradeWith(RED), *[GiveCredit()] * credits, Send(), Refuse())
    assert not deciding.moves(TradeWith)


def test_limits_on_offers() -> None:
    """Three in the own turn, the same one only once (EV-17.11)."""
    table = Table(Position().credits(YOU, 9))
    table.play(TradeWith(RED), GiveCredit(), Send(), Refuse())
    table.play(TradeWith(RED), GiveCredit())
    assert not table.can(Send())
    table.play(GiveCredit(), Send(), Refuse())
    table.play(TradeWith(GREEN), GiveCredit(), Send(), Refuse())
    assert not table.moves(TradeWith)


def test_four_offers_in_a_pre_round_phase() -> None:
    """EV-17.11."""
    table = Table(Position().credits(YOU, 9).pre_round())
    for credits in range(1, 5):
        table.by(YOU, TradeWith(RED), *[GiveCredit()] * credits, Send())
        table.by(RED, Refuse())
    assert not table.moves(TradeWith, YOU)


def test_no_offers() -> None:
    """A public wish: nobody can make that seat an offer (EV-17.13)."""
    table = Table(Position().credits(YOU, 1))
    table.play(TradeWith(RED), GiveCredit(), Send(), Quiet())
    assert table.credits() == 1
    assert {move.partner for move in table.moves(TradeWith)} == {GREEN, BLUE}
    assert GAME.view(table.state, GREEN).players[RED].quiet
    assert table.state.offers


def test_only_the_partners_see_the_cards() -> None:
    """Others see how many changed hands; drafts are seen by their owner alone (EV-27.5)."""
    table = Table(Position().cards(YOU, WINDFALL).cards(RED, UNRAVEL))
    table.play(TradeWith(RED), GiveCard(WINDFALL))
    draft = GAME.view(table.state, RED).agenda[-1]
    assert isinstance(draft, ToDraft)
    assert draft.offer.is_empty
    table.play(AskCard(TEMPERAMENTS.index("mysterious")))
    (sent,) = told(table.play(Send()), OfferSent)
    assert sent.seen_by(RED) == sent
    assert sent.seen_by(GREEN) == OfferSent(Offer(YOU, RED, IN_TURN))
    (made,) = told(table.play(Accept((UNRAVEL,))), TradeMade)
    seen = made.seen_by(GREEN)
    assert isinstance(seen, TradeMade)
    assert (seen.cards, seen.offer.give_cards) == ((-1,), (-1,))
    assert made.seen_by(YOU) == made


def test_a_trade_makes_hands_unknown() -> None:
    """What everybody had seen may have changed hands (EV-27.5)."""
    table = Table(Position().cards(YOU, WINDFALL, FOLD_SPACE))
    table.player().known = (WINDFALL,)
    table.state.legal = {}
    table.play(TradeWith(RED), GiveCard(FOLD_SPACE), Send(), Accept(()))
    assert table.player().known == ()


def test_no_trade_in_the_middle_of_things() -> None:
    """While an offer waits for its answer nobody else moves (EV-17.1, EV-17.10)."""
    table = Table(Position().credits(YOU, 2))
    table.play(TradeWith(RED), GiveCredit(), Send())
    assert table.waiting == (RED,)
    assert GAME.moves(table.state, YOU) == []
    table.play(Refuse())
    assert table.waiting == (YOU,)
