"""An attacker: throws malformed frames at a host, for the tests and the bench."""

from __future__ import annotations

import socket
from multiprocessing.sharedctypes import Synchronized

from client.lan.connection import Channel
from client.lan.limits import FRAME_LIMIT, PROTOCOL
from client.lan.malformed import malformed
from client.lan.messages import Answer, Greeting, Hello, Message
from client.lan.people import new_token
from client.lan.secrecy import GuestSide
from client.lan.wire import HEADER, HOST_SAYS, FrameReader, framed, packed, unpacked
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
    hello = Hello(PROTOCOL, "0", load_game(game_id).rules_version, "Mallory", "", 0, 0, "")
    while thrown.value < frames:
        batch = [
            _throw(port, None if rng.below(GUEST_EVERY) else hello, malformed(rng))
            for _ in range(min(AT_ONCE, frames - thrown.value))
        ]
        for sock in batch:
            _wait_for_the_end(sock)
        thrown.value += len(batch)


def _throw(port: int, hello: Hello | None, frame: bytes) -> socket.socket:
    sock = socket.create_connection(("127.0.0.1", port), PATIENCE_SECONDS)
    try:
        if hello:
            channel = _come_to_keys(sock)
            sock.sendall(framed(channel.seal(packed(hello)[HEADER:])) + _sealed(channel, frame))
        else:
            sock.sendall(frame)
        sock.shutdown(socket.SHUT_WR)
    except (OSError, _NotLetIn):
        pass
    return sock


class _NotLetIn(Exception):
    """The door is crowded."""


def _come_to_keys(sock: socket.socket) -> Channel:
    reader = FrameReader(FRAME_LIMIT)
    greeting = _heard(sock, reader)
    if not isinstance(greeting, Greeting):
        raise _NotLetIn
    side = GuestSide(greeting, "", new_token())
    sock.sendall(packed(side.knock))
    answer = _heard(sock, reader)
    if not isinstance(answer, Answer):
        raise _NotLetIn
    return side.channel(answer)


def _heard(sock: socket.socket, reader: FrameReader) -> Message:
    while data := sock.recv(4096):
        for frame in reader.feed(data):
            return unpacked(frame, HOST_SAYS)
    raise _NotLetIn


def _sealed(channel: Channel, frame: bytes) -> bytes:
    """What is a frame is sealed as an honest guest would; noise is left as it is."""
    is_frame = len(frame) > HEADER and int.from_bytes(frame[:HEADER], "big") == len(frame) - HEADER
    return framed(channel.seal(frame[HEADER:])) if is_frame else frame


def _wait_for_the_end(sock: socket.socket) -> None:
    try:
        while sock.recv(4096):
            pass
    except OSError:
        pass
    finally:
        sock.close()
