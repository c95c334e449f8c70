"""Everybody at a table on the network while a match goes on: who is waited for, who is missing, who plays for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from client import paths
from client.lan.guest import Guest, Stage
from client.lan.guest_link import GuestLink
from client.lan.messages import PersonInfo, SeatInfo
from client.scenes.times import clock_face
from client.ui.canvas import SMALL, STRONG, TITLE
from client.ui.inputs import CANCEL
from client.ui.kit import Ui
from client.ui.theme import MUTED, TEXT, WARNING, Colour, TextStyle
from engine.core.moves import Seat

if TYPE_CHECKING:
    from client.app import App

STAND_INS: tuple[str | None, ...] = (None, "cadet", "pilot", "admiral")
"""Who plays for somebody missing: nobody (the table waits), or a bot."""
HURRY_SECONDS = 10
PATIENCE_SECONDS = 3.0
ROW = 76


def two_line_row(ui: Ui, height: float) -> int:
    """How high a row must be for a name and what is said below it."""
    return max(ui.px(height), ui.theme.line_height(STRONG) + ui.theme.line_height(SMALL) + ui.px(24))


class Removal:
    """Sending somebody away takes two clicks."""

    def __init__(self, app: App, guest: Guest) -> None:
        self._app = app
        self._guest = guest
        self._condemned: int | None = None

    def button(self, ui: Ui, rect: pygame.Rect, person: PersonInfo) -> None:
        """Shown only to the host, and not beside their own name."""
        sure = self._condemned == person.id
        tooltip = self._app.say("lobby.really" if sure else "lobby.remove", person.name)
        icon = "check" if sure else "close"
        if ui.button(f"remove:{person.id}", rect, icon=icon, danger=sure, tooltip=tooltip):
            self._condemned = None if sure else person.id
            if sure:
                self._guest.remove(person.id)


def mute_button(ui: Ui, app: App, guest: Guest, row: pygame.Rect, right: int, person: PersonInfo) -> int:
    """Left of `right` in a row about somebody else: whether what they say is heard. Returns where it begins."""
    if person.id == guest.person:
        return right
    side = row.height - ui.px(16)
    place = pygame.Rect(right - side, row.top + ui.px(8), side, side)
    muted = guest.has_muted(person.id)
    tooltip = app.say("lobby.unmute" if muted else "lobby.mute", person.name)
    if ui.button(f"mute:{person.id}", place, icon="mute" if muted else "sound", tooltip=tooltip):
        guest.mute(person.id, not muted)
    return place.left - ui.px(10)


def standby_button(ui: Ui, app: App, guest: Guest, row: pygame.Rect, right: int, person: PersonInfo) -> int:
    """For a spectator to offer that their machine takes the table over, and for the host to say whose does."""
    side = row.height - ui.px(16)
    place = pygame.Rect(right - side, row.top + ui.px(8), side, side)
    if person.id == guest.person and person.standby is None and not guest.is_host:
        if ui.button("stand_by", place, icon="shield", tooltip=app.say("lobby.stand_by")):
            guest.offer_to_stand_by(paths.saves())
        return place.left - ui.px(10)
    if guest.is_host and person.standby is not None:
        tooltip = app.say("lobby.dismiss" if person.standby else "lobby.appoint", person.name)
        if ui.button(f"appoint:{person.id}", place, icon="check" if person.standby else "shield", tooltip=tooltip):
            guest.appoint(None if person.standby else person.id)
        return place.left - ui.px(10)
    return right


def watcher_name(ui: Ui, app: App, area: pygame.Rect, person: PersonInfo) -> None:
    """Of somebody without a seat, and what they are here for besides watching."""
    if person.standby:
        ui.two_lines(area, person.name, app.say("lobby.stands_by"), SMALL)
    else:
        ui.label(person.name, area, STRONG, middle=True)


class Company:
    """A clock for whoever is waited for, and a list of everybody with what the host can do about them."""

    def __init__(self, app: App, guest: Guest) -> None:
        assert guest.link is not None
        self._app = app
        self._guest = guest
        self._link: GuestLink = guest.link
        self._removal = Removal(app, guest)
        self._away: dict[Seat, float] = {}
        """Seats whose person is missing, with the seconds since that was noticed."""
        self._seen: object = None
        self._asked_about: Seat | None = None
        """Whose absence the list was opened for, by itself."""
        self.is_open = False

    # -- time ------------------------------------------------------------------------------------------------

    def advance(self, seconds: float) -> None:
        """Notice who came and went, and draw again when a clock or anything else said here has changed."""
        missing = self._link.missing()
        if set(missing) - self._away.keys():
            self._app.audio.play("leave")
        elif self._away.keys() - set(missing):
            self._app.audio.play("join")
        self._away = {seat: self._away.get(seat, 0.0) + seconds for seat in missing}
        self._ask(seconds)
        if self._asked_about is not None and self._asked_about not in self._away:
            self._asked_about, self.is_open = None, False
        seen = (self._clock(), self._guest.table, self._guest.stage, self._link.is_under_way)
        if seen != self._seen:
            self._seen = seen
            self._app.ui.wants_frame = True

    def _ask(self, seconds: float) -> None:
        """Once everybody has waited a while for somebody missing, the host is shown what can be done about it."""
        seat = self._due()
        if seat is None or not self._is_alone(seat) or not self._guest.is_host:
            return
        if self._away[seat] >= PATIENCE_SECONDS > self._away[seat] - seconds and not self.is_open:
            self.toggle()
            self._asked_about = seat

    def _is_alone(self, seat: Seat) -> bool:
        """Is somebody missing there, and nobody plays for them?"""
        return seat in self._away and self._link.table.seats[seat].stand_in is None

    def _due(self) -> Seat | None:
        """Whose clock is shown: one's own if one has to choose."""
        waiting = self._link.waiting()
        if not waiting:
            return None
        return self._link.viewer if self._link.viewer in waiting else waiting[0]

    def _clock(self) -> str:
        seat = self._due()
        if seat is None:
            return ""
        left = self._link.seconds_left(seat)
        if left is None:
            return clock_face(self._link.thinking_seconds(seat))
        return self._app.say("lobby.left", clock_face(left + 0.999))

    # -- the bar ---------------------------------------------------------------------------------------------

    def prompt(self, usual: str, colour: Colour) -> tuple[str, Colour]:
        """What the bar says: that something is amiss, or the usual with the clock of whoever is waited for."""
        seat = self._due()
        if self._guest.stage is Stage.LOST:
            return self._app.say("lan.connection_lost"), WARNING
        if seat is None:
            return usual, colour
        if self._link.is_under_way:
            return self._app.say("lobby.under_way"), MUTED
        if self._is_alone(seat):
            return self._app.say("lobby.waiting_for_missing", self._link.names[seat]), WARNING
        left = self._link.seconds_left(seat)
        hurried = left is not None and left < HURRY_SECONDS
        return f"{usual}  {self._clock()}", WARNING if hurried else colour

    def toggle(self) -> None:
        """Open or close the list."""
        self._asked_about = None
        self.is_open = not self.is_open
        self._app.ui.wants_frame = True

    # -- the list --------------------------------------------------------------------------------------------

    def frame(self, ui: Ui, area: pygame.Rect) -> None:
        """The list, over the left of the table; only while it is open."""
        table = self._link.table
        watching = [person for person in table.people if table.seat_of(person.id) is None and person.connected]
        row = two_line_row(ui, ROW)
        rows = row * len(table.seats) + (ui.px(46) + row * len(watching) if watching else 0)
        head = ui.px(24 + 54)
        box = pygame.Rect(area.left + ui.px(14), area.top + ui.px(12), min(ui.px(720), area.width - ui.px(28)), 0)
        box.height = min(head + rows + ui.px(16), area.height - ui.px(24))
        ui.shade()
        with ui.over():
            ui.panel(box, solid=True)
            inside = box.inflate(-ui.px(44), 0)
            self._head(ui, pygame.Rect(inside.left, box.top + ui.px(20), inside.width, ui.px(44)))
            view = pygame.Rect(inside.left, box.top + head, inside.width, box.height - head - ui.px(12))
            with ui.scroll("people", view, rows) as offset:
                place = pygame.Rect(view.left, view.top - offset, view.width - ui.px(10), row - ui.px(10))
                for seat, info in enumerate(table.seats):
                    self._seat(ui, place, seat, info)
                    place = place.move(0, row)
                if watching:
                    ui.label(self._app.say("lobby.watchers"), place.move(0, ui.px(8)), SMALL)
                    place = place.move(0, ui.px(46))
                for person in watching:
                    self._watcher(ui, place, person)
                    place = place.move(0, row)

    def _head(self, ui: Ui, area: pygame.Rect) -> None:
        ui.label(self._app.say("lobby.people"), area, TITLE, middle=True)
        close = pygame.Rect(area.right - area.height, area.top, area.height, area.height)
        pressed = ui.button("people_close", close, icon="close", tooltip=self._app.say("common.back"))
        if pressed or (ui.modal and (ui.input.action == CANCEL or ui.pressed_key("f3"))):
            self.toggle()

    def _seat(self, ui: Ui, rect: pygame.Rect, seat: Seat, info: SeatInfo) -> None:
        due = seat in self._link.waiting()
        ui.panel(rect, light=due)
        mark = pygame.Rect(rect.left + ui.px(14), 0, ui.px(26), ui.px(26))
        mark.centery = rect.centery
        ui.mark(info.colour, mark)
        right = self._controls(ui, rect, seat, info)
        text = pygame.Rect(mark.right + ui.px(14), rect.top, right - mark.right - ui.px(22), rect.height)
        name = self._link.names[seat] or self._app.say("lobby.free")
        style = TextStyle("small", colour=WARNING if self._is_alone(seat) else TEXT if due else MUTED)
        ui.two_lines(text, name, self._state(seat, info), style)

    def _controls(self, ui: Ui, rect: pygame.Rect, seat: Seat, info: SeatInfo) -> int:
        """What the host, or somebody without a seat, can do about a seat; returns where that begins."""
        right = rect.right - ui.px(8)
        person = self._link.table.person(info.person) if info.person is not None else None
        side = rect.height - ui.px(16)
        if self._guest.is_host and person and person.id != self._guest.person:
            self._removal.button(ui, pygame.Rect(right - side, rect.top + ui.px(8), side, side), person)
            right -= side + ui.px(10)
        if person:
            right = mute_button(ui, self._app, self._guest, rect, right, person)
        if self._guest.seat is None and info.bot is None and person is None:
            place = pygame.Rect(right - ui.px(150), rect.top + ui.px(8), ui.px(150), side)
            if ui.button(f"take:{seat}", place, self._app.say("lobby.sit")):
                self._guest.sit(seat)
            right = place.left - ui.px(10)
        if self._guest.is_host and seat in self._away:
            place = pygame.Rect(right - ui.px(210), rect.top + ui.px(8), ui.px(210), side)
            names = [self._app.say("lobby.wait" if level is None else f"player.{level}") for level in STAND_INS]
            now = STAND_INS.index(info.stand_in) if info.stand_in in STAND_INS else 0
            chosen = ui.choice(f"stand_in:{seat}", place, names, now)
            if chosen != now:
                self._guest.let_stand_in(seat, STAND_INS[chosen])
            right = place.left - ui.px(10)
        return right

    def _watcher(self, ui: Ui, rect: pygame.Rect, person: PersonInfo) -> None:
        ui.panel(rect)
        side = rect.height - ui.px(16)
        right = rect.right - ui.px(8)
        if self._guest.is_host and person.id != self._guest.person:
            self._removal.button(ui, pygame.Rect(right - side, rect.top + ui.px(8), side, side), person)
            right -= side + ui.px(10)
        right = mute_button(ui, self._app, self._guest, rect, right, person)
        right = standby_button(ui, self._app, self._guest, rect, right, person)
        text = pygame.Rect(rect.left + ui.px(18), rect.top, right - rect.left - ui.px(18), rect.height)
        watcher_name(ui, self._app, text, person)

    def _state(self, seat: Seat, info: SeatInfo) -> str:
        say = self._app.say
        if info.stand_in is not None:
            return say("lobby.stands_in", say(f"player.{info.stand_in}"))
        if info.bot is None and info.person is None:
            return say("lobby.free")
        if seat in self._away:
            return say("lobby.missing")
        if seat in self._link.waiting():
            return self._thinking(seat)
        if info.bot:
            return say(f"player.{info.bot}")
        return say("lobby.you") if seat == self._link.viewer else say("lobby.here")

    def _thinking(self, seat: Seat) -> str:
        text = self._app.say("lobby.thinks", clock_face(self._link.thinking_seconds(seat)))
        left = self._link.seconds_left(seat)
        return text if left is None else f"{text}, {self._app.say('lobby.left', clock_face(left + 0.999))}"
