"""The match at the host: moves come in from people and bots, changes go out to each audience."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from client.lan.audience import Audience
from client.lan.limits import JOURNAL_KEPT
from client.lan.messages import Change, Moment, Position
from client.lan.people import Unwilling
from client.lan.wire import Malformed
from client.links.link import Notice
from client.links.worker import BotFailed, BotWorker, Thought, simpler
from engine.core.codec import BadData, Decoder, Plain
from engine.core.moves import Event, IllegalMove, Move, Seat
from engine.match import CannotUndo, Match

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
        self._notify = notify
        self._decoder = Decoder(match.game.vocabulary)
        self._audiences: dict[Seat | None, Audience] = {}
        self._journal: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=JOURNAL_KEPT)
        """The moves of this session that stand, by revision, with what they did."""
        self._made = [0] * match.setup.seats
        for entry in match.entries:
            self._made[entry.seat] += 1
        self._worker = BotWorker(match.game, match.setup.seed, pace.bot_seconds)
        self._thought_at = 0
        """The revision the bot was shown; -1 once an undo made its thought void."""
        self._simpler_levels: dict[Seat, str] = {}
        self._changed_at = now
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
            self._play(seat, move, now)
        except IllegalMove as error:
            raise Unwilling("illegal_move") from error

    def undo(self, seat: Seat, now: float) -> None:
        try:
            with self._saving_noted():
                self.match.undo(seat)
        except CannotUndo as error:
            raise Unwilling("no_undo") from error
        self._thought_at = -1
        self._made[seat] -= 1
        if self._journal:
            self._journal.pop()
        self._announce(None, (), now)

    def redo(self, seat: Seat, now: float) -> None:
        if not self._can_redo(seat):
            raise Unwilling("no_undo")
        with self._saving_noted():
            self.match.redo()
        self._thought_at = -1
        self._made[seat] += 1
        self._announce(seat, self.match.entries[-1].events, now)

    def _play(self, seat: Seat, move: Move, now: float) -> None:
        with self._saving_noted():
            self.match.play(seat, move)
        self._made[seat] += 1
        self._announce(seat, self.match.entries[-1].events, now)

    @contextmanager
    def _saving_noted(self) -> Iterator[None]:
        """A move is made even if the disk is full; everybody is told that it is not saved."""
        try:
            yield
        except OSError as error:
            self._notify(Notice("autosave_failed", (error.strerror or str(error),)))

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
        self._changed_at = now
        if seat is not None:
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
            seat is not None and self.match.can_undo(seat),
            seat is not None and self._can_redo(seat),
            tuple((waiting, int(1000 * (now - self._since(waiting, now)))) for waiting in audience.waiting),
        )

    def _since(self, seat: Seat, now: float) -> float:
        """Since when a seat is waited for; one that has answered in secret seems to think as long as the slowest."""
        return self._waited_since.get(seat, min(self._waited_since.values(), default=now))

    def _can_redo(self, seat: Seat) -> bool:
        return bool(self.match.undone) and self.match.undone[-1][0] == seat

    def _start_clocks(self, now: float) -> None:
        """A clock runs while its seat is waited for without a break."""
        self._waited_since = {seat: self._waited_since.get(seat, now) for seat in self.match.waiting()}

    # -- bots ------------------------------------------------------------------------------------------------

    @property
    def is_thinking(self) -> bool:
        return self._worker.thought is not None

    def tick(self, now: float) -> None:
        """Let the bot think that is due, and play what it has come to."""
        thought = self._worker.thought
        try:
            if thought and now - self._changed_at >= self._pace.bot_pause:
                move = self._worker.answer()
                if move is not None:
                    self._play_thought(thought, move, now)
            if not self.is_thinking:
                self._ask(now)
        except BotFailed:
            if thought := thought or self._worker.thought:
                self._replace_bot(thought, now)

    def _ask(self, now: float) -> None:
        for seat in self.match.waiting():
            level = self._present_level(seat, now)
            if level:
                self._thought_at = self.revision
                view = self.match.game.view(self.match.state, seat)
                self._worker.ask(Thought(seat, self._simpler_levels.get(seat, level), view))
                return

    def _present_level(self, seat: Seat, now: float) -> str | None:
        """The bot that plays a seat at this moment: its own, a stand-in, or one for overtime."""
        level = self._level_of(seat)
        limit = self._pace.turn_seconds
        if level is None and limit and now - self._waited_since[seat] > limit and self.match.setup.seats > 1:
            return OVERTIME_LEVEL
        return level

    def _play_thought(self, thought: Thought, move: Move, now: float) -> None:
        """People may have returned, moved or undone something while the bot thought: then it thinks again."""
        seat = thought.seat
        if seat not in self.match.waiting() or self._thought_at < 0 or not self._present_level(seat, now):
            return
        if move in self.match.moves(seat):
            self._play(seat, move, now)
        elif self._thought_at == self.revision:
            self._replace_bot(thought, now)

    def _replace_bot(self, thought: Thought, now: float) -> None:
        """A bot that fails gives its seat to the next simpler level; if even the simplest fails, any move will do."""
        self._worker.close()
        replacement = simpler(thought.level)
        if replacement is None:
            if thought.seat in self.match.waiting():
                self._play(thought.seat, self.match.moves(thought.seat)[0], now)
            return
        self._simpler_levels[thought.seat] = replacement
        self._notify(Notice("bot_replaced", (self.match.names[thought.seat],)))

    def close(self) -> None:
        self._worker.close()
