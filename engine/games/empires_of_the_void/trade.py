"""Chapter 17: bargains. An offer is put together in small moves, sent, and answered by the partner alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.empires_of_the_void.components import (
    CARDS,
    GOODS,
    IN_DECISION,
    IN_PRE_ROUND,
    IN_RESEARCH,
    NOTHING,
    TEMPERAMENTS,
    TRADE,
)
from engine.games.empires_of_the_void.empire import goods
from engine.games.empires_of_the_void.events import OfferRefused, OfferSent, TradeMade
from engine.games.empires_of_the_void.hands import enforce_limits, take_up, without
from engine.games.empires_of_the_void.moves import (
    Accept,
    AskCard,
    AskCredit,
    AskGood,
    Drop,
    GiveCard,
    GiveCredit,
    GiveGood,
    Quiet,
    Refuse,
    Send,
    TradeWith,
)
from engine.games.empires_of_the_void.state import EmpiresState, Offer
from engine.games.empires_of_the_void.step import QUIET, bar_offers

M = TypeVar("M", bound=Move)

_SEND, _DROP, _REFUSE, _GIVE_CREDIT, _ASK_CREDIT = Send(), Drop(), Refuse(), GiveCredit(), AskCredit()
_TRADE_WITH = tuple(TradeWith(seat) for seat in range(4))
_GIVE_CARDS = tuple(GiveCard(card) for card in range(len(CARDS)))
_GIVE_GOODS = tuple(GiveGood(good) for good in range(len(GOODS)))
_ASK_CARDS = tuple(AskCard(temperament) for temperament in range(len(TEMPERAMENTS)))
_ASK_GOODS = tuple(AskGood(good) for good in range(len(GOODS)))


def offers_left(state: EmpiresState, seat: Seat, occasion: int) -> int:
    """EV-17.11."""
    sent = sum(offer.sender == seat and offer.occasion == occasion for offer in state.offers)
    if occasion == IN_PRE_ROUND:
        return TRADE["offers_pre_round"] - sent
    if occasion in (IN_DECISION, IN_RESEARCH):
        return TRADE["offers_decision"] - sent
    return TRADE["offers_own_turn" if seat == state.active else "offers_other_turn"] - sent


def partners(state: EmpiresState, seat: Seat, occasion: int) -> list[TradeWith]:
    """Whom an offer could be made to; those who take no offers are left out (EV-17.13)."""
    if offers_left(state, seat, occasion) <= 0:
        return []
    return [_TRADE_WITH[other] for other, player in enumerate(state.players) if other != seat and not player.quiet]


def begin_offer(state: EmpiresState, seat: Seat, partner: Seat, occasion: int) -> None:
    state.agenda.append(ToDraft(seat, Offer(seat, partner, occasion)))


def forget_offers(state: EmpiresState, occasion: int) -> None:
    """A phase, turn or decision is over: leave to use goods lapses, offers may be made anew."""
    if state.offers:
        state.offers = tuple([offer for offer in state.offers if offer.occasion != occasion])


@dataclass(frozen=True, slots=True)
class ToDraft(Asks[EmpiresState]):
    """Small moves that nobody else sees, in any order (EV-17.9)."""

    offer: Offer

    def seen_by(self, seat: Seat | None) -> ToDraft:
        return self if seat == self.seat else ToDraft(self.seat, self.offer.redacted())

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        offer, player, partner = self.offer, state.players[seat], state.players[self.offer.partner]
        found: list[Move] = []
        if not offer.is_empty and offer not in state.offers:
            found.append(_SEND)
        found.append(_DROP)
        if offer.give_credits < min(TRADE["credits"], player.free):
            found.append(_GIVE_CREDIT)
        if len(offer.give_cards) < TRADE["cards"]:
            found += [_GIVE_CARDS[card] for card in sorted(set(without(player.hand, offer.give_cards)))]
        if offer.give_good == NOTHING and offer.occasion == IN_PRE_ROUND:
            found += _of_goods(_GIVE_GOODS, goods(state, seat))
        if offer.ask_credits < min(TRADE["credits"], partner.credits):
            found.append(_ASK_CREDIT)
        if len(offer.ask_cards) < min(TRADE["cards"], len(partner.hand)):
            found += _ASK_CARDS
        if offer.ask_good == NOTHING and offer.occasion in (IN_PRE_ROUND, IN_RESEARCH):
            found += _of_goods(_ASK_GOODS, goods(state, offer.partner))
        return found

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        if move == _DROP:
            state.agenda.pop()
        elif move == _SEND:
            state.agenda.pop()
            state.offers += (self.offer,)
            state.events.append(OfferSent(self.offer))
            state.agenda.append(ToAnswer(self.offer))
        else:
            state.agenda[-1] = ToDraft(seat, _ADDITIONS[type(move)](self.offer, move))


def _of_goods(moves: tuple[M, ...], owned: int) -> list[M]:
    return [move for good, move in enumerate(moves) if owned >> good & 1]


_ADDITIONS: dict[type[Move], Callable[[Offer, Any], Offer]] = {
    GiveCredit: lambda offer, move: replace(offer, give_credits=offer.give_credits + 1),
    GiveCard: lambda offer, move: replace(offer, give_cards=tuple(sorted((*offer.give_cards, move.card)))),
    GiveGood: lambda offer, move: replace(offer, give_good=move.good),
    AskCredit: lambda offer, move: replace(offer, ask_credits=offer.ask_credits + 1),
    AskCard: lambda offer, move: replace(offer, ask_cards=tuple(sorted((*offer.ask_cards, move.temperament)))),
    AskGood: lambda offer, move: replace(offer, ask_good=move.good),
}


@lru_cache(maxsize=8192)
def deliveries(hand: tuple[int, ...], wanted: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Each different set of cards of these temperaments that a hand can give."""
    found = [()] if not wanted else []  # type: list[tuple[int, ...]]
    if wanted:
        for card in sorted(set(hand)):
            if CARDS[card].temperament == wanted[0]:
                rest = deliveries(without(hand, (card,)), wanted[1:])
                found += [tuple(sorted((card, *others))) for others in rest]
    return tuple(sorted(set(found)))


@dataclass(frozen=True, slots=True)
class ToAnswer(Step[EmpiresState]):
    """A partner who cannot deliver is asked all the same: hands stay secret (EV-17.10)."""

    offer: Offer

    @property
    def case(self) -> str:
        return self.offer.case

    def seats(self) -> tuple[Seat, ...]:
        return (self.offer.partner,)

    def seen_by(self, seat: Seat | None) -> ToAnswer:
        return self if seat in (self.offer.sender, self.offer.partner) else ToAnswer(self.offer.redacted())

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        offer, player = self.offer, state.players[seat]
        found: list[Move] = [_REFUSE, QUIET]
        able = player.free >= offer.ask_credits
        if able and (offer.ask_good == NOTHING or goods(state, seat) >> offer.ask_good & 1):
            found += [Accept(cards) for cards in deliveries(player.hand, offer.ask_cards)]
        return found

    def quiet(self, state: EmpiresState, seat: Seat) -> Move | None:
        return _REFUSE

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        state.agenda.pop()
        if isinstance(move, Accept):
            exchange(state, self.offer, move.cards)
            return
        state.declined += (self.offer,)
        state.events.append(OfferRefused(self.offer.sender, seat))
        if isinstance(move, Quiet):
            bar_offers(state, seat, True)


def exchange(state: EmpiresState, offer: Offer, cards: tuple[int, ...]) -> None:
    """Both ways at once, then both hands are brought to their limit, the sender's first (EV-17.12)."""
    sender, partner = state.players[offer.sender], state.players[offer.partner]
    change = offer.ask_credits - offer.give_credits
    sender.credits += change
    partner.credits -= change
    _hand_over(state, offer.sender, offer.partner, offer.give_cards)
    _hand_over(state, offer.partner, offer.sender, cards)
    if offer.give_good != NOTHING:
        partner.leaves += ((offer.give_good, offer.sender),)
    if offer.ask_good != NOTHING:
        sender.leaves += ((offer.ask_good, offer.partner),)
    state.events.append(TradeMade(offer, cards))
    enforce_limits(state, (offer.sender, offer.partner))


def _hand_over(state: EmpiresState, giver: Seat, taker: Seat, cards: tuple[int, ...]) -> None:
    """Nobody else sees which: what was known of the giver's hand is known no more (EV-27.5)."""
    if cards:
        player = state.players[giver]
        player.hand, player.known = without(player.hand, cards), ()
        take_up(state, taker, cards)
