"""How long the game will last, and who presses for its end."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Seat
from engine.games.on_mars.components import HIGHEST_LEVEL, MISSIONS
from engine.games.on_mars.pilot.figures import figures, worths
from engine.games.on_mars.state import OVER, SHUTTLE, OnMarsState
from engine.games.on_mars.status import FIRST_MISSION_STEP

_ROUNDS: Final = tuple(float(rounds) for rounds in figures["rounds"])
_PACE: Final = tuple(float(figures["pace"][mission.id]) for mission in MISSIONS)
_BUILDING_PACE: Final[float] = figures["pace"]["life_support"]
_ALONE: Final[float] = figures["pace"]["table"]
_EACH: Final[float] = figures["pace"]["player"]


def has_main_action(state: OnMarsState, seat: Seat) -> bool:
    """Is the main action of this round still to come?"""
    return not state.players[seat].laid and not (seat == state.active and state.main_done)


def turns_left(state: OnMarsState, seat: Seat) -> float:
    """Turns a player may still hope for, the present one included until its main action is done."""
    return has_main_action(state, seat) + rounds_to_come(state)


def rounds_to_come(state: OnMarsState) -> float:
    """Rounds after this one."""
    if state.last_round or state.phase == OVER:
        return 0.0
    if state.blackout:
        return state.blackout.time - float(state.phase != SHUTTLE)
    return 1.0 if state.ending else 1.0 + _rounds_before_the_end(state)


def _rounds_before_the_end(state: OnMarsState) -> float:
    """Until the last step of the Remaining Missions marker, each Mission and each level at its usual pace."""
    if state.remaining == 0:
        return 0.0
    waits = [left / _PACE[mission] for mission, left in zip(state.missions, state.trackers, strict=True) if left]
    for level in range(max(FIRST_MISSION_STEP, state.level + 1), HIGHEST_LEVEL + 1):
        waits.append(sum([level + 1 - row for row in state.lss if row <= level]) / _BUILDING_PACE)
    waits.sort()
    return waits[state.remaining - 1] / (_ALONE + _EACH * len(state.players))


def impatience(state: OnMarsState) -> float:
    """A game that lasts longer than it should: what is still missing for its end weighs on everybody."""
    late = state.round - _ROUNDS[len(state.players) - 2] - 2.0 * state.options.long_game
    if late <= 0:
        return 0.0
    steps = (
        state.remaining + 0.2 * sum(state.trackers) + 0.4 * sum([max(0, state.level + 1 - row) for row in state.lss])
    )
    return worths["impatience"] * min(late, 30.0) * steps
