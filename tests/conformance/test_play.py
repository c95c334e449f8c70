"""What holds for every move of every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from engine.core.codec import Decoder, encode
from engine.core.game import BadSetup, Game, Setup
from engine.core.moves import IllegalMove, Move
from engine.match import running_hash
from tests.conformance.walk import last_state, random_game, some_moments

MOST_MOVES = 1000
SEEDS = (1, 2)


@dataclass(frozen=True, slots=True)
class Nonsense(Move):
    """No game has this move."""

    number: int = 0


@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_ends_with_moves_to_choose_from_and_no_piece_lost(game: Game[Any], seats: int, seed: int) -> None:
    """Lists of moves are never empty, long or repetitive; component counts are conserved (AF-17.4)."""
    setup = Setup(seats, seed)
    census = game.census(game.start(setup))
    for moment in random_game(game, setup):
        assert len(moment.moves) <= MOST_MOVES
        assert len(set(moment.moves)) == len(moment.moves)
        assert game.census(moment.state) == census


def test_every_option_can_be_played_to_the_end(game: Game[Any]) -> None:
    for option in game.options:
        for seats in option.seats or game.seat_counts[-1:]:
            for value in option.values_at(seats):
                setup = Setup(seats, 3, {option.id: value})
                census = game.census(game.start(setup))
                assert game.census(last_state(game, setup)) == census


def test_the_final_standing_ranks_everyone_and_the_end_has_come_near(game: Game[Any], seats: int) -> None:
    setup = Setup(seats, 4)
    state = last_state(game, setup)
    assert 0.0 <= game.nearness(game.view(game.start(setup), None)) <= 0.4
    assert 0.65 <= game.nearness(game.view(state, None)) <= 1.0
    standing = game.standing(state)
    assert [place.seat for place in standing] == list(range(len(standing)))
    assert min(place.rank for place in standing) == 1
    for place in standing:
        better = [other for other in standing if other.rank < place.rank]
        assert place.rank == len(better) + 1
        assert all(other.score >= place.score for other in better)
        assert place.score == sum(line.points for line in place.lines)
        assert len(place.tie_breaks) == len(game.kinds["tie_break"])


def test_an_illegal_move_raises_and_changes_nothing(game: Game[Any], seats: int) -> None:
    for moment in some_moments(game, Setup(seats, 5), every=25):
        before = game.copy(moment.state)
        idle = next((seat for seat in range(seats) if seat not in game.waiting(moment.state)), None)
        attempts = [(moment.seat, Nonsense()), (seats, moment.move)]
        if idle is not None and moment.move not in game.moves(moment.state, idle):
            attempts.append((idle, moment.move))
        for seat, move in attempts:
            with pytest.raises(IllegalMove):
                game.play(moment.state, seat, move)
        assert moment.state == before


def test_nobody_moves_after_the_end(game: Game[Any], seats: int) -> None:
    state = last_state(game, Setup(seats, 6))
    assert game.waiting(state) == ()
    assert all(game.moves(state, seat) == [] for seat in range(seats))
    with pytest.raises(IllegalMove):
        game.play(state, 0, Nonsense())


def test_a_replay_gives_the_identical_state(game: Game[Any], seats: int) -> None:
    setup = Setup(seats, 7)
    played = [(moment.seat, moment.move) for moment in random_game(game, setup)]
    first, second = game.start(setup), game.start(setup)
    for seat, move in played:
        game.play(first, seat, move)
        game.play(second, seat, move)
    assert first == second
    assert running_hash("", first) == running_hash("", second)


def test_another_seed_gives_another_game(game: Game[Any], seats: int) -> None:
    assert encode(last_state(game, Setup(seats, 8))) != encode(last_state(game, Setup(seats, 9)))


def test_a_copy_is_independent(game: Game[Any], seats: int) -> None:
    for moment in some_moments(game, Setup(seats, 10), every=15):
        before = encode(moment.state)
        copy = game.copy(moment.state)
        assert encode(copy) == before
        for _ in range(4):
            if waiting := game.waiting(copy):
                game.play(copy, waiting[0], game.moves(copy, waiting[0])[-1])
        assert encode(moment.state) == before
        assert game.moves(moment.state, moment.seat) == moment.moves


def test_playing_from_a_copy_goes_the_same_way(game: Game[Any], seats: int) -> None:
    for moment in some_moments(game, Setup(seats, 11), every=30):
        one, two = game.copy(moment.state), game.copy(moment.state)
        assert game.play(one, moment.seat, moment.move) == game.play(two, moment.seat, moment.move)
        assert one == two


def test_states_moves_and_events_survive_the_codec(game: Game[Any], seats: int) -> None:
    decoder = Decoder(game.vocabulary)
    for moment in some_moments(game, Setup(seats, 12), every=10):
        state = decoder.decode(game.state_class, encode(moment.state))
        assert state == moment.state
        assert game.moves(state, moment.seat) == moment.moves
        for value in (*moment.moves, *moment.events):
            assert decoder.decode(type(value), encode(value)) == value


def test_a_setup_that_makes_no_sense_is_refused_with_what_would(game: Game[Any]) -> None:
    with pytest.raises(BadSetup, match="seats"):
        game.start(Setup(max(game.seat_counts) + 1))
    with pytest.raises(BadSetup, match="no option"):
        game.start(Setup(game.seat_counts[0], options={"no such option": True}))
    for option in game.options[:1]:
        with pytest.raises(BadSetup, match="takes"):
            game.start(Setup(game.seat_counts[0], options={option.id: "no such value"}))
