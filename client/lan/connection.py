"""One TCP connection that never blocks: messages in, messages out, and every way a peer can misbehave."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Protocol

from client.lan.limits import (
    BACKLOG_LIMIT,
    FAREWELL_SECONDS,
    FRAME_SECONDS,
    HEARTBEAT_SECONDS,
    MESSAGES_AT_ONCE,
    MESSAGES_PER_SECOND,
    READ_SIZE,
    READS_AT_ONCE,
    SILENCE_SECONDS,
    STALLED_SECONDS,
)
from client.lan.messages import Goodbye, Message, Ping
from client.lan.wire import HEADER, FrameReader, Malformed, framed, packed, unpacked


class Forged(Exception):
    """Something does not come from who it pretends to come from, or was changed on its way."""


class Broken(Exception):
    """The connection is of no more use; `reason` is a key of reasons.py."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Channel(Protocol):
    """What seals frames, once both ends have come to keys (see secrecy.py)."""

    OVERHEAD: int

    def seal(self, content: bytes) -> bytes: ...

    def open(self, content: bytes) -> bytes: ...


class Allowance:
    """So many a second, and a few more at once."""

    def __init__(self, per_second: float, at_once: float, now: float) -> None:
        self._per_second = per_second
        self._at_once = self._left = at_once
        self._filled_at = now

    def take(self, now: float) -> bool:
        self._left = min(self._at_once, self._left + (now - self._filled_at) * self._per_second)
        self._filled_at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connection:
    """A socket with its half-read frame and what still waits to be sent.

    Nothing in here looks at the clock: whoever owns the connection says what time it is.
    """

    def __init__(
        self,
        sock: socket.socket,
        known: frozenset[str],
        limit: int,
        now: float,
        allowance: Allowance | None = None,
        read_size: int = READ_SIZE,
    ) -> None:
        sock.setblocking(False)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket = sock
        self.closes_at: float | None = None
        """Set once the connection is being closed: the last words are on their way."""
        self.received = 0
        """Bytes so far."""
        self._known = known
        self._reader = FrameReader(limit)
        self._channel: Channel | None = None
        self._outgoing = bytearray()
        self._allowance = allowance
        """Of messages; more than that is a flood."""
        self._read_size = read_size
        self._failure: str | None = None
        """Why nothing can be sent any more; raised when the owner next looks after the connection."""
        self._heard_at = self._spoke_at = self._frame_began_at = self._progress_at = now

    def seal_with(self, channel: Channel) -> None:
        """From now on every frame is sealed, either way."""
        self._channel = channel
        self._reader.limit += channel.OVERHEAD

    @property
    def is_sealed(self) -> bool:
        return self._channel is not None

    def trust(self, limit: int, now: float) -> None:
        """A peer that has introduced itself may say more than a stranger."""
        self._reader.limit = limit + (self._channel.OVERHEAD if self._channel else 0)
        self._allowance = Allowance(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE, now)
        self._read_size = READ_SIZE

    # -- in --------------------------------------------------------------------------------------------------

    def receive(self, now: float) -> Iterator[Message]:
        """The messages that have come, but for heartbeats. Raises Broken."""
        for _ in range(READS_AT_ONCE if self._read_size == READ_SIZE else 1):
            size = self._read_size
            try:
                data = self.socket.recv(size)
            except (BlockingIOError, InterruptedError):
                return
            except OSError as error:
                raise Broken("lost") from error
            if not data:
                raise Broken("lost")
            self.received += len(data)
            if self.closes_at is None:
                yield from self._messages(data, now)
            if len(data) < size:
                return

    def _messages(self, data: bytes, now: float) -> Iterator[Message]:
        was_amid_frame = self._reader.is_amid_frame
        self._heard_at = now
        try:
            for frame in self._reader.feed(data):
                was_amid_frame = False
                if self._allowance and not self._allowance.take(now):
                    raise Broken("flood")
                message = unpacked(self._channel.open(frame) if self._channel else frame, self._known)
                if self.closes_at is not None:
                    return
                if not isinstance(message, Ping):
                    yield message
        except Malformed as error:
            raise Broken("malformed") from error
        except Forged as error:
            raise Broken("forged") from error
        if not was_amid_frame:
            self._frame_began_at = now

    # -- out -------------------------------------------------------------------------------------------------

    @property
    def has_outgoing(self) -> bool:
        return bool(self._outgoing)

    def send(self, message: Message, now: float) -> None:
        self.send_frame(packed(message), now)

    def send_frame(self, frame: bytes, now: float) -> None:
        """Send as much as the system takes at once, the rest when it can be written.

        A failure is raised by the next `tick`: nobody should have to leave while others are still being told things.
        """
        if self.closes_at is not None or self._failure:
            return
        if not self._outgoing:
            self._progress_at = now
        self._outgoing += framed(self._channel.seal(frame[HEADER:])) if self._channel else frame
        self._spoke_at = now
        self.flush(now)
        if len(self._outgoing) > BACKLOG_LIMIT:
            self._outgoing.clear()
            self._failure = "slow"

    def flush(self, now: float) -> None:
        """Send more of what waits."""
        if not self._outgoing:
            return
        try:
            sent = self.socket.send(self._outgoing)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            self._outgoing.clear()
            self._failure = "lost"
            return
        del self._outgoing[:sent]
        self._progress_at = now
        if self.closes_at is not None and not self._outgoing:
            self._shut()

    # -- time ------------------------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Keep the heart beating, and notice if the other one's has stopped. Raises Broken."""
        if self.closes_at is not None:
            if now >= self.closes_at or self._failure == "lost":
                raise Broken("lost")
            return
        if self._failure:
            raise Broken(self._failure)
        if now - self._heard_at > SILENCE_SECONDS:
            raise Broken("silent")
        if self._reader.is_amid_frame and now - self._frame_began_at > FRAME_SECONDS:
            raise Broken("slow")
        if self._outgoing and now - self._progress_at > STALLED_SECONDS:
            raise Broken("slow")
        if self._channel and now - self._spoke_at > HEARTBEAT_SECONDS:
            self.send(Ping(), now)

    # -- the end ---------------------------------------------------------------------------------------------

    def say_goodbye(self, goodbye: Goodbye, now: float) -> None:
        """Send the last words; the owner keeps the connection until `receive` or `tick` says that it is over.

        Closing at once would make the system discard what the peer has not read yet, the reason included.
        """
        if self.closes_at is not None:
            return
        self._failure = None
        self.send(goodbye, now)
        self.closes_at = now + FAREWELL_SECONDS
        if not self._outgoing:
            self._shut()

    def _shut(self) -> None:
        try:
            self.socket.shutdown(socket.SHUT_WR)
        except OSError:
            self._failure = "lost"

    def close(self) -> None:
        self.socket.close()
