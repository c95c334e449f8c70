"""How bots trade: they offer what helps them, refuse what helps the leader, and say why (SF-7.21)."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move, Seat
from engine.games.starfarers.components import EMPTY_HAND, OFFERS_A_TURN, ONE_CARD, REMARKS, Hand, covers, minus, plus
from engine.games.starfarers.moves import Accept, Announce, Counter, Deal, Offer, Refuse, Withdraw
from engine.games.starfarers.outlook import Outlook
from engine.games.starfarers.purse import MISSING, NEVER, PRICES
from engine.games.starfarers.scoring import points, points_to_win
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.trading import OFFERS, ToAnswer, ToClose

LEAST_GAIN: Final = 0.04
"""Less is not worth a word."""
NEAR_VICTORY: Final = 3
"""Who lacks no more points than that gets nothing from those behind."""
CLEAR_LEAD: Final = 2
"""Who is so many points ahead of everybody gets nothing either."""
TOO_MUCH: Final = 9.0
_NEAR_VICTORY, _LEADER, _NO_USE, _KEEP = range(len(REMARKS))


def gain(outlook: Outlook, get: Hand, lose: Hand) -> float:
    """What an exchange is worth to the seat of this outlook, in points: most if it can buy with it at once."""
    hand = outlook.state.players[outlook.seat].hand
    value = outlook.buying_value if outlook.seat == outlook.state.active else outlook.hand_value
    return value(plus(minus(hand, lose), get)) - value(hand)


def harm(state: StarfarersState, seat: Seat, partner: Seat) -> float:
    """What it costs to help that player: little, more if he is ahead, too much if he is about to win."""
    if is_near_victory(state, seat, partner) or is_leader(state, partner):
        return TOO_MUCH
    ahead = max(0, points(state, partner) - points(state, seat))
    return (0.01 + 0.02 * ahead) * (2.5 if len(state.players) == 2 else 1.0)


def is_near_victory(state: StarfarersState, seat: Seat, partner: Seat) -> bool:
    theirs = points(state, partner)
    return theirs >= points_to_win(state) - NEAR_VICTORY and theirs >= points(state, seat)


def is_leader(state: StarfarersState, partner: Seat) -> bool:
    return points(state, partner) >= CLEAR_LEAD + max([points(state, other) for other in state.others(partner)])


# -- offering ----------------------------------------------------------------------------------------------------


def is_plain(offer: Offer | Counter) -> bool:
    """One or two cards of one kind for one card."""
    return offer.want in _ONE and offer.give in _ONE_OR_TWO


_ONE = frozenset(ONE_CARD)
_ONE_OR_TWO = _ONE | {tuple(2 * one for one in cards) for cards in ONE_CARD}
_PLAIN = {
    card: [(number, offer) for number, offer in enumerate(OFFERS) if offer.want == card and is_plain(offer)]
    for card in ONE_CARD
}
"""The plain offers that ask for a card, with their numbers."""


def best_bid(outlook: Outlook) -> tuple[Offer | Announce | None, float]:
    """The best offer and its worth, or the announcement that must come first: offers serve what was announced."""
    state, seat = outlook.state, outlook.seat
    best: tuple[Offer | Announce | None, float] = (None, NEVER)
    if len(state.offers) >= OFFERS_A_TURN:
        return best
    hand = state.players[seat].hand
    partners = {
        other: harm(state, seat, other)
        for other in state.others(seat)
        if state.players[other].size and harm(state, other, seat) < TOO_MUCH
    }
    aim = state.aims[-1] if state.aims else None
    useful = [card for card in ONE_CARD if gain(outlook, card, EMPTY_HAND) >= LEAST_GAIN] if partners else []
    for card in useful:
        for number, offer in _PLAIN[card]:
            if number not in state.offers and covers(hand, offer.give):
                worth = rate_offer(outlook, offer, partners)
                if worth > best[1]:
                    goal = goal_of(outlook, offer)
                    best = (offer if goal == aim else Announce(goal), worth)
    return best


def goal_of(outlook: Outlook, offer: Offer) -> int:
    """The purchase that the card wanted completes, or the one it brings nearest."""
    hand = plus(minus(outlook.state.players[outlook.seat].hand, offer.give), offer.want)
    wanted = offer.want.index(1)

    def nearness(goal: int) -> tuple[bool, float]:
        missing = sum([max(0, cost - held) for cost, held in zip(PRICES[goal], hand, strict=True)])
        value = outlook.aims()[goal][0]
        return bool(value) and not missing, value * MISSING**missing

    return max((goal for goal, price in enumerate(PRICES) if price[wanted]), key=nearness)


def rate_offer(outlook: Outlook, offer: Offer, partners: dict[Seat, float]) -> float:
    """An exchange that helps at once is worth a try, before the bank is asked; it may harm to help the partner."""
    worth = gain(outlook, offer.want, offer.give)
    if worth < LEAST_GAIN:
        return NEVER
    best = 0.0
    for other, cost in partners.items():
        if worth > cost:
            best = max(best, (worth - cost) * agreeable(outlook, other, offer))
    return 0.35 + best if best else NEVER


def agreeable(outlook: Outlook, other: Seat, offer: Offer) -> float:
    """How likely an opponent has the card wanted and likes what is given, from what his planets bring in."""
    given = offer.give.index(max(offer.give))
    likes = 0.9 if max(offer.give) == 2 else 0.6
    return holds(outlook, other, offer.want) * likes * (1.3 - 1.5 * outlook.shares(other)[given])


def holds(outlook: Outlook, other: Seat, cards: Hand) -> float:
    """How likely an opponent has one or two cards of a kind."""
    amount = max(cards)
    share, size = outlook.shares(other)[cards.index(amount)], outlook.state.players[other].size
    return float((1 - (1 - share) ** size) ** amount)


# -- answering ---------------------------------------------------------------------------------------------------


def rate_answers(outlook: Outlook, step: ToAnswer, moves: list[Move]) -> list[float]:
    """Accept what helps, unless it helps a leader; else ask for something better, once; else refuse and say why."""
    cost = harm(outlook.state, outlook.seat, step.seat)
    refusal = Refuse(remark(outlook, step))
    return [rate_answer(outlook, step, move, cost, refusal) for move in moves]


def rate_answer(outlook: Outlook, step: ToAnswer, move: Move, cost: float, refusal: Refuse) -> float:
    if isinstance(move, Refuse):
        return 0.0 if move == refusal else NEVER
    if isinstance(move, Accept):
        return gain(outlook, step.give, step.want) - cost
    assert isinstance(move, Counter)
    if move.want != step.want or not is_plain(move):
        return NEVER
    better = gain(outlook, move.give, move.want) - cost - LEAST_GAIN
    return 0.5 * better * holds(outlook, step.seat, move.give) if better > 0 else NEVER


def remark(outlook: Outlook, step: ToAnswer) -> int:
    """Why the offer is refused. It does not depend on the cards wanted, so that nobody learns who holds them."""
    state, seat = outlook.state, outlook.seat
    if is_near_victory(state, seat, step.seat):
        return _NEAR_VICTORY
    if is_leader(state, step.seat):
        return _LEADER
    hand = state.players[seat].hand
    helped = outlook.hand_value(plus(hand, step.give)) - outlook.hand_value(hand)
    return _NO_USE if helped < LEAST_GAIN else _KEEP


def rate_closing(outlook: Outlook, step: ToClose, move: Move) -> float:
    if isinstance(move, Withdraw):
        return 0.0
    assert isinstance(move, Deal)
    terms = step.terms(move.partner)
    assert terms is not None
    return gain(outlook, terms.want, terms.give) - harm(outlook.state, outlook.seat, move.partner)
