"""The table as a whole: it puts the parts together and keeps what lasts from frame to frame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from pygame import Rect

from client.links.link import Update
from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.animation import Stage
from client.tables.alien_frontiers.backdrop import Backdrop, paint
from client.tables.alien_frontiers.board import draw_planet, draw_supply
from client.tables.alien_frontiers.choosing import Choosing
from client.tables.alien_frontiers.context import ContextPanel, Explanation, explain
from client.tables.alien_frontiers.frame import Frame
from client.tables.alien_frontiers.layers import Layers
from client.tables.alien_frontiers.layout import Layout, lay_out
from client.tables.alien_frontiers.panels import draw_leftovers, panel_for
from client.tables.alien_frontiers.pieces import TUMBLE_FRAMES, die_picture, theme_for, tumble_picture, using
from client.tables.alien_frontiers.places import FEW_DICE, die_size
from client.tables.alien_frontiers.players import draw_players
from client.tables.alien_frontiers.show import stage_events
from client.tables.alien_frontiers.staging import Staging
from client.tables.alien_frontiers.stations import draw_stations
from client.tables.alien_frontiers.tray import draw_dragged, draw_tray
from client.tables.table import Place, Table
from client.ui.inputs import ACTIVATE
from client.ui.kit import Ui
from client.ui.theme import Theme
from engine.core.moves import Event, Move, Seat
from engine.core.state import State
from engine.games.alien_frontiers.components import FLEET_LIMIT, GRAVITY_MANIPULATOR, ship
from engine.games.alien_frontiers.events import Gained, Paid, TurnEnded
from engine.games.alien_frontiers.state import AlienFrontiersState

BOARD_TEXT, COLUMN_TEXT = 1.06, 1.05
"""How much larger than laid out the text of a zone may be: beyond that it would leave its boxes."""


LIGHTS_REST_AFTER = 4.0
"""Seconds without a touch after which the lights stop breathing: a table at rest costs nothing."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The table for one window, one scale and one language."""

    key: tuple[object, ...]
    layout: Layout
    backdrop: Backdrop
    layers: Layers
    board_theme: Theme
    column_theme: Theme


class AlienFrontiersTable(Table):
    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self.choosing = Choosing()
        self.stage = Stage(place.length, place.play_sound)
        self._setting: Setting | None = None
        self._context = ContextPanel()
        self.explanation = Explanation("")
        """What is being explained."""
        self._caption = ""
        self._launch_pad: Rect | None = None
        self._clock = 0.0
        self._lights = False
        self._lit_moves: list[Move] | None = None
        self._lit_at = 0.0

    @property
    def position(self) -> AlienFrontiersState:
        return cast(AlienFrontiersState, self.view)

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, area: Rect, moves: list[Move]) -> Move | None:
        setting = self._set(ui, area)
        if self.stage.is_busy and _is_deed(ui):
            self.finish()
        self.choosing.follow(self.position.hand, moves)
        if moves is not self._lit_moves or ui.input.moved or ui.input.action:
            self._lit_moves = moves
            self._lit_at = self._clock
        resting = self._clock - self._lit_at > LIGHTS_REST_AFTER
        self._lights = bool(moves) and self.place.length() > 0 and not resting
        frame = Frame(
            ui=ui,
            layout=setting.layout,
            place=self.place,
            view=self.position,
            seat=self._seat(),
            choosing=self.choosing,
            stage=self.stage,
            layers=setting.layers,
            clock=self._clock,
            board_theme=setting.board_theme,
            column_theme=setting.column_theme,
            moving_light=self._lights,
        )
        if ui.draws:
            ui.surface.blit(setting.backdrop.surface, area)
        ui.texts.extend(setting.backdrop.texts)
        self._draw_parts(frame)
        with using(ui, setting.board_theme):
            self.stage.draw(ui)
        draw_dragged(frame)
        if frame.move is None and not self.stage.is_moving:
            frame.move = self.choosing.next_in_queue()
        return frame.move

    def _draw_parts(self, frame: Frame) -> None:
        panel = panel_for(frame)
        frame.answers = panel is None
        draw_planet(frame)
        draw_stations(frame)
        draw_supply(frame)
        draw_players(frame)
        draw_tray(frame, self._prompt(frame))
        if panel:
            panel(frame)
        draw_leftovers(frame)
        self.explanation = explain(frame, frame.pointed)
        self._context.draw(frame.ui, frame.layout.context, self.explanation)
        self.place.draw_log(frame.ui, frame.layout.log)

    def _set(self, ui: Ui, area: Rect) -> Setting:
        """Where everything stands, made again only when the window, the scale or the language changes."""
        seats = len(self.position.players)
        key = (tuple(area), ui.theme.scale, ui.theme.text_scale, self.place.words.language, seats)
        if self._setting is None or self._setting.key != key:
            self.finish()
            layout = lay_out(area, ui.theme.scale, seats)
            board_theme = theme_for(layout.unit, min(ui.theme.text_scale, layout.unit * BOARD_TEXT))
            column_theme = theme_for(layout.column_unit, min(ui.theme.text_scale, layout.column_unit * COLUMN_TEXT))
            backdrop = paint(layout, ui.art, board_theme, self.place, seats)
            _warm_up(ui, layout, seats)
            self._setting = Setting(key, layout, backdrop, Layers(backdrop, area), board_theme, column_theme)
        return self._setting

    def _seat(self) -> Seat:
        viewer = self.place.link.viewer
        return self.position.active if viewer is None else viewer

    def _prompt(self, frame: Frame) -> str:
        """What the person is asked now, or what another player has just done."""
        if not frame.may_act:
            return self._caption or self.place.say("af.plays", self.place.words.seat(self.position.active))
        if self.choosing.aim is not None:
            return self.place.say("af.pick_aimed")
        if self.choosing.armed:
            return self.place.say(f"af.{_next_pick(self.choosing)}")
        return self.place.words.step(self.position.agenda[-1])

    # -- what happens ----------------------------------------------------------------------------------------

    def show(self, update: Update) -> None:
        self.finish()
        before = self.position
        super().show(update)
        self._caption = self._sentence(update.events)
        if self._setting is None or update.seat is None:
            return
        staging = Staging(self.stage, self._setting.layout, before, self.position, self._launch_pad)
        stage_events(staging, update.events)
        self._launch_pad = staging.launch_pad
        self.stage.advance(0.0)

    def _sentence(self, events: tuple[Event, ...]) -> str:
        """The first thing worth telling of what another player did."""
        told = [event for event in events if not isinstance(event, Paid | Gained | TurnEnded)]
        return self.place.words.event(told[0]) if told else ""

    def advance(self, seconds: float) -> None:
        self._clock += seconds
        self.stage.advance(seconds)

    @property
    def is_moving(self) -> bool:
        return self.stage.is_moving

    @property
    def needs_frames(self) -> bool:
        return self.stage.is_busy or self._lights

    def finish(self) -> None:
        self.stage.finish()

    def jump(self, view: State) -> None:
        super().jump(view)
        self._caption = ""

    def cancel(self) -> bool:
        return self.choosing.cancel()


def _warm_up(ui: Ui, layout: Layout, seats: int) -> None:
    """Load every face of the dice and the frames of their tumbling now: the first roll must not stutter."""
    for seat in range(seats):
        for count in (FEW_DICE, FLEET_LIMIT):
            size = die_size(layout, count)
            ui.art.strip(tumble_picture(ship(seat, 1)), TUMBLE_FRAMES, size)
            for value in range(1, 7):
                ui.art.picture(die_picture(ship(seat, value)), (size, size))


def _is_deed(ui: Ui) -> bool:
    """Did the person just do something that moving things must not stand in the way of?"""
    return ui.input.pressed or ui.input.action == ACTIVATE or ui.input.key is not None


def _next_pick(choosing: Choosing) -> str:
    """The word for what is to be pointed at next."""
    at = len(choosing.armed)
    kinds = {
        pick.kind
        for move in choosing.moves
        if (path := picks.path_of(move)) and path.picks[:at] == choosing.armed and len(path.picks) > at
        for pick in (path.picks[at],)
    }
    if "die" in kinds:
        return "pick_lower" if choosing.armed[0] == picks.power(GRAVITY_MANIPULATOR) else "pick_die"
    for kind in ("docked", "station", "territory", "colony", "field"):
        if kind in kinds:
            return f"pick_{kind}"
    return "pick_reroll"
