"""Chapter 27: what a seat may know, and a likely guess at the rest. Steps keep their own secrets."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.rng import Rng
from engine.games.empires_of_the_void import hands, setup
from engine.games.empires_of_the_void.components import HIDDEN, OVER, SCORE_A
from engine.games.empires_of_the_void.state import NO_ORDERS, EmpiresState, Offer


def hide(view: EmpiresState, seat: Seat | None) -> None:
    """Hands, totals, orders, offers and the order of the piles are secret (EV-27.1, EV-27.2, EV-27.5)."""
    view.deck = [HIDDEN] * len(view.deck)
    view.stack = [card if card >= SCORE_A else HIDDEN for card in view.stack]
    view.unused = [HIDDEN] * len(view.unused)
    open_totals = view.options.open_totals or view.phase == OVER
    for other, player in enumerate(view.players):
        if other != seat:
            player.hand = (*player.known, *(HIDDEN,) * (len(player.hand) - len(player.known)))
            player.orders = NO_ORDERS if not view.options.advanced else player.orders
            if not open_totals:
                player.vp = HIDDEN
    view.offers = _known(view.offers, seat)
    view.declined = _known(view.declined, seat)


def _known(offers: tuple[Offer, ...], seat: Seat | None) -> tuple[Offer, ...]:
    return tuple([offer if seat in (offer.sender, offer.partner) else offer.redacted() for offer in offers])


def make_up(state: EmpiresState, seat: Seat, rng: Rng) -> None:
    """Cards and events nobody has seen are dealt anew, what others have just drawn last (hands.py)."""
    _deal_cards(state, rng)
    _stack_events(state, rng)
    for other, player in enumerate(state.players):
        if player.vp == HIDDEN:
            player.vp = player.extra_vp + sum(row[other] for row in state.scorings)


def _deal_cards(state: EmpiresState, rng: Rng) -> None:
    drawn = [card for step in state.agenda if isinstance(step, hands.ToKeep) for card in step.drawn]
    seen = [*state.discard, *state.row, *drawn, *(card for player in state.players for card in player.hand)]
    cards = hands.full_deck()
    for card in seen:
        if card != HIDDEN:
            cards.remove(card)
    rng.shuffle(cards)
    for player in state.players:
        if HIDDEN in player.hand:
            player.hand = tuple(sorted([cards.pop() if card == HIDDEN else card for card in player.hand]))
    state.deck = cards


def _stack_events(state: EmpiresState, rng: Rng) -> None:
    if not state.round:
        return
    events = [card for card in setup.events_in_play(state) if card not in state.past]
    rng.shuffle(events)
    state.stack = [events.pop() if card == HIDDEN else card for card in state.stack]
    state.unused = events
