"""The review of a finished match: chances that add up, turning points that are true, and honest words for the rest."""

from __future__ import annotations

from functools import cache

import pytest

from engine.bots.bot import Budget
from engine.bots.coach import Trial
from engine.bots.pilot_bot import PilotBot
from engine.bots.review import (
    BETTER,
    CLOSE,
    FOUND,
    LUCK,
    WEIGHTY,
    Moment,
    Review,
    judged,
    moments,
    positions_at,
    review,
    turns_that_swung,
)
from engine.core.codec import Decoder, encode
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.games import load_game
from engine.games.alien_frontiers.moves import Cycle, EndTurn, Roll
from engine.match import Chair, Match

TRIES = 70


@cache
def finished(game_id: str) -> Match:
    game = load_game(game_id)
    match = Match(game, Setup(2, 5), [Chair("Ada"), Chair("Ben")])
    rng = Rng(1)
    bot = PilotBot(game, Rng(2))
    while waiting := match.waiting():
        seat = waiting[0]
        if game_id == "alien_frontiers" and seat == 0:
            match.play(seat, bot.move(game.view(match.state, seat), seat))
        else:
            match.play(seat, rng.choice(match.moves(seat)))
    return match


@cache
def reviewed(game_id: str, tries: int) -> tuple[Review, ...]:
    return tuple(review(finished(game_id), Rng(1), Budget(tries=tries)))


@pytest.mark.parametrize("game_id", ["alien_frontiers", "race_for_the_galaxy"])
def test_the_curve_grows_from_the_left_and_ends_in_what_happened(game_id: str) -> None:
    parts = reviewed(game_id, TRIES)
    assert [part.done for part in parts] == sorted(part.done for part in parts)
    assert parts[-1].done == 100
    lengths = [len(part.curve) for part in parts]
    assert lengths == sorted(lengths)
    match = finished(game_id)
    for moment in parts[-1].curve:
        assert sum(moment.chances) == pytest.approx(1000, abs=2)
    last = parts[-1].curve[-1]
    assert last.move == len(match.entries)
    winners = [place.seat for place in match.game.standing(match.state) if place.rank == 1]
    assert [seat for seat, chance in enumerate(last.chances) if chance] == winners
    decoder = Decoder(match.game.vocabulary)
    assert decoder.decode(Review, encode(parts[-1]), "review") == parts[-1], "it can be kept beside the record"


def test_every_turning_point_is_a_choice_there_was_and_every_better_move_was_legal() -> None:
    match = finished("alien_frontiers")
    points = reviewed("alien_frontiers", TRIES)[-1].points
    assert points
    for point in points:
        state = positions_at(match, {point.move})[point.move]
        assert point.seat in match.game.waiting(state)
        if point.verdict == BETTER:
            assert point.better in match.game.moves(state, point.seat)
            assert point.better != match.entries[point.move].move
            assert point.instead - point.played >= WEIGHTY
        else:
            assert point.better is None
        if point.verdict == FOUND:
            assert point.played - point.instead >= WEIGHTY


def test_the_same_review_again() -> None:
    again = list(review(finished("alien_frontiers"), Rng(1), Budget(tries=TRIES)))
    assert again[-1] == reviewed("alien_frontiers", TRIES)[-1]


def test_a_long_match_is_looked_at_at_sixty_turns_at_most() -> None:
    assert 30 < len(moments(finished("empires_of_the_void"))) <= 60


def test_only_swings_worth_a_word_are_turning_points() -> None:
    curve = [Moment(0, (500, 500)), Moment(4, (540, 460)), Moment(9, (700, 300)), Moment(12, (100, 900))]
    assert turns_that_swung(curve) == [(9, 12), (4, 9)]


def tried(move: Move, chance: float) -> Trial:
    return Trial(move, (move,), [(chance, 1 - chance)] * 4, [({"fuel": 1}, {})] * 4, [({"fuel": 1}, {})] * 4)


@pytest.mark.parametrize(
    ("own", "other", "before", "after", "verdict"),
    [
        (0.20, 0.45, 400, 200, BETTER),
        (0.45, 0.20, 400, 450, FOUND),
        (0.45, 0.44, 700, 400, LUCK),
        (0.45, 0.44, 480, 450, CLOSE),
    ],
)
def test_what_cannot_be_told_apart_is_not_called_better(
    own: float, other: float, before: int, after: int, verdict: str
) -> None:
    point = judged(7, 0, before, after, Roll(), [tried(Roll(), own), tried(EndTurn(), other), tried(Cycle(), 0.1)])
    assert point.verdict == verdict
    assert point.better == (EndTurn() if verdict == BETTER else None)
