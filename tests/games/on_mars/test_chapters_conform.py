"""What holds for every game holds for the chapters of Alien Invasion too (OM-15.1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.core.game import Setup
from engine.games.on_mars import setup
from engine.games.on_mars.game import OnMars
from engine.games.on_mars.state import OnMarsState
from tests.conformance import test_play, test_positions, test_undo, test_views, test_words


def _in_blackout(chosen: Setup) -> OnMarsState:
    return setup.deal(replace(chosen, options={**chosen.options, "chapter": "blackout"}))


class InBlackout(OnMars):
    seat_counts = (2, 3, 4)
    deal = staticmethod(_in_blackout)


GAME = InBlackout()
HOLDS: tuple[Callable[..., None], ...] = (
    test_play.test_an_illegal_move_raises_and_changes_nothing,
    test_play.test_nobody_moves_after_the_end,
    test_play.test_a_replay_gives_the_identical_state,
    test_play.test_a_copy_is_independent,
    test_play.test_playing_from_a_copy_goes_the_same_way,
    test_play.test_states_moves_and_events_survive_the_codec,
    test_views.test_a_seat_finds_the_same_moves_in_its_view,
    test_views.test_a_view_has_no_seed,
    test_views.test_a_view_survives_the_codec,
    test_views.test_an_imagined_state_can_be_played_to_the_end,
    test_views.test_events_as_others_see_them_can_be_told_and_sent,
    test_views.test_looking_changes_nothing,
    test_views.test_what_is_hidden_does_not_show_in_the_view,
    test_words.test_moves_that_differ_are_described_differently,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("holds", HOLDS, ids=lambda holds: holds.__name__.removeprefix("test_"))
def test_it_holds_in_a_blackout(holds: Callable[..., Any], seats: int) -> None:
    holds(GAME, seats)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_blackout_can_be_put_in_words(language: str) -> None:
    test_words.test_everything_at_the_table_can_be_put_in_words(GAME, 3, language)


def test_what_a_card_showed_is_not_taken_back() -> None:
    """OM-20.4."""
    test_undo.test_what_a_move_showed_is_not_taken_back(GAME)


def test_nobody_is_ever_stuck() -> None:
    test_positions.test_every_waiting_seat_has_a_move(GAME)
