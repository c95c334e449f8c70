"""Sound, if the machine has any: effects, a theme, and a layer over it. Silence is a supported way to play.

Sounds that are heard often exist several times (`dock`, `dock_2`, ...) and take turns at random. The layer of a theme
fits into it a whole number of times, so both are started together and only its volume changes.
"""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pygame

from client import paths


class Audio:
    """Plays by name. Without a device, or with a damaged file, it simply stays quiet."""

    def __init__(self, enabled: bool = True) -> None:
        self.works = False
        self.is_broken = enabled
        """Was sound wanted and not to be had?"""
        self._sounds: dict[str, list[pygame.mixer.Sound]] = {}
        self._effects = 0.8
        self._music = 0.4
        self._playing = ""
        self._tension = 0.0
        self._layer: pygame.mixer.Channel | None = None
        self._random = Random()
        if enabled:
            with suppress(pygame.error, NotImplementedError):
                pygame.mixer.init(44100, -16, 2, 1024)
                pygame.mixer.set_num_channels(16)
                pygame.mixer.set_reserved(1)
                self.works, self.is_broken = True, False

    def set_volumes(self, effects: int, music: int) -> None:
        """Both from 0 to 100."""
        self._effects, self._music = effects / 100, music / 100
        if self.works:
            pygame.mixer.music.set_volume(self._music)
            self.tension(self._tension)

    def play(self, name: str) -> None:
        if not self.works or not self._effects:
            return
        if name not in self._sounds:
            self._sounds[name] = self._variants(name)
        if variants := self._sounds[name]:
            sound = self._random.choice(variants)
            sound.set_volume(self._effects)
            sound.play()

    def music(self, name: str) -> None:
        """Change the theme; the same one goes on playing."""
        if not self.works or name == self._playing:
            return
        self._playing = name
        self._tension = 0.0
        if self._layer:
            self._layer.stop()
            self._layer = None
        with suppress(pygame.error, OSError):
            pygame.mixer.music.load(str(paths.sounds(f"theme_{name}.ogg")))
            layer = self._load(f"layer_{name}")
            pygame.mixer.music.play(-1, fade_ms=1500)
            if layer:
                self._layer = pygame.mixer.Channel(0)
                self._layer.play(layer, loops=-1)
                self._layer.set_volume(0.0)

    def tension(self, nearness: float) -> None:
        """Let the layer come in as the end comes near: nothing of it in the first half, all of it at the end."""
        self._tension = nearness
        if self.works and self._layer:
            self._layer.set_volume(self._music * max(0.0, min(1.0, 2 * nearness - 1)))

    def close(self) -> None:
        if self.works:
            pygame.mixer.quit()
            self.works = False

    def _variants(self, name: str) -> list[pygame.mixer.Sound]:
        """A sound and its other versions, as many as there are."""
        found = []
        number = 1
        while sound := self._load(name if number == 1 else f"{name}_{number}"):
            found.append(sound)
            number += 1
        return found

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(str(paths.sounds(f"{name}.ogg")))
        except (pygame.error, OSError):
            return None
