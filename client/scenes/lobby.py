"""A table on the network before the game begins: who sits where, who is ready, and some talk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from client import paths
from client.lan.discovery import own_addresses
from client.lan.guest import Guest, Stage
from client.lan.limits import DEFAULT_PORT
from client.lan.memory import SeatMemory
from client.lan.messages import TableState
from client.lan.process import HostProcess
from client.links.link import Notice
from client.scenes.chat import COMINGS, Chat
from client.scenes.people import Company
from client.scenes.scene import Scene
from client.scenes.seating import Seating
from client.scenes.times import turn_limit
from client.ui.canvas import BODY, SMALL, STRONG, TITLE
from client.ui.kit import Ui
from client.ui.theme import WARNING, TextStyle
from engine.games import game_ids, load_game, title

if TYPE_CHECKING:
    from client.app import App

COVER = 330
TALK = 470
PROBLEM_SECONDS = 8.0
CONNECTION = ("connection_lost", "connection_back")
"""Notices that the state of the connection shows anyway."""


def told(app: App, notice: Notice) -> str:
    """A notice in the player's language, games by their names."""
    language = app.settings.language
    figures = [title(figure, language) if figure in game_ids() else figure for figure in notice.figures]
    return app.say(f"lan.{notice.key}", *figures)


class LobbyScene(Scene):
    """Opened by whoever joined, or by the host with its process, which ends when the table is left."""

    def __init__(self, app: App, guest: Guest | None = None, host: HostProcess | None = None) -> None:
        super().__init__(app)
        self._host = host
        self._addresses = own_addresses() if host else []
        self._problem = ""
        self._problem_left = 0.0
        self._seen: object = None
        self._seat_offered = False
        self.guest: Guest | None = None
        if guest:
            self._sit_at(guest)

    def _sit_at(self, guest: Guest) -> None:
        self.guest = guest
        self.chat = Chat(guest)
        self._seating = Seating(self.app, guest)

    # -- time ------------------------------------------------------------------------------------------------

    def wait(self) -> float:
        return 0.03

    def advance(self, seconds: float) -> None:
        self._look_after_host()
        guest = self.guest
        if guest:
            guest.poll()
            self._take_a_seat(guest)
            for notice in guest.notices():
                self._tell(notice)
            if self.chat.listen():
                self.app.audio.play("chat")
        self._problem_left = max(0.0, self._problem_left - seconds)
        self._problem = self._problem if self._problem_left else ""
        seen = (
            self._sentence(),
            guest and (guest.table, guest.stage, len(self.chat.lines), self.chat.lines and self.chat.lines[-1]),
        )
        if seen != self._seen:
            self._seen = seen
            self.app.ui.wants_frame = True
        if guest and guest.link:
            self._play(guest)

    def _look_after_host(self) -> None:
        """The host's own process has to say its port before the person at the host can come in."""
        if self._host is None:
            return
        self._host.poll()
        if self._host.problem is None and self._host.port is not None and self.guest is None:
            memory = SeatMemory(paths.saves().parent / "seats.json")
            self._sit_at(self._host.guest(self.app.own_name, memory))

    def _take_a_seat(self, guest: Guest) -> None:
        """Whoever opens a table or joins one with a free seat most likely wants to play."""
        if guest.table and not self._seat_offered:
            self._seat_offered = True
            free = guest.table.free_seats()
            if guest.seat is None and free and not guest.table.started:
                guest.sit(free[0])

    def _tell(self, notice: Notice) -> None:
        if notice.key in COMINGS:
            self.chat.note(told(self.app, notice))
            self.app.audio.play(COMINGS[notice.key])
        elif notice.key not in CONNECTION:
            self._problem, self._problem_left = told(self.app, notice), PROBLEM_SECONDS

    def _play(self, guest: Guest) -> None:
        """The match has begun: on to the table, with everything that was said so far."""
        assert guest.link is not None
        host, self._host, self.guest = self._host, None, None
        after, save = (host.close, host.options.save) if host else (None, None)
        company = Company(self.app, guest)
        self.app.turn_to("table", guest.link, "", self.chat, company, "lan", after, save)

    def back(self) -> None:
        """A host who leaves closes the table for everybody: with others there, that takes two clicks."""
        table = self.guest.table if self.guest else None
        warning = self.say("lobby.really_close")
        if self._host and table and sum(person.connected for person in table.people) > 1 and self._problem != warning:
            self._problem, self._problem_left = warning, PROBLEM_SECONDS
        else:
            super().back()

    def leave(self) -> None:
        if self.guest:
            self.guest.close()
        if self._host:
            self._host.close()

    # -- drawing ---------------------------------------------------------------------------------------------

    def _sentence(self) -> str:
        """What is wrong at this moment, if anything."""
        if self._host and self._host.problem:
            return self.say("lobby.cannot_open", self._host.problem)
        if self.guest and self.guest.stage is Stage.CLOSED and self.guest.reason:
            return told(self.app, self.guest.reason)
        if self.guest and self.guest.stage is Stage.LOST:
            return self.say("lan.connection_lost")
        return self._problem

    def frame(self, ui: Ui) -> None:
        table = self.guest.table if self.guest else None
        area = self.heading(ui, table.name if table else self.say("lobby.opening"))
        problem = self._sentence()
        if problem:
            used = ui.label(problem, area, TextStyle(colour=WARNING)) + ui.px(14)
            area = pygame.Rect(area.left, area.top + used, area.width, area.height - used)
        if table is None or self.guest is None:
            return
        gap = ui.px(28)
        left = area.left
        if area.width > ui.px(1500):
            self._facts(ui, pygame.Rect(area.left, area.top, ui.px(COVER), area.height), table)
            left += ui.px(COVER) + gap
        elif ways_in := " – ".join(self._ways_in()):
            used = ui.label(ways_in, area, BODY) + ui.px(10)
            area = pygame.Rect(area.left, area.top + used, area.width, area.height - used)
        right = pygame.Rect(area.right - ui.px(TALK), area.top, ui.px(TALK), area.height)
        self._seating.draw(ui, pygame.Rect(left, area.top, right.left - gap - left, area.height), table)
        ui.panel(right)
        inside = right.inflate(-ui.px(44), -ui.px(44))
        used = ui.label(self.say("lobby.chat"), inside, TITLE) + ui.px(12)
        talk = pygame.Rect(inside.left, inside.top + used, inside.width, inside.height - used)
        self.chat.draw(ui, talk, self.say("lobby.say"))

    def _facts(self, ui: Ui, area: pygame.Rect, table: TableState) -> None:
        """What is played and how; for the host also how others come in."""
        cover = pygame.Rect(area.left, area.top, area.width, area.width * 4 // 3)
        if ui.draws:
            ui.surface.blit(ui.art.cover(f"shared/cover_{table.game}", cover.size), cover)
        words = load_game(table.game).words(self.app.settings.language)
        top = cover.bottom + ui.px(18)
        for text, style in (
            (words.text("game", "name"), STRONG),
            (", ".join(self._option(words, id, value) for id, value in table.options), SMALL),
            (self.say("lobby.turn", turn_limit(self.say, table.turn_seconds or 0)), SMALL),
            *((line, BODY) for line in self._ways_in()),
        ):
            if text:
                rest = pygame.Rect(area.left, top, area.width, area.bottom - top)
                top += ui.label(text, rest, style) + ui.px(8)

    def _option(self, words: Any, option_id: str, value: object) -> str:
        text = words.catalogue["option"][option_id]
        if isinstance(value, bool):
            return str(text["name"]) if value else f"{text['name']}: {self.say('common.off')}"
        return f"{text['name']}: {text.get('values', {}).get(str(value).lower(), value)}"

    def _ways_in(self) -> list[str]:
        """For the host to tell the others."""
        if self._host is None or not self._host.options.lan:
            return []
        port = "" if self._host.port == DEFAULT_PORT else f":{self._host.port}"
        lines = [self.say("lobby.address", f"{address}{port}") for address in self._addresses[:2]]
        pin = self._host.options.pin
        return [*lines, self.say("lobby.pin", pin)] if pin else lines
