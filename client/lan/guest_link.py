"""A match at a host on the network, as a table scene sees it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from client.lan.audit import Witness
from client.lan.messages import Change, Message, Moment, Play, Position, Redo, Resync, TableState, Undo
from client.lan.patch import BadPatch, apply, view_hash
from client.lan.viewing import ViewDecoder
from client.links.link import Link, Notice, Update
from engine.core.codec import BadData, Plain, encode
from engine.core.game import Game, Setup
from engine.core.moves import Move, Seat
from engine.core.state import State
from engine.match import Chair, Match


class GuestLink(Link):
    """Keeps the guest's view up to date by patches; asks for a whole one when it has lost its way.

    Made by `Guest` with the first position. The scene polls the link, which polls the connection.
    """

    def __init__(
        self,
        game: Game[Any],
        table: TableState,
        position: Position,
        post: Callable[[Message], None],
        poll: Callable[[], None],
        notices: Callable[[], list[Notice]],
        close: Callable[[], None],
        witness: Witness,
    ) -> None:
        self.game = game
        self.setup = Setup(len(table.seats), 0, dict(table.options))
        self._decoder = ViewDecoder(game)
        self._post = post
        self._poll = poll
        self._notices = notices
        self._close = close
        self._witness = witness
        self._match: Match | None = None
        self._updates: list[Update] = []
        self._before: list[Update]
        """What happened before this guest came (again), for the log."""
        self._under_way: tuple[int, Move] | None = None
        """The number and content of a move sent whose effect has not come back."""
        self._asked = False
        """An undo or redo has been asked for and not been answered."""
        self._is_lost = False
        """The view is not right: nothing counts until a whole one has come."""
        self.show_table(table)
        self._plain: list[Plain] = []
        self.show_position(position)
        self._before, self._updates = self._updates, []

    # -- what comes from the host (called by Guest) ----------------------------------------------------------

    def show_table(self, table: TableState) -> None:
        self.table = table
        self.chairs = tuple(Chair(seat.name, seat.bot, seat.colour) for seat in table.seats)

    def show_position(self, position: Position) -> None:
        """Begin (again) with a whole view. Raises BadData if it is none."""
        self.viewer = self._checked_viewer(position.viewer)
        if not isinstance(position.view, list) or view_hash(position.view) != position.moment.hash:
            raise BadData("a view does not have the hash it came with")
        self.view = self._sensible(self._decoder.view(position.view))
        self._plain = position.view
        self._witness.begin_again(self.viewer, is_new=position.moment.revision == 0)
        self._is_lost = False
        self._take(position.moment)
        self._updates.append(Update(None, self._decoder.events(position.missed), self.view))
        if self._under_way:
            self._send_again(*self._under_way)

    def show_change(self, change: Change) -> None:
        if self._is_lost:
            return
        try:
            if change.moment.revision != self.moment.revision + 1:
                raise BadPatch("a change is missing")
            apply(self._plain, change.patch)
            if view_hash(self._plain) != change.moment.hash:
                raise BadPatch("the views have come apart")
            view = self._sensible(self._decoder.changed(self.view, self._plain, change.patch))
            events = self._decoder.events(change.events)
        except (BadPatch, BadData):
            self._is_lost = True
            self._post(Resync())
            return
        self.view = view
        self._take(change.moment)
        self._updates.append(Update(change.seat, events, view, takes_back=change.seat is None and bool(change.patch)))

    def show_refusal(self) -> None:
        """What was asked for was not done."""
        self._under_way = None
        self._asked = False

    def _take(self, moment: Moment) -> None:
        self.moment = moment
        self._witness.see(moment.hash)
        self._taken_at = monotonic()
        self._asked = False
        if self._under_way and self._under_way[0] <= moment.made:
            self._under_way = None

    def _send_again(self, number: int, move: Move) -> None:
        """A move that was under way when the connection broke: the host has not got it, so it is still to be made."""
        self._under_way = None
        if number == self.moment.made + 1 and move in self.moves():
            self.send(move)

    def _checked_viewer(self, viewer: Seat | None) -> Seat | None:
        if viewer is not None and not 0 <= viewer < self.setup.seats:
            raise BadData(f"there is no seat {viewer}")
        return viewer

    def _sensible(self, view: State) -> State:
        """The view, if the rules can make sense of it: types alone do not make a position."""
        try:
            for seat in self.game.waiting(view):
                if seat == self.viewer:
                    self.game.moves(view, seat)
        except Exception as error:
            raise BadData(f"a view makes no sense: {type(error).__name__}") from error
        return view

    # -- what the scene asks ---------------------------------------------------------------------------------

    def poll(self) -> list[Update]:
        self._poll()
        updates, self._updates = self._updates, []
        return updates

    def history(self) -> list[Update]:
        return self._before

    def keep(self, match: Match) -> None:
        """The whole match, once it is over and has been told."""
        self._match = match

    def record(self) -> Match | None:
        return self._match

    def notices(self) -> list[Notice]:
        return self._notices()

    def moves(self) -> list[Move]:
        if self.viewer is None or self._under_way or self._is_lost:
            return []
        return self.game.moves(self.view, self.viewer)

    @property
    def is_under_way(self) -> bool:
        """Has a move been sent whose effect has not come back?"""
        return self._under_way is not None

    def send(self, move: Move) -> None:
        self._under_way = (self.moment.made + 1, move)
        self._post(Play(self.moment.made + 1, encode(move)))

    def made(self) -> int:
        return self.moment.revision

    def can_undo(self) -> bool:
        return self.moment.can_undo and not self._is_busy()

    def undo(self) -> None:
        self._asked = True
        self._post(Undo())

    def can_redo(self) -> bool:
        return self.moment.can_redo and not self._is_busy()

    def redo(self) -> None:
        self._asked = True
        self._post(Redo())

    def _is_busy(self) -> bool:
        return self._asked or self._is_lost or self._under_way is not None

    def thinking(self) -> Seat | None:
        """Whoever is waited for while the viewer has nothing to choose: a bot, or another person."""
        waiting = self.waiting()
        return waiting[0] if waiting and self.viewer not in waiting else None

    def thinking_seconds(self, seat: Seat) -> float:
        """How long a seat has been waited for."""
        for waited_for, milliseconds in self.moment.clocks:
            if waited_for == seat:
                return milliseconds / 1000 + monotonic() - self._taken_at
        return 0.0

    def seconds_left(self, seat: Seat) -> float | None:
        """On a table with a turn timer: until a bot makes that person's choices. None where nobody hurries."""
        limit, info = self.table.turn_seconds, self.table.seats[seat]
        if limit is None or info.bot or info.stand_in or self.setup.seats == 1:
            return None
        return max(0.0, limit - self.thinking_seconds(seat))

    def missing(self) -> tuple[Seat, ...]:
        """Seats whose person is not connected."""
        present = {person.id for person in self.table.people if person.connected}
        return tuple(
            seat for seat, info in enumerate(self.table.seats) if info.bot is None and info.person not in present
        )

    def close(self) -> None:
        self._close()
