"""Chapters 11 and 12: victory points, always computed from the present position, and the end of the game."""

from __future__ import annotations

from engine.core.game import Line, Standing, standings
from engine.core.moves import Seat
from engine.games.starfarers.components import (
    CHIT_POINTS,
    COLONY_POINTS,
    FAME_PAIR_POINTS,
    NOBODY,
    SHORT_VICTORY_POINTS,
    SPACEPORT_POINTS,
    TOKEN_POINTS,
    VICTORY_POINTS,
)
from engine.games.starfarers.events import GameWon
from engine.games.starfarers.state import StarfarersState

TIE_BREAKS = ("fame", "cards", "order")
"""What breaks a tie, in this order."""


def points(state: StarfarersState, seat: Seat) -> int:
    """SF-12.1."""
    player = state.players[seat]
    return (
        COLONY_POINTS * len(player.colonies)
        + SPACEPORT_POINTS * len(player.spaceports)
        + TOKEN_POINTS * state.tokens.count(seat)
        + CHIT_POINTS * len(player.chits)
        + FAME_PAIR_POINTS * (player.fame // 2)
    )


def points_to_win(state: StarfarersState) -> int:
    """SF-1.2, SF-14.5."""
    return SHORT_VICTORY_POINTS if state.options.short_game else VICTORY_POINTS


def has_won(state: StarfarersState) -> bool:
    """The active player with enough points ends the game on the spot (SF-12.2): nothing is owed any more."""
    seat = state.active
    scored = points(state, seat)
    if scored < points_to_win(state):
        return False
    state.winner = seat
    state.agenda.clear()
    state.events.append(GameWon(seat, scored))
    return True


def lines(state: StarfarersState, seat: Seat) -> tuple[Line, ...]:
    """SF-12.1, line by line."""
    player = state.players[seat]
    return (
        Line("colonies", COLONY_POINTS * len(player.colonies)),
        Line("spaceports", SPACEPORT_POINTS * len(player.spaceports)),
        Line("tokens", TOKEN_POINTS * state.tokens.count(seat)),
        Line("chits", CHIT_POINTS * len(player.chits)),
        Line("fame", FAME_PAIR_POINTS * (player.fame // 2)),
    )


def standing(state: StarfarersState) -> list[Standing]:
    """The winner first, then by points, fame rings, cards in hand and turn order (SF-12.4, SF-12.5)."""
    seats = range(len(state.players))
    last = state.winner if state.winner != NOBODY else state.first - 1
    breakdowns = [lines(state, seat) for seat in seats]
    ties = [
        (state.players[seat].fame, state.players[seat].size, -((seat - last - 1) % len(state.players)) - 1)
        for seat in seats
    ]
    return standings(breakdowns, ties, None if state.winner == NOBODY else state.winner)


def nearness(view: StarfarersState) -> float:
    """By the points of whoever has most (SF-12.2)."""
    most = max([points(view, seat) for seat in range(len(view.players))])
    return min(1.0, most / points_to_win(view))
