"""The table of The Starfarers of Catan: it wires the parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence

from pygame import Rect

from client.stage.camera import Sight
from client.stage.drawn import DrawnTable
from client.stage.picks import Path, Pick
from client.stage.pieces import Piece
from client.stage.zones import Zones
from client.tables.starfarers import ground, layout, looks, picks, pieces
from client.tables.starfarers.board import Drawing, draw_galaxy, draw_marks
from client.tables.starfarers.explain import DESCRIBE
from client.tables.starfarers.layout import BASE_AT, POINT_AT, WORLD_AT, StarfarersLayout, around
from client.tables.starfarers.looks import Livery
from client.tables.starfarers.peoples import draw_peoples
from client.tables.starfarers.players import draw_mothership, draw_player, draw_strip
from client.tables.starfarers.sheets import draw_sheets
from client.tables.starfarers.staging import HANDLERS, QUIET
from client.tables.starfarers.tray import draw_tray
from client.ui.kit import Ui
from engine.core.moves import Event, Move, Seat
from engine.games.starfarers import moves as m
from engine.games.starfarers.board import distances
from engine.games.starfarers.flight import ToFly
from engine.games.starfarers.state import StarfarersState


class StarfarersTable(DrawnTable[StarfarersState, StarfarersLayout, Livery]):
    zooms = (1.0, 1.25, 1.6, 2.0, 2.5)
    sky = "starfarers/galaxy"
    largest_text = (1.25, 1.25)
    handlers = HANDLERS
    quiet = QUIET
    describe = DESCRIBE
    counters = frozenset({"points", "hand", "size", "fame", "shake"})

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
        draw_galaxy(frame)

    def draw_above(self, frame: Drawing) -> None:
        draw_marks(frame)

    def draw_player(self, frame: Drawing, seat: Seat, box: Rect) -> None:
        draw_player(frame, seat, box)

    def draw_tray(self, frame: Drawing) -> None:
        draw_strip(frame)
        draw_mothership(frame)
        draw_peoples(frame)
        draw_tray(frame)
        draw_sheets(frame)

    def draw_last(self, frame: Drawing) -> None:
        if frame.outcome.move is not None:
            follow_up = self.follow_up(frame, frame.outcome.move)
            if follow_up:
                frame.choosing.then(follow_up)

    def follow_up(self, frame: Drawing, move: Move) -> list[Move]:
        """What needs no click of its own after this: nothing else could be done."""
        step = frame.view.agenda[-1]
        if isinstance(move, m.Fly) and isinstance(step, ToFly):
            here = frame.view.players[step.seat].ships[step.transporter]
            if distances(here)[move.point] == step.left:
                return [m.Stop()]
        return []

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

    def told(self, events: Sequence[Event]) -> str:
        return super().told(events)
