"""What the bots think of bargains: which offers to make, which to take. They trade fairly, and less with the leader."""

from __future__ import annotations

from engine.core.moves import Move, Seat
from engine.games.empires_of_the_void.components import (
    CARDS,
    HOME,
    IN_TURN,
    NOBODY,
    NOTHING,
    PLANETS,
    TECHNOLOGIES,
    TEMPERAMENTS,
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
from engine.games.empires_of_the_void.research import cost, unlocked
from engine.games.empires_of_the_void.state import Offer
from engine.games.empires_of_the_void.worth import Outlook, card_worth, technology_worth

_LEAVE_PRICE = 2
_CARD_PRICE = 2
_DEAREST_CARD = 5
_SHARE = 0.3
"""Of what a card brings, the part offered for it."""
_LIKELY = 0.15
"""The chance that a card of another hand is of the kind wanted, and for sale."""
_LEAST_GAIN = 0.5


def card_gain(outlook: Outlook, temperament: int) -> float:
    """What one more card of a temperament would bring: better chances at a planet where a Diplomat could go."""
    best = 0.0
    state = outlook.state
    for planet in state.galaxy.planets:
        if PLANETS[planet].temperament != temperament or state.holder[planet] != NOBODY:
            continue
        held = outlook.fitting_cards(planet)
        if 1 <= held < 4:
            better = outlook.success(planet, held + 1) - outlook.success(planet, held)
            best = max(best, better * outlook.alliance(planet))
    return 0.5 * best


def wanted_good(outlook: Outlook) -> tuple[int, float]:
    """The good that would open the best technology, and what that technology is worth beyond its price."""
    state, player = outlook.state, outlook.state.players[outlook.seat]
    best, gain = NOTHING, 0.0
    for technology in unlocked(player.technologies, player.race):
        good = TECHNOLOGIES[technology].good
        price = cost(state, outlook.seat, technology)
        if good == NOTHING or outlook.goods >> good & 1 or price + _LEAVE_PRICE > player.free:
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
    if occasion != IN_TURN and player.orders.technology == NOTHING and not player.leaves:
        good, gain = wanted_good(outlook)
        if good != NOTHING and goods(state, partner) >> good & 1:
            offer = Offer(seat, partner, occasion, give_credits=_LEAVE_PRICE, ask_good=good)
            found.append((gain - _LEAVE_PRICE * outlook.credit, offer))
    held = len(state.players[partner].hand)
    if held and player.free >= _CARD_PRICE and outlook.rounds:
        for temperament in range(len(TEMPERAMENTS)):
            gain = card_gain(outlook, temperament)
            price = max(_CARD_PRICE, min(_DEAREST_CARD, player.free, int(_SHARE * gain / outlook.credit)))
            offer = Offer(seat, partner, occasion, give_credits=price, ask_cards=(temperament,))
            found.append((_LIKELY * held * (gain - price * outlook.credit), offer))
    found = [(gain, offer) for gain, offer in found if gain >= _LEAST_GAIN]
    if not found:
        return None
    gain, offer = max(found, key=lambda entry: entry[0])
    return offer, gain


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
    gain += sum(card_worth(outlook, card) + card_gain(outlook, CARDS[card].temperament) for card in offer.give_cards)
    gain -= sum(card_worth(outlook, card) + _keeping(outlook, card) for card in cards)
    if offer.give_good != NOTHING:
        gain += 0.8 if wanted_good(outlook)[0] == offer.give_good else 0.0
    if offer.ask_good != NOTHING:
        gain -= 0.3
    return gain - (0.8 if leads else 0.1)


def _keeping(outlook: Outlook, card: int) -> float:
    """What a card does for a planet that could still be won with it."""
    state, temperament = outlook.state, CARDS[card].temperament
    best = 0.0
    for planet in range(HOME):
        if PLANETS[planet].temperament == temperament and state.holder[planet] == NOBODY:
            held = min(4, outlook.fitting_cards(planet))
            if held >= 2 and planet in state.galaxy.planets:
                worse = outlook.success(planet, held) - outlook.success(planet, held - 1)
                best = max(best, worse * outlook.alliance(planet))
    return 0.5 * best
