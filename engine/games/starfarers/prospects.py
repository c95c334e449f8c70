"""Who is winning: how well each seat stands, and the odds that follow from it."""

from __future__ import annotations

from math import exp

from engine.core.moves import Seat
from engine.games.starfarers.outlook import PATIENCE, Outlook
from engine.games.starfarers.scoring import points, points_to_win, standing
from engine.games.starfarers.state import StarfarersState

STARTING_POINTS = 4


def chances(state: StarfarersState) -> list[float]:
    """Each seat's odds to win from here; certainty when the game is over."""
    if not state.agenda:
        return [float(place.rank == 1) for place in standing(state)]
    seats = range(len(state.players))
    top = max([points(state, seat) for seat in seats])
    late = max(0.0, (top - STARTING_POINTS) / (points_to_win(state) - STARTING_POINTS))
    prospects = [prospect(state, seat, late) for seat in seats]
    best = max(prospects)
    weights = [exp(each - best) for each in prospects]
    total = sum(weights)
    return [weight / total for weight in weights]


def prospect(state: StarfarersState, seat: Seat, late: float) -> float:
    """How well a seat stands, so that differences tell the odds of winning.

    The weights are those that told winners from losers in games of pilots: production and parts count at the start,
    ships about to found and cards about to buy at the end, and points more and more (`late` goes from 0 to 1).
    """
    outlook = Outlook(state, seat)
    player = state.players[seat]
    parts = sum([outlook.part_value(part, each) for part, number in enumerate(player.parts) for each in range(number)])
    ships, claimed = 0.35 * player.pending, 0
    at_turn = seat == state.active
    for transporter, point in enumerate(player.ships):
        if point:
            waits = not at_turn or transporter in state.moved or transporter == state.grounded
            value, claimed = outlook.best_target(player.cargo[transporter], point, claimed)
            ships += PATIENCE * value if waits else value
    may_buy = at_turn and not state.base_speed
    hand = outlook.buying_value(player.hand) if may_buy else outlook.hand_value(player.hand)
    return (
        (0.18 + 0.35 * late + 0.55 * late * late) * points(state, seat)
        + 0.7 * late * (player.fame % 2)
        + (0.8 - 0.85 * late) * outlook.pip * sum(outlook.pips)
        + (0.45 - 0.5 * late) * parts
        + (0.25 + 1.05 * late) * ships
        + (0.18 + 1.1 * late) * hand
        + 0.035 * min(player.size, 8)
        + 0.1 * sum([outlook.card_value(card) for card in player.cards])
    )
