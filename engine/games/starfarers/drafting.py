"""Putting an exchange together, card by card, before it is said aloud (SF-7.14)."""

from __future__ import annotations

from engine.core.moves import Move, Seat
from engine.games.starfarers.components import KINDS, ONE_CARD, covers, plus
from engine.games.starfarers.moves import AskFor, Compose, Forget, PutIn
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.terms import NOTHING_SAID, Terms

COMPOSE, FORGET = Compose(), Forget()
_PUT_IN = tuple(PutIn(kind) for kind in KINDS)
_ASK_FOR = tuple(AskFor(kind) for kind in KINDS)


def draft(state: StarfarersState, seat: Seat) -> Terms:
    """What that seat has put together so far."""
    return state.drafts[seat] or NOTHING_SAID


def cards_to_add(state: StarfarersState, seat: Seat, most_wanted: int) -> list[Move]:
    """One more card given that the hand holds, or one more wanted; no kind stands on both sides."""
    give, want = draft(state, seat).give, draft(state, seat).want
    hand = state.players[seat].hand
    found: list[Move] = [_PUT_IN[kind] for kind in KINDS if hand[kind] > give[kind] and not want[kind]]
    if sum(want) < most_wanted:
        found += [_ASK_FOR[kind] for kind in KINDS if not give[kind]]
    return found


def can_be_said(state: StarfarersState, seat: Seat) -> bool:
    """It is no gift, and the cards given are there."""
    terms = draft(state, seat)
    return terms.is_whole and covers(state.players[seat].hand, terms.give)


def compose(state: StarfarersState, seat: Seat, move: Compose | PutIn | AskFor | Forget) -> None:
    """Begin, add a card, or begin anew."""
    terms = draft(state, seat)
    if isinstance(move, PutIn):
        terms = Terms(plus(terms.give, ONE_CARD[move.kind]), terms.want)
    elif isinstance(move, AskFor):
        terms = Terms(terms.give, plus(terms.want, ONE_CARD[move.kind]))
    set_draft(state, seat, None if isinstance(move, Forget) else terms)


def set_draft(state: StarfarersState, seat: Seat, terms: Terms | None) -> None:
    state.drafts = (*state.drafts[:seat], terms, *state.drafts[seat + 1 :])
