"""Chapter 25: playing tactical abilities, and Unravel."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from engine.core.moves import Move, Seat, Step
from engine.games.empires_of_the_void.components import CARDS, TWIST_OF_FATE, UNRAVEL
from engine.games.empires_of_the_void.events import AbilityCancelled, AbilityPlayed
from engine.games.empires_of_the_void.hands import put_down, without
from engine.games.empires_of_the_void.moves import PlayCards, Twist
from engine.games.empires_of_the_void.state import EmpiresState
from engine.games.empires_of_the_void.step import PASS, Window, unanswered


@lru_cache(maxsize=16384)
def card_sets(hand: tuple[int, ...], ability: int) -> tuple[tuple[int, ...], ...]:
    """Each different set of as many cards of the temperament as needed, the ability among them (EV-13.6, EV-25.26)."""
    if ability not in hand:
        return ()
    temperament = CARDS[ability].temperament
    others = [card for card in without(hand, (ability,)) if CARDS[card].temperament == temperament]
    sets = {tuple(sorted((ability, *rest))) for rest in combinations(others, CARDS[ability].cards - 1)}
    return tuple(sorted(sets))


@lru_cache(maxsize=16384)
def plays(hand: tuple[int, ...], abilities: tuple[int, ...]) -> tuple[PlayCards, ...]:
    return tuple(PlayCards(ability, cards) for ability in abilities for cards in card_sets(hand, ability))


@lru_cache(maxsize=4096)
def twists(hand: tuple[int, ...], roller: Seat) -> tuple[Twist, ...]:
    return tuple(Twist(roller, cards) for cards in card_sets(hand, TWIST_OF_FATE))


def usable_hand(state: EmpiresState, seat: Seat) -> tuple[int, ...]:
    """Cards shown for Diplomacy are bound (EV-15.7)."""
    hand = state.players[seat].hand
    return without(hand, state.shown) if state.shown and seat == state.active else hand


def could_play(state: EmpiresState, seat: Seat, ability: int) -> bool:
    """By public facts alone: enough cards, whichever they are (EV-28.3)."""
    cards = len(state.players[seat].hand) - (len(state.shown) if seat == state.active else 0)
    return cards >= CARDS[ability].cards


@dataclass(frozen=True, slots=True)
class Effect(Step[EmpiresState]):
    """An ability that has been played: it takes effect unless it is unravelled."""

    seat: Seat
    ability: int


def play_cards(state: EmpiresState, cards: tuple[int, ...], effect: Effect) -> None:
    """The cards are discarded at once, before anybody may Unravel (EV-25.26)."""
    put_down(state, effect.seat, cards)
    state.discard += cards
    state.events.append(AbilityPlayed(effect.seat, effect.ability, cards))
    state.agenda.append(effect)
    state.agenda.append(UnravelWindow(effect.seat))


@dataclass(frozen=True, slots=True)
class UnravelWindow(Step[EmpiresState]):
    """Every opponent of the player who played may answer (EV-25.27)."""

    seat: Seat

    def run(self, state: EmpiresState) -> None:
        asked = [seat for seat in range(len(state.players)) if seat != self.seat and could_play(state, seat, UNRAVEL)]
        if asked:
            state.agenda.append(ToUnravel(tuple(asked), unanswered(state), self.seat))


@dataclass(frozen=True, slots=True)
class ToUnravel(Window):
    seat: Seat = -1
    """Who played the ability."""

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        return [PASS, *plays(usable_hand(state, seat), (UNRAVEL,))]

    def act(self, state: EmpiresState, seat: Seat, move: PlayCards) -> None:
        state.agenda.append(UnravelWindow(self.seat))
        play_cards(state, move.cards, Unravelling(seat, UNRAVEL))


@dataclass(frozen=True, slots=True)
class Unravelling(Effect):
    """Cancels the ability beneath; the last one played takes effect first (EV-25.4)."""

    def run(self, state: EmpiresState) -> None:
        state.agenda.pop()  # the window about the ability below
        cancelled = state.agenda.pop()
        assert isinstance(cancelled, Effect)
        state.events.append(AbilityCancelled(cancelled.seat, cancelled.ability))


def entitled(state: EmpiresState, ability: int) -> tuple[Seat, ...]:
    """The seats to be asked about an ability that anybody may play."""
    return tuple([seat for seat in range(len(state.players)) if could_play(state, seat, ability)])
