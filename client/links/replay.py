"""A recorded match, stepped through at will."""

from __future__ import annotations

from dataclasses import replace

from client.links.link import Link, Notice, Update
from engine.core.moves import Event, Move, Seat
from engine.core.state import State
from engine.match import Match


class ReplayLink(Link):
    """Nobody can move here. While the match is not over, nothing is shown that somebody still keeps to themselves."""

    is_live = False

    def __init__(self, match: Match) -> None:
        self._match = match
        self.game = match.game
        self.setup = match.setup
        self.chairs = match.chairs
        self.length = len(match.entries)
        self.at = 0
        """How many moves have been made."""
        self.viewer: Seat | None = None
        self.can_open = match.is_over
        """May everything be shown, now that nobody has anything to hide?"""
        self._positions: list[State] = [match.game.start(match.setup)]
        self._updates: list[Update] = []
        self.view = self._view()

    def eyes(self) -> list[Seat | None]:
        """Through whose eyes it can be seen: None for a spectator, or with everything open once it is over."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.bot is None]
        if self.can_open:
            return [None, *range(len(self.chairs))]
        return [None, *(people if len(people) == 1 else [])]

    @property
    def is_open(self) -> bool:
        return self.can_open and self.viewer is None

    def taker(self) -> Seat | None:
        """Who would be played by somebody who went on from here: whoever looks, or whoever is to choose. Nobody in a
        match under way that others have secrets in, and nobody once it is over."""
        state = self._position(self.at)
        due = self.game.waiting(state)
        if not due or not (self.can_open or self.viewer is not None):
            return None
        return due[0] if self.viewer is None else self.viewer

    def taken_over(self, seat: Seat, name: str, level: str, title: str) -> Match:
        """A match that goes on from here: somebody sits down at a seat, bots play for all other people."""
        chairs = [replace(chair, bot=chair.bot or level) for chair in self.chairs]
        chairs[seat] = replace(chairs[seat], name=name, bot=None)
        return self._match.taken_over(self.at, chairs, title)

    # -- time ------------------------------------------------------------------------------------------------

    def step(self) -> None:
        """The next move."""
        entry = self._match.entries[self.at]
        self.at += 1
        self.view = self._view()
        self._updates.append(Update(entry.seat, self._seen(entry.events), self.view))

    def seek(self, at: int) -> None:
        """Any moment of the match, at once."""
        self.at = max(0, min(self.length, at))
        self.view = self._view()
        self._updates.append(Update(None, (), self.view))

    def look_as(self, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.seek(self.at)

    def _view(self) -> State:
        state = self._position(self.at)
        view: State = self.game.copy(state) if self.is_open else self.game.view(state, self.viewer)
        return view

    def _position(self, at: int) -> State:
        """Positions are played once and kept."""
        while len(self._positions) <= at:
            entry = self._match.entries[len(self._positions) - 1]
            state = self.game.copy(self._positions[-1])
            self.game.play(state, entry.seat, entry.move)
            self._positions.append(state)
        return self._positions[at]

    def _seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if self.is_open:
            return events
        return tuple(known for event in events if (known := event.seen_by(self.viewer)) is not None)

    # -- as a link -------------------------------------------------------------------------------------------

    def poll(self) -> list[Update]:
        updates, self._updates = self._updates, []
        return updates

    def history(self) -> list[Update]:
        return [Update(entry.seat, self._seen(entry.events), self.view) for entry in self._match.entries[: self.at]]

    def notices(self) -> list[Notice]:
        return []

    def moves(self) -> list[Move]:
        return []

    def send(self, move: Move) -> None:
        """Nothing can be changed any more."""

    def close(self) -> None:
        """Nothing was started."""
