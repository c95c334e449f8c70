"""What cards in hand are worth to a bot: by the purchases they make possible or bring nearer, in victory points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.starfarers.bank import rates
from engine.games.starfarers.components import (
    FAME_PRICE,
    KINDS,
    PART_PRICES,
    SHIP_PRICES,
    SPACEPORT_PRICE,
    Hand,
    covers,
    minus,
)

NEVER: Final = -5.0
"""What a bot thinks of a move it would not dream of."""
CARD: Final = 0.16
"""A card of any kind."""
MISSING: Final = 0.84
"""What is left of a purchase for every card still missing."""

# The goals of building, in the order of PRICES; 0 and 1 are the two kinds of ship.
SPACEPORT_GOAL: Final = 2
PART_GOALS: Final = (3, 4, 5)
FAME_GOAL: Final = 6
PRICES: Final = (*SHIP_PRICES, SPACEPORT_PRICE, *PART_PRICES, FAME_PRICE)
_PRICE_SIZES = tuple(sum(price) for price in PRICES)

Goals = tuple[tuple[float, float], ...]
"""What each goal of building is worth, and what the same once more would be."""


@lru_cache(maxsize=1_000)
def usual_rates(cards: tuple[int, ...]) -> Hand:
    """What the bank asks of the owner of these cards, as often as he likes."""
    return tuple(each[-1] for each in rates(cards, False))


def once_more(goals: Goals, goal: int) -> Goals:
    """The goals after one of them has been reached."""
    return tuple([(both[1], 0.8 * both[1]) if number == goal else both for number, both in enumerate(goals)])


@lru_cache(maxsize=20_000)
def buying_value(hand: Hand, goals: Goals, rate: Hand, limit: int) -> float:
    """A hand with which one may still buy: the same, or a purchase at once and the rest kept."""
    best = hand_value(hand, goals, rate, limit)
    for goal, (value, _) in enumerate(goals):
        if value and covers(hand, PRICES[goal]):
            rest = hand_value(minus(hand, PRICES[goal]), once_more(goals, goal), rate, limit)
            best = max(best, value + rest)
    return best


@lru_cache(maxsize=20_000)
def spending_value(hand: Hand, goals: Goals, rate: Hand, limit: int) -> float:
    """A hand in the trade and build phase to come: the same, but the bank may help with a purchase."""
    best = hand_value(hand, goals, rate, limit)
    for goal, (value, _) in enumerate(goals):
        if value:
            left = left_after_buying(hand, PRICES[goal], rate)
            if left is not None:
                best = max(best, value + hand_value(left, once_more(goals, goal), rate, limit))
    return best


@lru_cache(maxsize=20_000)
def left_after_buying(hand: Hand, price: Hand, rate: Hand) -> Hand | None:
    """What is left of a hand after a purchase, with the bank's help if need be; None if that is not enough."""
    left = [held - cost for held, cost in zip(hand, price, strict=True)]
    missing = -sum([each for each in left if each < 0])
    while missing:
        kind = max(KINDS, key=lambda kind: left[kind] // rate[kind])
        if left[kind] < rate[kind]:
            return None
        left[kind] -= rate[kind]
        missing -= 1
    return tuple([max(0, each) for each in left])


@lru_cache(maxsize=20_000)
def hand_value(hand: Hand, goals: Goals, rate: Hand, limit: int) -> float:
    """A hand that is kept: the two purchases it brings nearest, and a little for the odd cards."""
    size = sum(hand)
    first, goal = _nearest_goal(hand, goals, rate)
    value = first
    rest = size
    if goal >= 0:
        price = PRICES[goal]
        left = tuple([max(0, held - cost) for held, cost in zip(hand, price, strict=True)])
        again = tuple([(both[1], 0.0) if number == goal else both for number, both in enumerate(goals)])
        value += 0.8 * _nearest_goal(left, again, rate)[0]
        rest = max(0, sum(left) - 3)
    value = 0.92 * value + 0.35 * CARD * rest
    if size > limit:
        value -= 0.45 * CARD * (size // 2)
    return value


def _nearest_goal(hand: Hand, goals: Goals, rate: Hand) -> tuple[float, int]:
    """The goal worth most with these cards, and its number; every card still missing makes it worth less."""
    best, number = 0.0, -1
    for goal, near in enumerate(_nearness(hand, rate)):
        value = goals[goal][0]
        if value > best:
            worth = value * near - 0.02 * _PRICE_SIZES[goal]
            if worth > best:
                best, number = worth, goal
    return best, number


@lru_cache(maxsize=20_000)
def _nearness(hand: Hand, rate: Hand) -> tuple[float, ...]:
    """What is left of each goal for the cards still missing, some of which spare cards may get from the bank."""
    found = []
    for price in PRICES:
        missing = spare = 0
        for held, cost, each in zip(hand, price, rate, strict=True):
            if held < cost:
                missing += cost - held
            else:
                spare += (held - cost) // each
        found.append(MISSING ** (missing - 0.7 * min(spare, missing)))
    return tuple(found)
