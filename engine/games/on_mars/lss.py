"""OM-7.5: the Life Support System and its rewards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.core.asking import Asks
from engine.core.moves import Move, Seat
from engine.games.on_mars import tally
from engine.games.on_mars.colonists import bring_home
from engine.games.on_mars.components import (
    GENERATOR,
    HIRE,
    LSS_BONUSES,
    LSS_FIRST,
    LSS_FIRST_OP,
    LSS_REWARD,
    LSS_REWARDS,
    LSS_ROWS,
)
from engine.games.on_mars.effects import begin, is_possible_now
from engine.games.on_mars.events import LacerdaDecided, LssRaised, Scored
from engine.games.on_mars.goods import gain_crystals
from engine.games.on_mars.moves import ChooseBonus
from engine.games.on_mars.state import OnMarsState

_BONUSES = tuple(ChooseBonus(bonus) for bonus in range(len(LSS_BONUSES)))


def quarters(state: OnMarsState, seat: Seat) -> int:
    """Lacerda's Living Quarters count as full (OM-14.11)."""
    player = state.players[seat]
    return player.rooms if state.is_lacerda(seat) else player.quarters


_COUNTS: Final[dict[str, Callable[[OnMarsState, Seat], int]]] = {
    "lss_highest_tech": tally.highest_tech,
    "lss_ships": lambda state, seat: state.players[seat].hangar,
    "lss_advanced": tally.advanced_buildings,
    "lss_mines": tally.mines_held,
    "lss_bots": tally.bots_on_mars,
    "lss_discoveries": lambda state, seat: len(state.players[seat].discoveries),
    "lss_shelters": lambda state, seat: state.players[seat].shelters,
    "lss_colonists": quarters,
}


def reward(state: OnMarsState, seat: Seat, tile: int) -> int:
    """The OP a Reward tile gives that player now."""
    return LSS_REWARDS[tile].op * _COUNTS[LSS_REWARDS[tile].id](state, seat)


def raise_marker(state: OnMarsState, seat: Seat, building: int) -> None:
    """One row up, 2 OP for leaving row 1, the reward if it was below the Colony level (OM-7.5.1 to OM-7.5.3)."""
    column = building - GENERATOR
    row = state.lss[column]
    if row < LSS_ROWS:
        state.lss[column] = row + 1
        state.events.append(LssRaised(seat, building, row + 1))
    if row == 1:
        score(state, seat, LSS_FIRST_OP, LSS_FIRST)
    if row < state.level + 1:
        if state.rewards:
            score(state, seat, reward(state, seat, state.rewards[column]), LSS_REWARD)
        if state.is_lacerda(seat):
            _reward_lacerda(state, seat)
        else:
            state.agenda.append(ToChooseBonus(seat))


def score(state: OnMarsState, seat: Seat, op: int, reason: int) -> None:
    if op and not state.is_shared:
        state.players[seat].op += op
        state.events.append(Scored(seat, op, reason))


def _reward_lacerda(state: OnMarsState, seat: Seat) -> None:
    """His Colonist back from Hire, else a Crystal (OM-14.6.1)."""
    if state.slots[HIRE][seat]:
        state.events.append(LacerdaDecided("bonus_colonist", "OM-14.6.1"))
        bring_home(state, seat, HIRE, 1)
    else:
        state.events.append(LacerdaDecided("bonus_crystal", "OM-14.6.1"))
        gain_crystals(state, seat, 1)


@dataclass(frozen=True, slots=True)
class ToChooseBonus(Asks[OnMarsState]):
    """Bot points, a Crystal, a Mineral, or a Colonist back."""

    def moves(self, state: OnMarsState, seat: Seat) -> list[Move]:
        return [_BONUSES[bonus] for bonus, effect in enumerate(LSS_BONUSES) if is_possible_now(state, seat, effect)]

    def play(self, state: OnMarsState, seat: Seat, move: ChooseBonus) -> None:
        state.agenda.pop()
        begin(state, seat, LSS_BONUSES[move.bonus])
