"""Random games, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.game import Game, Setup
from engine.core.moves import Event, Move, Seat
from engine.core.rng import Rng
from engine.core.state import State

LONGEST_GAME = 60_000


@dataclass(frozen=True, slots=True)
class Moment:
    """A position, who chooses and what they will choose; `events` are those of the move before."""

    number: int
    state: State
    seat: Seat
    moves: list[Move]
    move: Move
    events: list[Event]


def random_game(game: Game[Any], setup: Setup) -> Iterator[Moment]:
    """Every moment of a game of random moves by random seats. The state is the live one: copy it to keep it."""
    rng = Rng(setup.seed + 1)
    state = game.start(setup)
    events: list[Event] = []
    number = 0
    while waiting := game.waiting(state):
        seat = rng.choice(waiting)
        moves = game.moves(state, seat)
        assert moves, f"seat {seat} must choose and has no move: {state.agenda[-1]}"
        move = rng.choice(moves)
        yield Moment(number, state, seat, moves, move, events)
        events = game.play(state, seat, move)
        number += 1
        assert number < LONGEST_GAME, "a random game does not end"


def last_state(game: Game[Any], setup: Setup) -> State:
    state = game.start(setup)
    for moment in random_game(game, setup):
        state = moment.state
    return state


def some_moments(game: Game[Any], setup: Setup, every: int) -> Iterator[Moment]:
    """Each `every`-th moment of a random game."""
    return (moment for moment in random_game(game, setup) if moment.number % every == 0)
