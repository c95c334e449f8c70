"""Chapter 12: Opportunity Points, and the goals of the solo game (OM-14.1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.core.data import load_toml
from engine.core.game import Line, Standing, standings
from engine.core.moves import Seat
from engine.games.on_mars import blackout, tally
from engine.games.on_mars.colonists import ACTIONS_OF_SIDE
from engine.games.on_mars.components import (
    BLUEPRINTS,
    COLUMN_OP,
    CONTRACTS,
    FOLDER,
    GREENHOUSE,
    LAB_COLUMN,
    LACERDA,
    NOWHERE,
    ORBIT,
    PLANT,
    PROGRESS_OP,
    QUARTERS,
    REMAINING_MISSIONS,
    ROOM_OP,
    SCIENTIST_OP,
    SCIENTISTS,
    SHIP_OP,
    TECHS,
)
from engine.games.on_mars.state import OnMarsState

TIE_BREAKS = ("crystals", "advanced", "progress")
"""What breaks a tie, in this order."""


def lines(state: OnMarsState, seat: Seat) -> tuple[Line, ...]:
    """OM-12.2, line by line, as if the game ended now."""
    if state.blackout:
        return blackout.lines(state)
    player = state.players[seat]
    return (
        Line("track", player.op),
        Line("progress", PROGRESS_OP[len(player.cubes)]),
        Line("ships", SHIP_OP * player.hangar),
        Line("colonists", colonists(state, seat)),
        Line("techs", sum(COLUMN_OP[LAB_COLUMN[space]] for space in player.lab)),
        Line("blueprints", blueprints(state, seat)),
        Line("scientists", sum(scientist_points(state, scientist) for scientist in player.scientists)),
        Line("contracts", contracts(state, seat)),
    )


def score(state: OnMarsState, seat: Seat) -> int:
    return sum(line.points for line in lines(state, seat))


def colonists(state: OnMarsState, seat: Seat) -> int:
    """The highest room inhabited once those at hand have come home (OM-12.2.3); Lacerda's are full (OM-14.11)."""
    player = state.players[seat]
    if state.is_lacerda(seat):
        rooms = ROOM_OP if state.options.full_quarters else ROOM_OP[: player.shelters]
        return rooms[-1] if rooms else 0
    at_hand = player.quarters + player.working
    at_hand += sum(state.slots[action][seat] for action in ACTIONS_OF_SIDE[player.side])
    return rooms_op(min(at_hand, player.rooms))


def rooms_op(inhabitants: int) -> int:
    for room, op in enumerate(ROOM_OP):
        if inhabitants <= QUARTERS[room + 1]:
            return op if inhabitants else 0
    return ROOM_OP[-1]


def blueprints(state: OnMarsState, seat: Seat) -> int:
    return sum(
        BLUEPRINTS[card].points if state.site[card] != NOWHERE else -BLUEPRINTS[card].points
        for card in state.players[seat].blueprints
    )


def scientist_points(state: OnMarsState, scientist: int) -> int:
    """For each Advanced Building of the type they score, whoever's it is."""
    scores = SCIENTISTS[scientist].scores
    return SCIENTIST_OP * sum(
        place != NOWHERE and BLUEPRINTS[card].building == scores for card, place in enumerate(state.site)
    )


def contracts(state: OnMarsState, seat: Seat) -> int:
    player = state.players[seat]
    done = player.contracts if state.is_lacerda(seat) else player.completed
    return sum(
        CONTRACTS[contract].gain if contract in done else -CONTRACTS[contract].loss for contract in player.contracts
    )


def standing(state: OnMarsState) -> list[Standing]:
    """Ties: Crystals in the Depot, Advanced Buildings, Progress cubes (OM-12.3). Lacerda is ranked like a player;
    whether the solo goal is reached is another question (solo_goal_reached)."""
    seats = range(len(state.players))
    if state.blackout:
        return blackout.standing(state)
    breakdowns = [lines(state, seat) for seat in seats]
    ties = [
        (state.players[seat].depot, tally.advanced_buildings(state, seat), len(state.players[seat].cubes))
        for seat in seats
    ]
    return standings(breakdowns, ties)


# -- solo goals --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Condition:
    what: str
    count: int
    thing: str


@dataclass(frozen=True, slots=True)
class SoloGoal:
    id: str
    margin: int
    """The lead over Lacerda it asks for."""
    conditions: tuple[Condition, ...]
    harder: tuple[Condition, ...]
    """What the harder version asks besides."""


def _conditions(records: list[list[Any]]) -> tuple[Condition, ...]:
    return tuple(Condition(record[0], record[1], record[2] if len(record) > 2 else "") for record in records)


SOLO_GOALS: Final = tuple(
    SoloGoal(r["id"], r["margin"], _conditions(r["conditions"]), _conditions(r.get("harder", [])))
    for r in load_toml(FOLDER / "data/solo.toml")["goal"]
)
_contract_numbers = {contract.id: number for number, contract in enumerate(CONTRACTS)}
_scientist_numbers = {scientist.id: number for number, scientist in enumerate(SCIENTISTS)}
_tech_numbers = {tech.id: number for number, tech in enumerate(TECHS)}

_MEASURES: Final[dict[str, Callable[[OnMarsState, str], int]]] = {
    "colony_level": lambda state, thing: state.level,
    "contracts_completed": lambda state, thing: len(state.players[0].completed),
    "contracts_upgrade_completed": lambda state, thing: tally.upgrades_completed(state, 0),
    "contracts_deliver_completed": lambda state, thing: tally.deliveries_completed(state, 0),
    "contract": lambda state, thing: int(_contract_numbers[thing] in state.players[0].completed),
    "private_goals_completed": lambda state, thing: len(state.players[0].goals_done),
    "tech_level_6": lambda state, thing: tally.techs_at(state, 0, 6),
    "tech_level": lambda state, thing: state.players[0].tech_level(_tech_numbers[thing]),
    "research_tiles": lambda state, thing: len(state.players[0].research),
    "shelters_on_map": lambda state, thing: state.players[0].shelters,
    "mines_held": lambda state, thing: tally.mines_held(state, 0),
    "advanced_buildings": lambda state, thing: tally.advanced_buildings(state, 0),
    "advanced_greenhouses": lambda state, thing: sum(
        state.building[place] == GREENHOUSE for place in tally.advanced_sites(state, 0)
    ),
    "greenhouse_complex": lambda state, thing: max(
        (state.complex_size(place) for place, kind in enumerate(state.building) if kind == GREENHOUSE), default=0
    ),
    "plants_in_storage": lambda state, thing: state.players[0].goods[PLANT],
    "scientist": lambda state, thing: int(_scientist_numbers[thing] in state.players[0].scientists),
    "in_orbit": lambda state, thing: int(state.players[0].side == ORBIT),
}


def solo_conditions(state: OnMarsState) -> list[tuple[Condition, int]]:
    """The conditions of the chosen goal with how much of each is there."""
    goal = SOLO_GOALS[state.options.solo_goal]
    conditions = goal.conditions + (goal.harder if state.options.harder_goal else ())
    return [(condition, _MEASURES[condition.what](state, condition.thing)) for condition in conditions]


def solo_lead(state: OnMarsState) -> int:
    return score(state, 0) - score(state, LACERDA)


def solo_missing(state: OnMarsState) -> tuple[tuple[str, int, str], ...]:
    """The conditions that do not hold, the lead over Lacerda among them: what, how many, and which thing."""
    missing = [
        (condition.what, condition.count, condition.thing)
        for condition, there in solo_conditions(state)
        if there < condition.count
    ]
    margin = SOLO_GOALS[state.options.solo_goal].margin
    if solo_lead(state) < margin:
        missing.append(("lead", margin, ""))
    return tuple(missing)


def solo_goal_reached(state: OnMarsState) -> bool:
    return not solo_missing(state)


def nearness(view: OnMarsState) -> float:
    """By the Missions still to be completed, and by those under way (OM-12.1)."""
    if view.last_round:
        return 1.0
    return 0.9 * (1 - view.remaining / REMAINING_MISSIONS)
