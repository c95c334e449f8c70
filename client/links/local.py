"""A match on this machine: people at this screen, bots in a process beside it."""

from __future__ import annotations

from time import monotonic

from client.links.driver import Driver
from client.links.link import Link, Notice, Update
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
        self._people = [seat for seat, chair in enumerate(match.chairs) if not chair.bot]
        self.viewer = self._first_viewer()
        self.view = self.game.view(match.state, self.viewer)
        self._updates: list[Update] = []
        self._notices: list[Notice] = []
        self._driver = Driver(match, recorder, self._level_of, self._show, self._notices.append, seconds)

    def _level_of(self, seat: Seat, now: float) -> str | None:
        return self.chairs[seat].bot

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
        self._let_bots_play(monotonic())
        updates, self._updates = self._updates, []
        return updates

    def _let_bots_play(self, now: float) -> None:
        self._driver.tick(now)

    def history(self) -> list[Update]:
        return [Update(entry.seat, self._seen(entry.events), self.view) for entry in self.match.entries]

    def record(self) -> Match | None:
        return self.match if self.match.is_over else None

    def notices(self) -> list[Notice]:
        notices = self._notices[:]
        self._notices.clear()
        return notices

    def _show(self, seat: Seat | None, events: tuple[Event, ...], now: float) -> None:
        self.view = self.game.view(self.match.state, self.viewer)
        self._updates.append(Update(seat, self._seen(events), self.view, takes_back=seat is None))

    def _seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(known for event in events if (known := event.seen_by(self.viewer)) is not None)

    # -- what the person does --------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        if self.viewer is None or self.viewer not in self._people:
            return []
        return self.match.moves(self.viewer)

    def send(self, move: Move) -> None:
        assert self.viewer is not None
        self._driver.play(self.viewer, move, monotonic())

    def made(self) -> int:
        return len(self.match.entries)

    def can_undo(self) -> bool:
        return self.viewer in self._people and self.match.can_undo(self.viewer)

    def undo(self) -> None:
        self._driver.undo(self.viewer, monotonic())

    def can_redo(self) -> bool:
        return self._driver.can_redo(self.viewer)

    def redo(self) -> None:
        self._driver.redo(monotonic())

    def thinking(self) -> Seat | None:
        return self._driver.thinking()

    # -- a shared screen -------------------------------------------------------------------------------------

    def next_viewer(self) -> Seat | None:
        due = [seat for seat in self.match.waiting() if seat in self._people]
        return due[0] if due and self.viewer not in due else None

    def sit_down(self, seat: Seat) -> None:
        self.viewer = seat
        self.view = self.game.view(self.match.state, seat)

    def set_pace(self, seconds: float) -> None:
        self._driver.pause = seconds

    def close(self) -> None:
        self._driver.close()
