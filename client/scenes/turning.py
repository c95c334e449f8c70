"""The review beside a replay: everybody's chances over the match, and what is to be said of each turning point."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.scenes.coach import chosen, per_cent, reason_in_words
from client.scenes.reviewing import Reviewing
from client.stage.lights import write
from client.ui.canvas import BODY, SMALL, STRONG, TITLE
from client.ui.kit import Ui
from client.ui.theme import GOLD, HAIR, SEATS, SPACE, WARNING, Colour, TextStyle
from engine.bots.review import BETTER, FOUND, TurningPoint
from engine.core.words import Words

HEIGHT = 150
WIDTH = 470
INK = (20, 22, 34)
GOLDEN = TextStyle("body", "SemiBold", GOLD)


class Turning:
    """Draws what a review has found, and says where one wishes to go."""

    def __init__(self, reviewing: Reviewing, say: Callable[..., str], colours: Sequence[int]) -> None:
        self.reviewing = reviewing
        self._say = say
        self._colours = colours
        self.at: int | None = None
        """The number of the turning point that is spoken of."""

    @property
    def points(self) -> Sequence[TurningPoint]:
        return self.reviewing.latest.points if self.reviewing.latest else ()

    @property
    def point(self) -> TurningPoint | None:
        return self.points[self.at] if self.at is not None and self.at < len(self.points) else None

    def next_point(self, move: int) -> int | None:
        """Go on to the turning point after this move, or to the first; returns its move."""
        if not self.points:
            return None
        later = [number for number, point in enumerate(self.points) if point.move > move]
        self.at = later[0] if later else 0
        return self.points[self.at].move

    # -- the curve -------------------------------------------------------------------------------------------

    def draw_curve(self, ui: Ui, box: pygame.Rect, at: int, length: int) -> int | None:
        """Everybody's chances stacked, one's own place on it, and the turning points; returns the move wished for."""
        ui.panel(box, radius=0)
        review = self.reviewing.latest
        line = ui.theme.line_height(SMALL)
        inside = box.inflate(-ui.px(32), -ui.px(16))
        if review is None or not review.curve:
            self._offer(ui, inside)
            return None
        column = ui.theme.font(SMALL).size("100 %")[0] + line + ui.px(8)
        legend = column * -(-len(review.curve[0].chances) // max(1, inside.height // line))
        plot = pygame.Rect(inside.left, inside.top + line, inside.width - legend - ui.px(16), inside.height - line)
        self._stack(ui, plot, length)
        side = pygame.Rect(plot.right + ui.px(16), inside.top, legend, inside.height)
        self._legend(ui, side, at, column)
        here = plot.left + plot.width * at // max(1, length)
        if ui.draws:
            pygame.draw.line(ui.surface, GOLD, (here, plot.top), (here, plot.bottom), ui.px(3))
        if not self.reviewing.is_done:
            said = self._say("review.working", review.done)
            ui.label(said, pygame.Rect(inside.left, inside.top - ui.px(4), plot.width, line), SMALL, "right")
        wish = self._scrubbed(ui, plot, length)
        return wish if (marked := self._marks(ui, plot, length)) is None else marked

    def _offer(self, ui: Ui, inside: pygame.Rect) -> None:
        height = min(inside.height, max(ui.px(56), ui.theme.line_height(STRONG) + ui.px(14)))
        button = pygame.Rect(0, 0, min(inside.width, ui.px(420)), height)
        button.center = inside.center
        if self.reviewing.is_under_way:
            ui.label(self._say("review.working", 0), inside, SMALL, "center", middle=True)
        elif ui.button("review:begin", button, self._say("review.begin"), "search", key="v"):
            self.reviewing.begin()
        return

    def _stack(self, ui: Ui, plot: pygame.Rect, length: int) -> None:
        review = self.reviewing.latest
        if not ui.draws or review is None:
            return
        below = [0] * len(review.curve)
        for seat in range(len(review.curve[0].chances)):
            upper, lower = [], []
            for number, moment in enumerate(review.curve):
                x = plot.left + plot.width * moment.move // max(1, length)
                lower.append((x, plot.bottom - plot.height * below[number] // 1000))
                below[number] = min(1000, below[number] + moment.chances[seat])
                upper.append((x, plot.bottom - plot.height * below[number] // 1000))
            if len(upper) > 1:
                pygame.draw.polygon(ui.surface, _dim(SEATS[self._colours[seat]]), [*upper, *reversed(lower)])
                pygame.draw.lines(ui.surface, SEATS[self._colours[seat]], False, upper, ui.px(2))

    def _legend(self, ui: Ui, side: pygame.Rect, at: int, width: int) -> None:
        """Everybody's chance at the moment shown."""
        review = self.reviewing.latest
        assert review is not None
        known = [moment for moment in review.curve if moment.move <= at] or [review.curve[0]]
        line = ui.theme.line_height(SMALL)
        rows = max(1, side.height // line)
        for seat, chance in enumerate(known[-1].chances):
            left, top = side.left + seat // rows * width, side.top + seat % rows * line
            size = line * 3 // 5
            ui.mark(self._colours[seat], pygame.Rect(left, top + (line - size) // 2, size, size))
            text = self._say("coach.chance", round(chance / 10))
            ui.label(text, pygame.Rect(left + size + ui.px(8), top, width - size - ui.px(8), line), SMALL)

    def _scrubbed(self, ui: Ui, plot: pygame.Rect, length: int) -> int | None:
        spot = ui.spot("review:curve", plot)
        if spot.focused:
            ui.focus_ring(plot)
        if spot.down and plot.width:
            share = (ui.input.pointer[0] - plot.left) / plot.width
            return max(0, min(length, round(share * length)))
        return None

    def _marks(self, ui: Ui, plot: pygame.Rect, length: int) -> int | None:
        wish = None
        size = ui.theme.line_height(SMALL)
        last = -size
        for number, point in enumerate(self.points):
            x = max(last + size + ui.px(2), plot.left + plot.width * point.move // max(1, length) - size // 2)
            last = x
            mark = pygame.Rect(x, plot.top - size, size, size)
            chosen = number == self.at
            spot = ui.spot(f"turning:{number}", mark)
            if ui.draws:
                pygame.draw.circle(ui.surface, GOLD if chosen or spot.hovered else _dim(GOLD), mark.center, size // 2)
            style = TextStyle("small", "Bold", INK)
            ui.label(str(number + 1), mark, style, "center", middle=True)
            if spot.focused:
                ui.focus_ring(mark, 20)
            if spot.activated:
                self.at = number
                wish = point.move
        return wish

    # -- the word --------------------------------------------------------------------------------------------

    def draw_word(self, ui: Ui, box: pygame.Rect, words: Words, names: Sequence[str]) -> str | None:
        """What is to be said of the turning point; returns `next` or `close` if that was wished for."""
        point = self.point
        assert point is not None
        ui.cover(box)
        ui.spot("review", box, focusable=False)
        ui.panel(box, solid=True, edge=(*GOLD, 150))
        inside = box.inflate(-ui.px(36), -ui.px(32))
        foot = max(ui.px(54), ui.theme.line_height(STRONG) + ui.px(12))
        row = pygame.Rect(inside.left, inside.bottom - foot, inside.width, foot)
        y = inside.top

        def line(text: str, style: TextStyle = BODY, gap: int = 6) -> None:
            nonlocal y
            room = pygame.Rect(inside.left, y, inside.width, max(0, row.top - y - ui.px(6)))
            y += ui.label(text, room, style) + ui.px(gap)

        line(self._say("review.which", (self.at or 0) + 1, len(self.points)), GOLDEN)
        head = pygame.Rect(inside.left, y, inside.width, ui.theme.line_height(TITLE))
        size = head.height * 3 // 5
        mark = pygame.Rect(head.left, head.centery - size // 2, size, size)
        ui.mark(self._colours[point.seat], mark)
        name = pygame.Rect(mark.right + ui.px(10), head.top, head.right - mark.right - ui.px(10), head.height)
        write(ui, names[point.seat], name, TITLE)
        y = head.bottom + ui.px(10)
        played = words.move(self.reviewing.match.entries[point.move].move)
        chance = per_cent(point.played, point.games)
        if point.games:
            y = self._option(ui, inside, y, self._say("review.played"), played, chance, WARNING, point.verdict == FOUND)
        else:
            line(played, STRONG)
        if point.verdict == BETTER and point.better is not None:
            instead = per_cent(point.instead, point.games)
            y = self._option(ui, inside, y, self._say("review.instead"), words.move(point.better), instead, GOLD, True)
        else:
            line(self._say(f"review.{point.verdict}_here", per_cent(point.instead, point.games)))
        for reason in chosen(point.reasons):
            text = reason_in_words(reason, words, self._say)
            if y + ui.theme.height(text, BODY, inside.width) < row.top - ui.px(30):
                line(text)
        if point.verdict in (BETTER, FOUND) and not point.reasons:
            line(self._say("coach.no_reason"), SMALL)
        if point.games and y + 2 * ui.theme.line_height(SMALL) < row.top:
            line(self._say("coach.games", point.games), SMALL)
        gap = ui.px(12)
        left = pygame.Rect(row.left, row.top, (row.width - gap) * 3 // 5, row.height)
        right = pygame.Rect(left.right + gap, row.top, row.right - left.right - gap, row.height)
        if ui.button("review:next", left, self._say("review.next"), "chevron_right"):
            return "next"
        if ui.button("review:close", right, self._say("coach.close")):
            return "close"
        return None

    def _option(
        self, ui: Ui, inside: pygame.Rect, y: int, head: str, move: str, chance: int, colour: Colour, best: bool
    ) -> int:
        """A move with the chance it leads to."""
        style = TextStyle("small", "SemiBold", GOLD if best else colour)
        figure = TextStyle("title", "SemiBold", GOLD if best else colour, display=True)
        said = self._say("coach.chance", chance)
        width = ui.theme.font(figure).size(said)[0] + ui.px(12)
        middle = inside.width - width - ui.px(28)
        small = ui.theme.line_height(style)
        height = ui.theme.height(move, STRONG, middle) + small + ui.px(36)
        box = pygame.Rect(inside.left, y, inside.width, height)
        ui.panel(box, edge=(*(GOLD if best else colour), 200))
        ui.label(head, pygame.Rect(box.left + ui.px(14), box.top + ui.px(8), middle, small), style)
        text = pygame.Rect(box.left + ui.px(14), box.top + ui.px(8) + small, middle, height)
        ui.label(move, text, STRONG)
        ui.label(said, pygame.Rect(box.right - width, box.top, width, height - ui.px(12)), figure, middle=True)
        bar = pygame.Rect(box.left + ui.px(14), box.bottom - ui.px(16), box.width - ui.px(28), ui.px(7))
        if ui.draws:
            pygame.draw.rect(ui.surface, HAIR, bar, border_radius=ui.px(4))
            filled = pygame.Rect(bar.topleft, (bar.width * chance // 100, bar.height))
            pygame.draw.rect(ui.surface, GOLD if best else colour, filled, border_radius=ui.px(4))
        return box.bottom + ui.px(10)


def _dim(colour: Colour) -> Colour:
    """A seat's colour as ground to write on."""
    red, green, blue = (part * 45 // 100 + ground * 55 // 100 for part, ground in zip(colour, SPACE, strict=True))
    return red, green, blue
