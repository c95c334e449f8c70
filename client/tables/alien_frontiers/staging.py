"""What all staged events share: two positions, the time, and where pieces have got to in between."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from client.stage.motions import Afterglow, Flight, Key, Motion, Motions
from client.tables.alien_frontiers.layout import Layout
from client.tables.alien_frontiers.looks import Livery
from client.tables.alien_frontiers.places import die_places, dock_place, fleet_place
from engine.games.alien_frontiers.components import EMPTY, MAINTENANCE_BAY, owner_of
from engine.games.alien_frontiers.state import AlienFrontiersState

ROLL, DOCK, SHIFT, STREAM, LANDING, WASH, CARD, SHOT, GROW = 0.6, 0.32, 0.2, 0.4, 0.42, 0.45, 0.35, 0.34, 0.4
"""Seconds at normal speed."""
GLOW: Final = 0.5
FLOAT: Final = 1.1
STAGGER: Final = 0.06
"""Pieces that start together follow each other so closely."""


class Staging:
    """One update being staged: the position before, the one after, and what has happened so far."""

    def __init__(
        self,
        stage: Motions,
        layout: Layout,
        livery: Livery,
        before: AlienFrontiersState,
        after: AlienFrontiersState,
        launch_pad: Rect | None,
    ) -> None:
        self.stage = stage
        self.layout = layout
        self.livery = livery
        self.before = before
        self.after = after
        self.launch_pad = launch_pad
        """Where the next colony to land comes from."""
        self.time = 0.0
        self.source: Rect | None = None
        """The station last docked at: what it gives comes from there."""
        self.lifted: Rect | None = None
        """Where a ship in the air was taken from."""
        self.hand = list(before.hand)
        self.hand_places = die_places(layout, len(before.hand))
        self.docks = [list(docks) for docks in before.docks]

    def add(self, motion: Motion) -> None:
        self.stage.add(motion)

    def fly(
        self,
        picture: str,
        origin: Rect,
        target: Rect,
        length: float,
        *,
        delay: float = 0.0,
        owes: dict[Key, int] | None = None,
        sound: str = "",
        landing: str = "",
        arc: float = 0.18,
    ) -> None:
        """Something flies, starting now or a little later."""
        self.add(
            Flight(
                start=self.time + delay,
                length=length,
                owes=owes or {},
                sound=sound,
                landing=landing,
                picture=picture,
                origin=origin,
                target=target,
                arc=arc,
            )
        )

    def fly_ship(self, ship: int, origin: Rect, station: int, dock: int, delay: float, landing: str) -> None:
        """A ship flies to its dock, which lights up when it arrives."""
        target = dock_place(self.layout, station, dock, len(self.after.docks[MAINTENANCE_BAY]))
        owes: dict[Key, int] = {("dock", station, dock): 1}
        self.fly(self.livery.die(ship), origin, target, DOCK, delay=delay, owes=owes, landing=landing)
        self.add(
            Afterglow(
                start=self.time + delay + DOCK, length=GLOW, place=target, colour=self.livery.colour(owner_of(ship))
            )
        )

    def fly_to_bay(self, ship: int, origin: Rect, delay: float = 0.0) -> None:
        bay, docks = self.after.docks[MAINTENANCE_BAY], self.docks[MAINTENANCE_BAY]
        docks.append(ship)
        dock = min(len(docks), len(bay)) - 1
        if dock >= 0:
            self.fly_ship(ship, origin, MAINTENANCE_BAY, dock, delay, "place")

    def leave_hand(self, ship: int) -> Rect:
        """A ship starts from the tray, or from where it was lifted."""
        if ship in self.hand:
            at = self.hand.index(ship)
            self.hand[at] = EMPTY
            return self.hand_places[at]
        lifted, self.lifted = self.lifted, None
        return lifted or square(fleet_place(self.layout, owner_of(ship)))

    def vacate(self, station: int, ship: int) -> Rect:
        """A ship leaves its dock; where that was."""
        docks = self.docks[station]
        dock = docks.index(ship) if ship in docks else 0
        place = dock_place(self.layout, station, dock, max(1, len(docks)))
        if ship in docks and station == MAINTENANCE_BAY:
            docks.remove(ship)
        elif ship in docks:
            docks[dock] = EMPTY
        return place

    def enter(self, station: int, ship: int) -> int:
        """A ship takes a dock of the position after; which one."""
        docks, after = self.docks[station], self.after.docks[station]
        fresh = (dock for dock, (was, now) in enumerate(zip(docks, after, strict=False)) if now == ship and was != ship)
        dock = next(fresh, after.index(ship) if ship in after else 0)
        if dock < len(docks):
            docks[dock] = ship
        return dock


def square(place: Rect, size: int | None = None) -> Rect:
    """A square round the middle of a place."""
    side = size or min(place.size)
    box = Rect(0, 0, side, side)
    box.center = place.center
    return box
