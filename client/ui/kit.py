"""The controls. A scene calls them in the order it draws; each draws itself and says what the person did with it.

    if ui.button("start", rect, words["start"], primary=True):
        ...

What can be pointed at can be focused: arrows and the controller's cross go to the nearest control in that direction,
Tab to the next one. The kit remembers every rectangle, so that tests can find whatever can be pointed at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import pygame

from client.ui.canvas import BODY, SMALL, STRONG, Canvas
from client.ui.focus import next_focus
from client.ui.inputs import ACTIVATE, CANCEL, Input
from client.ui.theme import (
    ACCENT,
    DANGER,
    EDGE,
    FAINT,
    MUTED,
    TEXT,
    Colour,
    TextStyle,
    Theme,
)

DRAG_DISTANCE = 8
ARROWS, PAGES = ("ctrl+up", "ctrl+down"), ("page up", "page down")
"""Keys that scroll what cannot take the focus."""


@dataclass(frozen=True, slots=True)
class Spot:
    """What the person does with one control."""

    hovered: bool
    focused: bool
    down: bool
    activated: bool


@dataclass(slots=True)
class Drag:
    """Something picked up with the mouse."""

    id: str
    payload: object
    start: tuple[int, int]
    moving: bool = False


@dataclass(slots=True)
class Ui(Canvas):
    """One frame's worth of controls, and what lasts from frame to frame: focus, drag, scroll positions."""

    input: Input
    focus: str | None = None
    drag: Drag | None = None
    dropped: Drag | None = None
    modal: int = 0
    """Controls below this layer neither answer nor take the focus."""
    hover_text: tuple[str, pygame.Rect] | None = None
    spots: dict[str, pygame.Rect] = field(default_factory=dict)
    """Everything that can take the focus, scrolled out of sight or not."""
    in_sight: dict[str, pygame.Rect] = field(default_factory=dict)
    """The part of it that the mouse can reach."""
    cries: list[str] = field(default_factory=list)
    """Sounds that controls ask for."""
    wants_frame: bool = True
    _scrolls: dict[str, int] = field(default_factory=dict)
    _fields: set[str] = field(default_factory=set)
    _aside: set[str] = field(default_factory=set)
    """What arrows reach and Tab passes by: lines of a log."""
    _focus_was: tuple[int, int] = (0, 0)
    _pressed_on: str | None = None
    _top_layer: int = 0

    # -- frame -----------------------------------------------------------------------------------------------

    def restyle(self, surface: pygame.Surface, theme: Theme) -> None:
        """The window or the scale changed: everything is drawn anew."""
        self.surface = surface
        self.theme = theme
        self._panels.clear()
        self.wants_frame = True

    def begin(self) -> None:
        """Start a frame: move the focus among the controls of the frame before."""
        action = self.input.action
        if action and action not in (ACTIVATE, CANCEL):
            if self.focus is not None and self.focus not in self.spots and self.spots:
                self.focus = self._nearest_to_what_is_gone(list(self.spots))
            else:
                self.focus = next_focus(self.spots, self.focus, action, self._aside) or self.focus
        self.spots = {}
        self.in_sight = {}
        self._aside = set()
        self.texts = []
        self.hover_text = None
        self.layer = 0
        self.modal = self._top_layer
        self._top_layer = 0
        self.cries = []
        if self.input.released:
            self.dropped = self.drag if self.drag and self.drag.moving else None
            self.drag = None
        else:
            self.dropped = None
        if self.drag and self.input.moved:
            start = pygame.Vector2(self.drag.start)
            if start.distance_to(self.input.pointer) > DRAG_DISTANCE:
                self.drag.moving = True

    def end(self) -> None:
        if self.input.released:
            self._pressed_on = None
        if self._top_layer != self.modal:
            self.wants_frame = True  # something was opened or closed: who answers now has changed
        if self.focus is not None and self.focus not in self.spots and not self.input.by_pointer:
            self._follow_kind(self.focus)
        if self.focus in self.spots:
            self._focus_was = self.spots[self.focus].center
        self._draw_hover_text()

    def _follow_kind(self, gone: str) -> None:
        """The control with the focus is gone: to the nearest of its kind; into a dialog that was opened; else it waits
        for such a control to come again."""
        kind = gone.partition(":")[0]
        kin = [id for id in self.spots if id.partition(":")[0] == kind]
        if kin:
            self.focus = self._nearest_to_what_is_gone(kin)
        elif self._top_layer and self.spots:
            self.focus = next(iter(self.spots))

    def _nearest_to_what_is_gone(self, ids: list[str]) -> str:
        here = pygame.Vector2(self._focus_was)
        usual = [id for id in ids if id not in self._aside] or ids
        return min(usual, key=lambda id: here.distance_to(self.spots[id].center))

    @contextmanager
    def over(self) -> Iterator[None]:
        """Controls inside lie above everything before and are the only ones that answer."""
        self.layer += 1
        self._top_layer = max(self._top_layer, self.layer)
        try:
            yield
        finally:
            self.layer -= 1

    # -- controls --------------------------------------------------------------------------------------------

    def spot(
        self,
        id: str,
        rect: pygame.Rect,
        enabled: bool = True,
        focusable: bool = True,
        aside: bool = False,
        hit: bool | None = None,
    ) -> Spot:
        """Anything that can be pointed at: the base of every control. What is not a rectangle says itself whether the
        pointer is on it (`hit`); the rectangle is then where it takes the focus."""
        if self.layer < self.modal:
            return Spot(False, False, False, False)
        area = self._visible(rect)
        if hit is None:
            hovered = area.width > 0 and area.collidepoint(self.input.pointer)
        else:
            hovered = hit and self._in_view(self.input.pointer)
        if focusable and enabled:
            self.spots[id] = rect
            if aside:
                self._aside.add(id)
            if area.width > 0 and area.height > 0:
                self.in_sight[id] = area
        if hovered and self.input.pressed:
            self._pressed_on = id
            if focusable and enabled:
                self.focus = id
        focused = self.focus == id and focusable
        clicked = hovered and self.input.released and self._pressed_on == id and not (self.dropped)
        activated = enabled and (clicked or (focused and self.input.action == ACTIVATE))
        return Spot(
            hovered, focused and not self.input.by_pointer, self._pressed_on == id and self.input.held, activated
        )

    @property
    def is_pressed_on_nothing(self) -> bool:
        """Was the mouse pressed where there is no control?"""
        return self._pressed_on is None

    def let_go(self) -> None:
        """The press under way is no click: something else was meant by it."""
        self._pressed_on = None

    def cover(self, rect: pygame.Rect) -> None:
        """Something opaque is laid here: what lies below can neither be read nor, by its middle, be reached."""
        self.texts[:] = [text for text in self.texts if not rect.colliderect(text.rect)]
        for spots in (self.spots, self.in_sight):
            for id in [id for id, place in spots.items() if rect.collidepoint(place.center)]:
                del spots[id]

    def pressed_key(self, key: str) -> bool:
        """Was a shortcut pressed? Letters typed into a text field are no shortcuts."""
        typed = self.focus in self._fields and (len(key) == 1 or key == "space")
        return self.input.key == key and not typed

    def focus_ring(self, rect: pygame.Rect, radius: float = 12) -> None:
        self.ring(rect.inflate(self.px(8), self.px(8)), ACCENT, 3, radius + 3)

    def button(
        self,
        id: str,
        rect: pygame.Rect,
        text: str = "",
        icon: str | None = None,
        enabled: bool = True,
        primary: bool = False,
        chosen: bool = False,
        tooltip: str = "",
        key: str | None = None,
        align: str = "center",
        danger: bool = False,
        style: TextStyle = STRONG,
    ) -> bool:
        """A button; True when it was clicked, activated by focus or called by its key."""
        spot = self.spot(id, rect, enabled)
        if tooltip and (spot.hovered or spot.focused):
            self.tooltip(tooltip, rect)
        colour = DANGER if danger else TEXT
        if self.draws:
            lit = enabled and (spot.hovered or chosen)
            edge = (*ACCENT, 190) if (primary or chosen) and enabled else EDGE
            self.panel(rect, light=lit or primary, edge=edge)
            if not enabled:
                colour = FAINT
            elif primary or chosen:
                colour = ACCENT
        self._button_face(rect, text, icon, colour, align, style)
        if spot.focused:
            self.focus_ring(rect)
        called = bool(key and enabled and self.layer >= self.modal and self.pressed_key(key))
        if spot.activated or called:
            self.cries.append("click")
            return True
        return False

    def _button_face(
        self, rect: pygame.Rect, text: str, icon: str | None, colour: Colour, align: str, style: TextStyle
    ) -> None:
        """Icon and text side by side; where that is too wide the text alone, and smaller if it must be."""
        pad = self.px(14)
        style = TextStyle(style.size, style.weight, colour, style.display)
        inside = rect.inflate(-2 * pad, 0)
        width = self.theme.font(style).size(text)[0] if text else 0
        if icon:
            size = min(rect.height - self.px(14), self.px(30))
            gap = pad * 2 // 3 if text else 0
            whole = size + gap + width
            if whole <= inside.width + pad or not text:
                place = pygame.Rect(inside.left, 0, size, size)
                if align == "center":
                    place.left = rect.centerx - whole // 2
                place.centery = rect.centery
                self.icon(icon, place, colour)
                inside = pygame.Rect(
                    place.right + gap, inside.top, inside.right - place.right - gap + pad, inside.height
                )
                align = "left"
        if text:
            if icon and width > inside.width:
                style = TextStyle("small", style.weight, colour)
            self.label(text, inside, style, align, middle=True)

    def toggle(self, id: str, rect: pygame.Rect, text: str, value: bool, align: str = "left") -> bool:
        """A switch with its name on the left, or right beside it; returns its value."""
        spot = self.spot(id, rect)
        height = min(self.px(30), rect.height)
        track = pygame.Rect(rect.right - 2 * height, 0, 2 * height, height)
        track.centery = rect.centery
        if self.draws:
            fill = (*ACCENT, 255) if value else (*FAINT, 255)
            pygame.draw.rect(self.surface, fill, track, border_radius=height)
            knob = (track.right - height // 2 if value else track.left + height // 2, track.centery)
            pygame.draw.circle(self.surface, TEXT, knob, height // 2 - self.px(4))
        name = pygame.Rect(rect.left, rect.top, track.left - rect.left - self.px(12), rect.height)
        self.label(text, name, align=align, middle=True)
        if spot.focused:
            self.focus_ring(rect)
        if spot.activated:
            self.cries.append("click")
            return not value
        return value

    def choice(self, id: str, rect: pygame.Rect, options: Sequence[str], chosen: int) -> int:
        """One of several: arrows left and right, or a click on either side; returns the number chosen."""
        side = min(rect.height, self.px(44))
        left, right = pygame.Rect(rect.topleft, (side, rect.height)), pygame.Rect(0, 0, side, rect.height)
        right.topright = rect.topright
        spot = self.spot(id, rect)
        self.panel(rect, light=spot.hovered)
        self.icon("chevron_left", left.inflate(-self.px(16), -self.px(16)), MUTED if len(options) > 1 else FAINT)
        self.icon("chevron_right", right.inflate(-self.px(16), -self.px(16)), MUTED if len(options) > 1 else FAINT)
        middle = pygame.Rect(left.right, rect.top, right.left - left.right, rect.height)
        text = options[chosen] if options else ""
        fits = self.theme.font(STRONG).size(text)[0] <= middle.width
        self.label(text, middle, STRONG if fits else TextStyle("small", "SemiBold"), "center", middle=True)
        if spot.focused:
            self.focus_ring(rect)
        step = 0
        if spot.activated:
            step = -1 if left.collidepoint(self.input.pointer) and self.input.released else 1
        elif spot.hovered and self.input.wheel:
            step = -self.input.wheel
        elif self.focus == id and self.input.key in ("[", "]"):
            step = 1 if self.input.key == "]" else -1
        if step and len(options) > 1:
            self.cries.append("tick")
            return (chosen + step) % len(options)
        return chosen

    def text_field(
        self, id: str, rect: pygame.Rect, value: str, hint: str = "", limit: int = 40, icon: str | None = None
    ) -> str:
        """A line to type in."""
        self._fields.add(id)
        spot = self.spot(id, rect)
        focused = self.focus == id
        self.panel(rect, light=spot.hovered or focused)
        inside = rect.inflate(-self.px(24), 0)
        if icon:
            size = min(self.px(24), rect.height - self.px(12))
            self.icon(icon, pygame.Rect(inside.left, rect.centery - size // 2, size, size), MUTED)
            inside = pygame.Rect(inside.left + size + self.px(10), inside.top, 0, inside.height)
            inside.width = rect.right - self.px(12) - inside.left
        if value or not focused:
            self.label(value or hint, inside, BODY if value else SMALL, middle=True)
        if focused and self.draws:
            line = self.theme.line_height(BODY)
            left = inside.left + (self.theme.font(BODY).size(value)[0] if value else 0)
            caret = pygame.Rect(min(left, inside.right), inside.centery - line // 2, self.px(2), line)
            pygame.draw.rect(self.surface, ACCENT, caret)
        if spot.focused:
            self.focus_ring(rect)
        if focused:
            if self.input.key == "backspace":
                return value[:-1]
            if self.input.text:
                return (value + "".join(c for c in self.input.text if c.isprintable()))[:limit]
        return value

    def slider(self, id: str, rect: pygame.Rect, value: int, low: int = 0, high: int = 100, step: int = 5) -> int:
        spot = self.spot(id, rect)
        track = pygame.Rect(rect.left + self.px(12), 0, rect.width - self.px(24), self.px(8))
        track.centery = rect.centery
        share = (value - low) / (high - low)
        if self.draws:
            pygame.draw.rect(self.surface, FAINT, track, border_radius=self.px(4))
            filled = pygame.Rect(track.topleft, (round(track.width * share), track.height))
            pygame.draw.rect(self.surface, ACCENT, filled, border_radius=self.px(4))
            pygame.draw.circle(self.surface, TEXT, (filled.right, track.centery), self.px(13))
        if spot.focused:
            self.focus_ring(rect)
        if spot.down and track.width:
            where = (self.input.pointer[0] - track.left) / track.width
            return max(low, min(high, low + round(where * (high - low) / step) * step))
        if spot.hovered and self.input.wheel:
            return max(low, min(high, value + step * self.input.wheel))
        if self.focus == id and self.input.key in ("[", "]"):
            return max(low, min(high, value + (step if self.input.key == "]" else -step)))
        if spot.activated and not self.input.released:
            return low if value >= high else min(high, value + step)
        return value

    @contextmanager
    def scroll(self, id: str, rect: pygame.Rect, height: int, keys: Sequence[tuple[str, str]] = ()) -> Iterator[int]:
        """A window onto something taller; gives the offset to draw at. Follows wheel and focus, and pairs of keys."""
        most = max(0, height - rect.height)
        offset = min(self._scrolls.get(id, 0), most)
        if self.layer >= self.modal:
            steps = sum(self.pressed_key(down) - self.pressed_key(up) for up, down in keys)
            offset = max(0, min(most, offset + steps * rect.height * 2 // 3))
        if rect.collidepoint(self.input.pointer) and self.input.wheel and self.layer >= self.modal:
            offset = max(0, min(most, offset - self.input.wheel * self.px(70)))
        outside = set(self.spots)
        with self.clip(rect):
            yield offset
        focused = self.spots.get(self.focus or "")
        if focused and not self.input.by_pointer and self.input.action and self.focus not in outside:
            if focused.top < rect.top:
                offset = max(0, offset - (rect.top - focused.top))
                self.wants_frame = True
            elif focused.bottom > rect.bottom:
                offset = min(most, offset + focused.bottom - rect.bottom)
                self.wants_frame = True
        self._scrolls[id] = offset
        if most and self.draws:
            bar = pygame.Rect(0, 0, self.px(6), max(self.px(30), rect.height * rect.height // height))
            bar.right = rect.right - self.px(2)
            bar.top = rect.top + (rect.height - bar.height) * offset // most
            pygame.draw.rect(self.surface, FAINT, bar, border_radius=self.px(3))

    def scroll_to(self, id: str, offset: int) -> None:
        self._scrolls[id] = max(0, offset)

    def scrolled(self, id: str) -> int:
        """How far down a scrolled window is."""
        return self._scrolls.get(id, 0)

    # -- dragging --------------------------------------------------------------------------------------------

    def draggable(self, id: str, rect: pygame.Rect, payload: object) -> None:
        """What is here can be picked up with the mouse."""
        if self.layer >= self.modal and self.input.pressed and rect.collidepoint(self.input.pointer):
            self.drag = Drag(id, payload, self.input.pointer)

    def drop_target(self, rect: pygame.Rect) -> object | None:
        """What was just let go here."""
        if self.dropped and self._visible(rect).collidepoint(self.input.pointer) and self.layer >= self.modal:
            payload = self.dropped.payload
            self.dropped = None
            return payload
        return None

    # -- hints -----------------------------------------------------------------------------------------------

    def tooltip(self, text: str, rect: pygame.Rect) -> None:
        """Shown beside something at the end of the frame."""
        self.hover_text = (text, rect)

    def _beside(self, rect: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
        """The place beside a control where a hint covers least of what can be read or pressed."""
        gap = self.px(8)
        around = rect.inflate(2 * gap, 2 * gap)
        places = [pygame.Rect((0, 0), size) for _ in range(8)]
        for place, side in zip(places, ("midbottom", "bottomleft", "bottomright"), strict=False):
            setattr(place, side, getattr(around, side.replace("bottom", "top")))
        for place, side in zip(places[3:], ("midtop", "topleft", "topright"), strict=False):
            setattr(place, side, getattr(around, side.replace("top", "bottom")))
        places[6].midright, places[7].midleft = around.midleft, around.midright
        free = [place for place in (place.clamp(self.window) for place in places) if not place.colliderect(rect)]
        taken = [text.rect for text in self.texts if text.layer == self._top_layer]
        taken += [area for area in self.in_sight.values() if not area.contains(rect)]
        return min(free or places[:1], key=lambda place: sum(_shared(place, area) for area in taken))

    def _draw_hover_text(self) -> None:
        if not self.hover_text or not self.draws:
            return
        text, beside = self.hover_text
        pad = self.px(12)
        width = min(self.px(420), max(self.theme.text(line, BODY).get_width() for line in text.split("\n")))
        height = self.theme.height(text, BODY, width)
        box = self._beside(beside, (width + 2 * pad, height + 2 * pad))
        self.panel(box, solid=True)
        for number, line in enumerate(self.theme.wrapped(text, BODY, width)):
            self._blit(
                self.theme.text(line, BODY), (box.left + pad, box.top + pad + number * self.theme.line_height(BODY))
            )


def _shared(one: pygame.Rect, other: pygame.Rect) -> int:
    """How much of two places is the same."""
    both = one.clip(other)
    return both.width * both.height
