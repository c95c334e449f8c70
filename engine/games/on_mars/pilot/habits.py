"""How a player decides small things without thinking long: what each move of a step is worth, in Opportunity Points.

Each kind of move has its own rule of thumb, which costs microseconds: they finish the turns that the pilot tries out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.moves import Move, Seat
from engine.games.on_mars import goals, lss
from engine.games.on_mars.buildings import connected
from engine.games.on_mars.components import (
    BLUEPRINTS,
    BUILDINGS,
    COLUMN_COST,
    COLUMN_OP,
    CONTRACTS,
    CRYSTAL,
    GENERATOR,
    GRID_COST,
    LAB,
    LAB_COLUMN,
    MARKER,
    MINE,
    MINERAL,
    NOWHERE,
    RESOURCES,
    SCIENTIST_OP,
    SCIENTIST_PRICE,
    SCIENTISTS,
    SHELTER,
    SHIP_TECH,
    TILES,
    UPGRADE_TECH,
    kind_for,
)
from engine.games.on_mars.hexes import DISTANCE, RINGS
from engine.games.on_mars.movement import ToMove
from engine.games.on_mars.moves import (
    Act,
    Arrive,
    Boost,
    Build,
    BuyColonist,
    ChooseBonus,
    CompleteGoal,
    Construct,
    Deliver,
    Develop,
    DiscardGoal,
    Displace,
    EndTurn,
    GainResource,
    Hire,
    KeepOxygen,
    MoveUnit,
    Pay,
    PayCrowding,
    PayCrystals,
    PlaceBot,
    PlaceDiscovery,
    PlaceTech,
    Produce,
    Refill,
    Repair,
    Retrieve,
    ShowCard,
    Strike,
    TakeBlueprint,
    TakeContract,
    TakeItem,
    TakeSpace,
    TakeTech,
    Travel,
    UpgradeBuilding,
    UseTech,
    WelcomeShip,
)
from engine.games.on_mars.pilot import aims, team
from engine.games.on_mars.pilot.aims import hope_of, lacking, largest_complex
from engine.games.on_mars.pilot.figures import habit_figures, habit_worths, worths
from engine.games.on_mars.pilot.pace import turns_left
from engine.games.on_mars.pilot.wishes import Movement
from engine.games.on_mars.pilot.worth import lent
from engine.games.on_mars.state import OnMarsState
from engine.games.on_mars.travel import product_of

_w: Final = habit_worths
_CRYSTAL: Final[float] = worths["crystal"]
_WORKER: Final[float] = _w["worker"]
_ACTS: Final = tuple(float(value) for value in habit_figures["acts"])
_SPACES: Final = (0.0, *(float(value) for value in habit_figures["spaces"]))
_TECHS: Final = tuple(float(value) for value in habit_figures["techs"])
_SHIPS: Final = tuple(float(value) for value in habit_figures["ships"])
_JOURNEY: Final = tuple(float(value) for value in habit_figures["journey"])
_EFFECTS: Final[dict[str, float]] = habit_figures["effects"]
_UNIT: Final = (
    worths["mineral"],
    worths["resource"],
    worths["resource"],
    worths["resource"],
    worths["oxygen"],
    _CRYSTAL,
    _CRYSTAL,
    _WORKER,
    worths["resource"] * 0.8,
)

Habit = Callable[[OnMarsState, Seat, Any], float]


def rate(state: OnMarsState, seat: Seat, moves: list[Move]) -> list[float]:
    """A rating for each move; what has no rule of thumb is worth nothing, like stopping."""
    step = state.agenda[-1]
    if isinstance(step, ToMove):
        movement = Movement(state, seat, step.bot_points, step.rover_points)
        return [movement.rate(move) for move in moves]
    found = []
    for move in moves:
        habit = _HABITS.get(type(move))
        found.append(habit(state, seat, move) if habit else 0.0)
    if state.blackout:
        return [worth + team.help_of(state, seat, move) for worth, move in zip(found, moves, strict=True)]
    return found


# -- goods -------------------------------------------------------------------------------------------------------


def _next_unit(state: OnMarsState, seat: Seat, good: int) -> float:
    """One more of a good: less the more there are, nothing without room."""
    player = state.players[seat]
    if good == CRYSTAL:
        return _CRYSTAL if player.depot + player.waiting < player.crystal_room else 0.05
    have = player.goods[good]
    if have > player.shelters:
        return -worths["lost"]
    return float(_UNIT[good] * worths["second_resource"] ** have)


def _boost_price(state: OnMarsState) -> float:
    """A Colonist, if the step on top of the agenda takes one for the next unit."""
    return 0.0 if getattr(state.agenda[-1], "left", 1) else _WORKER


def _take_item(state: OnMarsState, seat: Seat, move: TakeItem) -> float:
    return _next_unit(state, seat, move.good) - _boost_price(state)


def _pay(state: OnMarsState, seat: Seat, move: Pay) -> float:
    goods = state.players[seat].goods
    second = worths["second_resource"]
    return -sum(
        [_UNIT[good] * second ** max(0, goods[good] - 1) * amount for good, amount in enumerate(move.goods) if amount]
    )


def _pay_crowding(state: OnMarsState, seat: Seat, move: PayCrowding) -> float:
    return -_CRYSTAL * move.crystals - _WORKER * move.colonists


def _discard_goal(state: OnMarsState, seat: Seat, move: DiscardGoal) -> float:
    """The goal likeliest to be completed is dear, the others are Crystals."""
    player = state.players[seat]
    turns = turns_left(state, seat)
    if state.blackout:
        return -worths["goal_card"] - 9.0 * aims.goal_hope(state, seat, move.goal, turns)
    if player.goals_done:
        return 0.0
    if move.goal != aims.least_promising(state, seat, turns):
        return -_w["goal_kept"]
    return -worths["goal_card"] - (len(player.goals) == 1) * _w["goal_kept"] * aims.goal_hope(
        state, seat, move.goal, turns
    )


def _complete_goal(state: OnMarsState, seat: Seat, move: CompleteGoal) -> float:
    if state.blackout and team.may_wait(state):
        return -1.0
    return -2.0 if move.reward == goals.NOTHING and not state.blackout else 5.0 - 0.5 * move.reward


def _deliver(state: OnMarsState, seat: Seat, move: Deliver) -> float:
    return 0.5


# -- orbit -------------------------------------------------------------------------------------------------------


def _take_blueprint(state: OnMarsState, seat: Seat, move: TakeBlueprint) -> float:
    record = BLUEPRINTS[move.blueprint]
    player = state.players[seat]
    unbuilt = sum([state.site[card] == NOWHERE for card in player.blueprints])
    hope = min(0.92, 0.16 * turns_left(state, seat)) * 0.8**unbuilt
    if record.level > 1:
        hope *= (0.3, 0.45, 0.7, 1.0)[min(3, largest_complex(state, kind_for(record.building, seat)))]
    value = record.points * (2 * hope - 1) + hope * 1.2
    value += sum([1.2 for scientist in player.scientists if SCIENTISTS[scientist].scores == record.building])
    return value + _next_unit(state, seat, BUILDINGS[record.building].product) - _boost_price(state) + 0.3


def _take_tech(state: OnMarsState, seat: Seat, move: TakeTech) -> float:
    return _TECHS[move.tech] + 1.0 - sum([_UNIT[unit] for unit in GRID_COST[move.place]]) - _boost_price(state)


def _develop(state: OnMarsState, seat: Seat, move: Develop) -> float:
    column = LAB[move.space].column
    value = COLUMN_OP[column] - COLUMN_OP[column - 1] + 0.35 + (1.2 if column == 5 else 0.0)
    value += _EFFECTS.get(LAB[move.space].effect.kind, 0.0)
    step = state.agenda[-1]
    if getattr(step, "free", True):
        return value + 0.15 * column
    return value - 0.8 * sum([_UNIT[unit] for unit in COLUMN_COST[column]]) - _boost_price(state)


def _place_tech(state: OnMarsState, seat: Seat, move: PlaceTech) -> float:
    return _EFFECTS.get(LAB[move.space].effect.kind, 0.0)


def _keep_oxygen(state: OnMarsState, seat: Seat, move: KeepOxygen) -> float:
    return _next_unit(state, seat, RESOURCES - 1)


def _use_tech(state: OnMarsState, seat: Seat, move: UseTech) -> float:
    fee = _WORKER * move.colonists + (0.0 if move.owner == seat else lent(state, seat, move.owner))
    level = LAB_COLUMN[state.players[move.owner].lab[move.tech]]
    player = state.players[seat]
    if move.tech == SHIP_TECH:
        room = min(player.supply, player.rooms - player.quarters)
        return worths["colonist"] * min(level, max(0, room - 2)) - fee
    if move.tech == UPGRADE_TECH:
        return 2.5 - fee
    return -fee


# -- colony ------------------------------------------------------------------------------------------------------


def _construct(state: OnMarsState, seat: Seat, move: Construct) -> float:
    building = move.building
    player = state.players[seat]
    if building == SHELTER:
        return _w["shelter"] if player.shelters < 4 else 1.0
    value = _next_unit(state, seat, BUILDINGS[building].product) * 1.5
    if building == MINE:
        return value - _WORKER + 0.6
    row = state.lss[building - GENERATOR]
    if row == 1:
        value += 2.0
    if row <= state.level:
        value += (lss.reward(state, seat, state.rewards[building - GENERATOR]) if state.rewards else 0) + 0.8
    if building not in player.cubes and LAB_COLUMN[player.lab[building]]:
        value += 1.5
    return value - _UNIT[BUILDINGS[building].cost]


def _build(state: OnMarsState, seat: Seat, move: Build) -> float:
    step: Any = state.agenda[-1]
    building = step.building
    player = state.players[seat]
    joined = connected(state, kind_for(building, seat), move.place)
    product = BUILDINGS[building].product
    value = 0.0
    room = (
        player.crystal_room - player.depot - player.waiting
        if product == CRYSTAL
        else player.limit - player.goods[product]
    )
    value += 0.6 * max(0, min(joined + 1, room)) - worths["lost"] * max(0, joined + 1 - room)
    if joined and building != SHELTER and building not in player.cubes:
        value += 2.2
    if joined and LAB_COLUMN[player.lab[building]] < joined:
        value -= worths["lent"] / (len(state.players) - 1)
    for card in player.blueprints:
        if BLUEPRINTS[card].building == building and state.site[card] == NOWHERE and BLUEPRINTS[card].level > 1:
            value += 0.7 * min(joined, 2)
    for contract in player.contracts:
        if CONTRACTS[contract].building == building and contract not in player.completed:
            value += 1.2 * min(joined, 3)
    if state.tile[move.place] != NOWHERE:
        value -= 0.6
    if move.place in player.bots:
        value -= 0.05
    return value


def _upgrade(state: OnMarsState, seat: Seat, move: UpgradeBuilding) -> float:
    record = BLUEPRINTS[move.blueprint]
    player = state.players[seat]
    value = 2.0 * record.points + 0.2 * state.complex_size(move.place)
    value += sum([SCIENTIST_OP * (SCIENTISTS[scientist].scores == record.building) for scientist in player.scientists])
    for contract in player.contracts:
        if CONTRACTS[contract].building == record.building and contract not in player.completed:
            value += 1.0 * state.complex_size(move.place)
    if state.occupant[move.place] == seat:
        value -= 0.8
    elif NOWHERE < state.occupant[move.place] < MARKER:
        value += 0.3
    return value - _boost_price(state)


def _choose_bonus(state: OnMarsState, seat: Seat, move: ChooseBonus) -> float:
    bots = 0.45 if turns_left(state, seat) else 0.0
    crystal, mineral, colonist = _next_unit(state, seat, CRYSTAL), _next_unit(state, seat, MINERAL), 0.5
    return (bots, crystal, mineral, colonist)[move.bonus]


def _retrieve(state: OnMarsState, seat: Seat, move: Retrieve) -> float:
    player = state.players[seat]
    return 0.5 if player.quarters < player.rooms else -1.0


def _welcome(state: OnMarsState, seat: Seat, move: WelcomeShip) -> float:
    return _SHIPS[move.slot] + 2.5 - _boost_price(state)


def _arrive(state: OnMarsState, seat: Seat, move: Arrive) -> float:
    player = state.players[seat]
    people = min(move.colonists, player.supply, player.rooms - player.quarters)
    bots = worths["bot"] * 0.75 ** (len(player.bots) - 1) * min(1.0, turns_left(state, seat) / 5)
    return worths["colonist"] * max(0, people) + bots * move.bots


def _stand(state: OnMarsState, seat: Seat, move: PlaceBot | Displace) -> float:
    return Movement(state, seat).zone_value(move.place, NOWHERE)


def _hire(state: OnMarsState, seat: Seat, move: Hire) -> float:
    record = SCIENTISTS[move.scientist]
    value = _w["hired"] * min(1.0, turns_left(state, seat) / 6)
    for player in state.players:
        for card in player.blueprints:
            if BLUEPRINTS[card].building == record.scores:
                value += SCIENTIST_OP if state.site[card] != NOWHERE else 1.2
            if BLUEPRINTS[card].building == record.works_in and state.site[card] != NOWHERE:
                value += 0.5
    return value - 0.8 * SCIENTIST_PRICE * _UNIT[record.cost]


def _take_contract(state: OnMarsState, seat: Seat, move: TakeContract | Refill) -> float:
    """Likely to be fulfilled the less is missing; what one puts on display one would like to take."""
    record = CONTRACTS[move.contract]
    turns = turns_left(state, seat)
    hope = min(0.9, hope_of(lacking(state, seat, move.contract), turns))
    return hope * record.gain - (1 - hope) * record.loss - _CRYSTAL - 1.0


def _produce(state: OnMarsState, seat: Seat, move: Produce) -> float:
    return _next_unit(state, seat, product_of(state, move.place)) - _WORKER


def _boost(state: OnMarsState, seat: Seat, move: Boost) -> float:
    return _next_unit(state, seat, CRYSTAL) - _WORKER


# -- travel ------------------------------------------------------------------------------------------------------


def _take_space(state: OnMarsState, seat: Seat, move: TakeSpace) -> float:
    return _SPACES[move.space]


def _travel(state: OnMarsState, seat: Seat, move: Travel) -> float:
    """Home come those on the other side; a Ship is dear."""
    player = state.players[seat]
    there = 1 - player.side
    waiting = sum([state.slots[action][seat] for action in ((0, 1), (2, 3, 4))[there]]) + player.working
    value = 0.5 * min(waiting, player.rooms - player.quarters) + _JOURNEY[there]
    return value - (_w["ship_spent"] if move.ship else 0.0)


def _place_discovery(state: OnMarsState, seat: Seat, move: PlaceDiscovery) -> float:
    """Where others are far and the way is short."""
    others = [player.rover_hex for other, player in enumerate(state.players) if other != seat]
    far = min([DISTANCE[rover][move.place] for rover in others])
    return 0.12 * far + 0.3 * _EFFECTS.get(TILES[move.tile].effect.kind, 1.0) - 0.02 * len(RINGS[move.place])


def _patrol(state: OnMarsState, seat: Seat, move: MoveUnit) -> float:
    return team.Watch(state, state.blackout).patrol(move.target) if state.blackout else 0.0


_HABITS: Final[dict[type[Move], Habit]] = {
    Act: lambda state, seat, move: _ACTS[move.action],
    EndTurn: lambda state, seat, move: 0.01,
    TakeItem: _take_item,
    GainResource: _take_item,
    Pay: _pay,
    PayCrystals: lambda state, seat, move: -_CRYSTAL * move.amount,
    PayCrowding: _pay_crowding,
    DiscardGoal: _discard_goal,
    CompleteGoal: _complete_goal,
    Deliver: _deliver,
    ShowCard: lambda state, seat, move: 0.6,
    TakeBlueprint: _take_blueprint,
    TakeTech: _take_tech,
    PlaceTech: _place_tech,
    Develop: _develop,
    KeepOxygen: _keep_oxygen,
    UseTech: _use_tech,
    Construct: _construct,
    Build: _build,
    UpgradeBuilding: _upgrade,
    ChooseBonus: _choose_bonus,
    Retrieve: _retrieve,
    WelcomeShip: _welcome,
    Arrive: _arrive,
    PlaceBot: _stand,
    Displace: _stand,
    Hire: _hire,
    TakeContract: _take_contract,
    Refill: _take_contract,
    Produce: _produce,
    Boost: _boost,
    BuyColonist: lambda state, seat, move: worths["colonist"] - _UNIT[move.good],
    TakeSpace: _take_space,
    Travel: _travel,
    PlaceDiscovery: _place_discovery,
    Strike: lambda state, seat, move: team.struck(state, move.place),
    Repair: lambda state, seat, move: team.mended(state, seat, move.place),
    MoveUnit: _patrol,
}
