"""The first screen: the games on a shelf."""

from __future__ import annotations

from pathlib import Path

import pygame

from client.scenes.load import open_save, saved_matches
from client.scenes.scene import Scene
from client.ui.canvas import HERO, SMALL, STRONG, TITLE
from client.ui.kit import Ui
from client.ui.theme import ACCENT, FAINT, MUTED, TextStyle
from engine.games import game_ids, seats_of, title

COVER_SHAPE = 4 / 3
CRAMPED = 800
"""A window lower than this has no room for a large title."""


class TitleScene(Scene):
    def frame(self, ui: Ui) -> None:
        window = ui.window
        cramped = window.height < ui.px(CRAMPED)
        margin = ui.px(28 if cramped else 72)
        size = ui.px(60 if cramped else 116)
        mark = pygame.Rect(margin, ui.px(24 if cramped else 46), size, size)
        ui.picture("shared/logo", mark)
        self._name(ui, mark, cramped)
        buttons = self._buttons(ui, margin, ui.px(24 if cramped else 40))
        gap = ui.px(18 if cramped else 34)
        top = mark.bottom + gap
        self._shelf(ui, pygame.Rect(margin, top, window.width - 2 * margin, buttons.top - top - gap))
        self.draw_troubles(ui, pygame.Rect(window.centerx, mark.top, window.centerx - margin, mark.height))
        if ui.input.key == "f1":
            self.app.go("settings")

    def _name(self, ui: Ui, mark: pygame.Rect, cramped: bool) -> None:
        name = self.say("title.name")
        if cramped:
            ui.line(name, (mark.right + ui.px(16), mark.centery - ui.theme.line_height(TITLE) // 2), TITLE)
            return
        place = ui.line(name, (mark.right + ui.px(22), mark.top + ui.px(6)), HERO)
        ui.line(self.say("title.tagline"), (place.left + ui.px(3), place.bottom - ui.px(2)), TextStyle(colour=MUTED))

    def _buttons(self, ui: Ui, margin: int, below: int) -> pygame.Rect:
        height = ui.px(64)
        row = pygame.Rect(margin, ui.window.bottom - height - below, ui.window.width - 2 * margin, height)
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
            self.app.go("load")
        elif key == "network":
            self.app.go("network")
        elif key == "settings":
            self.app.go("settings")
        elif key == "credits":
            self.app.go("credits")
        else:
            self.app.pop()

    def _shelf(self, ui: Ui, area: pygame.Rect) -> None:
        games = game_ids()
        gap = ui.px(26)
        width = widest = (area.width - gap * (len(games) - 1)) // len(games)
        for _ in range(3):  # narrower covers have higher captions, which make covers narrower
            caption = self._caption_height(ui, width)
            width = max(ui.px(60), min(widest, round((area.height - caption) / COVER_SHAPE)))
        used = width * len(games) + gap * (len(games) - 1)
        left = area.left + (area.width - used) // 2
        height = round(width * COVER_SHAPE)
        top = area.top + max(0, (area.height - height - caption) // 2)
        for number, game_id in enumerate(games):
            cover = pygame.Rect(left + number * (width + gap), top, width, height)
            self._box(ui, game_id, cover, caption)

    def _caption_height(self, ui: Ui, width: int) -> int:
        style = self._caption_style(ui, width)
        names = max(ui.theme.height(title(game_id, self.app.settings.language), style, width) for game_id in game_ids())
        seats = max(ui.theme.height(self._seats(game_id), SMALL, width) for game_id in game_ids())
        return ui.px(14) + names + seats

    def _seats(self, game_id: str) -> str:
        return self.say("title.seats", *seats_of(game_id))

    def _caption_style(self, ui: Ui, width: int) -> TextStyle:
        """Smaller below covers that a large interface leaves little room for."""
        return STRONG if width > ui.px(160) else TextStyle("small", "SemiBold")

    def _box(self, ui: Ui, game_id: str, cover: pygame.Rect, caption: int) -> None:
        spot = ui.spot(f"game:{game_id}", cover.union(cover.move(0, caption)))
        pointed = spot.hovered or spot.focused
        shown = cover.inflate(ui.px(14), ui.px(14)) if pointed else cover
        if ui.draws:
            ui.surface.blit(ui.art.cover(f"shared/cover_{game_id}", shown.size), shown)
            pygame.draw.rect(ui.surface, ACCENT if pointed else FAINT, shown, ui.px(2))
        below = pygame.Rect(cover.left, cover.bottom + ui.px(14), cover.width, caption - ui.px(14))
        used = ui.label(
            title(game_id, self.app.settings.language), below, self._caption_style(ui, cover.width), "center"
        )
        rest = pygame.Rect(below.left, below.top + used, below.width, below.height - used)
        ui.label(self._seats(game_id), rest, SMALL, "center")
        if spot.focused:
            ui.focus_ring(shown)
        if spot.activated:
            ui.cries.append("click")
            self.app.go("new_game", game_id)
