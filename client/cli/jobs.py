"""Games between bots, several processes at a time, with a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

from engine.bots.levels import label
from engine.bots.selfplay import Result, play_game
from engine.core.game import Setup
from engine.core.moves import Move, Seat
from engine.games import load_game
from engine.match import Chair, Match
from engine.record import Recorder


@dataclass(frozen=True, slots=True)
class Job:
    game: str
    setup: Setup
    levels: tuple[str, ...]
    seconds: float
    record: Path | None = None
    """Where to keep the game."""


def play(job: Job) -> Result:
    game = load_game(job.game)
    moves: list[tuple[Seat, Move]] = []
    result = play_game(game, job.setup, job.levels, job.seconds, on_move=lambda seat, move: moves.append((seat, move)))
    if job.record:
        chairs = [Chair(f"{label(level)} {number}", level) for number, level in enumerate(job.levels, start=1)]
        match = Match(game, job.setup, chairs)
        for seat, move in moves:
            match.play(seat, move)
        Recorder.create(match, job.record).close()
    return result


def results(jobs: Sequence[Job], processes: int) -> Iterator[Result]:
    """Each job's result, in the order of the jobs."""
    if not jobs:
        return
    bar = Progress(len(jobs))
    if processes == 1:
        for job in jobs:
            yield play(job)
            bar.step()
    else:
        with get_context("spawn").Pool(min(processes, len(jobs))) as pool:
            for result in pool.imap(play, jobs):
                yield result
                bar.step()
    bar.close()


class Progress:
    """A bar on standard error, if that is a terminal."""

    WIDTH = 40

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._shown = sys.stderr.isatty()
        self._began = perf_counter()

    def step(self) -> None:
        self._done += 1
        if self._shown:
            filled = self.WIDTH * self._done // self._total
            bar = "#" * filled + "." * (self.WIDTH - filled)
            print(f"\r[{bar}] {self._done}/{self._total}, {self.left()} left ", end="", file=sys.stderr, flush=True)

    def left(self) -> str:
        """How much longer it will take, at the pace so far."""
        seconds = round((perf_counter() - self._began) * (self._total - self._done) / self._done)
        return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"

    def close(self) -> None:
        if self._shown:
            print("\r" + " " * (self.WIDTH + 40) + "\r", end="", file=sys.stderr, flush=True)
