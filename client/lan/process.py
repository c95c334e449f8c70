"""A host in a process of its own: the person at the host is a guest like any other, only with more rights.

So the frame loop never waits for the network, everybody sees the table through the same code, and not even the
hosting client holds more than its own view.
"""

from __future__ import annotations

from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection

from client.lan.address import Address
from client.lan.guest import Guest
from client.lan.memory import SeatMemory
from client.lan.options import BadTable, TableOptions
from client.lan.people import new_token
from engine.bots.levels import UnknownLevel
from engine.core.game import BadSetup
from engine.games import UnknownGame
from engine.record import BadRecord

SERVE_SECONDS = 0.05
REPLACED = "the standby has taken the table over: join it there"
CLOSE_SECONDS = 5.0
CANNOT_OPEN = (BadTable, BadSetup, BadRecord, UnknownGame, UnknownLevel, OSError)


class HostProcess:
    """Opens a table. Poll until `port` or `problem` is there; `close` always ends the process."""

    def __init__(self, options: TableOptions) -> None:
        self.port: int | None = None
        self.problem: str | None = None
        """Why the table cannot be opened, or was closed by itself: one sentence."""
        self.options = replace(
            options, host_token=options.host_token or new_token(), host_key=options.host_key or new_token()
        )
        context = get_context("spawn")
        self._pipe, there = context.Pipe()
        self._process = context.Process(target=_host, args=(there, self.options), name="orrery host")
        self._process.start()
        there.close()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def poll(self) -> None:
        """See whether the table is open yet, and still."""
        if self.problem:
            return
        try:
            while self._pipe.poll():
                kind, content = self._pipe.recv_bytes().decode().split(" ", 1)
                if kind == "port":
                    self.port = int(content)
                else:
                    self.problem = content
        except (EOFError, OSError):
            self.problem = "the host stopped"

    def wait(self, seconds: float) -> None:
        """Wait at most so long for news of the host; for whoever has no frames to draw."""
        if not self.problem:
            self._pipe.poll(seconds)

    def guest(self, name: str, memory: SeatMemory | None = None) -> Guest:
        """The person at the host, once the port is known. What they remember brings them back to their seat as a guest,
        should somebody else be the host one day."""
        if self.port is None:
            raise BadTable("the table is not open yet")
        from client.lan.secrecy import public

        address = Address("127.0.0.1", self.port)
        return Guest(
            address, name, token=self.options.host_token, memory=memory, host_key=public(self.options.host_key)
        )

    def close(self) -> None:
        """Close the table; a recorded match can be reopened."""
        self._pipe.close()
        self._process.join(CLOSE_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def _host(pipe: Connection, options: TableOptions) -> None:
    """The life of the process: serve until whoever started it hangs up, on purpose or by dying."""
    from client.lan.host import Host

    try:
        host = Host(options)
    except CANNOT_OPEN as error:
        pipe.send_bytes(f"problem {error}".encode())
        return
    try:
        pipe.send_bytes(f"port {host.port}".encode())
        while not pipe.poll() and not host.is_replaced:
            host.serve(SERVE_SECONDS)
        if host.is_replaced:
            pipe.send_bytes(f"problem {REPLACED}".encode())
    except (KeyboardInterrupt, BrokenPipeError):
        pass
    finally:
        host.close("replaced" if host.is_replaced else "host_closed")
