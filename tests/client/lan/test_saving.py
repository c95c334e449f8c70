"""Tables whose match cannot be saved, or was saved by somebody with a longer name than guests may have."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.lan.options import BadTable, TableOptions
from client.lan.people import new_token
from client.lan.table import Table
from engine.core.game import Setup
from engine.games.alien_frontiers import GAME
from engine.match import Chair, Match
from engine.record import Recorder, load
from tests.client.lan.house import House, house
from tests.client.lan.test_lobby import keys


def in_the_way(folder: Path) -> Path:
    """A path that cannot be: it leads through a file."""
    (folder / "file").write_text("", "utf-8")
    return folder / "file" / "match.jsonl"


def test_a_table_that_cannot_save_is_not_opened(tmp_path: Path) -> None:
    options = TableOptions("alien_frontiers", ("random", "random"), port=0, save=in_the_way(tmp_path))
    with pytest.raises(BadTable, match="cannot be saved in"):
        House(options)


def test_a_match_that_cannot_be_saved_any_more_does_not_begin(tmp_path: Path) -> None:
    save = tmp_path / "saves" / "match.jsonl"
    with house(seats=(None, "random"), save=save) as table:
        host = table.person_at_host("Zoe", 0)
        save.parent.rmdir()
        save.parent.write_text("", "utf-8")
        host.start()
        table.until(lambda: "no_save" in keys(host.notices()), "the host is told")
        assert not table.host.table.playing
        save.parent.unlink()
        table.begin()
    assert load(save).problem is None


def test_a_table_that_starts_by_itself_stays_open_where_nothing_can_be_saved(tmp_path: Path) -> None:
    """It tries again now and then, not all the time."""

    class Nobody:
        def post(self, people: object, message: object) -> None: ...
        def send_away(self, person: object, reason: str) -> None: ...

    save = tmp_path / "saves" / "match.jsonl"
    options = TableOptions("alien_frontiers", ("random", "random"), starts_by_itself=True, save=save)
    table = Table(options, Nobody(), now=0.0)
    save.parent.rmdir()
    save.parent.write_text("", "utf-8")
    table.tick(1.0)
    save.parent.unlink()
    table.tick(2.0)
    assert table.playing is None
    table.tick(100.0)
    assert table.playing is not None
    table.close()


def test_a_match_of_anybody_can_be_hosted(tmp_path: Path) -> None:
    """Saves of the terminal or of other programs hold names no guest could give themselves."""
    save = tmp_path / "match.jsonl"
    long = "Wilhelmina Charlotte von Habsburg-Lothringen\u202e"
    Recorder.create(Match(GAME, Setup(2, 5), [Chair(long), Chair("\x1b[31mRed")]), save).close()
    with house(save=save, host_token=new_token()) as table:
        guest = table.join("Ann")
        assert guest.link is not None
        assert guest.table is not None
        names = [seat.name for seat in guest.table.seats]
        assert names == [long[:24].strip(), "[31mRed"]
