"""From events to motions: who flies where, and when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pygame import Rect

from client.tables.alien_frontiers import planet
from client.tables.alien_frontiers.animation import (
    Afterglow,
    Beam,
    Dust,
    Flight,
    Grow,
    Motion,
    Rise,
    Slide,
    Stage,
    Tumble,
    Wash,
)
from client.tables.alien_frontiers.layout import RELIC_HOME, Layout
from client.tables.alien_frontiers.pieces import (
    CARD_BACK,
    FUEL,
    ORE,
    card_picture,
    colony_picture,
    die_picture,
    field_picture,
    seat_colour,
    tumble_picture,
)
from client.tables.alien_frontiers.places import (
    colony_places,
    counter,
    deck_places,
    die_places,
    dock_place,
    field_place,
    fleet_place,
    hand_place,
    points_place,
    token_place,
)
from client.tables.alien_frontiers.previews import signed
from client.ui.theme import TextStyle
from engine.core.moves import Event, Seat
from engine.games.alien_frontiers import events as af
from engine.games.alien_frontiers.components import (
    EMPTY,
    MAINTENANCE_BAY,
    NOWHERE,
    RELIC,
    owner_of,
    ship,
)
from engine.games.alien_frontiers.scoring import score
from engine.games.alien_frontiers.state import AlienFrontiersState

ROLL, DOCK, SHIFT, STREAM, LANDING, WASH, CARD, SHOT, GROW = 0.6, 0.32, 0.2, 0.4, 0.42, 0.45, 0.35, 0.34, 0.4
"""Seconds at normal speed."""
STAGGER: Final = 0.06
GLOW: Final = 0.5
FLOAT: Final = 1.1
MANY_TOKENS: Final = 8


class Staging:
    """Stages one update: the position before, the one after, and the events between."""

    def __init__(
        self,
        stage: Stage,
        layout: Layout,
        before: AlienFrontiersState,
        after: AlienFrontiersState,
        launch_pad: Rect | None,
    ) -> None:
        self.stage = stage
        self.layout = layout
        self.before = before
        self.after = after
        self.launch_pad = launch_pad
        """Where the next colony to land comes from."""
        self.time = 0.0
        self._hand = list(before.hand)
        self._hand_places = die_places(layout, len(before.hand))
        self._docks = [list(docks) for docks in before.docks]
        self._source: Rect | None = None
        """The station last docked at: what it gives comes from there."""
        self._lifted: Rect | None = None
        self._shown = [card if card in before.display else NOWHERE for card in before.display]

    def run(self, events: Sequence[Event]) -> None:
        self._settle_hand(events)
        for event in events:
            handler = _HANDLERS.get(type(event))
            if handler:
                handler(self, event)
        self._points()

    def _add(self, motion: Motion) -> None:
        self.stage.add(motion)

    # -- ships -----------------------------------------------------------------------------------------------

    def _settle_hand(self, events: Sequence[Event]) -> None:
        """Dice that stay in the tray close ranks."""
        fresh = (af.ShipsRolled, af.ShipsRerolled, af.ShipTurned)
        if any(isinstance(event, fresh) for event in events) or not self.after.hand:
            return
        places = die_places(self.layout, len(self.after.hand))
        left = list(zip(self._hand, self._hand_places, strict=True))
        for index, (stays, target) in enumerate(zip(self.after.hand, places, strict=True)):
            origin = next((place for held, place in left if held == stays), None)
            if origin is None or origin == target:
                continue
            left.remove((stays, origin))
            self._add(
                Flight(
                    start=0.0,
                    length=SHIFT,
                    owes={("hand", index): 1},
                    picture=die_picture(stays),
                    origin=origin,
                    target=target,
                    arc=0.0,
                )
            )

    def rolled(self, event: af.ShipsRolled) -> None:
        """Ships come back from where they stood, tumbling."""
        origins = [
            dock_place(self.layout, station, dock, len(docks))
            for station, docks in enumerate(self.before.docks)
            for dock, docked in enumerate(docks)
            if docked != EMPTY and owner_of(docked) == event.seat
        ]
        self._tumble(range(len(self.after.hand)), origins, ROLL)

    def rerolled(self, event: af.ShipsRerolled) -> None:
        self._tumble(self._changed(event.after), [], ROLL)

    def turned(self, event: af.ShipTurned) -> None:
        self._tumble(self._changed((event.after,)), [], ROLL / 2)

    def _changed(self, ships: tuple[int, ...]) -> list[int]:
        wanted = list(ships)
        found = []
        for index, held in enumerate(self.after.hand):
            if held in wanted:
                wanted.remove(held)
                found.append(index)
        return found

    def _tumble(self, indexes: Sequence[int], origins: list[Rect], length: float) -> None:
        places = die_places(self.layout, len(self.after.hand))
        for order, index in enumerate(indexes):
            held = self.after.hand[index]
            origin = origins[order] if order < len(origins) else places[index]
            self._add(
                Tumble(
                    start=self.time + order * STAGGER / 2,
                    length=length,
                    owes={("hand", index): 1},
                    sound="" if order else "dice_roll",
                    picture=die_picture(held),
                    strip=tumble_picture(held),
                    origin=origin,
                    target=places[index],
                )
            )
        self.time += length

    def docked(self, event: af.ShipsDocked) -> None:
        """Each ship flies an arc to its dock, which lights up."""
        station = event.station
        docks = self._docks[station]
        for order, docking in enumerate(event.ships):
            origin = self._leave_hand(docking)
            dock = self._new_dock(station, docking)
            target = dock_place(self.layout, station, dock, len(self.after.docks[MAINTENANCE_BAY]))
            docks[dock] = docking
            start = self.time + order * STAGGER
            self._fly_ship(docking, origin, target, start, ("dock", station, dock), "dock")
        self._source = self.layout.stations[station].picture
        self.launch_pad = self._source
        self.time += DOCK + (len(event.ships) - 1) * STAGGER

    def _fly_ship(
        self, flying: int, origin: Rect, target: Rect, start: float, key: tuple[object, ...], landing: str
    ) -> None:
        self._add(
            Flight(
                start=start,
                length=DOCK,
                owes={key: 1},
                landing=landing,
                picture=die_picture(flying),
                origin=origin,
                target=target,
            )
        )
        self._add(Afterglow(start=start + DOCK, length=GLOW, place=target, colour=seat_colour(owner_of(flying))))

    def _leave_hand(self, leaving: int) -> Rect:
        if leaving in self._hand:
            at = self._hand.index(leaving)
            self._hand[at] = EMPTY
            return self._hand_places[at]
        lifted, self._lifted = self._lifted, None
        return lifted or fleet_place(self.layout, owner_of(leaving))

    def _new_dock(self, station: int, docking: int) -> int:
        """The dock of the position after that a ship has just entered."""
        for dock, (was, now) in enumerate(zip(self._docks[station], self.after.docks[station], strict=False)):
            if now == docking and was != docking:
                return dock
        return self.after.docks[station].index(docking) if docking in self.after.docks[station] else 0

    def _vacate(self, station: int, leaving: int) -> Rect:
        """A ship leaves its dock; where that was."""
        docks = self._docks[station]
        dock = docks.index(leaving) if leaving in docks else 0
        place = dock_place(self.layout, station, dock, max(1, len(docks)))
        if leaving in docks:
            if station == MAINTENANCE_BAY:
                docks.remove(leaving)
            else:
                docks[dock] = EMPTY
        return place

    def _to_bay(self, arriving: int, origin: Rect, start: float) -> None:
        bay = self.after.docks[MAINTENANCE_BAY]
        docks = self._docks[MAINTENANCE_BAY]
        docks.append(arriving)
        dock = min(len(docks), len(bay)) - 1
        if dock >= 0:
            target = dock_place(self.layout, MAINTENANCE_BAY, dock, len(bay))
            self._fly_ship(arriving, origin, target, start, ("dock", MAINTENANCE_BAY, dock), "place")

    def displaced(self, event: af.ShipsDisplaced) -> None:
        from_station = next(
            (s for s, docks in enumerate(self._docks) if s != MAINTENANCE_BAY and set(event.ships) <= set(docks)), 0
        )
        for order, pushed in enumerate(event.ships):
            self._to_bay(pushed, self._vacate(from_station, pushed), self.time + order * STAGGER)
        self.time += DOCK

    def parked(self, event: af.ShipsParked) -> None:
        for order, parked in enumerate(event.ships):
            self._to_bay(parked, self._leave_hand(parked), self.time + order * STAGGER)
        self.time += DOCK

    def built(self, event: af.ShipBuilt) -> None:
        self._add(Motion(start=self.time, length=0.01, sound="build"))
        self._to_bay(ship(event.seat, 1), fleet_place(self.layout, event.seat), self.time)
        self.time += DOCK

    def teleported(self, event: af.ShipTeleported) -> None:
        self._lifted = self._vacate(event.origin, event.ship)
        self._add(
            Afterglow(
                start=self.time, length=GLOW, sound="teleport", place=self._lifted, colour=seat_colour(event.seat)
            )
        )

    def hit(self, event: af.ShipHit) -> None:
        """The shot first, then the ship drifts off."""
        place = self._vacate(event.station, event.ship)
        origin = hand_place(self.layout, event.seat).center
        self._add(Beam(start=self.time, length=SHOT, sound="laser", origin=origin, target=place.center))
        self.time += SHOT * 0.6
        self._lifted = place
        if event.ship in self.after.docks[MAINTENANCE_BAY][len(self.before.docks[MAINTENANCE_BAY]) :]:
            self._to_bay(event.ship, place, self.time)
            self._lifted = None
            self.time += DOCK

    def out_of_play(self, event: af.ShipReturnedToStock) -> None:
        origin = self._lifted or self._vacate(event.station, event.ship)
        self._lifted = None
        target = _square(fleet_place(self.layout, owner_of(event.ship)))
        self._add(Flight(start=self.time, length=DOCK, picture=die_picture(event.ship), origin=origin, target=target))
        self.time += DOCK / 2

    def relic_bought(self, event: af.RelicBought) -> None:
        origin = self._relic_home()
        self._to_bay(ship(event.seat, 1, relic=True), origin, self.time)
        self.time += DOCK

    def relic_returned(self, event: af.RelicReturned) -> None:
        relic = next((held for held in (*self.before.hand, *sum(self.before.docks, ())) if held & RELIC), RELIC | 1)
        origin = self._leave_hand(relic) if event.station == NOWHERE else self._vacate(event.station, relic)
        self._add(
            Flight(
                start=self.time,
                length=LANDING,
                owes={("relic",): 1},
                landing="place",
                picture=die_picture(relic),
                origin=origin,
                target=self._relic_home(),
            )
        )

    def _relic_home(self) -> Rect:
        place = Rect(0, 0, *(round(self.layout.radius * 0.17),) * 2)
        place.center = self.layout.on_planet(270, RELIC_HOME)
        return place

    # -- tokens ----------------------------------------------------------------------------------------------

    def gained(self, event: af.Gained) -> None:
        origin = self._source or self.layout.supply
        self._stream(event.seat, event.fuel, event.ore, origin, "tokens")

    def paid(self, event: af.Paid | af.TokensReturned) -> None:
        self._spend(event.seat, event.fuel, event.ore)

    def traded(self, event: af.Traded) -> None:
        self._spend(event.seat, event.fuel, 0)
        self._stream(event.seat, 0, event.ore, self.layout.supply, "tokens")

    def stolen(self, event: af.ResourcesStolen) -> None:
        for kind, amount in (("fuel", event.fuel), ("ore", event.ore)):
            origin = token_place(self.layout, event.victim, kind)
            self._stream(event.seat, amount * (kind == "fuel"), amount * (kind == "ore"), origin, "raid")

    def _stream(self, seat: Seat, fuel: int, ore: int, origin: Rect, sound: str) -> None:
        """Tokens fly one by one to the counter, which grows with each."""
        start = max(0.0, self.time - 0.08)
        kinds = ["fuel"] * fuel + ["ore"] * ore
        for order, kind in enumerate(kinds):
            self._add(
                Flight(
                    start=start + min(order, MANY_TOKENS) * STAGGER,
                    length=STREAM,
                    owes={(kind, seat): 1},
                    sound="" if order else sound,
                    picture=FUEL if kind == "fuel" else ORE,
                    origin=_square(origin, token_place(self.layout, seat, kind).width),
                    target=token_place(self.layout, seat, kind),
                )
            )
        if kinds:
            self.time = start + STREAM

    def _spend(self, seat: Seat, fuel: int, ore: int) -> None:
        for order, kind in enumerate(["fuel"] * fuel + ["ore"] * ore):
            origin = token_place(self.layout, seat, kind)
            self._add(
                Flight(
                    start=self.time + min(order, MANY_TOKENS) * STAGGER,
                    length=STREAM,
                    sound="" if order else "tokens",
                    picture=FUEL if kind == "fuel" else ORE,
                    origin=origin,
                    target=_square(self.layout.supply, origin.width),
                )
            )

    # -- colonies, control, fields ---------------------------------------------------------------------------

    def hub_moved(self, event: af.HubAdvanced) -> None:
        circles = self.layout.tracks[event.seat].circles
        origin = circles[event.before - 1] if event.before else _square(counter(self.layout, event.seat, "colonies"))
        self._add(
            Flight(
                start=self.time,
                length=DOCK,
                owes={("hub", event.seat): 1},
                landing="tick",
                picture=colony_picture(event.seat),
                origin=origin,
                target=circles[event.after - 1],
            )
        )
        self.time += DOCK / 2

    def launched(self, event: af.ColonyLaunched) -> None:
        self.launch_pad = self.layout.tracks[event.seat].circles[-1]

    def landed(self, event: af.ColonyLanded) -> None:
        origin = _square(
            self.launch_pad or counter(self.layout, event.seat, "colonies"), round(self.layout.radius * 0.17)
        )
        self._land(event.seat, event.territory, origin)

    def moved(self, event: af.ColonyMoved) -> None:
        self._land(event.owner, event.territory, self._colony(event.origin, event.owner, self.before))

    def swapped(self, event: af.ColoniesSwapped) -> None:
        start = self.time
        self._land(event.owner, event.other_territory, self._colony(event.territory, event.owner, self.before))
        self.time = start
        self._land(
            event.other_owner, event.territory, self._colony(event.other_territory, event.other_owner, self.before)
        )

    def _colony(self, territory: int, seat: Seat, view: AlienFrontiersState) -> Rect:
        owners = [owner for owner, count in enumerate(view.colonies[territory]) if count]
        return (
            colony_places(self.layout, territory, len(owners))[owners.index(seat)]
            if seat in owners
            else Rect(0, 0, 1, 1)
        )

    def _land(self, seat: Seat, territory: int, origin: Rect) -> None:
        target = self._colony(territory, seat, self.after)
        self._add(
            Flight(
                start=self.time,
                length=LANDING,
                owes={("colony", territory, seat): 1},
                landing="colony_land",
                picture=colony_picture(seat),
                origin=origin,
                target=target,
                arc=0.3,
            )
        )
        self._add(Dust(start=self.time + LANDING * 0.92, length=GLOW, centre=target.midbottom, reach=target.width))
        self.time += LANDING

    def control_changed(self, event: af.ControlChanged) -> None:
        radius = self.layout.radius
        self._add(
            Wash(
                start=self.time,
                length=WASH,
                owes={("control", event.territory): 1},
                sound="alarm" if event.after < 0 else "",
                place=planet.place_of(self.layout, event.territory),
                centre=self.layout.heart(event.territory),
                before=planet.cover(self.before, event.territory, radius),
                after=planet.cover(self.after, event.territory, radius),
            )
        )

    def field_placed(self, event: af.FieldPlaced) -> None:
        target = field_place(self.layout, self.after.fields, event.field)
        if event.origin != NOWHERE:
            origin = field_place(self.layout, self.before.fields, event.field)
            self._add(
                Grow(start=self.time, length=GROW / 2, picture=field_picture(event.field), target=origin, shrinks=True)
            )
        self._add(
            Grow(
                start=self.time,
                length=GROW,
                owes={("field", event.field): 1},
                sound="build",
                picture=field_picture(event.field),
                target=target,
            )
        )
        self.time += GROW

    def field_removed(self, event: af.FieldRemoved) -> None:
        target = field_place(self.layout, self.before.fields, event.field)
        self._add(Grow(start=self.time, length=GROW, picture=field_picture(event.field), target=target, shrinks=True))

    # -- cards -----------------------------------------------------------------------------------------------

    def cycled(self, event: af.DisplayCycled) -> None:
        for slot, card in enumerate(event.cards):
            self._slide(card_picture(card), self.layout.display[slot], deck_places(self.layout)[1], {}, "card_slide")

    def shown(self, event: af.CardShown) -> None:
        """A card comes off the draw pile to a place that was taken by another before."""
        for slot, card in enumerate(self.after.display):
            if (
                card == event.card
                and not self.stage.owed("display", slot)
                and self.before.display[slot : slot + 1] != [card]
            ):
                deck = deck_places(self.layout)[0]
                self._slide(CARD_BACK, deck, self.layout.display[slot], {("display", slot): 1}, "card_flip")
                break

    def claimed(self, event: af.CardClaimed) -> None:
        slot = self.before.display.index(event.card) if event.card in self.before.display else 0
        target = hand_place(self.layout, event.seat)
        self._slide(
            card_picture(event.card),
            self.layout.display[slot],
            target,
            {("card", event.seat, event.card): 1},
            "card_slide",
        )
        self.time += CARD / 2

    def used(self, event: af.CardUsed) -> None:
        place = hand_place(self.layout, event.seat)
        self._add(
            Afterglow(start=self.time, length=GLOW, sound="card_flip", place=place, colour=seat_colour(event.seat))
        )

    def given_up(self, event: af.CardDiscarded) -> None:
        self._slide(
            card_picture(event.card), hand_place(self.layout, event.seat), deck_places(self.layout)[1], {}, "card_slide"
        )

    def recovered(self, event: af.CardRecovered) -> None:
        target = hand_place(self.layout, event.seat)
        self._slide(
            card_picture(event.card),
            deck_places(self.layout)[1],
            target,
            {("card", event.seat, event.card): 1},
            "card_slide",
        )

    def card_stolen(self, event: af.CardStolen) -> None:
        target = hand_place(self.layout, event.seat) if event.kept else deck_places(self.layout)[1]
        owes: dict[tuple[object, ...], int] = {("card", event.seat, event.card): 1} if event.kept else {}
        self._slide(card_picture(event.card), hand_place(self.layout, event.victim), target, owes, "raid")

    def _slide(self, picture: str, origin: Rect, target: Rect, owes: dict[tuple[object, ...], int], sound: str) -> None:
        size = self.layout.display[0].width
        self._add(
            Slide(
                start=self.time,
                length=CARD,
                owes=owes,
                sound=sound,
                picture=picture,
                origin=_square(origin, min(origin.width, size)),
                target=_square(target, min(target.width, size)),
            )
        )

    # -- the rest --------------------------------------------------------------------------------------------

    def turn_began(self, event: af.TurnBegan) -> None:
        self._add(
            Afterglow(
                start=self.time,
                length=GLOW,
                sound="turn",
                place=self.layout.players[event.seat],
                colour=seat_colour(event.seat),
            )
        )

    def borrowed(self, event: af.BonusBorrowed) -> None:
        self._add(
            Afterglow(
                start=self.time, length=GLOW, place=self.layout.spot_of(event.territory), colour=seat_colour(event.seat)
            )
        )

    def game_ended(self, event: af.GameEnded) -> None:
        self._add(Motion(start=self.time, length=WASH, sound="fanfare"))

    def _points(self) -> None:
        """Points change when what brought them has arrived, and float up from the panel."""
        for seat in range(len(self.after.players)):
            change = score(self.after, seat) - score(self.before, seat)
            if not change:
                continue
            if self.time:
                self._add(Motion(start=0.0, length=self.time, owes={("points", seat): change}))
            centre = points_place(self.layout, seat).midleft
            style = TextStyle("title", "Bold", seat_colour(seat), display=True)
            self._add(Rise(start=self.time, length=FLOAT, text=signed(change), centre=centre, style=style))


def _square(place: Rect, size: int | None = None) -> Rect:
    side = size or min(place.size)
    box = Rect(0, 0, side, side)
    box.center = place.center
    return box


_HANDLERS: dict[type[Event], Callable[[Staging, Any], None]] = {
    af.BonusBorrowed: Staging.borrowed,
    af.CardClaimed: Staging.claimed,
    af.CardDiscarded: Staging.given_up,
    af.CardRecovered: Staging.recovered,
    af.CardShown: Staging.shown,
    af.CardStolen: Staging.card_stolen,
    af.CardUsed: Staging.used,
    af.ColoniesSwapped: Staging.swapped,
    af.ColonyLanded: Staging.landed,
    af.ColonyLaunched: Staging.launched,
    af.ColonyMoved: Staging.moved,
    af.ControlChanged: Staging.control_changed,
    af.DisplayCycled: Staging.cycled,
    af.FieldPlaced: Staging.field_placed,
    af.FieldRemoved: Staging.field_removed,
    af.Gained: Staging.gained,
    af.GameEnded: Staging.game_ended,
    af.HubAdvanced: Staging.hub_moved,
    af.Paid: Staging.paid,
    af.RelicBought: Staging.relic_bought,
    af.RelicReturned: Staging.relic_returned,
    af.ResourcesStolen: Staging.stolen,
    af.ShipBuilt: Staging.built,
    af.ShipHit: Staging.hit,
    af.ShipReturnedToStock: Staging.out_of_play,
    af.ShipsDisplaced: Staging.displaced,
    af.ShipsDocked: Staging.docked,
    af.ShipsParked: Staging.parked,
    af.ShipsRerolled: Staging.rerolled,
    af.ShipsRolled: Staging.rolled,
    af.ShipTeleported: Staging.teleported,
    af.ShipTurned: Staging.turned,
    af.TokensReturned: Staging.paid,
    af.Traded: Staging.traded,
    af.TurnBegan: Staging.turn_began,
}
