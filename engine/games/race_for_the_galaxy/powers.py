"""Chapter 6: what a tableau can do. Simple powers are figures here; the modules of the phases act on them.

A tableau is a tuple of card numbers. `powers_of` adds its powers up once and keeps the result, because every question
of a phase asks for it again: a phase uses exactly the powers of the tableau noted at its start (RG-6.1).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.games.race_for_the_galaxy.components import (
    ANY,
    CARDS,
    GENE,
    GOODS,
    HAND_LIMIT,
    NO_GOOD,
    NOVELTY,
    RARE,
    TABLEAU_LIMIT,
    Card,
    Power,
)

TAKEOVER_KINDS = frozenset({"takeover", "takeover_defense", "cancel_takeover"})


class Powers:
    """The powers and countable properties of one tableau, added up (RG-6.5)."""

    __slots__ = (
        "after_placing_discard",
        "after_placing_draw",
        "alien_cards",
        "cancels",
        "card_vp",
        "chooses_last",
        "chromosomes",
        "conquer_peaceful",
        "consume",
        "consume_cards",
        "defense_per_military",
        "defense_per_rebel",
        "develop_draw_after",
        "develop_priced",
        "develop_reduction",
        "developments",
        "discard_at_start",
        "draw_at_start",
        "draw_if_produced",
        "draw_keep",
        "draws_per_good",
        "draws_per_kind",
        "draws_per_world",
        "explore_cards",
        "explore_draw",
        "extra_any",
        "extra_conquest",
        "genes",
        "good_on_production",
        "hand_limit",
        "hand_military",
        "imperium_cards",
        "kinds",
        "military",
        "military_worlds",
        "mixes",
        "most_produced",
        "most_worlds_prestige",
        "novelty_and_rare",
        "offers",
        "pay_discount",
        "pay_for_military",
        "pay_prestige",
        "phases",
        "phases_without_takeovers",
        "prestige_if_produced",
        "prestige_per_development",
        "prestige_per_production_world",
        "prestige_per_rebel_development",
        "prestige_per_rebel_world",
        "prestige_per_six",
        "produce_draw",
        "produce_priced",
        "produces",
        "production_worlds",
        "rebel_military_worlds",
        "rebel_worlds",
        "replaces",
        "sale_bonus",
        "sale_bonus_here",
        "saves",
        "settle_priced",
        "settle_reduction",
        "six_variable",
        "special_good",
        "special_rebel",
        "tableau_limit",
        "takeovers",
        "takes_discards",
        "takes_saved",
        "temporary",
        "uplift_cards",
        "windfall",
        "worlds",
        "worths",
        "zero_cost",
    )

    def __init__(self, tableau: tuple[int, ...]) -> None:
        cards = [CARDS[number] for number in tableau]
        by_kind: dict[tuple[str, str], list[Power]] = {}
        for card in cards:
            for power in card.powers:
                by_kind.setdefault((power.phase, power.kind), []).append(power)
        self.worths: dict[int, float] = {}
        """What a hand card is worth next to this tableau: filled by worth.py when asked."""
        self._count(cards)
        self._round(by_kind)
        self._explore_and_develop(by_kind)
        self._settle(by_kind)
        self._military(by_kind)
        self._consume(by_kind)
        self._produce(by_kind)

    def _count(self, cards: list[Card]) -> None:
        worlds = [card for card in cards if card.world]
        self.worlds = len(worlds)
        self.developments = len(cards) - len(worlds)
        self.card_vp = sum(card.vp for card in cards)
        self.production_worlds = sum(card.production for card in worlds)
        self.military_worlds = sum(card.military for card in worlds)
        self.rebel_military_worlds = sum(card.military and card.rebel for card in worlds)
        self.rebel_worlds = sum(card.rebel for card in worlds)
        self.chromosomes = sum(card.chromosome for card in worlds)
        self.genes = sum(card.good == GENE for card in worlds)
        """Worlds of Genes kind, Alien Oort Cloud Refinery apart."""
        self.novelty_and_rare = sum(card.good in (NOVELTY, RARE) for card in worlds)
        self.kinds = frozenset(card.good for card in worlds if NO_GOOD < card.good < ANY)
        self.imperium_cards = sum("IMPERIUM" in card.keywords for card in cards)
        self.alien_cards = sum("ALIEN" in card.keywords for card in cards)
        self.uplift_cards = sum("UPLIFT" in card.keywords for card in cards)
        self.six_variable = sum(card.six_cost and bool(card.scoring) for card in cards)
        self.explore_cards = sum("explore" in card.phases for card in cards)
        self.consume_cards = sum("consume" in card.phases for card in cards)
        self.phases = len({phase for card in cards for phase in card.phases})
        self.phases_without_takeovers = len(
            {
                power.phase
                for card in cards
                for power in card.powers
                if power.phase in card.phases and power.kind not in TAKEOVER_KINDS
            }
        )

    def _round(self, by_kind: dict[tuple[str, str], list[Power]]) -> None:
        self.chooses_last = ("round_start", "choose_action_last") in by_kind
        self.takes_discards = ("round_end", "take_others_discards") in by_kind
        limits = [power.amount for power in by_kind.get(("round_end", "hand_limit"), ())]
        self.hand_limit = max(limits, default=HAND_LIMIT)
        limits = [power.amount for power in by_kind.get(("round_end", "tableau_limit"), ())]
        self.tableau_limit = max(limits, default=TABLEAU_LIMIT)

    def _explore_and_develop(self, by_kind: dict[tuple[str, str], list[Power]]) -> None:
        self.explore_draw = _sum(by_kind.get(("explore", "draw"), ()))
        self.draw_keep = _sum(by_kind.get(("explore", "keep"), ()))
        self.mixes = ("explore", "mix_with_hand") in by_kind
        self.offers = len(by_kind.get(("explore", "discard_for_prestige"), ()))

        first = by_kind.get(("develop", "draw_at_start"), ())
        self.draw_at_start = _sum(first)
        self.discard_at_start = sum(power.discard for power in first)
        reductions = by_kind.get(("develop", "reduce_cost"), ())
        self.develop_reduction = _sum(power for power in reductions if not power.pay)
        self.develop_priced = tuple(power for power in reductions if power.pay)
        self.develop_draw_after = _sum(by_kind.get(("develop", "draw_after_placing"), ()))
        prestige = by_kind.get(("develop", "prestige_after_placing"), ())
        self.prestige_per_development = _sum(power for power in prestige if power.placed == "development")
        self.prestige_per_rebel_development = _sum(power for power in prestige if power.placed == "rebel_development")
        self.prestige_per_six = _sum(power for power in prestige if power.placed == "six_cost_development")
        self.saves = ("develop", "save_from_payment") in by_kind

    def _settle(self, by_kind: dict[tuple[str, str], list[Power]]) -> None:
        reductions = by_kind.get(("settle", "reduce_cost"), ())
        free = [power for power in reductions if not power.pay]
        general = _sum(power for power in free if power.good == NO_GOOD)
        by_good = [general + _sum(power for power in free if power.good == good) for good in range(len(GOODS))]
        self.settle_reduction = (*by_good, general, general)
        """By kind; the last two are worlds of any kind and, with index NO_GOOD, grey ones."""
        self.settle_priced = tuple(power for power in reductions if power.pay)
        self.zero_cost = tuple(by_kind.get(("settle", "cost_zero"), ()))
        self.pay_for_military = tuple(by_kind.get(("settle", "pay_for_military"), ()))
        self.pay_discount = _sum(by_kind.get(("settle", "pay_for_military_discount"), ()))
        self.pay_prestige = _sum(by_kind.get(("settle", "prestige_when_paying_for_military"), ()))
        self.conquer_peaceful = tuple(by_kind.get(("settle", "conquer_non_military"), ()))
        extra = by_kind.get(("settle", "extra_placement"), ())
        self.extra_any = next((power for power in extra if power.what == "any"), None)
        self.extra_conquest = next((power for power in extra if power.what == "conquest"), None)
        self.replaces = next(iter(by_kind.get(("settle", "replace_world"), ())), None)
        after = by_kind.get(("settle", "draw_after_placing"), ())
        self.after_placing_draw = _sum(after)
        self.after_placing_discard = sum(power.discard for power in after)
        prestige = by_kind.get(("settle", "prestige_after_placing"), ())
        self.prestige_per_rebel_world = _sum(power for power in prestige if power.placed == "rebel_military_world")
        self.prestige_per_production_world = _sum(power for power in prestige if power.placed == "production_world")
        self.good_on_production = ("settle", "good_on_placed_production_world") in by_kind

    def _military(self, by_kind: dict[tuple[str, str], list[Power]]) -> None:
        total, rebel, special = 0, 0, [0] * len(GOODS)
        for power in by_kind.get(("settle", "military"), ()):
            if power.against:
                rebel += power.amount
            elif power.good != NO_GOOD:
                special[power.good] += power.amount
            elif power.per:
                total += power.amount * (self.military_worlds if power.per == "military" else self.chromosomes)
            elif power.if_imperium is not None and self.imperium_cards:
                total += power.if_imperium
            else:
                total += power.amount
        self.military = total
        """Total Military (RG-10.10)."""
        self.special_rebel = rebel
        self.special_good = tuple(special)
        temporary = by_kind.get(("settle", "temporary_military"), ())
        self.temporary = tuple(power for power in temporary if power.pay != "hand")
        self.hand_military = sum(power.times for power in temporary if power.pay == "hand")
        self.takeovers = tuple(by_kind.get(("settle", "takeover"), ()))
        defense = by_kind.get(("settle", "takeover_defense"), ())
        self.defense_per_military = _sum(defense)
        self.defense_per_rebel = sum(power.rebel_bonus for power in defense)
        self.cancels = ("settle", "cancel_takeover") in by_kind

    def _consume(self, by_kind: dict[tuple[str, str], list[Power]]) -> None:
        bonus = [0] * len(GOODS)
        here: dict[int, int] = {}
        for power in by_kind.get(("trade", "sale_bonus"), ()):
            if power.here:
                here[power.card] = power.amount
            else:
                amount = power.amount * (self.chromosomes if power.per else 1)
                for good in range(len(GOODS)) if power.good == ANY else (power.good,):
                    bonus[good] += amount
        self.sale_bonus = tuple(bonus)
        self.sale_bonus_here = here
        """More cards for the good of that very world."""
        self.consume = tuple(power for (phase, _), found in by_kind.items() if phase == "consume" for power in found)

    def _produce(self, by_kind: dict[tuple[str, str], list[Power]]) -> None:
        produce = by_kind.get(("produce", "produce"), ())
        self.produces = tuple(power.card for power in produce if not power.pay)
        windfall = by_kind.get(("produce", "produce_windfall"), ())
        self.windfall = tuple(
            sorted((power for power in windfall if not power.pay), key=lambda power: power.good == ANY)
        )
        """Free ones, those of one kind first (RG-13.9)."""
        self.produce_priced = tuple(power for power in (*produce, *windfall) if power.pay)
        self.produce_draw = _sum(by_kind.get(("produce", "draw"), ()))
        self.draw_if_produced = {p.card: p.amount for p in by_kind.get(("produce", "draw_if_produced_here"), ())}
        self.prestige_if_produced = {
            p.card: p.amount for p in by_kind.get(("produce", "prestige_if_produced_here"), ())
        }
        self.draws_per_good = tuple(by_kind.get(("produce", "draw_per_good_produced"), ()))
        self.draws_per_kind = tuple(by_kind.get(("produce", "draw_per_kind_produced"), ()))
        self.draws_per_world = tuple(by_kind.get(("produce", "draw_per_world"), ()))
        self.most_produced = tuple(by_kind.get(("produce", "draw_if_most_produced"), ()))
        self.most_worlds_prestige = tuple(by_kind.get(("produce", "prestige_if_most_worlds"), ()))
        self.takes_saved = ("produce", "take_saved_cards") in by_kind

    def strength_against(self, target: Card, kind: int) -> int:
        """Total and specialised Military against a world of that kind (RG-10.11)."""
        strength = self.military
        if target.rebel:
            strength += self.special_rebel
        if NO_GOOD < kind < ANY:
            strength += self.special_good[kind]
        return strength


def _sum(powers: Iterable[Power]) -> int:
    return sum(power.amount for power in powers)


@lru_cache(maxsize=1 << 13)
def powers_of(tableau: tuple[int, ...]) -> Powers:
    return Powers(tableau)


def fits_pay_power(power: Power, card: Card) -> bool:
    """May this power pay for that military world (RG-10.13)?"""
    if card.good == power.excludes != NO_GOOD or (power.good != NO_GOOD and card.good != power.good):
        return False
    return not power.worlds or (card.rebel if power.worlds == "rebel" else card.chromosome)
