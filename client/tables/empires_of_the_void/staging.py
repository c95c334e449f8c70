"""What moves: ships along lanes, dice, coins, rings that close, and everything that is announced in passing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect

from client.stage.lights import write
from client.stage.motions import Motion, Slide, Tumble
from client.stage.staging import Handler, Staging, square
from client.tables.empires_of_the_void.layout import EmpiresLayout
from client.tables.empires_of_the_void.looks import CREDIT, FOLDER, PARTS, Livery, bust, card_picture, event_picture
from client.tables.empires_of_the_void.pieces import place_of, stack_pick, strongest
from client.ui.kit import Ui
from client.ui.theme import ACCENT, DANGER, GOLD, TEXT, Colour, TextStyle
from engine.core.game import PALETTE
from engine.core.moves import Event, Seat
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void import events
from engine.games.empires_of_the_void.state import EmpiresState

Play = Staging[EmpiresState, EmpiresLayout, Livery]

STEP, ARRIVAL, BURST, CARD, ROLL, CEREMONY = 0.15, 0.32, 0.5, 0.9, 0.7, 3.0
GROWING: Final = 0.5
"""After this part of the ceremony all has been counted."""
BURST_FRAMES: Final = 8
MANY_COINS: Final = 6
MANY_DICE: Final = 10


@dataclass(slots=True, kw_only=True)
class Burst(Motion):
    """A hull breaks."""

    place: Rect

    def draw(self, ui: Ui, share: float) -> None:
        frames = ui.art.strip(f"{FOLDER}/explosion", BURST_FRAMES, self.place.width)
        ui.surface.blit(frames[min(BURST_FRAMES - 1, int(share * BURST_FRAMES))], self.place)


def node(play: Play, space: int) -> Rect:
    if space not in play.layout.galaxy.spaces:
        return play.layout.board
    return play.at(play.layout.galaxy.node(space))


def stack(play: Play, space: int, seat: Seat) -> Rect:
    if space not in play.layout.galaxy.spaces:
        return play.layout.board
    return play.at(place_of(play.after, play.layout, space, seat))


def credits_of(play: Play, seat: Seat) -> Rect:
    """Where a seat's credits are counted."""
    box, length = play.layout.players[seat], play.layout.length
    return Rect(box.left + length(130), box.top + length(70), length(28), length(28))


def _moved(play: Play, event: events.ShipMoved) -> None:
    """A ship glides along its lane; it joins the stack that is there already."""
    origin, target = stack(play, event.origin, event.owner), stack(play, event.space, event.owner)
    at = stack_pick(event.space, event.owner, _me(play))
    play.cue(at, origin=origin, length=STEP, sound="dock", arc=0.0)
    before = play.before.players[event.owner].ships[event.space]
    if before and strongest(before) == strongest(play.after.players[event.owner].ships[event.space] or before):
        play.fly(play.livery.ship(event.owner, event.ship), origin, target, STEP, arc=0.0, sound="dock")
    play.wait(STEP)


def _built(play: Play, event: events.ShipBuilt) -> None:
    home = game.space_of(event.world)
    origin = play.layout.yard if event.seat == _me(play) else play.layout.players[event.seat]
    target = stack(play, home, event.seat)
    play.cue(stack_pick(home, event.seat, _me(play)), origin=square(origin, target.width), sound="build")
    play.fly(play.livery.ship(event.seat, event.ship), square(origin, target.width), target, ARRIVAL, sound="build")
    play.wait(0.06)


def _me(play: Play) -> Seat:
    """Whose board lies lowest is the one who looks."""
    return max(range(len(play.layout.players)), key=lambda seat: play.layout.players[seat].top)


def _given(play: Play, event: events.ShipsGiven) -> None:
    space = game.space_of(event.world)
    play.cue(stack_pick(space, event.seat, _me(play)), sound="build")
    play.glow(stack(play, space, event.seat), play.livery.colour(event.seat))


def _paid(play: Play, event: events.IncomePaid) -> None:
    """A coin from each planet that pays, and what the race has from its portrait."""
    target = credits_of(play, event.seat)
    held = [planet for planet, holder in enumerate(play.after.holder[: game.HOME]) if holder == event.seat]
    origins = [node(play, game.PLANET_SPACE[planet]) for planet in held][:MANY_COINS]
    for number, origin in enumerate(origins):
        sound = "" if number else "tokens"
        play.fly(CREDIT, square(origin, target.width), target, 0.4, delay=0.04 * number, sound=sound)
    play.glow(play.layout.players[event.seat], GOLD)


def _coins(play: Play, seat: Seat, number: int, origin: Rect) -> None:
    target = credits_of(play, seat)
    play.stream(CREDIT, min(number, MANY_COINS), origin, target)


def _gained(play: Play, event: events.CreditsGained | events.Mined) -> None:
    _coins(play, event.seat, event.credits, play.layout.board)


def _taken(play: Play, event: events.CreditsTaken) -> None:
    _coins(play, event.seat, event.credits, credits_of(play, event.victim))


def _researched(play: Play, event: events.Researched) -> None:
    play.glow(play.layout.tree if event.seat == _me(play) else play.layout.players[event.seat], GOLD, sound="place")


def _world(colour: Colour | None, sound: str) -> Handler:
    """A world changes hands: it lights up in the colour of whoever has it now, or in a colour that warns."""

    def handler(play: Play, event: events.WorldConquered) -> None:
        world = getattr(event, "world", getattr(event, "planet", 0))
        seat = getattr(event, "seat", game.NOBODY)
        light = colour or (play.livery.colour(seat) if seat >= 0 else ACCENT)
        place = node(play, game.space_of(world))
        play.glow(place.inflate(place.width, place.height // 2), light, 0.8, sound)
        play.wait(0.2)

    return handler


def _attack(play: Play, event: events.AttackDeclared) -> None:
    place = node(play, event.space)
    play.glow(place.inflate(place.width * 2, place.height), DANGER, 0.9, "raid")
    play.wait(0.35)


def _failed(play: Play, event: events.AttackFailed) -> None:
    play.glow(node(play, event.space), DANGER, 0.6, "error")


def _lost(play: Play, event: events.ShipsLost) -> None:
    place = stack(play, event.space, event.seat)
    play.add(
        Burst(start=play.time, length=BURST, sound="laser", place=place.inflate(place.width // 2, place.width // 2))
    )
    play.wait(0.26)


def _rolled(play: Play, event: events.DiceRolled) -> None:
    """Dice tumble over the galaxy, in the colour of whoever rolls; those of a battle fall on its stage."""
    if event.cause == game.ATTACK_ROLL:
        return
    dice = [each & 7 for each in event.dice]
    colour = "white" if event.seat < 0 else PALETTE[play.livery.colours[event.seat]]
    side = play.layout.length(54)
    row = min(MANY_DICE, len(dice))
    middle = play.layout.board.center
    for number, value in enumerate(dice[: 2 * MANY_DICE]):
        place = Rect(0, 0, side, side)
        line, column = divmod(number, MANY_DICE)
        place.center = round(middle[0] + (column - (row - 1) / 2) * side * 1.15), middle[1] + line * side * 6 // 5
        play.add(
            Tumble(
                start=play.time,
                length=ROLL,
                sound="" if number else "dice_roll",
                picture=f"alien_frontiers/die_{colour}_{value or 1}",
                strip=f"alien_frontiers/die_{colour}_tumble",
                origin=place.move(-side * 3 if event.seat != game.NOBODY else side * 3, -side),
                target=place,
            )
        )
    play.wait(ROLL)


def _rerolled(play: Play, event: events.DiceRerolled) -> None:
    _rolled(play, events.DiceRolled(event.seat, event.cause, 0, event.after))


def _drawn(play: Play, event: events.EventDrawn) -> None:
    """The card rises over the galaxy, then lies in the strip."""
    board, length = play.layout.board, play.layout.length
    large = Rect(0, 0, length(360), length(225))
    large.center = board.center
    small = square(play.layout.strip, length(34))
    picture = event_picture(event.card)
    play.add(Slide(start=play.time, length=CARD, sound="card_flip", picture=picture, origin=large, target=large))
    play.wait(CARD)
    play.add(Slide(start=play.time, length=0.3, picture=picture, origin=large, target=small))


@dataclass(slots=True, kw_only=True)
class Reckoning(Motion):
    """A row of a scoring: bars that grow over the galaxy, and the sum that counts up beside them."""

    place: Rect
    colour: Colour
    face: str
    name: str
    parts: tuple[int, ...]
    most: int
    """The largest sum of all, which fills the room."""

    def draw(self, ui: Ui, share: float) -> None:
        grown, box = min(1.0, share / GROWING), self.place
        ui.panel(box, radius=10, edge=(*self.colour, 255), fill=(10, 13, 28, 240))
        pad = box.height // 10
        face = Rect(box.left + pad, box.top + pad, box.height - 2 * pad, box.height - 2 * pad)
        ui.picture(self.face, face)
        name = Rect(face.right + pad, box.top, box.width // 5, box.height)
        write(ui, self.name, name, TextStyle("body", "Bold", self.colour))
        total = Rect(box.right - box.width // 8, box.top, box.width // 8 - 2 * pad, box.height)
        write(ui, f"+{round(grown * sum(self.parts))}", total, TextStyle("title", "Bold", GOLD), "right")
        left, room = name.right + pad, total.left - name.right - 2 * pad
        for part, colour in zip(self.parts, PARTS, strict=True):
            bar = Rect(
                left, box.top + box.height // 4, round(room * grown * part / max(1, self.most)) - 3, box.height // 2
            )
            if bar.width <= 0:
                continue
            if ui.draws:
                pygame.draw.rect(ui.surface, colour, bar, border_radius=6)
            if bar.width > box.height // 3:
                write(ui, str(part), bar, TextStyle("body", "Bold", TEXT), "center")
            left = bar.right + 3


def _scored(play: Play, event: events.Scored) -> None:
    """All rows of a scoring stand together; points are counted once they have been read."""
    length, board, players = play.layout.length, play.layout.board, play.after.players
    parts = (event.planets, event.technologies, event.council, event.other)
    box = Rect(0, 0, min(length(860), board.width - length(40)), length(92))
    box.center = board.centerx, board.centery + round((event.seat - (len(players) - 1) / 2) * length(102))
    play.add(
        Reckoning(
            start=play.time,
            length=CEREMONY,
            owes={("points", event.seat): sum(parts)},
            sound="" if event.seat else "fanfare",
            place=box,
            colour=play.livery.colour(event.seat),
            face=bust(players[event.seat].race),
            name=play.words.seat(event.seat) if play.words else "",
            parts=parts,
            most=max(play.after.scorings[-1]),
        )
    )
    if event.seat == len(players) - 1:
        play.wait(CEREMONY)


def _played(play: Play, event: events.AbilityPlayed) -> None:
    origin = square(play.layout.players[event.seat], play.layout.length(120))
    large = Rect(0, 0, play.layout.length(320), play.layout.length(200))
    large.center = play.layout.board.center
    picture = card_picture(event.ability)
    play.add(Slide(start=play.time, length=0.7, sound="card_slide", picture=picture, origin=origin, target=large))
    play.wait(0.5)


def _cards(play: Play, event: events.CardsDrawn) -> None:
    box = play.layout.hand if event.seat == _me(play) else play.layout.players[event.seat]
    play.glow(box, ACCENT, 0.4, "card_slide")


def _offer(play: Play, event: events.OfferSent) -> None:
    play.glow(play.layout.players[event.offer.partner], play.livery.colour(event.offer.sender), 0.5, "card_flip")


def _turn(play: Play, event: events.TurnBegan) -> None:
    play.glow(play.layout.players[event.seat], play.livery.colour(event.seat), 0.6)


HANDLERS: Mapping[type[Event], Handler] = {
    events.ShipMoved: _moved,
    events.ShipBuilt: _built,
    events.ShipsGiven: _given,
    events.IncomePaid: _paid,
    events.CreditsGained: _gained,
    events.Mined: _gained,
    events.CreditsTaken: _taken,
    events.Researched: _researched,
    events.WorldConquered: _world(None, "raid"),
    events.WorldRegained: _world(None, "place"),
    events.AllianceMade: _world(None, "fanfare"),
    events.PlanetLiberated: _world(GOLD, "place"),
    events.PlanetFreed: _world(DANGER, "defeat"),
    events.Infested: _world((150, 220, 60), "place"),
    events.RebellionBegan: _world(DANGER, "alarm"),
    events.PiratesCame: _world(DANGER, "alarm"),
    events.AttackDeclared: _attack,
    events.AttackFailed: _failed,
    events.ShipsLost: _lost,
    events.DiceRolled: _rolled,
    events.DiceRerolled: _rerolled,
    events.EventDrawn: _drawn,
    events.Scored: _scored,
    events.AbilityPlayed: _played,
    events.CardsDrawn: _cards,
    events.OfferSent: _offer,
    events.TurnBegan: _turn,
}
