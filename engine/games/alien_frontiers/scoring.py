"""Chapter 13: victory points, always computed from the present position (AF-1.4)."""

from __future__ import annotations

from engine.core.game import Line, Standing, standings
from engine.core.moves import Seat
from engine.games.alien_frontiers.components import ALIEN_CITY, ALIEN_MONUMENT, NOWHERE, POSITRON
from engine.games.alien_frontiers.state import AlienFrontiersState

TIE_BREAKS = ("cards", "ore", "fuel")
"""What breaks a tie, in this order."""


def lines(state: AlienFrontiersState, seat: Seat) -> tuple[Line, ...]:
    """AF-13.3, line by line."""
    cards = state.players[seat].cards
    positron = state.fields[POSITRON]
    return (
        Line("colonies", sum(colonies[seat] for colonies in state.colonies)),
        Line("territories", state.control.count(seat)),
        Line("alien_city", int(ALIEN_CITY in cards)),
        Line("alien_monument", int(ALIEN_MONUMENT in cards)),
        Line("positron_field", int(positron != NOWHERE and state.control[positron] == seat)),
    )


def score(state: AlienFrontiersState, seat: Seat) -> int:
    return sum(line.points for line in lines(state, seat))


def standing(state: AlienFrontiersState) -> list[Standing]:
    """Ties are broken by cards, then ore, then fuel; the same order ranks every place (AF-13.5, AF-13.7)."""
    breakdowns = [lines(state, seat) for seat in range(len(state.players))]
    ties = [(len(player.cards), player.ore, player.fuel) for player in state.players]
    return standings(breakdowns, ties)


def nearness(view: AlienFrontiersState) -> float:
    """By the fewest colonies that anybody still has to place (AF-11.1)."""
    placed = [sum([territory[seat] for territory in view.colonies]) for seat in range(len(view.players))]
    return max([own / (own + player.colonies) for own, player in zip(placed, view.players, strict=True)])
