"""Whole games of random moves at every level, with every number of players and every option."""

from __future__ import annotations

import pytest

from engine.core.game import Setup
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.components import LEVELS, MAX_PLAYERS
from engine.games.race_for_the_galaxy.round import end_reason

TABLES = [
    (level, seats)
    for number, level in enumerate(LEVELS)
    for seats in range(2 if level == "base" else 1, MAX_PLAYERS[number] + 1)
]
VARIANTS: list[tuple[int, dict[str, bool | str]]] = [
    (2, {"advanced": True, "takeovers": True}),
    (2, {"duel": True}),
    (2, {"draft": True, "level": "tgs"}),
    (4, {"draft": True, "takeovers": True}),
    (5, {"beginners": True}),
    (6, {"takeovers": True, "goals": False}),
    (1, {"difficulty": "hard", "level": "rvi"}),
]


def play(setup: Setup) -> int:
    """A game to its end; what each seat sees and may do is checked along the way. Returns the number of decisions."""
    rng = Rng(setup.seed)
    state = GAME.start(setup)
    census = GAME.census(state)
    decisions = 0
    while waiting := GAME.waiting(state):
        seat = rng.choice(waiting)
        moves = GAME.moves(state, seat)
        assert 0 < len(set(moves)) == len(moves) <= 400
        if decisions % 9 == 0:
            view = GAME.view(state, seat)
            assert GAME.moves(view, seat) == moves
            imagined = GAME.imagine(view, seat, rng)
            assert GAME.view(imagined, seat) == view
            assert GAME.census(imagined) == census
        GAME.play(state, seat, rng.choice(moves))
        assert GAME.census(state) == census
        decisions += 1
    assert end_reason(state)
    return decisions


@pytest.mark.parametrize(("level", "seats"), TABLES)
def test_every_level_with_every_number_of_players(level: str, seats: int) -> None:
    """No card and no chip is ever lost, and the game ends by a rule (RG-1.1, RG-14.4, RG-2.3)."""
    for seed in (1, 2):
        assert play(Setup(seats, seed, {"level": level})) > 10


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_option(seats: int, options: dict[str, bool | str]) -> None:
    """The variants of chapters 3, 18, 19, 20 and 22 (RG-3.1, RG-18.7, RG-19.9, RG-20.1)."""
    for seed in (3, 4):
        assert play(Setup(seats, seed, options)) > 10
