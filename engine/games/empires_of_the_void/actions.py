"""EV-9.6: what pays for an action."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.games.empires_of_the_void.components import (
    ACTION,
    ACTIONS_A_TURN,
    COMMAND,
    FESTIVAL,
    FEVER,
    FOLD,
    MARCH,
    NARKANI,
    NOTHING,
    PAID,
    PYRIOUS,
    RACE_FIGURES,
    TECHNOLOGY_FIGURES,
    WAR_FEVER,
    WARP,
)
from engine.games.empires_of_the_void.empire import pay
from engine.games.empires_of_the_void.events import ActionSpent
from engine.games.empires_of_the_void.state import EmpiresState

_PRICES: tuple[int, ...] = tuple(RACE_FIGURES["paid_moves"])


def fresh_turn(state: EmpiresState) -> None:
    """Wipe the marks of the turn before."""
    state.actions = ACTIONS_A_TURN
    state.acted = False
    state.march = state.festival = state.paid_moves = 0
    state.fevered = state.commanded = state.mined = state.controlled = False
    forget_swaps(state)
    state.truces = ()
    state.refused = ()


def forget_swaps(state: EmpiresState) -> None:
    for player in state.players:
        player.swaps = 0


def move_sources(state: EmpiresState, seat: Seat) -> tuple[int, ...]:
    """Pyrious first, then the extra actions (the player says which), then a normal one; paid Moves apart."""
    if not state.commanded and state.has_access(seat, PYRIOUS):
        found: tuple[int, ...] = (COMMAND,)
    elif state.march:
        found = (MARCH, FESTIVAL) if state.festival else (MARCH,)
    elif state.festival:
        found = (FESTIVAL,)
    elif state.actions:
        found = (ACTION,)
    else:
        found = ()
    player = state.players[seat]
    if player.race == NARKANI and state.paid_moves < len(_PRICES) and player.credits >= move_price(state, PAID):
        return (*found, PAID)
    return found


def move_price(state: EmpiresState, source: int) -> int:
    """Credits due at the first step of a Move (EV-22.3)."""
    return _PRICES[state.paid_moves] if source == PAID else 0


def attack_source(state: EmpiresState) -> int:
    """War Fever first, then Forced March, then a normal action; never a Festival."""
    if state.event == WAR_FEVER and not state.fevered:
        return FEVER
    if state.march:
        return MARCH
    return ACTION if state.actions else NOTHING


def other_source(state: EmpiresState) -> int:
    if state.festival:
        return FESTIVAL
    return ACTION if state.actions else NOTHING


def can_warp(state: EmpiresState) -> bool:
    return state.festival + state.actions >= TECHNOLOGY_FIGURES["warp_actions"]


def spend(state: EmpiresState, seat: Seat, source: int) -> None:
    if source == ACTION:
        state.actions -= 1
    elif source == COMMAND:
        state.commanded = True
    elif source == FEVER:
        state.fevered = True
    elif source == MARCH:
        state.march -= 1
    elif source == FESTIVAL:
        state.festival -= 1
    elif source == PAID:
        pay(state, seat, move_price(state, source))
        state.paid_moves += 1
    elif source == WARP:
        by_festival = min(state.festival, TECHNOLOGY_FIGURES["warp_actions"])
        state.festival -= by_festival
        state.actions -= TECHNOLOGY_FIGURES["warp_actions"] - by_festival
    state.acted = True
    if source != FOLD:
        state.events.append(ActionSpent(seat, source, state.actions))
