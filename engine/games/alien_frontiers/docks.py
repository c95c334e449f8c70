"""Chapter 5, the docks themselves: putting ships in and taking them out."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    COLONIST_HUB,
    EMPTY,
    MAINTENANCE_BAY,
    STATIONS,
    TRACK_DOCKS,
)
from engine.games.alien_frontiers.state import AlienFrontiersState


def track(seat: Seat) -> slice:
    """A player's own docks at the Colonist Hub (AF-6.2.1)."""
    return slice(seat * TRACK_DOCKS, (seat + 1) * TRACK_DOCKS)


def has_empty_group(state: AlienFrontiersState, station: int) -> bool:
    """A set needs one completely empty group of docks (AF-5.3)."""
    docks, size = state.docks[station], STATIONS[station].group
    return any(not any(docks[start : start + size]) for start in range(0, len(docks), size))


def enter(state: AlienFrontiersState, seat: Seat, station: int, ships: tuple[int, ...]) -> int:
    """Dock in the first empty dock or group (AF-5.9); returns the number of the first dock taken."""
    docks = state.docks[station]
    if station == COLONIST_HUB:
        dock = docks.index(EMPTY, seat * TRACK_DOCKS)
    elif len(ships) == 1:
        dock = docks.index(EMPTY)
    else:
        size = len(ships)
        dock = next(start for start in range(0, len(docks), size) if not any(docks[start : start + size]))
    state.docks[station] = docks[:dock] + ships + docks[dock + len(ships) :]
    return dock


def leave(state: AlienFrontiersState, station: int, dock: int) -> None:
    """Empty one dock. What the ship earned there stays (AF-5.8), except a place in the artifact total (AF-6.1.4)."""
    docks = state.docks[station]
    if station == MAINTENANCE_BAY:
        state.docks[station] = docks[:dock] + docks[dock + 1 :]
        return
    state.docks[station] = (*docks[:dock], EMPTY, *docks[dock + 1 :])
    if station == ALIEN_ARTIFACT:
        state.artifact_docks = tuple(counted for counted in state.artifact_docks if counted != dock)


def find(state: AlienFrontiersState, station: int, ship: int) -> int:
    """The dock of a ship. Of two alike at the Artifact, the one that no longer counts for a claim comes first."""
    docks = state.docks[station]
    if station == ALIEN_ARTIFACT:
        for dock, docked in enumerate(docks):
            if docked == ship and dock not in state.artifact_docks:
                return dock
    return docks.index(ship)
