"""The seats a person holds at tables, kept so that even a client started anew finds back to its own."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

SEATS_KEPT = 50


class SeatMemory:
    """A small file of seat tokens by table and name. Losing it costs no more than having to be let in again."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def token(self, table_id: str, name: str) -> str:
        """Of that person at that table; empty if there is none."""
        return self._read().get(_key(table_id, name), "")

    def remember(self, table_id: str, name: str, token: str) -> None:
        seats = self._read()
        if seats.pop(_key(table_id, name), None) == token:
            return
        seats[_key(table_id, name)] = token
        while len(seats) > SEATS_KEPT:
            del seats[next(iter(seats))]
        with suppress(OSError):
            self._write(seats)

    def _read(self) -> dict[str, str]:
        try:
            content = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        if not isinstance(content, dict):
            return {}
        return {key: token for key, token in content.items() if isinstance(token, str)}

    def _write(self, seats: dict[str, str]) -> None:
        """Only its owner may read it: a token is as good as a PIN."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        beside = self._path.with_name(f"{self._path.name}.{os.getpid()}.new")
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(seats, file, indent=1)
        os.replace(beside, self._path)


def _key(table_id: str, name: str) -> str:
    return f"{table_id} {name}"
