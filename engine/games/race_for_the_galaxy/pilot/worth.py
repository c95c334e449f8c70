"""What a hand card is worth next to a tableau.

Every list of discards asks for it, so it is put together from figures that
are worked out once for each card, and kept with the tableau.
"""

from __future__ import annotations

from functools import cache

from engine.games.race_for_the_galaxy.components import CARDS, NOVELTY, TABLEAU_LIMIT
from engine.games.race_for_the_galaxy.pilot.judgement import Outlook, W, good_worth, income, tableau_worth
from engine.games.race_for_the_galaxy.powers import Powers, fits_pay_power, powers_of
from engine.games.race_for_the_galaxy.scoring import WHOLE_PLAYER, matches


def worth(tableau: tuple[int, ...], card: int) -> float:
    worths = powers_of(tableau).worths
    found = worths.get(card)
    if found is None:
        found = worths[card] = _worth(tableau, card)
    return found


def _worth(tableau: tuple[int, ...], number: int) -> float:
    """What placing the card would bring, less its price or the Military that is missing for it."""
    card, powers = CARDS[number], powers_of(tableau)
    if not card.world and number in tableau:
        return -1.0
    size = len(tableau)
    money = W["money"] * _outlook(size).card
    gain = alone(number, size)
    for other in tableau:
        if CARDS[other].scoring:
            gain += scored_by(other, number)
    if card.scoring:
        for other in tableau:
            gain += scored_by(number, other)
    if card.production and len(powers.consume) > len(powers.produces):
        gain += W["hungry"]
    if card.icon:
        gain += W["icon_in_hand"] * (0.4 + 0.6 * min(1.0, (TABLEAU_LIMIT - size) / 8))
    if not card.world:
        return gain - money * max(0, card.cost - powers.develop_reduction)
    due = max(0, card.cost - powers.settle_reduction[card.good])
    return gain - (_military_price(powers, number, due, money) if card.military else money * due)


def _military_price(powers: Powers, number: int, due: int, money: float) -> float:
    card = CARDS[number]
    price = W["missing"] * max(0, card.cost - powers.strength_against(card, card.good))
    for power in powers.pay_for_military:
        if fits_pay_power(power, card):
            price = min(price, money * max(0, due - power.amount - powers.pay_discount))
    return price


@cache
def _outlook(size: int) -> Outlook:
    """How long a game will last, by the size of the own tableau alone."""
    rounds = max(0.5, (TABLEAU_LIMIT - size) / W["pace"] - 1)
    return Outlook(rounds, W["card_late"] + (W["card_early"] - W["card_late"]) * min(1.0, rounds / 6))


@cache
def alone(number: int, size: int) -> float:
    """A card by itself, in a tableau of that size."""
    view, tableau = _outlook(size), (number,)
    value = tableau_worth(tableau, NOVELTY, view)
    if CARDS[number].windfall:
        value += good_worth(powers_of(tableau), income(tableau), CARDS[number].good, 1, view)
    return value


@cache
def scored_by(scorer: int, number: int) -> int:
    """What a variable card makes of another card."""
    lines = [line for line in CARDS[scorer].scoring if line.count not in WHOLE_PLAYER]
    return next((line.vp for line in lines if matches(line, CARDS[number], NOVELTY)), 0)
