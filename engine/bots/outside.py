"""Bots that are not ours: a class in a Python file (`path/to/file.py:Name`), or any program that speaks JSON lines
(`program:COMMAND`, see PROTOCOL.md)."""

from __future__ import annotations

import json
import shlex
import subprocess
import weakref
from dataclasses import fields, is_dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any, BinaryIO

from engine.bots.bot import Bot
from engine.core.codec import Plain
from engine.core.game import Game
from engine.core.moves import Event, Move, Seat, Step
from engine.core.rng import Rng
from engine.core.state import State

PROTOCOL = 1
PROGRAM = "program:"
LONGEST_LINE = 65_536
PATIENCE = 10.0
"""Seconds that a program may take beyond its time before it counts as lost."""


class UnusableBot(Exception):
    """The file or program cannot play; the message says why."""


def is_outside(name: str) -> bool:
    return name.startswith(PROGRAM) or ".py:" in name


def outside_bot(name: str, game: Game[Any], rng: Rng, seconds: float) -> Bot:
    """A bot by the name given for it."""
    if name.startswith(PROGRAM):
        return ProgramBot(game, rng, shlex.split(name.removeprefix(PROGRAM)), seconds)
    return _bot_class(name)(game, rng)


def _bot_class(name: str) -> type[Bot]:
    file, _, class_name = name.rpartition(":")
    spec = spec_from_file_location(f"orrery_bot_{Path(file).stem}", file)
    if spec is None or spec.loader is None or not Path(file).is_file():
        raise UnusableBot(f"there is no Python file {file!r} with a bot in it")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise UnusableBot(f"{file} cannot be loaded: {type(error).__name__}: {error}") from error
    found = getattr(module, class_name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnusableBot(f"{file} has no class {class_name!r} made from engine.bots.bot.Bot")
    return found


class ProgramBot(Bot):
    """A program of its own that is told views and moves as lines of JSON, and answers with the number of a move."""

    def __init__(self, game: Game[Any], rng: Rng, command: list[str], seconds: float) -> None:
        super().__init__(game, rng)
        self._seconds = seconds
        self._words = game.words("en")
        self._asked = 0
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError) as error:
            raise UnusableBot(f"the program {' '.join(command)!r} cannot be started: {error}") from error
        assert self._process.stdout
        self._lines: Queue[bytes] = Queue()
        reader = Thread(target=_read_on, args=(self._process.stdout, self._lines), daemon=True)
        reader.start()
        weakref.finalize(self, _stop, self._process, reader)
        self._say({"type": "game", "protocol": PROTOCOL, "game": game.id, "seconds": seconds})
        self._hear("ready")

    def choose(self, view: State, seat: Seat, moves: list[Move]) -> Move:
        self._asked += 1
        words = self._words
        panels = self.game.panels(view, words)
        self._say(
            {
                "type": "choose",
                "number": self._asked,
                "seat": seat,
                "seconds": self._seconds,
                "question": words.step(view.agenda[-1]),
                "view": named(view),
                "table": [{"title": panel.title, "seat": panel.seat, "rows": panel.rows} for panel in panels],
                "moves": [{"move": named(move), "text": f"{words.group(move)}: {words.move(move)}"} for move in moves],
            }
        )
        answer = self._hear("move")
        place = answer.get("move")
        if answer.get("number") != self._asked or type(place) is not int or not 0 <= place < len(moves):
            raise UnusableBot(f"the program answered {str(answer)[:80]!r}, which is not the number of a move")
        return moves[place]

    def _say(self, message: dict[str, Any]) -> None:
        assert self._process.stdin
        try:
            self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self._process.stdin.flush()
        except OSError as error:
            raise UnusableBot(f"the program has ended: {error}") from error

    def _hear(self, kind: str) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=self._seconds + PATIENCE)
        except Empty as error:
            raise UnusableBot("the program does not answer") from error
        try:
            answer = json.loads(line)
        except ValueError as error:
            raise UnusableBot(f"the program answered {line[:80]!r}, which is not a line of JSON") from error
        if not isinstance(answer, dict) or answer.get("type") != kind:
            raise UnusableBot(f"the program answered {line[:80]!r} instead of a {kind!r}")
        return answer


def named(value: Any) -> Plain:
    """A value as JSON that names its fields; moves and steps name their class as well. Scratch is left out."""
    if isinstance(value, tuple | list):
        return [named(item) for item in value]
    if not is_dataclass(value) or isinstance(value, type):
        return value
    content = {part.name: named(getattr(value, part.name)) for part in fields(value) if part.compare}
    return {"is": type(value).__name__, **content} if isinstance(value, Move | Step | Event) else content


def _read_on(stream: BinaryIO, lines: Queue[bytes]) -> None:
    while line := stream.readline(LONGEST_LINE):
        lines.put(line)
    lines.put(b"")


def _stop(process: subprocess.Popen[bytes], reader: Thread) -> None:
    process.kill()
    process.wait()
    reader.join(1.0)
    for stream in (process.stdin, process.stdout):
        if stream:
            stream.close()
