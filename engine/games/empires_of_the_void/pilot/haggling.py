"""What the bots think of bargains: which offers to make, which to take. They trade fairly, and less with the leader."""

from __future__ import annotations

from math import ceil

from engine.core.moves import Move, Seat
from engine.games.empires_of_the_void.components import (
    CARDS,
    IN_PRE_ROUND,
    IN_RESEARCH,
    NOTHING,
    TECHNOLOGIES,
    TEMPERAMENTS,
    TRADE,
)
from engine.games.empires_of_the_void.empire import goods
from engine.games.empires_of_the_void.moves import (
    AskCard,
    AskCredit,
    AskGood,
    Drop,
    GiveCard,
    GiveCredit,
    GiveGood,
    Send,
)
from engine.games.empires_of_the_void.pilot.prospects import card_gain, cards_worth
from engine.games.empires_of_the_void.pilot.worth import Outlook, credit_worth, technology_worth
from engine.games.empires_of_the_void.research import cost, unlocked
from engine.games.empires_of_the_void.state import Offer

_CARD = 0.75
_LEAVE = 0.45
"""What an ordinary card and leave to use a good have to bring whoever sells them, in victory points."""
_LIKELY = 0.15
"""The chance that a card of another hand is of the kind wanted, and for sale."""
_LEAST_GAIN = 0.8


def wanted_good(outlook: Outlook, fee: int = 0) -> tuple[int, float]:
    """The good that would open the best technology, and what that technology is worth beyond its price and a fee."""
    state, player = outlook.state, outlook.state.players[outlook.seat]
    best, gain = NOTHING, 0.0
    for technology in unlocked(player.technologies, player.race):
        good = TECHNOLOGIES[technology].good
        price = cost(state, outlook.seat, technology) + fee
        if good == NOTHING or outlook.goods >> good & 1 or price > player.free:
            continue
        worth = technology_worth(state, technology) - price * outlook.credit
        if worth > gain:
            best, gain = good, worth
    return best, gain


def plan(outlook: Outlook, partner: Seat, occasion: int) -> tuple[Offer, float] | None:
    """The offer this seat would make to that partner, and its gain; None if it wants nothing of him.

    One offer in a turn is enough: nobody likes a pedlar.
    """
    state, seat = outlook.state, outlook.seat
    player = state.players[seat]
    if any(offer.sender == seat and offer.occasion == occasion for offer in state.offers):
        return None
    found: list[tuple[float, Offer]] = []
    if occasion in (IN_PRE_ROUND, IN_RESEARCH) and player.orders.technology == NOTHING and not player.leaves:
        price = _price(outlook, partner, _LEAVE)
        good, gain = wanted_good(outlook, price)
        if good != NOTHING and goods(state, partner) >> good & 1 and price <= TRADE["credits"]:
            found.append((gain, Offer(seat, partner, occasion, give_credits=price, ask_good=good)))
    held = len(state.players[partner].hand)
    price = _price(outlook, partner, _CARD)
    if held and outlook.rounds and price <= min(player.free, TRADE["credits"]):
        for temperament in range(len(TEMPERAMENTS)):
            gain = card_gain(outlook, temperament)
            offer = Offer(seat, partner, occasion, give_credits=price, ask_cards=(temperament,))
            found.append((_LIKELY * held * (gain - price * outlook.credit), offer))
    found = [(gain, offer) for gain, offer in found if gain >= _LEAST_GAIN and not _was_declined(outlook, offer)]
    if not found:
        return None
    gain, offer = max(found, key=lambda entry: entry[0])
    return offer, gain


def _was_declined(outlook: Outlook, offer: Offer) -> bool:
    """Whoever has refused is not asked for the same again in this round, whatever the price."""
    wish = offer.sender, offer.partner, offer.ask_cards, offer.ask_good
    return any(wish == (old.sender, old.partner, old.ask_cards, old.ask_good) for old in outlook.state.declined)


def _price(outlook: Outlook, partner: Seat, worth: float) -> int:
    """The credits that are worth so much to a partner; more to one who has plenty."""
    return ceil(worth / credit_worth(outlook.state, partner))


def next_move(draft: Offer, goal: Offer | None) -> Move:
    """The small move that brings a draft closer to the offer that is meant."""
    if goal is None:
        return Drop()
    if draft.give_credits < goal.give_credits:
        return GiveCredit()
    if len(draft.give_cards) < len(goal.give_cards):
        return GiveCard(goal.give_cards[len(draft.give_cards)])
    if draft.give_good != goal.give_good:
        return GiveGood(goal.give_good)
    if draft.ask_credits < goal.ask_credits:
        return AskCredit()
    if len(draft.ask_cards) < len(goal.ask_cards):
        return AskCard(goal.ask_cards[len(draft.ask_cards)])
    if draft.ask_good != goal.ask_good:
        return AskGood(goal.ask_good)
    return Send()


def answer(outlook: Outlook, offer: Offer, cards: tuple[int, ...], leads: bool) -> float:
    """What accepting an offer brings the partner; a leader has to pay more."""
    gain = (offer.give_credits - offer.ask_credits) * outlook.credit
    gain += sum(card_gain(outlook, CARDS[card].temperament) for card in offer.give_cards)
    gain -= cards_worth(outlook, cards)
    if offer.give_good != NOTHING:
        gain += 0.8 if wanted_good(outlook)[0] == offer.give_good else 0.0
    if offer.ask_good != NOTHING:
        gain -= 0.3
    return gain - (0.8 if leads else 0.1)
