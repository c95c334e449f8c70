"""OM-4.1 to OM-4.5: Resources, Crystals, the Warehouse and Colonists."""

from __future__ import annotations

from engine.games.on_mars.colonists import arrive
from engine.games.on_mars.components import (
    BATTERY,
    CRYSTAL,
    GREENHOUSE,
    HIRE,
    LEARN,
    MINERAL,
    OXYGEN,
    PLANT,
    RESEARCH,
    RESUPPLY,
    WATER,
    WATER_EXTRACTOR,
)
from engine.games.on_mars.events import GoodsGained
from engine.games.on_mars.goods import gain, gain_crystals, store_crystals
from engine.games.on_mars.moves import (
    Deliver,
    Develop,
    DiscardGoal,
    Executive,
    Pay,
    PayCrystals,
    Stop,
    TakeItem,
    TakeTech,
)
from engine.games.on_mars.position import Position
from engine.games.on_mars.travel import travel
from tests.games.on_mars.table import YOU, Table, contract, space


def test_resupply_with_two_boosts() -> None:
    """Two Colonists to the Working Area buy two more items; a Crystal waits (OM-6.5, OM-4.8, OM-4.4)."""
    table = Table(Position(3).at(YOU, 1))
    table.act(RESUPPLY, TakeItem(WATER), TakeItem(WATER), TakeItem(CRYSTAL))
    assert table.you.goods[WATER] == 2
    assert (table.you.waiting, table.you.depot) == (1, 0)
    assert (table.you.quarters, table.you.working) == (1, 2)
    assert table.state.warehouse == [2, 3, 1, 3, 3]


def test_a_third_water_does_not_fit_with_one_shelter() -> None:
    """One Shelter on the map makes room for two of each Resource (OM-2.5.1, OM-4.4)."""
    table = Table(Position(3).at(YOU, 1).holds(YOU, water=2))
    table.act(RESUPPLY)
    assert table.you.limit == 2
    assert table.refuses(TakeItem(WATER))
    assert table.can(TakeItem(PLANT))


def test_minerals_are_never_in_the_warehouse() -> None:
    """Its five columns are Crystals, Batteries, Water, Plants and Oxygen (OM-4.4)."""
    table = Table(Position(3).at(YOU, 1))
    table.act(RESUPPLY)
    assert {move.good for move in table.moves(TakeItem)} == {CRYSTAL, BATTERY, WATER, PLANT, OXYGEN}


def test_what_finds_no_room_is_lost() -> None:
    """A gain comes from the supply; above the limit it is lost (OM-4.1)."""
    table = Table(Position().holds(YOU, oxygen=1))
    gain(table.state, YOU, OXYGEN, 3)
    assert table.you.goods[OXYGEN] == 2
    (event,) = (event for event in table.state.events if isinstance(event, GoodsGained))
    assert (event.amount, event.lost) == (3, 2)


def test_crystals_wait_and_overflow() -> None:
    """Gained Crystals cannot be spent this turn; at the next start one enters, two are lost (OM-4.3, OM-5.2.1)."""
    table = Table(Position().crystals(YOU, depot=2))
    gain_crystals(table.state, YOU, 3)
    assert table.state.spendable(YOU) == 2
    assert store_crystals(table.state, YOU) == (1, 2)
    assert (table.you.depot, table.you.waiting) == (3, 0)


def test_depot_room_grows_with_each_ship_gone() -> None:
    """Eight spaces less the Ships that still stand there (OM-2.5.2)."""
    assert Table(Position()).you.crystal_room == 3
    assert Table(Position().ships(YOU, hangar=1, spent=1)).you.crystal_room == 5


def test_a_full_depot_keeps_crystals_in_the_warehouse() -> None:
    """Depot and waiting area count together for a Crystal of the Warehouse; other gains are free (OM-4.4)."""
    table = Table(Position(3).at(YOU, 1).crystals(YOU, depot=2, waiting=1))
    table.act(RESUPPLY)
    assert table.refuses(TakeItem(CRYSTAL))
    gain_crystals(table.state, YOU, 1)
    assert table.you.waiting == 2


def test_a_contract_is_room_for_what_it_waits_for() -> None:
    """With full Storage a Water goes straight to the card, until it is full (OM-4.4, OM-7.10.1)."""
    water = contract("deliver_water")
    table = Table(Position(3).at(YOU, 1).holds(YOU, water=2).contract(YOU, water, 1, 0))
    table.act(RESUPPLY, TakeItem(WATER))
    assert table.state.delivered[water] == (2, 0)
    assert table.you.goods[WATER] == 2
    table.play(TakeItem(WATER))
    assert table.state.delivered[water] == (3, 0)
    assert table.refuses(TakeItem(WATER))


def test_minerals_stand_in_for_batteries() -> None:
    """A Tech of the top row with two Minerals and no Battery: both Minerals pay (OM-4.2, OM-6.3.2)."""
    table = Table(Position().at(YOU, 1).holds(YOU, mineral=2).grid(-1, -1, -1, -1, -1, GREENHOUSE))
    table.act(LEARN, TakeTech(GREENHOUSE, 5))
    assert table.you.goods == [0, 0, 0, 0, 0]


def test_mineral_for_the_battery_plant_for_the_rest() -> None:
    """With a Mineral and a Plant there is one way only: the Mineral stands in for the Battery (OM-4.2, OM-6.3.2)."""
    table = Table(Position().at(YOU, 1).holds(YOU, mineral=1, plant=1).grid(-1, -1, -1, -1, -1, GREENHOUSE))
    table.act(LEARN, TakeTech(GREENHOUSE, 5))
    assert table.you.goods == [0, 0, 0, 0, 0]


def test_the_player_chooses_how_to_pay() -> None:
    """A Battery or a Mineral, and any Resource: each set of goods is offered once (OM-4.2, OM-20.2)."""
    position = Position().at(YOU, 1).holds(YOU, mineral=1, battery=2).grid(-1, -1, -1, -1, -1, GREENHOUSE)
    table = Table(position)
    table.act(LEARN, TakeTech(GREENHOUSE, 5))
    assert {move.goods for move in table.moves(Pay)} == {(0, 2, 0, 0, 0), (1, 1, 0, 0, 0)}
    table.play(Pay((0, 2, 0, 0, 0)))
    assert table.you.goods[MINERAL] == 1


def test_one_way_to_pay_is_not_asked() -> None:
    """With one legal option nobody is asked (OM-20.7)."""
    table = Table(Position().at(YOU, 1).holds(YOU, battery=1).grid(-1, -1, GREENHOUSE))
    table.act(LEARN, TakeTech(GREENHOUSE, 2))
    assert table.you.goods[BATTERY] == 0


def test_a_private_goal_pays_as_a_crystal() -> None:
    """Depot 1 and a cost of 2: a Crystal and a goal, which goes back unseen (OM-10.3, OM-4.3)."""
    table = Table(Position(3).at(YOU, 1).crystals(YOU, depot=1).goals(YOU, 9))
    table.play(Executive(1))
    assert table.moves(PayCrystals) == []
    table.play(DiscardGoal(8))
    assert table.you.depot == 0
    assert table.you.goals == ()
    assert 8 in table.state.goal_box


def test_a_goal_is_no_crystal_for_a_contract() -> None:
    """It pays costs and boosts, nothing else (OM-10.3)."""
    crystals = contract("deliver_crystals")
    table = Table(Position().contract(YOU, crystals).goals(YOU, 9))
    assert table.moves(Deliver) == []


def test_a_full_house_sends_returning_colonists_to_the_supply() -> None:
    """Four slots with three inside: of three who come back one enters, two go to the supply (OM-4.5)."""
    table = Table(Position().at(YOU, 1).people(YOU, quarters=3, working=2).working_on(HIRE, {YOU: 1}))
    supply = table.you.supply
    travel(table.state, YOU, 2, explore=False)
    table.state.agenda.pop().run(table.state)
    assert table.you.side == 0
    assert (table.you.quarters, table.you.working, table.you.supply) == (4, 0, supply + 2)


def test_colonists_without_room_or_supply_do_not_come() -> None:
    """A new Colonist needs a free slot and somebody in supply (OM-4.5)."""
    table = Table(Position().people(YOU, quarters=4))
    assert arrive(table.state, YOU, 2) == 0
    assert table.you.quarters == 4


def test_boosts_stop_when_nobody_is_left() -> None:
    """Each boost takes a Colonist; with none left the action is over by itself (OM-4.8)."""
    table = Table(Position(3).at(YOU, 1).people(YOU, quarters=1))
    table.act(RESUPPLY, TakeItem(WATER))
    assert table.can(Stop())
    table.play(TakeItem(PLANT))
    assert table.is_my_turn


def test_goods_gained_pay_for_the_next_unit() -> None:
    """A benefit in the middle of an action is resolved before the action goes on (OM-4.12, OM-6.4.4)."""
    table = Table(Position().at(YOU, 1).holds(YOU, oxygen=1).tech(YOU, WATER_EXTRACTOR, "lab_2_top"))
    table.act(RESEARCH, Develop(WATER_EXTRACTOR, space("lab_3_top")))
    assert table.you.goods[MINERAL] == 1
    assert table.can(Develop(WATER_EXTRACTOR, space("lab_4_top")))
