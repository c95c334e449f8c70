"""How the bots judge cards and bargains."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.empires_of_the_void import (
    hands,
    happenings,
    open_points,
    trade,
)
from engine.games.empires_of_the_void.components import (
    BREAKTHROUGH,
    CALL_TO_ARMS,
    CARDS,
    FESTIVAL_OF_WORLDS,
    FORCED_MARCH,
    HIRED_SHIPWRIGHTS,
    HOME,
    HOSTILE_TAKEOVER,
    NOTHING,
    OPEN_ARCHIVES,
    PRE_ROUND,
    RESEARCH_GRANT,
    TECHNOLOGIES,
    WINDFALL,
    space_of,
)
from engine.games.empires_of_the_void.moves import (
    Accept,
    Discard,
    KeepCard,
    Muster,
    Pass,
    PlayCards,
    Ransom,
    Refuse,
    TakeCredits,
    TradeWith,
)
from engine.games.empires_of_the_void.pilot import haggling
from engine.games.empires_of_the_void.pilot.prospects import card_gain, card_worth, cards_worth
from engine.games.empires_of_the_void.pilot.verdicts import NEVER, Judgement
from engine.games.empires_of_the_void.pilot.worth import (
    SHIP_WORTH,
    Outlook,
    technology_worth,
)
from engine.games.empires_of_the_void.research import cost


def rate_open(outlook: Outlook, move: Any, occasion: int) -> float:
    if isinstance(move, PlayCards):
        return _ability(outlook, move) - cards_worth(outlook, move.cards)
    if isinstance(move, TradeWith):
        found = haggling.plan(outlook, move.partner, occasion)
        return found[1] if found else NEVER
    return NEVER


def _ability(outlook: Outlook, move: PlayCards) -> float:
    state, seat = outlook.state, outlook.seat
    ability = move.ability
    if ability == WINDFALL:
        return 3 * outlook.credit
    if ability == HOSTILE_TAKEOVER:
        others = [player.free for other, player in enumerate(state.players) if other != seat]
        return min(5, sum(min(3, free) for free in others)) * outlook.credit * 1.4
    if ability == FORCED_MARCH:
        return 1.1 if state.actions == 0 else 0.3
    if ability == FESTIVAL_OF_WORLDS:
        return 1.4 if state.actions == 0 else 0.4
    if ability == CALL_TO_ARMS:
        return 6 * SHIP_WORTH + max(outlook.risk(space_of(world), 0) for world in _worlds(outlook)) * 3
    if ability == HIRED_SHIPWRIGHTS:
        return 0.9 if state.players[seat].free >= 3 else 0.0
    if ability == RESEARCH_GRANT:
        return 3 * outlook.credit if state.phase == PRE_ROUND else 0.0
    if ability in (OPEN_ARCHIVES, BREAKTHROUGH):
        return _best_technology(outlook, ability == OPEN_ARCHIVES)
    return 0.4


def _worlds(outlook: Outlook) -> list[int]:
    held = [world for world, holder in enumerate(outlook.state.holder) if holder == outlook.seat]
    return held or [HOME + outlook.seat]


def _best_technology(outlook: Outlook, any_good: bool) -> float:
    state, seat = outlook.state, outlook.seat
    player = state.players[seat]
    best = 0.0
    for number, record in enumerate(TECHNOLOGIES):
        if player.owns(number) or record.race not in (NOTHING, player.race):
            continue
        if record.prerequisite != NOTHING and not player.owns(record.prerequisite):
            continue
        owned = record.good == NOTHING or outlook.goods >> record.good & 1
        if bool(owned) == any_good or cost(state, seat, number) > player.free:
            continue
        best = max(best, technology_worth(state, number) - cost(state, seat, number) * outlook.credit)
    return 0.7 * best


def _interjecting(outlook: Outlook, step: open_points.ToInterject) -> Judgement:
    """Cards alone: bots make their offers in their own turns."""

    def judge(move: Any) -> float:
        if isinstance(move, PlayCards):
            return _ability(outlook, move) - cards_worth(outlook, move.cards) - 0.3
        return 0.0 if isinstance(move, Pass) else NEVER

    return judge


def _drafting(outlook: Outlook, step: trade.ToDraft) -> Judgement:
    found = haggling.plan(outlook, step.offer.partner, step.offer.occasion)
    wanted = haggling.next_move(step.offer, found[0] if found else None)
    return lambda move: 0.0 if move == wanted else NEVER


def _answering(outlook: Outlook, step: trade.ToAnswer) -> Judgement:
    state = outlook.state
    sender = sum(row[step.offer.sender] for row in state.scorings) + 3 * state.planets_held(step.offer.sender)
    own = sum(row[outlook.seat] for row in state.scorings) + 3 * state.planets_held(outlook.seat)

    def judge(move: Any) -> float:
        if isinstance(move, Accept):
            return haggling.answer(outlook, step.offer, move.cards, sender > own + 4)
        return 0.0 if isinstance(move, Refuse) else NEVER

    return judge


def _keeping(outlook: Outlook, step: hands.ToKeep) -> Judgement:
    def judge(move: Any) -> float:
        assert isinstance(move, KeepCard)
        return card_gain(outlook, CARDS[move.card].temperament)

    return judge


def _discarding(outlook: Outlook, step: hands.ToDiscard) -> Judgement:
    def judge(move: Any) -> float:
        assert isinstance(move, Discard)
        return -card_worth(outlook, move.card)

    return judge


def _ransoming(outlook: Outlook, step: happenings.ToRansom) -> Judgement:
    return lambda move: outlook.held(0) - 3 * outlook.credit if isinstance(move, Ransom) else 0.0


def _mustering(outlook: Outlook, step: open_points.ToMuster) -> Judgement:
    def judge(move: Any) -> float:
        assert isinstance(move, Muster)
        fleet = outlook.state.players[outlook.seat].ships[space_of(move.world)]
        return 3 * outlook.risk(space_of(move.world), fleet) + 0.1 * outlook.held(move.world)

    return judge


def _collecting(outlook: Outlook, step: open_points.ToTakeCredits) -> Judgement:
    """From the strongest first."""
    state = outlook.state
    strength = [
        sum(row[seat] for row in state.scorings) + 2 * state.planets_held(seat) for seat in range(len(state.players))
    ]

    def judge(move: Any) -> float:
        assert isinstance(move, TakeCredits)
        return sum(0.05 * strength[seat] * credits for seat, credits in enumerate(move.amounts))

    return judge


JUDGES: dict[type[Any], Callable[[Outlook, Any], Judgement]] = {
    open_points.ToInterject: _interjecting,
    open_points.ToMuster: _mustering,
    open_points.ToTakeCredits: _collecting,
    trade.ToDraft: _drafting,
    trade.ToAnswer: _answering,
    hands.ToKeep: _keeping,
    hands.ToDiscard: _discarding,
    happenings.ToRansom: _ransoming,
}
