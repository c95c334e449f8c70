"""Pilots of Alien Frontiers do not look silly to somebody who watches them."""

from __future__ import annotations

import pytest

from engine.games.alien_frontiers import GAME
from tests.bots.alien_frontiers_habits import Spending
from tests.bots.habits import watch


@pytest.fixture(scope="module")
def spending() -> Spending:
    return watch(GAME, ["pilot"] * 4, range(20), Spending())


def test_rich_rivals_are_raided(spending: Spending) -> None:
    """A whole load of tokens, or a card that scores: at least every second time."""
    assert spending.count["raid"] > 40
    assert spending.count["raid taken"] >= spending.count["raid"] / 2


def test_fuel_in_plenty_buys_ore(spending: Spending) -> None:
    assert spending.count["market"] > 4
    assert spending.count["market taken"] >= spending.count["market"] / 2


def test_nothing_is_paid_for_nothing(spending: Spending) -> None:
    """No value that its dock does not ask for, no shot that frees no dock, no flight to the Hub for one circle."""
    assert spending.count["value card"] > 8
    assert spending.count["teleporter"] > 4
    for card in ("value card", "cannon", "teleporter"):
        assert spending.count[f"{card} wasted"] <= spending.count[card] / 50
