"""Empires of the Void, drawn: the galaxy in the middle, the seats on the left, what I do now on the right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable

from pygame import Rect, Surface

from client.stage.camera import Sight
from client.stage.choosing import Choosing
from client.stage.drawn import DrawnTable
from client.stage.explain import Explanation
from client.stage.ground import glass
from client.stage.picks import Path, Pick
from client.stage.pieces import Piece
from client.stage.table import Surroundings
from client.stage.zones import Zones
from client.tables.empires_of_the_void import banner, galaxy, ground, holdings, players, tray
from client.tables.empires_of_the_void.explain import deed, describers
from client.tables.empires_of_the_void.layout import EmpiresLayout, lay_out
from client.tables.empires_of_the_void.looks import FOLDER, Livery
from client.tables.empires_of_the_void.moving import Moving
from client.tables.empires_of_the_void.parts import Drawing
from client.tables.empires_of_the_void.picks import Paths
from client.tables.empires_of_the_void.pieces import draw_counts, lie
from client.tables.empires_of_the_void.sheets import SHEETS, token_ids
from client.tables.empires_of_the_void.staging import HANDLERS
from client.ui.kit import Ui
from engine.core.moves import Move, Seat
from engine.games.empires_of_the_void.components import space_of
from engine.games.empires_of_the_void.state import EmpiresState


class EmpiresTable(DrawnTable[EmpiresState, EmpiresLayout, Livery]):
    zooms = (1.0, 1.5, 2.25)
    sky = f"{FOLDER}/backdrop"
    largest_text = (1.3, 1.3)
    counters = frozenset({"points", "credits"})
    sheets = SHEETS
    handlers = HANDLERS

    def __init__(self, around: Surroundings) -> None:
        self._paths = Paths()
        super().__init__(around)
        self.moving = Moving(self.choosing)
        self._describers = describers(self)
        self.asked_about = {topic for topic, asked in around.link.game.topics.items() if asked}
        """What the person wishes to be asked about while others play."""
        self.quiet_since: tuple[int, float] | None = None
        """Since when the table waits before it passes by itself, and in which position."""

    # -- what the stage asks ---------------------------------------------------------------------------------------

    def make_livery(self, colours: tuple[int, ...]) -> Livery:
        return Livery(colours)

    def make_choosing(self) -> Choosing:
        return Choosing(self.path_of)

    def laid_out_for(self, view: EmpiresState) -> Hashable:
        return len(view.players), self.seat, view.layout

    def lay_out(self, zones: Zones, view: EmpiresState) -> EmpiresLayout:
        return lay_out(zones, view, self.seat)

    def paint_round(self, ui: Ui, layout: EmpiresLayout) -> None:
        boxes = (*layout.players, layout.preview, layout.strip, layout.context, layout.yard, layout.tree, layout.hand)
        for box in (*boxes, layout.tray):
            if box.height > 0:
                glass(ui, box)

    def paint_ground(self, ui: Ui, layout: EmpiresLayout, sight: Sight) -> None:
        ground.paint(ui, layout, self.position, sight)

    def pieces(self, view: EmpiresState, layout: EmpiresLayout) -> Iterable[Piece]:
        return lie(view, layout, self.livery, self.seat)

    def path_of(self, move: Move) -> Path | None:
        return self._paths.of(move, self.choosing.moves, self.seat)

    def bearers(self, wanted: Counter[Hashable]) -> list[str]:
        found, left = [], Counter(wanted)
        for card, copy in holdings.hand_of(self.position, self.seat):
            item = ("card", card)
            if left[item] and ("hand", card, copy) not in self.choosing.selected:
                left[item] -= 1
                found.append(holdings.card_id(card, copy))
        return found + token_ids(self.choosing.selected, left)

    def place(self, frame_layout: EmpiresLayout, sight: Sight, pick: Pick) -> Rect | None:
        if pick.kind in ("planet", "world", "space"):
            space = pick.number if pick.kind == "space" else space_of(pick.number)
            return sight.rect(frame_layout.galaxy.node(space)) if space in frame_layout.galaxy.spaces else None
        return super().place(frame_layout, sight, pick)

    def explain(self, frame: Drawing, pick: Pick | None) -> Explanation:
        if pick is None:
            return self.situation(frame)
        return self._describers.get(pick.kind, deed)(frame, pick)

    def warm_up(self, ui: Ui, layout: EmpiresLayout) -> None:
        def banner_of(rest: str, size: tuple[int, int]) -> Surface:
            world = int(rest.partition(".")[0])
            return banner.paint(size, ui, self.position, self.livery, self.around.words, world)

        ui.art.painter("ev_world", banner_of)

    def banner_key(self, world: int) -> str:
        return banner.key(self.position, world, self.around.words.language)

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw_board(self, frame: Drawing) -> None:
        galaxy.draw_worlds(frame)
        reached = self.moving.reached(frame.view, frame.seat, frame.may_act)
        clicked = galaxy.draw_spaces(frame, reached)
        if clicked in reached:
            self._fly(frame, clicked)
        galaxy.draw_corners(frame)
        galaxy.draw_turns(frame)

    def draw_above(self, frame: Drawing) -> None:
        draw_counts(frame)
        reached = self.moving.reached(frame.view, frame.seat, frame.may_act)
        galaxy.draw_figures(frame, reached)
        pointed = frame.outcome.pointed
        if pointed and pointed.kind == "space" and pointed.number in reached:
            galaxy.draw_way(frame, reached[pointed.number])

    def _fly(self, frame: Drawing, space: int | None) -> None:
        """Send the ships selected, or the one under way, to a space."""
        assert space is not None
        moves = self.moving.fly(self.moving.reached(frame.view, frame.seat, frame.may_act)[space])
        self.choosing.then(moves)
        frame.ui.wants_frame = True

    def draw_tray(self, frame: Drawing) -> None:
        players.draw_strip(frame)
        players.draw_preview(frame, frame.layout.preview)
        holdings.draw_yard(frame)
        holdings.draw_tree(frame)
        holdings.draw_hand(frame)
        tray.draw(frame, self)
        tray.pass_by(frame, self)

    def draw_player(self, frame: Drawing, seat: Seat, box: Rect) -> None:
        if seat == frame.seat:
            players.draw_me(frame, seat, box)
        else:
            players.draw_opponent(frame, seat, box)
