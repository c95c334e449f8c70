"""Tables find each other by zeroconf, here on the loopback interface only."""

from __future__ import annotations

import socket
import struct
import subprocess
import sys
from collections.abc import Callable
from ipaddress import IPv4Interface
from threading import Event
from time import monotonic

import pytest

from client.lan.discovery import Announcer, Browser, FoundTable, Listing, _read, nearest
from client.lan.limits import PROTOCOL
from tests.client.lan.house import house

GROUP, LOOPBACK = "224.0.0.251", "127.0.0.1"
DEADLINE = 120.0
GOOD = {"name": "Friday", "game": "g", "free": "1", "seats": "4", "pin": "1", "version": "0.1", "protocol": "1"}


def why_no_multicast() -> str | None:
    """Try to send a datagram to ourselves the way zeroconf does; say what prevents it."""
    with (
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as receiver,
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender,
    ):
        try:
            receiver.bind(("", 0))
            membership = struct.pack("4s4s", socket.inet_aton(GROUP), socket.inet_aton(LOOPBACK))
            receiver.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, membership)
            sender.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(LOOPBACK))
            sender.sendto(b"anybody?", (GROUP, receiver.getsockname()[1]))
            receiver.settimeout(2)
            receiver.recv(100)
        except OSError as error:
            return f"multicast does not work on the loopback interface: {error}"
    return None


def until(condition: Callable[[], object], what: str) -> None:
    ends = monotonic() + DEADLINE
    while not condition():
        assert monotonic() < ends, f"still waiting: {what}"
        Event().wait(0.01)


@pytest.fixture
def multicast() -> None:
    reason = why_no_multicast()
    if reason:
        pytest.skip(reason)


@pytest.mark.usefixtures("multicast")
def test_a_table_is_found_changes_and_goes() -> None:
    listing = Listing("Friday table", "alien_frontiers", 3, 4, True, "0.1.0")
    browser = Browser(loopback_only=True)
    announcer = Announcer("0123", listing, 47000, lan=False)
    try:
        until(lambda: _at(browser, 47000), f"the table is found {browser.problem} {announcer.problem}")
        assert _at(browser, 47000) == FoundTable(LOOPBACK, 47000, PROTOCOL, listing)
        announcer.update(Listing("Friday table", "alien_frontiers", 1, 4, True, "0.1.0"))
        until(lambda: (found := _at(browser, 47000)) and found.listing.free == 1, "a seat is taken")
        announcer.close()
        until(lambda: _at(browser, 47000) is None, "the table is gone")
    finally:
        announcer.close()
        browser.close()
    assert not announcer.is_alive
    assert not browser.is_alive


@pytest.mark.usefixtures("multicast")
def test_a_host_announces_itself_and_its_free_seats() -> None:
    browser = Browser(loopback_only=True)
    try:
        with house(seats=(None, None, "pilot"), announce=True, name="Friday table", pin="1") as table:
            table.until(lambda: _at(browser, table.host.port), "the table is found")
            table.join("Ann", 0, pin="1")
            table.until(lambda: (found := _at(browser, table.host.port)) and found.listing.free == 1, "a seat is taken")
            found = _at(browser, table.host.port)
            assert found is not None
            assert (found.listing.name, found.listing.pin_needed, found.listing.seats) == ("Friday table", True, 3)
    finally:
        browser.close()


def _at(browser: Browser, port: int) -> FoundTable | None:
    return next((table for table in browser.tables() if table.port == port), None)


@pytest.mark.parametrize(
    "change",
    [{"free": "x"}, {"seats": "99"}, {"free": "5"}, {"name": "\n"}, {"protocol": None}, {"free": "-1"}],
)
def test_an_announcement_that_makes_no_sense_is_not_listed(change: dict[str, str | None]) -> None:
    assert _read([LOOPBACK], 47000, {**GOOD, **change}) is None
    assert _read([], 47000, dict(GOOD)) is None
    assert _read([LOOPBACK], 0, dict(GOOD)) is None


def test_an_announced_name_is_one_line() -> None:
    found = _read([LOOPBACK], 47000, {**GOOD, "name": "a\nb\x1b" + "x" * 500})
    assert found is not None
    assert found.listing.name.startswith("a b x")
    assert len(found.listing.name) <= 40


OWN = [IPv4Interface("172.17.0.1/16"), IPv4Interface("192.168.1.30/24")]


@pytest.mark.parametrize(
    ("announced", "tried"),
    [
        (["172.17.0.1", "10.8.0.2", "192.168.1.20"], "192.168.1.20"),
        (["10.8.0.2", "10.9.0.2"], "10.8.0.2"),
        (["172.17.0.1", "192.168.1.30"], "172.17.0.1"),
        (["127.0.0.1"], "127.0.0.1"),
    ],
    ids=["on our network", "elsewhere", "this machine", "loopback"],
)
def test_of_several_addresses_the_one_on_our_network_is_tried(announced: list[str], tried: str) -> None:
    assert nearest(announced, OWN) == tried
    assert nearest(announced, []) == announced[0]


def test_nothing_but_discovery_needs_zeroconf() -> None:
    code = (
        "import sys; sys.modules['zeroconf'] = None\n"
        "from client.lan.host import Host; from client.lan.guest import Guest\n"
        "from client.lan.options import TableOptions; from client.lan.discovery import Browser\n"
        "Host(TableOptions('alien_frontiers', (None, None), port=0)).close()\n"
        "browser = Browser(); browser.close(); print(browser.problem)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "tables on the network cannot be found" in done.stdout
