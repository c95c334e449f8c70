"""How the bots judge reactions, losses, control and dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.empires_of_the_void import (
    attack,
    battle,
    control,
    diplomacy,
    rolls,
    tactics,
)
from engine.games.empires_of_the_void.components import (
    BREAKTHROUGH,
    CALL_TO_ARMS,
    CARDS,
    DIPLOMACY_ROLL,
    FESTIVAL_OF_WORLDS,
    HOME,
    HOSTILE_TAKEOVER,
    NOTHING,
    NOWHERE,
    PLANETS,
)
from engine.games.empires_of_the_void.moves import (
    Befriend,
    Conquer,
    Decline,
    Drill,
    Foresee,
    Liberate,
    Lose,
    Pass,
    PayStars,
    PlayCards,
    Retreat,
    Twist,
)
from engine.games.empires_of_the_void.odds import LOSS_ORDER, PRIZE_ORDER, total_at_least
from engine.games.empires_of_the_void.pilot.prospects import card_worth, cards_worth
from engine.games.empires_of_the_void.pilot.verdicts import NEVER, NO, Judgement
from engine.games.empires_of_the_void.pilot.worth import (
    SHIP_WORTH,
    Outlook,
)


def _reacting(outlook: Outlook, step: attack.ToReact) -> Judgement:
    state, seat = outlook.state, outlook.seat
    fight = state.battle
    assert fight is not None
    fleet = state.players[seat].ships[fight.space]
    world = state.galaxy.world_at[fight.space]
    enemy = Outlook(state, fight.attacker)
    won, _, destroyed = (
        enemy.odds(state.players[fight.attacker].ships[fight.space], seat, fleet) if fleet else (1.0, 0.0, 0.0)
    )
    holds = world != NOWHERE and state.holder[world] == seat
    loss = won * (outlook.held(world) if holds else 0.0) + destroyed * SHIP_WORTH

    def judge(move: Any) -> float:
        if isinstance(move, PlayCards):
            return loss - cards_worth(outlook, move.cards) - 0.5
        if isinstance(move, Retreat):
            return (destroyed * SHIP_WORTH) - (1 - won) * (outlook.held(world) if holds else 0.0) - outlook.credit
        return 0.0 if isinstance(move, Pass) else NEVER

    return judge


def _paying(outlook: Outlook, step: battle.ToPayStars) -> Judgement:
    return lambda move: 0.6 * move.stars if isinstance(move, PayStars) else 0.0


def _losing(outlook: Outlook, step: battle.ToLose) -> Judgement:
    order = LOSS_ORDER if step.seat == step.loser else PRIZE_ORDER

    def judge(move: Any) -> float:
        assert isinstance(move, Lose)
        return -0.3 * order.index(move.ship)

    return judge


def _taking(outlook: Outlook, step: control.ToTakeControl) -> Judgement:
    state, seat, world = outlook.state, outlook.seat, step.world
    fitting = world < HOME and any(
        CARDS[card].temperament == PLANETS[world].temperament for card in state.players[seat].hand
    )

    def judge(move: Any) -> float:
        if isinstance(move, Conquer):
            return outlook.held(world)
        if isinstance(move, Liberate):
            return outlook.alliance(world) - 0.3 if fitting else NO
        return 0.0 if isinstance(move, Decline) else NO

    return judge


def _befriending(outlook: Outlook, step: control.ToBefriend) -> Judgement:
    """Always: a card more or less is nothing beside a planet of one's own."""
    return lambda move: 40.0 - card_worth(outlook, move.card) if isinstance(move, Befriend) else 0.0


def _rerolling(outlook: Outlook, step: rolls.ToReroll) -> Judgement:
    throw = outlook.state.throws[step.throw]
    missed = [each for each in throw.dice if rolls.failed(each)]
    hope = sum((7 - rolls.need_of(each)) / 6 for each in missed)

    def judge(move: Any) -> float:
        if isinstance(move, Pass):
            return 0.0
        if isinstance(move, Foresee) and step.cause == DIPLOMACY_ROLL:
            kept = rolls.total(throw) - sum(move.dice)
            return 4.0 * _at_least(len(move.dice), rolls.need_of_diplomacy(throw) - kept) - 0.3
        if isinstance(move, Drill):
            return 0.5
        if isinstance(move, Foresee):
            return 1.5 * hope - 0.4
        if isinstance(move, PlayCards):
            return 1.3 * hope - cards_worth(outlook, move.cards)
        return NEVER

    return judge


def _at_least(dice: int, total: int) -> float:
    if dice == 3:
        return total_at_least(total)
    if dice == 1:
        return max(0.0, min(1.0, (7 - total) / 6))
    return sum(a + b >= total for a in range(1, 7) for b in range(1, 7)) / 36


def _twisting(outlook: Outlook, step: rolls.ToTwist) -> Judgement:
    state, seat = outlook.state, outlook.seat
    fight = state.battle
    involved = fight is not None and seat in (fight.attacker, fight.target)

    def judge(move: Any) -> float:
        if not isinstance(move, Twist):
            return 0.0 if isinstance(move, Pass) else NEVER
        if not involved and state.active != seat:
            return NO
        throw = next(throw for throw in state.throws if throw.seat == move.roller)
        if step.cause == DIPLOMACY_ROLL:
            short = rolls.total(throw) < rolls.need_of_diplomacy(throw)
            return 2.0 * total_at_least(rolls.need_of_diplomacy(throw) - throw.bonus) - 1.5 if short else NO
        expected = sum((7 - rolls.need_of(each)) / 6 for each in throw.dice)
        luck = sum(not rolls.failed(each) for each in throw.dice) - expected
        gain = -luck if throw.seat == seat else luck
        return 1.2 * gain - cards_worth(outlook, move.cards)

    return judge


def _envoys(outlook: Outlook, step: diplomacy.ToSendEnvoys) -> Judgement:
    return lambda move: 4.0 if isinstance(move, PlayCards) else (0.0 if isinstance(move, Pass) else NEVER)


def _unravelling(outlook: Outlook, step: tactics.ToUnravel) -> Judgement:
    """Against a Ceasefire, or an extra blow by a strong rival; else the cards are worth more."""
    state = outlook.state
    effect: Any = next((below for below in reversed(state.agenda) if isinstance(below, tactics.Effect)), None)
    ability = effect.ability if effect else NOTHING
    worth = {CALL_TO_ARMS: 1.2, HOSTILE_TAKEOVER: 1.5, FESTIVAL_OF_WORLDS: 0.9, BREAKTHROUGH: 1.2}.get(ability, 0.5)
    if len(state.players) > 2:
        worth *= 0.5

    def judge(move: Any) -> float:
        if isinstance(move, PlayCards):
            return worth - cards_worth(outlook, move.cards)
        return 0.0 if isinstance(move, Pass) else NEVER

    return judge


JUDGES: dict[type[Any], Callable[[Outlook, Any], Judgement]] = {
    attack.ToReact: _reacting,
    battle.ToPayStars: _paying,
    battle.ToLose: _losing,
    control.ToTakeControl: _taking,
    control.ToBefriend: _befriending,
    rolls.ToReroll: _rerolling,
    rolls.ToTwist: _twisting,
    diplomacy.ToSendEnvoys: _envoys,
    tactics.ToUnravel: _unravelling,
}
