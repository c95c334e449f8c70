"""Matches against pilots by mouse, by keys and by controller alone, under all rules."""

from __future__ import annotations

import pytest

from tests.client.tables.empires_of_the_void.player import Player


def test_a_whole_match_by_mouse() -> None:
    """A short game to its end, with at most twelve clicks a round and hardly a question out of turn."""
    player = Player(4, 3, short=True)
    player.play()
    assert player.match.is_over
    assert player.gestures.total() <= 12 * player.rounds, player.gestures
    assert player.prompts <= 1.5 * player.rounds


@pytest.mark.parametrize(
    ("seats", "device", "options"),
    [
        (2, "mouse", {}),
        (3, "mouse", {"advanced": True}),
        (4, "keys", {"short": True}),
        (3, "controller", {}),
        (2, "keys", {"advanced": True}),
    ],
)
def test_the_first_rounds_by_every_device(seats: int, device: str, options: dict[str, bool]) -> None:
    player = Player(seats, 7, device, **options)
    player.play(30)
    assert player.rounds >= 2
    assert player.match.state.planets_held(0) >= 1
