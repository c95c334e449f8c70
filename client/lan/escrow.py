"""What a standby holds so that a table outlives its host: the whole record, sealed, without the key.

The key is with the guests who have seats, who do not have the record. Once the host is gone one of them brings it to
the standby, which opens the record and the table. Until then neither can read anything alone.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from client.lan.connection import Forged
from client.lan.keeping import KeptTable, read_kept
from client.lan.messages import Escrow
from client.lan.people import new_token
from engine.core.codec import BadData

RECORD, TABLE = "record", "table"
PIECE = 1000
"""Characters of a sealed text in one piece."""
PADDED = 256
"""A length tells nothing of what was done in secret."""
HELD = 16 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Estate:
    """Everything a table is opened again from, but the record."""

    table: KeptTable
    name: str
    pin: str
    lan: bool
    turn_seconds: int | None


class Sealer:
    """The host's end: seals the record as it grows, and the rest whenever it changes."""

    def __init__(self, epoch: int) -> None:
        self.epoch = epoch
        self.secret = new_token()
        self._count = 0
        self._told: Estate | None = None

    def record(self, content: bytes) -> Escrow:
        """More of the record."""
        return self._sealed(RECORD, content)

    def estate(self, estate: Estate) -> Escrow | None:
        """The rest, if it is not what it was."""
        if estate == self._told:
            return None
        self._told = estate
        return self._sealed(TABLE, json.dumps(asdict(estate)).encode())

    def _sealed(self, kind: str, content: bytes) -> Escrow:
        padded = len(content).to_bytes(4, "big") + content
        padded += bytes(-len(padded) % PADDED)
        sealed = _cipher(self.secret).encrypt(_nonce(self._count), padded, _purpose(self.epoch, kind)).hex()
        self._count += 1
        pieces = tuple(sealed[start : start + PIECE] for start in range(0, len(sealed), PIECE))
        return Escrow(self.epoch, kind, pieces)


class Held:
    """The standby's end: keeps what comes, and opens it once somebody brings the key."""

    def __init__(self) -> None:
        self.epoch = 0
        self._kept: list[tuple[str, bytes]] = []
        self._size = 0

    def hear(self, part: Escrow) -> None:
        """Raises BadData. With a new epoch everything begins anew, under another key."""
        if part.kind not in (RECORD, TABLE):
            raise BadData("an escrow of nothing known")
        if part.epoch != self.epoch:
            self.epoch, self._size = part.epoch, 0
            self._kept.clear()
        try:
            sealed = bytes.fromhex("".join(part.pieces))
        except ValueError as error:
            raise BadData("an escrow that is not sealed") from error
        self._size += len(sealed)
        if self._size > HELD:
            raise BadData("an escrow without end")
        self._kept.append((part.kind, sealed))

    def open(self, secret: str) -> tuple[bytes, Estate]:
        """The record and the rest. Raises Forged if the key is not the right one."""
        record = bytearray()
        estate: Estate | None = None
        for count, (kind, sealed) in enumerate(self._kept):
            content = self._opened(secret, count, kind, sealed)
            if kind == RECORD:
                record += content
            else:
                estate = _estate(json.loads(content))
        if estate is None:
            raise Forged("nothing is held")
        return bytes(record), estate

    def _opened(self, secret: str, count: int, kind: str, sealed: bytes) -> bytes:
        try:
            padded = _cipher(secret).decrypt(_nonce(count), sealed, _purpose(self.epoch, kind))
        except (InvalidTag, ValueError) as error:
            raise Forged("that key opens nothing") from error
        return padded[4 : 4 + int.from_bytes(padded[:4], "big")]


def _estate(content: dict[str, Any]) -> Estate:
    table = read_kept(content.pop("table"))
    if table is None:
        raise Forged("a table that is none")
    return Estate(table, **content)


def inherited(table: KeptTable, record: str) -> KeptTable:
    """The table as its new host keeps it: nobody of before is the host any more."""
    seats = tuple(replace(seat, is_host=False) for seat in table.seats)
    return replace(table, record=record, seats=seats, epoch=table.epoch + 1, heir="")


def _cipher(secret: str) -> ChaCha20Poly1305:
    return ChaCha20Poly1305(bytes.fromhex(secret))


def _nonce(count: int) -> bytes:
    return bytes(4) + count.to_bytes(8, "little")


def _purpose(epoch: int, kind: str) -> bytes:
    return f"orrery escrow {epoch} {kind}".encode()
