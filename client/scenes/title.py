"""The first screen: five games on a shelf."""

from __future__ import annotations

from pathlib import Path

import pygame

from client.scenes.credits import CreditsScene
from client.scenes.load import LoadScene, open_save, saved_matches
from client.scenes.network import NetworkScene
from client.scenes.new_game import NewGameScene
from client.scenes.scene import Scene
from client.scenes.settings import SettingsScene
from client.ui.kit import HERO, SMALL, STRONG, Ui
from client.ui.theme import ACCENT, FAINT, MUTED, TextStyle

SHELF = {
    "alien_frontiers": (2, 4),
    "race_for_the_galaxy": (1, 6),
    "starfarers": (2, 4),
    "on_mars": (1, 4),
    "empires_of_the_void": (2, 4),
}
"""The games in order, with the fewest and the most players: known here, so that no game is loaded before it is due."""
COVER_SHAPE = 4 / 3


class TitleScene(Scene):
    def frame(self, ui: Ui) -> None:
        window = ui.window
        margin = ui.px(72)
        top = ui.px(46)
        mark = pygame.Rect(margin, top, ui.px(116), ui.px(116))
        ui.picture("shared/logo", mark)
        name = ui.line(self.say("title.name"), (mark.right + ui.px(22), top + ui.px(6)), HERO)
        ui.line(self.say("title.tagline"), (name.left + ui.px(3), name.bottom - ui.px(2)), TextStyle(colour=MUTED))
        buttons = self._buttons(ui, margin)
        shelf_top = mark.bottom + ui.px(34)
        self._shelf(ui, pygame.Rect(margin, shelf_top, window.width - 2 * margin, buttons.top - shelf_top - ui.px(34)))
        if ui.input.key == "f1":
            self.app.push(SettingsScene(self.app))

    def _buttons(self, ui: Ui, margin: int) -> pygame.Rect:
        height = ui.px(64)
        row = pygame.Rect(margin, ui.window.bottom - height - ui.px(40), ui.window.width - 2 * margin, height)
        saves = saved_matches()
        entries = [
            ("continue", "play", bool(saves)),
            ("load", "load", bool(saves)),
            ("network", "network", True),
            ("settings", "settings", True),
            ("credits", "info", True),
            ("quit", "quit", True),
        ]
        gap = ui.px(16)
        width = (row.width - gap * (len(entries) - 1)) // len(entries)
        for number, (key, icon, enabled) in enumerate(entries):
            rect = pygame.Rect(row.left + number * (width + gap), row.top, width, height)
            if ui.button(key, rect, self.say(f"title.{key}"), icon, enabled):
                self._chosen(key, saves)
        return row

    def _chosen(self, key: str, saves: list[Path]) -> None:
        if key == "continue":
            open_save(self.app, saves[0])
        elif key == "load":
            self.app.push(LoadScene(self.app))
        elif key == "network":
            self.app.push(NetworkScene(self.app))
        elif key == "settings":
            self.app.push(SettingsScene(self.app))
        elif key == "credits":
            self.app.push(CreditsScene(self.app))
        else:
            self.app.pop()

    def _shelf(self, ui: Ui, area: pygame.Rect) -> None:
        gap = ui.px(26)
        caption = ui.px(104)
        width = min((area.width - gap * (len(SHELF) - 1)) // len(SHELF), round((area.height - caption) / COVER_SHAPE))
        used = width * len(SHELF) + gap * (len(SHELF) - 1)
        left = area.left + (area.width - used) // 2
        height = round(width * COVER_SHAPE)
        top = area.top + max(0, (area.height - height - caption) // 2)
        for number, game_id in enumerate(SHELF):
            cover = pygame.Rect(left + number * (width + gap), top, width, height)
            self._box(ui, game_id, cover, caption)

    def _box(self, ui: Ui, game_id: str, cover: pygame.Rect, caption: int) -> None:
        spot = ui.spot(f"game:{game_id}", cover.union(cover.move(0, caption)))
        pointed = spot.hovered or spot.focused
        shown = cover.inflate(ui.px(14), ui.px(14)) if pointed else cover
        if ui.draws:
            ui.surface.blit(ui.art.cover(f"shared/cover_{game_id}", shown.size), shown)
            pygame.draw.rect(ui.surface, ACCENT if pointed else FAINT, shown, ui.px(2))
        below = pygame.Rect(cover.left, cover.bottom + ui.px(14), cover.width, caption - ui.px(14))
        used = ui.label(self.say(f"shelf.{game_id}"), below, STRONG, "center")
        rest = pygame.Rect(below.left, below.top + used, below.width, below.height - used)
        ui.label(self.say("title.seats", *SHELF[game_id]), rest, SMALL, "center")
        if spot.focused:
            ui.focus_ring(shown)
        if spot.activated:
            ui.cries.append("click")
            self.app.push(NewGameScene(self.app, game_id))
