"""Any position, put together piece by piece, so that a worked example reads in a test as in the rulebook.

    state = (
        Position(players=4)
        .dice(3, 4, 6)
        .docked(LUNAR_MINE, (1, RED), (4, BLUE))
        .holds(YOU, fuel=1, ore=1)
        .state()
    )

The active player is seat 0, after the roll, unless said otherwise. What is not mentioned is empty: no resources, no
cards, nothing on the planet, fleets of three. Ships of a fleet that stand nowhere else wait in the Maintenance Bay.
"""

from __future__ import annotations

from collections import Counter

from engine.core.moves import Seat
from engine.core.position import ImpossiblePosition
from engine.core.rng import Rng
from engine.games.alien_frontiers import setup
from engine.games.alien_frontiers.colonies import controller
from engine.games.alien_frontiers.components import (
    COLONIST_HUB,
    EMPTY,
    FLEET_LIMIT,
    MAINTENANCE_BAY,
    RELIC,
    STATIONS,
    TRACK_DOCKS,
    ship,
)
from engine.games.alien_frontiers.state import AlienFrontiersState, Options
from engine.games.alien_frontiers.turn import ToAct, ToRoll

LEAST_FLEET = 3


class Position:
    def __init__(
        self,
        players: int = 4,
        active: Seat = 0,
        options: Options | None = None,
        long_version: bool = False,
        seed: int = 0,
    ) -> None:
        self._state = setup.bare_table(players, options or Options(), long_version, Rng(seed))
        self._state.docks[MAINTENANCE_BAY] = ()
        self._state.active = active
        self._colonies = setup.colonies_each(players, long_version)
        self._fleets: dict[Seat, int] = {}
        self._unplaced: dict[Seat, int] = {}
        self._draw: tuple[int, ...] | None = None
        self._to_roll = False

    def dice(self, *values: int, relic: int | None = None) -> Position:
        """Unplaced ships of the active player; `relic` is the value of the relic ship among them."""
        seat = self._state.active
        hand = [ship(seat, value) for value in values]
        if relic:
            hand.append(ship(seat, relic, relic=True))
            self._state.relic_owner = seat
        self._state.hand = tuple(sorted(hand))
        return self

    def before_the_roll(self, *next_dice: int) -> Position:
        """The active player has yet to gather and roll; the dice will fall like this, the relic ship's last."""
        self._to_roll = True
        self._state.rng.dictate(*next_dice)
        return self

    def next_dice(self, *values: int) -> Position:
        """How the next dice will fall."""
        self._state.rng.dictate(*values)
        return self

    def docked(self, station: int, *ships: tuple[int, Seat], relic: bool = False) -> Position:
        """Ships by value and owner, in the first empty docks; with `relic` the ships named are the relic ship."""
        for value, seat in ships:
            if relic:
                self._state.relic_owner = seat
            self._put(station, seat, ship(seat, value, relic))
        return self

    def _put(self, station: int, seat: Seat, docked: int) -> None:
        docks = self._state.docks[station]
        if station == MAINTENANCE_BAY:
            self._state.docks[station] = (*docks, docked)
            return
        first = seat * TRACK_DOCKS if station == COLONIST_HUB else 0
        last = first + TRACK_DOCKS if station == COLONIST_HUB else len(docks)
        if EMPTY not in docks[first:last]:
            raise ImpossiblePosition(f"no empty dock is left at {STATIONS[station].id}")
        dock = docks.index(EMPTY, first)
        self._state.docks[station] = (*docks[:dock], docked, *docks[dock + 1 :])

    def fill(self, station: int, value: int, seat: Seat) -> Position:
        """Ships of one value in every dock that is still empty (at the Colonist Hub: of that seat's track)."""
        docks = self._state.docks[station]
        if station == COLONIST_HUB:
            docks = docks[seat * TRACK_DOCKS : (seat + 1) * TRACK_DOCKS]
        for _ in range(docks.count(EMPTY)):
            self._put(station, seat, ship(seat, value))
        return self

    def holds(self, seat: Seat, fuel: int = 0, ore: int = 0) -> Position:
        player = self._state.players[seat]
        self._state.fuel += player.fuel - fuel
        self._state.ore += player.ore - ore
        player.fuel, player.ore = fuel, ore
        return self

    def stock(self, fuel: int | None = None, ore: int | None = None) -> Position:
        """What the stocks have left; the tokens missing are simply not in this game."""
        if fuel is not None:
            self._state.fuel = fuel
        if ore is not None:
            self._state.ore = ore
        return self

    def fleet(self, seat: Seat, size: int) -> Position:
        self._fleets[seat] = size
        return self

    def owns(self, seat: Seat, *cards: int) -> Position:
        self._state.players[seat].cards = cards
        return self

    def used(self, *cards: int) -> Position:
        """Cards whose fuel power the active player has used this turn."""
        self._state.used = cards
        return self

    def display(self, *cards: int) -> Position:
        self._state.display = list(cards)
        return self

    def draw_pile(self, *cards: int) -> Position:
        """The draw pile, next card first. Without this it holds the rest of the deck in a fixed order."""
        self._draw = cards
        return self

    def discard_pile(self, *cards: int) -> Position:
        self._state.discard = list(cards)
        return self

    def colonies(self, territory: int, counts: dict[Seat, int]) -> Position:
        here = tuple(counts.get(seat, 0) for seat in range(len(self._state.players)))
        self._state.colonies[territory] = here
        self._state.control[territory] = controller(here)
        return self

    def unplaced(self, seat: Seat, colonies: int) -> Position:
        """Unplaced colonies of a seat; without this, its starting number less those on the planet."""
        self._unplaced[seat] = colonies
        return self

    def hub(self, seat: Seat, progress: int) -> Position:
        self._state.players[seat].hub = progress
        return self

    def field(self, field: int, territory: int) -> Position:
        self._state.fields[field] = territory
        return self

    def state(self) -> AlienFrontiersState:
        state = self._state
        state.first = 0
        for seat, player in enumerate(state.players):
            self._settle_fleet(seat)
            landed = sum(here[seat] for here in state.colonies)
            player.colonies = self._unplaced.get(seat, self._colonies - landed)
            if player.colonies < 1:
                raise ImpossiblePosition(f"seat {seat} has no unplaced colony left: the game would be over")
        self._settle_cards()
        state.agenda = [ToRoll(state.active) if self._to_roll else ToAct(state.active)]
        return state

    def _settle_fleet(self, seat: Seat) -> None:
        state = self._state
        ships = [docked for docks in state.docks for docked in docks if docked != EMPTY] + list(state.hand)
        placed = sum(docked >> 4 == seat and not docked & RELIC for docked in ships)
        fleet = self._fleets.get(seat, max(placed, LEAST_FLEET))
        if not placed <= fleet <= FLEET_LIMIT:
            raise ImpossiblePosition(f"seat {seat} has {placed} ships on the table but a fleet of {fleet}")
        state.players[seat].stock = FLEET_LIMIT - fleet
        state.docks[MAINTENANCE_BAY] += (ship(seat, 1),) * (fleet - placed)

    def _settle_cards(self) -> None:
        state = self._state
        rest = Counter(setup.deck(state.options.mind_control_helmet))
        rest.subtract([*state.display, *state.discard, *(card for player in state.players for card in player.cards)])
        if self._draw is not None:
            rest.subtract(self._draw)
        if min(rest.values()) < 0:
            raise ImpossiblePosition("more copies of a card than the deck has")
        state.draw = sorted(rest.elements()) if self._draw is None else list(reversed(self._draw))
        if not state.display and self._draw is None:
            state.display = [state.draw.pop() for _ in range(3)]
