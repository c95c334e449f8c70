"""What the steps of this game share: being looked at by others, and asking several seats at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.moves import Move, Seat, Step
from engine.games.empires_of_the_void.components import KINDS, TURNS
from engine.games.empires_of_the_void.events import QuietSet
from engine.games.empires_of_the_void.moves import Pass, Quiet
from engine.games.empires_of_the_void.state import EmpiresState

PASS = Pass()
QUIETS = tuple(Quiet(kind) for kind in range(len(KINDS)))


class Ask(Step[EmpiresState]):
    """A step of this game."""

    __slots__ = ()

    def seen_by(self, seat: Seat | None) -> Ask:
        """This step as a seat (None: a spectator) may know it."""
        return self


def wants(state: EmpiresState, seat: Seat, kind: int) -> bool:
    """The seat has not said "do not ask me" about this kind of window (EV-28.3)."""
    return not state.players[seat].quiet >> kind & 1


def set_quiet(state: EmpiresState, seat: Seat, kind: int, quiet: bool) -> None:
    player = state.players[seat]
    player.quiet = player.quiet | 1 << kind if quiet else player.quiet & ~(1 << kind)
    state.events.append(QuietSet(seat, kind, quiet))


def clockwise(state: EmpiresState) -> tuple[Seat, ...]:
    """The order among seats that want to act at once: from the active player, or else from the first (EV-25.4)."""
    return state.seats_from(state.active if state.phase == TURNS else state.order[0])


@dataclass(frozen=True, slots=True)
class Window(Ask):
    """Several seats are asked at once and in secret. Of those who want to act the first clockwise does (EV-25.4)."""

    waiting: tuple[Seat, ...]
    answers: tuple[tuple[Seat, Move], ...] = ()

    def seats(self) -> tuple[Seat, ...]:
        return self.waiting

    def seen_by(self, seat: Seat | None) -> Window:
        """That a seat has answered is known, what it answered is not."""
        if not self.answers:
            return self
        return replace(
            self, answers=tuple((other, answer if other == seat else PASS) for other, answer in self.answers)
        )

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        waiting = tuple([other for other in self.waiting if other != seat])
        answers = (*self.answers, (seat, move))
        if waiting:
            state.agenda[-1] = replace(self, waiting=waiting, answers=answers)
            return
        state.agenda.pop()
        for other, answer in answers:
            if isinstance(answer, Quiet):
                set_quiet(state, other, answer.kind, True)
        chosen = first_to_act(state, answers)
        if chosen:
            self.act(state, *chosen)

    def act(self, state: EmpiresState, seat: Seat, move: Any) -> None:
        """Carry out the answer that came first; the window is off the agenda."""
        raise NotImplementedError


def first_to_act(state: EmpiresState, answers: Sequence[tuple[Seat, Move]]) -> tuple[Seat, Move] | None:
    acting = {seat: move for seat, move in answers if not isinstance(move, Pass | Quiet)}
    if not acting:
        return None
    return next((seat, acting[seat]) for seat in clockwise(state) if seat in acting)
