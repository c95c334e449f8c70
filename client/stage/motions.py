"""What is under way: flights, tumbling dice, beams and washes. The view is already the one after: a piece that is still
on its way is *carried* by its motion and not drawn in its place, and what it will be counted as is *owed* until then.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import dist, pi, sin
from random import Random
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from client.stage.lights import shine, soft_disc
from client.ui.kit import Ui
from client.ui.theme import Colour, TextStyle

Key = tuple[object, ...]
"""What is owed: one of the table's counters and whose it is, as ("fuel", seat)."""

TUMBLE_FRAMES: Final = 12
"""A tumbling die is a strip of so many pictures."""
SIZE_STEPS: Final = 6
"""A piece that grows on its way is drawn in so many sizes, each scaled once and kept."""


def ease_out(share: float) -> float:
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def between(start: float, end: float, share: float) -> float:
    return start + (end - start) * share


@dataclass(slots=True, kw_only=True)
class Motion:
    """Something that moves for a while. Subclasses draw it at a share of its way."""

    start: float
    length: float
    owes: Mapping[Key, int] = field(default_factory=dict)
    carries: Any = None
    """The piece that arrives with it."""
    stands: bool = False
    """Is it seen where it sets out until it does?"""
    sound: str = ""
    """Heard when it begins."""
    landing: str = ""
    """Heard when it ends."""
    waits: bool = True
    """Does what comes next wait for it? Afterglow does not."""
    on_ground: bool = False
    """Drawn on the ground of the planet, below all pieces."""

    @property
    def end(self) -> float:
        return self.start + self.length

    def draw(self, ui: Ui, share: float) -> None:
        """Nothing to see: the thing is only held back."""


@dataclass(slots=True, kw_only=True)
class Flight(Motion):
    """A picture on an arc from one place to another, growing or shrinking to fit."""

    picture: str
    origin: Rect
    target: Rect
    arc: float = 0.18

    def place(self, share: float) -> tuple[int, int]:
        eased = ease_in_out(share)
        x = between(self.origin.centerx, self.target.centerx, eased)
        y = between(self.origin.centery, self.target.centery, eased)
        distance = abs(self.target.centerx - self.origin.centerx) + abs(self.target.centery - self.origin.centery)
        return round(x), round(y - sin(pi * eased) * distance * self.arc)

    def size(self, share: float) -> tuple[int, int]:
        """In the proportions of the place where it ends."""
        step = round(ease_in_out(share) * SIZE_STEPS) / SIZE_STEPS
        width = between(self.origin.width, self.target.width, step)
        return max(1, round(width)), max(1, round(width * self.target.height / max(1, self.target.width)))

    def draw(self, ui: Ui, share: float) -> None:
        picture = ui.art.moving(self.picture, self.size(share), self.target.size)
        ui.surface.blit(picture, picture.get_rect(center=self.place(share)))


@dataclass(slots=True, kw_only=True)
class Journey(Flight):
    """A picture that goes through points of the screen one after the other, as fast on every leg."""

    way: Sequence[tuple[int, int]]

    def place(self, share: float) -> tuple[int, int]:
        legs = [dist(one, other) for one, other in pairwise(self.way)]
        gone = ease_in_out(share) * sum(legs)
        for leg, one, other in zip(legs, self.way, self.way[1:], strict=False):
            if gone <= leg:
                part = gone / max(1.0, leg)
                return round(between(one[0], other[0], part)), round(between(one[1], other[1], part))
            gone -= leg
        return self.way[-1]


@dataclass(slots=True, kw_only=True)
class Tumble(Flight):
    """A die that spins as it comes and settles on its face."""

    strip: str
    spins: float = 1.6
    settle: float = 0.84

    def draw(self, ui: Ui, share: float) -> None:
        size = self.target.width
        if share >= self.settle:
            picture = ui.art.picture(self.picture, (size, size))
            place = picture.get_rect(center=self.target.center)
            place.y -= round(sin(pi * (share - self.settle) / (1 - self.settle)) * size * 0.07)
        else:
            turned = ease_out(share / self.settle)
            frames = ui.art.strip(self.strip, TUMBLE_FRAMES, size)
            picture = frames[int(turned * self.spins * TUMBLE_FRAMES) % TUMBLE_FRAMES]
            x = between(self.origin.centerx, self.target.centerx, turned)
            y = between(self.origin.centery, self.target.centery, turned)
            hop = abs(sin(pi * 2.5 * turned)) * (1 - turned) * size * 1.3
            place = picture.get_rect(center=(round(x), round(y - hop)))
        ui.surface.blit(picture, place)


@dataclass(slots=True, kw_only=True)
class Slide(Motion):
    """A card that moves from place to place at its own size, kept within its picture's proportions."""

    picture: str
    origin: Rect
    target: Rect

    def draw(self, ui: Ui, share: float) -> None:
        eased = ease_in_out(share)
        step = round(eased * SIZE_STEPS) / SIZE_STEPS
        size = (
            max(1, round(between(self.origin.width, self.target.width, step))),
            max(1, round(between(self.origin.height, self.target.height, step))),
        )
        picture = ui.art.moving(self.picture, size, self.target.size)
        x = between(self.origin.centerx, self.target.centerx, eased)
        y = between(self.origin.centery, self.target.centery, eased)
        ui.surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


@dataclass(slots=True, kw_only=True)
class Grow(Motion):
    """A picture that swells into its place, or shrinks away."""

    picture: str
    target: Rect
    shrinks: bool = False

    def draw(self, ui: Ui, share: float) -> None:
        eased = ease_out(1 - share if self.shrinks else share)
        part = 0.2 + 0.8 * round(eased * SIZE_STEPS) / SIZE_STEPS
        size = max(2, round(self.target.width * part)), max(2, round(self.target.height * part))
        picture = ui.art.moving(self.picture, size, self.target.size)
        ui.surface.blit(picture, picture.get_rect(center=self.target.center))


@dataclass(slots=True, kw_only=True)
class Wash(Motion):
    """A territory's new colour spreads from a point; the old one lies below until it is covered."""

    place: Rect
    centre: tuple[int, int]
    before: Surface | None
    after: Surface | None
    on_ground: bool = True

    def draw(self, ui: Ui, share: float) -> None:
        reach = max(self.place.size) * 1.1
        middle = (self.centre[0] - self.place.left, self.centre[1] - self.place.top)
        if self.after is None:
            if self.before:
                ui.surface.blit(_washed(self.before, middle, reach * (1 - ease_out(share))), self.place)
            return
        if self.before:
            ui.surface.blit(self.before, self.place)
        ui.surface.blit(_washed(self.after, middle, reach * ease_out(share)), self.place)


@dataclass(slots=True, kw_only=True)
class Dust(Motion):
    """A colony touches the ground."""

    centre: tuple[int, int]
    reach: int
    colour: Colour = (214, 190, 160)
    waits: bool = False

    def draw(self, ui: Ui, share: float) -> None:
        puffs = Random(self.centre[0])
        out = ease_out(share)
        for _ in range(14):
            angle, far = puffs.uniform(0, 2 * pi), puffs.uniform(0.4, 1.0)
            radius = max(2, round(self.reach * (0.10 + 0.22 * out) * far))
            puff = soft_disc(radius, self.colour, round(120 * (1 - round(share * SIZE_STEPS) / SIZE_STEPS)))
            x = self.centre[0] + sin(angle + pi / 2) * self.reach * out * far
            y = self.centre[1] + sin(angle) * self.reach * out * far * 0.55
            ui.surface.blit(puff, (round(x) - radius, round(y) - radius))


@dataclass(slots=True, kw_only=True)
class Beam(Motion):
    """A shot of the Plasma Cannon."""

    origin: tuple[int, int]
    target: tuple[int, int]
    colour: Colour = (255, 132, 96)

    def draw(self, ui: Ui, share: float) -> None:
        head = ease_out(min(1.0, share * 2))
        tail = max(0.0, share * 2 - 1)
        ends = [
            (
                round(between(self.origin[0], self.target[0], at)),
                round(between(self.origin[1], self.target[1], at)),
            )
            for at in (tail, head)
        ]
        pygame.draw.line(ui.surface, self.colour, ends[0], ends[1], ui.px(7))
        pygame.draw.line(ui.surface, (255, 240, 220), ends[0], ends[1], ui.px(3))
        radius = ui.px(46)
        burst = soft_disc(radius, self.colour, round(170 * sin(pi * round(share * SIZE_STEPS) / SIZE_STEPS)))
        ui.surface.blit(burst, (self.target[0] - radius, self.target[1] - radius))


@dataclass(slots=True, kw_only=True)
class Afterglow(Motion):
    """A dock, a card or a panel lights up and fades."""

    place: Rect
    colour: Colour
    waits: bool = False

    def draw(self, ui: Ui, share: float) -> None:
        shine(ui, self.place, self.colour, 1 - share, reach=13)


@dataclass(slots=True, kw_only=True)
class Rise(Motion):
    """Points won or lost float up from a panel."""

    text: str
    centre: tuple[int, int]
    style: TextStyle
    waits: bool = False

    def draw(self, ui: Ui, share: float) -> None:
        picture = ui.theme.text(self.text, self.style)
        y = self.centre[1] - round(ease_out(share) * ui.px(46))
        ui.surface.blit(picture, picture.get_rect(center=(self.centre[0], y)))


class Motions:
    """All motions and the time they share, counted in seconds of normal speed."""

    def __init__(
        self, length: Callable[[], float], play_sound: Callable[[str], None], counters: Container[str] = ()
    ) -> None:
        """`counters` are what may be owed."""
        self._length = length
        self._play_sound = play_sound
        self._counters = counters
        self._motions: list[Motion] = []
        self._begun: set[int] = set()
        self.clock = 0.0
        self.is_held = False
        """Does everything stand still until told otherwise?"""

    def add(self, motion: Motion) -> None:
        """Times are counted from now."""
        for counter, *_ in motion.owes:
            assert counter in self._counters, f"{counter} is none of the table's counters"
        motion.start += self.clock
        self._motions.append(motion)

    @property
    def is_moving(self) -> bool:
        return any(motion.waits for motion in self._motions)

    @property
    def is_busy(self) -> bool:
        return bool(self._motions)

    def owed(self, *key: object) -> int:
        """How much of something has not arrived yet."""
        return sum(motion.owes.get(key, 0) for motion in self._motions)

    def carried(self) -> Iterator[Any]:
        """Pieces that are still on their way to their places."""
        return (motion.carries for motion in self._motions if motion.carries is not None)

    def advance(self, seconds: float) -> None:
        length = self._length()
        if length <= 0:
            self.finish()
            return
        if self.is_held:
            return
        self.clock += seconds / length
        for motion in self._motions:
            if motion.start <= self.clock and id(motion) not in self._begun:
                self._begun.add(id(motion))
                self._sound(motion.sound)
        over = [motion for motion in self._motions if motion.end <= self.clock]
        if over:
            self._motions = [motion for motion in self._motions if motion.end > self.clock]
            for motion in over:
                self._begun.discard(id(motion))
                self._sound(motion.landing)

    def skip_to(self, clock: float) -> None:
        """What would have happened until then has happened."""
        self.is_held = False
        self.advance(max(0.0, clock - self.clock) * self._length())

    def _sound(self, name: str) -> None:
        if name:
            self._play_sound(name)

    def finish(self) -> None:
        """Everything arrives at once; what would still have been heard is heard once."""
        due = dict.fromkeys(motion.landing or motion.sound for motion in self._motions if id(motion) not in self._begun)
        self._motions, self._begun, self.is_held = [], set(), False
        for name in due:
            self._sound(name)

    def draw(self, ui: Ui, on_ground: bool = False) -> None:
        """Draw what moves above everything, or what moves on the ground."""
        if not ui.draws:
            return
        for motion in self._motions:
            if motion.on_ground != on_ground:
                continue
            if motion.start <= self.clock < motion.end:
                motion.draw(ui, (self.clock - motion.start) / motion.length)
            elif motion.stands and self.clock < motion.start:
                motion.draw(ui, 0.0)


def _washed(picture: Surface, centre: tuple[int, int], reach: float) -> Surface:
    """A picture as far as the colour has spread from a point of it."""
    mask = Surface(picture.get_size(), pygame.SRCALPHA)
    pygame.draw.circle(mask, (255, 255, 255, 255), centre, max(1, round(reach)))
    mask.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return mask
