"""Buildings, Blueprints, Techs, Contracts, Missions and tiles in the gallery."""

from __future__ import annotations

from client.stage.exhibits import Looks, numbered
from client.tables.on_mars import looks
from client.ui.art import Art
from engine.core.words import Words
from engine.games.on_mars.components import NONE, VANDALISM


def exhibits(art: Art, words: Words, text: float) -> Looks:
    looks.teach(art)
    pictures = {
        "building": looks.building_picture,
        "blueprint": looks.print_picture,
        "tech": looks.tech_picture,
        "scientist": looks.scientist_picture,
        "contract": looks.contract_picture,
        "mission": looks.mission_picture,
        "goal": lambda goal: "flag",
        "vandalism": _struck,
        "tile": looks.tile_picture,
    }
    return {kind: numbered(words.kinds[kind], picture) for kind, picture in pictures.items()}


def _struck(card: int) -> str:
    """The type of Building that a card strikes, or peace."""
    building = VANDALISM[card].building
    return looks.building_picture(building) if building != NONE else "check"
