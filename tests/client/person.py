"""A person made of code: a real app with a dummy screen, real input events, simulated time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from client.app import App
from client.scenes.title import TitleScene
from client.settings import Settings

FRAME = 1 / 60


class Person:
    """Sees what the kit has laid out, and answers with mouse, keyboard or controller."""

    def __init__(self, app: App) -> None:
        self.app = app

    def event(self, kind: int, **values: object) -> None:
        self.app.step([pygame.event.Event(kind, values)], FRAME)

    def wait(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.app.step([], FRAME)

    # -- mouse -----------------------------------------------------------------------------------------------

    def click(self, place: tuple[int, int]) -> None:
        self.event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
        self.event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        if self.app.running and self.app.scenes:
            self.event(pygame.MOUSEBUTTONUP, pos=place, button=1)

    def click_on(self, id: str) -> None:
        self.click(self.app.ui.in_sight[id].center)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))
        self.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for place in ((start[0] + 20, start[1] + 20), end):
            self.event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(1, 0, 0))
        self.event(pygame.MOUSEBUTTONUP, pos=end, button=1)

    # -- keyboard and controller -----------------------------------------------------------------------------

    def key(self, key: int, mod: int = 0) -> None:
        self.event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)

    def type(self, text: str) -> None:
        for letter in text:
            self.event(pygame.TEXTINPUT, text=letter)

    def button(self, button: int) -> None:
        self.event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)

    def focus_with_keys(self, id: str) -> None:
        """Tab until the focus is there."""
        self._walk(id, pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0))

    def focus_with_controller(self, id: str) -> None:
        button = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
        self._walk(id, pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))

    def _walk(self, id: str, step: pygame.event.Event) -> None:
        """Press as often as it seems to need, quicker than frames are drawn, and then again until it is there."""
        ui = self.app.ui
        stops = [spot for spot in ui.spots if spot not in ui._aside]
        if ui.focus in stops and id in stops:
            self.app.step([step] * ((stops.index(id) - stops.index(ui.focus)) % len(stops)), FRAME)
        for _ in range(400):
            if ui.focus == id:
                return
            self.app.step([step], FRAME)
        raise AssertionError(f"{id} is never reached; there are {list(ui.spots)}")

    def choose_with_keys(self, id: str) -> None:
        self.focus_with_keys(id)
        self.key(pygame.K_RETURN)

    def choose_with_controller(self, id: str) -> None:
        self.focus_with_controller(id)
        self.button(pygame.CONTROLLER_BUTTON_A)


@contextmanager
def a_person(
    folder: Path, size: tuple[int, int] = (1280, 720), language: str = "en", **wishes: object
) -> Iterator[Person]:
    """A person in front of the title screen; the app is closed afterwards, whatever happened."""
    settings = Settings(language=language, speed="off", **wishes)  # type: ignore[arg-type]
    app = App(settings, size, quiet=True, path=folder / "settings.json")
    try:
        app.push(TitleScene(app))
        person = Person(app)
        person.wait()
        yield person
    finally:
        app.close()
