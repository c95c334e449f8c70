"""The table of The Starfarers of Catan: it wires the parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from functools import partial

from pygame import Rect

from client.links.local import LocalLink
from client.stage.camera import Sight
from client.stage.drawn import DrawnTable
from client.stage.explain import Explanation
from client.stage.picks import Path, Pick
from client.stage.pieces import Piece
from client.stage.table import Surroundings
from client.stage.zones import Zones
from client.tables.starfarers import ground, layout, looks, picks, pieces
from client.tables.starfarers.board import Drawing, draw_galaxy, draw_marks
from client.tables.starfarers.desk import Desk
from client.tables.starfarers.dragging import draw_dragged
from client.tables.starfarers.explain import DESCRIBE
from client.tables.starfarers.following import follow_up, suggestion
from client.tables.starfarers.layout import BASE_AT, POINT_AT, WORLD_AT, StarfarersLayout, around
from client.tables.starfarers.looks import Livery
from client.tables.starfarers.peoples import draw_peoples
from client.tables.starfarers.players import draw_mothership, draw_player, draw_strip
from client.tables.starfarers.sheets import draw_sheets, draw_veil, lying_over
from client.tables.starfarers.staging import HANDLERS, Play
from client.tables.starfarers.tray import draw_tray
from client.ui.kit import Ui
from engine.bots.pilot_bot import PilotBot
from engine.core.moves import Event, Move, Seat
from engine.core.rng import Rng
from engine.games.starfarers.components import (
    CHIT_POINTS,
    COLONY_POINTS,
    FAME_PAIR_POINTS,
    SILENT,
    SPACEPORT_POINTS,
    TOKEN_POINTS,
)
from engine.games.starfarers.moves import Announce, AskFor, Compose, PutIn
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.trading import ToCompose


class StarfarersTable(DrawnTable[StarfarersState, StarfarersLayout, Livery]):
    zooms = (1.0, 1.5, 2.25)
    tokens = {
        "colonies": ("starfarers/colony_{colour}", COLONY_POINTS),
        "spaceports": ("starfarers/spaceport_{colour}", SPACEPORT_POINTS),
        "tokens": ("starfarers/base_diplomats", TOKEN_POINTS),
        "chits": ("starfarers/chit_white", CHIT_POINTS),
        "fame": ("starfarers/part_fame_ring", FAME_PAIR_POINTS),
    }
    sky = "starfarers/galaxy"
    largest_text = (1.25, 1.25)
    handlers = HANDLERS
    staging = Play
    describe = DESCRIBE
    counters = frozenset({"points", "hand", "size", "fame", "shake"})

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around)
        self.desk = Desk()

    def make_livery(self, colours: tuple[int, ...]) -> Livery:
        return Livery(colours)

    def laid_out_for(self, view: StarfarersState) -> Hashable:
        return self.seat if self.around.link.viewer is not None else 0, view.galaxy, view.peoples

    def lay_out(self, zones: Zones, view: StarfarersState) -> StarfarersLayout:
        return layout.lay_out(zones, self.seat if self.around.link.viewer is not None else 0)

    def warm_up(self, ui: Ui, layout: StarfarersLayout) -> None:
        looks.warm_up(ui.art)

    def paint_ground(self, ui: Ui, layout: StarfarersLayout, sight: Sight) -> None:
        ground.paint_galaxy(ui, sight, self.position)

    def paint_round(self, ui: Ui, layout: StarfarersLayout) -> None:
        looks.warm_up(ui.art)
        ground.paint_round(ui, layout)

    def pieces(self, view: StarfarersState, layout: StarfarersLayout) -> Iterable[Piece]:
        return pieces.pieces(view, self.livery)

    def path_of(self, move: Move) -> Path | None:
        return picks.path_of(move, self.position, self.seat)

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw_board(self, frame: Drawing) -> None:
        layout = frame.layout
        frame.covered += [layout.hand, layout.build, layout.buttons, *lying_over(frame)]
        if self.desk.reads:
            frame.covered.append(layout.encounter)
        draw_galaxy(frame)

    def draw_above(self, frame: Drawing) -> None:
        draw_marks(frame)
        draw_veil(frame)

    def draw_player(self, frame: Drawing, seat: Seat, box: Rect) -> None:
        draw_player(frame, seat, box)

    def draw_tray(self, frame: Drawing) -> None:
        draw_strip(frame)
        draw_mothership(frame)
        draw_peoples(frame)
        draw_tray(frame, self.desk, partial(self.propose, frame))
        draw_sheets(frame)
        if self.desk.reads:
            self.desk.draw_chronicle(frame)
        self.desk.draw_handle(frame)

    def explain(self, frame: Drawing, pick: Pick | None) -> Explanation:
        if self.desk.shows_standing or (pick is None and self.desk.is_idle(frame)):
            return Explanation("")
        return super().explain(frame, pick)

    def draw_last(self, frame: Drawing) -> None:
        draw_dragged(frame)
        desk, outcome = self.desk, frame.outcome
        if not self.explanation.title:
            with frame.off_board():
                desk.draw_standing(frame)
        if outcome.move is None and desk.aim is not None and not self.motions.is_moving:
            outcome.move = self._word(frame, desk.aim)
        if outcome.move is None and frame.may_act and self.answers_by_itself:
            outcome.move = desk.deed(frame)
        desk.standing.note(frame.view, outcome.move)
        desk.hurries = desk.hurries and not frame.may_act and not frame.around.link.is_over
        if desk.hurries:
            self.motions.finish()

    def propose(self, frame: Drawing, goal: int) -> None:
        """Begin an offer towards something, or towards whatever seems best (SILENT): the sheet opens with what a pilot
        would say, or with what is missing."""
        self.desk.aim = None if self._shown else goal
        frame.answer(Compose())

    def _word(self, frame: Drawing, goal: int) -> Move | None:
        """The next word of that draft."""
        step = frame.view.agenda[-1] if frame.view.agenda else None
        if not isinstance(step, ToCompose) or step.seat != frame.seat:
            return None
        word = PilotBot(frame.around.link.game, Rng(0)).move(frame.view, frame.seat)
        if isinstance(word, PutIn | AskFor) and goal in (step.goal, SILENT):
            return word
        if isinstance(word, Announce) and goal in (word.goal, SILENT):
            return word
        self.desk.aim = None
        if goal not in (step.goal, SILENT):
            frame.choosing.then(suggestion(frame.view, frame.seat, goal))
        return None

    def told(self, events: Sequence[Event]) -> str:
        self.desk.chronicle.hear(events, self.around.words)
        return super().told(events)

    def follow_up(self, frame: Drawing, move: Move) -> Sequence[Move]:
        return follow_up(frame.view, frame.seat, move, stops=frame.ui.input.double)

    @property
    def answers_by_itself(self) -> bool:
        """At a shared screen everybody answers for themselves; nothing is done while anything is shown."""
        link = self.around.link
        shared = isinstance(link, LocalLink) and sum(chair.bot is None for chair in link.chairs) > 1
        return not shared and link.is_live and not self.motions.is_moving and self._shown is None

    # -- what the stage asks -----------------------------------------------------------------------------------------

    def place(self, frame_layout: StarfarersLayout, sight: Sight, pick: Pick) -> Rect | None:
        if pick.kind == "people":
            base = next((base for base, people in enumerate(self.position.peoples) if people == pick.number), 0)
            return sight.rect(around(BASE_AT[base], 100))
        if pick.kind == "point":
            return sight.rect(around(POINT_AT[pick.number], 40))
        if pick.kind == "site":
            return sight.rect(around(WORLD_AT[pick.number], 90))
        return super().place(frame_layout, sight, pick)

    def control_of(self, pick: Pick) -> str:
        return f"player.{pick.number}" if pick.kind == "seat" else pick.id

    def bearers(self, wanted: Counter[Hashable]) -> list[str]:
        """Cards of the hand are taken from their stacks; players from their cards, or from the sheet of an offer."""
        found = []
        for item in wanted:
            assert isinstance(item, tuple)
            kind, number = item
            found.append({"card": f"resource.{number}.0", "victim": f"player.{number}", "to": f"to.{number}"}[kind])
        return found
