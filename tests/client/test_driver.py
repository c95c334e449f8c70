"""What drives a match, whether at this table or at a host's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from client.links.driver import Driver
from client.links.link import Notice
from engine.core.game import Setup
from engine.core.moves import Event, Seat
from engine.games.alien_frontiers import GAME
from engine.match import Chair, Match
from engine.record import Recorder, load
from tests.test_record import TightDisk

PATIENCE = 60.0


class Told:
    """A match with a driver, and all that it tells."""

    def __init__(self, match: Match, recorder: Recorder | None = None) -> None:
        self.match = match
        self.notices: list[Notice] = []
        self.changes: list[Seat | None] = []
        self.levels = [chair.bot for chair in match.chairs]
        self.driver = Driver(match, recorder, lambda seat, now: self.levels[seat], self._changed, self.notices.append)

    def _changed(self, seat: Seat | None, events: tuple[Event, ...], now: float) -> None:
        self.changes.append(seat)

    def play(self) -> None:
        seat = self.match.waiting()[0]
        self.driver.play(seat, self.match.moves(seat)[0], 0.0)

    def until_a_bot_has_moved(self) -> None:
        end, made = monotonic() + PATIENCE, len(self.changes)
        while len(self.changes) == made:
            self.driver.tick(monotonic())
            assert monotonic() < end, "no bot has moved"


@pytest.fixture
def people() -> Iterator[Told]:
    told = Told(Match(GAME, Setup(2, 3), [Chair("Ada"), Chair("Ben")]))
    yield told
    told.driver.close()


def test_a_full_disk_is_told_once_each_time_and_nothing_is_lost(tmp_path: Path) -> None:
    match = Match(GAME, Setup(2, 3), [Chair("Ada"), Chair("Ben")])
    path = tmp_path / "match.jsonl"
    Recorder.create(match, path).close()
    disk = TightDisk(path, "r+b")
    told = Told(match, Recorder(match, path, disk))
    for room, times in ((0, 3), (1 << 30, 2), (0, 2), (1 << 30, 1)):
        disk.room = room
        for _ in range(times):
            told.play()
    assert [notice.key for notice in told.notices] == ["autosave_failed", "saved_again"] * 2
    told.driver.close()
    assert load(path).match.hash == match.hash
    assert len(match.entries) == 8


def test_undo_and_redo_are_told_and_redo_belongs_to_whoever_moved(people: Told) -> None:
    people.play()
    people.play()
    seat = people.match.entries[-1].seat
    people.driver.undo(seat, 0.0)
    assert people.driver.can_redo(seat)
    assert not people.driver.can_redo(1 - seat)
    people.driver.redo(0.0)
    assert people.changes[-2:] == [None, seat]


def test_a_bot_that_takes_over_in_the_middle_moves(people: Told) -> None:
    """Who plays a seat is asked anew each time: people leave and come back."""
    people.play()
    seat = people.match.waiting()[0]
    people.levels[seat] = "pilot"
    people.until_a_bot_has_moved()
    assert people.changes[-1] == seat


def test_a_thought_about_what_was_taken_back_is_not_played(people: Told) -> None:
    people.play()
    people.play()
    seat = people.match.waiting()[0]
    people.levels[seat] = "pilot"
    people.driver.tick(0.0)
    assert people.driver.thinking() == seat
    people.levels[seat] = None
    people.driver.undo(None, 0.0)
    end = monotonic() + PATIENCE
    while people.driver.thinking() is not None:
        people.driver.tick(monotonic())
        assert monotonic() < end, "the bot does not answer"
    assert people.changes[-1] is None
    assert len(people.match.entries) == 1
