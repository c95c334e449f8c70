"""`orrery simulate`: many games between bots."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from time import perf_counter
from typing import Any

from client.cli.jobs import Job, results
from client.cli.setups import checked_levels, company, read_options
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
        {"seat": seat, "level": level, **_record([(result, seat) for result in played])}
        for seat, level in enumerate(levels)
    ]
    decisions = sum(result.decisions for result in played)
    return {
        "games": len(played),
        "by_seat": by_seat,
        "by_side": _by_side(played),
        "mean_decisions": decisions / len(played),
        "decisions_per_second": decisions / elapsed,
    }


def _by_side(played: list[Result]) -> list[dict[str, Any]]:
    """How each race, colour or the like has done, in the games in which somebody played it."""
    players: dict[str, list[tuple[Result, int]]] = {}
    for result in played:
        for seat, side in enumerate(result.sides):
            players.setdefault(side, []).append((result, seat))
    return [{"side": side, "games": len(players[side]), **_record(players[side])} for side in sorted(players)]


def _record(players: list[tuple[Result, int]]) -> dict[str, float]:
    """Victories and points of these players; a shared victory counts in equal parts."""
    wins = sum(1 / result.ranks.count(1) for result, seat in players if result.ranks[seat] == 1)
    points = sum(result.scores[seat] for result, seat in players)
    return {"wins": wins, "share": wins / len(players), "mean_score": points / len(players)}


def _print(summary: dict[str, Any], elapsed: float) -> None:
    width = max(len(row["level"]) for row in summary["by_seat"])
    print(f"seat  {'level':{width}}   wins    share  mean score")
    for row in summary["by_seat"]:
        print(f"{row['seat']:4}  {row['level']:{width}} {_told(row)}")
    if summary["by_side"]:
        print("\nside                  games    wins    share  mean score")
    for row in summary["by_side"]:
        print(f"{row['side']:20} {row['games']:6}  {_told(row)}")
    print(
        f"{summary['games']} games in {elapsed:.1f} s, {summary['mean_decisions']:.0f} decisions a game, "
        f"{summary['decisions_per_second']:.0f} decisions a second"
    )


def _told(row: dict[str, Any]) -> str:
    return f"{row['wins']:6.1f}  {100 * row['share']:5.1f} %  {row['mean_score']:10.2f}"
