"""What can be built, the cards of the four peoples and the families of encounters, for the gallery."""

from __future__ import annotations

from engine.core.gallery import Shelf, shelf
from engine.core.words import Words
from engine.games.starfarers.components import (
    CARDS,
    FAME_PRICE,
    PART_PRICES,
    PEOPLES,
    SHIP_PRICES,
    SPACEPORT_PRICE,
)
from engine.games.starfarers.encounter_cards import ENCOUNTERS, FAMILIES
from engine.games.starfarers.report import hand, passage


def gallery(words: Words) -> list[Shelf]:
    prices = (*SHIP_PRICES, SPACEPORT_PRICE, *PART_PRICES, FAME_PRICE)

    def price(number: int) -> str:
        return words.text("gallery", "price", hand(words, prices[number]))

    def opening(family: int) -> str:
        card = next(card for card in ENCOUNTERS if card.family == family)
        return passage(words, card.nodes["root"].passage)

    def cards_of(people: int) -> list[int]:
        return [number for number, card in enumerate(CARDS) if card.people == people]

    encounters = [sum(card.family == family for card in ENCOUNTERS) for family in range(len(FAMILIES))]
    return [
        shelf(words, "goal", text=price),
        *(shelf(words, "card", only=cards_of(people), title=title) for people, title in enumerate(PEOPLES)),
        shelf(words, "family", encounters, text=opening),
    ]
