"""Events as motions: order, origin, sound and effect. Where pieces end follows from where they lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from client.stage.camera import Sight
from client.stage.motions import Dust, Motions, Slide, Wash
from client.stage.picks import Pick
from client.stage.pieces import Piece
from client.stage.staging import GLOW, GROW, STREAM, Handler, Staging, square
from client.tables.alien_frontiers import globe
from client.tables.alien_frontiers.layout import AlienLayout, Console
from client.tables.alien_frontiers.looks import FUEL, ORE, Livery, card_picture
from client.tables.alien_frontiers.pieces import card_places, kind_of, niche_places
from client.tables.alien_frontiers.players import token_place
from engine.core.moves import Event, Seat
from engine.games.alien_frontiers import events as af
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    COLONIST_HUB,
    EMPTY,
    NOBODY,
    SHIPYARD,
    TERRITORIES,
    owner_of,
)
from engine.games.alien_frontiers.scoring import score
from engine.games.alien_frontiers.state import AlienFrontiersState

DOCK, ROLL, LANDING, WASH, CARD, STEP, BLINK = 0.42, 0.6, 0.6, 0.45, 0.4, 0.16, 0.4
"""Seconds at normal speed."""
COUNTERS: Final = frozenset({"points", "fuel", "ore", "control"})
_TOKENS: Final = {"fuel": FUEL, "ore": ORE}


class AlienStaging(Staging[AlienFrontiersState, AlienLayout, Livery]):
    """What happened at once, seen from one seat."""

    def __init__(
        self,
        motions: Motions,
        layout: AlienLayout,
        sight: Sight,
        livery: Livery,
        before: AlienFrontiersState,
        after: AlienFrontiersState,
        pieces: tuple[Sequence[Piece], Sequence[Piece]],
        me: Seat,
    ) -> None:
        super().__init__(motions, layout, sight, livery, before, after, pieces)
        self.me = me

    def console(self, seat: Seat) -> Console:
        return self.layout.console(self.me, seat)

    def station(self, station: int) -> Rect:
        return self.at(self.layout.stations[station].picture)

    def dock(self, station: int, dock: int) -> Rect:
        return self.at(self.layout.dock(self.me, station, dock))

    def cards(self, seat: Seat) -> Rect:
        """Where a player's cards lie."""
        cards = self.after.players[seat].cards or (0,)
        places = niche_places(self.layout, cards) if seat == self.me else card_places(self.console(seat), cards)
        return places[-1]

    @property
    def stock(self) -> Rect:
        return square(self.layout.stock, self.layout.stock.height * 3 // 4)

    def dock_of(self, station: int, held: int) -> Rect:
        """Where a ship stood."""
        docks = self.before.docks[station]
        return self.dock(station, docks.index(held)) if held in docks else square(self.station(station), 40)

    def gain(self, seat: Seat, fuel: int, ore: int, origin: Rect, sound: str = "tokens") -> None:
        """Tokens fly to the hold, which counts each as it arrives."""
        began = self.time
        for kind, count in (("fuel", fuel), ("ore", ore)):
            self.time = began
            target = token_place(self.console(seat), 0 if kind == "fuel" else 1)
            self.stream(_TOKENS[kind], count, origin, target, (kind, seat), sound)
        self.time = began + (STREAM if fuel or ore else 0)

    def spend(self, seat: Seat, fuel: int, ore: int) -> None:
        began = self.time
        for number, count in enumerate((fuel, ore)):
            self.time = began
            origin = token_place(self.console(seat), number)
            self.stream((FUEL, ORE)[number], count, origin, self.stock)
        self.time = began + (STREAM / 2 if fuel or ore else 0)

    def move_pieces(self) -> None:
        super().move_pieces()
        for seat in range(len(self.after.players)):
            change = score(self.after, seat) - score(self.before, seat)
            self.tell_points(seat, change, self.console(seat).points)


# -- ships -------------------------------------------------------------------------------------------------------


def _rolled(play: AlienStaging, event: af.ShipsRolled) -> None:
    """Ships come back from where they stood, tumbling."""
    origins = [
        play.dock(station, dock)
        for station, docks in enumerate(play.before.docks)
        for dock, held in enumerate(docks)
        if held != EMPTY and owner_of(held) == event.seat
    ]
    _tumble(play, range(len(play.after.hand)), origins, ROLL)


def _rerolled(play: AlienStaging, event: af.ShipsRerolled) -> None:
    _tumble(play, _places_in_hand(play, event.after), [], ROLL)


def _turned(play: AlienStaging, event: af.ShipTurned) -> None:
    _tumble(play, _places_in_hand(play, (event.after,)), [], ROLL / 2)


def _places_in_hand(play: AlienStaging, ships: Sequence[int]) -> list[int]:
    wanted, found = list(ships), []
    for index, held in enumerate(play.after.hand):
        if held in wanted:
            wanted.remove(held)
            found.append(index)
    return found


def _tumble(play: AlienStaging, indexes: Sequence[int], origins: list[Rect], length: float) -> None:
    first = 0 if play.after.active == play.me else 10
    for order, index in enumerate(indexes):
        held = play.after.hand[index]
        origin = origins[order] if order < len(origins) else None
        sound = "" if order else "dice_roll"
        play.cue(Pick("die", first + index), origin=origin, length=length, sound=sound, strip=play.livery.tumble(held))
    play.wait(length)


def _docked(play: AlienStaging, event: af.ShipsDocked) -> None:
    """Each ship flies an arc in front of the globe to its well, which lights up when it is there."""
    for held in set(event.ships):
        play.cue(kind_of(held), length=DOCK, landing="dock", arc=0.22)
    colour = play.livery.colour(event.seat)
    for dock, held in enumerate(play.after.docks[event.station]):
        if held in event.ships and play.before.docks[event.station][dock : dock + 1] != (held,):
            began = play.time
            play.wait(DOCK)
            play.glow(play.dock(event.station, dock), colour)
            play.time = began
    play.source = play.station(event.station)
    play.wait(DOCK)
    play.glow(play.source.inflate(-play.source.width // 4, -play.source.height // 4), colour, 1.0)


def _displaced(play: AlienStaging, event: af.ShipsDisplaced) -> None:
    for held in set(event.ships):
        play.cue(kind_of(held), length=DOCK, landing="place")
    play.wait(DOCK)


def _parked(play: AlienStaging, event: af.ShipsParked) -> None:
    for held in set(event.ships):
        play.cue(kind_of(held), length=DOCK, landing="place")


def _built(play: AlienStaging, event: af.ShipBuilt) -> None:
    """The hull slides out of the gantry."""
    play.cue(("ship", event.seat << 4 | 1), origin=square(play.station(SHIPYARD), 40), sound="build", landing="place")
    play.wait(DOCK)


def _teleported(play: AlienStaging, event: af.ShipTeleported) -> None:
    place = play.dock_of(event.origin, event.ship)
    play.glow(place, play.livery.colour(event.seat), BLINK, "teleport")
    play.wait(BLINK / 2)


def _hit(play: AlienStaging, event: af.ShipHit) -> None:
    """The shot first, then the ship tumbles to the Bay; one that leaves play is told of by the next event."""
    play.beam(play.cards(event.seat), play.dock_of(event.station, event.ship))
    play.cue(kind_of(event.ship), landing="place")


def _out_of_play(play: AlienStaging, event: af.ShipReturnedToStock) -> None:
    play.sink = square(play.console(owner_of(event.ship)).domes, 24)
    play.cue(kind_of(event.ship))


def _relic_bought(play: AlienStaging, event: af.RelicBought) -> None:
    play.cue(("relic", 0), length=DOCK, landing="place")


# -- tokens ------------------------------------------------------------------------------------------------------


def _gained(play: AlienStaging, event: af.Gained) -> None:
    play.gain(event.seat, event.fuel, event.ore, play.source or play.stock)


def _cache_paid(play: AlienStaging, event: af.CachePaid) -> None:
    """What the card pays comes from the card, which lights up."""
    play.source = play.cards(event.seat)
    play.glow(play.source, play.livery.colour(event.seat), 2 * GLOW)


def _paid(play: AlienStaging, event: af.Paid | af.TokensReturned) -> None:
    play.spend(event.seat, event.fuel, event.ore)


def _traded(play: AlienStaging, event: af.Traded) -> None:
    play.spend(event.seat, event.fuel, 0)
    play.gain(event.seat, 0, event.ore, play.stock)


def _stolen(play: AlienStaging, event: af.ResourcesStolen) -> None:
    """Out of the drawer along the boarding line into the hold."""
    play.gain(event.seat, event.fuel, event.ore, token_place(play.console(event.victim), 0), "raid")


# -- colonies, control, fields -----------------------------------------------------------------------------------


def _advanced(play: AlienStaging, event: af.HubAdvanced) -> None:
    """The dome rolls along its rail, a tick at each circle."""
    steps = max(1, event.after - event.before)
    origin = square(play.console(event.seat).domes)
    play.cue(Pick("circle", event.seat, event.after), origin=origin, length=STEP * steps + 0.1, landing="tick", arc=0.0)
    play.wait(STEP * steps)


def _launched(play: AlienStaging, event: af.ColonyLaunched) -> None:
    rail = play.layout.rail(play.me, event.seat)
    play.glow(play.at(rail.circles[-1]), play.livery.colour(event.seat), sound="teleport")
    play.source = play.station(COLONIST_HUB)


def _landed(play: AlienStaging, event: af.ColonyLanded) -> None:
    origin = play.source or square(play.console(event.seat).domes)
    _land(play, event.territory, event.seat, square(origin, min(60, *origin.size)))


def _moved(play: AlienStaging, event: af.ColonyMoved) -> None:
    _land(play, event.territory, event.owner, None)


def _swapped(play: AlienStaging, event: af.ColoniesSwapped) -> None:
    """Both at once, each to the other's place."""
    began = play.time
    _land(play, event.other_territory, event.owner, None)
    play.time = began
    _land(play, event.territory, event.other_owner, None)


def _land(play: AlienStaging, territory: int, seat: Seat, origin: Rect | None) -> None:
    """A dome falls on a curve; dust rises where it lands."""
    play.cue(("colony", seat), origin=origin, length=LANDING, landing="colony_land", arc=0.3)
    x, y = play.sight.point(play.layout.heart(territory))
    reach = play.sight.length(70)
    play.add(Dust(start=play.time + LANDING * 0.92, length=GLOW, centre=(x, y + reach // 3), reach=reach))
    play.wait(LANDING)


def _control_changed(play: AlienStaging, event: af.ControlChanged) -> None:
    """The new owner's line runs round the ground, or the old one drains away."""
    radius = play.sight.length(play.layout.radius)
    heart = play.sight.point(play.layout.heart(event.territory))
    play.add(
        Wash(
            start=play.time,
            length=WASH,
            owes={("control", event.territory): 1},
            sound="alarm" if event.after == NOBODY else "",
            place=globe.bounds(event.territory, radius).move(play.sight.point(play.layout.centre)),
            centre=heart,
            before=globe.border(play.before, play.livery, event.territory, radius),
            after=globe.border(play.after, play.livery, event.territory, radius),
        )
    )


def _field_placed(play: AlienStaging, event: af.FieldPlaced) -> None:
    play.cue(("field", event.field), length=GROW, sound="build")
    play.wait(GROW)


def _field_removed(play: AlienStaging, event: af.FieldRemoved) -> None:
    play.cue(("field", event.field), length=GROW)


def _borrowed(play: AlienStaging, event: af.BonusBorrowed) -> None:
    place = play.at(play.layout.spot_of(event.territory))
    play.glow(place, play.livery.colour(event.seat), 2 * GLOW)


# -- cards -------------------------------------------------------------------------------------------------------


def _cycled(play: AlienStaging, event: af.DisplayCycled) -> None:
    play.sink = play.at(play.layout.piles[1])
    for slot, card in enumerate(event.cards[: len(play.layout.display)]):
        _slide(play, card_picture(card), play.at(play.layout.display[slot]), play.at(play.layout.piles[1]))
    play.wait(CARD / 2)


def _shown(play: AlienStaging, event: af.CardShown) -> None:
    """A card comes off the draw pile to a place where another lay before."""
    play.cue(("card", event.card), origin=play.at(play.layout.piles[0]), length=CARD, sound="card_flip")


def _claimed(play: AlienStaging, event: af.CardClaimed) -> None:
    """It unhooks from the crystal and flies down."""
    slot = play.before.display.index(event.card) if event.card in play.before.display else 0
    play.cue(("card", event.card), origin=play.at(play.layout.display[slot]), length=CARD, sound="card_slide")
    play.wait(CARD / 2)


def _used(play: AlienStaging, event: af.CardUsed) -> None:
    play.glow(play.cards(event.seat), play.livery.colour(event.seat), sound="card_flip")


def _given_up(play: AlienStaging, event: af.CardDiscarded) -> None:
    play.sink = play.at(play.layout.piles[1])
    play.cue(("card", event.card), length=CARD, sound="card_slide")


def _recovered(play: AlienStaging, event: af.CardRecovered) -> None:
    play.cue(("card", event.card), origin=play.at(play.layout.piles[1]), length=CARD, sound="card_slide")


def _card_stolen(play: AlienStaging, event: af.CardStolen) -> None:
    if not event.kept:
        play.sink = play.at(play.layout.piles[1])
    origin = square(play.console(event.victim).cards)
    play.cue(("card", event.card), origin=origin, length=CARD, sound="raid")


def _slide(play: AlienStaging, picture: str, origin: Rect, target: Rect) -> None:
    play.add(Slide(start=play.time, length=CARD, sound="card_slide", picture=picture, origin=origin, target=target))


HANDLERS: dict[type[Event], Handler] = {
    af.BonusBorrowed: _borrowed,
    af.CachePaid: _cache_paid,
    af.CardClaimed: _claimed,
    af.CardDiscarded: _given_up,
    af.CardRecovered: _recovered,
    af.CardShown: _shown,
    af.CardStolen: _card_stolen,
    af.CardUsed: _used,
    af.ColoniesSwapped: _swapped,
    af.ColonyLanded: _landed,
    af.ColonyLaunched: _launched,
    af.ColonyMoved: _moved,
    af.ControlChanged: _control_changed,
    af.DisplayCycled: _cycled,
    af.FieldPlaced: _field_placed,
    af.FieldRemoved: _field_removed,
    af.Gained: _gained,
    af.HubAdvanced: _advanced,
    af.Paid: _paid,
    af.RelicBought: _relic_bought,
    af.ResourcesStolen: _stolen,
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
    af.TokensReturned: _paid,
    af.Traded: _traded,
}

QUIET: Final[frozenset[type[Event]]] = frozenset(
    {af.GameEnded, af.HubStepLost, af.PileShuffled, af.RaidDeclined, af.RelicReturned, af.TurnBegan, af.TurnEnded}
)
"""Told by the log, or by pieces that move of themselves."""


def places(layout: AlienLayout, me: Seat, sight: Sight, pick: Pick) -> Rect | None:
    """Where on the screen something is that a line of the log names."""
    if pick.kind == "seat" and 0 <= pick.number < layout.seats:
        return layout.console(me, pick.number).box
    if pick.kind == "station":
        return sight.rect(layout.stations[pick.number].picture)
    if pick.kind == "territory" and 0 <= pick.number < len(TERRITORIES):
        return sight.rect(layout.spot_of(pick.number))
    if pick.kind == "card":
        return sight.rect(layout.stations[ALIEN_ARTIFACT].picture)
    return None
