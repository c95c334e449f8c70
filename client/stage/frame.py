"""One drawing of a table: what every part of it is given, and what the person did meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from math import pi, sin
from typing import Any, Generic, TypeVar

from pygame import Rect

from client.stage.camera import Place, Point, Sight
from client.stage.choosing import Choosing
from client.stage.ground import Layers
from client.stage.lights import shine, using
from client.stage.livery import Livery
from client.stage.motions import Motions
from client.stage.picks import Pick
from client.stage.preview import Outlook
from client.stage.table import Surroundings
from client.stage.zones import Layout
from client.ui.kit import Spot, Ui
from client.ui.theme import ACCENT, Theme
from engine.core.game import Game, Refusal
from engine.core.moves import Move, Seat
from engine.core.state import State
from engine.core.words import Words

PULSE_SECONDS = 1.8
NOWHERE = Spot(False, False, False, False)

V = TypeVar("V", bound=State)
"""The state of the game that is drawn."""
L = TypeVar("L", bound=Layout)
"""Its layout."""
Li = TypeVar("Li", bound=Livery)
"""What its pieces look like."""


@dataclass(slots=True)
class Outcome:
    """What came of a drawing."""

    pointed: Pick | None = None
    """What the pointer or the focus is on, for the explanation."""
    move: Move | None = None
    wish: str = ""
    """What else was asked for: to begin a plan or to end it."""


class Reasons:
    """Why things cannot be done, found out once for each position."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._act = list(game.kinds["action"]).index("act") if "action" in game.kinds else -1
        self._known: tuple[State, Seat, Mapping[tuple[str, int], Refusal]] | None = None

    def why_not(self, view: State, seat: Seat, kind: str, number: int) -> Refusal | None:
        """What stops this; what stops everything stops this as well."""
        if self._known is None or self._known[0] is not view or self._known[1] != seat:
            found = {refusal.subject: refusal for refusal in self._game.refusals(view, seat)}
            self._known = view, seat, found
        known = self._known[2]
        return known.get((kind, number)) or known.get(("action", self._act))


@dataclass
class Frame(Generic[V, L, Li]):
    """Everything a drawer may look at. What the person does goes into the outcome."""

    ui: Ui
    layout: L
    sight: Sight
    """Where places of the board lie on the screen now."""
    around: Surroundings
    livery: Li
    view: V
    seat: Seat
    """Through whose eyes: the viewer, or for a spectator the player whose turn it is."""
    choosing: Choosing
    motions: Motions
    layers: Layers
    reasons: Reasons
    outlook: Outlook
    clock: float
    board_theme: Theme
    column_theme: Theme
    moving_light: bool
    """Do lights swell and fade?"""
    planning: bool = False
    """Is this a plan rather than the match?"""
    answers: bool = True
    """False below a sheet that asks something: the table is only looked at."""
    covered: list[Rect] = field(default_factory=list)
    """Panels that lie over the board: it does not answer below them."""
    ringed: list[str] = field(default_factory=list)
    """Controls that somebody who is being shown how a move is made should use next."""
    outcome: Outcome = field(default_factory=Outcome)
    _is_on_board: bool = False

    @property
    def words(self) -> Words:
        return self.around.words

    @property
    def say(self) -> Callable[..., str]:
        return self.around.say

    @property
    def may_act(self) -> bool:
        return bool(self.choosing.moves)

    @property
    def may_plan(self) -> bool:
        """Is it somebody else's turn, so that there is time to think about the next one?"""
        link = self.around.link
        waits = link.viewer is not None and link.viewer not in link.game.waiting(self.view)
        return link.is_live and waits and not link.is_over

    @property
    def pulse(self) -> float:
        """A slow swelling between a half and one."""
        return 0.75 + 0.25 * sin(2 * pi * self.clock / PULSE_SECONDS) if self.moving_light else 0.9

    # -- places ----------------------------------------------------------------------------------------------

    def at(self, place: Place) -> Rect:
        """Where a place of the board is on the screen."""
        return self.sight.rect(place)

    def point(self, point: Point) -> tuple[int, int]:
        return self.sight.point(point)

    @contextmanager
    def on_board(self) -> Iterator[None]:
        """Draw on the board: with its theme, and nothing beyond its frame."""
        with self.ui.clip(self.layout.board), using(self.ui, self.board_theme):
            self._is_on_board = True
            try:
                yield
            finally:
                self._is_on_board = False

    @contextmanager
    def off_board(self) -> Iterator[None]:
        """Draw beside the board, with the theme of columns and tray."""
        with using(self.ui, self.column_theme):
            yield

    # -- pointing --------------------------------------------------------------------------------------------

    def spot(
        self,
        id: str,
        rect: Rect,
        subject: Pick,
        radius: float = 10,
        hit: bool | None = None,
        ringed: bool = True,
        aside: bool = False,
    ) -> Spot:
        """Something that explains itself when pointed at; unless `ringed`, whoever draws it shows the focus. What is
        `aside` is reached by arrows and passed by with Tab."""
        if not self.answers:
            return NOWHERE
        if hit is not False and self._is_on_board:
            over = any(box.collidepoint(self.ui.input.pointer) for box in self.covered)
            hit = False if over else hit
        spot = self.ui.spot(id, rect, hit=hit, aside=aside)
        if spot.focused or (spot.hovered and self.ui.input.by_pointer):
            self.outcome.pointed = subject
        if spot.focused and ringed:
            self.ui.focus_ring(rect, radius)
        return spot

    def keep(self, name: str, key: Hashable, box: Rect, paint: Callable[[Any], None]) -> dict[str, Spot]:
        """A part beside the board that is painted again only when its key changes; what it calls spots answers in every
        frame all the same, and is returned."""

        def painted(ui: Ui) -> None:
            made: list[tuple[Any, ...]] = []
            paint(_Painting(**{part.name: getattr(self, part.name) for part in fields(self)} | {"ui": ui}, made=made))
            self.layers.spots[name] = made

        self.layers.draw(self.ui, name, key, box, painted)
        return {spot[0]: self.spot(*spot) for spot in self.layers.spots[name]}

    def control(self, pick: Pick, rect: Rect, id: str = "", radius: float = 10, hit: bool | None = None) -> Spot:
        """Something that can be picked: it explains itself, and answers a click or says that it cannot."""
        spot = self.spot(id or pick.id, rect, pick, radius, hit)
        if spot.activated:
            self.press(pick)
        return spot

    def called(self, key: str) -> bool:
        """Was a key pressed that the table answers to?"""
        return self.answers and self.may_act and self.ui.layer >= self.ui.modal and self.ui.pressed_key(key)

    def press(self, pick: Pick) -> None:
        if not self.choosing.answers(pick):
            if self.may_act:
                self.around.play_sound("error")
            return
        self.answer(self.choosing.press(pick))

    def select(self, thing: Any, item: Any = None) -> None:
        """Select something for the bag of a move, or let it go."""
        self.choosing.select(thing, item)
        self.around.play_sound("pick")

    def answer(self, move: Move | None) -> None:
        """A click was taken; it may have completed a move."""
        if move is None:
            self.around.play_sound("pick")
        elif self.outcome.move is None:
            self.outcome.move = move

    # -- light -----------------------------------------------------------------------------------------------

    def light(self, rect: Rect, strength: float = 1.0, radius: float = 8, reach: float = 9) -> None:
        """You can act here."""
        shine(self.ui, rect, ACCENT, strength * self.pulse, radius, reach)

    # -- reasons ---------------------------------------------------------------------------------------------

    def refusal(self, kind: str, number: int) -> Refusal | None:
        """Why something cannot be done now, in the rules' words; what stops everything stops this as well."""
        return self.reasons.why_not(self.view, self.seat, kind, number)


@dataclass
class _Painting(Frame[V, L, Li]):
    """A frame on which a part is painted to be kept: it takes down what answers there."""

    made: list[tuple[Any, ...]] = field(default_factory=list)

    def spot(self, *told: Any, **wishes: Any) -> Spot:
        assert not wishes, "a part that is kept answers in the plain way"
        self.made.append(told)
        return NOWHERE


AnyFrame = Frame[Any, Any, Any]
