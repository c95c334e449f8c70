"""Matches kept on this machine: go on with one, see it again, or throw it away."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from time import localtime, strftime
from typing import TYPE_CHECKING

import pygame

from client import paths
from client.lan.keeping import kept_beside
from client.links.local import LocalLink
from client.scenes.hosting import reopened
from client.scenes.keepsake import (
    Summary,
    at_a_glance,
    draw_players,
    forget,
    looked_at,
    picture_beside,
    unreadable,
)
from client.scenes.scene import Scene
from client.ui.canvas import SMALL, STRONG, TITLE
from client.ui.kit import Ui
from client.ui.theme import EDGE, GOLD, MUTED, TEXT, WARNING, TextStyle
from engine.games import title
from engine.record import BadRecord, NewerRecord, Recorder, load

if TYPE_CHECKING:
    from client.app import App

PICTURE = 192, 108
CRAMPED = 1200
"""A window narrower than this has no room for words on the buttons."""
STATES = ("all", "open", "over")
NAMES = TextStyle("small", colour=TEXT)


def saved_matches() -> list[Path]:
    """Saved files, the newest first."""
    try:
        with os.scandir(paths.saves()) as files:
            found = [(file.stat().st_mtime, file.path) for file in files if file.name.endswith(".jsonl")]
    except OSError:
        return []
    return [Path(path) for _, path in sorted(found, reverse=True)]


def is_of_the_network(path: Path) -> bool:
    """Was it played at a table that others could join?"""
    return kept_beside(path).exists()


@dataclass(slots=True)
class Save:
    """One of the list."""

    path: Path
    summary: Summary
    lan: bool
    when: float


def open_save(app: App, path: Path) -> None:
    """Sit down at a saved match, or open its table again; what cannot be read is said, nothing is lost."""
    try:
        loaded = load(path)
        if is_of_the_network(path) and not loaded.match.is_over:
            app.go("hosting", reopened(loaded.match, path))
            return
        recorder = Recorder.resume(loaded, path)
    except (BadRecord, OSError) as error:
        app.go("load", what_is_wrong(app, path, error))
        return
    link = LocalLink(loaded.match, recorder, app.settings.bot_seconds)
    mended = app.say("load.mended") if loaded.mended else ""
    problem = app.say("load.damaged", len(loaded.match.entries)) if loaded.problem else mended
    app.go("table", link, problem, save=recorder.path)


def show_again(app: App, path: Path) -> str:
    """Open any record as a replay; says what is wrong with it instead if it is none."""
    try:
        app.go("replay", load(path).match, path.stem, record=path)
    except BadRecord as error:
        return what_is_wrong(app, path, error)
    return ""


def what_is_wrong(app: App, path: Path, error: Exception) -> str:
    """Why a save cannot be opened, in the player's language."""
    if isinstance(error, NewerRecord):
        return str(app.say("load.newer", path.name))
    return str(app.say("load.foreign" if isinstance(error, BadRecord) else "load.unreadable", path.name))


class LoadScene(Scene):
    def __init__(self, app: App, problem: str = "") -> None:
        super().__init__(app)
        self._problem = problem
        self._saves: list[Save] = []
        self._unread: list[Save] = []
        """Those of which only the beginning is known so far."""
        self._condemned: Path | None = None
        self._game = self._state = 0
        """What is shown, of the games there are and of `STATES`."""
        for path in saved_matches():
            summary = at_a_glance(path)
            save = Save(path, summary or unreadable(""), is_of_the_network(path), path.stat().st_mtime)
            self._saves.append(save)
            if not (summary and summary.size):
                self._unread.append(save)

    def wait(self) -> float:
        return 0.0 if self._unread else 1.0

    def advance(self, seconds: float) -> None:
        """One save a frame: all are listed from the start, and each says more once it has been played through."""
        if self._unread:
            save = self._unread.pop(0)
            save.summary = looked_at(save.path)
            self.app.ui.wants_frame = True

    def frame(self, ui: Ui) -> None:
        area = self.heading(ui, self.say("load.title"))
        if self._problem:
            height = ui.label(self._problem, area, TextStyle(colour=WARNING))
            area = pygame.Rect(area.left, area.top + height + ui.px(12), area.width, area.height - height - ui.px(12))
        if not self._saves:
            self.draw_nothing(ui, area, "load", self.say("load.empty"))
            return
        games = ["", *sorted({save.summary.game for save in self._saves if save.summary.game})]
        self._filters(ui, games)
        shown = [save for save in self._saves if self._is_wanted(save, games)]
        if not shown:
            self.draw_nothing(ui, area, "load", self.say("load.none_such"))
            return
        side = ui.px(64)
        button = ui.px(210) if area.width > ui.px(CRAMPED) else side
        width = area.width - ui.px(16)
        text = width - 2 * button - side - ui.px(PICTURE[0] + 12 + 24 + 44)
        heights = [self._height(ui, save, text) for save in shown]
        with ui.scroll("saves", area, sum(heights)) as offset:
            top = area.top - offset
            for save, height in zip(shown, heights, strict=True):
                rect = pygame.Rect(area.left, top, width, height - ui.px(14))
                top += height
                if rect.bottom > area.top - height and rect.top < area.bottom + height:
                    self._row(ui, rect, save, text)
                    self._row_buttons(ui, rect, save, button, side)

    # -- what is shown ---------------------------------------------------------------------------------------

    def _filters(self, ui: Ui, games: list[str]) -> None:
        """At the top right, beside the heading."""
        height, gap = ui.px(56), ui.px(16)
        beside = ui.theme.font(TITLE).size(self.say("load.title"))[0] + ui.px(190)
        width = min(ui.px(340), (ui.window.width - beside - gap) // 2)
        rect = pygame.Rect(ui.window.width - ui.px(40) - width, ui.px(32), width, height)
        names = [self.say("load.all_games"), *(title(game, self.app.settings.language) for game in games[1:])]
        self._game = ui.choice("filter:game", rect, names, min(self._game, len(names) - 1))
        states = [self.say(f"load.{state}_matches") for state in STATES]
        self._state = ui.choice("filter:state", rect.move(-width - gap, 0), states, self._state)

    def _is_wanted(self, save: Save, games: list[str]) -> bool:
        game = games[min(self._game, len(games) - 1)]
        state = STATES[self._state]
        return game in ("", save.summary.game) and (state == "all" or save.summary.is_over == (state == "over"))

    # -- a row -----------------------------------------------------------------------------------------------

    def _height(self, ui: Ui, save: Save, width: int) -> int:
        lines = ui.theme.line_height(STRONG) + ui.theme.height(self._about(save), SMALL, width)
        players = self._players_height(ui, save, width)
        return max(ui.px(PICTURE[1]), lines + players) + ui.px(24 + 14)

    def _players_height(self, ui: Ui, save: Save, width: int) -> int:
        if not save.summary.names:
            return 0
        drawing, ui.draws = ui.draws, False
        placed = len(ui.texts)
        height = draw_players(ui, pygame.Rect(0, 0, width, 0), save.summary, self.app.settings.language, NAMES)
        ui.draws = drawing
        del ui.texts[placed:]
        return height

    def _row(self, ui: Ui, rect: pygame.Rect, save: Save, width: int) -> None:
        """A picture of the table, what is played, by whom, and how it stands."""
        summary = save.summary
        ui.panel(rect)
        picture = pygame.Rect(rect.left + ui.px(12), 0, ui.px(PICTURE[0]), ui.px(PICTURE[1]))
        picture.centery = rect.centery
        self._picture(ui, picture, save)
        language = self.app.settings.language
        about = self._about(save)
        wrong = bool(summary.damage) or not summary.game
        style = TextStyle("small", colour=WARNING if wrong else GOLD if summary.is_over else MUTED)
        height = ui.theme.line_height(STRONG) + ui.theme.height(about, SMALL, width)
        height += self._players_height(ui, save, width)
        text = pygame.Rect(picture.right + ui.px(24), rect.centery - height // 2, width, height)
        name = title(summary.game, language) if summary.game else save.path.name
        used = ui.label(name, pygame.Rect(text.topleft, (text.width, ui.theme.line_height(STRONG))), STRONG)
        if save.lan:
            size = ui.px(22)
            beside = text.left + ui.theme.font(STRONG).size(name)[0] + ui.px(14)
            ui.icon("network", pygame.Rect(beside, text.top + (used - size) // 2, size, size), MUTED)
        text = pygame.Rect(text.left, text.top + used, text.width, text.height - used)
        if summary.names:
            used = draw_players(ui, text, summary, language, NAMES)
            text = pygame.Rect(text.left, text.top + used, text.width, text.height - used)
        ui.label(about, text, style)

    def _picture(self, ui: Ui, rect: pygame.Rect, save: Save) -> None:
        if not ui.draws:
            return
        if not save.summary.game:
            ui.icon("warning", rect.inflate(0, -ui.px(40)), WARNING)
            return
        ui.surface.blit(
            ui.art.kept_picture(picture_beside(save.path), f"shared/cover_{save.summary.game}", rect.size), rect
        )
        pygame.draw.rect(ui.surface, EDGE, rect, 1)

    def _about(self, save: Save) -> str:
        """How far it has got, or what is wrong with it."""
        summary = save.summary
        if summary.damage:
            return self.say(summary.damage, summary.moves if summary.game else save.path.name)
        if not summary.game:
            return ""
        when = strftime(self.say("load.date"), localtime(save.when))
        if not summary.size:
            return when
        names = summary.names_in(self.app.settings.language)
        due = ", ".join(names[seat] for seat in summary.due if seat < len(names))
        parts = [
            self.say("load.won" if summary.is_over else "load.waits", due) if due else self.say("load.over"),
            self.say("load.moves", summary.moves),
            when,
        ]
        return " – ".join([*([self.say("load.lan")] if save.lan else []), *parts])

    def _row_buttons(self, ui: Ui, rect: pygame.Rect, save: Save, width: int, side: int) -> None:
        """See it again, play on unless it is over, throw it away; signs alone where there is no room for words."""
        trash = pygame.Rect(rect.right - side - ui.px(12), 0, side, side)
        trash.centery = rect.centery
        last = pygame.Rect(trash.left - width - ui.px(10), trash.top, width, side)
        entries = [
            ("replay", "eye"),
            *([("reopen" if save.lan else "open", "play")] if not save.summary.is_over else []),
        ]
        for number, (verb, icon) in enumerate(reversed(entries)):
            word = self.say(f"load.{verb}")
            place = last.move(-number * (width + ui.px(10)), 0)
            spoken, hint = (word, "") if width > side else ("", word)
            id = "replay" if verb == "replay" else "open"
            if ui.button(f"{id}:{save.path.name}", place, spoken, icon, enabled=bool(save.summary.game), tooltip=hint):
                self._open(id, save.path)
        sure = self._condemned == save.path
        if ui.button(
            f"trash:{save.path.name}",
            trash,
            icon="check" if sure else "trash",
            danger=sure,
            tooltip=self.say("load.really" if sure else "load.delete"),
        ):
            self._condemned = None if sure else save.path
            if sure:
                self._delete(save)

    def _delete(self, save: Save) -> None:
        try:
            forget(save.path)
        except OSError:
            self._problem = self.say("load.undeletable", save.path.name)
        else:
            self._saves.remove(save)
            self._unread = [other for other in self._unread if other is not save]

    def _open(self, id: str, path: Path) -> None:
        if id == "open":
            open_save(self.app, path)
            return
        self._problem = show_again(self.app, path)
