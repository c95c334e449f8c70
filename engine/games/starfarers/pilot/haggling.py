"""How bots trade: they offer what helps them, refuse what helps the leader, and say why (SF-7.21).

A person who is asked is disturbed. So bots ask only whom they would deal with and who may well have the card, nobody
twice a turn for the same, and nobody for what the bank gives as cheaply.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.core.moves import Move, Seat
from engine.games.starfarers.bank import rates
from engine.games.starfarers.components import (
    EMPTY_HAND,
    KINDS,
    ONE_CARD,
    REMARKS,
    SILENT,
    Hand,
    covers,
    minus,
    plus,
)
from engine.games.starfarers.moves import (
    Accept,
    Announce,
    AskFor,
    Compose,
    Deal,
    Forget,
    Offer,
    Propose,
    PutIn,
    Refuse,
    TakeUp,
    TurnDown,
    Withdraw,
)
from engine.games.starfarers.pilot.outlook import Outlook
from engine.games.starfarers.pilot.purse import MISSING, NEVER, PRICES
from engine.games.starfarers.scoring import points, points_to_win
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.terms import NOTHING_SAID, Terms
from engine.games.starfarers.trading import ToAnswer, ToClose, ToCompose, offers_made, was_said

LEAST_GAIN: Final = 0.04
"""Less is not worth a word."""
BANK_LEAD: Final = 0.02
"""By so much a player's cards must beat the bank's."""
LIKELY: Final = 0.5
"""Who has the card wanted with smaller odds is not asked."""
OFFERS: Final = 2
"""More offers a turn are a nuisance."""
NEAR_VICTORY: Final = 3
"""Who lacks no more points than that gets nothing from those behind."""
CLEAR_LEAD: Final = 2
"""Who is so many points ahead of everybody gets nothing either."""
TOO_MUCH: Final = 9.0
CERTAINTY: Final = 0.5
"""A wish that helps comes before offers of one's own: it is sure to be agreed to."""
NEXT: Final = 2.0
"""What the next word of a plan is rated: nothing else is thought of."""
_NEAR_VICTORY, _LEADER, _NO_USE, _KEEP, _ = range(len(REMARKS))


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


@dataclass(frozen=True, slots=True)
class Plan:
    """An exchange that a bot is about to propose, to whom, and what for."""

    terms: Terms
    to: tuple[Seat, ...]
    goal: int
    worth: float


_GIFTS = tuple((kind, tuple(amount * one for one in ONE_CARD[kind])) for kind in KINDS for amount in (1, 2))
"""What bots offer: one or two cards of a kind."""


def best_plan(outlook: Outlook) -> Plan | None:
    """The exchange with the best prospects: one or two cards of a kind for a card that helps at once."""
    state, seat = outlook.state, outlook.seat
    if len(offers_made(state)) >= OFFERS:
        return None
    partners = {
        other: harm(state, seat, other)
        for other in state.others(seat)
        if harm(state, seat, other) < TOO_MUCH > harm(state, other, seat)
    }
    hand = state.players[seat].hand
    best: Plan | None = None
    for wanted, card in enumerate(ONE_CARD):
        if not partners or gain(outlook, card, EMPTY_HAND) < LEAST_GAIN:
            continue
        listeners = [other for other in partners if may_have(outlook, other, wanted)]
        least = max(LEAST_GAIN, bank_gain(outlook, wanted) + BANK_LEAD)
        for given, cards in _GIFTS:
            if listeners and given != wanted and covers(hand, cards) and not state.traded_for[given]:
                worth = gain(outlook, card, cards)
                odds = {
                    other: agreeable(outlook, other, wanted, cards) for other in listeners if worth > partners[other]
                }
                if worth >= least and odds:
                    prospects = max((worth - partners[other]) * each for other, each in odds.items())
                    if best is None or 0.35 + prospects > best.worth:
                        terms = Terms(cards, card)
                        best = Plan(terms, tuple(odds), goal_of(outlook, terms), 0.35 + prospects)
    return best


def bank_gain(outlook: Outlook, wanted: int) -> float:
    """What the bank's best exchange for a card of that kind is worth."""
    state = outlook.state
    player = state.players[outlook.seat]
    if not state.bank[wanted]:
        return NEVER
    found = [
        gain(outlook, ONE_CARD[wanted], tuple([min(each) * one for one in ONE_CARD[kind]]))
        for kind, each in enumerate(rates(player.cards, state.exchanged))
        if kind != wanted and player.hand[kind] >= min(each)
    ]
    return max(found, default=NEVER)


def may_have(outlook: Outlook, other: Seat, wanted: int) -> bool:
    """Not asked for it this turn, and likely to have it."""
    asked = any(other in proposal.to and proposal.terms.want[wanted] for proposal in offers_made(outlook.state))
    return not asked and holds(outlook, other, ONE_CARD[wanted]) >= LIKELY


def goal_of(outlook: Outlook, terms: Terms) -> int:
    """The purchase that the card wanted completes, or the one it brings nearest."""
    hand = plus(minus(outlook.state.players[outlook.seat].hand, terms.give), terms.want)
    wanted = terms.want.index(1)

    def nearness(goal: int) -> tuple[bool, float]:
        missing = sum([max(0, cost - held) for cost, held in zip(PRICES[goal], hand, strict=True)])
        value = outlook.aims()[goal][0]
        return bool(value) and not missing, value * MISSING**missing

    return max((goal for goal, price in enumerate(PRICES) if price[wanted]), key=nearness)


def agreeable(outlook: Outlook, other: Seat, wanted: int, cards: Hand) -> float:
    """How likely an opponent has the card wanted and likes what is given, from what his planets bring in."""
    amount = max(cards)
    likes = 0.9 if amount == 2 else 0.6
    return holds(outlook, other, ONE_CARD[wanted]) * likes * (1.3 - 1.5 * outlook.shares(other)[cards.index(amount)])


def holds(outlook: Outlook, other: Seat, cards: Hand) -> float:
    """How likely an opponent has one or two cards of a kind."""
    amount = max(cards)
    share, size = outlook.shares(other)[cards.index(amount)], outlook.state.players[other].size
    return float((1 - (1 - share) ** size) ** amount)


# -- putting it together -----------------------------------------------------------------------------------------


def rate_composing(outlook: Outlook, step: ToCompose, moves: list[Move]) -> list[float]:
    """Say what it is for, and the plan card by card; without one forget it."""
    plan = best_plan(outlook)
    if plan is None:
        following: Move = Forget()
    elif step.goal == SILENT:
        following = Announce(plan.goal)
    else:
        following = next_word(outlook, plan.terms, Offer(plan.terms.give, plan.terms.want, plan.to))
    return [NEXT if move == following else NEVER for move in moves]


def next_word(outlook: Outlook, terms: Terms, last: Move) -> Move:
    """The next card that the draft lacks, or the last word; begin anew if there is too much in it."""
    draft = outlook.state.drafts[outlook.seat] or NOTHING_SAID
    if not covers(terms.give, draft.give) or not covers(terms.want, draft.want):
        return Forget()
    for kind in KINDS:
        if draft.give[kind] < terms.give[kind]:
            return PutIn(kind)
        if draft.want[kind] < terms.want[kind]:
            return AskFor(kind)
    return last


# -- answering ---------------------------------------------------------------------------------------------------


def rate_answers(outlook: Outlook, step: ToAnswer, moves: list[Move]) -> list[float]:
    """Accept what helps, unless it helps a leader; else offer something better for it; else refuse and say why."""
    state, seat = outlook.state, outlook.seat
    cost = harm(state, seat, step.seat)
    refusal = Refuse(remark(outlook, step.seat, step.give))
    worth = gain(outlook, step.give, step.want) - cost if Accept() in moves else NEVER
    other = counter_terms(outlook, step, cost) if worth <= 0 else None
    following: Move | None = None
    if other is not None:
        following = Compose()
        if state.drafts[seat] is not None:
            following = next_word(outlook, other, Propose(other.give, other.want))

    def rate(move: Move) -> float:
        if isinstance(move, Accept):
            return worth
        if move == following:
            return NEXT
        return 0.0 if move == refusal else NEVER

    return [rate(move) for move in moves]


def counter_terms(outlook: Outlook, step: ToAnswer, cost: float) -> Terms | None:
    """Another card for the very cards that were offered, which are there for certain; one that serves the aim."""
    state, seat = outlook.state, outlook.seat
    if step.goal == SILENT:
        return None
    hand = state.players[seat].hand
    best, found = LEAST_GAIN, None
    for kind, card in enumerate(ONE_CARD):
        terms = Terms(card, step.give)
        if hand[kind] and not step.give[kind] and not step.want[kind] and PRICES[step.goal][kind]:
            worth = gain(outlook, step.give, card) - cost
            if worth > best and not was_said(state, seat, terms, step.seat):
                best, found = worth, terms
    return found


def remark(outlook: Outlook, partner: Seat, get: Hand) -> int:
    """Why an exchange is refused. It does not depend on the cards wanted, so that nobody learns who holds them."""
    state, seat = outlook.state, outlook.seat
    if is_near_victory(state, seat, partner):
        return _NEAR_VICTORY
    if is_leader(state, partner):
        return _LEADER
    hand = state.players[seat].hand
    helped = outlook.hand_value(plus(hand, get)) - outlook.hand_value(hand)
    return _NO_USE if helped < LEAST_GAIN else _KEEP


# -- closing -----------------------------------------------------------------------------------------------------


def rate_closing(outlook: Outlook, step: ToClose, moves: list[Move]) -> list[float]:
    """Whoever asked and hears a yes that still helps does not think twice."""
    deals = [(deal_worth(outlook, move), move) for move in moves if isinstance(move, Deal)]
    best, deal = max(deals, key=lambda each: each[0])
    if best > 0:
        return [NEXT if move is deal else NEVER for move in moves]
    reason = Withdraw(remark(outlook, deal.partner, deal.want))
    return [0.0 if move == reason else NEVER for move in moves]


def deal_worth(outlook: Outlook, deal: Deal | TakeUp) -> float:
    return gain(outlook, deal.want, deal.give) - harm(outlook.state, outlook.seat, deal.partner)


def rate_reply(outlook: Outlook, move: TakeUp | TurnDown) -> float:
    """A wish is taken up if it helps, or turned down with a reason before the phase ends."""
    if isinstance(move, TakeUp):
        worth = deal_worth(outlook, move)
        return CERTAINTY + worth if worth >= LEAST_GAIN else NEVER
    wish: Any = next(wish for wish in outlook.state.wishes if wish.seat == move.partner)
    return LEAST_GAIN / 2 if move.remark == remark(outlook, move.partner, wish.terms.give) else NEVER
