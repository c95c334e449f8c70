"""What can be built, the peoples and their cards, the chits and the families of encounters, for the gallery."""

from __future__ import annotations

from collections import Counter

from engine.core.gallery import Exhibit, Shelf, shelf
from engine.core.words import Words, capital
from engine.games.starfarers.components import (
    CARDS,
    CHIT_BACKS,
    CHITS,
    FAME_PRICE,
    GOALS,
    PART_PRICES,
    PEOPLES,
    SHIP_PRICES,
    SPACEPORT_PRICE,
)
from engine.games.starfarers.encounter_cards import ENCOUNTERS, FAMILIES, Effect, Outcome
from engine.games.starfarers.report import card_text, chit, effects, hand, passage

OUTER_BACKS = ("red", "yellow", "blue", "white")


def gallery(words: Words) -> list[Shelf]:
    prices = (*SHIP_PRICES, SPACEPORT_PRICE, *PART_PRICES, FAME_PRICE)

    def price(number: int) -> str:
        key = "price_fame_ring" if GOALS[number] == "fame_ring" else "price"
        return words.text("gallery", key, hand(words, prices[number]))

    def cards_of(people: int) -> list[int]:
        return [number for number, card in enumerate(CARDS) if card.people == people]

    encounters = [sum(card.family == family for card in ENCOUNTERS) for family in range(len(FAMILIES))]
    return [
        shelf(words, "goal", text=price),
        *(
            shelf(words, "card", only=cards_of(people), title=title, text=lambda number: card_text(words, number))
            for people, title in enumerate(PEOPLES)
        ),
        shelf(words, "people"),
        chits(words, "home", tuple(back for back in CHIT_BACKS if back not in OUTER_BACKS)),
        *(chits(words, back, (back,)) for back in OUTER_BACKS),
        shelf(words, "family", encounters, text=lambda family: encounter(words, family)),
    ]


def chits(words: Words, title: str, backs: tuple[str, ...]) -> Shelf:
    """The faces of some chits, each once, with what it does and how many there are (SF-13.7)."""
    faces = Counter((record.pirates, record.ice, record.numbers) for record in CHITS if record.back in backs)
    exhibits = []
    for (pirates, ice, numbers), count in sorted(faces.items()):
        number = next(
            place
            for place, record in enumerate(CHITS)
            if record.back in backs and (record.pirates, record.ice, record.numbers) == (pirates, ice, numbers)
        )
        if pirates or ice:
            text = words.text("gallery", "pirates" if pirates else "ice", pirates or ice)
        else:
            text = words.text("gallery", "numbers", CHITS[number].ways)
        exhibits.append(Exhibit(f"chit_{CHITS[number].id}", capital(chit(words, number)), text, count))
    return Shelf(words.text("gallery", title), tuple(exhibits))


def encounter(words: Words, family: int) -> str:
    """How the cards of a family begin, and all that may come of one of them."""
    cards = [card for card in ENCOUNTERS if card.family == family]
    found: dict[Effect, None] = {}
    for card in cards:
        for node in card.nodes.values():
            if isinstance(node, Outcome):
                found.update(dict.fromkeys(node.effects))
    return words.text(
        "gallery", "outcomes", passage(words, cards[0].nodes["root"].passage), effects(words, tuple(found))
    )
