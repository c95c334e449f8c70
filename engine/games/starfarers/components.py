"""Chapter 2: the components, by number. The tables are read from data/; the constants name their rows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.core.data import load_toml

FOLDER: Final = Path(__file__).parent

Hand = tuple[int, ...]
"""How many cards of each of the five resources."""

# Resources (data/figures.toml)
ORE: Final = 0
FUEL: Final = 1
CARBON: Final = 2
FOOD: Final = 3
TRADE_GOODS: Final = 4

# Parts of a mothership (data/figures.toml)
BOOSTER: Final = 0
CANNON: Final = 1
FREIGHT_RING: Final = 2

# What a transporter carries
COLONY_SHIP: Final = 0
TRADE_SHIP: Final = 1

# Balls (data/figures.toml)
BLACK: Final = 0

# Friendship cards that the rules name (data/friendship_cards.toml)
REDUCED_TRIBUTE: Final = 0
FAME_FOR_SALE: Final = (1, 2)
HELPING_HAND: Final = 3
RELIEF_FUND: Final = 4

NOWHERE: Final = 0
"""No point: points are numbered from 1. A transporter there is in its owner's stock."""
NOBODY: Final = -1
HIDDEN: Final = -1
"""A card or chit that is face down for the one who looks."""
NO_CHIT: Final = -2
NO_CARD: Final = -2
NO_SHIP: Final = -1

EMPTY_HAND: Final[Hand] = (0, 0, 0, 0, 0)
HIDDEN_HAND: Final[Hand] = (HIDDEN,) * 5


@dataclass(frozen=True, slots=True)
class Chit:
    id: str
    back: str
    numbers: tuple[int, ...]
    pirates: int
    """The strength of a pirate sign, 0 if it bears none."""
    ice: int

    @property
    def barred(self) -> bool:
        return bool(self.pirates or self.ice)

    @property
    def ways(self) -> int:
        """How many of the 36 throws make it produce (SF-3.10)."""
        return sum(WAYS[number] for number in self.numbers)


@dataclass(frozen=True, slots=True)
class Card:
    """A friendship card and what it does."""

    id: str
    people: int
    speed: int
    firepower: int
    bank_rate: tuple[int, int] | None
    """A resource and its rate, as often as wanted."""
    bank_rate_once: tuple[int, int] | None
    """A resource and its rate, once a turn."""
    production_bonus: int | None


@dataclass(frozen=True, slots=True)
class Ball:
    id: str
    value: int


_figures: dict[str, Any] = load_toml(FOLDER / "data/figures.toml")

RESOURCES: Final = tuple(str(record["id"]) for record in _figures["resources"])
BANK_RATES: Final = tuple(int(record["bank_rate"]) for record in _figures["resources"])
KINDS: Final = range(len(RESOURCES))
CARDS_OF_EACH: Final[int] = _figures["cards_of_each"]

COLONIES: Final[int] = _figures["colonies"]
STATIONS: Final[int] = _figures["stations"]
SPACEPORTS: Final[int] = _figures["spaceports"]
TRANSPORTERS: Final = range(int(_figures["transporters"]))
SHIP_KINDS: Final = ("colony_ship", "trade_ship")

PARTS: Final = tuple(str(record["id"]) for record in _figures["parts"])
PART_LIMITS: Final = tuple(int(record["limit"]) for record in _figures["parts"])
PART_SUPPLY: Final = tuple(int(record["supply"]) for record in _figures["parts"])
"""Just enough for four full motherships, so that no rule has to ask for it (SF-2.4)."""
FAME_LIMIT: Final[int] = _figures["fame_limit"]
FAME_SUPPLY: Final[int] = _figures["fame_supply"]
FAME_FOR_SALE_BELOW: Final[int] = _figures["fame_for_sale_below"]

GOALS: Final = (*SHIP_KINDS, "spaceport", *PARTS, "fame_ring")
"""Everything that can be built or bought."""
_prices: dict[str, Hand] = {name: tuple(price) for name, price in _figures["price"].items()}
SHIP_PRICES: Final = tuple(_prices[kind] for kind in SHIP_KINDS)
PART_PRICES: Final = tuple(_prices[part] for part in PARTS)
SPACEPORT_PRICE: Final = _prices["spaceport"]
FAME_PRICE: Final = _prices["fame_ring"]

TRIBUTE_ABOVE: Final[int] = _figures["production"]["tribute_above"]
RESERVE_BELOW_POINTS: Final[int] = _figures["production"]["reserve_below_points"]

REMARKS: Final = ("near_victory", "leader", "no_use", "keep", "none")
"""What may be said with a refusal or a withdrawal."""
SILENT: Final = -1
OFFERS_A_TURN: Final[int] = _figures["trade"]["offers_a_turn"]

BALLS: Final = tuple(Ball(record["id"], record["value"]) for record in _figures["shake"]["balls"])
PAIRS: Final = tuple((int(one), int(other)) for one, other in _figures["shake"]["pairs"])
BRISK_PAIRS: Final = tuple((int(one), int(other)) for one, other in _figures["shake"]["brisk_pairs"])
ENCOUNTER_SPEED: Final[int] = _figures["shake"]["encounter_speed"]

_victory: dict[str, int] = _figures["victory"]
VICTORY_POINTS: Final = _victory["points"]
SHORT_VICTORY_POINTS: Final = _victory["short_points"]
COLONY_POINTS: Final = _victory["colony"]
SPACEPORT_POINTS: Final = _victory["spaceport"]
TOKEN_POINTS: Final = _victory["token"]
CHIT_POINTS: Final = _victory["chit"]
FAME_PAIR_POINTS: Final = _victory["fame_pair"]
MOST_ROUNDS: Final = _victory["most_rounds"]

_setup: dict[str, Any] = load_toml(FOLDER / "data/setup.toml")
RESERVE_OF_EACH: Final[tuple[int, int]] = (_setup["reserve_of_each"], _setup["brisk"]["reserve_of_each"])
"""Cards of each kind in the first reserve: usually, and with a brisk start."""
REFILL_OF_EACH: Final[tuple[int, int]] = (_setup["refill_of_each"], _setup["brisk"]["refill_of_each"])
BRISK_RESERVE_DRAWS: Final = tuple((int(r["points"]), int(r["cards"])) for r in _setup["brisk"]["reserve_draws"])
"""With a brisk start: up to so many points, so many cards of the reserve a turn."""

WAYS: Final = tuple(sum(one + other == total for one in range(1, 7) for other in range(1, 7)) for total in range(13))

CHITS: Final = tuple(
    Chit(r["id"], r["back"], tuple(r.get("numbers", ())), r.get("pirate", 0), r.get("ice", 0))
    for r in load_toml(FOLDER / "data/chits.toml")["chit"]
)
CHIT_BACKS: Final = tuple(dict.fromkeys(chit.back for chit in CHITS))
CHIT_NUMBERS: Final = {chit.id: number for number, chit in enumerate(CHITS)}

PEOPLES: Final = ("green_folk", "merchants", "diplomats", "scientists")


def _rate(record: dict[str, Any], name: str) -> tuple[int, int] | None:
    return (RESOURCES.index(record[name]["resource"]), record[name]["rate"]) if name in record else None


CARDS: Final = tuple(
    Card(
        r["id"],
        PEOPLES.index(r["people"]),
        r.get("bonus", {}).get("speed", 0),
        r.get("bonus", {}).get("firepower", 0),
        _rate(r, "bank_rate"),
        _rate(r, "bank_rate_once"),
        RESOURCES.index(r["production_bonus"]) if "production_bonus" in r else None,
    )
    for r in load_toml(FOLDER / "data/friendship_cards.toml")["card"]
)
REDUCED_TRIBUTE_ABOVE: Final[int] = next(
    r["tribute_limit"] for r in load_toml(FOLDER / "data/friendship_cards.toml")["card"] if "tribute_limit" in r
)
HELPING_HAND_OPPONENTS: Final[int] = next(
    r["helping_hand"] for r in load_toml(FOLDER / "data/friendship_cards.toml")["card"] if "helping_hand" in r
)


def plus(one: Hand, other: Hand) -> Hand:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3], one[4] + other[4])


def minus(one: Hand, other: Hand) -> Hand:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3], one[4] - other[4])


def covers(hand: Hand, price: Hand) -> bool:
    """Does the hand hold these cards?"""
    return (
        hand[0] >= price[0]
        and hand[1] >= price[1]
        and hand[2] >= price[2]
        and hand[3] >= price[3]
        and hand[4] >= price[4]
    )


ONE_CARD: Final = tuple(tuple(int(kind == other) for other in KINDS) for kind in KINDS)
"""A single card of each kind."""
