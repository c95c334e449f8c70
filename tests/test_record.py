"""Matches on disk."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import Game, Setup
from engine.core.rng import SEED_BITS, Rng
from engine.games.alien_frontiers import GAME
from engine.match import Chair, Match
from engine.record import BadRecord, Recorder, load


def play_on(match: Match, moves: int, seed: int = 0) -> None:
    rng = Rng(seed)
    for _ in range(moves):
        seat = match.waiting()[0]
        match.play(seat, rng.choice(match.moves(seat)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "match.jsonl"


@pytest.fixture
def match(path: Path) -> Match:
    """A match of forty moves, recorded and closed."""
    match = Match(
        GAME, Setup(3, 9, {"long_version": True}), [Chair("Ada", colour=2), Chair("Bot", "pilot"), Chair("Zoé")]
    )
    recorder = Recorder.create(match, path)
    play_on(match, 40)
    recorder.close()
    return match


def test_a_match_is_read_back_as_it_was(match: Match, path: Path) -> None:
    loaded = load(path)
    assert loaded.problem is None
    assert loaded.match.state == match.state
    assert loaded.match.hash == match.hash
    assert loaded.match.chairs == match.chairs
    assert loaded.match.setup == match.setup


def test_a_match_dealt_by_a_secret_is_read_back(game: Game[Any], path: Path) -> None:
    match = Match(game, Setup(game.seat_counts[-1], (1 << SEED_BITS) - 77))
    recorder = Recorder.create(match, path)
    play_on(match, 30)
    recorder.close()
    loaded = load(path)
    assert loaded.problem is None
    assert loaded.match.state == match.state
    assert loaded.match.setup.seed == match.setup.seed


def test_every_move_is_on_disk_as_soon_as_it_is_made(path: Path) -> None:
    match = Match(GAME, Setup(2, 3))
    Recorder.create(match, path)
    for moves in range(1, 6):
        play_on(match, 1)
        assert len(path.read_text("utf-8").splitlines()) == 1 + moves
        assert load(path).match.hash == match.hash


def test_undo_is_written_down_too(path: Path) -> None:
    match = Match(GAME, Setup(2, 3))
    recorder = Recorder.create(match, path)
    play_on(match, 2)
    undone = match.hash
    match.undo()
    recorder.close()
    assert json.loads(path.read_text("utf-8").splitlines()[-1]).keys() == {"undo", "hash"}
    loaded = load(path)
    assert loaded.problem is None
    assert loaded.match.hash == match.hash != undone


def test_a_resumed_match_goes_on_in_its_file(match: Match, path: Path) -> None:
    loaded = load(path)
    recorder = Recorder.resume(loaded, path)
    play_on(loaded.match, 10, seed=4)
    recorder.close()
    assert recorder.path == path
    assert load(path).match.hash == loaded.match.hash
    assert len(loaded.match.entries) == 50


def test_an_existing_file_is_never_overwritten(match: Match, path: Path) -> None:
    with pytest.raises(FileExistsError):
        Recorder.create(match, path)


def damaged(path: Path, line: int, text: str) -> None:
    lines = path.read_text("utf-8").splitlines()
    lines[line] = text
    path.write_text("\n".join(lines) + "\n", "utf-8")


def test_a_truncated_file_gives_its_longest_valid_beginning(match: Match, path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:-20])
    loaded = load(path)
    assert loaded.problem is not None
    assert "line 41 is damaged" in loaded.problem
    assert len(loaded.match.entries) == 39


def test_every_truncation_can_be_read(match: Match, path: Path) -> None:
    """Cut anywhere after the first line, the file yields the moves whose lines are whole."""
    content = path.read_bytes()
    first = content.index(b"\n") + 1
    for cut in range(first, len(content), 97):
        path.write_bytes(content[:cut])
        loaded = load(path)
        assert len(loaded.match.entries) == content[first:cut].count(b"\n")
        assert (loaded.problem is None) == content[:cut].endswith(b"\n")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{not json", "is damaged"),
        ("[1, 2]", "is damaged"),
        ('{"seat": 0}', "expected a move"),
        ('{"seat": "0", "move": ["Roll"]}', "neither a seat nor an undo"),
        ('{"seat": 0, "move": ["Warp", 9]}', "no move called 'Warp'"),
        ('{"seat": 7, "move": ["Roll"], "hash": ""}', "tried to move"),
        ('{"undo": true, "hash": "x"}', "does not lead|cannot be taken back"),
    ],
)
def test_a_damaged_line_ends_what_can_be_read(match: Match, path: Path, text: str, complaint: str) -> None:
    damaged(path, 21, text)
    loaded = load(path)
    assert loaded.problem is not None
    assert "line 22" in loaded.problem
    assert any(part in loaded.problem for part in complaint.split("|"))
    assert len(loaded.match.entries) == 20


def test_a_move_that_leads_elsewhere_is_found_by_its_hash(match: Match, path: Path) -> None:
    record = json.loads(path.read_text("utf-8").splitlines()[10])
    damaged(path, 10, json.dumps({**record, "hash": "0" * 16}))
    loaded = load(path)
    assert loaded.problem is not None
    assert "does not lead to the position it claims" in loaded.problem
    assert len(loaded.match.entries) == 9
    assert loaded.match.hash == match.entries[8].hash


def test_a_damaged_file_is_kept_and_the_match_goes_on_beside_it(match: Match, path: Path) -> None:
    damaged(path, 21, "rubbish")
    before = path.read_bytes()
    for number in (1, 2):
        loaded = load(path)
        recorder = Recorder.resume(loaded, path)
        play_on(loaded.match, 3)
        recorder.close()
        assert recorder.path.name == f"match-recovered-{number}.jsonl"
        assert load(recorder.path).match.hash == loaded.match.hash
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"orrery": 99}, "newer Orrery"),
        ({"rules": 99}, "newer rules"),
        ({"orrery": "1"}, "is not a match of Orrery"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 9}, "for 2, 3, 4 seats"),
        ({"seed": None}, "no valid 'seed'"),
        ({"seed": 8}, "do not deal"),
        ({"options": {"moon": True}}, "no option 'moon'"),
        ({"chairs": []}, "0 chairs for 3 seats"),
        ({"chairs": [1, 2, 3]}, "no valid 'chairs'"),
    ],
)
def test_a_header_that_cannot_be_used_is_refused(
    match: Match, path: Path, change: dict[str, Any], complaint: str
) -> None:
    header = json.loads(path.read_text("utf-8").splitlines()[0])
    damaged(path, 0, json.dumps({**header, **change}))
    before = path.read_bytes()
    with pytest.raises(BadRecord, match=complaint):
        load(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"\n", b"\x00\xff\xfe", b"hello", b"[" * 100_000])
def test_a_foreign_file_is_refused(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    with pytest.raises(BadRecord, match="is not a match of Orrery"):
        load(path)


def test_a_missing_file_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        load(tmp_path / "nothing.jsonl")
