"""Chapters 5 and 11: turn order, the Shuttle phase and both journeys."""

from __future__ import annotations

import pytest

from engine.games.on_mars import GAME
from engine.games.on_mars.colonists import coming_home
from engine.games.on_mars.components import (
    BLUEPRINTS_MISSION,
    COLONY,
    CONSTRUCT,
    CONTROL_CENTER,
    GENERATOR,
    LANDING_POD,
    LEARN,
    NOWHERE,
    ORBIT,
    RESEARCH,
    WATER,
)
from engine.games.on_mars.events import ShuttleMoved, ShuttleStopped, TurnBegan
from engine.games.on_mars.hexes import COORDINATES, DISTANCE, RINGS, hex_at
from engine.games.on_mars.moves import (
    Act,
    BuyColonist,
    Deliver,
    EndTurn,
    MoveBot,
    PlaceDiscovery,
    PlaceTech,
    Stay,
    Stop,
    TakeBlueprint,
    TakeItem,
    TakeSpace,
    TakeTech,
    Travel,
    UseBuilding,
)
from engine.games.on_mars.position import Position
from engine.games.on_mars.shuttle import move_shuttle
from engine.games.on_mars.travel import explorations, explore, landing_sites
from tests.games.on_mars.table import GREEN, RED, YOU, Table, card, contract, space, tile


def end_of_phase(position: Position, *others: int) -> Table:
    """You are the last to play: your turn ends the Colonization phase."""
    table = Table(position.laid(*others or (RED,)))
    action = LANDING_POD if table.you.side == ORBIT else CONTROL_CENTER
    table.act(action)
    table.play(*[TakeSpace(5)] if action == LANDING_POD else [Stop()], EndTurn())
    return table


def idle(table: Table) -> None:
    """The player whose turn it is does as little as possible."""
    table.act(CONTROL_CENTER, Stop(), EndTurn())


# -- turn order --------------------------------------------------------------------------------------------------


def test_turns_follow_the_spaces() -> None:
    """From space 1 to 8, as the markers stand (OM-5.1)."""
    table = Table(Position(3).at(YOU, 5).at(RED, 8).at(GREEN, 6))
    idle(table)
    assert table.chooser == GREEN
    idle(table)
    assert table.chooser == RED


def test_nobody_is_called_twice() -> None:
    """Aerial Elevator to space 1 while another on 8 has not played: the marker is laid down (OM-5.1, OM-9.4.6)."""
    position = Position(2).at(YOU, 7).at(RED, 8).crystals(YOU, depot=2)
    table = Table(position.blueprint(YOU, card("aerial_elevator"), built=(-2, 1)))
    table.play(UseBuilding(card("aerial_elevator"), 2), TakeSpace(1), Act(LANDING_POD), TakeSpace(5), EndTurn())
    assert table.chooser == RED
    assert table.you.laid


def test_a_turn_is_one_main_action_then_its_end() -> None:
    """The main action is a must, the turn ends when the player says so (OM-5.2.2, OM-5.7)."""
    table = Table(Position())
    assert table.refuses(EndTurn())
    table.act(CONTROL_CENTER, Stop())
    assert not table.moves(Act)
    assert table.can(EndTurn())


def test_waiting_crystals_arrive_when_the_turn_begins() -> None:
    """The start step of each turn (OM-5.2.1)."""
    table = Table(Position(2).crystals(RED, waiting=2))
    idle(table)
    assert table.player(RED).depot == 2
    assert TurnBegan(RED, 2, 0) in table.log


def test_the_end_steps_come_in_order() -> None:
    """Oxygen first, then the display, then the status of the Colony, then the marker (OM-5.2.3)."""
    table = Table(Position().holds(YOU, water=1))
    table.act(CONTROL_CENTER, Stop())
    state = GAME.copy(table.state)
    state.agenda[-1].play(state, YOU, EndTurn())
    names = [type(step).__name__ for step in reversed(state.agenda)]
    assert names == ["QueueOxygen", "RefillDisplay", "UpdateStatus", "LayDown", "NextTurn"]


# -- the Shuttle -------------------------------------------------------------------------------------------------


def test_the_shuttle_counts_down_and_flies() -> None:
    """Level 2: from Orbit 1 to Colony 2, then Colony 1, then back (OM-11.1)."""
    state = Position().level(2).shuttle(ORBIT, 1).state()
    assert move_shuttle(state) == ORBIT
    assert (state.shuttle_side, state.shuttle) == (COLONY, 2)
    assert move_shuttle(state) == NOWHERE
    assert (state.shuttle_side, state.shuttle) == (COLONY, 1)
    assert move_shuttle(state) == COLONY
    assert (state.shuttle_side, state.shuttle) == (ORBIT, 2)


def test_at_level_four_it_stands_and_at_five_it_makes_its_last_trip() -> None:
    """From wherever it stands, then it is gone (OM-11.2, OM-11.7)."""
    state = Position().level(4).shuttle(COLONY, 2).state()
    assert move_shuttle(state) == NOWHERE
    assert isinstance(state.events[-1], ShuttleStopped)
    assert (state.shuttle_side, state.shuttle) == (COLONY, 2)
    state.level = 5
    assert move_shuttle(state) == COLONY
    assert isinstance(state.events[-1], ShuttleMoved)
    assert state.events[-1].gone
    assert state.shuttle == 0
    assert move_shuttle(state) == NOWHERE


def test_the_arrival_space_is_three_at_most() -> None:
    """The Colony level, up to three (OM-11.1)."""
    state = Position().level(3).shuttle(COLONY, 1).state()
    move_shuttle(state)
    assert state.shuttle == 3


def test_riding_is_free_and_staying_gives_nothing() -> None:
    """Whoever is on the side it left may ride; a player who stays keeps the space (OM-11.3)."""
    table = end_of_phase(Position().at(RED, 6).at(YOU, 8).shuttle(COLONY, 1))
    assert table.chooser == RED
    table.play(Stay())
    assert table.player(RED).space == 6
    table.play(Travel(False), TakeSpace(2), TakeItem(WATER))
    assert table.you.side == ORBIT
    assert not any(player.laid for player in table.state.players)
    assert table.state.round == 2


def test_a_ship_takes_you_when_the_shuttle_does_not() -> None:
    """It leaves the game (OM-11.3, OM-11.7)."""
    table = end_of_phase(Position().level(4).lss(4, 4, 4, 4).ships(YOU, hangar=1).shuttle(ORBIT, 2))
    table.play(Travel(True), TakeSpace(1))
    assert (table.you.hangar, table.you.ships_departed, table.you.side) == (0, 1, ORBIT)


def test_spaces_freed_by_earlier_travellers_can_be_taken() -> None:
    """In the order as it stood at the start, one whole journey after the other (OM-11.3)."""
    position = Position(3).at(RED, 5).at(GREEN, 6).at(YOU, 7).shuttle(COLONY, 1)
    table = end_of_phase(position, RED, GREEN)
    assert table.chooser == RED
    table.play(Travel(False), TakeSpace(1))
    assert table.chooser == GREEN
    table.play(Travel(False))
    assert TakeSpace(1) not in table.moves(TakeSpace)
    table.play(TakeSpace(2), Stop())
    assert table.chooser == YOU


def test_the_landing_pod_and_the_shuttle_in_one_round() -> None:
    """You may ride back at once (OM-6.1, OM-11.3)."""
    table = end_of_phase(Position().at(YOU, 1).at(RED, 2).shuttle(COLONY, 1), RED)
    assert table.chooser == YOU
    table.play(Travel(False), TakeSpace(1))
    assert table.you.side == ORBIT


# -- to the Colony -----------------------------------------------------------------------------------------------


def test_exploring_on_the_way_down() -> None:
    """A face-up tile on an empty hex three away from the Rover; its place is refilled (OM-11.4.1, OM-11.8)."""
    position = Position().at(YOU, 1).at(RED, 2).shuttle(ORBIT, 1).rover(RED, (4, 0))
    position.exploration(tile("tech"), tile("crystals"), (tile("gain_water"),))
    table = Table(position.laid(RED))
    table.act(LEARN, TakeTech(table.state.grid[0], 0), PlaceTech(space("lab_1_bottom")), Stop(), EndTurn())
    assert table.chooser == YOU
    table.play(Travel(False))
    assert {DISTANCE[hex_at(0, 0)][move.place] for move in table.moves(PlaceDiscovery)} == {3}
    assert {move.tile for move in table.moves(PlaceDiscovery)} == {tile("tech"), tile("crystals")}
    table.play(PlaceDiscovery(tile("crystals"), hex_at(3, 0)))
    assert table.tile((3, 0)) == tile("crystals")
    assert table.state.exploration == [tile("tech"), tile("gain_water")]


def test_no_place_for_a_discovery() -> None:
    """No empty hex at distance three: the step is skipped (OM-11.4.1)."""
    position = Position().rover(YOU, (0, 0))
    position.crystal(*(COORDINATES[place] for place in RINGS[hex_at(0, 0)][3]))
    assert landing_sites(position.state(), YOU) == []


def test_the_rover_in_supply_measures_from_the_centre() -> None:
    """Eighteen hexes of ring 3, of which four hold Shelters with four players (OM-7.1.6, OM-11.4.1)."""
    state = Position(4).state()
    assert len(RINGS[hex_at(0, 0)][3]) == 18
    assert len(landing_sites(state, YOU)) == 14


def test_with_one_tile_left_it_is_that_one_and_with_none_nothing() -> None:
    """An empty pile refills nothing (OM-11.8, OM-11.4.1)."""
    state = Position().exploration(tile("tech")).state()
    assert {move.tile for move in explorations(state, YOU)} == {tile("tech")}
    explore(state, YOU, tile("tech"), hex_at(3, 0))
    assert state.exploration == [NOWHERE, NOWHERE]
    assert explorations(state, YOU) == []


def test_only_the_side_of_arrival_sends_colonists_home() -> None:
    """R&D and the Working Area come back in Orbit, Construct stays (OM-11.5.2, OM-11.4.2)."""
    position = Position().people(YOU, quarters=1, working=1).working_on(CONSTRUCT, {YOU: 1}).shuttle(COLONY, 1)
    table = end_of_phase(position.working_on(RESEARCH, {YOU: 1}).at(RED, 1))
    assert coming_home(table.state, YOU, ORBIT) == (2, 0)
    full = Position().people(YOU, quarters=4, working=1)
    assert coming_home(full.state(), YOU, ORBIT) == (1, 1)
    table.play(Travel(False))
    assert table.you.quarters == 3
    assert (table.state.slots[CONSTRUCT][YOU], table.state.slots[RESEARCH][YOU]) == (1, 0)
    table.play(TakeSpace(2), Stop())
    assert table.you.space == 2


# -- to Orbit ----------------------------------------------------------------------------------------------------


def test_production_on_the_way_up() -> None:
    """A Miner's Mineral and an Advanced Generator's Battery (OM-11.5.1)."""
    position = Position().at(RED, 1).miner(YOU, (0, 0)).shuttle(COLONY, 1)
    table = end_of_phase(position.blueprint(YOU, card("wind_turbines"), built=(0, -2)))
    table.play(Travel(False))
    assert table.you.goods == [1, 1, 0, 0, 0]


def test_an_advanced_mine_and_an_advanced_shelter_produce_too() -> None:
    """A Mineral and a Crystal (OM-11.5.1)."""
    position = Position().at(RED, 1).blueprint(YOU, card("metal_deposit"), built=(0, 0)).shuttle(COLONY, 1)
    table = end_of_phase(position.blueprint(YOU, card("casino"), built=(0, 1)).bots(YOU, (1, 1)))
    table.play(Travel(False))
    assert table.you.goods[0] == 1
    assert table.you.waiting == 1


# -- spaces ------------------------------------------------------------------------------------------------------


def arrive(position: Position, number: int) -> Table:
    """You travel in the Shuttle phase and take that space."""
    orbit = number <= 4
    table = end_of_phase(position.at(RED, 8 if orbit else 1).at(YOU, 6).shuttle(COLONY, 1)) if orbit else None
    if table is None:
        position.at(YOU, 2).at(RED, 1).shuttle(ORBIT, 1).exploration(NOWHERE)
        table = Table(position.laid(RED))
        table.act(LEARN, TakeTech(table.state.grid[0], 0), PlaceTech(space("lab_1_bottom")), Stop(), EndTurn())
    while table.chooser == RED:
        table.play(Stay())
    table.play(Travel(False), TakeSpace(number))
    return table


@pytest.mark.parametrize("number", range(1, 9))
def test_the_benefit_of_each_space(number: int) -> None:
    """None for 1 and 5, the Warehouse for 2 and 6, a Tech for 3, a Colonist for 4, Bots for 7, a Blueprint for 8
    (OM-11.6, OM-11.4.3, OM-11.5.3)."""
    table = arrive(Position().holds(YOU, water=1, battery=1), number)
    expected = {
        2: TakeItem,
        3: TakeTech,
        4: BuyColonist,
        6: TakeItem,
        7: MoveBot,
        8: TakeBlueprint,
    }
    if number in expected:
        assert table.moves(expected[number])
        assert table.can(Stop())
    else:
        assert table.is_my_turn or table.chooser == RED
        assert table.you.goods == [0, 1, 1, 0, 0]


def test_a_mineral_buys_the_colonist_too() -> None:
    """A Water or a Plant, or a Mineral in its place (OM-11.6, OM-4.2)."""
    table = arrive(Position().holds(YOU, mineral=1).people(YOU, quarters=2), 4)
    table.play(BuyColonist(0))
    assert (table.you.goods[0], table.you.quarters) == (0, 3)


def test_deliveries_after_a_journey() -> None:
    """What the production brought may go to a Contract at once (OM-7.10.1)."""
    wanted = contract("deliver_batteries")
    position = Position().at(RED, 1).contract(YOU, wanted).blueprint(YOU, card("wind_turbines"), built=(0, -2))
    table = end_of_phase(position.shuttle(COLONY, 1))
    table.play(Travel(False), TakeSpace(2), Stop())
    table.play(Deliver(wanted, GENERATOR))
    assert table.state.delivered[wanted] == (1, 0)


def test_end_steps_follow_a_journey() -> None:
    """Oxygen, display and status are looked after when a traveller has arrived (OM-5.7)."""
    table = end_of_phase(Position().at(RED, 1).shuttle(COLONY, 1))
    table.state.lss = [2, 2, 2, 2]
    table.play(Travel(False))
    assert table.state.level == 1
    table.play(TakeSpace(2), Stop())
    assert table.state.level == 2


def test_a_mission_may_end_in_the_shuttle_phase() -> None:
    """The Blueprint of space 8 contributes (OM-12.1, OM-11.6)."""
    table = arrive(Position().missions({BLUEPRINTS_MISSION: 1}), 8)
    table.play(table.moves(TakeBlueprint)[0])
    assert table.state.remaining == 2
