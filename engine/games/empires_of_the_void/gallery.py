"""Races, planets, technologies, ships and cards, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.gallery import Shelf, shelf
from engine.core.words import Words
from engine.games.empires_of_the_void.components import CARDS, GOODS, NOTHING, PLANETS, RACES, SHIPS, TECHNOLOGIES


def gallery(words: Words) -> list[Shelf]:
    def race(number: int) -> Iterator[str]:
        yield words.text("gallery", "income", RACES[number].income)
        yield words.text("gallery", "diplomacy", *RACES[number].thresholds)

    def planet(number: int) -> Iterator[str]:
        record = PLANETS[number]
        yield words.text("panel", "card", record.temperament, record.credits, record.vp, record.influence)
        yield ", ".join(words.name("good", good) for good in range(len(GOODS)) if record.goods >> good & 1)

    def ability(number: int) -> str:
        return words.named(words.name("planet", number, "ability"), words.name("planet", number, "text"))

    def technology(number: int) -> Iterator[str]:
        record = TECHNOLOGIES[number]
        yield words.text("gallery", "cost", record.cost)
        yield words.text("gallery", "points", record.vp)
        if record.prerequisite != NOTHING:
            yield words.text("gallery", "after", record.prerequisite)
        if record.good != NOTHING:
            yield words.text("gallery", "needs", record.good)
        if record.race != NOTHING:
            yield words.name("race", record.race)

    def ship(number: int) -> Iterator[str]:
        record = SHIPS[number]
        yield words.text("gallery", "cost", record.cost)
        yield words.text("gallery", "move", record.move)
        if record.technology != NOTHING:
            yield words.text("gallery", "needs_technology", record.technology)
        if record.planet != NOTHING:
            yield words.text("gallery", "built_at", record.planet)

    def card(number: int) -> Iterator[str]:
        yield words.text("gallery", "temperament", CARDS[number].temperament)

    ships = [record.supply for record in SHIPS]
    return [
        shelf(words, "race", figures=race),
        shelf(words, "planet", figures=planet, text=ability),
        shelf(words, "technology", figures=technology),
        shelf(words, "ship", ships, ship, only=range(len(SHIPS))),
        shelf(words, "card", [record.copies for record in CARDS], card),
        shelf(words, "event_card"),
    ]
