"""Who is winning: how well each seat stands, and the odds that follow from it."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.core.moves import Seat
from engine.games.starfarers.landing import ToClear, ToFound
from engine.games.starfarers.outlook import PATIENCE, Outlook
from engine.games.starfarers.peoples import ToBefriend, friend_of_all
from engine.games.starfarers.purse import PART_GOALS, SPACEPORT_GOAL
from engine.games.starfarers.scoring import points, points_to_win, standing
from engine.games.starfarers.state import StarfarersState

STARTING_POINTS: Final = 4
HAND: Final = 0.92
"""What cards will buy counts a little less than what has been bought."""
PART: Final = 0.4
"""How much the parts of a mothership, by their value, add to the odds."""
SPACEPORT: Final = 0.2
"""What a launching place adds to them beyond its points."""


def chances(state: StarfarersState) -> list[float]:
    """Each seat's odds to win from here; certainty when the game is over."""
    if not state.agenda:
        return [float(place.rank == 1) for place in standing(state)]
    step = state.agenda[-1]
    if isinstance(step, ToBefriend):
        state = befriended(state, step)
    seats = range(len(state.players))
    scored = [points(state, seat) for seat in seats]
    late = max(0.0, (max(scored) - STARTING_POINTS) / (points_to_win(state) - STARTING_POINTS))
    prospects = [prospect(state, seat, scored[seat], late) for seat in seats]
    best = max(prospects)
    weights = [exp(each - best) for each in prospects]
    total = sum(weights)
    return [weight / total for weight in weights]


def befriended(state: StarfarersState, step: ToBefriend) -> StarfarersState:
    """A station has been founded: its best card and the token are as good as taken (SF-8.33)."""
    outlook = Outlook(state, step.seat)
    after = state.copy()
    after.agenda.pop()
    after.players[step.seat].cards += (max(state.friends[step.base], key=outlook.card_value),)
    after.tokens[step.base] = friend_of_all(state.stations[step.base])
    return after


def prospect(state: StarfarersState, seat: Seat, scored: int, late: float) -> float:
    """How well a seat stands, so that differences tell the odds of winning.

    Points count more and more (`late` goes from 0 to 1). What ships are about to found and what cards are about to buy
    counts like points, so that neither building nor founding by itself changes the odds. The weights are those that
    told winners from losers in games of pilots.
    """
    outlook = Outlook(state, seat)
    player = state.players[seat]
    parts = sum([outlook.part_value(part, each) for part, number in enumerate(player.parts) for each in range(number)])
    point = 0.3 + 0.34 * late + 0.42 * late * late
    worth = scored + 0.5 * (player.fame % 2) + ships_worth(outlook) + HAND * hand_worth(outlook, point)
    return (
        point * worth
        + (0.8 - 0.75 * late) * outlook.pip * sum(outlook.pips)
        + PART * parts
        + SPACEPORT * len(player.spaceports)
        + 0.02 * min(player.size, 8)
        + 0.05 * sum([outlook.card_value(card) for card in player.cards])
    )


def hand_worth(outlook: Outlook, point: float) -> float:
    """What a hand will buy, in points, by what the things bought are worth here."""
    goals = list(outlook.aims())
    first, second = goals[SPACEPORT_GOAL]
    spaceport = round(1 + SPACEPORT / point, 2)
    goals[SPACEPORT_GOAL] = (spaceport if first else 0.0, spaceport if second else 0.0)
    for goal in PART_GOALS:
        first, second = goals[goal]
        goals[goal] = (round(first * PART / point, 2), round(second * PART / point, 2))
    return outlook.spending_value(outlook.state.players[outlook.seat].hand, tuple(goals))


def ships_worth(outlook: Outlook) -> float:
    """What the ships of a seat are on their way to, the sooner they may move the better."""
    state, seat = outlook.state, outlook.seat
    player, step = state.players[seat], state.agenda[-1]
    worth, claimed = 0.35 * player.pending, 0
    rounds_off = (seat - state.active) % len(state.players) / len(state.players)
    landing = step.transporter if isinstance(step, ToFound | ToClear) else None
    for transporter, point in enumerate(player.ships):
        if point:
            value, claimed = outlook.best_target(player.cargo[transporter], point, claimed)
            if seat != state.active:
                value *= PATIENCE**rounds_off
            elif (transporter in state.moved and transporter != landing) or transporter == state.grounded:
                value *= PATIENCE
            worth += value
    return worth
