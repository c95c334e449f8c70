"""Results of games kept in a file, a line a game, so that an arena can be stopped and gone on with."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from client.cli.errors import BadArgument
from client.cli.jobs import Job
from engine.bots.selfplay import Result
from engine.core.game import Setup

Key = tuple[Any, ...]
"""What tells one game from another: the game, the deal, who sat where and how long they thought."""


class Ledger:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._found: dict[Key, Result] = {}
        if path.exists():
            for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
                self._found.update([_read(path, number, line)])

    def of(self, job: Job) -> Result | None:
        """The result of a game that has been played already."""
        return self._found.get(_key(job))

    def add(self, job: Job, result: Result) -> None:
        content = {"game": job.game, "seconds_per_move": job.seconds, **asdict(result)}
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(content) + "\n")
        self._found[_key(job)] = result


def _key(job: Job) -> Key:
    return _key_of(job.game, job.seconds, job.setup, job.levels)


def _key_of(game: str, seconds: float, setup: Setup, levels: tuple[str, ...]) -> Key:
    return game, seconds, setup.seats, setup.seed, tuple(sorted(setup.options.items())), levels


def _read(path: Path, number: int, line: str) -> tuple[Key, Result]:
    try:
        content = json.loads(line)
        setup = Setup(**content["setup"])
        result = Result(
            setup,
            tuple(content["levels"]),
            tuple(content["scores"]),
            tuple(content["ranks"]),
            tuple(content["sides"]),
            content["decisions"],
            content["seconds"],
        )
        return _key_of(content["game"], content["seconds_per_move"], setup, result.levels), result
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadArgument(f"{path}: line {number} is no result of a game; take it out to go on") from error
