"""Chapter 7E: what somebody proposes who is not on turn, and the questions during which it can be proposed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.starfarers.components import CARDS_OF_EACH, REMARKS, covers
from engine.games.starfarers.drafting import (
    COMPOSE,
    FORGET,
    can_be_said,
    cards_to_add,
    compose,
    draft,
    set_draft,
)
from engine.games.starfarers.events import DealClosed, Wished, WishTurnedDown
from engine.games.starfarers.moves import DropWish, Propose, TakeUp, TurnDown
from engine.games.starfarers.resources import exchange, hush
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.terms import Proposal, Terms

_DROP = DropWish()


def wish_of(state: StarfarersState, seat: Seat) -> Proposal | None:
    return next((wish for wish in state.wishes if wish.seat == seat), None)


@dataclass(frozen=True, slots=True)
class InTurn(Asks[StarfarersState]):
    """A question to the active player. The others are not waited for, but may put a wish together meanwhile."""

    def decide(self, state: StarfarersState, seat: Seat, move: Any) -> None:
        """Carry out the answer."""
        raise NotImplementedError

    def play(self, state: StarfarersState, seat: Seat, move: Any) -> None:
        if seat == self.seat:
            self.decide(state, seat, move)
        elif isinstance(move, DropWish):
            hush(state, seat)
        elif isinstance(move, Propose):
            wish(state, seat, move)
        else:
            compose(state, seat, move)

    def second_thoughts(self, state: StarfarersState, seat: Seat) -> list[Any]:
        """One wish at a time for everybody who has a card (SF-7.22)."""
        if seat == self.seat or seat not in range(len(state.players)) or not state.players[seat].size:
            return []
        if wish_of(state, seat):
            return [_DROP]
        if state.drafts[seat] is None:
            return [COMPOSE]
        terms = draft(state, seat)
        said = [Propose(terms.give, terms.want)] if can_be_said(state, seat) else []
        return [*said, *cards_to_add(state, seat, CARDS_OF_EACH), FORGET]


def wish(state: StarfarersState, seat: Seat, move: Propose) -> None:
    """It is open to whoever is on turn until its speaker's own turn (SF-7.22)."""
    set_draft(state, seat, None)
    state.wishes += (Proposal(seat, Terms(move.give, move.want), tuple(state.others(seat))),)
    state.events.append(Wished(seat, move.give, move.want))


def replies(state: StarfarersState, seat: Seat) -> list[Move]:
    """What the active player may say to the wishes that are open to him; silence is an answer too (SF-7.23)."""
    found: list[Move] = []
    for wish in state.wishes:
        if seat in wish.to:
            terms = wish.terms.mirrored
            if covers(state.players[seat].hand, terms.give):
                found.append(TakeUp(wish.seat, terms.give, terms.want))
            found.append(TurnDown(wish.seat))
            found += [TurnDown(wish.seat, remark) for remark in range(len(REMARKS))]
    return found


def take_up(state: StarfarersState, seat: Seat, move: TakeUp) -> None:
    state.wishes = tuple(wish for wish in state.wishes if wish.seat != move.partner)
    exchange(state, seat, move.partner, move.give, move.want)
    state.events.append(DealClosed(seat, move.partner, move.give, move.want))


def turn_down(state: StarfarersState, seat: Seat, move: TurnDown) -> None:
    """He is not asked again; the next player may be (SF-7.23)."""
    left = [
        replace(wish, to=tuple(other for other in wish.to if other != seat)) if wish.seat == move.partner else wish
        for wish in state.wishes
    ]
    state.wishes = tuple(wish for wish in left if wish.to)
    state.events.append(WishTurnedDown(seat, move.partner, move.remark))
