"""A guest's side of the network: find the table, introduce oneself, stay, and come back after a break.

Nothing blocks: `poll` is called every frame. Whoever has no frames to draw uses `wait` instead.
"""

from __future__ import annotations

import select
import socket
from collections import deque
from enum import Enum
from ipaddress import AddressValueError, IPv4Address
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

from client import __version__
from client.lan import messages as m
from client.lan.address import Address, Lookup
from client.lan.audit import Audit, Witness
from client.lan.connection import Broken, Connection, Forged
from client.lan.deal import bound, new_secret
from client.lan.guest_link import GuestLink
from client.lan.limits import FRAME_LIMIT, HEIR_SECONDS, PROTOCOL, RETRY_SECONDS
from client.lan.memory import SeatMemory
from client.lan.people import new_token
from client.lan.reasons import FINAL, FINAL_AT_FIRST, mismatch
from client.lan.trust import check_greeting, check_table, cleaned, known_notice
from client.lan.wire import HOST_SAYS
from client.links.link import Notice
from engine.core.codec import BadData
from engine.core.game import BadSetup, Game
from engine.core.moves import Seat
from engine.games import game_ids, load_game

if TYPE_CHECKING:
    from client.lan.escrow import Held
    from client.lan.secrecy import GuestSide
    from client.lan.standby import Standby

CONNECT_SECONDS = 5.0
OWN_MACHINE = "127.0.0.1"
"""Programs come and go there: it is not remembered who answered."""
HEIR_RETRY_SECONDS = 0.3
"""With a standby there is somebody to ask: no long pauses."""
HEIR_CONNECT_SECONDS = 1.0
AUDIT_SECONDS = 0.004
"""How long a match is replayed at a time: a frame must not wait for it."""
LINES_KEPT = 200
"""Of chat and notices that nobody has asked for."""


class Stage(Enum):
    """How far a guest has got."""

    SEEKING = "seeking"
    """Looking the address up, connecting, introducing itself."""
    SEATED = "seated"
    """At the table: in the lobby, or in the match once `link` is there."""
    LOST = "lost"
    """The connection broke; it will be tried again."""
    CLOSED = "closed"
    """For good: `reason` says why."""


class Guest:
    """One person at a table somewhere on the network. `close` ends everything it started."""

    def __init__(
        self,
        address: Address,
        name: str,
        pin: str = "",
        token: str = "",
        memory: SeatMemory | None = None,
        host_key: str = "",
    ) -> None:
        """`host_key` is the only one the host may have, where that is known beforehand."""
        self.address = address
        self.name = name
        self.stage = Stage.SEEKING
        self.reason: Notice | None = None
        """Why the connection broke last."""
        self.greeting: m.Greeting | None = None
        """What the host said of the table, even if it did not let us in."""
        self.table: m.TableState | None = None
        self.person: int | None = None
        """Our number among the people of `table`."""
        self.link: GuestLink | None = None
        """The match, once it has begun."""
        self._pin = pin
        self._token = token
        self._memory = memory
        self._host_keys = {host_key} - {""}
        """Of this table; whoever has none of them is not its host."""
        self._host_key = ""
        self._side: GuestSide | None = None
        """Our part in coming to keys, until the host's has come."""
        self._owes_pin = False
        """The host has still to show that it knows the PIN."""
        self._table_id: str | None = None
        self._lookup: Lookup | None = Lookup(address.host)
        self._number: str | None = None
        self._connecting: socket.socket | None = None
        self._connection: Connection | None = None
        self._tried_at = self._retry_at = monotonic()
        self._attempts = 0
        self._session = ""
        self.held: Held | None = None
        """What we hold as the standby."""
        self.lost_at: float | None = None
        """Since when a table we were at has been out of reach."""
        self.greeting_of_table: m.Greeting | None = None
        """Of the table we are or were at."""
        self._standby: Standby | None = None
        self._offer: m.Volunteer | None = None
        self._heir: m.Heir | None = None
        self._at_heir = False
        """Is it the standby that we are calling?"""
        self._epoch = 0
        self._witness = Witness()
        self._audit: Audit | None = None
        self._muted: set[int] = set()
        self._chat: deque[m.Said] = deque(maxlen=LINES_KEPT)
        self._notices: deque[Notice] = deque(maxlen=LINES_KEPT)

    # -- what is known ---------------------------------------------------------------------------------------

    @property
    def seat(self) -> Seat | None:
        """Ours, if we have one."""
        return self.table.seat_of(self.person) if self.table and self.person is not None else None

    @property
    def is_host(self) -> bool:
        """May we start the game, remove people and let bots stand in?"""
        person = self.table.person(self.person) if self.table and self.person is not None else None
        return bool(person and person.is_host)

    @property
    def verdict(self) -> Notice | None:
        """Once the match is over and has been replayed here: whether it was what it seemed."""
        return self._audit.verdict if self._audit else None

    @property
    def token(self) -> str:
        """What brings us back to our seat. It never leaves this machine."""
        return self._token

    @property
    def bytes_received(self) -> int:
        """Over the present connection."""
        return self._connection.received if self._connection else 0

    def chat(self) -> list[m.Said]:
        """Lines said since the last call."""
        lines = list(self._chat)
        self._chat.clear()
        return lines

    def mute(self, person: int, muted: bool) -> None:
        """Hear nothing of what somebody says from now on, or hear it again. Nobody is told."""
        (self._muted.add if muted else self._muted.discard)(person)

    def has_muted(self, person: int) -> bool:
        return person in self._muted

    def notices(self) -> list[Notice]:
        """What happened at the table since the last call: keys of reasons.py."""
        notices = list(self._notices)
        self._notices.clear()
        return notices

    # -- what can be asked for -------------------------------------------------------------------------------

    def sit(self, seat: Seat | None) -> None:
        self._post(m.Sit(seat))

    def set_ready(self, ready: bool) -> None:
        self._post(m.Ready(ready))

    def choose_colour(self, colour: int) -> None:
        self._post(m.Colour(colour))

    def say(self, text: str) -> None:
        self._post(m.Say(text))

    def set_seat(self, seat: Seat, bot: str | None) -> None:
        """Host only: the seat is for a bot, or for a person."""
        self._post(m.SetSeat(seat, bot))

    def start(self) -> None:
        """Host only: begin the game."""
        self._post(m.Start())

    def let_stand_in(self, seat: Seat, level: str | None) -> None:
        """Host only: a bot plays for somebody missing until they return; None waits for them."""
        self._post(m.StandIn(seat, level))

    def remove(self, person: int) -> None:
        """Host only: send somebody away."""
        self._post(m.Remove(person))

    def offer_to_stand_by(self, folder: Path) -> None:
        """Let this machine take the table over, into a record in that folder, if the host chooses us and is gone."""
        from client.lan.standby import Standby

        if self._standby is None:
            self._standby = Standby(self, folder)

    def stand_by(self, port: int, key: str) -> None:
        """Offer to take the table over (see standby.py)."""
        self._offer = m.Volunteer(port, key)
        self._post(self._offer)

    def appoint(self, person: int | None) -> None:
        """Host only: that person's program takes the table over if the host is gone."""
        self._post(m.Appoint(person))

    def herald(self) -> Guest:
        """Somebody who tells the host of before that it has been replaced; the standby sends them."""
        herald = Guest(self.address, self.name, self._pin, self._token)
        herald._host_keys = set(self._host_keys)
        herald._table_id = self._table_id
        herald._epoch = (self.held.epoch if self.held else 0) + 1
        return herald

    def _post(self, message: m.Message) -> None:
        """What is said while the connection is broken is not said, but for a move (see GuestLink)."""
        if self._connection and self.stage is Stage.SEATED:
            self._connection.send(message, monotonic())

    # -- time ------------------------------------------------------------------------------------------------

    def poll(self) -> None:
        """Do what there is to do, without waiting for anything."""
        now = monotonic()
        if self._standby:
            self._standby.poll()
        if self._audit and not self.verdict:
            self._look_into(self._audit)
        if self.stage is Stage.CLOSED:
            return
        if self._connection:
            self._attend(self._connection, now)
        elif self._connecting:
            self._finish_connecting(self._connecting, now)
        elif now >= self._retry_at:
            self._begin_connecting(now)

    def wait(self, seconds: float) -> None:
        """Poll, after waiting at most so long for the host to say something."""
        waiting = self.fileno()
        if waiting is not None:
            writing = [waiting] if self._connecting or (self._connection and self._connection.has_outgoing) else []
            select.select([waiting], writing, [], seconds)
        elif self.stage is not Stage.CLOSED:
            sleep(min(seconds, 0.02))
        self.poll()

    def fileno(self) -> int | None:
        """Of the socket, for whoever waits for several guests at once."""
        if self._connection:
            return self._connection.socket.fileno()
        return self._connecting.fileno() if self._connecting else None

    def close(self) -> None:
        """Leave the table. The seat is ours until the match is over: a guest with the token comes back to it."""
        if self._connection:
            self._connection.say_goodbye(m.Goodbye("left"), monotonic())
        self._finish(Notice("left"))
        if self._standby:
            self._standby.close()
            self._standby = None

    # -- connecting ------------------------------------------------------------------------------------------

    def _begin_connecting(self, now: float) -> None:
        if self._number is None and not self._look_up(now):
            return
        self._tried_at = now
        self._at_heir = not self._at_heir and self._may_call_heir(now)
        host, port = self._number, self.address.port
        if self._at_heir and self._heir:
            host, port = self._heir.address, self._heir.port
        sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        sock.setblocking(False)
        self._connecting = sock
        try:
            sock.connect((host, port))
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            self._lose("unreachable", now, str(self.address))

    def _may_call_heir(self, now: float) -> bool:
        return self._heir is not None and self.lost_at is not None and now - self.lost_at > HEIR_SECONDS

    def _look_up(self, now: float) -> bool:
        if self._lookup is None:
            self._lookup = Lookup(self.address.host)
        self._number = self._lookup.number()
        if self._lookup.problem:
            self._lookup = None
            self._lose("unreachable", now, str(self.address))
        return self._number is not None

    def _finish_connecting(self, sock: socket.socket, now: float) -> None:
        _, writable, failed = select.select([], [sock], [sock], 0)
        patience = HEIR_CONNECT_SECONDS if self._may_call_heir(now) else CONNECT_SECONDS
        if not writable and not failed and now - self._tried_at < patience:
            return
        if failed or not writable or sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
            self._lose("unreachable", now, str(self.address))
            return
        self._connecting = None
        self._connection = Connection(sock, HOST_SAYS, FRAME_LIMIT, now)
        self._side = None
        self._owes_pin = False
        self.greeting = None

    def _lose(self, key: str, now: float, *figures: str) -> None:
        """Something broke: say so, and try again after a while, unless that makes no sense."""
        self.reason = Notice(key, figures)
        if key in (FINAL_AT_FIRST if self._table_id is None else FINAL):
            self._finish(self.reason)
            return
        if self.stage is Stage.SEATED:
            self._notices.append(Notice("connection_lost"))
            self.lost_at = now - HEIR_SECONDS if key == "replaced" else now
        self._hang_up()
        self.stage = Stage.LOST
        pause = RETRY_SECONDS[min(self._attempts, len(RETRY_SECONDS) - 1)]
        self._retry_at = now + (min(pause, HEIR_RETRY_SECONDS) if self._heir else pause)
        self._attempts += 1

    def _finish(self, reason: Notice) -> None:
        self.reason = reason
        self.stage = Stage.CLOSED
        self._hang_up()
        if self._lookup:
            self._lookup.close()
            self._lookup = None

    def _hang_up(self) -> None:
        if self._connection:
            self._connection.close()
            self._connection = None
        if self._connecting:
            self._connecting.close()
            self._connecting = None

    # -- listening -------------------------------------------------------------------------------------------

    def _attend(self, connection: Connection, now: float) -> None:
        try:
            connection.flush(now)
            for message in connection.receive(now):
                self._hear(message, now)
                if self._connection is not connection:
                    return
            connection.tick(now)
        except Broken as broken:
            wrong = broken.reason == "forged" and self._owes_pin and self._table_id is None
            self._lose("wrong_pin" if wrong else broken.reason, now)
        except Forged:
            self._lose("forged", now)
        except (BadData, AddressValueError):
            self._finish(Notice("malformed"))

    def _hear(self, message: m.Message, now: float) -> None:
        if isinstance(message, m.Goodbye):
            reason = known_notice(message.reason, message.figures) or Notice("lost")
            if self._was_here_before(reason.key):
                reason = Notice("lost")
            self._lose(reason.key, now, *reason.figures)
        elif isinstance(message, m.Answer) and self._side:
            self._unlock(message, self._side, now)
        elif isinstance(message, m.Greeting) and self.greeting is None:
            self._introduce(message, now)
        elif not self._connection or not self._connection.is_sealed:
            raise Broken("out_of_phase")
        elif isinstance(message, m.Welcome) and self.greeting and self.stage is not Stage.SEATED:
            self._sit_down(message, self.greeting)
        elif self.stage is Stage.SEATED:
            self._hear_at_table(message)
        else:
            raise Broken("out_of_phase")

    def _introduce(self, greeting: m.Greeting, now: float) -> None:
        """Answer the host's greeting, unless we do not match, or our match is not at this table.

        To another table opened in place of ours we are somebody new, and so is its host to us.
        """
        check_greeting(greeting)
        self.greeting = greeting
        if self._table_id not in (None, greeting.table_id):
            if self.link:
                self._lose("unreachable", now, str(self.address))
                return
            self._token = ""
            self._host_keys.clear()
        game = _game(greeting.game)
        rules = game.rules_version if game else 0
        refusal = mismatch(greeting.game, (greeting.protocol, greeting.rules), (PROTOCOL, rules))
        if refusal:
            self._lose(refusal.reason, now, *refusal.figures)
            return
        if self._memory:
            self._token = self._token or self._memory.token(greeting.table_id, self.name)
            self._host_keys |= {self._memory.host(greeting.table_id)} - {""}
        self._token = self._token or new_token()
        if self._pin and not greeting.pin_needed and not self._host_keys:
            self._lose("pin_not_asked", now)
            return
        from client.lan.secrecy import GuestSide

        assert self._connection is not None
        self._side = GuestSide(greeting, self._pin, self._token)
        self._connection.send(self._side.knock, now)

    def _unlock(self, answer: m.Answer, side: GuestSide, now: float) -> None:
        """Everything from here on is sealed. We introduce ourselves to a host that we know, or that knows the PIN."""
        assert self._connection is not None
        assert self.greeting is not None
        self._side = None
        channel = side.channel(answer)
        self._owes_pin = side.shares_pin(answer)
        if not self._owes_pin and not self._trusts(answer.host, self.greeting):
            self._lose("host_changed", now, str(self.address))
            return
        self._host_key = answer.host
        self._connection.seal_with(channel)
        game = _game(self.greeting.game)
        rules = game.rules_version if game else 0
        revision = self.link.moment.revision if self.link else 0
        secret = self._heir.secret if self._heir and self._at_heir else ""
        hello = m.Hello(PROTOCOL, __version__, rules, self.name, self._session, revision, self._epoch, secret)
        self._connection.send(hello, now)

    def _trusts(self, host: str, greeting: m.Greeting) -> bool:
        """Is this the host we know? The first time, there is nothing to compare with, unless there was a PIN to prove.

        Another machine than before at an address is refused once; whoever expects it joins again.
        """
        if self._heir and self._at_heir:
            return host == self._heir.key
        if self._host_keys:
            return host in self._host_keys
        if greeting.pin_needed:
            return False
        known = self._memory.host(str(self.address)) if self._memory else ""
        if self._memory and known not in ("", host):
            self._memory.forget_host(str(self.address))
            return False
        return True

    def _was_here_before(self, reason: str) -> bool:
        """Nobody in between can tell us in the clear that we have lost our seat."""
        sealed = self._connection is not None and self._connection.is_sealed
        return not sealed and self._table_id is not None and reason in FINAL

    def _sit_down(self, welcome: m.Welcome, greeting: m.Greeting) -> None:
        if self.stage is Stage.LOST:
            self._notices.append(Notice("connection_back"))
        if self._heir and self._at_heir:
            self._move_to(self._heir)
        self.stage = Stage.SEATED
        self.reason = None
        self.lost_at = None
        self.greeting_of_table = greeting
        self.person = welcome.person
        self._attempts = 0
        self._owes_pin = False
        self._table_id = greeting.table_id
        self._session = greeting.session
        self._host_keys.add(self._host_key)
        if self._memory:
            self._memory.remember(greeting.table_id, self.name, self._token)
            self._memory.remember_host(greeting.table_id, self._host_key)
            if self._number != OWN_MACHINE:
                self._memory.remember_host(str(self.address), self._host_key)
        if self._offer:
            self._post(self._offer)

    def _move_to(self, heir: m.Heir) -> None:
        """The table is at the standby's from now on; whoever was the host before is no more."""
        self.address = Address(heir.address, heir.port)
        self._number = heir.address
        self._epoch = heir.epoch + 1
        self._host_keys.clear()
        self._heir, self._at_heir, self._offer = None, False, None
        self._notices.append(Notice("heir_found"))

    def _hear_at_table(self, message: m.Message) -> None:
        if isinstance(message, m.TableState):
            self._check_table(message)
            self.table = message
            if self.link:
                self.link.show_table(message)
        elif isinstance(message, m.Said):
            if message.person not in self._muted:
                self._chat.append(cleaned(message))
        elif isinstance(message, m.Remark):
            self._note(message.key, message.figures)
        elif isinstance(message, m.Refused):
            self._note(message.reason, ())
            if self.link:
                self.link.show_refusal()
        elif isinstance(message, m.Position):
            self._show_position(message)
        elif isinstance(message, m.Change) and self.link:
            self.link.show_change(message)
        elif isinstance(message, m.Draw) and not self.link:
            self._draw(message)
        elif isinstance(message, m.Heir):
            IPv4Address(message.address)
            self._heir = message
        elif isinstance(message, m.Escrow) and self._offer:
            self._hold(message)
        elif isinstance(message, m.Dealt) and self.link:
            self._begin_audit(message, self.link)
        elif isinstance(message, m.Recorded) and self._audit:
            self._audit.hear(message)
        else:
            raise Broken("out_of_phase")

    def _draw(self, draw: m.Draw) -> None:
        """Bind ourselves to a secret, and tell it once everybody is bound, and the host still to the same."""
        if not draw.shares:
            self._witness.draw, self._witness.secret = draw, new_secret() if self.seat is not None else ""
            promise = bound(self._witness.secret)
        else:
            before, self._witness.draw = self._witness.draw, draw
            if before is None or before.host != draw.host or bound(self._witness.secret) not in draw.shares:
                return
            promise = self._witness.secret
        if self._witness.secret:
            self._post(m.Share(promise))

    def _begin_audit(self, dealt: m.Dealt, link: GuestLink) -> None:
        if self._audit:
            return
        try:
            self._audit = Audit(link.game, link.table.options, link.chairs, self._witness, dealt)
        except (ValueError, BadSetup) as error:
            raise BadData("a deal that is none") from error

    def _look_into(self, audit: Audit) -> None:
        audit.step(AUDIT_SECONDS)
        if audit.verdict:
            self._notices.append(audit.verdict)
            if self.link and audit.is_right:
                self.link.keep(audit.match)

    def _hold(self, part: m.Escrow) -> None:
        from client.lan.escrow import Held

        self.held = self.held or Held()
        self.held.hear(part)

    def _note(self, key: str, figures: tuple[str, ...]) -> None:
        """What our catalogue has no sentence for is not shown."""
        notice = known_notice(key, figures)
        if notice:
            self._notices.append(notice)

    def _check_table(self, table: m.TableState) -> None:
        game = _game(table.game)
        if game is None or self.greeting is None or table.game != self.greeting.game:
            raise BadData("another game is played than the greeting said")
        check_table(table, game)

    def _show_position(self, position: m.Position) -> None:
        if self.link:
            self.link.show_position(position)
            return
        game = _game(self.greeting.game) if self.greeting else None
        if game is None or self.table is None:
            raise Broken("out_of_phase")
        self.link = GuestLink(
            game, self.table, position, self._post, self.poll, self.notices, self.close, self._witness
        )


def _game(game_id: str) -> Game[Any] | None:
    return load_game(game_id) if game_id in game_ids() else None
