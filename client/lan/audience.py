"""Everybody who looks through the same eyes: what they have been shown, and what to show them next."""

from __future__ import annotations

from collections.abc import Iterable

from client.lan.messages import Change, Moment, Position
from client.lan.patch import diff, view_hash
from engine.core.codec import Plain, encode
from engine.core.moves import Event, Seat
from engine.match import Match


class Audience:
    """One seat, or all spectators together. All of them are sent the same bytes."""

    def __init__(self, match: Match, viewer: Seat | None) -> None:
        self.viewer = viewer
        self._match = match
        self.waiting: tuple[Seat, ...] = ()
        """Whom these eyes see being waited for: not who of them has answered in secret."""
        self._shown = self._view()

    @property
    def hash(self) -> str:
        return view_hash(self._shown)

    def look(self) -> Plain:
        """Look at the match again: the patch from what was shown to what is to be shown now."""
        before, self._shown = self._shown, self._view()
        return diff(before, self._shown)

    def change(self, seat: Seat | None, events: Iterable[Event], patch: Plain, moment: Moment) -> Change:
        """Whose doing it was stays untold where nothing of it can be seen."""
        seen = self._seen(events)
        return Change(seat if seat == self.viewer or seen or patch else None, moment, seen, patch)

    def position(self, missed: Iterable[Event], moment: Moment) -> Position:
        return Position(self.viewer, moment, self._shown, self._seen(missed))

    def _view(self) -> list[Plain]:
        view = self._match.game.view(self._match.state, self.viewer)
        self.waiting = tuple(self._match.game.waiting(view))
        content: list[Plain] = encode(view)
        return content

    def _seen(self, events: Iterable[Event]) -> Plain:
        return [encode(seen) for event in events if (seen := event.seen_by(self.viewer)) is not None]
