"""How the bots judge ships to build, technologies to research and cards to sell."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from engine.core.moves import Seat
from engine.games.empires_of_the_void import (
    open_points,
    prepare,
)
from engine.games.empires_of_the_void.components import (
    ARMED,
    DIPLOMAT,
    HOME,
    IN_DECISION,
    IN_PRE_ROUND,
    IN_RESEARCH,
    INFESTOR,
    NOBODY,
    NOTHING,
    ONE,
    RECORD,
    SHIPS,
    SPACE_PORT,
    STARFIGHTER,
    count,
    space_of,
)
from engine.games.empires_of_the_void.moves import (
    Build,
    Pass,
    Ready,
    Research,
    Sell,
)
from engine.games.empires_of_the_void.odds import fleet_cost
from engine.games.empires_of_the_void.pilot.cards import rate_open
from engine.games.empires_of_the_void.pilot.prospects import card_worth
from engine.games.empires_of_the_void.pilot.verdicts import Judgement
from engine.games.empires_of_the_void.pilot.worth import (
    ACTION_WORTH,
    FLEET,
    Outlook,
    technology_worth,
)
from engine.games.empires_of_the_void.research import cost, researches
from engine.games.empires_of_the_void.shipyard import buildable
from engine.games.empires_of_the_void.state import EmpiresState


def _built(state: EmpiresState, seat: Seat, ship: int) -> int:
    """Afloat or ordered."""
    player = state.players[seat]
    afloat = sum(count(fleet, ship) for fleet in player.ships if fleet)
    return afloat + sum(order >> 1 == ship for order in player.orders.ships)


def _warships(state: EmpiresState, seat: Seat) -> float:
    """Armed ships afloat or ordered, in Starfighters."""
    total = sum(fleet_cost(fleet & ARMED) for fleet in state.players[seat].ships if fleet)
    total += sum(SHIPS[order >> 1].cost for order in state.players[seat].orders.ships if SHIPS[order >> 1].attack)
    return total / 2


class Shopping:
    """What a seat would buy with its credits: again and again whatever brings most for each credit."""

    __slots__ = ("_diplomats", "_force", "_infestors", "_spread", "_threat", "outlook", "ships", "technology")

    def __init__(self, outlook: Outlook, researched: bool) -> None:
        state, seat = outlook.state, outlook.seat
        self.outlook = outlook
        self.ships: list[int] = []
        self.technology = NOTHING
        self._force = _warships(state, seat)
        self._diplomats = _built(state, seat, DIPLOMAT)
        self._infestors = _built(state, seat, INFESTOR)
        self._spread = 1 + _SPREAD * (state.planets_held(seat) - 1)
        others = [_warships(state, other) for other in range(len(state.players)) if other != seat]
        self._threat = max(others)
        credits = state.players[seat].free
        technologies = [] if researched else researches(state, seat)
        borrowed = [move for move in technologies if move.lender != NOBODY]
        if borrowed and (use := self._best_research(borrowed, credits)):
            _, self.technology, paid = use
            credits -= paid
        ships = sorted({move.ship for move in buildable(state, seat, 0)})
        while True:
            offers = [(self._ship(ship), ship, RECORD[ship].cost) for ship in ships]
            best = max(
                ((worth / self._effort(paid), ship, paid) for worth, ship, paid in offers if paid <= credits),
                default=None,
            )
            study = self._best_research(technologies, credits) if self.technology == NOTHING else None
            if study and (best is None or study[0] >= best[0]) and study[0] > 0:
                self.technology = study[1]
                credits -= study[2]
            elif best and best[0] > 0:
                self._take(best[1])
                credits -= best[2]
            else:
                return

    def _best_research(self, technologies: list[Research], credits: int) -> tuple[float, int, int] | None:
        """Worth for each credit, technology and price."""
        state, seat = self.outlook.state, self.outlook.seat
        found = []
        for move in technologies:
            paid = cost(state, seat, move.technology)
            if paid <= credits:
                found.append(
                    (
                        rate_research(self.outlook, move, paid) / (max(1, paid) * self.outlook.credit),
                        move.technology,
                        paid,
                    )
                )
        return max(found, default=None)

    def _effort(self, paid: int) -> float:
        """What a ship costs: its price, and the actions that bring it where it is wanted."""
        return paid * self.outlook.credit + _ESCORT * ACTION_WORTH

    def _take(self, ship: int) -> None:
        self.ships.append(ship)
        if ship == DIPLOMAT:
            self._diplomats += 1
        elif ship == INFESTOR:
            self._infestors += 1
        else:
            self._force += RECORD[ship].cost / 2

    def _ship(self, ship: int) -> float:
        """What one more ship is worth beyond its price: much while there are few, little later."""
        outlook = self.outlook
        left = outlook.rounds + 1
        paid = RECORD[ship].cost * outlook.credit
        if ship == DIPLOMAT:
            wish = _DIPLOMATS[min(self._diplomats, len(_DIPLOMATS) - 1)]
            return wish * min(1.0, left / 4) - paid
        if ship == INFESTOR:
            return (_INFESTOR * min(1.0, left / 6) if not self._infestors else 0.0) - paid
        need = max(_FIRST_SHIP * exp(-_FADE * self._force / self._spread), 0.3 * (self._threat - self._force))
        worth = RECORD[ship].cost / 2 * min(need, _FIRST_SHIP) * _QUALITY.get(SHIPS[ship].id, 1.0)
        return worth * min(1.0, left / 4) * (0.5 if left <= 1 else 1.0) - paid


_FIRST_SHIP: Final[float] = FLEET["first_ship"]
_FADE: Final[float] = FLEET["fade"]
_SPREAD: Final[float] = FLEET["spread"]
_DIPLOMATS: Final[list[float]] = FLEET["diplomats"]
_INFESTOR: Final[float] = FLEET["infestor"]
_QUALITY: Final[dict[str, float]] = FLEET["quality"]
_ARSENAL: Final[float] = FLEET["arsenal"]
_ESCORT: Final[float] = FLEET["escort"]


def _preparing(outlook: Outlook, step: prepare.ToOrder | prepare.ToPrepare) -> Judgement:
    state, seat = outlook.state, outlook.seat
    orders = state.players[seat].orders
    researched = step.researched if isinstance(step, prepare.ToPrepare) else orders.technology != NOTHING
    shopping = Shopping(outlook, researched)
    next_ship = min(shopping.ships, default=NOTHING)

    def judge(move: Any) -> float:
        kind = type(move)
        if kind is Ready:
            return 0.0
        if kind is Build:
            return 1.0 + _at_port(outlook, move) if move.ship == next_ship else -0.5
        if kind is Research:
            worth = rate_research(outlook, move, cost(state, seat, move.technology))
            return 1.5 + 0.1 * worth if move.technology == shopping.technology else 0.1 * worth - 1.0
        return rate_open(outlook, move, IN_PRE_ROUND)

    return judge


def _at_port(outlook: Outlook, move: Build) -> float:
    """A ship appears at the Space Port where that world needs it more than the home world does."""
    state, seat = outlook.state, outlook.seat
    player = state.players[seat]
    if not move.port:
        return 0.0
    gains = []
    for world in (player.port, HOME + seat):
        space = space_of(world)
        fleet = player.ships[space]
        gains.append(outlook.at(space, fleet + ONE[move.ship]) - outlook.at(space, fleet))
    return 0.2 if gains[0] > gains[1] else -0.2


def _building(outlook: Outlook, move: Build) -> float:
    """Like Shopping, for ships that come a credit cheaper."""
    wanted = Shopping(outlook, True).ships
    return 0.5 + _at_port(outlook, move) if move.ship == min(wanted, default=NOTHING) else -0.3


def _arsenal(outlook: Outlook, technology: int) -> float:
    """A class of ships is opened for when Starfighters run out."""
    state, seat = outlook.state, outlook.seat
    opened = next((ship for ship in SHIPS if ship.technology == technology), None)
    if opened is None:
        return 0.0
    used = 1 - count(state.players[seat].stock, STARFIGHTER) / SHIPS[STARFIGHTER].supply
    return _ARSENAL * used * opened.supply * opened.cost * min(1.0, outlook.rounds / 4)


def rate_research(outlook: Outlook, move: Research, paid: int) -> float:
    worth = technology_worth(outlook.state, move.technology) + _arsenal(outlook, move.technology)
    if move.technology == SPACE_PORT:
        worth += 0.3 * (move.world >= HOME)
    return worth - paid * outlook.credit * 1.4 - 0.3


def _researching(outlook: Outlook, step: open_points.ToResearch) -> Judgement:
    def judge(move: Any) -> float:
        if isinstance(move, Pass):
            return 0.0
        if isinstance(move, Research):
            paid = cost(outlook.state, outlook.seat, move.technology, step.discount)
            return rate_research(outlook, move, paid)
        return rate_open(outlook, move, IN_RESEARCH)

    return judge


def _shipbuilding(outlook: Outlook, step: open_points.ToBuild) -> Judgement:
    def judge(move: Any) -> float:
        if isinstance(move, Pass):
            return 0.0
        if isinstance(move, Build):
            return _building(outlook, move)
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
