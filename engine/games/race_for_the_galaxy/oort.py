"""Chapter 23: Alien Oort Cloud Refinery, whose kind its owner names."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.race_for_the_galaxy.components import GOALS, GOODS, NOBODY, OORT
from engine.games.race_for_the_galaxy.events import KindNamed
from engine.games.race_for_the_galaxy.moves import NameKind
from engine.games.race_for_the_galaxy.powers import powers_of
from engine.games.race_for_the_galaxy.state import RaceState

_KINDS: list[Move] = [NameKind(good) for good in range(len(GOODS))]


@dataclass(frozen=True, slots=True)
class ToNameKind(Asks[RaceState]):
    """The owner names the kind where it can matter (RG-23.8)."""

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return _KINDS

    def play(self, state: RaceState, seat: Seat, move: NameKind) -> None:
        state.agenda.pop()
        name_kind(state, seat, move.good)


def name_kind(state: RaceState, seat: Seat, good: int) -> None:
    if good != state.oort_kind:
        state.oort_kind = good
        state.events.append(KindNamed(seat, good))


def owner(state: RaceState) -> Seat:
    for seat, player in enumerate(state.players):
        if OORT in player.tableau:
            return seat
    return NOBODY


def ask_before_goals(state: RaceState) -> None:
    """Only if a tile of this game could depend on the kind (RG-23.8)."""
    seat = owner(state)
    if seat != NOBODY and any(_depends(state, seat, place) for place in range(len(state.goals))):
        state.agenda.append(ToNameKind(seat))


def _depends(state: RaceState, seat: Seat, place: int) -> bool:
    goal = GOALS[state.goals[place]]
    powers = powers_of(state.players[seat].tableau)
    if goal.metric == "kinds_of_good_worlds":
        return not state.held[place] and len(powers.kinds) == goal.minimum - 1
    if goal.metric == "novelty_and_rare_good_worlds":
        return powers.novelty_and_rare + 1 >= goal.minimum
    return False
