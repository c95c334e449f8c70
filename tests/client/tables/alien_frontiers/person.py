"""A person at the table: a window nobody sees, a mouse, a keyboard, and the patience to find every control."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Rect

from client.links.local import LocalLink
from client.tables.alien_frontiers import table as table_module
from client.tables.alien_frontiers.table import AlienFrontiersTable
from client.tables.table import Place
from client.ui.art import Art
from client.ui.inputs import Input
from client.ui.kit import Ui
from client.ui.theme import Theme
from engine.core.game import Setup
from engine.core.moves import Move
from engine.games.alien_frontiers.game import GAME
from engine.games.alien_frontiers.state import AlienFrontiersState
from engine.match import Chair, Match

NAMES = ("Ariane", "Mira", "Tycho", "Lacerda")
TOP_BAR = 64
CATALOGUE = tomllib.loads((Path(table_module.__file__).parent / "text.toml").read_text("utf-8"))
FRAME = 1 / 30


class Person:
    """Sits at a table of people only, in simulated time, and does everything through events of the window."""

    def __init__(
        self,
        seats: int = 4,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        seed: int = 1,
        ui_scale: int = 100,
        length: float = 1.0,
        state: AlienFrontiersState | None = None,
        options: dict[str, bool] | None = None,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        surface = pygame.display.set_mode(size)
        match = Match(GAME, Setup(seats, seed, options or {}), [Chair(name) for name in NAMES[:seats]])
        if state is not None:
            match.state = state
        self.link = LocalLink(match)
        self.sounds: list[str] = []
        self.language = language
        self.place = Place(
            link=self.link,
            words=GAME.words(language).with_names(self.link.names),
            say=self.say,
            play_sound=self.sounds.append,
            draw_log=self.draw_log,
            length=lambda: length,
        )
        self.theme = Theme(size, ui_scale)
        self.ui = Ui(surface, self.theme, Art(), Input())
        self.table = AlienFrontiersTable(self.place)
        top = min(self.theme.px(TOP_BAR), round(size[1] * 0.1))
        self.area = Rect(0, top, size[0], size[1] - top)
        self.sent: list[Move] = []

    def say(self, key: str, *figures: object) -> str:
        table, _, name = key.partition(".")
        assert table == "af"
        return str(CATALOGUE[self.language][name]).format(*figures)

    def draw_log(self, ui: Ui, rect: Rect) -> None:
        for number, entry in enumerate(self.link.match.entries[-8:]):
            text = self.place.words.event(entry.events[0]) if entry.events else ""
            with ui.scroll("log", rect, rect.height):
                ui.label(text, Rect(rect.left, rect.top + number * 2 * self.theme.px(28), rect.width, 200))

    # -- the window ------------------------------------------------------------------------------------------

    def frame(self, event: pygame.event.Event | None = None, draws: bool = True, seconds: float = FRAME) -> Move | None:
        """One event (or none) and one drawing."""
        ui = self.ui
        if event:
            ui.input.take(event)
        else:
            ui.input.begin()
        ui.draws = draws
        ui.begin()
        if ui.input.action == "cancel":
            self.table.cancel()
        move = self.table.draw(ui, self.area, self.link.moves())
        ui.end()
        if move is not None:
            self.play(move)
        self.table.advance(seconds)
        return move

    def play(self, move: Move) -> None:
        assert move in self.link.moves()
        self.sent.append(move)
        self.link.send(move)
        for update in self.link.poll():
            self.table.show(update)
        seat = self.link.next_viewer()
        if seat is not None:
            self.link.sit_down(seat)
            self.table.jump(self.link.view)

    def move_to(self, point: tuple[int, int]) -> None:
        self.frame(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0)), draws=False)

    def click(self, id: str) -> Move | None:
        return self.click_at(self.ui.spots[id].center)

    def click_at(self, point: tuple[int, int], draws: bool = False) -> Move | None:
        self.move_to(point)
        down = self.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1), draws)
        up = self.frame(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=point, button=1), draws)
        return down or up

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> Move | None:
        self.move_to(start)
        self.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1), draws=False)
        self.frame(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)), draws=False)
        return self.frame(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1), draws=False)

    def key(self, key: int) -> Move | None:
        return self.frame(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0), draws=False)

    def look(self) -> None:
        """Draw once without doing anything, so that every control is known."""
        self.frame(draws=False, seconds=0)

    def settle(self) -> None:
        """Wait until nothing moves."""
        for _ in range(600):
            if not self.table.is_moving:
                return
            self.table.advance(FRAME)
        raise AssertionError("something moves for ever")
