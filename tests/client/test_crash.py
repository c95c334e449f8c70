"""When the program fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from client import paths
from client.crash import guarded


def fail() -> int:
    raise RuntimeError("the dice rolled off the table")


@pytest.fixture(autouse=True)
def own_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "logs", lambda: tmp_path / "logs")


def test_a_failure_is_written_down_with_the_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = tmp_path / "match.jsonl"
    save.write_text('{"orrery": 1}\n')
    assert guarded(fail, lambda: save) == 1
    log = tmp_path / "logs" / "crash-001.txt"
    assert str(log) in capsys.readouterr().err
    assert "the dice rolled off the table" in log.read_text("utf-8")
    assert '{"orrery": 1}' in log.read_text("utf-8")
    guarded(fail, lambda: None)
    assert (tmp_path / "logs" / "crash-002.txt").exists()


def test_a_log_that_cannot_be_written_is_no_second_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "blocked").write_text("")
    monkeypatch.setattr(paths, "logs", lambda: tmp_path / "blocked")
    assert guarded(fail, lambda: None) == 1
    assert "No report could be written" in capsys.readouterr().err


def test_what_goes_well_is_left_alone() -> None:
    assert guarded(lambda: 0, lambda: None) == 0
