"""From events to motions: what happens after what, where it comes from, and how it sounds.

Handlers of events say order, origin, sound and effect. Where pieces end is not theirs to say: it follows from what lies
on the table before and after.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

from pygame import Rect

from client.stage.camera import Place, Sight
from client.stage.frame import L, Li, V
from client.stage.motions import Afterglow, Beam, Flight, Grow, Journey, Key, Motion, Motions, Rise, Tumble
from client.stage.pieces import Change, Piece, changes
from client.stage.preview import signed
from client.ui.theme import Colour, TextStyle
from engine.core.moves import Event, Seat
from engine.core.words import Words

FLY, SLIDE, STREAM, GROW, GLOW, FLOAT, SHOT = 0.32, 0.2, 0.4, 0.4, 0.5, 1.1, 0.34
"""Seconds at normal speed."""
STAGGER: Final = 0.06
"""What starts together follows each other so closely."""
MANY: Final = 8
"""Beyond so many, things fly together rather than one after the other."""


@dataclass(slots=True)
class Cue:
    """How and when a piece sets out."""

    time: float
    length: float = FLY
    origin: Rect | None = None
    sound: str = ""
    landing: str = ""
    arc: float = 0.18
    strip: str = ""
    way: Sequence[Place] = ()
    used: int = 0


class Staging(Generic[V, L, Li]):
    """What happened at once, being set in motion: the position before and after, and the time that has passed."""

    def __init__(
        self,
        motions: Motions,
        layout: L,
        sight: Sight,
        livery: Li,
        before: V,
        after: V,
        pieces: tuple[Sequence[Piece], Sequence[Piece]] = ((), ()),
        words: Words | None = None,
    ) -> None:
        self.motions = motions
        self.layout = layout
        self.sight = sight
        self.livery = livery
        self.before = before
        self.after = after
        self.time = 0.0
        self.source: Rect | None = None
        """Where new pieces come from, on the screen; they grow in their place if that is nowhere."""
        self.sink: Rect | None = None
        """Where lost pieces go; they fade if that is nowhere."""
        self.words = words
        """To tell things while they move."""
        self._pieces = pieces
        self._cues: dict[Hashable, Cue] = {}

    # -- what handlers say -----------------------------------------------------------------------------------

    def at(self, place: Place) -> Rect:
        """Where a place of the board is on the screen."""
        return self.sight.rect(place)

    def wait(self, seconds: float) -> None:
        """What follows begins so much later."""
        self.time += seconds

    def cue(
        self,
        what: Hashable,
        *,
        origin: Rect | None = None,
        length: float = FLY,
        sound: str = "",
        landing: str = "",
        arc: float = 0.18,
        strip: str = "",
        way: Sequence[Place] = (),
    ) -> None:
        """A piece sets out now: one of this kind, or the one that comes to or leaves this pick. A die tumbles on its
        way if the strip of its pictures is named; what follows a way passes these places of the screen."""
        self._cues[what] = Cue(self.time, length, origin or self.source, sound, landing, arc, strip, way)

    def add(self, motion: Motion) -> None:
        self.motions.add(motion)

    def sound(self, name: str) -> None:
        self.add(Motion(start=self.time, length=0.01, sound=name))

    def fly(
        self,
        picture: str,
        origin: Rect,
        target: Rect,
        length: float = FLY,
        *,
        delay: float = 0.0,
        owes: Mapping[Key, int] | None = None,
        sound: str = "",
        landing: str = "",
        arc: float = 0.18,
    ) -> None:
        """A picture flies, starting now or a little later."""
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

    def stream(
        self, picture: str, count: int, origin: Rect, target: Rect, key: Key | None = None, sound: str = "tokens"
    ) -> None:
        """Tokens fly one by one; a counter (`key`) grows with each."""
        for order in range(count):
            self.fly(
                picture,
                square(origin, min(target.size)),
                target,
                STREAM,
                delay=min(order, MANY) * STAGGER,
                owes={key: 1} if key else {},
                sound="" if order else sound,
            )
        if count:
            self.time += STREAM

    def glow(self, place: Rect, colour: Colour, length: float = GLOW, sound: str = "") -> None:
        self.add(Afterglow(start=self.time, length=length, sound=sound, place=place, colour=colour))

    def beam(self, origin: Rect, target: Rect, sound: str = "laser") -> None:
        self.add(Beam(start=self.time, length=SHOT, sound=sound, origin=origin.center, target=target.center))
        self.time += SHOT * 0.6

    def rise(self, text: str, place: tuple[int, int], style: TextStyle) -> None:
        self.add(Rise(start=self.time, length=FLOAT, text=text, centre=place, style=style))

    # -- what follows by itself ------------------------------------------------------------------------------

    def move_pieces(self) -> None:
        """Everything that lies elsewhere than before goes there; what was not spoken of goes at once."""
        order = 0
        for change in changes(*self._pieces):
            slides = change.before is not None and change.after is not None and change.before.at == change.after.at
            cue = self._cue_for(change)
            if cue is None:
                cue = Cue(0.0 if slides else order * STAGGER, SLIDE if slides else FLY, arc=0.0 if slides else 0.18)
                order += not slides
            else:
                cue.used += 1
            self._move(change, cue, cue.time + min(max(0, cue.used - 1), MANY) * STAGGER)

    def _cue_for(self, change: Change) -> Cue | None:
        names: list[Hashable] = []
        for piece in (change.after, change.before):
            if piece:
                names += [piece.at, piece.kind]
        return next((self._cues[name] for name in names if name in self._cues), None)

    def _move(self, change: Change, cue: Cue, start: float) -> None:
        before, after = change.before, change.after
        sound = cue.sound if cue.used <= 1 else ""
        origin = cue.origin if before is None else self._seen(before)
        target = self.sink if after is None else self._seen(after)
        piece = after or before
        assert piece is not None
        if cue.strip and after and target:
            motion: Motion = Tumble(
                start=start,
                length=cue.length,
                sound=sound,
                landing=cue.landing,
                carries=after,
                picture=piece.picture,
                strip=cue.strip,
                origin=origin or target,
                target=target,
            )
        elif cue.way and after and before:
            motion = Journey(
                start=start,
                length=cue.length,
                sound=sound,
                landing=cue.landing,
                carries=after,
                stands=True,
                picture=piece.picture,
                origin=self._seen(before),
                target=self._seen(after),
                way=[Rect(place).center for place in cue.way],
            )
        elif origin and target:
            motion = Flight(
                start=start,
                length=cue.length,
                sound=sound,
                landing=cue.landing,
                carries=after,
                stands=before is not None,
                picture=piece.picture,
                origin=origin if before else square(origin, min(target.size)),
                target=target if after else square(target, min(origin.size)),
                arc=cue.arc,
            )
        else:
            place = target or origin
            assert place is not None
            motion = Grow(
                start=start,
                length=GROW if after else GROW / 2,
                sound=sound,
                landing=cue.landing,
                carries=after,
                stands=after is None,
                picture=piece.picture,
                target=place,
                shrinks=after is None,
            )
        self.add(motion)
        self.time = max(self.time, start + motion.length)

    def _seen(self, piece: Piece) -> Rect:
        return self.sight.rect(piece.rect) if piece.on_board else piece.rect

    def tell_points(self, seat: Seat, change: int, place: Rect) -> None:
        """Points change when what brought them has arrived, and float up from where they are counted."""
        if not change:
            return
        if self.time:
            self.add(Motion(start=0.0, length=self.time, owes={("points", seat): change}))
        style = TextStyle("title", "Bold", self.livery.colour(seat), display=True)
        self.rise(signed(change), place.midleft, style)


Handler = Callable[[Any, Any], None]
"""Sets an event in motion: given the staging and the event."""


def stage_events(
    play: Staging[Any, Any, Any], events: Sequence[Event], handlers: Mapping[type[Event], Handler]
) -> None:
    """Set in motion all that the events call for, one after the other where the rules do so."""
    for event in events:
        handler = handlers.get(type(event))
        if handler:
            handler(play, event)
    play.move_pieces()


def square(place: Rect, size: int | None = None) -> Rect:
    """A square round the middle of a place."""
    side = size or min(place.size)
    box = Rect(0, 0, side, side)
    box.center = place.center
    return box
