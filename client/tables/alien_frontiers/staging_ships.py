"""Events of ships as motions: rolls, dockings, shots, and the relic ship's way home."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame import Rect

from client.stage.motions import Afterglow, Beam, Motion, Tumble
from client.tables.alien_frontiers.layout import RELIC_HOME
from client.tables.alien_frontiers.places import die_places, dock_place, fleet_place, hand_place
from client.tables.alien_frontiers.staging import DOCK, GLOW, LANDING, ROLL, SHIFT, SHOT, STAGGER, Staging, square
from engine.core.moves import Event
from engine.games.alien_frontiers import events as af
from engine.games.alien_frontiers.components import (
    EMPTY,
    MAINTENANCE_BAY,
    NOWHERE,
    RAIDERS_OUTPOST,
    RELIC,
    owner_of,
    ship,
)


def settle_hand(play: Staging, events: Sequence[Event]) -> None:
    """Dice that stay in the tray close ranks."""
    fresh = (af.ShipsRolled, af.ShipsRerolled, af.ShipTurned)
    if any(isinstance(event, fresh) for event in events):
        return
    left = list(zip(play.hand, play.hand_places, strict=True))
    places = die_places(play.layout, len(play.after.hand))
    for index, (stays, target) in enumerate(zip(play.after.hand, places, strict=True)):
        origin = next((place for held, place in left if held == stays), None)
        if origin is None:
            continue
        left.remove((stays, origin))
        if origin != target:
            play.fly(play.livery.die(stays), origin, target, SHIFT, owes={("hand", index): 1}, arc=0.0)


def _rolled(play: Staging, event: af.ShipsRolled) -> None:
    """Ships come back from where they stood, tumbling."""
    origins = [
        dock_place(play.layout, station, dock, len(docks))
        for station, docks in enumerate(play.before.docks)
        for dock, docked in enumerate(docks)
        if docked != EMPTY and owner_of(docked) == event.seat
    ]
    _tumble(play, range(len(play.after.hand)), origins, ROLL)


def _rerolled(play: Staging, event: af.ShipsRerolled) -> None:
    _tumble(play, _places_in_hand(play, event.after), [], ROLL)


def _turned(play: Staging, event: af.ShipTurned) -> None:
    _tumble(play, _places_in_hand(play, (event.after,)), [], ROLL / 2)


def _places_in_hand(play: Staging, ships: tuple[int, ...]) -> list[int]:
    wanted = list(ships)
    found = []
    for index, held in enumerate(play.after.hand):
        if held in wanted:
            wanted.remove(held)
            found.append(index)
    return found


def _tumble(play: Staging, indexes: Sequence[int], origins: list[Rect], length: float) -> None:
    places = die_places(play.layout, len(play.after.hand))
    for order, index in enumerate(indexes):
        held = play.after.hand[index]
        play.add(
            Tumble(
                start=play.time + order * STAGGER / 2,
                length=length,
                owes={("hand", index): 1},
                sound="" if order else "dice_roll",
                picture=play.livery.die(held),
                strip=play.livery.tumble(held),
                origin=origins[order] if order < len(origins) else places[index],
                target=places[index],
            )
        )
    play.time += length


def _docked(play: Staging, event: af.ShipsDocked) -> None:
    """Each ship flies an arc to its dock."""
    for order, docking in enumerate(event.ships):
        origin = play.leave_hand(docking)
        play.fly_ship(docking, origin, event.station, play.enter(event.station, docking), order * STAGGER, "dock")
    play.source = play.launch_pad = play.layout.stations[event.station].picture
    play.time += DOCK + (len(event.ships) - 1) * STAGGER


def _displaced(play: Staging, event: af.ShipsDisplaced) -> None:
    for order, pushed in enumerate(event.ships):
        play.fly_to_bay(pushed, play.vacate(RAIDERS_OUTPOST, pushed), order * STAGGER)
    play.time += DOCK


def _parked(play: Staging, event: af.ShipsParked) -> None:
    for order, parked in enumerate(event.ships):
        play.fly_to_bay(parked, play.leave_hand(parked), order * STAGGER)
    play.time += DOCK


def _built(play: Staging, event: af.ShipBuilt) -> None:
    play.add(Motion(start=play.time, length=DOCK, sound="build"))
    play.fly_to_bay(ship(event.seat, 1), square(fleet_place(play.layout, event.seat)))
    play.time += DOCK


def _teleported(play: Staging, event: af.ShipTeleported) -> None:
    play.lifted = play.vacate(event.origin, event.ship)
    colour = play.livery.colour(event.seat)
    play.add(Afterglow(start=play.time, length=GLOW, sound="teleport", place=play.lifted, colour=colour))


def _hit(play: Staging, event: af.ShipHit) -> None:
    """The shot first, then the ship drifts off; one that leaves play is told of by the next event."""
    place = play.vacate(event.station, event.ship)
    origin = hand_place(play.layout, event.seat).center
    play.add(Beam(start=play.time, length=SHOT, sound="laser", origin=origin, target=place.center))
    play.time += SHOT * 0.6
    if event.ship in play.after.docks[MAINTENANCE_BAY][len(play.before.docks[MAINTENANCE_BAY]) :]:
        play.fly_to_bay(event.ship, place)
        play.time += DOCK
    else:
        play.lifted = place


def _out_of_play(play: Staging, event: af.ShipReturnedToStock) -> None:
    origin = play.lifted or play.vacate(event.station, event.ship)
    play.lifted = None
    play.fly(play.livery.die(event.ship), origin, square(fleet_place(play.layout, owner_of(event.ship))), DOCK)
    play.time += DOCK / 2


def _relic_bought(play: Staging, event: af.RelicBought) -> None:
    play.fly_to_bay(ship(event.seat, 1, relic=True), _relic_home(play))
    play.time += DOCK


def _relic_returned(play: Staging, event: af.RelicReturned) -> None:
    docked = [held for docks in play.before.docks for held in docks]
    relic = next((held for held in (*play.before.hand, *docked) if held & RELIC), ship(event.owner, 1, relic=True))
    origin = play.leave_hand(relic) if event.station == NOWHERE else play.vacate(event.station, relic)
    play.fly(play.livery.die(relic), origin, _relic_home(play), LANDING, owes={("relic",): 1}, landing="place")


def _relic_home(play: Staging) -> Rect:
    size = round(play.layout.radius * 0.17)
    place = Rect(0, 0, size, size)
    place.center = play.layout.on_planet(270, RELIC_HOME)
    return place


HANDLERS: dict[type[Event], Callable[[Staging, Any], None]] = {
    af.RelicBought: _relic_bought,
    af.RelicReturned: _relic_returned,
    af.ShipBuilt: _built,
    af.ShipHit: _hit,
    af.ShipReturnedToStock: _out_of_play,
    af.ShipsDisplaced: _displaced,
    af.ShipsDocked: _docked,
    af.ShipsParked: _parked,
    af.ShipsRerolled: _rerolled,
    af.ShipsRolled: _rolled,
    af.ShipTeleported: _teleported,
    af.ShipTurned: _turned,
}
