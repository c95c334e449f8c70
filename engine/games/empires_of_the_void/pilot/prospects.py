"""What diplomacy cards are worth to a seat: the alliances they may bring, and what else they are good for."""

from __future__ import annotations

from typing import Final

from engine.games.empires_of_the_void.components import CARDS, SIRI, TEMPERAMENTS, TURNS
from engine.games.empires_of_the_void.empire import hand_limit
from engine.games.empires_of_the_void.pilot.worth import FIGURES, Outlook

Counts = tuple[int, ...]
"""How many cards of each temperament."""

_HOPE: Final[float] = FIGURES["hope"]
_SECOND: Final[float] = FIGURES["second_hope"]
_CARD: Final[float] = FIGURES["card"]
_MYSTERIOUS: Final = TEMPERAMENTS.index("mysterious")
_TEMPERAMENTS: Final = range(len(TEMPERAMENTS))


def counts_of(cards: tuple[int, ...]) -> Counts:
    found = [0] * len(TEMPERAMENTS)
    for card in cards:
        found[CARDS[card].temperament] += 1
    return tuple(found)


def _changed(counts: Counts, temperament: int, by: int) -> Counts:
    return (*counts[:temperament], counts[temperament] + by, *counts[temperament + 1 :])


def prospect(outlook: Outlook, counts: Counts) -> float:
    """The alliances a hand may bring: the best one, and a little for the next."""
    veiled = counts[_MYSTERIOUS] if outlook.state.players[outlook.seat].race == SIRI else 0
    best = second = 0.0
    for temperament in _TEMPERAMENTS:
        number = counts[temperament]
        if not number:
            continue
        if veiled and temperament != _MYSTERIOUS:
            number += veiled
        worth = outlook.hope(temperament, number)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return _HOPE * (best + _SECOND * second)


def card_gain(outlook: Outlook, temperament: int) -> float:
    """What one more card of a temperament would add to the alliances in sight."""
    counts = counts_of(outlook.state.players[outlook.seat].hand)
    return prospect(outlook, _changed(counts, temperament, 1)) - prospect(outlook, counts)


def card_worth(outlook: Outlook, card: int) -> float:
    """What the hand would miss without it."""
    state, temperament = outlook.state, CARDS[card].temperament
    if outlook.rounds == 0 and state.phase != TURNS:
        return 0.0
    counts = counts_of(state.players[outlook.seat].hand)
    missed = prospect(outlook, counts)
    if counts[temperament]:
        missed -= prospect(outlook, _changed(counts, temperament, -1))
    return missed + _tactical(outlook, counts[temperament])


def _tactical(outlook: Outlook, fellows: int) -> float:
    """A card for its ability: worth more beside others of its temperament, and nothing at the end."""
    return _CARD * (1 + 0.5 * (fellows - 1)) * min(1.0, outlook.rounds / 6)


def cards_worth(outlook: Outlook, cards: tuple[int, ...]) -> float:
    """What the hand would miss without all of them."""
    if not cards:
        return 0.0
    counts = counts_of(outlook.state.players[outlook.seat].hand)
    left = tuple([held - gone for held, gone in zip(counts, counts_of(cards), strict=True)])
    ability = len(cards) * _CARD * min(1.0, outlook.rounds / 6)
    return prospect(outlook, counts) - prospect(outlook, left) + ability


def culture_worth(outlook: Outlook) -> float:
    """What a card drawn brings on average; from a full hand the least useful one goes."""
    state, seat = outlook.state, outlook.seat
    hand = state.players[seat].hand
    counts = counts_of(hand)
    now = prospect(outlook, counts)
    is_full = len(hand) >= hand_limit(state, seat)
    total = 0.0
    for temperament in _TEMPERAMENTS:
        drawn = _changed(counts, temperament, 1)
        if is_full:
            total += max(prospect(outlook, _changed(drawn, other, -1)) for other in _TEMPERAMENTS if drawn[other]) - now
        else:
            total += prospect(outlook, drawn) - now + _CARD
    return total / len(TEMPERAMENTS)


def swap_worth(outlook: Outlook, card: int, other: int) -> float:
    """What exchanging one card for another brings."""
    counts = counts_of(outlook.state.players[outlook.seat].hand)
    given, taken = CARDS[card].temperament, CARDS[other].temperament
    swapped = _changed(_changed(counts, given, -1), taken, 1)
    tactical = _tactical(outlook, swapped[taken]) - _tactical(outlook, counts[given])
    return prospect(outlook, swapped) - prospect(outlook, counts) + tactical
