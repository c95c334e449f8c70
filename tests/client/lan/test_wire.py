"""Frames and messages: what passes, and what is refused."""

from __future__ import annotations

import msgpack
import pytest

from client.lan import messages as m
from client.lan.limits import FRAME_LIMIT, NESTING_LIMIT
from client.lan.malformed import malformed
from client.lan.wire import GUEST_SAYS, HOST_SAYS, FrameReader, Malformed, packed, unpacked
from engine.core.rng import Rng

SEAT = m.SeatInfo(None, "Ann", 2, 1, "cadet")
MOMENT = m.Moment(3, "00ff", 2, True, False, ((0, 1500), (2, 0)))
EXAMPLES: list[m.Message] = [
    m.Greeting(1, "0.1.0", "id", "session", "Friday", "alien_frontiers", 1, "nonce", True),
    m.Knock("key", "pin", "guest", "proof"),
    m.Answer("pin", "host", "proof"),
    m.Hello(1, "0.1.0", 1, "Ann", "session", 4, 1, ""),
    m.Goodbye("full", ("a", "b")),
    m.TableState(
        "Friday",
        "g",
        (("long", True), ("level", "bow")),
        (SEAT,),
        (m.PersonInfo(1, "Ann", True, False, True, None),),
        True,
        60,
    ),
    m.Welcome(1),
    m.Said(1, "Ann", "hello", False),
    m.Remark("person_left", ("Ann",)),
    m.Position(None, MOMENT, [1, [2, None], "x", True], []),
    m.Change(2, MOMENT, [["Rolled", 1]], [[[0], 1, 1, [5]]]),
    m.Refused("not_now"),
    m.Escrow(1, "record", ("a", "b")),
    m.Heir(1, "10.0.0.1", 4000, "key", "secret"),
    m.Volunteer(4000, "key"),
    m.Appoint(None),
    m.Draw("host", ("a", "b")),
    m.Share("a"),
    m.Dealt("1f", "host", ("a", "b"), 2),
    m.Recorded([[0, ["Roll"]], [1, ["Dock", 8, [3]]]]),
    m.Play(1, ["Dock", 8, [3]]),
    m.Undo(),
    m.Redo(),
    m.Resync(),
    m.Sit(None),
    m.Ready(True),
    m.Colour(3),
    m.Say("hello"),
    m.SetSeat(1, "pilot"),
    m.Start(),
    m.StandIn(1, None),
    m.Remove(4),
    m.Ping(),
]


def test_there_is_an_example_of_every_message() -> None:
    assert {type(message) for message in EXAMPLES} == {*m.FROM_HOST, *m.FROM_GUEST}


@pytest.mark.parametrize("message", EXAMPLES, ids=lambda message: type(message).__name__)
def test_a_message_survives_the_wire(message: m.Message) -> None:
    (frame,) = FrameReader(FRAME_LIMIT).feed(packed(message))
    assert unpacked(frame, HOST_SAYS | GUEST_SAYS) == message


def test_frames_may_come_in_pieces_or_together() -> None:
    stream = b"".join(packed(message) for message in EXAMPLES)
    for size in (1, 3, 7, 1000, len(stream)):
        reader = FrameReader(FRAME_LIMIT)
        pieces = (stream[start : start + size] for start in range(0, len(stream), size))
        frames = [frame for piece in pieces for frame in reader.feed(piece)]
        assert [unpacked(frame, HOST_SAYS | GUEST_SAYS) for frame in frames] == EXAMPLES
        assert not reader.is_amid_frame


@pytest.mark.parametrize("length", [0, FRAME_LIMIT + 1, (1 << 32) - 1])
def test_a_length_is_checked_before_anything_is_read(length: int) -> None:
    with pytest.raises(Malformed):
        list(FrameReader(FRAME_LIMIT).feed(length.to_bytes(4, "big")))


def test_what_only_the_host_says_is_not_accepted_from_a_guest() -> None:
    frame = packed(m.Welcome(1))[4:]
    with pytest.raises(Malformed):
        unpacked(frame, GUEST_SAYS)


@pytest.mark.parametrize(
    "value",
    [
        1.5,
        float("nan"),
        b"bytes",
        {"a": 1},
        msgpack.ExtType(5, b"abc"),
        msgpack.Timestamp(1, 0),
        "x" * 2000,
        7,
    ],
    ids=lambda value: type(value).__name__,
)
def test_only_text_is_taken_for_text(value: object) -> None:
    with pytest.raises(Malformed):
        unpacked(msgpack.packb(["Say", value]), GUEST_SAYS)


@pytest.mark.parametrize(
    "value", [1.5, float("nan"), b"bytes", {}, {"a": 1}, msgpack.ExtType(5, b""), msgpack.Timestamp(1, 0)]
)
def test_plain_data_is_plain(value: object) -> None:
    """A move is checked by the engine's codec later: nothing it would not write gets that far."""
    with pytest.raises(Malformed):
        unpacked(msgpack.packb(["Play", 1, ["Dock", [value]]]), GUEST_SAYS)


@pytest.mark.parametrize("depth", [NESTING_LIMIT, 500, 5000])
def test_nesting_is_bounded(depth: int) -> None:
    bomb = b"\x93\xa4Play\x01" + b"\x91" * depth + b"\xc0"
    with pytest.raises(Malformed):
        unpacked(bomb, GUEST_SAYS)


def test_whatever_comes_it_is_a_message_or_malformed() -> None:
    rng = Rng(1)
    refused = 0
    for _ in range(5000):
        try:
            for frame in FrameReader(FRAME_LIMIT).feed(malformed(rng)):
                unpacked(frame, GUEST_SAYS)
        except Malformed:
            refused += 1
    assert refused > 4000
