"""What an event is about: the places on the table that a line of the log points at."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from client.tables.alien_frontiers.layout import Layout
from client.tables.alien_frontiers.places import deck_places, field_place
from engine.core.moves import Event
from engine.games.alien_frontiers import events as af
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    COLONIST_HUB,
    MAINTENANCE_BAY,
    ORBITAL_MARKET,
    RAIDERS_OUTPOST,
    SHIPYARD,
)
from engine.games.alien_frontiers.state import AlienFrontiersState

_STATIONS: dict[type[Event], int] = {
    af.CardClaimed: ALIEN_ARTIFACT,
    af.CardShown: ALIEN_ARTIFACT,
    af.ColonyLaunched: COLONIST_HUB,
    af.DisplayCycled: ALIEN_ARTIFACT,
    af.HubAdvanced: COLONIST_HUB,
    af.HubStepLost: COLONIST_HUB,
    af.RaidDeclined: RAIDERS_OUTPOST,
    af.RelicBought: MAINTENANCE_BAY,
    af.ShipBuilt: SHIPYARD,
    af.ShipsDisplaced: RAIDERS_OUTPOST,
    af.ShipsParked: MAINTENANCE_BAY,
    af.Traded: ORBITAL_MARKET,
}
"""Where events happen that do not name a station."""


def concerned(event: Event, layout: Layout, view: AlienFrontiersState) -> list[Rect]:
    """The stations, territories, fields, piles and players that an event names."""
    finders: dict[str, Callable[[int], Rect]] = {
        "station": lambda number: layout.stations[number].box,
        "territory": layout.spot_of,
        "other_territory": layout.spot_of,
        "field": lambda number: field_place(layout, view.fields, number),
        "seat": lambda seat: layout.players[seat],
        "victim": lambda seat: layout.players[seat],
        "owner": lambda seat: layout.players[seat],
    }
    named = {name: getattr(event, name, -1) for name in finders}
    if named["field"] >= 0 and view.fields[named["field"]] < 0:
        named["field"] = -1
    places = [find(named[name]) for name, find in finders.items() if named[name] >= 0]
    if type(event) in _STATIONS:
        places.append(layout.stations[_STATIONS[type(event)]].box)
    if isinstance(event, af.PileShuffled | af.CardDiscarded | af.CardRecovered):
        places.append(deck_places(layout)[1])
    return places
