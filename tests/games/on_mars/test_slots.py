"""OM-4.7: Colonists on action slots, full slots and the price of a crowd."""

from __future__ import annotations

import pytest

from engine.games.on_mars.components import (
    CONSTRUCT,
    GREENHOUSE,
    HIRE,
    LEARN,
    MINE,
    OBTAIN_BLUEPRINT,
    RESEARCH,
    RESUPPLY,
    UPGRADE,
    WATER,
)
from engine.games.on_mars.events import SlotsCleared
from engine.games.on_mars.hexes import hex_at
from engine.games.on_mars.moves import (
    Act,
    Build,
    Construct,
    Executive,
    PayCrowding,
    Stop,
    TakeBlueprint,
    TakeContract,
    TakeItem,
    UpgradeBuilding,
    UseBuilding,
)
from engine.games.on_mars.position import Position
from tests.games.on_mars.table import BLUE, GREEN, RED, YOU, Table, card, contract


def test_a_crowd_is_paid_with_crystals_and_colonists() -> None:
    """Two other colours cost two: here a Crystal and a Colonist, then one more takes the slot (OM-4.7.2, OM-4.7.4)."""
    position = Position(4).at(YOU, 1).crystals(YOU, depot=1).working_on(OBTAIN_BLUEPRINT, {RED: 1, GREEN: 1})
    table = Table(position)
    table.act(OBTAIN_BLUEPRINT, PayCrowding(1, 1))
    assert table.you.depot == 0
    assert (table.you.quarters, table.you.working) == (1, 1)
    assert sum(table.state.slots[OBTAIN_BLUEPRINT]) == 3


def test_the_number_of_colonists_of_a_colour_does_not_matter() -> None:
    """With three or four players each other colour costs one, one's own nothing (OM-4.7.2)."""
    table = Table(Position(3).at(YOU, 1).holds(YOU, oxygen=1, plant=1).working_on(RESEARCH, {RED: 2}))
    table.act(RESEARCH)
    assert (table.you.quarters, table.you.working) == (1, 1)
    own = Table(Position(3).at(YOU, 1).holds(YOU, oxygen=1, plant=1).working_on(RESEARCH, {YOU: 2}))
    own.act(RESEARCH)
    assert (own.you.quarters, own.you.working) == (2, 0)


def test_full_slots_all_tied() -> None:
    """Three colours with one each all go to their Working Areas, and nothing is to pay (OM-4.7.1)."""
    table = Table(Position(3).holds(YOU, water=1).working_on(CONSTRUCT, {YOU: 1, RED: 1, GREEN: 1}))
    table.act(CONSTRUCT)
    assert [table.player(seat).working for seat in (YOU, RED, GREEN)] == [1, 1, 1]
    assert table.state.slots[CONSTRUCT] == (1, 0, 0)
    assert table.you.quarters == 2


def test_full_slots_one_majority() -> None:
    """The two of the majority leave, your own stays and costs nothing (OM-4.7.1, OM-4.7.2)."""
    position = (
        Position(4)
        .holds(YOU, mineral=1)
        .bots(YOU, (0, 1))
        .blueprint(YOU, card("biomarket"))
        .working_on(UPGRADE, {RED: 2, YOU: 1})
    )
    table = Table(position)
    table.act(UPGRADE)
    assert table.player(RED).working == 2
    assert table.state.slots[UPGRADE] == (2, 0, 0, 0)
    assert table.you.quarters == 2


def test_obtaining_a_blueprint_beside_another_colour() -> None:
    """One Colonist for the crowd, one for the slot; the card gives its Mineral, the display is not refilled
    (OM-6.2.2, OM-4.7)."""
    position = Position(4).at(YOU, 1).working_on(OBTAIN_BLUEPRINT, {RED: 1})
    table = Table(position)
    metal = card("metal_deposit")
    table.act(OBTAIN_BLUEPRINT, TakeBlueprint(metal), Stop())
    assert table.you.goods[0] == 1
    assert table.you.markers == 7
    assert (table.you.quarters, table.you.working) == (1, 1)
    assert table.state.display.count(-1) == 7


def test_two_players_pay_for_every_colonist() -> None:
    """Your own two cost two as well; the next time your three are cleared and nothing is to pay (OM-4.7.3)."""
    table = Table(Position(2).holds(YOU, water=1).crystals(YOU, depot=2).working_on(CONSTRUCT, {YOU: 2}))
    table.act(CONSTRUCT, PayCrowding(2, 0), Construct(GREENHOUSE), Build(hex_at(1, 0)))
    assert table.you.depot == 0
    assert table.state.slots[CONSTRUCT] == (3, 0)
    again = Table(Position(2).holds(YOU, water=1).working_on(CONSTRUCT, {YOU: 3}))
    again.act(CONSTRUCT)
    assert again.you.working == 3
    assert again.state.slots[CONSTRUCT] == (1, 0)


def test_nothing_is_cleared_for_an_action_that_cannot_be_paid() -> None:
    """After clearing two of three, one colour stays: price and slot take two Colonists (OM-4.7.5, OM-4.7.1)."""
    position = Position(3).holds(YOU, water=1).people(YOU, quarters=1).working_on(CONSTRUCT, {RED: 2, GREEN: 1})
    table = Table(position)
    assert table.refuses(Act(CONSTRUCT))
    assert table.state.slots[CONSTRUCT] == (0, 2, 1)
    richer = Table(Position(3).holds(YOU, water=1).people(YOU, quarters=2).working_on(CONSTRUCT, {RED: 2, GREEN: 1}))
    events = richer.act(CONSTRUCT)
    assert SlotsCleared(CONSTRUCT, (RED,)) in events
    assert richer.player(RED).working == 2
    assert (richer.you.quarters, richer.you.working) == (0, 1)
    assert richer.state.slots[CONSTRUCT] == (1, 0, 1)
    assert richer.refuses(Construct(MINE))


def test_a_contract_beside_the_other_players_colonist() -> None:
    """The crowd takes a Colonist, the Contract the Crystal, the slot the last one (OM-4.7.3, OM-7.9.2, OM-7.9.3)."""
    wanted = contract("deliver_water")
    position = Position(2).people(YOU, quarters=2).crystals(YOU, depot=1).working_on(HIRE, {RED: 1})
    table = Table(position.offer(-1 - wanted))
    table.act(HIRE, TakeContract(wanted))
    assert (table.you.quarters, table.you.working, table.you.depot) == (0, 1, 0)
    poorer = Position(2).people(YOU, quarters=1).crystals(YOU, depot=1).working_on(HIRE, {RED: 1})
    assert Table(poorer.offer(-1 - wanted)).refuses(Act(HIRE))


def test_a_mine_needs_two_colonists() -> None:
    """One for the slot, another for the Mine (OM-7.2.2); with the executive action one is enough (OM-9.3)."""
    table = Table(Position().people(YOU, quarters=1))
    assert table.refuses(Act(CONSTRUCT))
    position = Position().people(YOU, quarters=1).crystals(YOU, depot=2)
    position.blueprint(YOU, card("metal_deposit"), built=(0, 0))
    executive = Table(position)
    executive.play(UseBuilding(card("metal_deposit"), 2))
    assert executive.moves(Build)


@pytest.mark.parametrize("action", [OBTAIN_BLUEPRINT, RESEARCH, CONSTRUCT, UPGRADE, HIRE])
def test_five_actions_need_a_colonist(action: int) -> None:
    """Obtain Blueprint, R&D, Construct, Upgrade and Hire cannot be chosen with an empty house (OM-4.7)."""
    side = 1 if action in (OBTAIN_BLUEPRINT, RESEARCH) else 5
    position = Position(3).at(YOU, side).people(YOU, quarters=0).holds(YOU, mineral=2, water=2, oxygen=2, plant=2)
    position.blueprint(YOU, card("biomarket")).bots(YOU, (0, 1))
    assert Table(position).refuses(Act(action))


@pytest.mark.parametrize("action", [LEARN, RESUPPLY])
def test_other_actions_need_nobody(action: int) -> None:
    """They use no slot (OM-6.3.1, OM-6.5, OM-4.7)."""
    assert Table(Position(3).at(YOU, 1).people(YOU, quarters=0)).can(Act(action))


def test_what_an_action_gains_does_not_pay_its_own_slot() -> None:
    """The price is due before the effect, and effects that do the same use no slot at all (OM-4.7.6)."""
    position = Position(3).at(YOU, 1).crystals(YOU, depot=3).depot_ships(YOU, 4, 5, 7, 8)
    table = Table(position.working_on(OBTAIN_BLUEPRINT, {RED: 1, GREEN: 1, BLUE - 1: 1}))
    before = table.state.slots[OBTAIN_BLUEPRINT]
    table.play(Executive(5), TakeBlueprint(card("private_ship")))
    assert table.state.slots[OBTAIN_BLUEPRINT] == before
    assert table.you.quarters == 3


def test_hire_slots_are_one_for_each_colour_and_never_cleared() -> None:
    """Your own Colonist there closes the action to you (OM-4.7.1, OM-7.9.1)."""
    table = Table(Position(2).working_on(HIRE, {YOU: 1}).crystals(YOU, depot=3).holds(YOU, mineral=2))
    assert table.refuses(Act(HIRE))


def test_each_upgrade_and_item_is_a_unit_after_which_one_may_stop() -> None:
    """Amounts are a maximum: at least one, as many of the rest as one likes (OM-4.11, OM-4.10)."""
    position = Position(3).bots(YOU, (0, 1)).holds(YOU, mineral=2).blueprint(YOU, card("biomarket"))
    table = Table(position.blueprint(YOU, card("gym")))
    table.act(UPGRADE)
    assert table.refuses(Stop())
    table.play(UpgradeBuilding(card("gym"), hex_at(-1, 1)))
    assert table.is_my_turn
    resupply = Table(Position(3).at(YOU, 1))
    resupply.act(RESUPPLY)
    assert resupply.refuses(Stop())
    resupply.play(TakeItem(WATER), Stop())
    assert resupply.is_my_turn
