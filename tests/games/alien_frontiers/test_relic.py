"""Chapter 11: the relic ship of Burroughs Desert."""

from __future__ import annotations

from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    DATA_CRYSTAL,
    ISOLATION,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    NOBODY,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.events import RelicReturned
from engine.games.alien_frontiers.moves import Borrow, BuyRelic, DestroyShip, Fire, Land, Launch, PlaceField
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import GREEN, RED, YOU, Playing, docking, moving, swapping

# -- buying ------------------------------------------------------------------------------------------------------


def test_the_relic_ship_costs_a_fuel_and_an_ore_and_is_rolled_from_the_next_turn_on() -> None:
    """It waits in the Maintenance Bay until then (AF-11.2, AF-6.5.1)."""
    table = Playing(Position(players=2).colonies(BURROUGHS_DESERT, {YOU: 1}).holds(YOU, fuel=1, ore=1))
    table.play(BuyRelic())
    assert (table.fuel, table.ore) == (0, 0)
    assert table.state.relic_owner == YOU
    assert ship(YOU, 1, relic=True) in table.in_the_bay()
    assert not table.hand
    table.pass_to(YOU)
    table.roll(1, 2, 3, 6)
    assert table.state.hand[-1] == ship(YOU, 6, relic=True)


def test_it_is_no_part_of_the_fleet() -> None:
    """The fleet is three before and after the purchase (AF-11.1)."""
    table = Playing(Position().colonies(BURROUGHS_DESERT, {YOU: 1}).holds(YOU, fuel=1, ore=1))
    table.play(BuyRelic())
    assert (table.fleet(), table.state.players[YOU].stock) == (3, 3)


def test_who_may_not_buy_it() -> None:
    """Without control, without the price, or while you own it already (AF-11.2)."""
    rich = Position().holds(YOU, fuel=8, ore=8)
    assert Playing(rich.colonies(BURROUGHS_DESERT, {RED: 1})).refuses(BuyRelic())
    assert Playing(Position().holds(YOU, fuel=8).colonies(BURROUGHS_DESERT, {YOU: 1})).refuses(BuyRelic())
    owned = Position().dice(relic=3).holds(YOU, fuel=8, ore=8).colonies(BURROUGHS_DESERT, {YOU: 1})
    assert Playing(owned).refuses(BuyRelic())


def test_a_data_crystal_never_gives_it() -> None:
    """Red controls Burroughs Desert; its bonus cannot be borrowed (AF-11.2, AF-10.4)."""
    table = Playing(Position().owns(YOU, DATA_CRYSTAL).holds(YOU, fuel=8, ore=8).colonies(BURROUGHS_DESERT, {RED: 1}))
    assert table.refuses(Borrow(BURROUGHS_DESERT))
    assert table.refuses(BuyRelic())


def test_it_docks_like_any_other_ship() -> None:
    """Mine, Solar Converter, Artifact and your own track take it (AF-11.3)."""
    for station in (LUNAR_MINE, SOLAR_CONVERTER, ALIEN_ARTIFACT, COLONIST_HUB):
        table = Playing(Position().dice(relic=4).colonies(BURROUGHS_DESERT, {YOU: 1}))
        table.play(docking(station, relic=4))
        assert table.docked(station) == (ship(YOU, 4, relic=True),)


# -- losing it ---------------------------------------------------------------------------------------------------


def test_a_tie_on_burroughs_sends_it_home() -> None:
    """Your relic ship mines when Red lands on Burroughs Desert: no control, no relic ship. The dock is free, the ore
    stays with you (AF-11.5, AF-7.2, AF-5.7)."""
    table = Playing(
        Position(active=RED)
        .docked(LUNAR_MINE, (4, YOU), relic=True)
        .colonies(BURROUGHS_DESERT, {YOU: 1})
        .holds(YOU, ore=1)
        .hub(RED, 7)
        .holds(RED, fuel=1, ore=1)
    )
    events = table.play(Launch(), Land(BURROUGHS_DESERT))
    assert RelicReturned(YOU, LUNAR_MINE) in events
    assert table.state.control[BURROUGHS_DESERT] == NOBODY
    assert table.state.relic_owner == NOBODY
    assert table.docked(LUNAR_MINE) == ()
    assert table.ore == 1


def test_the_isolation_field_sends_it_home() -> None:
    """Red discards a Stasis Beam onto your Burroughs Desert. The relic ship returns at once and cannot be bought while
    the field is there; control and its point stay yours (AF-8.3, AF-11.5)."""
    table = Playing(
        Position(players=2, active=RED)
        .owns(RED, STASIS_BEAM)
        .docked(LUNAR_MINE, (4, YOU), relic=True)
        .colonies(BURROUGHS_DESERT, {YOU: 1})
        .holds(YOU, fuel=1, ore=1)
    )
    table.play(PlaceField(ISOLATION, BURROUGHS_DESERT))
    assert table.state.relic_owner == NOBODY
    assert table.docked(LUNAR_MINE) == ()
    table.pass_to(YOU)
    table.roll(1, 2, 3)
    assert table.refuses(BuyRelic())
    assert table.state.control[BURROUGHS_DESERT] == YOU
    assert table.score() == 2


def test_its_owner_may_isolate_burroughs_and_lose_it() -> None:
    """Nothing forbids the Stasis Beam on your own territory (AF-11.5, AF-8.7)."""
    table = Playing(Position().dice(relic=6).owns(YOU, STASIS_BEAM).colonies(BURROUGHS_DESERT, {YOU: 1}))
    table.play(PlaceField(ISOLATION, BURROUGHS_DESERT))
    assert table.state.hand == ()
    assert table.state.relic_owner == NOBODY


def test_an_unplaced_relic_ship_leaves_at_once() -> None:
    """You move your only colony off Burroughs Desert while the relic ship shows 6: it cannot be placed any more
    (AF-11.5)."""
    table = Playing(
        Position()
        .dice(2, relic=6)
        .owns(YOU, ORBITAL_TELEPORTER)
        .holds(YOU, fuel=1, ore=1)
        .colonies(BURROUGHS_DESERT, {YOU: 1})
    )
    assert table.can(docking(TERRAFORMING_STATION, relic=6))
    table.play(*moving(YOU, BURROUGHS_DESERT, LEM_BADLANDS))
    assert table.state.hand == (ship(YOU, 2),)
    assert table.refuses(docking(TERRAFORMING_STATION, relic=6))


def test_a_swap_that_costs_the_majority_sends_it_home() -> None:
    """Two of yours and one of Red's on Burroughs Desert; one of yours is exchanged for Green's on Lem Badlands: one
    each, no control (AF-7.5, AF-11.5)."""
    table = Playing(
        Position()
        .dice(relic=3)
        .owns(YOU, POLARITY_DEVICE)
        .colonies(BURROUGHS_DESERT, {YOU: 2, RED: 1})
        .colonies(LEM_BADLANDS, {GREEN: 1})
    )
    table.play(*swapping((BURROUGHS_DESERT, YOU), (LEM_BADLANDS, GREEN)))
    assert table.state.colonies[BURROUGHS_DESERT] == (1, 1, 1, 0)
    assert table.state.relic_owner == NOBODY


def test_a_swap_that_keeps_the_majority_keeps_it() -> None:
    """Red's colony there exchanged for yours on Lem Badlands makes three of yours; the relic ship does not leave for
    a moment (AF-7.5)."""
    table = Playing(
        Position()
        .dice(relic=3)
        .owns(YOU, POLARITY_DEVICE)
        .colonies(BURROUGHS_DESERT, {YOU: 2, RED: 1})
        .colonies(LEM_BADLANDS, {YOU: 1})
    )
    events = table.play(*swapping((BURROUGHS_DESERT, RED), (LEM_BADLANDS, YOU)))
    assert table.state.colonies[BURROUGHS_DESERT] == (3, 0, 0, 0)
    assert not any(isinstance(event, RelicReturned) for event in events)
    assert table.state.hand == (ship(YOU, 3, relic=True),)


def test_the_bay_protects_it_from_cards_but_not_from_the_loss_of_burroughs() -> None:
    """Red's relic ship waits in the Bay. No cannon can choose it there, but the Isolation Field sends it home
    (AF-6.5.3, AF-6.5.4)."""
    table = Playing(
        Position()
        .owns(YOU, STASIS_BEAM, PLASMA_CANNON)
        .holds(YOU, fuel=3)
        .docked(MAINTENANCE_BAY, (1, RED), relic=True)
        .colonies(BURROUGHS_DESERT, {RED: 1})
    )
    relic = ship(RED, 1, relic=True)
    assert table.refuses(Fire(MAINTENANCE_BAY, relic))
    assert table.refuses(DestroyShip(MAINTENANCE_BAY, relic))
    table.play(PlaceField(ISOLATION, BURROUGHS_DESERT))
    assert table.in_the_bay(RED) == (ship(RED, 1),) * 3
    assert table.state.relic_owner == NOBODY


def test_when_control_passes_the_new_controller_may_buy_it() -> None:
    """Red holds Burroughs Desert two to one and owns the relic ship. A swap makes it two to one for you: the ship
    stands at home, and with a fuel and an ore you buy it in this same turn (AF-11.8, AF-7.5)."""
    table = Playing(
        Position(players=2)
        .owns(YOU, POLARITY_DEVICE)
        .holds(YOU, fuel=1, ore=1)
        .docked(LUNAR_MINE, (5, RED), relic=True)
        .colonies(BURROUGHS_DESERT, {RED: 2, YOU: 1})
        .colonies(LEM_BADLANDS, {YOU: 1})
    )
    table.play(*swapping((BURROUGHS_DESERT, RED), (LEM_BADLANDS, YOU)))
    assert table.state.colonies[BURROUGHS_DESERT] == (2, 1)
    assert table.state.control[BURROUGHS_DESERT] == YOU
    assert table.state.control[LEM_BADLANDS] == RED
    assert table.state.relic_owner == NOBODY
    table.play(BuyRelic())
    assert table.state.relic_owner == YOU
    table.pass_to(YOU)
    table.roll(1, 2, 3, 4)
    assert len(table.hand) == 4


# -- at the Terraforming Station ---------------------------------------------------------------------------------


def test_used_for_terraforming_it_goes_home_and_can_be_bought_again() -> None:
    """With a fleet of three the relic 6 terraforms. At your next gather it stands on Burroughs Desert, and in that
    same turn it is for sale again (AF-11.6, AF-6.10.3, AF-6.10.6, AF-4.1)."""
    table = Playing(
        Position(players=2).dice(1, 2, 3, relic=6).colonies(BURROUGHS_DESERT, {YOU: 1}).holds(YOU, fuel=2, ore=2)
    )
    table.play(docking(TERRAFORMING_STATION, relic=6), Land(LEM_BADLANDS))
    table.pass_to(YOU)
    assert table.state.relic_owner == YOU
    table.roll(1, 2, 3)
    assert table.hand == (1, 2, 3)
    assert table.state.relic_owner == NOBODY
    assert table.fleet() == 3
    table.play(BuyRelic())
    assert table.state.relic_owner == YOU


def test_it_leaves_the_terraforming_station_when_burroughs_is_lost() -> None:
    """Red's relic ship blocks the station. You land on Burroughs Desert: one each, the ship goes home, and your 6 may
    terraform in this turn. Red's colonies stay (AF-11.7)."""
    table = Playing(
        Position()
        .dice(6)
        .fleet(YOU, 4)
        .hub(YOU, 7)
        .holds(YOU, fuel=2, ore=2)
        .docked(TERRAFORMING_STATION, (6, RED), relic=True)
        .colonies(BURROUGHS_DESERT, {RED: 1})
        .colonies(LEM_BADLANDS, {RED: 1})
    )
    assert table.refuses(docking(TERRAFORMING_STATION, 6))
    table.play(Launch(), Land(BURROUGHS_DESERT))
    assert table.docked(TERRAFORMING_STATION) == ()
    assert table.state.colonies[LEM_BADLANDS][RED] == 1
    assert table.can(docking(TERRAFORMING_STATION, 6))


def test_where_a_coloured_ship_goes_to_the_stock_the_relic_ship_goes_home() -> None:
    """A cannon discarded onto Red's coloured ship fills Red's stock; onto the relic ship it does not (AF-11.4)."""
    for relic in (False, True):
        position = Position().owns(YOU, PLASMA_CANNON).fleet(RED, 4).colonies(BURROUGHS_DESERT, {RED: 1})
        table = Playing(position.docked(LUNAR_MINE, (4, RED), relic=relic))
        assert table.state.players[RED].stock == 2
        table.play(DestroyShip(LUNAR_MINE, ship(RED, 4, relic)))
        assert table.state.players[RED].stock == (2 if relic else 3)
        assert table.state.relic_owner == NOBODY
        assert table.docked(LUNAR_MINE) == ()
