"""What is still to be won by being first or having most: the goals and the prestige lead, as they may end."""

from __future__ import annotations

from math import exp

from engine.core.moves import Seat
from engine.games.race_for_the_galaxy.components import FIRST_VP, GOALS, MOST_VP, Goal
from engine.games.race_for_the_galaxy.goals import holder_of, progress
from engine.games.race_for_the_galaxy.pilot.judgement import Outlook, W
from engine.games.race_for_the_galaxy.state import Player, RaceState


def ambition(state: RaceState, seat: Seat, player: Player, view: Outlook) -> float:
    """The points that goals and the prestige lead may come to for a seat, were its part of the table like this."""
    total = sum(_goal(state, seat, player, place, view) for place in range(len(state.goals)))
    if state.prestige_in_play and view.rounds:
        total += (W["prestige"] - 1.0) * player.prestige
        if player.prestige:
            total += W["leader"] * view.rounds * _chance(0.9 * (player.prestige - _rival_prestige(state, seat)))
    return total


def prestige_price(state: RaceState, seat: Seat, view: Outlook) -> float:
    """What one prestige spent costs: its point, and what the lead and goals are worth less without it."""
    player = state.players[seat]
    poorer = player.copy()
    poorer.prestige -= 1
    return 1.0 + ambition(state, seat, player, view) - ambition(state, seat, poorer, view)


def _goal(state: RaceState, seat: Seat, player: Player, place: int, view: Outlook) -> float:
    goal = GOALS[state.goals[place]]
    if goal.first and state.held[place]:
        return float(FIRST_VP * (state.held[place] >> seat & 1))
    mine = progress(state, player, goal)
    others = max([progress(state, other, goal) for rival, other in enumerate(state.players) if rival != seat])
    missing = max(0, goal.minimum - mine)
    if goal.first:
        return FIRST_VP * _first(goal, missing, goal.minimum - others, view)
    holder = holder_of(state, place)
    lead = mine - others + (0.4 if holder == seat else -0.4 if holder >= 0 else 0.0)
    return MOST_VP * W["goal_step"] ** missing * _chance(1.1 * lead)


def _first(goal: Goal, missing: int, missing_others: int, view: Outlook) -> float:
    """How likely a seat is to reach it before the others, with this much missing to both."""
    if not missing:
        return 0.97
    race = 1.0 if missing < missing_others else 0.55 if missing == missing_others else 0.3
    return float(W["goal_step"] ** missing * race * min(1.0, view.rounds / (1.5 * missing)))


def _rival_prestige(state: RaceState, seat: Seat) -> int:
    amounts = [other.prestige for rival, other in enumerate(state.players) if rival != seat]
    return max([*amounts, state.robot.prestige] if state.robot else amounts)


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-lead))
