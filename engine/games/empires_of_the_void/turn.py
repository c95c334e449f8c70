"""Chapters 6, 9, 14 and 16: rounds, turns, the actions a turn is made of, and income."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.asking import Asks
from engine.core.moves import Move, Seat, Step
from engine.games.empires_of_the_void import attack, diplomacy, happenings, movement, parasites, prepare
from engine.games.empires_of_the_void.actions import (
    attack_source,
    can_warp,
    fresh_turn,
    move_sources,
    other_source,
    spend,
)
from engine.games.empires_of_the_void.components import (
    DEEP_CORE_MINING,
    EVENT_STEP,
    IN_TURN,
    MINE_CREDITS,
    NOTHING,
    OWNS,
    PLANET_FIGURES,
    PRE_ROUND,
    QUENNA,
    ROUNDS,
    SCORE_A,
    SIRI,
    SREECH,
    TECHNOLOGY_FIGURES,
    TURNS,
    WARP_PORTAL,
)
from engine.games.empires_of_the_void.empire import base_income, influence, network_income, planet_income
from engine.games.empires_of_the_void.events import (
    EventEnded,
    IncomePaid,
    Mined,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from engine.games.empires_of_the_void.hands import culture
from engine.games.empires_of_the_void.happenings import DrawEvent
from engine.games.empires_of_the_void.moves import (
    Attack,
    Begin,
    Control,
    Culture,
    Diplomacy,
    EndTurn,
    Infest,
    Listen,
    Mine,
    PlayCards,
    Salvage,
    Swap,
    TradeWith,
    Warp,
)
from engine.games.empires_of_the_void.open_points import ANY_TIME, OWN_TURN, Interjections, open_moves, play_open
from engine.games.empires_of_the_void.state import EmpiresState
from engine.games.empires_of_the_void.trade import forget_offers

_END_TURN, _CULTURE, _MINE, _WARP = EndTurn(), Culture(), Mine(), Warp()
_TURN_CARDS = OWN_TURN + ANY_TIME


# -- the round ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NextRound(Step[EmpiresState]):
    """Pre-round phase, event step, turns (EV-6.1). After round 11 the last card is drawn and all is over (EV-6.3)."""

    def run(self, state: EmpiresState) -> None:
        if state.event != NOTHING:
            state.events.append(EventEnded(state.event))
            state.event = NOTHING
        if state.round == ROUNDS:
            state.phase = EVENT_STEP
            state.agenda.append(DrawEvent())
            return
        state.round += 1
        state.declined = ()
        state.phase = PRE_ROUND
        for player in state.players:
            player.foreseen = player.conscripted = player.ported = False
            player.forged = player.swaps = 0
        if state.options.advanced:
            state.order = turn_order(state)
        elif state.options.shifting and state.stack[-1] >= SCORE_A:
            state.order = (state.order[-1], *state.order[:-1])
        state.events.append(RoundBegan(state.round, state.order))
        state.agenda += [NextRound(), NextTurn(0), EventStep()]
        prepare.begin_phase(state)


@dataclass(frozen=True, slots=True)
class EventStep(Step[EmpiresState]):
    def run(self, state: EmpiresState) -> None:
        state.phase = EVENT_STEP
        state.agenda.append(DrawEvent())


def turn_order(state: EmpiresState) -> tuple[Seat, ...]:
    """Most planets, lowest influence, most credits, then the order of the round before (EV-26.1)."""
    return tuple(
        sorted(
            state.order,
            key=lambda seat: (-state.planets_held(seat), influence(state, seat), -state.players[seat].credits),
        )
    )


@dataclass(frozen=True, slots=True)
class NextTurn(Step[EmpiresState]):
    place: int

    def run(self, state: EmpiresState) -> None:
        state.phase = TURNS
        forget_offers(state, IN_TURN)
        seat = state.active = state.order[self.place]
        fresh_turn(state)
        if self.place + 1 < len(state.order):
            state.agenda.append(NextTurn(self.place + 1))
        state.agenda.append(_ACTING[seat])
        state.agenda.append(Interjections(seat))
        state.events.append(TurnBegan(seat, state.round))


# -- the turn -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NextAction(Step[EmpiresState]):
    """The active player is asked again; after something was spent, first the others (EV-28.6)."""

    seat: Seat

    def run(self, state: EmpiresState) -> None:
        state.agenda.append(_ACTING[self.seat])
        if state.acted:
            state.acted = False
            state.agenda.append(_INTERJECTIONS[self.seat])


@dataclass(frozen=True, slots=True)
class ToAct(Asks[EmpiresState]):
    """Actions in any mix and order, and all that costs no action, until the turn is over (EV-9.1 to EV-9.7)."""

    def moves(self, state: EmpiresState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        found: list[Move] = [_END_TURN]
        sources = move_sources(state, seat)
        if sources:
            found += movement.beginnings(state, seat, sources)
        source = attack_source(state)
        if source != NOTHING:
            found += attack.attacks(state, seat, source)
        if state.festival or state.actions:
            found.append(_CULTURE)
            if not state.mined:
                found.append(_MINE)
            found += diplomacy.approaches(state, seat)
            found += happenings.salvages(state, seat)
            if player.race == SREECH:
                found += parasites.infestations(state, seat)
            elif player.race == SIRI and not state.controlled:
                found += movement.controls(state, seat)
            if player.technologies & OWNS[WARP_PORTAL] and can_warp(state):
                found.append(_WARP)
        found += open_moves(state, seat, _TURN_CARDS, IN_TURN)
        return found

    def play(self, state: EmpiresState, seat: Seat, move: Move) -> None:
        state.agenda[-1] = _NEXT[seat]
        _PLAYS[type(move)](state, seat, move)


_ACTING = tuple(ToAct(seat) for seat in range(4))
_NEXT = tuple(NextAction(seat) for seat in range(4))
_INTERJECTIONS = tuple(Interjections(seat, in_between=True) for seat in range(4))


def _culture(state: EmpiresState, seat: Seat, move: Culture) -> None:
    spend(state, seat, other_source(state))
    culture(state, seat)


def mining_yield(state: EmpiresState, seat: Seat) -> int:
    """EV-14.1."""
    credits = MINE_CREDITS
    if state.players[seat].owns(DEEP_CORE_MINING):
        credits += TECHNOLOGY_FIGURES["deep_core_credits"]
    if state.has_access(seat, QUENNA):
        credits += PLANET_FIGURES["quenna_credits"]
    return credits


def _mine(state: EmpiresState, seat: Seat, move: Mine) -> None:
    spend(state, seat, other_source(state))
    state.mined = True
    credits = mining_yield(state, seat)
    state.players[seat].credits += credits
    state.events.append(Mined(seat, credits))


def _end_turn(state: EmpiresState, seat: Seat, move: EndTurn) -> None:
    """What was not used is lost; income is collected (EV-9.5, EV-16.1)."""
    state.agenda.pop()
    fresh_turn(state)
    state.actions = 0
    base, planets, network = base_income(state, seat), planet_income(state, seat), network_income(state, seat)
    state.players[seat].credits += base + planets + network
    state.events.append(IncomePaid(seat, base, planets, network))
    state.events.append(TurnEnded(seat))


def _open(state: EmpiresState, seat: Seat, move: Move) -> None:
    play_open(state, seat, move, IN_TURN)


_PLAYS: dict[type[Move], Callable[[EmpiresState, Seat, Any], None]] = {
    Attack: attack.attack,
    Begin: movement.begin,
    Control: movement.take_control_of,
    Culture: _culture,
    Diplomacy: diplomacy.negotiate,
    EndTurn: _end_turn,
    Infest: parasites.infest,
    Listen: _open,
    Mine: _mine,
    PlayCards: _open,
    Salvage: happenings.salvage,
    Swap: _open,
    TradeWith: _open,
    Warp: lambda state, seat, move: state.agenda.append(movement.ToWarp(seat)),
}
