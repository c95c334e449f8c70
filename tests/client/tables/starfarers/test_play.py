"""Matches against pilots by mouse, by keys and by controller alone, in both set-ups."""

from __future__ import annotations

import pytest

from tests.client.tables.starfarers.player import ME, Player


def test_a_whole_match_by_mouse() -> None:
    """To the end, with fewer gestures than half a dozen more than the turn itself takes."""
    player = Player(2, 3, short_game=True)
    player.play()
    assert player.match.is_over
    assert player.turns > 3
    assert player.gestures_a_turn < 14, player.gestures


@pytest.mark.parametrize(
    ("seats", "device", "advanced"),
    [(2, "mouse", True), (3, "mouse", False), (4, "mouse", True), (3, "keys", True), (4, "controller", False)],
)
def test_the_first_turns_by_every_device(seats: int, device: str, advanced: bool) -> None:
    player = Player(seats, 7, device, advanced_setup=advanced)
    player.play(45)
    assert player.turns >= 2
    assert player.match.state.players[ME].size >= 0
