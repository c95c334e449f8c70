"""Who is winning: how well each seat stands, and the odds that follow from it."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.bots.pilot import decided
from engine.core.moves import Seat
from engine.games.starfarers.components import NOWHERE
from engine.games.starfarers.landing import ToClear, ToFound
from engine.games.starfarers.peoples import ToBefriend, friend_of_all
from engine.games.starfarers.pilot.outlook import PATIENCE, Outlook
from engine.games.starfarers.scoring import points, points_to_win, standing
from engine.games.starfarers.state import StarfarersState

STARTING_POINTS: Final = 4
WEIGHTS: Final = (
    (0.05, 0.84),  # points, an odd fame ring being half a one
    (0.14, 1.0),  # what ships are about to found
    (0.06, 0.72),  # what cards are about to buy
    (0.11, 0.06),  # each card, up to LARGE_HAND
    (0.86, 0.54),  # what the planets will bring to the end of the game
    (0.25, 0.79),  # boosters by their value
    (0.89, 0.69),  # cannons by theirs
    (0.21, 0.09),  # freight rings by theirs
    (0.48, 0.0),  # each ship on its way
)
"""How much each figure of a position adds to the odds of winning: at the beginning, and when somebody is about to win.

These are the weights that told winners from losers best in 1,800 games of two pilots whose tastes in building were
changed at random, so that they tell what helps to win and not only what pilots who win happen to have.
"""
LARGE_HAND: Final = 8


def chances(state: StarfarersState) -> list[float]:
    """Each seat's odds to win from here; certainty when the game is over."""
    if not state.agenda:
        return decided(standing(state))
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
    """How well a seat stands, so that differences tell the odds of winning; `late` goes from 0 to 1."""
    outlook = Outlook(state, seat)
    player = state.players[seat]
    figures = (
        scored + 0.5 * (player.fame % 2),
        ships_worth(outlook),
        outlook.spending_value(player.hand, outlook.aims()),
        min(player.size, LARGE_HAND),
        outlook.pip * sum(outlook.pips),
        *[sum([outlook.part_value(part, each) for each in range(number)]) for part, number in enumerate(player.parts)],
        len(player.ships) - player.ships.count(NOWHERE),
    )
    return sum([(early + late * (end - early)) * figure for (early, end), figure in zip(WEIGHTS, figures, strict=True)])


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
