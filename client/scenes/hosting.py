"""Opening a table to the network: what it is called, who may come in, how long a turn may take."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from client import paths
from client.lan.discovery import own_addresses
from client.lan.keeping import own_key
from client.lan.limits import NAME_LIMIT, TABLE_NAME_LIMIT
from client.lan.options import PIN_LIMIT, TableOptions
from client.lan.playing import Pace
from client.lan.process import HostProcess
from client.scenes.scene import Scene
from client.scenes.times import turn_limit
from client.settings import TURN_SECONDS
from client.ui.canvas import BODY, SMALL, STRONG, TITLE
from client.ui.kit import ARROWS, PAGES, Ui
from engine.bots.levels import LEVELS
from engine.core.typed import one_line
from engine.games import load_game
from engine.match import Match

if TYPE_CHECKING:
    from client.app import App

COVER = 380
NOTES = 440
ROW, LEAST_ROW = 150, 84
WIDE, CRAMPED = 1500, 1100
"""A window narrower than this has no room for the cover; narrower than that, none for notes."""
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
        area.height = min(area.height, ui.px(44 + ROW * len(ROWS)))
        gap = ui.px(32)
        button = pygame.Rect(0, 0, ui.px(NOTES), ui.px(72))
        button.bottomright = area.bottomright
        form = area.copy()
        if area.width > ui.px(WIDE):
            self._box(ui, pygame.Rect(area.left, area.top, ui.px(COVER), area.height))
            form.left += ui.px(COVER) + gap
            form.width -= ui.px(COVER) + gap
        if area.width > ui.px(CRAMPED):
            notes = pygame.Rect(button.left, area.top, button.width, button.top - ui.px(28) - area.top)
            self._notes(ui, notes)
            form.width = notes.left - form.left - gap
        else:
            form.height = button.top - ui.px(20) - form.top
        self._form(ui, form)
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
        inside = area.inflate(-ui.px(56), -ui.px(44))
        text = (inside.width - ui.px(14)) * 9 // 20
        rows = [
            (
                self.say(f"network.{key}"),
                self.say(f"network.{key}_hint"),
                max(ui.px(LEAST_ROW), inside.height // len(ROWS)),
            )
            for key in ROWS
        ]
        heights = [
            max(row, ui.theme.height(name, STRONG, text) + ui.theme.height(hint, SMALL, text) + ui.px(16))
            for name, hint, row in rows
        ]
        with ui.scroll("form", inside, sum(heights)) as offset:
            top = inside.top - offset
            for key, (name, hint, _), height in zip(ROWS, rows, heights, strict=True):
                place = pygame.Rect(inside.left, top, text, height)
                used = ui.label(name, place, STRONG)
                ui.label(hint, pygame.Rect(place.left, top + used, text, height - used), SMALL)
                left = place.right + ui.px(28)
                self._control(ui, key, pygame.Rect(left, top, inside.right - ui.px(14) - left, ui.px(56)))
                top += height

    def _control(self, ui: Ui, key: str, rect: pygame.Rect) -> None:
        settings = self.app.settings
        if key == "player_name":
            settings.player_name = ui.text_field(
                key, rect, settings.player_name, self.say("player.unnamed"), NAME_LIMIT
            )
        elif key == "table_name":
            hint = self._usual_name()
            settings.table_name = ui.text_field(key, rect, settings.table_name, hint, TABLE_NAME_LIMIT)
        elif key == "table_pin":
            settings.table_pin = ui.text_field(key, rect, settings.table_pin, self.say("network.no_pin"), PIN_LIMIT)
        elif key == "table_listed":
            text = self.say("common.on" if settings.table_listed else "common.off")
            settings.table_listed = ui.toggle(key, rect, text, settings.table_listed, "right")
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
            self.say("network.how_standby"),
        ]
        width = area.width - ui.px(48 + 14)
        heights = [ui.theme.height(note, BODY, width) + ui.px(18) for note in notes]
        ui.panel(area)
        inside = area.inflate(-ui.px(48), -ui.px(44))
        top = inside.top + ui.label(self.say("network.how"), inside, TITLE) + ui.px(20)
        view = pygame.Rect(inside.left, top, inside.width, inside.bottom - top)
        with ui.scroll("notes", view, sum(heights), (ARROWS, PAGES)) as offset:
            top -= offset
            for note, height in zip(notes, heights, strict=True):
                ui.label(note, pygame.Rect(inside.left, top, width, height), BODY)
                top += height

    def _usual_name(self) -> str:
        return one_line(self.say("lobby.table_of", self._player()), TABLE_NAME_LIMIT)

    def _player(self) -> str:
        return self.app.own_name

    def _open(self) -> None:
        settings = self.app.settings
        self.app.keep_settings()
        options = replace(
            self._options,
            seed=None,
            name=one_line(settings.table_name, TABLE_NAME_LIMIT) or self._usual_name(),
            bot_names={level: self.say(f"player.{level}") for level in LEVELS},
            pin=settings.table_pin.strip(),
            lan=True,
            announce=settings.table_listed,
            host_key=own_key(paths.saves().parent / "host.key"),
            pace=Pace(settings.turn_seconds or None, settings.bot_seconds, settings.pace),
        )
        self.app.turn_to("lobby", host=HostProcess(options))
