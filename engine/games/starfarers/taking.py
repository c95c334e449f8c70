"""Cards of one's own choice from the bank, which several encounters give (SF-9.16, SF-9.23)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Move, Seat, Step
from engine.games.starfarers.components import KINDS, ONE_CARD, plus
from engine.games.starfarers.moves import TakeCard
from engine.games.starfarers.resources import receive
from engine.games.starfarers.state import StarfarersState

_TAKE = tuple(TakeCard(kind) for kind in KINDS)


def takeable(state: StarfarersState, lowest: int, left: int, but: int) -> list[int]:
    """Kinds that the bank has, in their order so that the same cards are never taken in two ways; none that would
    leave fewer cards to take afterwards than another way."""
    bank = [0 if kind == but else state.bank[kind] for kind in KINDS]
    needed = min(left, sum(bank[lowest:]))
    return [kind for kind in range(lowest, len(KINDS)) if bank[kind] and sum(bank[kind:]) >= needed]


@dataclass(frozen=True, slots=True)
class ToTake(Step[StarfarersState]):
    """Cards of one's choice from the bank, one by one (SF-9.16)."""

    seat: Seat
    left: int
    lowest: int
    but: int
    """A kind that may not be taken, or -1."""

    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, state: StarfarersState, seat: Seat) -> list[Move]:
        return [_TAKE[kind] for kind in takeable(state, self.lowest, self.left, self.but)]

    def play(self, state: StarfarersState, seat: Seat, move: TakeCard) -> None:
        state.agenda.pop()
        receive(state, seat, ONE_CARD[move.kind])
        if self.but >= 0:
            state.taken = plus(state.taken, ONE_CARD[move.kind])
        left = self.left - 1
        if left and takeable(state, move.kind, left, self.but):
            state.agenda.append(ToTake(seat, left, move.kind, self.but))
