"""What the solitaire robot does: an event for everything, so that a screen can show and explain it (chapter 20)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.moves import Event


@dataclass(slots=True)
class RobotRolled(Event):
    """The faces of the two dice (data/robot.toml)."""

    reveals: ClassVar[bool] = True
    faces: tuple[int, int]


@dataclass(slots=True)
class RobotChose(Event):
    """Its actions of this round."""

    actions: tuple[int, ...]


@dataclass(slots=True)
class RobotActed(Event):
    """What moved it in this phase: `action`, `response` or `nothing`."""

    phase: int
    role: str

    @property
    def case(self) -> str:
        return self.role


@dataclass(slots=True)
class RobotIdle(Event):
    """Why its step brings nothing: it has no `credit`, or no `economy`."""

    lacks: str

    @property
    def case(self) -> str:
        return self.lacks


@dataclass(slots=True)
class RobotDrew(Event):
    """Cards went unseen under its draw pile."""

    cards: int


@dataclass(slots=True)
class RobotSearched(Event):
    """Cards of its pile turned up and discarded; `found` is the one that fitted, or -1."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]
    found: int

    @property
    def case(self) -> str:
        if self.found < 0:
            return "nothing" if self.cards else "empty"
        return "" if self.cards else "top"


@dataclass(slots=True)
class RobotPlaced(Event):
    card: int


@dataclass(slots=True)
class RobotCounterPlaced(Event):
    left: int


@dataclass(slots=True)
class RobotCredit(Event):
    """Its credit moved by `change` to `credit`."""

    change: int
    credit: int


@dataclass(slots=True)
class RobotEconomy(Event):
    economy: int


@dataclass(slots=True)
class RobotChips(Event):
    vp: int
    pool: int

    @property
    def left(self) -> int:
        return max(0, self.pool)


@dataclass(slots=True)
class RobotPrestige(Event):
    amount: int


@dataclass(slots=True)
class RobotLostWorld(Event):
    """Doomed World was given up for the robot's first world."""

    card: int
