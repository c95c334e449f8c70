"""`orrery bench`: how fast the games run on this machine."""

from __future__ import annotations

import json
from argparse import Namespace
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

from engine.core.game import Game, Setup
from engine.core.rng import Rng
from engine.games import game_ids, load_game

TABLES = "client.bench"
PARTS = {"client": TABLES, "lan": "client.lan.bench"}
"""Parts of the client that measure themselves, besides the games."""
SECONDS = 2.0
COPIES = 5000


def run(arguments: Namespace) -> int:
    figures: dict[str, Any] = {"games": {}, "tables": {}}
    for game_id in arguments.games or game_ids():
        figures["games"][game_id] = _shown(game_id, measure(load_game(game_id)))
    if arguments.tables or not arguments.games:
        for game_id in arguments.games or game_ids():
            figures["tables"][game_id] = _shown(f"{game_id}, its table", import_module(TABLES).measure_table(game_id))
    if not arguments.games:
        for part in PARTS:
            figures[part] = _shown(part, import_module(PARTS[part]).measure())
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return 0


def _shown(title: str, figures: dict[str, float]) -> dict[str, float]:
    if figures:
        print(title)
    for name, value in figures.items():
        print(f"    {name.replace('_', ' '):28} {value:12,.2f}", flush=True)
    return figures


def measure(game: Game[Any]) -> dict[str, float]:
    """Random play with as many seats as four or the most the game takes, on one core."""
    seats = max(count for count in game.seat_counts if count <= 4)
    _random_games(game, seats, SECONDS / 4)
    games, decisions, elapsed = _random_games(game, seats, SECONDS)
    return {
        "decisions_per_second": decisions / elapsed,
        "copy_microseconds": _copy_seconds(game, seats) * 1e6,
        "games_per_second": games / elapsed,
    }


def _random_games(game: Game[Any], seats: int, seconds: float) -> tuple[int, int, float]:
    """List the moves, pick one, play it, for a while."""
    rng = Rng(1)
    games = decisions = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        state = game.start(Setup(seats, games))
        while waiting := game.waiting(state):
            moves = game.moves(state, waiting[0])
            game.play(state, waiting[0], moves[rng.below(len(moves))])
            decisions += 1
        games += 1
    return games, decisions, perf_counter() - began


def _copy_seconds(game: Game[Any], seats: int) -> float:
    """Of a position half-way through a random game."""
    lengths = [_play_random(game, seats, limit=None)[1]]
    state, _ = _play_random(game, seats, limit=lengths[0] // 2)
    began = perf_counter()
    for _ in range(COPIES):
        game.copy(state)
    return (perf_counter() - began) / COPIES


def _play_random(game: Game[Any], seats: int, limit: int | None) -> tuple[Any, int]:
    rng = Rng(2)
    state = game.start(Setup(seats, 0))
    decisions = 0
    while (waiting := game.waiting(state)) and decisions != limit:
        moves = game.moves(state, waiting[0])
        game.play(state, waiting[0], moves[rng.below(len(moves))])
        decisions += 1
    return state, decisions
