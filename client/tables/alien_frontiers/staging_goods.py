"""Events of everything but ships as motions: tokens, colonies, control, fields and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pygame import Rect

from client.stage.motions import Afterglow, Dust, Grow, Key, Motion, Slide, Wash
from client.tables.alien_frontiers import planet
from client.tables.alien_frontiers.looks import CARD_BACK, FUEL, ORE, card_picture, field_picture
from client.tables.alien_frontiers.places import (
    colony_places,
    counter,
    deck_places,
    field_place,
    hand_place,
    token_place,
)
from client.tables.alien_frontiers.staging import (
    CARD,
    DOCK,
    GLOW,
    GROW,
    LANDING,
    STAGGER,
    STREAM,
    WASH,
    Staging,
    square,
)
from engine.core.moves import Event, Seat
from engine.games.alien_frontiers import events as af
from engine.games.alien_frontiers.components import NOBODY, NOWHERE
from engine.games.alien_frontiers.state import AlienFrontiersState

MANY_TOKENS: Final = 8
"""Beyond so many, tokens fly together rather than one after the other."""
COLONY_SHARE: Final = 0.17
_PICTURES: Final = {"fuel": FUEL, "ore": ORE}

# -- tokens ------------------------------------------------------------------------------------------------------


def _gained(play: Staging, event: af.Gained) -> None:
    _stream(play, event.seat, event.fuel, event.ore, play.source or play.layout.supply, "tokens")


def _cache_paid(play: Staging, event: af.CachePaid) -> None:
    """What the card pays comes from the cards of its owner, which light up."""
    play.source = hand_place(play.layout, event.seat)
    colour = play.livery.colour(event.seat)
    play.add(Afterglow(start=play.time, length=2 * GLOW, place=play.source, colour=colour))


def _paid(play: Staging, event: af.Paid | af.TokensReturned) -> None:
    _spend(play, event.seat, event.fuel, event.ore)


def _traded(play: Staging, event: af.Traded) -> None:
    _spend(play, event.seat, event.fuel, 0)
    _stream(play, event.seat, 0, event.ore, play.layout.supply, "tokens")


def _stolen(play: Staging, event: af.ResourcesStolen) -> None:
    """From panel to panel."""
    began = play.time
    _stream(play, event.seat, event.fuel, 0, token_place(play.layout, event.victim, "fuel"), "raid")
    play.time = began
    _stream(play, event.seat, 0, event.ore, token_place(play.layout, event.victim, "ore"), "raid")


def _stream(play: Staging, seat: Seat, fuel: int, ore: int, origin: Rect, sound: str) -> None:
    """Tokens fly one by one to the counter, which grows with each."""
    for order, kind in enumerate(["fuel"] * fuel + ["ore"] * ore):
        target = token_place(play.layout, seat, kind)
        play.fly(
            _PICTURES[kind],
            square(origin, target.width),
            target,
            STREAM,
            delay=min(order, MANY_TOKENS) * STAGGER,
            owes={(kind, seat): 1},
            sound="" if order else sound,
        )
    if fuel or ore:
        play.time += STREAM


def _spend(play: Staging, seat: Seat, fuel: int, ore: int) -> None:
    for order, kind in enumerate(["fuel"] * fuel + ["ore"] * ore):
        origin = token_place(play.layout, seat, kind)
        delay = min(order, MANY_TOKENS) * STAGGER
        target = square(play.layout.supply, origin.width)
        play.fly(_PICTURES[kind], origin, target, STREAM, delay=delay, sound="" if order else "tokens")


# -- colonies, control, fields -----------------------------------------------------------------------------------


def _hub_moved(play: Staging, event: af.HubAdvanced) -> None:
    circles = play.layout.tracks[event.seat].circles
    origin = circles[event.before - 1] if event.before else square(counter(play.layout, event.seat, "colonies"))
    owes: dict[Key, int] = {("hub", event.seat): 1}
    play.fly(play.livery.colony(event.seat), origin, circles[event.after - 1], DOCK, owes=owes, landing="tick")
    play.time += DOCK / 2


def _launched(play: Staging, event: af.ColonyLaunched) -> None:
    play.launch_pad = play.layout.tracks[event.seat].circles[-1]


def _landed(play: Staging, event: af.ColonyLanded) -> None:
    origin = play.launch_pad or counter(play.layout, event.seat, "colonies")
    _land(play, event.seat, event.territory, square(origin, round(play.layout.radius * COLONY_SHARE)))


def _moved(play: Staging, event: af.ColonyMoved) -> None:
    _land(play, event.owner, event.territory, _colony(play, event.origin, event.owner, play.before))


def _swapped(play: Staging, event: af.ColoniesSwapped) -> None:
    """Both at once, each to the other's place."""
    began = play.time
    _land(play, event.owner, event.other_territory, _colony(play, event.territory, event.owner, play.before))
    play.time = began
    origin = _colony(play, event.other_territory, event.other_owner, play.before)
    _land(play, event.other_owner, event.territory, origin)


def _colony(play: Staging, territory: int, seat: Seat, view: AlienFrontiersState) -> Rect:
    owners = [owner for owner, count in enumerate(view.colonies[territory]) if count]
    places = colony_places(play.layout, territory, len(owners))
    return places[owners.index(seat)] if seat in owners else square(play.layout.spot_of(territory), 1)


def _land(play: Staging, seat: Seat, territory: int, origin: Rect) -> None:
    target = _colony(play, territory, seat, play.after)
    owes: dict[Key, int] = {("colony", territory, seat): 1}
    play.fly(play.livery.colony(seat), origin, target, LANDING, owes=owes, landing="colony_land", arc=0.3)
    play.add(Dust(start=play.time + LANDING * 0.92, length=GLOW, centre=target.midbottom, reach=target.width))
    play.time += LANDING


def _control_changed(play: Staging, event: af.ControlChanged) -> None:
    """The new owner's colour washes over the ground, or the old one drains away."""
    radius = play.layout.radius
    play.add(
        Wash(
            start=play.time,
            length=WASH,
            owes={("control", event.territory): 1},
            sound="alarm" if event.after == NOBODY else "",
            place=planet.place_of(play.layout, event.territory),
            centre=play.layout.heart(event.territory),
            before=planet.cover(play.before, play.livery, event.territory, radius),
            after=planet.cover(play.after, play.livery, event.territory, radius),
        )
    )


def _field_placed(play: Staging, event: af.FieldPlaced) -> None:
    picture = field_picture(event.field)
    if event.origin != NOWHERE:
        origin = field_place(play.layout, play.before.fields, event.field)
        play.add(Grow(start=play.time, length=GROW / 2, picture=picture, target=origin, shrinks=True))
    target = field_place(play.layout, play.after.fields, event.field)
    owes: dict[Key, int] = {("field", event.field): 1}
    play.add(Grow(start=play.time, length=GROW, owes=owes, sound="build", picture=picture, target=target))
    play.time += GROW


def _field_removed(play: Staging, event: af.FieldRemoved) -> None:
    target = field_place(play.layout, play.before.fields, event.field)
    play.add(Grow(start=play.time, length=GROW, picture=field_picture(event.field), target=target, shrinks=True))


def _borrowed(play: Staging, event: af.BonusBorrowed) -> None:
    place = play.layout.spot_of(event.territory)
    play.add(Afterglow(start=play.time, length=GLOW, place=place, colour=play.livery.colour(event.seat)))


# -- cards -------------------------------------------------------------------------------------------------------


def _cycled(play: Staging, event: af.DisplayCycled) -> None:
    for slot, card in enumerate(event.cards):
        _slide(play, card_picture(card), play.layout.display[slot], deck_places(play.layout)[1], "card_slide")
    play.time += CARD / 2


def _shown(play: Staging, event: af.CardShown) -> None:
    """A card comes off the draw pile to a place where another lay before."""
    for slot, card in enumerate(play.after.display):
        changed = play.before.display[slot : slot + 1] != [card]
        if card == event.card and changed and not play.stage.owed("display", slot):
            deck, target = deck_places(play.layout)[0], play.layout.display[slot]
            _slide(play, CARD_BACK, deck, target, "card_flip", {("display", slot): 1})
            return


def _claimed(play: Staging, event: af.CardClaimed) -> None:
    slot = play.before.display.index(event.card) if event.card in play.before.display else 0
    _to_panel(play, event.card, play.layout.display[slot], event.seat, "card_slide")
    play.time += CARD / 2


def _used(play: Staging, event: af.CardUsed) -> None:
    place = hand_place(play.layout, event.seat)
    play.add(
        Afterglow(start=play.time, length=GLOW, sound="card_flip", place=place, colour=play.livery.colour(event.seat))
    )


def _given_up(play: Staging, event: af.CardDiscarded) -> None:
    origin, pile = hand_place(play.layout, event.seat), deck_places(play.layout)[1]
    _slide(play, card_picture(event.card), origin, pile, "card_slide")


def _recovered(play: Staging, event: af.CardRecovered) -> None:
    _to_panel(play, event.card, deck_places(play.layout)[1], event.seat, "card_slide")


def _card_stolen(play: Staging, event: af.CardStolen) -> None:
    origin = hand_place(play.layout, event.victim)
    if event.kept:
        _to_panel(play, event.card, origin, event.seat, "raid")
    else:
        _slide(play, card_picture(event.card), origin, deck_places(play.layout)[1], "raid")


def _to_panel(play: Staging, card: int, origin: Rect, seat: Seat, sound: str) -> None:
    _slide(play, card_picture(card), origin, hand_place(play.layout, seat), sound, {("card", seat, card): 1})


def _slide(
    play: Staging, picture: str, origin: Rect, target: Rect, sound: str, owes: dict[Key, int] | None = None
) -> None:
    size = play.layout.display[0].width
    play.add(
        Slide(
            start=play.time,
            length=CARD,
            owes=owes or {},
            sound=sound,
            picture=picture,
            origin=square(origin, min(origin.width, size)),
            target=square(target, min(target.width, size)),
        )
    )


# -- the turn ----------------------------------------------------------------------------------------------------


def _turn_began(play: Staging, event: af.TurnBegan) -> None:
    place, colour = play.layout.players[event.seat], play.livery.colour(event.seat)
    play.add(Afterglow(start=play.time, length=GLOW, place=place, colour=colour))


def _game_ended(play: Staging, event: af.GameEnded) -> None:
    play.add(Motion(start=play.time, length=WASH, sound="fanfare"))


HANDLERS: dict[type[Event], Callable[[Staging, Any], None]] = {
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
    af.GameEnded: _game_ended,
    af.HubAdvanced: _hub_moved,
    af.Paid: _paid,
    af.ResourcesStolen: _stolen,
    af.TokensReturned: _paid,
    af.Traded: _traded,
    af.TurnBegan: _turn_began,
}
