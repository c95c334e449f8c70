"""Chapters 7A and 7D: trade between players. One offer at a time, secret answers, one deal at most."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from engine.core.asking import Asks, Together
from engine.core.moves import Move, Seat, Step
from engine.core.rng import Rng
from engine.games.starfarers.components import GOALS, OFFERS_A_TURN, REMARKS, SILENT, Hand, covers
from engine.games.starfarers.drafting import (
    COMPOSE,
    FORGET,
    can_be_said,
    cards_to_add,
    compose,
    draft,
    set_draft,
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
    Withdraw,
)
from engine.games.starfarers.resources import exchange
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.terms import NOTHING_SAID, Proposal, Terms
from engine.games.starfarers.wishes import InTurn

# Answers: the terms of a counter-offer, or one of these.
NO_ANSWER: Final = -1
ACCEPTED: Final = -2
REFUSED: Final = -3
"""Without a word; less the number of a remark, and one, with it."""

_ACCEPT = Accept()
_REFUSALS = (Refuse(), *(Refuse(remark) for remark in range(len(REMARKS))))
_WITHDRAWALS = (Withdraw(), *(Withdraw(remark) for remark in range(len(REMARKS))))
_ANNOUNCEMENTS = tuple(Announce(goal) for goal in range(len(GOALS)))


def offers_made(state: StarfarersState) -> list[Proposal]:
    return [proposal for proposal in state.said if proposal.seat == state.active]


def can_offer(state: StarfarersState, seat: Seat) -> bool:
    """There is an offer left this turn, a card to give and one to be had (SF-7.14, SF-7.15)."""
    return (
        state.players[seat].size > 0
        and any(state.players[other].size for other in state.others(seat))
        and len(offers_made(state)) < OFFERS_A_TURN
    )


def was_said(state: StarfarersState, seat: Seat, terms: Terms, to: Seat) -> bool:
    return any(proposal.seat == seat and to in proposal.to and proposal.terms == terms for proposal in state.said)


def audience(state: StarfarersState, seat: Seat, terms: Terms) -> list[Seat]:
    """Who may be asked: those with as many cards as are wanted, but for whom these terms are new (SF-7.16)."""
    most = sum(terms.want)
    return [
        other
        for other in state.others(seat)
        if state.players[other].size >= most and not was_said(state, seat, terms, other)
    ]


@dataclass(frozen=True, slots=True)
class ToCompose(InTurn):
    """An offer is put together card by card, then said to one or several opponents (SF-7.14, SF-7.16)."""

    goal: int = SILENT
    """What it is for, as announced; SILENT if nothing was said."""

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        found: list[Move] = []
        if can_be_said(state, seat):
            terms = draft(state, seat)
            others = audience(state, seat, terms)
            found += [
                Offer(terms.give, terms.want, to)
                for count in range(len(others), 0, -1)
                for to in combinations(others, count)
            ]
        found += cards_to_add(state, seat, max(state.players[other].size for other in state.others(seat)))
        if self.goal == SILENT:
            found += _ANNOUNCEMENTS
        found.append(FORGET)
        return found

    def decide(self, state: StarfarersState, seat: Seat, move: Any) -> None:
        if isinstance(move, Announce):
            state.agenda[-1] = ToCompose(seat, move.goal)
        elif isinstance(move, Offer):
            state.agenda.pop()
            say(state, seat, move, self.goal)
        else:
            if isinstance(move, Forget):
                state.agenda.pop()
            compose(state, seat, move)


def begin_offer(state: StarfarersState, seat: Seat, move: Compose) -> None:
    set_draft(state, seat, NOTHING_SAID)
    state.agenda.append(ToCompose(seat))


def say(state: StarfarersState, seat: Seat, offer: Offer, goal: int) -> None:
    set_draft(state, seat, None)
    state.said += (Proposal(seat, Terms(offer.give, offer.want), offer.to),)
    state.events.append(Offered(seat, offer.give, offer.want, offer.to, goal))
    answers = (NO_ANSWER,) * len(state.players)
    state.agenda.append(ToAnswer(offer.to, answers, seat, offer.give, offer.want, goal))


@dataclass(frozen=True, slots=True)
class ToAnswer(Together[StarfarersState]):
    """All who are asked answer at the same time; nothing is shown before all have (SF-7.16)."""

    answers: tuple[int | Terms, ...]
    seat: Seat
    give: Hand
    want: Hand
    goal: int
    """What it is for, as announced; SILENT if nothing was said."""

    @property
    def case(self) -> str:
        return "" if self.goal == SILENT else "towards"

    def blank(self) -> int:
        return NO_ANSWER

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        found: list[Move] = [_ACCEPT] if covers(state.players[seat].hand, self.want) else []
        found += _REFUSALS
        if state.drafts[seat] is None:
            return [*found, COMPOSE]
        if can_be_said(state, seat) and self.is_news(state, seat):
            terms = draft(state, seat)
            found.append(Propose(terms.give, terms.want))
        return [*found, *cards_to_add(state, seat, state.players[self.seat].size), FORGET]

    def is_news(self, state: StarfarersState, seat: Seat) -> bool:
        """A counter-offer says something else than the offer, and nothing twice in a turn (SF-7.17)."""
        terms = draft(state, seat)
        return terms != Terms(self.want, self.give) and not was_said(state, seat, terms, self.seat)

    def quiet(self, state: StarfarersState, seat: Seat) -> Move | None:
        """Whoever cannot accept has nothing to say but a counter-offer (SF-7.17)."""
        return _REFUSALS[0] if state.drafts[seat] is None else None

    def play(self, state: StarfarersState, seat: Seat, move: Any) -> None:
        if isinstance(move, Compose | PutIn | AskFor | Forget):
            compose(state, seat, move)
        else:
            Together.play(self, state, seat, move)

    def answer(self, state: StarfarersState, seat: Seat, move: Any) -> int | Terms:
        set_draft(state, seat, None)
        if isinstance(move, Propose):
            return Terms(move.give, move.want)
        return REFUSED - 1 - move.remark if isinstance(move, Refuse) else ACCEPTED

    def finish(self, state: StarfarersState) -> None:
        """Who made a counter-offer that cannot be paid has refused: an offer nobody can close lapses (SF-7.18)."""
        for other in state.others(self.seat):
            answer = self.answers[other]
            if answer != NO_ANSWER:
                state.events.append(_told(other, answer))
            if isinstance(answer, Terms):
                state.said += (Proposal(other, answer, (self.seat,)),)
        closing = ToClose(self.seat, self.give, self.want, self.answers)
        if closing.deals(state):
            state.agenda.append(closing)
        else:
            state.events.append(OfferLapsed(self.seat, any(isinstance(answer, Terms) for answer in self.answers)))

    def imagined(self, state: StarfarersState, seat: Seat, rng: Rng) -> Step[StarfarersState]:
        """Those who have answered accepted if they could, or refused."""
        step: Together[StarfarersState] = self
        for other in state.others(self.seat):
            if other != seat and other not in self.waiting and other in self.asked(state):
                accepted = covers(state.players[other].hand, self.want) and rng.below(2)
                step = step._with(other, ACCEPTED if accepted else REFUSED, step.waiting)
        return step

    def asked(self, state: StarfarersState) -> tuple[Seat, ...]:
        return state.said[-1].to


def _told(seat: Seat, answer: int | Terms) -> Accepted | Refused | Countered:
    if isinstance(answer, Terms):
        return Countered(seat, answer.give, answer.want)
    return Accepted(seat) if answer == ACCEPTED else Refused(seat, REFUSED - 1 - answer)


@dataclass(frozen=True, slots=True)
class ToClose(Asks[StarfarersState]):
    """A deal with one of those who agreed, on his terms, or with nobody (SF-7.18)."""

    give: Hand
    want: Hand
    answers: tuple[int | Terms, ...]

    def deals(self, state: StarfarersState) -> list[Deal]:
        """With whoever accepted, and on counter-offers that can be paid."""
        hand = state.players[self.seat].hand
        found = []
        for other in state.others(self.seat):
            answer = self.answers[other]
            terms = answer.mirrored if isinstance(answer, Terms) else Terms(self.give, self.want)
            if (isinstance(answer, Terms) or answer == ACCEPTED) and covers(hand, terms.give):
                found.append(Deal(other, terms.give, terms.want))
        return found

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return [*self.deals(state), *_WITHDRAWALS]

    def play(self, state: StarfarersState, seat: Seat, move: Deal | Withdraw) -> None:
        state.agenda.pop()
        if isinstance(move, Withdraw):
            state.events.append(OfferWithdrawn(seat, move.remark))
            return
        exchange(state, seat, move.partner, move.give, move.want)
        state.events.append(DealClosed(seat, move.partner, move.give, move.want))
