"""Addresses as typed, names behind them, and text as typed."""

from __future__ import annotations

import pytest

from client.lan.address import Address, Lookup, read_address
from client.lan.guest import Guest, Stage
from client.lan.limits import DEFAULT_PORT
from client.lan.options import BadTable
from client.links.link import Notice
from engine.core.typed import one_line


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("192.168.1.20", Address("192.168.1.20", DEFAULT_PORT)),
        (" attic.local:5000 ", Address("attic.local", 5000)),
    ],
)
def test_an_address_is_a_host_and_perhaps_a_port(typed: str, meant: Address) -> None:
    assert read_address(typed) == meant


@pytest.mark.parametrize("typed", ["", ":5000", "a b", "host:", "host:0", "host:65536", "host:x", "host:²", "x" * 300])
def test_what_is_no_address_is_refused_with_a_sentence(typed: str) -> None:
    with pytest.raises(BadTable, match="is no "):
        read_address(typed)


def test_numbers_need_no_asking() -> None:
    for host, number in (("localhost", "127.0.0.1"), ("10.0.0.7", "10.0.0.7")):
        lookup = Lookup(host)
        assert lookup.number() == number


@pytest.mark.parametrize(("host", "number"), [("127.1", "127.0.0.1"), ("x" * 70 + ".local", None)])
def test_names_are_asked_for_beside_the_frame_loop(host: str, number: str | None) -> None:
    lookup = Lookup(host)
    while lookup.number() is None and lookup.problem is None:
        assert lookup.wait(30)
    assert lookup.number() == number
    assert (lookup.problem is None) == (number is not None)
    lookup.close()


def test_a_lookup_can_be_given_up() -> None:
    lookup = Lookup("127.1")
    lookup.close()
    assert lookup.number() is None


def test_where_there_is_no_table_the_guest_says_so() -> None:
    guest = Guest(Address("127.0.0.1", 1), "Ann")
    while guest.stage is Stage.SEEKING:
        guest.wait(1.0)
    assert guest.stage is Stage.CLOSED
    assert guest.reason == Notice("unreachable", ("127.0.0.1:1",))


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  two\nlines\t", "two lines"),
        ("\x1b[2Jclear", "[2Jclear"),
        ("right\u202eleft", "right left"),
        ("e\u0301t\u00e9", "e\u0301t\u00e9"),
        ("\0\x07", ""),
        ("abcdefghijkl", "abcdefghij"),
    ],
)
def test_text_is_one_short_line(typed: str, shown: str) -> None:
    assert one_line(typed, 10) == shown
