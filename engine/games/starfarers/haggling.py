"""How bots trade: they offer what helps them, refuse what helps the leader, and can say why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.moves import Move, Seat
from engine.games.starfarers.components import ONE_CARD, Hand, minus, plus
from engine.games.starfarers.moves import Accept, Counter, Deal, Offer, Refuse, Withdraw
from engine.games.starfarers.outlook import Outlook
from engine.games.starfarers.purse import CARD, NEVER, PRICES
from engine.games.starfarers.scoring import points, points_to_win
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.trading import ToAnswer, ToClose

OFFERS_A_TURN: Final = 3
LEAST_GAIN: Final = 0.04
"""Less is not worth a word."""
NEAR_VICTORY: Final = 3
"""Who lacks no more points than that gets nothing from anybody."""

GOALS: Final = ("colony_ship", "trade_ship", "spaceport", "booster", "cannon", "freight_ring", "fame_ring")


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot trades as it does: a word of the catalogue's table `reason`, with its figures."""

    id: str
    figures: tuple[int, ...] = ()


def gain(outlook: Outlook, get: Hand, lose: Hand) -> float:
    """What an exchange is worth to the seat of this outlook, in points: most if it can buy with it at once."""
    hand = outlook.state.players[outlook.seat].hand
    value = outlook.buying_value if outlook.seat == outlook.state.active else outlook.hand_value
    return value(plus(minus(hand, lose), get)) - value(hand)


def harm(state: StarfarersState, seat: Seat, partner: Seat) -> float:
    """What it costs to help that player: little, more if he is ahead, too much if he is about to win."""
    theirs, own = points(state, partner), points(state, seat)
    if theirs >= points_to_win(state) - NEAR_VICTORY and theirs >= own:
        return 9.0
    ahead = max(0, theirs - own)
    return (0.01 + 0.02 * ahead) * (2.5 if len(state.players) == 2 else 1.0)


# -- offering ----------------------------------------------------------------------------------------------------


def is_plain(offer: Offer | Counter) -> bool:
    """One or two cards of one kind for one card."""
    return offer.want in _ONE and offer.give in _ONE_OR_TWO


_ONE = frozenset(ONE_CARD)
_ONE_OR_TWO = _ONE | {tuple(2 * one for one in cards) for cards in ONE_CARD}


def rate_offer(outlook: Outlook, offer: Offer) -> float:
    """An exchange that helps at once is worth a try, before the bank is asked."""
    state, seat = outlook.state, outlook.seat
    if len(state.offers) >= OFFERS_A_TURN or not is_plain(offer):
        return NEVER
    worth = gain(outlook, offer.want, offer.give)
    if worth < LEAST_GAIN:
        return NEVER
    best = 0.0
    for other in state.others(seat):
        if state.players[other].size:
            left = worth - harm(state, seat, other)
            best = max(best, left * agreeable(outlook, other, offer))
    return 0.35 + best if best else NEVER


def agreeable(outlook: Outlook, other: Seat, offer: Offer) -> float:
    """How likely an opponent has the card wanted and likes what is given, from what his planets bring in."""
    shares = outlook.shares(other)
    wanted, given = offer.want.index(1), offer.give.index(max(offer.give))
    holds = 1 - (1 - shares[wanted]) ** outlook.state.players[other].size
    likes = 0.9 if max(offer.give) == 2 else 0.6
    return holds * likes * (1.3 - 1.5 * shares[given])


# -- answering ---------------------------------------------------------------------------------------------------


def rate_answer(outlook: Outlook, step: ToAnswer, move: Move) -> float:
    """Accept what helps, unless it helps a leader more; else ask for something better, once; else refuse."""
    if isinstance(move, Refuse):
        return 0.0
    cost = harm(outlook.state, outlook.seat, step.seat)
    if isinstance(move, Accept):
        return gain(outlook, step.give, step.want) - cost
    assert isinstance(move, Counter)
    if move.want != step.want or not is_plain(move):
        return NEVER
    better = gain(outlook, move.give, move.want) - cost - LEAST_GAIN
    return 0.35 * better if better > 0 else NEVER


def rate_closing(outlook: Outlook, step: ToClose, move: Move) -> float:
    if isinstance(move, Withdraw):
        return 0.0
    assert isinstance(move, Deal)
    terms = step.terms(move.partner)
    assert terms is not None
    return gain(outlook, terms.want, terms.give) - harm(outlook.state, outlook.seat, move.partner)


# -- saying why --------------------------------------------------------------------------------------------------


def reason(outlook: Outlook, move: Move) -> Reason | None:
    """Why the seat makes this move, if it is one of trade."""
    state, seat = outlook.state, outlook.seat
    step = state.agenda[-1] if state.agenda else None
    if isinstance(move, Offer):
        return _aim(outlook, plus(minus(state.players[seat].hand, move.give), move.want))
    if isinstance(step, ToAnswer):
        if isinstance(move, Accept):
            return _aim(outlook, plus(minus(state.players[seat].hand, step.want), step.give))
        if isinstance(move, Counter):
            return Reason("not_enough")
        if harm(state, seat, step.seat) > 1:
            return Reason("near_victory", (step.seat, points(state, step.seat)))
        if points(state, step.seat) > max(points(state, other) for other in state.others(step.seat)):
            return Reason("leader", (step.seat,))
        return Reason("no_use")
    if isinstance(step, ToClose):
        return Reason("best_terms") if isinstance(move, Deal) else Reason("thought_better")
    return None


def _aim(outlook: Outlook, hand: Hand) -> Reason:
    """The purchase that a hand is good for."""
    worth = [
        value - CARD * sum(max(0, cost - held) for cost, held in zip(price, hand, strict=True))
        for (value, _), price in zip(outlook.aims(), PRICES, strict=True)
    ]
    return Reason("aim", (max(range(len(worth)), key=worth.__getitem__),))
