"""Everybody's last turn, kept so that it can be seen again."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from client.links.link import Update
from engine.core.moves import Seat
from engine.core.state import State

PAUSE = 0.8
"""Seconds between one thing told again and the next."""


@dataclass(slots=True)
class Turn:
    before: State
    """The view when the turn began."""
    updates: list[Update] = field(default_factory=list)


class Recall:
    """Keeps what is shown, a turn for each seat, and tells one of them again when asked."""

    def __init__(self) -> None:
        self._turns: dict[Seat, Turn] = {}
        self._mover: Seat | None = None
        self._rest: deque[Update] = deque()
        self._present: State | None = None
        self.seat: Seat = 0
        """Whose turn is told again."""
        self._pause = 0.0

    def keep(self, update: Update, before: State) -> None:
        """Something is about to be shown; a move taken back is forgotten."""
        if update.takes_back:
            turn = self._turns.get(self._mover) if self._mover is not None else None
            if turn and turn.updates:
                turn.updates.pop()
        if update.seat is None:
            return
        if update.seat != self._mover:
            self._mover = update.seat
            self._turns[update.seat] = Turn(before)
        self._turns[update.seat].updates.append(update)

    def forget(self) -> None:
        """Somebody else looks at the screen: what the last one saw is not theirs to see."""
        self._turns.clear()
        self._mover = None

    def knows(self, seat: Seat) -> bool:
        return seat in self._turns and bool(self._turns[seat].updates)

    # -- telling ---------------------------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        return self._present is not None

    @property
    def is_told(self) -> bool:
        """Has everything been told, and looked at?"""
        return not self._rest and self._pause <= 0

    def begin(self, seat: Seat, present: State) -> State:
        """Go back to where a seat's last turn began."""
        turn, self.seat = self._turns[seat], seat
        self._rest, self._present, self._pause = deque(turn.updates), present, PAUSE
        return turn.before

    def advance(self, seconds: float, moving: bool) -> Update | None:
        """The next thing to show, once the last one has come to rest and could be looked at."""
        if moving:
            return None
        self._pause -= seconds
        if self._pause > 0 or not self._rest:
            return None
        self._pause = PAUSE
        return self._rest.popleft()

    def hurry(self) -> None:
        self._pause = 0.0

    def end(self) -> State:
        """Back to the present."""
        assert self._present is not None
        present, self._present = self._present, None
        self._rest.clear()
        return present
