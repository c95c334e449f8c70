"""What the steps of this game share: windows in which several seats may act, and the wish for no offers."""

from __future__ import annotations

from typing import Any

from engine.core.asking import Together
from engine.core.moves import Move, Seat
from engine.games.empires_of_the_void.components import TURNS
from engine.games.empires_of_the_void.events import OffersBarred, WindowClosed
from engine.games.empires_of_the_void.moves import Listen, Pass, Quiet
from engine.games.empires_of_the_void.state import EmpiresState

PASS = Pass()
QUIET = Quiet()
LISTEN = Listen()


def bar_offers(state: EmpiresState, seat: Seat, barred: bool) -> None:
    """The seat takes no offers, or takes them again (EV-17.13)."""
    state.players[seat].quiet = barred
    state.events.append(OffersBarred(seat, barred))


def clockwise(state: EmpiresState) -> tuple[Seat, ...]:
    """The order among seats that want to act at once: from the active player, or else from the first (EV-25.4)."""
    return state.seats_from(state.active if state.phase == TURNS else state.order[0])


class Window(Together[EmpiresState]):
    """Several seats are asked at once and in secret. Of those who want to act the first clockwise does (EV-25.4)."""

    __slots__ = ()
    answers: tuple[Move | None, ...]

    def quiet(self, state: EmpiresState, seat: Seat) -> Move | None:
        return PASS

    def finish(self, state: EmpiresState) -> None:
        state.events.append(WindowClosed())
        for seat, answer in enumerate(self.answers):
            if answer == QUIET:
                bar_offers(state, seat, True)
        for seat in clockwise(state):
            answer = self.answers[seat]
            if answer is not None and not isinstance(answer, Pass | Quiet):
                self.act(state, seat, answer)
                return

    def act(self, state: EmpiresState, seat: Seat, move: Any) -> None:
        """Carry out the answer that came first; the window is off the agenda."""
        raise NotImplementedError


def unanswered(state: EmpiresState) -> tuple[None, ...]:
    """What a window that opens has been answered so far."""
    return (None,) * len(state.players)
