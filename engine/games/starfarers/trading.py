"""Chapters 7A and 7D: trade between players. One offer to the whole table, secret answers, one deal at most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Final

from engine.core.moves import Move, Seat, Step
from engine.core.rng import Rng
from engine.games.starfarers.components import (
    GOALS,
    KINDS,
    MOST_CARDS_A_SIDE,
    OFFERS_A_TURN,
    REMARKS,
    SILENT,
    Hand,
    covers,
)
from engine.games.starfarers.events import (
    Accepted,
    Countered,
    DealClosed,
    Offered,
    OfferLapsed,
    OfferWithdrawn,
    Refused,
)
from engine.games.starfarers.moves import Accept, Announce, Counter, Deal, Offer, Refuse, Withdraw
from engine.games.starfarers.resources import hand_over
from engine.games.starfarers.state import StarfarersState

# Answers while they are secret: one of these, or the number of a counter-offer.
NO_ANSWER: Final = -1
ACCEPTED: Final = -2
REFUSED: Final = -3
"""Without a word; less the number of a remark, and one, with it."""


def _bundles() -> list[Hand]:
    """One to three cards of any kinds."""
    return [
        tuple(kinds.count(kind) for kind in KINDS)
        for size in range(1, MOST_CARDS_A_SIDE + 1)
        for kinds in combinations_with_replacement(KINDS, size)
    ]


def is_fair(give: Hand, want: Hand) -> bool:
    """No kind on both sides, and one side of a single kind (SF-7.14)."""
    return not any(one and other for one, other in zip(give, want, strict=True)) and (
        sum(map(bool, give)) == 1 or sum(map(bool, want)) == 1
    )


OFFERS: Final = tuple(Offer(give, want) for give in _bundles() for want in _bundles() if is_fair(give, want))
"""Every offer there is, by number."""
COUNTERS: Final = tuple(Counter(offer.give, offer.want) for offer in OFFERS)
"""The same terms as counter-offers."""
OFFER_NUMBERS: Final = {(offer.give, offer.want): number for number, offer in enumerate(OFFERS)}
_GIVES = tuple(sum(offer.give) for offer in OFFERS)
_WANTS = tuple(sum(offer.want) for offer in OFFERS)
_GIVING = {cards: [number for number, offer in enumerate(OFFERS) if offer.give == cards] for cards in _bundles()}
_WANTING = {cards: [number for number, offer in enumerate(OFFERS) if offer.want == cards] for cards in _bundles()}
"""The numbers of all offers that give, or want, the same cards."""
_DEALS = tuple(Deal(seat) for seat in range(4))
_ACCEPT, _WITHDRAW = Accept(), Withdraw()
_REFUSALS = (Refuse(), *(Refuse(remark) for remark in range(len(REMARKS))))
_ANNOUNCEMENTS = tuple(Announce(goal) for goal in range(len(GOALS)))


def clipped(hand: Hand) -> Hand:
    """More than three cards of a kind make no difference to any offer."""
    one, two, three, four, five = hand
    return (
        one if one < 3 else 3,
        two if two < 3 else 3,
        three if three < 3 else 3,
        four if four < 3 else 3,
        five if five < 3 else 3,
    )


@cache
def _offers_of(hand: Hand, most_wanted: int) -> tuple[tuple[Offer, ...], dict[int, int]]:
    """The offers that a clipped hand can make, and the place of each number among them."""
    numbers = [
        number for number, offer in enumerate(OFFERS) if _WANTS[number] <= most_wanted and covers(hand, offer.give)
    ]
    return tuple(OFFERS[number] for number in numbers), {number: place for place, number in enumerate(numbers)}


def offers(state: StarfarersState, seat: Seat) -> Sequence[Offer]:
    """What may still be offered this turn (SF-7.14, SF-7.15)."""
    made = state.offers
    if len(made) >= OFFERS_A_TURN:
        return ()
    richest = max([player.size for other, player in enumerate(state.players) if other != seat])
    if not richest:
        return ()
    found, places = _offers_of(clipped(state.players[seat].hand), min(richest, MOST_CARDS_A_SIDE))
    repeated = sorted([places[number] for number in made if number in places], reverse=True)
    if not repeated:
        return found
    left = list(found)
    for place in repeated:
        del left[place]
    return left


@cache
def _counters_of(number: int, payable: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The counter-offers that keep what the active player gets, asking at most so many cards of him; and those that
    keep what he gives (SF-7.17)."""
    offer = OFFERS[number]
    return (
        tuple(other for other in _WANTING[offer.want] if other != number and _GIVES[other] <= payable),
        tuple(other for other in _GIVING[offer.give] if other != number),
    )


@lru_cache(maxsize=50_000)
def _answers_to(number: int, hand: Hand, payable: int) -> tuple[Move, ...]:
    offer = OFFERS[number]
    dearer, other_wants = _counters_of(number, payable)
    holds = covers(hand, offer.want)
    found: list[Move] = [_ACCEPT, *_REFUSALS] if holds else [*_REFUSALS]
    if holds:
        found += [COUNTERS[other] for other in dearer]
    if _GIVES[number] <= payable:
        found += [COUNTERS[other] for other in other_wants if covers(hand, OFFERS[other].want)]
    return tuple(found)


def announcements(state: StarfarersState) -> list[Move]:
    """What the offers may be said to be for, each thing once a turn (SF-7.21)."""
    return [_ANNOUNCEMENTS[goal] for goal in range(len(GOALS)) if goal not in state.aims]


def announce(state: StarfarersState, seat: Seat, move: Announce) -> None:
    state.aims += (move.goal,)


def make_offer(state: StarfarersState, seat: Seat, offer: Offer) -> None:
    """To all opponents who have at least one card (SF-7.16)."""
    number = OFFER_NUMBERS[offer.give, offer.want]
    state.offers += (number,)
    asked = tuple([other for other in state.others(seat) if state.players[other].size])
    goal = state.aims[-1] if state.aims else SILENT
    state.events.append(Offered(seat, offer.give, offer.want, goal))
    state.agenda.append(ToAnswer(seat, number, goal, asked, (NO_ANSWER,) * len(state.players)))


@dataclass(frozen=True, slots=True)
class ToAnswer(Step[StarfarersState]):
    """All who are asked answer at the same time; nothing is shown before all have (SF-7.16)."""

    seat: Seat
    offer: int
    goal: int
    """What it is for, as announced; SILENT if nothing was said."""
    waiting: tuple[Seat, ...]
    answers: tuple[int, ...]

    @property
    def case(self) -> str:
        return "" if self.goal == SILENT else "towards"

    @property
    def give(self) -> Hand:
        return OFFERS[self.offer].give

    @property
    def want(self) -> Hand:
        return OFFERS[self.offer].want

    def seats(self) -> tuple[Seat, ...]:
        return self.waiting

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        payable = min(state.players[self.seat].size, MOST_CARDS_A_SIDE)
        return list(_answers_to(self.offer, clipped(state.players[seat].hand), payable))

    def play(self, state: StarfarersState, seat: Seat, move: Accept | Refuse | Counter) -> None:
        answers = (*self.answers[:seat], _as_number(move), *self.answers[seat + 1 :])
        waiting = tuple([other for other in self.waiting if other != seat])
        if waiting:
            state.agenda[-1] = ToAnswer(self.seat, self.offer, self.goal, waiting, answers)
            return
        for other in state.others(self.seat):
            if answers[other] != NO_ANSWER:
                state.events.append(_told(other, answers[other]))
        if any(answer == ACCEPTED or answer >= 0 for answer in answers):
            state.agenda[-1] = ToClose(self.seat, self.offer, answers)
        else:
            state.agenda.pop()
            state.events.append(OfferLapsed(self.seat))

    def as_seen_by(self, seat: Seat | None) -> ToAnswer:
        answers = tuple([answer if other == seat else NO_ANSWER for other, answer in enumerate(self.answers)])
        return replace(self, answers=answers)

    def imagined(self, state: StarfarersState, seat: Seat, rng: Rng) -> ToAnswer:
        """Those who have answered accepted if they could, or refused."""
        answers = list(self.answers)
        for other in state.others(self.seat):
            if other != seat and state.players[other].size and other not in self.waiting:
                accepted = covers(state.players[other].hand, self.want) and rng.below(2)
                answers[other] = ACCEPTED if accepted else REFUSED
        return replace(self, answers=tuple(answers))


def _as_number(move: Move) -> int:
    if isinstance(move, Counter):
        return OFFER_NUMBERS[move.give, move.want]
    return REFUSED - 1 - move.remark if isinstance(move, Refuse) else ACCEPTED


def _told(seat: Seat, answer: int) -> Accepted | Refused | Countered:
    if answer >= 0:
        return Countered(seat, OFFERS[answer].give, OFFERS[answer].want)
    return Accepted(seat) if answer == ACCEPTED else Refused(seat, REFUSED - 1 - answer)


@dataclass(frozen=True, slots=True)
class ToClose(Step[StarfarersState]):
    """A deal with one of those who agreed, on his terms, or with nobody (SF-7.18)."""

    seat: Seat
    offer: int
    answers: tuple[int, ...]

    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def terms(self, partner: Seat) -> Offer | None:
        """What that opponent agreed to."""
        answer = self.answers[partner]
        if answer >= 0:
            return OFFERS[answer]
        return OFFERS[self.offer] if answer == ACCEPTED else None

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        hand = state.players[seat].hand
        found: list[Move] = []
        for other in state.others(seat):
            terms = self.terms(other)
            if terms is not None and covers(hand, terms.give):
                found.append(_DEALS[other])
        found.append(_WITHDRAW)
        return found

    def play(self, state: StarfarersState, seat: Seat, move: Deal | Withdraw) -> None:
        state.agenda.pop()
        terms = self.terms(move.partner) if isinstance(move, Deal) else None
        if isinstance(move, Deal) and terms is not None:
            hand_over(state, seat, move.partner, terms.give)
            hand_over(state, move.partner, seat, terms.want)
            state.events.append(DealClosed(seat, move.partner, terms.give, terms.want))
        else:
            state.events.append(OfferWithdrawn(seat))
