"""Chapter 13: diplomacy cards. Drawing, discarding, the hand limit, Culture and the row of the two-player game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.games.empires_of_the_void.components import (
    CARD_FIGURES,
    CARDS,
    HIDDEN,
    ILYX,
    PLANET_FIGURES,
    RACE_FIGURES,
    ZUN,
)
from engine.games.empires_of_the_void.empire import hand_limit
from engine.games.empires_of_the_void.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsKept,
    CardsSwapped,
    DeckShuffled,
)
from engine.games.empires_of_the_void.moves import Discard, KeepCard, Swap
from engine.games.empires_of_the_void.state import EmpiresState

DISCARDS = tuple(Discard(card) for card in range(len(CARDS)))
KEEPS = tuple(KeepCard(card) for card in range(len(CARDS)))


_DECK = [number for number, card in enumerate(CARDS) for _ in range(card.copies)]


def full_deck() -> list[int]:
    return _DECK[:]


def without(hand: tuple[int, ...], cards: Iterable[int]) -> tuple[int, ...]:
    """A hand less these cards, as far as it holds them."""
    left = list(hand)
    for card in cards:
        if card in left:
            left.remove(card)
    return tuple(left)


def take_up(state: EmpiresState, seat: Seat, cards: Iterable[int]) -> None:
    player = state.players[seat]
    player.hand = tuple(sorted((*player.hand, *cards)))


def put_down(state: EmpiresState, seat: Seat, cards: tuple[int, ...]) -> None:
    """Cards leave a hand for everybody to see."""
    player = state.players[seat]
    player.hand = without(player.hand, cards)
    player.known = without(player.known, cards)


def discard(state: EmpiresState, seat: Seat, cards: tuple[int, ...]) -> None:
    put_down(state, seat, cards)
    state.discard += cards
    state.events.append(CardsDiscarded(seat, cards))


def draw(state: EmpiresState, number: int) -> list[int]:
    """From the deck, made anew from the discard pile when it is empty; fewer if there are no more (EV-13.4)."""
    drawn: list[int] = []
    while len(drawn) < number:
        if not state.deck:
            if not state.discard:
                break
            state.deck, state.discard = sorted(state.discard), []
            state.rng.shuffle(state.deck)
            state.events.append(DeckShuffled(len(state.deck)))
        drawn.append(state.deck.pop())
    return drawn


def draw_cards(state: EmpiresState, seat: Seat, number: int) -> None:
    """Into the hand; the limit is for the caller to enforce."""
    drawn = tuple(draw(state, number))
    if drawn:
        take_up(state, seat, drawn)
        state.events.append(CardsDrawn(seat, drawn))


def enforce_limits(state: EmpiresState, seats: Iterable[Seat]) -> None:
    """Whoever holds too many discards at once, one card at a time (EV-13.3, EV-13.10)."""
    over = [seat for seat in seats if len(state.players[seat].hand) > hand_limit(state, seat)]
    state.agenda += [ToDiscard(seat) for seat in reversed(over)]


@dataclass(frozen=True, slots=True)
class ToDiscard(Asks[EmpiresState]):
    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [DISCARDS[card] for card in sorted(set(state.players[seat].hand))]

    def play(self, state: EmpiresState, seat: Seat, move: Discard) -> None:
        discard(state, seat, (move.card,))
        if len(state.players[seat].hand) <= hand_limit(state, seat):
            state.agenda.pop()


def culture(state: EmpiresState, seat: Seat) -> None:
    """Draw one card; of several drawn keep one (EV-13.1, EV-13.2)."""
    number = RACE_FIGURES["zun_cards"] if state.players[seat].race == ZUN else 1
    if state.has_access(seat, ILYX):
        number += PLANET_FIGURES["ilyx_cards"]
    if number == 1:
        draw_cards(state, seat, 1)
        enforce_limits(state, (seat,))
        return
    drawn = tuple(sorted(draw(state, number)))
    if drawn:
        state.events.append(CardsDrawn(seat, drawn))
        state.agenda.append(ToKeep(seat, drawn))


@dataclass(frozen=True, slots=True)
class ToKeep(Asks[EmpiresState]):
    """The cards drawn are seen first (EV-13.10)."""

    drawn: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> ToKeep:
        return self if seat == self.seat else replace(self, drawn=(HIDDEN,) * len(self.drawn))

    def imagined(self, state: EmpiresState, seat: Seat, rng: Rng) -> ToKeep:
        return replace(self, drawn=tuple(sorted([state.deck.pop() if card == HIDDEN else card for card in self.drawn])))

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [KEEPS[card] for card in sorted(set(self.drawn))]

    def play(self, state: EmpiresState, seat: Seat, move: KeepCard) -> None:
        state.agenda.pop()
        take_up(state, seat, (move.card,))
        rest = without(self.drawn, (move.card,))
        state.events.append(CardsKept(seat, move.card))
        if rest:
            state.discard += rest
            state.events.append(CardsDiscarded(seat, rest))
        enforce_limits(state, (seat,))


# -- the row of the two-player game (EV-13.9, EV-13.11) -----------------------------------------------------------


@lru_cache(maxsize=8192)
def swaps(hand: tuple[int, ...], row: tuple[int, ...]) -> tuple[Swap, ...]:
    """Every exchange that changes something."""
    return tuple(Swap(card, other) for card in sorted(set(hand)) for other in sorted(set(row)) if card != other)


def can_swap(state: EmpiresState, seat: Seat) -> bool:
    """So many cards of each player in each turn, whosever it is, and in each pre-round phase (EV-13.9)."""
    return bool(state.row) and state.players[seat].swaps < CARD_FIGURES["swaps"]


def swap(state: EmpiresState, seat: Seat, move: Swap) -> None:
    """Both cards are seen by everybody."""
    put_down(state, seat, (move.card,))
    row = list(state.row)
    row.remove(move.row)
    state.row = tuple(sorted((*row, move.card)))
    take_up(state, seat, (move.row,))
    player = state.players[seat]
    player.known = tuple(sorted((*player.known, move.row)))
    player.swaps += 1
    state.events.append(CardsSwapped(seat, move.card, move.row))


def show(state: EmpiresState, seat: Seat, cards: tuple[int, ...]) -> None:
    """Cards that everybody has seen, whether they return to the hand or not (EV-27.4)."""
    player = state.players[seat]
    known, shown = Counter(player.known), Counter(cards)
    player.known = tuple(sorted((known | shown).elements()))
