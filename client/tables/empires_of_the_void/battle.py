"""The stage of a battle: both fleets by initiative, their dice as they fall, and what is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import pygame
from pygame import Rect, Surface

from client.stage.lights import FINE_STRONG, shine, write
from client.stage.motions import Motion
from client.stage.picks import Pick
from client.tables.empires_of_the_void.looks import Livery, bust, world_picture
from client.tables.empires_of_the_void.parts import QUIET, Drawing, percent
from client.ui.kit import Ui
from client.ui.theme import ACCENT, DANGER, GOLD, MUTED, TEXT, TextStyle
from engine.core.game import PALETTE
from engine.core.moves import Event, Seat
from engine.core.words import Words
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void import events
from engine.games.empires_of_the_void.battle import ToLose
from engine.games.empires_of_the_void.control import ToBefriend, ToTakeControl
from engine.games.empires_of_the_void.forecast import assault
from engine.games.empires_of_the_void.moves import Lose
from engine.games.empires_of_the_void.odds import LOSS_ORDER, PRIZE_ORDER
from engine.games.empires_of_the_void.rolls import failed
from engine.games.empires_of_the_void.state import EmpiresState

ENTRY_SECONDS: Final = 0.5
AGAIN_SECONDS: Final = 0.9
LONGEST: Final = 2.4
"""A battle one only watches takes no longer than this, at normal speed."""
UNARMED: Final = 6
"""The row of those who never fire."""
FINAL = (
    *(events.AttackFailed, events.BattleEnded, events.CeasefireMade, events.PiratesBeaten, events.RebellionCrushed),
    *(events.InfestationRemoved, events.WorldConquered, events.WorldRegained, events.ControlDeclined),
)
"""What ends an Attack."""
HEADING = TextStyle("title", "Bold", TEXT, display=True)

Entry = tuple[str, int, tuple[int, ...]]
"""What happened: "roll" or "lost", to which side, and the dice or ships."""


@dataclass(frozen=True, slots=True)
class Fight:
    """An Attack as it has been seen so far. Sides are 0, the attacker, and 1."""

    attacker: Seat
    target: int
    space: int
    fleets: tuple[int, int]
    """At its beginning."""
    log: tuple[tuple[int, Entry], ...] = ()
    """Each entry with the level at which it happened."""
    level: int = 0
    ended: bool = False

    @property
    def seats(self) -> tuple[int, int]:
        return self.attacker, self.target

    def side(self, seat: Seat) -> int:
        return 0 if seat == self.attacker else 1


@dataclass(slots=True)
class Chronicle:
    """Follows the Attack under way through what is told of it."""

    fight: Fight | None = None
    last: Fight | None = None
    """The last one that came to its end, to be called up again."""
    news: tuple[int, int] = field(default=(0, 0))
    """From where to where its log has grown with what was told last."""

    def take(self, told: Sequence[Event], after: EmpiresState) -> None:
        before = len(self.fight.log) if self.fight and not self.fight.ended else 0
        if self.fight and self.fight.ended:
            self.fight = None
        for number, event in enumerate(told):
            if isinstance(event, events.AttackDeclared):
                self.fight = _begun(event, told[number:], after)
                before = 0
            elif self.fight and not self.fight.ended:
                self.fight = _followed(self.fight, event)
                if self.fight.ended and self.fight.log:
                    self.last = self.fight
        self.news = (before, len(self.fight.log)) if self.fight else (0, 0)

    def relive(self, told: Sequence[Event], view: EmpiresState) -> None:
        """Somebody sits down in the middle of an Attack: what has been told of the match so far."""
        self.fight, self.news = None, (0, 0)
        begun = [number for number, event in enumerate(told) if isinstance(event, events.AttackDeclared)]
        if view.battle and begun:
            self.take(told[begun[-1] :], view)
            self.news = (0, 0)

    def current(self, view: EmpiresState) -> Fight | None:
        """The Attack of a position. One that was not seen from its beginning is known by what is left of it."""
        battle = view.battle
        if battle is None:
            return None
        if self.fight is None or not _belongs(self.fight, view):
            rolls = tuple(
                (battle.level, ("roll", int(throw.seat != battle.attacker), throw.dice)) for throw in view.throws
            )
            fleets = _standing(view, (battle.attacker, battle.target), battle.space)
            self.fight = Fight(battle.attacker, battle.target, battle.space, fleets, rolls, battle.level)
        return self.fight


def _standing(view: EmpiresState, seats: tuple[int, int], space: int) -> tuple[int, int]:
    first, second = (view.players[seat].ships[space] if 0 <= seat < len(view.players) else 0 for seat in seats)
    return first, second


def _belongs(fight: Fight, view: EmpiresState) -> bool:
    """Is what is left of the fleets what the log says?"""
    battle = view.battle
    if battle is None or fight.ended or (*fight.seats, fight.space) != (battle.attacker, battle.target, battle.space):
        return False
    for side, left in enumerate(_standing(view, fight.seats, fight.space)):
        before = Counter(game.kind_of(ship) for ship in game.ships_in(fight.fleets[side]))
        before.subtract(_lost([entry for _, entry in fight.log], side))
        if +before != Counter(game.kind_of(ship) for ship in game.ships_in(left)):
            return False
    return True


def _begun(event: events.AttackDeclared, rest: Iterable[Event], after: EmpiresState) -> Fight:
    seats = (event.seat, event.target)
    fleets = list(_standing(after, seats, event.space))
    for later in rest:
        if isinstance(later, events.ShipsLost | events.Retreated) and later.space == event.space:
            if later.seat in seats:
                fleets[seats.index(later.seat)] += sum(game.ONE[ship] for ship in later.ships)
        elif isinstance(later, FINAL):
            break
    return Fight(event.seat, event.target, event.space, (fleets[0], fleets[1]))


def _followed(fight: Fight, event: Event) -> Fight:
    if isinstance(event, events.DiceRolled) and event.cause == game.ATTACK_ROLL:
        entry = (event.level, ("roll", fight.side(event.seat), event.dice))
        return replace(fight, log=(*fight.log, entry), level=event.level)
    if isinstance(event, events.DiceRerolled) and event.cause == game.ATTACK_ROLL:
        return replace(fight, log=_rerolled(fight, event))
    if isinstance(event, events.ShipsLost) and event.space == fight.space:
        return replace(fight, log=(*fight.log, (fight.level, ("lost", fight.side(event.seat), event.ships))))
    if isinstance(event, FINAL):
        return replace(fight, ended=True)
    return fight


def _rerolled(fight: Fight, event: events.DiceRerolled) -> tuple[tuple[int, Entry], ...]:
    """The last roll of that side shows what it shows now."""
    log, side = list(fight.log), fight.side(event.seat)
    for number in range(len(log) - 1, -1, -1):
        level, (kind, whose, _) = log[number]
        if kind == "roll" and whose == side:
            log[number] = (level, ("roll", side, event.after))
            break
    return tuple(log)


def shows(view: EmpiresState) -> bool:
    """Is the stage open? Not any more once the world beneath may be taken."""
    step = view.agenda[-1] if view.agenda else None
    return bool(view.battle and not isinstance(step, ToTakeControl | ToBefriend))


# -- drawing ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Scene:
    """What a stage is drawn with, whether somebody acts on it or it only passes by."""

    box: Rect
    unit: float
    livery: Livery
    words: Words
    say: Callable[..., str]
    view: EmpiresState

    def length(self, number: float) -> int:
        return max(1, round(number * self.unit))


@dataclass(slots=True, kw_only=True)
class Passing(Motion):
    """A battle that is watched: entry after entry of its log."""

    scene: Scene
    fight: Fight
    first: int
    last: int

    def draw(self, ui: Ui, share: float) -> None:
        """What has been seen stays for a moment at the end."""
        draw_stage(
            ui, self.scene, self.fight, min(self.last, self.first + round(share * (self.last - self.first + 1.4))), None
        )


def draw_stage(ui: Ui, scene: Scene, fight: Fight, shown: int, frame: Drawing | None) -> None:
    """The stage with so many entries of the log; ships to choose answer if there is a frame."""
    box = scene.box
    if ui.draws:
        ui.surface.blit(_backdrop(ui, scene, fight), box)
        ui.ring(box, GOLD, 2, 12)
    log = fight.log[:shown]
    lost = [_lost([entry for _, entry in log], side) for side in (0, 1)]
    head = Rect(box.left, box.top + scene.length(8), box.width, scene.length(112))
    _head(ui, scene, fight, head, lost, bool(log))
    levels = _levels(fight)
    gap = scene.length(8)
    room = Rect(box.left + gap * 2, head.bottom + gap, box.width - 4 * gap, box.bottom - head.bottom - 2 * gap)
    height = min(scene.length(190), (room.height - gap * (len(levels) - 1)) // max(1, len(levels)))
    now = log[-1][0] if log else 0
    for number, level in enumerate(levels):
        place = Rect(room.left, room.top + number * (height + gap), room.width, height)
        _row(ui, scene, fight, level, place, lost, [entry for at, entry in log if at == level], level == now, frame)


def _backdrop(ui: Ui, scene: Scene, fight: Fight) -> Surface:
    """The world looms behind the battle."""
    surface = Surface(scene.box.size, pygame.SRCALPHA)
    surface.fill((10, 7, 20, 248))
    world = scene.view.galaxy.world_at[fight.space]
    if world >= 0:
        side = scene.box.height * 9 // 10
        globe = ui.art.picture(world_picture(scene.view, world), (side, side), 90)
        surface.blit(globe, globe.get_rect(center=(scene.box.width // 2, scene.box.height * 11 // 20)))
    return surface


def _head(ui: Ui, scene: Scene, fight: Fight, box: Rect, lost: list[list[int]], fired: bool) -> None:
    """Who fights whom where, how many ships are left, and before the first die what is to be expected."""
    side = box.height - scene.length(14)
    third = box.width * 3 // 10
    for number, seat in enumerate(fight.seats):
        left = number == 0
        face = Rect(box.left + scene.length(16) if left else box.right - scene.length(16) - side, box.top, side, side)
        align = "left" if left else "right"
        room = Rect(face.right + scene.length(10), box.top, third, side // 3)
        if not left:
            room.right = face.left - scene.length(10)
        if not 0 <= seat < len(scene.view.players):
            continue
        colour = scene.livery.colour(seat)
        ui.panel(face, radius=9, edge=(*colour, 255), fill=(*(part // 4 for part in colour), 255))
        if scene.view.players[seat].race >= 0:
            ui.picture(bust(scene.view.players[seat].race), face.inflate(-4, -4))
        write(ui, scene.words.seat(seat), room, TextStyle("body", "Bold", colour), align)
        write(ui, scene.say("ev.attacks" if left else "ev.defends"), room.move(0, room.height), QUIET, align)
        ships = game.size(fight.fleets[number])
        if ships:
            told = scene.say("ev.ships_left", ships - len(lost[number]), ships)
            write(ui, told, room.move(0, 2 * room.height), FINE_STRONG, align)
    middle = Rect(box.centerx - box.width // 5, box.top, box.width * 2 // 5, side * 2 // 3)
    title = scene.say("ev.battle", scene.words.format_field(fight.space, "space_at"))
    write(ui, title, middle, HEADING, "center", 2, shadow=True)
    foot = Rect(middle.left, middle.bottom, middle.width, side - middle.height)
    note = scene.say("ev.together") if fired and fight.target < game.PLANET else ""
    if not fired and scene.view.battle:
        chances = assault(scene.view, fight.attacker, fight.space, fight.target, fight.fleets[0])
        if chances.needs_roll:
            name = scene.words.seat(fight.attacker)
            note = scene.words.named(name, scene.say("ev.about", percent(chances.chance)))
    write(ui, note, foot, FINE_STRONG, "center", shadow=True)


def _levels(fight: Fight) -> list[int]:
    """Rows: the levels at which anybody fires or has fired, then those who never do."""
    found = {at for at, (kind, _, _) in fight.log if kind == "roll"}
    for fleet in fight.fleets:
        for ship in game.classes_in(fleet):
            found.add(_level_of(ship, fight))
    return sorted(found)


def _level_of(ship: int, fight: Fight) -> int:
    """Against what does not fire back all roll together."""
    if not game.RECORD[ship].attack:
        return UNARMED
    return 0 if game.PLANET <= fight.target < game.PIRATES else game.RECORD[ship].initiative


def _lost(log: Sequence[Entry], side: int) -> list[int]:
    return [game.kind_of(ship) for kind, whose, ships in log if kind == "lost" and whose == side for ship in ships]


def _row(
    ui: Ui,
    scene: Scene,
    fight: Fight,
    level: int,
    box: Rect,
    lost: list[list[int]],
    entries: Sequence[Entry],
    now: bool,
    frame: Drawing | None,
) -> None:
    ui.panel(box, radius=10, edge=(*(GOLD if now else MUTED), 220 if now else 60), fill=(16, 14, 32, 150))
    badge = Rect(0, 0, scene.length(54), scene.length(54))
    badge.center = box.center
    if level not in (0, UNARMED):
        ui.panel(badge, radius=12, edge=(*GOLD, 255), fill=(96, 54, 22, 255) if now else (40, 40, 70, 255))
        write(ui, str(level), badge, TextStyle("title", "Bold", TEXT), "center")
    third = box.width * 35 // 100
    for side, fleet in enumerate(fight.fleets):
        place = Rect(box.left + 6 if side == 0 else box.right - third - 6, box.top + 4, third, box.height - 8)
        ships = [ship for ship in game.ships_in(fleet) if _level_of(ship, fight) == level]
        _ships(ui, scene, fight, side, ships, place, lost[side], frame)
        dice = [ships for kind, whose, ships in entries if kind == "roll" and whose == side]
        if dice:
            inner = Rect(place.right + 4, box.top, badge.left - place.right - 8, box.height)
            if side == 1:
                inner = Rect(badge.right + 4, box.top, place.left - badge.right - 8, box.height)
            _dice(ui, scene, fight.seats[side], dice[-1], inner)
    if level == UNARMED:
        write(ui, scene.say("ev.unarmed"), badge.inflate(scene.length(80), 0), QUIET, "center")


def _ships(
    ui: Ui, scene: Scene, fight: Fight, side: int, ships: list[int], box: Rect, lost: list[int], frame: Drawing | None
) -> None:
    """Hulls side by side; those that are gone are grey and crossed out."""
    if not ships:
        return
    seat = fight.seats[side]
    size = min(box.height, box.width // max(1, min(len(ships), 6)))
    step = min(size, (box.width - size) // max(1, len(ships) - 1)) if len(ships) > 1 else size
    living: dict[int, Rect] = {}
    for number, ship in enumerate(ships):
        left = box.left + number * step if side == 0 else box.right - size - number * step
        place = Rect(left, box.centery - size // 2, size, size)
        kind = game.kind_of(ship)
        gone = kind in lost
        ui.picture(scene.livery.ship(seat, kind, "right" if side == 0 else "left"), place, 60 if gone else 255)
        if gone:
            lost.remove(kind)
            if ui.draws:
                cross = place.inflate(-size * 2 // 5, -size * 2 // 5)
                pygame.draw.line(ui.surface, DANGER, cross.topleft, cross.bottomright, max(2, size // 16))
                pygame.draw.line(ui.surface, DANGER, cross.topright, cross.bottomleft, max(2, size // 16))
        else:
            living[ship] = place
    if frame:
        _choose(frame, living, seat)


def _choose(frame: Drawing, living: dict[int, Rect], seat: Seat) -> None:
    """One living ship of each class answers where losses are chosen."""
    step = frame.view.agenda[-1]
    if not isinstance(step, ToLose) or step.loser != seat:
        return
    there = game.classes_in(frame.view.players[seat].ships[fight_space(frame.view)])
    for ship in there:
        place = living.get(ship) or living.get(game.kind_of(ship))
        pick = Pick("lose", ship)
        if place and frame.choosing.is_open(pick):
            shine(frame.ui, place, ACCENT, frame.pulse, 20, 8)
            frame.control(pick, place, radius=20)


def fight_space(view: EmpiresState) -> int:
    assert view.battle is not None
    return view.battle.space


def _dice(ui: Ui, scene: Scene, seat: int, dice: tuple[int, ...], box: Rect) -> None:
    """Hits shine, misses are dim."""
    side = min(scene.length(58), box.height * 2 // 5)
    columns = max(1, box.width // (side + 4))
    colour = PALETTE[scene.livery.colours[seat]] if 0 <= seat < len(scene.view.players) else "white"
    rows = -(-len(dice) // columns)
    hits = 0
    for number, die in enumerate(dice):
        value, hit = die & 7, not failed(die)
        hits += hit
        line, column = divmod(number, columns)
        inline = min(columns, len(dice) - line * columns)
        place = Rect(0, 0, side, side)
        place.center = (
            round(box.centerx + (column - (inline - 1) / 2) * (side + 4)),
            round(box.centery - side // 4 + (line - (rows - 1) / 2) * (side + 4)),
        )
        if hit:
            shine(ui, place, GOLD, 0.9, 6, 6)
        ui.picture(f"alien_frontiers/die_{colour}_{value or 1}", place, 255 if hit else 120)
    foot = Rect(
        box.left,
        box.bottom - ui.theme.line_height(FINE_STRONG) - scene.length(4),
        box.width,
        ui.theme.line_height(FINE_STRONG),
    )
    style = TextStyle("small", "Bold", GOLD if hits else MUTED)
    write(ui, scene.say("ev.hit_count", hits), foot, style, "center")


def cheapest(view: EmpiresState, step: ToLose) -> list[Lose]:
    """The ships to give up first, one for each hit still to be taken; of an enemy the best ones (EV-11.11)."""
    fleet = view.players[step.loser].ships[fight_space(view)]
    order = LOSS_ORDER if step.seat == step.loser else PRIZE_ORDER
    found = []
    for _ in range(step.hits):
        ships = game.classes_in(fleet)
        if not ships:
            break
        ship = min(ships, key=order.index)
        fleet -= game.ONE[ship]
        if ship == game.MOTH:
            fleet += game.ONE[game.DAMAGED_MOTH]
        found.append(Lose(ship))
    return found
