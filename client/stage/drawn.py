"""The frame loop of every drawn table: the stage asks, a game answers."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Generic, cast

from pygame import Rect

from client.links.link import Update
from client.stage import explain as explaining
from client.stage.camera import Camera, Sight
from client.stage.choosing import Choosing
from client.stage.explain import Describer, Explanation, ExplanationPanel
from client.stage.frame import Frame, L, Li, Reasons, V
from client.stage.ground import Ground, Layers, glass, sky
from client.stage.lights import theme_for
from client.stage.motions import Afterglow, Motions
from client.stage.picks import CONFIRM, Path, Pick
from client.stage.pieces import Drawer, Piece, draw_pieces
from client.stage.plan import Plan
from client.stage.preview import Outlook
from client.stage.sheets import SheetMaker, draw_leftovers
from client.stage.staging import Handler, Staging, stage_events
from client.stage.table import Surroundings, Table
from client.stage.zones import Zones
from client.ui.inputs import ACTIVATE
from client.ui.kit import DRAG_DISTANCE, Ui
from client.ui.theme import GOLD, TEXT, Theme
from engine.core.game import PALETTE
from engine.core.moves import Event, Move, Seat, Step
from engine.core.state import State

FLASH = 1.4
"""Seconds for which a line of the log lights up what it is about."""
LIGHTS_REST_AFTER = 4.0
"""Seconds without a touch after which the lights stop breathing: a table at rest costs nothing."""
KEPT_SCENERIES = 3
"""Tables whose layout changes with the position go back to the last few at once."""
CALM_AFTER = 0.35
"""Seconds without a touch after which there is time to paint the ground sharper."""


@dataclass(frozen=True, slots=True)
class Scenery:
    """The table laid out for one window, one scale and one language."""

    key: tuple[object, ...]
    layout: Any
    camera: Camera
    ground: Ground
    layers: Layers
    board_theme_at: Callable[[float], Theme]
    column_theme: Theme


class DrawnTable(Table, Generic[V, L, Li]):
    """A table on the stage. README.md tells what a game answers, and with what."""

    fills_area = True
    zooms: ClassVar[Sequence[float]] = (1.0,)
    """How near the board can be looked at, step by step."""
    sky: ClassVar[str] = "shared/space_blue"
    largest_text: ClassVar[tuple[float, float]] = (2.0, 2.0)
    """How much larger than laid out text may get on the board and beside it: `write` makes it fit its place."""
    handlers: ClassVar[Mapping[type[Event], Handler]] = {}
    """Events whose motion does not follow from where pieces lie before and after."""
    describe: ClassVar[Mapping[str, Describer]] = {}
    """What is said of each kind of pick; what the game's catalogue names explains itself."""
    sheets: ClassVar[Mapping[type[Step[Any]], SheetMaker]] = {}
    """Steps that need a sheet over the board."""
    counters: ClassVar[frozenset[str]] = frozenset({"points"})
    """What may be owed: counters that change only when something has arrived."""
    staging: ClassVar[type[Staging[Any, Any, Any]]] = Staging
    """Of which class its staging is, if handlers have something to tell each other."""
    drawers: ClassVar[Mapping[str, Drawer]] = {}
    """Passive pieces that are drawn in a way of their own, by the kind of their pick."""
    listed: ClassVar[frozenset[type[Move]]] = frozenset()
    """Moves that are meant to be picked from the list of leftovers."""
    quiet: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events that are told by the log alone."""
    tokens: ClassVar[Mapping[str, tuple[str, int]]] = {}
    """What the points of each source are counted in at the end: a picture (`{colour}` is the seat's), and how many
    points each is; 0 where one piece stands for all."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around)
        self.livery = self.make_livery(around.colours)
        self.choosing = self.make_choosing()
        self.motions = Motions(around.length, around.play_sound, self.counters)
        self.explanation = Explanation("")
        """What is being explained."""
        self.caption = ""
        """What another player has just done."""
        self._scenery: Scenery | None = None
        self._sceneries: list[Scenery] = []
        self._panel = ExplanationPanel()
        self._reasons = Reasons(around.link.game)
        self._outlook = Outlook(around.link.game)
        self._shown: Move | None = None
        self._plan: Plan[V] | None = None
        self._plans = 0
        self._asked: Move | None = None
        self._lying: tuple[object, object, Sequence[Piece]] = (None, None, ())
        """The pieces of a view in a layout, both of them kept: what is gone may have the same address as what came."""
        self._board_spots: dict[str, Rect] = {}
        self._grip: tuple[int, int] | None = None
        self._clock = 0.0
        self._is_sharper = False
        self._lights = False
        self._had_sheet = False
        self._lit_moves: list[Move] | None = None
        self._touched_at = 0.0

    # -- what a game must answer ---------------------------------------------------------------------------------

    @abstractmethod
    def make_livery(self, colours: tuple[int, ...]) -> Li:
        """What everybody's pieces look like."""

    @abstractmethod
    def lay_out(self, zones: Zones, view: V) -> L:
        """Where everything stands: made once for a window."""

    @abstractmethod
    def paint_ground(self, ui: Ui, layout: L, sight: Sight) -> None:
        """The board as it never changes, painted as the sight says."""

    @abstractmethod
    def path_of(self, move: Move) -> Path | None:
        """How a move is made; None if it is picked from a list."""

    @abstractmethod
    def draw_board(self, frame: Frame[V, L, Li]) -> None:
        """What lies below the pieces: numbers, lights, places that answer."""

    @abstractmethod
    def draw_tray(self, frame: Frame[V, L, Li]) -> None:
        """What is in hand, what is asked (`self.prompt`), and the buttons."""

    @abstractmethod
    def draw_player(self, frame: Frame[V, L, Li], seat: Seat, box: Rect) -> None:
        """One player's panel."""

    # -- what a game may answer ----------------------------------------------------------------------------------

    def pieces(self, view: V, layout: L) -> Iterable[Piece]:
        """What lies where."""
        return ()

    def paint_round(self, ui: Ui, layout: L) -> None:
        """What never changes beside the board: glass under every panel."""
        for box in (*layout.players, layout.context, layout.tray):
            glass(ui, box)

    def context_box(self, frame: Frame[V, L, Li]) -> Rect:
        """Where what is pointed at is explained now."""
        return frame.layout.context

    def log_box(self, frame: Frame[V, L, Li]) -> Rect | None:
        """Where the log is shown now, if it is."""
        return frame.layout.log

    def draw_above(self, frame: Frame[V, L, Li]) -> None:
        """What lies above the pieces of the board: previews, prices."""

    def draw_over(self, frame: Frame[V, L, Li]) -> None:
        """What lies above the pieces beside the board: badges on cards in hand."""

    def draw_last(self, frame: Frame[V, L, Li]) -> None:
        """What lies above everything: what is being dragged."""

    def sheet_for(self, frame: Frame[V, L, Li]) -> SheetMaker | None:
        """The sheet that the present choice needs."""
        return self.sheets.get(type(frame.view.agenda[-1])) if frame.view.agenda and frame.may_act else None

    def laid_out_for(self, view: V) -> Hashable:
        """What of a position decides where things stand: the layout is made again when it changes."""
        return len(self.around.link.names)

    def make_choosing(self) -> Choosing:
        return Choosing(self.path_of)

    def make_staging(self, before: V, after: V) -> Staging[V, L, Li]:
        scenery = self._ready
        pieces = tuple(self.pieces(before, scenery.layout)), self._pieces_of(after, scenery.layout)
        sight, words = scenery.camera.sight, self.around.words
        return self.staging(self.motions, scenery.layout, sight, self.livery, before, after, pieces, words)

    def place(self, frame_layout: L, sight: Sight, pick: Pick) -> Rect | None:
        """Where on the screen something is that a line of the log names."""
        if pick.kind == "seat":
            return frame_layout.players[pick.number] if 0 <= pick.number < len(frame_layout.players) else None
        for piece in self._pieces_of(self.position, frame_layout):
            if piece.at[:2] == pick[:2]:
                return sight.rect(piece.rect) if piece.on_board else piece.rect
        name = f"{pick.kind}.{pick.number}."
        return next((rect for id, rect in self._board_spots.items() if id.startswith(name)), None)

    def situation(self, frame: Frame[V, L, Li]) -> Explanation:
        """What is said while nothing is pointed at."""
        return explaining.situation(frame)

    def follow_up(self, frame: Frame[V, L, Li], move: Move) -> Sequence[Move]:
        """What is made by itself after a move, as far as it is legal then: clicks that nobody would do otherwise."""
        return ()

    def asks_twice(self, frame: Frame[V, L, Li], move: Move) -> str:
        """Why a move is made only when it has been asked for twice; nothing for the others."""
        return ""

    def told(self, events: Sequence[Event]) -> str:
        """The first thing worth telling of what another player did."""
        return next((text for event in events if (text := self.around.words.event(event))), "")

    def changed(self, before: V) -> None:
        """Something has happened: is there anything to warn of?"""

    def warm_up(self, ui: Ui, layout: L) -> None:
        """Load what must not stutter when it is first seen."""

    def control_of(self, pick: Pick) -> str:
        """The control that stands for a pick now."""
        return pick.id

    def bearers(self, wanted: Counter[Hashable]) -> list[str]:
        """Controls of things that count as this in a bag and are not selected yet."""
        found, left = [], Counter(wanted)
        for piece in self._pieces_of(self.position, self._ready.layout):
            item = piece.thing if piece.item is None else piece.item
            if piece.thing is not None and left[item] and piece.thing not in self.choosing.selected:
                left[item] -= 1
                found.append(piece.id)
        return found

    def prompt(self, frame: Frame[V, L, Li]) -> str:
        """What the person is asked now, or what another player has just done."""
        if frame.planning and not self.choosing.is_under_way:
            return frame.say("stage.plan_note")
        if not frame.may_act:
            due = self.around.link.game.waiting(frame.view)
            return self.caption or frame.say(
                "stage.plays", frame.words.listed([frame.words.seat(seat) for seat in due])
            )
        return frame.words.step(frame.view.agenda[-1])

    # -- what lies on the table --------------------------------------------------------------------------------------

    @property
    def position(self) -> V:
        """The view shown, or the plan being made."""
        planned = self._plan.state if self._plan else None
        return cast(V, self.view) if planned is None else planned

    @property
    def seat(self) -> Seat:
        """Through whose eyes: the viewer, or for a spectator whoever is to choose."""
        viewer = self.around.link.viewer
        if viewer is not None:
            return viewer
        return next(iter(self.around.link.game.waiting(self.position)), 0)

    @property
    def _ready(self) -> Scenery:
        assert self._scenery is not None, "nothing has been drawn yet"
        return self._scenery

    def _pieces_of(self, view: V, layout: L) -> Sequence[Piece]:
        if self._lying[0] is not view or self._lying[1] is not layout:
            self._lying = view, layout, tuple(self.pieces(view, layout))
        return self._lying[2]

    def lay_again(self) -> None:
        """The pieces look different now, though nothing has happened."""
        self._lying = None, None, ()

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, area: Rect, moves: list[Move]) -> Move | None:
        scenery = self._set(ui, area)
        self._is_sharper = False
        if self._looked_around(ui, scenery.camera):
            self.motions.finish()
            ui.wants_frame = True
        if self.motions.is_busy and _is_deed(ui) and not self.minds_motions(ui):
            self.finish()
        if moves or self.around.link.is_over:
            self._drop_plan()
        elif self._plan:
            moves = self._plan.moves()
        self.choosing.follow(moves)
        self._breathe(ui, moves)
        frame = self._frame(ui, scenery)
        frame.ringed = self.ringed() if self._shown and moves else []
        scenery.ground.draw(ui)
        self._draw_parts(frame)
        with frame.off_board():
            self.motions.draw(ui)
        for id in frame.ringed:
            if id in ui.in_sight:
                ui.ring(ui.in_sight[id].inflate(ui.px(12), ui.px(12)), GOLD, 4, 14)
        self.draw_last(frame)
        outcome = frame.outcome
        if outcome.move is None and not self.motions.is_moving:
            outcome.move = self.choosing.next_in_queue()
        if frame.planning or outcome.wish:
            self._go_on_planning(frame)
            return None
        move = self._confirmed(frame, outcome.move)
        if move is not None and not self.choosing.has_queue:
            self.choosing.then(self.follow_up(frame, move))
        return move

    def _frame(self, ui: Ui, scenery: Scenery) -> Frame[V, L, Li]:
        return Frame(
            ui=ui,
            layout=scenery.layout,
            sight=scenery.camera.sight,
            around=self.around,
            livery=self.livery,
            view=self.position,
            seat=self.seat,
            choosing=self.choosing,
            motions=self.motions,
            layers=scenery.layers,
            reasons=self._reasons,
            outlook=self._outlook,
            clock=self._clock,
            board_theme=scenery.board_theme_at(scenery.camera.factor),
            column_theme=scenery.column_theme,
            moving_light=self._lights,
            planning=self._plan is not None,
        )

    def _draw_parts(self, frame: Frame[V, L, Li]) -> None:
        ui, layout = frame.ui, frame.layout
        sheet = self.sheet_for(frame)
        frame.answers = sheet is None
        pieces = self._pieces_of(frame.view, layout)
        spots = set(ui.spots)
        with frame.on_board():
            self.draw_board(frame)
            draw_pieces(frame, pieces, True, self.drawers)
            self.draw_above(frame)
        self._board_spots = {id: rect for id, rect in ui.spots.items() if id not in spots}
        with frame.off_board():
            for seat, box in enumerate(layout.players):
                self.draw_player(frame, seat, box)
            self.draw_tray(frame)
            draw_pieces(frame, pieces, False, self.drawers)
            self.draw_over(frame)
            if sheet:
                spots = set(ui.spots)
                sheet(frame)
                if not self._had_sheet:
                    _focus_sheet(ui, [id for id in ui.spots if id not in spots])
            self._had_sheet = sheet is not None
            draw_leftovers(frame)
        self.explanation = self.explain(frame, frame.outcome.pointed)
        self._panel.draw(ui, self.context_box(frame), self.explanation)
        log = self.log_box(frame)
        if log and not frame.choosing.leftovers:
            told = self.around.draw_log(ui, log)
            if told:
                self._point_at(told, frame)
        if frame.planning:
            ui.ring(layout.board.inflate(-4, -4), GOLD, 2, 14)

    def explain(self, frame: Frame[V, L, Li], pick: Pick | None) -> Explanation:
        """All there is to say about something."""
        if pick is None:
            return self.situation(frame)
        return self.describe.get(pick.kind, explaining.describe)(frame, pick)

    def _set(self, ui: Ui, area: Rect) -> Scenery:
        """Everything in its place, made again only when the window, the scale or the language changes."""
        words = self.around.words
        key = (tuple(area), ui.theme.scale, ui.theme.text_scale, words.language, self.laid_out_for(self.position))
        if self._scenery is None or self._scenery.key != key:
            self.finish()
            kept = next((scenery for scenery in self._sceneries if scenery.key == key), None)
            self._scenery = kept or self._make_scenery(ui, area, key)
            others = [scenery for scenery in self._sceneries if scenery is not kept and scenery.key[:4] == key[:4]]
            self._sceneries = [self._scenery, *others][:KEPT_SCENERIES]
        return self._scenery

    def _make_scenery(self, ui: Ui, area: Rect, key: tuple[object, ...]) -> Scenery:
        zones = Zones.of(area, ui.theme, len(self.around.link.names), self.around.words.language)
        layout = self.lay_out(zones, self.position)
        camera = Camera(layout.board, layout.world, self.zooms)
        on_board, beside = (min(zones.text, most) for most in self.largest_text)

        def board_theme_at(factor: float) -> Theme:
            unit = camera.unit * factor
            return theme_for(unit, unit * on_board)

        column_theme = theme_for(layout.unit, layout.unit * beside)

        def paint_round(painter: Ui) -> None:
            painter.surface.blit(sky(ui.art, self.sky, area.size), area)
            painter.theme = column_theme
            self.paint_round(painter, layout)

        ground = Ground(area, camera, ui.art, board_theme_at, paint_round, partial(self._paint_ground, layout))
        self.warm_up(ui, layout)
        return Scenery(key, layout, camera, ground, Layers(ground, camera), board_theme_at, column_theme)

    def _paint_ground(self, layout: L, ui: Ui, sight: Sight) -> None:
        self.paint_ground(ui, layout, sight)

    def _looked_around(self, ui: Ui, camera: Camera) -> bool:
        """The wheel over the board, a drag of it, or a key; the focus is always kept in sight. Did anything change?"""
        if ui.layer < ui.modal or len(self.zooms) < 2:
            return False
        input, frame = ui.input, camera.frame
        if input.wheel and frame.collidepoint(input.pointer):
            return camera.zoom(1 if input.wheel > 0 else -1, input.pointer)
        focused = self._board_spots.get(ui.focus or "")
        steps = int(ui.pressed_key("=") or ui.pressed_key("+")) - int(ui.pressed_key("-"))
        if steps:
            return camera.zoom(steps, focused.center if focused else frame.center)
        if self._dragged(ui, camera):
            return True
        return bool(focused and not input.by_pointer and camera.factor > 1 and camera.show(focused))

    def _dragged(self, ui: Ui, camera: Camera) -> bool:
        """The ground is taken hold of and pushed, unless it is a thing that is dragged."""
        input = ui.input
        if input.pressed:
            self._grip = input.pointer if camera.frame.collidepoint(input.pointer) else None
        if not input.held or ui.drag:
            self._grip = None
        if self._grip is None or not input.moved or camera.factor == self.zooms[0]:
            return False
        x, y = input.pointer[0] - self._grip[0], input.pointer[1] - self._grip[1]
        if not ui.is_pressed_on_nothing and max(abs(x), abs(y)) < DRAG_DISTANCE:
            return False
        ui.let_go()
        self._grip = input.pointer
        return camera.pan(x, y)

    def _breathe(self, ui: Ui, moves: list[Move]) -> None:
        """Lights swell while somebody is at the table."""
        if moves is not self._lit_moves or ui.input.moved or ui.input.action or ui.input.pressed or ui.input.wheel:
            self._lit_moves = moves
            self._touched_at = self._clock
        resting = self._clock - self._touched_at > LIGHTS_REST_AFTER
        self._lights = bool(moves) and self.around.length() > 0 and not resting

    # -- showing how a move is made ------------------------------------------------------------------------------

    def point_out(self, move: Move | None) -> None:
        self._shown = move

    def pointed_out(self) -> list[str]:
        return self.ringed() if self._scenery else []

    def ringed(self) -> list[str]:
        """The controls to use next on the way to the move being shown."""
        move, choosing = self._shown, self.choosing
        path = self.path_of(move) if move is not None and move in choosing.moves else None
        if path is None:
            return []
        at = len(choosing.armed) if choosing.armed == path.picks[: len(choosing.armed)] else 0
        missing = Counter(path.bag or ()) - choosing.bag
        if missing and at == len(path.picks) - 1:
            return self.bearers(missing)
        return [self.control_of(path.picks[at])]

    def _point_at(self, event: Event, frame: Frame[V, L, Li]) -> None:
        """What a line of the log is about lights up."""
        for kind, number in self.around.words.things(event):
            place = self.place(frame.layout, frame.sight, Pick(kind, number))
            if place:
                self.motions.add(Afterglow(start=0.0, length=FLASH, place=place, colour=TEXT))
        self.motions.advance(0.0)

    # -- planning ------------------------------------------------------------------------------------------------

    def _go_on_planning(self, frame: Frame[V, L, Li]) -> None:
        """Begin a plan, do the next thing in it, or drop it; the match knows nothing of that."""
        plan, move = self._plan, frame.outcome.move
        if frame.outcome.wish == "plan":
            self._plan = None
            self._plans += 1
            begun: Plan[V] = Plan(self.around.link.game, self.position, frame.seat, self._plans)
            self._plan = None if begun.is_over else begun
        elif plan is None or frame.outcome.wish == "unplan":
            self._drop_plan()
        elif move:
            before = self.position
            events = plan.play(move)
            if plan.is_over:
                self._drop_plan()
            else:
                self._stage(before, events)
        frame.ui.wants_frame = True

    def _drop_plan(self) -> bool:
        dropped, self._plan = self._plan is not None, None
        return dropped

    def _confirmed(self, frame: Frame[V, L, Li], move: Move | None) -> Move | None:
        """Some moves are made when they have been asked for twice."""
        if move is None or move == self._asked:
            return move
        why = self.asks_twice(frame, move)
        if not why:
            return move
        self._asked = move
        self.around.notify(why)
        return None

    # -- what happens --------------------------------------------------------------------------------------------

    def show(self, update: Update) -> None:
        """What happens while a plan is made is told by the log alone."""
        if self._plan:
            super().show(update)
            return
        self.finish()
        before = self.position
        super().show(update)
        self.caption = self.told(update.events)
        if update.seat is not None:
            self._stage(before, update.events)
            if not self.around.link.is_over:
                self.changed(before)

    def _stage(self, before: V, events: Sequence[Event]) -> None:
        if self._scenery is None:
            return
        stage_events(self.make_staging(before, self.position), events, self.handlers)
        self.motions.advance(0.0)

    def advance(self, seconds: float) -> None:
        self._clock += seconds
        self.motions.advance(seconds)
        calm = not self.motions.is_busy and self._clock - self._touched_at > CALM_AFTER
        if self._scenery and calm and self._scenery.ground.improve():
            self._is_sharper = True

    @property
    def is_moving(self) -> bool:
        return self.motions.is_moving

    @property
    def needs_frames(self) -> bool:
        return self.motions.is_busy or self._lights or self._is_sharper

    def token(self, seat: Seat, source: str) -> tuple[str, int]:
        picture, worth = self.tokens.get(source, ("", 0))
        return picture.format(colour=PALETTE[self.livery.colours[seat]]), worth

    @property
    def board(self) -> Rect | None:
        return self._scenery.layout.board if self._scenery else None

    def finish(self) -> None:
        self.motions.finish()

    def jump(self, view: State) -> None:
        super().jump(view)
        self.choosing.cancel()
        self.caption = ""
        self._drop_plan()

    def cancel(self) -> bool:
        return self.choosing.cancel() or self._drop_plan()


def _focus_sheet(ui: Ui, found: list[str]) -> None:
    """A sheet that opens takes the focus: what it proposes, else the first thing on it."""
    if found and ui.focus is not None and not ui.input.by_pointer:
        ui.focus = CONFIRM.id if CONFIRM.id in found else found[0]


def _is_deed(ui: Ui) -> bool:
    """Did the person just do something that moving things must not stand in the way of?"""
    return ui.input.pressed or ui.input.action == ACTIVATE or ui.input.key is not None
