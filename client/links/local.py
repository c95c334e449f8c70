"""A match on this machine: people at this screen, bots in a process beside it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic

from client.crash import write_log
from client.links.link import Link, Notice, Update
from client.links.worker import BotFailed, BotWorker, Thought, simpler
from engine.bots.levels import DEFAULT_SECONDS
from engine.core.moves import Event, Move, Seat
from engine.match import Match
from engine.record import Recorder


class LocalLink(Link):
    """Solo, hot-seat or bots alone. With several people the screen belongs to whoever must choose."""

    def __init__(self, match: Match, recorder: Recorder | None = None, seconds: float = DEFAULT_SECONDS) -> None:
        self.match = match
        self.game = match.game
        self.setup = match.setup
        self.chairs = match.chairs
        self._recorder = recorder
        self._levels = {seat: chair.bot for seat, chair in enumerate(match.chairs) if chair.bot}
        self._people = [seat for seat in range(match.setup.seats) if seat not in self._levels]
        self.viewer = self._first_viewer()
        self.view = self.game.view(match.state, self.viewer)
        self._worker = BotWorker(match.game, match.setup.seed, seconds)
        self._updates: list[Update] = []
        self._notices: list[Notice] = []
        self._pace = 0.0
        self._moved_at = monotonic()

    def _first_viewer(self) -> Seat | None:
        """The person who must choose, or the only person; nobody until they sit down where several have secrets."""
        if len(self._people) > 1 and self.game.has_secrets:
            return None
        due = [seat for seat in self.match.waiting() if seat in self._people]
        if due:
            return due[0]
        return self._people[0] if self._people else None

    # -- what happens ----------------------------------------------------------------------------------------

    def poll(self) -> list[Update]:
        self._let_bots_play()
        updates, self._updates = self._updates, []
        return updates

    def history(self) -> list[Update]:
        return [Update(entry.seat, self._seen(entry.events), self.view) for entry in self.match.entries]

    def record(self) -> Match | None:
        return self.match if self.match.is_over else None

    def notices(self) -> list[Notice]:
        notices, self._notices = self._notices, []
        return notices

    def _let_bots_play(self) -> None:
        """Ask the bot whose turn it is, and play its answer once it has come and people could follow."""
        due = [seat for seat in self.match.waiting() if seat in self._levels]
        if not due:
            return
        thought = self._worker.thought
        try:
            if thought is None:
                seat = due[0]
                view = self.game.view(self.match.state, seat)
                self._worker.ask(Thought(seat, self._levels[seat], view))
            elif monotonic() - self._moved_at >= self._pace:
                move = self._worker.answer()
                if move is not None:
                    self._play(thought.seat, move)
        except BotFailed as failure:
            self._replace_bot(due[0] if thought is None else thought.seat, failure)

    def _replace_bot(self, seat: Seat, failure: BotFailed) -> None:
        """A bot that fails gives its seat to the next simpler level, and leaves a report."""
        self._worker.close()
        level = self._levels[seat]
        replacement = simpler(level)
        if replacement is None:
            raise failure
        self._levels[seat] = replacement
        write_log(failure.report, self._recorder.path if self._recorder else None)
        self._notices.append(Notice("bot_replaced", (self.names[seat], level, replacement)))

    def _play(self, seat: Seat, move: Move) -> None:
        with self._saving():
            self.match.play(seat, move)
        self._moved_at = monotonic()
        self._show(seat, self.match.entries[-1].events)

    @contextmanager
    def _saving(self) -> Iterator[None]:
        """A move counts even if the disk is full or gone: the match goes on unsaved, and that is said."""
        try:
            yield
        except OSError:
            self._stop_saving()
            self._notices.append(Notice("unsaved", ()))

    def _stop_saving(self) -> None:
        if self._recorder:
            with suppress(OSError):
                self._recorder.close()
            self._recorder = None

    def _show(self, seat: Seat | None, events: tuple[Event, ...], takes_back: bool = False) -> None:
        self.view = self.game.view(self.match.state, self.viewer)
        self._updates.append(Update(seat, self._seen(events), self.view, takes_back))

    def _seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(known for event in events if (known := event.seen_by(self.viewer)) is not None)

    # -- what the person does --------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        if self.viewer is None or self.viewer not in self._people:
            return []
        return self.match.moves(self.viewer)

    def send(self, move: Move) -> None:
        assert self.viewer is not None
        self._forget_thought()
        self._play(self.viewer, move)

    def made(self) -> int:
        return len(self.match.entries)

    def can_undo(self) -> bool:
        return self.viewer in self._people and self.match.can_undo(self.viewer)

    def undo(self) -> None:
        self._forget_thought()
        with self._saving():
            self.match.undo(self.viewer)
        self._show(None, (), takes_back=True)

    def can_redo(self) -> bool:
        return bool(self.match.undone) and self.match.undone[-1][0] == self.viewer

    def redo(self) -> None:
        self._forget_thought()
        seat = self.match.undone[-1][0]
        with self._saving():
            self.match.redo()
        self._show(seat, self.match.entries[-1].events)

    def _forget_thought(self) -> None:
        """The position changes under a thinking bot: it must think again."""
        if self._worker.thought is not None:
            self._worker.close()

    def thinking(self) -> Seat | None:
        return self._worker.thought.seat if self._worker.thought else None

    # -- a shared screen -------------------------------------------------------------------------------------

    def next_viewer(self) -> Seat | None:
        due = [seat for seat in self.match.waiting() if seat in self._people]
        return due[0] if due and self.viewer not in due else None

    def sit_down(self, seat: Seat) -> None:
        self.viewer = seat
        self.view = self.game.view(self.match.state, seat)

    def set_pace(self, seconds: float) -> None:
        self._pace = seconds

    def close(self) -> None:
        self._worker.close()
        self._stop_saving()
