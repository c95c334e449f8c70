"""What drives a match, at this table or at a host's: people's moves, bots that are due, and a record that keeps up."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from client.crash import write_log
from client.links.link import Notice
from client.links.worker import BotFailed, BotWorker, Thought, simpler
from engine.bots.levels import DEFAULT_SECONDS, told
from engine.core.moves import Event, Move, Seat
from engine.match import Match
from engine.record import Recorder


class Driver:
    """It knows seats, not people: who plays a seat at a moment is asked of `level_of`, and whatever happens, by
    whomever, is told to `changed` (the seat is None for an undo). Nothing here waits."""

    def __init__(
        self,
        match: Match,
        recorder: Recorder | None,
        level_of: Callable[[Seat, float], str | None],
        changed: Callable[[Seat | None, tuple[Event, ...], float], None],
        notify: Callable[[Notice], None],
        seconds: float = DEFAULT_SECONDS,
    ) -> None:
        self.match = match
        self.pause = 0.0
        """The least time between two moves if the second is a bot's, so that people can follow."""
        self._recorder = recorder
        self._level_of = level_of
        self._changed = changed
        self._notify = notify
        self._worker = BotWorker(match.game, match.setup.seed, seconds)
        self._thought: Thought | None = None
        """What a bot has been asked and not yet answered."""
        self._is_stale = False
        """Has something happened since it was asked?"""
        self._is_void = False
        """Was something taken back since?"""
        self._substitutes: dict[Seat, str] = {}
        self._failed: set[tuple[Seat, str]] = set()
        self._moved_at = 0.0
        self._is_unsaved = False

    # -- what people do --------------------------------------------------------------------------------------

    def play(self, seat: Seat, move: Move, now: float) -> None:
        self._after(seat, self.match.play(seat, move), now)

    def undo(self, seat: Seat | None, now: float) -> None:
        self.match.undo(seat)
        self._is_void = True
        self._after(None, (), now)

    def can_redo(self, seat: Seat | None) -> bool:
        return bool(self.match.undone) and self.match.undone[-1][0] == seat

    def redo(self, now: float) -> None:
        seat = self.match.undone[-1][0]
        self._after(seat, self.match.redo(), now)

    def _after(self, seat: Seat | None, events: tuple[Event, ...], now: float) -> None:
        """A change is made whether or not it can be saved; that it cannot, and that it can again, is said once."""
        self._is_stale = True
        self._moved_at = now
        problem = self._recorder.problem if self._recorder else None
        if problem and not self._is_unsaved:
            self._notify(Notice("autosave_failed", (problem.strerror or str(problem),)))
        if self._is_unsaved and not problem:
            self._notify(Notice("saved_again"))
        self._is_unsaved = problem is not None
        self._changed(seat, events, now)

    def could_follow(self, now: float) -> bool:
        """Have people had the time to follow the last move?"""
        return now - self._moved_at >= self.pause

    # -- bots ------------------------------------------------------------------------------------------------

    def thinking(self) -> Seat | None:
        return self._thought.seat if self._thought else None

    def tick(self, now: float) -> None:
        """Let the bot think that is due, and play what it has come to."""
        try:
            if self._thought and self.could_follow(now):
                move = self._worker.answer()
                if move is not None:
                    self._play_thought(self._thought, move, now)
            if not self._thought:
                self._ask(now)
        except BotFailed as failure:
            assert self._thought
            self._replace(self._thought, failure, now)

    def _ask(self, now: float) -> None:
        for seat in self.match.waiting():
            level = self._level_of(seat, now)
            if level:
                view = self.match.game.view(self.match.state, seat)
                self._thought = Thought(seat, self._substitutes.get(seat, level), view)
                self._is_stale = self._is_void = False
                self._worker.ask(self._thought)
                return

    def _play_thought(self, thought: Thought, move: Move, now: float) -> None:
        """People may have returned, moved or taken something back while the bot thought: then it is asked again."""
        self._thought = None
        seat = thought.seat
        if self._is_void or seat not in self.match.waiting() or not self._level_of(seat, now):
            return
        if move in self.match.moves(seat):
            self._failed.discard((seat, thought.level))
            self.play(seat, move, now)
        elif not self._is_stale:
            self._replace(thought, BotFailed(f"{move!r} is not a legal move"), now)

    def _replace(self, thought: Thought, failure: BotFailed, now: float) -> None:
        """A bot that fails is asked once more. Then its seat goes to the next simpler level and a report is kept; if
        even the simplest fails, any move will do."""
        self._worker.close()
        self._thought = None
        seat, level = thought.seat, thought.level
        if (seat, level) not in self._failed:
            self._failed.add((seat, level))
            return
        write_log(failure.report, self._recorder.path if self._recorder else None)
        substitute = simpler(level)
        if substitute is None:
            if seat in self.match.waiting():
                self.play(seat, self.match.moves(seat)[0], now)
            return
        self._substitutes[seat] = substitute
        self._notify(Notice("bot_replaced", (self.match.names[seat], told(level), substitute)))

    def close(self) -> None:
        """End the bots' process and close the record."""
        self._worker.close()
        if self._recorder:
            with suppress(OSError):
                self._recorder.close()
