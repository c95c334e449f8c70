"""What the bots of Race for the Galaxy do with Produce, with the Prestige/Search card and with their rounds.

python -m tests.bots.race_for_the_galaxy_habits [GAMES [SEATS [LEVEL]]]
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

from engine.core.game import Setup, Standing
from engine.games.race_for_the_galaxy import GAME
from engine.games.race_for_the_galaxy.components import ACT_PRODUCE, ACT_SEARCH, DOUBLE, PRODUCE
from engine.games.race_for_the_galaxy.events import (
    ActionsRevealed,
    CardsDrawn,
    GoodArrived,
    LeaderChanged,
    PhaseBegan,
    RoundBegan,
)
from engine.games.race_for_the_galaxy.state import RaceState
from tests.bots.habits import Glance, Habit, watch

LONG = 6
"""So many rounds running of nothing but Produce and Consume: x2 look like going round in circles."""
FEW = 6
"""A tableau that never got beyond so many cards."""


@dataclass(slots=True)
class Rounds(Habit):
    count: Counter[str] = field(default_factory=Counter)
    _running: Counter[int] = field(default_factory=Counter)
    _longest: Counter[int] = field(default_factory=Counter)
    _producers: set[int] = field(default_factory=set)
    _is_producing: bool = False
    _leader: int = -1

    def look(self, glance: Glance) -> None:
        for event in glance.events:
            if isinstance(event, ActionsRevealed):
                self._chose(event)
            elif isinstance(event, PhaseBegan):
                self._is_producing = event.phase == PRODUCE
            elif isinstance(event, LeaderChanged):
                self._leader = event.leader
            elif isinstance(event, GoodArrived | CardsDrawn) and self._is_producing:
                self._producers.discard(event.seat)
            elif isinstance(event, RoundBegan):
                self._round_over()

    def _chose(self, event: ActionsRevealed) -> None:
        self.count["searches"] += ACT_SEARCH in event.actions
        self.count["boosts"] += event.boosted >= 0
        self.count["boosts by the leader"] += event.boosted >= 0 and event.seat == self._leader
        self.count["produce"] += ACT_PRODUCE in event.actions
        if ACT_PRODUCE in event.actions:
            self._producers.add(event.seat)
        circles = set(event.actions) <= {ACT_PRODUCE, DOUBLE}
        self._running[event.seat] = self._running[event.seat] + 1 if circles else 0
        self._longest[event.seat] = max(self._longest[event.seat], self._running[event.seat])

    def _round_over(self) -> None:
        self.count["produce for nothing"] += len(self._producers)
        self._producers, self._is_producing = set(), False

    def over(self, setup: Setup, state: RaceState, standing: list[Standing]) -> None:
        self._round_over()
        self.count["seats"] += setup.seats
        self.count["in circles"] += sum(rounds >= LONG for rounds in self._longest.values())
        self.count["few cards"] += sum(len(player.tableau) <= FEW for player in state.players)
        self._running.clear()
        self._longest.clear()
        self._leader = -1


if __name__ == "__main__":
    games, seats = (int(given) for given in (*sys.argv[1:3], *("100", "2")[len(sys.argv) - 1 :]))
    found = watch(GAME, ["pilot"] * seats, range(games), Rounds(), {"level": sys.argv[3] if sys.argv[3:] else "bow"})
    for name, number in found.count.items():
        print(f"{name:22}{number:6}  {number / found.count['seats']:.3f} a seat and game")
