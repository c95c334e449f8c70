"""Worlds, developments, goals and actions, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.gallery import Shelf, shelf
from engine.core.words import Words
from engine.games.race_for_the_galaxy.components import ANY, CARDS, EXPANSIONS, GOALS, NO_GOOD, Card


def gallery(words: Words) -> list[Shelf]:
    """A card counts as often as it is in the deck of the last expansion that has it."""

    def card(number: int) -> Iterator[str]:
        record = CARDS[number]
        yield words.text("gallery", "defense" if record.military else "cost", record.cost)
        yield words.text("gallery", "points", "?" if record.scoring else record.vp)
        if record.good != NO_GOOD:
            yield words.text("gallery", _kind(record), record.good)
        yield from (words.catalogue["keyword"][keyword] for keyword in sorted(record.keywords))
        if record.rebel:
            yield words.text("gallery", "rebel")
        first = next(level for level, copies in enumerate(record.copies) if copies)
        if first:
            yield _level(words, first)

    def goal(number: int) -> Iterator[str]:
        if GOALS[number].level:
            yield _level(words, GOALS[number].level)

    def act(number: int) -> str:
        return words.text("gallery", "act_and_boost", *(words.name("act", number, form) for form in ("text", "boost")))

    copies = [max(record.copies) for record in CARDS]
    start = [record.number for record in CARDS if record.start is not None]
    worlds = [record.number for record in CARDS if record.world and record.start is None]
    developments = [record.number for record in CARDS if record.development]
    return [
        shelf(words, "act", text=act),
        shelf(words, "card", copies, card, start, "start_worlds"),
        shelf(words, "card", copies, card, worlds, "worlds"),
        shelf(words, "card", copies, card, developments, "developments"),
        shelf(words, "goal", figures=goal),
    ]


def _kind(card: Card) -> str:
    """How the sentence about its good begins."""
    kind = "windfall" if card.windfall else "produces"
    return f"{kind}_any" if card.good == ANY else kind


def _level(words: Words, level: int) -> str:
    return str(words.catalogue["option"]["level"]["values"][EXPANSIONS[level]])
