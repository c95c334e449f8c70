"""How fast news travels, how much of it there is, and what it costs the host. Everything on this machine."""

from __future__ import annotations

import select
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles
from time import monotonic, perf_counter

from client.lan.address import Address
from client.lan.attack import attack
from client.lan.guest import Guest, Stage
from client.lan.options import BadTable, TableOptions
from client.lan.process import HostProcess
from engine.core.rng import Rng

GAME = "alien_frontiers"
SEATS = 4
SPECTATORS = 16
MALFORMED_FRAMES = 20_000
PATIENCE_SECONDS = 60.0


def measure() -> dict[str, float]:
    """The figures of `orrery bench`: with four seats and sixteen spectators, and then with an attacker besides."""
    with _full_table() as table:
        table.play()
        figures = {
            "move_milliseconds_median": 1000 * median(table.delays),
            "move_milliseconds_p99": 1000 * quantiles(table.delays, n=100)[98],
            "bytes_per_move_median": median(table.sizes),
        }
    with _full_table() as table:
        before = memory_of(table.host.pid)
        table.play_under_attack(MALFORMED_FRAMES)
        figures["host_growth_megabytes"] = (memory_of(table.host.pid) - before) / 1e6
    return figures


def memory_of(pid: int | None) -> int:
    """Bytes that a process holds in memory; 0 where the system does not tell."""
    try:
        status = Path(f"/proc/{pid}/status").read_text("ascii")
    except OSError:
        return 0
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


class _FullTable:
    """A host in its process; all its guests in this one, so that one clock measures them."""

    def __init__(self, host: HostProcess) -> None:
        self.host = host
        self.guests: list[Guest] = []
        self.delays: list[float] = []
        """From a move being sent to another guest's view showing it."""
        self.sizes: list[int] = []
        """Bytes sent to one guest for one move."""
        self._seen_at: dict[Guest, float] = {}
        self._rng = Rng(1)

    def fill(self) -> None:
        assert self.host.port is not None
        self.guests.append(self.host.guest("Host"))
        self._until(lambda: self.guests[0].table)
        for number in range(SEATS + SPECTATORS - 1):
            self.guests.append(Guest(Address("127.0.0.1", self.host.port), f"Guest {number}"))
            self._until(lambda: self.guests[-1].table)
        for seat, guest in enumerate(self.guests[:SEATS]):
            guest.sit(seat)
            guest.set_ready(True)
            self._until(lambda seat=seat, guest=guest: guest.seat == seat)  # type: ignore[misc]
        while not self.guests[0].link:
            self.guests[0].start()
            self._look(0.05)
        self._until(lambda: all(guest.link for guest in self.guests))

    def play(self) -> None:
        """A whole match of random moves, each measured."""
        while self._move():
            pass

    def play_under_attack(self, frames: int) -> None:
        """The match is held back to last as long as the attack."""
        context = get_context("spawn")
        thrown = context.Value("i", 0)
        attacker = context.Process(target=attack, args=(self.host.port, frames, 1, thrown), daemon=True)
        attacker.start()
        expected = 600
        moves = 0
        try:
            while attacker.is_alive():
                if moves < expected * thrown.value // frames and self._move():
                    moves += 1
                else:
                    self._look(0.01)
        finally:
            attacker.kill()
            attacker.join()
        self.play()

    def _move(self) -> bool:
        """One move, until everybody has seen it; False once the match is over."""
        links = [guest.link for guest in self.guests if guest.link]
        if links[0].is_over:
            return False
        self._until(lambda: any(link.moves() for link in links))
        mover = next(link for link in links if link.moves())
        received = [guest.bytes_received for guest in self.guests]
        revision = mover.moment.revision
        sent_at = perf_counter()
        mover.send(self._rng.choice(mover.moves()))
        self._seen_at.clear()
        self._until(lambda: all(link.moment.revision > revision for link in links))
        self.delays += [self._seen_at[guest] - sent_at for guest in self.guests if guest.link is not mover]
        self.sizes += [guest.bytes_received - before for guest, before in zip(self.guests, received, strict=True)]
        return True

    def _look(self, seconds: float) -> None:
        """Wait for news for anybody, and let them take it in."""
        numbers = {guest.fileno(): guest for guest in self.guests}
        readable, _, _ = select.select([number for number in numbers if number is not None], [], [], seconds)
        for guest in [numbers[number] for number in readable] or self.guests:
            guest.poll()
            if guest.link and guest.link.poll():
                self._seen_at[guest] = perf_counter()
            if guest.stage is Stage.CLOSED:
                raise BadTable(f"a guest of the bench was sent away: {guest.reason}")

    def _until(self, condition: Callable[[], object]) -> None:
        ends = monotonic() + PATIENCE_SECONDS
        while not condition():
            if monotonic() > ends:
                raise BadTable("the bench waited for something that did not come")
            self._look(0.01)


@contextmanager
def _full_table() -> Iterator[_FullTable]:
    host = HostProcess(TableOptions(GAME, (None,) * SEATS, port=0, seed=1))
    table = _FullTable(host)
    try:
        while host.port is None:
            host.poll()
            if host.problem:
                raise BadTable(host.problem)
            host.wait(0.1)
        table.fill()
        yield table
    finally:
        for guest in table.guests:
            guest.close()
        host.close()
