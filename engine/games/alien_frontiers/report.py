"""The table in words: for the plain table, the terminal and transcripts."""

from __future__ import annotations

from engine.core.game import Panel
from engine.core.panels import NOTHING, Row, panel, seat_panel
from engine.core.words import Words
from engine.games.alien_frontiers.components import (
    COLONIST_HUB,
    EMPTY,
    FIELDS,
    MAINTENANCE_BAY,
    NOWHERE,
    STATIONS,
    TERRITORIES,
    TRACK_LENGTH,
)
from engine.games.alien_frontiers.docks import track
from engine.games.alien_frontiers.scoring import score
from engine.games.alien_frontiers.setup import TOKEN_LIMIT
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.stations import artifact_total
from engine.games.alien_frontiers.wording import in_stock, owned_ship, ships, tokens


def panels(view: AlienFrontiersState, words: Words) -> list[Panel]:
    """The table, everybody's holdings, the stations and the planet."""
    return [_table(view, words), *_players(view, words), _stations(view, words), _planet(view, words)]


def _table(view: AlienFrontiersState, words: Words) -> Panel:
    rows = [
        ("round", str(view.round)),
        ("turn", words.seat(view.active)),
        ("stock", in_stock(words, view)),
        ("unplaced", ships(words, view.hand) or NOTHING),
        ("artifact", words.text("panel", "artifact_total", artifact_total(view), view.cycles)),
        ("display", _cards(words, view.display)),
        ("discard", _cards(words, view.discard)),
        ("draw", str(len(view.draw))),
    ]
    return panel(words, "table", rows)


def _players(view: AlienFrontiersState, words: Words) -> list[Panel]:
    found = []
    for seat, player in enumerate(view.players):
        fleet = "fleet_and_relic" if view.relic_owner == seat else "fleet_size"
        rows = [
            ("score", str(score(view, seat))),
            ("tokens", f"{tokens(words, (player.fuel, player.ore))} ({player.fuel + player.ore}/{TOKEN_LIMIT})"),
            ("fleet", words.text("panel", fleet, player.fleet)),
            ("colonies", str(player.colonies)),
            ("hub", f"{player.hub}/{TRACK_LENGTH}"),
            ("cards", _cards(words, player.cards)),
        ]
        found.append(seat_panel(words, seat, rows))
    return found


def _stations(view: AlienFrontiersState, words: Words) -> Panel:
    rows = [
        (words.name("station", station), ", ".join(_docks(view, words, station)) or NOTHING)
        for station in range(len(STATIONS))
    ]
    return Panel(words.text("panel", "stations"), tuple(rows))


def _docks(view: AlienFrontiersState, words: Words, station: int) -> list[str]:
    """Who is docked at a station, and what is free."""
    docks = view.docks[station]
    if station == MAINTENANCE_BAY:
        waiting = [sum(ship >> 4 == seat for ship in docks) for seat in range(len(view.players))]
        return [words.named(words.seat(seat), str(count)) for seat, count in enumerate(waiting) if count]
    docked = [owned_ship(words, ship) for ship in docks if ship != EMPTY]
    if station == COLONIST_HUB:
        tracks = [docks[track(seat)].count(EMPTY) for seat in range(len(view.players))]
        return [
            *docked,
            *(words.text("panel", "free_on_track", count, seat) for seat, count in enumerate(tracks) if count),
        ]
    free = docks.count(EMPTY)
    return [*docked, words.text("panel", "free", free)] if free else docked


def _planet(view: AlienFrontiersState, words: Words) -> Panel:
    rows: list[Row] = []
    for territory in range(len(TERRITORIES)):
        parts = [
            words.named(words.seat(seat), str(count)) for seat, count in enumerate(view.colonies[territory]) if count
        ]
        if view.control[territory] >= 0:
            parts.append(words.text("panel", "controls", view.control[territory]))
        parts += [words.name("field", field) for field in range(len(FIELDS)) if view.fields[field] == territory]
        if view.borrowed == territory != NOWHERE:
            parts.append(words.text("panel", "borrowed", view.active))
        rows.append((words.name("territory", territory), ", ".join(parts) or NOTHING))
    return Panel(words.text("panel", "planet"), tuple(rows))


def _cards(words: Words, cards: list[int] | tuple[int, ...]) -> str:
    return ", ".join(words.name("card", card) for card in cards) or NOTHING
