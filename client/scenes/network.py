"""Tables on the network: a list of those found, and an address to type for those that are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from client import paths
from client.lan.address import read_address
from client.lan.discovery import Browser, FoundTable
from client.lan.guest import Guest, Stage
from client.lan.limits import DEFAULT_PORT, NAME_LIMIT
from client.lan.memory import SeatMemory
from client.lan.options import PIN_LIMIT, BadTable
from client.scenes.lobby import told
from client.scenes.scene import Scene
from client.ui.canvas import SMALL, STRONG, TITLE
from client.ui.kit import Ui
from client.ui.theme import WARNING, TextStyle
from engine.games import game_ids, title

if TYPE_CHECKING:
    from client.app import App

SIDE = 560
BY_HAND = 460
HOSTING = 340


class NetworkScene(Scene):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._browser = Browser()
        self._address = ""
        self._pin = ""
        self._problem = ""
        self._guest: Guest | None = None
        self._seen: object = None

    def wait(self) -> float:
        return 0.03 if self._guest else 0.3

    def advance(self, seconds: float) -> None:
        seen = (self._browser.tables(), self._browser.problem)
        if seen != self._seen:
            self._seen = seen
            self.app.ui.wants_frame = True
        guest = self._guest
        if guest is None:
            return
        guest.poll()
        if guest.stage is Stage.CLOSED:
            self._problem = told(self.app, guest.reason) if guest.reason else ""
            self._guest = None
            self.app.ui.wants_frame = True
        elif guest.table is not None:
            self._guest = None
            self.app.turn_to("lobby", guest)

    def leave(self) -> None:
        self._browser.close()
        if self._guest:
            self._guest.close()

    def frame(self, ui: Ui) -> None:
        area = self.heading(ui, self.say("network.title"))
        gap = ui.px(32)
        width = min(ui.px(SIDE), area.width * 2 // 5)
        side = pygame.Rect(area.right - width, area.top, width, area.height)
        if area.height > ui.px(BY_HAND + HOSTING):
            side.height = ui.px(BY_HAND)
            top = side.bottom + gap
            self._own_table(ui, pygame.Rect(side.left, top, side.width, area.bottom - top))
        self._by_hand(ui, side)
        self._list(ui, pygame.Rect(area.left, area.top, side.left - area.left - gap, area.height))

    def _by_hand(self, ui: Ui, area: pygame.Rect) -> None:
        settings = self.app.settings
        ui.panel(area)
        inside = area.inflate(-ui.px(48), -ui.px(44))
        row = pygame.Rect(inside.left, inside.top, inside.width, ui.px(56))
        label = pygame.Rect(row.left, row.top, row.width * 2 // 5, row.height)
        ui.label(self.say("network.player_name"), label, STRONG, middle=True)
        field = pygame.Rect(label.right, row.top, row.right - label.right, row.height)
        settings.player_name = ui.text_field(
            "player_name", field, settings.player_name, self.say("player.unnamed"), NAME_LIMIT
        )
        title = pygame.Rect(row.left, row.bottom + ui.px(28), row.width, ui.px(44))
        ui.label(self.say("network.by_hand"), title, TITLE)
        row = row.move(0, title.bottom + ui.px(10) - row.top)
        self._address = ui.text_field("address", row, self._address, self.say("network.address", DEFAULT_PORT), 260)
        row = row.move(0, ui.px(70))
        self._pin = ui.text_field("pin", row, self._pin, self.say("network.pin"), PIN_LIMIT)
        row = row.move(0, ui.px(78))
        busy = self._guest is not None
        text = self.say("network.joining" if busy else "network.join")
        if ui.button("join", row, text, "network", enabled=bool(self._address) and not busy, primary=True):
            self._join(self._address, self._pin)
        note = pygame.Rect(row.left, row.bottom + ui.px(12), row.width, inside.bottom - row.bottom)
        ui.label(self._problem, note, TextStyle("small", colour=WARNING))

    def _own_table(self, ui: Ui, area: pygame.Rect) -> None:
        """The games, to host one of them."""
        ui.panel(area)
        inside = area.inflate(-ui.px(48), -ui.px(44))
        used = ui.label(self.say("network.host"), inside, TITLE) + ui.px(8)
        text = pygame.Rect(inside.left, inside.top + used, inside.width, inside.height - used)
        used += ui.label(self.say("network.host_hint"), text, SMALL) + ui.px(14)
        gap = ui.px(8)
        height = min(ui.px(72), (inside.height - used + gap) // len(game_ids()) - gap)
        for number, game_id in enumerate(game_ids()):
            rect = pygame.Rect(inside.left, inside.top + used + number * (height + gap), inside.width, height)
            if self._game(ui, rect, game_id):
                self.app.turn_to("new_game", game_id)
                return

    def _game(self, ui: Ui, rect: pygame.Rect, game_id: str) -> bool:
        """A box with its name; True if it was chosen."""
        chosen = ui.button(f"host:{game_id}", rect)
        cover = pygame.Rect(rect.left + ui.px(8), rect.top + ui.px(5), 0, rect.height - ui.px(10))
        cover.width = cover.height * 3 // 4
        if ui.draws:
            ui.surface.blit(ui.art.cover(f"shared/cover_{game_id}", cover.size), cover)
        left = cover.right + ui.px(16)
        name = title(game_id, self.app.settings.language)
        ui.label(name, pygame.Rect(left, rect.top, rect.right - left - ui.px(8), rect.height), STRONG, middle=True)
        return chosen

    def _list(self, ui: Ui, area: pygame.Rect) -> None:
        ui.panel(area)
        inside = area.inflate(-ui.px(48), -ui.px(44))
        used = ui.label(self.say("network.found"), inside, TITLE) + ui.px(18)
        rows = pygame.Rect(inside.left, inside.top + used, inside.width, inside.height - used)
        tables = self._browser.tables()
        if not tables:
            text = self.say("network.unavailable") if self._browser.problem else self.say("network.none")
            self.draw_nothing(ui, rows, "network", text)
            return
        height = self._row_height(ui, rows.width - ui.px(14), any(table.listing.who for table in tables))
        row = pygame.Rect(rows.left, rows.top, rows.width - ui.px(14), height)
        step = row.height + ui.px(12)
        with ui.scroll("tables", rows, step * len(tables)) as offset:
            for number, table in enumerate(tables):
                self._row(ui, row.move(0, number * step - offset), table)

    def _row_height(self, ui: Ui, width: int, names: bool) -> int:
        """Enough for a line of what is said of a table, or more where there is little room or people sit there."""
        wide = width > ui.px(760)
        return ui.px(92 if wide and not names else 124 if wide else 150 if not names else 182)

    def _row(self, ui: Ui, rect: pygame.Rect, table: FoundTable) -> None:
        ui.panel(rect, light=True)
        listing = table.listing
        known = listing.game in game_ids()
        picture = pygame.Rect(rect.left + ui.px(12), rect.top + ui.px(8), ui.px(57), ui.px(76))
        if ui.draws and known:
            ui.surface.blit(ui.art.cover(f"shared/cover_{listing.game}", picture.size), picture)
        join = pygame.Rect(rect.right - ui.px(176), 0, ui.px(160), ui.px(60))
        join.centery = rect.centery
        lock = pygame.Rect(join.left - ui.px(50), 0, ui.px(28), ui.px(28))
        lock.centery = rect.centery
        if listing.pin_needed:
            ui.icon("lock", lock)
        left = picture.right + ui.px(18)
        text = pygame.Rect(left, rect.top + ui.px(12), lock.left - left - ui.px(12), rect.height)
        used = ui.label(listing.name, text, STRONG)
        name = title(listing.game, self.app.settings.language) if known else listing.game
        detail = self.say("network.detail", name, listing.free, listing.version)
        if listing.pin_needed:
            detail = f"{detail} – {self.say('network.locked')}"
        if listing.who:
            detail = f"{detail} – {self.say('network.seated', listing.who)}"
        ui.label(detail, pygame.Rect(text.left, text.top + used, text.width, text.height - used), SMALL)
        address = f"{table.address}:{table.port}"
        verb = self.say("network.sit" if listing.free else "network.watch")
        if ui.button(f"table:{address}", join, verb, enabled=self._guest is None):
            if listing.pin_needed and not self._pin.strip():
                self._address, ui.focus = address, "pin"
                self._problem = self.say("network.ask_pin", listing.name)
            else:
                self._join(address, self._pin if listing.pin_needed else "")

    def _join(self, address: str, pin: str) -> None:
        """Knock; what comes of it shows in `advance`."""
        self._problem = ""
        self.app.keep_settings()
        name = self.app.own_name
        memory = SeatMemory(paths.saves().parent / "seats.json")
        try:
            self._guest = Guest(read_address(address), name, pin.strip(), memory=memory)
        except BadTable:
            self._problem = self.say("network.no_address", DEFAULT_PORT)
