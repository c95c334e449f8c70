"""Somebody between host and guests who reads, rewrites, guesses and pretends: each fails."""

from __future__ import annotations

import socket
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from client.lan import limits
from client.lan import messages as m
from client.lan.address import Address
from client.lan.connection import Forged
from client.lan.guest import Guest, Stage
from client.lan.memory import SeatMemory
from client.lan.people import new_token
from client.lan.secrecy import Channel, GuestSide, HostSide, public
from client.lan.wire import GUEST_SAYS, FrameReader, packed, packed_plain, unpacked
from client.links.link import Notice
from engine.core.codec import encode
from tests.client.lan.house import House, house
from tests.client.lan.proxy import Pipe, Proxy
from tests.client.lan.strangers import HELLO, Stranger
from tests.client.lan.test_play import link_of, move_once


class Relay(Proxy):
    """Listens to both sides, and changes a bit of what passes whenever `tampers_with` says so."""

    def __init__(self, host_port: int) -> None:
        self.said = bytearray()
        self.tampers_with: Callable[[Pipe], bool] = lambda pipe: False
        super().__init__(host_port)

    def handle(self, pipe: Pipe, data: bytes) -> None:
        self.said += data
        if self.tampers_with(pipe):
            data = data[:-1] + bytes([data[-1] ^ 1])
        self._pass_on(pipe, data)


def through(table: House, relay: Relay, name: str, seat: int, pin: str = "") -> Guest:
    guest = Guest(Address("127.0.0.1", relay.port), name, pin)
    table.guests.append(guest)
    table.until(lambda: guest.table, name)
    guest.sit(seat)
    guest.set_ready(True)
    table.until(lambda: table._is_ready(guest), name)
    return guest


@pytest.mark.parametrize("pin", ["", "4821"])
def test_a_relay_reads_neither_hands_nor_talk(pin: str) -> None:
    with house("race_for_the_galaxy", pin=pin) as table:
        relay = Relay(table.host.port)
        try:
            host, ann = table.person_at_host("Zoe", 0), through(table, relay, "Ann", 1, pin)
            table.begin()
            ann.say("between us")
            table.until(host.chat)
            for _ in range(10):
                move_once(table)
        finally:
            relay.close()
        playing = table.host.table.playing
        assert playing is not None
        hand = packed_plain(encode(playing.match.state.players[1].hand))  # type: ignore[attr-defined]
        assert hand in packed_plain(link_of(ann)._plain), "the guest itself is told"
        for secret in (hand, b"between us", ann.token.encode(), bytes.fromhex(ann.token), b"4821"):
            assert secret not in relay.said


@pytest.mark.parametrize("to_guest", [True, False])
def test_a_relay_cannot_change_a_line(to_guest: bool) -> None:
    """Whichever way it goes, the connection ends; the guest comes back, and nothing false was heard or done."""
    with house() as table:
        relay = Relay(table.host.port)
        try:
            host, ann = table.person_at_host("Zoe", 0), through(table, relay, "Ann", 1)
            relay.tampers_with = lambda pipe: pipe.to_guest == to_guest
            (host if to_guest else ann).say("hello friends")
            table.until(lambda: ann.stage is Stage.LOST, "the guest hangs up")
            assert to_guest or host.chat() == []
            assert ann.chat() == []
            relay.tampers_with = lambda pipe: False
            table.until(lambda: ann.stage is Stage.SEATED and ann.seat == 1, "and comes back")
        finally:
            relay.close()


def test_a_relay_cannot_repeat_or_swap_what_was_said() -> None:
    """Frames count: one said twice, left out or in another order is not the next one."""
    ours, other = Channel(bytes(32), bytes(range(32))), Channel(bytes(range(32)), bytes(32))
    first, second, third = (ours.seal(word) for word in (b"one", b"two", b"three"))
    assert other.open(first) == b"one"
    for wrong in (first, third, ours.seal(b"x")):
        with pytest.raises(Forged):
            other.open(wrong)
    with pytest.raises(Forged):
        ours.open(second)
    assert other.open(second) == b"two"


# -- the PIN ---------------------------------------------------------------------------------------------------------

GREETING = m.Greeting(limits.PROTOCOL, "0", "id", "session", "Friday", "alien_frontiers", 1, "", True)


def test_whoever_pretends_to_be_the_host_has_one_guess_and_nothing_to_try_out_later() -> None:
    """All it is given is the guest's part of SPAKE2 and one frame, which opens for a right guess alone."""
    for guess, is_right in (("0000", False), ("4821", True)):
        rogue = HostSide(new_token())
        greeting = replace(GREETING, nonce=rogue.nonce)
        victim = GuestSide(greeting, "4821", new_token())
        answer, channel = rogue.answer(greeting, victim.knock, guess)
        sealed = victim.channel(answer).seal(packed(HELLO))
        if is_right:
            assert channel.open(sealed) == packed(HELLO)
        else:
            with pytest.raises(Forged):
                channel.open(sealed)


def test_two_meetings_with_the_same_pin_have_nothing_in_common() -> None:
    knocks = []
    for _ in range(2):
        side = HostSide(new_token())
        knocks.append(GuestSide(replace(GREETING, nonce=side.nonce), "4821", new_token()).knock)
    assert not set(encode(knocks[0])) & set(encode(knocks[1]))


def test_a_guest_tells_a_false_host_nothing_but_that_the_pin_is_wrong() -> None:
    rogue = Rogue("0000")
    guest = Guest(Address("127.0.0.1", rogue.port), "Ann", "4821")
    rogue.meet(guest)
    assert guest.reason == Notice("wrong_pin")
    assert guest.table is None


def test_a_guest_that_has_a_pin_does_not_come_in_without() -> None:
    """A relay that says there is no PIN, or that none is needed, would be let off proving that it knows it."""
    for pin_needed, reason in ((False, "pin_not_asked"), (True, "host_changed")):
        rogue = Rogue("", pin_needed)
        guest = Guest(Address("127.0.0.1", rogue.port), "Ann", "4821")
        rogue.meet(guest)
        assert guest.reason is not None
        assert guest.reason.key == reason
        assert rogue.sealed == []


class Rogue:
    """A table opened by somebody who wants to be taken for another host."""

    def __init__(self, guess: str, pin_needed: bool = True) -> None:
        self._guess = guess
        self._pin_needed = pin_needed
        self._token = new_token()
        self.sealed: list[bytes] = []
        """What the guest said once it thought that it was safe."""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]

    def meet(self, guest: Guest, table_id: str = "id") -> None:
        """Until the guest has made up its mind."""
        while guest.fileno() is None:
            guest.poll()
        sock, _ = self._listener.accept()
        side, reader = HostSide(self._token), FrameReader(limits.FRAME_LIMIT)
        greeting = replace(GREETING, nonce=side.nonce, pin_needed=self._pin_needed, table_id=table_id)
        sock.sendall(packed(greeting))
        sock.setblocking(False)
        channel: Channel | None = None
        for _ in range(1000):
            guest.wait(0.005)
            if guest.stage in (Stage.CLOSED, Stage.LOST):
                break
            try:
                frames = list(reader.feed(sock.recv(65536)))
            except BlockingIOError:
                continue
            if channel:
                self.sealed += frames
                sock.sendall(packed(m.Goodbye("lost")))
            else:
                knock = unpacked(frames[0], GUEST_SAYS)
                assert isinstance(knock, m.Knock)
                answer, channel = side.answer(greeting, knock, self._guess)
                sock.sendall(packed(answer))
        sock.close()
        self._listener.close()


# -- seats and hosts ---------------------------------------------------------------------------------------------------


def test_a_seat_is_not_stolen_by_what_its_owner_said() -> None:
    """Neither by saying the same again, nor by showing the owner's key without having its secret half."""
    with house(pin="4821") as table:
        relay = Relay(table.host.port)
        try:
            ann = through(table, relay, "Ann", 1, "4821")
            knock = next(FrameReader(limits.FRAME_LIMIT).feed(bytes(relay.said)[_length(relay.said) :]))
        finally:
            relay.close()
        table.until(lambda: ann.stage is Stage.LOST)
        said = unpacked(knock, GUEST_SAYS)
        assert isinstance(said, m.Knock)
        assert said.guest == public(ann.token)
        for changed in (said, replace(said, proof="00" * 64), replace(said, proof="")):
            thief = Stranger(table)
            table.until(lambda thief=thief: thief.listen() or thief.heard)  # type: ignore[misc]
            thief.send(packed(changed))
            assert thief.why() == "forged"
        person = table.host.table.roster.places[1].person
        assert person is not None
        assert person.name == "Ann"


def _length(said: bytearray) -> int:
    """Of the first frame, the greeting."""
    return 4 + int.from_bytes(said[:4], "big")


def test_a_key_in_the_middle_is_noticed_by_both_ends() -> None:
    """A relay that puts its own key into the greeting cannot sign for the guest, nor for the host."""
    host, relay = HostSide(new_token()), HostSide(new_token())
    real = replace(GREETING, nonce=host.nonce)
    false = replace(GREETING, nonce=relay.nonce)
    guest = GuestSide(false, "", new_token())
    with pytest.raises(Forged):
        host.check(real, guest.knock)
    answer, _ = relay.answer(false, guest.knock, "")
    with pytest.raises(Forged):
        guest.channel(replace(answer, host=public(new_token())))
    with pytest.raises(Forged):
        guest.channel(replace(answer, proof="00" * 64))


def test_a_host_is_known_again_and_another_in_its_place_refused(tmp_path: Path) -> None:
    """Without a PIN. Joining the table we had a seat at never works at another machine."""
    memory = SeatMemory(tmp_path / "seats.json")
    with house() as table:
        ann = table.knock("Ann")
        ann._memory = memory
        table.until(lambda: ann.table)
        table_id = table.host.table.id
    for _ in range(2):
        rogue = Rogue("", pin_needed=False)
        again = Guest(Address("127.0.0.1", rogue.port), "Ann", memory=memory)
        rogue.meet(again, table_id)
        assert again.reason is not None
        assert again.reason.key == "host_changed"
        assert rogue.sealed == []


def test_another_machine_at_a_known_address_is_refused_once(tmp_path: Path) -> None:
    memory = SeatMemory(tmp_path / "seats.json")
    for is_refused in (True, False):
        rogue = Rogue("", pin_needed=False)
        address = Address("127.0.0.1", rogue.port)
        if is_refused:
            memory.remember_host(str(address), public(new_token()))
        guest = Guest(address, "Ann", memory=memory)
        rogue.meet(guest, "another table")
        assert bool(rogue.sealed) != is_refused
        assert memory.host(str(address)) == "", "whoever joins once more meant it"
        guest.close()


def test_what_a_relay_says_in_the_clear_sends_nobody_away_for_good() -> None:
    with house() as table:
        ann = table.join("Ann", 1)
        table.until(lambda: ann.seat == 1)
        port = table.host.port
        table.host.close("lost")
        with socket.create_server(("127.0.0.1", port)) as listener:
            table.guests.remove(ann)
            while ann.stage is not Stage.LOST:
                ann.wait(0.01)
            while ann.fileno() is None:
                ann.poll()
            sock, _ = listener.accept()
            sock.sendall(packed(m.Goodbye("removed")))
            for _ in range(100):
                ann.wait(0.01)
            assert ann.stage is Stage.LOST
            sock.close()
            ann.close()


def test_nothing_but_the_meeting_is_heard_in_the_clear() -> None:
    with house() as table:
        for message in (HELLO, m.Ping(), m.Sit(0)):
            stranger = Stranger(table)
            stranger.knock()
            table.until(lambda stranger=stranger: stranger.listen() or stranger._channel)  # type: ignore[misc]
            stranger.send(packed(message))
            assert stranger.why() == "forged"
