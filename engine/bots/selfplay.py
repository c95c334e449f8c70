"""Whole games between bots, each shown only what its seat may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from engine.bots.levels import DEFAULT_SECONDS, make_bot
from engine.core.game import Game, Setup
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.match import Match

DECISION_LIMIT = 200_000
"""No game comes near this: whatever does has lost its way."""


class EndlessGame(Exception):
    """A game between bots did not end."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game between bots ended."""

    setup: Setup
    levels: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sides: tuple[str, ...]
    """What each seat played, in English; nothing where all begin alike."""
    decisions: int
    seconds: float


def play_game(
    game: Game[Any],
    setup: Setup,
    levels: Sequence[str],
    seconds: float = DEFAULT_SECONDS,
    tries: int | None = None,
    on_move: Callable[[Seat, Move], None] = lambda seat, move: None,
) -> Result:
    """One game to its end, the bots in seat order; `on_move` is told of every move."""
    began = perf_counter()
    state = game.start(setup)
    seeds = Rng(setup.seed)
    bots = [make_bot(level, game, seeds.bits(), seconds, tries) for level in levels]
    decisions = 0
    while waiting := game.waiting(state):
        seat = waiting[0]
        move = bots[seat].move(game.view(state, seat), seat)
        game.play(state, seat, move)
        on_move(seat, move)
        decisions += 1
        if decisions > DECISION_LIMIT:
            raise EndlessGame(f"{game.id} with seed {setup.seed} did not end after {DECISION_LIMIT} decisions")
    standing = game.standing(state)
    return Result(
        setup,
        tuple(levels),
        tuple(place.score for place in standing),
        tuple(place.rank for place in standing),
        game.sides(state, game.words("en")),
        decisions,
        perf_counter() - began,
    )


def play_match(match: Match, levels: Sequence[str], seed: int, tries: int) -> None:
    """Play a match to its end with bots, every move in its log."""
    seeds = Rng(seed)
    bots = [make_bot(level, match.game, seeds.bits(), tries=tries) for level in levels]
    while waiting := match.waiting():
        seat = waiting[0]
        match.play(seat, bots[seat].move(match.game.view(match.state, seat), seat))
