"""Chapter 2: the components, by number. The tables are read from data/; the constants name their rows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.core.data import load_toml

FOLDER: Final = Path(__file__).parent

# Stations (data/stations.toml)
ALIEN_ARTIFACT: Final = 0
COLONIST_HUB: Final = 1
COLONY_CONSTRUCTOR: Final = 2
LUNAR_MINE: Final = 3
MAINTENANCE_BAY: Final = 4
ORBITAL_MARKET: Final = 5
RAIDERS_OUTPOST: Final = 6
SHIPYARD: Final = 7
SOLAR_CONVERTER: Final = 8
TERRAFORMING_STATION: Final = 9

# Territories (data/territories.toml)
HEINLEIN_PLAINS: Final = 0
POHL_FOOTHILLS: Final = 1
VAN_VOGT_MOUNTAINS: Final = 2
BRADBURY_PLATEAU: Final = 3
ASIMOV_CRATER: Final = 4
HERBERT_VALLEY: Final = 5
LEM_BADLANDS: Final = 6
BURROUGHS_DESERT: Final = 7

# Alien tech cards (data/tech_cards.toml)
ALIEN_CITY: Final = 0
ALIEN_MONUMENT: Final = 1
BOOSTER_POD: Final = 2
DATA_CRYSTAL: Final = 3
GRAVITY_MANIPULATOR: Final = 4
HOLOGRAPHIC_DECOY: Final = 5
ORBITAL_TELEPORTER: Final = 6
PLASMA_CANNON: Final = 7
POLARITY_DEVICE: Final = 8
RESOURCE_CACHE: Final = 9
STASIS_BEAM: Final = 10
TEMPORAL_WARPER: Final = 11
MIND_CONTROL_HELMET: Final = 12

# Field generators (data/fields.toml)
ISOLATION: Final = 0
POSITRON: Final = 1
REPULSOR: Final = 2

NOWHERE: Final = -1
NOBODY: Final = -1
HIDDEN: Final = -1
"""A card that is face down for the one who looks."""

# A ship is a small number: its value 1-6, plus 8 for the relic ship, plus 16 times its owner's seat; 0 is no ship.
RELIC: Final = 8
EMPTY: Final = 0


def ship(owner: int, value: int, relic: bool = False) -> int:
    return owner << 4 | (RELIC if relic else 0) | value


def owner_of(ship: int) -> int:
    return ship >> 4


def value_of(ship: int) -> int:
    return ship & 7


def docked_ship(station: int, ship: int) -> int:
    """A ship and where it is docked, as one number."""
    return station << 6 | ship


def is_relic(ship: int) -> bool:
    return bool(ship & RELIC)


@dataclass(frozen=True, slots=True)
class Cost:
    fuel: int
    ore: int

    def less(self, fuel: int = 0, ore: int = 0) -> Cost:
        """With a discount, which never takes a cost below zero (AF-0.11)."""
        return Cost(max(0, self.fuel - fuel), max(0, self.ore - ore))


FREE: Final = Cost(0, 0)


@dataclass(frozen=True, slots=True)
class Station:
    id: str
    docks: int
    group: int
    open: tuple[int, int, int]
    """Usable groups with two, three and four players."""
    cost: Cost
    territory: int
    """The ground whose bonus improves it, or NOWHERE."""
    rule: str

    def open_docks(self, players: int) -> int:
        return self.open[players - 2] * self.group


@dataclass(frozen=True, slots=True)
class Territory:
    id: str
    borrowable: bool
    """May a Data Crystal borrow its bonus (AF-10.4)?"""
    rule: str


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    copies: int
    points: int
    price: int | None
    """Fuel of the fuel power, None if it has none."""
    discard_power: bool
    option: str | None
    rule: str


@dataclass(frozen=True, slots=True)
class Field:
    id: str
    card: int
    """The card whose discard power places it."""
    rule: str


def _cost(record: dict[str, int]) -> Cost:
    return Cost(record["fuel"], record["ore"])


_stations: dict[str, Any] = load_toml(FOLDER / "data/stations.toml")
_figures: dict[str, Any] = _stations["figures"]

_territories: dict[str, Any] = load_toml(FOLDER / "data/territories.toml")
_bonuses: dict[str, Any] = _territories["figures"]
_tech: dict[str, Any] = load_toml(FOLDER / "data/tech_cards.toml")

TERRITORIES: Final = tuple(Territory(r["id"], r["borrowable"], r["rule"]) for r in _territories["territory"])
CARDS: Final = tuple(
    Card(
        r["id"],
        r["copies"],
        r["points"],
        r["fuel_power"]["fuel"] if "fuel_power" in r else None,
        r["discard_power"],
        r.get("option"),
        r["rule"],
    )
    for r in _tech["card"]
)
_territory_numbers = {territory.id: number for number, territory in enumerate(TERRITORIES)}
STATIONS: Final = tuple(
    Station(
        r["id"],
        r["docks"],
        r["group"],
        tuple(r["open"]),
        _cost(r["cost"]) if "cost" in r else FREE,
        _territory_numbers.get(r.get("territory", ""), NOWHERE),
        r["rule"],
    )
    for r in _stations["station"]
)
_card_numbers = {card.id: number for number, card in enumerate(CARDS)}
FIELDS: Final = tuple(
    Field(r["id"], _card_numbers[r["card"]], r["rule"]) for r in load_toml(FOLDER / "data/fields.toml")["field"]
)

CLAIM_TOTAL: Final[int] = _figures["claim_total"]
DISPLAY_SIZE: Final[int] = _figures["display_size"]
TRACK_DOCKS: Final[int] = _figures["track_docks"]
TRACK_LENGTH: Final[int] = _figures["track_length"]
LAUNCH_COST: Final = _cost(_figures["launch_cost"])
SHIPS_FOR_EXTRA_STEP: Final[int] = _figures["ships_for_extra_step"]
RAID_LIMIT: Final[int] = _figures["raid_limit"]
SHIP_PRICES: Final = {r["fleet"]: _cost(r) for r in _figures["ship_prices"]}
SOLAR_FUEL: Final = (0, *_figures["solar_fuel"])
TERRAFORMING_VALUE: Final[int] = _figures["terraforming_value"]
TERRAFORMING_MIN_FLEET: Final[int] = _figures["terraforming_min_fleet"]
RELIC_COST: Final = _cost(_figures["relic_cost"])
MIN_FLEET_LEFT: Final[int] = _tech["figures"]["fleet_left"]
MARKET_PRICE: Final[int] = _bonuses["market_price"]
POWER_DISCOUNT: Final[int] = _bonuses["power_discount"]
CONSTRUCTOR_DISCOUNT: Final[int] = _bonuses["constructor_discount"]
SHIP_DISCOUNT: Final = _cost(_bonuses["ship_discount"])
SOLAR_EXTRA: Final[int] = _bonuses["solar_extra"]
FLEET_LIMIT: Final = 6
