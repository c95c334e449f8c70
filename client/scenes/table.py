"""A match being played: the table in the middle, what every game shares around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from client.links.link import Link, Update
from client.links.local import LocalLink
from client.scenes import pictures
from client.scenes.beginning import begin, rematch
from client.scenes.board import CALM, RESTLESS, BoardScene, Button
from client.scenes.chat import COMINGS, Chat
from client.scenes.coach import Coach
from client.scenes.course import Course
from client.scenes.ending import Around, Ending, Remark, Token
from client.scenes.hosting import reopened
from client.scenes.keepsake import PICTURE, keep, summarised
from client.scenes.overlays import Menu, Overlay, Verdict, draw_curtain
from client.scenes.people import Company
from client.scenes.recall import Recall
from client.scenes.reviewing import Reviewing, in_words, worth_telling
from client.tables import is_drawn
from client.ui.kit import Ui
from client.ui.theme import ACCENT, GOLD, SEATS, TEXT, Colour
from engine.bots.levels import LEVELS
from engine.core.game import Standing
from engine.core.moves import Move, Seat
from engine.core.state import State
from engine.games import title

if TYPE_CHECKING:
    from client.app import App

NEW_LINES = 3
"""How many lines of talk are shown when somebody says something."""
BRIEF = 3.0
"""Seconds for which it is said that somebody came or went."""


class TableScene(BoardScene):
    def __init__(
        self,
        app: App,
        link: Link,
        problem: str = "",
        chat: Chat | None = None,
        company: Company | None = None,
        notices: str = "notice",
        after: Callable[[], None] | None = None,
        save: Path | None = None,
    ) -> None:
        """`problem` is said at once. `chat` and `company` where others are on the network; `notices` is the section of
        the catalogue that has the link's notices; `after` is done when the table is left; `save` is where the match is
        recorded."""
        super().__init__(app, link)
        self.chat = chat
        self.company = company
        self._chatting = False
        self._notices = notices
        self._after = after
        self._save = save
        self._portrait: tuple[State, pygame.Surface] | None = None
        """A small picture of the table at rest, and what it shows."""
        self._menu = Menu(app.say, self._menu_entries, self._choose)
        self._verdict = Verdict(self._final_standing, self._ways_on, self._choose)
        self._overlays: list[Overlay] = [*([company] if company else []), self._verdict, self._menu]
        """From the one that goes before all others."""
        self._my_turn = self._was_played = False
        self._hero: pygame.Surface | None = None
        """The board as it lay at the end."""
        self._coach = Coach(link, app.say)
        self._reviewing: Reviewing | None = None
        self._recall = Recall()
        if problem:
            self.notice(problem)
        self._tell_from_the_start()

    # -- time ------------------------------------------------------------------------------------------------

    def advance(self, seconds: float) -> None:
        self.link.set_pace(self.app.settings.pace)
        self._queue.extend(self.link.poll())
        for said in self.link.notices():
            figures = [self.say(f"player.{figure}") if figure in LEVELS else figure for figure in said.figures]
            text = self.say(f"{self._notices}.{said.key}", *figures)
            if self.chat and said.key in COMINGS:
                self.chat.note(text)
                self.notice(text, BRIEF)
            else:
                self.notice(text)
        if self.chat and self.chat.listen():
            self.app.audio.play("chat")
            self.app.ui.wants_frame = True
        if self.company:
            self.company.advance(seconds)
        super().advance(seconds)
        if self._coach.listen():
            self._point_out_best()
        if self._reviewing and self._reviewing.listen():
            self.app.ui.wants_frame = True
        if self._verdict.is_telling:
            self._verdict.advance(seconds)
            self.app.ui.wants_frame = True
        if self._recall.is_on:
            self._tell_again(seconds)
            return
        self._show_next()
        if not self._busy:
            self._greet()
        self._change_seats()

    def _show(self, update: Update) -> None:
        self._recall.keep(update, self.table.view)
        super()._show(update)

    def _greet(self) -> None:
        """A sound when it becomes this person's turn, and at the end."""
        mine = self._is_asked
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
        if self.link.game.has_secrets:
            self._recall.forget()
            self._tell_from_the_start()
            self._notice_left = 0.0
            self._forget_hint()
        self.table.jump(self.link.view)
        self.app.ui.wants_frame = True

    @property
    def _is_asked(self) -> bool:
        """Is it for this person to choose? Words out of turn are always free."""
        return self.link.viewer in self.link.waiting() and bool(self.link.moves())

    @property
    def _busy(self) -> bool:
        return self._recall.is_on or super()._busy

    def wait(self) -> float:
        if self._queue or self.table.needs_frames or self._verdict.is_telling:
            return 0.0
        if self.company or self._notice_left or self._recall.is_on or self._coach.is_open:
            return RESTLESS
        if self.link.thinking() is not None:
            return RESTLESS
        return CALM

    def leave(self) -> None:
        super().leave()
        self._coach.close()
        if self._reviewing:
            self._reviewing.close()
        self._keep_summary()
        if self._after:
            self._after()

    # -- drawing ---------------------------------------------------------------------------------------------

    def frame(self, ui: Ui) -> None:
        self._follow_settings()
        self._let_notice_go(ui)
        bar = self._bar_area(ui)
        area = pygame.Rect(0, bar.bottom, ui.window.width, ui.window.height - bar.height)
        if (seat := self._curtain_for()) is not None:
            if draw_curtain(ui, self.say, self.names[seat], self._colours[seat]):
                self._sit_down(seat)
            return
        moves = [] if self._busy else self.link.moves()
        chosen = self.table.draw(ui, area, moves)
        self._portray(ui, area)
        self._remember_the_end(ui)
        prompt = self.company.prompt(*self._prompt()) if self.company else self._prompt()
        pressed = self._draw_bar(ui, ("menu", "menu", True, "f10"), self._buttons(), prompt)
        if pressed:
            self._press(pressed)
        elif self._busy and self._is_touched(ui) and not self.table.minds_motions(ui):
            self._hurry()
        if chosen is not None and chosen in moves:
            self._play(chosen)
        if self.chat and (self._chatting or self.chat.unread):
            self._draw_chat(ui, area, self.chat)
        if self._coach.is_open:
            self._draw_coach(ui, area)
        self._draw_notice(ui, area)
        self._count_match()
        self._verdict.is_due = self.link.is_over and not self._busy
        if not self.link.is_over:
            self._verdict.forget()
        overlay = next((overlay for overlay in self._overlays if overlay.is_open), None)
        if overlay:
            overlay.frame(ui, area)
        elif ui.input.action == "cancel" and not (self._forget_hint() or self._stop_recall() or self.table.cancel()):
            self._menu.toggle()

    def _count_match(self) -> None:
        """Whoever plays a match to its end knows the game better."""
        if not self.link.is_over:
            self._was_played = self._was_played or self.link.viewer is not None
        elif self._was_played:
            self._was_played = False
            finished, game = self.app.settings.finished, self.link.game.id
            finished[game] = self.app.settings.has_finished(game) + 1
            self.app.keep_settings()

    def _play(self, move: Move) -> None:
        self._forget_hint()
        if self.chat:
            self.chat.unread = False
        self.link.send(move)
        self._queue.extend(self.link.poll())
        self._show_next()
        self.app.ui.wants_frame = True

    def _hurry(self) -> None:
        """A click while something moves completes it at once."""
        self.table.finish()
        self._recall.hurry()
        self.app.ui.wants_frame = True

    # -- the bar ---------------------------------------------------------------------------------------------

    def _buttons(self) -> list[Button]:
        calm = not self._busy
        return [
            ("rules", "rules", True, "f1"),
            *([("chat", "chat", True, "f2")] if self.chat else []),
            *([("people", "person", True, "f3")] if self.company else []),
            *([("result", "trophy", True, "f5")] if self._verdict.is_aside else []),
            ("hint", "hint", calm and self._is_asked, "h"),
            ("speed", "fast", True, "f4"),
            ("redo", "redo", calm and self.link.can_redo(), "ctrl+y"),
            ("undo", "undo", calm and self.link.can_undo(), "ctrl+z"),
        ]

    def _press(self, id: str) -> None:
        self.app.ui.wants_frame = True
        if id == "menu":
            self._menu.toggle()
        elif id == "hint":
            self._take_hint()
        elif id == "result":
            self._verdict.is_aside = False
        elif id == "chat":
            self._chatting = not self._chatting
        elif id == "people" and self.company:
            self.company.toggle()
        elif id == "rules":
            self.app.go("rules", self.link.game)
        elif id == "speed":
            self._next_speed()
        elif id.startswith("score:"):
            self._begin_recall(int(id.removeprefix("score:")))
        else:
            self._forget_hint()
            self.link.undo() if id == "undo" else self.link.redo()
            self._queue.extend(self.link.poll())

    def _take_hint(self) -> None:
        """One step further with the coach: the place, three plans, the best; asked again, it is done."""
        move = self._coach.press()
        if move is not None:
            self._play(move)
        self._point_out_best()

    def _point_out_best(self) -> None:
        self.table.point_out(self._coach.best)
        self.app.ui.wants_frame = True

    def _forget_hint(self) -> bool:
        """The coach is silent again; False if it was."""
        was_open = self._coach.is_open
        self._coach.shut()
        if was_open:
            self._point_out_best()
        return was_open

    def _draw_coach(self, ui: Ui, area: pygame.Rect) -> None:
        wish = self._coach.frame(ui, area, self._words, self.table)
        if wish == "on":
            self._take_hint()
        elif wish == "close":
            self._forget_hint()

    def _prompt(self) -> tuple[str, Colour]:
        link = self.link
        if self._recall.is_on:
            return self.say("table.recalled", self.names[self._recall.seat]), GOLD
        if self._busy and self._mover is not None and self._mover != link.viewer:
            return self.say("table.moves", self.names[self._mover]), SEATS[self._colours[self._mover]]
        waiting = link.game.waiting(self.table.view)
        if not waiting:
            return self.say("table.over"), GOLD
        thinking = link.thinking()
        if thinking in waiting and link.viewer not in waiting:
            return self.say("table.thinks", self.names[thinking]), SEATS[self._colours[thinking]]
        if link.viewer is not None and link.viewer in waiting:
            step = self._words.step(self.table.view.agenda[-1]) if self.table.view.agenda else ""
            several = sum(chair.bot is None for chair in link.chairs) > 1
            return (self.say("common.named", self.names[link.viewer], step) if several else step), ACCENT
        return self.say("table.waits_for", ", ".join(self.names[seat] for seat in waiting)), TEXT

    # -- somebody's last turn, seen again --------------------------------------------------------------------

    def _score_answers(self, standing: Standing) -> bool:
        return not self._busy and self._recall.knows(standing.seat)

    def _begin_recall(self, seat: Seat) -> None:
        self.table.jump(self._recall.begin(seat, self.table.view))

    def _tell_again(self, seconds: float) -> None:
        update = self._recall.advance(seconds, self.table.is_moving)
        if update:
            said = [text for event in update.events if (text := self._words.event(event))]
            self.notice(" ".join(said[:2]))
            self.table.show(update)
        elif self._recall.is_told:
            self._stop_recall()

    def _stop_recall(self) -> bool:
        if not self._recall.is_on:
            return False
        self.table.jump(self._recall.end())
        self._notice_left = 0.0
        self.app.ui.wants_frame = True
        return True

    # -- overlays --------------------------------------------------------------------------------------------

    def _draw_chat(self, ui: Ui, area: pygame.Rect, chat: Chat) -> None:
        """Beside the table while one talks; new lines show by themselves until the next move."""
        width, height = min(ui.px(404), area.width // 2), min(ui.px(420), area.height // 2)
        if not self._chatting:
            height = min(height, chat.height(ui, width - ui.px(28), NEW_LINES) + ui.px(24))
        box = pygame.Rect(area.right - width - ui.px(8), area.top + ui.px(8), width, height)
        ui.panel(box, solid=True)
        chat.draw(ui, box.inflate(-ui.px(28), -ui.px(24)), self.say("lobby.say"), typing=self._chatting)

    # -- what is kept of it ----------------------------------------------------------------------------------

    def _portray(self, ui: Ui, area: pygame.Rect) -> None:
        """Take a picture of every position that comes to rest, unless it would show what others may not see."""
        shared = sum(chair.bot is None for chair in self.link.chairs) > 1 and self.company is None
        if self._save is None or not ui.draws or self._busy or (shared and self.link.game.has_secrets):
            return
        if self._portrait is None or self._portrait[0] is not self.table.view:
            self._portrait = (self.table.view, pygame.transform.smoothscale(ui.surface.subsurface(area), PICTURE))

    def _keep_summary(self) -> None:
        if self._save and self._save.exists():
            moves, size = self.link.made(), self._save.stat().st_size
            picture = self._portrait[1] if self._portrait else None
            keep(self._save, summarised(self.link, self.link.view, moves, size), picture)

    def draw_background(self, ui: Ui) -> None:
        if self._curtain_for() is not None:
            ui.backdrop(self.background)
        else:
            super().draw_background(ui)

    def _curtain_for(self) -> Seat | None:
        """The person for whom the screen must be hidden until they sit down."""
        return self.link.next_viewer() if self.link.game.has_secrets and not self._busy else None

    def _menu_entries(self) -> list[str]:
        other = "drawn" if self.app.settings.plain_table else "plain"
        drawn = [other] if is_drawn(self.link.game.id) else []
        return ["rules", "settings", *drawn, *(["host"] if self._can_be_hosted() else []), "title"]

    def _can_be_hosted(self) -> bool:
        """Can others come in by the network, to go on with this match?"""
        return isinstance(self.link, LocalLink) and self._save is not None and not self.link.is_over

    def _final_standing(self) -> Ending:
        """Told point by point, unless things are to move at once."""
        match = self.link.record()
        course = Course(match) if match else None
        if match and course:
            if self._reviewing:
                self._reviewing.close()
            self._reviewing = Reviewing(match, self._save)
            self._reviewing.begin()
        around = Around(
            subtitle=self._in_short(),
            levels=[self.say(f"player.{chair.bot}") if chair.bot in LEVELS else "" for chair in self.link.chairs],
            token=lambda seat, source: Token(*self.table.token(seat, source)),
            hero=self._hero,
            course=course,
            remarks=lambda: self._remarks(course) if course else ((), ""),
            open_at=self._see_again,
            play_sound=self.app.audio.play,
        )
        ending = Ending(self.link.game.standing(self.link.view), self._words, self.app.say, self._colours, around)
        if not self.app.settings.animation_length:
            ending.finish()
        return ending

    def _remarks(self, course: Course) -> tuple[Sequence[Remark], str]:
        """What decided the match, as far as the review has come."""
        reviewing = self._reviewing
        review = reviewing.latest if reviewing else None
        if reviewing is None or review is None or not review.points:
            done = review.done if review else 0
            return (), self.say("end.looking", done) if done < 100 else self.say("end.nothing_decided")
        remarks = [
            Remark(
                point.move,
                point.seat,
                self.say("end.remark", course.rounds[min(point.move, len(course.rounds) - 1)], self.names[point.seat]),
                in_words(point, reviewing.match, self._words, self.app.say),
                *(self.say("coach.chance", round(chance / 10)) for chance in (point.before, point.after)),
            )
            for point in worth_telling(review)
        ]
        return remarks, "" if reviewing.is_done else self.say("end.looking", review.done)

    def _in_short(self) -> str:
        """The first two by their points, and how long it was."""
        game = self.link.game
        places = sorted(game.standing(self.link.view), key=lambda place: place.rank)
        points = self.say("end.points", *[place.score for place in places[:2]]) if len(places) > 1 else ""
        length = self.say("end.rounds", title(game.id, self.app.settings.language), game.round(self.link.view))
        return " ".join(part for part in (points, length) if part)

    def _remember_the_end(self, ui: Ui) -> None:
        """The board as it lies once the last move has come to rest; at a table without one, the game's picture."""
        if self._hero is None and ui.draws and self.link.is_over and not self._busy:
            board = self.table.board
            cover = ui.art.cover(f"shared/cover_{self.link.game.id}", (600, 600))
            self._hero = ui.surface.subsurface(board).copy() if board else cover

    def _see_again(self, move: int) -> None:
        self.app.go("replay", self.link.record(), at=move, reviewing=self._reviewing)

    def _ways_on(self) -> list[str]:
        played_here = self.link.record() is not None
        return ["again", *(["review", "replay"] if played_here else []), "share", "look", "title"]

    def _share(self) -> None:
        """The end as a picture in the player's own folder."""
        path = pictures.free(self.link.game.id)
        kept = pictures.save(self.app.surface, path)
        self.notice(self.say("end.shared_as", path) if kept else self.say("end.not_shared", path.parent))

    def _choose(self, key: str) -> None:
        """What was chosen in the menu or at the end."""
        if key == "rules":
            self.app.go("rules", self.link.game)
        elif key == "settings":
            self.app.go("settings")
        elif key in ("plain", "drawn"):
            self.app.settings.plain_table = key == "plain"
            self.app.keep_settings()
        elif key == "host" and isinstance(self.link, LocalLink) and self._save:
            self.app.turn_to("hosting", reopened(self.link.match, self._save))
        elif key in ("replay", "review"):
            self.app.go("replay", self.link.record(), reviewing=self._reviewing, turning=key == "review")
        elif key == "share":
            self._share()
        elif key == "again" and not self.company and (match := self.link.record()):
            begin(self.app, rematch(match))
        elif key == "again":
            self.app.turn_to("new_game", self.link.game.id)
        elif key == "title":
            self.app.home()
