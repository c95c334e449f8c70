"""A host and its guests in one process, over real sockets, looked after in turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from client.lan.address import Address
from client.lan.guest import Guest, Stage
from client.lan.host import Host
from client.lan.options import TableOptions
from client.lan.people import new_token
from client.lan.secrecy import public

DEADLINE = 120.0


class House:
    def __init__(self, options: TableOptions) -> None:
        self.host = Host(options)
        self.options = options
        self.guests: list[Guest] = []

    def until(self, condition: Callable[[], object], what: str = "") -> None:
        """Serve everybody until the condition holds; fail if it never does."""
        ends = monotonic() + DEADLINE
        while not condition():
            assert monotonic() < ends, f"still waiting: {what} {[(g.name, g.stage, g.reason) for g in self.guests]}"
            self.serve()

    def serve(self) -> None:
        self.host.serve(0.001)
        for guest in self.guests:
            guest.poll()

    def serve_rounds(self, rounds: int) -> None:
        for _ in range(rounds):
            self.serve()

    def knock(self, name: str, pin: str = "", token: str = "") -> Guest:
        host_key = public(self.options.host_key) if token else ""
        guest = Guest(Address("127.0.0.1", self.host.port), name, pin, token, host_key=host_key)
        self.guests.append(guest)
        return guest

    def join(self, name: str, seat: int | None = None, pin: str = "", token: str = "") -> Guest:
        """A guest at the table, seated and ready if a seat is given."""
        guest = self.knock(name, pin, token)
        self.until(lambda: guest.table, f"{name} joins")
        if seat is not None:
            guest.sit(seat)
            guest.set_ready(True)
            self.until(lambda: self._is_ready(guest), f"{name} sits")
        return guest

    def _is_ready(self, guest: Guest) -> bool:
        me = guest.table.person(guest.person) if guest.table and guest.person is not None else None
        return guest.seat is not None and me is not None and me.ready

    def person_at_host(self, name: str = "Host", seat: int | None = None) -> Guest:
        return self.join(name, seat, token=self.options.host_token)

    def begin(self) -> None:
        """The host starts; everybody has a link."""
        starter = next(guest for guest in self.guests if guest.is_host)
        starter.start()
        self.until(self._all_play, "the match begins")

    def _all_play(self) -> bool:
        return all(guest.link for guest in self.guests if guest.stage is Stage.SEATED)

    def in_step(self) -> bool:
        """Has everybody been shown everything?"""
        playing = self.host.table.playing
        return playing is not None and all(
            guest.link is not None and guest.link.moment.revision == playing.revision
            for guest in self.guests
            if guest.stage is Stage.SEATED
        )

    def close(self) -> None:
        for guest in self.guests:
            guest.close()
        self.host.close()


@contextmanager
def house(
    game: str = "alien_frontiers", seats: tuple[str | None, ...] = (None, None), **more: object
) -> Iterator[House]:
    """A table with a person's rights at the host, closed at the end whatever happens."""
    options = TableOptions(
        game, seats, **{"port": 0, "seed": 7, "host_token": new_token(), "host_key": new_token(), **more}
    )  # type: ignore[arg-type]
    opened = House(options)
    try:
        yield opened
    finally:
        opened.close()
