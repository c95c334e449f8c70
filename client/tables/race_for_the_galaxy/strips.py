"""Powers in signs: phase, price, arrow, gain. The same grammar on every face."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from client.stage.lights import Part
from client.stage.preview import signed
from client.tables.race_for_the_galaxy.looks import (
    ARROW,
    CARD,
    CHROMOSOME,
    DIAMOND,
    MILITARY,
    PRESTIGE,
    REBEL,
    SPEND,
    any_good,
    badge,
    chip_of,
    disc,
    halo,
)
from engine.games.race_for_the_galaxy.components import ANY, CARDS, NO_GOOD, Card, Power

Strip = list[Part]
TO: Final[Part] = (ARROW, "")


def shown_powers(card: Card, phase: str = "") -> list[Power]:
    """Those of a phase, or all."""
    return [power for power in card.powers if not phase or power.phase in _TOGETHER.get(phase, (phase,))]


def strips_of(card: Card, phase: str = "") -> list[tuple[str, Strip]]:
    """A strip for each power of a phase, or of all phases: the badge of its phase and what it does."""
    return [(power.phase if power.phase in _BADGED else "", strip(power)) for power in shown_powers(card, phase)]


_BADGED: Final = frozenset({"explore", "develop", "settle", "trade", "consume", "produce"})
_TOGETHER: Final = {"consume": ("trade", "consume")}


def strip(power: Power) -> Strip:
    return _KINDS[power.kind](power)


def _cards(number: int) -> Part:
    return (CARD, signed(number) if number < 0 else f"+{number}")


def _reward(power: Power) -> Strip:
    parts: Strip = []
    if power.vp:
        parts.append((chip_of(power.vp), ""))
    if power.cards:
        parts.append(_cards(power.cards))
    if power.prestige:
        parts.append((PRESTIGE, f"+{power.prestige}"))
    if power.times > 1 and parts:
        parts[-1] = (parts[-1][0], f"{parts[-1][1]} ×{power.times}".strip())
    return parts


def _price(power: Power) -> Strip:
    """What is given for it, before the arrow."""
    if power.pay == "self":
        return [(SPEND, ""), TO]
    if power.pay == "hand":
        return [(CARD, signed(-power.hand)), TO]
    if power.pay == "prestige":
        return [(PRESTIGE, signed(-1)), TO]
    return [(any_good(power.price), ""), TO] if power.pay == "good" else []


def _counted(power: Power) -> Strip:
    """For each world of a sort."""
    what = power.per or power.worlds
    signs = {"military": MILITARY, "chromosome": CHROMOSOME, "rebel": REBEL, "gene": disc(2)}
    return [(signs[what], ""), TO] if what in signs else []


def _military(power: Power) -> Strip:
    found = [*_price(power), (MILITARY, signed(power.amount) + (f" ×{power.times}" if power.times > 1 else ""))]
    if power.per:
        found = [*_counted(power), *found]
    if power.against:
        found.append((REBEL, ""))
    elif power.good != NO_GOOD:
        found.append((disc(power.good), ""))
    return found


def _draw(power: Power) -> Strip:
    return [_cards(power.amount), *([(CARD, signed(-power.discard))] if power.discard else [])]


def _cost(power: Power) -> Strip:
    if power.phase == "develop":
        return [*_price(power), (DIAMOND, signed(-power.amount))]
    return [*_price(power), (disc(power.good), signed(-power.amount))]


def _pay_for_military(power: Power) -> Strip:
    sort = REBEL if power.worlds == "rebel" else CHROMOSOME if power.worlds else MILITARY
    target: Part = (disc(power.good), "") if power.good != NO_GOOD else (sort, "")
    return [target, TO, (CARD, signed(-power.amount) if power.amount else "")]


def _goods(power: Power) -> Strip:
    return [(any_good(power.good), "")] * power.goods + [TO, *_reward(power)]


def _placed(power: Power) -> Strip:
    signs = {"development": DIAMOND, "rebel_development": REBEL, "six_cost_development": DIAMOND}
    signs |= {"rebel_military_world": REBEL, "production_world": disc(ANY)}
    text = "6" if power.placed == "six_cost_development" else ""
    return [(signs[power.placed], text), TO, (PRESTIGE, f"+{power.amount}")]


def _windfall(power: Power) -> Strip:
    return [*_price(power), (halo(power.good), ""), TO, (any_good(power.good), "")]


def _sale(power: Power) -> Strip:
    return [*_counted(power), (any_good(power.good), ""), _cards(power.amount)]


def _takeover(power: Power) -> Strip:
    sign = REBEL if power.targets == "rebel_military_world" else MILITARY
    return [*_price(power), ("target", ""), (sign, "")]


_KINDS: Final[dict[str, Callable[[Power], Strip]]] = {
    "draw": _draw,
    "keep": lambda power: [("check", f"+{power.amount}")],
    "mix_with_hand": lambda power: [(CARD, ""), ("swap", "")],
    "discard_for_prestige": lambda power: [(CARD, signed(-1)), TO, (PRESTIGE, f"+{power.prestige}")],
    "draw_at_start": _draw,
    "reduce_cost": _cost,
    "save_from_payment": lambda power: [(CARD, ""), ("arrow_down", "")],
    "save_starting_card": lambda power: [(CARD, ""), ("arrow_down", "")],
    "draw_after_placing": lambda power: [
        (DIAMOND if power.phase == "develop" else disc(NO_GOOD), ""),
        TO,
        *_draw(power),
    ],
    "prestige_after_placing": _placed,
    "cost_zero": lambda power: [*_price(power), (disc(NO_GOOD), "0")],
    "military": _military,
    "temporary_military": _military,
    "pay_for_military": _pay_for_military,
    "pay_for_military_discount": lambda power: [(MILITARY, ""), TO, (CARD, signed(-power.amount))],
    "prestige_when_paying_for_military": lambda power: [(MILITARY, ""), (CARD, ""), TO, (PRESTIGE, f"+{power.amount}")],
    "conquer_non_military": lambda power: [*_price(power), (disc(NO_GOOD), ""), (MILITARY, "")],
    "extra_placement": lambda power: [*_price(power), (disc(NO_GOOD), "+1"), *([(MILITARY, "")] if power.pay else [])],
    "replace_world": lambda power: [(disc(NO_GOOD), ""), ("swap", ""), (PRESTIGE, f"+{power.prestige}")],
    "good_on_placed_production_world": lambda power: [(disc(ANY), ""), TO, (any_good(ANY), "")],
    "takeover": _takeover,
    "takeover_defense": lambda power: [("shield", f"+{power.amount}"), (MILITARY, "")],
    "cancel_takeover": lambda power: [*_price(power), ("shield", "")],
    "sale_bonus": _sale,
    "not_for_trade_bonus": lambda power: [("lock", "")],
    "consume_goods": _goods,
    "consume_kinds": lambda power: [(any_good(ANY), f"×{power.goods}"), TO, *_reward(power)],
    "consume_each_kind": lambda power: [(any_good(kind), "") for kind in range(4)] + [TO, *_reward(power)],
    "consume_all_goods": lambda power: [(any_good(ANY), "×∞"), TO, *_reward(power), ("", signed(power.amount))],
    "sell_good": lambda power: [(any_good(ANY), ""), TO, (badge("trade"), "")],
    "gain_vp": _reward,
    "discard_from_hand": lambda power: [(CARD, signed(-power.hand)), TO, *_reward(power)],
    "spend_prestige": lambda power: [(PRESTIGE, signed(-1)), TO, *_reward(power)],
    "guess_cost": lambda power: [("", f"{power.min}–{power.max}?"), TO, _cards(1)],
    "ante": lambda power: [("dice", ""), _cards(1)],
    "produce": lambda power: [*_price(power), (any_good(CARDS[power.card].good), "")],
    "produce_windfall": _windfall,
    "draw_if_produced_here": lambda power: [("target", ""), TO, _cards(power.amount)],
    "prestige_if_produced_here": lambda power: [("target", ""), TO, (PRESTIGE, f"+{power.amount}")],
    "draw_per_good_produced": lambda power: [(any_good(power.good), ""), TO, _cards(power.amount)],
    "draw_per_kind_produced": lambda power: [(any_good(ANY), "≠"), TO, _cards(power.amount)],
    "draw_per_world": lambda power: [*_counted(power), _cards(power.amount)],
    "draw_if_most_produced": lambda power: [(any_good(power.good), "max"), TO, _cards(power.amount)],
    "prestige_if_most_worlds": lambda power: [*_counted(power), ("", "max"), (PRESTIGE, f"+{power.amount}")],
    "take_saved_cards": lambda power: [("arrow_up", ""), (CARD, "")],
    "choose_action_last": lambda power: [("hourglass", "")],
    "hand_limit": lambda power: [(CARD, f"≤ {power.amount}")],
    "tableau_limit": lambda power: [(DIAMOND, f"→ {power.amount}")],
    "take_others_discards": lambda power: [("discard", ""), TO, (CARD, "")],
    "starting_hand": lambda power: [(CARD, str(power.amount))],
}
