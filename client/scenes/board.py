"""A table on the screen, whoever moves at it: the bar above, the log, and events shown one after the other."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import pygame

from client.links.link import Link, Update
from client.scenes.log import Log
from client.scenes.naming import named
from client.scenes.scene import Scene
from client.settings import SPEEDS
from client.stage.table import Surroundings
from client.tables import make_table
from client.ui.canvas import BODY, SMALL, STRONG
from client.ui.kit import Ui
from client.ui.theme import WARNING, Colour, TextStyle
from engine.core.game import Standing
from engine.core.moves import Event, Seat

if TYPE_CHECKING:
    from client.app import App

BAR = 64
RESTLESS, CALM = 0.03, 0.25
"""How often the link is asked while somebody thinks, and while nobody does."""
NOTICE_SECONDS = 8.0
KNOWN_AFTER = 3
"""Matches after which a person needs no words beside the signs of a game."""
READ_SECONDS = 1.5
"""How long a notice stays once the person goes on."""

Button = tuple[str, str, bool, str]
"""Of the bar: id, icon, whether it can be pressed, key."""


class BoardScene(Scene):
    """What playing and replaying share."""

    background = "shared/space_blue"

    def __init__(self, app: App, link: Link) -> None:
        super().__init__(app)
        self.link = link
        self.music = link.game.id
        self.log = Log()
        self._queue: deque[Update] = deque()
        self._mover: Seat | None = None
        """Whose move is being shown."""
        self._untold: Update | None = None
        """What is being shown: the log tells it once the table has come to rest."""
        self._notice = ""
        self._notice_left = 0.0
        self._set_table()

    def _set_table(self) -> None:
        """Lay the table for the language and the kind of table that are wished for."""
        self._wishes = (self.app.settings.language, self.app.settings.plain_table)
        language, plain = self._wishes
        self.names = named(self.link.chairs, language)
        self._words = self.link.game.words(language).with_names(self.names)
        self._colours = self.link.colours
        place = Surroundings(
            link=self.link,
            words=self._words,
            colours=self._colours,
            say=self.app.say,
            play_sound=self.app.audio.play,
            notify=self.notice,
            draw_log=self._draw_log,
            length=lambda: self.app.settings.animation_length,
            is_new=lambda: self.app.settings.has_finished(self.link.game.id) < KNOWN_AFTER,
        )
        self.table = make_table(place, plain)
        self.log.translate(self._words)

    def _follow_settings(self) -> None:
        if self._wishes != (self.app.settings.language, self.app.settings.plain_table):
            self._set_table()

    def _draw_log(self, ui: Ui, rect: pygame.Rect) -> Event | None:
        chosen = self.log.draw(ui, rect, self._colours)
        if not self.log.lines:
            ui.label(self.say("table.empty_log"), rect.inflate(-ui.px(36), -ui.px(28)), SMALL)
        return chosen

    def notice(self, text: str, seconds: float = NOTICE_SECONDS) -> None:
        """Say something about the table for a while, or until the person goes on."""
        self._notice, self._notice_left = text, seconds
        self.app.ui.wants_frame = True

    def _let_notice_go(self, ui: Ui) -> None:
        if ui.input.pressed or ui.input.key:
            self._notice_left = min(self._notice_left, READ_SECONDS)

    # -- time ------------------------------------------------------------------------------------------------

    def advance(self, seconds: float) -> None:
        if self._notice_left:
            self._notice_left = max(0.0, self._notice_left - seconds)
            if self._notice_left == 0.0:
                self.app.ui.wants_frame = True
        self.table.advance(seconds)

    def _show_next(self) -> None:
        """Tell the next thing that happened, once the last one has come to rest."""
        self._tell()
        while self._queue and not self.table.is_moving:
            self._show(self._queue.popleft())
            self._tell()

    def _show(self, update: Update) -> None:
        self._mover, self._untold = update.seat, update
        if update.events:
            self.table.show(update)
        else:
            self.table.jump(update.view)
        self.app.audio.tension(self.link.game.nearness(update.view))
        self.app.ui.wants_frame = True

    def _tell(self) -> None:
        """The log does not give away what is still rolling or flying."""
        if self._untold and not self.table.is_moving:
            self.log.tell(self._words, self._untold)
            self._untold = None
            self.app.ui.wants_frame = True

    def _tell_from_the_start(self) -> None:
        """The log begins again with what its reader may know."""
        self._untold = None
        self.log.tell_all(self._words, self.link.history())

    @property
    def _busy(self) -> bool:
        return bool(self._queue) or self.table.is_moving

    @staticmethod
    def _is_touched(ui: Ui) -> bool:
        return ui.input.pressed or ui.input.action == "activate"

    def leave(self) -> None:
        self.link.close()

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw_background(self, ui: Ui) -> None:
        """A table that fills its area needs the sky only behind the bar."""
        if self.table.fills_area:
            ui.surface.set_clip(self._bar_area(ui))
        super().draw_background(ui)
        ui.surface.set_clip(None)

    def _bar_area(self, ui: Ui) -> pygame.Rect:
        return pygame.Rect(0, 0, ui.window.width, ui.px(BAR))

    def _draw_bar(self, ui: Ui, first: Button, buttons: list[Button], prompt: tuple[str, Colour]) -> str | None:
        """One button on the left, then what is going on, everybody's points and the other buttons; what was pressed."""
        bar = self._bar_area(ui)
        ui.panel(bar.inflate(ui.px(4), ui.px(4)).move(0, -ui.px(2)), radius=0)
        side, gap = bar.height - ui.px(16), ui.px(10)
        place = pygame.Rect(gap, ui.px(8), side, side)
        pressed = first[0] if self._bar_button(ui, place, first) else None
        right = bar.right - gap
        for button in buttons:
            rect = pygame.Rect(right - side, place.top, side, side)
            right = rect.left - gap
            if self._bar_button(ui, rect, button):
                pressed = button[0]
        for standing in reversed(self.link.game.standing(self.table.view)):
            chip, clicked = self._score(ui, bar, right, standing)
            right = chip.left - ui.px(8)
            pressed = f"score:{standing.seat}" if clicked else pressed
        text, colour = prompt
        room = pygame.Rect(place.right + ui.px(18), bar.top, right - place.right - ui.px(36), bar.height)
        style = TextStyle("body", "SemiBold", colour)
        if ui.theme.height(text, style, room.width) > room.height:
            style = TextStyle("small", "SemiBold", colour)
        ui.label(text, room, style, middle=True)
        return pressed

    def _bar_button(self, ui: Ui, rect: pygame.Rect, button: Button) -> bool:
        id, icon, enabled, key = button
        if id == "speed":
            tooltip = self.say("table.speed", self.say(f"speed.{self.app.settings.speed}"))
        else:
            tooltip = self.say(f"table.{id}")
        return ui.button(id, rect, icon=icon, enabled=enabled, tooltip=tooltip, key=key)

    def _score(self, ui: Ui, bar: pygame.Rect, right: int, standing: Standing) -> tuple[pygame.Rect, bool]:
        """A player's points; pointed at, where they come from."""
        text = standing.shown
        width = ui.theme.text(text, STRONG).get_width() + ui.px(48)
        chip = pygame.Rect(right - width, bar.top + ui.px(14), width, bar.height - ui.px(28))
        spot = ui.spot(f"score:{standing.seat}", chip)
        answers = self._score_answers(standing)
        ui.panel(chip, radius=18, light=spot.hovered)
        size = ui.px(20)
        ui.mark(
            self._colours[standing.seat],
            pygame.Rect(chip.left + ui.px(10), chip.centery - size // 2, size, size),
        )
        ui.line(text, (chip.left + ui.px(36), chip.centery - ui.theme.line_height(STRONG) // 2), STRONG)
        if spot.hovered or spot.focused:
            parts = [(self._words.text("score", line.id), str(line.points)) for line in standing.lines]
            parts.insert(0, (self._words.seat(standing.seat), standing.shown))
            lines = [self.say("common.named", name, points) for name, points in parts]
            hint = [self.say("table.recall")] if answers else []
            ui.tooltip("\n".join([*lines, *hint]), chip)
        if spot.focused:
            ui.focus_ring(chip, 18)
        return chip, spot.activated and answers

    def _score_answers(self, standing: Standing) -> bool:
        """Does a click on somebody's points do anything?"""
        return False

    def _next_speed(self) -> None:
        settings = self.app.settings
        settings.speed = SPEEDS[(SPEEDS.index(settings.speed) + 1) % len(SPEEDS)]
        self.app.keep_settings()
        self.app.ui.wants_frame = True

    def _draw_notice(self, ui: Ui, area: pygame.Rect) -> None:
        if not (self._notice_left and self._notice):
            return
        longest = max(ui.theme.font(BODY).size(line)[0] for line in self._notice.split("\n"))
        width = min(longest + ui.px(44), ui.px(900), area.width - ui.px(80))
        height = ui.theme.height(self._notice, BODY, width - ui.px(40)) + ui.px(24)
        box = pygame.Rect(0, area.top + ui.px(16), width, height)
        box.centerx = area.centerx
        ui.panel(box, solid=True)
        ui.label(self._notice, box.inflate(-ui.px(40), -ui.px(24)), TextStyle(colour=WARNING), "center")
