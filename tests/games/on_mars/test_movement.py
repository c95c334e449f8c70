"""OM-7.1, OM-7.4 and OM-7.11: Bots and Rovers, displacement, Discovery and Research tiles."""

from __future__ import annotations

from engine.games.on_mars import GAME
from engine.games.on_mars.components import (
    CONSTRUCT,
    CONTROL_CENTER,
    DISCOVERIES_MISSION,
    GREENHOUSE,
    MINE,
    NOWHERE,
    RESEARCH_MISSION,
    ROVER_TECH,
    SHELTER,
    UPGRADE,
    WATER,
)
from engine.games.on_mars.events import TileRemoved
from engine.games.on_mars.hexes import COORDINATES, DISTANCE, HEX_COUNT, NEIGHBOURS, hex_at
from engine.games.on_mars.movement import BOTS_AND_ROVER, ToMove
from engine.games.on_mars.moves import (
    BuyPoint,
    Develop,
    Displace,
    MoveBot,
    MoveRover,
    Stop,
    UpgradeBuilding,
    UseTech,
)
from engine.games.on_mars.pieces import is_empty, refuges
from engine.games.on_mars.position import Position
from tests.games.on_mars.table import RED, YOU, Table, card, contract, space, tile


def drive(*places: tuple[int, int]) -> list[MoveRover]:
    return [MoveRover(hex_at(*place)) for place in places]


def step(origin: tuple[int, int], target: tuple[int, int]) -> MoveBot:
    return MoveBot(hex_at(*origin), hex_at(*target))


# -- movement ----------------------------------------------------------------------------------------------------


def test_the_map() -> None:
    """91 hexes; whoever shares an edge is a neighbour, and steps measure distance (OM-2.2)."""
    assert HEX_COUNT == 91
    assert all(DISTANCE[one][other] == 1 for one in range(HEX_COUNT) for other in NEIGHBOURS[one])
    assert len(NEIGHBOURS[hex_at(0, 0)]) == 6
    assert DISTANCE[hex_at(0, 0)][hex_at(3, -5)] == 5


def test_control_center_gives_two_points_to_each() -> None:
    """Two for the Bots, two for the Rover, in any order and mixed (OM-7.1.1)."""
    table = Table(Position().bots(YOU, (0, 3)).rover(YOU, (3, 0)))
    table.act(CONTROL_CENTER, *drive((4, 0)), step((0, 3), (1, 3)), *drive((4, -1)), step((1, 3), (1, 2)))
    assert table.is_my_turn
    assert table.rover() == (4, -1)
    assert table.bots() == {(1, 2)}


def test_crystals_buy_more_points() -> None:
    """Each Crystal one point, for the Bots or the Rover (OM-7.1.1, OM-4.8)."""
    table = Table(Position().rover(YOU, (3, 0)).crystals(YOU, depot=2))
    table.act(CONTROL_CENTER, BuyPoint(True), BuyPoint(False))
    assert table.you.depot == 0
    assert (table.state.agenda[-1].rover_points, table.state.agenda[-1].bot_points) == (3, 3)


def besieged(**crystals: int) -> Position:
    """The Rover on a Building with a marker, pieces all around but for one hex: a tile worth a Contract."""
    around = ((4, -1), (4, 0), (3, 1), (2, 1), (2, 0))
    position = Position(players=4).rover(YOU, (3, 0)).building(MINE, (3, 0)).people(YOU, quarters=1)
    position.miner(RED, (3, 0), *around).tile(tile("scientist"), (3, -1)).crystals(YOU, **crystals)
    return position.offer(*[-1 - contract("upgrade_mine")] * 6).rewards(0, 1, 2, 3)


def moving(position: Position, bot_points: int, rover_points: int) -> Table:
    state = position.state()
    state.agenda.append(ToMove(YOU, bot_points, rover_points, BOTS_AND_ROVER, False))
    return Table(state)


def test_the_last_crystal_of_a_movement() -> None:
    """It may be the one that the only tile in reach costs: no Bot point is bought with it, but a Rover point that leads
    beyond that tile is (OM-7.1.8, OM-7.11.2)."""
    table = moving(besieged(depot=1), 1, 1)
    assert table.can(MoveRover(hex_at(3, -1)))
    assert not table.can(BuyPoint(False))
    assert table.can(BuyPoint(True))
    rich = moving(besieged(depot=2), 1, 1)
    assert rich.can(BuyPoint(False))


def test_whoever_buys_a_point_can_still_move() -> None:
    """Down every way of buying and moving the movement has an end (OM-7.1.8)."""
    open_ways = [moving(besieged(depot=2), 1, 1)]
    while open_ways:
        table = open_ways.pop()
        assert GAME.moves(table.state, YOU)
        for move in (*table.moves(BuyPoint), *table.moves(MoveRover)):
            further = Table(GAME.copy(table.state))
            further.play(move)
            if isinstance(further.state.agenda[-1], ToMove):
                open_ways.append(further)


def test_points_may_be_left_and_buildings_do_not_block() -> None:
    """A piece walks over Buildings and other pieces, and may stop early (OM-7.1.2, OM-7.1.3)."""
    table = Table(Position().bots(YOU, (-1, 2)).bots(RED, (0, -1)).miner(RED, (0, 0)))
    table.act(CONTROL_CENTER, step((-1, 2), (0, 2)), Stop())
    assert table.bots() == {(0, 2)}
    walker = Table(Position().bots(YOU, (0, 1)).miner(RED, (0, 0)))
    walker.act(CONTROL_CENTER, step((0, 1), (0, 0)), step((0, 0), (1, -1)))
    assert (1, -1) in walker.bots()


def test_a_piece_may_not_end_on_another() -> None:
    """It may pass, as long as it can get off again (OM-7.1.2, OM-4.6)."""
    table = Table(Position().bots(YOU, (0, 3)).bots(RED, (0, 2)))
    table.act(CONTROL_CENTER, step((0, 3), (0, 2)))
    assert table.refuses(Stop())
    assert table.can(step((0, 2), (0, 1)))
    last = Table(Position().bots(YOU, (1, 3)).bots(RED, (0, 2)))
    last.act(CONTROL_CENTER, step((1, 3), (0, 3)))
    assert last.refuses(step((0, 3), (0, 2)))


def test_the_movement_is_judged_as_a_whole() -> None:
    """A Bot onto the Rover's hex is legal if the Rover moves on, not if it cannot (OM-7.1.2, OM-4.6)."""
    table = Table(Position().bots(YOU, (0, 3)).rover(YOU, (0, 4)))
    table.act(CONTROL_CENTER, step((0, 3), (0, 4)))
    assert table.refuses(Stop())
    table.play(*drive((0, 3)), Stop())
    assert (table.bots(), table.rover()) == ({(0, 4)}, (0, 3))
    stuck = Table(Position().bots(YOU, (1, 2)).rover(YOU, (0, 4)))
    stuck.act(CONTROL_CENTER, *drive((1, 3), (0, 4)), step((1, 2), (0, 3)))
    assert stuck.refuses(step((0, 3), (0, 4)))


def test_rover_tech_adds_its_level() -> None:
    """Two points and a Tech of level 3: five steps, a Crystal at the second, a tile at the end (OM-6.6.2, OM-7.1.5)."""
    position = Position().rover(YOU, (-3, 3)).crystal((-1, 3)).tile(tile("gain_water"), (2, 2))
    table = Table(position.tech(YOU, ROVER_TECH, "lab_3_top").no_tiles().tile(tile("gain_water"), (2, 2)))
    table.act(CONTROL_CENTER, UseTech(ROVER_TECH, YOU))
    table.play(*drive((-2, 3), (-1, 3), (0, 3), (1, 2), (2, 2)))
    assert table.you.waiting == 1
    table.play(Stop())
    assert table.you.discoveries == (tile("gain_water"),)
    assert table.you.goods[WATER] == 2


def test_a_bot_clears_what_it_stops_on() -> None:
    """It passes a tile without touching it; the Crystal it stops on goes back to the supply (OM-7.1.4)."""
    position = Position().bots(YOU, (0, 3)).tile(tile("gain_water"), (1, 2)).crystal((1, 1))
    table = Table(position)
    table.act(CONTROL_CENTER, step((0, 3), (1, 2)), step((1, 2), (1, 1)), Stop())
    assert table.tile((1, 2)) == tile("gain_water")
    assert table.crystals_on_map() == set()
    assert table.you.waiting == 0


def test_a_bot_removes_a_tile_it_ends_on() -> None:
    """Discovery or Research, it leaves the game (OM-7.1.4)."""
    table = Table(Position().bots(YOU, (0, 3)).tile(tile("gain_water"), (1, 2)))
    table.act(CONTROL_CENTER, step((0, 3), (1, 2)), Stop())
    assert table.tile((1, 2)) == NOWHERE
    assert table.state.tiles_gone == (tile("gain_water"),)
    assert table.happened(TileRemoved)


def test_a_rover_in_supply_sets_out_from_the_starting_mine() -> None:
    """Whoever stands there; it is put on the map when it leaves (OM-7.1.6, OM-4.6)."""
    table = Table(Position().bots(RED, (0, 0)))
    assert table.you.rover == NOWHERE
    table.act(CONTROL_CENTER, Stop())
    assert table.you.rover == NOWHERE
    again = Table(Position().bots(RED, (0, 0)))
    again.act(CONTROL_CENTER, *drive((1, -1)), Stop())
    assert again.rover() == (1, -1)


def test_the_building_zone() -> None:
    """A Bot's hex and its neighbours (OM-7.1.7)."""
    table = Table(Position().bots(YOU, (0, 1)))
    zone = {COORDINATES[place] for place in range(HEX_COUNT) if table.state.zone(YOU) >> place & 1}
    assert zone == {(0, 1), (0, 0), (1, 0), (1, 1), (0, 2), (-1, 2), (-1, 1)}


# -- tiles -------------------------------------------------------------------------------------------------------


def test_a_rover_may_not_end_on_a_tile_it_cannot_use() -> None:
    """ "Take a Tech" with a full first column: passing is fine, stopping is not (OM-7.11.2, OM-7.11.6)."""
    position = Position().rover(YOU, (0, 3)).tile(tile("tech"), (1, 2)).tech(YOU, MINE, "lab_1_top")
    table = Table(position.tech(YOU, GREENHOUSE, "lab_1_bottom"))
    table.act(CONTROL_CENTER, *drive((1, 2)))
    assert table.refuses(Stop())
    table.play(*drive((2, 1)))
    assert table.tile((1, 2)) == tile("tech")


def test_one_research_tile_of_each_letter() -> None:
    """The Rover may not stop on the second; a Bot may, and removes it (OM-7.11.1, OM-7.11.2, OM-7.1.4)."""
    letter = tile("research_a")
    position = Position().took(YOU, letter).rover(YOU, (0, 3)).bots(YOU, (2, 2)).tile(letter, (1, 2))
    table = Table(position)
    table.act(CONTROL_CENTER, *drive((1, 2)))
    assert table.refuses(Stop())
    table.play(*drive((0, 3)), step((2, 2), (2, 1)), step((2, 1), (1, 2)))
    if not table.is_my_turn:
        table.play(Stop())
    assert table.tile((1, 2)) == NOWHERE
    assert table.you.research == (letter,)


def test_a_tile_is_taken_by_itself_its_benefit_may_be_left() -> None:
    """Both kinds count for Missions (OM-7.11.3, OM-7.11.7, OM-4.10)."""
    position = Position().rover(YOU, (0, 3)).tile(tile("crystals"), (1, 2)).missions({DISCOVERIES_MISSION: 3})
    table = Table(position)
    table.act(CONTROL_CENTER, *drive((1, 2)), Stop())
    assert table.you.discoveries == (tile("crystals"),)
    assert table.you.waiting == 4
    research = Position().rover(YOU, (0, 3)).tile(tile("research_b"), (1, 2)).missions({RESEARCH_MISSION: 3})
    other = Table(research)
    other.act(CONTROL_CENTER, *drive((1, 2)), Stop())
    assert other.you.waiting == 2
    other.play(Stop())
    assert other.is_my_turn
    assert other.state.trackers == [2]


def test_research_develops_twice_for_free() -> None:
    """Two free developments (OM-7.11.5)."""
    table = Table(Position().rover(YOU, (0, 3)).tile(tile("research_b"), (1, 2)))
    table.act(CONTROL_CENTER, *drive((1, 2)), Stop())
    shelter_tech = SHELTER
    table.play(Develop(shelter_tech, space("lab_3_top")), Develop(shelter_tech, space("lab_4_top")))
    assert table.is_my_turn
    assert table.level(shelter_tech) == 4


# -- displacement ------------------------------------------------------------------------------------------------


def test_a_piece_makes_room_before_the_arrows() -> None:
    """The Bot goes north and the arrows find that hex taken; to the north-east and all three find theirs empty
    (OM-7.4, OM-7.2.3, OM-7.2.4)."""
    for refuge, crystals in (((-1, 3), {(0, 4), (-2, 5)}), ((0, 3), {(-1, 3), (0, 4), (-2, 5)})):
        position = Position().bots(YOU, (-1, 4)).no_tiles().holds(YOU, water=1).next_tile(GREENHOUSE, 1)
        table = Table(position.without((0, 2)).building(GREENHOUSE, (-3, 5)).lss(4, 4, 4, 4))
        table.construct(CONSTRUCT, GREENHOUSE, (-1, 4), Displace(hex_at(*refuge)))
        assert table.bots() == {refuge}
        assert table.crystals_on_map() == crystals


def test_displaced_to_the_closest_empty_hex_or_building() -> None:
    """Among equals its owner chooses; a Building without a piece will do (OM-7.4)."""
    table = Table(Position().bots(YOU, (0, 1)))
    found = {COORDINATES[place] for place in refuges(table.state, hex_at(0, 1))}
    assert found == {(0, 0), (1, 0), (1, 1), (0, 2), (-1, 2), (-1, 1)}
    crowded = Position().bots(YOU, (0, 1), (1, 0)).tile(tile("tech"), (1, 1)).crystal((-1, 2)).miner(RED, (0, 0))
    assert {COORDINATES[place] for place in refuges(crowded.state(), hex_at(0, 1))} == {(0, 2), (-1, 1)}


def test_building_on_a_tile_or_a_crystal_removes_it() -> None:
    """The tile leaves the game, the Crystal returns to the supply (OM-7.4)."""
    for what in ("tile", "crystal"):
        position = Position().holds(YOU, water=1).lss(4, 4, 4, 4)
        position = position.tile(tile("tech"), (1, 0)) if what == "tile" else position.crystal((1, 0))
        table = Table(position)
        table.construct(CONSTRUCT, GREENHOUSE, (1, 0))
        assert table.tile((1, 0)) == NOWHERE
        assert (1, 0) not in table.crystals_on_map()
        assert table.you.discoveries == ()


def test_another_player_is_asked_to_make_room() -> None:
    """Their piece, their choice, in your turn (OM-7.4, OM-20.3)."""
    table = Table(Position().holds(YOU, water=1).bots(RED, (1, 0)).lss(4, 4, 4, 4))
    table.construct(CONSTRUCT, GREENHOUSE, (1, 0))
    assert table.chooser == RED
    table.play(table.moves(Displace)[0])
    assert table.chooser == YOU


def test_an_upgraded_mine_sends_its_miner_home() -> None:
    """To their Living Quarters, or to the supply if those are full (OM-7.4)."""
    for quarters in (3, 4):
        position = Position().holds(YOU, mineral=1).blueprint(YOU, card("metal_deposit")).miner(RED, (0, 0))
        table = Table(position.people(RED, quarters=quarters))
        before = table.player(RED).supply
        table.act(UPGRADE, UpgradeBuilding(card("metal_deposit"), hex_at(0, 0)))
        assert table.player(RED).quarters == 4
        assert table.player(RED).supply == before + (quarters == 4)


def test_an_empty_hex_has_nothing_at_all_on_it() -> None:
    """No tile, no Crystal, no Building, no piece (OM-4.6)."""
    state = Position().bots(YOU, (1, 1)).crystal((1, 2)).tile(tile("tech"), (2, 1)).state()
    pieces = state.pieces()
    for place in ((1, 1), (1, 2), (2, 1), (0, 2)):
        assert not is_empty(state, hex_at(*place), pieces)
    assert is_empty(state, hex_at(2, 0), pieces)
