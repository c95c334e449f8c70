"""OM-7.7 to OM-7.10: upgrades, Ships, Scientists and Earth Contracts."""

from __future__ import annotations

import pytest

from engine.games.on_mars.components import (
    ADVANCED_MISSION,
    BOTS_MISSION,
    CONSTRUCT,
    CONTRACTS,
    CONTRACTS_MISSION,
    CONTROL_CENTER,
    CRYSTAL,
    GREENHOUSE,
    HIRE,
    MINE,
    MINERAL,
    NONE,
    NOWHERE,
    SCIENTISTS,
    SCIENTISTS_MISSION,
    SHELTER,
    SHIP_TECH,
    UPGRADE,
    UPGRADE_TECH,
    WAITING_CRYSTAL,
    WELCOME_SHIP,
)
from engine.games.on_mars.contracts import check_upgrades
from engine.games.on_mars.events import ContractCompleted
from engine.games.on_mars.hexes import COORDINATES, hex_at
from engine.games.on_mars.hiring import FIRST_CONTRACT
from engine.games.on_mars.moves import (
    Act,
    Arrive,
    Build,
    Construct,
    Deliver,
    EndTurn,
    Hire,
    MoveRover,
    PlaceBot,
    Refill,
    Stop,
    TakeContract,
    UpgradeBuilding,
    UseBuilding,
    UseTech,
    WelcomeShip,
)
from engine.games.on_mars.position import Position
from engine.games.on_mars.ships import bot_places
from tests.games.on_mars.table import RED, YOU, Table, card, contract, scientist, tile

# -- upgrades ----------------------------------------------------------------------------------------------------


def test_a_building_is_upgraded() -> None:
    """A Mineral, and the marker goes from the card to a Building of its type in a Bot's zone (OM-7.7.1, OM-7.7.2)."""
    position = Position().holds(YOU, mineral=1).bots(YOU, (2, 0)).blueprint(YOU, card("private_ship"))
    table = Table(position.missions({ADVANCED_MISSION: 3}))
    table.act(UPGRADE, UpgradeBuilding(card("private_ship"), hex_at(2, -1)))
    assert table.you.goods[MINERAL] == 0
    assert table.state.site[card("private_ship")] == hex_at(2, -1)
    assert table.you.waiting == 1
    assert table.state.slots[UPGRADE] == (1, 0)


def test_out_of_the_zone_there_is_nothing_to_upgrade() -> None:
    """Nor without the Mineral, nor under another marker, nor on another's Shelter (OM-7.7.1)."""
    far = Position().holds(YOU, mineral=1).blueprint(YOU, card("private_ship"))
    assert Table(far).refuses(Act(UPGRADE))
    poor = Position().bots(YOU, (2, 0)).blueprint(YOU, card("private_ship")).holds(YOU, battery=2)
    assert Table(poor).refuses(Act(UPGRADE))
    taken = Position().holds(YOU, mineral=1).bots(YOU, (2, 0)).blueprint(YOU, card("private_ship"))
    taken.blueprint(RED, card("moisture_vaporator"), built=(2, -1))
    assert Table(taken).refuses(Act(UPGRADE))
    theirs = Position().holds(YOU, mineral=1).bots(YOU, (0, -2)).blueprint(YOU, card("gym"))
    assert Table(theirs).refuses(Act(UPGRADE))


def test_level_three_needs_a_complex_of_three() -> None:
    """At the moment of the upgrade only; the marker then stays (OM-7.7.1)."""
    small = Position().holds(YOU, mineral=1).blueprint(YOU, card("eco_resort")).building(GREENHOUSE, (1, 1))
    assert Table(small).refuses(Act(UPGRADE))
    position = Position().holds(YOU, mineral=1).blueprint(YOU, card("eco_resort"))
    table = Table(position.building(GREENHOUSE, (1, 1), (2, 1)))
    table.act(UPGRADE, UpgradeBuilding(card("eco_resort"), hex_at(0, 2)))
    assert table.state.site[card("eco_resort")] == hex_at(0, 2)


def test_upgrade_tech_adds_its_level() -> None:
    """Level 2: up to three upgrades, three Minerals, three Blueprints (OM-7.7.4)."""
    position = (
        Position()
        .building(SHELTER, (3, 0), (3, 1))
        .holds(YOU, mineral=3)
        .bots(YOU, (0, 1))
        .tech(YOU, UPGRADE_TECH, "lab_2_top")
        .blueprint(YOU, card("biomarket"))
        .blueprint(YOU, card("metal_deposit"))
        .blueprint(YOU, card("gym"))
    )
    table = Table(position)
    table.act(UPGRADE, UpgradeBuilding(card("biomarket"), hex_at(0, 2)), UseTech(UPGRADE_TECH, YOU))
    table.play(UpgradeBuilding(card("metal_deposit"), hex_at(0, 0)), UpgradeBuilding(card("gym"), hex_at(0, 1)))
    table.step_aside()
    assert table.is_my_turn
    assert table.you.goods[MINERAL] == 0
    assert all(table.state.site[built] != NOWHERE for built in table.you.blueprints)


def test_a_built_blueprint_works() -> None:
    """Its action can be used and the Building produces on the way to Orbit (OM-7.7.3)."""
    table = Table(Position().holds(YOU, mineral=1).crystals(YOU, depot=2).blueprint(YOU, card("biomarket")))
    table.act(UPGRADE, UpgradeBuilding(card("biomarket"), hex_at(0, 2)))
    assert table.can(UseBuilding(card("biomarket"), 2))


# -- Ships -------------------------------------------------------------------------------------------------------


def test_a_ship_brings_two_colonists_or_one_and_a_bot() -> None:
    """A Plant and a Water; the Ship of your choice goes to the Hangar and opens its executive action
    (OM-7.8.2, OM-7.8.3, OM-2.5.4, OM-2.5.3)."""
    position = Position().holds(YOU, plant=1, water=1).people(YOU, quarters=2).missions({BOTS_MISSION: 2})
    table = Table(position)
    table.act(WELCOME_SHIP, WelcomeShip(7), Arrive(1, 1))
    table.play(*table.moves(PlaceBot)[:1])
    assert (table.you.quarters, table.you.hangar, table.you.crystal_room) == (3, 1, 4)
    assert len(table.you.bots) == 2
    assert table.you.waiting == 2
    assert 7 not in table.you.ships
    other = Table(Position().holds(YOU, plant=1, water=1).people(YOU, quarters=2))
    other.act(WELCOME_SHIP, WelcomeShip(3), Arrive(2, 0))
    assert other.you.quarters == 4


def test_the_colony_level_limits_ships() -> None:
    """Two of level 3 have left, one spent, one in the Hangar: one more, and no boost (OM-7.8.1)."""
    position = Position().holds(YOU, plant=2, water=2).level(3).ships(YOU, hangar=1, spent=1)
    table = Table(position)
    table.act(WELCOME_SHIP, WelcomeShip(7), Arrive(2, 0))
    assert table.is_my_turn
    assert Table(Position().holds(YOU, plant=1, water=1).ships(YOU, spent=1)).refuses(Act(WELCOME_SHIP))


def test_a_second_ship_is_paid_by_a_colonist_from_before() -> None:
    """Those who just arrived do not count (OM-7.8.5)."""
    nobody = Position().holds(YOU, plant=2, water=2).level(2).people(YOU, quarters=0)
    table = Table(nobody)
    table.act(WELCOME_SHIP, WelcomeShip(3), Arrive(2, 0))
    assert table.is_my_turn
    somebody = Table(Position().holds(YOU, plant=2, water=2).level(2).people(YOU, quarters=1))
    somebody.act(WELCOME_SHIP, WelcomeShip(3), Arrive(2, 0), WelcomeShip(4), Arrive(2, 0))
    assert (somebody.you.hangar, somebody.you.working, somebody.you.quarters) == (2, 1, 4)


def test_who_came_this_turn_pays_no_ship() -> None:
    """Private Ship brings three, then two come with the main action's Ship: only who was there when the turn began pays
    for one more (OM-7.8.5)."""
    for at_home, may_boost in ((0, False), (1, True)):
        position = Position().level(4).building(SHELTER, (4, 0), (-4, 0)).bots(YOU, (0, 1))
        position.blueprint(YOU, card("private_ship"), (0, -2)).crystals(YOU, depot=2).holds(YOU, plant=3, water=3)
        table = Table(position.people(YOU, quarters=at_home))
        table.play(UseBuilding(card("private_ship"), 2), WelcomeShip(3), Arrive(3, 0))
        while not table.is_my_turn:
            table.play(Stop())
        table.act(WELCOME_SHIP, WelcomeShip(4), Arrive(2, 0))
        assert bool(table.moves(WelcomeShip)) == may_boost


def test_ship_tech_brings_more() -> None:
    """Its level in Colonists for this Ship (OM-6.6.2, OM-7.8.3, OM-8)."""
    position = Position().holds(YOU, plant=1, water=1).people(YOU, quarters=0).tech(RED, SHIP_TECH, "lab_2_top")
    table = Table(position)
    table.act(WELCOME_SHIP, WelcomeShip(3), UseTech(SHIP_TECH, RED), Arrive(4, 0))
    assert table.you.quarters == 4
    assert table.state.oxygen == ((RED, SHIP_TECH),)


def test_without_bots_only_colonists() -> None:
    """With no Bot left in supply you must take Colonists (OM-7.8.4)."""
    position = Position().holds(YOU, plant=1, water=1).bots(YOU, (0, 1), (1, 1), (2, 1), (3, 1))
    table = Table(position)
    table.act(WELCOME_SHIP, WelcomeShip(3))
    assert [move.bots for move in table.moves(Arrive)] == [0]


def test_a_new_bot_goes_to_a_shelter_or_close_by() -> None:
    """A Shelter of yours without a piece, else the empty hexes closest to one (OM-7.8.4)."""
    free = Position().building(SHELTER, (3, 0)).state()
    assert [COORDINATES[place] for place in bot_places(free, YOU)] == [(3, 0)]
    full = Position().state()
    assert {COORDINATES[place] for place in bot_places(full, YOU)} == {(1, 0), (1, 1), (-1, 1), (-1, 2)}


def test_a_ship_with_nobody_aboard_may_still_come() -> None:
    """No room, no arrivals, but the Ship is welcome (OM-7.8.3, OM-4.5)."""
    table = Table(Position().holds(YOU, plant=1, water=1).people(YOU, quarters=4))
    table.act(WELCOME_SHIP, WelcomeShip(3), Arrive(2, 0))
    assert (table.you.quarters, table.you.hangar) == (4, 1)


# -- Scientists --------------------------------------------------------------------------------------------------

SCIENTIST_PRICES = {
    "geologist": {},
    "rd_engineer": {"mineral": 2},
    "hydrologist": {"battery": 2},
    "biochemist": {"water": 2},
    "geochemist": {"plant": 2},
    "systems_engineer": {"oxygen": 2},
}


def test_no_scientist_is_left_out() -> None:
    """Six, in the slots of the display (OM-3.1.5)."""
    assert [record.id for record in SCIENTISTS if record.id not in SCIENTIST_PRICES] == []


@pytest.mark.parametrize("name", SCIENTIST_PRICES)
def test_the_price_of_each_scientist(name: str) -> None:
    """Two Colonists for the Geologist, two of a Resource for the others (OM-7.9.3, OM-7.9.4)."""
    position = Position().holds(YOU, **SCIENTIST_PRICES[name]).missions({SCIENTISTS_MISSION: 4})
    table = Table(position)
    table.act(HIRE, Hire(scientist(name)))
    assert table.you.scientists == (scientist(name),)
    assert table.you.goods == [0] * 5
    assert (table.you.quarters, table.you.working) == ((0, 2) if name == "geologist" else (2, 0))
    assert table.you.waiting == 2


def test_the_emptied_slot_gets_a_contract_of_your_choice() -> None:
    """Any card of the deck; from now on it costs a Crystal (OM-7.9.5, OM-5.2.3)."""
    plants = contract("deliver_plants")
    table = Table(Position())
    table.act(HIRE, Hire(scientist("geologist")), EndTurn())
    assert len(table.moves(Refill)) == 12
    table.play(Refill(plants))
    assert table.state.offer[0] == FIRST_CONTRACT + plants
    later = Table(Position().crystals(YOU, depot=1).offer(-1 - plants))
    later.act(HIRE, TakeContract(plants))
    assert (later.you.contracts, later.you.depot) == ((plants,), 0)


def test_with_the_deck_empty_the_slot_stays_empty() -> None:
    """None left (OM-7.9.5)."""
    position = Position()
    for number in range(len(CONTRACTS)):
        position.contract(RED, number)
    table = Table(position)
    table.act(HIRE, Hire(scientist("geologist")), EndTurn())
    assert table.state.offer[0] == NOWHERE
    assert table.chooser == RED


def test_hiring_twice() -> None:
    """With your Colonist on the slot the action is closed, a tile still works (OM-7.9.1)."""
    position = Position().working_on(HIRE, {YOU: 1}).holds(YOU, water=2).rover(YOU, (0, 3))
    table = Table(position.tile(tile("scientist"), (1, 2)))
    assert table.refuses(Act(HIRE))
    table.act(CONTROL_CENTER, MoveRover(hex_at(1, 2)), Stop(), Hire(scientist("biochemist")))
    assert table.you.scientists == (scientist("biochemist"),)
    assert table.state.slots[HIRE] == (1, 0)


# -- Contracts ---------------------------------------------------------------------------------------------------


def contract_cases() -> list[int]:
    return [*range(len(CONTRACTS))]


@pytest.mark.parametrize("number", contract_cases(), ids=[record.id for record in CONTRACTS])
def test_each_contract_can_be_fulfilled(number: int) -> None:
    """Deliveries one good at a time, upgrades in a Complex of four (OM-7.10.1, OM-7.10.2, OM-7.10.3)."""
    record = CONTRACTS[number]
    position = Position().building(SHELTER, (3, 0), (3, 1), (4, 0)).contract(YOU, number).level(4)
    position.missions({CONTRACTS_MISSION: 2})
    if record.building == NONE:
        names = ("mineral", "battery", "water", "plant", "oxygen")
        goods = {names[good]: amount for good, amount in record.deliver if good < 5}
        table = Table(position.holds(YOU, **goods).crystals(YOU, depot=1, waiting=2))
        for good, amount in record.deliver:
            for unit in range(amount):
                kind = (CRYSTAL if unit == 0 else WAITING_CRYSTAL) if good == CRYSTAL else good
                table.play(Deliver(number, kind))
        assert sum(table.you.goods) == 0
    else:
        cards = ("metal_deposit", "wind_turbines", "private_ship", "biomarket", "concentrator", "gym")
        start = ((0, 0), (0, -2), (2, -1), (0, 2), (-2, 1), (3, 0))[record.building]
        more = {
            MINE: [(1, -1), (2, -2), (3, -3)],
            1: [(0, -3), (0, -4), (1, -4)],
            2: [(3, -2), (4, -3), (5, -4)],
            3: [(0, 3), (0, 4), (-1, 4)],
            4: [(-3, 1), (-4, 1), (-5, 1)],
            SHELTER: [(4, -1)],
        }[record.building]
        state = position.blueprint(YOU, card(cards[record.building]), built=start)
        table = Table(state.building(record.building, *more))
        check_upgrades(table.state)
    assert table.you.completed == (number,)
    assert table.state.trackers == [1]


def test_a_mineral_never_replaces_a_good_on_a_contract() -> None:
    """Only what it names (OM-4.2, OM-7.10.1)."""
    water = contract("deliver_water")
    table = Table(Position().contract(YOU, water, 0, 2).holds(YOU, mineral=2))
    assert table.moves(Deliver) == []


def test_another_player_may_complete_your_contract() -> None:
    """When their Building makes the Complex big enough; the Crystal of the Mission is yours (OM-7.10.3)."""
    greenhouse = contract("upgrade_greenhouse")
    position = (
        Position(active=RED)
        .building(GREENHOUSE, (0, 3), (0, 4))
        .blueprint(YOU, card("biomarket"), built=(0, 2))
        .contract(YOU, greenhouse)
        .holds(RED, water=1)
        .bots(RED, (1, 2))
        .tech(RED, GREENHOUSE, "lab_3_top")
        .missions({CONTRACTS_MISSION: 2})
        .lss(4, 4, 4, 4)
    )
    table = Table(position)
    table.play(Act(CONSTRUCT), Construct(GREENHOUSE), Build(hex_at(1, 1)))
    assert ContractCompleted(YOU, greenhouse) in table.log
    assert table.you.waiting == 1
    assert table.player(RED).waiting == 0


def test_a_contract_may_be_complete_when_it_is_taken() -> None:
    """Completion is checked at once (OM-7.10.3)."""
    greenhouse = contract("upgrade_greenhouse")
    position = Position().building(GREENHOUSE, (0, 3), (0, 4), (1, 2)).blueprint(YOU, card("biomarket"), built=(0, 2))
    table = Table(position.crystals(YOU, depot=1).offer(-1 - greenhouse))
    table.act(HIRE, TakeContract(greenhouse))
    assert table.you.completed == (greenhouse,)


def test_lost_crystals_go_to_a_contract_first() -> None:
    """What would overflow is sent where it is needed, without asking (OM-20.6, OM-7.10.1)."""
    crystals = contract("deliver_crystals")
    position = Position(active=RED).contract(YOU, crystals).crystals(YOU, depot=2, waiting=3).at(YOU, 6).at(RED, 5)
    table = Table(position)
    table.act(CONTROL_CENTER, Stop(), EndTurn())
    assert table.you.depot == 3
    assert table.state.delivered[crystals] == (2, 0)
