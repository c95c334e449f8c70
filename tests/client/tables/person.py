"""A person at a drawn table: a window nobody sees, a mouse, a keyboard, and the patience to find every control."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Rect

from client.links.local import LocalLink
from client.locale import say
from client.scenes.log import Log
from client.stage.drawn import DrawnTable
from client.stage.table import Surroundings
from client.ui.art import Art
from client.ui.inputs import Input
from client.ui.kit import Ui
from client.ui.theme import Theme
from engine.core.game import Game, Setup
from engine.core.moves import Move
from engine.core.state import State
from engine.match import Chair, Match

NAMES = ("Ariane", "Mira", "Tycho", "Lacerda", "Eridani", "Fomalhaut")
TOP_BAR = 64
FRAME = 1 / 30
LAST_STEPS = 2
"""How many steps of a walk with Tab are really made. That Tab goes all the way round is tested once for each table."""
ART = Art()
"""Pictures are loaded once for all tests."""

Touch = Callable[[str], Move | None]


class Person:
    """Sits at a table of people only, in simulated time, and does everything through events of the window."""

    def __init__(
        self,
        game: Game[Any],
        make: Callable[[Surroundings], Any],
        seats: int,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        seed: int = 1,
        ui_scale: int = 100,
        text_scale: int = 100,
        length: float = 1.0,
        state: State | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        surface = pygame.display.set_mode(size)
        match = Match(game, Setup(seats, seed, options or {}), [Chair(name) for name in NAMES[:seats]])
        if state is not None:
            match.state = state
        self.game = game
        self.link = LocalLink(match)
        self.sounds: list[str] = []
        self.notices: list[str] = []
        self.log = Log()
        self.language = language
        self.around = Surroundings(
            link=self.link,
            words=game.words(language).with_names(self.link.names),
            colours=self.link.colours,
            say=self.say,
            play_sound=self.sounds.append,
            notify=self.notices.append,
            draw_log=lambda ui, rect: self.log.draw(ui, rect, self.link.colours),
            length=lambda: length,
        )
        self.theme = Theme(size, ui_scale, text_scale)
        self.ui = Ui(surface, self.theme, ART, Input())
        self.table = make(self.around)
        top = min(self.theme.px(TOP_BAR), round(size[1] * 0.1))
        self.area = Rect(0, top, size[0], size[1] - top)
        self.sent: list[Move] = []

    def say(self, key: str, *figures: object) -> str:
        return say(self.language, key, *figures)

    # -- the window ------------------------------------------------------------------------------------------

    def frame(self, event: pygame.event.Event | None = None, draws: bool = True, seconds: float = FRAME) -> Move | None:
        """One event (or none) and one drawing."""
        ui = self.ui
        ui.input.clock += seconds
        if event:
            ui.input.take(event)
        else:
            ui.input.begin()
        ui.draws = draws
        ui.begin()
        if ui.input.action == "cancel":
            self.table.cancel()
        move: Move | None = self.table.draw(ui, self.area, self.link.moves())
        ui.end()
        if move is not None:
            self.play(move)
        self.table.advance(seconds)
        return move

    def play(self, move: Move) -> None:
        """Make a move of whoever is at the screen, and let whoever is asked next sit down."""
        assert move in self.link.moves()
        self.sent.append(move)
        self.link.send(move)
        for update in self.link.poll():
            self.log.tell(self.around.words, update)
            self.table.show(update)
        self.sit_down()

    def sit_down(self) -> None:
        seat = self.link.next_viewer()
        if seat is not None:
            self.link.sit_down(seat)
            self.table.jump(self.link.view)

    def move_to(self, point: tuple[int, int]) -> None:
        self.frame(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0)), draws=False)

    def click(self, id: str) -> Move | None:
        move = self.click_at(self.ui.spots[id].center)
        self.look()
        return move

    def click_at(self, point: tuple[int, int], draws: bool = False) -> Move | None:
        self.move_to(point)
        down = self.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1), draws)
        up = self.frame(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=point, button=1), draws)
        return down or up

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> Move | None:
        self.move_to(start)
        self.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1), draws=False)
        self.frame(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)), draws=False)
        return self.frame(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1), draws=False)

    def wheel(self, point: tuple[int, int], steps: int) -> None:
        self.move_to(point)
        self.frame(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps), draws=False)
        self.look()

    def key(self, key: int) -> Move | None:
        move = self.frame(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0), draws=False)
        self.look()
        return move

    def look(self) -> None:
        """Draw once without doing anything, so that every control is known; what was asked for at once is done."""
        while self.frame(draws=False, seconds=0) is not None and not self.table.is_moving:
            pass

    def settle(self) -> None:
        """Wait until nothing moves."""
        for _ in range(600):
            if not self.table.is_moving:
                return
            self.table.advance(FRAME)
        raise AssertionError("something moves for ever")

    # -- making a move as a person would ----------------------------------------------------------------------

    def make_with_mouse(self, move: Move) -> None:
        """Point at everything a move takes, in order; the move must come out of the last click."""
        self._make(move, self.click)

    def make_with_keys(self, move: Move) -> None:
        self._make(move, self.reach)

    def make_with_controller(self, move: Move) -> None:
        self._make(move, self.reach_with_controller)

    def _make(self, move: Move, touch: Touch) -> None:
        self.table.finish()
        self.look()
        done = self.walk(move, touch)
        assert done == move, f"meant {move}, made {done}"

    def walk(self, move: Move, touch: Touch) -> Move | None:
        """Go along the path of a move; what comes out of its end."""
        table: DrawnTable[Any, Any, Any] = self.table
        path = table.path_of(move)
        if path is None:
            return touch(f"move.{table.choosing.leftovers.index(move)}")
        *first, last = path.picks
        for pick in first:
            touch(table.control_of(pick))
        while missing := Counter(path.bag or ()) - table.choosing.bag:
            if done := touch(table.bearers(missing)[0]):
                return done
            assert Counter(path.bag or ()) - table.choosing.bag != missing, f"{missing} cannot be selected"
        heard = len(self.notices)
        done = touch(table.control_of(last))
        if done is None and len(self.notices) > heard:
            done = touch(table.control_of(last))
        return done

    def reach(self, id: str) -> Move | None:
        """Walk the focus to a control with Tab, the shorter way round, and activate it."""
        tab = {"type": pygame.KEYDOWN, "key": pygame.K_TAB}
        self._walk(id, {**tab, "mod": 0}, {**tab, "mod": pygame.KMOD_SHIFT})
        return self.key(pygame.K_RETURN)

    def reach_with_controller(self, id: str) -> Move | None:
        """The same with the shoulder buttons and A."""
        push = {"type": pygame.CONTROLLERBUTTONDOWN, "instance_id": 0}
        self._walk(
            id,
            {**push, "button": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER},
            {**push, "button": pygame.CONTROLLER_BUTTON_LEFTSHOULDER},
        )
        move = self.frame(_event({**push, "button": pygame.CONTROLLER_BUTTON_A}), draws=False)
        self.look()
        return move

    def _walk(self, id: str, forth: dict[str, int], back: dict[str, int]) -> None:
        ids = self.stops()
        assert id in ids, f"{id} cannot be focused"
        if self.ui.focus not in ids:
            self.ui.focus = ids[0]
        here, there = ids.index(self.ui.focus or ids[0]), ids.index(id)
        forward = (there - here) % len(ids)
        backward = len(ids) - forward
        steps = min(forward, backward, LAST_STEPS)
        event, way = (_event(forth), 1) if forward <= backward else (_event(back), -1)
        self.ui.focus = ids[(there - way * steps) % len(ids)]
        for _ in range(steps):
            self.frame(event, draws=False)
        assert self.ui.focus == id, f"{id} was not reached"

    def stops(self) -> list[str]:
        """Where Tab stops, in order."""
        return [spot for spot in self.ui.spots if spot not in self.ui._aside]


def _event(values: dict[str, int]) -> pygame.event.Event:
    kind, *_ = values.values()
    return pygame.event.Event(kind, {name: value for name, value in values.items() if name != "type"})
