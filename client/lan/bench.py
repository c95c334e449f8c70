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
from engine.games import game_ids

SEATS = 4
SPECTATORS = 16
MOVES = 200
"""Of each game, from its beginning."""
MALFORMED_FRAMES = 20_000
MOVES_UNDER_ATTACK = 600
PATIENCE_SECONDS = 60.0


def measure() -> dict[str, float]:
    """For every game, with four seats and sixteen spectators: how long until another guest's view shows a move, and
    how many bytes one guest is sent for it. Then a whole match with an attacker besides: how much the host grows."""
    figures: dict[str, float] = {}
    for game_id in game_ids():
        with _full_table(game_id) as table:
            table.play(MOVES)
            figures[f"{game_id}_median_ms"] = 1000 * median(table.delays)
            figures[f"{game_id}_p99_ms"] = 1000 * quantiles(table.delays, n=100)[98]
            figures[f"{game_id}_bytes"] = median(table.sizes)
    with _full_table(game_ids()[0]) as table:
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

    def play(self, moves: int | None = None) -> None:
        """So many random moves, or a whole match of them, each measured."""
        while moves != 0 and self._move():
            moves = None if moves is None else moves - 1

    def play_under_attack(self, frames: int) -> None:
        """The match is held back to last as long as the attack."""
        context = get_context("spawn")
        thrown = context.Value("i", 0)
        attacker = context.Process(
            target=attack, args=(self.host.port, self.host.options.game, frames, 1, thrown), daemon=True
        )
        attacker.start()
        moves = 0
        try:
            while attacker.is_alive():
                if moves < MOVES_UNDER_ATTACK * thrown.value // frames and self._move():
                    moves += 1
                else:
                    self._look(0.01)
        finally:
            attacker.kill()
            attacker.join()
        self.play()

    def _move(self) -> bool:
        """One move, until everybody has seen it; False once the match is over.

        One of the others is measured, each in turn. It is looked after before the rest: guests have machines of their
        own and do not wait for each other.
        """
        if self.guests[0].link and self.guests[0].link.is_over:
            return False
        self._until(lambda: any(guest.link and guest.link.moves() for guest in self.guests))
        mover = next(guest for guest in self.guests if guest.link and guest.link.moves())
        assert mover.link is not None
        others = [guest for guest in self.guests if guest is not mover]
        measured = others[len(self.delays) % len(others)]
        received = [guest.bytes_received for guest in self.guests]
        revision = mover.link.moment.revision
        move = self._rng.choice(mover.link.moves())
        sent_at = perf_counter()
        mover.link.send(move)
        self._until(lambda: self._has_seen(measured, revision), measured)
        self.delays.append(perf_counter() - sent_at)
        self._until(lambda: all(self._has_seen(guest, revision) for guest in self.guests))
        self.sizes += [guest.bytes_received - before for guest, before in zip(self.guests, received, strict=True)]
        return True

    def _has_seen(self, guest: Guest, revision: int) -> bool:
        return guest.link is not None and guest.link.moment.revision > revision

    def _look(self, seconds: float, *only: Guest) -> None:
        """Wait for news for anybody (or only for some), and let them take it in."""
        numbers = {number: guest for guest in only or self.guests if (number := guest.fileno()) is not None}
        readable, _, _ = select.select(list(numbers), [], [], seconds)
        for guest in [numbers[number] for number in readable] or self.guests:
            guest.poll()
            if guest.stage is Stage.CLOSED:
                raise BadTable(f"a guest of the bench was sent away: {guest.reason}")

    def _until(self, condition: Callable[[], object], *only: Guest) -> None:
        ends = monotonic() + PATIENCE_SECONDS
        while not condition():
            if monotonic() > ends:
                raise BadTable("the bench waited for something that did not come")
            self._look(0.01, *only)


@contextmanager
def _full_table(game_id: str) -> Iterator[_FullTable]:
    host = HostProcess(TableOptions(game_id, (None,) * SEATS, port=0, seed=1))
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
