"""What everything of this game looks like: names of pictures and icons."""

from __future__ import annotations

from typing import Final

from client.stage.livery import Livery as StageLivery
from engine.core.game import PALETTE
from engine.core.moves import Seat
from engine.games.alien_frontiers.components import CARDS, FIELDS, STATIONS, is_relic, owner_of, value_of

FOLDER: Final = "alien_frontiers"
FUEL, ORE = f"{FOLDER}/fuel", f"{FOLDER}/ore"
DOCK, LID = f"{FOLDER}/dock", f"{FOLDER}/dock_lid"
RELIC_SHIP: Final = f"{FOLDER}/relic"
CARD_BACK: Final = f"{FOLDER}/card_back"


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


def card_picture(card: int) -> str:
    return f"{FOLDER}/card_{CARDS[card].id}"


def station_picture(station: int) -> str:
    return f"{FOLDER}/station_{STATIONS[station].id}"


def field_picture(field: int) -> str:
    return f"{FOLDER}/{_field_name(field)}"


def field_icon(field: int) -> str:
    return _field_name(field)


def _field_name(field: int) -> str:
    return f"field_{FIELDS[field].id.removesuffix('_field')}"
