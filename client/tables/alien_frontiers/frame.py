"""One drawing of the table: what every part of it needs to know, and what the person did while it was drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from math import pi, sin

from pygame import Rect

from client.stage.lights import shine
from client.stage.motions import Motions
from client.stage.table import Surroundings
from client.tables.alien_frontiers.choosing import Choosing
from client.tables.alien_frontiers.layers import Layers
from client.tables.alien_frontiers.layout import Layout
from client.tables.alien_frontiers.looks import Livery
from client.tables.alien_frontiers.picks import Pick
from client.ui.kit import Spot, Ui
from client.ui.theme import ACCENT, Theme
from engine.core.game import Refusal
from engine.core.moves import Move, Seat
from engine.core.words import Words
from engine.games.alien_frontiers.game import GAME
from engine.games.alien_frontiers.refusals import ACT, why_not_dock, why_not_redock
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.targets import why_not_next, why_not_on
from engine.games.alien_frontiers.turn import ToAct

PULSE_SECONDS = 1.8


@dataclass
class Frame:
    ui: Ui
    layout: Layout
    around: Surroundings
    livery: Livery
    view: AlienFrontiersState
    seat: Seat
    """Through whose eyes: the viewer, or for a spectator the player whose turn it is."""
    choosing: Choosing
    stage: Motions
    layers: Layers
    clock: float
    board_theme: Theme
    column_theme: Theme
    moving_light: bool
    """Do lights swell and fade?"""
    planning: bool = False
    """Is this a plan rather than the match?"""
    answers: bool = True
    """False below a panel that asks something: the board is only looked at."""
    ringed: list[str] = field(default_factory=list)
    """Controls that somebody who is learning should use next."""
    pointed: Pick | None = None
    """What the pointer or the focus is on, for the explanation."""
    move: Move | None = None
    wish: str = ""
    """What else was asked for: to begin a plan or to end it."""

    @property
    def words(self) -> Words:
        return self.around.words

    @property
    def say(self) -> Callable[..., str]:
        return self.around.say

    @property
    def may_plan(self) -> bool:
        """Is it somebody else's turn, so that there is time to think about the next one?"""
        link = self.around.link
        return link.is_live and link.viewer is not None and self.view.active != link.viewer and not link.is_over

    @property
    def may_act(self) -> bool:
        return bool(self.choosing.moves)

    @property
    def pulse(self) -> float:
        """A slow swelling between a half and one."""
        return 0.75 + 0.25 * sin(2 * pi * self.clock / PULSE_SECONDS) if self.moving_light else 0.9

    # -- pointing --------------------------------------------------------------------------------------------

    def spot(self, id: str, rect: Rect, subject: Pick, radius: float = 10) -> Spot:
        """Something that explains itself when pointed at."""
        if not self.answers:
            return Spot(False, False, False, False)
        spot = self.ui.spot(id, rect)
        if spot.focused or (spot.hovered and self.ui.input.by_pointer):
            self.pointed = subject
        if spot.focused:
            self.ui.focus_ring(rect, radius)
        return spot

    def control(self, pick: Pick, rect: Rect, id: str = "", radius: float = 10) -> Spot:
        """Something that can be picked: it explains itself, and answers a click or says that it cannot."""
        spot = self.spot(id or pick.id, rect, pick, radius)
        if spot.activated:
            self.press(pick)
        return spot

    def called(self, key: str) -> bool:
        """Was a key pressed that the board answers to?"""
        return self.answers and self.may_act and self.ui.layer >= self.ui.modal and self.ui.pressed_key(key)

    def press(self, pick: Pick) -> None:
        if not self.choosing.answers(pick):
            if self.may_act:
                self.around.play_sound("error")
            return
        self.answer(self.choosing.press(pick))

    def answer(self, move: Move | None) -> None:
        """A click was taken; it may have completed a move."""
        if move is None:
            self.around.play_sound("pick")
        elif self.move is None:
            self.move = move

    def light(self, rect: Rect, strength: float = 1.0, radius: float = 8, reach: float = 9) -> None:
        """You can act here."""
        shine(self.ui, rect, ACCENT, strength * self.pulse, radius, reach)

    # -- reasons ---------------------------------------------------------------------------------------------

    @cached_property
    def _refusals(self) -> dict[tuple[str, int], Refusal]:
        return {refusal.subject: refusal for refusal in GAME.refusals(self.view, self.seat)}

    def refusal(self, kind: str, number: int) -> Refusal | None:
        """Why something cannot be done now, in the rules' words; what stops everything stops this as well."""
        return self._refusals.get((kind, number)) or self._refusals.get(("action", ACT))

    def docking_refusal(self, station: int) -> Refusal | None:
        """Why the dice selected cannot dock at a station, or why none can."""
        if not (self.may_act and self.view.agenda and isinstance(self.view.agenda[-1], ToAct)):
            return self.refusal("station", station)
        if self.choosing.armed and self.choosing.asks_for("station"):
            return self._redocking_refusal(station)
        if not self.choosing.dice:
            return self.refusal("station", station)
        if self.choosing.dockings(station):
            return None
        return why_not_dock(self.view, self.seat, station, self.choosing.selected)

    def _redocking_refusal(self, station: int) -> Refusal | None:
        """Why the docked ship picked for a card cannot go there with the dice selected."""
        card, ship = self.choosing.armed
        company = self.choosing.selected
        return why_not_redock(self.view, self.seat, card.number, ship.number, ship.other, station, company)

    def target_refusal(self, pick: Pick) -> Refusal | None:
        """Why this cannot be picked, where something of its kind is asked for."""
        choosing = self.choosing
        if not choosing.asks_for(pick.kind) or choosing.is_open(pick):
            return None
        if not choosing.armed:
            return why_not_next(self.view, self.seat, pick.number, pick.other)
        half, *others = choosing.armed
        other = others[0].number if others else pick.other
        return why_not_on(self.view, self.seat, (f"card.{half.kind}", half.number), pick.number, other)
