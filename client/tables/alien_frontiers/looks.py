"""What everything of this game looks like: names of pictures and icons."""

from __future__ import annotations

from typing import Final

from client.stage.frame import Frame
from client.stage.lights import Part
from client.stage.livery import Livery as StageLivery
from client.tables.alien_frontiers.layout import AlienLayout
from client.ui.theme import Colour
from engine.core.game import PALETTE
from engine.core.moves import Seat
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    CARDS,
    CLAIM_TOTAL,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    FIELDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    ORBITAL_MARKET,
    RAIDERS_OUTPOST,
    SHIPYARD,
    SOLAR_CONVERTER,
    STATIONS,
    TERRAFORMING_STATION,
    is_relic,
    owner_of,
    value_of,
)
from engine.games.alien_frontiers.state import AlienFrontiersState

FOLDER: Final = "alien_frontiers"
FUEL, ORE = f"{FOLDER}/fuel", f"{FOLDER}/ore"
GLOBE, DECK, LID = f"{FOLDER}/globe", f"{FOLDER}/deck", f"{FOLDER}/dock_lid"
RELIC_SHIP: Final = f"{FOLDER}/relic"
CARD_BACK: Final = f"{FOLDER}/card_back"
TOKENS: Final = (FUEL, ORE)
VIOLET: Final[Colour] = (176, 132, 232)
"""Alien tech, and nothing else."""

_ARROW: Part = ("arrow_right", "")
SIGNS: Final[dict[int, tuple[Part, ...]]] = {
    SOLAR_CONVERTER: (("dice", "÷ 2"), _ARROW, (FUEL, "")),
    TERRAFORMING_STATION: (("dice", "6"), (FUEL, ""), (ORE, ""), _ARROW, ("colony", "")),
    SHIPYARD: (("dice", "="), ("dice", ""), _ARROW, ("ship", "")),
    MAINTENANCE_BAY: (("dice", ""), ("hourglass", "")),
    COLONIST_HUB: (("dice", ""), _ARROW, ("step", "+1")),
    ORBITAL_MARKET: (("dice", "="), ("dice", ""), (FUEL, ""), _ARROW, (ORE, "")),
    COLONY_CONSTRUCTOR: (("dice", "="), ("dice", "="), ("dice", ""), (ORE, ""), _ARROW, ("colony", "")),
    ALIEN_ARTIFACT: (("dice", f"≥ {CLAIM_TOTAL}"), _ARROW, ("card", "")),
    RAIDERS_OUTPOST: (("dice", "+1"), ("dice", "+1"), ("dice", ""), _ARROW, ("raid", "")),
    LUNAR_MINE: (("dice", "≤"), ("dice", ""), _ARROW, (ORE, "")),
}
"""What each station does, in signs."""
STATION_KEYS: Final = {
    ALIEN_ARTIFACT: "a",
    COLONY_CONSTRUCTOR: "c",
    LUNAR_MINE: "l",
    ORBITAL_MARKET: "m",
    RAIDERS_OUTPOST: "r",
    SOLAR_CONVERTER: "s",
    TERRAFORMING_STATION: "t",
    COLONIST_HUB: "u",
    SHIPYARD: "y",
}
"""A letter does what a click on the station does."""


class Livery(StageLivery):
    """What everybody's pieces look like."""

    def die(self, ship: int) -> str:
        return f"{FOLDER}/die_{self._die_name(ship)}_{value_of(ship) or 1}"

    def tumble(self, ship: int) -> str:
        return f"{FOLDER}/die_{self._die_name(ship)}_tumble"

    def colony(self, seat: Seat) -> str:
        return f"{FOLDER}/colony_{PALETTE[self.colours[seat]]}"

    def _die_name(self, ship: int) -> str:
        return "relic" if is_relic(ship) else PALETTE[self.colours[owner_of(ship)]]


Drawing = Frame[AlienFrontiersState, AlienLayout, Livery]
"""One drawing of this table."""


def card_picture(card: int) -> str:
    return f"{FOLDER}/card_{CARDS[card].id}"


def station_picture(station: int) -> str:
    return f"{FOLDER}/station_{STATIONS[station].id}"


def field_picture(field: int) -> str:
    return f"{FOLDER}/{field_icon(field)}"


def field_icon(field: int) -> str:
    return f"field_{FIELDS[field].id.removesuffix('_field')}"
