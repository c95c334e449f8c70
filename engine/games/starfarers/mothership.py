"""Chapter 11: the mothership, its parts, its fame rings and its balls."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.starfarers.components import (
    BALLS,
    BRISK_PAIRS,
    FAME_LIMIT,
    FAME_SUPPLY,
    PAIRS,
    PART_LIMITS,
    PARTS,
)
from engine.games.starfarers.events import FameGained, FameLost, PartGained, PartLost
from engine.games.starfarers.state import StarfarersState


def shake(state: StarfarersState) -> tuple[int, int]:
    """Two balls show, every pair as likely as any other (SF-8.1)."""
    return state.rng.choice(BRISK_PAIRS if state.options.brisk_start else PAIRS)


def ball_sum(balls: tuple[int, ...]) -> int:
    return sum(BALLS[ball].value for ball in balls)


def parts_with_room(state: StarfarersState, seat: Seat) -> list[int]:
    """SF-11.1."""
    parts = state.players[seat].parts
    return [part for part in range(len(PARTS)) if parts[part] < PART_LIMITS[part]]


def parts_aboard(state: StarfarersState, seat: Seat) -> list[int]:
    parts = state.players[seat].parts
    return [part for part in range(len(PARTS)) if parts[part]]


def add_part(state: StarfarersState, seat: Seat, part: int) -> None:
    _change(state, seat, part, 1)
    state.events.append(PartGained(seat, part))


def remove_part(state: StarfarersState, seat: Seat, part: int) -> None:
    _change(state, seat, part, -1)
    state.events.append(PartLost(seat, part))


def _change(state: StarfarersState, seat: Seat, part: int, by: int) -> None:
    player = state.players[seat]
    parts = list(player.parts)
    parts[part] += by
    player.parts = tuple(parts)


def fame_left(state: StarfarersState) -> int:
    """Fame rings in the common stock."""
    return FAME_SUPPLY - sum(player.fame for player in state.players)


def gain_fame(state: StarfarersState, seat: Seat, amount: int) -> None:
    """Up to 11 rings and as the stock allows; the rest is lost (SF-9.15)."""
    player = state.players[seat]
    amount = min(amount, FAME_LIMIT - player.fame, fame_left(state))
    if amount:
        player.fame += amount
        state.events.append(FameGained(seat, amount))


def lose_fame(state: StarfarersState, seat: Seat, amount: int) -> None:
    """Up to the number he has (SF-9.15)."""
    player = state.players[seat]
    amount = min(amount, player.fame)
    if amount:
        player.fame -= amount
        state.events.append(FameLost(seat, amount))
