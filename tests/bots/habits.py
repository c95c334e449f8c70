"""Watching bots play, to count what they do: how often a chance was there, and how often it was taken.

class Raids(Habit):
    chances = taken = 0

    def look(self, glance: Glance) -> None:
        self.chances += any(is_raid(move) for move in glance.moves)
        self.taken += is_raid(glance.move)

raids = watch(GAME, ["pilot"] * 4, range(20), Raids())
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.bots.levels import make_bot
from engine.core.game import Game, OptionValue, Setup, Standing
from engine.core.moves import Event, Move, Seat
from engine.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Glance:
    """One choice of a bot: the full position before it, what could be chosen and what was, and what came of it."""

    game: Game[Any]
    setup: Setup
    number: int
    """Of the choice, counted from 0 in each game."""
    before: Any
    seat: Seat
    moves: list[Move]
    move: Move
    events: Sequence[Event]
    after: Any
    """The live state: copy it to keep it."""


class Habit:
    """Something to count."""

    def look(self, glance: Glance) -> None:
        """After every choice."""

    def over(self, setup: Setup, state: Any, standing: list[Standing]) -> None:
        """After every game."""


H = TypeVar("H", bound=Habit)


@dataclass(slots=True)
class All(Habit):
    """Several habits at once."""

    habits: Sequence[Habit] = field(default_factory=list)

    def look(self, glance: Glance) -> None:
        for habit in self.habits:
            habit.look(glance)

    def over(self, setup: Setup, state: Any, standing: list[Standing]) -> None:
        for habit in self.habits:
            habit.over(setup, state, standing)


def watch(
    game: Game[Any],
    levels: Sequence[str],
    seeds: Iterable[int],
    habit: H,
    options: Mapping[str, OptionValue] | None = None,
    tries: int | None = None,
) -> H:
    """Let bots play a game for every seed, and the habit look on."""
    for seed in seeds:
        setup = Setup(len(levels), seed, options or {})
        state = game.start(setup)
        random = Rng(seed)
        bots = [make_bot(level, game, random.bits(), tries=tries) for level in levels]
        number = 0
        while waiting := game.waiting(state):
            seat = waiting[0]
            move = bots[seat].move(game.view(state, seat), seat)
            before, moves = state.copy(), game.moves(state, seat)
            events = game.play(state, seat, move)
            habit.look(Glance(game, setup, number, before, seat, moves, move, events, state))
            number += 1
        habit.over(setup, state, game.standing(state))
    return habit
