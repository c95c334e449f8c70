"""The table of Race for the Galaxy: its parts put together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import is_dataclass, replace
from typing import Any, ClassVar

from pygame import Rect

from client.stage.camera import Sight
from client.stage.drawn import DrawnTable
from client.stage.explain import Explanation
from client.stage.picks import Path, Pick
from client.stage.pieces import Piece
from client.stage.table import Surroundings
from client.stage.zones import Zones
from client.tables.race_for_the_galaxy import asked, explain, ground, layout, ledger, picks, pieces, visit
from client.tables.race_for_the_galaxy.dragging import draw_dragged
from client.tables.race_for_the_galaxy.faces import Faces
from client.tables.race_for_the_galaxy.groove import Drawing, draw_goals, draw_groove
from client.tables.race_for_the_galaxy.layout import RaceLayout
from client.tables.race_for_the_galaxy.ledger import CLEAR, LAY, Puzzle
from client.tables.race_for_the_galaxy.looks import RaceLivery, painted_sign
from client.tables.race_for_the_galaxy.overlays import draw_overlays
from client.tables.race_for_the_galaxy.picks import Gathering, RaceChoosing
from client.tables.race_for_the_galaxy.players import draw_me, draw_rival, draw_robot
from client.tables.race_for_the_galaxy.staging import HANDLERS, QUIET, ROBOT_DEEDS, RaceStaging
from client.ui.kit import Ui
from engine.core.moves import Event, Move, Seat
from engine.games.race_for_the_galaxy.components import NOTHING, TABLEAU_LIMIT
from engine.games.race_for_the_galaxy.powers import powers_of
from engine.games.race_for_the_galaxy.state import RaceState

WORDS = ("left alt", "right alt")
"""Keys that write out what signs mean, or leave the signs alone."""


class RaceTable(DrawnTable[RaceState, RaceLayout, RaceLivery]):
    sky = "shared/space_violet"
    tokens = {
        "chips": ("race_for_the_galaxy/chip", 0),
        "cards": ("race_for_the_galaxy/card_back", 0),
        "variable": ("race_for_the_galaxy/military", 0),
        "goals": ("race_for_the_galaxy/goal_galactic_status", 0),
        "prestige": ("race_for_the_galaxy/prestige", 1),
    }
    largest_text = (1.5, 1.5)
    staging = RaceStaging
    handlers = HANDLERS
    quiet = QUIET
    describe = explain.DESCRIBE
    counters: ClassVar[frozenset[str]] = frozenset({"points", "chips", "prestige", "hand", "pool", "deck", "goods"})

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around)
        self._puzzle = Puzzle()
        self._words = around.is_new()
        """Are powers written out beside their signs?"""
        self._robot_told: Sequence[str] = ()
        self._visited = self._pressed = NOTHING
        """The rival whose tableau lies open, and whose tray was just pressed."""

    # -- what the stage asks -------------------------------------------------------------------------------------

    def make_livery(self, colours: tuple[int, ...]) -> RaceLivery:
        return RaceLivery(colours)

    def make_choosing(self) -> RaceChoosing:
        return RaceChoosing(self.path_of, lambda: Gathering.of(self.position, self.seat))

    @property
    def seat(self) -> Seat:
        """A spectator looks at the table from one place."""
        viewer = self.around.link.viewer
        return 0 if viewer is None else viewer

    def laid_out_for(self, view: RaceState) -> Hashable:
        return len(view.players), self.seat, self._slots(view), len(view.goals), view.prestige_in_play

    def _slots(self, view: RaceState) -> int:
        """Docks for the fullest tableau: twelve, or more where that does not end the game."""
        limits = [powers_of(player.tableau).tableau_limit for player in view.players]
        return max(TABLEAU_LIMIT, *limits, *(len(player.tableau) for player in view.players))

    def lay_out(self, zones: Zones, view: RaceState) -> RaceLayout:
        return layout.lay_out(
            zones, self.seat, self._slots(view), len(view.goals), view.robot is not None, view.prestige_in_play
        )

    def paint_round(self, ui: Ui, layout: RaceLayout) -> None:
        limit = powers_of(self.position.players[self.seat].tableau).tableau_limit
        ground.paint(ui, layout, limit, self.around.say("rg.ends_the_game"))

    def paint_ground(self, ui: Ui, layout: RaceLayout, sight: Sight) -> None:
        """Nothing lies on a board of its own: all of the table is painted round it."""

    def warm_up(self, ui: Ui, layout: RaceLayout) -> None:
        faces = Faces(ui.art, self.around.words, ui.theme.text_scale / ui.theme.scale)
        ui.art.painter("race", faces.paint)
        ui.art.painter("sign", painted_sign)

    def pieces(self, view: RaceState, layout: RaceLayout) -> Iterable[Piece]:
        return pieces.pieces(view, self.seat, layout, self._words)

    def path_of(self, move: Move) -> Path | None:
        return picks.path_of(move, self.choosing.moves, self.position, self.seat)

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw_board(self, frame: Drawing) -> None:
        draw_groove(frame)

    def draw_player(self, frame: Drawing, seat: Seat, box: Rect) -> None:
        if seat != frame.seat and draw_rival(frame, seat, frame.layout.trays[seat]):
            self._pressed = seat

    def draw_tray(self, frame: Drawing) -> None:
        self._mark(frame)
        if frame.view.robot and frame.layout.desk:
            draw_robot(frame, frame.view.robot, frame.layout.desk, "" if frame.may_act else self.caption)
        draw_goals(frame)
        self._press(frame, asked.draw_asked(frame, draw_me(frame, frame.layout.bar), self.prompt(frame), self._is_laid))
        if pieces.Asked.of(frame.view, frame.seat).plates and frame.may_act:
            asked.draw_actions(frame)

    @property
    def _is_laid(self) -> bool:
        return bool(self._puzzle.laid)

    def _press(self, frame: Drawing, pick: Pick | None) -> None:
        if pick == CLEAR:
            self._puzzle.laid = ""
        elif pick == LAY:
            self._lay(frame)
        elif pick == asked.CHEAPEST:
            asked.fill_cheapest(frame)
        elif pick:
            frame.press(pick)

    def _lay(self, frame: Drawing) -> None:
        """Play the plan that is laid out, as far as it goes."""
        solver = self._puzzle.follow(frame)
        plan = solver.plan(self._puzzle.laid) if solver else None
        if plan:
            first, *rest = plan.moves
            self._puzzle.is_playing = True
            self.choosing.then(rest)
            frame.answer(first)

    def draw_over(self, frame: Drawing) -> None:
        draw_overlays(frame)
        self._look_in(frame)
        asked.draw_plates(frame)
        solver = self._puzzle.follow(frame)
        if solver:
            ledger.draw_ledger(frame, self._puzzle, solver)
            plan = ledger.shown_plan(frame, self._puzzle, solver)
            if plan:
                ledger.draw_arrows(frame, plan)

    def draw_last(self, frame: Drawing) -> None:
        follow = draw_dragged(frame, self._pieces_of(frame.view, frame.layout))
        if follow:
            self._puzzle.is_playing = True
            self.choosing.then(follow)

    def _look_in(self, frame: Drawing) -> None:
        """On a rival, whose cards are then as large as mine."""
        self._visited, self._pressed = visit.wished(frame, self._visited, self._pressed), NOTHING
        if self._visited != NOTHING and not visit.draw_visit(frame, self._visited):
            self._visited = NOTHING

    def situation(self, frame: Drawing) -> Explanation:
        return explain.situation(frame, self._words, self._robot_told)

    def told(self, events: Sequence[Event]) -> str:
        """What the robot does is told sentence by sentence, until it does something else."""
        sentences = [self.around.words.event(event) for event in events if type(event) in ROBOT_DEEDS]
        self._robot_told = sentences or self._robot_told
        return super().told(events)

    def prompt(self, frame: Drawing) -> str:
        choosing = self._chooser
        if not choosing.is_idle:
            return super().prompt(frame)
        if choosing.marks and choosing.selected:
            return frame.say(f"rg.marked_{choosing.marking}", len(choosing.selected))
        if not frame.may_act:
            return super().prompt(frame)
        due = [other for other in frame.around.link.waiting() if other != frame.seat]
        return frame.say("stage.plays", frame.words.listed([frame.words.seat(other) for other in due]))

    @property
    def _chooser(self) -> RaceChoosing:
        assert isinstance(self.choosing, RaceChoosing)
        return self.choosing

    def _mark(self, frame: Drawing) -> None:
        """While others think, the payment for what was placed face down can be marked, or the card to place next; a key
        writes out what signs mean."""
        if any(frame.ui.pressed_key(key) for key in WORDS):
            self._words = not self._words
            self.lay_again()
            frame.ui.wants_frame = True
        if not self._chooser.is_idle:
            return
        waits = frame.may_plan and bool(frame.view.agenda)
        placed = pieces.chosen_in_secret(frame.view, frame.seat) != NOTHING
        self._chooser.mark_for("" if not waits else "pay" if placed else "place")

    # -- pointing ------------------------------------------------------------------------------------------------

    def bearers(self, wanted: Counter[Hashable]) -> list[str]:
        found, left = super().bearers(wanted), Counter(wanted)
        selected: Counter[Any] = Counter(thing[:2] for thing in self.choosing.selected if isinstance(thing, tuple))
        for item in left.elements():
            if isinstance(item, tuple) and item[0] == "act":
                found.append(f"act.{item[1]}.{selected[item]}")
                selected[item] += 1
            elif isinstance(item, tuple) and item[0] == "boost":
                found.append(Pick("boost", item[1]).id)
        return found

    def changed(self, before: RaceState) -> None:
        """A set of cards is named for the question it was gathered for and for no other; a plan goes on."""
        self._puzzle.is_playing = self._puzzle.is_playing and self.choosing.has_queue
        self._visited = NOTHING
        was_asked = not self._chooser.is_idle
        if was_asked and _question(before) != _question(self.position) and not self._puzzle.is_playing:
            self.choosing.cancel()


def _question(view: RaceState) -> object:
    """What is asked, whatever has been named already."""
    step = view.agenda[-1] if view.agenda else None
    if step is None or not is_dataclass(step):
        return None
    if hasattr(step, "named"):
        return replace(step, named=())
    return type(step), view.round, view.phase, view.occurrence, getattr(step, "seat", None)
