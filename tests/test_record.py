"""Matches on disk."""

from __future__ import annotations

import json
from errno import ENOSPC
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import Game, Setup
from engine.core.rng import SEED_BITS, Rng
from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.moves import Dock
from engine.match import Chair, Match, Origin
from engine.record import BadRecord, Recorder, _checksum, load


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
        assert len(path.read_text("utf-8").splitlines()) == 2 + moves
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


class TightDisk(FileIO):
    """A file on a disk with so much room: what does not fit is written in part, then not at all."""

    room = 1 << 30

    def write(self, content: Any, /) -> int:
        fitting = content[: max(0, self.room - self.tell())]
        if content and not fitting:
            raise OSError(ENOSPC, "No space left on device")
        return super().write(fitting)


@pytest.fixture
def tight(path: Path) -> tuple[Match, Recorder, TightDisk]:
    """A match recorded on a disk that can be made full."""
    match = Match(GAME, Setup(2, 3))
    Recorder.create(match, path).close()
    disk = TightDisk(path, "r+b")
    return match, Recorder(match, path, disk), disk


def play_unsaved(match: Match, recorder: Recorder, moves: int) -> None:
    for _ in range(moves):
        play_on(match, 1)
        assert recorder.problem


def test_a_hundred_moves_on_a_full_disk_are_written_once_there_is_room(
    tight: tuple[Match, Recorder, TightDisk], path: Path
) -> None:
    match, recorder, disk = tight
    play_on(match, 5)
    disk.room = path.stat().st_size + 20
    play_unsaved(match, recorder, 110)
    assert len(load(path).match.entries) == 5, "what is there can be read meanwhile"
    disk.room = 1 << 30
    play_on(match, 1)
    assert recorder.problem is None
    assert load(path).problem is None
    assert load(path).match.hash == match.hash
    assert len(load(path).match.entries) == 116


def test_what_is_missing_can_be_written_without_a_further_move(
    tight: tuple[Match, Recorder, TightDisk], path: Path
) -> None:
    match, recorder, disk = tight
    disk.room = 0
    play_unsaved(match, recorder, 3)
    with pytest.raises(OSError, match="No space left"):
        recorder.catch_up()
    disk.room = 1 << 30
    recorder.catch_up()
    assert load(path).match.hash == match.hash


def test_closing_writes_what_is_missing_or_says_that_it_cannot(
    tight: tuple[Match, Recorder, TightDisk], path: Path
) -> None:
    match, recorder, disk = tight
    disk.room = 0
    play_unsaved(match, recorder, 2)
    with pytest.raises(OSError, match="No space left"):
        recorder.close()
    assert disk.closed
    assert load(path).problem is None


def test_a_move_made_on_a_full_disk_is_made_all_the_same(tight: tuple[Match, Recorder, TightDisk]) -> None:
    """What was taken back before it is forgotten, as after every move."""
    match, _, disk = tight
    play_on(match, 1)
    seat = match.waiting()[0]
    first, *_, last = [move for move in match.moves(seat) if isinstance(move, Dock)]
    match.play(seat, first)
    match.undo(seat)
    disk.room = 0
    assert match.play(seat, last) == match.entries[-1].events
    assert not match.can_redo()


def test_a_file_that_cannot_be_begun_is_not_left_behind(path: Path) -> None:
    path.parent.parent.mkdir(exist_ok=True)
    path.parent.write_text("a file where the folder should be", "utf-8")
    with pytest.raises(OSError, match=r"exists|directory"):
        Recorder.create(Match(GAME, Setup(2, 3)), path)


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
    assert "line 42 is damaged" in loaded.problem
    assert len(loaded.match.entries) == 39


def test_every_truncation_can_be_read(match: Match, path: Path) -> None:
    """Cut anywhere after the two headers, the file yields the moves whose lines are whole."""
    content = path.read_bytes()
    first = content.index(b"\n", content.index(b"\n") + 1) + 1
    for cut in range(first, len(content), 97):
        path.write_bytes(content[:cut])
        loaded = load(path)
        assert len(loaded.match.entries) == content[first:cut].count(b"\n")
        assert (loaded.problem is None) == content[:cut].endswith(b"\n")


DAMAGE = {
    "{not json": "is damaged",
    "[1, 2]": "is damaged",
    '{"seat": 0}': "expected a move",
    '{"seat": "0", "move": ["Roll"]}': "neither a seat nor an undo",
    '{"seat": 0, "move": ["Warp", 9]}': "no move called 'Warp'",
    '{"seat": 7, "move": ["Roll"], "hash": ""}': "tried to move",
    '{"undo": true, "hash": "x"}': "does not lead|cannot be taken back",
}


@pytest.mark.parametrize(("text", "complaint"), DAMAGE.items())
def test_damage_that_leaves_a_doubt_ends_what_can_be_read(match: Match, path: Path, text: str, complaint: str) -> None:
    """Two lines in a row that tell nothing: too many pairs of moves could have stood there."""
    for line in (22, 23):
        damaged(path, line, text)
    loaded = load(path)
    assert loaded.problem is not None
    assert "line 23" in loaded.problem
    assert any(part in loaded.problem for part in complaint.split("|"))
    assert len(loaded.match.entries) == 20


@pytest.mark.parametrize("text", DAMAGE)
def test_a_damaged_line_is_mended_where_only_one_move_fits(match: Match, path: Path, text: str) -> None:
    damaged(path, 22, text)
    assert_mended(path, match, 23)


def assert_mended(path: Path, match: Match, *lines: int) -> None:
    """Nothing is lost, and it is said what was mended."""
    loaded = load(path)
    assert loaded.problem is None
    assert loaded.match.hash == match.hash
    assert loaded.mended == lines
    assert loaded.remark is not None
    assert f"line {', '.join(map(str, lines))}" in loaded.remark


def test_damaged_lines_that_kept_their_hashes_are_mended_one_by_one(match: Match, path: Path) -> None:
    for line in (12, 13, 14, 30):
        kept = json.loads(path.read_text("utf-8").splitlines()[line])["hash"]
        damaged(path, line, f'{{"seat": ?, "hash": "{kept}"')
    assert_mended(path, match, 13, 14, 15, 31)


def test_a_hash_that_was_damaged_is_mended(match: Match, path: Path) -> None:
    record = json.loads(path.read_text("utf-8").splitlines()[10])
    damaged(path, 10, json.dumps({**record, "hash": "0" * 16}))
    assert_mended(path, match, 11)


def test_a_line_that_is_missing_or_there_twice_is_mended(match: Match, path: Path) -> None:
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join([*lines[:20], *lines[21:]]), "utf-8")
    assert_mended(path, match, 21)
    path.write_text("".join([*lines[:20], lines[19], *lines[20:]]), "utf-8")
    assert_mended(path, match, 21)


def test_two_lines_run_into_each_other_are_told_apart(match: Match, path: Path) -> None:
    content = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*content[:20], content[20] + b"\x0b" + content[21], *content[22:]]))
    assert_mended(path, match, 21)


def test_damage_to_the_last_line_loses_that_line_alone(match: Match, path: Path) -> None:
    damaged(path, 41, "{")
    loaded = load(path)
    assert loaded.problem is not None
    assert len(loaded.match.entries) == 39


def test_every_flipped_bit_of_a_header_is_mended(match: Match, path: Path) -> None:
    content = path.read_bytes()
    first = content.index(b"\n") + 1
    for place in range(0, 2 * first, 5):
        path.write_bytes(content[:place] + bytes([content[place] ^ 1 << place % 8]) + content[place + 1 :])
        loaded = load(path)
        assert (loaded.problem, loaded.match.hash, loaded.match.chairs) == (None, match.hash, match.chairs), place
        assert loaded.mended, place


def test_every_damaged_byte_of_the_moves_is_mended_or_ends_the_match(match: Match, path: Path) -> None:
    content = path.read_bytes()
    first = content.index(b"\n", content.index(b"\n") + 1) + 1
    whole = 0
    for place in range(first, len(content), 61):
        path.write_bytes(content[:place] + bytes([content[place] ^ 1 << place % 8]) + content[place + 1 :])
        loaded = load(path)
        before = content[first:place].count(b"\n")
        assert (loaded.problem is None) == (loaded.match.hash == match.hash)
        assert len(loaded.match.entries) >= before
        whole += loaded.problem is None
    assert whole > 0.9 * len(range(first, len(content), 61))


def test_a_record_of_the_first_format_is_read(match: Match, path: Path) -> None:
    header, _, *moves = path.read_text("utf-8").splitlines(keepends=True)
    old = {key: value for key, value in json.loads(header).items() if key != "check"}
    path.write_text("".join([json.dumps({**old, "orrery": 1}) + "\n", *moves]), "utf-8")
    loaded = load(path)
    assert (loaded.problem, loaded.mended, loaded.match.hash) == (None, (), match.hash)
    Recorder.resume(loaded, path).close()


def test_a_mended_file_is_left_alone(match: Match, path: Path) -> None:
    damaged(path, 22, "rubbish")
    before = path.read_bytes()
    recorder = Recorder.resume(load(path), path)
    recorder.close()
    assert path.read_bytes() == before
    assert load(recorder.path).mended == ()
    assert load(recorder.path).match.hash == match.hash


def test_a_damaged_file_is_kept_and_the_match_goes_on_beside_it(match: Match, path: Path) -> None:
    for line in (22, 23):
        damaged(path, line, "rubbish")
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
        ({"orrery": "2"}, "no valid 'orrery'"),
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
    rewritten = {**header, **change}
    for line in (0, 1):
        damaged(path, line, json.dumps({**rewritten, "check": _checksum(rewritten)}))
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


def test_a_match_taken_over_remembers_where_it_comes_from(match: Match, path: Path) -> None:
    """It begins as the other did; the other is left alone."""
    again = match.taken_over(5, [Chair("Zoe"), Chair("Bot", "pilot"), Chair("Bot 2", "pilot")], path.name)
    assert [entry.hash for entry in again.entries] == [entry.hash for entry in match.entries[:5]]
    beside = path.with_name("again.jsonl")
    Recorder.create(again, beside).close()
    loaded = load(beside)
    assert loaded.problem is None
    assert loaded.match.origin == Origin(path.name, 5)
    assert loaded.match.names == ("Zoe", "Bot", "Bot 2")
    assert len(load(path).match.entries) == 40


@pytest.mark.parametrize("origin", [7, {"name": 3, "move": 1}, {"name": "x"}, {"name": "x", "move": True}])
def test_an_origin_that_makes_no_sense_is_refused(match: Match, path: Path, origin: Any) -> None:
    header = {**json.loads(path.read_text("utf-8").splitlines()[0]), "orrery": 1, "origin": origin}
    path.write_text(json.dumps(header) + "\n", "utf-8")
    with pytest.raises(BadRecord, match="'origin'"):
        load(path)
