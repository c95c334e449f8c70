"""What a player works for in the long run: Contracts, Private Goals, and the goal of a solo game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.moves import Seat
from engine.games.on_mars import goals, scoring, tally
from engine.games.on_mars.components import (
    BLUEPRINTS,
    CONTRACT_COMPLEX,
    CONTRACTS,
    GOALS,
    LAB_COLUMN,
    NONE,
    NOWHERE,
    PLANT,
    RESOURCES,
    TECHS,
    is_research,
    kind_for,
)
from engine.games.on_mars.contracts import missing
from engine.games.on_mars.hexes import DISTANCE, hexes_in
from engine.games.on_mars.pilot.figures import figures, worths
from engine.games.on_mars.scoring import SOLO_GOALS, Condition
from engine.games.on_mars.state import OnMarsState

_w = worths
_TURNS: Final[dict[str, float]] = figures["goals"]
"""For each condition of a Private Goal the turns that one more of what it counts takes."""


def largest_complex(state: OnMarsState, kind: int) -> int:
    return max([state.complex_size(place) for place in hexes_in(state.terrain().built[kind])], default=0)


# -- Contracts ---------------------------------------------------------------------------------------------------


def lacking(state: OnMarsState, seat: Seat, contract: int) -> float:
    """About how many turns an open Contract still takes."""
    player = state.players[seat]
    record = CONTRACTS[contract]
    if record.building == NONE:
        found = 0.0
        for good, _ in record.deliver:
            have = player.goods[good] if good < RESOURCES else player.depot + player.waiting
            gap = missing(state, contract, good)
            found += max(0, gap - have) + 0.25 * min(gap, have)
        return found
    kind = kind_for(record.building, seat)
    marked = any(state.site[card] != NOWHERE and state.building[state.site[card]] == kind for card in player.blueprints)
    planned = any(BLUEPRINTS[card].building == record.building for card in player.blueprints)
    return 2.0 * max(0, CONTRACT_COMPLEX - largest_complex(state, kind)) + (0.0 if marked else 1.5 if planned else 4.0)


def hope_of(lacks: float, turns: float) -> float:
    """That a Contract is fulfilled in time."""
    return min(1.0, max(0.0, (0.6 + 0.9 * turns - lacks) / (2.0 + 0.2 * turns)))


def contracts(state: OnMarsState, seat: Seat, turns: float) -> float:
    """Likely to be fulfilled the less is missing and the more time there is."""
    player = state.players[seat]
    total = 0.0
    for contract in player.contracts:
        record = CONTRACTS[contract]
        if contract in player.completed:
            total += record.gain
        else:
            hope = _w["contract_hope"] * hope_of(lacking(state, seat, contract), turns)
            total += hope * record.gain - (1 - hope) * record.loss
    return total


# -- Private Goals -----------------------------------------------------------------------------------------------


def goal_hope(state: OnMarsState, seat: Seat, goal: int, turns: float) -> float:
    """That a Private Goal is completed in time."""
    record = GOALS[goal]
    gap = record.count - goals.progress(state, seat, goal)
    if gap <= 0:
        return 1.0
    return 0.9 * max(0.0, 1.0 - gap * _TURNS[record.condition] / (turns + 0.5))


def private_goals(state: OnMarsState, seat: Seat, turns: float) -> float:
    """What the hand promises: one goal counts, a second is in reserve, and the rest are Crystals."""
    player = state.players[seat]
    if player.goals_done:
        return _w["goal_done"]
    if not player.goals:
        return 0.0
    hopes = sorted([goal_hope(state, seat, goal, turns) for goal in player.goals], reverse=True)
    spare = _w["goal_card"] * (len(hopes) - 1) * min(1.0, turns / 3.0)
    return _w["goal"] * hopes[0] + _w["goal_reserve"] * sum(hopes[1:2]) + spare


def least_promising(state: OnMarsState, seat: Seat, turns: float) -> int:
    """The Private Goal that goes first where one is to be a Crystal."""
    return min(state.players[seat].goals, key=lambda goal: goal_hope(state, seat, goal, turns))


# -- the solo goal -----------------------------------------------------------------------------------------------

Nearness = Callable[[OnMarsState, Condition, float], float]


def solo_goal(state: OnMarsState, turns: float) -> float:
    """What is there of each condition, and of the lead; all are needed."""
    near = [min(1.0, _nearness(state, condition, there, turns)) for condition, there in scoring.solo_conditions(state)]
    met = sum([share >= 1.0 for share in near]) / len(near)
    lead = scoring.solo_lead(state) - SOLO_GOALS[state.options.solo_goal].margin
    return _w["solo_condition"] * (sum(near) + met) + _w["solo_lead"] * min(0, lead)


def _nearness(state: OnMarsState, condition: Condition, there: int, turns: float) -> float:
    if there >= condition.count:
        return 1.0
    special = _NEARNESS.get(condition.what)
    return 0.95 * (special(state, condition, turns) if special else there / condition.count)


def _level(state: OnMarsState, condition: Condition, turns: float) -> float:
    """Levels reached, and the rows climbed towards the next."""
    rows = [min(row, condition.count) - 1 for row in state.lss]
    return sum(rows) / (len(rows) * (condition.count - 1))


def _contract(wanted: Callable[[int, str], bool]) -> Nearness:
    """The most promising of the open Contracts that would do."""

    def nearness(state: OnMarsState, condition: Condition, turns: float) -> float:
        player = state.players[0]
        hopes = [
            0.4 + 0.6 * hope_of(lacking(state, 0, contract), turns)
            for contract in player.contracts
            if contract not in player.completed and wanted(contract, condition.thing)
        ]
        return max(hopes, default=0.0)

    return nearness


def _private_goal(state: OnMarsState, condition: Condition, turns: float) -> float:
    return max([goal_hope(state, 0, goal, turns) for goal in state.players[0].goals], default=0.0)


def _tech(state: OnMarsState, condition: Condition, turns: float) -> float:
    return state.players[0].tech_level(_TECH_NUMBERS[condition.thing]) / condition.count


def _best_tech(state: OnMarsState, condition: Condition, turns: float) -> float:
    return tally.highest_tech(state, 0) / LAB_COLUMN[-2]


def _research(state: OnMarsState, condition: Condition, turns: float) -> float:
    """Tiles taken, and the way to the nearest further one."""
    player = state.players[0]
    way = DISTANCE[player.rover_hex]
    ways = [way[place] for place, tile in enumerate(state.tile) if is_research(tile) and tile not in player.research]
    return (len(player.research) + (max(0.0, 0.7 - 0.08 * min(ways)) if ways else 0.0)) / condition.count


def _plants(state: OnMarsState, condition: Condition, turns: float) -> float:
    """Plants, and room for them."""
    player = state.players[0]
    return 0.5 * (player.goods[PLANT] + min(player.limit, condition.count)) / condition.count


def _in_orbit(state: OnMarsState, condition: Condition, turns: float) -> float:
    """Only the end counts; until then a Ship will do."""
    return 0.5 if turns > 3 or state.players[0].hangar else 0.0


_TECH_NUMBERS: Final = {tech.id: number for number, tech in enumerate(TECHS)}
_IDS: Final = tuple(contract.id for contract in CONTRACTS)
_NEARNESS: Final[dict[str, Nearness]] = {
    "colony_level": _level,
    "contracts_completed": _contract(lambda contract, thing: True),
    "contracts_upgrade_completed": _contract(lambda contract, thing: CONTRACTS[contract].building != NONE),
    "contracts_deliver_completed": _contract(lambda contract, thing: CONTRACTS[contract].building == NONE),
    "contract": _contract(lambda contract, thing: _IDS[contract] == thing),
    "private_goals_completed": _private_goal,
    "tech_level": _tech,
    "tech_level_6": _best_tech,
    "research_tiles": _research,
    "plants_in_storage": _plants,
    "in_orbit": _in_orbit,
}
"""What is there of the conditions that grow in more than whole steps."""
