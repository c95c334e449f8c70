"""Resource cards on their way between hands, bank and reserve (SF-6.11, SF-13.3)."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.starfarers.components import KINDS, ONE_CARD, REFILL_OF_EACH, Hand, minus, plus
from engine.games.starfarers.events import CardStolen, Paid, Received, ReserveDrawn, ReserveRebuilt, WishDropped
from engine.games.starfarers.state import StarfarersState


def pay(state: StarfarersState, seat: Seat, cards: Hand) -> None:
    """To the bank, openly."""
    player, bank = state.players[seat], state.bank
    player.hand = minus(player.hand, cards)
    player.size -= sum(cards)
    for kind in KINDS:
        bank[kind] += cards[kind]
    state.events.append(Paid(seat, cards))


def receive(state: StarfarersState, seat: Seat, cards: Hand) -> None:
    """From the bank, openly; the bank has them."""
    player, bank = state.players[seat], state.bank
    player.hand = plus(player.hand, cards)
    player.size += sum(cards)
    for kind in KINDS:
        bank[kind] -= cards[kind]
    state.events.append(Received(seat, cards))


def receive_what_is_left(state: StarfarersState, seat: Seat, kind: int, amount: int) -> None:
    """As many as the bank has (SF-9.16)."""
    amount = min(amount, state.bank[kind])
    if amount:
        receive(state, seat, tuple([amount * one for one in ONE_CARD[kind]]))


def hand_over(state: StarfarersState, giver: Seat, receiver: Seat, cards: Hand) -> None:
    """From hand to hand; whoever calls this says so. A wish may not be kept with fewer cards (SF-7.24)."""
    hush(state, giver)
    amount = sum(cards)
    one, other = state.players[giver], state.players[receiver]
    one.hand = minus(one.hand, cards)
    one.size -= amount
    other.hand = plus(other.hand, cards)
    other.size += amount


def exchange(state: StarfarersState, seat: Seat, partner: Seat, give: Hand, want: Hand) -> None:
    """A deal of the active player (SF-7.20)."""
    hand_over(state, seat, partner, give)
    hand_over(state, partner, seat, want)
    state.traded_for = plus(state.traded_for, want)


def hush(state: StarfarersState, seat: Seat) -> None:
    """What a seat proposes, or is about to propose, lapses: its hand is another (SF-7.24)."""
    if any(wish.seat == seat for wish in state.wishes):
        state.wishes = tuple(wish for wish in state.wishes if wish.seat != seat)
        state.events.append(WishDropped(seat))
    if state.drafts[seat]:
        state.drafts = (*state.drafts[:seat], None, *state.drafts[seat + 1 :])


def steal(state: StarfarersState, thief: Seat, victim: Seat) -> None:
    """A card at random from a hand that has one: every card is equally likely (SF-15.4)."""
    hand = state.players[victim].hand
    place = state.rng.below(state.players[victim].size)
    kind = 0
    while place >= hand[kind]:
        place -= hand[kind]
        kind += 1
    hand_over(state, victim, thief, ONE_CARD[kind])
    state.events.append(CardStolen(thief, victim, kind))


def reserve_can_give(state: StarfarersState) -> bool:
    """There is a card in the reserve, or one to rebuild it with."""
    return bool(state.reserve) or any(state.bank)


def draw_reserve(state: StarfarersState, seat: Seat) -> None:
    """The top card, seen by its owner only; nothing if there is none at all (SF-6.11, SF-6.12)."""
    if not state.reserve:
        rebuild_reserve(state)
    if state.reserve:
        kind = state.reserve.pop()
        player = state.players[seat]
        player.hand = plus(player.hand, ONE_CARD[kind])
        player.size += 1
        state.events.append(ReserveDrawn(seat, kind))


def rebuild_reserve(state: StarfarersState) -> None:
    """Some cards of each kind from the bank, all of a kind that has fewer, shuffled (SF-6.11)."""
    for kind in KINDS:
        amount = min(REFILL_OF_EACH[state.options.brisk_start], state.bank[kind])
        state.bank[kind] -= amount
        state.reserve += [kind] * amount
    state.rng.shuffle(state.reserve)
    if state.reserve:
        state.events.append(ReserveRebuilt(len(state.reserve)))
