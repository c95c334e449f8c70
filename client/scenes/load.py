"""Matches kept on this machine: go on with one, or throw it away."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from time import localtime, strftime
from typing import TYPE_CHECKING

import pygame

from client import paths
from client.lan.keeping import kept_beside
from client.links.local import LocalLink
from client.scenes.hosting import reopened
from client.scenes.scene import Scene
from client.ui.canvas import SMALL, STRONG
from client.ui.kit import Ui
from client.ui.theme import MUTED, WARNING, TextStyle
from engine.record import BadRecord, NewerRecord, Recorder, load

if TYPE_CHECKING:
    from client.app import App

COVER = 63
CRAMPED = 1200
"""A window narrower than this has no room for words on the buttons."""


def saved_matches() -> list[Path]:
    """Saved files, the newest first."""
    try:
        found = [(path.stat().st_mtime, path) for path in paths.saves().glob("*.jsonl")]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)]


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of saves says about one of them."""

    path: Path
    title: str
    about: str
    """How far it has got, or what is wrong with it."""
    is_whole: bool
    game: str = ""
    """Empty if nothing can be read."""


def open_save(app: App, path: Path) -> None:
    """Sit down at a saved match, or open its table again; what cannot be read is said, nothing is lost."""
    try:
        loaded = load(path)
        if kept_beside(path).exists() and not loaded.match.is_over:
            app.go("hosting", reopened(loaded.match, path))
            return
        recorder = Recorder.resume(loaded, path)
    except (BadRecord, OSError) as error:
        app.go("load", what_is_wrong(app, path, error))
        return
    link = LocalLink(loaded.match, recorder, app.settings.bot_seconds)
    mended = app.say("load.mended") if loaded.mended else ""
    app.go("table", link, app.say("load.damaged", len(loaded.match.entries)) if loaded.problem else mended)


def what_is_wrong(app: App, path: Path, error: Exception) -> str:
    """Why a save cannot be opened, in the player's language."""
    if isinstance(error, NewerRecord):
        return str(app.say("load.newer", path.name))
    return str(app.say("load.foreign" if isinstance(error, BadRecord) else "load.unreadable", path.name))


class LoadScene(Scene):
    def __init__(self, app: App, problem: str = "") -> None:
        super().__init__(app)
        self._problem = problem
        self._unread = saved_matches()
        self._saves: list[Summary] = []
        self._condemned: Path | None = None

    def frame(self, ui: Ui) -> None:
        area = self.heading(ui, self.say("load.title"))
        self._read_next()
        if self._problem:
            height = ui.label(self._problem, area, TextStyle(colour=WARNING))
            area = pygame.Rect(area.left, area.top + height + ui.px(12), area.width, area.height - height - ui.px(12))
        if not self._saves:
            self.draw_nothing(ui, area, "load", self.say("load.empty"))
            return
        side = ui.px(64)
        wide = area.width > ui.px(CRAMPED)
        button = ui.px(210) if wide else side
        width = area.width - ui.px(16)
        text = width - 2 * button - side - ui.px(70 + COVER + 18)
        heights = [
            max(ui.px(COVER * 4 // 3 - 12), ui.theme.line_height(STRONG) + ui.theme.height(save.about, SMALL, text))
            + ui.px(38)
            for save in self._saves
        ]
        with ui.scroll("saves", area, sum(heights)) as offset:
            top = area.top - offset
            for save, height in list(zip(self._saves, heights, strict=True)):
                rect = pygame.Rect(area.left, top, width, height - ui.px(14))
                top += height
                if rect.bottom > area.top - height and rect.top < area.bottom + height:
                    self._row(ui, rect, save, text)
                    self._row_buttons(ui, rect, save, button, side)

    def _read_next(self) -> None:
        """One save a frame: whoever has many sees the newest at once."""
        if self._unread:
            self._saves.append(self._summary(self._unread.pop(0)))
            self.app.ui.wants_frame = True

    def _row(self, ui: Ui, rect: pygame.Rect, save: Summary, width: int) -> None:
        """The box, what is played and how far it has got."""
        ui.panel(rect)
        cover = pygame.Rect(rect.left + ui.px(12), 0, ui.px(COVER), ui.px(COVER * 4 // 3))
        cover.centery = rect.centery
        if not save.game:
            ui.icon("warning", cover.inflate(-ui.px(16), 0), WARNING)
        elif ui.draws:
            ui.surface.blit(ui.art.cover(f"shared/cover_{save.game}", cover.size), cover)
        text = pygame.Rect(cover.right + ui.px(18), rect.top, width, rect.height)
        ui.two_lines(text, save.title, save.about, TextStyle("small", colour=MUTED if save.is_whole else WARNING))

    def _row_buttons(self, ui: Ui, rect: pygame.Rect, save: Summary, width: int, side: int) -> None:
        """See it again, play on, throw it away; signs alone where there is no room for words."""
        trash = pygame.Rect(rect.right - side - ui.px(12), 0, side, side)
        trash.centery = rect.centery
        play = pygame.Rect(trash.left - width - ui.px(10), trash.top, width, side)
        look = pygame.Rect(play.left - width - ui.px(10), trash.top, width, side)
        for id, place, icon in (("replay", look, "eye"), ("open", play, "play")):
            word = self.say(f"load.{id}")
            spoken, hint = (word, "") if width > side else ("", word)
            if ui.button(f"{id}:{save.path.name}", place, spoken, icon, enabled=bool(save.game), tooltip=hint):
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

    def _delete(self, save: Summary) -> None:
        try:
            save.path.unlink(missing_ok=True)
            kept_beside(save.path).unlink(missing_ok=True)
        except OSError:
            self._problem = self.say("load.undeletable", save.path.name)
        else:
            self._saves.remove(save)

    def _open(self, id: str, path: Path) -> None:
        if id == "open":
            open_save(self.app, path)
            return
        try:
            self.app.go("replay", load(path).match)
        except BadRecord as error:
            self._problem = what_is_wrong(self.app, path, error)

    def _summary(self, path: Path) -> Summary:
        try:
            loaded = load(path)
        except BadRecord as error:
            return Summary(path, path.name, what_is_wrong(self.app, path, error), is_whole=False)
        match = loaded.match
        name = match.game.words(self.app.settings.language).text("game", "name")
        state = self.say("load.over") if match.is_over else self.say("load.waits", match.names[match.waiting()[0]])
        moves = len(match.entries)
        about = self.say("load.damaged", moves) if loaded.problem else self._detail(path, match.names, moves, state)
        return Summary(path, name, about, loaded.problem is None, match.game.id)

    def _detail(self, path: Path, names: tuple[str, ...], moves: int, state: str) -> str:
        when = strftime(self.say("load.date"), localtime(path.stat().st_mtime))
        return self.say("load.detail", ", ".join(names), moves, state, when)
