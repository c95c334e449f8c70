"""PROTOCOL.md says what the code does."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from client.lan import discovery, escrow, limits
from client.lan import messages as m
from client.lan.guest import CONNECT_SECONDS
from client.lan.process import HostProcess
from engine.match import COLOURS

TEXT = Path(m.__file__).with_name("PROTOCOL.md").read_text("utf-8")
RECORDS = (m.SeatInfo, m.PersonInfo, m.Moment)


def blocks(title: str) -> list[str]:
    """The blocks of code under a title."""
    section = TEXT.partition(f"## {title}\n")[2].partition("\n## ")[0]
    return re.findall(r"```\n(.*?)```", section, re.DOTALL)


def described() -> dict[str, str]:
    """The fields of every message, as written."""
    lines = re.sub(r"\n +", " ", "".join(blocks("Messages"))).splitlines()
    return {name: rest for line in lines if line for name, _, rest in [re.sub(" +", " ", line).partition(" ")]}


def test_every_message_is_described_field_by_field() -> None:
    kinds = {*m.FROM_HOST, *m.FROM_GUEST, *RECORDS}
    assert described() == {
        kind.__name__: ", ".join(f"{part.name}: {part.type}" for part in fields(kind)) for kind in kinds
    }


def test_it_is_told_who_says_what() -> None:
    host, guest, either = (
        {line.split()[0] for line in block.splitlines() if line[:1].strip()} for block in blocks("Messages")
    )
    names = {kind.__name__ for kind in RECORDS}
    assert host - names | either == {kind.__name__ for kind in m.FROM_HOST}
    assert guest | either == {kind.__name__ for kind in m.FROM_GUEST}


KIB = 1024
SENTENCES = [
    f"by default port {limits.DEFAULT_PORT}",
    f"| {limits.FRAME_LIMIT // KIB} KiB; from a guest {limits.GUEST_FRAME_LIMIT // KIB} KiB; "
    f"before the welcome {limits.STRANGER_FRAME_LIMIT // KIB} KiB |",
    f"{limits.STRING_LIMIT} bytes; names {limits.NAME_LIMIT}, tables {limits.TABLE_NAME_LIMIT}, "
    f"chat {limits.CHAT_LIMIT} characters",
    f"| nesting | {limits.NESTING_LIMIT} lists |",
    f"{limits.CONNECTION_LIMIT}, of which {limits.STRANGER_LIMIT} not yet welcomed, "
    f"{limits.STRANGERS_PER_ADDRESS} of these from one address; {limits.PEOPLE_LIMIT} people",
    f"{limits.STRANGER_MESSAGES_PER_SECOND:.0f} a second ({limits.STRANGER_MESSAGES_AT_ONCE:.0f} at once), "
    f"read {limits.STRANGER_READ_SIZE // KIB} KiB at a time",
    f"one in {1 / limits.LINES_PER_SECOND:.0f} seconds from one person ({limits.LINES_AT_ONCE:.0f} at once)",
    f"{limits.PINS_PER_SECOND:.0f} are looked at in a second ({limits.PINS_AT_ONCE:.0f} at once)",
    f"When {limits.PEOPLE_LIMIT} people are",
    f"{limits.MESSAGES_PER_SECOND:.0f} a second ({limits.MESSAGES_AT_ONCE:.0f} at once); "
    f"all but moves {limits.REQUESTS_PER_SECOND:.0f} a second ({limits.REQUESTS_AT_ONCE:.0f} at once)",
    f"| {limits.BACKLOG_LIMIT // KIB // KIB} MiB |",
    f"of the last {limits.JOURNAL_KEPT} changes",
    f"numbers below {COLOURS}",
    f"`Ping` after {limits.HEARTBEAT_SECONDS:.0f} seconds",
    f"{limits.SILENCE_SECONDS:.0f} seconds of silence, a frame not complete after {limits.FRAME_SECONDS:.0f}, "
    f"nothing read for {limits.STALLED_SECONDS:.0f}",
    f"an introduction not made within {limits.HANDSHAKE_SECONDS:.0f}",
    f"gives the peer {limits.FAREWELL_SECONDS:.0f} seconds to read it",
    f"attempt to connect after {CONNECT_SECONDS:.0f} seconds",
    "{}, {}, {}, {:.0f}, {:.0f}, then every {:.0f} seconds".format(*limits.RETRY_SECONDS),
    "{}, {:.0f}, {:.0f}, {:.0f}, then {:.0f} seconds later".format(*limits.PIN_DELAYS[1:]),
    f"has waited {limits.PIN_QUEUE_SECONDS:.0f} seconds",
    f"gone for {limits.HEIR_SECONDS:.0f} second",
    f"multiple of {escrow.PADDED} bytes",
    f"within {limits.DRAW_SECONDS:.0f} seconds has no part",
    f"`Recorded`, {limits.RECORDED_AT_ONCE} at once",
    f"kept for {limits.LOBBY_GRACE_SECONDS:.0f} seconds",
    discovery.SERVICE,
    HostProcess.__name__,
]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_every_limit_is_the_one_in_the_code(sentence: str) -> None:
    assert sentence in re.sub(r"\s+", " ", TEXT)
