"""What has been played: read from what lies beside the records, told by person, and the deal of the day."""

from __future__ import annotations

import csv
import os
from datetime import date, timedelta
from io import StringIO
from pathlib import Path

import pytest

from client import paths
from client.scenes import deals
from client.scenes.chronicle import COLUMNS, INDEX, Played, as_csv, by_opponent, by_seats, finished, of, people, tally
from client.scenes.keepsake import Summary, keep
from client.scenes.load import saved_matches
from client.scenes.replay import ReplayScene
from client.scenes.statistics import StatisticsScene
from client.scenes.table import TableScene
from client.scenes.title import TitleScene
from engine.games import game_ids, load_game
from engine.record import Recorder
from tests.client.person import a_person
from tests.client.test_ending import played_out
from tests.client.test_layout import faults


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "home", tmp_path / "home")
    (tmp_path / "home" / "saves").mkdir(parents=True)
    return tmp_path / "home" / "saves"


def note(
    folder: Path,
    name: str,
    names: tuple[str, ...],
    levels: tuple[str | None, ...],
    scores: tuple[int, ...],
    over: bool = True,
) -> Path:
    """A record of which only the summary is looked at."""
    record = folder / f"{name}.jsonl"
    record.write_text("x" * 40)
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    game = name.partition("-")[0]
    summary = Summary(
        40, game, names, levels, tuple(range(len(names))), 90, over, best, tuple(map(str, scores)), ("Go", "Jouez")
    )
    keep(record, summary)
    return record


def a_history(folder: Path) -> None:
    note(folder, "alien_frontiers-001", ("Ada", "Pilot"), (None, "pilot"), (9, 8))
    note(folder, "alien_frontiers-002", ("Ada", "Admiral", "Cadet"), (None, "admiral", "cadet"), (5, 8, 2))
    note(folder, "on_mars-001", ("Ben", "Ada"), (None, None), (60, 71))
    note(folder, "on_mars-002", ("Ada", "Pilot"), (None, "pilot"), (10, 12), over=False)


def test_matches_are_counted_by_person_game_opponent_and_seats(own_folders: Path) -> None:
    a_history(own_folders)
    played = finished(saved_matches())
    own = of("Ada", played)
    assert (tally(own).matches, tally(own).won, tally(own).share) == (3, 2, 67)
    assert tally(of("Ada", played, "alien_frontiers")).won == 1
    assert tally(of("Ben", played)).won == 0
    assert people(played) == ["Ada", "Ben"]
    met = by_opponent(own)
    assert {level: (done.won, done.matches) for level, done in met.items()} == {
        "person": (1, 1),
        "pilot": (1, 1),
        "admiral": (0, 1),
    }
    assert list(by_seats(own)) == [2, 3]


def test_what_is_deleted_is_forgotten(own_folders: Path) -> None:
    a_history(own_folders)
    (own_folders / "on_mars-001.jsonl").unlink()
    assert people(finished(saved_matches())) == ["Ada"]


def test_what_was_read_once_is_kept_and_made_anew_where_it_is_wrong(own_folders: Path) -> None:
    a_history(own_folders)
    first = finished(saved_matches())
    index = own_folders.with_name(INDEX)
    assert index.exists()
    assert tell(finished(saved_matches())) == tell(first), "as it was kept"
    for content in ("{", "[]", '{"on_mars-001.jsonl": [1, 2, true]}', '{"on_mars-001.jsonl": 5}'):
        index.write_text(content)
        assert tell(finished(saved_matches())) == tell(first), content
    note(
        own_folders,
        "on_mars-002",
        ("Ada", "Pilot"),
        (None, "pilot"),
        (
            10,
            12,
        ),
    )
    os.utime(own_folders / "on_mars-002.jsonl", (5, 5))
    assert len(finished(saved_matches())) == len(first) + 1, "it was played to its end meanwhile"


def tell(played: list[Played]) -> list[tuple[str, str, bool, int, int, str]]:
    return [
        (each.record.name, each.person, each.is_won, each.points, each.best_other, each.strongest) for each in played
    ]


def test_a_table_for_others_has_a_line_for_each_match(own_folders: Path) -> None:
    a_history(own_folders)
    rows = list(csv.reader(StringIO(as_csv(of("Ada", finished(saved_matches()))))))
    assert tuple(rows[0]) == COLUMNS
    assert {(row[1], row[4], row[5], row[6]) for row in rows[1:]} == {
        ("alien_frontiers", "1", "9", "8"),
        ("alien_frontiers", "0", "5", "8"),
        ("on_mars", "1", "71", "60"),
    }


@pytest.mark.parametrize("game_id", game_ids())
def test_everybody_gets_the_same_deal_on_the_same_day_and_another_the_next(game_id: str) -> None:
    game, names = load_game(game_id), {"pilot": "Pilot", "admiral": "Admiral"}
    friday = date(2026, 11, 20)
    week = [deals.deal(game, friday + timedelta(days=days), "Ada", names) for days in range(3)]
    again = deals.deal(game, friday, "Ben", names)
    assert again.hash == week[0].hash
    assert len({match.hash for match in week}) == 3
    assert [match.chairs[1].bot for match in week] == ["pilot", "admiral", "pilot"]
    assert len(week[2].chairs) == min(4, game.seat_counts[-1])


def test_a_deal_counts_once_and_is_then_seen_again(tmp_path: Path, own_folders: Path) -> None:
    with a_person(tmp_path, player_name="Ada", bot_seconds=0.05) as person:
        person.click_on("deal:alien_frontiers")
        scene = person.app.scene
        assert isinstance(scene, TableScene)
        path = deals.record("alien_frontiers", deals.today())
        assert path.exists()
        person.app.home()
        person.wait(2)
        assert any(text.text == "Today’s deal: go on" for text in person.app.ui.texts)
        match = played_out("alien_frontiers")
        path.unlink()
        recorder = Recorder.create(match, path)
        recorder.close()
        summary = Summary(
            path.stat().st_size,
            "alien_frontiers",
            ("Ada", "Ben"),
            (None, "pilot"),
            (0, 1),
            9,
            True,
            (0,),
            ("9", "8"),
            (),
        )
        keep(path, summary)
        os.utime(path, (1, 1))
        person.app.ui.wants_frame = True
        person.wait(2)
        assert any(text.text == "Today: won" for text in person.app.ui.texts)
        person.click_on("deal:alien_frontiers")
        assert isinstance(person.app.scene, ReplayScene)


def test_the_title_says_which_match_waits_and_how_many_more(tmp_path: Path, own_folders: Path) -> None:
    a_history(own_folders)
    note(own_folders, "starfarers-001", ("Ada", "Pilot"), (None, "pilot"), (4, 6), over=False)
    with a_person(tmp_path, (1920, 1080), player_name="Ada") as person:
        shown = [text.text for text in person.app.ui.texts]
        assert "1 other match" in shown
        assert {"Ada 4", "Pilot 6"} <= set(shown) or {"Ada 10", "Pilot 12"} <= set(shown)
        assert {"3", "2"} <= set(shown), "matches and wins"
        person.click_on("person")
        assert isinstance(person.app.scene, StatisticsScene)


def test_who_has_no_match_is_offered_a_lesson(tmp_path: Path) -> None:
    with a_person(tmp_path, (1920, 1080)) as person:
        assert isinstance(person.app.scene, TitleScene)
        assert "continue" not in person.app.ui.spots
        assert "learn" in person.app.ui.spots


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440)], ids=lambda size: str(size[0]))
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text_scale", [100, 200])
def test_title_and_statistics_are_whole(
    tmp_path: Path, own_folders: Path, size: tuple[int, int], language: str, text_scale: int
) -> None:
    a_history(own_folders)
    with a_person(tmp_path, size, language, player_name="Ada", text_scale=text_scale) as person:
        assert faults(person.app.ui.texts) == []
        person.app.go("statistics")
        person.wait(2)
        assert faults(person.app.ui.texts) == []
        person.click_on("export")
        person.wait()
        assert len(list((paths.documents()).iterdir())) == 1
