"""Pictures of a handful of screens as they should look: `make golden` takes them anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from client.app import App
from client.links.local import LocalLink
from client.scenes.new_game import NewGameScene
from client.scenes.replay import ReplayScene
from client.scenes.scene import Scene
from client.scenes.settings import SettingsScene
from client.scenes.table import TableScene
from client.scenes.title import TitleScene
from client.stage.lessons import Lessons
from client.tables.empires_of_the_void.lessons import LESSONS as EMPIRES
from client.tables.on_mars.lessons import LESSONS as ON_MARS
from client.tables.starfarers.lessons import LESSONS as STARFARERS
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.games.alien_frontiers import GAME
from engine.match import Chair, Match
from tests.client.person import a_person

FOLDER = Path(__file__).parent
WINDOW = (1280, 720)
STORED = (480, 270)
TILES = (80, 45)


def played(moves: int) -> Match:
    """Some moves of a match, made by chance that is always the same."""
    match = Match(
        GAME, Setup(4, 3), [Chair(name, colour=seat) for seat, name in enumerate(("Ada", "Ben", "Cleo", "Dev"))]
    )
    rng = Rng(1)
    while (waiting := match.waiting()) and len(match.entries) < moves:
        match.play(waiting[0], rng.choice(match.moves(waiting[0])))
    return match


def seated(match: Match) -> LocalLink:
    link = LocalLink(match)
    link.sit_down(0)
    return link


def taught(lessons: Lessons, caption: str) -> Match:
    """The match of some lessons, as far as where this is said."""
    chairs = [Chair("Ada", colour=0), Chair("Ben", colour=1)][: lessons.setup.seats]
    match = Match(lessons.game, lessons.setup, chairs)
    match.state = lessons.first_position()
    for beat in lessons.script:
        if beat.caption == caption:
            break
        match.play(beat.seat, beat.move)
    return match


SCREENS: dict[str, tuple[bool, Callable[[App], Scene]]] = {
    "title": (False, TitleScene),
    "new_game": (False, lambda app: NewGameScene(app, "alien_frontiers")),
    "settings": (False, SettingsScene),
    "table": (False, lambda app: TableScene(app, LocalLink(played(120)))),
    "plain_table": (True, lambda app: TableScene(app, LocalLink(played(120)))),
    "ending": (False, lambda app: TableScene(app, LocalLink(played(10_000)))),
    "starfarers_flight": (False, lambda app: TableScene(app, seated(taught(STARFARERS, "fly")))),
    "starfarers_offer": (False, lambda app: TableScene(app, seated(taught(STARFARERS, "ask")))),
    "starfarers_encounter": (False, lambda app: TableScene(app, seated(taught(STARFARERS, "help")))),
    "on_mars_orbit": (False, lambda app: TableScene(app, seated(taught(ON_MARS, "crowd")))),
    "on_mars_colony": (False, lambda app: TableScene(app, seated(taught(ON_MARS, "build")))),
    "on_mars_movement": (False, lambda app: TableScene(app, seated(taught(ON_MARS, "rover")))),
    "empires_galaxy": (False, lambda app: TableScene(app, seated(taught(EMPIRES, "carrier")))),
    "empires_battle": (False, lambda app: TableScene(app, seated(taught(EMPIRES, "loss")))),
    "replay": (True, lambda app: ReplayScene(app, played(40))),
}
"""Whether at the plain table, and what is shown."""


def take(name: str, folder: Path) -> pygame.Surface:
    """A screen as it looks now, at the size in which pictures are kept."""
    plain, make = SCREENS[name]
    with a_person(folder, WINDOW, plain_table=plain) as person:
        person.app.push(make(person.app))
        person.wait(4)
        return pygame.transform.smoothscale(person.app.surface, STORED)


def differences(one: pygame.Surface, other: pygame.Surface) -> list[int]:
    """How far apart two pictures are, tile by tile: the edges of letters blur away, a missing panel does not."""
    colours = [pygame.image.tobytes(pygame.transform.smoothscale(picture, TILES), "RGB") for picture in (one, other)]
    return [abs(here - there) for here, there in zip(*colours, strict=True)]
