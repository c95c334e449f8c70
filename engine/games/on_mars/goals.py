"""OM-10.2: Private Goals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.moves import Move, Seat
from engine.games.on_mars import tally
from engine.games.on_mars.components import BLACKOUT_GOALS, COMMON_REWARD, GOALS, GOALS_ALLOWED, REPAIR, Goal
from engine.games.on_mars.effects import begin, is_possible_now
from engine.games.on_mars.events import GoalCompleted
from engine.games.on_mars.moves import CompleteGoal
from engine.games.on_mars.repair import owe_repair
from engine.games.on_mars.state import OnMarsState

DEVELOP, OWN_REWARD, NOTHING = range(3)

_COMPLETIONS = tuple(
    tuple(CompleteGoal(goal, reward) for reward in (DEVELOP, OWN_REWARD, NOTHING)) for goal in range(len(GOALS))
)

_MEASURES: Final[dict[str, Callable[[OnMarsState, Seat, Goal], int]]] = {
    "own_blueprints": lambda state, seat, goal: len(state.players[seat].blueprints),
    "advanced_buildings": lambda state, seat, goal: tally.advanced_buildings(state, seat),
    "mines_held": lambda state, seat, goal: tally.mines_held(state, seat),
    "discovery_tiles": lambda state, seat, goal: len(state.players[seat].discoveries),
    "advanced_on_complex": lambda state, seat, goal: tally.upgraded_complexes(state, seat, goal.complex),
    "same_resource": lambda state, seat, goal: tally.most_of_a_resource(state, seat),
    "shelters_on_map": lambda state, seat, goal: state.players[seat].shelters,
    "colony_level": lambda state, seat, goal: state.level,
    "colonists_in_quarters": lambda state, seat, goal: state.players[seat].quarters,
    "tech_tiles": lambda state, seat, goal: tally.techs_at(state, seat, 1),
    "ships_in_hangar": lambda state, seat, goal: state.players[seat].hangar,
    "research_tiles": lambda state, seat, goal: len(state.players[seat].research),
    "scientist_and_contract": lambda state, seat, goal: min(
        len(state.players[seat].scientists), len(state.players[seat].completed)
    ),
    "techs_at_level": lambda state, seat, goal: tally.techs_at(state, seat, goal.level),
    "progress_cubes": lambda state, seat, goal: len(state.players[seat].cubes),
    "advanced_on_two_complexes": lambda state, seat, goal: tally.upgraded_complexes(state, seat, goal.complex),
}


def progress(state: OnMarsState, seat: Seat, goal: int) -> int:
    """How much of what a goal counts the player has."""
    return _MEASURES[GOALS[goal].condition](state, seat, GOALS[goal])


def is_fulfilled(state: OnMarsState, seat: Seat, goal: int) -> bool:
    return progress(state, seat, goal) >= GOALS[goal].count


def allowed(state: OnMarsState) -> int:
    """How many each player may complete (OM-10.2, OM-18.2)."""
    return BLACKOUT_GOALS if state.blackout else GOALS_ALLOWED


def completions(state: OnMarsState, seat: Seat) -> list[Move]:
    """Fulfilled goals with each reward that can be used; with none the goal may be completed for nothing."""
    player = state.players[seat]
    if len(player.goals_done) >= allowed(state):
        return []
    found: list[Move] = []
    for goal in player.goals:
        if is_fulfilled(state, seat, goal):
            usable = [
                _COMPLETIONS[goal][reward]
                for reward, effect in ((DEVELOP, COMMON_REWARD), (OWN_REWARD, GOALS[goal].reward))
                if is_possible_now(state, seat, effect)
            ]
            found += usable or [_COMPLETIONS[goal][NOTHING]]
    return found


def complete(state: OnMarsState, seat: Seat, goal: int, reward: int) -> None:
    player = state.players[seat]
    player.goals = tuple(held for held in player.goals if held != goal)
    player.goals_done += (goal,)
    state.events.append(GoalCompleted(seat, goal, reward))
    effect = (COMMON_REWARD, GOALS[goal].reward, None)[reward]
    if state.blackout and is_possible_now(state, seat, REPAIR):
        owe_repair(state, seat, effect)
    elif effect:
        begin(state, seat, effect)
