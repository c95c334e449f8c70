"""Chapter 20: the solitaire robot. It decides nothing: everything follows from its dice, its pile and its tracks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.core.data import load_toml
from engine.games.race_for_the_galaxy.components import (
    ACT_DEVELOP,
    ACT_PRODUCE,
    ACT_SEARCH,
    ACT_SETTLE,
    ALIEN,
    CARDS,
    CONSUME,
    DEVELOP,
    DOUBLE,
    EXPLORE,
    EXPLORE_1_1,
    EXPLORE_5,
    FOLDER,
    NOTHING,
    NUMBER,
    OORT,
    PHASE_OF,
    PHASES,
    PRODUCE,
    SETTLE,
    TRADE,
    Card,
)
from engine.games.race_for_the_galaxy.piles import top_card
from engine.games.race_for_the_galaxy.prestige import robot_gains_chips, robot_gains_prestige
from engine.games.race_for_the_galaxy.robot_events import (
    RobotActed,
    RobotChose,
    RobotCounterPlaced,
    RobotCredit,
    RobotDrew,
    RobotEconomy,
    RobotIdle,
    RobotLostWorld,
    RobotPlaced,
    RobotRolled,
    RobotSearched,
)
from engine.games.race_for_the_galaxy.state import RaceState, Robot

_data: dict[str, Any] = load_toml(FOLDER / "data/robot.toml")
FACES: Final = ("explore", "develop", "settle", "trade", "consume_x2", "produce", "star", "robot")
STAR, FAVOURITE = 6, 7
DICE: Final = tuple(tuple(FACES.index(face) for face in _data[die]) for die in ("die_a", "die_b"))
FACE_ACTIONS: Final = (EXPLORE_5, ACT_DEVELOP, ACT_SETTLE, TRADE, DOUBLE, ACT_PRODUCE)
SLOTS: Final = {action: _data["slots"][face] for action, face in zip(FACE_ACTIONS, FACES, strict=False)}
TRACK_MAX: Final[int] = _data["track_max"]
POOL: Final[tuple[int, ...]] = (0, *_data["vp_pool"])
"""The VP pool by level."""
DIFFICULTIES: Final = tuple(record["id"] for record in _data["difficulty"])
COUNTERS: Final = tuple(record["counters"] for record in _data["difficulty"])
COUNTER_VP: Final[tuple[int, ...]] = tuple(record["counter_vp"] for record in _data["difficulty"])
SIX_COST_VP: Final[int] = _data["scoring"]["six_cost_vp"]
OTHER_VARIABLE_VP: Final[int] = _data["scoring"]["other_variable_vp"]
COPY_ORDER: Final = (ACT_PRODUCE, DOUBLE, TRADE, ACT_SETTLE, ACT_DEVELOP, EXPLORE_5)
"""A star reads the human's actions from the last phase back to the first (RG-20.5)."""


@dataclass(frozen=True, slots=True)
class Character:
    """What a start world makes of the robot (RG-20.15, RG-20.19)."""

    card: int
    credit: int
    economy: int
    cards: int
    favourite: int
    worlds: str
    worlds_in_response: str
    free_response: bool
    never_places: str
    extra: tuple[dict[str, Any], ...]

    def extras(self, phase: int, when: str, effect: str) -> int:
        """The sum of an effect of its `extra` entries."""
        return sum(
            entry.get(effect, 0) for entry in self.extra if entry["phase"] == PHASES[phase] and entry["when"] == when
        )


CHARACTERS: Final = {
    NUMBER[record["card"]]: Character(
        NUMBER[record["card"]],
        record["credit"],
        record["economy"],
        record["cards"],
        FACE_ACTIONS[FACES.index(record["favourite"])],
        record["worlds"],
        record.get("worlds_in_response", record["worlds"]),
        record.get("free_response", False),
        record.get("never_places", ""),
        tuple(record.get("extra", ())),
    )
    for record in _data["start_world"]
}


def new_robot(start: int, difficulty: int) -> Robot:
    character = CHARACTERS[start]
    return Robot(start, (), (start,), COUNTERS[difficulty], credit=character.credit, economy=character.economy)


# -- its actions -------------------------------------------------------------------------------------------------


def roll(state: RaceState, robot: Robot) -> None:
    robot.dice = tuple(die[state.rng.below(len(die))] for die in DICE)
    state.events.append(RobotRolled((robot.dice[0], robot.dice[1])))


def choose(state: RaceState, robot: Robot, human: tuple[int, ...]) -> None:
    """Symbols before stars; a surplus becomes Explore (RG-20.5, RG-20.6)."""
    taken: list[int] = []
    for face in robot.dice:
        if face == FAVOURITE:
            _take(taken, CHARACTERS[robot.start].favourite)
        elif face != STAR:
            _take(taken, FACE_ACTIONS[face])
    plain = [EXPLORE_5 if action == EXPLORE_1_1 else action for action in human if action != ACT_SEARCH]
    copied = sorted(plain, key=COPY_ORDER.index)
    for face in robot.dice:
        if face == STAR:
            _take(taken, _copy(taken, copied))
    robot.actions = tuple(sorted(taken))
    state.events.append(RobotChose(robot.actions))


def _take(taken: list[int], action: int) -> None:
    taken.append(action if taken.count(action) < SLOTS[action] else EXPLORE_5)


def _copy(taken: list[int], copied: list[int]) -> int:
    """The first of the human's actions that the robot does not have yet; if it has all, the last one (RG-20.5)."""
    return next((action for action in copied if action not in taken), copied[-1])


# -- its phases --------------------------------------------------------------------------------------------------


def act(state: RaceState, robot: Robot) -> None:
    """Its action or response in the phase under way, after the human (RG-20.7)."""
    chosen = sum(PHASE_OF[action] == state.phase for action in robot.actions)
    if state.occurrence and chosen < 2:
        state.events.append(RobotActed(state.phase, "nothing"))
        return
    role = "action" if chosen else "response"
    state.events.append(RobotActed(state.phase, role))
    extra = CHARACTERS[robot.start].extras(state.phase, "any", "draw")
    draw_to_pile(state, robot, extra)
    if state.phase == EXPLORE:
        explore(state, robot, chosen)
    elif state.phase == DEVELOP:
        develop(state, robot, acts=chosen > 0)
    elif state.phase == SETTLE:
        settle(state, robot, acts=chosen > 0)
    elif state.phase == CONSUME:
        consume(state, robot)
    elif state.phase == PRODUCE:
        produce(state, robot, acts=chosen > 0)


def explore(state: RaceState, robot: Robot, chosen: int) -> None:
    figures = _data["explore"][("response", "action", "double_action")[chosen]]
    draw_to_pile(state, robot, figures["draw"])
    change_credit(state, robot, figures["credit"])


def develop(state: RaceState, robot: Robot, acts: bool) -> None:
    """A counter if it can afford one, else the first development of its pile (RG-20.9)."""
    figures = _data["develop"]
    counter_price = figures["action_counter_price" if acts else "response_counter_price"]
    if robot.counters_left and robot.credit >= counter_price:
        change_credit(state, robot, -counter_price)
        robot.counters_left -= 1
        robot.counters += 1
        state.events.append(RobotCounterPlaced(robot.counters_left))
    elif acts:
        draw_to_pile(state, robot, figures["action_draw"])
        _search_and_place(state, robot, "development", 0)
    elif robot.credit >= figures["response_price"]:
        _search_and_place(state, robot, "development", figures["response_price"])
    else:
        state.events.append(RobotIdle("credit"))


def settle(state: RaceState, robot: Robot, acts: bool) -> None:
    """The first world of its pile that fits its start world (RG-20.10)."""
    character, figures = CHARACTERS[robot.start], _data["settle"]
    free = acts or character.free_response or _doomed(robot)
    price = 0 if free else figures["response_price"]
    if acts:
        draw_to_pile(state, robot, _settle_draw(robot, character))
    elif robot.credit < price:
        state.events.append(RobotIdle("credit"))
        return
    _search_and_place(state, robot, character.worlds if acts else character.worlds_in_response, price)


def _settle_draw(robot: Robot, character: Character) -> int:
    special = character.extras(SETTLE, "action", "draw_instead_of_3")
    if not special:
        return int(_data["settle"]["action_draw"])
    per_world = character.extras(SETTLE, "action", "draw_per_chromosome_world")
    return special + per_world * sum(CARDS[card].chromosome for card in robot.tableau)


def consume(state: RaceState, robot: Robot) -> None:
    """Credit first, then VP, then prestige (RG-20.13, RG-20.22)."""
    character = CHARACTERS[robot.start]
    trades, doubles = TRADE in robot.actions, DOUBLE in robot.actions
    economy = robot.economy
    if trades:
        change_credit(
            state, robot, _data["consume"]["trade_credit"] + character.extras(CONSUME, "action_trade", "credit")
        )
        economy -= 1
    if doubles:
        economy += character.extras(CONSUME, "action_x2", "economy_bonus_for_vp")
    if economy > 0:
        robot_gains_chips(state, economy * (2 if doubles else 1))
    else:
        state.events.append(RobotIdle("economy"))
    if doubles and any(is_alien_world(CARDS[card]) for card in robot.tableau):
        robot_gains_prestige(state, character.extras(CONSUME, "action_x2", "prestige_if_alien_good_world"))


def produce(state: RaceState, robot: Robot, acts: bool) -> None:
    """RG-20.14; a start world may add credit in every Produce phase."""
    if acts:
        change_economy(state, robot)
    elif robot.economy >= 1:
        change_credit(state, robot, 1)
    else:
        state.events.append(RobotIdle("economy"))
    change_credit(state, robot, CHARACTERS[robot.start].extras(PRODUCE, "any", "credit"))


def lead(state: RaceState, robot: Robot) -> None:
    """Sole leader at the start of a round, having gained prestige in the one before (RG-20.16)."""
    if state.leader == len(state.players) and robot.gained_last_round:
        draw_to_pile(state, robot, 1)
        change_credit(state, robot, 1)


# -- its pile and tracks -----------------------------------------------------------------------------------------


def draw_to_pile(state: RaceState, robot: Robot, count: int) -> None:
    """Unseen, under the pile (RG-20.11)."""
    drawn = tuple(card for card in (top_card(state, 0) for _ in range(count)) if card != NOTHING)
    if drawn:
        robot.pile += drawn
        state.events.append(RobotDrew(len(drawn)))


def change_credit(state: RaceState, robot: Robot, change: int) -> None:
    """Tracks stop at 0 and at 4 (RG-20.12)."""
    before = robot.credit
    robot.credit = max(0, min(TRACK_MAX, before + change))
    if change:
        state.events.append(RobotCredit(robot.credit - before, robot.credit))


def change_economy(state: RaceState, robot: Robot) -> None:
    robot.economy = min(TRACK_MAX, robot.economy + 1)
    state.events.append(RobotEconomy(robot.economy))


def _doomed(robot: Robot) -> bool:
    """Doomed World is still there to be given up for the first world (RG-20.20)."""
    entries = CHARACTERS[robot.start].extra
    return robot.start in robot.tableau and any(entry.get("removes_start_world") for entry in entries)


def is_alien_world(card: Card) -> bool:
    """For the robot Alien Oort Cloud Refinery is of Alien kind (RG-20.21)."""
    return card.good == ALIEN or card.number == OORT


def fits(robot: Robot, number: int, wanted: str) -> bool:
    """RG-20.11, RG-20.21."""
    card = CARDS[number]
    if CHARACTERS[robot.start].never_places in card.keywords:
        return False
    if wanted == "development":
        return card.development and number not in robot.tableau
    if not card.world:
        return False
    if wanted == "alien_good":
        return is_alien_world(card)
    if wanted == "alien_military_or_non_military":
        return not card.military or is_alien_world(card)
    return wanted == "any" or card.military == (wanted == "military")


def _search_and_place(state: RaceState, robot: Robot, wanted: str, price: int) -> None:
    """Turn the pile up to the first card that fits; what was turned before it is discarded (RG-20.11)."""
    for place, card in enumerate(robot.pile):
        if fits(robot, card, wanted):
            state.events.append(RobotSearched(robot.pile[:place], card))
            state.discards[0] += robot.pile[:place]
            robot.pile = robot.pile[place + 1 :]
            change_credit(state, robot, -price)
            place_card(state, robot, card)
            return
    state.events.append(RobotSearched(robot.pile, NOTHING))
    state.discards[0] += robot.pile
    robot.pile = ()


def place_card(state: RaceState, robot: Robot, number: int) -> None:
    """RG-20.12."""
    card = CARDS[number]
    if card.world and _doomed(robot):
        robot.tableau = tuple(other for other in robot.tableau if other != robot.start)
        state.discards[0].append(robot.start)
        state.events.append(RobotLostWorld(robot.start))
    robot.tableau += (number,)
    state.events.append(RobotPlaced(number))
    if card.production:
        change_economy(state, robot)
    if card.windfall:
        change_credit(state, robot, 1)
    prestige = int(card.icon)
    if card.rebel and (card.development or card.military):
        prestige += sum(
            entry.get("prestige", 0)
            for entry in CHARACTERS[robot.start].extra
            if entry["when"] == "places_rebel_development_or_rebel_military_world"
        )
    robot_gains_prestige(state, prestige)
