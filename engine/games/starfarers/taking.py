"""Cards of one's own choice from the bank, which several encounters give (SF-9.16, SF-9.23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.starfarers.components import KINDS, ONE_CARD, plus
from engine.games.starfarers.moves import TakeCard
from engine.games.starfarers.resources import receive
from engine.games.starfarers.state import StarfarersState

NO_KIND: Final = -1
_TAKE = tuple(TakeCard(kind) for kind in KINDS)


def take_freely(state: StarfarersState, seat: Seat, amount: int, but: int = NO_KIND) -> None:
    """So many cards, or as many as the bank has of other kinds than `but`."""
    if amount and takeable(state, but):
        state.agenda.append(ToTake(seat, amount, but))


def takeable(state: StarfarersState, but: int) -> list[int]:
    """Kinds that the bank has, one of them barred."""
    return [kind for kind in KINDS if kind != but and state.bank[kind]]


@dataclass(frozen=True, slots=True)
class ToTake(Asks[StarfarersState]):
    """Cards of one's choice from the bank, one by one (SF-9.16)."""

    left: int
    but: int
    """A kind that may not be taken, or NO_KIND."""

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return [_TAKE[kind] for kind in takeable(state, self.but)]

    def play(self, state: StarfarersState, seat: Seat, move: TakeCard) -> None:
        state.agenda.pop()
        receive(state, seat, ONE_CARD[move.kind])
        if self.but != NO_KIND:
            state.taken = plus(state.taken, ONE_CARD[move.kind])
        take_freely(state, seat, self.left - 1, self.but)
