"""The grammar of asking: a question to one seat, and one that several seats answer in secret."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from engine.core.moves import Move, S, Seat, Step


@dataclass(frozen=True, slots=True)
class TakeBack(Move):
    """An answer that nobody has seen yet is taken back."""


TAKE_BACK = TakeBack()


@dataclass(frozen=True, slots=True)
class Asks(Step[S]):
    """One seat is asked."""

    seat: Seat

    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Together(Step[S]):
    """Several seats are asked at once. They answer in any order, nothing shows before all have, and until then each may
    take its answer back."""

    waiting: tuple[Seat, ...]
    """Those still to answer; in a view, as far as its seat may know."""
    answers: tuple[Any, ...]
    """For each seat at the table its answer, or what `blank` says."""

    def seats(self) -> tuple[Seat, ...]:
        return self.waiting

    def blank(self) -> Any:
        """What stands for an answer that is not there, or not to be seen."""
        return None

    def answer(self, state: S, seat: Seat, move: Any) -> Any:
        """What is kept of a move."""
        return move

    def finish(self, state: S) -> None:
        """All have answered. The step is off the agenda."""
        raise NotImplementedError

    def play(self, state: S, seat: Seat, move: Any) -> None:
        if isinstance(move, TakeBack):
            state.agenda[-1] = self._with(seat, self.blank(), tuple(sorted((*self.waiting, seat))))
            return
        step = self._with(seat, self.answer(state, seat, move), tuple([each for each in self.waiting if each != seat]))
        if step.waiting:
            state.agenda[-1] = step
        else:
            state.agenda.pop()
            step.finish(state)

    def second_thoughts(self, state: S, seat: Seat) -> list[Any]:
        has_answered = 0 <= seat < len(self.answers) and self.answers[seat] != self.blank()
        return [TAKE_BACK] if has_answered else []

    def seen_by(self, seat: Seat | None) -> Step[S]:
        """That a seat has answered is known, what it answered is not."""
        blank = self.blank()
        return replace(self, answers=tuple(a if other == seat else blank for other, a in enumerate(self.answers)))

    def _with(self, seat: Seat, answer: Any, waiting: tuple[Seat, ...]) -> Self:
        return replace(self, waiting=waiting, answers=(*self.answers[:seat], answer, *self.answers[seat + 1 :]))
