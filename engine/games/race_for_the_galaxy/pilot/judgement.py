"""What things are worth to a bot: cards, goods, tableaux and whole positions. The figures are in data/pilot.toml."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.core.data import load_toml
from engine.games.race_for_the_galaxy.components import (
    ANY,
    CARDS,
    FOLDER,
    GOODS,
    NO_GOOD,
    NOTHING,
    OORT,
    SALE_PRICES,
    TABLEAU_LIMIT,
    Power,
)
from engine.games.race_for_the_galaxy.powers import Powers, powers_of
from engine.games.race_for_the_galaxy.scoring import tableau_points
from engine.games.race_for_the_galaxy.state import Player, RaceState

W: Final[dict[str, float]] = load_toml(FOLDER / "data/pilot.toml")


@dataclass(frozen=True, slots=True)
class Outlook:
    """How long the game will last, and what a card in hand is worth until then."""

    rounds: float
    card: float


def outlook(state: RaceState) -> Outlook:
    rounds = rounds_left(state)
    share = min(1.0, rounds / 6)
    return Outlook(rounds, W["card_late"] + (W["card_early"] - W["card_late"]) * share if rounds else 0.02)


def rounds_left(state: RaceState) -> float:
    """Rounds after this one, by the fullest tableau and by the pool."""
    fullest = max([len(player.tableau) for player in state.players])
    if state.robot:
        fullest = max(fullest, state.robot.tableau_size)
    by_cards = (TABLEAU_LIMIT - fullest) / W["pace"]
    by_chips = state.pool / (W["chip_rate"] * len(state.players))
    return max(0.0, min(by_cards, by_chips, W["longest"]))


# -- a tableau ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Income:
    """What a tableau brings: victory points and cards a round, and cards once."""

    vp: float
    cards: float
    once: float
    eaten: float
    """Goods that its Consume powers can take at a time."""
    meal: float
    """VP and cards of one good consumed, on the average."""


@lru_cache(maxsize=1 << 13)
def income(tableau: tuple[int, ...]) -> Income:
    powers = powers_of(tableau)
    supply = _supply(powers, tableau)
    vp, cards, eaten, worth = _feast(powers, supply)
    cycle = W["cycle"]
    per_round = _draws(powers) + _settling(powers) + cards / cycle
    prices = [SALE_PRICES[good] + powers.sale_bonus[good] for good in range(len(GOODS)) if supply[good] > 0.3]
    per_round += W["sale_share"] * max(prices, default=0)
    once = W["zero_cost"] * len(powers.zero_cost) + W["temporary"] * len(powers.temporary)
    prestige = powers.prestige_per_development + powers.prestige_per_rebel_world + powers.prestige_per_production_world
    prestige += powers.offers + len(powers.prestige_if_produced)
    vp_round = vp * W["doubled"] / cycle + 0.3 * prestige
    return Income(vp_round, per_round, once, eaten, worth)


def _supply(powers: Powers, tableau: tuple[int, ...]) -> list[float]:
    """Goods of each kind that a Produce phase brings."""
    supply = [0.0] * len(GOODS)
    for world in powers.produces:
        supply[CARDS[world].good] += 1
    for power in powers.produce_priced:
        if power.kind == "produce":
            supply[CARDS[power.card].good] += 0.7
    windfall = [0] * (len(GOODS) + 1)
    for card in tableau:
        if CARDS[card].windfall:
            windfall[CARDS[card].good] += 1
    anything = len([power for power in powers.windfall if power.good == ANY])
    for good in range(len(GOODS)):
        makers = len([power for power in powers.windfall if power.good == good])
        sure = min(windfall[good], makers)
        rest = windfall[good] - sure
        extra = min(rest, anything)
        anything -= extra
        supply[good] += sure + extra + W["windfall_supply"] * (rest - extra)
    return supply


def meal_worth(power: Power, multiplier: float, card: float) -> float:
    """What one use of a Consume power brings."""
    return power.vp * multiplier + power.cards * card + power.prestige * W["prestige"]


def _feast(powers: Powers, supply: list[float]) -> tuple[float, float, float, float]:
    """VP and cards of one Consume phase with that supply, and how many goods the powers could take."""
    left = list(supply)
    vp = cards = eaten = worth = 0.0
    eaters = [
        power for power in powers.consume if power.kind in ("consume_goods", "consume_kinds", "consume_each_kind")
    ]
    eaters.sort(
        key=lambda power: (power.good == ANY or power.good == NO_GOOD, -meal_worth(power, 1.5, 0.6) / power.goods)
    )
    for power in eaters:
        appetite = float(power.goods * power.times)
        if power.kind == "consume_each_kind":
            appetite = 3.0
        uses_per_good = 1 / power.goods
        if power.good in (ANY, NO_GOOD):
            total = sum(left)
            taken = min(appetite, total)
            if power.goods > 1 and taken < power.goods * 0.7:
                taken *= 0.3
            if total:
                left = [amount * (1 - taken / total) for amount in left]
        else:
            taken = min(appetite, left[power.good])
            left[power.good] -= taken
        vp += taken * uses_per_good * (power.vp + power.prestige * W["prestige"])
        cards += taken * uses_per_good * power.cards
        eaten += appetite
        worth += appetite * uses_per_good * meal_worth(power, 1.5, 0.6)
    for power in powers.consume:
        if power.kind == "consume_all_goods":
            vp += max(0.0, sum(left) - 1)
            eaten += 2
            worth += 1
        elif power.kind in ("gain_vp", "draw"):
            vp += power.vp
            cards += power.amount
        elif power.kind == "discard_from_hand":
            vp += 0.4 * power.vp * power.times
    return vp, cards, eaten, worth / eaten if eaten else 0.0


def _draws(powers: Powers) -> float:
    cards: float = W["explore_draw"] * powers.explore_draw + W["explore_keep"] * powers.draw_keep
    cards += W["mix"] * powers.mixes
    cards += W["develop_draw"] * (powers.draw_at_start - 0.8 * powers.discard_at_start)
    cards += W["develop_after"] * powers.develop_draw_after
    cards += W["settle_after"] * (powers.after_placing_draw - 0.7 * powers.after_placing_discard)
    produced = powers.produce_draw + 0.9 * sum(powers.draw_if_produced.values()) * 0.9
    counts = {"gene": powers.genes, "military": powers.military_worlds, "rebel": powers.rebel_worlds}
    for power in powers.draws_per_world:
        produced += power.amount * counts.get(power.worlds, powers.chromosomes)
    for power in powers.draws_per_good:
        produced += 0.8 * sum(CARDS[world].good == power.good for world in powers.produces)
    for _ in powers.draws_per_kind:
        produced += 0.8 * len({CARDS[world].good for world in powers.produces})
    return cards + W["produce_draw"] * produced + W["most_produced"] * len(powers.most_produced)


def _settling(powers: Powers) -> float:
    general = powers.settle_reduction[-1]
    cards: float = W["develop_reduction"] * powers.develop_reduction + W["settle_reduction"] * general
    cards += W["settle_kind"] * sum(reduction - general for reduction in powers.settle_reduction[:4])
    enough = W["military_enough"]
    force = powers.military
    cards += W["military"] * min(force, enough) + W["military_more"] * max(0, force - enough)
    cards += W["military_special"] * (sum(powers.special_good) + powers.special_rebel)
    if powers.pay_for_military:
        cards += W["pay_for_military"] + W["pay_discount"] * powers.pay_discount
    cards += W["hand_military"] * powers.hand_military
    if powers.extra_any:
        cards += W["extra_placement"]
    return cards


@lru_cache(maxsize=1 << 13)
def fixed_points(tableau: tuple[int, ...], oort_kind: int) -> tuple[int, int]:
    """Printed and variable VP of a tableau as far as it alone decides, and how many variable cards it has."""
    scored = tableau_points(tableau, oort_kind)
    return powers_of(tableau).card_vp + sum(points for _, points in scored), len(scored)


def tableau_worth(tableau: tuple[int, ...], oort_kind: int, view: Outlook) -> float:
    """Points now, what variable cards may still gain, and the income of the rounds left."""
    points, variable = fixed_points(tableau, oort_kind)
    earned = income(tableau)
    rounds = view.rounds
    total = points + W["growth"] * rounds * variable
    if rounds:
        total += W["tempo"] * len(tableau)
        total += earned.vp * rounds + (earned.cards * rounds + earned.once) * view.card
    return total


# -- goods and hands ---------------------------------------------------------------------------------------------


def good_worth(powers: Powers, earned: Income, good: int, others: int, view: Outlook) -> float:
    """A good lying on a world, next to so many others: to be consumed if there is room for it, else to be sold."""
    if not view.rounds:
        return 0.05
    kind = 3 if good == ANY else good
    sale: float = W["sale_now"] * (SALE_PRICES[kind] + powers.sale_bonus[kind]) * view.card
    if others:
        sale *= W["second_good"]
    return max(sale, 0.8 * earned.meal if others < earned.eaten else 0.1)


def goods_worth(state: RaceState, player: Player, view: Outlook) -> float:
    powers, earned = powers_of(player.tableau), income(player.tableau)
    total = 0.0
    worlds = [card for card, good in zip(player.tableau, player.goods, strict=True) if good != NOTHING]
    kinds = sorted([state.oort_kind if card == OORT else CARDS[card].good for card in worlds], reverse=True)
    for others, kind in enumerate(kinds):
        total += good_worth(powers, earned, kind, others, view)
    return total


def hand_worth(size: int, view: Outlook) -> float:
    """Each further card is worth a little less, and beyond the limit next to nothing."""
    within = min(size, 10)
    slope = W["card_slope"]
    return view.card * (
        within * (1 + 4 * slope) - slope * within * (within - 1) / 2 + W["over_limit"] * (size - within)
    )


def next_card(player: Player, view: Outlook) -> float:
    """The worth of one hand card more or less."""
    size = len(player.hand)
    return hand_worth(size + 1, view) - hand_worth(size, view)
