"""Opening a table to the network: what it is called, who may come in, how long a turn may take."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from client.lan.discovery import own_addresses
from client.lan.limits import NAME_LIMIT, TABLE_NAME_LIMIT
from client.lan.options import PIN_LIMIT, TableOptions
from client.lan.playing import Pace
from client.lan.process import HostProcess
from client.lan.text import one_line
from client.scenes.lobby import LobbyScene
from client.scenes.scene import Scene
from client.scenes.times import turn_limit
from client.settings import TURN_SECONDS
from client.ui.canvas import BODY, SMALL, STRONG, TITLE
from client.ui.kit import Ui
from engine.bots.levels import LEVELS
from engine.games import load_game
from engine.match import Match

if TYPE_CHECKING:
    from client.app import App

COVER = 380
NOTES = 440
ROWS = ("player_name", "table_name", "table_pin", "table_listed", "turn_seconds")


def reopened(match: Match, save: Path) -> TableOptions:
    """The table of a match that was begun before."""
    levels = tuple(chair.bot for chair in match.chairs)
    return TableOptions(match.game.id, levels, seed=match.setup.seed, options=match.setup.options, save=save)


class HostingScene(Scene):
    """Fills in what `options` leave open. The answers are remembered: next time, opening is one click away."""

    def __init__(self, app: App, options: TableOptions) -> None:
        super().__init__(app)
        self._options = options
        self._addresses = own_addresses()

    def frame(self, ui: Ui) -> None:
        area = self.heading(ui, self.say("network.opening"))
        gap = ui.px(32)
        button = pygame.Rect(0, 0, ui.px(NOTES), ui.px(72))
        button.bottomright = area.bottomright
        left = area.left
        if area.width > ui.px(1500):
            self._box(ui, pygame.Rect(area.left, area.top, ui.px(COVER), area.height))
            left += ui.px(COVER) + gap
        notes = pygame.Rect(button.left, area.top, button.width, button.top - ui.px(28) - area.top)
        self._form(ui, pygame.Rect(left, area.top, notes.left - left - gap, area.height))
        self._notes(ui, notes)
        if ui.button("open", button, self.say("network.open"), "network", primary=True):
            self._open()
        if ui.focus is None:
            ui.focus = "open"

    def _box(self, ui: Ui, area: pygame.Rect) -> None:
        """The game that is going to be played."""
        cover = pygame.Rect(area.left, area.top, area.width, area.width * 4 // 3)
        if ui.draws:
            ui.surface.blit(ui.art.cover(f"shared/cover_{self._options.game}", cover.size), cover)
        words = load_game(self._options.game).words(self.app.settings.language)
        below = pygame.Rect(cover.left, cover.bottom + ui.px(18), cover.width, area.bottom - cover.bottom - ui.px(18))
        used = ui.label(words.text("game", "name"), below, STRONG)
        rest = pygame.Rect(below.left, below.top + used + ui.px(6), below.width, below.height - used - ui.px(6))
        ui.label(words.text("game", "tagline"), rest, BODY)

    def _form(self, ui: Ui, area: pygame.Rect) -> None:
        ui.panel(area)
        height = (area.height - ui.px(44)) // len(ROWS)
        for number, key in enumerate(ROWS):
            row = pygame.Rect(area.left, area.top + ui.px(36) + number * height, area.width, height - ui.px(8))
            row = row.inflate(-ui.px(56), 0)
            text = pygame.Rect(row.left, row.top, row.width * 9 // 20, row.height)
            used = ui.label(self.say(f"network.{key}"), text, STRONG)
            hint = pygame.Rect(text.left, text.top + used, text.width, text.height - used)
            ui.label(self.say(f"network.{key}_hint"), hint, SMALL)
            left = text.right + ui.px(28)
            self._control(ui, key, pygame.Rect(left, row.top, row.right - left, ui.px(56)))

    def _control(self, ui: Ui, key: str, rect: pygame.Rect) -> None:
        settings = self.app.settings
        if key == "player_name":
            settings.player_name = ui.text_field(key, rect, settings.player_name, self.say("player.host"), NAME_LIMIT)
        elif key == "table_name":
            hint = self._usual_name()
            settings.table_name = ui.text_field(key, rect, settings.table_name, hint, TABLE_NAME_LIMIT)
        elif key == "table_pin":
            settings.table_pin = ui.text_field(key, rect, settings.table_pin, self.say("network.no_pin"), PIN_LIMIT)
        elif key == "table_listed":
            text = self.say("common.on" if settings.table_listed else "common.off")
            settings.table_listed = ui.toggle(key, rect, text, settings.table_listed)
        else:
            names = [turn_limit(self.say, seconds) for seconds in TURN_SECONDS]
            chosen = ui.choice(key, rect, names, TURN_SECONDS.index(settings.turn_seconds))
            settings.turn_seconds = TURN_SECONDS[chosen]

    def _notes(self, ui: Ui, area: pygame.Rect) -> None:
        """How the others come in, as things are set now."""
        settings = self.app.settings
        notes = [
            *([self.say("network.how_list")] if settings.table_listed else []),
            self.say("network.how_address", " · ".join(self._addresses[:2])),
            self.say("network.how_pin" if settings.table_pin.strip() else "network.how_no_pin"),
            self.say("network.how_save"),
        ]
        width = area.width - ui.px(48)
        heights = [ui.theme.height(note, BODY, width) + ui.px(18) for note in notes]
        ui.panel(area)
        inside = area.inflate(-ui.px(48), -ui.px(44))
        top = inside.top + ui.label(self.say("network.how"), inside, TITLE) + ui.px(20)
        for note, height in zip(notes, heights, strict=True):
            ui.label(note, pygame.Rect(inside.left, top, width, height), BODY)
            top += height

    def _usual_name(self) -> str:
        return one_line(self.say("lobby.table_of", self._player()), TABLE_NAME_LIMIT)

    def _player(self) -> str:
        return one_line(self.app.settings.player_name, NAME_LIMIT) or self.say("player.host")

    def _open(self) -> None:
        settings = self.app.settings
        self.app.keep_settings()
        options = replace(
            self._options,
            name=one_line(settings.table_name, TABLE_NAME_LIMIT) or self._usual_name(),
            bot_names={level: self.say(f"player.{level}") for level in LEVELS},
            pin=settings.table_pin.strip(),
            lan=True,
            announce=settings.table_listed,
            pace=Pace(settings.turn_seconds or None, settings.bot_seconds, settings.pace),
        )
        self.app.replace(LobbyScene(self.app, host=HostProcess(options)))
