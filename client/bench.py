"""How fast the window is: starts, frames, the camera, rest and memory, for each drawn table. Each figure is taken in a
process of its own, without a display."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

SIZE = (1920, 1080)
FRAMES = 600
NOTCHES = 24
DRAGS = 240
IDLE_SECONDS = 3.0
SETTLE_SECONDS = 6.0
"""By then a table that nobody touches has come to rest."""
MIDDLE = 120
"""Moves of pilots after which a table is full enough to be worth measuring."""
MODULE = "client.bench"
Figures = dict[str, float]


def measure() -> Figures:
    """The window itself: from nothing to the title."""
    return _fresh("title")


def measure_table(game_id: str) -> Figures:
    """One game's own table; nothing where the game has none."""
    from client.tables import is_drawn

    if not is_drawn(game_id):
        return {}
    figures: Figures = {}
    for what in ("starts", "frames", "camera", "rest"):
        figures |= _fresh(what, game_id)
    return figures


def _fresh(*arguments: str) -> Figures:
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    _run(arguments, environment)  # once to warm the disk
    return _run(arguments, environment)


def _run(arguments: tuple[str, ...], environment: dict[str, str]) -> Figures:
    began = perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", MODULE, *arguments], env=environment, capture_output=True, text=True, check=True
    )
    figures: Figures = json.loads(done.stdout)
    if "title_seconds" in figures:
        figures["title_seconds"] += max(0.0, perf_counter() - began - figures.pop("process_seconds"))
    return figures


def title() -> Figures:
    """From nothing to the title screen."""
    began = perf_counter()
    app = _app()
    app.step([], 0.0)
    title = perf_counter() - began
    app.close()
    return {"title_seconds": title, "process_seconds": perf_counter() - began}


def starts(game_id: str) -> Figures:
    """From Start to the first frame of the table."""
    from client.scenes.new_game import NewGameScene

    app = _app()
    app.step([], 0.0)
    app.go("new_game", game_id)
    app.step([], 0.0)
    clicked = perf_counter()
    scene = app.scene
    assert isinstance(scene, NewGameScene)
    scene.start()
    app.step([], 0.0)
    table = perf_counter() - clicked
    app.close()
    return {"table_seconds": table}


def frames(game_id: str) -> Figures:
    """Admirals play one another: the time of a frame before it is shown."""
    app = _app()
    app.settings.speed = "normal"
    app.go("table", _match(game_id, "admiral", seconds=0.3))
    times = _timed(app, FRAMES, lambda number: [])
    app.close()
    return {**_spread("frame", times), "memory_mb": _memory()}


def camera(game_id: str) -> Figures:
    """An admiral thinks while somebody looks round: notches of the wheel, then dragging the board about."""
    import pygame

    app = _app()
    app.go("table", _match(game_id, "admiral", seconds=30.0))
    _timed(app, 60, lambda number: [])
    x, y = SIZE[0] // 2, SIZE[1] * 2 // 5
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))], 1 / 60)
    notches = _timed(
        app, NOTCHES, lambda number: [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1 if number % 6 < 3 else -1)]
    )
    for _ in range(3):
        app.step([pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1)], 1 / 60)
    app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)], 1 / 60)

    def drag(number: int) -> list[Any]:
        there = x + abs(number % 80 - 40) * 4 - 80, y + abs(number % 60 - 30) * 4 - 60
        return [pygame.event.Event(pygame.MOUSEMOTION, pos=there, rel=(4, 4), buttons=(1, 0, 0))]

    drags = _timed(app, DRAGS, drag)
    app.close()
    return {
        "notch_ms_median": 1000 * notches[len(notches) // 2],
        "notch_ms_worst": 1000 * notches[-1],
        **_spread("drag", drags),
        "memory_after_looking_round_mb": _memory(),
    }


def rest(game_id: str) -> Figures:
    """A table at which a person thinks and nothing moves: the share of a core it takes."""
    import pygame

    app = _app()
    app.go("table", _match(game_id, None))
    for _ in range(round(SETTLE_SECONDS * 20)):
        app.step([], 1 / 20)
    pygame.time.set_timer(pygame.QUIT, round(IDLE_SECONDS * 1000), loops=1)
    began, used = perf_counter(), process_time()
    app.run()
    return {"idle_percent_of_a_core": 100 * (process_time() - used) / (perf_counter() - began)}


def _match(game_id: str, level: str | None, seconds: float = 1.5) -> Any:
    """The middle of a match of pilots at a full table, then played on by people or by bots of a level."""
    from client.links.local import LocalLink
    from engine.bots.levels import make_bot
    from engine.core.game import Setup
    from engine.games import load_game
    from engine.match import Chair, Match

    game = load_game(game_id)
    seats = max(count for count in game.seat_counts if count <= 4)
    match = Match(game, Setup(seats, 5), [Chair(f"Player {seat}", level) for seat in range(seats)])
    bots = [make_bot("pilot", game, seat) for seat in range(seats)]
    while len(match.entries) < MIDDLE and not match.is_over:
        seat = match.waiting()[0]
        match.play(seat, bots[seat].move(game.view(match.state, seat), seat))
    return LocalLink(match, seconds=seconds)


def _timed(app: Any, count: int, events: Callable[[int], list[Any]]) -> list[float]:
    """The times of so many frames, the shortest first. The first frames after a change of scene do not count."""
    for _ in range(30):
        app.step([], 1 / 60)
    times = []
    for number in range(count):
        app.ui.wants_frame = True
        given = events(number)
        began = perf_counter()
        app.step(given, 1 / 60)
        times.append(perf_counter() - began)
    return sorted(times)


def _spread(name: str, times: list[float]) -> Figures:
    return {f"{name}_ms_median": 1000 * times[len(times) // 2], f"{name}_ms_99th": 1000 * times[len(times) * 99 // 100]}


def _memory() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _app() -> Any:
    from client import paths
    from client.app import App
    from client.settings import Settings

    folder = Path(tempfile.mkdtemp(prefix="orrery-bench-"))
    paths.saves = lambda: folder / "saves"
    app = App(Settings(language="en"), SIZE, quiet=True, path=folder / "settings.json")
    app.go("title")
    return app


TABLES: dict[str, Callable[[str], Figures]] = {"starts": starts, "frames": frames, "camera": camera, "rest": rest}

if __name__ == "__main__":
    what, *game_ids = sys.argv[1:]
    print(json.dumps(title() if what == "title" else TABLES[what](game_ids[0])))
