"""What people settle for themselves, beside the match: standing answers, and an encounter to read again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame
from pygame import Rect

from client.stage.lights import FINE, NAME, write
from client.stage.zones import column, row
from client.tables.starfarers.board import Drawing
from client.tables.starfarers.faces import draw_encounter_card
from client.tables.starfarers.layout import cut
from client.tables.starfarers.story import story
from client.ui.canvas import BODY
from client.ui.theme import ACCENT, EDGE, FAINT, GOLD, MUTED, TEXT, WARNING, TextStyle
from engine.core.moves import Event, Move, Seat
from engine.core.words import Words, capital
from engine.games.starfarers import events as e
from engine.games.starfarers.building import ToBuild
from engine.games.starfarers.components import KINDS, SILENT, Hand, covers
from engine.games.starfarers.moves import Deal, Refuse, ThrowDice
from engine.games.starfarers.scoring import points, points_to_win
from engine.games.starfarers.state import StarfarersState
from engine.games.starfarers.terms import Terms
from engine.games.starfarers.trading import ACCEPTED, ToAnswer, ToClose

NEAR_VICTORY: Final = 3
RULES: Final = ("payable", "rivals", "once", "throws")
PAUSE: Final = 0.7
"""Seconds before something is done by itself, so that one sees whose turn it is."""
Question = tuple[int, Seat, Hand, Hand]


@dataclass(slots=True)
class Standing:
    """What is answered to others without asking."""

    rules: set[str] = field(default_factory=lambda: set(RULES))
    """No to what one does not hold (`payable`), to whoever is in sight of victory (`rivals`), to what has been refused
    in this turn (`once`); and the dice are thrown (`throws`)."""
    never: set[int] = field(default_factory=set)
    """Resources that are not for sale."""
    _refused: set[Question] = field(default_factory=set)

    def answer(self, view: StarfarersState, seat: Seat) -> Move | None:
        step = view.agenda[-1] if view.agenda else None
        if not isinstance(step, ToAnswer) or seat not in step.waiting or view.drafts[seat] is not None:
            return None
        near = points(view, step.seat) >= points_to_win(view) - NEAR_VICTORY
        refuses = (
            ("payable" in self.rules and not covers(view.players[seat].hand, step.want))
            or ("rivals" in self.rules and near)
            or ("once" in self.rules and _question(view, step) in self._refused)
            or any(step.want[kind] for kind in self.never)
        )
        return Refuse(SILENT) if refuses else None

    def deed(self, view: StarfarersState, seat: Seat, moves: Sequence[Move]) -> Move | None:
        """What is done without asking: to answer, to throw where nothing else can be done, to close with the only one
        who takes an offer as it was said."""
        if "throws" in self.rules and list(moves) == [ThrowDice()]:
            return moves[0]
        return self.answer(view, seat) or _closing(view, seat)

    def note(self, view: StarfarersState, move: Move | None) -> None:
        """Remember what has been refused."""
        step = view.agenda[-1] if view.agenda else None
        if isinstance(move, Refuse) and isinstance(step, ToAnswer):
            self._refused.add(_question(view, step))


def _question(view: StarfarersState, step: ToAnswer) -> Question:
    return view.round, step.seat, step.give, step.want


def _closing(view: StarfarersState, seat: Seat) -> Move | None:
    """An offer that a single player takes as it was said is closed with him."""
    step = view.agenda[-1] if view.agenda else None
    if not isinstance(step, ToClose) or step.seat != seat:
        return None
    agreed = [other for other, answer in enumerate(step.answers) if answer == ACCEPTED or isinstance(answer, Terms)]
    if len(agreed) == 1 and step.answers[agreed[0]] == ACCEPTED:
        return Deal(agreed[0], step.give, step.want)
    return None


@dataclass(slots=True)
class Chronicle:
    """The last encounter, passage by passage."""

    seat: Seat = -1
    family: int = -1
    lines: list[tuple[str, TextStyle]] = field(default_factory=list)

    def hear(self, events: Sequence[Event], words: Words) -> None:
        for event in events:
            if isinstance(event, e.EncounterDrawn):
                self.seat, self.family, self.lines = event.seat, event.family, []
            elif isinstance(event, e.PassageRead):
                text, effects = story(words, event.passage)
                self.lines.append((text, BODY))
                if effects:
                    self.lines.append((capital(effects), TextStyle("body", "SemiBold", GOLD)))
            elif isinstance(event, TOLD):
                self.lines.append((words.event(event), TextStyle("body", "SemiBold", WARNING)))


TOLD: Final = (e.EncounterAnswered, e.NothingGiven, e.FlightTried, e.TableShaken, e.DuelFought)


@dataclass(slots=True)
class Desk:
    standing: Standing = field(default_factory=Standing)
    chronicle: Chronicle = field(default_factory=Chronicle)
    aim: int | None = None
    """What an offer is being drafted for."""
    _due: tuple[Move, float] | None = None
    """What is about to be done by itself, and since when."""
    hurries: bool = False
    """Is everything brought to its end until the next own choice?"""
    shows_standing: bool = False
    reads: bool = False
    _height: int = 0

    def deed(self, frame: Drawing) -> Move | None:
        """What is settled beforehand is done after a pause that lets one see it."""
        move = self.standing.deed(frame.view, frame.seat, frame.choosing.moves)
        if move is None:
            self._due = None
            return None
        if self._due is None or self._due[0] != move:
            self._due = move, frame.clock
        frame.ui.wants_frame = True
        return move if frame.clock - self._due[1] >= PAUSE * frame.around.length() else None

    def is_idle(self, frame: Drawing) -> bool:
        """Is there room to show the switches: nothing is pointed at, and there is trade or somebody else's turn?"""
        trades = any(isinstance(step, ToBuild) for step in frame.view.agenda)
        by_pointer = frame.ui.input.by_pointer and frame.around.link.viewer is not None
        return by_pointer and bool(frame.view.agenda) and (trades or not frame.may_act)

    def draw_handle(self, frame: Drawing) -> None:
        """A small sign in the corner of the explanation that shows the switches, and hides them again."""
        ui, side = frame.ui, frame.layout.length(28)
        box = frame.layout.context
        place = Rect(box.right - side - frame.layout.length(8), box.top + frame.layout.length(8), side, side)
        spot = ui.spot("standing.show", place)
        lit = spot.hovered or self.shows_standing
        ui.icon("settings", place.inflate(-6, -6), ACCENT if lit else MUTED)
        if spot.focused:
            ui.focus_ring(place)
        if spot.activated or frame.called("o"):
            self.shows_standing = not self.shows_standing

    def draw_standing(self, frame: Drawing) -> None:
        """Switches for what is said to others without asking, in the place of the explanation."""
        ui, length, standing = frame.ui, frame.layout.length, self.standing
        room = frame.layout.context.inflate(-length(28), -length(16))
        rows = column(room, len(RULES) + 2, 0)
        write(ui, frame.say("sf.standing"), rows[0], NAME)
        for rule, cell in zip(RULES, rows[1:-1], strict=True):
            text = frame.say(f"sf.standing_{rule}"), frame.say(f"sf.standing_{rule}_short")
            on = rule in standing.rules
            if _switch(frame, f"standing.{rule}", cell, text, on, self.shows_standing):
                standing.rules ^= {rule}
        coins = Rect(0, rows[-1].top, length(180), rows[-1].height)
        coins.right = rows[-1].right
        wordings = (frame.say("sf.standing_never"), frame.say("sf.standing_never_short"))
        write(ui, wordings, cut(rows[-1], right=coins.width), FINE)
        for kind, cell in enumerate(row(coins, len(KINDS), length(4))):
            side = min(cell.size)
            coin = Rect(0, 0, side, side)
            coin.center = cell.center
            kept = kind in standing.never
            ui.picture(f"sf_coin:{kind}", coin.inflate(-4, -4), 255 if kept else 90)
            if kept:
                ui.ring(coin, ACCENT, 2, side / 2)
            spot = ui.spot(f"standing.never.{kind}", coin, focusable=self.shows_standing)
            if spot.focused:
                ui.focus_ring(coin, side / 2)
            if spot.activated:
                standing.never ^= {kind}
                frame.around.play_sound("click")

    def draw_chronicle(self, frame: Drawing) -> None:
        """The last encounter, to be read again; a click anywhere on it puts it away."""
        ui, layout, told = frame.ui, frame.layout, self.chronicle
        box = layout.encounter
        ui.cover(box)
        title = f"{frame.words.seat(told.seat)} · {frame.words.name('family', told.family)}"
        room = draw_encounter_card(ui, box, layout.unit, told.family, title)
        with ui.scroll("chronicle", room, self._height) as offset:
            top = room.top - offset
            for text, style in told.lines:
                top += ui.label(text, Rect(room.left, top, room.width - ui.px(16), 10_000), style) + ui.px(6)
        self._height = top - room.top + offset
        if ui.spot("chronicle.card", box).activated:
            self.reads = False


def _switch(frame: Drawing, id: str, room: Rect, text: tuple[str, ...], on: bool, focusable: bool) -> bool:
    """A switch with its name at the right; was it turned?"""
    ui = frame.ui
    height = min(frame.layout.length(24), room.height - 4)
    track = Rect(room.left, 0, height * 9 // 5, height)
    track.centery = room.centery
    edge, fill = (ACCENT, (14, 60, 74, 255)) if on else (EDGE[:3], None)
    ui.panel(track, radius=height / 2, edge=(*edge, 255), fill=fill)
    if ui.draws:
        knob = track.right - height // 2 if on else track.left + height // 2
        pygame.draw.circle(ui.surface, TEXT if on else FAINT, (knob, track.centery), max(2, height // 2 - 3))
    write(ui, text, cut(room, left=track.width + height // 2), FINE if on else TextStyle("small", "Medium", FAINT))
    spot = ui.spot(id, room, focusable=focusable)
    if spot.focused:
        ui.focus_ring(room)
    if spot.activated:
        frame.around.play_sound("click")
    return spot.activated
