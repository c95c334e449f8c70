"""A table on the network before the game begins: who sits where, who is ready, and some talk."""

from __future__ import annotations

from typing import Any

import pygame

from client.lan.guest import Guest, Stage
from client.lan.process import HostProcess
from client.scenes.chat import Chat
from client.scenes.scene import Scene
from client.scenes.table import TableScene
from client.ui.kit import BODY, SMALL, STRONG, TITLE, Ui
from client.ui.theme import ACCENT, MUTED, SEATS, WARNING, TextStyle
from engine.core.moves import Seat
from engine.games import load_game

SEAT_PLAYERS: tuple[str | None, ...] = (None, "cadet", "pilot", "admiral")


class LobbyScene(Scene):
    """Opened by whoever joined, or by the host with its process, which ends when the table is left."""

    def __init__(self, app: Any, guest: Guest | None = None, host: HostProcess | None = None) -> None:
        super().__init__(app)
        self._host = host
        self.guest = guest
        self._problem = ""
        self._chat = Chat(self._heard, self._say_aloud)

    def _heard(self) -> list[Any]:
        return self.guest.chat() if self.guest else []

    def _say_aloud(self, text: str) -> None:
        if self.guest:
            self.guest.say(text)

    # -- time ------------------------------------------------------------------------------------------------

    def wait(self) -> float:
        return 0.03

    def advance(self, seconds: float) -> None:
        self._open_table()
        guest = self.guest
        if guest is None:
            return
        guest.poll()
        for notice in guest.notices():
            self._problem = self.say(f"lan.{notice.key}", *notice.figures)
            self.app.ui.wants_frame = True
        if self._chat.listen():
            self.app.audio.play("chat")
        if guest.stage is Stage.CLOSED and guest.reason:
            self._problem = self.say(f"lan.{guest.reason.key}", *guest.reason.figures)
        if guest.link:
            self._sit_down_to_play(guest)
        self.app.ui.wants_frame = True

    def _open_table(self) -> None:
        """The host's own process has to say its port before the person at the host can come in."""
        if self._host is None or self.guest is not None:
            return
        self._host.poll()
        if self._host.problem:
            self._problem = self._host.problem
        elif self._host.port is not None:
            self.guest = self._host.guest(self.app.settings.player_name or self.say("player.host"))

    def _sit_down_to_play(self, guest: Guest) -> None:
        host, self._host, self.guest = self._host, None, None
        assert guest.link is not None
        after = host.close if host else None
        self.app.replace(TableScene(self.app, guest.link, chat=self._chat_of(guest), notices="lan", after=after))

    def _chat_of(self, guest: Guest) -> Chat:
        return Chat(guest.chat, guest.say)  # type: ignore[arg-type]

    def leave(self) -> None:
        if self.guest:
            self.guest.close()
        if self._host:
            self._host.close()

    # -- drawing ---------------------------------------------------------------------------------------------

    def frame(self, ui: Ui) -> None:
        table = self.guest.table if self.guest else None
        area = self.heading(ui, table.name if table else self.say("lobby.opening"))
        if self._problem:
            used = ui.label(self._problem, area, TextStyle(colour=WARNING))
            area = pygame.Rect(area.left, area.top + used + ui.px(10), area.width, area.height - used - ui.px(10))
        if table is None or self.guest is None:
            return
        gap = ui.px(32)
        left = pygame.Rect(area.left, area.top, (area.width - gap) * 3 // 5, area.height)
        right = pygame.Rect(left.right + gap, area.top, area.right - left.right - gap, area.height)
        self._seats(ui, left, self.guest)
        ui.panel(right)
        inside = right.inflate(-ui.px(44), -ui.px(40))
        used = ui.label(self.say("lobby.chat"), inside, TITLE)
        talk = pygame.Rect(inside.left, inside.top + used + ui.px(10), inside.width, inside.height - used - ui.px(10))
        self._chat.draw(ui, talk, self.say("lobby.say"))

    def _seats(self, ui: Ui, area: pygame.Rect, guest: Guest) -> None:
        table = guest.table
        assert table is not None
        ui.panel(area)
        inside = area.inflate(-ui.px(48), -ui.px(44))
        name = load_game(table.game).words(self.app.settings.language).text("game", "name")
        used = ui.label(name, inside, TITLE)
        height = ui.px(76)
        top = inside.top + used + ui.px(16)
        for seat in range(len(table.seats)):
            row = pygame.Rect(inside.left, top + seat * height, inside.width, height - ui.px(12))
            self._seat(ui, row, guest, seat)
        watching = [person.name for person in table.people if table.seat_of(person.id) is None and person.connected]
        if watching:
            note = pygame.Rect(inside.left, top + len(table.seats) * height, inside.width, ui.px(60))
            ui.label(self.say("lobby.watching", ", ".join(watching)), note, SMALL)
        self._buttons(ui, inside, guest)

    def _seat(self, ui: Ui, row: pygame.Rect, guest: Guest, seat: Seat) -> None:
        table = guest.table
        assert table is not None
        info = table.seats[seat]
        ui.panel(row, light=guest.seat == seat)
        if ui.draws:
            pygame.draw.circle(
                ui.surface, SEATS[info.colour % len(SEATS)], (row.left + ui.px(28), row.centery), ui.px(12)
            )
        person = table.person(info.person) if info.person is not None else None
        if person:
            text, style = person.name, STRONG
            mark = self.say("lobby.ready" if person.ready or person.is_host else "lobby.not_ready")
            if not person.connected:
                mark = self.say("lobby.away")
        elif info.bot:
            text, style, mark = self.say(f"player.{info.bot}"), BODY, ""
        else:
            text, style, mark = self.say("lobby.free"), TextStyle(colour=MUTED), ""
        width = row.width // 3
        ui.label(text, pygame.Rect(row.left + ui.px(56), row.top, width, row.height), style, middle=True)
        where = pygame.Rect(row.left + ui.px(56) + width, row.top, ui.px(150), row.height)
        ui.label(mark, where, TextStyle("small", colour=ACCENT), middle=True)
        control = pygame.Rect(row.right - ui.px(270), row.top + ui.px(6), ui.px(260), row.height - ui.px(12))
        if guest.is_host and person is None:
            names = [self.say("lobby.open")] + [self.say(f"player.{level}") for level in SEAT_PLAYERS[1:]]
            half = pygame.Rect(control.left - ui.px(30), control.top, control.width + ui.px(30), control.height)
            chosen = ui.choice(f"seat:{seat}", half, names, SEAT_PLAYERS.index(info.bot))
            if SEAT_PLAYERS[chosen] != info.bot:
                guest.set_seat(seat, SEAT_PLAYERS[chosen])
        elif info.bot is None and person is None and ui.button(f"sit:{seat}", control, self.say("lobby.sit")):
            guest.sit(seat)

    def _buttons(self, ui: Ui, inside: pygame.Rect, guest: Guest) -> None:
        table = guest.table
        assert table is not None
        row = pygame.Rect(inside.left, inside.bottom - ui.px(66), inside.width, ui.px(66))
        width = (row.width - ui.px(16)) // 2
        left, right = pygame.Rect(row.topleft, (width, row.height)), pygame.Rect(0, 0, width, row.height)
        right.topright = row.topright
        me = table.person(guest.person) if guest.person is not None else None
        seated = guest.seat is not None
        if guest.is_host:
            free = table.free_seats()
            if not seated and ui.button("take_seat", left, self.say("lobby.sit"), enabled=bool(free)):
                guest.sit(free[0])
            elif seated and ui.button("stand_up", left, self.say("lobby.stand_up")):
                guest.sit(None)
            if ui.button("start", right, self.say("new.start"), "play", enabled=not free, primary=True):
                guest.start()
        else:
            if ui.button("stand_up", left, self.say("lobby.stand_up"), enabled=seated):
                guest.sit(None)
            ready = bool(me and me.ready)
            if ui.button("ready", right, self.say("lobby.ready"), "check", enabled=seated, primary=True, chosen=ready):
                guest.set_ready(not ready)
