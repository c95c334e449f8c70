"""How On Mars' bots behave: `python -m tests.bots.on_mars_habits [GAMES]` plays and counts."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from engine.core.game import Setup, Standing
from engine.core.moves import Seat
from engine.games.on_mars import GAME
from engine.games.on_mars.buildings import ToUseTech
from engine.games.on_mars.events import (
    BotMoved,
    CrystalCollected,
    GoalCompleted,
    GoalDiscarded,
    GoodsGained,
    RoverMoved,
    TurnBegan,
)
from engine.games.on_mars.movement import ToMove
from engine.games.on_mars.moves import Stop, UseTech
from engine.games.on_mars.scoring import SOLO_GOALS, solo_goal_reached
from tests.bots.habits import All, Glance, Habit, watch


@dataclass(slots=True)
class Gifts(Habit):
    """Constructions that one's own Tech would have joined as well, and those that used somebody else's all the same."""

    possible: int = 0
    given: Counter[Seat] = field(default_factory=Counter)

    def look(self, glance: Glance) -> None:
        if not isinstance(glance.before.agenda[-1], ToUseTech) or not isinstance(glance.move, UseTech):
            return
        used = glance.move
        uses = [move for move in glance.moves if isinstance(move, UseTech)]
        if any(move.owner == glance.seat and move.colonists <= used.colonists for move in uses):
            self.possible += 1
            if used.owner != glance.seat:
                self.given[used.owner] += 1


@dataclass(slots=True)
class Waste(Habit):
    """Resources and Crystals gained, and those lost for lack of room; Lacerda keeps none."""

    gained: int = 0
    lost: int = 0
    crystals_lost: int = 0

    def look(self, glance: Glance) -> None:
        for event in glance.events:
            if isinstance(event, GoodsGained):
                self.gained += event.amount
                self.lost += event.lost
            elif isinstance(event, TurnBegan) and not glance.before.is_lacerda(event.seat):
                self.crystals_lost += event.lost


@dataclass(slots=True)
class Goals(Habit):
    """Hands of Private Goals, those of which one was completed, and cards discarded as Crystals."""

    hands: int = 0
    completed: int = 0
    discarded: int = 0

    def look(self, glance: Glance) -> None:
        for event in glance.events:
            self.completed += isinstance(event, GoalCompleted)
            self.discarded += isinstance(event, GoalDiscarded)

    def over(self, setup: Setup, state: Any, standing: list[Standing]) -> None:
        self.hands += setup.seats


@dataclass(slots=True)
class Dithering(Habit):
    """Movements, and those that leave everything as it was: Bots where they stood, the Rover back without a Crystal."""

    movements: int = 0
    vain: int = 0
    steps: int = 0
    reversed: int = 0
    _begun: Any = None
    _last: Any = None
    _fetched: bool = False

    def look(self, glance: Glance) -> None:
        step = glance.before.agenda[-1]
        if not isinstance(step, ToMove):
            return
        player = glance.before.players[glance.seat]
        if self._begun is None:
            self._begun, self._last, self._fetched = (player.bots, player.rover_hex), None, False
        for event in glance.events:
            if isinstance(event, BotMoved | RoverMoved):
                self.steps += 1
                self.reversed += self._last == (type(event), event.target, event.origin) and not self._fetched
                self._last = (type(event), event.origin, event.target)
            self._fetched |= isinstance(event, CrystalCollected)
        if isinstance(glance.move, Stop) or not any(isinstance(each, ToMove) for each in glance.after.agenda):
            now = glance.after.players[glance.seat]
            self.movements += 1
            moved = self._last is not None
            self.vain += moved and not self._fetched and self._begun == (now.bots, now.rover_hex)
            self._begun = None


@dataclass(slots=True)
class Wins(Habit):
    """Games won by each seat, a shared victory in parts, and points."""

    games: int = 0
    won: Counter[Seat] = field(default_factory=Counter)
    points: Counter[Seat] = field(default_factory=Counter)
    rounds: int = 0

    def over(self, setup: Setup, state: Any, standing: list[Standing]) -> None:
        self.games += 1
        self.rounds += state.round
        first = [place.seat for place in standing if place.rank == 1]
        for seat in first:
            self.won[seat] += 1 / len(first)  # type: ignore[assignment]
        for place in standing:
            self.points[place.seat] += place.score


@dataclass(slots=True)
class SoloGoals(Habit):
    """Solo games by goal: how many were played, and how many won."""

    played: Counter[str] = field(default_factory=Counter)
    reached: Counter[str] = field(default_factory=Counter)

    def over(self, setup: Setup, state: Any, standing: list[Standing]) -> None:
        goal = SOLO_GOALS[state.options.solo_goal].id
        self.played[goal] += 1
        self.reached[goal] += solo_goal_reached(state)


def four_players(seeds: Iterable[int]) -> tuple[Gifts, Waste, Goals, Dithering, Wins]:
    habits = Gifts(), Waste(), Goals(), Dithering(), Wins()
    watch(GAME, ["pilot"] * 4, seeds, All(habits))
    return habits


def alone(goal: str, seeds: Iterable[int]) -> SoloGoals:
    return watch(GAME, ["pilot"], seeds, SoloGoals(), {"solo_goal": goal})


def main(games: int) -> None:
    gifts, waste, goals, dithering, wins = four_players(range(3000, 3000 + games))
    seats = range(4)
    print(f"{games} games of four pilots, {wins.rounds / games:.1f} rounds each")
    print(
        f"  Techs of others where one's own would do: {gifts.given.total()} of {gifts.possible}; to {dict(gifts.given)}"
    )
    print(f"  Resources lost for lack of room: {waste.lost} of {waste.gained}, {waste.lost / waste.gained:.1%}")
    print(f"  Crystals lost at transfer: {waste.crystals_lost / games:.1f} a game")
    print(f"  hands with a Private Goal completed: {goals.completed} of {goals.hands}; discarded {goals.discarded}")
    print(f"  movements in vain: {dithering.vain} of {dithering.movements}")
    print(f"  steps back: {dithering.reversed} of {dithering.steps}")
    print(f"  won by seat: {[round(wins.won[seat] / games, 3) for seat in seats]}")
    print(f"  points by seat: {[round(wins.points[seat] / games, 1) for seat in seats]}")
    for goal in SOLO_GOALS:
        solo = alone(goal.id, range(4000, 4000 + max(6, games // 10)))
        print(f"  solo goal {goal.id}: {solo.reached[goal.id]} of {solo.played[goal.id]}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
