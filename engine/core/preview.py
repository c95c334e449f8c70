"""What a move would change, told before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.game import Game
from engine.core.moves import Event, Move, S, Seat
from engine.core.rng import Rng

WORLDS = 8
"""In how many imagined worlds a move is tried."""


@dataclass(frozen=True, slots=True)
class Change:
    """A figure of a seat that a move may change."""

    seat: Seat
    figure: str
    before: int
    after: tuple[int, ...]
    """What it may be afterwards, each possibility once, from the least; one value where the move decides it."""

    @property
    def is_certain(self) -> bool:
        return len(self.after) == 1


@dataclass(frozen=True, slots=True)
class Preview:
    changes: tuple[Change, ...]
    is_certain: bool
    """Neither chance nor anything hidden has a say in it."""

    def of(self, seat: Seat, figure: str) -> Change | None:
        """The change of one figure of a seat, if there is one."""
        return next((change for change in self.changes if (change.seat, change.figure) == (seat, figure)), None)


def preview(game: Game[S], view: S, seat: Seat, move: Move, worlds: int = WORLDS, then: Sequence[Move] = ()) -> Preview:
    """Play the move in worlds that all look like the view, and compare the figures that the seat would see afterwards.
    Moves that the seat means to make at once after it (`then`) are played as far as they are legal.

    Playing on the view itself would take what is face down for something: worlds that differ in what is hidden tell
    what cannot be known.
    """
    seats = range(len(game.standing(view)))
    before = [game.figures(view, each) for each in seats]
    rng = Rng(0)
    after, has_chance, looks = [], False, []
    for _ in range(worlds):
        world = game.imagine(view, seat, rng)
        chance = world.rng.copy()
        game.apply(world, seat, move)
        for next_move in then:
            if seat not in game.waiting(world) or next_move not in game.moves(world, seat):
                break
            game.apply(world, seat, next_move)
        has_chance = has_chance or world.rng != chance
        look = game.view(world, seat)
        looks.append(look)
        after.append([game.figures(look, each) for each in seats])
    changes = [
        Change(each, figure, value, values)
        for each in seats
        for figure, value in before[each].items()
        if (values := tuple(sorted({figures[each][figure] for figures in after}))) != (value,)
    ]
    return Preview(tuple(changes), not has_chance and all(look == looks[0] for look in looks))


@dataclass(frozen=True, slots=True)
class Forecast:
    """What is bound to happen, and the question it leads to."""

    events: tuple[Event, ...]
    asked: type[Any] | None
    """The class of the step at which the same seat must choose next; None if it is not asked or that is not certain."""


def forecast(game: Game[S], view: S, seat: Seat, move: Move, worlds: int = WORLDS) -> Forecast:
    """Play the move in worlds that all look like the view, and tell what happens in every one of them. What comes to
    light is not told."""
    rng = Rng(0)
    told: list[Event] | None = None
    asked: set[type[Any] | None] = set()
    for _ in range(worlds):
        world = game.imagine(view, seat, rng)
        seen = [event.seen_by(seat) for event in game.apply(world, seat, move) if not event.reveals]
        happened = [event for event in seen if event is not None]
        told = happened if told is None else [event for event in told if event in happened]
        waits = bool(world.agenda) and seat in world.agenda[-1].seats()
        asked.add(type(world.agenda[-1]) if waits else None)
    return Forecast(tuple(told or ()), asked.pop() if len(asked) == 1 else None)
