"""Curves over a match: everybody's points turn by turn, everybody's chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from client.ui.canvas import SMALL
from client.ui.kit import Ui
from client.ui.theme import FAINT, HAIR, SEATS

LABELS = 24
"""Design pixels for figures left of a chart and below it."""


def steps_of(top: int) -> range:
    """Three to five round figures that a scale shows."""
    step = next(step for step in (1, 2, 3, 5, 10, 20, 25, 50, 100, 200, 500, 1000) if top / step <= 4)
    return range(0, top + 1, step)


def ticks(rounds: Sequence[int]) -> list[tuple[int, int]]:
    """Every round with the move at which it begins."""
    begun = [(number, after) for number, (before, after) in enumerate(pairwise(rounds), 1) if before != after]
    return [(0, rounds[0]), *begun] if rounds else []


def frame(ui: Ui, area: pygame.Rect, top: int, rounds: Sequence[int]) -> pygame.Rect:
    """Scale and rounds; returns where the curves go. What would crowd is left out."""
    line = ui.theme.line_height(SMALL)
    left = area.left + ui.px(LABELS) + ui.theme.font(SMALL).size(str(top))[0] // 2
    high = max(line, area.height - line - line // 2 - ui.px(4))
    plot = pygame.Rect(left, area.top + line // 2, area.right - left, high)
    last = plot.bottom + 2 * line
    for value in steps_of(top):
        y = plot.bottom - plot.height * value // max(1, top)
        if ui.draws:
            pygame.draw.line(ui.surface, HAIR, (plot.left, y), (plot.right, y))
        if last - y >= line:
            ui.line(str(value), (plot.left - ui.px(8), y - line // 2), SMALL, "right")
            last = y
    free = plot.left - line
    for number, shown in ticks(rounds):
        x = at(plot, number, len(rounds))
        width = ui.theme.font(SMALL).size(str(shown))[0]
        if shown and x - width // 2 >= free and x + width // 2 <= plot.right:
            ui.line(str(shown), (x, plot.bottom + ui.px(4)), SMALL, "center")
            free = x + width // 2 + ui.px(10)
            if ui.draws:
                pygame.draw.line(ui.surface, HAIR, (x, plot.bottom), (x, plot.bottom + ui.px(4)))
    return plot


def at(plot: pygame.Rect, number: int, count: int) -> int:
    """Where on the scale of time a move lies."""
    return plot.left + plot.width * number // max(1, count - 1)


def move_at(plot: pygame.Rect, x: int, count: int) -> int:
    """The move that a place on the scale of time means."""
    return max(0, min(count - 1, round((x - plot.left) * (count - 1) / max(1, plot.width))))


def draw_points(
    ui: Ui, plot: pygame.Rect, points: Sequence[Sequence[int]], top: int, colours: Sequence[int], stout: Sequence[int]
) -> None:
    """A line of steps for everybody, the stout ones last."""
    if not ui.draws or not points:
        return
    seats = range(len(points[0]))
    for seat in sorted(seats, key=lambda seat: seat in stout):
        track = [(plot.left, plot.bottom - plot.height * max(0, points[0][seat]) // max(1, top))]
        for number, now in enumerate(points[1:], 1):
            y = plot.bottom - plot.height * max(0, now[seat]) // max(1, top)
            if y != track[-1][1]:
                x = at(plot, number, len(points))
                track += [(x, track[-1][1]), (x, y)]
        track.append((plot.right, track[-1][1]))
        pygame.draw.lines(ui.surface, SEATS[colours[seat]], False, track, ui.px(4 if seat in stout else 2))


def draw_ends(ui: Ui, plot: pygame.Rect, last: Sequence[int], top: int, colours: Sequence[int]) -> None:
    """Everybody's shape and figure where their line ends, none over another."""
    line = ui.theme.line_height(SMALL)
    size = line * 3 // 5
    heights = {seat: plot.bottom - plot.height * max(0, value) // max(1, top) for seat, value in enumerate(last)}
    y = plot.top - line
    for seat in sorted(heights, key=lambda seat: (heights[seat], seat)):
        y = max(heights[seat], y + line)
    shift = max(0, y - plot.bottom)
    y = plot.top - 2 * line
    for seat in sorted(heights, key=lambda seat: (heights[seat], seat)):
        y = max(heights[seat] - shift, y + line)
        ui.mark(colours[seat], pygame.Rect(plot.right + ui.px(10), y - size // 2, size, size))
        ui.line(str(last[seat]), (plot.right + ui.px(18) + size, y - line // 2), SMALL)


def ends_width(ui: Ui, top: int) -> int:
    """How much room `draw_ends` needs right of the curves."""
    return ui.px(28) + ui.theme.line_height(SMALL) * 3 // 5 + ui.theme.font(SMALL).size(str(top))[0]


def cursor(ui: Ui, plot: pygame.Rect, x: int) -> None:
    if ui.draws:
        pygame.draw.line(ui.surface, FAINT, (x, plot.top), (x, plot.bottom), max(1, ui.px(2)))
