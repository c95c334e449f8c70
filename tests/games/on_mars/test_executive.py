"""Chapter 9: executive actions, all 24 Blueprints at work, and the Scientists."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.on_mars.components import (
    BLUEPRINTS,
    COLONY,
    CONSTRUCT,
    CONTROL_CENTER,
    CRYSTAL,
    EXECUTIVES,
    GENERATOR,
    GREENHOUSE,
    MINE,
    MINERAL,
    NOWHERE,
    ORBIT,
    OXYGEN_CONDENSER,
    RESEARCH,
    ROVER_TECH,
    SHELTER,
    SHIP_TECH,
    UPGRADE_TECH,
    WATER,
    WATER_EXTRACTOR,
    WORKING_AREA,
)
from engine.games.on_mars.hexes import hex_at
from engine.games.on_mars.moves import (
    Act,
    Arrive,
    Boost,
    Build,
    BuyPoint,
    ChooseSide,
    Collect,
    Develop,
    EndTurn,
    Executive,
    FeedRadar,
    GainResource,
    MoveBot,
    MoveRover,
    Pay,
    PlaceTech,
    Produce,
    Retrieve,
    Stop,
    TakeBlueprint,
    TakeContract,
    TakeItem,
    TakeSpace,
    TakeTech,
    UpgradeBuilding,
    UseBuilding,
    UseTech,
    WelcomeShip,
)
from engine.games.on_mars.position import Position
from tests.games.on_mars.table import BLUE, GREEN, RED, YOU, Table, card, contract, scientist, space, tile

SITES = {MINE: (0, 0), GENERATOR: (0, -2), WATER_EXTRACTOR: (2, -1), GREENHOUSE: (0, 2), OXYGEN_CONDENSER: (-2, 1)}


def with_building(name: str, crystals: int = 2) -> Position:
    """You have that Blueprint built on a starting Building, or on your Shelter, and Crystals for its action."""
    site = SITES.get(BLUEPRINTS[card(name)].building, (0, 1))
    return Position().crystals(YOU, depot=crystals).blueprint(YOU, card(name), built=site).bots(YOU, (1, 1))


def used(position: Position, name: str, crystals: int = 2) -> Table:
    table = Table(position)
    table.play(UseBuilding(card(name), crystals))
    return table


# -- the Depot ---------------------------------------------------------------------------------------------------


def test_an_action_under_a_ship_is_closed() -> None:
    """Three are open at the start; a Ship gone opens its own (OM-9.1, OM-9.2, OM-2.5.3)."""
    table = Table(Position(3).crystals(YOU, depot=3))
    assert {move.slot for move in table.moves(Executive)} == {1, 2}
    open_ = Table(Position(3).crystals(YOU, depot=4).depot_ships(YOU, 5, 6, 7))
    assert {move.slot for move in open_.moves(Executive)} == {1, 2, 3, 7}


EXECUTIVE_CASES: dict[str, tuple[int, Callable[[Table], bool]]] = {
    "exec_warehouse": (2, lambda table: Executive(1) not in table.moves(Executive) and bool(table.moves(TakeItem))),
    "exec_bots": (2, lambda table: table.state.agenda[-1].bot_points == 2),
    "exec_mineral": (3, lambda table: table.you.goods[MINERAL] == 2),
    "exec_upgrade": (3, lambda table: table.moves(UpgradeBuilding) != []),
    "exec_blueprint": (3, lambda table: table.moves(TakeBlueprint) != []),
    "exec_rover": (4, lambda table: table.state.agenda[-1].rover_points == 2),
    "exec_develop": (4, lambda table: table.moves(Develop) != []),
}


def test_no_executive_action_is_left_out() -> None:
    """Eight beside the Depot; the lowest uses an Advanced Building (OM-9.2)."""
    assert [record.id for record in EXECUTIVES[1:] if record.id not in EXECUTIVE_CASES] == []
    assert EXECUTIVES[0].effect.kind == "use_advanced_building"


@pytest.mark.parametrize("name", EXECUTIVE_CASES)
def test_each_executive_action(name: str) -> None:
    """Its Crystals are paid, no slot is used, once a turn (OM-9.1, OM-9.2, OM-9.3)."""
    crystals, check = EXECUTIVE_CASES[name]
    position = Position(3).depot_ships(YOU).crystals(YOU, depot=8).holds(YOU, mineral=1)
    table = Table(position.blueprint(YOU, card("metal_deposit")).bots(YOU, (0, 1)))
    slot = [record.id for record in EXECUTIVES].index(name)
    table.play(Executive(slot))
    assert table.you.depot == 8 - crystals
    assert check(table)
    assert table.state.executive_done
    assert sum(sum(slots) for slots in table.state.slots) == 0


def test_one_executive_action_before_or_after_the_main_one() -> None:
    """At most one, in either order (OM-9.1, OM-5.2.2)."""
    table = Table(Position(3).crystals(YOU, depot=3))
    table.act(CONTROL_CENTER, Stop())
    assert table.can(Executive(1))
    table.play(Executive(1), TakeItem(WATER))
    assert table.moves(Executive) == []
    assert table.can(EndTurn())


def test_on_either_side() -> None:
    """An executive action does not ask where you are (OM-9.3)."""
    for place in (1, 5):
        assert Executive(1) in Table(Position(3).at(YOU, place).crystals(YOU, depot=2)).moves(Executive)


# -- Blueprints --------------------------------------------------------------------------------------------------


def test_construction_yard() -> None:
    """Upgrades a Building, one more for each Colonist (OM-9.4.2)."""
    position = with_building("construction_yard").holds(YOU, mineral=2).bots(YOU, (0, 1))
    position.blueprint(YOU, card("biomarket")).blueprint(YOU, card("gym"))
    table = used(position, "construction_yard")
    table.play(UpgradeBuilding(card("biomarket"), hex_at(0, 2)), UpgradeBuilding(card("gym"), hex_at(0, 1)))
    table.step_aside()
    assert table.is_my_turn
    assert (table.you.goods[MINERAL], table.you.working) == (0, 1)


CONSTRUCTION = {
    "metal_deposit": (MINE, {}, (2, 0)),
    "wind_turbines": (GENERATOR, {"mineral": 1}, (2, -3)),
    "moisture_vaporator": (WATER_EXTRACTOR, {"battery": 1}, (1, 1)),
    "hydroponic_farm": (GREENHOUSE, {"water": 1}, (1, 0)),
    "concentrator": (OXYGEN_CONDENSER, {"plant": 1}, (-1, 2)),
    "gym": (SHELTER, {"oxygen": 1}, (2, 0)),
}


@pytest.mark.parametrize("name", CONSTRUCTION)
def test_construction_blueprints(name: str) -> None:
    """One construction of the type by the normal rules, no slot (OM-9.4.1, OM-9.3)."""
    building, goods, place = CONSTRUCTION[name]
    position = with_building(name).holds(YOU, **goods).bots(YOU, place).lss(4, 4, 4, 4)
    table = used(position, name)
    table.play(Build(hex_at(*place)))
    table.step_aside()
    assert table.building(place) == building + (YOU if building == SHELTER else 0)
    assert sum(table.state.slots[CONSTRUCT]) == 0
    assert table.is_my_turn


def test_a_colonist_raises_the_tech_used() -> None:
    """Complex of 3 to 4 with a Tech of level 2: one Colonist makes it 3 (OM-9.4.1)."""
    position = (
        with_building("concentrator")
        .holds(YOU, plant=1)
        .building(OXYGEN_CONDENSER, (-3, 1), (-4, 1))
        .bots(YOU, (-1, 1))
        .tech(YOU, OXYGEN_CONDENSER, "lab_2_top")
        .lss(4, 4, 4, 4)
    )
    table = used(position, "concentrator")
    table.play(Build(hex_at(-1, 1)))
    table.step_aside()
    assert table.you.working == 1
    assert table.state.complex_size(hex_at(-1, 1)) == 4


def test_without_a_tile_no_boost_builds_a_complex() -> None:
    """For a Complex a Tech tile must be used; standalone needs none (OM-9.4.1)."""
    position = with_building("concentrator").holds(YOU, plant=1).bots(YOU, (-1, 2)).lss(4, 4, 4, 4)
    table = used(position, "concentrator")
    assert Build(hex_at(-1, 1)) not in table.moves(Build)
    assert Build(hex_at(-1, 2)) in table.moves(Build)


def test_automated_production() -> None:
    """Two Advanced Generators, an Advanced Shelter and two Miners; a Colonist for one Generator once more: three
    Batteries, a Crystal, no Mineral (OM-9.4.3)."""
    position = (
        Position()
        .building(SHELTER, (3, 0), (3, 1))
        .building(GENERATOR, (2, -4))
        .building(MINE, (2, 2))
        .blueprint(YOU, card("automated_production"), built=(0, -2))
        .blueprint(YOU, card("wind_turbines"), built=(2, -4))
        .blueprint(YOU, card("casino"), built=(3, 0))
        .miner(YOU, (0, 0), (2, 2))
        .crystals(YOU, depot=2)
    )
    table = used(position, "automated_production")
    table.play(Produce(hex_at(0, -2)), Stop())
    assert table.you.goods == [0, 3, 0, 0, 0]
    assert (table.you.waiting, table.you.working) == (1, 1)


def test_private_ship() -> None:
    """Cost, limit and Tech as usual: two Colonists and a Bot, or three Colonists (OM-9.4.4)."""
    position = with_building("private_ship").holds(YOU, plant=1, water=1).people(YOU, quarters=1)
    table = used(position, "private_ship")
    table.play(WelcomeShip(3))
    assert {(move.colonists, move.bots) for move in table.moves(Arrive)} == {(3, 0), (2, 1)}
    table.play(Arrive(3, 0))
    assert table.you.quarters == 4


def test_biomarket() -> None:
    """An item of the Warehouse, more for Colonists (OM-9.4)."""
    table = used(with_building("biomarket"), "biomarket")
    table.play(TakeItem(WATER), TakeItem(CRYSTAL), Stop())
    assert (table.you.goods[WATER], table.you.waiting, table.you.working) == (1, 1, 1)


def test_oxygen_tank() -> None:
    """A Tech, paying its row, more for Colonists (OM-9.4)."""
    table = used(with_building("oxygen_tank").grid(ROVER_TECH, SHIP_TECH), "oxygen_tank")
    table.play(TakeTech(ROVER_TECH, 0), PlaceTech(space("lab_1_bottom")), TakeTech(SHIP_TECH, 1))
    assert (table.level(ROVER_TECH), table.level(SHIP_TECH), table.you.working) == (1, 1, 1)


def test_casino() -> None:
    """Two Crystals, one more for each Colonist (OM-9.4)."""
    table = used(with_building("casino"), "casino")
    table.play(Boost(), Stop())
    assert (table.you.waiting, table.you.working) == (3, 1)


def test_mineral_mine() -> None:
    """2 OP (OM-9.4.11)."""
    table = used(with_building("mineral_mine"), "mineral_mine")
    assert table.you.op == 2


def test_biolab() -> None:
    """A Contract for its Crystal; the slot is refilled at the end of the turn (OM-9.4.11, OM-7.9.5)."""
    wanted = contract("deliver_water")
    table = used(with_building("biolab", crystals=3).offer(-1 - wanted), "biolab")
    table.play(TakeContract(wanted))
    assert (table.you.contracts, table.you.depot) == ((wanted,), 0)
    assert table.state.emptied == (0,)
    poor = Table(with_building("biolab").offer(-1 - wanted))
    assert poor.refuses(UseBuilding(card("biolab"), 2))


def test_radar() -> None:
    """The first user puts a face-up tile on the card for good and gains its benefit; it is no tile taken (OM-9.4.5)."""
    position = with_building("radar").exploration(tile("gain_water"), tile("crystals"), (tile("tech"),))
    table = used(position, "radar")
    table.play(FeedRadar(tile("crystals")))
    assert table.you.waiting == 3
    assert table.state.radar == tile("crystals")
    assert table.state.exploration == [tile("gain_water"), tile("tech")]
    assert table.you.discoveries == ()
    again = used(with_building("radar").radar(tile("gain_plant")), "radar")
    assert again.you.goods == [0, 0, 0, 2, 0]
    useless = Table(with_building("radar").radar(tile("gain_plant")).holds(YOU, plant=2))
    assert useless.refuses(UseBuilding(card("radar"), 2))


def test_a_visitor_feeds_the_radar() -> None:
    """Your R&D Engineer uses Green's empty Radar: you choose the tile that stays (OM-9.4.5, OM-9.5)."""
    position = Position(3).scientist(YOU, scientist("rd_engineer")).exploration(tile("crystals"), tile("gain_water"))
    table = Table(position.blueprint(GREEN, card("radar"), built=(0, -2)))
    table.play(UseBuilding(card("radar"), 0), FeedRadar(tile("crystals")))
    assert table.state.radar == tile("crystals")
    assert table.you.waiting == 3


def test_builder_drone() -> None:
    """An upgrade anywhere on Mars; Upgrade Tech helps (OM-9.4.2)."""
    position = with_building("builder_drone").holds(YOU, mineral=2).bots(YOU, (4, 0))
    position.blueprint(YOU, card("biomarket")).blueprint(YOU, card("metal_deposit")).tech(
        RED, UPGRADE_TECH, "lab_1_top"
    )
    table = used(position, "builder_drone")
    table.play(UpgradeBuilding(card("biomarket"), hex_at(0, 2)), UseTech(UPGRADE_TECH, RED))
    table.play(UpgradeBuilding(card("metal_deposit"), hex_at(0, 0)))
    assert table.is_my_turn


def test_research_lab() -> None:
    """Two paid developments, more for Colonists (OM-9.4, OM-6.4.5)."""
    position = with_building("research_lab").holds(YOU, oxygen=2).tech(YOU, GREENHOUSE, "lab_2_top")
    table = used(position, "research_lab")
    table.play(Develop(GREENHOUSE, space("lab_3_top")), Develop(GREENHOUSE, space("lab_4_top")))
    table.play(Pay((0, 0, 0, 0, 1)))
    assert table.you.goods == [1, 0, 0, 0, 0]
    table.play(Develop(5, space("lab_3_bottom")))
    assert table.you.working == 1


def test_aqueduct() -> None:
    """Up to two from the Working Area (OM-9.4.10)."""
    table = used(with_building("aqueduct").people(YOU, quarters=1, working=3), "aqueduct")
    table.play(Retrieve(WORKING_AREA), Retrieve(WORKING_AREA))
    assert (table.you.quarters, table.you.working) == (3, 1)
    assert table.is_my_turn


def test_eco_resort() -> None:
    """One side is chosen; any number come home from its actions (OM-9.4.10)."""
    position = with_building("eco_resort").people(YOU, quarters=1).working_on(RESEARCH, {YOU: 1})
    table = used(position.working_on(CONSTRUCT, {YOU: 2}), "eco_resort")
    assert {move.side for move in table.moves(ChooseSide)} == {ORBIT, COLONY}
    table.play(ChooseSide(COLONY))
    assert table.moves(Retrieve) == [Retrieve(CONSTRUCT)]
    table.play(Retrieve(CONSTRUCT), Stop())
    assert table.you.quarters == 2


def test_trade_market() -> None:
    """A Resource of any kind for two that are no Minerals, more for Colonists (OM-9.4.9)."""
    position = with_building("trade_market").holds(YOU, mineral=1, battery=1).building(SHELTER, (3, 0))
    table = used(position, "trade_market")
    table.play(Pay((1, 0, 0, 0, 0)), GainResource(2), GainResource(4), GainResource(4), Stop())
    assert table.you.goods == [0, 1, 1, 0, 2]
    assert table.you.working == 1


def test_recycling_bots() -> None:
    """A Bot crosses a Crystal and ends on a tile that cannot be taken: the Crystal is gained, the tile removed, not
    counted (OM-9.4.7, OM-7.11.6)."""
    position = with_building("recycling_bots").bots(YOU, (0, 3)).crystal((1, 2)).tile(tile("tech"), (2, 1))
    table = used(position.tech(YOU, MINE, "lab_1_top").tech(YOU, GREENHOUSE, "lab_1_bottom"), "recycling_bots")
    table.play(MoveBot(hex_at(0, 3), hex_at(1, 2)), MoveBot(hex_at(1, 2), hex_at(2, 1)))
    assert table.you.waiting == 1
    assert table.tile((2, 1)) == NOWHERE
    assert table.you.discoveries == ()


def test_recycling_bots_take_tiles_in_their_owners_order() -> None:
    """Several tiles: one after the other, as a Rover would (OM-9.4.7)."""
    position = with_building("recycling_bots").bots(YOU, (0, 3), (3, 0))
    position.tile(tile("crystals"), (1, 2)).tile(tile("gain_water"), (4, 0))
    table = used(position, "recycling_bots")
    table.play(MoveBot(hex_at(0, 3), hex_at(1, 2)), MoveBot(hex_at(3, 0), hex_at(4, 0)))
    assert len(table.moves(Collect)) == 2
    table.play(Collect(hex_at(4, 0)))
    assert table.you.discoveries == (tile("gain_water"), tile("crystals"))
    assert (table.you.goods[WATER], table.you.waiting) == (2, 3)


def test_aerial_elevator() -> None:
    """Production, Orbit and Working Area Colonists, an Orbit space; then an Orbit action
    (OM-9.4.6, OM-5.6)."""
    position = with_building("aerial_elevator").people(YOU, quarters=1, working=1).working_on(RESEARCH, {YOU: 1})
    table = used(position, "aerial_elevator")
    table.play(TakeSpace(2), TakeItem(WATER))
    assert table.you.goods == [0, 0, 1, 0, 1]
    assert table.you.quarters == 3
    assert table.can(Act(RESEARCH))
    in_orbit = Table(with_building("aerial_elevator").at(YOU, 1))
    assert in_orbit.refuses(UseBuilding(card("aerial_elevator"), 2))


def test_library() -> None:
    """A Blueprint, more for Colonists (OM-9.4)."""
    table = used(with_building("library"), "library")
    table.play(TakeBlueprint(0), TakeBlueprint(1), Stop())
    assert table.you.blueprints == (card("library"), 0, 1)
    assert table.you.working == 1


def test_command_center() -> None:
    """As many points as the highest Rover Tech, and Crystals; another's tile earns them Oxygen (OM-9.4.8)."""
    position = with_building("command_center", crystals=3).rover(YOU, (3, 0)).tech(RED, ROVER_TECH, "lab_3_top")
    table = used(position, "command_center")
    assert table.state.agenda[-1].rover_points == 3
    assert table.state.oxygen == ((RED, ROVER_TECH),)
    without = used(with_building("command_center", crystals=3).rover(YOU, (3, 0)), "command_center")
    assert without.moves(MoveRover) == []
    without.play(BuyPoint(True))
    assert without.moves(MoveRover)


def test_the_user_chooses_between_two_highest_rover_techs() -> None:
    """Two others have the same level (OM-9.4.8, OM-6.6.1)."""
    position = Position(4).crystals(YOU, depot=2).blueprint(YOU, card("command_center"), built=(2, 1))
    position.bots(YOU, (3, 0)).tech(RED, ROVER_TECH, "lab_2_top").tech(BLUE, ROVER_TECH, "lab_2_top")
    table = Table(position)
    table.play(UseBuilding(card("command_center"), 2), UseTech(ROVER_TECH, BLUE))
    assert table.state.oxygen == ((BLUE, ROVER_TECH),)
    assert table.state.agenda[-1].rover_points == 2


BLUEPRINT_TESTS = {
    *CONSTRUCTION,
    "construction_yard",
    "automated_production",
    "private_ship",
    "biomarket",
    "oxygen_tank",
    "casino",
    "mineral_mine",
    "biolab",
    "radar",
    "builder_drone",
    "research_lab",
    "aqueduct",
    "eco_resort",
    "trade_market",
    "recycling_bots",
    "aerial_elevator",
    "library",
    "command_center",
}


def test_no_blueprint_is_left_out() -> None:
    """All 24 effects are played above, each by the test of its name (OM-9.4)."""
    assert [record.id for record in BLUEPRINTS if record.id not in BLUEPRINT_TESTS] == []
    for name in BLUEPRINT_TESTS - set(CONSTRUCTION):
        assert f"test_{name}" in globals(), name


# -- Scientists --------------------------------------------------------------------------------------------------


def test_a_scientist_works_on_a_rivals_building() -> None:
    """You move the Hydrologist to Green's Private Ship and welcome a Ship for no Crystals; on her turn it is
    free for her too (OM-9.5)."""
    position = Position(3).scientist(YOU, scientist("hydrologist")).holds(YOU, plant=1, water=1)
    position.blueprint(GREEN, card("private_ship"), built=(2, -1)).holds(GREEN, plant=1, water=1)
    table = Table(position)
    table.play(UseBuilding(card("private_ship"), 0), WelcomeShip(3), Arrive(3, 0))
    assert table.state.assigned[scientist("hydrologist")] == card("private_ship")
    table.act(CONTROL_CENTER, Stop(), EndTurn())
    table.act(CONTROL_CENTER, Stop(), EndTurn())
    assert table.chooser == GREEN
    assert table.can(UseBuilding(card("private_ship"), 0))
    assert table.refuses(UseBuilding(card("private_ship"), 2))


def test_crystals_are_paid_for_your_own_only() -> None:
    """Without a Scientist a rival's Building is closed to you (OM-9.5, OM-9.4)."""
    position = Position().crystals(YOU, depot=3).blueprint(RED, card("casino"), built=(0, -1))
    assert Table(position).moves(UseBuilding) == []
    own = Table(with_building("casino"))
    assert own.moves(UseBuilding) == [UseBuilding(card("casino"), 2)]


def test_a_scientist_works_in_one_type_only() -> None:
    """The Geologist in Mines, and so on; it stays where it is until moved (OM-9.5)."""
    position = Position().scientist(YOU, scientist("geologist"), works_on=card("construction_yard"))
    position.blueprint(YOU, card("construction_yard"), built=(0, 0)).blueprint(YOU, card("casino"), built=(0, 1))
    table = Table(position)
    assert {move.blueprint for move in table.moves(UseBuilding)} == set()
    richer = Position().scientist(YOU, scientist("systems_engineer"))
    richer.blueprint(YOU, card("casino"), built=(0, 1)).blueprint(RED, card("gym"), built=(0, -1)).holds(YOU, oxygen=1)
    assert {move.blueprint for move in Table(richer).moves(UseBuilding)} == {card("casino"), card("gym")}
