"""Learning to play at the real table: a match laid out beforehand, and golden rings round what is to be used next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from client.links.local import LocalLink
from engine.core.game import Game, Setup
from engine.core.moves import Move, Seat
from engine.core.state import State
from engine.match import Chair, Match


@dataclass(frozen=True, slots=True)
class Beat:
    """One move of the match, and what the person is told before it (a key of the table's words, after `teach_`)."""

    seat: Seat
    move: Move
    caption: str
    lesson: int


@dataclass(frozen=True, slots=True)
class Lessons:
    """A match written out move by move, so that each teaches something. The person sits at seat 0.

    The table's words have `teach_rival_name`, `teach_1` and so on for the headings, and `teach_` with each caption.
    """

    game: Game[Any]
    section: str
    """What the keys of the table's words begin with."""
    setup: Setup
    script: tuple[Beat, ...]
    first_position: Callable[[], State]

    @property
    def count(self) -> int:
        return self.script[-1].lesson


class LessonLink(LocalLink):
    """The match of the lessons: a real one, in which rivals move as written, without thinking."""

    you: Seat = 0

    def __init__(self, lessons: Lessons, you: str, rival: str) -> None:
        rivals = [Chair(rival, "cadet") for _ in range(lessons.setup.seats - 1)]
        match = Match(lessons.game, lessons.setup, [Chair(you), *rivals])
        match.state = lessons.first_position()
        self._script = lessons.script
        super().__init__(match)

    @property
    def beat(self) -> Beat | None:
        """What comes next; None once everything has been taught."""
        at = len(self.match.entries)
        return self._script[at] if at < len(self._script) else None

    def moves(self) -> list[Move]:
        return super().moves() if self.beat else []

    def _let_bots_play(self, now: float) -> None:
        beat = self.beat
        if beat and beat.seat != self.you and self._driver.could_follow(now):
            self._driver.play(beat.seat, beat.move, now)
