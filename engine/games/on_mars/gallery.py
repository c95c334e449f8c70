"""Techs, Blueprints, Scientists, Contracts, Missions, Goals and tiles, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.gallery import Shelf, shelf
from engine.core.words import Words
from engine.games.on_mars.components import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    MISSIONS,
    TECHS,
    TILES,
    VANDALISM,
)


def gallery(words: Words) -> list[Shelf]:
    def blueprint(number: int) -> Iterator[str]:
        yield words.text("gallery", "level", BLUEPRINTS[number].level)
        yield words.name("building", BLUEPRINTS[number].building)

    def contract(number: int) -> Iterator[str]:
        yield words.text("gallery", "gain", CONTRACTS[number].gain)
        yield words.text("gallery", "loss", CONTRACTS[number].loss)

    def mission(number: int) -> Iterator[str]:
        yield words.text("gallery", "long" if MISSIONS[number].long else "short")
        yield words.text("gallery", "required", "/".join(map(str, MISSIONS[number].required)))

    tiles = [record.copies for record in TILES]
    return [
        shelf(words, "building", [record.tiles for record in BUILDINGS]),
        shelf(words, "blueprint", figures=blueprint),
        shelf(words, "tech", [record.sets or 1 for record in TECHS]),
        shelf(words, "scientist"),
        shelf(words, "contract", figures=contract),
        shelf(words, "mission", figures=mission),
        shelf(words, "goal"),
        shelf(words, "vandalism", [record.copies for record in VANDALISM]),
        shelf(words, "tile", tiles, only=range(DISCOVERIES), title="discovery"),
        shelf(words, "tile", tiles, only=range(DISCOVERIES, len(TILES)), title="research"),
    ]
