"""`orrery arena`: bots meet in pairs and get an Elo rating with its uncertainty."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from itertools import combinations
from math import log10
from pathlib import Path

from client.cli.errors import BadArgument
from client.cli.jobs import Job, results
from client.cli.setups import checked_levels, company
from engine.bots.selfplay import Result
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.games import load_game

RESAMPLES = 400
ROUNDS = 60
Outcome = tuple[str, str, float]
"""Two bots and the share of the victory that the first one had over the second."""


def run(arguments: Namespace) -> int:
    game = load_game(arguments.game)
    bots = checked_levels(company(arguments.bots, arguments.further, "cadet,pilot,admiral", "pilot"))
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadArgument("an arena needs two or more different bots")
    if arguments.seats < 2:
        raise BadArgument("an arena needs two seats or more")
    jobs = []
    for first, second in combinations(bots, 2):
        for number in range(arguments.games):
            setup = Setup(arguments.seats, arguments.seed + number // 2)
            game.check(setup)
            order = (first, second) if number % 2 == 0 else (second, first)
            levels = tuple(order[seat % 2] for seat in range(arguments.seats))
            jobs.append(Job(game.id, setup, levels, arguments.seconds_per_move))
    played = list(results(jobs, arguments.jobs))
    table = ratings(bots, played)
    width = max(map(len, bots))
    print(f"{'bot':{width}}    Elo   95 % interval")
    for bot, (rating, low, high) in sorted(table.items(), key=lambda item: -item[1][0]):
        print(f"{bot:{width}} {rating:5.0f}   {low:5.0f} to {high:.0f}")
    meetings = {f"{first} - {second}": _score(first, second, played) for first, second in combinations(bots, 2)}
    for pair, (wins, losses) in meetings.items():
        print(f"{pair}: {wins:g} - {losses:g}")
    if arguments.json:
        content = {"game": game.id, "seconds_per_move": arguments.seconds_per_move, "elo": table, "meetings": meetings}
        Path(arguments.json).write_text(json.dumps(content, indent=1) + "\n", "utf-8")
    return 0


def ratings(bots: Sequence[str], played: Sequence[Result]) -> dict[str, tuple[float, float, float]]:
    """Elo and its interval; the first bot named is the zero of the scale."""
    games = [_outcomes(result) for result in played]
    rating = elo(bots, [outcome for game in games for outcome in game])
    rng = Rng(0)
    samples = []
    for _ in range(RESAMPLES):
        drawn = [games[rng.below(len(games))] for _ in games]
        samples.append(elo(bots, [outcome for game in drawn for outcome in game]))
    found = {}
    for bot in bots:
        values = sorted(sample[bot] for sample in samples)
        found[bot] = (rating[bot], values[RESAMPLES // 40], values[-1 - RESAMPLES // 40])
    return found


def elo(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Bradley-Terry strengths by repeated improvement; one imagined draw per pair keeps a clean sweep finite."""
    wins = dict.fromkeys(bots, 0.0)
    meetings: dict[tuple[str, str], float] = {}
    for first, second in combinations(bots, 2):
        meetings[first, second] = 1.0
        wins[first] += 0.5
        wins[second] += 0.5
    for first, second, share in outcomes:
        pair = (first, second) if (first, second) in meetings else (second, first)
        meetings[pair] += 1
        wins[first] += share
        wins[second] += 1 - share
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        for bot in bots:
            faced = sum(
                count / (strength[first] + strength[second])
                for (first, second), count in meetings.items()
                if bot in (first, second)
            )
            strength[bot] = wins[bot] / faced
    zero = log10(strength[bots[0]])
    return {bot: 400 * (log10(strength[bot]) - zero) for bot in bots}


def _outcomes(result: Result) -> list[Outcome]:
    """Every pair of seats with different bots: who came out before whom."""
    found = []
    for a, b in combinations(range(len(result.ranks)), 2):
        if result.levels[a] != result.levels[b]:
            ahead, behind = result.ranks[a], result.ranks[b]
            found.append((result.levels[a], result.levels[b], 0.5 if ahead == behind else float(ahead < behind)))
    return found


def _score(first: str, second: str, played: Sequence[Result]) -> tuple[float, float]:
    """Games won by each of a pair, a shared victory in equal parts."""
    wins = {first: 0.0, second: 0.0}
    for result in played:
        if set(result.levels) == {first, second}:
            winners = [level for level, rank in zip(result.levels, result.ranks, strict=True) if rank == 1]
            for level in winners:
                wins[level] += 1 / len(winners)
    return wins[first], wins[second]
