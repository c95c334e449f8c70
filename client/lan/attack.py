"""An attacker: throws malformed frames at a host, for the tests and the bench."""

from __future__ import annotations

import socket
from multiprocessing.sharedctypes import Synchronized

from client.lan.malformed import malformed
from engine.core.rng import Rng

AT_ONCE = 8
PATIENCE_SECONDS = 5.0


def attack(port: int, frames: int, seed: int, thrown: Synchronized[int]) -> None:
    """One connection a frame, a few at a time, each until the host hangs up. `thrown` counts them for others to see."""
    rng = Rng(seed)
    while thrown.value < frames:
        batch = [_throw(port, malformed(rng)) for _ in range(min(AT_ONCE, frames - thrown.value))]
        for sock in batch:
            _wait_for_the_end(sock)
        thrown.value += len(batch)


def _throw(port: int, frame: bytes) -> socket.socket:
    sock = socket.create_connection(("127.0.0.1", port), PATIENCE_SECONDS)
    try:
        sock.sendall(frame)
        sock.shutdown(socket.SHUT_WR)
    except OSError:
        pass
    return sock


def _wait_for_the_end(sock: socket.socket) -> None:
    try:
        while sock.recv(4096):
            pass
    except OSError:
        pass
    finally:
        sock.close()
