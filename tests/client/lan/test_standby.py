"""The host is gone for good: a spectator's program takes the table over, and no two hosts go on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from client.lan.connection import Forged
from client.lan.escrow import Held
from client.lan.guest import Guest, Stage
from client.lan.host import Host
from client.lan.limits import HEIR_SECONDS
from client.lan.messages import Escrow
from client.lan.people import new_token
from client.lan.standby import Standby
from engine.core.codec import BadData
from engine.core.game import Game
from engine.record import load
from tests.client.lan.house import House, house
from tests.client.lan.test_lobby import keys
from tests.client.lan.test_play import link_of, move_once, views_are_right


def with_standby(table: House, folder: Path, seats: int) -> tuple[Guest, Standby]:
    """A match under way, and somebody who watches it and was chosen to take it over."""
    host = table.person_at_host("Zoe", 0)
    for seat in range(1, seats):
        table.join(f"Guest {seat}", seat)
    watcher = table.join("Watcher")
    watcher.offer_to_stand_by(folder)
    standby = watcher._standby
    assert standby is not None
    table.until(lambda: host.table and host.table.people[-1].standby is False, "the offer is seen")
    host.appoint(watcher.person)
    table.until(lambda: host.table and host.table.people[-1].standby, "it is taken")
    table.begin()
    table.until(lambda: all(guest._heir for guest in table.guests), "everybody knows where to go")
    return watcher, standby


def test_the_standby_holds_the_whole_record_and_cannot_read_it(game: Game[Any], tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    seats: tuple[str | None, ...] = (None,) * max(2, game.seat_counts[0])
    with house(game.id, seats, save=save) as table:
        watcher, standby = with_standby(table, tmp_path / "standby", len(seats))
        try:
            for _ in range(8):
                move_once(table)
            table.until(lambda: watcher.held and table.in_step())
            held, heir = watcher.held, table.guests[0]._heir
            assert held is not None
            assert heir is not None
            assert watcher._heir is not None
            assert watcher._heir.secret == "", "whoever holds the record is not told the key"
            record, estate = held.open(heir.secret)
            assert record == save.read_bytes()
            assert estate.table.table_id == table.host.table.id
            with pytest.raises(Forged):
                held.open(new_token())
            sizes = {len(sealed) for _, sealed in held._kept[2:]}
            assert all(size % 256 == 16 for size in sizes), "lengths are padded"
            plain = save.read_bytes().splitlines()[-1]
            assert not any(plain in sealed for _, sealed in held._kept)
        finally:
            standby.close()


def test_an_escrow_that_makes_no_sense_is_refused() -> None:
    for part in (Escrow(1, "gossip", ()), Escrow(1, "record", ("no hex",))):
        with pytest.raises(BadData):
            Held().hear(part)
    with pytest.raises(Forged):
        Held().open(new_token())


@pytest.mark.parametrize(("game_id", "seats", "pin"), [("alien_frontiers", 3, ""), ("race_for_the_galaxy", 4, "4821")])
def test_the_host_dies_for_good_and_the_match_goes_on(tmp_path: Path, game_id: str, seats: int, pin: str) -> None:
    save = tmp_path / "match.jsonl"
    options: dict[str, Any] = {"save": save, "pin": pin}
    if pin:
        options["starts_by_itself"] = False
    with house(game_id, (None,) * seats, **options) as table:
        for number, guest in enumerate(["Zoe", *(f"Guest {seat}" for seat in range(1, seats))]):
            token = table.options.host_token if number == 0 else ""
            table.join(guest, number, pin, token)
        watcher = table.join("Watcher", pin=pin)
        watcher.offer_to_stand_by(tmp_path / "standby")
        standby = watcher._standby
        assert standby is not None
        host = table.guests[0]
        table.until(lambda: host.table and host.table.people[-1].standby is False)
        host.appoint(watcher.person)
        table.begin()
        table.until(lambda: all(guest._heir for guest in table.guests))
        for _ in range(6):
            move_once(table)
        before = [link_of(guest).moment.hash for guest in table.guests]
        old, hash_before = table.host, load(save).match.hash
        old.close("lost")
        left = table.guests.pop(0)
        left.close()

        def serve() -> None:
            for guest in table.guests:
                guest.poll()
                if guest.lost_at is not None:
                    guest.lost_at -= HEIR_SECONDS

        table.serve = serve  # type: ignore[method-assign]
        try:
            table.until(lambda: all(guest._epoch for guest in table.guests), "everybody finds the standby")
            assert standby.host is not None
            assert standby.host.options.save is not None
            assert load(standby.host.options.save).match.hash == hash_before
            table.until(lambda: all(guest.stage is Stage.SEATED for guest in table.guests))
            assert [link_of(guest).moment.hash for guest in table.guests] == before[1:]
            assert [guest.seat for guest in table.guests] == [*range(1, seats), None]
            assert watcher.is_host, "who took it over is the host now"
            assert all("heir_found" in keys(guest.notices()) for guest in table.guests)
            table.host = again = Host(replace(table.options, port=old.port))
            table.until(lambda: again.serve(0.001) or again.is_replaced, "the old host steps down")
            returned = Guest(watcher.address, "Zoe", token=left.token, host_key=watcher._host_key)
            table.guests.append(returned)
            table.until(lambda: returned.seat == 0, "and comes back as a guest, to the same seat")
            assert not returned.is_host
            while not any(guest.link and guest.link.moves() for guest in table.guests):
                serve()
            mover = next(guest for guest in table.guests if guest.link and guest.link.moves())
            made = link_of(mover).moment.revision
            link_of(mover).send(link_of(mover).moves()[0])
            table.until(lambda: all(link_of(guest).moment.revision > made for guest in table.guests if guest.link))
        finally:
            standby.close()


def test_a_claim_to_have_taken_over_counts_from_the_standby_alone(tmp_path: Path) -> None:
    with house(save=tmp_path / "match.jsonl") as table:
        _, standby = with_standby(table, tmp_path / "standby", 2)
        try:
            ann = table.guests[1]
            liar = ann.herald()
            liar._epoch = 99
            table.guests.append(liar)
            table.until(lambda: liar.stage is Stage.SEATED)
            assert not table.host.is_replaced
            move_once_among(table)
            views_are_right(table)
        finally:
            standby.close()


def test_a_standby_that_is_gone_is_missed_by_nobody_and_another_takes_its_place(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    with house(save=save) as table:
        watcher, _ = with_standby(table, tmp_path / "standby", 2)
        host, first = table.guests[0], table.guests[0]._heir
        watcher.close()
        table.until(lambda: host.table and len(host.table.people) == 2)
        for _ in range(4):
            move_once_among(table)
        other = table.join("Other")
        other.offer_to_stand_by(tmp_path / "other")
        table.until(lambda: host.table and host.table.people[-1].standby is False)
        host.appoint(other.person)
        table.until(lambda: host._heir != first and other.held, "the other one is told everything")
        move_once_among(table)
        assert first is not None
        assert host._heir is not None
        assert host._heir.secret != first.secret
        assert host._heir.epoch > first.epoch
        table.until(lambda: other.held and other.held.open(host._heir.secret)[0] == save.read_bytes())  # type: ignore[union-attr]


def move_once_among(table: House) -> None:
    table.until(lambda: any(guest.link and guest.link.moves() for guest in table.guests))
    move_once(table)
