"""A table for the rules tests: a position, short ways to play on it, and short ways to look at it.

Tests are told from your point of view: you are seat 0, the others are named by their colours.
"""

from __future__ import annotations

from typing import Final

from engine.core.moves import Event, Seat
from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.components import EMPTY, MAINTENANCE_BAY, owner_of, ship, value_of
from engine.games.alien_frontiers.moves import (
    ChooseForSwap,
    Dock,
    EndTurn,
    GiveBack,
    LiftColony,
    MoveColony,
    Roll,
    SwapColony,
)
from engine.games.alien_frontiers.scoring import score
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.stations import artifact_total
from tests.games import playing

YOU: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3


def docking(station: int, *values: int, seat: Seat = YOU, relic: int = 0) -> Dock:
    """A player's ships of these values at a station, together with the relic ship if its value is given."""
    ships = [ship(seat, value) for value in values]
    if relic:
        ships.append(ship(seat, relic, relic=True))
    return Dock(station, tuple(sorted(ships, key=lambda each: (value_of(each), each))))


def moving(owner: Seat, origin: int, territory: int) -> tuple[LiftColony, MoveColony]:
    """The discard power of the Orbital Teleporter: a colony of that owner from one territory to another."""
    return LiftColony(origin, owner), MoveColony(territory)


def swapping(one: tuple[int, Seat], other: tuple[int, Seat]) -> tuple[ChooseForSwap, SwapColony]:
    """The discard power of the Polarity Device: two colonies, each by territory and owner, in either order."""
    first, second = sorted((one, other))
    return ChooseForSwap(*first), SwapColony(*second)


class Playing(playing.Playing[AlienFrontiersState]):
    game = GAME

    def finish_turn(self) -> None:
        """Dock what must be docked, at the Solar Converter first of all, and end the turn keeping the ore."""
        while not self.can(EndTurn()):
            self.play(self.moves(Dock)[0])
        self.play(EndTurn())
        for gift in self.moves(GiveBack)[:1]:
            self.play(gift)

    def pass_to(self, seat: Seat) -> None:
        """Finish this turn and those of the players between, until that seat is to roll."""
        self.finish_turn()
        while self.state.active != seat:
            self.play(Roll())
            self.finish_turn()

    def roll(self, *dice: int) -> list[Event]:
        """Gather and roll; the dice fall like this, the relic ship's last."""
        self.state.rng.dictate(*dice)
        return self.play(Roll())

    @property
    def fuel(self) -> int:
        return self.state.players[YOU].fuel

    @property
    def ore(self) -> int:
        return self.state.players[YOU].ore

    @property
    def hand(self) -> tuple[int, ...]:
        """The values of the unplaced ships, the relic ship's last."""
        return tuple(value_of(unplaced) for unplaced in self.state.hand)

    @property
    def hub(self) -> int:
        return self.state.players[YOU].hub

    @property
    def artifact_total(self) -> int:
        return artifact_total(self.state)

    def holdings(self, seat: Seat) -> tuple[int, int]:
        """Fuel and ore."""
        return self.state.players[seat].fuel, self.state.players[seat].ore

    def cards(self, seat: Seat = YOU) -> tuple[int, ...]:
        return self.state.players[seat].cards

    def score(self, seat: Seat = YOU) -> int:
        return score(self.state, seat)

    def fleet(self, seat: Seat = YOU) -> int:
        return self.state.players[seat].fleet

    def docked(self, station: int) -> tuple[int, ...]:
        """The ships at a station, in the order of its docks."""
        return tuple(docked for docked in self.state.docks[station] if docked != EMPTY)

    def in_the_bay(self, seat: Seat = YOU) -> tuple[int, ...]:
        """The ships of a player that wait in the Maintenance Bay."""
        return tuple(docked for docked in self.state.docks[MAINTENANCE_BAY] if owner_of(docked) == seat)
