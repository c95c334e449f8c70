"""What a screen is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pygame

from client.ui.canvas import BODY, TITLE
from client.ui.kit import Ui
from client.ui.theme import FAINT, MUTED, WARNING, TextStyle

if TYPE_CHECKING:
    from client.app import App


class Scene(ABC):
    """A screen: it draws itself with the kit and says how soon it wants to be drawn again."""

    background = "shared/space_violet"
    music = "title"

    def __init__(self, app: App) -> None:
        self.app = app

    @abstractmethod
    def frame(self, ui: Ui) -> None:
        """Draw, and do what the person asks."""

    def draw_background(self, ui: Ui) -> None:
        """What lies behind everything."""
        ui.backdrop(self.background)

    def advance(self, seconds: float) -> None:
        """Time passes."""

    def wait(self) -> float:
        """Seconds until something may change by itself: 0 while things move, long when nothing does."""
        return 1.0

    def leave(self) -> None:
        """The screen goes away: give back whatever it holds."""

    def back(self) -> None:
        """The way back was taken."""
        self.app.pop()

    def say(self, key: str, *figures: object) -> str:
        return self.app.say(key, *figures)

    def draw_troubles(self, ui: Ui, rect: pygame.Rect) -> None:
        """What is wrong with the machine or the program, if anything is."""
        ui.label(" ".join(self.app.troubles()), rect, TextStyle("small", colour=WARNING))

    def draw_nothing(self, ui: Ui, area: pygame.Rect, icon: str, text: str) -> None:
        """A list that is empty says so in its middle."""
        width = min(area.width - ui.px(40), ui.px(560))
        size, height = ui.px(72), ui.theme.height(text, BODY, width)
        whole = pygame.Rect(0, 0, width, size + ui.px(20) + height)
        whole.center = (area.centerx, area.top + area.height * 2 // 5)
        whole.top = max(whole.top, area.top)
        ui.icon(icon, pygame.Rect(whole.centerx - size // 2, whole.top, size, size), FAINT)
        below = pygame.Rect(whole.left, whole.bottom - height, width, height)
        ui.label(text, below, TextStyle(colour=MUTED), "center")

    def heading(self, ui: Ui, text: str) -> pygame.Rect:
        """A title with a way back at the top left; returns the area below."""
        bar = pygame.Rect(ui.px(40), ui.px(32), ui.window.width - ui.px(80), ui.px(56))
        back = pygame.Rect(bar.left, bar.top, ui.px(56), bar.height)
        if ui.button("back", back, icon="arrow_left", tooltip=self.say("common.back")) or ui.input.action == "cancel":
            self.back()
        ui.label(
            text, pygame.Rect(back.right + ui.px(20), bar.top, bar.width - ui.px(80), bar.height), TITLE, middle=True
        )
        return pygame.Rect(bar.left, bar.bottom + ui.px(24), bar.width, ui.window.bottom - bar.bottom - ui.px(56))
