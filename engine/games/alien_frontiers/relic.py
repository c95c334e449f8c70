"""Chapter 11: the relic ship, bound to Burroughs Desert."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.alien_frontiers.components import (
    BURROUGHS_DESERT,
    EMPTY,
    ISOLATION,
    MAINTENANCE_BAY,
    NOBODY,
    NOWHERE,
    RELIC,
    RELIC_COST,
    ship,
)
from engine.games.alien_frontiers.docks import leave
from engine.games.alien_frontiers.events import RelicBought, RelicReturned
from engine.games.alien_frontiers.resources import pay
from engine.games.alien_frontiers.state import AlienFrontiersState


def holds_burroughs(state: AlienFrontiersState, seat: Seat) -> bool:
    """A Data Crystal never gives this bonus (AF-11.2)."""
    return state.control[BURROUGHS_DESERT] == seat and state.fields[ISOLATION] != BURROUGHS_DESERT


def can_buy(state: AlienFrontiersState, seat: Seat) -> bool:
    player = state.players[seat]
    return (
        state.relic_owner == NOBODY
        and player.fuel >= RELIC_COST.fuel
        and player.ore >= RELIC_COST.ore
        and holds_burroughs(state, seat)
    )


def buy(state: AlienFrontiersState, seat: Seat) -> None:
    """It waits in the Maintenance Bay and is rolled from the next turn on (AF-11.2)."""
    pay(state, seat, RELIC_COST.fuel, RELIC_COST.ore)
    state.relic_owner = seat
    state.docks[MAINTENANCE_BAY] += (ship(seat, 1, relic=True),)
    state.events.append(RelicBought(seat))


def go_home_if_lost(state: AlienFrontiersState) -> None:
    """The moment its owner loses the bonus of Burroughs Desert it returns from wherever it is (AF-11.5)."""
    if state.relic_owner != NOBODY and not holds_burroughs(state, state.relic_owner):
        go_home(state)


def go_home(state: AlienFrontiersState) -> None:
    owner, state.relic_owner = state.relic_owner, NOBODY
    if any(unplaced & RELIC for unplaced in state.hand):
        state.hand = tuple(unplaced for unplaced in state.hand if not unplaced & RELIC)
        state.events.append(RelicReturned(owner, NOWHERE))
        return
    for station, docks in enumerate(state.docks):
        for dock, docked in enumerate(docks):
            if docked != EMPTY and docked & RELIC:
                leave(state, station, dock)
                state.events.append(RelicReturned(owner, station))
                return
