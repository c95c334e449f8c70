"""OM-5.2.3: what follows every turn, every first placement and every journey (OM-5.7)."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.on_mars.hiring import RefillDisplay
from engine.games.on_mars.lab import QueueOxygen
from engine.games.on_mars.state import OnMarsState
from engine.games.on_mars.status import UpdateStatus

_UPDATE = UpdateStatus()


def end_steps(state: OnMarsState, seat: Seat) -> None:
    """Oxygen for used Techs, then the display, then the colony status, when the agenda comes to them."""
    state.agenda += [_UPDATE, RefillDisplay(seat), QueueOxygen(seat)]
