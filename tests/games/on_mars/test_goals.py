"""Chapter 10: Missions and Private Goals, and the free moments of a turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.on_mars import GAME
from engine.games.on_mars.components import (
    ADVANCED_MISSION,
    BLUEPRINTS_MISSION,
    BOTS_MISSION,
    CONTRACTS_MISSION,
    CONTROL_CENTER,
    DISCOVERIES_MISSION,
    GOALS,
    GREENHOUSE,
    MINE,
    MISSIONS,
    OBTAIN_BLUEPRINT,
    PROGRESS_MISSION,
    RESEARCH_MISSION,
    RESUPPLY,
    ROVER_TECH,
    SCIENTISTS_MISSION,
    SHELTER,
    SHELTER_TECH,
    SHIP_TECH,
    TECHS_MISSION,
    UPGRADE,
    UPGRADE_TECH,
    WATER,
)
from engine.games.on_mars.events import GoalDiscarded, MissionCompleted, RemainingMoved
from engine.games.on_mars.goals import is_fulfilled
from engine.games.on_mars.hexes import hex_at
from engine.games.on_mars.missions import contribute
from engine.games.on_mars.moves import (
    Act,
    CompleteGoal,
    Deliver,
    Develop,
    GainResource,
    Hire,
    Retrieve,
    Stop,
    TakeBlueprint,
    TakeContract,
    TakeItem,
    TakeSpace,
    UpgradeBuilding,
    WelcomeShip,
)
from engine.games.on_mars.position import Position
from tests.games.on_mars.table import RED, YOU, Table, card, contract, scientist, space, tile

DEVELOP, OWN, NOTHING = range(3)

# -- Missions ----------------------------------------------------------------------------------------------------

MISSION_CRYSTALS = {
    "blueprints": (BLUEPRINTS_MISSION, 1, (10, 10, 13)),
    "techs": (TECHS_MISSION, 1, (7, 11, 12)),
    "scientists": (SCIENTISTS_MISSION, 2, (4, 4, 5)),
    "bots": (BOTS_MISSION, 2, (3, 4, 5)),
    "advanced_buildings": (ADVANCED_MISSION, 1, (8, 8, 10)),
    "research": (RESEARCH_MISSION, 2, (5, 5, 7)),
    "discoveries": (DISCOVERIES_MISSION, 1, (5, 7, 9)),
    "progress": (PROGRESS_MISSION, 1, (8, 11, 14)),
    "contracts": (CONTRACTS_MISSION, 1, (2, 2, 3)),
}


def test_no_mission_is_left_out() -> None:
    """Nine Missions (OM-2.1)."""
    assert [record.id for record in MISSIONS if record.id not in MISSION_CRYSTALS] == []


@pytest.mark.parametrize("name", MISSION_CRYSTALS)
def test_each_mission_pays_and_counts_down(name: str) -> None:
    """Each contribution gives its Crystals and moves the tracker one down (OM-10.1)."""
    mission, crystals, required = MISSION_CRYSTALS[name]
    assert MISSIONS[mission].required == required
    table = Table(Position().missions({mission: 2}))
    contribute(table.state, YOU, mission)
    assert (table.you.waiting, table.state.trackers, table.state.remaining) == (crystals, [1], 3)
    contribute(table.state, RED, mission)
    assert (table.player(RED).waiting, table.state.trackers, table.state.remaining) == (crystals, [0], 2)
    contribute(table.state, YOU, mission)
    assert table.you.waiting == crystals


def test_a_mission_ends_in_the_middle_of_an_action() -> None:
    """Three Blueprints, one still needed: only the first pays, and Remaining Missions moves once (OM-10.1)."""
    position = Position(3).at(YOU, 1).missions({BLUEPRINTS_MISSION: 1})
    table = Table(position)
    table.act(OBTAIN_BLUEPRINT, TakeBlueprint(0), TakeBlueprint(1), TakeBlueprint(2))
    assert table.you.waiting == 1
    assert len(table.happened(MissionCompleted)) == len(table.happened(RemainingMoved)) == 1
    assert table.state.remaining == 2


# -- Private Goals -----------------------------------------------------------------------------------------------

Prepare = Callable[[Position], Position]


def four_blueprints(position: Position) -> Position:
    for number in range(4):
        position.blueprint(YOU, number)
    return position


def built(*sites: tuple[str, tuple[int, int]]) -> Prepare:
    def prepare(position: Position) -> Position:
        for name, place in sites:
            position.blueprint(YOU, card(name), built=place)
        return position

    return prepare


GOAL_CASES: dict[str, tuple[Prepare, Callable[[Table], bool]]] = {
    "goal_01": (
        lambda position: four_blueprints(position).bots(YOU, (0, 1)),
        lambda table: table.moves(UpgradeBuilding) != [],
    ),
    "goal_02": (
        built(("biomarket", (0, 2)), ("metal_deposit", (0, 0)), ("wind_turbines", (0, -2))),
        lambda table: len(table.moves(GainResource)) == 4,
    ),
    "goal_03": (
        lambda position: position.building(MINE, (2, 2), (-2, -2)).miner(YOU, (0, 0), (2, 2), (-2, -2)),
        lambda table: table.you.goods[0] == 2,
    ),
    "goal_04": (
        lambda position: position.took(YOU, 0, 1, 2).rover(YOU, (3, 0)),
        lambda table: table.state.agenda[-1].rover_points == 5,
    ),
    "goal_05": (
        lambda position: built(("biomarket", (0, 2)))(position.building(GREENHOUSE, (0, 3), (0, 4), (1, 2))),
        lambda table: table.you.quarters == 4,
    ),
    "goal_06": (
        lambda position: position.building(SHELTER, (3, 0), (3, 1), (4, 0)).holds(YOU, water=4).offer(-1),
        lambda table: table.moves(TakeContract) == [TakeContract(0)],
    ),
    "goal_07": (
        lambda position: position.building(SHELTER, (3, 0), (3, 1)),
        lambda table: table.you.quarters == 5,
    ),
    "goal_08": (
        lambda position: position.level(3).lss(3, 3, 3, 3).rover(YOU, (3, 0)),
        lambda table: table.state.agenda[-1].rover_points == 5,
    ),
    "goal_09": (
        lambda position: position.building(SHELTER, (3, 0), (3, 1)).people(YOU, quarters=7),
        lambda table: table.moves(WelcomeShip) != [] and table.you.goods == [0] * 5,
    ),
    "goal_10": (
        lambda position: (
            position.tech(YOU, ROVER_TECH, "lab_1_top")
            .tech(YOU, SHIP_TECH, "lab_1_bottom")
            .tech(YOU, UPGRADE_TECH, "lab_3_top")
            .tech(YOU, GREENHOUSE, "lab_3_bottom")
            .people(YOU, quarters=1, working=2)
        ),
        lambda table: table.moves(Retrieve) != [],
    ),
    "goal_11": (
        lambda position: position.ships(YOU, hangar=3),
        lambda table: {move.space for move in table.moves(TakeSpace)} == {1, 2, 3, 4},
    ),
    "goal_12": (
        lambda position: position.took(YOU, tile("research_a"), tile("research_b")),
        lambda table: len(table.moves(Hire)) == 6,
    ),
    "goal_13": (
        lambda position: position.completed(YOU, 1).offer(0, -1).scientist(YOU, 0),
        lambda table: table.moves(TakeContract) == [TakeContract(0)],
    ),
    "goal_14": (
        lambda position: (
            position.tech(YOU, ROVER_TECH, "lab_3_top")
            .tech(YOU, SHIP_TECH, "lab_3_bottom")
            .tech(YOU, UPGRADE_TECH, "lab_4_top")
        ),
        lambda table: table.you.waiting == 3,
    ),
    "goal_15": (
        lambda position: position.cubes(YOU, 0, 1, 2).people(YOU, quarters=1, working=2),
        lambda table: table.moves(Retrieve) != [],
    ),
    "goal_16": (
        lambda position: (
            built(("biomarket", (0, 2)), ("metal_deposit", (0, 0)))(
                position.building(GREENHOUSE, (0, 3), (0, 4)).building(MINE, (1, -1), (2, -2))
            )
            .blueprint(YOU, card("gym"))
            .bots(YOU, (0, 1))
        ),
        lambda table: table.moves(UpgradeBuilding) != [],
    ),
}


def test_no_goal_is_left_out() -> None:
    """Sixteen Private Goals (OM-2.1)."""
    assert [record.id for record in GOALS if record.id not in GOAL_CASES] == []


@pytest.mark.parametrize("name", GOAL_CASES)
def test_each_goal_and_its_own_reward(name: str) -> None:
    """Fulfilled on your turn, shown for the reward of the card; not before (OM-10.2)."""
    number = [record.id for record in GOALS].index(name)
    prepare, check = GOAL_CASES[name]
    table = Table(prepare(Position()).goals(YOU, number + 1))
    assert is_fulfilled(table.state, YOU, number)
    assert not is_fulfilled(Position().goals(YOU, number + 1).state(), YOU, number)
    table.play(CompleteGoal(number, OWN))
    assert check(table)
    assert (table.you.goals, table.you.goals_done) == ((), (number,))


@pytest.mark.parametrize("name", GOAL_CASES)
def test_each_goal_may_develop_twice_instead(name: str) -> None:
    """Two free developments are the other reward of every card (OM-10.2)."""
    number = [record.id for record in GOALS].index(name)
    table = Table(GOAL_CASES[name][0](Position()).goals(YOU, number + 1))
    table.play(CompleteGoal(number, DEVELOP))
    table.play(*table.moves(Develop)[:1])
    assert table.you.goods[1:] == Table(GOAL_CASES[name][0](Position())).you.goods[1:]


def test_only_one_goal_a_game() -> None:
    """The others are worth a Crystal each when something is paid (OM-10.2, OM-10.3)."""
    table = Table(Position().goals(YOU, 14, 15).goals_done(YOU, 7).cubes(YOU, 0, 1, 2))
    assert table.moves(CompleteGoal) == []


def test_an_unusable_reward_cannot_be_chosen() -> None:
    """Six Scientists on display: no free Contract, but two developments (OM-10.2)."""
    position = Position().building(SHELTER, (3, 0), (3, 1), (4, 0)).holds(YOU, water=4).goals(YOU, 6)
    assert Table(position).moves(CompleteGoal) == [CompleteGoal(5, DEVELOP)]
    stuck = Position().building(SHELTER, (3, 0), (3, 1), (4, 0)).holds(YOU, water=4).goals(YOU, 6)
    assert Table(stuck.tech(YOU, SHELTER_TECH, "lab_6")).moves(CompleteGoal) == [CompleteGoal(5, NOTHING)]


def test_a_goal_that_travels() -> None:
    """Goal 11 before the main action: to Orbit, and then an Orbit action (OM-10.2, OM-5.6)."""
    table = Table(Position(3).ships(YOU, hangar=3).goals(YOU, 11))
    table.play(CompleteGoal(10, OWN), TakeSpace(1))
    assert table.can(Act(RESUPPLY))
    assert table.refuses(Act(CONTROL_CENTER))


def test_free_rewards_still_obey_zones_limits_and_markers() -> None:
    """Only the named cost is left out (OM-10.2)."""
    far = Table(four_blueprints(Position()).bots(YOU, (4, 0)).goals(YOU, 1))
    assert far.moves(CompleteGoal) == [CompleteGoal(0, DEVELOP)]
    capped = Position().building(SHELTER, (3, 0), (3, 1)).people(YOU, quarters=7).ships(YOU, spent=1).goals(YOU, 9)
    assert Table(capped).moves(CompleteGoal) == [CompleteGoal(8, DEVELOP)]


def test_rewards_count_for_missions() -> None:
    """What a reward takes or places contributes (OM-10.1)."""
    position = Position().took(YOU, tile("research_a"), tile("research_b")).goals(YOU, 12)
    table = Table(position.missions({SCIENTISTS_MISSION: 2}))
    table.play(CompleteGoal(11, OWN), Hire(scientist("biochemist")))
    assert table.you.waiting == 2
    assert table.you.goods == [0] * 5


# -- free moments ------------------------------------------------------------------------------------------------


def test_goals_and_deliveries_fit_between_units_of_an_action() -> None:
    """After an item is taken, not before the first and not inside one (OM-5.5)."""
    water = contract("deliver_water")
    position = Position(3).at(YOU, 1).contract(YOU, water).holds(YOU, water=1).goals(YOU, 15).cubes(YOU, 0, 1, 2)
    table = Table(position)
    assert table.moves(Deliver)
    table.act(RESUPPLY)
    assert table.moves(Deliver) == table.moves(CompleteGoal) == []
    table.play(TakeItem(WATER))
    assert table.can(Deliver(water, WATER))
    assert table.can(CompleteGoal(14, DEVELOP))
    table.play(CompleteGoal(14, DEVELOP), Develop(SHELTER_TECH, space("lab_3_top")), Stop())
    assert table.can(TakeItem(WATER))


def test_nobody_has_free_moments_in_anothers_turn() -> None:
    """Nor inside a unit: the upgrade that a development brings is part of it (OM-5.5)."""
    position = Position().at(YOU, 1).goals(YOU, 15).cubes(YOU, 0, 1, 2).holds(YOU, oxygen=1, plant=1, mineral=2)
    position.tech(YOU, GREENHOUSE, "lab_4_top").blueprint(YOU, card("biomarket")).blueprint(YOU, card("gym"))
    table = Table(position)
    table.act(1, Develop(GREENHOUSE, space("lab_5_top")))
    while not table.moves(UpgradeBuilding):
        table.play(GAME.moves(table.state, YOU)[0])
    table.play(UpgradeBuilding(card("biomarket"), hex_at(0, 2)))
    assert table.moves(UpgradeBuilding)
    assert table.moves(CompleteGoal) == []


def test_a_discarded_goal_stays_secret() -> None:
    """The others learn that there was one, not which (OM-2.6, OM-10.3)."""
    event = GoalDiscarded(YOU, 4)
    assert event.seen_by(YOU) == event
    seen = event.seen_by(RED)
    assert isinstance(seen, GoalDiscarded)
    assert seen.goal < 0


def test_upgrade_is_a_unit() -> None:
    """Between two upgrades a goal may be completed (OM-5.5)."""
    position = Position().goals(YOU, 2).holds(YOU, mineral=2).tech(YOU, UPGRADE_TECH, "lab_1_top")
    position.blueprint(YOU, card("biomarket"), built=(0, 2)).blueprint(YOU, card("wind_turbines"), built=(0, -2))
    position.blueprint(YOU, card("metal_deposit")).blueprint(YOU, card("gym"))
    table = Table(position)
    table.act(UPGRADE, UpgradeBuilding(card("metal_deposit"), hex_at(0, 0)))
    assert table.can(CompleteGoal(1, OWN))
