"""Preferences, in effect as soon as they are changed."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.scenes.scene import Scene
from client.settings import SCALES, SPEEDS
from client.ui.canvas import SMALL, STRONG
from client.ui.kit import Ui
from engine.core.words import LANGUAGES

SECONDS = (0.5, 1.5, 3.0, 6.0)


class SettingsScene(Scene):
    def frame(self, ui: Ui) -> None:
        area = self.heading(ui, self.say("settings.title"))
        rows: list[tuple[str, Callable[[Ui, pygame.Rect], bool]]] = [
            ("language", self._language),
            ("ui_scale", lambda ui, rect: self._scale(ui, rect, "ui_scale")),
            ("text_scale", lambda ui, rect: self._scale(ui, rect, "text_scale")),
            ("fullscreen", lambda ui, rect: self._fullscreen(ui, rect)),
            ("speed", self._speed),
            ("reduced_motion", lambda ui, rect: self._switch(ui, rect, "reduced_motion")),
            ("plain_table", lambda ui, rect: self._switch(ui, rect, "plain_table")),
            ("bot_seconds", self._bot_seconds),
            ("effects_volume", lambda ui, rect: self._volume(ui, rect, "effects_volume")),
            ("music_volume", lambda ui, rect: self._volume(ui, rect, "music_volume")),
            ("player_name", self._name),
        ]
        gap = ui.px(28)
        columns = 2 if area.width > ui.px(1300) else 1
        width = (area.width - gap * columns) // columns
        deep = -(-len(rows) // columns)
        row = max(ui.px(104), min(ui.px(140), area.height // deep))
        changed = False
        with ui.scroll("settings", area, row * deep) as offset:
            for number, (key, draw) in enumerate(rows):
                column, line = divmod(number, deep)
                rect = pygame.Rect(
                    area.left + column * (width + gap), area.top + line * row - offset, width, row - gap // 2
                )
                changed = self._row(ui, rect, key, draw) or changed
        self.draw_troubles(ui, pygame.Rect(area.left, area.bottom + ui.px(4), area.width, ui.px(40)))
        if changed:
            self.app.apply_settings()
            self.app.keep_settings()
            self.app.ui.wants_frame = True

    def _row(self, ui: Ui, rect: pygame.Rect, key: str, draw: Callable[[Ui, pygame.Rect], bool]) -> bool:
        """The name of a setting, what it is for, and its control; True if it was changed."""
        ui.panel(rect)
        inside = rect.inflate(-ui.px(40), 0)
        name, hint = self.say(f"settings.{key}"), self.say(f"settings.{key}_hint")
        width = inside.width * 11 // 20 - ui.px(20)
        heights = ui.theme.height(name, STRONG, width), ui.theme.height(hint, SMALL, width)
        text = pygame.Rect(inside.left, rect.centery - sum(heights) // 2, width, heights[0])
        ui.label(name, text, STRONG)
        ui.label(hint, pygame.Rect(text.left, text.bottom, width, heights[1]), SMALL)
        control = pygame.Rect(text.right + ui.px(20), 0, inside.right - text.right - ui.px(20), ui.px(58))
        control.centery = rect.centery
        return draw(ui, control)

    def _language(self, ui: Ui, rect: pygame.Rect) -> bool:
        settings = self.app.settings
        names = [self.say(f"language.{language}") for language in LANGUAGES]
        chosen = LANGUAGES[ui.choice("language", rect, names, LANGUAGES.index(settings.language))]
        return self._set("language", chosen)

    def _scale(self, ui: Ui, rect: pygame.Rect, name: str) -> bool:
        value = getattr(self.app.settings, name)
        chosen = ui.choice(name, rect, [f"{scale} %" for scale in SCALES], SCALES.index(value))
        return self._set(name, SCALES[chosen])

    def _speed(self, ui: Ui, rect: pygame.Rect) -> bool:
        names = [self.say(f"speed.{speed}") for speed in SPEEDS]
        return self._set("speed", SPEEDS[ui.choice("speed", rect, names, SPEEDS.index(self.app.settings.speed))])

    def _bot_seconds(self, ui: Ui, rect: pygame.Rect) -> bool:
        value = self.app.settings.bot_seconds
        nearest = min(range(len(SECONDS)), key=lambda number: abs(SECONDS[number] - value))
        names = [self.say("settings.seconds", f"{seconds:g}") for seconds in SECONDS]
        chosen = ui.choice("bot_seconds", rect, names, nearest)
        return chosen != nearest and self._set("bot_seconds", SECONDS[chosen])

    def _switch(self, ui: Ui, rect: pygame.Rect, name: str) -> bool:
        value = getattr(self.app.settings, name)
        word = self.say("common.on" if value else "common.off")
        return self._set(name, ui.toggle(name, rect, word, value))

    def _fullscreen(self, ui: Ui, rect: pygame.Rect) -> bool:
        value = self.app.settings.fullscreen
        word = self.say("common.on" if value else "common.off")
        if ui.toggle("fullscreen", rect, word, value) != value:
            self.app.toggle_fullscreen()
            return True
        return False

    def _volume(self, ui: Ui, rect: pygame.Rect, name: str) -> bool:
        return self._set(name, ui.slider(name, rect, getattr(self.app.settings, name)))

    def _name(self, ui: Ui, rect: pygame.Rect) -> bool:
        name = ui.text_field("player_name", rect, self.app.settings.player_name, self.say("player.captain"), limit=20)
        return self._set("player_name", name)

    def _set(self, name: str, value: object) -> bool:
        """Change a setting; True if it was another before."""
        if getattr(self.app.settings, name) == value:
            return False
        setattr(self.app.settings, name, value)
        return True
