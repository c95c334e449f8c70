"""Tables on the network: a list of those found, and an address to type for those that are not."""

from __future__ import annotations

from typing import Any

import pygame

from client import paths
from client.lan.address import read_address
from client.lan.discovery import Browser, FoundTable
from client.lan.guest import Guest, Stage
from client.lan.limits import DEFAULT_PORT, PROTOCOL
from client.lan.memory import SeatMemory
from client.lan.options import PIN_LIMIT, BadTable
from client.scenes.lobby import LobbyScene
from client.scenes.scene import Scene
from client.ui.kit import BODY, SMALL, STRONG, TITLE, Ui
from client.ui.theme import WARNING, TextStyle
from engine.games import GAME_IDS, load_game


class NetworkScene(Scene):
    def __init__(self, app: Any) -> None:
        super().__init__(app)
        self._browser = Browser()
        self._address = ""
        self._pin = ""
        self._problem = ""
        self._guest: Guest | None = None

    def wait(self) -> float:
        return 0.03 if self._guest else 0.3

    def advance(self, seconds: float) -> None:
        self.app.ui.wants_frame = True
        guest = self._guest
        if guest is None:
            return
        guest.poll()
        if guest.stage is Stage.CLOSED:
            self._problem = self.say(f"lan.{guest.reason.key}", *guest.reason.figures) if guest.reason else ""
            self._guest = None
        elif guest.table is not None:
            self._guest = None
            self.app.replace(LobbyScene(self.app, guest))

    def leave(self) -> None:
        self._browser.close()
        if self._guest:
            self._guest.close()

    def frame(self, ui: Ui) -> None:
        area = self.heading(ui, self.say("network.title"))
        gap = ui.px(32)
        side = pygame.Rect(area.right - ui.px(560), area.top, ui.px(560), ui.px(420))
        found = pygame.Rect(area.left, area.top, side.left - area.left - gap, area.height)
        self._by_hand(ui, side)
        self._list(ui, found)

    def _by_hand(self, ui: Ui, area: pygame.Rect) -> None:
        ui.panel(area)
        inside = area.inflate(-ui.px(48), -ui.px(44))
        ui.label(self.say("network.by_hand"), inside, TITLE)
        row = pygame.Rect(inside.left, inside.top + ui.px(56), inside.width, ui.px(56))
        hint = self.say("network.address", DEFAULT_PORT)
        self._address = ui.text_field("address", row, self._address, hint, limit=260)
        row = row.move(0, ui.px(70))
        self._pin = ui.text_field("pin", row, self._pin, self.say("network.pin"), limit=PIN_LIMIT)
        row = row.move(0, ui.px(78))
        busy = self._guest is not None
        text = self.say("network.joining" if busy else "network.join")
        if ui.button("join", row, text, "network", enabled=bool(self._address) and not busy, primary=True):
            self._join(self._address)
        if self._problem:
            note = pygame.Rect(row.left, row.bottom + ui.px(12), row.width, inside.bottom - row.bottom)
            ui.label(self._problem, note, TextStyle("small", colour=WARNING))

    def _list(self, ui: Ui, area: pygame.Rect) -> None:
        ui.panel(area)
        inside = area.inflate(-ui.px(48), -ui.px(44))
        used = ui.label(self.say("network.found"), inside, TITLE)
        rows = pygame.Rect(inside.left, inside.top + used + ui.px(18), inside.width, inside.height - used - ui.px(18))
        tables = self._browser.tables()
        if not tables:
            text = self.say("network.unavailable") if self._browser.problem else self.say("network.none")
            ui.label(text, rows, BODY)
            return
        height = ui.px(96)
        with ui.scroll("tables", rows, height * len(tables)) as offset:
            for number, table in enumerate(tables):
                rect = pygame.Rect(
                    rows.left, rows.top + number * height - offset, rows.width - ui.px(14), height - ui.px(12)
                )
                self._row(ui, rect, table)

    def _row(self, ui: Ui, rect: pygame.Rect, table: FoundTable) -> None:
        ui.panel(rect, light=True)
        listing = table.listing
        join = pygame.Rect(rect.right - ui.px(200), rect.top + ui.px(12), ui.px(186), rect.height - ui.px(24))
        text = pygame.Rect(rect.left + ui.px(18), rect.top + ui.px(10), join.left - rect.left - ui.px(30), rect.height)
        used = ui.label(listing.name, text, STRONG)
        known = listing.game in GAME_IDS
        name = load_game(listing.game).words(self.app.settings.language).text("game", "name") if known else listing.game
        detail = self.say("network.detail", name, listing.free, listing.version)
        if listing.pin_needed:
            detail = f"{detail} – {self.say('network.locked')}"
        ui.label(detail, pygame.Rect(text.left, text.top + used, text.width, text.height - used), SMALL)
        fits = known and table.protocol == PROTOCOL and self._guest is None
        address = f"{table.address}:{table.port}"
        if ui.button(f"table:{address}", join, self.say("network.sit"), enabled=fits):
            self._join(address)

    def _join(self, address: str) -> None:
        """Knock; what comes of it shows in `advance`."""
        self._problem = ""
        name = self.app.settings.player_name or self.say("player.guest")
        memory = SeatMemory(paths.saves().parent / "seats.json")
        try:
            self._guest = Guest(read_address(address), name, self._pin, memory=memory)
        except BadTable as error:
            self._problem = str(error)
