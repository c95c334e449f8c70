"""Who is going to win: what the admiral judges positions by.

Each seat's position is put in a few figures; how much each of them means for the final result was learnt from games
between pilots and is written in data/pilot.toml, apart for the beginning, the middle and the end of a game.
"""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import Final

from engine.core.moves import Seat
from engine.games.empires_of_the_void.components import (
    ARMED,
    DIPLOMAT,
    EACH,
    NOBODY,
    space_of,
)
from engine.games.empires_of_the_void.empire import base_income, network_income, planet_income
from engine.games.empires_of_the_void.galaxy import FAR
from engine.games.empires_of_the_void.odds import fleet_cost, miss_all, traits
from engine.games.empires_of_the_void.pilot.prospects import counts_of, prospect
from engine.games.empires_of_the_void.pilot.worth import (
    ABILITY,
    FIGURES,
    LONG,
    PATIENCE,
    TECHNOLOGY,
    Outlook,
    awards,
    scorings_left,
    voices_of,
)
from engine.games.empires_of_the_void.scoring import other_points, planet_points, technology_points
from engine.games.empires_of_the_void.state import EmpiresState

FEATURES: Final = (
    "planets", "technologies", "council", "other", "wealth", "abilities", "fleet", "reach", "exposure", "cards",
)  # fmt: skip
_STAGES: Final = FIGURES["projection"]["stages"]
"""The last round of each stage."""
_WEIGHTS: Final = tuple(
    tuple(FIGURES["projection"][feature][stage] for feature in FEATURES) for stage in range(len(_STAGES))
)
_SPREAD: Final[list[float]] = FIGURES["projection"]["spread"]


def stage_of(state: EmpiresState) -> int:
    return next((stage for stage, last in enumerate(_STAGES) if state.round <= last), len(_STAGES) - 1)


def spread(state: EmpiresState) -> float:
    """How far ahead, in points, a seat must look to be a clear favourite."""
    return _SPREAD[stage_of(state)]


def projections(state: EmpiresState) -> list[float]:
    """The points each seat looks like ending with."""
    weights = _WEIGHTS[stage_of(state)]
    council = awards(voices_of(state), scorings_left(state))
    return [
        state.players[seat].vp
        + sum([weight * figure for weight, figure in zip(weights, features(state, seat, council[seat]), strict=True)])
        for seat in range(len(state.players))
    ]


def features(state: EmpiresState, seat: Seat, council: int) -> tuple[float, ...]:
    """The figures of FEATURES for one seat."""
    outlook = Outlook(state, seat)
    player = state.players[seat]
    scorings, rounds = outlook.scorings, outlook.rounds
    income = base_income(state, seat) + planet_income(state, seat) + network_income(state, seat)
    gifts = sum([worth for planet, worth in enumerate(ABILITY) if state.has_access(seat, planet)])
    gifts += _uses(player.technologies)
    return (
        scorings * planet_points(state, seat),
        scorings * technology_points(player.technologies),
        council,
        scorings * other_points(state, seat),
        log(1 + (player.credits + rounds * income) / 20),
        gifts * rounds / LONG,
        sum([fleet_cost(fleet) for fleet in player.ships if fleet]),
        _reach(outlook),
        _exposure(outlook),
        prospect(outlook, counts_of(player.hand)),
    )


@lru_cache(maxsize=65536)
def _uses(technologies: int) -> float:
    """What technologies are good for, beside their points."""
    return sum(worth for number, worth in enumerate(TECHNOLOGY) if technologies >> number & 1)


def _exposure(outlook: Outlook) -> float:
    """What the worlds held are worth, each as far as it is in danger."""
    state, seat = outlook.state, outlook.seat
    ships = state.players[seat].ships
    total = 0.0
    for world, holder in enumerate(state.holder):
        if holder == seat:
            space = space_of(world)
            total += outlook.held(world) * outlook.risk(space, ships[space])
    return total


def _reach(outlook: Outlook) -> float:
    """What the stacks of ships could take from where they stand, each the best for itself."""
    state, seat = outlook.state, outlook.seat
    prizes = _prizes(outlook)
    friends = _friends(outlook)
    skill = traits(state, seat, seat)
    total = 0.0
    for space, fleet in enumerate(state.players[seat].ships):
        if not fleet:
            continue
        distances = outlook.distances[space]
        has_envoy = bool(fleet & EACH[DIPLOMAT])
        pace = 3 if has_envoy else 2
        best = 0.0
        armed = fleet & ARMED
        if armed:
            hit = 1 - miss_all(armed, skill, True) ** 2
            for target, prize, holder in prizes:
                distance = distances[target]
                hope = prize * PATIENCE[-(-distance // pace)] if distance != FAR else 0.0
                if hope > best:
                    odds = hit if holder == NOBODY else _odds(outlook, fleet, holder, target)
                    best = max(best, odds * hope)
        if has_envoy:
            for target, prize in friends:
                if distances[target] != FAR:
                    best = max(best, prize * PATIENCE[-(-distances[target] // pace)])
        total += best
    return total


def _odds(outlook: Outlook, fleet: int, holder: Seat, target: int) -> float:
    """The chance to take a world from its holder."""
    defenders = outlook.state.players[holder].ships[target]
    return outlook.odds(fleet, holder, defenders)[0] if defenders else 1.0


def _prizes(outlook: Outlook) -> list[tuple[int, float, Seat]]:
    """Worlds to take: where, what they are worth, and whose they are."""
    state, seat = outlook.state, outlook.seat
    found = []
    for space in outlook.spaces:
        world = state.galaxy.world_at[space]
        holder = state.holder[world]
        if holder == NOBODY:
            found.append((space, outlook.conquest(world), NOBODY))
        elif holder != seat:
            found.append((space, outlook.prize(world, holder), holder))
    return found


def _friends(outlook: Outlook) -> list[tuple[int, float]]:
    """Planets that might become allies: where, and what that is worth with the cards in hand."""
    state = outlook.state
    return [
        (space_of(planet), outlook.alliance(planet) * outlook.friendship(planet))
        for planet in state.galaxy.planets
        if state.holder[planet] == NOBODY == state.ally[planet]
    ]
