"""Chapter 3: setup."""

from __future__ import annotations

from typing import Any, Final

from engine.core.data import load_toml
from engine.core.game import Option, Setup
from engine.core.moves import Seat
from engine.core.rng import Rng
from engine.games.alien_frontiers.components import (
    CARDS,
    DISPLAY_SIZE,
    FIELDS,
    FOLDER,
    MAINTENANCE_BAY,
    NOBODY,
    NOWHERE,
    STATIONS,
    TERRITORIES,
    ship,
)
from engine.games.alien_frontiers.state import AlienFrontiersState, Options, Player

_data: dict[str, Any] = load_toml(FOLDER / "data/setup.toml")
_by_count: dict[int, dict[str, Any]] = {record["count"]: record for record in _data["players"]}

TOKEN_LIMIT: Final[int] = _data["token_limit"]
FUEL: Final[int] = _data["fuel"]
ORE: Final[int] = _data["ore"]
COLOURS: Final = tuple(_data["colours"])
OPTIONS: Final = tuple(Option(record["id"], False, seats=tuple(record["seats"])) for record in _data["option"])


def colonies_each(players: int, long_version: bool = False) -> int:
    """AF-3.10, AF-3.12."""
    return int(_by_count[players]["colonies_long" if long_version else "colonies"])


def deck(mind_control_helmet: bool = False) -> list[int]:
    """22 cards, 24 with the Helmet (AF-9.2, AF-14.4)."""
    return [
        number
        for number, card in enumerate(CARDS)
        if card.option is None or mind_control_helmet
        for _ in range(card.copies)
    ]


def bare_table(players: int, options: Options, long_version: bool, rng: Rng) -> AlienFrontiersState:
    """The board before resources and cards are handed out: ships in the Bay, nothing on the planet."""
    in_play, in_stock = _data["ships_in_play"], _data["ships_in_stock"]
    docks = [(0,) * station.open_docks(players) for station in STATIONS]
    docks[MAINTENANCE_BAY] = tuple(ship(seat, 1) for seat in range(players) for _ in range(in_play))
    colonies = colonies_each(players, long_version)
    return AlienFrontiersState(
        rng=rng,
        options=options,
        players=[Player(0, 0, in_stock, colonies, 0, ()) for _ in range(players)],
        first=0,
        active=0,
        round=1,
        fuel=FUEL,
        ore=ORE,
        draw=[],
        display=[],
        discard=[],
        colonies=[(0,) * players for _ in TERRITORIES],
        control=[NOBODY for _ in TERRITORIES],
        fields=[NOWHERE for _ in FIELDS],
        docks=docks,
        hand=(),
    )


def deal(setup: Setup) -> AlienFrontiersState:
    """First player, shuffle, three cards to the display and one to each player, resources by turn order (AF-3.13)."""
    chosen = {option.id: bool(setup.options.get(option.id, option.default)) for option in OPTIONS}
    options = Options(chosen["unlimited_supply"], chosen["mind_control_helmet"], chosen["teleporter_onto_terraforming"])
    state = bare_table(setup.seats, options, chosen["long_version"], Rng(setup.seed))
    state.first = state.active = state.rng.below(setup.seats)
    state.draw = deck(options.mind_control_helmet)
    state.rng.shuffle(state.draw)
    state.display = [state.draw.pop() for _ in range(DISPLAY_SIZE)]
    fuel, ore = start_resources(setup.seats, chosen["three_player_english_start"])
    for place in range(setup.seats):
        player = state.players[seat_at(state.first, place, setup.seats)]
        player.cards = (state.draw.pop(),)
        player.fuel, player.ore = fuel[place], ore[place]
        state.fuel -= fuel[place]
        state.ore -= ore[place]
    return state


def seat_at(first: Seat, place: int, players: int) -> Seat:
    """The seat that plays in that place of the turn order, counted from 0."""
    return (first + place) % players


def start_resources(players: int, english_start: bool) -> tuple[list[int], list[int]]:
    record = _by_count[players]
    return record["fuel_english" if english_start and players == 3 else "fuel"], record["ore"]
