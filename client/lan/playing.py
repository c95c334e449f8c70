"""The match at the host: moves come in from people and bots, changes go out to each audience."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from client.lan.audience import Audience
from client.lan.limits import JOURNAL_KEPT
from client.lan.messages import Change, Moment, Position
from client.lan.people import Unwilling
from client.lan.wire import Malformed
from client.links.driver import Driver
from client.links.link import Notice
from engine.core.codec import BadData, Decoder, Plain
from engine.core.moves import Event, IllegalMove, Move, Seat
from engine.match import Match
from engine.record import Recorder

OVERTIME_LEVEL = "pilot"
"""The bot that finishes the turn of somebody whose time has run out."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How the host keeps a match moving."""

    turn_seconds: int | None = None
    """After so long a bot makes a person's choices until the turn passes; None lets everybody think."""
    bot_seconds: float = 1.5
    """How long the admiral thinks."""
    bot_pause: float = 0.0
    """The least time between two moves if the second is a bot's, so that people can follow."""


class Playing:
    """A match under way. It knows seats, not people: who plays a seat now is asked of `level_of`."""

    def __init__(
        self,
        match: Match,
        recorder: Recorder | None,
        pace: Pace,
        level_of: Callable[[Seat], str | None],
        tell: Callable[[Seat | None, Change], None],
        notify: Callable[[Notice], None],
        now: float,
    ) -> None:
        self.match = match
        self.revision = len(match.entries)
        self._pace = pace
        self._level_of = level_of
        self._tell = tell
        self._decoder = Decoder(match.game.vocabulary)
        self._audiences: dict[Seat | None, Audience] = {}
        self._journal: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=JOURNAL_KEPT)
        """The moves of this session that stand, by revision, with what they did."""
        self._made = [0] * match.setup.seats
        for entry in match.entries:
            self._made[entry.seat] += 1
        self._driver = Driver(match, recorder, self._present_level, self._announce, notify, pace.bot_seconds)
        self._driver.pause = pace.bot_pause
        self._waited_since: dict[Seat, float] = {}
        self._start_clocks(now)

    # -- what people ask for ---------------------------------------------------------------------------------

    def play(self, seat: Seat, number: int, content: Plain, now: float) -> None:
        """Make a person's move. One that has been made already is left at that."""
        try:
            move = self._decoder.decode(Move, content, "move")
        except BadData as error:
            raise Malformed(str(error)) from error
        if number <= self._made[seat]:
            return
        if number > self._made[seat] + 1:
            raise Unwilling("not_now")
        try:
            self._driver.play(seat, move, now)
        except IllegalMove as error:
            raise Unwilling("illegal_move") from error

    def undo(self, seat: Seat, now: float) -> None:
        if not self._can_undo(seat):
            raise Unwilling("no_undo")
        self._made[seat] -= 1
        if self._journal:
            self._journal.pop()
        self._driver.undo(seat, now)

    def _can_undo(self, seat: Seat) -> bool:
        """A match that is over stays so: everything secret has been told."""
        return self.match.can_undo(seat) and not self.match.is_over

    def redo(self, seat: Seat, now: float) -> None:
        if not self._driver.can_redo(seat):
            raise Unwilling("no_undo")
        self._driver.redo(now)

    # -- what everybody is shown -----------------------------------------------------------------------------

    def position(self, viewer: Seat | None, seen: int | None, now: float) -> Position:
        """The whole view, with what was missed by somebody who has seen everything up to a revision (of this session),
        or with what led to it for somebody who comes anew."""
        if viewer not in self._audiences:
            self._audiences[viewer] = Audience(self.match, viewer)
        audience = self._audiences[viewer]
        if seen is None:
            missed = [event for entry in self.match.entries[-JOURNAL_KEPT:] for event in entry.events]
        else:
            missed = [event for revision, events in self._journal if revision > seen for event in events]
        return audience.position(missed, self._moment(audience, now))

    def dismiss(self, viewer: Seat | None) -> None:
        """Nobody looks through these eyes any more."""
        self._audiences.pop(viewer, None)

    def _announce(self, seat: Seat | None, events: tuple[Event, ...], now: float) -> None:
        self.revision += 1
        if seat is not None:
            self._made[seat] += 1
            self._journal.append((self.revision, events))
        self._start_clocks(now)
        for viewer in sorted(self._audiences, key=lambda viewer: viewer != seat):
            audience = self._audiences[viewer]
            patch = audience.look()
            self._tell(viewer, audience.change(seat, events, patch, self._moment(audience, now)))

    def _moment(self, audience: Audience, now: float) -> Moment:
        seat = audience.viewer
        return Moment(
            self.revision,
            audience.hash,
            0 if seat is None else self._made[seat],
            seat is not None and self._can_undo(seat),
            seat is not None and self._driver.can_redo(seat),
            tuple((waiting, int(1000 * (now - self._since(waiting, now)))) for waiting in audience.waiting),
        )

    def _since(self, seat: Seat, now: float) -> float:
        """Since when a seat is waited for; one that has answered in secret seems to think as long as the slowest."""
        return self._waited_since.get(seat, min(self._waited_since.values(), default=now))

    def _start_clocks(self, now: float) -> None:
        """A clock runs while its seat is waited for without a break."""
        self._waited_since = {seat: self._waited_since.get(seat, now) for seat in self.match.waiting()}

    # -- bots ------------------------------------------------------------------------------------------------

    @property
    def is_thinking(self) -> bool:
        return self._driver.thinking() is not None

    def tick(self, now: float) -> None:
        self._driver.tick(now)

    def _present_level(self, seat: Seat, now: float) -> str | None:
        """The bot that plays a seat at this moment: its own, a stand-in, or one for overtime."""
        level = self._level_of(seat)
        limit = self._pace.turn_seconds
        if level is None and limit and now - self._waited_since[seat] > limit and self.match.setup.seats > 1:
            return OVERTIME_LEVEL
        return level

    def close(self) -> None:
        self._driver.close()
