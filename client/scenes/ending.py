"""The end of a match as an event: every point is counted into its owner's row, then it is said who won, and how it came
about. Everything can be completed with a click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, takewhile
from typing import NamedTuple

import pygame

from client.scenes import chart
from client.scenes.course import Course
from client.stage.lights import write
from client.ui.canvas import BODY, SMALL, STRONG
from client.ui.kit import ARROWS, PAGES, Ui
from client.ui.theme import EDGE, FAINT, GOLD, MUTED, SEATS, TextStyle
from engine.core.game import Standing
from engine.core.moves import Seat
from engine.core.words import Words

ROWS_AT, COUNT_FROM, COUNT_TO, SORTED_AT, SAID_AT, CURVE_AT, OVER_AT = 0.6, 1.2, 3.5, 3.9, 4.2, 4.6, 5.5
"""Seconds from the last move: rows, counting, order, the winner's name, the curve, and all told."""
WINNER = TextStyle("hero", "Bold", GOLD, display=True)
FIGURE = TextStyle("title", "SemiBold", display=True)
FIRST = TextStyle("title", "SemiBold", GOLD, display=True)
WIDE, HIGH = 1500, 830
"""Windows with less room than this (in pixels of a full screen) show rows and curve one below the other."""
MOST_PIECES = 14
"""More than so many of a kind are one piece and a figure."""
ICONS = {
    "again": "refresh",
    "review": "search",
    "replay": "play",
    "share": "save",
    "title": "home",
    "look": "eye",
    "new": "edit",
}
KEYS = {"again": "r", "review": "v", "replay": "p", "share": "s", "look": "e"}


class Token(NamedTuple):
    """What points of one source are counted in."""

    picture: str
    worth: int
    """Points for each; 0 where a piece stands for all of them."""


class Remark(NamedTuple):
    """Something that decided the match."""

    move: int
    seat: Seat
    heading: str
    text: str
    before: str
    after: str
    """The chance to win before and after it."""


@dataclass
class Around:
    """What the end is told with, beside the points themselves."""

    subtitle: str = ""
    levels: Sequence[str] = ()
    """Under each name: the person's or the bot's level."""
    token: Callable[[Seat, str], Token] = lambda seat, source: Token("", 0)
    hero: pygame.Surface | None = None
    """The board as it lies at the end."""
    course: Course | None = None
    remarks: Callable[[], tuple[Sequence[Remark], str]] = lambda: ((), "")
    """What decided it, and what is to be said while that is being found out."""
    open_at: Callable[[int], None] = lambda move: None
    """See the match again from a move on."""
    play_sound: Callable[[str], None] = lambda name: None
    news: Sequence[str] = field(default_factory=tuple)
    """Achievements that this match has brought."""


def victory(winners: int) -> str:
    """How the end is announced: where all play together they may all have lost."""
    if winners == 0:
        return "end.lost"
    return "end.shared" if winners > 1 else "end.winner"


class Ending:
    """The end of one match, told in time, and what can be done next."""

    def __init__(
        self,
        standing: Sequence[Standing],
        words: Words,
        say: Callable[..., str],
        colours: tuple[int, ...],
        around: Around | None = None,
    ):
        self._by_seat = sorted(standing, key=lambda place: place.seat)
        self._standing = sorted(standing, key=lambda place: (place.rank, place.seat))
        self._words = words
        self._say = say
        self._colours = colours
        self._around = around or Around()
        lines = self._standing[0].lines
        self._ids = [line.id for line in lines if any(_points(place, line.id) for place in self._standing)]
        self._ties = _ties(self._standing)
        self._clock = 0.0
        self._ticked = 0
        self._flying: list[tuple[str, int, tuple[int, int]]] = []
        """Pieces on their way: picture, size and place."""

    # -- time ------------------------------------------------------------------------------------------------

    @property
    def is_telling(self) -> bool:
        """Does anything still change by itself?"""
        course = self._around.course
        return self._clock < OVER_AT or bool(course and not course.is_complete)

    def advance(self, seconds: float) -> None:
        before, self._clock = self._clock, self._clock + seconds
        if self._around.course:
            self._around.course.advance()
        ticks = int(self._counted * 12)
        if ticks > self._ticked and self._clock < COUNT_TO:
            self._around.play_sound("tick")
        self._ticked = ticks
        if before < SAID_AT <= self._clock:
            self._around.play_sound("fanfare" if self._is_won else "defeat")

    def finish(self) -> None:
        self._clock = max(self._clock, OVER_AT)
        self._ticked = 1 << 20

    @property
    def is_told(self) -> bool:
        return self._clock >= OVER_AT

    @property
    def _is_won(self) -> bool:
        people = [place for place in self._standing if not self._level(place.seat)]
        return not people or any(place.rank == 1 for place in people)

    @property
    def _counted(self) -> float:
        """How much of the counting is done."""
        return _share(self._clock, COUNT_FROM, COUNT_TO)

    def _told(self, number: int) -> float:
        """How much of one source has been counted."""
        return max(0.0, min(1.0, self._counted * len(self._ids) - number))

    def _level(self, seat: Seat) -> str:
        return self._around.levels[seat] if seat < len(self._around.levels) else ""

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, area: pygame.Rect, choices: Sequence[str]) -> str | None:
        """Draw it over the table; returns which of the choices was made."""
        ui.shade(round(244 * _share(self._clock, 0.0, ROWS_AT)))
        self._flying = []
        with ui.over():
            foot = self._foot(ui, area, choices)
            inside = pygame.Rect(area.left + ui.px(36), area.top, area.width - ui.px(72), area.height)
            row = pygame.Rect(inside.left, inside.bottom - foot - ui.px(16), inside.width, foot)
            content = pygame.Rect(inside.left, inside.top, inside.width, row.top - inside.top - ui.px(16))
            self._content(ui, content)
            for picture, size, place in self._flying:
                ui.picture(picture, pygame.Rect(place[0] - size // 2, place[1] - size // 2, size, size))
            return self._buttons(ui, row, choices)

    def _content(self, ui: Ui, area: pygame.Rect) -> None:
        scale = ui.theme.scale
        roomy = area.width >= WIDE * scale and area.height >= HIGH * scale and ui.theme.text_scale <= 1.3 * scale
        lower = ui.px(300) if self._has_lower else 0
        if roomy:
            below = pygame.Rect(area.left, area.bottom - lower, area.width, lower)
            upper = pygame.Rect(area.left, area.top, area.width, area.height - lower - (ui.px(20) if lower else 0))
            side = min(upper.height - ui.px(40), upper.width * 3 // 10)
            hero = pygame.Rect(upper.left + ui.px(16), 0, side, side)
            hero.centery = upper.centery
            self._hero(ui, hero)
            left = hero.right + ui.px(48)
            table = pygame.Rect(left, upper.top + ui.px(14), upper.right - left, upper.height - ui.px(14))
            top = self._headline(ui, table)
            rest = pygame.Rect(table.left, top, table.width, table.bottom - top)
            with ui.scroll("breakdown", rest, self._height(ui, rest.width), (ARROWS, PAGES)) as offset:
                self._breakdown(ui, rest.move(0, -offset), hero.center)
            self._lower(ui, below)
            return
        headline = pygame.Rect(area.left, area.top + ui.px(10), area.width, area.height)
        top = self._headline(ui, headline)
        rest = pygame.Rect(area.left, top, area.width, area.bottom - top)
        rows = self._height(ui, rest.width)
        lower = max(ui.px(300), 9 * ui.theme.line_height(SMALL)) if self._has_lower else 0
        with ui.scroll("breakdown", rest, rows + lower + ui.px(20), (ARROWS, PAGES)) as offset:
            self._breakdown(ui, pygame.Rect(rest.left, rest.top - offset, rest.width, rows), rest.center)
            self._lower(ui, pygame.Rect(rest.left, rest.top - offset + rows + ui.px(20), rest.width, lower))

    @property
    def _has_lower(self) -> bool:
        return self._around.course is not None

    def _hero(self, ui: Ui, box: pygame.Rect) -> None:
        """What the match was about, as it lies at the end, in a ring of the winner's colour."""
        if not ui.draws or self._around.hero is None:
            return
        grown = _ease(_share(self._clock, 0.0, COUNT_FROM))
        size = max(8, round(box.width * (0.6 + 0.4 * grown)))
        place = pygame.Rect(0, 0, size, size)
        place.center = box.center
        ui._blit(_disc(self._around.hero, size), place)
        colour = SEATS[self._colours[self._standing[0].seat]] if self._clock >= SAID_AT else FAINT
        pygame.draw.circle(ui.surface, colour, place.center, size // 2 + ui.px(6), ui.px(3))

    def _headline(self, ui: Ui, area: pygame.Rect) -> int:
        """Who won, once that is known; returns where the rows begin."""
        height = ui.theme.line_height(WINNER)
        line = pygame.Rect(area.left, area.top, area.width, height)
        if self._clock >= SAID_AT:
            cup = pygame.Rect(line.left, line.top + height // 6, height * 2 // 3, height * 2 // 3)
            ui.icon("trophy", cup, GOLD)
            beside = pygame.Rect(cup.right + ui.px(20), line.top, line.right - cup.right - ui.px(20), height)
            text = self._verdict()
            said = write(ui, text, beside, WINNER)
            rest = pygame.Rect(said.right + ui.px(28), line.top, line.right - said.right - ui.px(28), height)
            if self._around.subtitle and rest.width > ui.px(260):
                ui.label(self._around.subtitle, rest, TextStyle("small", colour=MUTED), middle=True)
        return line.bottom + ui.px(8)

    def _verdict(self) -> str:
        winners = [self._words.seat(place.seat) for place in self._standing if place.rank == 1]
        return self._say(victory(len(winners)), self._words.listed(winners))

    # -- rows ------------------------------------------------------------------------------------------------

    def _measures(self, ui: Ui, width: int) -> tuple[int, int, int, int]:
        """Widths of name, of one source, of the total; height of a row."""
        name = min(width * 3 // 10, round(270 * ui.theme.text_scale) + ui.px(60))
        total = ui.theme.font(FIRST).size("888")[0] + ui.px(20)
        columns = max(1, len(self._ids) + len(self._ties))
        row = max(ui.px(84), ui.theme.line_height(STRONG) + ui.theme.line_height(SMALL) + ui.px(14))
        return name, (width - name - total) // columns, total, row

    def _head(self, ui: Ui) -> int:
        return 2 * ui.theme.line_height(SMALL) + ui.px(6)

    def _height(self, ui: Ui, width: int) -> int:
        return self._head(ui) + len(self._standing) * (self._measures(ui, width)[3] + ui.px(10))

    def _breakdown(self, ui: Ui, area: pygame.Rect, hero: tuple[int, int]) -> None:
        """A row for each player, a column for each source of points."""
        name, column, total, row = self._measures(ui, area.width)
        head = pygame.Rect(area.left, area.top, area.width, self._head(ui))
        titles = [self._words.text("score", id) for id in self._ids]
        titles += [self._say("end.tie_break", self._words.name("tie_break", tie)) for tie in self._ties]
        for number, title in enumerate(titles):
            if self._told(min(number, len(self._ids) - 1)) > 0 and (number < len(self._ids) or self._counted >= 1):
                box = pygame.Rect(head.left + name + number * column, head.top, column - ui.px(12), head.height)
                write(ui, title, box, SMALL, lines=2)
        shift = _ease(_share(self._clock, COUNT_TO, SORTED_AT))
        spare = max(0, (area.height - self._head(ui)) // len(self._standing) - row - ui.px(10))
        row += min(spare, ui.px(30))
        for place in reversed(self._standing):
            start, end = self._by_seat.index(place), self._standing.index(place)
            y = head.bottom + round((start + (end - start) * shift) * (row + ui.px(10)))
            appears = _share(self._clock, ROWS_AT + 0.1 * start, ROWS_AT + 0.1 * start + 0.2)
            if appears:
                self._row(ui, pygame.Rect(area.left, y, area.width, row), place, (name, column, total), hero)

    def _row(
        self, ui: Ui, box: pygame.Rect, place: Standing, widths: tuple[int, int, int], hero: tuple[int, int]
    ) -> None:
        name, column, total = widths
        known = self._clock >= SAID_AT
        wins = known and place.rank == 1
        colour = SEATS[self._colours[place.seat]]
        ui.panel(box, edge=(*colour, 200) if wins else EDGE, light=wins)
        if ui.draws:
            bar = pygame.Rect(box.left, box.top + ui.px(8), ui.px(4), box.height - ui.px(16))
            pygame.draw.rect(ui.surface, colour, bar, border_radius=ui.px(2))
        rank = pygame.Rect(box.left + ui.px(12), box.top, ui.theme.font(FIGURE).size("8")[0] + ui.px(14), box.height)
        if self._clock >= SORTED_AT:
            ui.label(str(place.rank), rank, FIRST if wins else FIGURE, "center", middle=True)
        size = ui.theme.line_height(STRONG) * 3 // 5
        ui.mark(self._colours[place.seat], pygame.Rect(rank.right + ui.px(6), box.centery - size // 2, size, size))
        left = rank.right + ui.px(16) + size
        label = pygame.Rect(left, box.top, box.left + name - left - ui.px(8), box.height)
        if level := self._level(place.seat):
            line, small = ui.theme.line_height(STRONG), ui.theme.line_height(SMALL)
            top = box.centery - (line + small) // 2
            write(ui, self._words.seat(place.seat), pygame.Rect(label.left, top, label.width, line), STRONG)
            write(ui, level, pygame.Rect(label.left, top + line, label.width, small), SMALL)
        else:
            write(ui, self._words.seat(place.seat), label, STRONG)
        counted = 0
        for number, id in enumerate(self._ids):
            told = self._told(number)
            points = _points(place, id)
            counted += round(points * told)
            cell = pygame.Rect(box.left + name + number * column, box.top, column - ui.px(12), box.height)
            if told and points:
                self._source(ui, cell, place.seat, id, points, told, hero)
        for number, tie in enumerate(self._ties, len(self._ids)):
            cell = pygame.Rect(box.left + name + number * column, box.top, column - ui.px(12), box.height)
            if self._counted >= 1 and (text := self._tie_break(place, tie)):
                ui.label(text, cell, BODY, middle=True)
        end = pygame.Rect(box.right - total - ui.px(16), box.top, total, box.height)
        shown = place.score if self._counted >= 1 else counted
        if self._counted > 0:
            ui.label(str(shown), end, FIRST if wins else FIGURE, "right", middle=True)

    def _source(
        self, ui: Ui, cell: pygame.Rect, seat: Seat, id: str, points: int, told: float, hero: tuple[int, int]
    ) -> None:
        """A figure, and the pieces it is counted in as they arrive."""
        figure = str(round(points * told))
        width = ui.theme.font(STRONG).size(str(points))[0]
        if told * abs(points) >= 0.5:
            ui.label(figure, pygame.Rect(cell.left, cell.top, width + 2, cell.height), STRONG, middle=True)
        token = self._around.token(seat, id)
        size = min(ui.px(46), cell.height - ui.px(12))
        room = cell.width - width - ui.px(8)
        number = 1
        if token.worth and points > 0 and points % token.worth == 0 and points // token.worth <= MOST_PIECES:
            number = points // token.worth
        step = size if number == 1 else min(size, (room - size) // (number - 1))
        if number > 1 and step < size // 3:
            number, step = 1, size
        if room < size:
            return
        arrived = number * told
        for piece in range(number):
            if arrived <= piece:
                break
            place = pygame.Rect(cell.left + width + ui.px(8) + piece * step, cell.centery - size // 2, size, size)
            if arrived < piece + 1 and not self.is_told:
                way = _ease(arrived - piece)
                here = (
                    round(hero[0] + (place.centerx - hero[0]) * way),
                    round(hero[1] + (place.centery - hero[1]) * way),
                )
                if token.picture:
                    self._flying.append((token.picture, size, here))
            elif token.picture:
                ui.picture(token.picture, place)
            else:
                ui.mark(self._colours[seat], place.inflate(-size // 2, -size // 2))

    def _tie_break(self, place: Standing, number: int) -> str:
        """Nothing for those who need none."""
        tied = sum(other.score == place.score for other in self._standing) > 1
        return str(abs(place.tie_breaks[number])) if tied else ""

    # -- how it came about -----------------------------------------------------------------------------------

    def _lower(self, ui: Ui, area: pygame.Rect) -> None:
        course = self._around.course
        if course is None or area.height <= 0:
            return
        gap = ui.px(20)
        remarks, status = self._around.remarks()
        told = bool(remarks or status)
        half = pygame.Rect(area.left, area.top, (area.width - gap) // 2 if told else area.width, area.height)
        self._curve(ui, half, course)
        if told:
            other = pygame.Rect(half.right + gap, area.top, area.right - half.right - gap, area.height)
            self._remarks(ui, other, remarks, status)

    def _curve(self, ui: Ui, box: pygame.Rect, course: Course) -> None:
        """Everybody's points, turn by turn; a click shows that turn."""
        ui.panel(box)
        inside = box.inflate(-ui.px(36), -ui.px(24))
        line = ui.theme.line_height(STRONG)
        title = pygame.Rect(inside.left, inside.top, inside.width, line)
        used = write(ui, self._say("end.curve"), title, STRONG)
        area = pygame.Rect(inside.left, title.bottom + ui.px(6), inside.width, inside.bottom - title.bottom - ui.px(6))
        if self._clock < CURVE_AT:
            return
        if not course.is_complete:
            ui.label(self._say("end.reading"), area, SMALL, "center", middle=True)
            return
        top = max(1, *(max(points) for points in course.points))
        area.width -= chart.ends_width(ui, top)
        plot = chart.frame(ui, area, top, course.rounds)
        grown = _share(self._clock, CURVE_AT, OVER_AT)
        shown = max(2, round(len(course.points) * grown))
        winners = [place.seat for place in self._standing if place.rank == 1]
        part = plot.copy()
        part.width = chart.at(plot, shown - 1, len(course.points)) - plot.left
        chart.draw_points(ui, part, course.points[:shown], top, self._colours, winners)
        if shown == len(course.points):
            chart.draw_ends(ui, plot, course.points[-1], top, self._colours)
            self._point_at_a_turn(ui, plot, course, pygame.Rect(used.right, title.top, inside.right - used.right, line))

    def _point_at_a_turn(self, ui: Ui, plot: pygame.Rect, course: Course, note: pygame.Rect) -> None:
        spot = ui.spot("end:curve", plot)
        if spot.focused:
            ui.focus_ring(plot)
        if not spot.hovered:
            write(ui, self._say("end.curve_hint"), note, TextStyle("small", colour=FAINT), "right")
            return
        move = chart.move_at(plot, ui.input.pointer[0], len(course.points))
        chart.cursor(ui, plot, chart.at(plot, move, len(course.points)))
        figures = ", ".join(
            self._say("end.at", self._words.seat(seat), points) for seat, points in enumerate(course.points[move])
        )
        write(ui, self._say("end.turn", course.rounds[move], figures), note, SMALL, "right")
        if spot.activated:
            self._around.open_at(move)

    def _remarks(self, ui: Ui, box: pygame.Rect, remarks: Sequence[Remark], status: str) -> None:
        """What decided the match: at most three things, each with what it did to somebody's chances."""
        ui.panel(box)
        inside = box.inflate(-ui.px(36), -ui.px(24))
        line = ui.theme.line_height(STRONG)
        write(ui, self._say("end.decided"), pygame.Rect(inside.left, inside.top, inside.width, line), STRONG)
        y = inside.top + line + ui.px(6)
        if status:
            ui.label(status, pygame.Rect(inside.left, y, inside.width, inside.bottom - y), SMALL)
            y += ui.theme.height(status, SMALL, inside.width) + ui.px(6)
        if not remarks:
            return
        height = (inside.bottom - y) // 3
        for number, remark in enumerate(remarks[:3]):
            self._remark(ui, pygame.Rect(inside.left, y + number * height, inside.width, height), number, remark)

    def _remark(self, ui: Ui, box: pygame.Rect, number: int, remark: Remark) -> None:
        spot = ui.spot(f"remark:{number}", box)
        size = ui.theme.line_height(STRONG)
        badge = pygame.Rect(box.left, box.top + ui.px(4), size, size)
        if ui.draws:
            pygame.draw.circle(ui.surface, GOLD, badge.center, size // 2)
        ui.label(str(number + 1), badge, TextStyle("small", "Bold", (20, 22, 34)), "center", middle=True)
        after = TextStyle("body", "Bold", SEATS[self._colours[remark.seat]])
        chance = self._say("end.chance", remark.before, remark.after)
        width = ui.theme.font(after).size(chance)[0] + ui.px(10)
        middle = pygame.Rect(badge.right + ui.px(14), box.top, box.right - badge.right - ui.px(24) - width, box.height)
        head = pygame.Rect(middle.left, middle.top, middle.width, ui.theme.line_height(STRONG))
        write(ui, remark.heading, head, STRONG)
        below = pygame.Rect(middle.left, head.bottom, middle.width, box.bottom - head.bottom - ui.px(6))
        lines = max(1, below.height // ui.theme.line_height(SMALL))
        below.height = lines * ui.theme.line_height(SMALL)
        write(ui, remark.text, below, SMALL, lines=lines)
        ui.label(chance, pygame.Rect(box.right - width, box.top, width, box.height), after, "right", middle=True)
        if spot.focused or spot.hovered:
            ui.focus_ring(box.inflate(0, -ui.px(10)))
        if spot.activated:
            self._around.open_at(remark.move)

    # -- what next -------------------------------------------------------------------------------------------

    def _foot(self, ui: Ui, area: pygame.Rect, choices: Sequence[str]) -> int:
        """How high the buttons must be for their words."""
        room = (area.width - ui.px(72)) // len(choices) - ui.px(18 + 70)
        return max(
            ui.px(62), ui.px(20) + max(ui.theme.height(self._say(f"end.{key}"), STRONG, room) for key in choices)
        )

    def _buttons(self, ui: Ui, row: pygame.Rect, choices: Sequence[str]) -> str | None:
        gap = ui.px(16)
        width = (row.width - (len(choices) - 1) * gap) // len(choices)
        chosen = None
        for number, key in enumerate(choices):
            rect = pygame.Rect(row.left + number * (width + gap), row.top, width, row.height)
            text = self._say(f"end.{key}")
            if ui.button(f"end:{key}", rect, text, ICONS.get(key), primary=number == 0, key=KEYS.get(key)):
                chosen = key
        if chosen is None and ui.input.action == "cancel" and ui.modal:
            return "title"
        return chosen


def _disc(picture: pygame.Surface, size: int) -> pygame.Surface:
    """The middle of a picture, cut round."""
    side = min(picture.get_size())
    middle = pygame.Rect(0, 0, side, side)
    middle.center = picture.get_rect().center
    scaled = pygame.transform.smoothscale(picture.subsurface(middle), (size, size)).convert_alpha()
    mask = pygame.Surface((size, size), pygame.SRCALPHA)
    pygame.draw.circle(mask, (255, 255, 255, 255), (size // 2, size // 2), size // 2)
    scaled.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return scaled


def _share(now: float, start: float, end: float) -> float:
    return max(0.0, min(1.0, (now - start) / (end - start)))


def _ease(share: float) -> float:
    return 1 - (1 - share) ** 3


def _points(place: Standing, id: str) -> int:
    return sum(line.points for line in place.lines if line.id == id)


def _ties(standing: Sequence[Standing]) -> list[int]:
    """Which tie-breaks it took to rank players of equal scores; none where something else ranked them."""
    needed = 0
    for one, other in pairwise(standing):
        if one.score == other.score and any((*one.tie_breaks, *other.tie_breaks)):
            if one.tie_breaks < other.tie_breaks:
                return []
            same = takewhile(lambda pair: pair[0] == pair[1], zip(one.tie_breaks, other.tie_breaks, strict=True))
            needed = max(needed, min(len(one.tie_breaks), 1 + len(list(same))))
    return list(range(needed))
