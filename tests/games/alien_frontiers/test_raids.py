"""Chapter 6.7: the Raiders' Outpost, and the Holographic Decoy."""

from __future__ import annotations

import pytest

from engine.core.moves import Move
from engine.games.alien_frontiers.components import (
    ALIEN_CITY,
    BOOSTER_POD,
    BURROUGHS_DESERT,
    DATA_CRYSTAL,
    HOLOGRAPHIC_DECOY,
    LEM_BADLANDS,
    LUNAR_MINE,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    RAIDERS_OUTPOST,
    RESOURCE_CACHE,
    SOLAR_CONVERTER,
    ship,
)
from engine.games.alien_frontiers.events import ShipsDisplaced, ShipsDocked
from engine.games.alien_frontiers.moves import (
    CeaseFire,
    Dock,
    EndTurn,
    Fire,
    Flip,
    LiftColony,
    TakeCard,
    TakeNothing,
    TakeResources,
    Teleport,
)
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import BLUE, GREEN, RED, YOU, Playing, docking

SEQUENCES = [(1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6)]


# -- docking and displacing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("values", SEQUENCES)
def test_three_consecutive_values_dock(values: tuple[int, int, int]) -> None:
    """There are four sequences (AF-6.7.1)."""
    table = Playing(Position().dice(*values))
    table.play(docking(RAIDERS_OUTPOST, *values))
    assert table.can(TakeNothing())


@pytest.mark.parametrize("values", [(1, 2, 4), (3, 3, 3), (2, 2, 3), (1, 5, 6), (4, 5)])
def test_nothing_else_docks(values: tuple[int, ...]) -> None:
    """Gaps, equal values and values round the corner are no sequence (AF-6.7.1)."""
    assert Playing(Position().dice(*values)).refuses(docking(RAIDERS_OUTPOST, *values))


def test_a_higher_sum_displaces_the_ships_present() -> None:
    """Against Red's 1-2-3 your 2-3-4 is legal: Red's three ships go to the Bay, then you raid
    (AF-6.7.4, AF-6.7.8, AF-6.5.1)."""
    table = Playing(Position().dice(2, 3, 4).docked(RAIDERS_OUTPOST, (1, RED), (2, RED), (3, RED)).holds(RED, fuel=1))
    events = table.play(docking(RAIDERS_OUTPOST, 2, 3, 4))
    assert [type(event) for event in events] == [ShipsDisplaced, ShipsDocked]
    assert table.docked(RAIDERS_OUTPOST) == (ship(YOU, 2), ship(YOU, 3), ship(YOU, 4))
    assert table.in_the_bay(RED) == (ship(RED, 1), ship(RED, 2), ship(RED, 3))
    assert table.can(TakeResources(((RED, 1, 0),)))


@pytest.mark.parametrize("values", SEQUENCES)
@pytest.mark.parametrize("present", SEQUENCES)
def test_only_a_strictly_higher_sum_displaces(present: tuple[int, int, int], values: tuple[int, int, int]) -> None:
    """The sums are 6, 9, 12 and 15; an equal one is not enough, so a full 4-5-6 stays (AF-6.7.4, AF-6.7.5)."""
    table = Playing(Position(active=RED).dice(*values).docked(RAIDERS_OUTPOST, *((value, YOU) for value in present)))
    sums = dict(zip(SEQUENCES, (6, 9, 12, 15), strict=True))
    assert table.can(docking(RAIDERS_OUTPOST, *values, seat=RED)) == (sums[values] > sums[present])


@pytest.mark.parametrize("values", SEQUENCES)
def test_only_the_ships_still_there_must_be_beaten(values: tuple[int, int, int]) -> None:
    """Of Red's 3-4-5 your Plasma Cannon removes the 5. The 3 and the 4 left sum to 7: 1-2-3 is too low, every other
    sequence displaces them (AF-6.7.4, AF-5.3)."""
    table = Playing(
        Position()
        .dice(*values)
        .owns(YOU, PLASMA_CANNON)
        .holds(YOU, fuel=1)
        .docked(RAIDERS_OUTPOST, (3, RED), (4, RED), (5, RED))
    )
    table.play(Fire(RAIDERS_OUTPOST, ship(RED, 5)))
    if values == (1, 2, 3):
        assert table.refuses(docking(RAIDERS_OUTPOST, *values))
    else:
        table.play(docking(RAIDERS_OUTPOST, *values))
        assert sorted(table.in_the_bay(RED)) == [ship(RED, 3), ship(RED, 4), ship(RED, 5)]


@pytest.mark.parametrize(("values", "legal"), [((2, 3, 4), False), ((3, 4, 5), True)])
def test_a_sequence_weakened_by_its_own_teleporter(values: tuple[int, int, int], legal: bool) -> None:
    """You raid with 4-5-6 and teleport the 6 to the Solar Converter. The 4 and the 5 left sum to 9: Red's 3-4-5
    displaces them, 2-3-4 with a sum of 9 does not (AF-6.7.4, AF-10.7)."""
    table = Playing(Position().dice(4, 5, 6).owns(YOU, ORBITAL_TELEPORTER).holds(YOU, fuel=2))
    table.play(docking(RAIDERS_OUTPOST, 4, 5, 6), TakeNothing())
    table.play(Teleport(ship(YOU, 6), RAIDERS_OUTPOST, SOLAR_CONVERTER, ()), EndTurn())
    assert table.fuel == 3
    table.roll(*values)
    assert table.can(docking(RAIDERS_OUTPOST, *values, seat=RED)) == legal


def test_displacing_your_own_sequence() -> None:
    """With seven dice you raid with 1-2-3 and again with 4-5-6; your first three ships go to the Bay (AF-6.7.4)."""
    table = Playing(
        Position()
        .dice(1, 2, 3, 4, 5, 6, relic=2)
        .colonies(BURROUGHS_DESERT, {YOU: 1})
        .holds(RED, fuel=4)
        .holds(GREEN, ore=4)
    )
    table.play(docking(RAIDERS_OUTPOST, 1, 2, 3), TakeResources(((RED, 4, 0),)))
    table.play(docking(RAIDERS_OUTPOST, 4, 5, 6), TakeResources(((GREEN, 0, 4),)))
    assert (table.fuel, table.ore) == (4, 4)
    assert table.in_the_bay(YOU) == (ship(YOU, 1), ship(YOU, 2), ship(YOU, 3))


# -- loot --------------------------------------------------------------------------------------------------------


def raid(position: Position) -> Playing:
    """You have rolled a 1-2-3 and docked it."""
    table = Playing(position.dice(1, 2, 3))
    table.play(docking(RAIDERS_OUTPOST, 1, 2, 3))
    return table


def test_resources_pass_from_player_to_player() -> None:
    """Four tokens of two players come to you; the stocks do not change (AF-6.7.2, AF-6.7.3)."""
    table = raid(Position().holds(RED, fuel=3, ore=1).holds(GREEN, fuel=2))
    stocks = (table.state.fuel, table.state.ore)
    table.play(TakeResources(((RED, 2, 1), (GREEN, 1, 0))))
    assert [table.holdings(seat) for seat in (YOU, RED, GREEN)] == [(3, 1), (1, 0), (1, 0)]
    assert (table.state.fuel, table.state.ore) == stocks


def test_at_most_four_resources_and_no_more_than_there_are() -> None:
    """Five tokens are too many, and Green has only two fuel (AF-6.7.2, AF-6.7.3)."""
    table = raid(Position().holds(RED, fuel=5).holds(GREEN, fuel=2))
    assert table.refuses(TakeResources(((RED, 5, 0),)))
    assert table.refuses(TakeResources(((RED, 3, 0), (GREEN, 2, 0))))
    assert table.refuses(TakeResources(((GREEN, 3, 0),)))
    assert table.can(TakeResources(((RED, 4, 0),)))


def test_fewer_than_four_or_nothing_may_be_taken() -> None:
    """The loot is yours to choose, down to nothing (AF-6.7.2)."""
    table = raid(Position().holds(RED, fuel=5))
    assert table.can(TakeResources(((RED, 1, 0),)))
    table.play(TakeNothing())
    assert table.holdings(RED) == (5, 0)


def test_a_card_is_taken_instead_of_resources() -> None:
    """Any one card of any one player: it comes to you at once (AF-6.7.2)."""
    table = raid(Position().owns(RED, BOOSTER_POD, ALIEN_CITY).owns(BLUE, DATA_CRYSTAL).holds(RED, ore=2))
    choices = [TakeCard(RED, BOOSTER_POD), TakeCard(RED, ALIEN_CITY), TakeCard(BLUE, DATA_CRYSTAL)]
    assert table.moves(TakeCard) == choices
    table.play(TakeCard(RED, ALIEN_CITY))
    assert table.cards() == (ALIEN_CITY,)
    assert table.cards(RED) == (BOOSTER_POD,)
    assert table.holdings(RED) == (0, 2)
    assert table.score() == 1


def test_a_raid_with_nothing_to_take_is_legal() -> None:
    """Nobody owns anything: the ships dock, and nothing is what you take (AF-6.7.2)."""
    table = raid(Position())
    assert table.moves(Move) == [TakeNothing()]


def test_the_loot_is_one_decision_after_docking() -> None:
    """Your ships are docked when you choose, and after one choice the raid is over (AF-6.7.8)."""
    table = raid(Position().holds(RED, fuel=4).owns(RED, BOOSTER_POD))
    assert table.docked(RAIDERS_OUTPOST) == (ship(YOU, 1), ship(YOU, 2), ship(YOU, 3))
    table.play(TakeResources(((RED, 2, 0),)))
    assert table.refuses(TakeResources(((RED, 2, 0),)))
    assert table.refuses(TakeCard(RED, BOOSTER_POD))


def test_a_stolen_card_of_a_type_you_own_is_discarded() -> None:
    """You own a Data Crystal and take Red's: it goes to the discard pile, Red has lost it (AF-6.7.6)."""
    table = raid(Position().owns(YOU, DATA_CRYSTAL).owns(RED, DATA_CRYSTAL))
    table.play(TakeCard(RED, DATA_CRYSTAL))
    assert table.cards() == (DATA_CRYSTAL,)
    assert table.cards(RED) == ()
    assert table.state.discard == [DATA_CRYSTAL]


def test_a_stolen_card_may_be_used_at_once() -> None:
    """Take the Polarity Device and flip a 1 into a 6 for a fuel (AF-6.7.9, AF-9.4)."""
    table = Playing(Position().dice(1, 1, 2, 3).holds(YOU, fuel=1).owns(RED, POLARITY_DEVICE))
    table.play(docking(RAIDERS_OUTPOST, 1, 2, 3), TakeCard(RED, POLARITY_DEVICE), Flip(ship(YOU, 1)))
    assert table.hand == (6,)
    assert table.fuel == 0


def test_a_stolen_resource_cache_waits_for_the_next_roll() -> None:
    """Nothing comes of it now; at your next roll it pays (AF-6.7.9, AF-10.10)."""
    table = Playing(Position(players=2).dice(1, 2, 3).owns(RED, RESOURCE_CACHE))
    table.play(docking(RAIDERS_OUTPOST, 1, 2, 3), TakeCard(RED, RESOURCE_CACHE))
    assert table.holdings(YOU) == (0, 0)
    table.pass_to(YOU)
    table.roll(1, 3, 5)
    assert table.holdings(YOU) == (0, 1)


# -- Holographic Decoy -------------------------------------------------------------------------------------------


def test_the_decoy_protects_resources_and_other_cards() -> None:
    """Red owns a Decoy, a Booster Pod and four ore: only the Decoy itself can be taken (AF-6.7.7, AF-10.6)."""
    table = raid(Position().owns(RED, HOLOGRAPHIC_DECOY, BOOSTER_POD).holds(RED, ore=4))
    assert table.refuses(TakeResources(((RED, 0, 4),)))
    assert table.refuses(TakeCard(RED, BOOSTER_POD))
    table.play(TakeCard(RED, HOLOGRAPHIC_DECOY))
    assert table.cards() == (HOLOGRAPHIC_DECOY,)
    assert table.cards(RED) == (BOOSTER_POD,)


def test_a_raid_over_several_players_passes_by_the_decoy() -> None:
    """Red has an ore, Green two fuel and an ore, Blue a Decoy and five ore. Most you can take is four tokens of Red
    and Green (AF-6.7.2, AF-6.7.7)."""
    table = raid(
        Position().holds(RED, ore=1).holds(GREEN, fuel=2, ore=1).holds(BLUE, ore=5).owns(BLUE, HOLOGRAPHIC_DECOY)
    )
    assert table.moves(TakeCard) == [TakeCard(BLUE, HOLOGRAPHIC_DECOY)]
    assert all(victim != BLUE for move in table.moves(TakeResources) for victim, _, _ in move.loot)
    table.play(TakeResources(((RED, 0, 1), (GREEN, 2, 1))))
    assert (table.fuel, table.ore) == (2, 2)


def test_decoy_against_decoy() -> None:
    """You own one and take Red's: it is discarded (AF-10.6, AF-6.7.6)."""
    table = raid(Position().owns(YOU, HOLOGRAPHIC_DECOY).owns(RED, HOLOGRAPHIC_DECOY))
    table.play(TakeCard(RED, HOLOGRAPHIC_DECOY))
    assert table.cards() == (HOLOGRAPHIC_DECOY,)
    assert table.cards(RED) == ()
    assert table.state.discard == [HOLOGRAPHIC_DECOY]


def test_a_decoy_taken_in_the_first_raid_protects_no_more_in_the_second() -> None:
    """With 1-2-3 you take Red's Decoy, with 4-5-6 in the same turn Red's ore (AF-6.7.7)."""
    table = Playing(Position().dice(1, 2, 3, 4, 5, 6).owns(RED, HOLOGRAPHIC_DECOY).holds(RED, ore=4))
    table.play(docking(RAIDERS_OUTPOST, 1, 2, 3), TakeCard(RED, HOLOGRAPHIC_DECOY))
    table.play(docking(RAIDERS_OUTPOST, 4, 5, 6), TakeResources(((RED, 0, 4),)))
    assert table.ore == 4


def test_the_decoy_protects_against_nothing_else() -> None:
    """Ships and colonies of its owner are targets like any others (AF-10.6)."""
    table = Playing(
        Position()
        .owns(YOU, PLASMA_CANNON, ORBITAL_TELEPORTER)
        .owns(RED, HOLOGRAPHIC_DECOY)
        .holds(YOU, fuel=1)
        .docked(LUNAR_MINE, (5, RED))
        .colonies(LEM_BADLANDS, {RED: 1})
    )
    assert table.can(Fire(LUNAR_MINE, ship(RED, 5)))
    assert table.can(LiftColony(LEM_BADLANDS, RED))


def test_an_outpost_shot_empty_asks_for_no_sum() -> None:
    """Three hits of the Plasma Cannon, and even 1-2-3 docks where a 4-5-6 stood (AF-6.7.4, AF-10.8.1)."""
    table = Playing(
        Position()
        .dice(1, 2, 3)
        .owns(YOU, PLASMA_CANNON)
        .holds(YOU, fuel=3)
        .docked(RAIDERS_OUTPOST, (4, RED), (5, RED), (6, RED))
    )
    assert all(move.station != RAIDERS_OUTPOST for move in table.moves(Dock))
    table.play(*(Fire(RAIDERS_OUTPOST, ship(RED, value)) for value in (4, 5, 6)))
    assert table.refuses(CeaseFire())
    assert table.can(docking(RAIDERS_OUTPOST, 1, 2, 3))
