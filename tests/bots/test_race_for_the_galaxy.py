"""Pilots of Race for the Galaxy do not look silly to somebody who watches them."""

from __future__ import annotations

import pytest

from engine.games.race_for_the_galaxy import GAME
from tests.bots.habits import watch
from tests.bots.race_for_the_galaxy_habits import Rounds


@pytest.fixture(scope="module")
def rounds() -> Rounds:
    return watch(GAME, ["pilot"] * 2, range(60), Rounds())


def test_nobody_goes_round_in_circles(rounds: Rounds) -> None:
    """Six rounds of nothing but Produce and Consume: x2, or a game with six cards."""
    assert rounds.count["in circles"] <= rounds.count["seats"] / 50
    assert rounds.count["few cards"] <= rounds.count["seats"] / 12


def test_produce_is_called_to_produce(rounds: Rounds) -> None:
    assert rounds.count["produce"] > 100
    assert rounds.count["produce for nothing"] <= rounds.count["produce"] / 100


def test_the_search_card_is_used_for_both(rounds: Rounds) -> None:
    assert rounds.count["searches"] > rounds.count["seats"] / 5
    assert rounds.count["boosts"] > rounds.count["seats"] / 5
