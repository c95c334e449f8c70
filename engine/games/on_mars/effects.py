"""OM-4.10 to OM-4.12: benefits, whatever gives them.

Actions, spaces, cards and tiles all grant effects of a few kinds. The module of each kind says here when it is possible
at least once and how it begins; whoever grants one needs to know no more than that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.moves import Seat, Step
from engine.games.on_mars.components import EFFECTS, Effect
from engine.games.on_mars.state import OnMarsState

Possible = Callable[[OnMarsState, Seat, Effect, int, int], bool]
"""State, seat, effect, and the Colonists and Crystals at hand once everything else is paid."""
Begin = Callable[[OnMarsState, Seat, Effect, bool], None]
"""The last argument says that it must be done at least once."""

_POSSIBLE: dict[str, Possible] = {}
_BEGIN: dict[str, Begin] = {}
_LACERDA: list[Callable[[OnMarsState, Effect], None]] = []


def define(kind: str, possible: Possible, begin: Begin) -> None:
    _POSSIBLE[kind] = possible
    _BEGIN[kind] = begin


def define_for_lacerda(benefit: Callable[[OnMarsState, Effect], None]) -> None:
    """How the automa takes a benefit (OM-14.7)."""
    _LACERDA.append(benefit)


def is_possible(state: OnMarsState, seat: Seat, effect: Effect, colonists: int, crystals: int) -> bool:
    """Can it be done at least once by someone with so many Colonists and Crystals left (OM-4.11)?"""
    return _POSSIBLE[effect.kind](state, seat, effect, colonists, crystals)


def is_possible_now(state: OnMarsState, seat: Seat, effect: Effect) -> bool:
    return _POSSIBLE[effect.kind](state, seat, effect, state.players[seat].quarters, state.spendable(seat))


def begin(state: OnMarsState, seat: Seat, effect: Effect, must: bool = False) -> None:
    _BEGIN[effect.kind](state, seat, effect, must)


def grant(state: OnMarsState, seat: Seat, effect: Effect) -> None:
    """A benefit: taken when the agenda comes to it, if it is possible then and wanted (OM-4.10)."""
    if effect.kind != "none":
        state.agenda.append(Benefit(seat, effect.number))


@dataclass(frozen=True, slots=True)
class Benefit(Step[OnMarsState]):
    seat: Seat
    effect: int

    def run(self, state: OnMarsState) -> None:
        effect = EFFECTS[self.effect]
        if state.is_lacerda(self.seat):
            _LACERDA[0](state, effect)
        elif is_possible_now(state, self.seat, effect):
            begin(state, self.seat, effect)


define("none", lambda state, seat, effect, colonists, crystals: False, lambda state, seat, effect, must: None)
