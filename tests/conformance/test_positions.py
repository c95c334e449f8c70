"""Whoever must choose can choose, wherever a game may lead."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from engine.core.game import Game, Setup
from engine.core.moves import Move, Seat
from engine.core.state import State
from tests.conformance.walk import Moment, random_game

SEEDS = range(24, 32)
MOMENTS = 1500
"""Positions looked at in each game."""
EVERY = 9
"""In every so many positions all legal moves are tried, not only the one played."""


def test_every_waiting_seat_has_a_move(game: Game[Any]) -> None:
    stuck = []
    for setup, moment in moments(game):
        place = f"{setup.seats} seats, seed {setup.seed}, move {moment.number}"
        stuck += [f"{place}: seat {seat}" for seat in without_a_move(game, moment.state)]
        if moment.number % EVERY == 0:
            for move in moment.moves:
                after = played(game, moment.state, moment.seat, move)
                stuck += [f"{place}, {move}: seat {seat}" for seat in without_a_move(game, after)]
    assert stuck == []


def test_a_quiet_answer_is_a_legal_move(game: Game[Any]) -> None:
    for _, moment in moments(game):
        step = moment.state.agenda[-1]
        for seat in game.waiting(moment.state):
            quiet = step.quiet(moment.state, seat)
            assert quiet is None or quiet in game.moves(moment.state, seat), step


def moments(game: Game[Any]) -> Iterator[tuple[Setup, Moment]]:
    for seats in game.seat_counts:
        for seed in SEEDS:
            setup = Setup(seats, seed)
            for moment in islice(random_game(game, setup), MOMENTS):
                yield setup, moment


def without_a_move(game: Game[Any], state: State) -> list[Seat]:
    return [seat for seat in game.waiting(state) if not game.moves(state, seat)]


def played(game: Game[Any], state: State, seat: Seat, move: Move) -> State:
    after: State = game.copy(state)
    game.apply(after, seat, move)
    return after
