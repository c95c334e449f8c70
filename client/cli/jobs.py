"""Games between bots, several processes at a time, with a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context

from engine.bots.selfplay import Result, play_game
from engine.core.game import Setup
from engine.games import load_game


@dataclass(frozen=True, slots=True)
class Job:
    game: str
    setup: Setup
    levels: tuple[str, ...]
    seconds: float


def play(job: Job) -> Result:
    return play_game(load_game(job.game), job.setup, job.levels, job.seconds)


def results(jobs: Sequence[Job], processes: int) -> Iterator[Result]:
    """Each job's result, in the order of the jobs."""
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

    def step(self) -> None:
        self._done += 1
        if self._shown:
            filled = self.WIDTH * self._done // self._total
            bar = "#" * filled + "." * (self.WIDTH - filled)
            print(f"\r[{bar}] {self._done}/{self._total}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self._shown:
            print("\r" + " " * (self.WIDTH + 20) + "\r", end="", file=sys.stderr, flush=True)
