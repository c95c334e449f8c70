"""How the bots judge ships to build, technologies to research and cards to sell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.empires_of_the_void import (
    open_points,
    prepare,
)
from engine.games.empires_of_the_void.components import (
    DIPLOMAT,
    HOME,
    IN_DECISION,
    IN_PRE_ROUND,
    INFESTOR,
    RECORD,
    SHIPS,
    SPACE_PORT,
)
from engine.games.empires_of_the_void.judging import NO, Judgement
from engine.games.empires_of_the_void.moves import (
    Build,
    Pass,
    Ready,
    Research,
    Sell,
)
from engine.games.empires_of_the_void.pilot_cards import rate_open
from engine.games.empires_of_the_void.research import cost
from engine.games.empires_of_the_void.shipyard import price
from engine.games.empires_of_the_void.worth import (
    Outlook,
    built,
    card_worth,
    technology_worth,
    warships,
)


def _preparing(outlook: Outlook, step: prepare.ToOrder | prepare.ToPrepare) -> Judgement:
    state, seat = outlook.state, outlook.seat

    def judge(move: Any) -> float:
        kind = type(move)
        if kind is Ready:
            return 0.0
        if kind is Build:
            return _building(outlook, move, 0)
        if kind is Research:
            return _research(outlook, move, cost(state, seat, move.technology))
        return rate_open(outlook, move, IN_PRE_ROUND)

    return judge


def _building(outlook: Outlook, move: Build, discount: int) -> float:
    """Ships are wanted as long as there are worlds to take and to guard; then they are only worth their price."""
    state, seat = outlook.state, outlook.seat
    paid = price(move.ship, discount, False)
    left = outlook.rounds + 1
    if move.port:
        return NO
    if move.ship == DIPLOMAT:
        have = built(state, seat, DIPLOMAT)
        wanted = (3.2, 1.0 if state.round >= 3 else -0.2, -0.3)[min(have, 2)]
        return wanted * min(1.0, left / 3) - paid * outlook.credit
    if move.ship == INFESTOR:
        return (1.6 if not built(state, seat, INFESTOR) and left > 4 else -0.5) - paid * outlook.credit
    force = warships(state, seat)
    held = state.planets_held(seat)
    enemies = max(warships(state, other) for other in range(len(state.players)) if other != seat)
    wish = max(3.0 + 1.2 * held, 0.9 * enemies)
    need = max(0.15, min(1.0, (wish - force) / 3 + 0.35))
    quality = _QUALITY.get(SHIPS[move.ship].id, 1.0)
    worth = RECORD[move.ship].cost * 0.75 * need * quality
    if left <= 1:
        worth *= 0.35
    return worth - paid * outlook.credit


_QUALITY = {
    "starfighter": 1.0,
    "centipede": 1.0,
    "starcruiser": 1.0,
    "sunhammer": 1.02,
    "moth": 0.95,
    "tempest": 1.05,
    "black_hole": 1.05,
    "firebug": 0.95,
    "shooting_star": 1.1,
}


def _research(outlook: Outlook, move: Research, paid: int) -> float:
    worth = technology_worth(outlook.state, move.technology)
    if move.technology == SPACE_PORT:
        worth += 0.3 * (move.world >= HOME)
    return worth - paid * outlook.credit * 1.4 - 0.3


def _researching(outlook: Outlook, step: open_points.ToResearch) -> Judgement:
    def judge(move: Any) -> float:
        if isinstance(move, Pass):
            return 0.0
        if isinstance(move, Research):
            paid = cost(outlook.state, outlook.seat, move.technology, step.discount)
            return _research(outlook, move, paid)
        return rate_open(outlook, move, IN_DECISION)

    return judge


def _shipbuilding(outlook: Outlook, step: open_points.ToBuild) -> Judgement:
    def judge(move: Any) -> float:
        if isinstance(move, Pass):
            return 0.0
        if isinstance(move, Build):
            return _building(outlook, move, 1)
        return rate_open(outlook, move, IN_DECISION)

    return judge


def _selling(outlook: Outlook, step: open_points.ToSell) -> Judgement:
    def judge(move: Any) -> float:
        if isinstance(move, Sell):
            return 2 * outlook.credit - card_worth(outlook, move.card)
        return 0.0 if isinstance(move, Pass) else rate_open(outlook, move, IN_DECISION)

    return judge


JUDGES: dict[type[Any], Callable[[Outlook, Any], Judgement]] = {
    prepare.ToOrder: _preparing,
    prepare.ToPrepare: _preparing,
    open_points.ToResearch: _researching,
    open_points.ToBuild: _shipbuilding,
    open_points.ToSell: _selling,
}
