"""Positions to look at and to play from: reached by random play, or set up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.core.game import Setup
from engine.games.alien_frontiers.components import (
    ALIEN_CITY,
    ASIMOV_CRATER,
    BOOSTER_POD,
    BURROUGHS_DESERT,
    DATA_CRYSTAL,
    GRAVITY_MANIPULATOR,
    HEINLEIN_PLAINS,
    HOLOGRAPHIC_DECOY,
    ISOLATION,
    LEM_BADLANDS,
    LUNAR_MINE,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POSITRON,
    REPULSOR,
    SOLAR_CONVERTER,
    TEMPORAL_WARPER,
)
from engine.games.alien_frontiers.game import GAME
from engine.games.alien_frontiers.position import Position
from engine.games.alien_frontiers.state import AlienFrontiersState


def random_positions(seats: int, seed: int, every: int, limit: int) -> Iterator[AlienFrontiersState]:
    """Every so many moves of a game between players who move at random."""
    rng = Random(seed)
    state = GAME.start(Setup(seats, seed, {"mind_control_helmet": True}))
    for number in range(limit):
        waiting = GAME.waiting(state)
        if not waiting:
            return
        if number % every == 0:
            yield state
        GAME.play(state, waiting[0], rng.choice(GAME.moves(state, waiting[0])))


def busy_position(seats: int = 4) -> Position:
    """Much of everything: dice, cards, colonies, fields, a colony ready to launch."""
    return (
        Position(players=seats)
        .dice(2, 3, 4, 4, 6, relic=5)
        .docked(SOLAR_CONVERTER, (3, 1), (5, 1))
        .docked(LUNAR_MINE, (1, 1), (4, seats - 1))
        .docked(ORBITAL_MARKET, (4, 1), (4, 1))
        .holds(0, fuel=7, ore=6)
        .holds(1, fuel=3, ore=2)
        .fleet(0, 5)
        .fleet(1, 6)
        .owns(0, BOOSTER_POD, ORBITAL_TELEPORTER, PLASMA_CANNON, TEMPORAL_WARPER)
        .owns(1, ALIEN_CITY, HOLOGRAPHIC_DECOY, DATA_CRYSTAL, GRAVITY_MANIPULATOR)
        .colonies(LEM_BADLANDS, {0: 1})
        .colonies(HEINLEIN_PLAINS, {0: 1, 1: 1})
        .colonies(BURROUGHS_DESERT, {0: 2})
        .colonies(ASIMOV_CRATER, {1: 2})
        .hub(0, 7)
        .hub(1, 3)
        .field(ISOLATION, LEM_BADLANDS)
        .field(POSITRON, HEINLEIN_PLAINS)
        .field(REPULSOR, ASIMOV_CRATER)
    )
