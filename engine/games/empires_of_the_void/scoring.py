"""Chapters 18 and 19: scorings, the Galactic Council, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.game import Line, Standing, standings
from engine.core.moves import Seat
from engine.games.empires_of_the_void.components import (
    ENEMY_HOME_VP,
    EVENT_FIGURES,
    HIDDEN,
    HOME,
    MIRRIM,
    OVER,
    PLANETS,
    RACE_FIGURES,
    ROUNDS,
    SCORE_A,
    SCORING_CARDS,
    TECHNOLOGIES,
)
from engine.games.empires_of_the_void.empire import holds_new_earth, influence
from engine.games.empires_of_the_void.events import GameEnded, Scored
from engine.games.empires_of_the_void.state import EmpiresState

TIE_BREAKS = ("planets", "influence", "technologies", "credits")
"""What breaks a tie, in this order."""
SCORINGS = ("scoring_a", "scoring_b", "scoring_c")


def planet_points(state: EmpiresState, seat: Seat) -> int:
    """EV-18.2."""
    return sum(
        planet.vp
        for number, planet in enumerate(PLANETS)
        if state.holder[number] == seat and not (number == MIRRIM and state.plague)
    )


@lru_cache(maxsize=65536)
def technology_points(technologies: int) -> int:
    """EV-18.3."""
    return sum(record.vp for number, record in enumerate(TECHNOLOGIES) if technologies >> number & 1)


def council(influences: Sequence[int], first: int, second: int) -> list[int]:
    """The awards of the Galactic Council, ties shared and rounded up (EV-18.11)."""
    awards = [0] * len(influences)
    most = max(influences)
    if most == 0:
        return awards
    leaders = [seat for seat, voice in enumerate(influences) if voice == most]
    if len(leaders) > 1:
        for seat in leaders:
            awards[seat] = -(-(first + second) // len(leaders))
        return awards
    awards[leaders[0]] = first
    runner_up = max((voice for voice in influences if voice < most), default=0)
    if runner_up:
        seconds = [seat for seat, voice in enumerate(influences) if voice == runner_up]
        for seat in seconds:
            awards[seat] = -(-second // len(seconds))
    return awards


def other_points(state: EmpiresState, seat: Seat) -> int:
    """Enemy home worlds, New Earth and the Derelict (EV-18.7)."""
    homes = sum(state.holder[HOME + other] == seat for other in range(len(state.players)) if other != seat)
    return int(
        ENEMY_HOME_VP * homes
        + RACE_FIGURES["new_earth_vp"] * holds_new_earth(state, seat)
        + EVENT_FIGURES["derelict_vp"] * (state.salvager == seat)
    )


def tally(state: EmpiresState, card: int) -> list[tuple[int, int, int, int]]:
    """What a scoring card would give each seat now: planets, technologies, council, other (EV-18.10)."""
    record = SCORING_CARDS[card - SCORE_A]
    seats = range(len(state.players))
    awards = council([influence(state, seat) for seat in seats], record.first, record.second)
    return [
        (
            planet_points(state, seat),
            technology_points(state.players[seat].technologies),
            awards[seat],
            other_points(state, seat),
        )
        for seat in seats
    ]


def score(state: EmpiresState, card: int) -> None:
    """All players at once."""
    rows = tally(state, card)
    for seat, row in enumerate(rows):
        state.players[seat].vp += sum(row)
        state.events.append(Scored(seat, card, *row))
    state.scorings.append(tuple(sum(row) for row in rows))


def end_game(state: EmpiresState) -> None:
    state.phase = OVER
    state.agenda.clear()
    winners = tuple(place.seat for place in standing(state) if place.rank == 1)
    state.events.append(GameEnded(winners))


def tie_breaks(state: EmpiresState, seat: Seat) -> tuple[int, ...]:
    """Planets, influence, technologies, unspent credits (EV-19.2)."""
    player = state.players[seat]
    return state.planets_held(seat), influence(state, seat), player.technologies.bit_count(), player.credits


def standing(state: EmpiresState) -> list[Standing]:
    """Points so far, scoring by scoring. A total that is face down (EV-18.9) counts as nothing here."""
    seats = range(len(state.players))
    secret = [seat for seat in seats if state.players[seat].vp == HIDDEN]
    breakdowns = [() if seat in secret else _lines(state, seat) for seat in seats]
    return standings(breakdowns, [tie_breaks(state, seat) for seat in seats], secret=secret)


def _lines(state: EmpiresState, seat: Seat) -> tuple[Line, ...]:
    lines = [Line(name, row[seat]) for name, row in zip(SCORINGS, state.scorings, strict=False)]
    extra = state.players[seat].extra_vp
    return (*lines, Line("extra", extra)) if extra else tuple(lines)


def nearness(view: EmpiresState) -> float:
    """By the round (EV-6.3)."""
    return view.round / ROUNDS
