"""A match on disk: JSON Lines, appended and flushed as the match is played.

The first line says what is played: format and rules version, setup, chairs. Then comes one line a move, with the
running hash of the position after it, or an undo. Saving, resuming, replaying and bug reports all use this one file.

    {"orrery": 1, "game": "alien_frontiers", "rules": 1, "seats": 2, "seed": 7, "options": {}, "chairs": [...], ...}
    {"seat": 1, "move": ["Roll"], "hash": "5d1c..."}
    {"undo": true, "hash": "9a3e..."}
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from engine.bots.levels import LEVELS, USUAL
from engine.core.codec import BadData, Decoder, encode
from engine.core.game import BadSetup, Setup
from engine.core.moves import IllegalMove, Move, Seat
from engine.games import UnknownGame, load_game
from engine.match import COLOURS, CannotUndo, Chair, Change, Match, Undo

FORMAT = 1
LONGEST_LINE = 1 << 16
NAME_LIMIT = 60


class BadRecord(Exception):
    """A file that cannot be opened as a match; the message says why. The file is left as it is."""


class NewerRecord(BadRecord):
    """Written by a newer Orrery than this one."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match read from a file; `problem` tells what is wrong with the rest of a damaged one."""

    match: Match
    problem: str | None


class Recorder:
    """Writes a match to a file, a line for every change, until closed."""

    def __init__(self, match: Match, path: Path, file: IO[str]) -> None:
        self.path = path
        self._match = match
        self._file = file
        match.on_change = self._write_change

    @staticmethod
    def create(match: Match, path: Path) -> Recorder:
        """Begin a new file with all that has been played so far. An existing file is never overwritten."""
        path.parent.mkdir(parents=True, exist_ok=True)
        recorder = Recorder(match, path, path.open("x", encoding="utf-8", newline="\n"))
        recorder._write(_header(match))
        for entry in match.entries:
            recorder._write_change(entry)
        return recorder

    @staticmethod
    def resume(loaded: Loaded, path: Path) -> Recorder:
        """Go on writing where a file ends; a damaged one is left alone and the match goes on in a file beside it."""
        if loaded.problem is None:
            return Recorder(loaded.match, path, path.open("a", encoding="utf-8", newline="\n"))
        return Recorder.create(loaded.match, _free_name(path))

    def close(self) -> None:
        self._match.on_change = None
        self._file.close()

    def _write_change(self, change: Change) -> None:
        if isinstance(change, Undo):
            self._write({"undo": True, "hash": change.hash})
        else:
            self._write({"seat": change.seat, "move": encode(change.move), "hash": change.hash})

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, separators=(", ", ": "), ensure_ascii=False) + "\n")
        self._file.flush()


def load(path: Path) -> Loaded:
    """Read a match. A damaged file gives its longest valid beginning; a newer or foreign one is refused."""
    try:
        with path.open("rb") as file:
            lines = _lines(file)
            return _replay(_begin(path, next(lines, None)), lines)
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror or error}") from error


def _lines(file: IO[bytes]) -> Iterator[bytes]:
    while line := file.readline(LONGEST_LINE):
        yield line


def _header(match: Match) -> dict[str, Any]:
    return {
        "orrery": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "seats": match.setup.seats,
        "seed": match.setup.seed,
        "options": dict(match.setup.options),
        "chairs": [_chair_record(chair) for chair in match.chairs],
        "hash": match.start_hash,
    }


def _chair_record(chair: Chair) -> dict[str, Any]:
    record: dict[str, Any] = {"name": chair.name, "bot": chair.bot}
    return record if chair.colour is None else {**record, "colour": chair.colour}


def _begin(path: Path, line: bytes | None) -> Match:
    header = _parse(line or b"")
    if header is None or not _has_type(header.get("orrery"), int):
        raise BadRecord(f"{path} is not a match of Orrery: its first line does not say what is played")
    if header["orrery"] > FORMAT:
        raise NewerRecord(f"{path} was written by a newer Orrery (format {header['orrery']}, this one reads {FORMAT})")
    kinds = {"game": str, "rules": int, "seats": int, "seed": int, "options": dict, "chairs": list, "hash": str}
    for key, kind in kinds.items():
        if not _has_type(header.get(key), kind):
            raise BadRecord(f"{path}: the first line has no valid {key!r}")
    try:
        game = load_game(header["game"])
        if header["rules"] > game.rules_version:
            versions = f"{header['rules']}, this Orrery has {game.rules_version}"
            raise NewerRecord(f"{path} was played by newer rules of {game.id} ({versions})")
        setup = Setup(header["seats"], header["seed"], header["options"])
        game.check(setup)
        match = Match(game, setup, _chairs(path, header["chairs"], header["seats"]))
    except (UnknownGame, BadSetup) as error:
        raise BadRecord(f"{path}: {error}") from error
    if match.start_hash != header["hash"]:
        raise BadRecord(f"{path} begins with a position that these rules of {game.id} do not deal")
    return match


def _chairs(path: Path, records: list[Any], seats: int) -> tuple[Chair, ...]:
    chairs = []
    for record in records:
        name, bot, colour = [record.get(key) if isinstance(record, dict) else None for key in ("name", "bot", "colour")]
        known = isinstance(name, str) and (bot is None or isinstance(bot, str))
        if not known or not (colour is None or (_has_type(colour, int) and 0 <= colour < COLOURS)):
            raise BadRecord(f"{path}: the first line has no valid 'chairs'")
        chairs.append(Chair(str(name)[:NAME_LIMIT], None if bot is None else _level(bot), colour))
    if len(chairs) != seats:
        raise BadRecord(f"{path}: the first line names {len(chairs)} chairs for {seats} seats")
    return tuple(chairs)


def _level(bot: str) -> str:
    """A file must not make this machine run somebody's program: another bot sits down in its place."""
    return bot if bot in LEVELS else USUAL


def _replay(match: Match, lines: Iterator[bytes]) -> Loaded:
    """Play the lines up to the first one that cannot be played."""
    decoder = Decoder(match.game.vocabulary)
    for number, line in enumerate(lines, start=2):
        record = _parse(line)
        if record is None or not line.endswith(b"\n"):
            return Loaded(
                match, f"line {number} is damaged; the match stands as it was after move {len(match.entries)}"
            )
        before = [(entry.seat, entry.move) for entry in match.entries]
        try:
            _replay_line(match, decoder, record)
        except (BadData, IllegalMove, CannotUndo) as error:
            return Loaded(match, f"line {number} cannot be played: {error}")
        if record.get("hash") != match.hash:
            problem = f"line {number} does not lead to the position it claims; the match stands as it was before it"
            return Loaded(_played(match, before), problem)
    return Loaded(match, None)


def _played(match: Match, moves: list[tuple[Seat, Move]]) -> Match:
    """The same match with just these moves made."""
    again = Match(match.game, match.setup, match.chairs)
    for seat, move in moves:
        again.play(seat, move)
    return again


def _replay_line(match: Match, decoder: Decoder, record: dict[str, Any]) -> None:
    if record.get("undo") is True:
        match.undo()
        match.undone.clear()
        return
    if not _has_type(record.get("seat"), int):
        raise BadData("it names neither a seat nor an undo")
    match.play(record["seat"], decoder.decode(Move, record.get("move"), "move"))


def _parse(line: bytes) -> dict[str, Any] | None:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None


def _has_type(value: Any, kind: type) -> bool:
    return type(value) is kind


def _free_name(path: Path) -> Path:
    number = 1
    while (free := path.with_name(f"{path.stem}-recovered-{number}{path.suffix}")).exists():
        number += 1
    return free
