"""Learning to play at the real table: a strip above it says what to do and why, a golden ring shows where."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from client.scenes.board import CALM, RESTLESS, BoardScene, Button
from client.stage.lessons import LessonLink
from client.tables import lessons
from client.ui.canvas import BODY, SMALL, STRONG
from client.ui.kit import Ui
from client.ui.theme import GOLD, TEXT, Colour, TextStyle
from engine.core.moves import Move

if TYPE_CHECKING:
    from client.app import App

STRIP = 108
"""The height of the strip."""


class TutorialScene(BoardScene):
    link: LessonLink

    def __init__(self, app: App, game_id: str) -> None:
        self._lessons = lessons(game_id)
        you = app.own_name
        super().__init__(app, LessonLink(self._lessons, you, app.say(f"{self._lessons.section}.teach_rival_name")))

    def _told(self, caption: str) -> str:
        """What the lessons of this game say."""
        return self.say(f"{self._lessons.section}.teach_{caption}")

    # -- time ------------------------------------------------------------------------------------------------

    def advance(self, seconds: float) -> None:
        self.link.set_pace(self.app.settings.pace)
        super().advance(seconds)
        if not self._busy:
            self._queue.extend(self.link.poll())
        self._show_next()

    def wait(self) -> float:
        if self._queue or self.table.needs_frames:
            return 0.0
        beat = self.link.beat
        return RESTLESS if self._notice_left or (beat and beat.seat != self.link.you) else CALM

    # -- drawing ---------------------------------------------------------------------------------------------

    def frame(self, ui: Ui) -> None:
        self._follow_settings()
        bar = self._bar_area(ui)
        strip = pygame.Rect(0, bar.bottom, ui.window.width, ui.px(STRIP))
        area = pygame.Rect(0, strip.bottom, ui.window.width, ui.window.height - strip.bottom)
        moves = [] if self._busy else self.link.moves()
        beat = self.link.beat
        self.table.point_out(beat.move if beat else None)
        chosen = self.table.draw(ui, area, moves)
        pressed = self._draw_bar(ui, ("leave", "arrow_left", True, "f10"), self._buttons(), self._prompt())
        restart = self._draw_strip(ui, strip)
        self._draw_notice(ui, area)
        if restart:
            self.app.turn_to("tutorial", self.link.game.id)
        elif pressed:
            self._press(pressed)
        elif chosen is not None and chosen in moves:
            self._answer(chosen)
        elif self._busy and self._is_touched(ui) and not self.table.minds_motions(ui):
            self.table.finish()
            ui.wants_frame = True
        elif ui.input.action == "cancel" and not self.table.cancel():
            self.app.pop()

    def draw_background(self, ui: Ui) -> None:
        ui.backdrop(self.background)

    def _answer(self, move: Move) -> None:
        """Only what the lesson is about is played; anything else is declined kindly."""
        beat = self.link.beat
        if beat is None or move != beat.move:
            self.table.cancel()
            self.app.audio.play("error")
            self.notice(self.say("stage.lesson_other"))
            return
        self._notice_left = 0.0
        self.link.send(move)
        self._queue.extend(self.link.poll())
        self._show_next()
        self.app.ui.wants_frame = True

    # -- bar and strip ---------------------------------------------------------------------------------------

    def _buttons(self) -> list[Button]:
        calm = not self._busy
        return [
            ("rules", "rules", True, "f1"),
            ("speed", "fast", True, "f4"),
            ("redo", "redo", calm and self.link.can_redo(), "ctrl+y"),
            ("undo", "undo", calm and self.link.can_undo(), "ctrl+z"),
        ]

    def _press(self, id: str) -> None:
        self.app.ui.wants_frame = True
        if id == "leave":
            self.app.pop()
        elif id == "rules":
            self.app.go("rules", self.link.game)
        elif id == "speed":
            self._next_speed()
        elif id in ("undo", "redo"):
            self.link.undo() if id == "undo" else self.link.redo()
            self._queue.extend(self.link.poll())

    def _prompt(self) -> tuple[str, Colour]:
        return self.say("stage.learn"), TEXT

    def _draw_strip(self, ui: Ui, strip: pygame.Rect) -> bool:
        """Which lesson this is, what to do, and the ways out of it; was it asked to start again?"""
        ui.panel(strip.inflate(0, -ui.px(8)).inflate(-ui.px(16), 0), edge=(*GOLD, 150))
        inside = strip.inflate(-ui.px(56), -ui.px(28))
        beat = self.link.beat
        lesson = beat.lesson if beat else self._lessons.count
        heading = pygame.Rect(inside.left, inside.top, ui.px(300), inside.height)
        title = TextStyle("body", "SemiBold", GOLD)
        top = inside.centery - (ui.theme.line_height(SMALL) + ui.theme.line_height(title)) // 2
        ui.line(self.say("stage.lesson_turn", lesson, self._lessons.count), (heading.left, top), SMALL)
        ui.line(self._told(str(lesson)), (heading.left, top + ui.theme.line_height(SMALL)), title)
        button = pygame.Rect(0, 0, ui.px(250), ui.px(52))
        button.midright = inside.midright
        caption = pygame.Rect(heading.right, inside.top, button.left - heading.right - ui.px(24), inside.height)
        text = self._told(beat.caption if beat else "done")
        small = ui.theme.height(text, BODY, caption.width) > caption.height
        ui.label(text, caption, TextStyle("small") if small else STRONG, middle=True)
        if beat is None:
            if ui.button("teach:play", button, self.say("stage.lesson_play"), "play", primary=True, key="space"):
                self.app.pop()
            return False
        return ui.button("teach:restart", button, self.say("stage.lesson_restart"), "refresh", key="f5")
