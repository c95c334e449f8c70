"""Whole games of random moves at every level, with every number of players and every option."""

from __future__ import annotations

import pytest

from engine.core.game import Setup
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.components import BOW, CARDS, EXPANSIONS, GOALS, MAX_PLAYERS, NO_GOOD, NUMBER
from engine.games.race_for_the_galaxy.position import Position
from engine.games.race_for_the_galaxy.rounds import end_reason
from engine.games.race_for_the_galaxy.state import IN_THE_MIDDLE, RaceState

TABLES = [
    (level, seats)
    for number, level in enumerate(EXPANSIONS)
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


def play(state: RaceState, rng: Rng, rounds: int = 1000) -> int:
    """So many rounds, or to the end; what each seat sees and may do is checked along the way. Returns the number of
    decisions."""
    census = GAME.census(state)
    last = state.round + rounds
    decisions = 0
    while (waiting := GAME.waiting(state)) and state.round < last:
        seat = rng.choice(waiting)
        moves = GAME.moves(state, seat)
        assert 1 < len(set(moves)) == len(moves) <= 400
        if decisions % 9 == 0:
            view = GAME.view(state, seat)
            assert GAME.moves(view, seat) == moves
            imagined = GAME.imagine(view, seat, rng)
            assert GAME.view(imagined, seat) == view
            assert GAME.census(imagined) == census
        GAME.play(state, seat, rng.choice(moves))
        assert GAME.census(state) == census
        decisions += 1
    return decisions


def play_out(setup: Setup) -> int:
    state = GAME.start(setup)
    decisions = play(state, Rng(setup.seed))
    assert end_reason(state)
    return decisions


def anything(seed: int) -> RaceState:
    """Ten random cards or fewer in each tableau, eight or fewer in each hand, goods, prestige and goals at random."""
    rng = Rng(seed)
    players = 1 + rng.below(4)
    position = Position(players, takeovers=players > 1, advanced=players == 2, draft=players == 3, seed=seed).leader(
        IN_THE_MIDDLE
    )
    cards = [card.id for card in CARDS if card.copies[BOW] and card.id != "old_earth"]
    rng.shuffle(cards)
    for seat in range(players):
        tableau = [cards.pop() for _ in range(1 + rng.below(10))]
        worlds = [name for name in tableau if CARDS[NUMBER[name]].good != NO_GOOD]
        position.tableau(seat, *tableau).hand(seat, *(cards.pop() for _ in range(rng.below(9))))
        position.goods(seat, *(world for world in worlds if rng.below(2))).prestige(seat, rng.below(5))
    goals = [goal.id for goal in GOALS]
    rng.shuffle(goals)
    return position.goals(*(goals[:6] if players > 1 else ())).state()


@pytest.mark.parametrize(("level", "seats"), TABLES)
def test_every_level_with_every_number_of_players(level: str, seats: int) -> None:
    """No card and no chip is ever lost, and the game ends by a rule (RG-1.1, RG-14.4, RG-2.3)."""
    for seed in (1, 2):
        assert play_out(Setup(seats, seed, {"level": level})) > 10


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_option(seats: int, options: dict[str, bool | str]) -> None:
    """The variants of chapters 3, 18, 19, 20 and 22 (RG-3.1, RG-18.7, RG-19.9, RG-20.1)."""
    for seed in (3, 4):
        assert play_out(Setup(seats, seed, options)) > 10


@pytest.mark.parametrize("seed", range(40))
def test_whatever_lies_on_the_table(seed: int) -> None:
    """Powers that seldom meet get along: there is a legal move at any time and no card is lost (RG-6.5, RG-6.11,
    RG-25.2)."""
    assert play(anything(seed), Rng(seed), rounds=3) > 0
