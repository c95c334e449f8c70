"""The deal of the day: one match of each game that begins alike for everybody, with nothing but the date to tell it."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from pathlib import Path
from typing import Any

from client import paths
from client.scenes.chronicle import Played
from engine.core.game import Game, Setup
from engine.match import Chair, Match

WEEK = 7
SATURDAY, SUNDAY = 5, 6


def today() -> date:
    """The same day for everybody."""
    return datetime.now(UTC).date()


def seed(game_id: str, rules_version: int, day: date) -> int:
    """64 bits of game, rules and date."""
    content = f"{game_id} {rules_version} {day.isoformat()}"
    return int.from_bytes(blake2b(content.encode(), digest_size=8).digest(), "big")


def deal(game: Game[Any], day: date, name: str, bots: dict[str, str]) -> Match:
    """Two seats on weekdays, against an Admiral on Saturdays, as many as there are places for on Sundays. `bots` says
    what each level is called."""
    counts = [count for count in game.seat_counts if count > 1]
    seats = min(4, counts[-1]) if day.weekday() == SUNDAY else counts[0]
    level = "admiral" if day.weekday() == SATURDAY else "pilot"
    numbered = seats > 2
    others = [Chair(f"{bots[level]} {seat}" if numbered else bots[level], level) for seat in range(1, seats)]
    return Match(game, Setup(seats, seed(game.id, game.rules_version, day)), [Chair(name), *others])


def record(game_id: str, day: date) -> Path:
    """Where the one try of that day is kept."""
    return paths.saves() / f"deal-{game_id}-{day:%Y%m%d}.jsonl"


def week(game_id: str, played: list[Played], day: date) -> list[bool | None]:
    """The last seven days, the oldest first: won, played, or missed."""
    by_name = {match.record.name: match.is_won for match in played if match.summary.game == game_id}
    days = [day - timedelta(days=back) for back in reversed(range(WEEK))]
    return [by_name.get(record(game_id, each).name) for each in days]
