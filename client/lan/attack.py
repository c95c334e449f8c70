"""An attacker: throws malformed frames at a host, for the tests and the bench."""

from __future__ import annotations

import socket
from multiprocessing.sharedctypes import Synchronized

from client.lan.limits import PROTOCOL
from client.lan.malformed import malformed
from client.lan.messages import Hello
from client.lan.wire import packed
from engine.core.rng import Rng
from engine.games import load_game

AT_ONCE = 8
GUEST_EVERY = 20
"""One in so many introduces itself before it misbehaves."""
PATIENCE_SECONDS = 5.0


def attack(port: int, game_id: str, frames: int, seed: int, thrown: Synchronized[int]) -> None:
    """One connection a frame, a few at a time, each until the host hangs up. Now and then they come in as guests first.

    `thrown` counts the frames for others to see.
    """
    rng = Rng(seed)
    hello = packed(Hello(PROTOCOL, "0", load_game(game_id).rules_version, "Mallory", "00", "", "", "", 0))
    while thrown.value < frames:
        batch = [
            _throw(port, b"" if rng.below(GUEST_EVERY) else hello, malformed(rng))
            for _ in range(min(AT_ONCE, frames - thrown.value))
        ]
        for sock in batch:
            _wait_for_the_end(sock)
        thrown.value += len(batch)


def _throw(port: int, introduction: bytes, frame: bytes) -> socket.socket:
    sock = socket.create_connection(("127.0.0.1", port), PATIENCE_SECONDS)
    try:
        sock.sendall(introduction + frame)
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
