"""Sound, if the machine has any: effects and one slow bed of music. Silence is a supported way to play."""

from __future__ import annotations

from contextlib import suppress

import pygame

from client import paths


class Audio:
    """Plays by name. Without a device, or with a damaged file, it simply stays quiet."""

    def __init__(self, enabled: bool = True) -> None:
        self.works = False
        self.is_broken = enabled
        """Was sound wanted and not to be had?"""
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._effects = 0.8
        self._playing = ""
        if enabled:
            with suppress(pygame.error, NotImplementedError):
                pygame.mixer.init(44100, -16, 2, 1024)
                pygame.mixer.set_num_channels(16)
                self.works, self.is_broken = True, False

    def set_volumes(self, effects: int, music: int) -> None:
        """Both from 0 to 100."""
        self._effects = effects / 100
        if self.works:
            pygame.mixer.music.set_volume(music / 100)

    def play(self, name: str) -> None:
        if not self.works or not self._effects:
            return
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        sound = self._sounds[name]
        if sound:
            sound.set_volume(self._effects)
            sound.play()

    def music(self, name: str) -> None:
        """Change the bed of music; the same one goes on playing."""
        if not self.works or name == self._playing:
            return
        self._playing = name
        with suppress(pygame.error, OSError):
            pygame.mixer.music.load(str(paths.sounds(f"{name}.ogg")))
            pygame.mixer.music.play(-1, fade_ms=1500)

    def close(self) -> None:
        if self.works:
            pygame.mixer.quit()
            self.works = False

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(str(paths.sounds(f"{name}.ogg")))
        except (pygame.error, OSError):
            return None
