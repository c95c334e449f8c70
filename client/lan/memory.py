"""The seats a person holds at tables, kept so that even a client started anew finds back to its own; and the hosts of
these tables, so that nobody else can pretend to be them."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

KEPT = 200
TOKEN_LENGTH = 64


class SeatMemory:
    """A small file of seat tokens by table and name, and of hosts' keys by table and by address. Losing it costs no
    more than having to be let in again."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def token(self, table_id: str, name: str) -> str:
        """Of that person at that table; empty if there is none."""
        token = self._read().get(_seat(table_id, name), "")
        return token if len(token) == TOKEN_LENGTH else ""

    def remember(self, table_id: str, name: str, token: str) -> None:
        self._keep(_seat(table_id, name), token)

    def host(self, place: str) -> str:
        """The key of the host of a table, or at an address; empty if it is not known."""
        return self._read().get(_host(place), "")

    def remember_host(self, place: str, key: str) -> None:
        self._keep(_host(place), key)

    def forget_host(self, place: str) -> None:
        kept = self._read()
        if kept.pop(_host(place), None):
            with suppress(OSError):
                self._write(kept)

    def _keep(self, key: str, value: str) -> None:
        kept = self._read()
        if kept.pop(key, None) == value:
            return
        kept[key] = value
        while len(kept) > KEPT:
            del kept[next(iter(kept))]
        with suppress(OSError):
            self._write(kept)

    def _read(self) -> dict[str, str]:
        try:
            content = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        if not isinstance(content, dict):
            return {}
        return {key: token for key, token in content.items() if isinstance(token, str)}

    def _write(self, kept: dict[str, str]) -> None:
        """Only its owner may read it: a token is as good as a PIN."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        beside = self._path.with_name(f"{self._path.name}.{os.getpid()}.new")
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(kept, file, indent=1)
        os.replace(beside, self._path)


def _seat(table_id: str, name: str) -> str:
    return f"{table_id} {name}"


def _host(place: str) -> str:
    return f"host {place}"
