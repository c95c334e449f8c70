"""Alien Invasion, chapter 3 (OM-18): the colony against a saboteur, all players together."""

from __future__ import annotations

from engine.core.game import Line, Standing
from engine.core.moves import Seat
from engine.games.on_mars.components import QUOTA
from engine.games.on_mars.events import BlackoutEnded, BotsStoodUp, GameEnded, TimePassed
from engine.games.on_mars.state import OVER, PLAYING, QUOTA_MISSED, WON, OnMarsState


def quota(state: OnMarsState) -> int:
    """Missions and Private Goals the team needs (OM-18.1)."""
    return QUOTA[len(state.players) - 2]


def completed(state: OnMarsState) -> tuple[int, int]:
    """Missions and Private Goals of the whole team."""
    return state.trackers.count(0), sum(len(player.goals_done) for player in state.players)


def stand_up(state: OnMarsState, seat: Seat) -> None:
    """Bots laid down get up as their owner's turn begins (OM-18.15)."""
    blackout = state.blackout
    if blackout and any(owner == seat for owner, _ in blackout.lying):
        blackout.lying = tuple(entry for entry in blackout.lying if entry[0] != seat)
        state.events.append(BotsStoodUp(seat))


def pass_time(state: OnMarsState) -> None:
    """The marker moves before the Shuttle phase; at 0 it is decided instead (OM-18.3, OM-18.22)."""
    blackout = state.blackout
    assert blackout is not None
    blackout.time -= 1
    state.events.append(TimePassed(blackout.time))
    if blackout.time == 0:
        conclude(state, WON if sum(completed(state)) >= quota(state) else QUOTA_MISSED)


def conclude(state: OnMarsState, outcome: int) -> None:
    """At once: nothing that is pending is carried out (OM-15.11)."""
    blackout = state.blackout
    assert blackout is not None
    blackout.outcome = outcome
    state.phase = OVER
    state.agenda.clear()
    state.events.append(GameEnded())
    state.events.append(BlackoutEnded(outcome, sum(completed(state)), quota(state), len(blackout.dark), blackout.time))


def lines(state: OnMarsState) -> tuple[Line, ...]:
    """What the team has completed, the same for everybody."""
    missions, goals = completed(state)
    return Line("missions", missions), Line("goals", goals)


def standing(state: OnMarsState) -> list[Standing]:
    """All first, or, once it is lost, nobody (OM-15.10)."""
    assert state.blackout is not None
    rank = 1 if state.blackout.outcome in (PLAYING, WON) else 2
    score = lines(state)
    total = sum(line.points for line in score)
    return [Standing(seat, rank, total, score, (0, 0, 0)) for seat in range(len(state.players))]
