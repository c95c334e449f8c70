"""What a person has opened and pulled up at the table: nothing of it is part of the match."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from pygame import Rect

from client.stage.choosing import Choosing
from client.stage.frame import Frame
from client.stage.picks import Pick
from client.tables.on_mars.layout import MarsLayout
from client.tables.on_mars.looks import Livery
from client.ui.kit import Ui
from engine.core.moves import Event, Move, Seat
from engine.core.preview import Forecast, forecast
from engine.games.on_mars.events import ActionChosen, BuildingUsed, ExecutiveChosen, TurnBegan
from engine.games.on_mars.state import OnMarsState

Drawing = Frame[OnMarsState, MarsLayout, Livery]
PACES: Final[Sequence[tuple[str, float]]] = (("slow", 1.2), ("normal", 0.7), ("fast", 0.35), ("by_hand", 0.35))
"""Seconds between the moments of Lacerda's turn; by hand each of them waits."""
WORLDS = 3
"""In how many imagined worlds a move is tried."""


@dataclass(slots=True)
class Beat:
    """A moment of Lacerda's turn."""

    kind: str
    events: list[Event] = field(default_factory=list)
    start: float = 0.0
    """When it begins, on the clock of the motions."""


@dataclass(slots=True)
class Desk:
    drawer: int = 0
    """Which drawer is open; 0 for none."""
    pinned: bool = False
    asked: int = 0
    """The drawer that the present choice needs."""
    is_up: bool = False
    """Is the console drawn up?"""
    shown: int = 0
    """Whose board the console is: 0 for one's own, else that panel's."""
    action: int = -1
    """The main action under way, or taken last."""
    beats: Sequence[Beat] = ()
    """Lacerda's last turn."""
    beat: int = -1
    """Which moment of it is being looked at again."""
    tells: bool = False
    """Is his turn shown?"""
    again: bool = False
    """Was it asked for again, though something else is to be chosen?"""
    pace: int = 1
    """How fast it is told: one of PACES."""
    heard: int = -1
    """The last of its moments that has been waited for by hand."""
    knobs: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    """Where it is held and let go on."""
    deeds: list[Event] = field(default_factory=list)
    """What has happened since the present turn began."""
    course: list[str] = field(default_factory=list)
    """The steps of the action under way that have been asked for."""
    kept: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    """For each number of moves made: how many deeds and steps there were, and which action it was."""
    ways: tuple[tuple[OnMarsState, Pick], dict[int, tuple[Move, ...]]] | None = None
    """How far the piece picked up gets, for the position and the piece it was found out for."""
    _seen: OnMarsState | None = None
    _known: dict[tuple[Seat, Move], Forecast] = field(default_factory=dict)

    def forecast(self, frame: Drawing, move: Move) -> Forecast:
        """What a move is bound to bring, found out once for a position."""
        if self._seen is not frame.view:
            self._seen, self._known = frame.view, {}
        key = frame.seat, move
        if key not in self._known:
            self._known[key] = forecast(frame.around.link.game, frame.view, frame.seat, move, WORLDS)
        return self._known[key]

    def note(self, events: Sequence[Event]) -> None:
        """Something happened: from the last turn that began on it is told beside the map."""
        for event in events:
            if isinstance(event, TurnBegan):
                self.deeds, self.course, self.kept, self.action = [], [], {}, -1
            elif isinstance(event, ActionChosen):
                self.action = event.action
            if isinstance(event, ActionChosen | ExecutiveChosen | BuildingUsed):
                self.course = []
            self.deeds.append(event)

    def mark(self, made: int) -> None:
        """Keep how far things had come after so many moves."""
        self.kept.setdefault(made, (len(self.deeds), len(self.course), self.action))

    def back_to(self, made: int) -> None:
        """Moves were taken back."""
        deeds, steps, self.action = self.kept.get(made, (0, 0, -1))
        self.deeds, self.course = self.deeds[:deeds], self.course[:steps]
        self.kept = {number: kept for number, kept in self.kept.items() if number <= made}
        self.shown = 0

    def present(self, frame: Drawing) -> int:
        """The moment of Lacerda's turn that is shown: the one under way, or the one asked for."""
        if frame.motions.is_moving:
            return max([0, *(n for n, beat in enumerate(self.beats) if beat.start <= frame.motions.clock)])
        if 0 <= self.beat < len(self.beats):
            return self.beat
        return next((n for n, beat in enumerate(self.beats) if beat.kind == "result"), len(self.beats) - 1)

    def tell(self, beats: Sequence[Beat]) -> None:
        """Lacerda has had a turn."""
        self.beats, self.beat, self.heard, self.tells, self.again = beats, -1, -1, True, False

    @property
    def is_by_hand(self) -> bool:
        return PACES[self.pace][0] == "by_hand"

    def go_on(self, frame: Drawing) -> None:
        """To the next moment of Lacerda's turn."""
        present = self.present(frame)
        if not frame.motions.is_moving:
            self.beat = min(len(self.beats) - 1, present + 1)
        elif frame.motions.is_held and self.is_by_hand:
            frame.motions.is_held = False
        elif present + 1 < len(self.beats):
            frame.motions.skip_to(self.beats[present + 1].start)
        else:
            frame.motions.finish()

    def wait(self, frame: Drawing) -> None:
        """By hand every moment waits to be gone on from."""
        if self.is_by_hand and frame.motions.is_moving and (now := self.present(frame)) > self.heard:
            self.heard, frame.motions.is_held = now, True

    def is_telling(self, frame: Drawing) -> bool:
        """Does Lacerda's turn go before what is to be chosen?"""
        return self.tells and bool(self.beats) and (frame.motions.is_moving or self.again)

    def board_of(self, frame: Drawing) -> Seat:
        """Whose board lies in the console."""
        return (frame.seat + self.shown) % len(frame.view.players)


NOTHING: Final = Choosing(lambda move: None)
"""What is painted and kept shows nothing of what can be chosen: that is drawn over it."""


def keep(frame: Drawing, name: str, key: Hashable, box: Rect, paint: Callable[[Drawing], None]) -> None:
    """A part of the table that is painted again only when what it shows has changed."""

    def on(ui: Ui) -> None:
        paint(replace(frame, ui=ui, answers=False, choosing=NOTHING))

    frame.layers.draw(frame.ui, name, key, box, on)
