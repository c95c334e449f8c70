"""What many games between bots come to: by seat, by side, by bot, by option."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.bots.selfplay import Result

Played = tuple[Result, int]
"""A game and one of its seats."""


def record(players: Sequence[Played]) -> dict[str, float]:
    """Victories and points of these players; a shared victory counts in equal parts."""
    wins = sum(1 / result.ranks.count(1) for result, seat in players if result.ranks[seat] == 1)
    points = sum(result.scores[seat] for result, seat in players)
    return {"games": len(players), "wins": wins, "share": wins / len(players), "mean_score": points / len(players)}


def seats_of(games: Iterable[Result]) -> list[Played]:
    return [(result, seat) for result in games for seat in range(len(result.levels))]


def split(players: Iterable[Played], name: Callable[[Played], str]) -> dict[str, dict[str, float]]:
    """The record of each group of players, in the order of the groups' names."""
    groups: dict[str, list[Played]] = {}
    for player in players:
        groups.setdefault(name(player), []).append(player)
    return {group: record(groups[group]) for group in sorted(groups)}


def by_side(games: Sequence[Result]) -> dict[str, dict[str, float]]:
    """How each race, colour or the like has done; nothing where all begin alike."""
    return split([player for player in seats_of(games) if player[0].sides], lambda player: player[0].sides[player[1]])


def by_option(games: Sequence[Result], bot: str) -> dict[str, dict[str, float]]:
    """How a bot has done under each value of each option that was chosen."""
    chosen = [
        (player, f"{option}={value}".lower())
        for player in seats_of(games)
        if player[0].levels[player[1]] == bot
        for option, value in player[0].setup.options.items()
    ]
    groups = dict.fromkeys(sorted({name for _, name in chosen}))
    return {group: record([player for player, name in chosen if name == group]) for group in groups}


def table(heading: str, rows: dict[str, dict[str, float]]) -> list[str]:
    """A heading and a line for each group, as the terminal shows it."""
    width = max(len(heading), 20, *(len(name) for name in rows))
    lines = [f"{heading:{width}}  games    wins    share  mean score"]
    return lines + [f"{name:{width}} {told(row)}" for name, row in rows.items()]


def told(row: dict[str, Any]) -> str:
    return f"{row['games']:6.0f}  {row['wins']:6.1f}  {100 * row['share']:5.1f} %  {row['mean_score']:10.2f}"
