"""Consume as a puzzle: ways through all orders and goods are looked for between drawings, and one of them laid out.

Nothing here knows the rules: every way is a row of legal moves played in an imagined world, so that cards to be drawn
are counted and not seen.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy.components import CARDS, NOTHING, OORT, POWERS, SALE_PRICES
from engine.games.race_for_the_galaxy.consume import OPTIONAL, ToConsume, ToFeed, ToSell
from engine.games.race_for_the_galaxy.events import CardsDrawn, ChipsGained, GoodSpent, PowerUsed, PrestigeGained
from engine.games.race_for_the_galaxy.moves import Feed, Sell, Use
from engine.games.race_for_the_galaxy.state import RaceState

PUZZLE: Final = (ToConsume, ToFeed, ToSell)
MOST, AT_ONCE = 20_000, 20
"""Positions looked at in all, and between two drawings."""
BEST_VP, BEST_CARDS, KEEP = "best_vp", "best_cards", "keep"
WISHES: Final = (BEST_VP, BEST_CARDS, KEEP)


@dataclass(frozen=True, slots=True)
class Gains:
    vp: int
    cards: int
    prestige: int
    kept: tuple[int, ...]
    """Worlds whose goods stay, the dearest first."""

    def worth(self, wish: str) -> tuple[int, ...]:
        if wish == BEST_VP:
            return self.vp + self.prestige, self.cards, len(self.kept)
        if wish == BEST_CARDS:
            return self.cards, self.vp + self.prestige, len(self.kept)
        dearest = SALE_PRICES[CARDS[self.kept[0]].good] if self.kept else 0
        return dearest, self.vp + self.prestige, self.cards


@dataclass(frozen=True, slots=True)
class Line:
    """One power in the order of a plan: the worlds whose goods it takes, what it brings, and the chips after it."""

    power: int
    goods: tuple[int, ...] = ()
    vp: int = 0
    cards: int = 0
    prestige: int = 0
    chips: int = 0


@dataclass(frozen=True, slots=True)
class Plan:
    moves: tuple[Move, ...]
    lines: tuple[Line, ...]
    gains: Gains


class Solver:
    """The best ways from a position on, found a little at a time. Powers that nobody must use are left to the person:
    they turn hand cards into points."""

    def __init__(self, game: Game[Any], view: RaceState, seat: Seat) -> None:
        self._game, self._seat = game, seat
        self._first: RaceState = game.imagine(view, seat, Rng(0))
        self._open: list[tuple[RaceState, tuple[Move, ...]]] = [(self._first, ())]
        self._seen: set[Hashable] = set()
        self._best: dict[str, tuple[tuple[int, ...], tuple[Move, ...]]] = {}
        self._plans: dict[str, Plan] = {}

    @property
    def is_done(self) -> bool:
        return not self._open or len(self._seen) >= MOST

    def go_on(self, positions: int = AT_ONCE) -> None:
        """Look at so many more positions."""
        for _ in range(positions):
            if self.is_done:
                return
            self._look(*self._open.pop())

    def _look(self, state: RaceState, way: tuple[Move, ...]) -> None:
        player = state.players[self._seat]
        key = type(state.agenda[-1]), frozenset(player.used), player.goods, player.vp, len(player.hand), player.prestige
        if key in self._seen:
            return
        self._seen.add(key)
        moves = self._steps(state)
        if not moves and way:
            gains = self._gains(state)
            for wish in WISHES:
                if wish not in self._best or gains.worth(wish) > self._best[wish][0]:
                    self._best[wish] = gains.worth(wish), way
        for move in moves:
            after = self._game.copy(state)
            self._game.apply(after, self._seat, move)
            self._open.append((after, (*way, move)))

    def _steps(self, state: RaceState) -> list[Move]:
        step = state.agenda[-1] if state.agenda else None
        if not isinstance(step, PUZZLE) or step.seat != self._seat:
            return []
        return [move for move in self._game.moves(state, self._seat) if _is_certain(move)]

    def _gains(self, state: RaceState) -> Gains:
        before, after = self._first.players[self._seat], state.players[self._seat]
        kept = sorted(after.worlds_with_goods(), key=lambda world: -SALE_PRICES[CARDS[world].good])
        return Gains(
            after.vp - before.vp, len(after.hand) - len(before.hand), after.prestige - before.prestige, tuple(kept)
        )

    def plan(self, wish: str) -> Plan | None:
        """The best way found so far; none where a dearest good cannot be kept or nothing is to be done."""
        if wish not in self._best:
            return None
        _, way = self._best[wish]
        if wish not in self._plans or self._plans[wish].moves != way:
            self._plans[wish] = self._told(way)
        plan = self._plans[wish]
        return None if wish == KEEP and not plan.gains.kept else plan

    def _told(self, way: tuple[Move, ...]) -> Plan:
        """A way once more, power by power."""
        state = self._game.copy(self._first)
        chips, lines = state.players[self._seat].vp, [Line(self._power_under_way())]
        for move in way:
            for event in self._game.play(state, self._seat, move):
                line = lines[-1]
                match event:
                    case PowerUsed(self._seat, power):
                        lines.append(Line(power, chips=chips))
                    case GoodSpent(self._seat, world):
                        lines[-1] = replace(line, goods=(*line.goods, world))
                    case ChipsGained(self._seat, vp):
                        chips += vp
                        lines[-1] = replace(line, vp=line.vp + vp, chips=chips)
                    case CardsDrawn(self._seat, cards):
                        lines[-1] = replace(line, cards=line.cards + len(cards))
                    case PrestigeGained(self._seat, amount):
                        lines[-1] = replace(line, prestige=line.prestige + amount)
        return Plan(way, tuple(line for line in lines if line.power != NOTHING), self._gains(state))

    def _power_under_way(self) -> int:
        step = self._first.agenda[-1]
        return step.power if isinstance(step, ToFeed | ToSell) else NOTHING


def _is_certain(move: Move) -> bool:
    """Is it a step of the puzzle: no gamble, nothing that costs hand cards or prestige?"""
    if isinstance(move, Use):
        return POWERS[move.power].kind not in OPTIONAL
    return isinstance(move, Feed) or (isinstance(move, Sell) and move.world != OORT)


def asks(view: RaceState, seat: Seat) -> bool:
    """Is the puzzle put to this seat, with anything to puzzle about?"""
    step = view.agenda[-1] if view.agenda else None
    return isinstance(step, ToConsume) and step.seat == seat
