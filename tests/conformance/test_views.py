"""What each seat may know, and what bots make of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.bots.levels import LEVELS, make_bot
from engine.core.codec import Decoder, encode
from engine.core.game import Game, Setup
from engine.core.rng import NoChance, Rng
from tests.conformance.walk import random_game, some_moments


def test_a_view_has_no_seed(game: Game[Any], seats: int) -> None:
    """Views carry no chance at all: neither the generator nor results dictated to it (AF-15.5)."""
    state = game.start(Setup(seats, 0x5EED_5EED_5EED))
    for seat in (*range(seats), None):
        view = game.view(state, seat)
        assert view.rng.seed is None
        assert view.rng.dictated == ()
        assert str(state.rng.seed) not in json.dumps(encode(view))
        with pytest.raises(NoChance):
            view.rng.bits()


def test_what_is_hidden_does_not_show_in_the_view(game: Game[Any], seats: int) -> None:
    """Fill the hidden part with something else: the view stays the same, to the letter."""
    rng = Rng(1)
    for moment in some_moments(game, Setup(seats, 13), every=12):
        for seat in range(seats):
            view = game.view(moment.state, seat)
            other = game.imagine(view, seat, rng)
            assert encode(game.view(other, seat)) == encode(view)
            assert game.census(other) == game.census(moment.state)


def test_a_seat_finds_the_same_moves_in_its_view(game: Game[Any], seats: int) -> None:
    for moment in some_moments(game, Setup(seats, 14), every=12):
        for seat in game.waiting(moment.state):
            assert game.moves(game.view(moment.state, seat), seat) == game.moves(moment.state, seat)


def test_looking_changes_nothing(game: Game[Any], seats: int) -> None:
    for moment in some_moments(game, Setup(seats, 15), every=40):
        before = encode(moment.state)
        for seat in (*range(seats), None):
            game.view(moment.state, seat)
        game.imagine(game.view(moment.state, 0), 0, Rng(2))
        game.refusals(moment.state, moment.seat)
        game.standing(moment.state)
        assert encode(moment.state) == before


def test_an_imagined_state_can_be_played_to_the_end(game: Game[Any], seats: int) -> None:
    rng = Rng(3)
    for moment in some_moments(game, Setup(seats, 16), every=150):
        state = game.imagine(game.view(moment.state, moment.seat), moment.seat, rng)
        while waiting := game.waiting(state):
            game.play(state, waiting[0], rng.choice(game.moves(state, waiting[0])))


def test_a_view_survives_the_codec(game: Game[Any], seats: int) -> None:
    decoder = Decoder(game.vocabulary)
    for moment in some_moments(game, Setup(seats, 17), every=60):
        for seat in (*range(seats), None):
            view = game.view(moment.state, seat)
            assert decoder.decode(game.state_class, encode(view)) == view


@pytest.mark.parametrize("level", LEVELS)
def test_bots_choose_legal_moves_and_do_not_peek(game: Game[Any], level: str) -> None:
    """Two tables that look alike from a seat, and the bot in that seat does the same at both."""
    seats = game.seat_counts[-1]
    rng = Rng(4)
    for number, moment in enumerate(some_moments(game, Setup(seats, 18), every=45)):
        if number == 8:
            break
        view = game.view(moment.state, moment.seat)
        other = game.view(game.imagine(view, moment.seat, rng), moment.seat)
        choices = [make_bot(level, game, 5, tries=3).move(seen, moment.seat) for seen in (view, other)]
        assert choices[0] == choices[1]
        assert choices[0] in moment.moves


def test_events_as_others_see_them_can_be_told_and_sent(game: Game[Any], seats: int) -> None:
    decoder = Decoder(game.vocabulary)
    words = game.words("en")
    for moment in random_game(game, Setup(seats, 19)):
        for event in moment.events:
            for seat in (*range(seats), None):
                seen = event.seen_by(seat)
                if seen is not None:
                    words.event(seen)
                    if moment.number % 20 == 0:
                        assert decoder.decode(type(seen), encode(seen)) == seen
