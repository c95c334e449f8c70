"""Choosing actions: what each phase would bring to whom, and what the others are likely to call."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Any

from engine.core.moves import Move, Seat
from engine.core.rng import Rng
from engine.games.race_for_the_galaxy.components import (
    ACT_DEVELOP,
    ACT_PRODUCE,
    ACT_SEARCH,
    ACT_SETTLE,
    ANY,
    CARDS,
    CATEGORIES,
    DOUBLE,
    EXPLORE_1_1,
    EXPLORE_5,
    GOODS,
    NO_GOOD,
    NOTHING,
    OORT,
    PHASE_OF,
    PHASES,
    SALE_PRICES,
    TRADE,
)
from engine.games.race_for_the_galaxy.moves import Choose
from engine.games.race_for_the_galaxy.payment import can_pay
from engine.games.race_for_the_galaxy.pilot.ambition import prestige_price
from engine.games.race_for_the_galaxy.pilot.judgement import (
    Outlook,
    W,
    good_worth,
    income,
    meal_worth,
    next_card,
    outlook,
)
from engine.games.race_for_the_galaxy.pilot.ratings import found_worth
from engine.games.race_for_the_galaxy.pilot.seats import placing_worth
from engine.games.race_for_the_galaxy.powers import Powers, fits_pay_power, powers_of
from engine.games.race_for_the_galaxy.robot import CHARACTERS, DICE, FACE_ACTIONS, FAVOURITE, STAR
from engine.games.race_for_the_galaxy.rounds import may_search
from engine.games.race_for_the_galaxy.state import Player, RaceState, Robot

ACTION_COUNT = 8


@dataclass(slots=True)
class Prospect:
    """What each action brings a seat: its phase without the bonus, the bonus on top, and the prestige bonus."""

    phase: list[float]
    """By phase."""
    bonus: list[float]
    """By action."""
    boost: list[float]
    boost_price: float
    search: float


def action_ratings(state: RaceState, seat: Seat, moves: list[Move], view: Outlook) -> list[float]:
    """The worth of each choice for the seat, less what it gives the others, by what they will probably call."""
    mine = prospect(state, seat, view, known=True)
    called = _called_by_robot(state.robot) if state.robot else [0.0] * len(PHASES)
    rivals: list[Prospect] = []
    for other in range(len(state.players)):
        if other == seat:
            continue
        theirs = prospect(state, other, view, known=False)
        rivals.append(theirs)
        odds = action_odds(state, other, theirs)
        for phase in range(len(PHASES)):
            chance = sum(odds[action] for action in range(ACTION_COUNT) if PHASE_OF[action] == phase)
            called[phase] = 1 - (1 - called[phase]) * (1 - min(1.0, chance))
    return [_choice_rating(choice, mine, rivals, called) for choice in moves if isinstance(choice, Choose)]


def _called_by_robot(robot: Robot) -> list[float]:
    """How likely its dice are to bring each phase; once they are rolled, their faces are known but for the stars."""
    called = [0.0] * len(PHASES)
    for die, faces in enumerate(DICE):
        possible = (robot.dice[die],) if robot.dice else faces
        for face in possible:
            if face == STAR:
                continue
            action = CHARACTERS[robot.start].favourite if face == FAVOURITE else FACE_ACTIONS[face]
            phase = PHASE_OF[action]
            called[phase] = 1 - (1 - called[phase]) * (1 - 1 / len(possible))
    return called


def _choice_rating(choice: Choose, mine: Prospect, rivals: list[Prospect], called: list[float]) -> float:
    total = 0.0
    seen: list[int] = []
    for place, action in enumerate(choice.actions):
        phase = PHASE_OF[action]
        if action == ACT_SEARCH:
            total += mine.search
            continue
        total += mine.bonus[action] * (0.5 if phase in seen else 1.0)
        if place == choice.boosted:
            total += mine.boost[action] - mine.boost_price
        if phase not in seen:
            theirs = sum(rival.phase[phase] for rival in rivals) / max(1, len(rivals))
            total += (1 - called[phase]) * (mine.phase[phase] - W["rival"] * theirs)
        elif action in (ACT_DEVELOP, ACT_SETTLE):
            total += 0.45 * mine.phase[phase]
        seen.append(phase)
    return total


def action_odds(state: RaceState, seat: Seat, theirs: Prospect) -> list[float]:
    """How likely a seat is to choose each action, as far as the table shows; known where already revealed."""
    player = state.players[seat]
    if player.actions:
        return [float(action in player.actions) for action in range(ACTION_COUNT)]
    values = [theirs.phase[PHASE_OF[action]] + theirs.bonus[action] for action in range(ACT_SEARCH)]
    best = max(values)
    weights = [exp((value - best) / W["predict"]) for value in values]
    share = (2.0 if state.options.advanced else 1.0) / sum(weights)
    return [*(min(1.0, weight * share) for weight in weights), 0.0]


def likely_choice(state: RaceState, seat: Seat, choices: list[Choose], rng: Rng) -> Choose:
    """A choice that a seat may well have made in secret, better ones more often."""
    theirs = prospect(state, seat, outlook(state), known=True)
    values = [_choice_rating(choice, theirs, [], [0.0] * len(PHASES)) for choice in choices]
    best = max(values)
    weights = [exp((value - best) / W["predict"]) for value in values]
    target = rng.fraction() * sum(weights)
    for choice, weight in zip(choices, weights, strict=True):
        target -= weight
        if target < 0:
            return choice
    return choices[-1]


def prospect(state: RaceState, seat: Seat, view: Outlook, known: bool) -> Prospect:
    player = state.players[seat]
    powers = powers_of(player.tableau)
    card = next_card(player, view)
    phase = [0.0] * len(PHASES)
    bonus = [0.0] * ACTION_COUNT
    boost = [0.0] * ACTION_COUNT

    if known:
        phase[2], bonus[ACT_DEVELOP], boost[ACT_DEVELOP] = _developing(state, seat, powers, view)
        phase[3], bonus[ACT_SETTLE], boost[ACT_SETTLE] = _settling(state, seat, powers, view)
    else:
        cards = min(1.0, len(player.hand) / 4)
        phase[2] = W["develop_other"] * cards + card * powers.draw_at_start
        phase[3] = W["settle_other"] * min(1.0, cards + 0.08 * max(0, powers.military))
        bonus[ACT_DEVELOP] = card * 0.8 * cards
        bonus[ACT_SETTLE] = card * cards
    if known:
        if max(phase[2], phase[3]) <= W["nothing_to_place"]:
            early = min(1.0, view.rounds / 5) * max(0.0, 1 - len(player.tableau) / W["grown"])
            card *= 1 + W["starved"] * early
        phase[2] += card * (powers.draw_at_start - 0.7 * powers.discard_at_start)

    phase[1] = card * (1 + powers.draw_keep + 0.10 * (1 + powers.explore_draw))
    bonus[EXPLORE_5] = card * 0.55
    bonus[EXPLORE_1_1] = card * 0.95
    boost[EXPLORE_5] = boost[EXPLORE_1_1] = card * 1.5

    goods = _goods(state, player)
    consumed, doubled = _consuming(player, powers, goods, view)
    phase[4] = consumed
    bonus[DOUBLE] = doubled
    bonus[TRADE] = _selling(player, powers, goods, view, card)
    boost[DOUBLE] = doubled
    boost[TRADE] = 3 * card + 0.8 * doubled if goods else 0.0

    phase[5], bonus[ACT_PRODUCE] = _producing(state, player, powers, goods, view)
    boost[ACT_PRODUCE] = 3 * card + bonus[ACT_PRODUCE] * 0.6
    pays = known and state.prestige_in_play and player.prestige
    price = max(W["boost_reserve"], prestige_price(state, seat, view)) if pays else W["boost_reserve"]
    search = _searching(state, seat, view) if known and may_search(state, seat) else 0.0
    return Prospect(phase, bonus, boost, price, search)


def _searching(state: RaceState, seat: Seat, view: Outlook) -> float:
    """A card of the best category, less the Prestige/Search card."""
    best = max(found_worth(state, seat, category) for category in range(len(CATEGORIES)))
    return float(W["found"] * best + next_card(state.players[seat], view) - W["search_card"] * min(1.0, view.rounds))


def _developing(state: RaceState, seat: Seat, powers: Powers, view: Outlook) -> tuple[float, float, float]:
    """The best development with nothing off, with one off, and with three off."""
    player = state.players[seat]
    best = [0.0, 0.0, 0.0]
    spare = len(player.hand) - 1
    for card in dict.fromkeys(player.hand):
        record = CARDS[card]
        if record.world or card in player.tableau:
            continue
        gain = None
        for place, less in enumerate((0, 1, 3)):
            due = max(0, record.cost - powers.develop_reduction - less)
            if can_pay(player, card, due, spare, powers.develop_priced):
                if gain is None:
                    gain = placing_worth(state, seat, card, view) + powers.develop_draw_after * view.card
                best[place] = max(best[place], gain - (min(due, spare) + 1) * view.card)
    return best[0], best[1] - best[0], best[2] - best[1]


def _settling(state: RaceState, seat: Seat, powers: Powers, view: Outlook) -> tuple[float, float, float]:
    """The best world, the bonus card, and the best world with three off and two more Military."""
    player = state.players[seat]
    plain = boosted = 0.0
    spare = len(player.hand) - 1
    priced = powers.settle_priced + powers.zero_cost
    bought = min(powers.hand_military, spare) + sum(power.amount for power in powers.temporary if power.pay == "self")
    for card in player.hand:
        record = CARDS[card]
        if not record.world:
            continue
        reduction = powers.settle_reduction[record.good]
        dues = []
        missing = 99
        if record.military:
            missing = record.cost - powers.strength_against(record, record.good)
            dues += [
                record.cost - reduction - power.amount - powers.pay_discount
                for power in powers.pay_for_military
                if fits_pay_power(power, record)
            ]
        else:
            dues.append(record.cost - reduction)
        prices = [max(0, due) for due in dues if can_pay(player, card, max(0, due), spare, priced)]
        if missing <= bought:
            prices.append(max(0, missing))
        better = [max(0, due - 3) for due in dues if can_pay(player, card, max(0, due - 3), spare, priced)]
        if missing <= bought + 2:
            better.append(max(0, missing - 2))
        if not better:
            continue
        gain = placing_worth(state, seat, card, view) + powers.after_placing_draw * view.card
        if prices:
            plain = max(plain, gain - (min(min(prices), spare) + 1) * view.card)
        boosted = max(boosted, gain - (min(min(better), spare) + 1) * view.card)
    return plain, view.card if plain > 0 else 0.0, boosted - plain


def _goods(state: RaceState, player: Player) -> list[int]:
    """Kinds of the goods on a player's worlds, the best to sell first."""
    worlds = [card for card, good in zip(player.tableau, player.goods, strict=True) if good != NOTHING]
    return sorted([state.oort_kind if card == OORT else CARDS[card].good for card in worlds], reverse=True)


def _consuming(player: Player, powers: Powers, goods: list[int], view: Outlook) -> tuple[float, float]:
    """What the goods at hand can be consumed for, less what they are worth kept, and the VP that x2 would add."""
    left = [goods.count(good) for good in range(len(GOODS))]
    value = vp = 0.0
    eaten = 0
    eaters = [
        power for power in powers.consume if power.kind in ("consume_goods", "consume_kinds", "consume_each_kind")
    ]
    eaters.sort(key=lambda power: (power.good in (ANY, NO_GOOD), -meal_worth(power, 1, view.card) / power.goods))
    for power in eaters:
        if power.kind == "consume_goods" and power.good != ANY:
            taken = min(power.goods * power.times, left[power.good])
            taken -= taken % power.goods
            left[power.good] -= taken
        else:
            different = len([count for count in left if count])
            appetite = power.goods * power.times if power.kind == "consume_goods" else different
            taken = min(appetite, sum(left))
            if power.kind == "consume_kinds" and different < power.goods:
                taken = 0
            taken -= taken % power.goods
            _take(left, taken)
        uses = taken // power.goods if power.kind != "consume_each_kind" else taken
        value += uses * meal_worth(power, 1, view.card)
        vp += uses * power.vp
        eaten += taken
    rest = sum(left)
    for power in powers.consume:
        if power.kind == "consume_all_goods" and rest:
            value += rest - 1
            vp += rest - 1
        elif power.kind in ("gain_vp", "draw"):
            value += power.vp + power.amount * view.card
            vp += power.vp
    earned = income(player.tableau)
    kept = sum(0.5 * good_worth(powers, earned, goods[place], place, view) for place in range(min(eaten, len(goods))))
    return value - kept, vp


def _take(left: list[int], count: int) -> None:
    for good in range(len(GOODS)):
        taken = min(left[good], count)
        left[good] -= taken
        count -= taken


def _selling(player: Player, powers: Powers, goods: list[int], view: Outlook, card: float) -> float:
    if not goods:
        return 0.0
    prices = [SALE_PRICES[good] + powers.sale_bonus[good] for good in set(goods)]
    worlds = [world for world in powers.sale_bonus_here if world in player.tableau and player.has_good(world)]
    best = max([*prices, *(SALE_PRICES[CARDS[world].good] + powers.sale_bonus_here[world] for world in worlds)])
    spare = len(goods) > income(player.tableau).eaten
    kept = good_worth(powers, income(player.tableau), goods[0], 0 if not spare else 1, view)
    size = len(player.hand)
    useful = min(best, max(1, 10 - size)) + 0.2 * max(0, best - max(1, 10 - size))
    return useful * card - 0.45 * kept


def _producing(
    state: RaceState, player: Player, powers: Powers, goods: list[int], view: Outlook
) -> tuple[float, float]:
    """New goods and draws; the bonus is a windfall good."""
    earned = income(player.tableau)
    count, value, bonus = len(goods), 0.0, 0.0
    idle: list[int] = []
    paid = {power.card for power in powers.produce_priced if power.kind == "produce"}
    price, spare = next_card(player, view), len(player.hand)
    for card, good in zip(player.tableau, player.goods, strict=True):
        record = CARDS[card]
        if good != NOTHING or record.good == NO_GOOD:
            continue
        if record.production:
            gain = good_worth(powers, earned, record.good, count, view)
            if card in paid:
                if not spare or gain <= price:
                    continue
                gain -= price
                spare -= 1
            value += gain + powers.draw_if_produced.get(card, 0) * view.card
            count += 1
        else:
            idle.append(record.good)
    for power in powers.windfall:
        fitting = [good for good in idle if power.good in (ANY, good) or good == ANY]
        if fitting:
            best = max(fitting)
            idle.remove(best)
            value += good_worth(powers, earned, best, count, view)
            count += 1
    if idle:
        bonus = good_worth(powers, earned, max(idle), count, view)
    value += powers.produce_draw * view.card + W["prestige"] * len(powers.prestige_if_produced)
    counts: dict[str, Any] = {"gene": powers.genes, "military": powers.military_worlds, "rebel": powers.rebel_worlds}
    for power in powers.draws_per_world:
        value += power.amount * counts.get(power.worlds, powers.chromosomes) * view.card
    value += len(player.saved) * view.card if powers.takes_saved else 0.0
    return value, bonus
