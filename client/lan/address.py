"""Where a table is: HOST[:PORT] as typed, and the number behind a name."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv4Address
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from client.lan.limits import DEFAULT_PORT
from client.lan.options import BadTable


@dataclass(frozen=True, slots=True)
class Address:
    host: str
    port: int = DEFAULT_PORT

    def __str__(self) -> str:
        return f"{self.host}:{self.port}"


def read_address(text: str) -> Address:
    """An address as typed by hand."""
    host, colon, port = text.strip().partition(":")
    if not host or len(host) > 253 or any(character.isspace() for character in host):
        raise BadTable(f"{text[:60]!r} is no address; one looks like 192.168.1.20 or 192.168.1.20:{DEFAULT_PORT}")
    if not colon:
        return Address(host)
    if not port.isascii() or not port.isdigit() or len(port) > 5 or not 0 < int(port) < 65536:
        raise BadTable(f"{port[:20]!r} is no port; a port is a number from 1 to 65535")
    return Address(host, int(port))


class Lookup:
    """Finds the number behind a name without making anybody wait.

    The system's lookup can neither be polled nor be interrupted, so it is done in a process, which can be ended.
    """

    def __init__(self, host: str) -> None:
        self.problem: str | None = None
        self._number = _without_asking(host)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        if self._number is None:
            context = get_context("spawn")
            self._pipe, there = context.Pipe(duplex=False)
            self._process = context.Process(target=_look_up, args=(there, host), daemon=True, name="orrery lookup")
            self._process.start()
            there.close()

    def number(self) -> str | None:
        """Once it is known; `problem` says if it never will be."""
        if self._number is None and self._pipe and self._pipe.poll():
            try:
                self._number = self._pipe.recv_bytes().decode() or None
            except (EOFError, OSError):
                self._number = None
            if self._number is None:
                self.problem = "the name is not known"
            self.close()
        return self._number

    def wait(self, seconds: float) -> bool:
        """Wait at most so long for the answer; True if it is there."""
        return self._pipe is None or self._pipe.poll(seconds)

    def close(self) -> None:
        if self._pipe:
            self._pipe.close()
            self._pipe = None
        if self._process:
            self._process.kill()
            self._process.join()
            self._process = None


def _without_asking(host: str) -> str | None:
    if host == "localhost":
        return "127.0.0.1"
    try:
        return str(IPv4Address(host))
    except AddressValueError:
        return None


def _look_up(pipe: Connection, host: str) -> None:
    try:
        pipe.send_bytes(socket.gethostbyname(host).encode())
    except (OSError, UnicodeError):
        pipe.send_bytes(b"")
