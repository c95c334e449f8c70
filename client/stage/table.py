"""What a table is: it draws a view, animates what happens and turns pointing into moves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

import pygame

from client.links.link import Link, Update
from client.ui.kit import Ui
from engine.core.moves import Event, Move, Seat
from engine.core.state import State
from engine.core.words import Words


@dataclass(slots=True)
class Surroundings:
    """What every table is given: the link, words in the player's language, and what the scene around it offers."""

    link: Link
    words: Words
    """The game's catalogue with the names of the people at the table."""
    colours: tuple[int, ...]
    """Which of the table's colours each seat has."""
    say: Callable[..., str]
    """The client's catalogue: say("table.your_turn", name)."""
    play_sound: Callable[[str], None]
    notify: Callable[[str], None]
    """Says something for a while above the table."""
    draw_log: Callable[[Ui, pygame.Rect], Event | None]
    """Draws the log of the match into a rectangle; returns what a clicked line is about."""
    length: Callable[[], float]
    """How long animations last, against normal; 0 for none."""
    is_new: Callable[[], bool] = lambda: False
    """Has the person finished too few matches of this game to know its signs?"""


class Table(ABC):
    """One game's table. The scene calls `draw` every frame, and `show` for each thing that happened, one at a time."""

    fills_area: ClassVar[bool] = False
    """Does it paint all of its area, so that nothing need lie behind?"""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.view = around.link.view
        """The view being shown: it lags behind the link's while things move."""

    @abstractmethod
    def draw(self, ui: Ui, area: pygame.Rect, moves: list[Move]) -> Move | None:
        """Draw everything inside an area and let the person act; returns the move they made, if they did."""

    def point_out(self, move: Move | None) -> None:
        """Show how this move is made, until told otherwise."""

    def pointed_out(self) -> list[str]:
        """The controls that are lit for the move being shown."""
        return []

    def show(self, update: Update) -> None:
        """Begin to animate what happened; the view becomes the one after it."""
        self.view = update.view

    def advance(self, seconds: float) -> None:
        """Time passes for whatever moves."""

    @property
    def is_moving(self) -> bool:
        """Is anything under way that the next update should wait for?"""
        return False

    @property
    def needs_frames(self) -> bool:
        """Does anything change from frame to frame, waited for or not?"""
        return self.is_moving

    def token(self, seat: Seat, source: str) -> tuple[str, int]:
        """The picture that points of a source are counted in, and how many points each is; 0 where one stands for all
        of them. No picture where the table has none."""
        return "", 0

    @property
    def board(self) -> pygame.Rect | None:
        """The part of the window that shows what the match is about."""
        return None

    def finish(self) -> None:
        """Bring everything that moves to its end at once."""

    def minds_motions(self, ui: Ui) -> bool:
        """Is what the person just did about what moves, to hold it or let it go on? Anything else ends it at once."""
        return False

    def jump(self, view: State) -> None:
        """Show a position without telling how it came about: after an undo, or when somebody else sits down."""
        self.finish()
        self.view = view

    def cancel(self) -> bool:
        """Drop a choice half made; False if there was none."""
        return False
