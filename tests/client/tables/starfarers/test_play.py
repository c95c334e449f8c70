"""Whole matches against pilots by mouse, by keys and by controller alone, in both set-ups."""

from __future__ import annotations

import pytest

from tests.client.tables.starfarers.player import Player


@pytest.mark.parametrize(
    ("seats", "device", "advanced"),
    [
        (2, "keys", False),
        (2, "controller", True),
        (3, "mouse", False),
        (3, "keys", True),
        (4, "controller", False),
        (4, "mouse", True),
    ],
)
def test_a_whole_match(seats: int, device: str, advanced: bool) -> None:
    """To the end; with the mouse in few gestures, and seldom stopped while others play."""
    player = Player(seats, 3, device, advanced_setup=advanced, short_game=True)
    player.play()
    assert player.match.is_over
    assert player.turns > 3
    if device == "mouse":
        assert player.gestures_a_turn < 11, player.gestures
    assert player.stops < 5 * player.turns
