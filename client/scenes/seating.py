"""Who sits where before the game begins: seats, colours, ready marks, bots, and whoever only watches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from client.lan.guest import Guest
from client.lan.messages import PersonInfo, SeatInfo, TableState
from client.scenes.people import Removal, mute_button, standby_button, two_line_row, watcher_name
from client.ui.canvas import SMALL, TITLE
from client.ui.kit import Ui
from client.ui.theme import FAINT, GOLD, MUTED, SEATS, SHAPES, WARNING, TextStyle
from engine.bots.levels import USUAL
from engine.core.game import Setup
from engine.core.moves import Seat
from engine.games import load_game
from engine.match import COLOURS

if TYPE_CHECKING:
    from client.app import App

PLAYERS: tuple[str | None, ...] = (None, "cadet", "pilot", "admiral")
"""Whom a seat can be for: a person, or a bot."""
ROW = 84


class Seating:
    def __init__(self, app: App, guest: Guest) -> None:
        self._app = app
        self._guest = guest
        self._removal = Removal(app, guest)

    def draw(self, ui: Ui, area: pygame.Rect, table: TableState) -> None:
        say = self._app.say
        ui.panel(area)
        inside = area.inflate(-ui.px(44), -ui.px(44))
        used = ui.label(say("lobby.seats"), inside, TITLE) + ui.px(14)
        foot = ui.px(66 + 44)
        watching = [person for person in table.people if table.seat_of(person.id) is None]
        row = two_line_row(ui, ROW)
        rows = row * len(table.seats) + (ui.px(44) + row * len(watching) if watching else 0)
        view = pygame.Rect(inside.left, inside.top + used, inside.width, inside.height - used - foot)
        with ui.scroll("seats", view, rows) as offset:
            place = pygame.Rect(view.left, view.top - offset, view.width - ui.px(10), row - ui.px(12))
            for seat, info in enumerate(table.seats):
                self._seat(ui, place, table, seat, info)
                place = place.move(0, row)
            if watching:
                ui.label(say("lobby.watchers"), place.move(0, ui.px(6)), SMALL)
                place = place.move(0, ui.px(44))
            for person in watching:
                self._watcher(ui, place, person)
                place = place.move(0, row)
        self._foot(ui, pygame.Rect(inside.left, inside.bottom - foot, inside.width, foot), table)

    # -- seats -----------------------------------------------------------------------------------------------

    def _seat(self, ui: Ui, row: pygame.Rect, table: TableState, seat: Seat, info: SeatInfo) -> None:
        mine = self._guest.seat == seat
        person = table.person(info.person) if info.person is not None else None
        ui.panel(row, light=mine)
        mark = pygame.Rect(row.left + ui.px(16), 0, ui.px(28), ui.px(28))
        mark.centery = row.centery
        ui.mark(info.colour, mark)
        if mine and not load_game(table.game).colours(Setup(len(table.seats), 0, dict(table.options))):
            right = self._colours(ui, row, table, info)
        elif mine:
            right = row.right
        elif person:
            right = self._remove(ui, row, person)
        else:
            right = self._free(ui, row, seat, info)
        text = pygame.Rect(mark.right + ui.px(16), row.top, right - mark.right - ui.px(26), row.height)
        if person is None and info.bot is None:
            ui.label(self._app.say("lobby.free"), text, TextStyle(colour=MUTED), middle=True)
            return
        name = person.name if person else self._app.say(f"player.{info.bot}")
        ui.two_lines(text, name, *self._state(person))

    def _state(self, person: PersonInfo | None) -> tuple[str, TextStyle]:
        """What is said under a name."""
        say = self._app.say
        if person is None:
            return say("lobby.bot"), SMALL
        if not person.connected:
            return say("lobby.away"), TextStyle("small", colour=WARNING)
        if person.is_host:
            return say("player.host"), TextStyle("small", colour=GOLD)
        if person.ready:
            return say("lobby.ready"), TextStyle("small", colour=GOLD)
        return say("lobby.not_ready"), SMALL

    def _colours(self, ui: Ui, row: pygame.Rect, table: TableState, info: SeatInfo) -> int:
        """The colours to choose from; those of other people are taken. Returns where they begin."""
        taken = {other.colour for other in table.seats if other.person not in (None, info.person)}
        side, gap = ui.px(42), ui.px(8)
        left = row.right - ui.px(12) - COLOURS * side - (COLOURS - 1) * gap
        for colour in range(COLOURS):
            rect = pygame.Rect(left + colour * (side + gap), 0, side, side)
            rect.centery = row.centery
            free = colour not in taken
            spot = ui.spot(f"colour:{colour}", rect, enabled=free)
            if spot.hovered or spot.focused:
                name = self._app.say(f"lobby.colour_{colour}")
                ui.tooltip(name if free else self._app.say("lobby.taken", name), rect)
            ui.panel(rect, light=free and spot.hovered, radius=10)
            ui.icon(SHAPES[colour], rect.inflate(-ui.px(16), -ui.px(16)), SEATS[colour] if free else FAINT)
            if colour == info.colour:
                ui.ring(rect, SEATS[colour], 2, 10)
            if spot.focused:
                ui.focus_ring(rect)
            if spot.activated and colour != info.colour:
                ui.cries.append("tick")
                self._guest.choose_colour(colour)
        return left

    def _remove(self, ui: Ui, row: pygame.Rect, person: PersonInfo) -> int:
        right = row.right - ui.px(10)
        if self._guest.is_host and person.id != self._guest.person:
            side = row.height - ui.px(20)
            place = pygame.Rect(right - side, row.top + ui.px(10), side, side)
            self._removal.button(ui, place, person)
            right = place.left - ui.px(10)
        return mute_button(ui, self._app, self._guest, row, right, person)

    def _free(self, ui: Ui, row: pygame.Rect, seat: Seat, info: SeatInfo) -> int:
        """A seat without a person: the host says whom it is for, anybody can sit down on it if it is for one."""
        right = row.right - ui.px(10)
        height = row.height - ui.px(20)
        if info.bot is None:
            place = pygame.Rect(right - ui.px(160), row.top + ui.px(10), ui.px(160), height)
            if ui.button(f"sit:{seat}", place, self._app.say("lobby.sit")):
                self._guest.sit(seat)
            right = place.left - ui.px(10)
        if self._guest.is_host:
            place = pygame.Rect(right - ui.px(230), row.top + ui.px(10), ui.px(230), height)
            names = [self._app.say("player.person" if level is None else f"player.{level}") for level in PLAYERS]
            now = PLAYERS.index(info.bot) if info.bot in PLAYERS else 0
            chosen = ui.choice(f"seat:{seat}", place, names, now)
            if chosen != now:
                self._guest.set_seat(seat, PLAYERS[chosen])
            right = place.left - ui.px(10)
        return right

    def _watcher(self, ui: Ui, row: pygame.Rect, person: PersonInfo) -> None:
        ui.panel(row, light=person.id == self._guest.person)
        right = self._remove(ui, row, person)
        right = standby_button(ui, self._app, self._guest, row, right, person)
        text = pygame.Rect(row.left + ui.px(20), row.top, right - row.left - ui.px(30), row.height)
        watcher_name(ui, self._app, text, person)

    # -- below -----------------------------------------------------------------------------------------------

    def _foot(self, ui: Ui, area: pygame.Rect, table: TableState) -> None:
        """What the game waits for, and the two buttons."""
        say = self._app.say
        guest = self._guest
        waits_for = self._waits_for(table)
        ui.label(waits_for, pygame.Rect(area.left, area.top, area.width, ui.px(40)), SMALL, middle=True)
        width = (area.width - ui.px(16)) // 2
        left = pygame.Rect(area.left, area.bottom - ui.px(66), width, ui.px(66))
        right = pygame.Rect(left.right + ui.px(16), left.top, area.right - left.right - ui.px(16), left.height)
        seated = guest.seat is not None
        if ui.button("stand_up", left, say("lobby.stand_up"), "eye", enabled=seated):
            guest.sit(None)
        if guest.is_host and table.free_seats():
            if ui.button("fill", right, say("lobby.fill"), "bot", primary=True):
                for seat in table.free_seats():
                    guest.set_seat(seat, USUAL)
        elif guest.is_host:
            if ui.button("start", right, say("new.start"), "play", enabled=not waits_for, primary=True):
                guest.start()
        else:
            me = table.person(guest.person) if guest.person is not None else None
            ready = bool(me and me.ready)
            text = say("lobby.not_ready_after_all" if ready else "lobby.am_ready")
            if ui.button("ready", right, text, "check", enabled=seated, primary=not ready):
                guest.set_ready(not ready)

    def _waits_for(self, table: TableState) -> str:
        """Why the game cannot begin yet; empty if it can."""
        free = len(table.free_seats())
        if free:
            return self._app.say("lobby.waits_for_seats", free)
        holders = [table.person(info.person) for info in table.seats if info.person is not None]
        late = [
            person.name for person in holders if person and not (person.connected and (person.ready or person.is_host))
        ]
        return self._app.say("lobby.waits_for", ", ".join(late)) if late else ""
