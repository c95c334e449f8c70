"""Habits of the pilots of Empires of the Void that a person at the table would find silly."""

from __future__ import annotations

from engine.games.empires_of_the_void import GAME
from tests.bots.empires_of_the_void_habits import Habits, mean
from tests.bots.habits import watch


def test_pilots_guard_spend_and_bargain_like_people() -> None:
    """Over eight games: allies are taken, worlds guarded, credits and leave used, and nobody is asked twice."""
    habits = watch(GAME, ["pilot"] * 4, range(8), Habits())
    assert habits.liberated == habits.befriended > 5
    assert habits.taken > 80
    assert habits.taken_without_a_die < 0.15 * habits.taken
    assert mean(habits.unspent) - mean(habits.last_income) < 4
    assert habits.repeated == 0
    assert habits.used > 0.9 * habits.bought > 20
    assert habits.to_and_fro < 0.005 * habits.flights
    assert habits.idle_ports <= 1
    assert habits.interruptions() < 1.5
