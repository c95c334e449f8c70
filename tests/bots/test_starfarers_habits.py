"""Habits of the pilots of Starfarers that a person at the table would find silly."""

from __future__ import annotations

from tests.bots.starfarers_habits import watch_pilots


def test_pilots_trade_and_fly_like_people() -> None:
    """Over six games: nobody is asked for more than he can be expected to bear, nor in vain, and ships get on."""
    haggling, ships = watch_pilots(6)
    assert haggling.deals > 40
    assert haggling.heard < 2.3
    assert haggling.asked_again == haggling.as_dear_as_the_bank == haggling.bought_to_sell == 0
    assert haggling.unpaid == haggling.counters_again == haggling.withdrawn == 0
    assert ships.still < ships.turns / 12
    assert ships.founded > ships.begun / 2
