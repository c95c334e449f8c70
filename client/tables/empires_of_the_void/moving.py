"""Moving as one gesture: a stack, a space, and the table sends all the small moves that lie between."""

from __future__ import annotations

from client.stage.choosing import Choosing
from client.tables.empires_of_the_void.pieces import strongest
from engine.core.moves import Seat
from engine.games.empires_of_the_void import components as game
from engine.games.empires_of_the_void.flights import Flight, full_load, reach, reach_under_way
from engine.games.empires_of_the_void.movement import ToMove
from engine.games.empires_of_the_void.moves import Begin
from engine.games.empires_of_the_void.state import EmpiresState


class Moving:
    """Which ships would fly, and how far they get."""

    def __init__(self, choosing: Choosing) -> None:
        self._choosing = choosing
        self.lands = True
        """Does a flight end where it leads, or may the ship go on from there?"""
        self._known: tuple[object, dict[int, Flight], tuple[int, ...]] = (None, {}, ())

    @property
    def stack(self) -> int:
        """The space of the stack that is selected, or -1."""
        armed = self._choosing.armed
        return armed[0].number if armed and armed[0].kind == "stack" else -1

    def ship_of(self, view: EmpiresState, seat: Seat) -> int:
        """Which of the selected ships flies if nothing else is said: a Diplomat that can take others along, else the
        strongest that may go."""
        movable = {move.ship for move in self._choosing.moves if isinstance(move, Begin) and move.space == self.stack}
        fleet = view.players[seat].ships[self.stack]
        if game.DIPLOMAT in movable and (
            full_load(view, seat, self.stack, game.DIPLOMAT) or game.count(fleet, game.DIPLOMAT)
        ):
            return game.DIPLOMAT
        if strongest(fleet) in movable:
            return strongest(fleet)
        return next((ship for ship in game.classes_in(fleet) if ship in movable), -1)

    def reached(self, view: EmpiresState, seat: Seat, may_act: bool) -> dict[int, Flight]:
        """Where the selected ships, or those under way, get to."""
        key = (id(view), seat, self._choosing.armed, may_act, len(self._choosing.moves))
        if self._known[0] != key:
            self._known = (key, *self._found(view, seat, may_act))
        return self._known[1]

    @property
    def cargo(self) -> tuple[int, ...]:
        """What flies along, as far as it is not aboard already."""
        return self._known[2]

    def _found(self, view: EmpiresState, seat: Seat, may_act: bool) -> tuple[dict[int, Flight], tuple[int, ...]]:
        step = view.agenda[-1] if view.agenda else None
        if not may_act or step is None:
            return {}, ()
        if isinstance(step, ToMove) and step.seat == seat:
            aboard = tuple(ship for ship in game.classes_in(step.cargo) for _ in range(game.count(step.cargo, ship)))
            return reach_under_way(view), aboard
        armed = self._choosing.armed
        if self.stack < 0 or armed[0].other != seat:
            return {}, ()
        ship = armed[1].number if len(armed) > 1 else self.ship_of(view, seat)
        if ship < 0:
            return {}, ()
        sources = {move.source for move in self._choosing.moves if isinstance(move, Begin) and move.ship == ship}
        wished = min(sources) if len(sources) == 1 else None
        return reach(view, seat, self.stack, ship, wished), full_load(view, seat, self.stack, ship)


def under_way(view: EmpiresState, seat: Seat) -> ToMove | None:
    """The Move of that seat that is under way."""
    step = view.agenda[-1] if view.agenda else None
    return step if isinstance(step, ToMove) and step.seat == seat else None
