"""Frames that no honest guest sends, from a seed: what the tests and the bench throw at a host."""

from __future__ import annotations

from collections.abc import Callable

from client.lan.limits import FRAME_LIMIT, GUEST_FRAME_LIMIT, PROTOCOL
from client.lan.messages import Hello, Play, Say, Sit
from client.lan.wire import packed, packed_plain
from engine.core.codec import Plain
from engine.core.rng import Rng

_HONEST = (
    packed(Hello(PROTOCOL, "0", 1, "Mallory", "", 0, 0, "")),
    packed(Play(1, ["Roll"])),
    packed(Say("hello")),
    packed(Sit(0)),
)


def malformed(rng: Rng) -> bytes:
    """One frame, or something that pretends to be one."""
    return rng.choice(_KINDS)(rng)


def _framed(content: bytes) -> bytes:
    return len(content).to_bytes(4, "big") + content


def _noise(rng: Rng) -> bytes:
    return _framed(bytes(rng.below(256) for _ in range(1 + rng.below(200))))


def _unframed_noise(rng: Rng) -> bytes:
    return bytes(rng.below(256) for _ in range(4 + rng.below(60)))


def _too_long(rng: Rng) -> bytes:
    length = rng.choice((GUEST_FRAME_LIMIT + 1, FRAME_LIMIT + 1, (1 << 31) - 1, (1 << 32) - 1))
    return length.to_bytes(4, "big") + b"\x90" * rng.below(100)


def _empty(rng: Rng) -> bytes:
    return bytes(4)


def _nesting_bomb(rng: Rng) -> bytes:
    return _framed(b"\x91" * (30 + rng.below(900)) + b"\xc0")


def _length_bomb(rng: Rng) -> bytes:
    """Headers of lists, maps, texts and bytes that claim billions of items."""
    return _framed(rng.choice((b"\xdd", b"\xdf", b"\xdb", b"\xc6", b"\xc9")) + b"\xff" * (4 + rng.below(8)))


def _foreign_type(rng: Rng) -> bytes:
    """Extension types, timestamps, floats, bytes, maps and keys of odd types where text should be."""
    value = rng.choice(
        (
            b"\xd6\xff\x00\x00\x00\x00",
            b"\xc7\x03\x05abc",
            b"\xcb\x7f\xf8\x00\x00\x00\x00\x00\x00",
            b"\xc4\x02ab",
            b"\x81\xa1a\x01",
            b"\x81\x01\x01",
            b"\xc1",
        )
    )
    return _framed(b"\x92\xa3Say" + value)


def _wrong_fields(rng: Rng) -> bytes:
    content = rng.choice((["Say"], ["Say", 1], ["Say", "a", "b"], ["Sit", "0"], ["Sit", True], ["Play", "1", []]))
    return _framed(packed_plain(content))


def _unknown_message(rng: Rng) -> bytes:
    names: tuple[Plain, ...] = (["Welcome", 1, "0" * 32], ["__class__"], ["Position"], ["Moment"])
    content: Plain = rng.choice((*names, [], [[]], 7, "Say", None))
    return _framed(packed_plain(content))


def _bit_flip(rng: Rng) -> bytes:
    """An honest message with one bit turned; where that leaves it honest, the host refuses it for another reason."""
    frame = bytearray(rng.choice(_HONEST))
    frame[4 + rng.below(len(frame) - 4)] ^= 1 << rng.below(8)
    return bytes(frame)


def _cut_short(rng: Rng) -> bytes:
    frame = rng.choice(_HONEST)
    content = frame[4 : 5 + rng.below(len(frame) - 5)]
    return _framed(content)


def _long_text(rng: Rng) -> bytes:
    return _framed(packed_plain(["Say", "x" * (1100 + rng.below(8000))]))


_KINDS: tuple[Callable[[Rng], bytes], ...] = (
    _noise, _unframed_noise, _too_long, _empty, _nesting_bomb, _length_bomb, _foreign_type, _wrong_fields,
    _unknown_message, _bit_flip, _cut_short, _long_text,
)  # fmt: skip
