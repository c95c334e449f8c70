"""The judgement of the bots: how good each move is, decision by decision. Figures are in data/pilot.toml."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from engine.bots.pilot import Pilot
from engine.core.moves import Move, Seat
from engine.games.empires_of_the_void import (
    attack,
    battle,
    control,
    diplomacy,
    haggle,
    hands,
    happenings,
    movement,
    open_points,
    prepare,
    rolls,
    setup,
    tactics,
    trade,
    turn,
)
from engine.games.empires_of_the_void.components import (
    ACTION,
    ARMED,
    BREAKTHROUGH,
    CALL_TO_ARMS,
    CARDS,
    CENTIPEDE,
    COMMAND,
    DERELICT,
    DIPLOMACY_ROLL,
    DIPLOMAT,
    DISTRESS,
    DOCKING_BAY,
    EACH,
    FESTIVAL_OF_WORLDS,
    FIREBUG,
    FOLD,
    FORCED_MARCH,
    HIRED_SHIPWRIGHTS,
    HOME,
    HOME_SPACE,
    HOSTILE_TAKEOVER,
    IN_DECISION,
    IN_PRE_ROUND,
    IN_TURN,
    INFESTATION,
    INFESTOR,
    NOBODY,
    NOTHING,
    NOWHERE,
    ONE,
    OPEN_ARCHIVES,
    OWNS,
    PAID,
    PIRATES,
    PLANET,
    PLANETS,
    PRE_ROUND,
    RECORD,
    RESEARCH_GRANT,
    ROUNDS,
    SHIPS,
    SPACE_PORT,
    STARFIGHTER,
    TECHNOLOGIES,
    WINDFALL,
    count,
    size,
    space_of,
)
from engine.games.empires_of_the_void.empire import move_value
from engine.games.empires_of_the_void.galaxy import FAR
from engine.games.empires_of_the_void.moves import (
    Accept,
    AskLeave,
    Attack,
    Befriend,
    Begin,
    Build,
    Cancel,
    ChooseCorner,
    Conquer,
    Control,
    Culture,
    Decline,
    Diplomacy,
    Drill,
    EndTurn,
    EndWarp,
    Fly,
    Foresee,
    GiveLeave,
    Infest,
    Keep,
    KeepCard,
    Liberate,
    Load,
    Lose,
    Mine,
    Muster,
    Pass,
    PayStars,
    PlayCards,
    Ransom,
    Ready,
    Refuse,
    Research,
    Retreat,
    Rotate,
    Salvage,
    Sell,
    Stop,
    Swap,
    TakeCredits,
    TradeWith,
    Twist,
    Warp,
)
from engine.games.empires_of_the_void.odds import LOSS_ORDER, PRIZE_ORDER, miss_all, total_at_least
from engine.games.empires_of_the_void.research import cost
from engine.games.empires_of_the_void.scoring import standing
from engine.games.empires_of_the_void.shipyard import price
from engine.games.empires_of_the_void.state import EmpiresState
from engine.games.empires_of_the_void.worth import (
    ACTION_WORTH,
    SHARPNESS,
    SHIP_WORTH,
    WIN_SCALE,
    WIN_SCALE_ROUND,
    Outlook,
    built,
    card_worth,
    player_spaces,
    projections,
    technology_worth,
    traits,
    warships,
)

_NEVER = -5.0
_NO = -1.0
_FIRST_TECHNOLOGIES = {"deep_core_mining": 2.0, "xenolinguistics": 1.0, "docking_bay": 0.5}


class EmpiresPilot(Pilot[EmpiresState]):
    cadet_noise = 3.0

    def rate(self, state: EmpiresState, seat: Seat, moves: list[Move]) -> list[float]:
        step: Any = state.agenda[-1]
        judge = _JUDGES.get(type(step))
        if judge is None:
            return [0.0] * len(moves)
        judgement = judge(Outlook(state, seat), step)
        return [SHARPNESS * judgement(move) for move in moves]

    def chances(self, state: EmpiresState) -> list[float]:
        if not state.agenda:
            ranks = [place.rank for place in standing(state)]
            winners = ranks.count(1)
            return [1 / winners if rank == 1 else 0.0 for rank in ranks]
        scale = WIN_SCALE + WIN_SCALE_ROUND * (ROUNDS - state.round)
        points = [points / scale for points in projections(state)]
        best = max(points)
        weights = [exp(each - best) for each in points]
        total = sum(weights)
        return [weight / total for weight in weights]


Judgement = Callable[[Any], float]


# -- the turn -----------------------------------------------------------------------------------------------------


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
            return _culture(outlook) - ACTION_WORTH
        if kind is Mine:
            return turn.mining_yield(state, seat) * outlook.credit - ACTION_WORTH
        if kind is Salvage:
            return _salvage(outlook, move) - ACTION_WORTH
        if kind is Infest:
            return _infest(outlook, move) - ACTION_WORTH
        if kind is Control:
            return _control(outlook, move) - 2 * ACTION_WORTH
        if kind is Swap:
            return _swap(outlook, move)
        if kind is Warp:
            return _NO
        return _open(outlook, move, IN_TURN)

    return judge


def _source_price(outlook: Outlook, source: int) -> float:
    if source in (COMMAND, FOLD):
        return 0.02
    if source == PAID:
        return 1.5 * outlook.credit
    return ACTION_WORTH if source == ACTION else 0.1


def _load_up(outlook: Outlook, space: int, left: int) -> int:
    """The cargo a Diplomat would take from a space: Starfighters and the like, one of them left to guard a world."""
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
        cargo = _load_up(outlook, space, fleet)
        if cargo:
            groups.append(ONE[DIPLOMAT] + cargo)
    best = _NO
    for group in groups:
        elsewhere = {**present, space: fleet - group}
        leaving = outlook.at(space, fleet) - outlook.at(space, fleet - group)
        gain = outlook.best_use(group, space, steps, steps, elsewhere) - leaving
        if gain > best:
            best = gain
    if move.ship == DIPLOMAT:
        best = max(best, _fetching(outlook, space, steps, present))
    return best


def _fetching(outlook: Outlook, space: int, steps: int, present: dict[int, int]) -> float:
    """A Diplomat may go and fetch ships that are slow by themselves."""
    if present[space] & ARMED:
        return _NO
    best = _NO
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


def _culture(outlook: Outlook) -> float:
    player = outlook.state.players[outlook.seat]
    if outlook.rounds == 0:
        return 0.0
    neutral = sum(outlook.state.holder[planet] == NOBODY for planet in outlook.state.galaxy.planets)
    base = 0.35 + 0.06 * neutral
    return base if len(player.hand) < 3 else 0.6 * base


def _salvage(outlook: Outlook, move: Salvage) -> float:
    if move.find == DISTRESS:
        return 1.0 + 3 * outlook.credit + 0.4
    if move.find == DERELICT:
        return float(outlook.scorings) + 0.5
    return 1.2 - 3 * outlook.credit


def _infest(outlook: Outlook, move: Infest) -> float:
    ability = outlook.alliance(move.planet) - outlook.conquest(move.planet)
    return 0.6 * ability * 0.5 - (0.8 if move.back != NOWHERE else 0.0)


def _control(outlook: Outlook, move: Control) -> float:
    """Pull the last defender off a world our armed ships could then take."""
    state, seat = outlook.state, outlook.seat
    world = state.galaxy.world_at[move.space]
    if world == NOWHERE or state.holder[world] != move.owner:
        return _NO
    if not state.players[seat].ships[move.space] & ARMED or state.actions < 2:
        return _NO
    left = state.players[move.owner].ships[move.space] - ONE[move.ship]
    fleet = state.players[seat].ships[move.space]
    before = outlook.assault(world, move.owner, move.space, fleet)
    prize = outlook.held(world)
    after = prize * 0.95 if not left else prize * outlook.odds(fleet, move.owner, left)[0]
    return after - before


def _swap(outlook: Outlook, move: Swap) -> float:
    gain = haggle.card_gain(outlook, CARDS[move.row].temperament) + card_worth(outlook, move.row)
    hand = outlook.state.players[outlook.seat].hand
    fellows = sum(CARDS[card].temperament == CARDS[move.card].temperament for card in hand)
    return gain - card_worth(outlook, move.card) - 0.9 * fellows - 0.3


# -- a Move under way ---------------------------------------------------------------------------------------------


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
            return -0.1
        if kind is Stop:
            return max(use(step.space, 0, group), waiting.get(step.space, 0.0)) + 0.01
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
        return _NO

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
    wish = _load_up(outlook, step.space, left + step.cargo)
    if count(step.cargo, ship) >= count(wish, ship):
        return _NO
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
        return 1.0 if isinstance(move, Stop) else _NO

    return judge


def _consent(outlook: Outlook, step: movement.ToConsent) -> Judgement:
    return lambda move: step.credits * outlook.credit - 0.5 if isinstance(move, GiveLeave) else 0.0


def _warping(outlook: Outlook, step: movement.ToWarp) -> Judgement:
    present = {space: fleet for space, fleet in enumerate(outlook.state.players[outlook.seat].ships) if fleet}
    return lambda move: 0.05 if isinstance(move, EndWarp) else _beginning(outlook, move, present)


def _folding(outlook: Outlook, step: movement.ToFold) -> Judgement:
    present = {space: fleet for space, fleet in enumerate(outlook.state.players[outlook.seat].ships) if fleet}
    return lambda move: _beginning(outlook, move, present) if isinstance(move, Begin) else 0.0


# -- ships and technologies ---------------------------------------------------------------------------------------


def _preparing(outlook: Outlook, step: prepare.ToOrder | prepare.ToPrepare) -> Judgement:
    state, seat = outlook.state, outlook.seat

    def judge(move: Any) -> float:
        kind = type(move)
        if kind is Ready:
            return 0.0
        if kind is Build:
            return _building(outlook, move, 0)
        if kind is Research:
            return _research(outlook, move, cost(state, seat, move.technology))
        return _open(outlook, move, IN_PRE_ROUND)

    return judge


def _building(outlook: Outlook, move: Build, discount: int) -> float:
    """Ships are wanted as long as there are worlds to take and to guard; then they are only worth their price."""
    state, seat = outlook.state, outlook.seat
    paid = price(move.ship, discount, False)
    left = outlook.rounds + 1
    if move.port:
        return _NO
    if move.ship == DIPLOMAT:
        have = built(state, seat, DIPLOMAT)
        wanted = (3.2, 1.0 if state.round >= 3 else -0.2, -0.3)[min(have, 2)]
        return wanted * min(1.0, left / 3) - paid * outlook.credit
    if move.ship == INFESTOR:
        return (1.6 if not built(state, seat, INFESTOR) and left > 4 else -0.5) - paid * outlook.credit
    force = warships(state, seat)
    held = state.planets_held(seat)
    enemies = max(warships(state, other) for other in range(len(state.players)) if other != seat)
    wish = max(3.0 + 1.2 * held, 0.9 * enemies)
    need = max(0.15, min(1.0, (wish - force) / 3 + 0.35))
    quality = _QUALITY.get(SHIPS[move.ship].id, 1.0)
    worth = RECORD[move.ship].cost * 0.75 * need * quality
    if left <= 1:
        worth *= 0.35
    return worth - paid * outlook.credit


_QUALITY = {
    "starfighter": 1.0,
    "centipede": 1.0,
    "starcruiser": 1.0,
    "sunhammer": 1.02,
    "moth": 0.95,
    "tempest": 1.05,
    "black_hole": 1.05,
    "firebug": 0.95,
    "shooting_star": 1.1,
}


def _research(outlook: Outlook, move: Research, paid: int) -> float:
    worth = technology_worth(outlook.state, move.technology)
    if move.technology == SPACE_PORT:
        worth += 0.3 * (move.world >= HOME)
    return worth - paid * outlook.credit * 1.4 - 0.3


def _researching(outlook: Outlook, step: open_points.ToResearch) -> Judgement:
    def judge(move: Any) -> float:
        if isinstance(move, Pass):
            return 0.0
        if isinstance(move, Research):
            paid = cost(outlook.state, outlook.seat, move.technology, step.discount)
            return _research(outlook, move, paid)
        return _open(outlook, move, IN_DECISION)

    return judge


def _shipbuilding(outlook: Outlook, step: open_points.ToBuild) -> Judgement:
    def judge(move: Any) -> float:
        if isinstance(move, Pass):
            return 0.0
        if isinstance(move, Build):
            return _building(outlook, move, 1)
        return _open(outlook, move, IN_DECISION)

    return judge


def _selling(outlook: Outlook, step: open_points.ToSell) -> Judgement:
    def judge(move: Any) -> float:
        if isinstance(move, Sell):
            return 2 * outlook.credit - card_worth(outlook, move.card)
        return 0.0 if isinstance(move, Pass) else _open(outlook, move, IN_DECISION)

    return judge


# -- cards and bargains at open points ----------------------------------------------------------------------------


def _open(outlook: Outlook, move: Any, occasion: int) -> float:
    if isinstance(move, PlayCards):
        return _ability(outlook, move) - sum(card_worth(outlook, card) for card in move.cards)
    if isinstance(move, TradeWith):
        found = haggle.plan(outlook, move.partner, occasion)
        return found[1] if found else _NEVER
    return _NEVER


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
    return lambda move: 0.0 if isinstance(move, Pass) else _open(outlook, move, IN_TURN) - 0.3


def _drafting(outlook: Outlook, step: trade.ToDraft) -> Judgement:
    found = haggle.plan(outlook, step.offer.partner, step.offer.occasion)
    wanted = haggle.next_move(step.offer, found[0] if found else None)
    return lambda move: 1.0 if move == wanted else 0.0


def _answering(outlook: Outlook, step: trade.ToAnswer) -> Judgement:
    state = outlook.state
    sender = sum(row[step.offer.sender] for row in state.scorings) + 3 * state.planets_held(step.offer.sender)
    own = sum(row[outlook.seat] for row in state.scorings) + 3 * state.planets_held(outlook.seat)

    def judge(move: Any) -> float:
        if isinstance(move, Accept):
            return haggle.answer(outlook, step.offer, move.cards, sender > own + 4)
        return 0.0 if isinstance(move, Refuse) else _NO

    return judge


# -- battle and dice ----------------------------------------------------------------------------------------------


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
            return loss - sum(card_worth(outlook, card) for card in move.cards) - 0.5
        if isinstance(move, Retreat):
            return (destroyed * SHIP_WORTH) - (1 - won) * (outlook.held(world) if holds else 0.0) - outlook.credit
        return 0.0 if isinstance(move, Pass) else _NO

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
            return outlook.alliance(world) - 0.3 if fitting else _NO
        return 0.0 if isinstance(move, Decline) else _NO

    return judge


def _befriending(outlook: Outlook, step: control.ToBefriend) -> Judgement:
    return lambda move: 3.0 - card_worth(outlook, move.card) if isinstance(move, Befriend) else 0.0


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
            return 1.3 * hope - sum(card_worth(outlook, card) for card in move.cards)
        return _NO

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
            return 0.0 if isinstance(move, Pass) else _NO
        if not involved and state.active != seat:
            return _NO
        throw = state.throws[move.throw]
        if step.cause == DIPLOMACY_ROLL:
            short = rolls.total(throw) < rolls.need_of_diplomacy(throw)
            return 2.0 * total_at_least(rolls.need_of_diplomacy(throw) - throw.bonus) - 1.5 if short else _NO
        expected = sum((7 - rolls.need_of(each)) / 6 for each in throw.dice)
        luck = sum(not rolls.failed(each) for each in throw.dice) - expected
        gain = -luck if throw.seat == seat else luck
        return 1.2 * gain - sum(card_worth(outlook, card) for card in move.cards)

    return judge


def _envoys(outlook: Outlook, step: diplomacy.ToSendEnvoys) -> Judgement:
    return lambda move: 4.0 if isinstance(move, PlayCards) else (0.0 if isinstance(move, Pass) else _NO)


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
            return worth - sum(card_worth(outlook, card) for card in move.cards)
        return 0.0 if isinstance(move, Pass) else _NO

    return judge


# -- other decisions ----------------------------------------------------------------------------------------------


def _keeping(outlook: Outlook, step: hands.ToKeep) -> Judgement:
    def judge(move: Any) -> float:
        assert isinstance(move, KeepCard)
        return card_worth(outlook, move.card) + haggle.card_gain(outlook, CARDS[move.card].temperament)

    return judge


def _discarding(outlook: Outlook, step: hands.ToDiscard) -> Judgement:
    hand = outlook.state.players[outlook.seat].hand

    def judge(move: Any) -> float:
        fellows = sum(CARDS[card].temperament == CARDS[move.card].temperament for card in hand)
        return -card_worth(outlook, move.card) - 0.5 * fellows

    return judge


def _ransoming(outlook: Outlook, step: happenings.ToRansom) -> Judgement:
    return lambda move: outlook.held(0) - 3 * outlook.credit if isinstance(move, Ransom) else 0.0


def _mustering(outlook: Outlook, step: open_points.ToMuster) -> Judgement:
    def judge(move: Any) -> float:
        assert isinstance(move, Muster)
        fleet = outlook.state.players[outlook.seat].ships[space_of(move.world)]
        return 3 * outlook.risk(space_of(move.world), size(fleet)) + 0.1 * outlook.held(move.world)

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


# -- the set-up ---------------------------------------------------------------------------------------------------


def _racing(outlook: Outlook, step: setup.ToChooseRace) -> Judgement:
    """Any race will do; the dice of the imagined state choose."""
    favourite = outlook.state.rng.bits() % 8
    return lambda move: 1.0 if move.race == favourite else 0.0


def _learning(outlook: Outlook, step: setup.ToChooseTechnology) -> Judgement:
    return lambda move: _FIRST_TECHNOLOGIES.get(TECHNOLOGIES[move.technology].id, 0.0)


def _settling(outlook: Outlook, step: setup.ToChooseCorner | setup.ToRotate) -> Judgement:
    """Rich planets near home, not too near the others'."""
    state, seat = outlook.state, outlook.seat

    def judge(move: Any) -> float:
        if isinstance(move, Keep):
            return _neighbourhood(state, seat)
        after = state.copy()
        assert isinstance(move, ChooseCorner | Rotate)
        step.play(after, seat, move)  # type: ignore[arg-type]
        return _neighbourhood(after, seat)

    return judge


def _neighbourhood(state: EmpiresState, seat: Seat) -> float:
    total = 0.0
    distances = state.galaxy.distances(0)
    for other in range(len(state.players)):
        steps = distances[HOME_SPACE + other]
        wealth = sum(
            (PLANETS[planet].vp + PLANETS[planet].credits) * 0.6 ** steps[space_of(planet)]
            for planet in state.galaxy.planets
        )
        total += wealth if other == seat else -0.25 * wealth
    return total


def _covering(outlook: Outlook, step: setup.ToCover) -> Judgement:
    return lambda move: -float(PLANETS[move.planet].vp + PLANETS[move.planet].credits)


_JUDGES: dict[type[Any], Callable[[Outlook, Any], Judgement]] = {
    turn.ToAct: _on_turn,
    movement.ToMove: _under_way,
    movement.ToConsent: _consent,
    movement.ToWarp: _warping,
    movement.ToFold: _folding,
    prepare.ToOrder: _preparing,
    prepare.ToPrepare: _preparing,
    open_points.ToResearch: _researching,
    open_points.ToBuild: _shipbuilding,
    open_points.ToSell: _selling,
    open_points.ToInterject: _interjecting,
    open_points.ToMuster: _mustering,
    open_points.ToTakeCredits: _collecting,
    trade.ToDraft: _drafting,
    trade.ToAnswer: _answering,
    attack.ToReact: _reacting,
    battle.ToPayStars: _paying,
    battle.ToLose: _losing,
    control.ToTakeControl: _taking,
    control.ToBefriend: _befriending,
    rolls.ToReroll: _rerolling,
    rolls.ToTwist: _twisting,
    diplomacy.ToSendEnvoys: _envoys,
    tactics.ToUnravel: _unravelling,
    hands.ToKeep: _keeping,
    hands.ToDiscard: _discarding,
    happenings.ToRansom: _ransoming,
    setup.ToChooseRace: _racing,
    setup.ToChooseTechnology: _learning,
    setup.ToChooseCorner: _settling,
    setup.ToRotate: _settling,
    setup.ToCover: _covering,
}
