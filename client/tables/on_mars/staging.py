"""Events whose motion does not follow from where pieces lie: order, origin, sound and light."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pygame import Rect

from client.stage.motions import Dust, Motion
from client.stage.picks import Pick
from client.stage.staging import Handler, Staging, square
from client.tables.on_mars.desk import PACES, Desk
from client.tables.on_mars.layout import MarsLayout
from client.tables.on_mars.looks import (
    CRYSTAL_PICTURE,
    SHUTTLE_BURNING,
    Livery,
    good_picture,
    print_picture,
    scientist_picture,
    tech_picture,
)
from client.tables.on_mars.pieces import COLONY_PADS, ORBIT_BAYS
from client.ui.theme import GOLD, Colour
from engine.core.moves import Event, Seat
from engine.games.on_mars import events as om
from engine.games.on_mars.components import GENERATOR, LACERDA, ORBIT, RESOURCES, kind_for
from engine.games.on_mars.hexes import COORDINATES
from engine.games.on_mars.state import OnMarsState


class Play(Staging[OnMarsState, MarsLayout, Livery]):
    """Knows whose board lies in the console."""

    me: Seat = 0
    desk: Desk = Desk()


TREAD: Final = 0.16
"""Seconds that a Bot or Rover takes for a hex."""
LEVEL_GLOW: Final = 1.5
AIR: Final[Colour] = (255, 190, 130)


# -- places ------------------------------------------------------------------------------------------------------


def hex_place(play: Play, place: int) -> Rect:
    return play.at(play.layout.grid.box(COORDINATES[place]))


def card(play: Play, seat: Seat) -> Rect:
    """The panel of a seat: those beside oneself lie in seat order."""
    seats = len(play.layout.players)
    return play.layout.players[(seat - play.me) % seats]


def is_shown(play: Play, seat: Seat) -> bool:
    """Does that seat's board lie in the console, where everything is a piece?"""
    return seat == play.me


def action_place(play: Play, action: int) -> Rect:
    if action in ORBIT_BAYS:
        return play.layout.bay_row(ORBIT_BAYS.index(action))
    return play.layout.pad(COLONY_PADS.index(action))


# -- rounds and turns --------------------------------------------------------------------------------------------


def _turn(play: Play, event: Any) -> None:
    play.glow(card(play, event.seat), play.livery.colour(event.seat))
    play.source = card(play, event.seat)


def _round(play: Play, event: om.RoundBegan) -> None:
    play.glow(play.layout.flight, GOLD)


def _chosen(play: Play, event: om.ActionChosen) -> None:
    play.glow(action_place(play, event.action), play.livery.colour(event.seat), sound="pick")
    play.source = action_place(play, event.action)
    play.wait(TREAD)


def _executive(play: Play, event: om.ExecutiveChosen) -> None:
    if is_shown(play, event.seat):
        play.glow(play.layout.plate(event.slot), play.livery.colour(event.seat))
        play.source = play.layout.plate(event.slot)
    else:
        play.glow(card(play, event.seat), play.livery.colour(event.seat))
    play.sound("pick")
    play.wait(TREAD)


def _used(play: Play, event: om.BuildingUsed) -> None:
    place = hex_place(play, play.after.site[event.blueprint])
    play.glow(place, play.livery.colour(event.owner), sound="teleport")
    play.source = place
    play.wait(TREAD)


def _ended(play: Play, event: Event) -> None:
    play.glow(play.layout.flight, GOLD, LEVEL_GLOW, "fanfare")


# -- people and goods --------------------------------------------------------------------------------------------


def _people(play: Play, event: Any) -> None:
    """Colonists of others come from their cards."""
    action = getattr(event, "action", None)
    if not is_shown(play, event.seat):
        play.cue(("colonist", event.seat), origin=card(play, event.seat), sound="place")
        if action is not None:
            play.fly(
                play.livery.of(event.seat, "colonist"),
                square(card(play, event.seat), 30),
                square(action_place(play, action), 30),
            )
    else:
        play.cue(("colonist", event.seat), sound="place")
    play.wait(TREAD)


def _arrived(play: Play, event: om.ColonistsArrived) -> None:
    play.cue(("colonist", event.seat), origin=play.source or play.layout.flight, sound="join")
    play.wait(TREAD)


def _goods(play: Play, event: om.GoodsGained) -> None:
    origin = play.source or card(play, event.seat)
    if is_shown(play, event.seat):
        play.cue(("good", event.good), origin=square(origin, 40), sound="tokens")
    else:
        play.stream(good_picture(event.good), event.amount, origin, square(card(play, event.seat), 34))
    play.wait(TREAD)


def _crystals(play: Play, event: om.CrystalsGained) -> None:
    origin = play.source or card(play, event.seat)
    if is_shown(play, event.seat):
        play.cue("crystal", origin=square(origin, 40), sound="crystal")
    else:
        play.stream(CRYSTAL_PICTURE, event.amount, origin, square(card(play, event.seat), 34), sound="crystal")
    play.wait(TREAD)


def _paid(play: Play, event: Any) -> None:
    if not is_shown(play, event.seat):
        goods = event.goods if isinstance(event, om.GoodsPaid) else (*(0,) * RESOURCES, event.amount)
        for good, amount in enumerate(goods):
            if amount:
                play.fly(good_picture(good), square(card(play, event.seat), 30), square(play.layout.bays, 20))
    play.sound("tokens")


def _item(play: Play, event: om.ItemTaken) -> None:
    play.source = play.layout.bay_row(4)


def _scored(play: Play, event: om.Scored) -> None:
    play.tell_points(event.seat, event.op, card(play, event.seat))


# -- cards and Techs ---------------------------------------------------------------------------------------------


def _card_taken(picture: Any, sound: str = "card_slide") -> Handler:
    """A card flies from its drawer's handle to whoever took it."""

    def handle(play: Play, event: Any) -> None:
        seat = event.seat
        target = play.layout.wells["cards"] if is_shown(play, seat) else card(play, seat)
        play.fly(picture(event), square(play.layout.handles, 60), square(target, 60), 0.42, sound=sound)
        play.wait(0.3)

    return handle


def _tech(play: Play, event: Any) -> None:
    if is_shown(play, event.seat):
        box = play.layout.lab_hex(event.space)
        play.cue(("tech", event.tech), origin=action_place(play, 6), sound="dock")
        play.glow(box, GOLD)
        play.source = box
    else:
        play.fly(tech_picture(event.tech), square(action_place(play, 6), 40), square(card(play, event.seat), 40))
        play.glow(card(play, event.seat), play.livery.colour(event.seat))
    play.wait(0.25)


def _tech_used(play: Play, event: om.TechUsed) -> None:
    target = play.source or play.layout.board
    play.beam(square(card(play, event.owner), 20), square(target, 20), sound="teleport")


def _mission(play: Play, event: Any) -> None:
    for number, mission in enumerate(play.after.missions):
        if mission == event.mission:
            place = play.layout.missions[min(number, len(play.layout.missions) - 1)]
            play.glow(place, GOLD, sound="fanfare" if isinstance(event, om.MissionCompleted) else "tick")


# -- the surface -------------------------------------------------------------------------------------------------


def _built(play: Play, event: om.BuildingPlaced) -> None:
    place = hex_place(play, event.place)
    sky = place.move(0, -place.height * 2)
    play.cue(("building", kind_for(event.building, event.seat)), origin=sky, landing="colony_land", arc=0.0)
    play.add(Dust(start=play.time + 0.3, length=0.7, centre=place.center, reach=place.width // 2))
    play.source = place
    play.wait(0.34)


def _appeared(play: Play, event: om.CrystalsAppeared) -> None:
    origin = square(play.source or play.layout.board, 30)
    for place in event.places:
        play.cue(Pick("hex", place), origin=origin, sound="crystal")
    play.wait(0.2)


def _moved(thing: str, sound: str) -> Handler:
    def handle(play: Play, event: Any) -> None:
        play.cue((thing, event.seat), length=TREAD * 2, sound=sound, arc=0.04)
        play.source = hex_place(play, event.target)

    return handle


def _displaced(play: Play, event: om.PieceDisplaced) -> None:
    play.cue(("rover" if event.rover else "bot", event.seat), length=0.3, sound="tick", arc=0.4)


def _collected(play: Play, event: om.CrystalCollected) -> None:
    play.source = hex_place(play, event.place)
    if not is_shown(play, event.seat):
        play.sink = square(card(play, event.seat), 30)


def _landed(play: Play, event: Any) -> None:
    place = hex_place(play, event.place)
    sky = place.move(0, -place.height * 4)
    tile = getattr(event, "tile", None)
    kind = ("tile", tile) if tile is not None else ("bot", event.seat)
    play.cue(kind, origin=sky, length=0.42, landing="place", arc=0.0)
    play.add(Dust(start=play.time + 0.4, length=0.6, centre=place.center, reach=place.width // 3))
    play.wait(0.3)


def _settled(play: Play, event: om.ShelterSettled) -> None:
    _built(play, om.BuildingPlaced(event.seat, 5, event.place, 1))
    play.cue(("bot", event.seat), origin=hex_place(play, event.place))


def _upgraded(play: Play, event: om.BuildingUpgraded) -> None:
    place = hex_place(play, event.place)
    play.cue(("beacon", event.seat), origin=card(play, event.seat), landing="build")
    play.glow(place, play.livery.colour(event.seat), 0.9)
    play.source = place
    play.wait(0.3)


def _tile_taken(play: Play, event: Any) -> None:
    play.source = hex_place(play, event.place)
    if isinstance(event, om.TileTaken):
        play.sink = square(card(play, event.seat), 40)
        play.sound("card_flip")


def _raised(play: Play, event: om.LssRaised) -> None:
    width = play.layout.lss.width // 4
    place = Rect(play.layout.lss.left + (event.building - GENERATOR) * width, play.layout.lss.top, width, 10)
    place.height = play.layout.lss.height
    play.glow(place, AIR, 0.8, "tick")
    play.wait(0.2)


def _level(play: Play, event: om.LevelReached) -> None:
    play.glow(play.layout.lss, AIR, LEVEL_GLOW, "fanfare")
    play.glow(play.layout.board, AIR, LEVEL_GLOW)
    play.wait(0.6)


def _ship(play: Play, event: om.ShipWelcomed) -> None:
    if is_shown(play, event.seat):
        play.cue(("ship", event.seat), sound="build", arc=0.5, length=0.4)
        play.source = play.layout.hangar()
    else:
        play.glow(card(play, event.seat), play.livery.colour(event.seat), sound="build")
    play.wait(0.3)


# -- travel ------------------------------------------------------------------------------------------------------


def _shuttle(play: Play, event: om.ShuttleMoved) -> None:
    if event.flew:
        ends = [square(play.layout.berth(side, 2), 54) for side in (1 - event.side, event.side)]
        play.fly(SHUTTLE_BURNING, ends[0], ends[1], 0.9, sound="teleport", arc=0.3)
        play.wait(0.6)
    play.glow(play.layout.flight, GOLD)


def _space(play: Play, event: om.SpaceTaken) -> None:
    play.glow(play.layout.bead(event.space), play.livery.colour(event.seat), 0.7, "place")
    play.source = play.layout.bead(event.space)


def _travelled(play: Play, event: om.Travelled) -> None:
    place = play.layout.bays if event.side == ORBIT else play.layout.pads
    play.glow(place, play.livery.colour(event.seat), 0.7, "teleport")
    play.source = play.layout.flight


def _revealed(play: Play, event: om.CardRevealed) -> None:
    """The beats of Lacerda's turn follow each other slowly enough to be read."""
    play.glow(play.layout.column, play.livery.colour(LACERDA), 0.6, "relay")
    pace = PACES[play.desk.pace][1]
    for number, beat in enumerate(play.desk.beats):
        beat.start = play.motions.clock + play.time + number * pace
    play.add(Motion(start=play.time, length=pace * len(play.desk.beats)))
    play.wait(pace)


def _decided(play: Play, event: om.LacerdaDecided) -> None:
    """What he aims at is looked at before it happens."""
    target = next((beat.start for beat in play.desk.beats if beat.kind == "result"), 0.0) - play.motions.clock
    if event.reason not in ("mission", "cannot_pay", "slot_taken"):
        play.wait(max(0.0, target - play.time))


def _sounds(name: str) -> Handler:
    def handle(play: Play, event: Event) -> None:
        play.sound(name)

    return handle


HANDLERS: Mapping[type[Event], Handler] = {
    om.RoundBegan: _round,
    om.TurnBegan: _turn,
    om.ActionChosen: _chosen,
    om.ExecutiveChosen: _executive,
    om.BuildingUsed: _used,
    om.EndTriggered: _ended,
    om.GameEnded: _ended,
    om.SoloJudged: _ended,
    om.Scored: _scored,
    om.GoodsGained: _goods,
    om.CrystalsGained: _crystals,
    om.GoodsPaid: _paid,
    om.CrystalsPaid: _paid,
    om.ItemTaken: _item,
    om.CrowdPaid: _people,
    om.ColonistPlaced: _people,
    om.ColonistsWorked: _people,
    om.ColonistsReturned: _people,
    om.ColonistsArrived: _arrived,
    om.TechTaken: _tech,
    om.TechDeveloped: _tech,
    om.TechUsed: _tech_used,
    om.BlueprintTaken: _card_taken(lambda event: print_picture(event.blueprint)),
    om.ScientistHired: _card_taken(lambda event: scientist_picture(event.scientist)),
    om.ContractTaken: _card_taken(lambda event: "om_earth:globe"),
    om.OfferRefilled: _sounds("card_slide"),
    om.OfferDrawn: _sounds("card_flip"),
    om.BlueprintsShown: _sounds("card_flip"),
    om.GridRefilled: _sounds("card_flip"),
    om.WarehouseRefilled: _sounds("tokens"),
    om.ContractCompleted: _card_taken(lambda event: "om_earth:globe", "fanfare"),
    om.GoalCompleted: _card_taken(lambda event: "on_mars/beacon_white", "fanfare"),
    om.MissionAdvanced: _mission,
    om.MissionCompleted: _mission,
    om.BotMoved: _moved("bot", "tick"),
    om.RoverMoved: _moved("rover", "tick"),
    om.CrystalCollected: _collected,
    om.PieceDisplaced: _displaced,
    om.BuildingPlaced: _built,
    om.CrystalsAppeared: _appeared,
    om.LssRaised: _raised,
    om.BuildingUpgraded: _upgraded,
    om.TileTaken: _tile_taken,
    om.TileRemoved: _tile_taken,
    om.ShipWelcomed: _ship,
    om.BotArrived: _landed,
    om.LevelReached: _level,
    om.ShelterSettled: _settled,
    om.SpaceTaken: _space,
    om.ShuttleMoved: _shuttle,
    om.Travelled: _travelled,
    om.DiscoveryPlaced: _landed,
    om.CardRevealed: _revealed,
    om.SoloDeckShuffled: _sounds("card_slide"),
    om.LacerdaDecided: _decided,
}
QUIET: frozenset[type[Event]] = frozenset(
    [
        om.GoalDiscarded,
        om.VandalismDrawn,
        om.VandalismShuffled,
        om.BuildingGuarded,
        om.BotLaid,
        om.BotsStoodUp,
        om.BuildingVandalised,
        om.BlackoutFell,
        om.BuildingRepaired,
        om.UnitMoved,
        om.TimePassed,
        om.BlackoutEnded,
    ]
)
"""Told by the log."""
