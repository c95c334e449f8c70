"""How values are worded in sentences, and what the texts of things state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.moves import Seat
from engine.core.words import Words
from engine.games.alien_frontiers.components import (
    BRADBURY_PLATEAU,
    BURROUGHS_DESERT,
    CARDS,
    CLAIM_TOTAL,
    CONSTRUCTOR_DISCOUNT,
    DISPLAY_SIZE,
    HEINLEIN_PLAINS,
    HERBERT_VALLEY,
    LAUNCH_COST,
    LEM_BADLANDS,
    MARKET_PRICE,
    MIN_FLEET_LEFT,
    POHL_FOOTHILLS,
    POWER_DISCOUNT,
    RAID_LIMIT,
    RELIC,
    RELIC_COST,
    SHIP_DISCOUNT,
    SHIP_PRICES,
    SOLAR_EXTRA,
    STATIONS,
    TERRAFORMING_MIN_FLEET,
    TERRITORIES,
    TRACK_LENGTH,
    Cost,
)
from engine.games.alien_frontiers.state import AlienFrontiersState


def ships(words: Words, ships: tuple[int, ...]) -> str:
    """Values of ships, the relic ship named: '3, 3 and relic 5'."""
    return words.listed([ship_value(words, ship) for ship in ships])


def ship_value(words: Words, ship: int) -> str:
    return words.text("word", "relic", ship & 7) if ship & RELIC else str(ship & 7)


def owned_ship(words: Words, ship: int) -> str:
    """A ship with its owner: '4 (Red)'."""
    return f"{ship_value(words, ship)} ({words.seat(ship >> 4)})"


def docked(words: Words, number: int) -> str:
    """A docked ship with its owner and its station: '4 (Red) at the Lunar Mine'."""
    return f"{owned_ship(words, number & 63)} {words.name('station', number >> 6, 'at')}"


def tokens(words: Words, amounts: tuple[int, int]) -> str:
    """'2 fuel', '1 ore', '2 fuel and 1 ore', 'nothing'."""
    parts = [words.text("word", name, amount) for name, amount in zip(("fuel", "ore"), amounts, strict=True) if amount]
    return words.listed(parts) or words.text("word", "nothing")


def in_stock(words: Words, view: AlienFrontiersState) -> str:
    """What the stocks hold; by the option they never run out (AF-14.3)."""
    if view.options.unlimited_supply:
        return words.text("word", "unlimited")
    return tokens(words, (view.fuel, view.ore))


def loot(words: Words, takes: tuple[tuple[Seat, int, int], ...]) -> str:
    parts = [words.text("word", "from", tokens(words, (fuel, ore)), victim) for victim, fuel, ore in takes]
    return words.listed(parts)


def cost(words: Words, cost: Cost) -> str:
    return tokens(words, (cost.fuel, cost.ore))


FORMATTERS: Mapping[str, Callable[[Words, Any], str]] = {
    "ships": ships,
    "ship": ship_value,
    "owned_ship": owned_ship,
    "docked": docked,
    "tokens": tokens,
    "loot": loot,
    "cost": cost,
}
"""The ways in which sentences of this game word a value."""

_STATIONS: Mapping[str, Any] = {
    "display": DISPLAY_SIZE,
    "claim": CLAIM_TOTAL,
    "circles": TRACK_LENGTH,
    "launch": LAUNCH_COST,
    "loot": RAID_LIMIT,
    "fourth": SHIP_PRICES[3],
    "fifth": SHIP_PRICES[4],
    "sixth": SHIP_PRICES[5],
    "left": TERRAFORMING_MIN_FLEET - 1,
}
_BONUSES: Mapping[int, Mapping[str, Any]] = {
    HEINLEIN_PLAINS: {"price": MARKET_PRICE},
    POHL_FOOTHILLS: {"less": POWER_DISCOUNT},
    BRADBURY_PLATEAU: {"less": CONSTRUCTOR_DISCOUNT},
    HERBERT_VALLEY: {"less": SHIP_DISCOUNT},
    LEM_BADLANDS: {"more": SOLAR_EXTRA},
    BURROUGHS_DESERT: {"relic": RELIC_COST},
}
FACTS: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "station": [{**_STATIONS, "cost": station.cost} for station in STATIONS],
    "territory": [_BONUSES.get(territory, {}) for territory in range(len(TERRITORIES))],
    "card": [{"price": card.price, "points": card.points, "left": MIN_FLEET_LEFT} for card in CARDS],
}
"""What the texts of stations, territories and cards state."""
