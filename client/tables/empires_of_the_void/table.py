"""Empires of the Void, drawn: the galaxy in the middle, the seats on the left, what I do now on the right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from pygame import Rect, Surface

from client.stage.camera import Sight
from client.stage.choosing import Choosing
from client.stage.drawn import DrawnTable
from client.stage.explain import Explanation
from client.stage.ground import glass
from client.stage.picks import Path, Pick
from client.stage.pieces import Piece
from client.stage.staging import Staging
from client.stage.table import Surroundings
from client.stage.zones import Zones
from client.tables.empires_of_the_void import banner, deal, galaxy, ground, holdings, players, tray
from client.tables.empires_of_the_void.battle import (
    AGAIN_SECONDS,
    ENTRY_SECONDS,
    LONGEST,
    Chronicle,
    Passing,
    Scene,
    draw_stage,
    shows,
)
from client.tables.empires_of_the_void.explain import deed, describers, situation
from client.tables.empires_of_the_void.layout import HULL, EmpiresLayout, lay_out
from client.tables.empires_of_the_void.looks import FOLDER, Livery
from client.tables.empires_of_the_void.moving import Moving
from client.tables.empires_of_the_void.parts import Drawing, face
from client.tables.empires_of_the_void.picks import Paths
from client.tables.empires_of_the_void.pieces import draw_counts, lie, place_of
from client.tables.empires_of_the_void.sheets import SHEETS, token_ids
from client.tables.empires_of_the_void.staging import HANDLERS
from client.ui.kit import Ui
from client.ui.theme import TEXT
from engine.core.moves import Event, Move, Seat
from engine.core.state import State
from engine.games.empires_of_the_void.components import PLANET, space_of
from engine.games.empires_of_the_void.flights import Flight
from engine.games.empires_of_the_void.moves import Attack, Fly
from engine.games.empires_of_the_void.state import EmpiresState


class EmpiresTable(DrawnTable[EmpiresState, EmpiresLayout, Livery]):
    zooms = (1.0, 1.5, 2.25)
    tokens = {
        "scoring_a": (f"{FOLDER}/event_score_a", 0),
        "scoring_b": (f"{FOLDER}/event_score_b", 0),
        "scoring_c": (f"{FOLDER}/event_score_c", 0),
        "extra": (f"{FOLDER}/distress", 0),
    }
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
        self.chronicle = Chronicle()
        self._relive(self.view)
        self.gives_cheapest = False
        """Are the cheapest ships given up for the rest of this battle without asking?"""
        self.shows_key = True
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

    def situation(self, frame: Drawing) -> Explanation:
        return situation(self, frame)

    def warm_up(self, ui: Ui, layout: EmpiresLayout) -> None:
        def banner_of(rest: str, size: tuple[int, int]) -> Surface:
            world = int(rest.partition(".")[0])
            return banner.paint(size, ui, self.position, self.livery, self.around.words, world)

        ui.art.painter("ev_world", banner_of)

    def banner_key(self, world: int) -> str:
        return banner.key(self.position, world, self.around.words.language)

    def told(self, events: Sequence[Event]) -> str:
        self.chronicle.take(events, self.position)
        if self.position.battle is None:
            self.gives_cheapest = False
        return super().told(events)

    def jump(self, view: State) -> None:
        super().jump(view)
        self._relive(view)

    def _relive(self, view: Any) -> None:
        if view.battle:
            told = [event for update in self.around.link.history() for event in update.events]
            self.chronicle.relive(told, view)

    def make_staging(self, before: EmpiresState, after: EmpiresState) -> Staging[EmpiresState, EmpiresLayout, Livery]:
        """What happens begins with the part of a battle that has just been fought."""
        play = super().make_staging(before, after)
        fight, (first, last) = self.chronicle.fight, self.chronicle.news
        if fight and any(kind == "roll" for _, (kind, _, _) in fight.log[first:last]):
            length = min(LONGEST, ENTRY_SECONDS * (last - first))
            scene = self._scene(play.layout, after)
            play.add(
                Passing(start=0.0, length=length, sound="dice_roll", scene=scene, fight=fight, first=first, last=last)
            )
            play.wait(length)
        return play

    def call_up(self, frame: Drawing) -> None:
        """The last battle once more, at a pace at which it can be followed."""
        if fight := self.chronicle.last:
            scene, last = self._scene(frame.layout, frame.view), len(fight.log)
            length = AGAIN_SECONDS * (last + 1)
            self.motions.add(Passing(start=0.0, length=length, scene=scene, fight=fight, first=0, last=last))
            self.motions.advance(0.0)

    def _scene(self, layout: EmpiresLayout, view: EmpiresState) -> Scene:
        return Scene(layout.board, layout.unit, self.livery, self.around.words, self.around.say, view)

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw_board(self, frame: Drawing) -> None:
        if shows(frame.view):
            frame.covered.append(frame.layout.board)
        if deal.draft_of(frame):
            frame.covered.append(deal.place(frame))
        reached = self.moving.reached(frame.view, frame.seat, frame.may_act)
        galaxy.draw_worlds(frame, reached)
        clicked = galaxy.draw_spaces(frame, reached)
        if clicked in reached:
            self._fly(frame, clicked)
        galaxy.draw_corners(frame)
        galaxy.draw_turns(frame)

    def draw_above(self, frame: Drawing) -> None:
        draw_counts(frame)
        reached = self.moving.reached(frame.view, frame.seat, frame.may_act)
        self._drag(frame, reached)
        galaxy.draw_figures(frame, reached)
        pointed = frame.outcome.pointed
        if pointed and pointed.kind == "space" and pointed.number in reached:
            galaxy.draw_way(frame, reached[pointed.number])

    def _drag(self, frame: Drawing, reached: dict[int, Flight]) -> None:
        """My ships can be taken up, and are sent where they are let go."""
        ui, drag = frame.ui, frame.ui.drag
        for space, fleet in enumerate(frame.view.players[frame.seat].ships):
            pick = Pick("stack", space, frame.seat)
            if fleet and frame.choosing.starts(pick):
                ui.draggable(pick.id, frame.at(place_of(frame.view, frame.layout, space, frame.seat)), pick)
        if drag and drag.moving and isinstance(drag.payload, Pick) and drag.payload not in frame.choosing.armed:
            frame.choosing.drop()
            frame.choosing.press(drag.payload)
        for space in reached:
            if ui.drop_target(frame.at(frame.layout.galaxy.node(space))) is not None:
                self._fly(frame, space)
        for move in frame.choosing.moves:
            is_mine = isinstance(move, Attack) and move.space == self.moving.stack
            if is_mine and ui.drop_target(frame.at(self.target_place(frame, move))) is not None:
                self.choosing.then([move])
                ui.wants_frame = True

    def target_place(self, frame: Drawing, attack: Any) -> Rect:
        """Where ships are dropped on what they attack: a fleet, or else the world itself."""
        view, galaxy = frame.view, frame.layout.galaxy
        if attack.target < PLANET and view.players[attack.target].ships[attack.space]:
            return place_of(view, frame.layout, attack.space, attack.target)
        return galaxy.node(attack.space)

    def draw_last(self, frame: Drawing) -> None:
        drag = frame.ui.drag
        if drag and drag.moving and isinstance(drag.payload, Pick):
            ship = self.moving.ship_of(frame.view, frame.seat)
            side = frame.sight.length(HULL)
            if ship >= 0:
                box = Rect(0, 0, side, side)
                box.center = frame.ui.input.pointer
                frame.ui.picture(self.livery.ship(frame.seat, ship), box, 220)

    def _fly(self, frame: Drawing, space: int | None) -> None:
        """Send the ships selected, or the one under way, to a space. What is pointed out is one step of a longer way:
        the ship may go on from there."""
        assert space is not None
        goes_on = isinstance(self._shown, Fly) and self._shown.space == space
        flight = self.moving.reached(frame.view, frame.seat, frame.may_act)[space]
        moves = flight.moves(self.moving.cargo, self.moving.lands and not goes_on)
        self.choosing.then(moves)
        frame.ui.wants_frame = True

    def draw_tray(self, frame: Drawing) -> None:
        fight = self.chronicle.current(frame.view)
        if fight and shows(frame.view):
            frame.ui.cover(frame.layout.board)
            draw_stage(frame.ui, self._scene(frame.layout, frame.view), fight, len(fight.log), frame)
        elif not deal.draft_of(frame) and not self.sheet_for(frame):
            self._draw_key(frame)
        if draft := deal.draft_of(frame):
            deal.draw(frame, draft)
        players.draw_strip(frame)
        self._draw_recall(frame)
        players.draw_preview(frame, frame.layout.preview)
        holdings.draw_yard(frame)
        holdings.draw_tree(frame)
        holdings.draw_hand(frame)
        tray.draw(frame, self)
        tray.pass_by(frame, self)

    def _draw_key(self, frame: Drawing) -> None:
        """What rings and signs mean, in the lower corners of the galaxy, until it is known."""
        if frame.called("k"):
            self.shows_key = not self.shows_key
        if self.shows_key and not frame.layout.is_small:
            galaxy.draw_key(frame)

    def _draw_recall(self, frame: Drawing) -> None:
        """At the end of the strip: the last battle, to be seen again."""
        if fight := self.chronicle.last:
            pick, box = Pick("recall", fight.space), frame.layout.recall
            spot = frame.spot(pick.id, box, pick, 8)
            face(frame.ui, box, True, spot.hovered, 8)
            frame.ui.icon("target", box.inflate(-10, -10), TEXT)
            if spot.activated:
                self.call_up(frame)

    def draw_player(self, frame: Drawing, seat: Seat, box: Rect) -> None:
        if seat == frame.seat:
            players.draw_me(frame, seat, box)
        else:
            players.draw_opponent(frame, seat, box)
