"""The window and its loop: events in, frames out, and rest when nothing happens."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import pygame

from client import locale, paths
from client.audio import Audio
from client.crash import guarded
from client.lan.limits import NAME_LIMIT
from client.scenes import scene_class
from client.scenes.scene import Scene
from client.settings import Settings, load_settings, save_settings, set_aside_damaged
from client.ui.art import Art
from client.ui.inputs import Input
from client.ui.kit import Ui
from client.ui.theme import Theme
from engine.core.typed import one_line

SMALLEST_WINDOW = (1024, 640)
INVISIBLE = ("dummy", "offscreen")
"""What SDL draws to when it finds no screen: fine if asked for, useless to a player."""
LEAST_SEEN = 100
"""A window at its old place shows at least so many pixels."""
FRAME = 1 / 60
LONGEST_STEP = 0.1


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class App:
    """One window, a stack of screens, and everything they share. The topmost screen is shown."""

    def __init__(
        self,
        settings: Settings | None = None,
        size: tuple[int, int] | None = None,
        quiet: bool = False,
        path: Path | None = None,
    ) -> None:
        self._settings_path = path or paths.settings_file()
        self._settings_damaged = settings is None and set_aside_damaged(self._settings_path)
        self.settings = settings or load_settings(self._settings_path)
        self.surface = self._open_window(size)
        self.audio = Audio(enabled=not quiet)
        self.art = Art()
        self.input = Input()
        self.ui = Ui(self.surface, self._new_theme(), self.art, self.input)
        self.scenes: list[Scene] = []
        self.running = True
        self._now = perf_counter()
        self._settings_unwritable = False
        self.apply_settings()

    # -- window ----------------------------------------------------------------------------------------------

    def _open_window(self, size: tuple[int, int] | None) -> pygame.Surface:
        os.environ["SDL_VIDEO_X11_WMCLASS"] = "orrery"
        os.environ["SDL_MOUSE_FOCUS_CLICKTHROUGH"] = "1"
        try:
            pygame.display.init()
            if pygame.display.get_driver() in INVISIBLE and "SDL_VIDEODRIVER" not in os.environ:
                raise NoDisplay("no window can be opened: there is no screen")
            pygame.font.init()
            self._open_controllers()
            pygame.display.set_caption("Orrery")
            with suppress(pygame.error, OSError):
                pygame.display.set_icon(pygame.image.load(str(paths.art("rendered", "icon", "orrery_64.png"))))
            flags = pygame.RESIZABLE
            if self.settings.fullscreen and size is None:
                return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            if size is None and is_reachable(self.settings.position, pygame.display.get_desktop_sizes()):
                os.environ["SDL_VIDEO_WINDOW_POS"] = "{},{}".format(*self.settings.position)
            wanted = size or fitting(self.settings.window, pygame.display.get_desktop_sizes())
            return pygame.display.set_mode(
                (max(wanted[0], SMALLEST_WINDOW[0]), max(wanted[1], SMALLEST_WINDOW[1])), flags
            )
        except pygame.error as error:
            raise NoDisplay(f"no window can be opened: {error}") from error

    def _open_controllers(self) -> None:
        with suppress(pygame.error, ImportError):
            from pygame._sdl2 import controller

            controller.init()
            self._controllers = [controller.Controller(number) for number in range(controller.get_count())]

    def _new_theme(self) -> Theme:
        return Theme(self.surface.get_size(), self.settings.ui_scale, self.settings.text_scale)

    def toggle_fullscreen(self) -> None:
        self.settings.fullscreen = not self.settings.fullscreen
        size = (0, 0) if self.settings.fullscreen else tuple(self.settings.window)
        self.surface = pygame.display.set_mode(
            size, pygame.FULLSCREEN if self.settings.fullscreen else pygame.RESIZABLE
        )
        self.apply_settings()

    def apply_settings(self) -> None:
        """Sizes, sounds and language may have changed: lay everything out anew."""
        self.ui.restyle(self.surface, self._new_theme())
        self.audio.set_volumes(self.settings.effects_volume, self.settings.music_volume)

    def keep_settings(self) -> None:
        self._settings_unwritable = not save_settings(self.settings, self._settings_path)

    def troubles(self) -> list[str]:
        """What is wrong with this machine or this copy of the program, in words; usually nothing."""
        found = {
            "settings_damaged": self._settings_damaged,
            "settings_unwritable": self._settings_unwritable,
            "no_sound": self.audio.is_broken,
            "art_missing": bool(self.art.missing),
        }
        return [self.say(f"trouble.{key}") for key, wrong in found.items() if wrong]

    def say(self, key: str, *figures: object) -> str:
        return locale.say(self.settings.language, key, *figures)

    @property
    def own_name(self) -> str:
        """Of the person at this screen, on every screen the same."""
        return one_line(self.settings.player_name, NAME_LIMIT) or self.say("player.unnamed")

    # -- screens ---------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    def go(self, name: str, *figures: Any, **more: Any) -> None:
        """On to a screen, from which one comes back to this one."""
        self.push(scene_class(name)(self, *figures, **more))

    def turn_to(self, name: str, *figures: Any, **more: Any) -> None:
        """To a screen instead of this one."""
        scene = scene_class(name)(self, *figures, **more)
        self.scenes.pop().leave()
        self.push(scene)

    def push(self, scene: Scene) -> None:
        self.scenes.append(scene)
        self._arrive()

    def pop(self) -> None:
        self.scenes.pop().leave()
        if self.scenes:
            self._arrive()
        else:
            self.running = False

    def show_record(self, path: Path) -> None:
        """See a recorded match again, or say among the saved ones why it cannot be opened."""
        from client.scenes.load import show_again

        if problem := show_again(self, path):
            self.go("load", problem)

    def home(self) -> None:
        """Back to the first screen."""
        while len(self.scenes) > 1:
            self.scenes.pop().leave()
        self._arrive()

    def _arrive(self) -> None:
        self.ui.focus = None
        self.ui.wants_frame = True
        self.audio.music(self.scene.music)

    def close(self) -> None:
        """End everything that was started, whatever was going on."""
        while self.scenes:
            self.scenes.pop().leave()
        self.keep_settings()
        self.audio.close()
        pygame.display.quit()

    # -- loop ------------------------------------------------------------------------------------------------

    def run(self) -> None:
        try:
            while self.running and self.scenes:
                began = perf_counter()
                self.step(self._wait_for_events(), began - self._now)
                self._now = began
                if self.running and self.scene.wait() == 0:
                    rest = FRAME - (perf_counter() - began)
                    if rest > 0:
                        pygame.time.wait(round(rest * 1000))
        finally:
            self.close()

    def _wait_for_events(self) -> list[pygame.event.Event]:
        """Sleep until something happens or the screen wants to be drawn again."""
        seconds = 0 if self.ui.wants_frame else self.scene.wait()
        events = pygame.event.get()
        if not events and seconds > 0:
            event = pygame.event.wait(max(1, round(seconds * 1000)))
            events = [] if event.type == pygame.NOEVENT else [event, *pygame.event.get()]
        return events

    def step(self, events: Sequence[pygame.event.Event], seconds: float) -> None:
        """Work through events one by one, then draw a frame if anything can have changed."""
        self.input.clock += seconds
        moving = self.scene.wait() == 0
        self.scene.advance(min(seconds, LONGEST_STEP))
        if not (events or moving or self.ui.wants_frame or self.scene.wait() == 0):
            return
        for event in _merged(events):
            if not self._handle(event):
                self.input.take(event)
                self._frame(draws=False)
            if not self.running or not self.scenes:
                return
        self.input.begin()
        self._frame(draws=True)
        pygame.display.flip()

    def _frame(self, draws: bool) -> None:
        ui = self.ui
        ui.draws = draws
        ui.wants_frame = False
        ui.begin()
        scene = self.scene
        if draws:
            scene.draw_background(ui)
        scene.frame(ui)
        ui.end()
        for cry in dict.fromkeys(ui.cries):
            self.audio.play(cry)

    def _handle(self, event: pygame.event.Event) -> bool:
        """What concerns the window rather than the screen."""
        if event.type == pygame.QUIT:
            self.running = False
            return True
        if event.type == pygame.VIDEORESIZE:
            self._resized(event.w, event.h)
            return True
        if event.type == pygame.WINDOWMOVED and not self.settings.fullscreen:
            self.settings.position = [event.x, event.y]
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.toggle_fullscreen()
            return True
        if event.type == pygame.DROPFILE:
            self.show_record(Path(event.file))
            return True
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._open_controllers()
            return True
        return False

    def _resized(self, width: int, height: int) -> None:
        if (width, height) != self.surface.get_size():
            width, height = max(width, SMALLEST_WINDOW[0]), max(height, SMALLEST_WINDOW[1])
            self.surface = pygame.display.set_mode((width, height), pygame.RESIZABLE)
        if not self.settings.fullscreen:
            self.settings.window = [width, height]
        self.apply_settings()


def fitting(wanted: Sequence[int], screens: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """A window no larger than the largest screen."""
    width, height = max(screens, key=lambda screen: screen[0] * screen[1])
    return min(wanted[0], width), min(wanted[1], height)


def is_reachable(position: Sequence[int], screens: Sequence[tuple[int, int]]) -> bool:
    """Could a window there be seen on these screens, however they stand side by side?"""
    if not position:
        return False
    wide, high = sum(width for width, _ in screens), sum(height for _, height in screens)
    return abs(position[0]) < wide - LEAST_SEEN and abs(position[1]) < high - LEAST_SEEN


def _merged(events: Sequence[pygame.event.Event]) -> list[pygame.event.Event]:
    """Of several mouse movements in a row only the last matters."""
    kept: list[pygame.event.Event] = []
    for event in events:
        if kept and event.type == kept[-1].type == pygame.MOUSEMOTION:
            kept[-1] = event
        else:
            kept.append(event)
    return kept


def start(only_first_frame: bool = False, record: Path | None = None) -> int:
    """`orrery` without a command: open the window, with a recorded match in it if one is given."""
    from client.scenes.load import saved_matches

    try:
        app = App()
    except NoDisplay as error:
        print(f"orrery: {error}. `orrery play` plays in the terminal.", file=sys.stderr)
        return 2
    app.go("title")
    if record:
        app.show_record(record)
    if only_first_frame:
        app.step([], 0.0)
        app.close()
        return 0

    def run() -> int:
        app.run()
        return 0

    return guarded(run, lambda: next(iter(saved_matches()), None))
