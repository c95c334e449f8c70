"""A spectator's program that takes a table over when its host is gone for good."""

from __future__ import annotations

import socket
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from time import monotonic

from client import __version__
from client.lan.connection import Allowance, Broken, Connection, Forged
from client.lan.escrow import Estate, inherited
from client.lan.guest import Guest
from client.lan.keeping import keep, kept_beside
from client.lan.limits import (
    HANDSHAKE_SECONDS,
    HEIR_SECONDS,
    PROTOCOL,
    STRANGER_FRAME_LIMIT,
    STRANGER_LIMIT,
    STRANGER_MESSAGES_AT_ONCE,
    STRANGER_MESSAGES_PER_SECOND,
    STRANGER_READ_SIZE,
)
from client.lan.messages import Greeting, Hello, Knock
from client.lan.options import TableOptions
from client.lan.people import new_token
from client.lan.playing import Pace
from client.lan.process import HostProcess
from client.lan.secrecy import HostSide, public
from client.lan.wire import GUEST_SAYS


class Standby:
    """Polled and closed by its guest. `host` is there once the table has been taken over."""

    def __init__(self, guest: Guest, folder: Path) -> None:
        self.host: HostProcess | None = None
        self._guest = guest
        self._folder = folder
        self._key = new_token()
        self._listener = socket.create_server(("0.0.0.0", 0))
        self._listener.setblocking(False)
        self._port: int = self._listener.getsockname()[1]
        self._callers: list[_Caller] = []
        self._herald: Guest | None = None
        """Goes on calling the former host, to tell it that it is no host any more."""
        guest.stand_by(self._port, public(self._key))

    def poll(self) -> None:
        if self.host and self._herald:
            self.host.poll()
            self._herald.poll()
            return
        now = monotonic()
        self._accept(now)
        for caller in list(self._callers):
            secret = caller.poll(now)
            if secret is None:
                continue
            self._callers.remove(caller)
            caller.connection.close()
            if secret and self._take_over(secret):
                return

    @property
    def _is_due(self) -> bool:
        lost_at = self._guest.lost_at
        return lost_at is not None and monotonic() - lost_at > HEIR_SECONDS and self._guest.held is not None

    def _accept(self, now: float) -> None:
        while True:
            try:
                sock, _ = self._listener.accept()
            except OSError:
                return
            greeting = self._guest.greeting_of_table
            if not self._is_due or greeting is None or len(self._callers) >= STRANGER_LIMIT:
                sock.close()
                continue
            self._callers.append(_Caller(sock, self._key, greeting, now))

    def _take_over(self, secret: str) -> bool:
        assert self._guest.held
        try:
            record, estate = self._guest.held.open(secret)
        except (Forged, ValueError, TypeError):
            return False
        save = self._folder / f"{estate.table.table_id}-{estate.table.epoch + 1}.jsonl"
        try:
            save.parent.mkdir(parents=True, exist_ok=True)
            save.write_bytes(record)
            keep(replace(inherited(estate.table, save.name), port=self._port), kept_beside(save))
        except OSError:
            return False
        self._hang_up()
        self.host = HostProcess(self._options(estate, save))
        self._herald = self._guest.herald()
        return True

    def _options(self, estate: Estate, save: Path) -> TableOptions:
        link = self._guest.link
        assert link is not None
        return TableOptions(
            link.game.id,
            tuple(chair.bot for chair in link.chairs),
            name=estate.name,
            options=link.setup.options,
            pin=estate.pin,
            lan=estate.lan,
            port=self._port,
            save=save,
            host_token=self._guest.token,
            host_key=self._key,
            pace=Pace(estate.turn_seconds),
        )

    def _hang_up(self) -> None:
        for caller in self._callers:
            caller.connection.close()
        self._callers.clear()
        self._listener.close()

    def close(self) -> None:
        self._hang_up()
        if self._herald:
            self._herald.close()
        if self.host:
            self.host.close()


class _Caller:
    """Somebody who may bring the key."""

    def __init__(self, sock: socket.socket, key: str, table: Greeting, now: float) -> None:
        allowance = Allowance(STRANGER_MESSAGES_PER_SECOND, STRANGER_MESSAGES_AT_ONCE, now)
        self.connection = Connection(sock, GUEST_SAYS, STRANGER_FRAME_LIMIT, now, allowance, STRANGER_READ_SIZE)
        self._side = HostSide(key)
        self._greeting = replace(
            table, protocol=PROTOCOL, version=__version__, session=token_hex(8), nonce=self._side.nonce
        )
        self._began_at = now
        self.connection.send(self._greeting, now)

    def poll(self, now: float) -> str | None:
        """The key once they have said it; empty if they will not."""
        if now - self._began_at > HANDSHAKE_SECONDS:
            return ""
        try:
            for message in self.connection.receive(now):
                if isinstance(message, Knock) and not self.connection.is_sealed:
                    self._side.check(self._greeting, message)
                    answer, channel = self._side.answer(self._greeting, message, "")
                    self.connection.send(answer, now)
                    self.connection.seal_with(channel)
                elif isinstance(message, Hello) and self.connection.is_sealed:
                    return message.secret
                else:
                    return ""
            self.connection.flush(now)
        except (Broken, Forged):
            return ""
        return None
