"""Whole matches between processes: undisturbed, with guests killed, with the host killed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.game import Game
from engine.core.rng import Rng
from tests.client.lan.processes import SEATS, party, some_game


def test_four_guests_play_a_match_to_its_end(game: Game[Any], tmp_path: Path) -> None:
    with party(game, tmp_path) as table:
        for seat in range(SEATS):
            table.sit_down(seat)
        table.play_to_the_end()
        table.check()


def test_guests_are_killed_at_random_moments_and_come_back(tmp_path: Path) -> None:
    """SIGKILL leaves the guest no time to say anything; the new process finds its seat by the token it kept."""
    rng = Rng(1)
    with party(some_game(-1), tmp_path) as table:
        for seat in range(SEATS):
            table.sit_down(seat)
        for moment in sorted(rng.below(table.reference.moves * 3 // 4) for _ in range(5)):
            table.until(lambda moment=moment: table.moves_saved() >= moment, "the match goes on")  # type: ignore[misc]
            seat = rng.below(SEATS)
            table.kill(seat)
            table.sit_down(seat)
        table.play_to_the_end()
        table.check()


def test_the_host_is_killed_and_reopens_the_table(tmp_path: Path) -> None:
    """Guests come back by themselves: they know the address and have their tokens."""
    with party(some_game(1), tmp_path) as table:
        for seat in range(SEATS):
            table.sit_down(seat)
        for part in (1, 2):
            table.until(lambda part=part: table.moves_saved() >= table.reference.moves * part // 3, "the match goes on")  # type: ignore[misc]
            table.reopen()
        table.play_to_the_end()
        table.check()
