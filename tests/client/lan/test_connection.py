"""Peers that misbehave: each is told why, and only its own connection is closed."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from dataclasses import replace

import pytest

from client.lan import limits
from client.lan import messages as m
from client.lan.address import Address
from client.lan.connection import Allowance, Broken, Connection
from client.lan.guest import Guest
from client.lan.pin import Patience
from client.lan.secrecy import Channel
from client.lan.wire import GUEST_SAYS, HOST_SAYS, FrameReader, framed, packed, unpacked
from client.links.link import Notice
from tests.client.lan.house import House, house
from tests.client.lan.strangers import HELLO, Stranger, sealed, talk_to

# -- one connection, and a clock of our own ------------------------------------------------------------------------


@pytest.fixture
def ends() -> Iterator[tuple[Connection, socket.socket]]:
    """A connection as a host has it, and the naked socket at the other end."""
    listener = socket.create_server(("127.0.0.1", 0))
    theirs = socket.create_connection(listener.getsockname())
    ours, _ = listener.accept()
    listener.close()
    connection = Connection(ours, GUEST_SAYS, limits.GUEST_FRAME_LIMIT, now=0.0)
    theirs.settimeout(10)
    yield connection, theirs
    connection.close()
    theirs.close()


def receive(connection: Connection, now: float) -> list[m.Message]:
    """What has come, once something has."""
    connection.socket.setblocking(True)
    connection.socket.settimeout(10)
    try:
        return list(connection.receive(now))
    finally:
        connection.socket.setblocking(False)


def test_silence_is_noticed_and_broken_by_heartbeats(ends: tuple[Connection, socket.socket]) -> None:
    connection, theirs = ends
    ours, other = Channel(bytes(32), bytes(range(32))), Channel(bytes(range(32)), bytes(32))
    connection.seal_with(ours)
    connection.tick(limits.HEARTBEAT_SECONDS + 0.1)
    (frame,) = FrameReader(1000).feed(theirs.recv(100))
    assert unpacked(other.open(frame), HOST_SAYS) == m.Ping()
    theirs.sendall(sealed(other, packed(m.Ping())))
    assert receive(connection, now=14.0) == []
    connection.tick(14.0 + limits.SILENCE_SECONDS)
    with pytest.raises(Broken, match="silent"):
        connection.tick(14.1 + limits.SILENCE_SECONDS)


def test_a_frame_that_never_ends_is_not_waited_for(ends: tuple[Connection, socket.socket]) -> None:
    """One byte now and then keeps the line alive, but does not make a frame."""
    connection, theirs = ends
    frame = packed(m.Say("hello"))
    for second in range(int(limits.FRAME_SECONDS)):
        theirs.sendall(frame[second : second + 1])
        assert receive(connection, now=float(second)) == []
        connection.tick(float(second))
    with pytest.raises(Broken, match="slow"):
        connection.tick(limits.FRAME_SECONDS + 0.5)


def test_a_peer_that_reads_nothing_does_not_fill_the_memory(ends: tuple[Connection, socket.socket]) -> None:
    connection, _ = ends
    frame = packed(m.Said(1, "Ann", "x" * 300, False)) * 100
    for _ in range(2000):
        connection.send_frame(frame, now=0.0)
        assert len(connection._outgoing) <= limits.BACKLOG_LIMIT
    with pytest.raises(Broken, match="slow"):
        connection.tick(0.0)


def test_a_peer_that_reads_nothing_for_long_is_taken_for_gone(ends: tuple[Connection, socket.socket]) -> None:
    connection, theirs = ends
    frame = packed(m.Said(1, "Ann", "x" * 300, False)) * 100
    while not connection.has_outgoing:
        connection.send_frame(frame, now=0.0)
    connection.tick(1.0)
    theirs.sendall(packed(m.Ping()))
    receive(connection, now=10.0)
    with pytest.raises(Broken, match="slow"):
        connection.tick(limits.STALLED_SECONDS + 1)


def test_an_allowance_fills_up_again() -> None:
    allowance = Allowance(per_second=2, at_once=3, now=0.0)
    assert [allowance.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert allowance.take(1.0)
    assert [allowance.take(100.0) for _ in range(4)] == [True, True, True, False]


# -- at a table ----------------------------------------------------------------------------------------------------


@pytest.fixture
def table() -> Iterator[House]:
    """A table with two people, who must not notice anything."""
    with house() as opened:
        opened.person_at_host("Zoe", 0)
        opened.join("Ann", 1)
        yield opened
        assert all(guest.stage.value == "seated" for guest in opened.guests)


def test_a_stranger_who_says_something_else_is_out_of_phase(table: House) -> None:
    stranger = Stranger(table)
    stranger.send(packed(m.Start()))
    assert stranger.why() == "out_of_phase"


def test_a_guest_who_plays_before_the_match_is_out_of_phase(table: House) -> None:
    for message in (m.Play(1, ["Roll"]), m.Resync(), HELLO):
        stranger = Stranger(table)
        stranger.enter()
        stranger.say(packed(message))
        assert stranger.why() == "out_of_phase"


def test_a_spectator_who_plays_is_out_of_phase(table: House) -> None:
    table.begin()
    stranger = Stranger(table)
    stranger.enter()
    stranger.say(packed(m.Play(1, ["Roll"])))
    assert stranger.why() == "out_of_phase"


def test_a_move_that_is_none_is_malformed(table: House) -> None:
    ann = table.guests[1]
    table.begin()
    token = ann.token
    table.guests.remove(ann)
    stranger = Stranger(table)
    stranger.enter(token)
    stranger.say(packed(m.Play(1, ["Fly", 1])))
    assert stranger.why() == "malformed"


@pytest.mark.parametrize("length", [limits.STRANGER_FRAME_LIMIT + 1, limits.FRAME_LIMIT + 1])
def test_a_frame_too_long_is_refused_by_its_length(table: House, length: int) -> None:
    stranger = Stranger(table)
    stranger.send(length.to_bytes(4, "big"))
    assert stranger.why() == "malformed"


def test_a_flood_is_cut_off(table: House) -> None:
    for frame in (packed(m.Ping()), packed(m.Say("spam"))):
        stranger = Stranger(table)
        stranger.enter()
        stranger.say(*[frame] * 2000)
        assert stranger.why() == "flood"


def test_a_stranger_who_dawdles_is_shown_out(table: House) -> None:
    stranger = Stranger(table)
    table.until(lambda: stranger.listen() or stranger.heard)
    for visitor in table.host._visitors.values():
        visitor.arrived_at -= limits.HANDSHAKE_SECONDS
    assert stranger.why() == "late"


def addresses(count: int) -> list[str]:
    """Of other machines than the host's: all of 127.0.0.0/8 is this one."""
    return [f"127.0.{1 + number // 250}.{1 + number % 250}" for number in range(count)]


def test_silent_strangers_keep_nobody_out(table: House) -> None:
    """Twenty-four sockets that say nothing: whoever comes takes the place of the one that has been silent longest."""
    crowd = []
    for address in addresses(24):
        crowd.append(Stranger(table, address))
        table.until(lambda: crowd[-1].listen() or crowd[-1].heard)
    assert sum(visitor.is_stranger for visitor in table.host._visitors.values()) == limits.STRANGER_LIMIT
    assert crowd[0].why() == "late"
    table.join("Ben")
    for one in crowd:
        one.socket.close()


def test_an_address_has_few_places_at_the_door(table: House) -> None:
    crowd = [Stranger(table, "127.0.1.1") for _ in range(limits.STRANGERS_PER_ADDRESS + 1)]
    assert crowd[0].why() == "late"
    assert sum(visitor.is_stranger for visitor in table.host._visitors.values()) <= limits.STRANGERS_PER_ADDRESS
    for one in crowd:
        one.socket.close()


def test_strangers_are_limited_from_the_first_byte(table: House) -> None:
    """Fifteen that only say that they are still there are cut off after a few words, and read in small pieces."""
    crowd = [Stranger(table, address) for address in addresses(15)]
    for one in crowd:
        one.send(packed(m.Ping()) * 5000)
    for one in crowd:
        assert one.why() == "flood"
    assert all(visitor.connection.received < 1024 * 1024 for visitor in table.host._visitors.values())


def test_a_crowd_from_one_address_makes_room_for_others(table: House) -> None:
    crowd = []
    while len(table.host.table.roster.people) < limits.PEOPLE_LIMIT:
        crowd.append(Stranger(table, "127.0.1.1"))
        crowd[-1].enter()
    late = Stranger(table, "127.0.1.2")
    late.enter()
    assert len(table.host.table.roster.people) == limits.PEOPLE_LIMIT
    again = Stranger(table, "127.0.1.1")
    again.meet()
    again.say(packed(HELLO))
    assert again.why() == "full"
    for one in (late, *crowd):
        one.socket.close()


def test_somebody_sent_away_cannot_come_back(table: House) -> None:
    """Under no other name either; the host's own machine stays open to everybody at it."""
    eve = Stranger(table, "127.0.1.1")
    eve.enter()
    host = table.guests[0]
    table.until(lambda: host.table and len(host.table.people) == 3)
    assert host.table is not None
    host.remove(host.table.people[-1].id)
    assert eve.why() == "removed"
    assert Stranger(table, "127.0.1.1").why() == "removed"
    table.join("Ben")


# -- the PIN ---------------------------------------------------------------------------------------------------------


def test_after_wrong_pins_even_the_right_one_waits() -> None:
    with house(pin="1234") as opened:
        for _ in range(2):
            wrong = opened.knock("Eve", pin="0000")
            opened.until(lambda wrong=wrong: wrong.reason)  # type: ignore[misc]
        right = opened.knock("Ann", pin="1234")
        opened.until(lambda: any(visitor.waits for visitor in opened.host._visitors.values()), "the answer waits")
        assert right.table is None
        opened.until(lambda: right.table)


def test_wrong_pins_make_their_own_address_wait() -> None:
    patience = Patience()
    for tries, delay in enumerate(limits.PIN_DELAYS[1:], start=1):
        now = 100.0 * tries
        assert patience.is_due("a", now)
        assert patience.try_one("a", now)
        assert not patience.is_due("a", now + delay - 0.01)
        assert patience.is_due("a", now + delay)
        assert patience.is_due("b", now)
    patience.forgive("a")
    assert patience.is_due("a", now)
    patience.meet("b", now)
    patience.try_one("b", now)
    patience.meet("b", now + limits.PIN_FORGIVEN_SECONDS + 2)
    assert patience.rank("b")[0] == 0


def test_all_addresses_together_have_few_guesses_and_somebody_new_goes_first() -> None:
    """250 machines guess for a minute; each tries as soon as it may."""
    patience = Patience()
    crowd = addresses(250)
    for address in crowd:
        patience.meet(address, 0.0)
    tried = 0
    for tenth in range(600):
        now = tenth / 10
        waiting = sorted((one for one in crowd if patience.is_due(one, now)), key=patience.rank)
        tried += sum(patience.try_one(address, now) for address in waiting[:16])
    assert 150 < tried <= 300
    patience.meet("10.0.0.1", 60.0)
    assert min([*crowd, "10.0.0.1"], key=patience.rank) == "10.0.0.1"
    assert any(patience.try_one("10.0.0.1", 60.0 + tenth / 10) for tenth in range(10))


def test_whoever_is_turned_away_has_lost_nothing() -> None:
    """Answers that nobody looked at make no later one wait."""
    with house(pin="1234") as opened:
        opened.host._patience._budget._left = 0.0
        crowd = [Stranger(opened, "127.0.1.1") for _ in range(3)]
        for one in crowd:
            one.knock(pin="0000")
            one.socket.close()
        opened.until(lambda: not any(visitor.is_stranger for visitor in opened.host._visitors.values()))
        assert opened.host._patience.rank("127.0.1.1")[0] <= 1
        opened.join("Ann", pin="1234")


# -- a host that misbehaves ----------------------------------------------------------------------------------------

MOMENT = m.Moment(1, "", 0, False, False, ())
GREETING = m.Greeting(limits.PROTOCOL, "0", "id", "session", "Friday", "alien_frontiers", 1, "00", False)
TABLE = m.TableState(
    "Friday",
    "alien_frontiers",
    (),
    (m.SeatInfo(None, "Ann", 0, 1, None), m.SeatInfo("pilot", "Pilot 2", 1, None, None)),
    (m.PersonInfo(1, "Ann", False, False, True, None),),
    False,
    None,
)
SEAT = TABLE.seats[0]
NONSENSE = {
    "noise": framed(b"\xff" * 50),
    "an unknown message": b"\0\0\0\2\x91\xc0",
    "a welcome before the greeting": packed(m.Welcome(1)),
    "a change before the match": packed(m.Change(0, MOMENT, [], [])),
    "a name of two lines": packed(replace(TABLE, name="two\nlines")),
    "another game": packed(replace(TABLE, game="chess")),
    "an unknown option": packed(replace(TABLE, options=(("flying", True),))),
    "too few seats": packed(replace(TABLE, seats=(SEAT,))),
    "an unknown bot": packed(replace(TABLE, seats=(SEAT, replace(SEAT, person=None, bot="deep blue")))),
    "an unknown colour": packed(replace(TABLE, seats=(SEAT, replace(SEAT, person=None, colour=-3)))),
    "a seat of nobody": packed(replace(TABLE, seats=(SEAT, replace(SEAT, person=9)))),
    "a view that is none": packed(TABLE) + packed(m.Position(0, MOMENT, [1, 2], [])),
}


@pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=NONSENSE.keys())
@pytest.mark.parametrize("is_welcome", [False, True])
def test_a_guest_survives_a_host_that_talks_nonsense(nonsense: bytes, is_welcome: bool) -> None:
    """Nothing a host sends brings a guest down: it hangs up, and believes none of it."""
    opening = [packed(m.Welcome(1))] if is_welcome else []
    with socket.create_server(("127.0.0.1", 0)) as listener:
        guest = Guest(Address("127.0.0.1", listener.getsockname()[1]), "Ann")
        talk_to(guest, listener, GREETING, *opening, nonsense).close()
        assert guest.reason is not None
        assert guest.reason.key in ("malformed", "out_of_phase", "lost")
        assert guest.table in (None, TABLE)
        assert guest.link is None
        guest.close()


def test_words_that_no_catalogue_has_are_not_shown() -> None:
    remarks = (m.Remark("person_left", ("A\nnn",)), m.Remark("no_such_key", ()), m.Remark("stand_in", ()))
    words = [packed(message) for message in (m.Welcome(1), TABLE, *remarks, m.Said(1, "A\n", "b\n", True))]
    with socket.create_server(("127.0.0.1", 0)) as listener:
        guest = Guest(Address("127.0.0.1", listener.getsockname()[1]), "Ann")
        talk_to(guest, listener, GREETING, *words, packed(m.Goodbye("no_such_key"))).close()
        assert guest.reason == Notice("lost")
        assert guest.table == TABLE
        assert guest.notices() == [Notice("person_left", ("A nn",)), Notice("connection_lost")]
        assert guest.chat() == [m.Said(1, "A", "b", True)]
        guest.close()
