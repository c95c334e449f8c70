"""What the bots of Alien Frontiers do with raids, with the Market and with fuel.

python -m tests.bots.alien_frontiers_habits [GAMES [LEVEL]]
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.components import (
    ALIEN_CITY,
    ALIEN_MONUMENT,
    COLONIST_HUB,
    HOLOGRAPHIC_DECOY,
    ORBITAL_MARKET,
    RAID_LIMIT,
    RAIDERS_OUTPOST,
    SOLAR_CONVERTER,
    SOLAR_FUEL,
    value_of,
)
from engine.games.alien_frontiers.events import ColonyLaunched
from engine.games.alien_frontiers.moves import Boost, Dock, Fire, Flip, Launch, Slow, Teleport
from engine.games.alien_frontiers.state import AlienFrontiersState
from tests.bots.habits import Glance, Habit, watch

PLENTY = 4
"""Fuel to take to the Market."""


def is_rich(state: AlienFrontiersState, seat: int) -> bool:
    """Raiders could take a whole load, or a card that scores."""
    victims = [player for other, player in enumerate(state.players) if other != seat]
    open_purses = [player for player in victims if HOLOGRAPHIC_DECOY not in player.cards]
    scoring = any({ALIEN_CITY, ALIEN_MONUMENT} & set(player.cards) for player in open_purses)
    return scoring or sum(player.fuel + player.ore for player in open_purses) >= RAID_LIMIT


def may_trade(move: object, state: AlienFrontiersState, seat: int) -> bool:
    """A cheap pair for the Market, with fuel in plenty and no ore."""
    player = state.players[seat]
    cheap = isinstance(move, Dock) and move.station == ORBITAL_MARKET and value_of(move.ships[0]) <= 2
    return cheap and player.fuel >= PLENTY and not player.ore


@dataclass(slots=True)
class Spending(Habit):
    """Chances by turns, uses and wasted uses by card."""

    count: Counter[str] = field(default_factory=Counter)
    _turn: tuple[int, int, int] = (0, 0, 0)
    _chances: set[str] = field(default_factory=set)
    _turned: tuple[int, ...] | None = None
    """Unplaced ships before a card changed the value of one, until it docks."""
    _price: int = 0
    _fired_at: int | None = None

    def look(self, glance: Glance) -> None:
        state: AlienFrontiersState = glance.before
        move, seat = glance.move, glance.seat
        turn = (glance.setup.seed, state.round, state.active)
        if turn != self._turn:
            self._turn, self._chances, self._turned = turn, set(), None
            self._miss()
        docks = [each for each in glance.moves if isinstance(each, Dock)]
        if any(dock.station == RAIDERS_OUTPOST for dock in docks) and is_rich(state, seat):
            self._chance("raid")
        if any(may_trade(dock, state, seat) for dock in docks):
            self._chance("market")
        self._value_cards(glance)
        if isinstance(move, Fire):
            self._fired_at = move.station
            self.count["cannon"] += 1
        if isinstance(move, Teleport):
            self.count["teleporter"] += 1
            launched = any(isinstance(event, ColonyLaunched) for event in glance.events)
            ready = any(isinstance(each, Launch) for each in glance.game.moves(glance.after, seat))
            self.count["teleporter wasted"] += move.station == COLONIST_HUB and not (launched or ready)
        if isinstance(move, Dock):
            self.count[f"docked {move.station}"] += 1
            self.count["raid taken"] += move.station == RAIDERS_OUTPOST and "raid" in self._chances
            self.count["market taken"] += move.station == ORBITAL_MARKET and "market" in self._chances
            if move.station == self._fired_at != COLONIST_HUB:
                self._fired_at = None

    def _chance(self, name: str) -> None:
        self.count[name] += name not in self._chances
        self._chances.add(name)

    def _miss(self) -> None:
        """The turn is over, and nobody docked where the cannon had fired."""
        self.count["cannon wasted"] += self._fired_at is not None
        self._fired_at = None

    def _value_cards(self, glance: Glance) -> None:
        """A value paid for is wasted at the Hub, and at the Solar Converter where it gives no fuel beyond its price."""
        move, state = glance.move, glance.before
        if isinstance(move, Boost | Slow | Flip):
            self.count["value card"] += 1
            self._turned = state.hand
            self._price = state.players[glance.seat].fuel - glance.after.players[glance.seat].fuel
        elif isinstance(move, Dock) and self._turned is not None:
            bought = [ship for ship in move.ships if ship not in self._turned]
            if bought:
                least = min(SOLAR_FUEL[value_of(ship)] for ship in self._turned)
                in_vain = move.station == SOLAR_CONVERTER and SOLAR_FUEL[value_of(bought[0])] - least <= self._price
                self.count["value card wasted"] += move.station == COLONIST_HUB or in_vain
                self._turned = None


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    level = sys.argv[2] if len(sys.argv) > 2 else "pilot"
    spending = watch(GAME, [level] * 4, range(games), Spending())
    for name, number in sorted(spending.count.items()):
        print(f"{name:24} {number:6}")


if __name__ == "__main__":
    main()
