"""How events are seen: where cards come from, what a ship passes, and what is told of an encounter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pygame import Rect

from client.stage.motions import Motion
from client.stage.picks import Pick
from client.stage.staging import FLY, STAGGER, Handler, Staging, square
from client.tables.starfarers import looks
from client.tables.starfarers.layout import POINT_AT, WORLD_AT, StarfarersLayout, around
from client.tables.starfarers.looks import Livery
from client.tables.starfarers.scenes import Duel, Roll, Shake, Told
from client.tables.starfarers.story import family_of, story
from client.tables.starfarers.tray import stack_place
from client.ui.theme import ACCENT, GOLD, WARNING
from engine.core.moves import Event, Seat
from engine.games.starfarers import events as e
from engine.games.starfarers.board import SITES, SITES_BY
from engine.games.starfarers.components import CHITS, GOALS, HIDDEN, KINDS, NO_CARD, PARTS, Hand
from engine.games.starfarers.state import OPEN, StarfarersState


class Play(Staging[StarfarersState, StarfarersLayout, Livery]):
    """What encounters tell is put together from several events."""

    family = -1
    """Of the card drawn just now."""
    notes = ""
    """Answers and comparisons, which stand above the passage that follows from them."""


CARD: Final = 0.34
EACH_LINE, LONGEST_FLIGHT = 0.11, 0.9
SHAKING, DUEL = 0.9, 2.6
EACH_LETTER, LONGEST_READING = 0.035, 6.0
FIRST_PART: Final = len(GOALS) - len(PARTS) - 1


# -- places --------------------------------------------------------------------------------------------------------


def _point(play: Play, point: int, side: float = 60) -> Rect:
    return play.at(around(POINT_AT[point], side))


def _world(play: Play, site: int) -> Rect:
    return play.at(around(WORLD_AT[site], 90))


def _purse(play: Play, seat: Seat, kind: int) -> Rect:
    """Where cards of a seat are seen: my stacks, others’ panels."""
    if seat == play.layout.own:
        return stack_place(play.layout.stacks[kind] if kind != HIDDEN else play.layout.stacks[2])
    return square(play.layout.players[seat], play.layout.length(56))


def _bank(play: Play) -> Rect:
    """The bank is nowhere on the table: cards come from above the galaxy and go there."""
    board = play.layout.board
    return Rect(board.centerx - 30, board.top - 60, 60, 84)


def _card(play: Play, kind: int, origin: Rect, target: Rect, gains: Seat | None, delay: float, sound: str = "") -> None:
    """A card flies; whoever gets it counts it when it has arrived."""
    owes: dict[tuple[object, ...], int] = {}
    if gains is not None:
        owes = {("size", gains): 1}
        if kind != HIDDEN:
            owes["hand", gains, kind] = 1
    picture = looks.BACK if kind == HIDDEN else looks.face(kind)
    size = play.layout.length(70)
    play.fly(picture, square(origin, size), square(target, size), CARD, delay=delay, owes=owes, sound=sound, arc=0.12)


def _cards(play: Play, cards: Hand, giver: Seat | None, receiver: Seat | None, start: Rect | None = None) -> None:
    """Cards from hand to hand, or from and to the bank, one after the other."""
    order = 0
    for kind in KINDS:
        for _ in range(cards[kind]):
            origin = start or (_bank(play) if giver is None else _purse(play, giver, kind))
            target = _bank(play) if receiver is None else _purse(play, receiver, kind)
            _card(play, kind, origin, target, receiver, order * STAGGER, "" if order else "card_slide")
            order += 1
    if order:
        play.wait(CARD * 0.7)


# -- production ----------------------------------------------------------------------------------------------------


def _thrown(play: Play, event: e.DiceThrown) -> None:
    play.add(Roll(start=play.time, length=0.55, sound="dice_roll", place=play.layout.dice, dice=event.dice))
    play.wait(0.55)
    for site in SITES:
        chit = play.after.chits[site]
        if chit >= 0 and play.after.seen[site] & OPEN and event.total in CHITS[chit].numbers:
            colour = looks.RESOURCE_COLOURS[play.after.resource(site)]
            play.glow(_world(play, site), colour, 0.9)


def _produced(play: Play, event: e.Produced) -> None:
    """From the worlds that produce to whoever has settled there."""
    player, total = play.after.players[event.seat], sum(play.after.dice)
    order = 0
    left = list(event.cards)
    for point in player.colonies + player.spaceports:
        for site in SITES_BY[point]:
            chit, kind = play.after.chits[site], play.after.resource(site)
            if chit >= 0 and total in CHITS[chit].numbers and left[kind]:
                left[kind] -= 1
                sound = "" if order else "tokens"
                _card(
                    play, kind, _world(play, site), _purse(play, event.seat, kind), event.seat, order * STAGGER, sound
                )
                order += 1
    _cards(play, tuple(left), None, event.seat)
    play.wait(0.12)


def _short(play: Play, event: e.BankShort) -> None:
    play.glow(stack_place(play.layout.stacks[event.kind]), WARNING, 0.9, "alarm")


def _tribute(play: Play, event: e.TributePaid) -> None:
    _cards(play, event.cards, event.seat, None)


def _stolen(play: Play, event: e.CardStolen) -> None:
    origin, target = _purse(play, event.victim, event.kind), _purse(play, event.seat, event.kind)
    _card(play, event.kind, origin, target, event.seat, 0.0, "card_slide")
    play.wait(CARD)


def _given(play: Play, event: e.CardGiven) -> None:
    origin, target = _purse(play, event.seat, event.kind), _purse(play, event.receiver, event.kind)
    _card(play, event.kind, origin, target, event.receiver, 0.0, "card_slide")
    play.wait(CARD * 0.5)


def _reserve(play: Play, event: e.ReserveDrawn) -> None:
    _card(play, event.kind, play.layout.reserve, _purse(play, event.seat, event.kind), event.seat, 0.0, "card_flip")
    play.wait(CARD * 0.7)


def _paid(play: Play, event: e.Paid) -> None:
    _cards(play, event.cards, event.seat, None)


def _received(play: Play, event: e.Received) -> None:
    _cards(play, event.cards, None, event.seat)


def _banked(play: Play, event: e.BankTraded) -> None:
    _cards(play, event.paid, event.seat, None)
    _card(play, event.take, _bank(play), _purse(play, event.seat, event.take), event.seat, 0.0)


def _dealt(play: Play, event: e.DealClosed) -> None:
    """Cards cross between the two."""
    before = play.time
    _cards(play, event.give, event.seat, event.partner)
    play.time = before
    _cards(play, event.want, event.partner, event.seat)
    play.wait(0.1)


def _spoke(play: Play, event: Any) -> None:
    """Somebody says something: the card of whoever speaks lights up."""
    play.glow(play.layout.players[event.seat], play.livery.colour(event.seat), 0.6, "pick")


# -- building ------------------------------------------------------------------------------------------------------


def _source(play: Play, seat: Seat, goal: int) -> Rect:
    return play.layout.builds[goal] if seat == play.layout.own else square(play.layout.players[seat])


def _launched(play: Play, event: e.ShipBuilt | e.FreeShipPlaced) -> None:
    origin = _source(play, event.seat, event.ship)
    play.cue(Pick("ship", event.seat, event.transporter), origin=origin, length=0.4, sound="build", landing="dock")
    play.wait(0.4)


def _ringed(play: Play, event: e.SpaceportBuilt | e.SpaceportPlaced) -> None:
    play.cue(Pick("point", event.point), origin=_source(play, event.seat, 2), length=0.45, sound="build")
    play.glow(_point(play, event.point), play.livery.colour(event.seat), 0.8)
    play.wait(0.3)


def _part(play: Play, event: e.PartGained) -> None:
    target = play.layout.mothership if event.seat == play.layout.own else play.layout.players[event.seat]
    picture = play.livery.part(event.part, event.seat)
    origin = square(_source(play, event.seat, FIRST_PART + event.part), play.layout.length(60))
    play.fly(picture, origin, square(target, play.layout.length(60)), 0.45, sound="build")
    play.wait(0.3)


def _part_lost(play: Play, event: e.PartLost) -> None:
    origin = play.layout.mothership if event.seat == play.layout.own else play.layout.players[event.seat]
    size = play.layout.length(60)
    target = square(origin, size).move(play.layout.length(40), play.layout.length(260))
    play.fly(play.livery.part(event.part, event.seat), square(origin, size), target, 0.6, sound="raid", arc=0.0)


def _fame(play: Play, event: e.FameGained) -> None:
    target = play.layout.mothership if event.seat == play.layout.own else play.layout.players[event.seat]
    size = play.layout.length(54)
    for order in range(event.amount):
        play.fly(
            looks.FAME,
            square(_bank(play), size),
            square(target, size),
            0.5,
            delay=order * 0.12,
            owes={("fame", event.seat): 1},
            sound="tokens",
        )
    play.wait(0.4)


# -- flight --------------------------------------------------------------------------------------------------------


def _shaken(play: Play, event: e.MothershipShaken) -> None:
    """The ship tilts and rattles; the speed counts only then."""
    own = event.seat == play.layout.own
    player = play.after.players[event.seat]
    picture = play.livery.mothership(event.seat, player.parts, player.fame) if own else ""
    owes: dict[tuple[object, ...], int] = {("shake",): 1}
    play.add(
        Shake(
            start=play.time, length=SHAKING, owes=owes, sound="dice_roll", picture=picture, place=play.layout.mothership
        )
    )
    play.wait(SHAKING)
    if 0 in event.balls:
        play.glow(play.layout.mothership, (255, 70, 60), 0.8, "alarm")


def _flew(play: Play, event: e.ShipFlew) -> None:
    """Along the lanes."""
    length = min(LONGEST_FLIGHT, EACH_LINE * (len(event.way) - 1)) + 0.1
    way = [_point(play, point) for point in event.way]
    play.cue(Pick("ship", event.seat, event.transporter), length=length, sound="teleport", landing="dock", way=way)
    play.wait(length)


def _jumped(play: Play, event: e.ShipJumped) -> None:
    play.glow(_point(play, event.origin), ACCENT, 0.5, "teleport")
    play.cue(Pick("ship", event.seat, event.transporter), length=0.6, landing="dock", arc=0.0)
    play.wait(0.6)


def _looked(play: Play, event: e.ChitSeen) -> None:
    play.glow(_world(play, event.site), GOLD if event.seat == play.layout.own else play.livery.colour(event.seat), 0.7)
    play.sound("card_flip")


def _turned(play: Play, event: e.ChitTurned) -> None:
    play.glow(_world(play, event.site), (255, 255, 255), 0.7, "card_flip")
    play.wait(0.2)


def _taken(play: Play, event: e.ChitTaken) -> None:
    record = CHITS[event.chit]
    picture = f"{looks.FOLDER}/pirates_{record.pirates}" if record.pirates else f"{looks.FOLDER}/ice_1"
    target = square(play.layout.players[event.seat], play.layout.length(50))
    play.fly(picture, _world(play, event.site), target, 0.5, sound="laser" if record.pirates else "raid")
    play.wait(0.4)


def _founded(play: Play, event: e.ColonyFounded | e.StationFounded) -> None:
    """The ship splits: its cargo lands in a ring of light, its hull flies home."""
    play.cue(Pick("point", event.point), length=0.5, landing="colony_land")
    play.glow(_point(play, event.point), play.livery.colour(event.seat), 1.0)
    play.wait(0.5)


def _befriended(play: Play, event: e.CardBefriended) -> None:
    size = play.layout.length(90)
    origin = square(play.layout.peoples[0].unionall(list(play.layout.peoples)), size)
    play.fly(looks.card(event.card), origin, square(play.layout.players[event.seat], size), 0.5, sound="card_slide")
    play.wait(0.4)


def _token(play: Play, event: e.TokenMoved) -> None:
    size = play.layout.length(70)
    panels = play.layout.players
    origin = panels[event.before] if event.before >= 0 else play.layout.peoples[event.people]
    play.fly(looks.base(event.people), square(origin, size), square(panels[event.after], size), 0.6, sound="fanfare")
    play.wait(0.5)


def _won(play: Play, event: e.GameWon) -> None:
    play.add(Motion(start=play.time, length=1.2, sound="fanfare"))
    play.glow(play.layout.players[event.seat], play.livery.colour(event.seat), 1.8)


def _lit(play: Play, event: Any) -> None:
    """Whoever it is about lights up."""
    play.glow(play.layout.players[event.seat], play.livery.colour(event.seat), 0.8)
    play.wait(FLY * 0.5)


# -- encounters ----------------------------------------------------------------------------------------------------


def _met(play: Play, event: e.EncounterDrawn) -> None:
    play.family = event.family


def _noted(play: Play, event: Event) -> None:
    assert play.words is not None
    play.notes = f"{play.notes} {play.words.event(event)}".strip()


def _read(play: Play, event: e.PassageRead) -> None:
    """Read to everybody, but for the last passage while the card lies there: it is written on it."""
    assert play.words is not None
    if play.after.encounter != NO_CARD and play.after.read[-1:] == (event.passage,):
        return
    text, effects = story(play.words, event.passage)
    length = min(LONGEST_READING, 1.2 + EACH_LETTER * (len(text) + len(effects) + len(play.notes)))
    family = play.family if play.family >= 0 or not play.before.read else family_of(play.before)
    play.add(
        Told(
            start=play.time,
            length=length,
            sound="card_flip",
            place=play.layout.encounter,
            unit=play.layout.unit,
            family=max(0, family),
            title=f"{play.words.seat(event.seat)} · {play.words.name('family', max(0, family))}",
            notes=play.notes,
            text=text,
            effects=effects,
        )
    )
    play.notes = ""
    play.wait(length)


def _fought(play: Play, event: e.DuelFought) -> None:
    assert play.words is not None
    seats = event.seat, event.rival
    players = [play.after.players[seat] for seat in seats]
    play.add(
        Duel(
            start=play.time,
            length=DUEL,
            sound="dice_roll",
            place=play.layout.encounter,
            unit=play.layout.unit,
            ships=tuple(play.livery.mothership(s, p.parts, p.fame) for s, p in zip(seats, players, strict=True)),
            names=tuple(play.words.seat(seat) for seat in seats),
            colours=tuple(play.livery.colour(seat) for seat in seats),
            balls=(event.balls, event.rival_balls),
            parts=(event.parts, event.rival_parts),
            totals=(event.total, event.rival_total),
        )
    )
    play.wait(DUEL)
    _noted(play, event)


HANDLERS: Final[Mapping[type[Event], Handler]] = {
    e.DiceThrown: _thrown,
    e.Produced: _produced,
    e.BankShort: _short,
    e.TributePaid: _tribute,
    e.CardStolen: _stolen,
    e.CardGiven: _given,
    e.ReserveDrawn: _reserve,
    e.Paid: _paid,
    e.Received: _received,
    e.BankTraded: _banked,
    e.DealClosed: _dealt,
    e.Offered: _spoke,
    e.Accepted: _spoke,
    e.Refused: _spoke,
    e.Countered: _spoke,
    e.Wished: _spoke,
    e.ShipBuilt: _launched,
    e.FreeShipPlaced: _launched,
    e.SpaceportBuilt: _ringed,
    e.SpaceportPlaced: _ringed,
    e.PartGained: _part,
    e.PartLost: _part_lost,
    e.FameGained: _fame,
    e.MothershipShaken: _shaken,
    e.ShipFlew: _flew,
    e.ShipJumped: _jumped,
    e.ChitSeen: _looked,
    e.ChitTurned: _turned,
    e.ChitTaken: _taken,
    e.ColonyFounded: _founded,
    e.StationFounded: _founded,
    e.CardBefriended: _befriended,
    e.TokenMoved: _token,
    e.GameWon: _won,
    e.EncounterDrawn: _met,
    e.PassageRead: _read,
    e.EncounterAnswered: _noted,
    e.NothingGiven: _noted,
    e.FlightTried: _noted,
    e.TableShaken: _noted,
    e.DuelFought: _fought,
    e.FreeShipWon: _lit,
    e.ShipGrounded: _lit,
    e.JumpGranted: _lit,
}
