"""Somebody in front of a real window: starts the program, looks where things are, and clicks."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

from client.links.local import LocalLink
from client.scenes.table import TableScene
from engine.games.alien_frontiers.components import SOLAR_CONVERTER
from engine.record import Loaded, load
from tests.client.person import Person, a_person

SIZE = (1280, 720)
PATIENCE = 300.0
Point = tuple[int, int]


class Patience:
    """A bounded wait for something to become true."""

    def __init__(self, seconds: float = PATIENCE) -> None:
        self._end = monotonic() + seconds

    def left(self) -> bool:
        assert monotonic() < self._end, "it took too long"
        return True


class Window:
    """The program in a window of its own, and a hand on the mouse."""

    def __init__(self, command: Sequence[str], home: dict[str, str], folder: Path) -> None:
        self._home = home
        self._folder = folder
        self.saves = folder / ".local/share/orrery/saves"
        settings = folder / ".config" / "orrery" / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text(json.dumps({"language": "en", "speed": "off", "window": SIZE, "position": [0, 0]}))
        self.process = subprocess.Popen(command, env=home)

    def open(self) -> None:
        patience = Patience(60)
        while patience.left() and not self.xdotool("search", "--class", "orrery").strip():
            assert self.process.poll() is None, "the program ended before its window opened"

    def xdotool(self, *arguments: str) -> str:
        return subprocess.run(["xdotool", *arguments], env=self._home, capture_output=True, text=True).stdout

    def click(self, *points: Point) -> None:
        for x, y in points:
            self.xdotool("mousemove", str(x), str(y), "sleep", "0.05", "click", "1", "sleep", "0.05")

    def keys(self, *keys: str) -> None:
        self.xdotool("key", "--delay", "40", *keys)

    # -- what is on the screen -------------------------------------------------------------------------------

    def saved(self) -> Loaded:
        """The match so far: it is saved after every move."""
        return load(next(self.saves.glob("*.jsonl")))

    def look(self, arrange: Callable[[Person], None], *ids: str) -> list[Point]:
        """Where things are: laid out by the same code on an invisible screen of the same size."""
        with a_person(self._folder / "layout", SIZE) as person:
            arrange(person)
            person.wait(3)
            return [person.app.ui.in_sight[id].center for id in ids]

    def at_the_table(self, *ids: str) -> list[Point]:
        def arrange(person: Person) -> None:
            person.app.push(TableScene(person.app, LocalLink(self.saved().match)))

        return self.look(arrange, *ids)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def play_a_match(command: Sequence[str], home: dict[str, str], folder: Path) -> None:
    """Title, new game, table; dice rolled and docked by hand, then every hint taken until somebody has won; and out."""
    window = Window(command, home, folder)
    try:
        window.open()
        _sit_down(window)
        _roll_and_dock(window)
        patience = Patience()
        [lamp] = window.at_the_table("hint")
        while patience.left() and not window.saved().match.is_over:
            window.click(*[lamp] * 20)
        assert window.saved().problem is None
        [title] = window.at_the_table("end:title")
        [leave] = window.look(lambda person: None, "quit")
        while patience.left() and window.process.poll() is None:
            window.click(title, leave)
        assert window.process.returncode == 0
    finally:
        window.close()


def _sit_down(window: Window) -> None:
    [game] = window.look(lambda person: None, "game:alien_frontiers")
    [start] = window.look(lambda person: person.click_on("game:alien_frontiers"), "start")
    patience = Patience()
    while patience.left() and not list(window.saves.glob("*.jsonl")):
        window.click(game)
        window.xdotool("sleep", "0.5")
        window.click(start)
        window.xdotool("sleep", "0.5")


def _roll_and_dock(window: Window) -> None:
    """The first turn that is ours, with nothing but clicks on the things themselves."""
    patience = Patience()
    while patience.left() and window.saved().match.waiting() != (0,):
        window.xdotool("sleep", "0.2")
    _until_saved(window, *window.at_the_table("roll.0.0"))
    _until_saved(window, *window.at_the_table("die.0.0", f"station.{SOLAR_CONVERTER}.0"))
    assert any(window.saved().match.state.docks[SOLAR_CONVERTER])


def _until_saved(window: Window, *points: Point) -> None:
    """Click, and wait until the move is in the record."""
    before = len(window.saved().match.entries)
    window.click(*points)
    patience = Patience(20)
    while patience.left() and len(window.saved().match.entries) == before:
        window.xdotool("sleep", "0.1")
