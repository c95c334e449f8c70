"""The table as a whole: it puts the parts together and keeps what has been opened."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from pygame import Rect

from client.stage.camera import Sight
from client.stage.drawn import DrawnTable
from client.stage.explain import Explanation
from client.stage.picks import Path, Pick
from client.stage.pieces import Piece
from client.stage.table import Surroundings
from client.stage.zones import Zones
from client.tables.on_mars import course, explain, guide, lacerda, layout, orbit, pieces
from client.tables.on_mars.carry import draw_carried
from client.tables.on_mars.console import draw_console
from client.tables.on_mars.desk import Desk, Drawing
from client.tables.on_mars.drawers import LOG_DRAWER, attend, draw_drawer, draw_handles, drawer_box, log_room
from client.tables.on_mars.flight import draw_flight
from client.tables.on_mars.ground import paint_map, paint_round
from client.tables.on_mars.guide import draw_guide
from client.tables.on_mars.lacerda import draw_goal
from client.tables.on_mars.layout import MarsLayout
from client.tables.on_mars.looks import Livery, teach
from client.tables.on_mars.picks import PATHS, shortened
from client.tables.on_mars.players import draw_other
from client.tables.on_mars.race import draw_race
from client.tables.on_mars.staging import HANDLERS, QUIET, Play
from client.tables.on_mars.surface import draw_hexes, draw_signs
from client.ui.kit import Ui
from engine.core.moves import Event, Move, Seat
from engine.core.state import State
from engine.games.on_mars import scoring
from engine.games.on_mars.components import ORBIT
from engine.games.on_mars.state import OnMarsState

ROOM_FOR_LOG = 520
"""How much of the right column must be free to hold the end of the log as well."""


class OnMarsTable(DrawnTable[OnMarsState, MarsLayout, Livery]):
    zooms = (1.0, 1.5, 2.25)
    tokens = {
        "track": ("on_mars/beacon_{colour}", 0),
        "progress": ("on_mars/cube_{colour}", 0),
        "ships": ("on_mars/ship_{colour}", 0),
        "colonists": ("on_mars/colonist_{colour}", 0),
        "techs": ("on_mars/tech_upgrade", 0),
        "blueprints": ("on_mars/building_generator_3", 0),
        "scientists": ("on_mars/bot_{colour}", 0),
        "contracts": ("on_mars/crate", 0),
    }
    largest_text = (1.4, 1.5)
    handlers = HANDLERS
    quiet = QUIET

    def __init__(self, around: Surroundings) -> None:
        self.desk = Desk()
        self._board = 0
        """Whose board's pieces lie in the console, counted as in `shown`."""
        super().__init__(around)
        for update in around.link.history():
            self.desk.note(update.events)
        self.describe = explain.describers(self.desk)  # type: ignore[misc]

    # -- where things are ----------------------------------------------------------------------------------------

    def make_livery(self, colours: tuple[int, ...]) -> Livery:
        return Livery(colours)

    def laid_out_for(self, view: OnMarsState) -> Hashable:
        return self._is_orbit(view), self.desk.is_up, len(view.players)

    def _is_orbit(self, view: OnMarsState) -> bool:
        player = view.players[self.seat]
        return player.space > 0 and player.side == ORBIT

    def lay_out(self, zones: Zones, view: OnMarsState) -> MarsLayout:
        conditions = len(scoring.solo_conditions(view)) if view.options.solo else 0
        return layout.lay_out(zones, self._is_orbit(view), self.desk.is_up, len(view.players), conditions)

    def warm_up(self, ui: Ui, layout: MarsLayout) -> None:
        teach(ui.art)

    def paint_ground(self, ui: Ui, layout: MarsLayout, sight: Sight) -> None:
        paint_map(ui, layout, sight)

    def paint_round(self, ui: Ui, layout: MarsLayout) -> None:
        paint_round(ui, layout, self.around.words.name("side", ORBIT))

    def pieces(self, view: OnMarsState, layout: MarsLayout) -> Iterable[Piece]:
        shown = (self.seat + self.desk.shown) % len(view.players)
        return pieces.lying(view, layout, self.livery, shown)

    def place(self, frame_layout: MarsLayout, sight: Sight, pick: Pick) -> Rect | None:
        if pick.kind == "seat":
            seats = len(frame_layout.players)
            return frame_layout.players[(pick.number - self.seat) % seats]
        return super().place(frame_layout, sight, pick)

    # -- choosing ------------------------------------------------------------------------------------------------

    def path_of(self, move: Move) -> Path | None:
        return shortened(PATHS[type(move)](move), self.choosing.moves)

    def control_of(self, pick: Pick) -> str:
        view = self.position
        if pick.kind == "bot":
            return Pick("hex", pick.number).id
        if pick.kind == "rover":
            player = view.players[self.seat]
            return pick.id if player.rover in player.bots else Pick("hex", player.rover_hex).id
        if pick.kind == "blueprint" and pick.number not in view.display:
            owner = (self.seat + self.desk.shown) % len(view.players)
            if pick.number not in view.players[owner].blueprints:
                return Pick("hex", view.site[pick.number]).id
        return pick.id

    # -- drawing -------------------------------------------------------------------------------------------------

    def make_staging(self, before: OnMarsState, after: OnMarsState) -> Play:
        scenery = self._ready
        lying = tuple(self.pieces(before, scenery.layout)), tuple(self.pieces(after, scenery.layout))
        play = Play(self.motions, scenery.layout, scenery.camera.sight, self.livery, before, after, lying)
        play.me, play.desk = self.seat, self.desk
        return play

    def draw_board(self, frame: Drawing) -> None:
        attend(frame, self.desk)
        course.follow(frame, self.desk)
        self.desk.mark(self.around.link.made())
        layout = frame.layout
        frame.covered += [*layout.missions, layout.flight, layout.handles]
        if layout.is_orbit:
            frame.covered += [layout.pads, layout.lss]
        if self.desk.drawer:
            frame.covered.append(drawer_box(frame, self.desk))
        if frame.ui.pressed_key("b"):
            self.desk.is_up = not self.desk.is_up
            frame.ui.wants_frame = True
        draw_hexes(frame, self.desk)

    def draw_above(self, frame: Drawing) -> None:
        draw_signs(frame, self.desk)

    def draw_player(self, frame: Drawing, seat: Seat, box: Rect) -> None:
        """Panels are counted from one's own, which is part of the console."""
        if seat:
            draw_other(frame, self.desk, seat, (frame.seat + seat) % len(frame.view.players), box)

    def draw_tray(self, frame: Drawing) -> None:
        for box in frame.covered:
            frame.ui.cover(box)
        draw_flight(frame)
        draw_race(frame)
        orbit.draw_sides(frame, self.desk)
        draw_console(frame, self.desk)
        draw_handles(frame, self.desk)
        draw_goal(frame)
        draw_guide(frame, self.desk)
        if self._turn_box(frame).height:
            lacerda.draw_turn(frame, self.desk, self._turn_box(frame))
        draw_carried(frame)
        if self._board != self.desk.shown:
            self._board, frame.ui.wants_frame = self.desk.shown, True
            self.lay_again()

    def draw_over(self, frame: Drawing) -> None:
        draw_drawer(frame, self.desk)

    def context_box(self, frame: Drawing) -> Rect:
        column, upper = frame.layout.column, self._turn_box(frame)
        bottom = (self.log_box(frame) or Rect(0, column.bottom, 0, 0)).top
        return Rect(column.left, upper.bottom, column.width, bottom - upper.bottom)

    def _turn_box(self, frame: Drawing) -> Rect:
        """Below the guide, as long as Lacerda's turn is told and there is room."""
        upper, height = guide.box_of(frame, self.desk), lacerda.panel_height(frame, self.desk)
        return Rect(upper.left, upper.bottom, upper.width, 0 if upper.height else height)

    def log_box(self, frame: Drawing) -> Rect | None:
        if self.desk.drawer == LOG_DRAWER:
            return log_room(frame, self.desk)
        column, length = frame.layout.column, frame.layout.length
        if column.bottom - self._turn_box(frame).bottom < length(ROOM_FOR_LOG):
            return None
        return Rect(column.left + length(12), column.bottom - length(230), column.width - length(24), length(220))

    def situation(self, frame: Drawing) -> Explanation:
        return explain.situation(self.desk, frame)

    # -- what happens --------------------------------------------------------------------------------------------

    def told(self, events: Sequence[Event]) -> str:
        self.desk.note(events)
        if beats := lacerda.cut(events):
            self.desk.beats, self.desk.beat, self.desk.heard, self.desk.tells, self.desk.again = (
                beats,
                -1,
                -1,
                True,
                False,
            )
        return super().told(events)

    def minds_motions(self, ui: Ui) -> bool:
        if not self.desk.tells or not self.desk.knobs.height:
            return False
        if ui.input.action == "activate":
            return ui.focus in lacerda.KNOBS
        return ui.pressed_key("space") or (ui.input.by_pointer and self.desk.knobs.collidepoint(ui.input.pointer))

    def jump(self, view: State) -> None:
        super().jump(view)
        self.desk.back_to(self.around.link.made())

    def cancel(self) -> bool:
        if super().cancel():
            return True
        if self.desk.drawer or self.desk.shown:
            self.desk.drawer, self.desk.shown = 0, 0
            return True
        return False
