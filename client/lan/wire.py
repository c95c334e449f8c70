"""Messages as bytes and back: a length, then msgpack. One codec for both ends; nothing received is trusted.

A frame is four bytes of length, highest first, and that many bytes of msgpack: a list of the message's name and its
fields. The length is checked before anything is read, each frame is unpacked by itself with strict limits, and only
lists, whole numbers, text, truth values and nothing pass. After the first error a reader is of no more use.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, get_type_hints

import msgpack  # type: ignore[import-untyped]

from client.lan.limits import NESTING_LIMIT, STRING_LIMIT
from client.lan.messages import FROM_GUEST, FROM_HOST, Message
from engine.core.codec import BadData, Decoder, Plain, encode

HEADER = 4

_DECODER = Decoder(())


class Malformed(Exception):
    """Bytes that are no message; the connection they came from is closed."""


class _Shape:
    """The fields of one class of message, looked up once."""

    def __init__(self, kind: type[Message]) -> None:
        hints = get_type_hints(kind)
        self.kind = kind
        self.fields = [(part.name, hints[part.name]) for part in fields(kind)]  # type: ignore[arg-type]

    def decode(self, content: list[Plain]) -> Message:
        if len(content) != len(self.fields):
            raise BadData(f"{self.kind.__name__} has {len(self.fields)} fields, not {len(content)}")
        values = {
            name: data if hint is Any else _DECODER.decode(hint, data, f"{self.kind.__name__}.{name}")
            for (name, hint), data in zip(self.fields, content, strict=True)
        }
        return self.kind(**values)


_SHAPES = {kind.__name__: _Shape(kind) for kind in (*FROM_HOST, *FROM_GUEST)}
HOST_SAYS = frozenset(kind.__name__ for kind in FROM_HOST)
GUEST_SAYS = frozenset(kind.__name__ for kind in FROM_GUEST)


def packed(message: Message) -> bytes:
    """The frame of a message."""
    return framed(packed_plain([type(message).__name__, *encode(message)]))


def framed(content: bytes) -> bytes:
    return len(content).to_bytes(HEADER, "big") + content


def packed_plain(data: Plain) -> bytes:
    """Plain data in msgpack's shortest forms: the same data gives the same bytes at both ends."""
    content: bytes = msgpack.packb(data)
    return content


def unpacked(content: bytes, known: Iterable[str]) -> Message:
    """The message in a frame, if it is one of those known by name."""
    try:
        data = msgpack.unpackb(
            content,
            raw=False,
            max_str_len=STRING_LIMIT,
            max_bin_len=0,
            max_ext_len=0,
            max_map_len=0,
            max_array_len=len(content),
        )
        _check_plain(data, NESTING_LIMIT)
        if not isinstance(data, list) or not data or not isinstance(data[0], str) or data[0] not in known:
            raise BadData("it is no message of this end")
        return _SHAPES[data[0]].decode(data[1:])
    except (BadData, ValueError, TypeError, msgpack.UnpackException) as error:
        raise Malformed(f"a frame is no message: {error}") from error


def _check_plain(data: Any, depth: int) -> None:
    """Only what the engine's codec writes: no bytes, floats, maps or extension types, and no bottomless nesting."""
    if type(data) is list:
        if depth == 0:
            raise BadData("lists are nested too deep")
        for item in data:
            _check_plain(item, depth - 1)
    elif data is not None and type(data) not in (int, str, bool):
        raise BadData(f"{type(data).__name__} is never sent")


class FrameReader:
    """Cuts a stream of bytes into frames. It never holds more than one frame that is not complete."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._buffer = bytearray()

    @property
    def is_amid_frame(self) -> bool:
        return bool(self._buffer)

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The frames that are complete now. Raises Malformed as soon as a length is not allowed."""
        self._buffer += data
        start = 0
        try:
            while len(self._buffer) - start >= HEADER:
                length = int.from_bytes(self._buffer[start : start + HEADER], "big")
                if not 0 < length <= self.limit:
                    raise Malformed(f"a frame of {length} bytes; at most {self.limit} are allowed")
                if len(self._buffer) - start < HEADER + length:
                    break
                start += HEADER + length
                yield bytes(self._buffer[start - length : start])
        finally:
            del self._buffer[:start]
