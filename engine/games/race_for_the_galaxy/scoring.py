"""Chapter 15: victory points."""

from __future__ import annotations

from functools import lru_cache

from engine.core.game import Line, Standing, standings
from engine.core.moves import Seat
from engine.games.race_for_the_galaxy.components import (
    CARDS,
    FIRST_VP,
    GOALS,
    MOST_TIE_VP,
    MOST_VP,
    NOTHING,
    OORT,
    POOL_EXTRA,
    POOL_PER_PLAYER,
    TABLEAU_LIMIT,
    Card,
    Score,
)
from engine.games.race_for_the_galaxy.goals import holder_of, kinds_of_worlds, value
from engine.games.race_for_the_galaxy.powers import powers_of
from engine.games.race_for_the_galaxy.robot import COUNTER_VP, OTHER_VARIABLE_VP, SIX_COST_VP
from engine.games.race_for_the_galaxy.state import Player, RaceState, Robot

WHOLE_PLAYER = frozenset({"total_military", "negative_total_military", "vp_chips", "prestige", "kinds_of_good_worlds"})

TIE_BREAKS = ("cards_and_goods",)
"""What breaks a tie, in this order."""


def matches(line: Score, card: Card, oort_kind: int) -> bool:
    """Does a card of the tableau fit this line of a variable card?"""
    count = line.count
    if count == "good_world":
        good = oort_kind if card.number == OORT else card.good
        return good == line.good and (card.production if line.good_kind == "production" else card.windfall)
    if count == "card_named":
        return card.number == line.card
    if count == "keyword":
        return line.keyword in card.keywords
    if count in ("development_with_power", "world_with_power"):
        return card.world == (count == "world_with_power") and line.phase in card.phases
    return {
        "rebel_card": card.rebel,
        "military_world": card.military,
        "rebel_military_world": card.rebel_military,
        "chromosome_world": card.chromosome,
        "six_cost_development": card.six_cost,
        "development": card.development,
        "world": card.world,
    }[count]


@lru_cache(maxsize=1 << 12)
def tableau_points(tableau: tuple[int, ...], oort_kind: int) -> tuple[tuple[int, int], ...]:
    """(card, points) of the variable cards, as far as the tableau alone decides.

    Each card scores at most once for the same variable card, by the first line it fits (RG-15.4).
    """
    cards = [CARDS[number] for number in tableau]
    found = []
    for scorer in cards:
        if scorer.scoring:
            lines = [line for line in scorer.scoring if line.count not in WHOLE_PLAYER]
            points = sum(next((line.vp for line in lines if matches(line, card, oort_kind)), 0) for card in cards)
            for line in scorer.scoring:
                points += _by_tableau(line, tableau, oort_kind)
            found.append((scorer.number, points))
    return tuple(found)


def _by_tableau(line: Score, tableau: tuple[int, ...], oort_kind: int) -> int:
    if line.count == "total_military":
        return line.vp * powers_of(tableau).military
    if line.count == "negative_total_military":
        return line.vp * max(0, -powers_of(tableau).military)
    if line.count == "kinds_of_good_worlds":
        return line.table[len(kinds_of_worlds(tableau, oort_kind))]
    return 0


def by_tokens(card: int, player: Player) -> int:
    """What chips and prestige add to a variable card."""
    points = 0
    for line in CARDS[card].scoring:
        if line.count == "vp_chips":
            points += line.vp * (player.vp // line.divisor)
        elif line.count == "prestige":
            points += line.vp * player.prestige
    return points


def variable_points(player: Player, oort_kind: int) -> int:
    tableau = player.tableau
    return sum(points + by_tokens(card, player) for card, points in tableau_points(tableau, oort_kind))


def goal_points(state: RaceState, seat: Seat) -> int:
    """3 for a `first` tile, 5 for a `most` tile, 3 for being level with the best at the end (RG-16.2, RG-16.6)."""
    points = 0
    for place, number in enumerate(state.goals):
        goal = GOALS[number]
        if goal.first:
            points += FIRST_VP if state.held[place] >> seat & 1 else 0
        elif holder_of(state, place) == seat:
            points += MOST_VP
        else:
            mine = value(state, seat, goal)
            if mine >= goal.minimum and all(value(state, s, goal) <= mine for s in range(len(state.players))):
                points += MOST_TIE_VP
    return points


def lines(state: RaceState, seat: Seat) -> tuple[Line, ...]:
    """RG-15.1, line by line."""
    player = state.players[seat]
    return (
        Line("chips", player.vp),
        Line("cards", powers_of(player.tableau).card_vp),
        Line("variable", variable_points(player, state.oort_kind)),
        Line("goals", goal_points(state, seat)),
        Line("prestige", player.prestige),
    )


def score(state: RaceState, seat: Seat) -> int:
    player = state.players[seat]
    points = player.vp + powers_of(player.tableau).card_vp + player.prestige
    return points + variable_points(player, state.oort_kind) + goal_points(state, seat)


def robot_lines(state: RaceState, robot: Robot) -> tuple[Line, ...]:
    """RG-20.18."""
    cards = [CARDS[number] for number in robot.tableau]
    variable = sum(SIX_COST_VP if card.six_cost else OTHER_VARIABLE_VP for card in cards if card.scoring)
    return (
        Line("chips", robot.vp),
        Line("cards", sum(card.vp for card in cards)),
        Line("variable", variable),
        Line("counters", robot.counters * COUNTER_VP[state.options.difficulty]),
        Line("prestige", robot.prestige),
    )


def robot_score(state: RaceState, robot: Robot) -> int:
    return sum(line.points for line in robot_lines(state, robot))


def tie_break(player: Player) -> int:
    """Cards in hand and goods on worlds (RG-15.3)."""
    return len(player.hand) + len(player.goods) - player.goods.count(NOTHING)


def standing(state: RaceState) -> list[Standing]:
    """In the solitaire game the robot is ranked as the seat after the last."""
    breakdowns = [lines(state, seat) for seat in range(len(state.players))]
    ties = [(tie_break(player),) for player in state.players]
    if state.robot:
        breakdowns.append(robot_lines(state, state.robot))
        ties.append((len(state.robot.pile),))
    return standings(breakdowns, ties)


def nearness(view: RaceState) -> float:
    """By the fullest tableau and the pool of victory points (RG-14.4)."""
    fullest = max([len(player.tableau) for player in view.players])
    if view.robot:
        fullest = max(fullest, view.robot.tableau_size)
    pool = 1 - max(0, view.pool) / (POOL_PER_PLAYER * len(view.players) + POOL_EXTRA[view.options.level])
    return min(1.0, max(fullest / TABLEAU_LIMIT, pool))
