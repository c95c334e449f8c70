"""A coach: which plans there are for a turn, how good each is, and why the best is better than the next.

A plan is a first move and what a pilot makes of the turn after it. Plans are tried in the same imagined worlds with the
same dice, a few turns far. Moves whose turns end alike are one plan. Reasons are differences between the positions that
two plans lead to, in the game's own figures; what could be chance is not a reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from engine.bots.pilot import Pilot
from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.core.state import State

TRIED = 12
"""So many of the pilot's favourite moves are looked at for plans that differ."""
SHOWN = 3
STARTED = 5
"""Plans that are played on from at first."""
TURNS = 2
"""For how many turns of everybody a plan is played on."""
LONGEST_TURN = 60
HALVED_AT = 8
"""After so many worlds only the best few are tried on."""
CLOSE = 50
"""Chances nearer than this, in thousandths, are alike."""
SURE = 2.0
"""A difference counts if it is so many times its own uncertainty."""

Figures = Sequence[Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Reason:
    """A figure in which two plans differ."""

    kind: str
    """`gains`, `gives_up`, or `prevents` where it is a rival's."""
    seat: Seat
    figure: str
    best: int
    other: int
    """On average, in tenths."""
    is_later: bool
    """Some turns on, rather than when the turn ends."""


@dataclass(frozen=True, slots=True)
class Plan:
    first: Move
    named: tuple[Move, ...]
    """What sets it apart from the other plans."""
    chances: tuple[int, ...]
    """Everybody's chance to win, in thousandths; nothing before it has been played on."""


@dataclass(frozen=True, slots=True)
class Advice:
    plans: tuple[Plan, ...]
    """At most three, the best first."""
    reasons: tuple[Reason, ...]
    """What speaks for the best against the next, the weightiest first."""
    games: int
    """How many times each was played on."""
    is_only: bool = False
    """There is but one legal move."""

    @property
    def is_alike(self) -> bool:
        """Is it all the same which of them is chosen?"""
        if len(self.plans) < 2 or not self.games:
            return False
        both = zip(self.plans[0].chances, self.plans[1].chances, strict=True)
        return max(abs(one - other) for one, other in both) < CLOSE


@dataclass(slots=True)
class Trial:
    """One plan and what came of it in every world."""

    first: Move
    moves: tuple[Move, ...]
    chances: list[tuple[float, ...]] = field(default_factory=list)
    ends: list[Figures] = field(default_factory=list)
    """Everybody's figures when the turn ends."""
    later: list[Figures] = field(default_factory=list)

    def chance(self, seat: Seat) -> float:
        return sum(each[seat] for each in self.chances) / max(1, len(self.chances))

    def averages(self) -> tuple[int, ...]:
        """Everybody's chance to win, in thousandths."""
        return tuple(round(1000 * sum(column) / len(column)) for column in zip(*self.chances, strict=True))


def advise(game: Game[Any], view: State, seat: Seat, rng: Rng) -> Iterator[Advice]:
    """Better and better advice, for as long as one listens; the first is the pilot's ratings alone."""
    moves = game.moves(view, seat)
    pilot = game.pilot()
    trials = plans(game, pilot, view, seat, moves, rng)
    yield _advice(trials, seat, is_only=len(moves) == 1)
    worlds = 0
    while True:
        if worlds == HALVED_AT:
            trials = best_first(trials, seat)[:SHOWN]
        try_all(game, pilot, view, seat, trials, rng)
        worlds += 1
        yield _advice(trials, seat, is_only=len(moves) == 1)


def plans(
    game: Game[Any], pilot: Pilot[Any], view: State, seat: Seat, moves: list[Move], rng: Rng, also: Iterable[Move] = ()
) -> list[Trial]:
    """The pilot's favourite moves whose turns end differently; those in `also` whatever comes of them."""
    ratings = pilot.rate(game.imagine(view, seat, rng), seat, moves)
    ranked = sorted(range(len(moves)), key=ratings.__getitem__, reverse=True)[:TRIED]
    world = game.imagine(view, seat, rng)
    trials: list[Trial] = []
    ends: list[State] = []
    for move in [*also, *(moves[number] for number in ranked)]:
        if len(trials) == STARTED:
            break
        if any(move == trial.first for trial in trials):
            continue
        state = world.copy()
        made = turn(game, pilot, state, seat, move)
        end = game.view(state, seat)
        if move in also or end not in ends:
            trials.append(Trial(move, made))
            ends.append(end)
    return trials


def try_all(game: Game[Any], pilot: Pilot[Any], view: State, seat: Seat, trials: list[Trial], rng: Rng) -> None:
    """Every plan once more, in one and the same world."""
    world = game.imagine(view, seat, rng)
    for trial in trials:
        state = world.copy()
        turn(game, pilot, state, seat, trial.first)
        trial.ends.append(_figures(game, state))
        play_on(game, pilot, state)
        trial.later.append(_figures(game, state))
        trial.chances.append(shares(pilot.chances(state)))


def turn(game: Game[Any], pilot: Pilot[Any], state: State, seat: Seat, move: Move) -> tuple[Move, ...]:
    """Make a move and what a pilot makes of the rest of the turn; returns all of it."""
    made = [move]
    game.apply(state, seat, move)
    while seat in game.waiting(state) and len(made) < LONGEST_TURN:
        moves = game.moves(state, seat)
        made.append(moves[0] if len(moves) == 1 else pilot.proceed(state, seat, moves))
        game.apply(state, seat, made[-1])
    return tuple(made)


def play_on(game: Game[Any], pilot: Pilot[Any], state: State) -> None:
    """Let pilots play until everybody has had their turns, or the game is over."""
    left = TURNS * len(pilot.chances(state))
    mover = None
    while waiting := game.waiting(state):
        if waiting[0] != mover:
            mover, left = waiting[0], left - 1
            if left < 0:
                return
        moves = game.moves(state, mover)
        game.apply(state, mover, moves[0] if len(moves) == 1 else pilot.proceed(state, mover, moves))


def shares(chances: Sequence[float]) -> tuple[float, ...]:
    """Chances as parts of a whole."""
    whole = sum(chances)
    return tuple(chance / whole if whole else 1 / len(chances) for chance in chances)


def best_first(trials: Iterable[Trial], seat: Seat) -> list[Trial]:
    return sorted(trials, key=lambda trial: trial.chance(seat), reverse=True)


def _figures(game: Game[Any], state: State) -> Figures:
    return [game.figures(state, seat) for seat in range(len(game.standing(state)))]


def _advice(trials: list[Trial], seat: Seat, is_only: bool) -> Advice:
    shown = best_first(trials, seat)[:SHOWN]
    return Advice(
        tuple(Plan(trial.first, apart(trial, shown), trial.averages()) for trial in shown),
        reasons(shown[0], shown[1], seat) if len(shown) > 1 and shown[0].chances else (),
        len(shown[0].chances),
        is_only,
    )


def apart(trial: Trial, others: Sequence[Trial]) -> tuple[Move, ...]:
    """The moves of a plan that not every other has as well; its first where there are none."""
    common: Counter[Move] | None = None
    for other in others:
        if other is not trial:
            made = Counter(other.moves)
            common = made if common is None else common & made
    left = Counter(trial.moves) - (common or Counter())
    named = [move for move in dict.fromkeys(trial.moves) if left[move]]
    return tuple(named[:2]) or (trial.first,)


def reasons(best: Trial, other: Trial, seat: Seat) -> tuple[Reason, ...]:
    """Why one is better than the other: figures that differ in the same worlds by more than chance would have it."""
    found: list[tuple[float, Reason]] = []
    told: set[tuple[Seat, str]] = set()
    for is_later in (False, True):
        ours, theirs = (best.later, other.later) if is_later else (best.ends, other.ends)
        for owner in range(len(ours[0])):
            for figure in ours[0][owner]:
                here = [world[owner][figure] for world in ours]
                there = [world[owner].get(figure, 0) for world in theirs]
                weight = _weight(here, there)
                mean, instead = sum(here) / len(here), sum(there) / len(there)
                if not weight or (owner, figure) in told or (owner != seat and mean > instead):
                    continue
                kind = "prevents" if owner != seat else "gains" if mean > instead else "gives_up"
                told.add((owner, figure))
                found.append((weight, Reason(kind, owner, figure, round(10 * mean), round(10 * instead), is_later)))
    found.sort(key=lambda each: each[0], reverse=True)
    return tuple(reason for _, reason in found)


def _weight(here: Sequence[int], there: Sequence[int]) -> float:
    """How much a difference weighs against what the figure is; nothing where chance may have made it."""
    gaps = [one - other for one, other in zip(here, there, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    if count < 4 or abs(mean) < 0.3:
        return 0.0
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count)
    if abs(mean) < SURE * spread:
        return 0.0
    return abs(mean) / (1 + max(sum(map(abs, here)), sum(map(abs, there))) / count)
