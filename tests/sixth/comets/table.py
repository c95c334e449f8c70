"""Comets, drawn: the smallest table there can be."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import Rect

from client.stage.camera import Sight
from client.stage.drawn import DrawnTable
from client.stage.frame import Frame
from client.stage.lights import FIGURE, write
from client.stage.livery import Livery
from client.stage.picks import Path, Pick
from client.stage.pieces import Piece
from client.stage.players import draw_head, draw_plate, is_due
from client.stage.zones import Layout, Zones, column, fan
from client.ui.kit import Ui
from engine.core.moves import Move, Seat
from tests.sixth.comets.rules import COMETS, Bid, CometsState

Drawing = Frame[CometsState, "CometsLayout", Livery]


@dataclass(frozen=True, slots=True, kw_only=True)
class CometsLayout(Layout):
    probes: tuple[Rect, ...]


class CometsTable(DrawnTable[CometsState, CometsLayout, Livery]):
    zooms = (1.0, 1.5, 2.0)

    def make_livery(self, colours: tuple[int, ...]) -> Livery:
        return Livery(colours)

    def lay_out(self, zones: Zones, view: CometsState) -> CometsLayout:
        hand = zones.at(340, 820, 1160, 204)
        return CometsLayout(
            area=zones.area,
            unit=zones.unit,
            board=zones.stretched(340, 8, 1160, 800),
            world=(1160, 800),
            players=column(zones.at(8, 8, 324, 1016), zones.seats, zones.length(8)),
            context=zones.at(1508, 8, 404, 560),
            log=zones.at(1508, 576, 404, 448),
            tray=hand,
            probes=fan(hand, len(COMETS), (zones.length(120), zones.length(150)), zones.length(128)),
        )

    def paint_ground(self, ui: Ui, layout: CometsLayout, sight: Sight) -> None:
        ui.ring(sight.rect((80, 80, 1000, 640)), (60, 80, 120), 2, 300)

    def pieces(self, view: CometsState, layout: CometsLayout) -> Iterable[Piece]:
        if view.gone:
            yield Piece(("comet", view.gone[-1]), Pick("comet"), "comets/comet", Rect(480, 300, 200, 200))
        for probe in view.players[self.seat].probes:
            yield Piece(
                ("probe", probe),
                Pick("probe", probe),
                "comets/probe",
                layout.probes[probe - 1],
                on_board=False,
            )

    def path_of(self, move: Move) -> Path | None:
        return Path((Pick("probe", move.probe),)) if isinstance(move, Bid) else None

    def draw_board(self, frame: Drawing) -> None:
        if frame.view.gone:
            write(frame.ui, str(frame.view.gone[-1]), frame.at((480, 180, 200, 80)), FIGURE, "center")

    def draw_tray(self, frame: Drawing) -> None:
        box = frame.layout.tray
        write(frame.ui, self.prompt(frame), Rect(box.left, box.bottom - box.height // 6, box.width, box.height // 6))

    def draw_last(self, frame: Drawing) -> None:
        for probe in frame.view.players[frame.seat].probes:
            write(frame.ui, str(probe), frame.layout.probes[probe - 1], FIGURE, "center")

    def draw_player(self, frame: Drawing, seat: Seat, box: Rect) -> None:
        active = is_due(frame, seat)
        draw_plate(frame, seat, box, active)
        draw_head(frame, seat, box, str(sum(frame.view.players[seat].caught)), active)
        frame.spot(f"player.{seat}", box, Pick("seat", seat), 14)
