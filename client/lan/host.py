"""The host's side of the network: who knocks, who is let in, and who is shown out.

Everything happens in one thread, in `serve`, which never waits longer than it is told to. The table itself (table.py)
knows nothing of sockets; this module knows nothing of the game.
"""

from __future__ import annotations

import selectors
import socket
import sys
from collections.abc import Iterable
from secrets import token_hex
from time import monotonic

from client import __version__
from client.lan.connection import Allowance, Broken, Connection, Forged
from client.lan.discovery import WHO_LIMIT, Announcer, Listing
from client.lan.limits import (
    CONNECTION_LIMIT,
    DEFAULT_PORT,
    GUEST_FRAME_LIMIT,
    HANDSHAKE_SECONDS,
    PIN_QUEUE_SECONDS,
    PROTOCOL,
    REQUESTS_AT_ONCE,
    REQUESTS_PER_SECOND,
    STRANGER_FRAME_LIMIT,
    STRANGER_LIMIT,
    STRANGER_MESSAGES_AT_ONCE,
    STRANGER_MESSAGES_PER_SECOND,
    STRANGER_READ_SIZE,
    STRANGERS_PER_ADDRESS,
)
from client.lan.messages import Goodbye, Greeting, Hello, Knock, Message, Play, Welcome
from client.lan.options import BadTable, TableOptions
from client.lan.people import Person, Unwilling, new_token
from client.lan.pin import Patience
from client.lan.reasons import mismatch
from client.lan.secrecy import HostSide
from client.lan.table import OutOfPhase, Table
from client.lan.wire import GUEST_SAYS, Malformed, packed
from engine.core.typed import one_line

ACCEPTED_AT_ONCE = 16
BACKLOG = 128
"""Connections that the system keeps until they are accepted: a crowd must not fill it."""
BOT_POLL_SECONDS = 0.005


class Visitor:
    """A connection and whoever is at its other end: a stranger until they have introduced themselves."""

    def __init__(self, connection: Connection, address: str, side: HostSide, greeting: Greeting, now: float) -> None:
        self.connection = connection
        self.address = address
        self.side = side
        self.greeting = greeting
        self.arrived_at = now
        """Or said something: strangers have only so much time for each word."""
        self.person: Person | None = None
        self.knock: Knock | None = None
        self.owes_pin = False
        """Has to seal what they say next by the right PIN."""
        self.requests = Allowance(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE, now)
        self.watched = selectors.EVENT_READ

    @property
    def is_stranger(self) -> bool:
        return self.person is None and not self.is_leaving

    @property
    def waits(self) -> bool:
        """For their PIN to be looked at."""
        return self.is_stranger and self.knock is not None and not self.connection.is_sealed

    @property
    def is_leaving(self) -> bool:
        return self.connection.closes_at is not None


class Host:
    """A table on the network. Call `serve` again and again, and `close` at the end."""

    def __init__(self, options: TableOptions) -> None:
        options.check()
        self.session = token_hex(8)
        self._options = options
        self._key = options.host_key or new_token()
        self._patience = Patience(monotonic())
        self._visitors: dict[int, Visitor] = {}
        """By the number of their socket."""
        self._present: dict[int, Visitor] = {}
        """Those of them who have been let in, by the number of the person."""
        self.table = Table(options, self, monotonic())
        self.is_replaced = False
        """Has the standby taken the table over? Then it is to be closed."""
        self._announcer: Announcer | None = None
        self.address = "0.0.0.0" if options.lan else "127.0.0.1"
        """Where it listens: on every interface, or only to this machine."""
        try:
            self._listener = _listen(self.address, self._ports())
        except BadTable:
            self.table.close()
            raise
        self.port: int = self._listener.getsockname()[1]
        self.table.settle(self.port)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._listener, selectors.EVENT_READ)
        if options.announce:
            self._announcer = Announcer(self.table.id, self._listing(), self.port, options.lan)

    @property
    def announcement_problem(self) -> str | None:
        """Why the table is not on the list of tables, if it should be and is not."""
        return self._announcer.problem if self._announcer else None

    def _ports(self) -> list[int]:
        """Which to try: the one asked for; else the one guests know from before, else the usual one, else any."""
        wanted = self._options.port
        if wanted:
            return [wanted]
        return [self.table.port or (DEFAULT_PORT if wanted is None else 0), 0]

    def serve(self, seconds: float) -> None:
        """Wait at most so long for something to happen, and deal with all that has."""
        playing = self.table.playing
        if playing and playing.is_thinking:
            seconds = min(seconds, BOT_POLL_SECONDS)
        for key, events in self._selector.select(seconds):
            if key.fileobj is self._listener:
                self._accept(monotonic())
            elif key.fd in self._visitors:
                self._attend(self._visitors[key.fd], events, monotonic())
        self._tick(monotonic())

    def close(self, reason: str = "host_closed") -> None:
        """Close the table; a match that is being recorded can be reopened."""
        for visitor in self._visitors.values():
            visitor.connection.say_goodbye(Goodbye(reason), monotonic())
            visitor.connection.close()
        self._visitors.clear()
        self._present.clear()
        self._selector.close()
        self._listener.close()
        self.table.close()
        if self._announcer:
            self._announcer.close()

    # -- connections -----------------------------------------------------------------------------------------

    def _accept(self, now: float) -> None:
        for _ in range(ACCEPTED_AT_ONCE):
            try:
                sock, address = self._listener.accept()
            except OSError:
                return
            refusal = self._refusal(address[0], now)
            if refusal:
                _turn_away(sock, refusal)
                continue
            allowance = Allowance(STRANGER_MESSAGES_PER_SECOND, STRANGER_MESSAGES_AT_ONCE, now)
            connection = Connection(sock, GUEST_SAYS, STRANGER_FRAME_LIMIT, now, allowance, STRANGER_READ_SIZE)
            side = HostSide(self._key)
            visitor = Visitor(connection, address[0], side, self._greeting(side.nonce), now)
            self._visitors[sock.fileno()] = visitor
            self._selector.register(sock, selectors.EVENT_READ)
            connection.send(visitor.greeting, now)

    def _refusal(self, address: str, now: float) -> str | None:
        """Why nobody can come in from there now, if so. Room for one more stranger is made where it can be."""
        if address in self.table.banned:
            return "removed"
        self._patience.meet(address, now)
        strangers = [visitor for visitor in self._visitors.values() if visitor.is_stranger]
        same = [visitor for visitor in strangers if visitor.address == address]
        if len(same) >= STRANGERS_PER_ADDRESS and not self._give_up_on(same, now):
            return "late"
        if len(strangers) >= STRANGER_LIMIT and not self._give_up_on(strangers, now):
            worst = max(strangers, key=lambda visitor: self._patience.rank(visitor.address))
            if self._patience.rank(worst.address) <= self._patience.rank(address):
                return "full"
            self._break(worst, "pin_busy" if worst.waits else "late", now)
        while len(self._visitors) >= CONNECTION_LIMIT:
            leaving = next((visitor for visitor in self._visitors.values() if visitor.is_leaving), None)
            if leaving is None:
                return "full"
            self._discard(leaving)
        return None

    def _give_up_on(self, strangers: list[Visitor], now: float) -> bool:
        """Show the one out who has been silent for longest, if any is; True if there is room now.

        Whoever has a seat to come back to says so at once, and is not in their way.
        """
        silent = [visitor for visitor in strangers if visitor.is_stranger and visitor.knock is None]
        if silent:
            self._break(min(silent, key=lambda visitor: visitor.arrived_at), "late", now)
        return bool(silent)

    def _greeting(self, nonce: str) -> Greeting:
        table = self.table
        return Greeting(
            PROTOCOL,
            __version__,
            table.id,
            self.session,
            self._options.name,
            table.game.id,
            table.game.rules_version,
            nonce,
            bool(self._options.pin),
        )

    def _attend(self, visitor: Visitor, events: int, now: float) -> None:
        try:
            if events & selectors.EVENT_WRITE:
                visitor.connection.flush(now)
            if events & selectors.EVENT_READ:
                for message in visitor.connection.receive(now):
                    self._hear(visitor, message, now)
        except Broken as broken:
            wrong = broken.reason == "forged" and visitor.owes_pin
            self._break(visitor, "wrong_pin" if wrong else broken.reason, now)
        except Forged:
            self._break(visitor, "forged", now)
        except Malformed:
            self._break(visitor, "malformed", now)
        except OutOfPhase:
            self._break(visitor, "out_of_phase", now)

    def _break(self, visitor: Visitor, reason: str, now: float) -> None:
        """Close a connection, saying why if there is still somebody to hear it."""
        person = self._part(visitor)
        if reason in ("lost", "left") or visitor.is_leaving:
            self._discard(visitor)
        else:
            visitor.connection.say_goodbye(Goodbye(reason), now)
        if person:
            self.table.drop(person, now, for_good=reason == "left")

    def _part(self, visitor: Visitor) -> Person | None:
        """The connection no longer speaks for anybody."""
        person, visitor.person = visitor.person, None
        if person:
            self._present.pop(person.id, None)
        return person

    def _discard(self, visitor: Visitor) -> None:
        sock = visitor.connection.socket
        self._visitors.pop(sock.fileno(), None)
        self._selector.unregister(sock)
        visitor.connection.close()

    def _tick(self, now: float) -> None:
        for visitor in list(self._visitors.values()):
            try:
                visitor.connection.tick(now)
            except Broken as broken:
                self._break(visitor, broken.reason, now)
                continue
            if visitor.is_stranger:
                self._hurry(visitor, now)
        self._look_at_a_pin(now)
        self.table.tick(now)
        for visitor in self._visitors.values():
            self._watch(visitor)
        if self._announcer:
            self._announcer.update(self._listing())

    def _hurry(self, visitor: Visitor, now: float) -> None:
        """A stranger has dawdled, or has waited for so long that it is better to try again."""
        silent = now - visitor.arrived_at
        if visitor.waits and silent > PIN_QUEUE_SECONDS:
            self._break(visitor, "pin_busy", now)
        elif not visitor.waits and silent > HANDSHAKE_SECONDS:
            self._break(visitor, "late", now)

    def _look_at_a_pin(self, now: float) -> None:
        """If it is time for one: it takes a moment, and nobody who plays is to wait for more than one."""
        due = [
            visitor
            for visitor in self._visitors.values()
            if visitor.waits and self._patience.is_due(visitor.address, now)
        ]
        first = min(due, key=lambda visitor: self._patience.rank(visitor.address), default=None)
        if first and self._patience.try_one(first.address, now):
            try:
                self._answer(first, self._options.pin, now)
            except Forged:
                self._break(first, "wrong_pin", now)

    def _watch(self, visitor: Visitor) -> None:
        """Ask the system to say when more can be written, only if there is more."""
        events = selectors.EVENT_READ
        if visitor.connection.has_outgoing:
            events |= selectors.EVENT_WRITE
        if events != visitor.watched:
            visitor.watched = events
            self._selector.modify(visitor.connection.socket, events)

    # -- strangers -------------------------------------------------------------------------------------------

    def _hear(self, visitor: Visitor, message: Message, now: float) -> None:
        if isinstance(message, Goodbye):
            raise Broken("left")
        if visitor.person:
            if not isinstance(message, Play) and not visitor.requests.take(now):
                raise Broken("flood")
            self.table.hear(visitor.person, message, now)
        elif isinstance(message, Knock) and visitor.knock is None:
            self._open(visitor, message, now)
        elif isinstance(message, Hello) and visitor.connection.is_sealed:
            self._introduce(visitor, message, now)
        else:
            raise OutOfPhase

    def _open(self, visitor: Visitor, knock: Knock, now: float) -> None:
        """Whoever has been here before is known by their key; others come by the PIN, if there is one."""
        visitor.side.check(visitor.greeting, knock)
        visitor.knock = knock
        visitor.arrived_at = now
        if self._options.pin and not self.table.roster.known(knock.guest):
            if not knock.pin:
                self._break(visitor, "wrong_pin", now)
            return
        self._answer(visitor, "", now)

    def _answer(self, visitor: Visitor, pin: str, now: float) -> None:
        assert visitor.knock is not None
        answer, channel = visitor.side.answer(visitor.greeting, visitor.knock, pin)
        visitor.connection.send(answer, now)
        visitor.connection.seal_with(channel)
        visitor.owes_pin = bool(pin)
        visitor.arrived_at = now

    def _introduce(self, visitor: Visitor, hello: Hello, now: float) -> None:
        assert visitor.knock is not None
        if visitor.owes_pin:
            visitor.owes_pin = False
            self._patience.forgive(visitor.address)
        game = self.table.game
        refusal = mismatch(game.id, (PROTOCOL, game.rules_version), (hello.protocol, hello.rules))
        if refusal:
            visitor.connection.say_goodbye(refusal, now)
            return
        key = visitor.knock.guest
        if key == self.table.heir and hello.epoch > self.table.epoch:
            self.is_replaced = True
        try:
            person = self.table.roster.known(key) or self.table.join(hello.name, key, visitor.address)
        except Unwilling as unwilling:
            self._break(visitor, unwilling.reason, now)
            return
        self._admit(visitor, person, hello, now)

    def _admit(self, visitor: Visitor, person: Person, hello: Hello, now: float) -> None:
        """They are who they say: from now on the connection speaks for them, and no other does."""
        former = self._present.get(person.id)
        if former:
            self._part(former)
            former.connection.say_goodbye(Goodbye("taken_over"), now)
        if person.is_host and not self.table.playing:
            self.table.roster.rename(person, hello.name)
        visitor.person = person
        person.address = visitor.address
        visitor.connection.trust(GUEST_FRAME_LIMIT, now)
        self._present[person.id] = visitor
        visitor.connection.send(Welcome(person.id), now)
        self.table.enter(person, hello.revision if hello.session == self.session else None, now)

    # -- what the table asks for -----------------------------------------------------------------------------

    def post(self, people: Iterable[Person], message: Message) -> None:
        frame: bytes | None = None
        for person in people:
            visitor = self._present.get(person.id)
            if visitor:
                frame = frame or packed(message)
                visitor.connection.send_frame(frame, monotonic())

    def send_away(self, person: Person, reason: str) -> None:
        visitor = self._present.get(person.id)
        if visitor:
            self._part(visitor)
            visitor.connection.say_goodbye(Goodbye(reason), monotonic())

    def _listing(self) -> Listing:
        table = self.table
        free = sum(place.bot is None and place.person is None for place in table.roster.places)
        return Listing(
            self._options.name,
            table.game.id,
            free,
            len(table.roster.places),
            bool(self._options.pin),
            __version__,
            one_line(", ".join(place.person.name for place in table.roster.places if place.person), WHO_LIMIT),
        )


def _listen(address: str, ports: list[int]) -> socket.socket:
    """A listening socket on the first of these ports that can be had."""
    for port in ports:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if sys.platform == "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((address, port))
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            problem = BadTable(f"port {port} cannot be listened on: {error.strerror or error}")
            continue
        listener.setblocking(False)
        return listener
    raise problem


def _turn_away(sock: socket.socket, reason: str) -> None:
    """There is no room even to explain at leisure."""
    sock.setblocking(False)
    try:
        sock.send(packed(Goodbye(reason)))
    except OSError:
        pass
    finally:
        sock.close()
