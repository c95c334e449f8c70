"""Matches kept on this machine: go on with one, or throw it away."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from client import paths
from client.lan.keeping import kept_beside
from client.links.local import LocalLink
from client.scenes.hosting import HostingScene, reopened
from client.scenes.replay import ReplayScene
from client.scenes.scene import Scene
from client.scenes.table import TableScene
from client.ui.canvas import BODY, SMALL, STRONG
from client.ui.kit import Ui
from client.ui.theme import WARNING, TextStyle
from engine.record import BadRecord, Recorder, load

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
    detail: str
    problem: str | None
    usable: bool

    @property
    def about(self) -> str:
        """What is wrong with it, else how far it has got."""
        return self.problem or self.detail


def open_save(app: Any, path: Path) -> None:
    """Sit down at a saved match, or open its table again; what cannot be read is said, nothing is lost."""
    try:
        loaded = load(path)
        if kept_beside(path).exists() and not loaded.match.is_over:
            app.push(HostingScene(app, reopened(loaded.match, path)))
            return
        recorder = Recorder.resume(loaded, path)
    except (BadRecord, OSError) as error:
        app.push(LoadScene(app, str(error)))
        return
    link = LocalLink(loaded.match, recorder, app.settings.bot_seconds)
    scene = TableScene(app, link)
    if loaded.problem:
        scene.notice(app.say("load.damaged", loaded.problem))
    app.push(scene)


class LoadScene(Scene):
    def __init__(self, app: Any, problem: str = "") -> None:
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
            ui.label(self.say("load.empty"), area, BODY)
            return
        side = ui.px(64)
        wide = area.width > ui.px(CRAMPED)
        button = ui.px(210) if wide else side
        width = area.width - ui.px(16)
        text = width - 2 * button - side - ui.px(70)
        heights = [
            max(side, ui.theme.line_height(STRONG) + ui.theme.height(save.about, SMALL, text)) + ui.px(38)
            for save in self._saves
        ]
        with ui.scroll("saves", area, sum(heights)) as offset:
            top = area.top - offset
            for save, height in list(zip(self._saves, heights, strict=True)):
                rect = pygame.Rect(area.left, top, width, height - ui.px(14))
                top += height
                if rect.bottom > area.top - height and rect.top < area.bottom + height:
                    self._row(ui, rect, save, pygame.Rect(rect.left + ui.px(20), rect.top + ui.px(12), text, height))
                    self._row_buttons(ui, rect, save, button, side)

    def _read_next(self) -> None:
        """One save a frame: whoever has many sees the newest at once."""
        if self._unread:
            self._saves.append(self._summary(self._unread.pop(0)))
            self.app.ui.wants_frame = True

    def _row(self, ui: Ui, rect: pygame.Rect, save: Summary, text: pygame.Rect) -> None:
        ui.panel(rect)
        used = ui.label(save.title, text, STRONG)
        line = pygame.Rect(text.left, text.top + used, text.width, text.height - used)
        ui.label(save.about, line, TextStyle("small", colour=WARNING) if save.problem else SMALL)

    def _row_buttons(self, ui: Ui, rect: pygame.Rect, save: Summary, width: int, side: int) -> None:
        """See it again, play on, throw it away; signs alone where there is no room for words."""
        trash = pygame.Rect(rect.right - side - ui.px(12), 0, side, side)
        trash.centery = rect.centery
        play = pygame.Rect(trash.left - width - ui.px(10), trash.top, width, side)
        look = pygame.Rect(play.left - width - ui.px(10), trash.top, width, side)
        for id, place, icon in (("replay", look, "eye"), ("open", play, "play")):
            word = self.say(f"load.{id}")
            spoken, hint = (word, "") if width > side else ("", word)
            if ui.button(f"{id}:{save.path.name}", place, spoken, icon, enabled=save.usable, tooltip=hint):
                self._open(id, save.path)
        sure = self._condemned == save.path
        if ui.button(
            f"trash:{save.path.name}",
            trash,
            icon="check" if sure else "trash",
            danger=sure,
            tooltip=self.say("load.really" if sure else "load.delete"),
        ):
            if sure:
                save.path.unlink(missing_ok=True)
                kept_beside(save.path).unlink(missing_ok=True)
                self._saves.remove(save)
                self._condemned = None
            else:
                self._condemned = save.path

    def _open(self, id: str, path: Path) -> None:
        if id == "open":
            open_save(self.app, path)
            return
        try:
            self.app.push(ReplayScene(self.app, load(path).match))
        except BadRecord as error:
            self._problem = str(error)

    def _summary(self, path: Path) -> Summary:
        try:
            loaded = load(path)
        except BadRecord as error:
            return Summary(path, path.name, "", str(error), usable=False)
        match = loaded.match
        name = match.game.words(self.app.settings.language).text("game", "name")
        state = self.say("load.over") if match.is_over else self.say("load.waits", match.names[match.waiting()[0]])
        detail = self.say("load.detail", ", ".join(match.names), len(match.entries), state)
        return Summary(path, name, detail, loaded.problem, usable=True)
