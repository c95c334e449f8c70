"""What must outlive the host besides the match itself: who holds which seat, and where the table is found.

It lies beside the record of the match, is written whole whenever it changes and is never half written. People are known
by their public keys: nothing in it lets anybody take a seat.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from client.lan.people import new_token
from engine.core.codec import BadData, Decoder


@dataclass(frozen=True, slots=True)
class KeptSeat:
    name: str
    key: str | None
    is_host: bool
    stand_in: str | None


@dataclass(frozen=True, slots=True)
class KeptTable:
    table_id: str
    port: int
    record: str
    """The file in which the match goes on: another than the first if that was damaged."""
    seats: tuple[KeptSeat, ...]
    banned: tuple[str, ...]
    """Addresses of people who were sent away."""
    secrets: tuple[str, ...]
    """That the deal was drawn from, the host's first; none if the host chose it."""
    epoch: int
    """Counts standbys: whoever knows of a higher one than a host has been at a table that replaced it."""
    heir: str
    """The key by which the standby was known as a guest; empty without one."""


def own_key(path: Path) -> str:
    """The secret half of the key by which guests know this machine's tables again, made when it is first asked for.

    Where it cannot be kept, each table has one of its own.
    """
    with suppress(OSError, ValueError):
        key = path.read_text("ascii").strip()
        if len(bytes.fromhex(key)) == len(key) / 2 == 32:
            return key
    key = new_token()
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
            file.write(key)
    return key


def kept_beside(record: Path) -> Path:
    return record.with_name(f"{record.name}.seats")


def keep(table: KeptTable, path: Path) -> None:
    """Write to a file beside, make sure that it is on the disk, then put it in place."""
    beside = path.with_name(f"{path.name}.new")
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        json.dump(asdict(table), file, indent=1)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


def kept(path: Path) -> KeptTable | None:
    """What was kept; None if there is nothing or it makes no sense (the seats are then free for whoever comes)."""
    try:
        return read_kept(json.loads(path.read_text("utf-8")))
    except (OSError, ValueError, RecursionError):
        return None


def read_kept(content: Any) -> KeptTable | None:
    try:
        return Decoder(()).decode(KeptTable, _as_lists(content), "seats")
    except BadData:
        return None


def _as_lists(content: Any) -> Any:
    """Objects as the lists of their values: the codec checks the order and the types of those."""
    if isinstance(content, dict):
        return [_as_lists(value) for value in content.values()]
    if isinstance(content, list):
        return [_as_lists(item) for item in content]
    return content
