"""The table as a whole: it puts the parts together and keeps what lasts from frame to frame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from pygame import Rect

from client.links.link import Update
from client.stage.lights import theme_for, using
from client.stage.motions import TUMBLE_FRAMES, Afterglow, Motions
from client.stage.table import Surroundings, Table
from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.backdrop import Backdrop, paint
from client.tables.alien_frontiers.board import draw_leash, draw_planet, draw_supply
from client.tables.alien_frontiers.choosing import Choosing
from client.tables.alien_frontiers.concerns import concerned
from client.tables.alien_frontiers.context import ContextPanel, Explanation, explain
from client.tables.alien_frontiers.frame import Frame
from client.tables.alien_frontiers.guide import draw_rings, pointed_out
from client.tables.alien_frontiers.layers import Layers
from client.tables.alien_frontiers.layout import Layout, lay_out
from client.tables.alien_frontiers.looks import Livery
from client.tables.alien_frontiers.panels import draw_leftovers, panel_for
from client.tables.alien_frontiers.places import FEW_DICE, die_size
from client.tables.alien_frontiers.plan import Plan
from client.tables.alien_frontiers.players import draw_players
from client.tables.alien_frontiers.previews import can_finish
from client.tables.alien_frontiers.show import stage_events
from client.tables.alien_frontiers.staging import Staging
from client.tables.alien_frontiers.stations import draw_stations
from client.tables.alien_frontiers.tray import draw_dragged, draw_tray
from client.tables.alien_frontiers.zoom import WHOLE
from client.ui.inputs import ACTIVATE
from client.ui.kit import Ui
from client.ui.theme import GOLD, TEXT, Theme
from engine.core.moves import Event, Move, Seat
from engine.core.state import State
from engine.games.alien_frontiers.components import FLEET_LIMIT, GRAVITY_MANIPULATOR, ship
from engine.games.alien_frontiers.events import Gained, Paid, TurnEnded
from engine.games.alien_frontiers.moves import Land
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.games.alien_frontiers.turn import ToAct

BOARD_TEXT, COLUMN_TEXT = 1.06, 1.05
"""How much larger than laid out the text of a zone may be: beyond that it would leave its boxes."""


ZOOMS = (1.0, 1.3, 1.7)
FLASH = 1.4
"""Seconds for which a line of the log lights up what it is about."""
LIGHTS_REST_AFTER = 4.0
"""Seconds without a touch after which the lights stop breathing: a table at rest costs nothing."""

OWED = frozenset(
    ["card", "colony", "control", "display", "dock", "field", "fuel", "hand", "hub", "ore", "points", "relic"]
)
"""What is shown only once it has arrived."""


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
    fills_area = True

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around)
        self.livery = Livery(around.colours)
        self.choosing = Choosing()
        self.stage = Motions(around.length, around.play_sound, OWED)
        self._setting: Setting | None = None
        self._zoom = WHOLE
        self._board_spots: dict[str, Rect] = {}
        """Where everything on the board was that could take the focus."""
        self._context = ContextPanel()
        self.lesson: Move | None = None
        """A move that the person is being shown how to make."""
        self.explanation = Explanation("")
        """What is being explained."""
        self._caption = ""
        self._plan: Plan | None = None
        self._plans = 0
        self._launch_pad: Rect | None = None
        self._last_landing: Move | None = None
        """A landing that would end the game, asked for once."""
        self._clock = 0.0
        self._lights = False
        self._lit_moves: list[Move] | None = None
        self._lit_at = 0.0

    @property
    def position(self) -> AlienFrontiersState:
        """What lies on the table: the view shown, or the plan being made."""
        return self._plan.state if self._plan else cast(AlienFrontiersState, self.view)

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, area: Rect, moves: list[Move]) -> Move | None:
        setting = self._set(ui, area)
        if self._zoom_asked(ui, setting.layout.board):
            setting = self._set(ui, area)
        if self.stage.is_busy and _is_deed(ui):
            self.finish()
        if moves or self.around.link.is_over:
            self._plan = None
        elif self._plan:
            moves = self._plan.moves()
        self.choosing.follow(self.position.hand, moves)
        if moves is not self._lit_moves or ui.input.moved or ui.input.action:
            self._lit_moves = moves
            self._lit_at = self._clock
        resting = self._clock - self._lit_at > LIGHTS_REST_AFTER
        self._lights = bool(moves) and self.around.length() > 0 and not resting
        frame = Frame(
            ui=ui,
            layout=setting.layout,
            around=self.around,
            livery=self.livery,
            view=self.position,
            seat=self._seat(),
            choosing=self.choosing,
            stage=self.stage,
            layers=setting.layers,
            clock=self._clock,
            board_theme=setting.board_theme,
            column_theme=setting.column_theme,
            moving_light=self._lights,
            planning=self._plan is not None,
            ringed=pointed_out(self.choosing, self.position, self.lesson) if self.lesson and moves else [],
        )
        if ui.draws:
            ui.surface.blit(setting.backdrop.surface, area)
        ui.texts.extend(setting.backdrop.texts)
        self._draw_parts(frame)
        with using(ui, setting.board_theme):
            self.stage.draw(ui)
        draw_rings(frame)
        draw_dragged(frame)
        if frame.move is None and not self.stage.is_moving:
            frame.move = self.choosing.next_in_queue()
        if frame.planning or frame.wish:
            self._go_on_planning(frame)
            return None
        return self._confirmed(frame.move)

    def _go_on_planning(self, frame: Frame) -> None:
        """Begin a plan, do the next thing in it, or drop it; the match knows nothing of that."""
        plan, move = self._plan, frame.move
        if frame.wish == "plan":
            self._plan = None
            self._plans += 1
            self._plan = Plan(self.around.link.game, self.position, frame.seat, self._plans)
        elif plan is None or frame.wish == "unplan" or (move and plan.ends_with(move)):
            self._plan = None
        elif move:
            before = plan.state.copy()
            self._stage(before, tuple(plan.play(move)))
        frame.ui.wants_frame = True

    def _draw_parts(self, frame: Frame) -> None:
        panel = panel_for(frame)
        frame.answers = panel is None
        with frame.ui.clip(frame.layout.board):
            draw_planet(frame)
            draw_stations(frame)
            draw_supply(frame)
        self._board_spots = dict(frame.ui.spots)
        draw_players(frame)
        draw_tray(frame, self._prompt(frame))
        if panel:
            panel(frame)
        draw_leftovers(frame)
        draw_leash(frame)
        self.explanation = explain(frame, frame.pointed)
        self._context.draw(frame.ui, frame.layout.context, self.explanation)
        told = self.around.draw_log(frame.ui, frame.layout.log)
        if told:
            self._point_out(told, frame.layout)
        if frame.planning:
            frame.ui.ring(frame.layout.board.inflate(-4, -4), GOLD, 2, 14)

    def _set(self, ui: Ui, area: Rect) -> Setting:
        """Where everything stands, made again only when the window, the scale or the language changes."""
        seats = len(self.position.players)
        key = (tuple(area), ui.theme.scale, ui.theme.text_scale, self.around.words.language, seats, self._zoom)
        if self._setting is None or self._setting.key != key:
            self.finish()
            layout = lay_out(area, ui.theme.scale, seats, self._zoom)
            text_scale = ui.theme.text_scale * self._zoom.factor
            board_theme = theme_for(layout.unit, min(text_scale, layout.unit * BOARD_TEXT))
            column_theme = theme_for(layout.column_unit, min(ui.theme.text_scale, layout.column_unit * COLUMN_TEXT))
            backdrop = paint(layout, ui.art, board_theme, self.around, self.livery)
            _warm_up(ui, layout, self.livery)
            self._setting = Setting(key, layout, backdrop, Layers(backdrop, area), board_theme, column_theme)
        return self._setting

    def _zoom_asked(self, ui: Ui, board: Rect) -> bool:
        """The wheel over the board, or a key, looks nearer or from further off; the focus is always kept in sight."""
        before = self._zoom
        steps = int(ui.pressed_key("=")) - int(ui.pressed_key("-"))
        focused = self._board_spots.get(ui.focus or "", board)
        point = focused.center
        if ui.input.wheel and board.collidepoint(ui.input.pointer):
            steps, point = ui.input.wheel, ui.input.pointer
        if steps and ui.layer >= ui.modal:
            at = ZOOMS.index(self._zoom.factor) + (1 if steps > 0 else -1)
            self._zoom = self._zoom.nearer(ZOOMS[min(len(ZOOMS) - 1, max(0, at))], board, point)
        elif self._zoom.factor > 1 and not ui.input.by_pointer and not board.collidepoint(point):
            self._zoom = self._zoom.showing(board, point)
        return self._zoom != before

    def _seat(self) -> Seat:
        viewer = self.around.link.viewer
        return self.position.active if viewer is None else viewer

    def _prompt(self, frame: Frame) -> str:
        """What the person is asked now, or what another player has just done."""
        if frame.planning and not (self.choosing.armed or self.choosing.aim is not None):
            return self.around.say("stage.plan_note")
        if not frame.may_act:
            return self._caption or self.around.say("stage.plays", self.around.words.seat(self.position.active))
        if self.choosing.aim is not None:
            return self.around.say("af.pick_aimed")
        if self.choosing.armed:
            return self.around.say(f"af.{_next_pick(self.choosing)}")
        step = self.position.agenda[-1]
        return self.around.say("af.act") if isinstance(step, ToAct) else self.around.words.step(step)

    def _point_out(self, event: Event, layout: Layout) -> None:
        """What a line of the log is about lights up."""
        for place in concerned(event, layout, self.position):
            self.stage.add(Afterglow(start=0.0, length=FLASH, place=place, colour=TEXT))
        self.stage.advance(0.0)

    def _confirmed(self, move: Move | None) -> Move | None:
        """A landing that ends the game is made when it has been asked for twice."""
        if not isinstance(move, Land) or move == self._last_landing:
            return move
        game = self.around.link.game
        after = game.copy(self.position)
        game.play(after, self._seat(), move)
        if game.waiting(after):
            return move
        self._last_landing = move
        result = [f"{self.around.words.seat(place.seat)} {place.score}" for place in game.standing(after)]
        self.around.notify(self.around.say("af.ends_game", ", ".join(result)))
        return None

    def point_out(self, move: Move | None) -> None:
        self.lesson = move

    # -- what happens ----------------------------------------------------------------------------------------

    def show(self, update: Update) -> None:
        """What happens while a plan is made is told by the log alone."""
        if self._plan:
            super().show(update)
            return
        self.finish()
        before = self.position
        super().show(update)
        self._caption = self._sentence(update.events)
        if update.seat is not None:
            self._stage(before, update.events)
            self._warn(before)

    def _stage(self, before: AlienFrontiersState, events: tuple[Event, ...]) -> None:
        if self._setting is None:
            return
        staging = Staging(self.stage, self._setting.layout, self.livery, before, self.position, self._launch_pad)
        stage_events(staging, events)
        self._launch_pad = staging.launch_pad
        self.stage.advance(0.0)

    def _warn(self, before: AlienFrontiersState) -> None:
        """Somebody has come within reach of the end."""
        for seat in range(len(before.players)):
            if can_finish(self.position, seat) and not can_finish(before, seat) and not self.around.link.is_over:
                self.around.notify(self.around.say("af.finishes_next", self.around.words.seat(seat)))

    def _sentence(self, events: tuple[Event, ...]) -> str:
        """The first thing worth telling of what another player did."""
        told = [event for event in events if not isinstance(event, Paid | Gained | TurnEnded)]
        return self.around.words.event(told[0]) if told else ""

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
        self._plan = None

    def cancel(self) -> bool:
        if self.choosing.cancel():
            return True
        planned, self._plan = self._plan is not None, None
        return planned


def _warm_up(ui: Ui, layout: Layout, livery: Livery) -> None:
    """Load every face of the dice and the frames of their tumbling now: the first roll must not stutter."""
    for seat in range(len(layout.players)):
        for count in (FEW_DICE, FLEET_LIMIT):
            size = die_size(layout, count)
            ui.art.strip(livery.tumble(ship(seat, 1)), TUMBLE_FRAMES, size)
            for value in range(1, 7):
                ui.art.picture(livery.die(ship(seat, value)), (size, size))


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
    for kind in ("docked", "station", "territory", "colony", "field", "thrown", "deal"):
        if kind in kinds:
            return f"pick_{kind}"
    return "pick_reroll"
