"""`orrery simulate`: many games between bots."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from time import perf_counter
from typing import Any

from client.cli.jobs import Job, results
from client.cli.setups import checked_levels, company, read_options
from client.cli.tally import by_side, record, table
from engine.bots.selfplay import Result
from engine.core.game import Setup
from engine.games import load_game


def run(arguments: Namespace) -> int:
    game = load_game(arguments.game)
    levels = checked_levels(company(arguments.seats, arguments.further, "pilot,pilot", "pilot"))
    options = read_options(game, arguments.option, len(levels))
    setups = [Setup(len(levels), arguments.seed + number, options) for number in range(arguments.games)]
    game.check(setups[0])
    began = perf_counter()
    folder = Path(arguments.save) if arguments.save else None
    jobs = [
        Job(game.id, setup, levels, arguments.seconds_per_move, folder and folder / f"{game.id}-{setup.seed}.jsonl")
        for setup in setups
    ]
    played = list(results(jobs, arguments.jobs))
    elapsed = perf_counter() - began
    summary = _summary(levels, played, elapsed)
    _print(summary, elapsed)
    if arguments.json:
        games = [
            {"seed": result.setup.seed, "scores": result.scores, "ranks": result.ranks, "decisions": result.decisions}
            for result in played
        ]
        content = {"game": game.id, "seats": levels, "options": options, **summary, "results": games}
        Path(arguments.json).write_text(json.dumps(content, indent=1) + "\n", "utf-8")
    return 0


def _summary(levels: tuple[str, ...], played: list[Result], elapsed: float) -> dict[str, Any]:
    by_seat = [
        {"seat": seat, "level": level, **record([(result, seat) for result in played])}
        for seat, level in enumerate(levels)
    ]
    decisions = sum(result.decisions for result in played)
    return {
        "games": len(played),
        "by_seat": by_seat,
        "by_side": [{"side": side, **row} for side, row in by_side(played).items()],
        "mean_decisions": decisions / len(played),
        "decisions_per_second": decisions / elapsed,
    }


def _print(summary: dict[str, Any], elapsed: float) -> None:
    for line in table("seat", {f"{row['seat']}  {row['level']}": row for row in summary["by_seat"]}):
        print(line)
    if summary["by_side"]:
        print("", *table("side", {row["side"]: row for row in summary["by_side"]}), sep="\n")
    print(
        f"{summary['games']} games in {elapsed:.1f} s, {summary['mean_decisions']:.0f} decisions a game, "
        f"{summary['decisions_per_second']:.0f} decisions a second"
    )
