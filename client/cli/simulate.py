"""`orrery simulate`: many games between bots."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from time import perf_counter

from client.cli.jobs import Job, results
from client.cli.setups import read_levels, read_options
from engine.bots.selfplay import Result
from engine.core.game import Setup
from engine.games import load_game


def run(arguments: Namespace) -> int:
    game = load_game(arguments.game)
    levels = read_levels(arguments.seats)
    options = read_options(game, arguments.option)
    setups = [Setup(len(levels), arguments.seed + number, options) for number in range(arguments.games)]
    game.check(setups[0])
    began = perf_counter()
    jobs = [Job(game.id, setup, levels, arguments.seconds_per_move) for setup in setups]
    played = list(results(jobs, arguments.jobs))
    elapsed = perf_counter() - began
    summary = _summary(levels, played, elapsed)
    _print(summary, arguments.games, elapsed)
    if arguments.json:
        games = [
            {"seed": result.setup.seed, "scores": result.scores, "ranks": result.ranks, "decisions": result.decisions}
            for result in played
        ]
        content = {"game": game.id, "seats": levels, "options": options, **summary, "results": games}
        Path(arguments.json).write_text(json.dumps(content, indent=1) + "\n", "utf-8")
    return 0


def _summary(levels: tuple[str, ...], played: list[Result], elapsed: float) -> dict[str, object]:
    """A shared victory counts in equal parts."""
    seats = [
        {
            "seat": seat,
            "level": level,
            "wins": sum(1 / result.ranks.count(1) for result in played if result.ranks[seat] == 1),
            "mean_score": sum(result.scores[seat] for result in played) / len(played),
        }
        for seat, level in enumerate(levels)
    ]
    decisions = sum(result.decisions for result in played)
    return {
        "games": len(played),
        "by_seat": seats,
        "mean_decisions": decisions / len(played),
        "decisions_per_second": decisions / elapsed,
    }


def _print(summary: dict[str, object], games: int, elapsed: float) -> None:
    seats = summary["by_seat"]
    assert isinstance(seats, list)
    print("seat  level      wins    share  mean score")
    for seat in seats:
        share = 100 * seat["wins"] / games
        print(f"{seat['seat']:4}  {seat['level']:8} {seat['wins']:6.1f}  {share:5.1f} %  {seat['mean_score']:10.2f}")
    print(
        f"{games} games in {elapsed:.1f} s, {summary['mean_decisions']:.0f} decisions a game, "
        f"{summary['decisions_per_second']:.0f} decisions a second"
    )
