"""Cards in words: the texts of powers and scoring lines are made from the same records that the rules use."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from engine.core.words import Words
from engine.games.race_for_the_galaxy.components import ANY, CARDS, NO_GOOD, POWERS, Card, Power, Score

PHASE_ORDER = ("setup", "round_start", "explore", "develop", "settle", "trade", "consume", "produce", "round_end")
"""The order in which a card tells its powers."""


def with_card_texts(words: Words) -> Words:
    """The catalogue with the text of every card added."""
    cards = {card.id: {**words.catalogue["card"][card.id], "text": card_text(words, card)} for card in CARDS}
    return replace(words, catalogue={**words.catalogue, "card": cards})


def card_text(words: Words, card: Card) -> str:
    """'III: +1 Military. IV: consume 1 good for 1 VP and 1 card.'"""
    parts = []
    for phase in PHASE_ORDER:
        powers = [power_text(words, power) for power in card.powers if power.phase == phase]
        if powers:
            mark = words.catalogue["mark"][phase]
            parts.append(f"{mark} {' '.join(powers)}".strip())
    if card.scoring:
        lines = ", ".join(scoring_text(words, line) for line in card.scoring)
        parts.append(words.text("scoring", "worth", lines))
    return " ".join(parts)


def power_text(words: Words, power: Power) -> str:
    """One sentence, or more for a takeover."""
    values: dict[str, Any] = {field.name: getattr(power, field.name) for field in fields(power)}
    values["reward"] = reward(words, power)
    sentences = [words.text("power", key, **values) for key in _keys(power)]
    return " ".join(sentences)


def reward(words: Words, power: Power) -> str:
    """'1 VP and 2 cards'."""
    amounts = {"vp": power.vp, "cards": power.cards, "prestige": power.prestige}
    return words.listed([words.text("word", name, amount) for name, amount in amounts.items() if amount])


def _keys(power: Power) -> list[str]:
    """The sentences of the catalogue that tell a power."""
    base = f"{power.phase}_{power.kind}"
    if power.kind == "takeover":
        return _takeover_keys(power, base)
    if power.kind == "consume_goods":
        return [base + _consume_variant(power)]
    variant = ""
    if power.per:
        variant = f"_per_{power.per}"
    elif power.kind in ("military", "reduce_cost", "sale_bonus", "produce_windfall", "pay_for_military"):
        variant = _object_variant(power)
    elif power.placed or power.what or power.worlds:
        variant = f"_{power.placed or power.what or power.worlds}"
    elif power.discard:
        variant = "_discard"
    elif power.kind == "draw_if_most_produced" and power.good == ANY:
        variant = "_all"
    if power.kind == "sell_good" and power.with_bonuses:
        variant = "_bonuses"
    if power.kind in ("temporary_military", "reduce_cost", "produce", "produce_windfall") and power.pay:
        variant += f"_{power.pay}"
    if power.kind == "conquer_non_military" and power.in_takeover:
        variant = "_fleet"
    return [base + variant]


def _object_variant(power: Power) -> str:
    if power.against:
        return "_rebel"
    if power.here:
        return "_here"
    if power.if_imperium is not None:
        return "_imperium"
    if power.exclude_this:
        return "_elsewhere"
    if power.worlds:
        return f"_{power.worlds}"
    return "_kind" if NO_GOOD < power.good < ANY else ""


def _consume_variant(power: Power) -> str:
    if power.here:
        return "_here"
    kind = "_kind" if power.good != ANY else ""
    if power.times > 1:
        return "_many" + kind
    return ("_two" if power.goods > 1 else "") + kind


def _takeover_keys(power: Power, base: str) -> list[str]:
    keys = [f"{base}_{power.vulnerable}"]
    if power.pay:
        keys.append(f"{base}_{power.pay}")
    if power.rebel_bonus:
        keys.append(f"{base}_bonus")
    if power.destroys:
        keys.append(f"{base}_destroys")
    if power.prestige:
        keys.append(f"{base}_prestige")
    return keys


def scoring_text(words: Words, line: Score) -> str:
    """'2 for each Genes production world'."""
    key = line.count
    if key == "good_world":
        key = f"{line.good_kind}_world"
    elif line.phase:
        key = f"{line.count}_{line.phase}"
    values = {"vp": line.vp, "good": line.good, "card": line.card, "keyword": line.keyword, "divisor": line.divisor}
    return words.text("scoring", key, **values, points=" / ".join(map(str, line.table[1:])))


def power_name(words: Words, number: int) -> str:
    """A power in a sentence: its card, and what it does if the card has several of that phase."""
    power = POWERS[number]
    alike = [other for other in CARDS[power.card].powers if other.phase == power.phase and other.kind != "military"]
    name = words.name("card", power.card)
    return name if len(alike) == 1 else f"{name} ({power_text(words, power).rstrip('.')})"
