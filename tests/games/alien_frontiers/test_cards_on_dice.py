"""Chapter 10, the cards that change unplaced ships: Booster Pod, Stasis Beam, Polarity Device, Gravity Manipulator."""

from __future__ import annotations

import pytest

from engine.core.moves import Move
from engine.games.alien_frontiers.components import (
    BOOSTER_POD,
    BURROUGHS_DESERT,
    GRAVITY_MANIPULATOR,
    LUNAR_MINE,
    ORBITAL_MARKET,
    POLARITY_DEVICE,
    SHIPYARD,
    STASIS_BEAM,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.moves import Boost, Flip, Reroll, Shift, Slow, Trade
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import RED, YOU, Playing, docking

CARDS_ON_DICE = (BOOSTER_POD, STASIS_BEAM, POLARITY_DEVICE, GRAVITY_MANIPULATOR, TEMPORAL_WARPER)


def test_booster_pod_raises_a_ship_by_one() -> None:
    """The 3 becomes a 4, and the pair of fours builds the fourth ship with what is left (AF-10.3)."""
    table = Playing(Position().dice(1, 3, 4).owns(YOU, BOOSTER_POD).holds(YOU, fuel=2, ore=1))
    table.play(Boost(ship(YOU, 3)))
    assert table.hand == (1, 4, 4)
    assert table.fuel == 1
    table.play(docking(SHIPYARD, 4, 4))
    assert (table.fuel, table.ore, table.fleet()) == (0, 0, 4)


def test_stasis_beam_lowers_a_ship_by_one() -> None:
    """The 2 becomes a 1, and the pair of ones trades at one fuel an ore (AF-10.11)."""
    table = Playing(Position().dice(1, 2, 5).owns(YOU, STASIS_BEAM).holds(YOU, fuel=3))
    table.play(Slow(ship(YOU, 2)))
    assert table.hand == (1, 1, 5)
    assert table.fuel == 2
    table.play(docking(ORBITAL_MARKET, 1, 1), Trade(1, 1), Trade(1, 1))
    assert (table.fuel, table.ore) == (0, 2)


@pytest.mark.parametrize(("value", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_polarity_device_turns_a_ship_to_its_opposite_face(value: int, opposite: int) -> None:
    """Seven minus its value (AF-10.9)."""
    table = Playing(Position().dice(value).owns(YOU, POLARITY_DEVICE).holds(YOU, fuel=1))
    table.play(Flip(ship(YOU, value)))
    assert table.hand == (opposite,)
    assert table.fuel == 0


def test_polarity_device_flips_one_ship_of_several() -> None:
    """Of 1, 2 and 5 the 1 becomes a 6 (AF-10.9)."""
    table = Playing(Position().dice(1, 2, 5).owns(YOU, POLARITY_DEVICE).holds(YOU, fuel=1))
    table.play(Flip(ship(YOU, 1)))
    assert table.hand == (2, 5, 6)


def test_gravity_manipulator_lowers_one_ship_and_raises_another() -> None:
    """The 2 goes down, the 5 goes up, for two fuel (AF-10.5)."""
    table = Playing(Position().dice(1, 2, 5).owns(YOU, GRAVITY_MANIPULATOR).holds(YOU, fuel=2))
    table.play(Shift(ship(YOU, 2), ship(YOU, 5)))
    assert table.hand == (1, 1, 6)
    assert table.fuel == 0


def test_gravity_manipulator_needs_two_different_ships() -> None:
    """One 3 alone cannot go down and up; of two threes one can go down and the other up (AF-10.5)."""
    alone = Playing(Position().dice(3).owns(YOU, GRAVITY_MANIPULATOR).holds(YOU, fuel=2))
    assert alone.refuses(Shift(ship(YOU, 3), ship(YOU, 3)))
    table = Playing(Position().dice(3, 3).owns(YOU, GRAVITY_MANIPULATOR).holds(YOU, fuel=2))
    table.play(Shift(ship(YOU, 3), ship(YOU, 3)))
    assert table.hand == (2, 4)


@pytest.mark.parametrize(
    ("dice", "move"),
    [
        ((6,), Boost(ship(YOU, 6))),
        ((1,), Slow(ship(YOU, 1))),
        ((1, 1), Shift(ship(YOU, 1), ship(YOU, 1))),
        ((2, 6), Shift(ship(YOU, 2), ship(YOU, 6))),
    ],
    ids=["six up", "one down", "nothing to lower", "six up by gravity"],
)
def test_values_stay_within_one_and_six(dice: tuple[int, ...], move: Move) -> None:
    """Nothing wraps round (AF-9.9)."""
    assert Playing(Position().dice(*dice).owns(YOU, *CARDS_ON_DICE).holds(YOU, fuel=5)).refuses(move)


def test_the_other_way_round_the_shift_is_legal() -> None:
    """A 6 lowered and a 2 raised are a 5 and a 3 (AF-9.9)."""
    table = Playing(Position().dice(2, 6).owns(YOU, GRAVITY_MANIPULATOR).holds(YOU, fuel=2))
    table.play(Shift(ship(YOU, 6), ship(YOU, 2)))
    assert table.hand == (3, 5)


def test_only_unplaced_ships_of_your_own_can_be_changed() -> None:
    """Your ship at the mine and Red's ship next to it are out of reach of every card (AF-9.9)."""
    table = Playing(
        Position().owns(YOU, *CARDS_ON_DICE).holds(YOU, fuel=5).docked(LUNAR_MINE, (3, YOU), (3, YOU), (4, RED))
    )
    for target in (ship(YOU, 3), ship(RED, 4)):
        for move in (Boost(target), Slow(target), Flip(target), Reroll((target,)), Shift(target, target)):
            assert table.refuses(move)


def test_the_relic_ship_can_be_changed_like_the_others() -> None:
    """Unplaced and yours, it is a target of the card (AF-9.9, AF-11.3)."""
    table = Playing(
        Position().dice(2, relic=2).owns(YOU, BOOSTER_POD).holds(YOU, fuel=1).colonies(BURROUGHS_DESERT, {YOU: 1})
    )
    table.play(Boost(ship(YOU, 2, relic=True)))
    assert table.state.hand == (ship(YOU, 2), ship(YOU, 3, relic=True))


def test_several_cards_may_work_on_one_ship() -> None:
    """The 2 is flipped to 5 and boosted to 6, and terraforms (AF-9.10)."""
    table = Playing(Position().dice(2).fleet(YOU, 4).owns(YOU, POLARITY_DEVICE, BOOSTER_POD).holds(YOU, fuel=3, ore=1))
    table.play(Flip(ship(YOU, 2)), Boost(ship(YOU, 5)), docking(TERRAFORMING_STATION, 6))
    assert (table.fuel, table.ore) == (0, 0)
