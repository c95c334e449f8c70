"""Cards in words: the texts of powers and scoring lines are made from the same records that the rules use."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from engine.core.words import Words
from engine.games.race_for_the_galaxy.components import ALIEN, ANY, CARDS, NO_GOOD, POWERS, Card, Power, Score
from engine.games.race_for_the_galaxy.scoring import WHOLE_PLAYER, matches

PHASE_ORDER = ("setup", "round_start", "explore", "develop", "settle", "trade", "consume", "produce", "round_end")
"""The order in which a card tells its powers."""


def with_card_texts(words: Words) -> Words:
    """The catalogue with the text of every card added."""
    cards = {card.id: {**words.catalogue["card"][card.id], "text": card_text(words, card)} for card in CARDS}
    return replace(words, catalogue={**words.catalogue, "card": cards})


def card_text(words: Words, card: Card) -> str:
    """'III: +1 Military. IV: consume 1 good for 1 VP and 1 card.'"""
    parts = [words.text("word", "any_kind")] if card.good == ANY else []
    for phase in PHASE_ORDER:
        powers = [power_text(words, power) for power in card.powers if power.phase == phase]
        if powers:
            mark = words.catalogue["mark"][phase]
            parts.append(f"{mark} {' '.join(powers)}".strip())
    if card.scoring:
        parts.append(words.text("scoring", "worth", ", ".join(scoring_texts(words, card))))
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
        keys.append(f"{base}_pay_{power.pay}")
    if power.rebel_bonus:
        keys.append(f"{base}_bonus")
    if power.destroys:
        keys.append(f"{base}_destroys")
    if power.prestige:
        keys.append(f"{base}_prestige")
    return keys


def scoring_texts(words: Words, card: Card) -> list[str]:
    """'2 for each Genes world', '1 for each other military world': `other` where an earlier line takes some of them."""
    told: list[str] = []
    earlier: list[Score] = []
    for group in _said_together(card.scoring):
        line = group[0]
        shared = any(_fits(group, record) and _fits(earlier, record) for record in CARDS)
        earlier += group
        told.append(
            words.text(
                "scoring",
                _scoring_key(group),
                vp=line.vp,
                other=words.catalogue["scoring"]["other"] if shared else "",
                good=line.good,
                card=line.card,
                keyword=words.catalogue["keyword"].get(line.keyword, ""),
                divisor=line.divisor,
                points=" / ".join(map(str, line.table[1:])),
            )
        )
    return told


def _said_together(lines: tuple[Score, ...]) -> list[list[Score]]:
    """Lines of equal worth about production and windfall worlds of one kind, or about one sort of several kinds."""
    groups: list[list[Score]] = []
    for line in lines:
        last = groups[-1][-1] if groups else None
        if (
            last
            and last.count == line.count == "good_world"
            and last.vp == line.vp
            and (last.good == line.good or last.good_kind == line.good_kind)
        ):
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


def _fits(lines: list[Score], record: Card) -> bool:
    return any(line.count not in WHOLE_PLAYER and matches(line, record, ALIEN) for line in lines)


def _scoring_key(group: list[Score]) -> str:
    line = group[0]
    if line.count != "good_world":
        return f"{line.count}_{line.phase}" if line.phase else line.count
    if len(group) == 1:
        return f"{line.good_kind}_world"
    return "good_world" if group[1].good == line.good else f"any_{line.good_kind}_world"


def power_name(words: Words, number: int) -> str:
    """A power in a sentence: its card. Only Gambling World has two to choose from in the same phase."""
    power = POWERS[number]
    name = words.name("card", power.card)
    return words.text("word", "gamble", name) if power.kind in ("guess_cost", "ante") else name
