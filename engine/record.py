"""A match on disk: JSON Lines, appended as the match is played, so that a crash loses nothing.

The first line says what is played: format and rules version, setup, chairs, and a checksum of all that; the second says
it again. Then comes one line a move, with the running hash of the position after it, or an undo. Saving, resuming,
replaying and bug reports all use this one file. A match taken over from another one says so in its header ("origin").

    {"orrery": 2, "game": "alien_frontiers", "rules": 1, "seats": 2, "seed": 7, "options": {}, "chairs": [...], ...}
    {"orrery": 2, "game": "alien_frontiers", "rules": 1, "seats": 2, "seed": 7, "options": {}, "chairs": [...], ...}
    {"seat": 1, "move": ["Roll"], "hash": "5d1c..."}
    {"undo": true, "hash": "9a3e..."}
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from typing import IO, Any

from engine.bots.levels import LEVELS, USUAL
from engine.core.codec import BadData, Decoder, encode
from engine.core.game import BadSetup, Setup
from engine.core.moves import IllegalMove, Move, Seat
from engine.core.typed import one_line
from engine.games import UnknownGame, load_game
from engine.match import COLOURS, CannotUndo, Chair, Change, Match, Origin, Undo
from engine.mending import Line, Mender, lines_of, parsed

FORMAT = 2
"""In format 1 the header stood once and had no checksum."""
LONGEST_LINE = 1 << 16
HEADER_LINES = 4
"""The header and its copy lie within so many lines, even if damage has broken one in two."""
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
    mended: tuple[int, ...] = ()
    """Numbers of damaged lines of which nothing is lost."""

    @property
    def remark(self) -> str | None:
        """What there is to say about the file in one sentence, if anything."""
        if not self.mended:
            return self.problem
        lines = ", ".join(map(str, self.mended))
        repaired = f"damage was mended (line {lines}): the rest of the file left one possibility only"
        return f"{self.problem}; before that, {repaired}" if self.problem else repaired


class Recorder:
    """Writes a match to a file, a line for every change, until closed.

    Where a line cannot be written, the match goes on and `problem` says why; the line is kept here, and the next change
    or `catch_up` writes all that is missing. Whatever a failed attempt left in the file is cut off first.
    """

    def __init__(self, match: Match, path: Path, file: IO[bytes]) -> None:
        self.path = path
        self._match = match
        self._file = file
        self._written = file.seek(0, os.SEEK_END)
        """The length of the file up to the end of the last line that is there whole."""
        self._missing: list[bytes] = []
        self.problem: OSError | None = None
        """Why the last change is not in the file."""
        self.on_line: Callable[[bytes], None] | None = None
        """Is told every line, written or not."""
        match.on_change = self._write_change

    @staticmethod
    def create(match: Match, path: Path) -> Recorder:
        """Begin a new file with all that has been played so far. An existing file is never overwritten."""
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("xb", buffering=0)
        recorder = Recorder(match, path, file)
        recorder._missing = [recorder.content()]
        try:
            recorder.catch_up()
        except OSError:
            match.on_change = None
            file.close()
            path.unlink(missing_ok=True)
            raise
        return recorder

    @staticmethod
    def resume(loaded: Loaded, path: Path) -> Recorder:
        """Go on writing where a file ends; a damaged one is left alone and the match goes on in a file beside it."""
        if loaded.problem or loaded.mended:
            return Recorder.create(loaded.match, _free_name(path))
        return Recorder(loaded.match, path, path.open("r+b", buffering=0))

    def content(self) -> bytes:
        """All the lines so far, written or not."""
        return b"".join([_header(self._match)] * 2 + [_line(entry) for entry in self._match.entries])

    def catch_up(self) -> None:
        """Write what is missing; raises OSError if that is still impossible."""
        if not self._missing:
            return
        content = b"".join(self._missing)
        self._file.seek(self._written)
        self._file.truncate()
        while content:
            content = content[self._file.write(content) :]
        self._written = self._file.tell()
        self._missing.clear()
        self.problem = None
        if self._match.is_over:
            self.sync()

    def sync(self) -> None:
        """Return once everything is on the disk itself, whatever happens to the machine from then on."""
        self.catch_up()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Write what can still be written. Raises OSError if something remains unsaved."""
        self._match.on_change = None
        try:
            self.sync()
        finally:
            self._file.close()

    def _write_change(self, change: Change) -> None:
        line = _line(change)
        self._missing.append(line)
        if self.on_line:
            self.on_line(line)
        try:
            self.catch_up()
        except OSError as error:
            self.problem = error


def load(path: Path) -> Loaded:
    """Read a match. Damage is mended where the file leaves no doubt; else the file gives its longest valid beginning. A
    newer or foreign one is refused."""
    try:
        with path.open("rb") as file:
            head = [line for _ in range(HEADER_LINES) if (line := file.readline(LONGEST_LINE))]
            header, is_mended = _header_in(path, head)
            match = _begin(path, header)
            lines = [line for number, content in enumerate(_lines(head, file), 1) for line in lines_of(number, content)]
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror or error}") from error
    return _Reader(match, [1] if is_mended else []).read(lines)


def _lines(head: list[bytes], file: IO[bytes]) -> Iterator[bytes]:
    yield from head
    while line := file.readline(LONGEST_LINE):
        yield line


def _header(match: Match) -> bytes:
    header: dict[str, Any] = {
        "orrery": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "seats": match.setup.seats,
        "seed": match.setup.seed,
        "options": dict(match.setup.options),
        "chairs": [_chair_record(chair) for chair in match.chairs],
        "hash": match.start_hash,
    }
    if match.origin:
        header["origin"] = {"name": match.origin.name, "move": match.origin.move}
    return _packed({**header, "check": _checksum(header)})


def _line(change: Change) -> bytes:
    if isinstance(change, Undo):
        return _packed({"undo": True, "hash": change.hash})
    return _packed({"seat": change.seat, "move": encode(change.move), "hash": change.hash})


def _packed(line: dict[str, Any]) -> bytes:
    return json.dumps(line, separators=(", ", ": "), ensure_ascii=False).encode() + b"\n"


def _checksum(header: dict[str, Any]) -> str:
    content = {key: value for key, value in header.items() if key != "check"}
    return blake2b(_packed(content), digest_size=8).hexdigest()


def _chair_record(chair: Chair) -> dict[str, Any]:
    record: dict[str, Any] = {"name": chair.name, "bot": chair.bot}
    return record if chair.colour is None else {**record, "colour": chair.colour}


def _header_in(path: Path, head: list[bytes]) -> tuple[dict[str, Any], bool]:
    """The header, and whether it or its copy is damaged."""
    first = parsed(head[0]) if head else None
    if first and first.get("orrery") == 1:
        return first, False
    whole = [header for line in head for header in _whole_headers(line)]
    if whole:
        return whole[0], len(whole) != 2 or first != whole[0]
    if first is None or not _has_type(first.get("orrery"), int):
        raise BadRecord(f"{path} is not a match of Orrery: its first line does not say what is played")
    _check_format(path, first["orrery"])
    raise BadRecord(f"{path}: the first line is damaged, and so is its copy")


def _check_format(path: Path, number: int) -> None:
    if number > FORMAT:
        raise NewerRecord(f"{path} was written by a newer Orrery (format {number}, this one reads {FORMAT})")


def _whole_headers(line: bytes) -> Iterator[dict[str, Any]]:
    """Those in a line whose checksum is right: two if the end of the first line was damaged."""
    for part in line.split(b'{"orrery"')[1:]:
        try:
            header, _ = json.JSONDecoder().raw_decode((b'{"orrery"' + part).decode())
        except (ValueError, RecursionError):
            continue
        if header.get("check") == _checksum(header):
            yield header


def _begin(path: Path, header: dict[str, Any]) -> Match:
    kinds = {
        "orrery": int,
        "game": str,
        "rules": int,
        "seats": int,
        "seed": int,
        "options": dict,
        "chairs": list,
        "hash": str,
    }
    for key, kind in kinds.items():
        if not _has_type(header.get(key), kind):
            raise BadRecord(f"{path}: the first line has no valid {key!r}")
    _check_format(path, header["orrery"])
    try:
        game = load_game(header["game"])
        if header["rules"] > game.rules_version:
            versions = f"{header['rules']}, this Orrery has {game.rules_version}"
            raise NewerRecord(f"{path} was played by newer rules of {game.id} ({versions})")
        setup = Setup(header["seats"], header["seed"], header["options"])
        game.check(setup)
        match = Match(game, setup, _chairs(path, header["chairs"], header["seats"]), _origin(path, header))
    except (UnknownGame, BadSetup) as error:
        raise BadRecord(f"{path}: {error}") from error
    if match.start_hash != header["hash"]:
        raise BadRecord(f"{path} begins with a position that these rules of {game.id} do not deal")
    return match


def _origin(path: Path, header: dict[str, Any]) -> Origin | None:
    origin = header.get("origin")
    if origin is None:
        return None
    if not isinstance(origin, dict) or not _has_type(origin.get("name"), str) or not _has_type(origin.get("move"), int):
        raise BadRecord(f"{path}: the first line has no valid 'origin'")
    return Origin(origin["name"][:NAME_LIMIT], origin["move"])


def _chairs(path: Path, records: list[Any], seats: int) -> tuple[Chair, ...]:
    chairs = []
    for record in records:
        name, bot, colour = [record.get(key) if isinstance(record, dict) else None for key in ("name", "bot", "colour")]
        known = isinstance(name, str) and (bot is None or isinstance(bot, str))
        if not known or not (colour is None or (_has_type(colour, int) and 0 <= colour < COLOURS)):
            raise BadRecord(f"{path}: the first line has no valid 'chairs'")
        chairs.append(Chair(one_line(str(name), NAME_LIMIT), None if bot is None else _level(bot), colour))
    if len(chairs) != seats:
        raise BadRecord(f"{path}: the first line names {len(chairs)} chairs for {seats} seats")
    return tuple(chairs)


def _level(bot: str) -> str:
    """A file must not make this machine run somebody's program: another bot sits down in its place."""
    return bot if bot in LEVELS else USUAL


class _Reader:
    """Plays a match again line by line, up to the first one that neither can be played nor mended."""

    def __init__(self, match: Match, mended: list[int]) -> None:
        self._match = match
        self._mended = mended
        self._decoder = Decoder(match.game.vocabulary)

    def read(self, lines: list[Line]) -> Loaded:
        for line, following in zip_longest(lines, lines[1:]):
            problem = self._play(line)
            if problem is None:
                continue
            if not (line.is_whole or following) or not self._mend(line, following):
                return self._loaded(f"line {line.number} {problem}")
            self._mended.append(line.number)
        return self._loaded(None)

    def _loaded(self, problem: str | None) -> Loaded:
        return Loaded(self._match, problem, tuple(self._mended))

    def _play(self, line: Line) -> str | None:
        """Play it, or say why it cannot be."""
        match, record = self._match, line.record
        if record is None or not line.is_whole:
            return f"is damaged; the match stands as it was after move {len(match.entries)}"
        before = len(match.entries)
        try:
            self._play_record(record)
        except (BadData, IllegalMove, CannotUndo) as error:
            return f"cannot be played: {error}"
        if record.get("hash") != match.hash:
            self._go_back(before)
            return "does not lead to the position it claims; the match stands as it was before it"
        match.undone.clear()
        return None

    def _play_record(self, record: dict[str, Any]) -> None:
        if record.get("undo") is True:
            self._match.undo()
            return
        if not _has_type(record.get("seat"), int):
            raise BadData("it names neither a seat nor an undo")
        self._match.play(record["seat"], self._decoder.decode(Move, record.get("move"), "move"))

    def _go_back(self, moves: int) -> None:
        """To where the match was after so many moves, one more or one less than now."""
        match = self._match
        played: list[tuple[Seat, Move]] = [(entry.seat, entry.move) for entry in match.entries] + match.undone
        self._match = Match(match.game, match.setup, match.chairs, match.origin)
        for seat, move in played[:moves]:
            self._match.play(seat, move)

    def _mend(self, line: Line, following: Line | None) -> bool:
        """Make the one move that a damaged line can have been, if there is one."""
        mender = Mender(self._match, self._decoder)
        if mender.is_needless(following):
            return True
        if move := mender.instead(line, following):
            self._match.play(*move)
            return True
        if move := mender.missing(line):
            self._match.play(*move)
            return self._play(line) is None
        return False


def _has_type(value: Any, kind: type) -> bool:
    return type(value) is kind


def _free_name(path: Path) -> Path:
    number = 1
    while (free := path.with_name(f"{path.stem}-recovered-{number}{path.suffix}")).exists():
        number += 1
    return free
