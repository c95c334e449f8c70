"""The judgement of the bots: how good each move is, decision by decision. Figures are in data/pilot.toml."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from engine.bots.pilot import Pilot, decided
from engine.core.moves import Move, Seat
from engine.games.empires_of_the_void import (
    setup,
)
from engine.games.empires_of_the_void.components import (
    HOME_SPACE,
    PLANETS,
    RACES,
    TECHNOLOGIES,
    space_of,
)
from engine.games.empires_of_the_void.moves import (
    ChooseCorner,
    Keep,
    Pass,
    PlayCards,
    Rotate,
)
from engine.games.empires_of_the_void.open_points import ToInterject
from engine.games.empires_of_the_void.pilot import builds, cards, fights, turns
from engine.games.empires_of_the_void.pilot.projection import projections, spread
from engine.games.empires_of_the_void.pilot.verdicts import NEVER, Judgement
from engine.games.empires_of_the_void.pilot.worth import (
    SHARPNESS,
    Outlook,
)
from engine.games.empires_of_the_void.scoring import standing
from engine.games.empires_of_the_void.state import EmpiresState

_FIRST_TECHNOLOGIES = {"deep_core_mining": 2.0, "xenolinguistics": 1.0, "docking_bay": 0.5}


class EmpiresPilot(Pilot[EmpiresState]):
    cadet_noise = 3.0
    foresight = 2

    def rate(self, state: EmpiresState, seat: Seat, moves: list[Move]) -> list[float]:
        step: Any = state.agenda[-1]
        if isinstance(step, ToInterject) and not any(isinstance(move, PlayCards) for move in moves):
            return [0.0 if isinstance(move, Pass) else NEVER for move in moves]
        judge = _JUDGES.get(type(step))
        if judge is None:
            return [0.0] * len(moves)
        judgement = judge(Outlook(state, seat), step)
        return [SHARPNESS * judgement(move) for move in moves]

    def chances(self, state: EmpiresState) -> list[float]:
        if not state.agenda:
            return decided(standing(state))
        lead = spread(state)
        points = [points / lead for points in projections(state)]
        best = max(points)
        weights = [exp(each - best) for each in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def turn(self, state: EmpiresState) -> tuple[int, ...]:
        return state.round, state.phase, state.active


# -- the set-up --------------------------------------------------------------------------------------------------


def _racing(outlook: Outlook, step: setup.ToChooseRace) -> Judgement:
    """Any race will do; the dice of the imagined state choose."""
    liking = [outlook.state.rng.fraction() for _ in RACES]
    return lambda move: liking[move.race]


def _learning(outlook: Outlook, step: setup.ToChooseTechnology) -> Judgement:
    return lambda move: _FIRST_TECHNOLOGIES.get(TECHNOLOGIES[move.technology].id, 0.0)


def _settling(outlook: Outlook, step: setup.ToChooseCorner | setup.ToRotate) -> Judgement:
    """Rich planets near home, not too near the others'."""
    state, seat = outlook.state, outlook.seat

    def judge(move: Any) -> float:
        if isinstance(move, Keep):
            return _neighbourhood(state, seat)
        after = state.copy()
        assert isinstance(move, ChooseCorner | Rotate)
        step.play(after, seat, move)  # type: ignore[arg-type]
        return _neighbourhood(after, seat)

    return judge


def _neighbourhood(state: EmpiresState, seat: Seat) -> float:
    total = 0.0
    distances = state.galaxy.distances(0)
    for other in range(len(state.players)):
        steps = distances[HOME_SPACE + other]
        wealth = sum(
            (PLANETS[planet].vp + PLANETS[planet].credits) * 0.6 ** steps[space_of(planet)]
            for planet in state.galaxy.planets
        )
        total += wealth if other == seat else -0.25 * wealth
    return total


def _covering(outlook: Outlook, step: setup.ToCover) -> Judgement:
    return lambda move: -float(PLANETS[move.planet].vp + PLANETS[move.planet].credits)


_JUDGES: dict[type[Any], Callable[[Outlook, Any], Judgement]] = {
    **turns.JUDGES,
    **builds.JUDGES,
    **cards.JUDGES,
    **fights.JUDGES,
    setup.ToChooseRace: _racing,
    setup.ToChooseTechnology: _learning,
    setup.ToChooseCorner: _settling,
    setup.ToRotate: _settling,
    setup.ToCover: _covering,
}
