"""During the game: moves, undo, spectators, dropping out, stand-ins, the clock, and coming back to a reopened table."""

from __future__ import annotations

import multiprocessing
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from client.lan.guest import Guest, Stage
from client.lan.guest_link import GuestLink
from client.lan.messages import Play, Resync
from client.lan.playing import Pace
from client.links.link import Link
from engine.core.codec import encode
from engine.core.game import Game
from engine.record import load
from tests.client.lan.house import House, house
from tests.client.lan.test_lobby import keys


def link_of(guest: Guest) -> GuestLink:
    assert guest.link is not None
    return guest.link


def views_are_right(table: House) -> None:
    """Everybody is shown what the game lets them see, and nothing else."""
    playing = table.host.table.playing
    assert playing is not None
    for guest in table.guests:
        if guest.stage is Stage.SEATED:
            link = link_of(guest)
            assert encode(link.view) == encode(playing.match.game.view(playing.match.state, link.viewer))


def move_once(table: House) -> None:
    """Whoever is to choose makes their first move, and everybody sees it."""
    playing = table.host.table.playing
    assert playing is not None
    revision = playing.revision
    mover = next(guest for guest in table.guests if guest.link and guest.link.viewer in guest.link.waiting())
    link_of(mover).send(link_of(mover).moves()[0])
    table.until(lambda: playing.revision > revision and table.in_step(), "the move is seen")


def two_players(table: House) -> tuple[Guest, Guest]:
    host, ann = table.person_at_host("Zoe", 0), table.join("Ann", 1)
    table.begin()
    return host, ann


def test_a_guest_link_is_a_link() -> None:
    with house() as table:
        host, _ = two_players(table)
        link: Link = link_of(host)
        assert link.names == ("Zoe", "Ann")
        assert link.setup.seed == 0, "the seed stays at the host"
        assert link.viewer == 0


def test_moves_are_seen_by_all_and_views_agree(game: Game[Any]) -> None:
    seats: tuple[str | None, ...] = (None,) * max(2, game.seat_counts[0])
    with house(game.id, seats) as table:
        table.person_at_host("Zoe", 0)
        for seat in range(1, len(seats)):
            table.join(f"Guest {seat}", seat)
        table.join("Watcher")
        table.begin()
        for _ in range(60):
            playing = table.host.table.playing
            assert playing is not None
            if playing.match.is_over:
                break
            move_once(table)
            views_are_right(table)
        watcher = link_of(table.guests[-1])
        assert watcher.viewer is None
        assert watcher.moves() == []
        assert any(update.seat is not None for update in watcher.poll())


def test_everybody_who_may_choose_does_so_at_once(game: Game[Any]) -> None:
    """Where several seats are waited for, their moves cross on the wire."""
    seats: tuple[str | None, ...] = (None,) * max(2, game.seat_counts[0])
    with house(game.id, seats) as table:
        table.person_at_host("Zoe", 0)
        for seat in range(1, len(seats)):
            table.join(f"Guest {seat}", seat)
        table.begin()
        playing = table.host.table.playing
        assert playing is not None
        for _ in range(60):
            for guest in table.guests:
                if moves := link_of(guest).moves():
                    link_of(guest).send(moves[-1])
            table.until(lambda: not any(link_of(guest).is_under_way for guest in table.guests) and table.in_step())
            views_are_right(table)
            if playing.match.is_over:
                break
        assert playing.match.entries


def test_a_move_is_under_way_until_it_comes_back_and_is_made_once() -> None:
    with house() as table:
        host, ann = two_players(table)
        mover = host if link_of(host).moves() else ann
        link = link_of(mover)
        move = link.moves()[0]
        link.send(move)
        assert link.moves() == []
        link._post(Play(1, encode(move)))
        link._post(Play(1, encode(move)))
        table.until(lambda: link.moment.made == 1)
        table.serve_rounds(20)
        playing = table.host.table.playing
        assert playing is not None
        assert len(playing.match.entries) == 1
        assert mover.notices() == [] or "illegal_move" not in keys(mover.notices())


def test_an_illegal_move_is_refused_and_the_match_goes_on() -> None:
    with house() as table:
        host, ann = two_players(table)
        mover, other = (host, ann) if link_of(host).moves() else (ann, host)
        link_of(other).send(link_of(mover).moves()[0])
        table.until(lambda: "illegal_move" in keys(other.notices()))
        assert other.stage is Stage.SEATED
        move_once(table)
        views_are_right(table)


def test_undo_and_redo_reach_everybody() -> None:
    with house() as table:
        two_players(table)
        for _ in range(40):
            move_once(table)
            able = [guest for guest in table.guests if link_of(guest).can_undo()]
            if able:
                break
        link = link_of(able[0])
        before, made = link.moment.revision, link.moment.made
        link.undo()
        table.until(lambda: link.moment.revision > before and table.in_step())
        views_are_right(table)
        assert link.moment.made == made - 1
        assert link.can_redo()
        link.redo()
        table.until(lambda: link.moment.made == made and table.in_step())
        views_are_right(table)


def test_a_guest_that_lost_its_way_asks_again() -> None:
    with house() as table:
        host, ann = two_players(table)
        link = link_of(ann)
        link._plain[0] = "nonsense"
        move_once(table)
        table.until(lambda: link.moment.revision == link_of(host).moment.revision)
        views_are_right(table)
        ann._post(Resync())
        table.serve_rounds(10)
        views_are_right(table)


def test_a_guest_that_dropped_out_comes_back_to_its_seat_and_hears_what_it_missed() -> None:
    with house() as table:
        host, ann = two_players(table)
        connection = ann._connection
        assert connection is not None
        other_moves = 0
        link_of(ann).poll()
        connection.socket.close()
        ann._connection = None
        ann.stage = Stage.LOST
        ann._retry_at = float("inf")
        table.until(lambda: host.link and link_of(host).missing() == (1,), "the others see who is missing")
        while link_of(host).moves():
            table.guests.remove(ann)
            move_once(table)
            table.guests.append(ann)
            other_moves += 1
        ann._retry_at = 0.0
        table.until(lambda: ann.stage is Stage.SEATED and table.in_step())
        table.until(lambda: link_of(host).missing() == ())
        views_are_right(table)
        updates = link_of(ann).poll()
        assert not other_moves or any(update.events for update in updates)
        assert "connection_back" in keys(ann.notices())


def test_a_bot_stands_in_until_the_person_returns() -> None:
    with house() as table:
        host, ann = two_players(table)
        token = ann.token
        ann.close()
        table.until(lambda: link_of(host).missing() == (1,))
        host.let_stand_in(1, "cadet")
        table.until(lambda: host.table and host.table.seats[1].stand_in == "cadet")
        playing = table.host.table.playing
        assert playing is not None
        while not any(entry.seat == 1 for entry in playing.match.entries):
            if link_of(host).moves():
                link_of(host).send(link_of(host).moves()[0])
            table.serve_rounds(3)
        again = table.join("Ann", token=token)
        table.until(lambda: again.link and again.seat == 1)
        assert again.table is not None
        assert again.table.seats[1].stand_in is None
        host.let_stand_in(1, "cadet")
        table.until(lambda: "not_now" in keys(host.notices()))


def test_the_table_can_let_bots_stand_in_by_itself() -> None:
    with house(stand_in="random", stand_in_after=0.0) as table:
        host, ann = two_players(table)
        ann.close()
        table.until(lambda: host.table and host.table.seats[1].stand_in == "random")


def test_somebody_new_can_take_the_seat_of_somebody_sent_away() -> None:
    with house() as table:
        host, ann = two_players(table)
        cal = table.join("Cal")
        table.until(lambda: cal.link)
        assert ann.person is not None
        host.remove(ann.person)
        table.until(lambda: cal.table and cal.table.free_seats() == (1,))
        cal.sit(1)
        table.until(lambda: link_of(cal).viewer == 1)
        views_are_right(table)
        for _ in range(5):
            move_once(table)


def test_clocks_run_and_a_turn_that_takes_too_long_is_finished_by_a_bot() -> None:
    with house(pace=Pace(turn_seconds=5)) as table:
        host, _ = two_players(table)
        playing = table.host.table.playing
        assert playing is not None
        slow = playing.match.waiting()[0]
        assert link_of(host).seconds_left(slow) is not None
        table.until(lambda: link_of(host).thinking_seconds(slow) > 0.01)
        playing._waited_since[slow] -= 60
        table.until(lambda: any(entry.seat == slow for entry in playing.match.entries), "a bot moves")
        table.until(lambda: slow not in playing.match.waiting(), "the turn passes")


def test_bots_at_the_host_play_their_seats() -> None:
    with house(seats=("random", None, "pilot"), seed=3) as table:
        host = table.person_at_host("Zoe", 1)
        table.begin()
        link = link_of(host)
        while not link.is_over:
            table.until(lambda: link.moves() or link.is_over)
            if link.moves():
                link.send(link.moves()[-1])
        views_are_right(table)


def test_nothing_is_left_of_a_table_that_is_closed() -> None:
    threads, children = set(threading.enumerate()), set(multiprocessing.active_children())
    with house(seats=(None, "random"), announce=True) as table:
        table.person_at_host("Zoe", 0)
        table.begin()
        playing = table.host.table.playing
        assert playing is not None
        while not any(entry.seat == 1 for entry in playing.match.entries):
            if moves := link_of(table.guests[0]).moves():
                link_of(table.guests[0]).send(moves[0])
            table.serve()
    assert set(threading.enumerate()) <= threads
    assert set(multiprocessing.active_children()) <= children


def test_a_lobby_that_was_reopened_takes_its_guests_as_new_ones() -> None:
    with house() as table:
        ann = table.join("Ann", 1)
        token, old = ann.token, table.host
        old.close()
        table.host = type(old)(replace(table.options, port=old.port))
        table.until(lambda: ann.stage is Stage.SEATED and ann.token != token)
        assert ann.seat is None


def test_a_closed_table_is_reopened_and_guests_return_by_themselves(tmp_path: Path) -> None:
    path = tmp_path / "friday.jsonl"
    with house(save=path) as table:
        host, ann = two_players(table)
        for _ in range(10):
            move_once(table)
        old = table.host
        hash_before = old.table.playing.match.hash if old.table.playing else ""
        old.close()
        table.host = type(old)(table.options)
        assert table.host.port == old.port
        table.until(lambda: all(guest._session == table.host.session for guest in table.guests), "they are back")
        table.until(lambda: all(guest.is_host == (guest is host) for guest in table.guests) and table.in_step())
        assert (host.seat, ann.seat) == (0, 1)
        assert host.is_host
        playing = table.host.table.playing
        assert playing is not None
        assert playing.match.hash == hash_before
        for _ in range(10):
            move_once(table)
        views_are_right(table)
        token = ann.token
    loaded = load(path)
    assert loaded.problem is None
    assert len(loaded.match.entries) >= 20
    assert token not in path.with_name("friday.jsonl.seats").read_text("utf-8"), "only its hash is kept"


def test_a_damaged_record_goes_on_in_a_file_beside_it_again_and_again(tmp_path: Path) -> None:
    path = tmp_path / "friday.jsonl"
    with house(save=path) as table:
        two_players(table)
        for _ in range(6):
            move_once(table)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"seat": 0, "mov')
    for expected in (6, 7):
        with house(save=path) as table:
            assert (table.host.table.problem is None) == (expected == 7)
            table.person_at_host("Zoe", None)
            playing = table.host.table.playing
            assert playing is not None
            assert len(playing.match.entries) == expected
            seat = playing.match.waiting()[0]
            number = 1 + sum(entry.seat == seat for entry in playing.match.entries)
            playing.play(seat, number, encode(playing.match.moves(seat)[0]), now=0.0)


@pytest.mark.parametrize("is_lost", [True, False])
def test_without_the_file_of_seats_whoever_comes_may_sit(tmp_path: Path, is_lost: bool) -> None:
    path = tmp_path / "friday.jsonl"
    with house(save=path) as table:
        two_players(table)
        move_once(table)
    seats = path.with_name("friday.jsonl.seats")
    if is_lost:
        seats.unlink()
    else:
        seats.write_text("{}", "utf-8")
    with house(save=path) as table:
        ann = table.join("Ann")
        assert ann.table is not None
        assert ann.table.free_seats() == (0, 1)
        ann.sit(1)
        table.until(lambda: ann.link and link_of(ann).viewer == 1)


def test_who_has_answered_in_secret_shows_neither_in_clocks_nor_as_a_mover() -> None:
    """Everybody chooses a phase in secret: until all have, an answer looks the same to the others whoever gave it."""
    with house("race_for_the_galaxy") as table:
        host, ann = two_players(table)
        link = link_of(ann)
        while True:
            waiting = table.host.table.playing.match.waiting()  # type: ignore[union-attr]
            if waiting == (0, 1) and 0 in link.waiting():
                break
            move_once(table)
        link.poll()
        before = [seat for seat, _ in link.moment.clocks]
        link_of(host).send(link_of(host).moves()[0])
        table.until(lambda: table.host.table.playing.match.waiting() == (1,) and table.in_step(), "one has answered")  # type: ignore[union-attr]
        assert 0 in link.waiting(), "the view says nothing"
        assert [seat for seat, _ in link.moment.clocks] == before
        assert [update.seat for update in link.poll()] == [None]


def told(link: GuestLink) -> list[object]:
    return [event for update in link.history() for event in update.events]


def test_whoever_comes_anew_is_told_what_has_happened() -> None:
    """For the log: also somebody who lost everything they knew, and without what was taken back."""
    with house() as table:
        host, ann = two_players(table)
        for _ in range(12):
            move_once(table)
        playing = table.host.table.playing
        assert playing is not None
        while not (link_of(host).can_undo() or link_of(ann).can_undo()):
            move_once(table)
        mover = host if link_of(host).can_undo() else ann
        revision = playing.revision
        link_of(mover).undo()
        table.until(lambda: playing.revision > revision and table.in_step(), "the undo is seen")
        token = ann.token
        ann.close()
        table.guests.remove(ann)
        table.until(lambda: link_of(host).missing() == (1,))
        again = table.join("Ann", token=token)
        table.until(lambda: again.link)
        seen = [event.seen_by(1) for entry in playing.match.entries for event in entry.events]
        assert told(link_of(again)) == [event for event in seen if event is not None]
        watcher = table.join("Watcher")
        table.until(lambda: watcher.link)
        seen = [event.seen_by(None) for entry in playing.match.entries for event in entry.events]
        assert told(link_of(watcher)) == [event for event in seen if event is not None]


def test_what_was_taken_back_while_somebody_was_away_was_not_missed() -> None:
    with house(seats=(None, None, None)) as table:
        _, ann, ben = table.person_at_host("Zoe", 0), table.join("Ann", 1), table.join("Ben", 2)
        table.begin()
        playing = table.host.table.playing
        assert playing is not None
        while not any(guest.link and guest.link.can_undo() and guest is not ben for guest in table.guests):
            move_once(table)
        mover = next(guest for guest in table.guests if link_of(guest).can_undo())
        revision = playing.revision
        missed = playing.position(2, revision - 1, 0.0).missed
        assert missed
        link_of(mover).undo()
        table.until(lambda: playing.revision > revision and table.in_step(), "the undo is seen")
        assert playing.position(2, revision - 1, 0.0).missed == []
        assert ann.stage is Stage.SEATED
