"""Cards, stations, territories and fields, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.gallery import Shelf, shelf
from engine.core.words import Words
from engine.games.alien_frontiers.components import CARDS, STATIONS


def gallery(words: Words) -> list[Shelf]:
    def card_text(number: int) -> str:
        power, discard = words.name("card", number, "power"), words.name("card", number, "discard")
        return f"{power}\n{words.text('gallery', 'discarded', discard)}" if discard else power

    def docks(number: int) -> Iterator[str]:
        yield words.text("gallery", "docks", STATIONS[number].docks)

    fields = shelf(words, "field")
    pictures = tuple(replace(field, id=field.id.removesuffix("_field")) for field in fields.exhibits)
    return [
        shelf(words, "card", [card.copies for card in CARDS], text=card_text),
        shelf(words, "station", figures=docks),
        shelf(words, "territory"),
        replace(fields, exhibits=pictures),
    ]
