"""Strengths from results: Elo by Bradley and Terry, with an interval from games drawn again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import log10

from engine.bots.selfplay import Result
from engine.core.rng import Rng

RESAMPLES = 400
ROUNDS = 60
Outcome = tuple[str, str, float]
"""Two bots and the share of the victory that the first one had over the second."""


def ratings(bots: Sequence[str], played: Sequence[Result]) -> dict[str, tuple[float, float, float]]:
    """Elo and its interval; the first bot named is the zero of the scale."""
    games = [outcomes(result) for result in played]
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


def curve(bots: Sequence[str], played: Sequence[Result], points: int = 40) -> list[tuple[int, dict[str, float]]]:
    """How the ratings came to be: after so many games, what each bot stood at."""
    games = [outcomes(result) for result in played]
    marks = sorted({max(1, round(len(games) * number / points)) for number in range(1, points + 1)})
    return [(mark, elo(bots, [outcome for game in games[:mark] for outcome in game])) for mark in marks]


def outcomes(result: Result) -> list[Outcome]:
    """Every pair of seats with different bots: who came out before whom."""
    found = []
    for a, b in combinations(range(len(result.ranks)), 2):
        if result.levels[a] != result.levels[b]:
            ahead, behind = result.ranks[a], result.ranks[b]
            found.append((result.levels[a], result.levels[b], 0.5 if ahead == behind else float(ahead < behind)))
    return found
