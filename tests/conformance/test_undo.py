"""What a move showed its player stays seen: such a move cannot be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from engine.core.codec import encode
from engine.core.game import Game, Setup
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.core.state import State
from engine.match import Match
from tests.conformance.walk import some_moments

SEEDS = (22, 23)
MOMENTS = 400
"""Positions looked at in each game, one in three of those played."""
WORLDS = 2
TRIED = 3
"""Moves tried in each position: the one played and others at random."""


def test_what_a_move_showed_is_not_taken_back(game: Game[Any]) -> None:
    """Two worlds look the same to a seat, and it makes the same move in both. If it could then see which of them it
    is in, neither lets it take the move back."""
    told = []
    for seats in game.seat_counts:
        for seed in SEEDS:
            match, twin = (Match(game, Setup(seats, seed)) for _ in range(2))
            for number, world, other, seat, move in alike(game, Setup(seats, seed)):
                seen = outcome(match, world, seat, move)
                if seen != outcome(twin, other, seat, move) and (match.can_undo(seat) or twin.can_undo(seat)):
                    told.append(f"{seats} seats, seed {seed}, move {number} by seat {seat}: {move}")
    assert told == []


def alike(game: Game[Any], setup: Setup) -> Iterator[tuple[int, State, State, Seat, Move]]:
    """Pairs of positions that a seat cannot tell apart, with the same chance to come, and moves to try in both."""
    rng = Rng(setup.seed)
    for moment in islice(some_moments(game, setup, every=3), MOMENTS):
        view = game.view(moment.state, moment.seat)
        tried = {moment.move, *(rng.choice(moment.moves) for _ in range(TRIED - 1))}
        for _ in range(WORLDS):
            other = game.imagine(view, moment.seat, rng)
            other.rng = moment.state.rng.copy()
            for move in sorted(tried, key=repr):
                yield moment.number, moment.state, other, moment.seat, move


def outcome(match: Match, position: State, seat: Seat, move: Move) -> Any:
    """Make the move there, and all that its player then sees of the table and of what happened."""
    match.state = match.game.copy(position)
    events = match.play(seat, move)
    seen = [event.seen_by(seat) for event in events]
    return encode(match.game.view(match.state, seat)), [encode(event) for event in seen if event is not None]
