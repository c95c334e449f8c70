"""How fast the window is: frames, starts, rest and memory. Runs in a process of its own, without a display."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

SIZE = (1920, 1080)
FRAMES = 600
IDLE_SECONDS = 3.0
SETTLE_SECONDS = 6.0
"""By then a table that nobody touches has come to rest."""
MODULE = "client.bench"


def measure() -> dict[str, float]:
    """Every figure, each measured in a fresh process."""
    return {**_fresh("starts"), **_fresh("frames"), **_fresh("rest")}


def _fresh(what: str) -> dict[str, float]:
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    _run(what, environment)  # once to warm the disk
    return _run(what, environment)


def _run(what: str, environment: dict[str, str]) -> dict[str, float]:
    began = perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", MODULE, what], env=environment, capture_output=True, text=True, check=True
    )
    figures: dict[str, float] = json.loads(done.stdout)
    if "title_seconds" in figures:
        figures["title_seconds"] += max(0.0, perf_counter() - began - figures.pop("process_seconds"))
    return figures


def starts() -> dict[str, float]:
    """From nothing to the title screen, and from Start to the table."""
    began = perf_counter()
    from client.scenes.new_game import NewGameScene

    app = _app()
    app.step([], 0.0)
    title = perf_counter() - began
    app.go("new_game", "alien_frontiers")
    app.step([], 0.0)
    clicked = perf_counter()
    scene = app.scene
    assert isinstance(scene, NewGameScene)
    scene.start()
    app.step([], 0.0)
    table = perf_counter() - clicked
    app.close()
    return {"title_seconds": title, "table_seconds": table, "process_seconds": perf_counter() - began}


def frames() -> dict[str, float]:
    """Alien Frontiers with four seats while dice fly and an admiral thinks: the time of a frame before it is shown."""
    from client.links.local import LocalLink
    from engine.core.game import Setup
    from engine.games.alien_frontiers import GAME
    from engine.match import Chair, Match

    app = _app()
    app.settings.speed = "normal"
    match = Match(GAME, Setup(4, 5), [Chair(f"Admiral {seat}", "admiral") for seat in range(4)])
    app.go("table", LocalLink(match, seconds=0.3))
    for _ in range(30):
        app.step([], 1 / 60)
    times = []
    for _ in range(FRAMES):
        app.ui.wants_frame = True
        began = perf_counter()
        app.step([], 1 / 60)
        times.append(perf_counter() - began)
    app.close()
    times.sort()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {
        "frame_ms_median": 1000 * times[len(times) // 2],
        "frame_ms_99th": 1000 * times[len(times) * 99 // 100],
        "memory_mb": memory,
    }


def rest() -> dict[str, float]:
    """A table at which a person thinks and nothing moves: the share of a core it takes."""
    import pygame

    from client.links.local import LocalLink
    from engine.core.game import Setup
    from engine.games.alien_frontiers import GAME
    from engine.match import Chair, Match

    app = _app()
    app.go("table", LocalLink(Match(GAME, Setup(4, 5), [Chair(f"Player {seat}") for seat in range(4)])))
    for _ in range(round(SETTLE_SECONDS * 20)):
        app.step([], 1 / 20)
    pygame.time.set_timer(pygame.QUIT, round(IDLE_SECONDS * 1000), loops=1)
    began, used = perf_counter(), process_time()
    app.run()
    return {"idle_percent_of_a_core": 100 * (process_time() - used) / (perf_counter() - began)}


def _app() -> Any:
    from client import paths
    from client.app import App
    from client.settings import Settings

    folder = Path(tempfile.mkdtemp(prefix="orrery-bench-"))
    paths.saves = lambda: folder / "saves"
    app = App(Settings(language="en"), SIZE, quiet=True, path=folder / "settings.json")
    app.go("title")
    return app


if __name__ == "__main__":
    figures = {"starts": starts, "frames": frames, "rest": rest}[sys.argv[1]]()
    print(json.dumps(figures))
