"""What a person has opened and pulled up at the table: nothing of it is part of the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from client.stage.frame import Frame
from client.tables.on_mars.layout import MarsLayout
from client.tables.on_mars.looks import Livery
from engine.core.moves import Event, Move, Seat
from engine.core.preview import Forecast, forecast
from engine.games.on_mars.state import OnMarsState

Drawing = Frame[OnMarsState, MarsLayout, Livery]
WORLDS = 3
"""In how many imagined worlds a move is tried."""


@dataclass(slots=True)
class Beat:
    """A moment of Lacerda's turn: what happened, and how the table looked then."""

    kind: str
    events: list[Event] = field(default_factory=list)


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
    actor: Seat = -1
    beats: Sequence[Beat] = ()
    """Lacerda's last turn."""
    beat: int = 0
    """Which moment of it is being looked at."""
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

    def board_of(self, frame: Drawing) -> Seat:
        """Whose board lies in the console."""
        return (frame.seat + self.shown) % len(frame.view.players)
