"""OM-7.2, OM-7.3, OM-7.5 and OM-7.6: Buildings, Complexes, Life Support and the growth of the Colony."""

from __future__ import annotations

import pytest

from engine.games.on_mars.buildings import connected, sites
from engine.games.on_mars.components import (
    BLUEPRINTS,
    BUILDINGS,
    CONSTRUCT,
    CONTROL_CENTER,
    GENERATOR,
    GREENHOUSE,
    LSS_REWARDS,
    MINE,
    MINERAL,
    NOWHERE,
    OXYGEN,
    OXYGEN_CONDENSER,
    PROGRESS_MISSION,
    ROVER_TECH,
    SHELTER,
    SHELTER_TECH,
    WATER_EXTRACTOR,
)
from engine.games.on_mars.events import (
    BlueprintsShown,
    CrystalsAppeared,
    GridRefilled,
    LevelReached,
    ProgressMade,
    Scored,
    StackRevealed,
)
from engine.games.on_mars.hexes import COORDINATES, hex_at, hexes_in
from engine.games.on_mars.lss import reward as reward_of
from engine.games.on_mars.moves import (
    Act,
    Build,
    ChooseBonus,
    Construct,
    EndTurn,
    MoveBot,
    Retrieve,
    Stop,
    UseBuilding,
    UseTech,
)
from engine.games.on_mars.position import Position
from tests.games.on_mars.table import GREEN, RED, YOU, Table, card, reward, tile

BOTS, CRYSTAL, MINERAL_BONUS, COLONIST = range(4)


def places(table: Table, building: int, level: int) -> set[tuple[int, int]]:
    kind = SHELTER + YOU if building == SHELTER else building
    return {COORDINATES[place] for place in hexes_in(sites(table.state, YOU, kind, level))}


# -- where -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "alone", "complex_"),
    [
        (GREENHOUSE, {(1, 0), (-1, 1)}, {(1, 1), (-1, 2)}),
        (OXYGEN_CONDENSER, {(-1, 2)}, {(-1, 1)}),
        (WATER_EXTRACTOR, {(1, 1)}, {(1, 0)}),
        (GENERATOR, set(), set()),
        (MINE, {(1, 1), (-1, 2)}, {(1, 0), (-1, 1)}),
        (SHELTER, set(), {(1, 0), (1, 1), (-1, 1), (-1, 2)}),
    ],
)
def test_legal_hexes_around_the_first_shelter(
    building: int, alone: set[tuple[int, int]], complex_: set[tuple[int, int]]
) -> None:
    """Next to its type with a Tech, or exactly two away from one and next to none (OM-7.2.3)."""
    table = Table(Position().bots(YOU, (0, 1)))
    assert places(table, building, 0) == alone
    assert places(table, building, 1) == alone | complex_


def test_beside_one_and_two_away_from_another_is_a_complex() -> None:
    """It cannot be declared standalone (OM-7.2.3)."""
    table = Table(Position().bots(YOU, (1, 2)).building(GREENHOUSE, (2, 2)))
    assert (1, 1) not in places(table, GREENHOUSE, 0)
    assert (1, 1) in places(table, GREENHOUSE, 2)


def test_three_away_is_illegal() -> None:
    """No Building of the type within two: no place for it, whatever the Tech (OM-7.2.3)."""
    table = Table(Position().bots(YOU, (0, -3)))
    assert places(table, GREENHOUSE, 6) == set()


def test_complexes_of_one_type_are_added_up() -> None:
    """Beside one: level 1. Between a single one and a pair: 3. Beside one tile of three: 3 (OM-7.3)."""
    position = Position().building(WATER_EXTRACTOR, (4, -1), (4, 0))
    state = position.state()
    assert connected(state, WATER_EXTRACTOR, hex_at(1, 0)) == 1
    assert connected(state, WATER_EXTRACTOR, hex_at(3, -1)) == 3
    three = Position().building(WATER_EXTRACTOR, (3, -1), (4, -1)).state()
    assert connected(three, WATER_EXTRACTOR, hex_at(5, -1)) == 3
    table = Table(Position().building(WATER_EXTRACTOR, (4, -1), (4, 0)).bots(YOU, (3, -1)))
    assert (3, -1) not in places(table, WATER_EXTRACTOR, 2)
    assert (3, -1) in places(table, WATER_EXTRACTOR, 3)


def test_a_lone_building_is_no_complex() -> None:
    """Two or more connected Buildings of one type are; a lone one has size 1 (OM-4.9)."""
    state = Position().building(GREENHOUSE, (1, 1)).state()
    assert state.complex_size(hex_at(1, 1)) == 2
    assert state.complex_size(hex_at(0, 0)) == 1


def test_shelters_of_another_player_are_another_type() -> None:
    """Only your own count, but any player's Shelter Tech helps (OM-7.3, OM-2.3)."""
    position = Position().holds(YOU, oxygen=1).bots(YOU, (1, 0)).tech(YOU, SHELTER_TECH, "lab_2_top")
    table = Table(position.bots(RED, (0, -2)))
    table.act(CONSTRUCT, Construct(SHELTER), Build(hex_at(1, 1)))
    assert {move.owner for move in table.moves(UseTech)} == {YOU, RED}
    state = Position().building(SHELTER, (0, -3), owner=RED).state()
    assert connected(state, SHELTER + YOU, hex_at(0, -2)) == 0


# -- constructing ------------------------------------------------------------------------------------------------


def test_an_oxygen_condenser_beside_another() -> None:
    """A Plant, the Tech, Crystals under the arrows, two Oxygen of which one is lost, the Progress cube, 2 OP for
    the first row and the reward (OM-7.2.2, OM-7.2.5, OM-7.2.6, OM-7.2.7, OM-7.5.1, OM-7.5.2)."""
    position = (
        Position()
        .holds(YOU, plant=1, oxygen=1)
        .tech(YOU, OXYGEN_CONDENSER, "lab_1_top")
        .rewards(0, 1, 2, reward("lss_highest_tech"))
        .next_tile(OXYGEN_CONDENSER, 1)
        .missions({PROGRESS_MISSION: 4})
    )
    table = Table(position)
    table.construct(CONSTRUCT, OXYGEN_CONDENSER, (-1, 1))
    assert table.you.goods == [0, 0, 0, 0, 2]
    assert table.crystals_on_map() == {(-1, 0), (-2, 2)}
    assert table.you.cubes == (OXYGEN_CONDENSER,)
    assert table.you.waiting == 1
    assert table.state.lss == [1, 1, 1, 2]
    assert [(event.op, event.reason) for event in table.happened(Scored)] == [(2, 0), (2, 1)]
    table.play(ChooseBonus(CRYSTAL))
    assert table.you.waiting == 2


def test_a_pair_of_greenhouses_needs_level_one() -> None:
    """Making a Complex of two takes Greenhouse Tech of level 1 or more (OM-7.3)."""
    table = Table(Position().holds(YOU, water=1).bots(YOU, (1, 1)))
    table.act(CONSTRUCT, Construct(GREENHOUSE))
    assert table.refuses(Build(hex_at(1, 1)))
    with_tech = Table(Position().holds(YOU, water=1).bots(YOU, (1, 1)).tech(RED, GREENHOUSE, "lab_1_top"))
    with_tech.act(CONSTRUCT, Construct(GREENHOUSE))
    assert with_tech.can(Build(hex_at(1, 1)))


def test_a_mine_by_itself() -> None:
    """On the Bot's hex, two from the centre: the Colonist stays as Miner, the Bot makes room, one Mineral, no cube, no
    LSS (OM-7.2.8, OM-7.2.5, OM-7.4)."""
    table = Table(Position().bots(YOU, (1, 1)))
    table.construct(CONSTRUCT, MINE, (1, 1))
    table.step_aside()
    assert table.building((1, 1)) == MINE
    assert table.state.occupant[hex_at(1, 1)] == YOU
    assert table.you.goods[MINERAL] == 1
    assert (table.you.quarters, table.you.cubes, table.state.lss) == (1, (), [1, 1, 1, 1])
    assert (1, 1) not in table.bots()


@pytest.mark.parametrize(
    ("building", "cost", "product"),
    [(1, "mineral", 1), (2, "battery", 2), (3, "water", 3), (4, "plant", 4)],
)
def test_each_building_is_paid_with_the_product_before(building: int, cost: str, product: int) -> None:
    """Mineral, Battery, Water, Plant: the construction cycle (OM-1.5, OM-7.2.2)."""
    place = {1: (2, -3), 2: (1, 1), 3: (1, 0), 4: (-1, 2)}[building]
    table = Table(Position().holds(YOU, **{cost: 1}).bots(YOU, place).lss(4, 4, 4, 4).level(1))
    table.construct(CONSTRUCT, building, place)
    table.step_aside()
    assert table.you.goods[product] == 1
    assert sum(table.you.goods) == 1
    assert [record.id for record in BUILDINGS][building - 1 : building + 1]


def test_a_shelter_gives_crystals_storage_and_a_room() -> None:
    """An Oxygen for Crystals by the size of the Complex, one more of each Resource and two more slots at once
    (OM-7.2.9, OM-2.5.1, OM-2.5.5)."""
    table = Table(Position().holds(YOU, oxygen=1))
    table.construct(CONSTRUCT, SHELTER, (1, 0), UseTech(SHELTER_TECH, YOU))
    assert table.you.goods[OXYGEN] == 0
    assert table.you.waiting == 2
    assert (table.you.limit, table.you.rooms, table.you.cubes) == (3, 6, ())


def test_no_tile_left_no_building() -> None:
    """A stack that is not empty, or a Shelter left on the board (OM-7.2.1)."""
    table = Table(Position().holds(YOU, water=1, oxygen=1).empty_stack(GREENHOUSE))
    table.act(CONSTRUCT)
    assert Construct(GREENHOUSE) not in table.moves(Construct)
    assert Construct(SHELTER) in table.moves(Construct)
    full = Position().holds(YOU, oxygen=1).building(SHELTER, (3, 0), (3, 1), (4, 0), (4, -1))
    assert Construct(SHELTER) not in Table(full).moves(Construct)


def test_arrows_at_the_border() -> None:
    """North is off the map, south-east lies a Research tile, south-west is empty: one Crystal (OM-7.2.4)."""
    position = Position().bots(YOU, (2, -4)).next_tile(MINE, 1).building(MINE, (2, -3))
    table = Table(position)
    table.construct(CONSTRUCT, MINE, (2, -5))
    table.step_aside()
    (event,) = table.happened(CrystalsAppeared)
    assert [COORDINATES[place] for place in event.places] == [(1, -4)]


def test_an_arrow_onto_a_bot_puts_nothing() -> None:
    """A hex with a piece is not empty (OM-4.6, OM-7.2.4)."""
    position = Position().holds(YOU, water=1).bots(YOU, (0, 1)).bots(RED, (2, 0)).next_tile(GREENHOUSE, 1)
    table = Table(position.lss(4, 4, 4, 4))
    table.construct(CONSTRUCT, GREENHOUSE, (1, 0))
    assert table.crystals_on_map() == {(1, -1)}


def test_the_next_tile_of_the_stack_comes_to_light() -> None:
    """Only the top tile of a stack can be seen: what is uncovered cannot be undone (OM-2.6, OM-20.4)."""
    table = Table(Position().holds(YOU, water=1).lss(4, 4, 4, 4))
    events = table.construct(CONSTRUCT, GREENHOUSE, (1, 0))
    (shown,) = (event for event in events if isinstance(event, StackRevealed))
    assert shown.face == table.state.stacks[GREENHOUSE][-1]
    assert StackRevealed.reveals


def test_the_progress_cube_moves_once_for_each_type() -> None:
    """And never for Shelters (OM-7.2.6)."""
    position = Position().holds(YOU, water=1).tech(YOU, GREENHOUSE, "lab_1_top").cubes(YOU, GREENHOUSE)
    table = Table(position.lss(4, 4, 4, 4))
    table.construct(CONSTRUCT, GREENHOUSE, (1, 1))
    assert table.happened(ProgressMade) == []


# -- Life Support ------------------------------------------------------------------------------------------------


def test_the_reward_only_while_the_column_is_needed() -> None:
    """The first Generator is rewarded, the second is not (OM-7.5.3, OM-7.5.2)."""
    position = Position().holds(YOU, mineral=2).bots(YOU, (2, -3)).rewards(reward("lss_shelters"), 1, 2, 3)
    table = Table(position)
    table.construct(CONSTRUCT, GENERATOR, (2, -3))
    table.step_aside()
    assert table.you.op == 4
    table.play(ChooseBonus(CRYSTAL))
    second = Table(Position().holds(YOU, mineral=2).bots(YOU, (2, -3)).lss(2, 1, 1, 1))
    second.construct(CONSTRUCT, GENERATOR, (2, -3))
    second.step_aside()
    assert second.you.op == 0
    assert second.is_my_turn
    assert second.state.lss == [3, 1, 1, 1]


def test_the_top_row_is_the_end() -> None:
    """A marker on row 6 stays (OM-7.5.1)."""
    table = Table(Position().holds(YOU, water=1).lss(6, 6, 6, 6).level(5))
    table.construct(CONSTRUCT, GREENHOUSE, (1, 0))
    assert table.state.lss == [6, 6, 6, 6]


def test_taking_back_the_builder() -> None:
    """The bonus may return the very Colonist placed this turn (OM-7.5.3)."""
    table = Table(Position().holds(YOU, water=1).people(YOU, quarters=1))
    table.construct(CONSTRUCT, GREENHOUSE, (1, 0), ChooseBonus(COLONIST), Retrieve(CONSTRUCT))
    assert table.you.quarters == 1
    assert table.state.slots[CONSTRUCT] == (0, 0)


@pytest.mark.parametrize("bonus", [BOTS, CRYSTAL, MINERAL_BONUS, COLONIST])
def test_each_bonus(bonus: int) -> None:
    """Two Bot points, a Crystal, a Mineral, or a Colonist back (OM-7.5.3)."""
    table = Table(Position().holds(YOU, water=1))
    table.construct(CONSTRUCT, GREENHOUSE, (1, 0), ChooseBonus(bonus))
    if bonus == BOTS:
        assert table.moves(MoveBot)
    elif bonus == CRYSTAL:
        assert table.you.waiting == 1
    elif bonus == MINERAL_BONUS:
        assert table.you.goods[MINERAL] == 1
    else:
        assert table.can(Retrieve(CONSTRUCT))


REWARD_CASES = {
    "lss_highest_tech": (lambda position: position.tech(YOU, GREENHOUSE, "lab_4_top"), 4),
    "lss_ships": (lambda position: position.ships(YOU, hangar=2), 4),
    "lss_advanced": (lambda position: position.blueprint(YOU, card("biomarket"), built=(0, 2)), 2),
    "lss_mines": (lambda position: position.miner(YOU, (0, 0)), 2),
    "lss_bots": (lambda position: position.bots(YOU, (0, 1), (1, 1)), 4),
    "lss_discoveries": (lambda position: position.took(YOU, tile("tech"), tile("crystals")), 4),
    "lss_shelters": (lambda position: position.building(SHELTER, (1, 1)), 4),
    "lss_colonists": (lambda position: position.people(YOU, quarters=4), 4),
}


def test_no_reward_tile_is_left_out() -> None:
    """Eight tiles, of which four are dealt; they stay all game (OM-7.5.4, OM-3.1.10)."""
    assert [record.id for record in LSS_REWARDS if record.id not in REWARD_CASES] == []


@pytest.mark.parametrize("name", REWARD_CASES)
def test_each_reward_tile(name: str) -> None:
    """Two OP each for Ships, Advanced Buildings, Mines held, Bots, Discoveries and Shelters, one for each level of
    the best Tech and each Colonist at home (OM-7.5.3, OM-7.5.4)."""
    prepare, op = REWARD_CASES[name]
    assert reward_of(prepare(Position()).state(), YOU, reward(name)) == op


# -- the status of the Colony ------------------------------------------------------------------------------------


def test_the_colony_reaches_level_two() -> None:
    """At the end of the turn twelve Blueprints are shown, Warehouse and Tech Grid refilled, and cubes score 1/2/4/7/11
    (OM-7.6, OM-7.6.1, OM-7.6.2, OM-7.6.3, OM-7.6.4, OM-7.6.5)."""
    position = (
        Position(4)
        .holds(YOU, water=1)
        .bots(YOU, (1, 1))
        .lss(2, 2, 1, 2)
        .cubes(YOU, 0, 1, 4)
        .cubes(RED, 0)
        .cubes(GREEN, 1)
        .warehouse()
        .grid(GREENHOUSE)
        .tech_pile(ROVER_TECH, MINE)
    )
    table = Table(position)
    table.construct(CONSTRUCT, GREENHOUSE, (1, 0), ChooseBonus(CRYSTAL))
    before = [player.op for player in table.state.players]
    assert table.state.level == 1
    table.end_turn()
    assert table.state.level == 2
    assert sum(shown != NOWHERE for shown in table.state.display) == 12
    assert [BLUEPRINTS[shown].level for shown in table.state.display] == [1] * 6 + [3] * 6
    assert table.state.warehouse == [3] * 5
    assert table.state.grid[:3] == [GREENHOUSE, ROVER_TECH, MINE]
    gained = [player.op - op for player, op in zip(table.state.players, before, strict=True)]
    assert gained == [4, 1, 1, 0]
    assert table.happened(BlueprintsShown)
    assert table.happened(GridRefilled)
    assert table.state.remaining == 3


def test_level_three_shows_the_last_blueprints_and_moves_the_marker() -> None:
    """Level 1 cards go, six of Level 3 come into the upper row; Remaining Missions moves at levels 3, 4 and 5
    (OM-7.6.2, OM-7.6.6)."""
    position = Position().holds(YOU, water=1).bots(YOU, (1, 1)).level(2).lss(3, 3, 2, 3)
    table = Table(position.display((6, 7), (12, 13, 14)))
    table.construct(CONSTRUCT, GREENHOUSE, (1, 0), ChooseBonus(CRYSTAL), EndTurn())
    assert table.state.level == 3
    assert table.state.display[6:9] == [12, 13, 14]
    assert all(BLUEPRINTS[shown].level == 3 for shown in table.state.display[:6])
    assert set(table.state.blueprints_gone) == {6, 7}
    assert table.state.remaining == 2


def test_two_levels_in_one_turn() -> None:
    """The first Condenser is below the marker, the second not; then level 2 and level 3, Progress scored twice
    (OM-7.6.7, OM-7.5.3)."""
    position = (
        Position()
        .holds(YOU, plant=2)
        .crystals(YOU, depot=2)
        .bots(YOU, (-1, 2), (-2, 3))
        .tech(YOU, OXYGEN_CONDENSER, "lab_3_top")
        .blueprint(YOU, card("concentrator"), built=(-2, 1))
        .cubes(YOU, 0)
        .lss(3, 3, 3, 1)
    )
    table = Table(position)
    table.play(UseBuilding(card("concentrator"), 2), Build(hex_at(-1, 1)), ChooseBonus(CRYSTAL))
    table.act(CONSTRUCT, Construct(OXYGEN_CONDENSER), Build(hex_at(-2, 2)))
    table.step_aside()
    assert table.is_my_turn
    assert table.state.lss == [3, 3, 3, 3]
    table.end_turn()
    assert [event.level for event in table.happened(LevelReached)] == [2, 3]
    assert [event.op for event in table.happened(Scored) if event.reason == 2] == [2, 2]
    assert table.state.remaining == 2


def test_two_players_get_no_new_techs() -> None:
    """The second set stays in the box (OM-3.4, OM-7.6.3)."""
    table = Table(Position().holds(YOU, water=1).lss(2, 2, 1, 2).grid(GREENHOUSE))
    table.construct(CONSTRUCT, GREENHOUSE, (1, 0), ChooseBonus(CRYSTAL), EndTurn())
    assert table.state.level == 2
    assert table.state.grid.count(NOWHERE) == 7
    assert table.state.warehouse == [2] * 5


def test_the_highest_level_is_five() -> None:
    """No update beyond it (OM-7.6.7)."""
    table = Table(Position().level(5).lss(6, 6, 6, 6))
    table.act(CONTROL_CENTER, Stop(), EndTurn())
    assert table.state.level == 5


def test_construct_needs_a_payable_type_with_a_hex() -> None:
    """An action may be chosen only if it can be carried out once, all costs included (OM-4.11)."""
    assert Table(Position().people(YOU, quarters=1)).refuses(Act(CONSTRUCT))
    assert Table(Position().people(YOU, quarters=1).holds(YOU, water=1)).can(Act(CONSTRUCT))
    far = Position().people(YOU, quarters=1).holds(YOU, water=1).bots(YOU, (0, -3))
    assert Table(far).refuses(Act(CONSTRUCT))
