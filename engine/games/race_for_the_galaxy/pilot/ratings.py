"""What each kind of move is worth to a bot, by what it brings and what it gives up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.moves import Move, Seat
from engine.games.race_for_the_galaxy import develop, settle
from engine.games.race_for_the_galaxy.components import ALIEN, ANY, CARDS, NO_GOOD, NOTHING, POWERS, SALE_PRICES, Power
from engine.games.race_for_the_galaxy.consume import PRESTIGE_TRADE, multiplier, price
from engine.games.race_for_the_galaxy.military import most_to_buy, strength
from engine.games.race_for_the_galaxy.moves import (
    Ante,
    Attack,
    Begin,
    CancelTakeover,
    Conquer,
    CountNow,
    DiscardForVP,
    Draft,
    Feed,
    Guess,
    NameKind,
    Pass,
    PayFor,
    Place,
    Produce,
    Reduce,
    Replace,
    Save,
    SearchFor,
    SearchOn,
    Sell,
    SettleMore,
    Strengthen,
    TakeFound,
    TakeRevealed,
    Use,
)
from engine.games.race_for_the_galaxy.payment import least_due, reductions
from engine.games.race_for_the_galaxy.pilot.ambition import prestige_price
from engine.games.race_for_the_galaxy.pilot.judgement import (
    Outlook,
    W,
    good_worth,
    income,
    meal_worth,
    next_card,
    tableau_worth,
)
from engine.games.race_for_the_galaxy.pilot.seats import placing_worth, seat_worth
from engine.games.race_for_the_galaxy.pilot.worth import worth
from engine.games.race_for_the_galaxy.powers import powers_of
from engine.games.race_for_the_galaxy.searching import MATCHES
from engine.games.race_for_the_galaxy.state import Player, RaceState
from engine.games.race_for_the_galaxy.takeover import attack_strength, compare, declared_at, defense

Rating = Callable[[RaceState, Seat, Any, Outlook], float]


# -- hand cards --------------------------------------------------------------------------------------------------


def _hand_card(state: RaceState, seat: Seat, card: int) -> float:
    return worth(state.players[seat].tableau, card)


def _keep(state: RaceState, seat: Seat, move: Draft | Save | TakeRevealed, view: Outlook) -> float:
    return _hand_card(state, seat, move.card)


def _begin(state: RaceState, seat: Seat, move: Begin, view: Outlook) -> float:
    """The start world and the four cards kept next to it."""
    tableau = (move.world,)
    hand = list(state.players[seat].hand)
    for card in move.discards:
        hand.remove(card)
    total = 0.5 * tableau_worth(tableau, state.oort_kind, view)
    if CARDS[move.world].windfall:
        total += good_worth(powers_of(tableau), income(tableau), CARDS[move.world].good, 0, view)
    kept = sorted((worth(tableau, card) for card in hand), reverse=True)
    affordable = sum(_affordable(tableau, card, len(hand)) for card in hand)
    return total + sum(kept) * 0.5 + 0.6 * min(affordable, 2)


def _affordable(tableau: tuple[int, ...], card: int, hand: int) -> bool:
    record, powers = CARDS[card], powers_of(tableau)
    if record.military:
        return powers.strength_against(record, record.good) >= record.cost
    return record.cost <= hand - 1


# -- placing -----------------------------------------------------------------------------------------------------


def placing_rating(state: RaceState, seat: Seat, card: int, view: Outlook) -> float:
    """What a card of the hand brings when placed now, less what is paid for it."""
    record = CARDS[card]
    if record.world:
        ways = settle.ways(state, seat, card)
        costs = [_way_cost(state, seat, card, way) for way in ways]
    else:
        costs = [_payment_cost(state, seat, card, develop.cost(state, seat, card), "develop")]
    player = state.players[seat]
    rewards = powers_of(player.then).after_placing_draw if record.world else powers_of(player.then).develop_draw_after
    gain = placing_worth(state, seat, card, view) + rewards * view.card
    return gain - min(costs) * view.card - next_card(player, view)


def _payment_cost(state: RaceState, seat: Seat, card: int, due: int, phase: str) -> float:
    """Hand cards that a payment takes; what priced powers give up counts for a part of what they save."""
    player = state.players[seat]
    powers = (
        player.powers.develop_priced if phase == "develop" else player.powers.settle_priced + player.powers.zero_cost
    )
    if not powers or not due:
        return float(due)
    least = least_due(player, card, due, reductions(player, powers, card))
    return least + 0.55 * (due - least)


def _way_cost(state: RaceState, seat: Seat, card: int, way: PayFor | Conquer) -> float:
    if isinstance(way, PayFor):
        return _payment_cost(state, seat, card, settle.cost(state, seat, card, way.power), "settle")
    player = state.players[seat]
    missing = settle.defense(card, way.power) - strength(state, seat, card)
    price = 2.5 if way.power != NOTHING else 0.0
    return price + 0.9 * max(0, missing) if missing > 0 else price - 0.01 * len(player.tableau)


def _place(state: RaceState, seat: Seat, move: Place, view: Outlook) -> float:
    return placing_rating(state, seat, move.card, view)


def _settle_more(state: RaceState, seat: Seat, move: SettleMore, view: Outlook) -> float:
    price = 1.0 if POWERS[move.power].pay == "self" else 0.0
    return placing_rating(state, seat, move.card, view) - price


def _replace(state: RaceState, seat: Seat, move: Replace, view: Outlook) -> float:
    player = state.players[seat]
    after = (*(card for card in player.tableau if card != move.world), move.card)
    gain = tableau_worth(after, state.oort_kind, view) - tableau_worth(player.tableau, state.oort_kind, view)
    return gain + W["prestige"] - next_card(player, view)


def _way(state: RaceState, seat: Seat, move: PayFor | Conquer, view: Outlook) -> float:
    step: Any = state.agenda[-1]
    return -_way_cost(state, seat, step.card, move) * view.card


def _reduce(state: RaceState, seat: Seat, move: Reduce, view: Outlook) -> float:
    """What the reduction saves, less the card or good it costs."""
    power, step = POWERS[move.power], state.agenda[-1]
    due: int = step.due  # type: ignore[attr-defined]
    saved = due if power.kind == "cost_zero" else min(due, power.amount)
    return saved * view.card - _given_up(state, seat, power, move.world, view) - due * view.card * 0.5


def _given_up(state: RaceState, seat: Seat, power: Power, world: int, view: Outlook) -> float:
    player = state.players[seat]
    if power.pay == "prestige":
        return prestige_price(state, seat, view)
    if world != NOTHING:
        kind = CARDS[world].good
        return good_worth(powers_of(player.tableau), income(player.tableau), kind, 0, view)
    without = tuple(card for card in player.tableau if card != power.card)
    return tableau_worth(player.tableau, state.oort_kind, view) - tableau_worth(without, state.oort_kind, view)


def _strengthen(state: RaceState, seat: Seat, move: Strengthen, view: Outlook) -> float:
    return fight_worth(state, seat) - _given_up(state, seat, POWERS[move.power], move.world, view)


def fight_worth(state: RaceState, seat: Seat) -> float:
    """What winning the fight at hand is worth, where more Military is wanted for it."""
    return 4.0 if shortage(state, seat) > 0 else -3.0


def shortage(state: RaceState, seat: Seat) -> int:
    """How much more Military is wanted in the fight at hand; nothing where enough is out of reach."""
    step: Any = state.agenda[-1]
    if step.needed is not None:
        missing: int = step.missing(state)
        return max(0, missing)
    for takeover in state.takeovers:
        if takeover.world == step.world and not takeover.failed:
            attack, needed = compare(state, takeover)
            missing = needed - attack if seat == takeover.attacker else attack + 1 - needed
            player = state.players[seat]
            return missing if 0 < missing <= most_to_buy(player, NOTHING, len(player.hand), player.prestige) else 0
    return 0


def _pass(state: RaceState, seat: Seat, move: Pass, view: Outlook) -> float:
    return 0.0


# -- takeovers ---------------------------------------------------------------------------------------------------


def _attack(state: RaceState, seat: Seat, move: Attack, view: Outlook) -> float:
    """What the world is worth to both, if the defender cannot buy it back."""
    power, victim = POWERS[move.power], state.players[move.defender]
    attack = attack_strength(state, seat, power, move.world)
    answer = most_to_buy(victim, NOTHING, len(victim.hand), victim.prestige)
    mine = state.players[seat]
    reach = attack + most_to_buy(mine, NOTHING, len(mine.hand), mine.prestige - (power.pay == "prestige"))
    margin = reach - defense(state, move.defender, move.world) - answer
    hope = 0.95 if margin >= 0 else 0.35
    without = tuple(card for card in victim.tableau if card != move.world)
    lost = tableau_worth(victim.tableau, state.oort_kind, view) - tableau_worth(without, state.oort_kind, view)
    gained = 0.0 if power.destroys else placing_worth(state, seat, move.world, view)
    rivals = max(1, len(state.players) - 1)
    price = _given_up(state, seat, power, NOTHING, view) if power.pay == "self" else float(power.pay == "prestige")
    if move.fleet:
        price += 3.0
    return hope * (gained + lost / rivals + W["prestige"] * power.prestige) - price


def _cancel(state: RaceState, seat: Seat, move: CancelTakeover, view: Outlook) -> float:
    return 2.0 if state.takeovers[declared_at(state, move)].defender == seat else -1.0


# -- Consume -----------------------------------------------------------------------------------------------------


def _sell(state: RaceState, seat: Seat, move: Sell, view: Outlook) -> float:
    """The cards, less what the good could have been consumed for."""
    player = state.players[seat]
    power: int = state.agenda[-1].power  # type: ignore[attr-defined]
    cards = price(state, seat, move.world, move.good, power)
    eater = _best_meal(state, player, move.good, view)
    goods = len(player.worlds_with_goods())
    scarce = 1.0 if goods <= income(player.tableau).eaten else 0.4
    return cards * view.card - eater * scarce


def _best_meal(state: RaceState, player: Player, good: int, view: Outlook) -> float:
    best = 0.0
    for power in player.powers.consume:
        if power.kind == "consume_goods" and power.number not in player.used and power.good in (ANY, good):
            best = max(best, meal_worth(power, multiplier(state, player), view.card) / power.goods)
    return best


def _use(state: RaceState, seat: Seat, move: Use, view: Outlook) -> float:
    """Particular tastes first, then the best meal; what takes everything comes last."""
    player, power = state.players[seat], POWERS[move.power]
    times = multiplier(state, player)
    kind = power.kind
    if kind == "consume_goods":
        picky = 0.6 if power.good != ANY or power.here else 0.0
        return 2.0 + meal_worth(power, times, view.card) / power.goods + picky
    if kind == "consume_kinds":
        return 2.3 + meal_worth(power, times, view.card) / power.goods
    if kind == "consume_each_kind":
        return 2.2 + meal_worth(power, times, view.card)
    if kind in ("draw", "gain_vp"):
        return 9.0
    if kind == "consume_all_goods":
        return 1.0
    if kind == "sell_good":
        prices = [SALE_PRICES[CARDS[world].good % ANY] for world in player.worlds_with_goods()]
        bonus = max(player.powers.sale_bonus) if power.with_bonuses else 0
        return 1.5 + (max(prices, default=0) + bonus) * view.card * 0.9
    if kind == "discard_from_hand":
        cheapest = min([worth(player.tableau, card) for card in player.hand])
        cost = power.hand * next_card(player, view) + 0.3 * max(0.0, cheapest)
        return meal_worth(power, 1, view.card) - cost - 0.1
    if kind == "spend_prestige":
        return meal_worth(power, times, view.card) - prestige_price(state, seat, view)
    return 0.3 if kind == "guess_cost" else _gamble(player, view)


def _gamble(player: Player, view: Outlook) -> float:
    return 0.2 * view.card if player.hand else -1.0


def _discard_for_vp(state: RaceState, seat: Seat, move: DiscardForVP, view: Outlook) -> float:
    return 1.0 - next_card(state.players[seat], view) if PRESTIGE_TRADE not in state.players[seat].used else -1.0


def _feed(state: RaceState, seat: Seat, move: Feed, view: Outlook) -> float:
    """Spare the goods that other powers could make more of, or that sell best."""
    player = state.players[seat]
    step_power: int = state.agenda[-1].power  # type: ignore[attr-defined]
    total = 0.0
    for world in move.worlds:
        good = CARDS[world].good
        wanted = [
            meal_worth(power, multiplier(state, player), view.card) / power.goods
            for power in player.powers.consume
            if power.kind == "consume_goods"
            and power.number not in player.used
            and power.number != step_power
            and (power.good == good or (power.here and power.card == world))
        ]
        total -= max(wanted, default=0.0) + 0.05 * SALE_PRICES[good % ANY]
    return total + 0.8 * len(move.worlds)


def _guess(state: RaceState, seat: Seat, move: Guess, view: Outlook) -> float:
    return {1: 0.5, 2: 0.9, 3: 0.6, 4: 0.4, 5: 0.3, 6: 0.45}.get(move.number, 0.1)


def _ante(state: RaceState, seat: Seat, move: Ante, view: Outlook) -> float:
    """Two or three are likely enough to be beaten and turn up enough cards."""
    chance = {1: 0.75, 2: 0.78, 3: 0.75, 4: 0.7, 5: 0.6}.get(CARDS[move.card].cost, 0.2)
    return chance - (1 - chance) * (0.5 + 0.3 * max(0.0, _hand_card(state, seat, move.card)))


# -- Produce, search and the rest --------------------------------------------------------------------------------


def _produce(state: RaceState, seat: Seat, move: Produce, view: Outlook) -> float:
    """The best good first; powers that could go nowhere else before those that could."""
    player = state.players[seat]
    good = good_worth(powers_of(player.tableau), income(player.tableau), move.good, 0, view)
    if move.power == NOTHING:
        return good
    power = POWERS[move.power]
    picky = 1.0 if power.good not in (ANY, NO_GOOD) else 0.3
    return good - (next_card(player, view) if power.pay else -picky)


def _count_now(state: RaceState, seat: Seat, move: CountNow, view: Outlook) -> float:
    return 0.5 if not state.players[seat].hand else -0.5


def found_worth(state: RaceState, seat: Seat, category: int) -> float:
    """What a card of a category is worth in hand, on the average."""
    tableau = state.players[seat].tableau
    found = [worth(tableau, card) for card in MATCHES[category] if CARDS[card].copies[state.options.level]]
    return sum(found) / len(found)


def _search_for(state: RaceState, seat: Seat, move: SearchFor, view: Outlook) -> float:
    return found_worth(state, seat, move.category)


def _take_found(state: RaceState, seat: Seat, move: TakeFound, view: Outlook) -> float:
    return _hand_card(state, seat, state.aside[-1])


def _search_on(state: RaceState, seat: Seat, move: SearchOn, view: Outlook) -> float:
    step: Any = state.agenda[-1]
    return found_worth(state, seat, step.category)


def _name_kind(state: RaceState, seat: Seat, move: NameKind, view: Outlook) -> float:
    """What scoring and goals make of it, and Alien for the best sale."""
    named = state.copy()
    named.oort_kind = move.good
    return seat_worth(named, seat, view) + (0.1 if move.good == ALIEN else 0.0)


RATINGS: dict[type[Move], Rating] = {
    Ante: _ante,
    Attack: _attack,
    Begin: _begin,
    CancelTakeover: _cancel,
    Conquer: _way,
    CountNow: _count_now,
    DiscardForVP: _discard_for_vp,
    Draft: _keep,
    Feed: _feed,
    Guess: _guess,
    NameKind: _name_kind,
    Pass: _pass,
    PayFor: _way,
    Place: _place,
    Produce: _produce,
    Reduce: _reduce,
    Replace: _replace,
    Save: _keep,
    SearchFor: _search_for,
    SearchOn: _search_on,
    Sell: _sell,
    SettleMore: _settle_more,
    Strengthen: _strengthen,
    TakeFound: _take_found,
    TakeRevealed: _keep,
    Use: _use,
}
