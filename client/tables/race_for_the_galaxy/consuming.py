"""Consume as a puzzle: ways through all orders and goods are looked for between drawings, and one of them laid out.

Nothing here knows the rules: every way is a row of legal moves played in an imagined world, so that cards to be drawn
are counted and not seen.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, Final

from engine.core.game import Game
from engine.core.moves import Event, Move, Seat
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy.components import CARDS, NOTHING, OORT, POWERS, SALE_PRICES
from engine.games.race_for_the_galaxy.consume import OPTIONAL, ToConsume, ToFeed, ToSell
from engine.games.race_for_the_galaxy.events import (
    CardsDrawn,
    ChipsGained,
    GameEnded,
    GoodSpent,
    PhaseBegan,
    PowerUsed,
    PrestigeGained,
    RoundBegan,
)
from engine.games.race_for_the_galaxy.moves import Feed, Sell, Use
from engine.games.race_for_the_galaxy.state import RaceState

PUZZLE: Final = (ToConsume, ToFeed, ToSell)
MOST, AT_ONCE = 20_000, 20
"""Positions looked at in all, and between two drawings."""
BEST_VP, BEST_CARDS, KEEP = "best_vp", "best_cards", "keep"
WISHES: Final = (BEST_VP, BEST_CARDS, KEEP)


@dataclass(frozen=True, slots=True)
class Gains:
    vp: int = 0
    cards: int = 0
    prestige: int = 0
    kept: tuple[int, ...] = ()
    """Worlds whose goods stay, the dearest first."""

    def worth(self, wish: str) -> tuple[int, ...]:
        if wish == BEST_VP:
            return self.vp + self.prestige, self.cards, len(self.kept)
        if wish == BEST_CARDS:
            return self.cards, self.vp + self.prestige, len(self.kept)
        dearest = SALE_PRICES[CARDS[self.kept[0]].good] if self.kept else 0
        return dearest, self.vp + self.prestige, self.cards

    def and_then(self, event: Event, seat: Seat) -> Gains:
        """With what happens next to a seat."""
        match event:
            case ChipsGained(seat_, vp) if seat_ == seat:
                return replace(self, vp=self.vp + vp)
            case CardsDrawn(seat_, cards) if seat_ == seat:
                return replace(self, cards=self.cards + len(cards))
            case PrestigeGained(seat_, amount) if seat_ == seat:
                return replace(self, prestige=self.prestige + amount)
            case GoodSpent(seat_, world) if seat_ == seat:
                return replace(self, kept=tuple(other for other in self.kept if other != world))
        return self


@dataclass(frozen=True, slots=True)
class Line:
    """One power in the order of a plan: the worlds whose goods it takes, what it brings, and the chips after it."""

    power: int
    goods: tuple[int, ...] = ()
    vp: int = 0
    cards: int = 0
    prestige: int = 0
    chips: int = 0

    def and_then(self, before: Gains, after: Gains, spent: tuple[int, ...], chips: int) -> Line:
        return Line(
            self.power,
            (*self.goods, *spent),
            self.vp + after.vp - before.vp,
            self.cards + after.cards - before.cards,
            self.prestige + after.prestige - before.prestige,
            chips + after.vp,
        )


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
        goods = self._first.players[seat].worlds_with_goods()
        self._kept = Gains(kept=tuple(sorted(goods, key=lambda world: -SALE_PRICES[CARDS[world].good])))
        self._open: list[tuple[RaceState, tuple[Move, ...], Gains]] = [(self._first, (), self._kept)]
        self._seen: set[Hashable] = set()
        self._best: dict[str, tuple[tuple[int, ...], tuple[Move, ...], Gains]] = {}
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

    def _look(self, state: RaceState, way: tuple[Move, ...], gains: Gains) -> None:
        step = state.agenda[-1] if state.agenda else None
        key = type(step), frozenset(state.players[self._seat].used), gains
        if key in self._seen:
            return
        self._seen.add(key)
        moves = self._steps(state)
        if not moves and way:
            for wish in WISHES:
                if wish not in self._best or gains.worth(wish) > self._best[wish][0]:
                    self._best[wish] = gains.worth(wish), way, gains
        for move in moves:
            after, then = self._game.copy(state), gains
            for event in _of_this_phase(self._game.play(after, self._seat, move)):
                then = then.and_then(event, self._seat)
            self._open.append((after, (*way, move), then))

    def _steps(self, state: RaceState) -> list[Move]:
        step = state.agenda[-1] if state.agenda else None
        if not isinstance(step, PUZZLE) or step.seat != self._seat:
            return []
        return [move for move in self._game.moves(state, self._seat) if _is_certain(move)]

    def plan(self, wish: str) -> Plan | None:
        """The best way found so far; none where a dearest good cannot be kept or nothing is to be done."""
        if wish not in self._best:
            return None
        _, way, gains = self._best[wish]
        if wish not in self._plans or self._plans[wish].moves != way:
            self._plans[wish] = Plan(way, self._told(way), gains)
        plan = self._plans[wish]
        return None if wish == KEEP and not plan.gains.kept else plan

    def _told(self, way: tuple[Move, ...]) -> tuple[Line, ...]:
        """A way once more, power by power."""
        state, gains = self._game.copy(self._first), self._kept
        chips, lines = state.players[self._seat].vp, [Line(self._power_under_way())]
        for move in way:
            for event in _of_this_phase(self._game.play(state, self._seat, move)):
                if isinstance(event, PowerUsed) and event.seat == self._seat:
                    lines.append(Line(event.power, chips=chips + gains.vp))
                    continue
                before, gains = gains, gains.and_then(event, self._seat)
                spent = tuple(world for world in before.kept if world not in gains.kept)
                lines[-1] = lines[-1].and_then(before, gains, spent, chips)
        return tuple(line for line in lines if line.power != NOTHING)

    def _power_under_way(self) -> int:
        step = self._first.agenda[-1]
        return step.power if isinstance(step, ToFeed | ToSell) else NOTHING


def _of_this_phase(events: Sequence[Event]) -> Iterator[Event]:
    """Until the next phase, the next round or the end: what comes then is not the puzzle's."""
    return takewhile(lambda event: not isinstance(event, PhaseBegan | RoundBegan | GameEnded), events)


def _is_certain(move: Move) -> bool:
    """Is it a step of the puzzle: no gamble, nothing that costs hand cards or prestige?"""
    if isinstance(move, Use):
        return POWERS[move.power].kind not in OPTIONAL
    return isinstance(move, Feed) or (isinstance(move, Sell) and move.world != OORT)


def asks(view: RaceState, seat: Seat) -> bool:
    """Is the puzzle put to this seat, with anything to puzzle about?"""
    step = view.agenda[-1] if view.agenda else None
    return isinstance(step, ToConsume) and step.seat == seat
