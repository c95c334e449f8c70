"""Races, worlds, technologies, ships and events in the gallery."""

from __future__ import annotations

from client.stage.exhibits import Looks, numbered
from client.tables.empires_of_the_void import looks
from client.ui.art import Art
from engine.core.words import Words
from engine.games.empires_of_the_void import components as game


def exhibits(art: Art, words: Words, text: float) -> Looks:
    livery = looks.Livery((0,))
    kinds = words.kinds
    return {
        "race": numbered(kinds["race"], looks.bust),
        "planet": numbered(kinds["planet"], lambda planet: f"{looks.FOLDER}/world_{game.PLANETS[planet].id}"),
        "technology": numbered(kinds["technology"], lambda number: looks.technology_look(livery, 0, number)),
        "ship": numbered(kinds["ship"], lambda ship: livery.ship(0, ship)),
        "card": numbered(kinds["card"], looks.card_picture),
        "event_card": numbered(kinds["event_card"], looks.event_picture),
    }
