"""What a seat's part of the table is worth, and what another card would add to it."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.race_for_the_galaxy.components import CARDS, NOTHING, Card
from engine.games.race_for_the_galaxy.pilot.ambition import ambition
from engine.games.race_for_the_galaxy.pilot.judgement import (
    Outlook,
    good_worth,
    goods_worth,
    hand_worth,
    income,
    tableau_worth,
)
from engine.games.race_for_the_galaxy.powers import Powers, powers_of
from engine.games.race_for_the_galaxy.scoring import robot_score, score
from engine.games.race_for_the_galaxy.state import RaceState


def placing_worth(state: RaceState, seat: Seat, card: int, view: Outlook) -> float:
    """What a card adds to a tableau, its windfall good and the prestige for it included."""
    player, record = state.players[seat], CARDS[card]
    before, after = player.copy(), player.copy()
    before.tableau = tuple([other for other in player.tableau if other != card])
    after.tableau = (*before.tableau, card)
    gain = tableau_worth(after.tableau, state.oort_kind, view) - tableau_worth(before.tableau, state.oort_kind, view)
    if record.windfall:
        goods = len(player.worlds_with_goods())
        gain += good_worth(powers_of(after.tableau), income(after.tableau), record.good, goods, view)
    if card not in player.tableau:
        after.goods = (*player.goods, 0 if record.windfall else NOTHING)
        if state.prestige_in_play:
            prestige = _prestige_for(record, powers_of(before.tableau))
            after.prestige += prestige
            gain += prestige
    return gain + ambition(state, seat, after, view) - ambition(state, seat, before, view)


def _prestige_for(card: Card, powers: Powers) -> int:
    """Its icon, and what powers give for placing it."""
    prestige = int(card.icon)
    if card.development:
        prestige += powers.prestige_per_development
        prestige += powers.prestige_per_rebel_development * card.rebel + powers.prestige_per_six * card.six_cost
    else:
        prestige += powers.prestige_per_rebel_world * card.rebel_military
        prestige += powers.prestige_per_production_world * card.production
    return prestige


def seat_worth(state: RaceState, seat: Seat, view: Outlook) -> float:
    """The final score that a seat may expect."""
    if not state.agenda:
        return float(score(state, seat))
    player = state.players[seat]
    total = player.vp + tableau_worth(player.tableau, state.oort_kind, view) + goods_worth(state, player, view)
    total += hand_worth(len(player.hand), view) + ambition(state, seat, player, view)
    if state.prestige_in_play:
        total += player.prestige
        if player.search_card:
            total += 0.5 * min(1.0, view.rounds)
    return total


def robot_worth(state: RaceState, view: Outlook) -> float:
    robot = state.robot
    assert robot
    return robot_score(state, robot) + view.rounds * (1.7 + 0.45 * robot.economy) + 0.4 * robot.credit
