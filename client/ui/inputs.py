"""Mouse, keyboard and controller as one thing: what the person just did, in a few words."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"
NEXT, PREVIOUS, ACTIVATE, CANCEL = "next", "previous", "activate", "cancel"

_KEYS = {
    pygame.K_UP: UP,
    pygame.K_DOWN: DOWN,
    pygame.K_LEFT: LEFT,
    pygame.K_RIGHT: RIGHT,
    pygame.K_RETURN: ACTIVATE,
    pygame.K_KP_ENTER: ACTIVATE,
    pygame.K_ESCAPE: CANCEL,
}
_BUTTONS = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: RIGHT,
    pygame.CONTROLLER_BUTTON_A: ACTIVATE,
    pygame.CONTROLLER_BUTTON_B: CANCEL,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: NEXT,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PREVIOUS,
}
_BUTTON_KEYS = {
    pygame.CONTROLLER_BUTTON_X: "space",
    pygame.CONTROLLER_BUTTON_Y: "ctrl+z",
    pygame.CONTROLLER_BUTTON_START: "f10",
    pygame.CONTROLLER_BUTTON_BACK: "tab",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "=",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "-",
}
"""Controller buttons that are shortcuts: they do what a key does."""
STICK = 0.55
DOUBLE_CLICK = 0.4
"""Seconds between two clicks that belong together."""
SAME_PLACE = 6


@dataclass(slots=True)
class Input:
    """What one event of the window means. Everything is off unless it just happened."""

    pointer: tuple[int, int] = (-1, -1)
    moved: bool = False
    pressed: bool = False
    released: bool = False
    held: bool = False
    right_clicked: bool = False
    wheel: int = 0
    action: str | None = None
    """A move of the focus, or activate or cancel."""
    key: str | None = None
    """A key as shortcuts name it: `space`, `u`, `ctrl+z`, `f11`."""
    text: str = ""
    by_pointer: bool = True
    """Was the last thing done with the mouse? Then the focus is only shown once keys are used again."""
    stick: tuple[int, int] = field(default=(0, 0))
    clock: float = 0.0
    """Seconds, as the loop counts them."""
    double: bool = False
    """Is the click under way the second of two quick ones at one place?"""
    _right_stick: int = 0
    _clicked: tuple[float, tuple[int, int]] = (-1.0, (0, 0))

    def begin(self) -> None:
        """Forget what happened in the event before."""
        self.moved = self.pressed = self.released = self.right_clicked = False
        self.wheel = 0
        self.action = self.key = None
        self.text = ""

    def take(self, event: pygame.event.Event) -> None:
        """Read one event of the window."""
        self.begin()
        if event.type == pygame.MOUSEMOTION:
            self.pointer, self.moved, self.by_pointer = event.pos, True, True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.pointer, self.pressed, self.held, self.by_pointer = event.pos, True, True, True
            self._count_click(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.pointer, self.released, self.held = event.pos, True, False
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.pointer, self.right_clicked, self.action = event.pos, True, CANCEL
        elif event.type == pygame.MOUSEWHEEL:
            self.wheel = event.y
        elif event.type == pygame.KEYDOWN:
            self._take_key(event)
        elif event.type == pygame.TEXTINPUT:
            self.text = event.text
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            self.by_pointer = False
            self.action = _BUTTONS.get(event.button)
            self.key = _BUTTON_KEYS.get(event.button)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            self._take_stick(event)

    def _count_click(self, place: tuple[int, int]) -> None:
        when, where = self._clicked
        near = max(abs(place[0] - where[0]), abs(place[1] - where[1])) <= SAME_PLACE
        self.double = near and self.clock - when < DOUBLE_CLICK
        self._clicked = (self.clock, place)

    def _take_key(self, event: pygame.event.Event) -> None:
        self.by_pointer = False
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        self.action = _KEYS.get(event.key)
        if event.key == pygame.K_TAB:
            self.action = PREVIOUS if shift else NEXT
        name = pygame.key.name(event.key)
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            name = f"ctrl+{'shift+' if shift else ''}{name}"
            self.action = None
        self.key = name

    def _take_stick(self, event: pygame.event.Event) -> None:
        """The left stick moves the focus once per push, the right one scrolls."""
        value = event.value / 32768 if abs(event.value) > 1 else event.value
        sign = (value > STICK) - (value < -STICK)
        x, y = self.stick
        if event.axis == pygame.CONTROLLER_AXIS_LEFTX:
            if sign and sign != x:
                self.action, self.by_pointer = (RIGHT if sign > 0 else LEFT), False
            self.stick = (sign, y)
        elif event.axis == pygame.CONTROLLER_AXIS_LEFTY:
            if sign and sign != y:
                self.action, self.by_pointer = (DOWN if sign > 0 else UP), False
            self.stick = (x, sign)
        elif event.axis == pygame.CONTROLLER_AXIS_RIGHTY:
            if sign and sign != self._right_stick:
                self.key, self.by_pointer = ("ctrl+down" if sign > 0 else "ctrl+up"), False
            self._right_stick = sign
