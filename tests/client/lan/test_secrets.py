"""Every byte sent to a guest over a whole game, searched for what it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from client.lan import messages as m
from client.lan.address import Address
from client.lan.audience import Audience
from client.lan.guest import Guest
from client.lan.patch import apply
from client.lan.secrecy import Channel, public
from client.lan.wire import HOST_SAYS, FrameReader, framed, packed_plain, unpacked
from engine.core.codec import Plain, encode
from engine.core.game import Game, Setup
from engine.core.moves import Seat
from engine.core.rng import Rng
from engine.match import Entry, Match
from tests.client.lan.house import House, house
from tests.client.lan.processes import SEATS, SEED, Reference, reference
from tests.client.lan.proxy import Proxy

PIN = "Zaphod 93157"
"""Nothing that could stand in a hash by chance."""
LONG_ENOUGH = 6
"""Shorter lists are found by chance."""
CHECKED_EVERY = 10


class Watch:
    """Follows the match at the host and writes down what each viewer may know, and what it may not."""

    def __init__(self, match: Match, viewers: tuple[Seat | None, ...]) -> None:
        self._match = match
        self._viewers = viewers
        self.seeds: set[int] = {match.setup.seed}
        self.hashes: set[str] = {match.start_hash}
        self.views: dict[Seat | None, list[Plain]] = {viewer: [] for viewer in viewers}
        self.events: dict[Seat | None, list[Plain]] = {viewer: [] for viewer in viewers}
        self.hidden: dict[Seat | None, list[tuple[int, bytes]]] = {viewer: [] for viewer in viewers}
        """Lists that were hidden from a viewer, with the revision."""
        self.look(None)

    def look(self, entry: Entry | None) -> None:
        match = self._match
        if match.state.rng.seed is not None:
            self.seeds.add(match.state.rng.seed)
        self.hashes.add(match.hash)
        full = encode(match.state)
        for viewer in self._viewers:
            view = encode(match.game.view(match.state, viewer))
            self.views[viewer].append(view)
            events = entry.events if entry else ()
            seen = [event.seen_by(viewer) for event in events]
            self.events[viewer].append([encode(event) for event in seen if event is not None])
            if len(match.entries) % CHECKED_EVERY == 0:
                secrets = _hidden_lists(full, view)
                self.hidden[viewer] += [(len(match.entries), packed_plain(secret)) for secret in secrets]


def _hidden_lists(full: Plain, view: Plain) -> Iterator[list[Plain]]:
    """Lists of plain values in the state of which the view shows something else."""
    if not isinstance(full, list):
        return
    if len(full) >= LONG_ENOUGH and len(set(map(str, full))) > 2 and not any(isinstance(item, list) for item in full):
        if full != view:
            yield full
        return
    shown = view if isinstance(view, list) and len(view) == len(full) else [None] * len(full)
    for item, other in zip(full, shown, strict=True):
        yield from _hidden_lists(item, other)


class Ears:
    """Hears what each guest hears, once it has been opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: dict[object, bytearray] = {}
        really = Channel.open

        def open(channel: Channel, content: bytes) -> bytes:
            opened = really(channel, content)
            self.heard.setdefault(channel, bytearray()).extend(framed(opened))
            return opened

        monkeypatch.setattr(Channel, "open", open)

    def of(self, guest: Guest) -> bytes:
        assert guest._connection is not None
        return bytes(self.heard[guest._connection._channel])


def test_no_byte_tells_a_secret(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does a guest hear one, nor can anybody between it and the host hear anything."""
    ears = Ears(monkeypatch)
    plan = reference(game.id)
    with house(game.id, (None,) * SEATS, seed=SEED, pin=PIN) as table:
        proxy = Proxy(table.host.port, record=True)
        try:
            viewers, watch = _play(table, proxy, plan)
        finally:
            proxy.close()
        tokens = [guest.token for guest in table.guests]
        heard = [ears.of(guest) for guest in table.guests]
    assert len(proxy.recorded) == len(viewers) == SEATS + 2
    assert all(watch.hidden.values()), "there was something to search for"
    for viewer, sent, wire in zip(viewers, heard, proxy.recorded, strict=True):
        _search(_before_the_end(sent) + bytes(wire), watch, tokens)
        _follow(sent, viewer, watch)
        assert b"Guest 1" in sent
        assert b"Guest 1" not in wire


def _play(table: House, proxy: Proxy, plan: Reference) -> tuple[list[Seat | None], Watch]:
    """A whole match of four guests, the host and a spectator who hold no seat, all through the proxy."""
    for name in ("Zoe", *(f"Guest {seat}" for seat in range(SEATS)), "Watcher"):
        is_host = name == "Zoe"
        token = table.options.host_token if is_host else ""
        guest = Guest(Address("127.0.0.1", proxy.port), name, PIN, token, host_key=public(table.options.host_key))
        table.guests.append(guest)
        table.until(lambda guest=guest: guest.table, name)  # type: ignore[misc]
        if name.startswith("Guest"):
            guest.sit(int(name[-1]))
            guest.set_ready(True)
            table.until(lambda guest=guest: table._is_ready(guest), name)  # type: ignore[misc]
    table.guests[0].start()
    table.until(lambda: all(guest.link for guest in table.guests), "the match begins")
    playing = table.host.table.playing
    assert playing is not None
    viewers: list[Seat | None] = [None, *range(SEATS), None]
    watch = Watch(playing.match, tuple(dict.fromkeys(viewers)))
    for made, move in enumerate(plan.played):
        link = table.guests[1 + playing.match.waiting()[0]].link
        assert link is not None
        link.send(move)
        table.until(lambda made=made: len(playing.match.entries) > made, "the move is made")  # type: ignore[misc]
        table.until(table.in_step, "everybody sees the position")
        watch.look(playing.match.entries[-1])
    assert playing.match.is_over
    table.until(lambda: all(guest._audit for guest in table.guests), "everybody is told how the deal came about")
    return viewers, watch


def _before_the_end(sent: bytes) -> bytes:
    """What was said while the match went on: then the seed is told."""
    said = bytearray()
    for frame in FrameReader(1 << 20).feed(sent):
        if isinstance(unpacked(frame, HOST_SAYS), m.Dealt):
            return bytes(said)
        said += framed(frame)
    raise AssertionError("the deal was never told")


def _search(sent: bytes, watch: Watch, tokens: list[str]) -> None:
    for seed in watch.seeds:
        assert seed.to_bytes(8, "big") not in sent, "a seed was sent"
        assert str(seed).encode() not in sent, "a seed was sent as text"
        assert f"{seed:x}".encode() not in sent, "a seed was sent in hexadecimal"
    for hashed in watch.hashes:
        assert hashed.encode() not in sent, "a hash of the whole state was sent: it could be searched for the seed"
    for token in tokens:
        assert token.encode() not in sent, "a token was sent"
        assert bytes.fromhex(token) not in sent
    assert PIN.encode() not in sent


def _follow(sent: bytes, viewer: Seat | None, watch: Watch) -> None:
    """All views and events sent are what the viewer may know at that moment; nothing hidden had been said by then."""
    shown: list[Plain] = []
    heard = bytearray()
    hidden = iter(watch.hidden[viewer])
    secret = next(hidden, None)
    revisions = 0
    for frame in FrameReader(1 << 20).feed(sent):
        message = unpacked(frame, HOST_SAYS)
        heard += frame
        if isinstance(message, m.Position):
            shown = message.view
        elif isinstance(message, m.Change):
            apply(shown, message.patch)
            assert message.events == watch.events[viewer][message.moment.revision]
        else:
            continue
        revision = message.moment.revision
        assert shown == watch.views[viewer][revision]
        revisions = max(revisions, revision)
        while secret and secret[0] <= revision:
            assert secret[1] not in heard, f"something hidden from {viewer} was sent by move {secret[0]}"
            secret = next(hidden, None)
    assert revisions == len(watch.views[viewer]) - 1


def test_a_position_does_not_depend_on_what_is_hidden(game: Game[Any]) -> None:
    """Two matches that differ only in what a viewer cannot see: the host sends it the same, to the byte."""
    plan = reference(game.id)
    seats: tuple[str | None, ...] = (None,) * SEATS
    with house(game.id, seats, seed=SEED) as table:
        match = Match(table.host.table.game, table.options.setup)
    moment = m.Moment(0, "", 0, False, False, ())
    for number, move in enumerate(plan.played):
        if number % 20 == 0:
            for viewer in range(SEATS):
                real = encode(Audience(match, viewer).position((), moment))
                state = match.state
                match.state = game.imagine(game.view(state, viewer), viewer, Rng(number))
                twin = encode(Audience(match, viewer).position((), moment))
                match.state = state
                assert packed_plain(twin) == packed_plain(real)
        match.play(match.waiting()[0], move)


def test_what_is_worked_out_on_the_side_is_not_sent(game: Game[Any]) -> None:
    """States carry scratch: listing moves and thinking about them fills it, and changes nothing of what is sent."""
    match = Match(game, Setup(SEATS, SEED))
    for move in reference(game.id).played[:60]:
        seat = match.waiting()[0]
        for state in (match.state, game.view(match.state, seat)):
            before = packed_plain(encode(state))
            game.moves(state, seat)
            game.refusals(state, seat)
            game.standing(state)
            assert packed_plain(encode(state)) == before
        match.play(seat, move)
    later = [part for part in fields(game.state_class) if part.metadata.get("later")]
    saved = sum(part.compare for part in fields(game.state_class)) - len(later)
    assert len(encode(match.state)) == saved < len(fields(game.state_class))
