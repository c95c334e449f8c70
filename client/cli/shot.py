"""`orrery shot`: any screen as a picture, without a display. The README's pictures come from it."""

from __future__ import annotations

import os
import re
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from client.cli.errors import BadArgument
from engine.bots.levels import make_bot
from engine.core.game import Setup
from engine.games import load_game
from engine.match import Chair, Match

if TYPE_CHECKING:
    import pygame

KINDS = (".png", ".jpg", ".bmp", ".tga")
LARGEST = 8192
NAMES = ("Ada", "Ben", "Cleo", "Dev", "Eve", "Fay")


def run(arguments: Namespace) -> int:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"

    from client import paths
    from client.app import App
    from client.settings import SCALES, Settings

    size = re.fullmatch(r"(\d{3,5})x(\d{3,5})", arguments.size)
    if not size or max(int(size[1]), int(size[2])) > LARGEST:
        raise BadArgument(f"{arguments.size!r} is not a size like 1920x1080, at most {LARGEST} pixels a side")
    if arguments.scale not in SCALES:
        raise BadArgument(f"the scale is one of {', '.join(map(str, SCALES))}, not {arguments.scale}")
    settings = Settings(
        language=arguments.lang,
        speed="off",
        ui_scale=arguments.scale,
        plain_table=arguments.scene == "plain",
    )
    with TemporaryDirectory() as folder:
        paths.home = Path(folder)
        app = App(settings, (int(size[1]), int(size[2])), quiet=True, path=Path(folder) / "settings.json")
        try:
            _show(app, arguments)
            for _ in range(40 if arguments.scene == "end" else 4):
                app.step([], 0.05)
            _write(app.surface, Path(arguments.file))
        finally:
            app.close()
            paths.home = None
    return 0


def _write(picture: pygame.Surface, file: Path) -> None:
    import pygame

    if file.suffix.lower() not in KINDS:
        raise BadArgument(f"{file} is no picture: its name ends in {', '.join(KINDS)}")
    try:
        pygame.image.save(picture, str(file))
    except pygame.error as error:
        raise BadArgument(f"{file} cannot be written: {error}") from error


def _show(app: object, arguments: Namespace) -> None:
    from client.app import App
    from client.links.local import LocalLink

    assert isinstance(app, App)
    app.go("title")
    game = load_game(arguments.game)
    if arguments.scene == "new":
        app.go("new_game", game.id)
    elif arguments.scene == "settings":
        app.go("settings")
    elif arguments.scene == "rules":
        app.go("rules", game)
    elif arguments.scene == "gallery":
        app.go("rules", game, gallery=True)
    elif arguments.scene == "load":
        app.go("load")
    elif arguments.scene != "title":
        link = LocalLink(played(arguments))
        link.sit_down(arguments.seat)
        app.go("table", link)


def played(arguments: Namespace) -> Match:
    """A match of people, some moves in; `end` plays it to the end."""
    game = load_game(arguments.game)
    seats = arguments.seats or max(count for count in game.seat_counts if count <= 4)
    setup = Setup(seats, arguments.seed)
    game.check(setup)
    if arguments.seat not in range(seats):
        raise BadArgument(f"seats are numbered 0 to {seats - 1}, there is no seat {arguments.seat}")
    match = Match(game, setup, [Chair(name) for name in NAMES[:seats]])
    bots = [make_bot("pilot", game, arguments.seed + seat) for seat in range(seats)]
    while (waiting := match.waiting()) and (arguments.scene == "end" or len(match.entries) < arguments.moves):
        seat = waiting[0]
        match.play(seat, bots[seat].move(game.view(match.state, seat), seat))
    while (waiting := match.waiting()) and arguments.scene != "end" and arguments.seat not in waiting:
        seat = waiting[0]
        match.play(seat, bots[seat].move(game.view(match.state, seat), seat))
    return match
