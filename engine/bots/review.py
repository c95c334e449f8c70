"""A finished match looked at again: how everybody's chances went, where they turned, and what would have been better.

A few games are played on from every turn, many more where chances swing. At a turning point the move made is compared
with others in the same imagined worlds, judged by what its seat could know then. What nobody decided is called luck,
and what cannot be told apart is said to be too close to call.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from engine.bots.bot import Budget
from engine.bots.coach import Reason, Trial, best_first, plans, play_on, reasons, shares, try_all
from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.core.state import State
from engine.match import Match

MOST_MOMENTS = 60
"""Chances are found at so many turns at most; longer matches are looked at less closely."""
PASSES = 12
"""How many games are played on from each moment, if there is time."""
CURVE = 0.45
"""The share of the time that the curve may take."""
SWINGS = 6
"""So many turning points are looked for."""
COMPARED = 40
"""In how many worlds the move made is compared with others, if there is time."""
WEIGHTY = 50
"""Chances that differ by so much, in thousandths, are worth a word."""
BETTER, FOUND, LUCK, CLOSE = "better", "found", "luck", "close"


@dataclass(frozen=True, slots=True)
class Moment:
    """Everybody's chances after so many moves, in thousandths."""

    move: int
    chances: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    move: int
    """How many moves had been made when it came to be chosen."""
    seat: Seat
    verdict: str
    """There was something better; the best was found; it was luck; or it is too close to call."""
    before: int
    after: int
    """The seat's chance before its turn and after it, in thousandths."""
    played: int
    better: Move | None
    instead: int
    """The chance after the move made, and after the better one or, where the best was found, the next best."""
    reasons: tuple[Reason, ...]
    games: int


@dataclass(frozen=True, slots=True)
class Review:
    done: int
    """How much of the work is done, in per cent."""
    curve: tuple[Moment, ...]
    points: tuple[TurningPoint, ...]
    """In the order of the match."""


def review(match: Match, rng: Rng, budget: Budget) -> Iterator[Review]:
    """A review that grows until it is done or the budget is spent."""
    game = match.game
    pilot = game.pilot()
    starts = moments(match)
    positions = positions_at(match, {*starts})
    seats = [_mover(match, start) for start in starts]
    sums = [[0.0] * match.setup.seats for _ in starts]
    played = 0
    for number in range(PASSES):
        for moment, start in enumerate(starts):
            spent = budget.spent()
            if number and spent >= CURVE:
                break
            found = _chances(game, positions[start], seats[moment], rng)
            sums[moment] = [have + new for have, new in zip(sums[moment], found, strict=True)]
            played += 1
            if number == 0 or played % 8 == 0:
                share = max(spent / CURVE, played / (PASSES * len(starts)))
                yield Review(round(100 * CURVE * min(1, share)), _curve(match, starts, sums), ())
        else:
            continue
        break
    curve = _curve(match, starts, sums)
    points: list[TurningPoint] = []
    swings = turns_that_swung(curve)[:SWINGS]
    for number, (start, end) in enumerate(swings):
        point = look_at(game, pilot, match, curve, start, end, rng, budget, (number + 1) / len(swings))
        if point:
            points = sorted([*points, point], key=lambda each: each.move)
        yield Review(min(99, round(100 * (CURVE + (1 - CURVE) * (number + 1) / len(swings)))), curve, tuple(points))
    yield Review(100, curve, tuple(points))


def moments(match: Match) -> list[int]:
    """After how many moves somebody else's turn began; evenly fewer of them in a long match."""
    movers = [entry.seat for entry in match.entries]
    found = [number for number, seat in enumerate(movers) if number == 0 or seat != movers[number - 1]]
    every = -(-len(found) // MOST_MOMENTS)
    return found[::every]


def positions_at(match: Match, wanted: set[int]) -> dict[int, State]:
    state = match.game.start(match.setup)
    found: dict[int, State] = {}
    for number, entry in enumerate(match.entries):
        if number in wanted:
            found[number] = match.game.copy(state)
        match.game.apply(state, entry.seat, entry.move)
    return found


def turns_that_swung(curve: Sequence[Moment]) -> list[tuple[int, int]]:
    """From which moment to which chances changed by something worth a word, the largest change first."""
    found = []
    for one, other in pairwise(curve):
        change = max(abs(now - then) for now, then in zip(other.chances, one.chances, strict=True))
        if change >= WEIGHTY:
            found.append((change, one.move, other.move))
    return [(start, end) for _, start, end in sorted(found, reverse=True)]


def look_at(
    game: Game[Any],
    pilot: Any,
    match: Match,
    curve: Sequence[Moment],
    start: int,
    end: int,
    rng: Rng,
    budget: Budget,
    share: float,
) -> TurningPoint | None:
    """What was decided in a turn: the choice in which the move made and the pilot's favourite lie furthest apart."""
    seat = _mover(match, start)
    chances = {moment.move: moment.chances for moment in curve}
    before, after = chances[start][seat], chances[end][seat]
    choice = widest_choice(game, pilot, match, start, end, rng)
    if choice is None:
        return TurningPoint(start, seat, LUCK, before, after, after, None, after, (), 0)
    state = positions_at(match, {choice})[choice]
    made, seat = match.entries[choice].move, match.entries[choice].seat
    view = game.view(state, seat)
    trials = plans(game, pilot, view, seat, game.moves(view, seat), rng, also=(made,))
    until = CURVE + (1 - CURVE) * share
    while len(trials[0].chances) < COMPARED:
        if len(trials[0].chances) >= 4 and budget.spent() >= until:
            break
        try_all(game, pilot, view, seat, trials, rng)
    before, after = chances[start][seat], chances[end][seat]
    return judged(choice, seat, before, after, made, trials)


def judged(move: int, seat: Seat, before: int, after: int, made: Move, trials: list[Trial]) -> TurningPoint:
    """Was there something better, was the best found, was it luck, or is it too close to call?"""
    own = next(trial for trial in trials if trial.first == made)
    others = best_first([trial for trial in trials if trial is not own], seat)
    games = len(own.chances)
    here = round(1000 * own.chance(seat))
    if not others:
        return TurningPoint(move, seat, LUCK, before, after, here, None, here, (), games)
    best = others[0]
    there = round(1000 * best.chance(seat))
    if there - here >= WEIGHTY:
        return TurningPoint(move, seat, BETTER, before, after, here, best.first, there, reasons(best, own, seat), games)
    if here - there >= WEIGHTY:
        return TurningPoint(move, seat, FOUND, before, after, here, None, there, reasons(own, best, seat), games)
    verdict = LUCK if abs(after - before) >= 2 * WEIGHTY else CLOSE
    return TurningPoint(move, seat, verdict, before, after, here, None, there, (), games)


def widest_choice(game: Game[Any], pilot: Any, match: Match, start: int, end: int, rng: Rng) -> int | None:
    """The move of a turn that the pilot would have made differently by most; the first choice if it would have made
    them all; None where there was nothing to choose."""
    seat = _mover(match, start)
    state = positions_at(match, {start})[start]
    widest: tuple[float, int] | None = None
    for number in range(start, end):
        entry = match.entries[number]
        moves = game.moves(state, entry.seat)
        if entry.seat == seat and seat in game.waiting(state) and len(moves) > 1:
            ratings = pilot.rate(game.imagine(game.view(state, seat), seat, rng), seat, moves)
            gap = max(ratings) - ratings[moves.index(entry.move)]
            if widest is None or gap > widest[0]:
                widest = gap, number
        game.apply(state, entry.seat, entry.move)
    return widest[1] if widest else None


def _mover(match: Match, move: int) -> Seat:
    return match.entries[move].seat


def _chances(game: Game[Any], state: State, seat: Seat, rng: Rng) -> tuple[float, ...]:
    world = game.imagine(game.view(state, seat), seat, rng)
    pilot = game.pilot()
    play_on(game, pilot, world)
    return shares(pilot.chances(world))


def _curve(match: Match, starts: Sequence[int], sums: Sequence[Sequence[float]]) -> tuple[Moment, ...]:
    """What is known so far; at the end it is certain."""
    known = [
        Moment(start, tuple(round(1000 * part / sum(parts)) for part in parts))
        for start, parts in zip(starts, sums, strict=True)
        if sum(parts)
    ]
    if len(known) == len(starts):
        final = shares(match.game.pilot().chances(match.state))
        known.append(Moment(len(match.entries), tuple(round(1000 * chance) for chance in final)))
    return tuple(known)
