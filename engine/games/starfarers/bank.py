"""Chapter 7B: trade with the bank."""

from __future__ import annotations

from functools import lru_cache

from engine.core.moves import Move, Seat
from engine.games.starfarers.components import BANK_RATES, CARDS, KINDS, ONE_CARD, plus
from engine.games.starfarers.events import BankTraded
from engine.games.starfarers.moves import TradeWithBank
from engine.games.starfarers.state import StarfarersState


@lru_cache(maxsize=1_000)
def rates(cards: tuple[int, ...], exchanged: bool) -> tuple[tuple[int, ...], ...]:
    """For each kind the rates that these cards open: the usual one, and once a turn a better one (SF-7.6)."""
    usual = list(BANK_RATES)
    once: dict[int, int] = {}
    for card in cards:
        if (rate := CARDS[card].bank_rate) is not None:
            usual[rate[0]] = rate[1]
        if (rate := CARDS[card].bank_rate_once) is not None and not exchanged:
            once[rate[0]] = rate[1]
    return tuple((once[kind], usual[kind]) if kind in once else (usual[kind],) for kind in KINDS)


_TRADES = {
    (give, rate, take): TradeWithBank(give, rate, take)
    for give in KINDS
    for rate in (1, 2, 3)
    for take in KINDS
    if give != take
}


def bank_trades(state: StarfarersState, seat: Seat) -> list[Move]:
    """Some cards of one kind for one of another that the bank has (SF-7.5)."""
    player = state.players[seat]
    hand, bank = player.hand, state.bank
    found: list[Move] = []
    for give, open_rates in enumerate(rates(player.cards, state.exchanged)):
        for rate in open_rates:
            if hand[give] >= rate:
                found += [_TRADES[give, rate, take] for take in KINDS if take != give and bank[take]]
    return found


def trade_with_bank(state: StarfarersState, seat: Seat, move: TradeWithBank) -> None:
    player = state.players[seat]
    hand = list(player.hand)
    hand[move.give] -= move.rate
    hand[move.take] += 1
    player.hand = tuple(hand)
    player.size += 1 - move.rate
    state.bank[move.give] += move.rate
    state.bank[move.take] -= 1
    if move.rate == 1:
        state.exchanged = True
    state.traded_for = plus(state.traded_for, ONE_CARD[move.take])
    state.events.append(BankTraded(seat, move.give, move.rate, move.take))
