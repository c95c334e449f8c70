"""Naked sockets: at a table's door, and in a host's place."""

from __future__ import annotations

import socket
from dataclasses import replace

from client.lan import limits
from client.lan import messages as m
from client.lan.connection import Channel
from client.lan.guest import Guest
from client.lan.people import new_token
from client.lan.secrecy import GuestSide, HostSide
from client.lan.wire import GUEST_SAYS, HEADER, HOST_SAYS, FrameReader, framed, packed, unpacked
from tests.client.lan.house import House

HELLO = m.Hello(limits.PROTOCOL, "0", 1, "Eve", "", 0, 0, "")


def sealed(channel: Channel, frame: bytes) -> bytes:
    return framed(channel.seal(frame[HEADER:]))


class Stranger:
    """Somebody at the door who can say whatever they like."""

    def __init__(self, table: House, address: str = "127.0.0.1") -> None:
        self._table = table
        self.socket = socket.create_connection(("127.0.0.1", table.host.port), source_address=(address, 0))
        self.socket.setblocking(False)
        self._reader = FrameReader(limits.FRAME_LIMIT)
        self._channel: Channel | None = None
        self._side: GuestSide | None = None
        self.heard: list[m.Message] = []
        self.is_over = False

    def send(self, data: bytes) -> None:
        """As much as the other end takes."""
        try:
            self.socket.sendall(data)
        except OSError:
            return

    def say(self, *frames: bytes) -> None:
        """Whole frames, sealed."""
        channel = self._channel
        assert channel
        self.send(b"".join(sealed(channel, frame) for frame in frames))

    def tell(self, *messages: m.Message) -> None:
        self.say(*map(packed, messages))

    def listen(self) -> None:
        try:
            data = self.socket.recv(65536)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        self.is_over = not data
        for frame in self._reader.feed(data):
            message = unpacked(self._channel.open(frame) if self._channel else frame, HOST_SAYS)
            self.heard.append(message)
            if isinstance(message, m.Answer) and self._side:
                self._channel = self._side.channel(message)

    def why(self) -> str:
        """Wait for the goodbye and the end of the connection."""
        self._table.until(lambda: self.listen() or self.is_over, "the connection is closed")
        self.socket.close()
        goodbyes = [message for message in self.heard if isinstance(message, m.Goodbye)]
        return goodbyes[-1].reason if goodbyes else "nothing said"

    def knock(self, pin: str = "", token: str = "") -> None:
        """Do what a guest does first, up to where its part of the keys is said."""
        self._table.until(lambda: self.listen() or self.heard, "a greeting")
        greeting = self.heard[0]
        assert isinstance(greeting, m.Greeting), greeting
        self._side = GuestSide(greeting, pin, token or new_token())
        self.send(packed(self._side.knock))

    def meet(self, pin: str = "", token: str = "") -> None:
        """Come to keys."""
        self.knock(pin, token)
        self._table.until(lambda: self.listen() or self._channel, "an answer")

    def enter(self, token: str = "") -> None:
        self.meet(token=token)
        self.say(packed(HELLO))
        self._table.until(lambda: self.listen() or any(isinstance(message, m.TableState) for message in self.heard))


def talk_to(guest: Guest, listener: socket.socket, greeting: m.Greeting, *words: bytes) -> socket.socket:
    """Let a naked socket play the host, until the guest has heard it. The words are frames, which are sealed."""
    guest.poll()
    sock, _ = listener.accept()
    side, reader = HostSide(new_token()), FrameReader(limits.FRAME_LIMIT)
    greeting = replace(greeting, nonce=side.nonce)
    sock.sendall(packed(greeting))
    sock.setblocking(False)
    said: list[m.Message] = []
    while not said:
        guest.wait(0.01)
        try:
            said += [unpacked(frame, GUEST_SAYS) for frame in reader.feed(sock.recv(65536))]
        except BlockingIOError:
            continue
    sock.setblocking(True)
    assert isinstance(said[0], m.Knock)
    answer, channel = side.answer(greeting, said[0], "")
    sock.sendall(
        packed(answer)
        + b"".join(framed(channel.seal(word)) for word in FrameReader(limits.FRAME_LIMIT).feed(b"".join(words)))
    )
    sock.shutdown(socket.SHUT_WR)
    for _ in range(2000):
        if guest.reason:
            break
        guest.wait(0.01)
    return sock
