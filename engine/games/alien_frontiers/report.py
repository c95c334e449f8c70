"""The table in words: for the plain table, the terminal and transcripts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.game import Panel
from engine.core.moves import Seat
from engine.core.words import Words
from engine.games.alien_frontiers.components import (
    EMPTY,
    FIELDS,
    NOWHERE,
    RELIC,
    STATIONS,
    TERRITORIES,
    TRACK_LENGTH,
)
from engine.games.alien_frontiers.scoring import score
from engine.games.alien_frontiers.setup import TOKEN_LIMIT
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.stations import artifact_total


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


def loot(words: Words, takes: tuple[tuple[Seat, int, int], ...]) -> str:
    parts = [words.text("word", "from", tokens(words, (fuel, ore)), victim) for victim, fuel, ore in takes]
    return words.listed(parts)


FORMATTERS: Mapping[str, Callable[[Words, Any], str]] = {
    "ships": ships,
    "ship": ship_value,
    "owned_ship": owned_ship,
    "docked": docked,
    "tokens": tokens,
    "loot": loot,
}


def panels(view: AlienFrontiersState, words: Words) -> list[Panel]:
    return [_table(view, words), *_players(view, words), _stations(view, words), _planet(view, words)]


def _table(view: AlienFrontiersState, words: Words) -> Panel:
    rows = [
        ("round", str(view.round)),
        ("turn", words.seat(view.active)),
        ("stock", tokens(words, (view.fuel, view.ore))),
        ("unplaced", ships(words, view.hand) or "–"),
        ("artifact", words.text("panel", "artifact_total", artifact_total(view), view.cycles)),
        ("display", _cards(words, view.display)),
        ("discard", _cards(words, view.discard)),
        ("draw", str(len(view.draw))),
    ]
    return _panel(words, "table", rows)


def _players(view: AlienFrontiersState, words: Words) -> list[Panel]:
    found = []
    for seat, player in enumerate(view.players):
        rows = [
            ("score", str(score(view, seat))),
            ("tokens", f"{tokens(words, (player.fuel, player.ore))} ({player.fuel + player.ore}/{TOKEN_LIMIT})"),
            (
                "fleet",
                words.text("panel", "fleet_and_relic" if view.relic_owner == seat else "fleet_size", player.fleet),
            ),
            ("colonies", str(player.colonies)),
            ("hub", f"{player.hub}/{TRACK_LENGTH}"),
            ("cards", _cards(words, player.cards)),
        ]
        found.append(Panel(words.seat(seat), _titled(words, rows), seat))
    return found


def _stations(view: AlienFrontiersState, words: Words) -> Panel:
    rows = []
    for station in range(len(STATIONS)):
        docked = [owned_ship(words, ship) for ship in view.docks[station] if ship != EMPTY]
        free = view.docks[station].count(EMPTY)
        parts = docked + ([words.text("panel", "free", free)] if free else [])
        rows.append((words.name("station", station), ", ".join(parts) or "–"))
    return Panel(words.text("panel", "stations"), tuple(rows))


def _planet(view: AlienFrontiersState, words: Words) -> Panel:
    rows = []
    for territory in range(len(TERRITORIES)):
        parts = [f"{words.seat(seat)} {count}" for seat, count in enumerate(view.colonies[territory]) if count]
        if view.control[territory] >= 0:
            parts.append(words.text("panel", "controls", view.control[territory]))
        parts += [words.name("field", field) for field in range(len(FIELDS)) if view.fields[field] == territory]
        if view.borrowed == territory != NOWHERE:
            parts.append(words.text("panel", "borrowed", view.active))
        rows.append((words.name("territory", territory), ", ".join(parts) or "–"))
    return Panel(words.text("panel", "planet"), tuple(rows))


def _cards(words: Words, cards: list[int] | tuple[int, ...]) -> str:
    return ", ".join(words.name("card", card) for card in cards) or "–"


def _panel(words: Words, title: str, rows: list[tuple[str, str]]) -> Panel:
    return Panel(words.text("panel", title), _titled(words, rows))


def _titled(words: Words, rows: list[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    return tuple((words.text("panel", key), value) for key, value in rows)
