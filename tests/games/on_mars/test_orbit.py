"""Chapter 6: the main actions of the Orbit, and using Tech."""

from __future__ import annotations

import pytest

from engine.games.on_mars.buildings import connected, sites
from engine.games.on_mars.components import (
    CONSTRUCT,
    CONTROL_CENTER,
    GENERATOR,
    GREENHOUSE,
    LANDING_POD,
    LEARN,
    MINE,
    MINERAL,
    OBTAIN_BLUEPRINT,
    OXYGEN,
    OXYGEN_CONDENSER,
    RESEARCH,
    RESUPPLY,
    ROVER_TECH,
    SHELTER_TECH,
    SHIP_TECH,
    TECHS,
    TECHS_MISSION,
    UPGRADE_TECH,
    WATER_EXTRACTOR,
)
from engine.games.on_mars.hexes import BIT, hex_at
from engine.games.on_mars.moves import (
    Act,
    Build,
    Construct,
    Develop,
    EndTurn,
    Executive,
    KeepOxygen,
    MoveBot,
    MoveRover,
    Pay,
    PlaceTech,
    Stop,
    TakeBlueprint,
    TakeSpace,
    TakeTech,
    UpgradeBuilding,
    UseBuilding,
    UseTech,
)
from engine.games.on_mars.position import Position
from tests.games.on_mars.table import GREEN, RED, YOU, Table, card, space, tile

# -- blueprints --------------------------------------------------------------------------------------------------


def test_a_blueprint_needs_a_marker() -> None:
    """Eight markers, eight Blueprints; without one in supply the action is closed (OM-6.2.1)."""
    position = Position(3).at(YOU, 1)
    for number in range(8):
        position.blueprint(YOU, 16 + number)
    table = Table(position)
    assert table.you.markers == 0
    assert table.refuses(Act(OBTAIN_BLUEPRINT))


def test_an_unbuilt_blueprint_cannot_be_used() -> None:
    """Its action is closed while the marker is on the card (OM-6.2.3)."""
    table = Table(Position().crystals(YOU, depot=3).blueprint(YOU, card("casino")))
    assert table.refuses(UseBuilding(card("casino"), 2))


def test_each_colonist_takes_one_more_blueprint() -> None:
    """The boost repeats the action with its gain (OM-6.2.4, OM-4.8)."""
    table = Table(Position(3).at(YOU, 1))
    table.act(OBTAIN_BLUEPRINT, TakeBlueprint(card("metal_deposit")), TakeBlueprint(card("private_ship")), Stop())
    assert len(table.you.blueprints) == 2
    assert (table.you.quarters, table.you.working) == (1, 1)


# -- learning ----------------------------------------------------------------------------------------------------


def test_learning_from_the_middle_row() -> None:
    """A Battery for the middle row; the bottom space of the first column gives a Crystal (OM-6.3.2, OM-6.3.3)."""
    table = Table(Position().at(YOU, 1).holds(YOU, battery=1).grid(-1, -1, WATER_EXTRACTOR))
    table.act(LEARN, TakeTech(WATER_EXTRACTOR, 2), PlaceTech(space("lab_1_bottom")))
    assert table.you.goods[GENERATOR] == 0
    assert table.you.waiting == 1
    assert table.lab(WATER_EXTRACTOR) == "lab_1_bottom"
    assert table.state.grid == [-1] * 8


def test_only_types_you_lack_and_only_with_room() -> None:
    """One of each type, and a free space in the first column (OM-6.3.1)."""
    position = Position().at(YOU, 1).grid(GREENHOUSE, ROVER_TECH).tech(YOU, GREENHOUSE, "lab_1_top")
    position.grid(GREENHOUSE, ROVER_TECH)
    table = Table(position)
    table.act(LEARN)
    assert [move.tech for move in table.moves(TakeTech)] == [ROVER_TECH]
    full = Position().at(YOU, 1).tech(YOU, GREENHOUSE, "lab_1_top").tech(YOU, MINE, "lab_1_bottom")
    assert Table(full).refuses(Act(LEARN))


def test_a_colonist_learns_a_second_tech() -> None:
    """Once more for a Colonist, then the column is full (OM-6.3.4); each gives its Mission Crystal (OM-4.8)."""
    table = Table(Position().at(YOU, 1).grid(GREENHOUSE, ROVER_TECH).missions({TECHS_MISSION: 5}))
    table.act(LEARN, TakeTech(GREENHOUSE, 0), PlaceTech(space("lab_1_bottom")), TakeTech(ROVER_TECH, 1))
    assert table.lab(ROVER_TECH) == "lab_1_top"
    assert table.you.working == 1
    assert table.state.trackers == [3]
    assert table.you.waiting == 3


@pytest.mark.parametrize("tech", [number for number, tech in enumerate(TECHS) if tech.sets])
def test_every_tech_can_be_learned(tech: int) -> None:
    """Eight types lie on the grid; the Shelter Tech is everybody's from the start (OM-6.3.2, OM-3.2)."""
    table = Table(Position().at(YOU, 1).grid(tech))
    table.act(LEARN, TakeTech(tech, 0), PlaceTech(space("lab_1_bottom")))
    assert table.level(tech) == 1
    assert table.level(SHELTER_TECH) == 2


# -- developing --------------------------------------------------------------------------------------------------


def test_research_with_blocked_spaces() -> None:
    """Water to the top of column 3 earns a Mineral, which with a Plant takes the Generator Tech to column 5, where a
    Blueprint is taken (OM-6.4.1, OM-6.4.2, OM-6.4.3, OM-6.4.4)."""
    position = (
        Position()
        .at(YOU, 1)
        .holds(YOU, oxygen=1, plant=1)
        .tech(YOU, WATER_EXTRACTOR, "lab_2_top")
        .tech(YOU, GENERATOR, "lab_4_middle")
        .tech(YOU, MINE, "lab_4_top")
        .tech(YOU, SHELTER_TECH, "lab_4_bottom")
    )
    table = Table(position)
    table.act(RESEARCH, Develop(WATER_EXTRACTOR, space("lab_3_top")))
    assert table.you.goods[MINERAL] == 1
    assert not any(move.tech == WATER_EXTRACTOR for move in table.moves(Develop))
    table.play(Develop(GENERATOR, space("lab_5_bottom")))
    assert table.you.goods == [0, 0, 0, 0, 0]
    table.play(TakeBlueprint(card("private_ship")), Stop())
    assert table.you.blueprints == (card("private_ship"),)
    assert table.is_my_turn


@pytest.mark.parametrize(
    ("origin", "after", "goods", "crystals"),
    [
        ("lab_1_top", "lab_2_top", {"plant": 1}, 0),
        ("lab_2_top", "lab_3_top", {"oxygen": 1}, 0),
        ("lab_3_bottom", "lab_4_bottom", {"oxygen": 1}, 0),
        ("lab_4_bottom", "lab_5_bottom", {"oxygen": 1, "water": 1}, 0),
        ("lab_5_bottom", "lab_6", {"oxygen": 1}, 1),
    ],
)
def test_the_price_of_each_column(origin: str, after: str, goods: dict[str, int], crystals: int) -> None:
    """Any Resource, one Oxygen twice, Oxygen and any Resource, Oxygen and a Crystal (OM-6.4.2)."""
    position = Position().at(YOU, 1).holds(YOU, **goods).crystals(YOU, depot=crystals)
    table = Table(position.tech(YOU, GREENHOUSE, origin).tech(YOU, SHELTER_TECH, "lab_1_bottom").display(()))
    table.act(RESEARCH, Develop(GREENHOUSE, space(after)))
    assert sum(table.you.goods) - table.you.goods[MINERAL] == 0
    assert table.you.depot == 0
    poor = Position().at(YOU, 1).tech(YOU, GREENHOUSE, origin).tech(YOU, SHELTER_TECH, "lab_1_bottom")
    assert Table(poor).refuses(Act(RESEARCH))


def test_two_developments_then_one_for_each_colonist() -> None:
    """On one Tech or on two; the boost adds one at a time (OM-6.4.1, OM-6.4.5)."""
    position = Position().at(YOU, 1).holds(YOU, plant=2, water=2).tech(YOU, GREENHOUSE, "lab_1_top")
    table = Table(position.tech(YOU, MINE, "lab_1_bottom").tech(YOU, SHELTER_TECH, "lab_4_top"))
    table.act(RESEARCH, Develop(GREENHOUSE, space("lab_2_top")))
    table.play(Pay((0, 0, 0, 1, 0)), Develop(MINE, space("lab_2_bottom")), Pay((0, 0, 0, 1, 0)))
    assert table.is_my_turn
    boosted = Table(
        Position().at(YOU, 1).holds(YOU, mineral=2, oxygen=2).tech(YOU, GREENHOUSE, "lab_2_top").people(YOU, quarters=2)
    )
    boosted.act(RESEARCH)
    boosted.play(Develop(GREENHOUSE, space("lab_3_top")), Pay((0, 0, 0, 0, 1)))
    boosted.play(Develop(GREENHOUSE, space("lab_4_top")), Pay((0, 0, 0, 0, 1)))
    assert boosted.you.working == 0
    boosted.play(Develop(SHELTER_TECH, space("lab_3_bottom")))
    assert boosted.you.working == 1


def test_free_development_to_the_last_column() -> None:
    """A Research tile moves a Tech from column 5 to 6 without Oxygen and without the Crystal (OM-6.4.6)."""
    position = Position().bots(YOU, (0, 1)).rover(YOU, (2, 2)).tile(tile("research_a"), (2, 3))
    table = Table(position.tech(YOU, GREENHOUSE, "lab_5_top"))
    table.act(CONTROL_CENTER, MoveRover(hex_at(2, 3)), Stop())
    table.play(Develop(GREENHOUSE, space("lab_6")), Stop())
    assert table.level(GREENHOUSE) == 6
    assert table.you.research == (tile("research_a"),)


def test_a_free_development_can_bring_a_paid_upgrade() -> None:
    """Column 5 top: the upgrade costs its Mineral and may be boosted with Colonists (OM-6.4.3, OM-4.10)."""
    position = (
        Position()
        .holds(YOU, mineral=2)
        .bots(YOU, (0, 1))
        .rover(YOU, (2, 2))
        .tile(tile("research_a"), (2, 3))
        .tech(YOU, GREENHOUSE, "lab_4_top")
        .blueprint(YOU, card("biomarket"))
        .blueprint(YOU, card("gym"))
    )
    table = Table(position)
    table.act(CONTROL_CENTER, MoveRover(hex_at(2, 3)), Stop(), Develop(GREENHOUSE, space("lab_5_top")))
    table.play(UpgradeBuilding(card("biomarket"), hex_at(0, 2)))
    assert table.you.goods[MINERAL] == 1
    table.play(UpgradeBuilding(card("gym"), hex_at(0, 1)))
    assert table.you.working == 1
    assert table.you.goods[MINERAL] == 0


# -- resupply and the Landing Pod --------------------------------------------------------------------------------


def test_an_empty_warehouse_closes_resupply() -> None:
    """One takable item at least (OM-6.5, OM-4.11)."""
    assert Table(Position().at(YOU, 1).warehouse()).refuses(Act(RESUPPLY))


def test_the_landing_pod_is_always_there() -> None:
    """No Colonist, no cost (OM-6.1, OM-5.3, OM-4.11)."""
    table = Table(Position().at(YOU, 1).people(YOU, quarters=0).warehouse().grid().display(()))
    assert table.can(Act(LANDING_POD))


def test_landing_skips_exploration_and_retrieves() -> None:
    """Down without a Discovery tile; Colony Colonists come home, a space is taken with its benefit (OM-6.1)."""
    table = Table(Position().at(YOU, 1).people(YOU, quarters=1).working_on(CONSTRUCT, {YOU: 1}))
    tiles = [*table.state.exploration]
    table.act(LANDING_POD, TakeSpace(8), TakeBlueprint(card("private_ship")))
    assert table.state.exploration == tiles
    assert (table.you.quarters, table.you.side) == (2, 1)
    assert table.you.blueprints == (card("private_ship"),)


def test_an_executive_action_may_follow_the_landing_pod() -> None:
    """Two Bot points by space 7, two more by the Depot; then the marker is laid down (OM-6.1)."""
    table = Table(Position().at(YOU, 1).crystals(YOU, depot=2))
    table.act(LANDING_POD, TakeSpace(7), Stop())
    assert table.can(Executive(2))
    table.play(Executive(2), MoveBot(hex_at(0, 1), hex_at(1, 0)), Stop(), EndTurn())
    assert table.you.laid
    assert table.chooser == RED


# -- using Tech --------------------------------------------------------------------------------------------------


def test_the_owner_of_a_used_tech_develops_it_or_keeps_an_oxygen() -> None:
    """At the end of the turn, unasked for permission (OM-6.6.3, OM-6.6.4, OM-6.6.5)."""
    position = Position(3).bots(YOU, (0, 1)).rover(YOU, (3, 0)).tech(RED, ROVER_TECH, "lab_2_top")
    table = Table(position)
    table.act(CONTROL_CENTER, UseTech(ROVER_TECH, RED), MoveRover(hex_at(4, 0)), Stop(), EndTurn())
    assert table.chooser == RED
    assert table.moves(Develop) == [Develop(ROVER_TECH, space("lab_3_top"))]
    table.play(KeepOxygen())
    assert table.player(RED).goods[OXYGEN] == 1


def test_full_storage_does_not_stop_the_development() -> None:
    """The tile may still move for free; on the last column the Oxygen is kept and lost (OM-6.6.4)."""
    position = Position().rover(YOU, (3, 0)).tech(RED, ROVER_TECH, "lab_2_top").holds(RED, oxygen=2)
    table = Table(position)
    table.act(CONTROL_CENTER, UseTech(ROVER_TECH, RED), MoveRover(hex_at(4, 0)), Stop(), EndTurn())
    table.play(Develop(ROVER_TECH, space("lab_3_top")))
    assert table.level(ROVER_TECH, RED) == 3
    last = Table(Position().rover(YOU, (3, 0)).tech(RED, ROVER_TECH, "lab_6").holds(RED, oxygen=2))
    last.act(CONTROL_CENTER, UseTech(ROVER_TECH, RED), MoveRover(hex_at(4, 0)), Stop(), EndTurn())
    assert last.player(RED).goods[OXYGEN] == 2
    assert last.chooser == RED
    assert last.is_my_turn


def test_a_tech_used_twice_asks_twice() -> None:
    """Greenhouse Tech by the main action and again by Hydroponic Farm (OM-6.6.4)."""
    position = (
        Position()
        .holds(YOU, water=2)
        .bots(YOU, (1, 1))
        .tech(RED, GREENHOUSE, "lab_3_top")
        .crystals(YOU, depot=2)
        .blueprint(YOU, card("hydroponic_farm"), built=(0, 2))
        .lss(3, 3, 3, 3)
    )
    table = Table(position)
    table.construct(CONSTRUCT, GREENHOUSE, (1, 1))
    table.step_aside()
    table.play(UseBuilding(card("hydroponic_farm"), 2))
    beside = [move for move in table.moves(Build) if connected(table.state, GREENHOUSE, move.place)]
    table.play(beside[0])
    table.step_aside()
    assert table.state.oxygen == ((RED, GREENHOUSE), (RED, GREENHOUSE))
    table.play(EndTurn(), Develop(GREENHOUSE, space("lab_4_top")))
    assert table.chooser == RED
    assert table.can(KeepOxygen())
    table.play(Develop(GREENHOUSE, space("lab_5_top")))
    assert table.level(GREENHOUSE, RED) == 5


def test_the_oxygen_chain() -> None:
    """Your use of my Rover Tech lets me upgrade with your Upgrade Tech: then you are asked for yours (OM-6.6.6)."""
    position = (
        Position()
        .rover(YOU, (3, 0))
        .tech(RED, ROVER_TECH, "lab_4_top")
        .tech(YOU, UPGRADE_TECH, "lab_2_top")
        .holds(RED, mineral=2)
        .bots(RED, (0, -1))
        .blueprint(RED, card("metal_deposit"))
        .blueprint(RED, card("gym"))
    )
    table = Table(position)
    table.act(CONTROL_CENTER, UseTech(ROVER_TECH, RED), MoveRover(hex_at(4, 0)), Stop(), EndTurn())
    table.play(Develop(ROVER_TECH, space("lab_5_top")), UpgradeBuilding(card("metal_deposit"), hex_at(0, 0)))
    table.play(UseTech(UPGRADE_TECH, YOU), UpgradeBuilding(card("gym"), hex_at(0, -1)))
    table.step_aside()
    assert table.player(RED).goods[MINERAL] == 0
    assert table.chooser == YOU
    assert table.can(KeepOxygen())
    table.play(Develop(UPGRADE_TECH, space("lab_3_top")))
    assert table.chooser == RED
    assert table.is_my_turn


def test_the_queue_of_owners_follows_turn_order() -> None:
    """From the one after the player whose turn ends, each owner's uses one after the other (OM-6.6.6)."""
    position = (
        Position(3)
        .at(YOU, 6)
        .at(RED, 5)
        .at(GREEN, 7)
        .rover(YOU, (3, 0))
        .bots(YOU, (0, 1))
        .laid(RED)
        .crystals(YOU, depot=2)
        .holds(YOU, water=1)
        .blueprint(YOU, card("hydroponic_farm"), built=(0, 2))
        .tech(RED, ROVER_TECH, "lab_2_top")
        .tech(GREEN, GREENHOUSE, "lab_2_top")
        .lss(3, 3, 3, 3)
    )
    table = Table(position)
    table.act(CONTROL_CENTER, UseTech(ROVER_TECH, RED), MoveRover(hex_at(4, 0)), Stop())
    table.play(UseBuilding(card("hydroponic_farm"), 2), Build(hex_at(1, 1)), EndTurn())
    assert table.chooser == GREEN
    table.play(KeepOxygen())
    assert table.chooser == RED


def test_own_tech_is_free_and_no_tech_is_used_by_itself() -> None:
    """Your own tile earns nobody anything; help is always a choice (OM-6.6.3, OM-6.6.7, OM-6.6.1)."""
    table = Table(Position().rover(YOU, (3, 0)).tech(YOU, ROVER_TECH, "lab_3_top"))
    table.act(CONTROL_CENTER)
    assert table.can(UseTech(ROVER_TECH, YOU))
    assert table.state.agenda[-1].rover_points == 2
    table.play(UseTech(ROVER_TECH, YOU))
    assert table.state.agenda[-1].rover_points == 5
    assert table.moves(UseTech) == []
    table.play(Stop(), EndTurn())
    assert table.chooser == RED
    assert table.is_my_turn


def test_the_kinds_of_tech() -> None:
    """Six for construction, and Rover, Ship and Upgrade (OM-6.6.2, OM-8)."""
    assert [tech.id for tech in TECHS] == [
        "mine_tech",
        "generator_tech",
        "water_extractor_tech",
        "greenhouse_tech",
        "oxygen_condenser_tech",
        "shelter_tech",
        "rover_tech",
        "ship_tech",
        "upgrade_tech",
    ]
    assert (SHELTER_TECH, ROVER_TECH, SHIP_TECH, UPGRADE_TECH) == (5, 6, 7, 8)


@pytest.mark.parametrize("building", [MINE, GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER])
def test_a_building_tech_of_level_one_makes_a_pair(building: int) -> None:
    """Joining one Building of the type takes a Tech of level 1 or more (OM-7.3, OM-8)."""
    places = {MINE: (1, 0), GENERATOR: (1, -3), WATER_EXTRACTOR: (3, -1), GREENHOUSE: (1, 1), OXYGEN_CONDENSER: (-3, 1)}
    place = places[building]
    goods = {"mineral": 1, "battery": 1, "water": 1, "plant": 1}
    bare = Table(Position().bots(YOU, place).holds(YOU, **goods))
    assert not sites(bare.state, YOU, building, 0) & BIT[hex_at(*place)]
    table = Table(Position().bots(YOU, place).holds(YOU, **goods).tech(RED, building, "lab_1_top"))
    table.act(CONSTRUCT, Construct(building))
    if table.moves(Pay):
        table.play(table.moves(Pay)[0])
    assert table.can(Build(hex_at(*place)))
