"""How one has played: matches by result, by game, by opponent and by seats, and every one of them to be seen again."""

from __future__ import annotations

from pathlib import Path
from time import localtime, strftime
from typing import TYPE_CHECKING

import pygame

from client import paths
from client.scenes.chronicle import Played, Tally, as_csv, by_opponent, by_seats, finished, of, people, tally
from client.scenes.load import saved_matches, show_again
from client.scenes.scene import Scene
from client.ui.canvas import BODY, SMALL, STRONG
from client.ui.kit import ARROWS, PAGES, Ui
from client.ui.theme import FAINT, GOLD, HAIR, WARNING, TextStyle
from engine.games import game_ids, title

if TYPE_CHECKING:
    from client.app import App

FIELD = 120
"""So many of the newest matches are dots."""


class StatisticsScene(Scene):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._played = finished(saved_matches())
        self._people = people(self._played)
        own = app.own_name
        self._person = self._people.index(own) if own in self._people else 0
        self._tab = 0
        self._said = ""

    @property
    def _shown(self) -> list[Played]:
        game_id = ("", *game_ids())[self._tab]
        return of(self._people[self._person], self._played, game_id) if self._people else []

    def frame(self, ui: Ui) -> None:
        area = self.heading(ui, self.say("statistics.title"))
        if not self._people:
            self.draw_nothing(ui, area, "star", self.say("statistics.nothing"))
            return
        line = max(ui.px(52), ui.theme.line_height(STRONG) + ui.px(12))
        row = pygame.Rect(area.left, area.top, area.width, line)
        gap = ui.px(14)
        third = (row.width - 2 * gap) // 3
        chooser = pygame.Rect(row.left, row.top, third, line)
        self._person = ui.choice("person", chooser, self._people, self._person)
        games = [self.say("statistics.all"), *(title(id, self.app.settings.language) for id in game_ids())]
        self._tab = ui.choice("game", chooser.move(third + gap, 0), games, self._tab)
        if ui.button("export", chooser.move(2 * (third + gap), 0), self.say("statistics.export"), "save"):
            self._export()
        below = pygame.Rect(area.left, row.bottom + gap, area.width, area.bottom - row.bottom - gap)
        if self._said:
            used = ui.label(self._said, below, TextStyle("small", colour=WARNING))
            below = pygame.Rect(below.left, below.top + used + gap, below.width, below.height - used - gap)
        shown = self._shown
        if not shown:
            self.draw_nothing(ui, below, "star", self.say("statistics.nothing"))
            return
        left = pygame.Rect(below.left, below.top, (below.width - gap) * 9 // 20, below.height)
        self._summary(ui, left, shown)
        self._matches(ui, pygame.Rect(left.right + gap, below.top, below.right - left.right - gap, below.height), shown)

    # -- in short --------------------------------------------------------------------------------------------

    def _summary(self, ui: Ui, box: pygame.Rect, shown: list[Played]) -> None:
        ui.panel(box)
        inside = box.inflate(-ui.px(48), -ui.px(40))
        row = max(ui.px(44), ui.theme.line_height(BODY) + ui.px(12))
        rows = self._rows(shown)
        dots = self._dots_height(ui, inside.width, len(shown))
        with ui.scroll("tallies", inside, dots + row * len(rows), (ARROWS, PAGES)) as offset:
            y = inside.top - offset
            self._dots(ui, pygame.Rect(inside.left, y, inside.width, dots), shown)
            y += dots
            for name, done in rows:
                place = pygame.Rect(inside.left, y, inside.width, row)
                if done is None:
                    ui.label(name, place, TextStyle("body", "SemiBold", GOLD), middle=True)
                else:
                    self._bar(ui, place, name, done)
                y += row

    def _rows(self, shown: list[Played]) -> list[tuple[str, Tally | None]]:
        rows: list[tuple[str, Tally | None]] = [(self.say("statistics.whole"), tally(shown))]
        if not self._tab:
            rows.append((self.say("statistics.by_game"), None))
            for game_id in game_ids():
                if own := [match for match in shown if match.summary.game == game_id]:
                    rows.append((title(game_id, self.app.settings.language), tally(own)))
        rows.append((self.say("statistics.by_opponent"), None))
        rows += [(self.say(f"player.{level}"), done) for level, done in by_opponent(shown).items()]
        rows.append((self.say("statistics.by_seats"), None))
        rows += [(self.say("statistics.seats", seats), done) for seats, done in by_seats(shown).items()]
        return rows

    def _bar(self, ui: Ui, row: pygame.Rect, name: str, done: Tally) -> None:
        """Won of so many, in words and as a bar."""
        said = self.say("statistics.won_of", done.won, done.matches)
        width = ui.theme.font(BODY).size(said)[0] + ui.px(8)
        ui.label(name, pygame.Rect(row.left, row.top, row.width - width, row.height - ui.px(6)), BODY, middle=True)
        right = pygame.Rect(row.right - width, row.top, width, row.height - ui.px(6))
        ui.label(said, right, BODY, "right", middle=True)
        bar = pygame.Rect(row.left, row.bottom - ui.px(7), row.width - ui.px(10), ui.px(4))
        if ui.draws:
            pygame.draw.rect(ui.surface, HAIR, bar)
            pygame.draw.rect(ui.surface, GOLD, pygame.Rect(bar.topleft, (bar.width * done.share // 100, bar.height)))

    def _dots_height(self, ui: Ui, width: int, count: int) -> int:
        across = max(1, width // ui.px(22))
        return -(-min(count, FIELD) // across) * ui.px(22) + ui.px(12)

    def _dots(self, ui: Ui, area: pygame.Rect, shown: list[Played]) -> None:
        """Every match in the order of time: gold if it was won."""
        if not ui.draws:
            return
        step = ui.px(22)
        across = max(1, area.width // step)
        for number, match in enumerate(reversed(shown[:FIELD])):
            centre = (area.left + number % across * step + step // 2, area.top + number // across * step + step // 2)
            pygame.draw.circle(ui.surface, GOLD if match.is_won else FAINT, centre, ui.px(7), 0 if match.is_won else 2)

    # -- one by one ------------------------------------------------------------------------------------------

    def _matches(self, ui: Ui, box: pygame.Rect, shown: list[Played]) -> None:
        """The newest first; a click shows the match again."""
        ui.panel(box)
        inside = box.inflate(-ui.px(32), -ui.px(32))
        row = 2 * ui.theme.line_height(BODY) + ui.px(18)
        with ui.scroll("matches", inside, row * len(shown), ()) as offset:
            for number, match in enumerate(shown):
                place = pygame.Rect(inside.left, inside.top - offset + number * row, inside.width - ui.px(12), row)
                if place.bottom >= inside.top - row and place.top <= inside.bottom + row:
                    self._match(ui, place, number, match)

    def _match(self, ui: Ui, place: pygame.Rect, number: int, match: Played) -> None:
        spot = ui.spot(f"match:{number}", place)
        if spot.hovered or spot.focused:
            ui.ring(place.inflate(-2, -ui.px(8)), GOLD, 1)
        inside = place.inflate(-ui.px(24), -ui.px(14))
        points = self.say("statistics.points", match.points, match.best_other)
        width = ui.theme.font(STRONG).size(points)[0] + ui.px(10)
        style = TextStyle("body", "SemiBold", GOLD) if match.is_won else STRONG
        right = pygame.Rect(inside.right - width, inside.top, width, inside.height)
        ui.label(points, right, style, "right", middle=True)
        name = title(match.summary.game, self.app.settings.language)
        when = strftime(self.say("load.date"), localtime(match.when))
        others = [
            each for seat, each in enumerate(match.summary.names_in(self.app.settings.language)) if seat != match.seat
        ]
        said = self.say("statistics.against", when, ", ".join(others))
        left = pygame.Rect(inside.left, inside.top, inside.width - width - ui.px(12), inside.height)
        line = ui.theme.line_height(STRONG)
        ui.label(name, pygame.Rect(left.left, left.top, left.width, line), STRONG)
        fitted = ui.theme.wrapped(said, SMALL, left.width)[0]
        ui.label(fitted, pygame.Rect(left.left, left.top + line, left.width, ui.theme.line_height(SMALL)), SMALL)
        if spot.activated and (problem := show_again(self.app, match.record)):
            self._said = problem

    def _export(self) -> None:
        path = free_table()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(as_csv(self._shown), "utf-8")
        except OSError:
            self._said = self.say("statistics.not_exported", path.parent)
        else:
            self._said = self.say("statistics.exported", path)
        self.app.ui.wants_frame = True


def free_table() -> Path:
    """A name in the folder of documents that is not taken."""
    number = 1
    while (path := paths.documents() / f"orrery-{number:03}.csv").exists():
        number += 1
    return path
