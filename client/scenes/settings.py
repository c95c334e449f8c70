"""Preferences, in effect as soon as they are changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from client.scenes.scene import Scene
from client.settings import SCALES, SPEEDS
from client.ui.canvas import BODY, SMALL, STRONG
from client.ui.kit import Ui
from client.ui.theme import HAIR, MUTED
from engine.core.words import LANGUAGES

if TYPE_CHECKING:
    from client.app import App

SECONDS = (0.5, 1.5, 3.0, 6.0)

SECTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "display": ("window", ("language", "ui_scale", "text_scale", "fullscreen")),
    "sound": ("sound", ("effects_volume", "music_volume")),
    "play": ("dice", ("player_name", "speed", "reduced_motion", "plain_table", "bot_seconds")),
}
"""Each with its icon and its settings."""
COLUMNS = (("display", "sound"), ("play",))
HEAD, ROW, SPACIOUS = 66, 92, 116
"""How high the head of a section is, and a row at least and at most."""


class SettingsScene(Scene):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._wished: dict[str, int] = {}
        """Sizes chosen by mouse that take effect once the pointer leaves their control: everything would move away
        from under it."""

    def frame(self, ui: Ui) -> None:
        area = self.heading(ui, self.say("settings.title"))
        gap = ui.px(24)
        columns = COLUMNS if area.width > ui.px(1300) else (tuple(SECTIONS),)
        width = (area.width - gap * len(columns)) // len(columns)
        deepest = max(columns, key=self._rows)
        spare = area.height - len(deepest) * (ui.px(HEAD + 10) + gap)
        room = self._text_width(ui, width - ui.px(40))
        texts = [sum(self._text_heights(ui, key, room)) for _, keys in SECTIONS.values() for key in keys]
        row = max(ui.px(ROW), max(texts) + ui.px(16), min(ui.px(SPACIOUS), spare // self._rows(deepest)))
        heights = [[ui.px(HEAD + 10) + row * len(SECTIONS[section][1]) for section in sections] for sections in columns]
        changed = False
        with ui.scroll("settings", area, max(sum(column) + gap * len(column) for column in heights)) as offset:
            for number, sections in enumerate(columns):
                rect = pygame.Rect(area.left + number * (width + gap), area.top - offset, width, 0)
                for section, height in zip(sections, heights[number], strict=True):
                    rect.height = height
                    changed = self._section(ui, rect, section, row) or changed
                    rect = rect.move(0, height + gap)
        self.draw_troubles(ui, pygame.Rect(area.left, area.bottom + ui.px(4), area.width, ui.px(40)))
        if changed:
            self.app.apply_settings()
            self.app.keep_settings()
            self.app.ui.wants_frame = True

    def _rows(self, sections: tuple[str, ...]) -> int:
        return sum(len(SECTIONS[section][1]) for section in sections)

    def _section(self, ui: Ui, rect: pygame.Rect, section: str, row: int) -> bool:
        """Settings that belong together; True if one was changed."""
        icon, keys = SECTIONS[section]
        ui.panel(rect)
        head = pygame.Rect(rect.left, rect.top, rect.width, ui.px(HEAD))
        ui.band(head, MUTED)
        sign = pygame.Rect(rect.left + ui.px(20), 0, ui.px(28), ui.px(28))
        sign.centery = head.centery
        ui.icon(icon, sign, MUTED)
        name = pygame.Rect(sign.right + ui.px(14), head.top, head.right - sign.right - ui.px(30), head.height)
        ui.label(self.say(f"settings.{section}"), name, STRONG, middle=True)
        changed = False
        for number, key in enumerate(keys):
            line = pygame.Rect(
                rect.left + ui.px(20), head.bottom + ui.px(5) + number * row, rect.width - ui.px(40), row
            )
            if number and ui.draws:
                pygame.draw.line(ui.surface, HAIR, line.topleft, line.topright)
            changed = self._row(ui, line, key) or changed
        return changed

    def _row(self, ui: Ui, rect: pygame.Rect, key: str) -> bool:
        """The name of a setting, what it is for, and its control; True if it was changed."""
        name, hint = self.say(f"settings.{key}"), self.say(f"settings.{key}_hint")
        width = self._text_width(ui, rect.width)
        heights = self._text_heights(ui, key, width)
        text = pygame.Rect(rect.left, rect.centery - sum(heights) // 2, width, heights[0])
        ui.label(name, text, STRONG)
        ui.label(hint, pygame.Rect(text.left, text.bottom, width, heights[1]), SMALL)
        control = pygame.Rect(text.right + ui.px(20), 0, rect.right - text.right - ui.px(20), ui.px(58))
        control.centery = rect.centery
        return self._control(ui, control, key)

    def _text_width(self, ui: Ui, width: int) -> int:
        return width * 11 // 20 - ui.px(20)

    def _text_heights(self, ui: Ui, key: str, width: int) -> tuple[int, int]:
        """Of the name of a setting, and of what it is for."""
        name, hint = self.say(f"settings.{key}"), self.say(f"settings.{key}_hint")
        return ui.theme.height(name, STRONG, width), ui.theme.height(hint, SMALL, width)

    def _control(self, ui: Ui, rect: pygame.Rect, key: str) -> bool:
        if key == "language":
            return self._language(ui, rect)
        if key in ("ui_scale", "text_scale"):
            return self._scale(ui, rect, key)
        if key == "speed":
            return self._speed(ui, rect)
        if key == "bot_seconds":
            return self._bot_seconds(ui, rect)
        if key in ("effects_volume", "music_volume"):
            return self._volume(ui, rect, key)
        if key == "player_name":
            return self._name(ui, rect)
        return self._switch(ui, rect, key)

    def _language(self, ui: Ui, rect: pygame.Rect) -> bool:
        settings = self.app.settings
        names = [self.say(f"language.{language}") for language in LANGUAGES]
        chosen = LANGUAGES[ui.choice("language", rect, names, LANGUAGES.index(settings.language))]
        return self._set("language", chosen)

    def _scale(self, ui: Ui, rect: pygame.Rect, name: str) -> bool:
        value = self._wished.get(name, getattr(self.app.settings, name))
        self._wished[name] = SCALES[ui.choice(name, rect, [f"{scale} %" for scale in SCALES], SCALES.index(value))]
        if ui.input.by_pointer and rect.collidepoint(ui.input.pointer):
            return False
        return self._set(name, self._wished.pop(name))

    def leave(self) -> None:
        for name, scale in self._wished.items():
            self._set(name, scale)
        self.app.apply_settings()
        self.app.keep_settings()

    def _speed(self, ui: Ui, rect: pygame.Rect) -> bool:
        names = [self.say(f"speed.{speed}") for speed in SPEEDS]
        return self._set("speed", SPEEDS[ui.choice("speed", rect, names, SPEEDS.index(self.app.settings.speed))])

    def _bot_seconds(self, ui: Ui, rect: pygame.Rect) -> bool:
        value = self.app.settings.bot_seconds
        nearest = min(range(len(SECONDS)), key=lambda number: abs(SECONDS[number] - value))
        point = self.say("common.decimal_point")
        names = [self.say("settings.seconds", f"{seconds:g}".replace(".", point)) for seconds in SECONDS]
        chosen = ui.choice("bot_seconds", rect, names, nearest)
        return chosen != nearest and self._set("bot_seconds", SECONDS[chosen])

    def _switch(self, ui: Ui, rect: pygame.Rect, name: str) -> bool:
        """On or off, said beside the switch."""
        value = getattr(self.app.settings, name)
        word = self.say("common.on" if value else "common.off")
        chosen = ui.toggle(name, rect, word, value, "right")
        if name == "fullscreen" and chosen != value:
            self.app.toggle_fullscreen()
            return True
        return self._set(name, chosen)

    def _volume(self, ui: Ui, rect: pygame.Rect, name: str) -> bool:
        value = getattr(self.app.settings, name)
        percent = pygame.Rect(rect.right - ui.px(84), rect.top, ui.px(84), rect.height)
        ui.label(f"{value} %", percent, BODY, "right", middle=True)
        return self._set(name, ui.slider(name, pygame.Rect(rect.topleft, (rect.width - ui.px(90), rect.height)), value))

    def _name(self, ui: Ui, rect: pygame.Rect) -> bool:
        name = ui.text_field("player_name", rect, self.app.settings.player_name, self.say("player.unnamed"), limit=20)
        return self._set("player_name", name)

    def _set(self, name: str, value: object) -> bool:
        """Change a setting; True if it was another before."""
        if getattr(self.app.settings, name) == value:
            return False
        setattr(self.app.settings, name, value)
        return True
