"""Something between host and guests that listens in, or that breaks things on purpose, from a seed."""

from __future__ import annotations

import selectors
import socket
import struct
from collections import Counter
from dataclasses import dataclass, field
from threading import Thread
from time import monotonic

from engine.core.rng import Rng

CHUNK = 65536


@dataclass(eq=False)
class Pipe:
    """One direction of one connection."""

    source: socket.socket
    target: socket.socket
    to_guest: bool
    held: bytearray = field(default_factory=bytearray)
    held_until: float = 0.0
    passed: bytearray = field(default_factory=bytearray)
    """Everything that went to the guest, if it is recorded."""


class Proxy:
    """Listens on `port` and passes everything on to the host. One thread, ended by `close`."""

    TICK = 0.005

    def __init__(self, host_port: int, record: bool = False) -> None:
        self._host_port = host_port
        self._record = record
        self.recorded: list[bytearray] = []
        self._pipes: dict[socket.socket, Pipe] = {}
        self._selector = selectors.DefaultSelector()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.setblocking(False)
        self.port: int = self._listener.getsockname()[1]
        self._selector.register(self._listener, selectors.EVENT_READ)
        self._closing = False
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing = True
        self._thread.join()
        for pipe in list(self._pipes.values()):
            pipe.source.close()
        self._listener.close()
        self._selector.close()

    def _run(self) -> None:
        while not self._closing:
            for key, _ in self._selector.select(self.TICK):
                if key.fileobj is self._listener:
                    self._accept()
                elif isinstance(key.fileobj, socket.socket) and key.fileobj in self._pipes:
                    self._read(self._pipes[key.fileobj])
            now = monotonic()
            for pipe in list(self._pipes.values()):
                if pipe.held and now >= pipe.held_until:
                    self._pass_on(pipe, b"")

    def _accept(self) -> None:
        guest, _ = self._listener.accept()
        try:
            host = socket.create_connection(("127.0.0.1", self._host_port))
        except OSError:
            guest.close()
            return
        for source, target, to_guest in ((guest, host, False), (host, guest, True)):
            source.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            pipe = Pipe(source, target, to_guest)
            self._pipes[source] = pipe
            self._selector.register(source, selectors.EVENT_READ)
            if to_guest and self._record:
                self.recorded.append(pipe.passed)

    def _read(self, pipe: Pipe) -> None:
        try:
            data = pipe.source.recv(CHUNK)
        except OSError:
            data = b""
        if not data:
            self._pass_on(pipe, b"")
            self._hang_up(pipe)
        else:
            self.handle(pipe, data)

    def handle(self, pipe: Pipe, data: bytes) -> None:
        """What came in one piece: pass it on, here just as it is."""
        self._pass_on(pipe, data)

    def _pass_on(self, pipe: Pipe, data: bytes) -> None:
        content = bytes(pipe.held) + data
        pipe.held.clear()
        if pipe.to_guest and self._record:
            pipe.passed += content
        try:
            pipe.target.sendall(content)
        except OSError:
            self._hang_up(pipe)

    def _hang_up(self, pipe: Pipe, reset: bool = False) -> None:
        for sock in (pipe.source, pipe.target):
            if sock in self._pipes:
                del self._pipes[sock]
                self._selector.unregister(sock)
                if reset:
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                sock.close()


class FaultyProxy(Proxy):
    """Delays, cuts, splits and merges what passes, until it has done so often enough."""

    def __init__(self, host_port: int, seed: int, faults: int) -> None:
        self._rng = Rng(seed)
        self._left = faults
        self.done: Counter[str] = Counter()
        super().__init__(host_port)

    def handle(self, pipe: Pipe, data: bytes) -> None:
        if self._left == 0 or self._rng.below(4):
            self._pass_on(pipe, data)
            return
        self._left -= 1
        fault = self._rng.choice(("delay", "delay", "split", "split", "merge", "merge", "reset", "cut"))
        self.done[fault] += 1
        if fault == "delay":
            pipe.held += data
            pipe.held_until = monotonic() + 0.002 * self._rng.below(30)
        elif fault == "merge":
            pipe.held += data
            pipe.held_until = monotonic() + 0.02
        elif fault == "split":
            for byte in data[:40]:
                self._pass_on(pipe, bytes([byte]))
            self._pass_on(pipe, data[40:])
        elif fault == "cut":
            self._pass_on(pipe, data[: self._rng.below(len(data))])
            self._hang_up(pipe)
        else:
            self._hang_up(pipe, reset=True)
