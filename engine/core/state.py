"""What every game's state has in common: the agenda, chance, and the moment's scratch pad."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.core.copying import Copied
from engine.core.moves import Event, Move, Seat, Step
from engine.core.rng import Rng


@dataclass(slots=True, kw_only=True)
class State(Copied):
    """A position. Games add their own fields; fields with compare=False are scratch and never saved."""

    agenda: list[Step[Any]] = field(default_factory=list)
    rng: Rng
    events: list[Event] = field(default_factory=list, compare=False, repr=False)
    legal: dict[Seat, list[Move]] = field(default_factory=dict, compare=False, repr=False)
