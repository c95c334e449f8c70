"""A match being played: the table in the middle, what every game shares around it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import pygame

from client.links.link import Link, Update
from client.scenes.chat import Chat
from client.scenes.log import Log
from client.scenes.rules import RulesScene
from client.scenes.scene import Scene
from client.settings import SPEEDS
from client.tables import make_table
from client.tables.table import Place
from client.ui.kit import BODY, SMALL, STRONG, TITLE, Ui
from client.ui.theme import ACCENT, GOLD, SEATS, WARNING, TextStyle
from engine.bots.heuristic import PilotBot
from engine.core.moves import Move, Seat
from engine.core.rng import Rng

BAR = 64
NOTICE_SECONDS = 8.0
RESTLESS = 0.03
"""How often the link is asked while somebody thinks."""
CALM = 0.25


class TableScene(Scene):
    background = "shared/space_blue"

    def __init__(
        self,
        app: Any,
        link: Link,
        saved: bool = True,
        chat: Chat | None = None,
        notices: str = "notice",
        after: Callable[[], None] | None = None,
    ) -> None:
        """`chat` where there is somebody to talk to; `notices` is the section of the catalogue that has the link's
        notices; `after` is done when the table is left."""
        super().__init__(app)
        self.link = link
        self.chat = chat
        self._chatting = False
        self._notices = notices
        self._after = after
        self.music = f"ambient_{link.game.id}"
        self.log = Log(link.names)
        self._queue: deque[Update] = deque()
        self._menu = False
        self._end_seen = False
        self._notice = "" if saved else app.say("table.unsaved")
        self._notice_left = NOTICE_SECONDS if self._notice else 0.0
        self._my_turn = False
        self._hinted: Move | None = None
        self._language = ""
        self._plain = app.settings.plain_table
        self.table = make_table(self._place(), self._plain)
        for past in link.history():
            self.log.tell(self._words, past)

    def _place(self) -> Place:
        language = self.app.settings.language
        self._language = language
        self._words = self.link.game.words(language).with_names(self.link.names)
        return Place(
            link=self.link,
            words=self._words,
            say=self.app.say,
            play_sound=self.app.audio.play,
            draw_log=self.log.draw,
            length=lambda: self.app.settings.animation_length,
        )

    def notice(self, text: str) -> None:
        """Say something about the table for a while."""
        self._notice, self._notice_left = text, NOTICE_SECONDS

    # -- time ------------------------------------------------------------------------------------------------

    def advance(self, seconds: float) -> None:
        self.link.set_pace(self.app.settings.pace)
        self._queue.extend(self.link.poll())
        for said in self.link.notices():
            self.notice(self.say(f"{self._notices}.{said.key}", *said.figures))
        if self.chat and self.chat.listen():
            self.app.audio.play("chat")
            self.app.ui.wants_frame = True
        if self._notice_left:
            self._notice_left = max(0.0, self._notice_left - seconds)
            if self._notice_left == 0.0:
                self.app.ui.wants_frame = True
        self.table.advance(seconds)
        self._show_next()
        self._change_seats()

    def _show_next(self) -> None:
        """Tell the next thing that happened, once the last one has come to rest."""
        while self._queue and not self.table.is_moving:
            self._show(self._queue.popleft())
        if not self._queue and not self.table.is_moving:
            self._greet()

    def _show(self, update: Update) -> None:
        self.log.tell(self._words, update)
        if update.events:
            self.table.show(update)
        else:
            self.table.jump(update.view)
        self.app.ui.wants_frame = True

    def _greet(self) -> None:
        """A sound when it becomes this person's turn, and at the end."""
        mine = bool(self.link.moves())
        if mine and not self._my_turn:
            self.app.audio.play("turn")
            self.app.ui.wants_frame = True
        self._my_turn = mine

    def _change_seats(self) -> None:
        """At a shared screen without secrets the view simply turns to whoever must choose."""
        seat = self.link.next_viewer()
        if seat is not None and not self._busy and not self.link.game.has_secrets:
            self._sit_down(seat)

    def _sit_down(self, seat: Seat) -> None:
        self.link.sit_down(seat)
        self.table.jump(self.link.view)
        self.app.ui.wants_frame = True

    @property
    def _busy(self) -> bool:
        return bool(self._queue) or self.table.is_moving

    def wait(self) -> float:
        if self._queue or self.table.needs_frames:
            return 0.0
        if self._notice_left or self.link.thinking() is not None:
            return RESTLESS
        return CALM

    def leave(self) -> None:
        self.link.close()
        if self._after:
            self._after()

    # -- drawing ---------------------------------------------------------------------------------------------

    def frame(self, ui: Ui) -> None:
        self._follow_settings()
        bar = pygame.Rect(0, 0, ui.window.width, ui.px(BAR))
        area = pygame.Rect(0, bar.bottom, ui.window.width, ui.window.height - bar.height)
        covered = self._curtain_for() is not None
        if covered:
            self._curtain(ui)
            return
        moves = [] if self._busy else self.link.moves()
        chosen = self.table.draw(ui, area, moves)
        self._bar(ui, bar)
        if self._busy and (ui.input.pressed or ui.input.action == "activate"):
            self._hurry()
        if chosen is not None and chosen in moves:
            self._play(chosen)
        if self.chat and (self._chatting or self.chat.unread):
            self._draw_chat(ui, area, self.chat)
        if self._notice_left and self._notice:
            self._draw_notice(ui, area)
        if self.link.is_over and not self._busy and not self._end_seen:
            self._end(ui)
        elif self._menu:
            self._draw_menu(ui)
        elif ui.input.action == "cancel" and not self.table.cancel():
            self._menu = True

    def _follow_settings(self) -> None:
        """Language or kind of table changed while the match goes on: set the table anew."""
        settings = self.app.settings
        if settings.language != self._language or settings.plain_table != self._plain:
            self._plain = settings.plain_table
            self.table = make_table(self._place(), self._plain)
            self.log.translate(self._words)

    def _play(self, move: Move) -> None:
        self._hinted = None
        if self.chat:
            self.chat.unread = False
        self.link.send(move)
        self._queue.extend(self.link.poll())
        self._show_next()
        self.app.ui.wants_frame = True

    def _hurry(self) -> None:
        """A click while something moves completes it at once."""
        self.table.finish()
        self.app.ui.wants_frame = True

    def _bar(self, ui: Ui, bar: pygame.Rect) -> None:
        ui.panel(bar.inflate(ui.px(4), ui.px(4)).move(0, -ui.px(2)), radius=0)
        side = bar.height - ui.px(16)
        gap = ui.px(10)
        place = pygame.Rect(gap, ui.px(8), side, side)
        if ui.button("menu", place, icon="menu", tooltip=self.say("table.menu"), key="f10"):
            self._menu = not self._menu
        right = bar.right - gap
        buttons = [
            ("rules", "rules", True, "f1"),
            *([("chat", "chat", True, "f2")] if self.chat else []),
            ("hint", "hint", bool(self.link.moves()) and not self._busy, "h"),
            ("speed", "fast", True, "f4"),
            ("redo", "redo", self.link.can_redo() and not self._busy, "ctrl+y"),
            ("undo", "undo", self.link.can_undo() and not self._busy, "ctrl+z"),
        ]
        for id, icon, enabled, key in buttons:
            rect = pygame.Rect(right - side, place.top, side, side)
            right = rect.left - gap
            if ui.button(id, rect, icon=icon, enabled=enabled, tooltip=self._hint(id), key=key):
                self._pressed(id)
        scores = self._scores(ui, bar, right)
        prompt = pygame.Rect(place.right + ui.px(18), bar.top, scores - place.right - ui.px(36), bar.height)
        text, colour = self._prompt()
        ui.label(text, prompt, TextStyle("body", "SemiBold", colour), middle=True)

    def _hint(self, id: str) -> str:
        if id == "speed":
            return self.say("table.speed", self.say(f"speed.{self.app.settings.speed}"))
        return self.say(f"table.{id}")

    def _pressed(self, id: str) -> None:
        if id == "undo":
            self.link.undo()
        elif id == "redo":
            self.link.redo()
        elif id == "hint":
            self._take_hint()
            return
        elif id == "chat":
            self._chatting = not self._chatting
            self.app.ui.wants_frame = True
            return
        elif id == "rules":
            self.app.push(RulesScene(self.app, self.link.game))
            return
        else:
            settings = self.app.settings
            settings.speed = SPEEDS[(SPEEDS.index(settings.speed) + 1) % len(SPEEDS)]
            self.app.keep_settings()
        self._queue.extend(self.link.poll())
        self.app.ui.wants_frame = True

    def _take_hint(self) -> None:
        """What a pilot would do here; asked again, it is done."""
        link = self.link
        assert link.viewer is not None
        move = PilotBot(link.game, Rng(len(self.log.lines))).move(link.view, link.viewer)
        if move == self._hinted:
            self._notice_left = 0.0
            self._play(move)
        else:
            self._hinted = move
            self.notice(self.say("table.hint_given", self._words.group(move), self._words.move(move)))
        self.app.ui.wants_frame = True

    def _scores(self, ui: Ui, bar: pygame.Rect, right: int) -> int:
        """Everybody's points, from right to left; returns where they begin."""
        for place in reversed(self.link.game.standing(self.table.view)):
            text = str(place.score)
            width = ui.theme.text(text, STRONG).get_width() + ui.px(46)
            chip = pygame.Rect(right - width, bar.top + ui.px(14), width, bar.height - ui.px(28))
            ui.panel(chip, radius=18)
            if ui.draws:
                pygame.draw.circle(ui.surface, SEATS[place.seat], (chip.left + ui.px(18), chip.centery), ui.px(8))
            ui.line(text, (chip.left + ui.px(34), chip.centery - ui.theme.line_height(STRONG) // 2), STRONG)
            spot = ui.spot(f"score:{place.seat}", chip, focusable=False)
            if spot.hovered:
                lines = [f"{self._words.text('score', line.id)}: {line.points}" for line in place.lines]
                ui.tooltip("\n".join([f"{self._words.seat(place.seat)}: {place.score}", *lines]), chip)
            right = chip.left - ui.px(8)
        return right

    def _prompt(self) -> tuple[str, tuple[int, int, int]]:
        link = self.link
        if link.is_over:
            return self.say("table.over"), GOLD
        thinking = link.thinking()
        if thinking is not None:
            return self.say("table.thinks", link.names[thinking]), SEATS[thinking]
        waiting = link.waiting()
        if link.viewer is not None and link.viewer in waiting:
            step = self._words.step(self.table.view.agenda[-1]) if self.table.view.agenda else ""
            several = sum(chair.bot is None for chair in link.chairs) > 1
            return (f"{link.names[link.viewer]}: {step}" if several else step), ACCENT
        return self.say("table.waits_for", ", ".join(link.names[seat] for seat in waiting)), TextStyle().colour

    def _draw_chat(self, ui: Ui, area: pygame.Rect, chat: Chat) -> None:
        """Beside the table while one talks; a new line shows by itself until the next move."""
        width, height = min(ui.px(460), area.width // 2), min(ui.px(420), area.height // 2)
        box = pygame.Rect(area.right - width - ui.px(14), area.top + ui.px(10), width, height)
        ui.panel(box, solid=True)
        chat.draw(ui, box.inflate(-ui.px(28), -ui.px(24)), self.say("lobby.say"), typing=self._chatting)

    def _draw_notice(self, ui: Ui, area: pygame.Rect) -> None:
        width = min(ui.px(900), area.width - ui.px(80))
        height = ui.theme.height(self._notice, BODY, width - ui.px(40)) + ui.px(24)
        box = pygame.Rect(0, area.top + ui.px(16), width, height)
        box.centerx = area.centerx
        ui.panel(box, solid=True)
        ui.label(self._notice, box.inflate(-ui.px(40), -ui.px(24)), TextStyle(colour=WARNING), "center")

    # -- overlays --------------------------------------------------------------------------------------------

    def _curtain_for(self) -> Seat | None:
        """The person for whom the screen must be hidden until they sit down."""
        return self.link.next_viewer() if self.link.game.has_secrets and not self._busy else None

    def _curtain(self, ui: Ui) -> None:
        seat = self._curtain_for()
        assert seat is not None
        box = pygame.Rect(0, 0, ui.px(760), ui.px(330))
        box.center = ui.window.center
        ui.panel(box)
        inside = box.inflate(-ui.px(80), -ui.px(70))
        name = self.link.names[seat]
        used = ui.label(self.say("table.curtain", name), inside, TITLE, "center")
        hint = pygame.Rect(inside.left, inside.top + used + ui.px(10), inside.width, ui.px(60))
        ui.label(self.say("table.curtain_hint"), hint, SMALL, "center")
        button = pygame.Rect(0, 0, ui.px(420), ui.px(68))
        button.midbottom = inside.midbottom
        if ui.button("sit_down", button, self.say("table.sit_down", name), "eye", primary=True, key="space"):
            self._sit_down(seat)

    def _draw_menu(self, ui: Ui) -> None:
        entries = ["resume", "rules", "settings", "plain" if not self._plain else "drawn", "title"]
        ui.shade()
        with ui.over():
            height, gap = ui.px(68), ui.px(14)
            box = pygame.Rect(0, 0, ui.px(520), len(entries) * (height + gap) + ui.px(120))
            box.center = ui.window.center
            ui.panel(box, solid=True)
            inside = box.inflate(-ui.px(60), -ui.px(50))
            ui.label(self.say("table.menu"), inside, TITLE)
            for number, key in enumerate(entries):
                rect = pygame.Rect(inside.left, inside.top + ui.px(64) + number * (height + gap), inside.width, height)
                if ui.button(f"menu:{key}", rect, self.say(f"menu.{key}")):
                    self._choose(key)
                    return
        if ui.input.action == "cancel" and ui.modal:
            self._menu = False
            ui.wants_frame = True

    def _choose(self, key: str) -> None:
        from client.scenes.settings import SettingsScene

        self._menu = False
        self.app.ui.wants_frame = True
        if key == "rules":
            self.app.push(RulesScene(self.app, self.link.game))
        elif key == "settings":
            self.app.push(SettingsScene(self.app))
        elif key in ("plain", "drawn"):
            self.app.settings.plain_table = key == "plain"
            self.app.keep_settings()
        elif key == "title":
            self.app.home()

    def _end(self, ui: Ui) -> None:
        """Who won, and where every point came from."""
        standing = sorted(self.link.game.standing(self.link.view), key=lambda place: place.rank)
        ui.shade()
        with ui.over():
            rows = 2 + len(_scoring_lines(standing))
            height = ui.px(60 + 70 + 24 + 52 * rows + 110)
            box = pygame.Rect(
                0, 0, min(ui.px(1180), ui.window.width - ui.px(60)), min(height, ui.window.height - ui.px(60))
            )
            box.center = ui.window.center
            ui.panel(box, solid=True)
            inside = box.inflate(-ui.px(72), -ui.px(60))
            winners = [self._words.seat(place.seat) for place in standing if place.rank == 1]
            key = "end.shared" if len(winners) > 1 else "end.winner"
            used = ui.label(
                self.say(key, self._words.listed(winners)), inside, TextStyle("title", "SemiBold", GOLD, True)
            )
            table = pygame.Rect(inside.left, inside.top + used + ui.px(24), inside.width, 0)
            table.height = inside.bottom - ui.px(96) - table.top
            self._breakdown(ui, table, standing)
            width, height = (inside.width - 2 * ui.px(18)) // 3, ui.px(66)
            for number, key in enumerate(("look", "again", "title")):
                rect = pygame.Rect(inside.left + number * (width + ui.px(18)), inside.bottom - height, width, height)
                if ui.button(f"end:{key}", rect, self.say(f"end.{key}"), primary=key == "again"):
                    self._leave_end(key)
                    return

    def _leave_end(self, key: str) -> None:
        from client.scenes.new_game import NewGameScene

        self.app.ui.wants_frame = True
        if key == "look":
            self._end_seen = True
        elif key == "again":
            self.app.replace(NewGameScene(self.app, self.link.game.id))
        else:
            self.app.home()

    def _breakdown(self, ui: Ui, area: pygame.Rect, standing: list[Any]) -> None:
        """A column for each player, a line for each source of points."""
        ids = _scoring_lines(standing)
        rows = len(ids) + 2
        height = min(ui.px(52), area.height // max(1, rows))
        first = area.width * 2 // 5
        column = (area.width - first) // len(standing)
        for place_number, place in enumerate(standing):
            left = area.left + first + place_number * column
            cell = pygame.Rect(left, area.top, column - ui.px(6), height)
            colour = SEATS[place.seat]
            ui.label(self._words.seat(place.seat), cell, TextStyle("body", "SemiBold", colour), "center", middle=True)
            for row, id in enumerate(ids, start=1):
                ui.label(str(_points(place, id)), cell.move(0, row * height), BODY, "center", middle=True)
            total = cell.move(0, (rows - 1) * height)
            ui.label(str(place.score), total, TextStyle("title", "SemiBold", GOLD, True), "center", middle=True)
        for row, id in enumerate(ids, start=1):
            name = pygame.Rect(area.left, area.top + row * height, first - ui.px(10), height)
            ui.label(self._words.text("score", id), name, BODY, middle=True)
        name = pygame.Rect(area.left, area.top + (rows - 1) * height, first - ui.px(10), height)
        ui.label(self.say("end.total"), name, STRONG, middle=True)


def _scoring_lines(standing: list[Any]) -> list[str]:
    """The sources of points that gave anybody any."""
    return [line.id for line in standing[0].lines if any(_points(place, line.id) for place in standing)]


def _points(place: Any, id: str) -> int:
    return sum(line.points for line in place.lines if line.id == id)
