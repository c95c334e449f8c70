"""A recorded match seen again: play, pause, step, or go to any moment, through anybody's eyes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from client.links.replay import ReplayLink
from client.scenes.beginning import begin
from client.scenes.board import BAR, BoardScene, Button
from client.scenes.ending import victory
from client.scenes.reviewing import Reviewing
from client.scenes.turning import HEIGHT, WIDTH, Turning
from client.ui.canvas import SMALL, STRONG
from client.ui.kit import Ui
from client.ui.theme import GOLD, TEXT, Colour
from engine.bots.levels import USUAL
from engine.core.moves import Seat
from engine.match import Match

if TYPE_CHECKING:
    from client.app import App

FASTEST = 0.25
"""Least seconds between two moves, so that they can be followed."""


class ReplayScene(BoardScene):
    link: ReplayLink

    def __init__(
        self,
        app: App,
        match: Match,
        name: str = "",
        at: int = 0,
        record: Path | None = None,
        reviewing: Reviewing | None = None,
        turning: bool = False,
    ) -> None:
        """`name` is what a match taken over from this one says of its origin; `at` is the move to begin at. A review
        may be under way already, or is kept beside the `record`; `turning` begins at its first turning point."""
        super().__init__(app, ReplayLink(match))
        self._name = name or match.game.id
        self.is_playing = False
        self._pause = 0.0
        self._own_review = reviewing is None
        reviewing = reviewing or Reviewing(match, record)
        self._turning = Turning(reviewing, app.say, self.link.colours) if self.link.can_open else None
        if turning and self._turning:
            reviewing.begin()
            at = self._turning.next_point(-1) or at
        if at:
            self._seek(at)

    # -- time ------------------------------------------------------------------------------------------------

    def advance(self, seconds: float) -> None:
        super().advance(seconds)
        if self._turning and self._turning.reviewing.listen():
            self.app.ui.wants_frame = True
        if self.is_playing and not self._busy:
            self._pause -= seconds
            if self._pause <= 0:
                self._step()
        self._show_next()

    def _step(self) -> None:
        if self.link.at >= self.link.length:
            self.is_playing = False
            self.app.ui.wants_frame = True
            return
        self._pause = max(FASTEST, self.app.settings.pace)
        self.link.step()
        self._queue.extend(self.link.poll())

    def _seek(self, at: int) -> None:
        """Go there at once; the log tells what led to it."""
        self._queue.clear()
        self.table.finish()
        self.link.seek(at)
        self._tell_history()

    def _tell_history(self) -> None:
        self._tell_from_the_start()
        self._queue.extend(self.link.poll())
        self._show_next()

    def wait(self) -> float:
        if self._queue or self.table.needs_frames:
            return 0.0
        reviewing = self._turning is not None and self._turning.reviewing.is_under_way
        return 0.03 if self.is_playing or self._notice_left or reviewing else 1.0

    def leave(self) -> None:
        super().leave()
        if self._turning and self._own_review:
            self._turning.reviewing.close()

    # -- drawing ---------------------------------------------------------------------------------------------

    def frame(self, ui: Ui) -> None:
        self._follow_settings()
        self._let_notice_go(ui)
        bar = self._bar_area(ui)
        strip = pygame.Rect(0, ui.window.height - ui.px(BAR), ui.window.width, ui.px(BAR))
        band = self._draw_review(ui, strip)
        word = self._word_area(ui, bar, band)
        self.table.draw(ui, pygame.Rect(0, bar.bottom, ui.window.width - word.width, band.top - bar.bottom), [])
        if word.width:
            self._draw_word(ui, word)
        buttons: list[Button] = [("rules", "rules", True, "f1"), ("speed", "fast", True, "f4")]
        pressed = self._draw_bar(ui, ("leave", "arrow_left", True, "f10"), buttons, self._prompt())
        self._draw_strip(ui, strip)
        self._draw_notice(ui, pygame.Rect(0, bar.bottom, ui.window.width, strip.top - bar.bottom))
        if pressed == "rules":
            self.app.go("rules", self.link.game)
        elif pressed == "speed":
            self._next_speed()
        elif pressed == "leave" or (ui.input.action == "cancel" and not (self._shut_word() or self.table.cancel())):
            self.app.pop()

    # -- the review ------------------------------------------------------------------------------------------

    def _draw_review(self, ui: Ui, strip: pygame.Rect) -> pygame.Rect:
        """The curve of chances above the controls, for a match that is over."""
        if self._turning is None:
            return strip
        height = max(ui.px(HEIGHT), 4 * ui.theme.line_height(SMALL))
        band = pygame.Rect(0, strip.top - height, ui.window.width, height)
        wish = self._turning.draw_curve(ui, band, self.link.at, self.link.length)
        if ui.pressed_key("n"):
            wish = self._turning.next_point(self.link.at)
        if wish is not None and wish != self.link.at:
            self.is_playing = False
            self._seek(wish)
        return band

    def _word_area(self, ui: Ui, bar: pygame.Rect, band: pygame.Rect) -> pygame.Rect:
        shown = self._turning is not None and self._turning.point is not None
        width = min(round(WIDTH * max(ui.theme.scale, ui.theme.text_scale)), ui.window.width * 2 // 5) if shown else 0
        return pygame.Rect(ui.window.width - width, bar.bottom, width, band.top - bar.bottom)

    def _draw_word(self, ui: Ui, area: pygame.Rect) -> None:
        assert self._turning is not None
        wish = self._turning.draw_word(ui, area, self._words, self.names)
        if wish == "next" and (move := self._turning.next_point(self.link.at)) is not None:
            self._seek(move)
        elif wish == "close":
            self._shut_word()

    def _shut_word(self) -> bool:
        if self._turning is None or self._turning.at is None:
            return False
        self._turning.at = None
        self.app.ui.wants_frame = True
        return True

    def draw_background(self, ui: Ui) -> None:
        ui.backdrop(self.background)

    def _prompt(self) -> tuple[str, Colour]:
        view = self.table.view
        if waiting := self.link.game.waiting(view):
            return self.say("replay.turn", self._words.listed([self.names[seat] for seat in waiting])), TEXT
        winners = [self._words.seat(place.seat) for place in self.link.game.standing(view) if place.rank == 1]
        return self.say(victory(len(winners)), self._words.listed(winners)), GOLD

    def _draw_strip(self, ui: Ui, strip: pygame.Rect) -> None:
        ui.panel(strip, radius=0)
        side, gap = strip.height - ui.px(16), ui.px(10)
        at, length = self.link.at, self.link.length
        left = gap
        for id, icon, enabled, keys in (
            ("step_back", "chevron_left", at > 0, ("page up", "ctrl+z")),
            ("pause" if self.is_playing else "play", "pause" if self.is_playing else "play", True, ("space",)),
            ("step", "chevron_right", at < length, ("page down", "ctrl+y")),
        ):
            rect = pygame.Rect(left, strip.top + ui.px(8), side, side)
            left = rect.right + gap
            tooltip = self.say(f"replay.{id}")
            name = "play" if id == "pause" else id
            pressed = ui.button(f"replay:{name}", rect, icon=icon, enabled=enabled, tooltip=tooltip, key=keys[0])
            if pressed or (enabled and any(ui.pressed_key(key) for key in keys[1:])):
                self._press(name)
        if ui.pressed_key("home") or ui.pressed_key("end"):
            self._seek(0 if ui.input.key == "home" else length)
        names = [self.say("replay.open" if self.link.can_open else "replay.spectator"), *self.names]
        widest = max(ui.theme.font(STRONG).size(name)[0] for name in names)
        eyes = pygame.Rect(0, strip.top + ui.px(8), max(ui.px(330), widest + ui.px(110)), side)
        eyes.right = strip.right - gap
        self._draw_eyes(ui, eyes)
        eyes = self._draw_taking_over(ui, eyes)
        widest = ui.theme.text(self.say("replay.move", length, length), SMALL).get_width()
        count = pygame.Rect(eyes.left - widest - 2 * gap, strip.top, widest + gap, strip.height)
        ui.label(self.say("replay.move", at, length), count, SMALL, "center", middle=True)
        slider = pygame.Rect(left, strip.top, count.left - left - gap, strip.height)
        if length:
            chosen = ui.slider("replay:at", slider, at, 0, length, 1)
            if chosen != at:
                self.is_playing = False
                self._seek(chosen)

    def _press(self, id: str) -> None:
        self.app.ui.wants_frame = True
        if id == "play":
            self.is_playing = not self.is_playing
            self._pause = 0.0
            if self.is_playing and self.link.at >= self.link.length:
                self._seek(0)
            return
        self.is_playing = False
        if id == "step_back":
            self._seek(self.link.at - 1)
        else:
            self.table.finish()
            self._step()
            self._show_next()

    def _draw_taking_over(self, ui: Ui, eyes: pygame.Rect) -> pygame.Rect:
        """Left of the choice of eyes: go on from here oneself."""
        seat = self.link.taker()
        words = self.say("replay.take_over", self.names[self.link.viewer or 0 if seat is None else seat])
        side = eyes.height
        rect = pygame.Rect(eyes.left - side - ui.px(10), eyes.top, side, side)
        tooltip = words if seat is not None else self.say("replay.no_take_over")
        if ui.button("replay:take_over", rect, icon="person", enabled=seat is not None, tooltip=tooltip, key="p"):
            assert seat is not None
            self._take_over(seat)
        return rect

    def _take_over(self, seat: Seat) -> None:
        match = self.link.taken_over(seat, self.app.own_name, USUAL, self._name)
        begin(self.app, match, self.say("replay.taken_over", self.link.at, self._name))

    def _draw_eyes(self, ui: Ui, rect: pygame.Rect) -> None:
        """Who looks: somebody at the table, a spectator, or somebody who may see everything now that it is over."""
        eyes = self.link.eyes()
        everything = "replay.open" if self.link.can_open else "replay.spectator"
        names = [self.say(everything) if seat is None else self.names[seat] for seat in eyes]
        chosen = eyes[ui.choice("replay:eyes", rect, names, eyes.index(self.link.viewer))]
        if chosen != self.link.viewer:
            self.link.look_as(chosen)
            self._tell_history()
