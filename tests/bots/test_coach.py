"""The coach of every game: plans that differ, chances that add up, and reasons that are true."""

from __future__ import annotations

from itertools import combinations, islice
from typing import Any

import pytest

from engine.bots.coach import Advice, Trial, advise, apart, plans, reasons, turn
from engine.bots.pilot_bot import PilotBot
from engine.core.codec import Decoder, encode
from engine.core.game import Game, Setup
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.games import game_ids, load_game
from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.moves import Cycle, EndTurn, Roll

WORLDS = 6


def on_the_way(game: Game[Any], moves: int) -> tuple[Any, int]:
    """A position with several legal moves, so many moves of pilots into a game, and who is to choose."""
    state = game.start(Setup(game.seat_counts[0] if game.seat_counts[0] > 1 else 2, 7))
    bots = [PilotBot(game, Rng(seat)) for seat in range(4)]
    for number in range(moves + 200):
        seat = game.waiting(state)[0]
        if number >= moves and len(game.moves(state, seat)) > 3:
            break
        game.apply(state, seat, bots[seat].move(game.view(state, seat), seat))
    return state, seat


def advised(game: Game[Any], moves: int = 40, worlds: int = WORLDS) -> tuple[Advice, Any, int]:
    state, seat = on_the_way(game, moves)
    view = game.view(state, seat)
    *_, advice = islice(advise(game, view, seat, Rng(3)), worlds)
    return advice, view, seat


@pytest.mark.parametrize("game_id", game_ids())
def test_every_plan_is_legal_and_chances_add_up(game_id: str) -> None:
    game = load_game(game_id)
    advice, view, seat = advised(game, worlds=2)
    assert 1 <= len(advice.plans) <= 3
    for plan in advice.plans:
        assert plan.first in game.moves(view, seat)
        assert sum(plan.chances) == pytest.approx(1000, abs=len(plan.chances))
    chances = [plan.chances[seat] for plan in advice.plans]
    assert chances == sorted(chances, reverse=True)
    decoder = Decoder(game.vocabulary)
    assert decoder.decode(Advice, encode(advice), "advice") == advice, "it travels between processes"


def test_advice_uses_nothing_that_the_seat_cannot_know() -> None:
    """Two positions that look alike to a seat get the same advice."""
    game = load_game("race_for_the_galaxy")
    state, seat = on_the_way(game, 20)
    other = game.imagine(game.view(state, seat), seat, Rng(99))
    heard = [list(islice(advise(game, game.view(each, seat), seat, Rng(5)), 2)) for each in (state, other)]
    assert heard[0] == heard[1]


def test_plans_end_differently() -> None:
    """First moves that all come to the same turn are one plan (in Alien Frontiers docks can be filled in any order)."""
    state, seat = on_the_way(GAME, 60)
    pilot, view = GAME.pilot(), GAME.view(state, seat)
    found = plans(GAME, pilot, view, seat, GAME.moves(view, seat), Rng(1))
    rng = Rng(1)
    GAME.imagine(view, seat, rng)
    world = GAME.imagine(view, seat, rng)
    ends = []
    for trial in found:
        end = world.copy()
        assert turn(GAME, pilot, end, seat, trial.first) == trial.moves
        ends.append(GAME.view(end, seat))
    assert all(one != other for one, other in combinations(ends, 2))


def trial(*moves: Move) -> Trial:
    return Trial(moves[0], moves)


def test_a_plan_is_named_by_what_sets_it_apart() -> None:
    a, b, c = Roll(), EndTurn(), Cycle()
    one, two = trial(a, b, c), trial(b, a)
    assert apart(one, [one, two]) == (c,)
    assert apart(two, [one, two]) == (b,), "by its first move where nothing else does"


def tried(own: list[int], rival: list[int]) -> Trial:
    """A plan after which two seats had so much fuel in each world."""
    found = trial(Roll())
    found.ends = [({"fuel": mine}, {"fuel": theirs}) for mine, theirs in zip(own, rival, strict=True)]
    found.later = found.ends
    return found


def test_reasons_are_differences_that_chance_would_not_make() -> None:
    best, other = tried([5, 6, 5, 6], [1, 1, 2, 1]), tried([3, 3, 3, 3], [4, 5, 4, 4])
    assert {(each.kind, each.seat, each.best, each.other) for each in reasons(best, other, 0)} == {
        ("gains", 0, 55, 30),
        ("prevents", 1, 12, 42),
    }
    assert [each.kind for each in reasons(other, best, 0)] == ["gives_up"], "what a rival wins speaks for nothing"
    assert reasons(tried([9, 0, 9, 1], [2] * 4), tried([0, 8, 1, 9], [2] * 4), 0) == ()
