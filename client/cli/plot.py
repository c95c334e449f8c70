"""An arena as a picture: how the ratings came to be, and who won how often against whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path

import pygame

from client.cli.elo import curve
from client.cli.errors import BadArgument
from client.cli.shot import KINDS
from client.ui.theme import FAINT, GOLD, SEATS, SPACE, TEXT, TextStyle, Theme
from engine.bots.levels import label
from engine.bots.selfplay import Result

SIZE = (1600, 800)
CURVE = pygame.Rect(110, 110, 780, 580)
TABLE = pygame.Rect(1000, 110, 540, 580)
_SMALL = TextStyle("body", colour=TEXT)
_HEADING = TextStyle("title", "SemiBold")


def draw(
    file: Path,
    heading: str,
    bots: Sequence[str],
    played: Sequence[Result],
    table: Mapping[str, tuple[float, float, float]],
    meetings: Mapping[tuple[str, str], tuple[float, float]],
) -> None:
    if file.suffix.lower() not in KINDS:
        raise BadArgument(f"{file} is no picture: its name ends in {', '.join(KINDS)}")
    pygame.font.init()
    picture = pygame.Surface(SIZE)
    picture.fill(SPACE)
    theme = Theme((1920, 1080))
    picture.blit(theme.text(heading, _HEADING), (CURVE.left - 60, 36))
    _draw_curve(picture, theme, bots, played, table)
    _draw_table(picture, theme, bots, meetings)
    try:
        pygame.image.save(picture, str(file))
    except pygame.error as error:
        raise BadArgument(f"{file} cannot be written: {error}") from error


def _draw_curve(
    picture: pygame.Surface,
    theme: Theme,
    bots: Sequence[str],
    played: Sequence[Result],
    table: Mapping[str, tuple[float, float, float]],
) -> None:
    """A line for each bot, and the interval of its last rating as a bar at the end."""
    points = curve(bots, played)
    values = [value for _, stood in points for value in stood.values()] + [
        edge for row in table.values() for edge in row
    ]
    low, high = min(values), max(values)
    step = next(step for step in (10, 25, 50, 100, 250, 500, 1000, 100_000) if (high - low) / step <= 8)
    low, high = step * (low // step), step * (high // step + 1)

    def at(games: int, value: float) -> tuple[int, int]:
        across = CURVE.left + CURVE.width * games / len(played)
        return round(across), round(CURVE.bottom - CURVE.height * (value - low) / (high - low))

    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        left, y = at(0, value)
        pygame.draw.line(picture, FAINT if value else TEXT, (left, y), (CURVE.right, y))
        _write(picture, theme, f"{value:+.0f}", (left - 14, y), "right")
    _write(picture, theme, f"{len(played)} games", (CURVE.right, CURVE.bottom + 34), "right")
    for number, bot in enumerate(bots):
        colour = SEATS[number % len(SEATS)]
        line = [at(games, stood[bot]) for games, stood in points]
        if len(line) > 1:
            pygame.draw.lines(picture, colour, False, line, 3)
        rating, least, most = table[bot]
        pygame.draw.line(picture, colour, at(len(played), least), at(len(played), most), 7)
        left = CURVE.left + number * CURVE.width // len(bots)
        pygame.draw.circle(picture, colour, (left, CURVE.bottom + 74), 8)
        _write(picture, theme, f"{label(bot)} {rating:+.0f}", (left + 18, CURVE.bottom + 74))


def _draw_table(
    picture: pygame.Surface,
    theme: Theme,
    bots: Sequence[str],
    meetings: Mapping[tuple[str, str], tuple[float, float]],
) -> None:
    """The share of victories of the bot of the row over that of the column."""
    side = min(TABLE.width // (len(bots) + 1), 110)
    for place in range(len(bots)):
        own = pygame.Rect(TABLE.left + side * (place + 1), TABLE.top + side * (place + 1), side, side)
        pygame.draw.circle(picture, SEATS[place % len(SEATS)], (TABLE.left + 12, own.centery), 9)
        pygame.draw.circle(picture, SEATS[place % len(SEATS)], (own.centerx, TABLE.top + side - 18), 9)
        pygame.draw.rect(picture, FAINT, own, 1)
    for first, second in combinations(range(len(bots)), 2):
        wins, losses = meetings[bots[first], bots[second]]
        games = wins + losses
        for row, column, won in ((first, second, wins), (second, first, losses)):
            cell = pygame.Rect(TABLE.left + side * (column + 1), TABLE.top + side * (row + 1), side, side)
            share = won / games if games else 0.5
            shade = [round(dark + (light - dark) * share) for dark, light in zip(SPACE, GOLD, strict=True)]
            pygame.draw.rect(picture, shade, cell.inflate(-4, -4), border_radius=8)
            _write(picture, theme, f"{100 * share:.0f} %" if games else "–", cell.center, "middle", dark=share > 0.5)


def _write(
    picture: pygame.Surface, theme: Theme, text: str, at: tuple[int, int], align: str = "left", dark: bool = False
) -> None:
    drawn = theme.text(text, TextStyle("body", colour=SPACE) if dark else _SMALL)
    rect = drawn.get_rect(midleft=at)
    if align == "right":
        rect.midright = at
    elif align == "middle":
        rect.center = at
    picture.blit(drawn, rect)
