"""How the bots judge the actions of a turn and the steps of a Move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.empires_of_the_void import (
    movement,
    turn,
)
from engine.games.empires_of_the_void.components import (
    ACTION,
    ARMED,
    CARDS,
    CENTIPEDE,
    COMMAND,
    DERELICT,
    DIPLOMAT,
    DISTRESS,
    DOCKING_BAY,
    EACH,
    FIREBUG,
    FOLD,
    IN_TURN,
    INFESTATION,
    INFESTOR,
    NOWHERE,
    ONE,
    OWNS,
    PAID,
    PIRATES,
    PLANET,
    PLANETS,
    STARFIGHTER,
    WARP,
    classes_in,
    count,
)
from engine.games.empires_of_the_void.empire import move_value
from engine.games.empires_of_the_void.galaxy import FAR
from engine.games.empires_of_the_void.moves import (
    AskLeave,
    Attack,
    Begin,
    Cancel,
    Control,
    Culture,
    Diplomacy,
    EndTurn,
    EndWarp,
    Fly,
    GiveLeave,
    Infest,
    Load,
    Mine,
    Salvage,
    Stop,
    Swap,
    Warp,
)
from engine.games.empires_of_the_void.odds import miss_all, traits
from engine.games.empires_of_the_void.pilot.cards import rate_open
from engine.games.empires_of_the_void.pilot.prospects import culture_worth, swap_worth
from engine.games.empires_of_the_void.pilot.verdicts import NEVER, NO, Judgement
from engine.games.empires_of_the_void.pilot.worth import (
    ACTION_WORTH,
    SHIP_WORTH,
    Outlook,
    player_spaces,
)

_SWAP = 0.1
"""What a swap has to bring at least."""

# -- the turn ----------------------------------------------------------------------------------------------------


def _on_turn(outlook: Outlook, step: turn.ToAct) -> Judgement:
    state, seat = outlook.state, outlook.seat
    present = {space: state.players[seat].ships[space] for space in player_spaces(state.players[seat].ships)}

    def judge(move: Any) -> float:
        kind = type(move)
        if kind is EndTurn:
            return 0.0
        if kind is Begin:
            return _beginning(outlook, move, present) - _source_price(outlook, move.source)
        if kind is Attack:
            return _attack(outlook, move) - _source_price(outlook, move.source)
        if kind is Diplomacy:
            return _diplomacy(outlook, move) - ACTION_WORTH
        if kind is Culture:
            return culture_worth(outlook) - ACTION_WORTH
        if kind is Mine:
            return turn.mining_yield(state, seat) * outlook.credit - ACTION_WORTH
        if kind is Salvage:
            return _salvage(outlook, move) - ACTION_WORTH
        if kind is Infest:
            return _infest(outlook, move) - ACTION_WORTH
        if kind is Control:
            return _control(outlook, move) - 2 * ACTION_WORTH
        if kind is Swap:
            return swap_worth(outlook, move.card, move.row) - _SWAP
        if kind is Warp:
            return _warp(outlook, present) - 2 * ACTION_WORTH
        return rate_open(outlook, move, IN_TURN)

    return judge


def _source_price(outlook: Outlook, source: int) -> float:
    if source in (COMMAND, FOLD):
        return 0.02
    if source == PAID:
        return 1.5 * outlook.credit
    return ACTION_WORTH if source == ACTION else 0.1


def _load_up(outlook: Outlook, left: int) -> int:
    """The cargo a Diplomat would take of the ships left in a space."""
    state, seat = outlook.state, outlook.seat
    room = 2
    cargo = 0
    for ship in (CENTIPEDE, FIREBUG, INFESTOR):
        number = min(count(left, ship), room)
        cargo += number * ONE[ship]
        room -= number
    if state.players[seat].technologies & OWNS[DOCKING_BAY]:
        room += 4
    return cargo + min(count(left, STARFIGHTER), room) * ONE[STARFIGHTER]


def _beginning(outlook: Outlook, move: Begin, present: dict[int, int]) -> float:
    """The best a Move of this ship could bring, with cargo if it is a Diplomat, less what it leaves behind."""
    state, seat, space = outlook.state, outlook.seat, move.space
    steps = move_value(state, seat, move.ship)
    fleet = present[space]
    groups = [ONE[move.ship]]
    if move.ship == DIPLOMAT:
        cargo = _load_up(outlook, fleet)
        if cargo:
            groups.append(ONE[DIPLOMAT] + cargo)
    best = NO
    for group in groups:
        elsewhere = {**present, space: fleet - group}
        leaving = outlook.at(space, fleet) - outlook.at(space, fleet - group)
        gain = outlook.best_use(group, space, steps, steps, elsewhere) - leaving
        if gain > best:
            best = gain
    if move.ship == DIPLOMAT:
        leaving = outlook.at(space, fleet) - outlook.at(space, fleet - ONE[DIPLOMAT])
        best = max(best, _fetching(outlook, space, steps, present) - leaving)
    return best


def _warp(outlook: Outlook, present: dict[int, int]) -> float:
    """As good as several Moves, if there are enough ships that could do something."""
    gains = [
        max(_beginning(outlook, Begin(space, ship, WARP), present) for ship in classes_in(fleet))
        for space, fleet in present.items()
    ]
    return sum(sorted(gains)[-4:]) / 4 if len(gains) > 2 else NEVER


def _fetching(outlook: Outlook, space: int, steps: int, present: dict[int, int]) -> float:
    """A Diplomat may go and fetch ships that are slow by themselves."""
    if present[space] & ARMED or not outlook.rounds:
        return NO
    best = NO
    for other, fleet in present.items():
        waiting = count(fleet, STARFIGHTER) + count(fleet, CENTIPEDE)
        if other != space and waiting and not fleet & EACH[DIPLOMAT]:
            distance = outlook.distances[space][other]
            if distance < FAR:
                best = max(best, 0.5 * min(waiting, 3) * 0.8 ** max(0, -(-distance // steps) - 1))
    return best


def _attack(outlook: Outlook, move: Attack) -> float:
    state, seat, space = outlook.state, outlook.seat, move.space
    fleet = state.players[seat].ships[space]
    world = state.galaxy.world_at[space]
    if move.target < PLANET:
        enemy = move.target
        holds = world != NOWHERE and state.holder[world] == enemy
        if holds:
            return outlook.assault(world, enemy, space, fleet) - 0.05
        won, lost, destroyed = outlook.odds(fleet, enemy, state.players[enemy].ships[space])
        own = world != NOWHERE and state.holder[world] == seat
        return (destroyed * outlook.rival_share() - lost) * SHIP_WORTH + (1.5 * won if own else 0.2 * won)
    hit = 1 - miss_all(fleet & ARMED, traits(state, seat, seat), move.target == PLANET)
    if move.target == PLANET:
        return hit * outlook.conquest(world)
    if move.target == PIRATES:
        return hit * hit * (4 * outlook.credit + (1.0 if state.holder[world] == seat else 0.0)) - 0.6
    if move.target == INFESTATION:
        return hit * hit * 0.6 - 0.2
    return hit * outlook.held(world) * 0.8


def _diplomacy(outlook: Outlook, move: Diplomacy) -> float:
    """More cards only if they pay: what is discarded is gone."""
    chance = outlook.success(move.planet, len(move.cards))
    spent = sum(0.3 + 0.1 * (CARDS[card].temperament != PLANETS[move.planet].temperament) for card in move.cards)
    return chance * (outlook.alliance(move.planet) - spent)


def _salvage(outlook: Outlook, move: Salvage) -> float:
    if move.find == DISTRESS:
        return 1.0 + 3 * outlook.credit + 0.4
    if move.find == DERELICT:
        return float(outlook.scorings) + 0.5
    return 1.2 - 3 * outlook.credit


def _infest(outlook: Outlook, move: Infest) -> float:
    """A token taken back costs the ability it gave."""
    back = outlook.infestation(move.back) if move.back != NOWHERE else 0.0
    return 0.7 * outlook.infestation(move.planet) - back


def _control(outlook: Outlook, move: Control) -> float:
    """Pull the last defender off a world our armed ships could then take."""
    state, seat = outlook.state, outlook.seat
    world = state.galaxy.world_at[move.space]
    if world == NOWHERE or state.holder[world] != move.owner:
        return NO
    if not state.players[seat].ships[move.space] & ARMED or state.actions < 2:
        return NO
    left = state.players[move.owner].ships[move.space] - ONE[move.ship]
    fleet = state.players[seat].ships[move.space]
    before = outlook.assault(world, move.owner, move.space, fleet)
    prize = outlook.held(world)
    after = prize * 0.95 if not left else prize * outlook.odds(fleet, move.owner, left)[0]
    return after - before


# -- a Move under way --------------------------------------------------------------------------------------------


def _under_way(outlook: Outlook, step: movement.ToMove) -> Judgement:
    state, seat = outlook.state, outlook.seat
    if step.owner != seat:
        return _controlling(outlook, step)
    ships = state.players[seat].ships
    pace = move_value(state, seat, step.ship)
    group = ONE[step.ship] + step.cargo
    present = {space: ships[space] for space in player_spaces(ships)}
    here = present[step.space]
    present[step.space] = here - group

    def use(space: int, steps: int, moving: int) -> float:
        there = {**present, step.space: here - moving}
        return outlook.best_use(moving, space, steps, pace, there)

    def staying(moving: int) -> float:
        return outlook.at(step.space, here) - outlook.at(step.space, here - moving)

    waiting = _fetching_from(outlook, step, present) if step.ship == DIPLOMAT and not step.cargo else {}

    def judge(move: Any) -> float:
        kind = type(move)
        if kind is Cancel:
            return NEVER
        if kind is Stop:
            return max(use(step.space, 0, group), waiting.get(step.space, 0.0)) + 0.01
        if kind is Fly and (move.space, step.cargo) in step.trail:
            return NEVER
        if kind is Fly:
            best = use(move.space, step.steps - 1, group)
            for space, worth in waiting.items():
                distance = outlook.distances[move.space][space]
                best = max(best, worth if distance <= step.steps - 1 else worth * 0.8 - 0.05 * distance)
            return best - (staying(group) if not step.moved else 0.0) - 0.02
        if kind is Load:
            return _loading(outlook, step, use, staying, group, move.ship)
        if kind is AskLeave:
            return float(0.3 * use(step.space, step.steps, group) - move.credits * outlook.credit)
        return NO

    return judge


def _loading(
    outlook: Outlook,
    step: movement.ToMove,
    use: Callable[[int, int, int], float],
    staying: Callable[[int], float],
    group: int,
    ship: int,
) -> float:
    """Taken along if the group does better with it; the fuller group is what counts, so the whole load is looked at."""
    left = outlook.state.players[outlook.seat].ships[step.space] - group
    wish = _load_up(outlook, left + step.cargo)
    if count(step.cargo, ship) >= count(wish, ship):
        return NO
    full = ONE[step.ship] + wish
    with_it = use(step.space, step.steps, full) - staying(full)
    without = use(step.space, step.steps, group) - staying(group)
    return with_it + 0.05 if with_it > without else without - 0.5


def _fetching_from(outlook: Outlook, step: movement.ToMove, present: dict[int, int]) -> dict[int, float]:
    found = {}
    for space, fleet in present.items():
        waiting = count(fleet, STARFIGHTER) + count(fleet, CENTIPEDE)
        if waiting and not fleet & EACH[DIPLOMAT] and outlook.distances[step.space][space] < FAR:
            found[space] = 0.5 * min(waiting, 3)
    return found


def _controlling(outlook: Outlook, step: movement.ToMove) -> Judgement:
    """Anywhere but here."""

    def judge(move: Any) -> float:
        if isinstance(move, Fly):
            return 0.5 - 0.1 * (outlook.state.galaxy.world_at[move.space] != NOWHERE)
        if isinstance(move, AskLeave):
            return -move.credits * outlook.credit
        return 1.0 if isinstance(move, Stop) else NEVER

    return judge


def _consent(outlook: Outlook, step: movement.ToConsent) -> Judgement:
    return lambda move: step.credits * outlook.credit - 0.5 if isinstance(move, GiveLeave) else 0.0


def _warping(outlook: Outlook, step: movement.ToWarp) -> Judgement:
    present = {space: fleet for space, fleet in enumerate(outlook.state.players[outlook.seat].ships) if fleet}
    end = 0.05 if step.begun else NEVER
    return lambda move: end if isinstance(move, EndWarp) else _beginning(outlook, move, present)


def _folding(outlook: Outlook, step: movement.ToFold) -> Judgement:
    present = {space: fleet for space, fleet in enumerate(outlook.state.players[outlook.seat].ships) if fleet}
    return lambda move: _beginning(outlook, move, present) if isinstance(move, Begin) else 0.0


JUDGES: dict[type[Any], Callable[[Outlook, Any], Judgement]] = {
    turn.ToAct: _on_turn,
    movement.ToMove: _under_way,
    movement.ToConsent: _consent,
    movement.ToWarp: _warping,
    movement.ToFold: _folding,
}
