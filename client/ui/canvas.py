"""What is drawn: text, panels, pictures. Every text is remembered, so that tests can look for cut or crossing words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pygame

from client.ui.art import Art
from client.ui.theme import EDGE, GLASS, GLASS_LIGHT, MUTED, SEATS, SHAPES, SOLID, SPACE, TEXT, Colour, TextStyle, Theme

BODY = TextStyle()
SMALL = TextStyle("small", colour=MUTED)
STRONG = TextStyle(weight="SemiBold")
TITLE = TextStyle("title", "SemiBold", display=True)
HERO = TextStyle("hero", "Bold", display=True)


@dataclass(frozen=True, slots=True)
class PlacedText:
    """A text as laid out: where, and whether all of it fits."""

    text: str
    rect: pygame.Rect
    clipped: bool
    layer: int


@dataclass(slots=True)
class Canvas:
    """A surface to draw on, with the theme and the pictures to draw with."""

    surface: pygame.Surface
    theme: Theme
    art: Art
    draws: bool = field(default=True, kw_only=True)
    """False while events are only being worked through: nothing is drawn then."""
    layer: int = field(default=0, kw_only=True)
    """How many things lie below what is being drawn."""
    texts: list[PlacedText] = field(default_factory=list, kw_only=True)
    _clips: list[pygame.Rect] = field(default_factory=list, kw_only=True)
    _panels: dict[tuple[int, int, tuple[int, ...], int], pygame.Surface] = field(default_factory=dict, kw_only=True)

    @property
    def window(self) -> pygame.Rect:
        return self.surface.get_rect()

    def px(self, length: float) -> int:
        return self.theme.px(length)

    @contextmanager
    def clip(self, rect: pygame.Rect) -> Iterator[None]:
        """Only what lies inside is seen, and answers to the mouse."""
        before = self.surface.get_clip()
        self.surface.set_clip(rect.clip(before))
        self._clips.append(rect)
        try:
            yield
        finally:
            self._clips.pop()
            self.surface.set_clip(before)

    def _visible(self, rect: pygame.Rect) -> pygame.Rect:
        for clip in self._clips:
            rect = rect.clip(clip)
        return rect

    def _in_view(self, point: tuple[int, int]) -> bool:
        return all(clip.collidepoint(point) for clip in self._clips)

    # -- text ------------------------------------------------------------------------------------------------

    def label(
        self, text: str, rect: pygame.Rect, style: TextStyle = BODY, align: str = "left", middle: bool = False
    ) -> int:
        """Text wrapped into a rectangle; returns its height. What does not fit is cut and remembered as clipped."""
        theme = self.theme
        lines = theme.wrapped(text, style, rect.width)
        line_height = theme.line_height(style)
        height = line_height * len(lines)
        fits = height <= rect.height + line_height // 3
        top = rect.top + (rect.height - height) // 2 if middle and fits else rect.top
        widest = 0
        for number, line in enumerate(lines):
            if not line:
                continue
            picture = theme.text(line, style)
            widest = max(widest, picture.get_width())
            place = picture.get_rect(topleft=(rect.left, top + number * line_height))
            if align == "center":
                place.centerx = rect.centerx
            elif align == "right":
                place.right = rect.right
            if self.draws and place.bottom <= rect.bottom + line_height // 2:
                self._blit(picture, place)
        if text:
            clipped = not fits or widest > rect.width + 2
            area = pygame.Rect(rect.left, top, min(widest, rect.width), min(height, rect.height))
            if align == "center":
                area.centerx = rect.centerx
            elif align == "right":
                area.right = rect.right
            if self._visible(area) == area:
                self.texts.append(PlacedText(text, area, clipped, self.layer))
        return height

    def two_lines(self, rect: pygame.Rect, name: str, below: str, style: TextStyle) -> None:
        """A name and what is said below it, together in the middle of a row."""
        line, height = self.theme.line_height(STRONG), self.theme.height(below, style, rect.width)
        top = rect.centery - (line + height) // 2
        self.label(name, pygame.Rect(rect.left, top, rect.width, line), STRONG)
        self.label(below, pygame.Rect(rect.left, top + line, rect.width, height), style)

    def line(self, text: str, place: tuple[int, int], style: TextStyle = BODY, align: str = "left") -> pygame.Rect:
        """One line of text that starts (or ends, or centres) at a point; returns where it stands."""
        picture = self.theme.text(text, style)
        rect = picture.get_rect(topleft=place)
        if align == "center":
            rect.midtop = place
        elif align == "right":
            rect.topright = place
        if self.draws:
            self._blit(picture, rect)
        if text and self._visible(rect) == rect:
            self.texts.append(PlacedText(text, rect, not self.window.contains(rect), self.layer))
        return rect

    def _blit(self, picture: pygame.Surface, place: pygame.Rect | tuple[int, int]) -> None:
        self.surface.blit(picture, place)

    # -- shapes ----------------------------------------------------------------------------------------------

    def panel(
        self,
        rect: pygame.Rect,
        light: bool = False,
        radius: float = 14,
        edge: tuple[int, ...] = EDGE,
        solid: bool = False,
        fill: tuple[int, ...] | None = None,
    ) -> None:
        """Dark glass with a thin light edge; solid where something lies behind it that must not shine through, or
        filled with a colour of one's own."""
        if not self.draws or rect.width <= 0 or rect.height <= 0:
            return
        fill = fill or (SOLID if solid else GLASS_LIGHT if light else GLASS)
        key = (rect.width, rect.height, (*fill, *edge), round(radius))
        glass = self._panels.get(key)
        if glass is None:
            glass = pygame.Surface(rect.size, pygame.SRCALPHA)
            corner = self.px(radius)
            pygame.draw.rect(glass, fill, glass.get_rect(), border_radius=corner)
            pygame.draw.rect(glass, edge, glass.get_rect(), 1, border_radius=corner)
            if len(self._panels) > 200:
                self._panels.clear()
            self._panels[key] = glass
        self._blit(glass, rect)

    def band(self, rect: pygame.Rect, colour: Colour, radius: float = 14, strength: int = 44) -> None:
        """A breath of colour over the head of a panel."""
        if not self.draws:
            return
        key = (rect.width, rect.height, (*colour, strength), -round(radius))
        glass = self._panels.get(key)
        if glass is None:
            glass = pygame.Surface(rect.size, pygame.SRCALPHA)
            corner = self.px(radius)
            place = glass.get_rect().inflate(-2, 0).move(0, 1)
            top = {"border_top_left_radius": corner, "border_top_right_radius": corner}
            pygame.draw.rect(glass, (*colour, strength), place, border_radius=0, **top)
            self._panels[key] = glass
        self._blit(glass, rect)

    def ring(self, rect: pygame.Rect, colour: Colour, width: float = 2, radius: float = 12) -> None:
        if self.draws:
            pygame.draw.rect(self.surface, colour, rect, self.px(width), border_radius=self.px(radius))

    def backdrop(self, name: str) -> None:
        """A picture that fills the window."""
        self._blit(self.art.cover(name, self.window.size), (0, 0))

    def picture(self, name: str, rect: pygame.Rect, alpha: int = 255) -> None:
        """A rendered picture, centred in a rectangle."""
        if self.draws and rect.width > 0 and rect.height > 0:
            picture = self.art.picture(name, rect.size, alpha)
            self._blit(picture, picture.get_rect(center=rect.center))

    def icon(self, name: str, rect: pygame.Rect, colour: Colour = TEXT) -> None:
        if self.draws:
            size = min(rect.size)
            picture = self.art.icon(name, size, colour)
            self._blit(picture, picture.get_rect(center=rect.center))

    def mark(self, colour: int, rect: pygame.Rect) -> None:
        """The shape of a player's colour, in that colour."""
        self.icon(SHAPES[colour], rect, SEATS[colour])

    def shade(self, strength: int = 150) -> None:
        """Darken everything drawn so far, for something above it."""
        if self.draws:
            veil = pygame.Surface(self.window.size)
            veil.fill(SPACE)
            veil.set_alpha(strength)
            self._blit(veil, (0, 0))
