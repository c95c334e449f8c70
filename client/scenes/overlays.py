"""What can lie over a table: while one is open, it alone is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from client.scenes.ending import Ending
from client.ui.canvas import SMALL, TITLE
from client.ui.kit import Ui

Say = Callable[..., str]


class Overlay(Protocol):
    """Drawn over the table; it closes itself."""

    @property
    def is_open(self) -> bool: ...

    def frame(self, ui: Ui, area: pygame.Rect) -> None: ...


class Menu:
    """The table's menu: `entries` says what can be chosen now, `choose` does it."""

    def __init__(self, say: Say, entries: Callable[[], list[str]], choose: Callable[[str], None]) -> None:
        self._say = say
        self._entries = entries
        self._choose = choose
        self.is_open = False

    def toggle(self) -> None:
        self.is_open = not self.is_open

    def frame(self, ui: Ui, area: pygame.Rect) -> None:
        entries = ["resume", *self._entries()]
        ui.shade()
        with ui.over():
            height, gap = ui.px(68), ui.px(14)
            box = pygame.Rect(0, 0, ui.px(520), len(entries) * (height + gap) + ui.px(120))
            box.center = ui.window.center
            ui.panel(box, solid=True)
            inside = box.inflate(-ui.px(60), -ui.px(50))
            ui.label(self._say("table.menu"), inside, TITLE)
            for number, key in enumerate(entries):
                rect = pygame.Rect(inside.left, inside.top + ui.px(64) + number * (height + gap), inside.width, height)
                if ui.button(f"menu:{key}", rect, self._say(f"menu.{key}")):
                    self.is_open = False
                    ui.wants_frame = True
                    self._choose(key)
                    return
        if ui.input.action == "cancel" and ui.modal:
            self.is_open = False
            ui.wants_frame = True


class Verdict:
    """The end of a match, once it is over; it can be put aside to look at the table, and taken up again."""

    def __init__(self, make: Callable[[], Ending], choices: Callable[[], list[str]], choose: Callable[[str], None]):
        self._make = make
        self._choices = choices
        self._choose = choose
        self._ending: Ending | None = None
        self.is_aside = False
        self.is_due = False

    @property
    def is_open(self) -> bool:
        return self.is_due and not self.is_aside

    def forget(self) -> None:
        """The end was taken back: another may come."""
        self._ending, self.is_aside = None, False

    @property
    def is_telling(self) -> bool:
        return self.is_open and (self._ending is None or self._ending.is_telling)

    def advance(self, seconds: float) -> None:
        if self._ending:
            self._ending.advance(seconds)

    def frame(self, ui: Ui, area: pygame.Rect) -> None:
        if self._ending is None:
            self._ending = self._make()
        chosen = self._ending.draw(ui, area, self._choices())
        if (ui.input.pressed or ui.input.key or ui.input.action) and not self._ending.is_told:
            self._ending.finish()
            ui.wants_frame = True
        if chosen is None:
            return
        ui.wants_frame = True
        if chosen == "look":
            self.is_aside = True
        else:
            self._choose(chosen)


def draw_curtain(ui: Ui, say: Say, name: str, colour: int) -> bool:
    """Before a shared screen shows somebody's secrets: whose turn it is to look. True once they sit down."""
    box = pygame.Rect(0, 0, ui.px(760), ui.px(400))
    box.center = ui.window.center
    ui.panel(box)
    inside = box.inflate(-ui.px(80), -ui.px(70))
    mark = pygame.Rect(0, inside.top, ui.px(56), ui.px(56))
    mark.centerx = inside.centerx
    ui.mark(colour, mark)
    top = mark.bottom + ui.px(16)
    inside = pygame.Rect(inside.left, top, inside.width, inside.bottom - top)
    used = ui.label(say("table.curtain", name), inside, TITLE, "center")
    hint = pygame.Rect(inside.left, inside.top + used + ui.px(10), inside.width, ui.px(60))
    ui.label(say("table.curtain_hint"), hint, SMALL, "center")
    button = pygame.Rect(0, 0, ui.px(420), ui.px(68))
    button.midbottom = inside.midbottom
    return ui.button("sit_down", button, say("table.sit_down", name), "eye", primary=True, key="space")
