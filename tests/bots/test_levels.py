"""The bots' strength is measured by `orrery arena`; here is what must hold of every bot."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots.bot import Budget, Thinker
from engine.bots.levels import LEVELS, UnknownLevel, make_bot
from engine.bots.search import SearchBot
from engine.bots.selfplay import play_game
from engine.bots.trials import TrialBot
from engine.core.game import Game, Setup
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.core.state import State
from engine.games import load_game


def test_an_unknown_level_names_those_there_are(game: Game[Any]) -> None:
    with pytest.raises(UnknownLevel, match="random, cadet, pilot, admiral"):
        make_bot("kirk", game, 0)


def test_bots_play_whole_games_of_every_size(game: Game[Any], seats: int) -> None:
    levels = [LEVELS[1 + seat % 2] for seat in range(seats)]
    result = play_game(game, Setup(seats, 2), levels)
    assert min(result.ranks) == 1
    assert result.decisions > seats


def test_the_same_seed_gives_the_same_game(game: Game[Any]) -> None:
    setup = Setup(game.seat_counts[-1], 3)
    levels = ["cadet"] * setup.seats
    first, second = (play_game(game, setup, levels) for _ in range(2))
    assert (first.scores, first.decisions) == (second.scores, second.decisions)


@pytest.mark.parametrize(("name", "tries"), [("alien_frontiers", 4), ("starfarers", 1)])
def test_the_admiral_with_a_number_of_tries_is_repeatable(name: str, tries: int) -> None:
    results = [play_game(load_game(name), Setup(2, 4), ["admiral", "pilot"], tries=tries) for _ in range(2)]
    assert results[0].scores == results[1].scores
    assert results[0].decisions == results[1].decisions


def test_a_pilot_beats_random_play(game: Game[Any]) -> None:
    """Six games, seats alternating: the pilot wins most of them."""
    if 2 not in game.seat_counts:
        return
    wins = 0.0
    for number in range(6):
        levels = ("pilot", "random") if number % 2 == 0 else ("random", "pilot")
        ranks = play_game(game, Setup(2, number), levels).ranks
        wins += ranks[levels.index("pilot")] == 1
    assert wins >= 5


def test_a_budget_of_tries_is_spent_after_so_many() -> None:
    budget = Budget(tries=2)
    assert [budget.spent() for _ in range(3)] == [0, 0.5, 1]


def test_a_budget_of_no_time_is_spent_at_once() -> None:
    assert Budget(seconds=0).spent() >= 1


def test_an_admiral_asked_together_with_others_searches_its_own_choice() -> None:
    """Both players pick their first hand at once: the second one's admiral weighs hands of that seat."""
    game = load_game("race_for_the_galaxy")
    state = game.start(Setup(2, 1))
    assert game.waiting(state) == (0, 1)
    assert not set(game.moves(state, 0)) & set(game.moves(state, 1))
    picked = {make_bot("admiral", game, seed, tries=60).move(game.view(state, 1), 1) for seed in range(8)}
    assert picked != {game.moves(state, 1)[0]}


def clear_choice(game: Game[Any]) -> tuple[State, Seat, Move]:
    """A position of pilots' play where one move is rated far above all others."""
    pilot, state = game.pilot(), game.start(Setup(2, 1))
    while True:
        seat = game.waiting(state)[0]
        moves = game.moves(state, seat)
        ratings = pilot.rate(state, seat, moves)
        best, *others = sorted(ratings, reverse=True)
        favourite = moves[ratings.index(best)]
        if others and best - others[0] > 20:
            return state, seat, favourite
        game.play(state, seat, favourite)


@pytest.mark.parametrize(("admiral", "name"), [(SearchBot, "alien_frontiers"), (TrialBot, "starfarers")])
def test_an_admiral_does_not_think_about_the_obvious(admiral: type[Thinker], name: str) -> None:
    game = load_game(name)
    state, seat, favourite = clear_choice(game)
    budget = Budget(tries=1)
    assert admiral(game, Rng(5), lambda: budget).move(game.view(state, seat), seat) == favourite
    assert budget.spent() == 0


@pytest.mark.parametrize("name", ["starfarers", "empires_of_the_void"])
def test_moves_are_played_out_to_the_beginning_of_a_turn(name: str) -> None:
    game = load_game(name)
    pilot, state = game.pilot(), game.start(Setup(2, 6))
    while not state.round:
        seat = game.waiting(state)[0]
        game.play(state, seat, pilot.proceed(state, seat, game.moves(state, seat)))
    turns = [pilot.turn(state)]
    for _ in range(4):
        pilot.play_on(state)
        turns.append(pilot.turn(state))
    assert len(set(turns)) == 5
