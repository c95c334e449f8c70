"""Chapter 6.2: the Colonist Hub."""

from __future__ import annotations

import pytest

from engine.core.moves import Move
from engine.games.alien_frontiers.components import (
    ASIMOV_CRATER,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    DATA_CRYSTAL,
    LEM_BADLANDS,
    LUNAR_MINE,
    ORBITAL_TELEPORTER,
    SOLAR_CONVERTER,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.events import HubStepLost
from engine.games.alien_frontiers.moves import Borrow, Dock, EndTurn, Land, Launch, Teleport
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import BLUE, RED, YOU, Playing, docking


def dock_at_hub(table: Playing, *values: int) -> None:
    table.play(*(docking(COLONIST_HUB, value) for value in values))


@pytest.mark.parametrize(
    ("asimov", "ships", "progress"), [(True, 2, 3), (True, 3, 4), (False, 2, 2), (False, 3, 3), (True, 1, 1)]
)
def test_one_step_a_ship_and_one_more_with_asimov(asimov: bool, ships: int, progress: int) -> None:
    """The second ship of the turn gives the extra step to whoever has Asimov Crater (AF-6.2.2, AF-6.2.5, AF-7.6)."""
    table = Playing(Position().dice(1, 2, 3).colonies(ASIMOV_CRATER, {YOU if asimov else RED: 1}))
    dock_at_hub(table, *(1, 2, 3)[:ships])
    assert table.hub == progress


def test_every_player_has_one_track_of_three_docks() -> None:
    """Blue docks in the docks of the fourth track; a fourth ship finds no place although other tracks are empty
    (AF-6.2.1)."""
    table = Playing(Position(active=BLUE).dice(1, 2, 3, 4))
    table.play(*(docking(COLONIST_HUB, value, seat=BLUE) for value in (1, 2, 3)))
    assert table.state.docks[COLONIST_HUB] == (0,) * 9 + (ship(BLUE, 1), ship(BLUE, 2), ship(BLUE, 3))
    assert table.refuses(docking(COLONIST_HUB, 4, seat=BLUE))


def test_a_colony_on_the_track_is_still_unplaced() -> None:
    """Docking puts one of your colonies on the track, but on no territory (AF-0.7, AF-6.2.2)."""
    table = Playing(Position().dice(1))
    before = table.state.players[YOU].colonies
    dock_at_hub(table, 1)
    assert table.hub == 1
    assert table.state.players[YOU].colonies == before
    assert not any(map(any, table.state.colonies))


def test_a_colony_in_three_turns() -> None:
    """Three ships, three ships and one bring it to circle 7. After the launch the two ships left start the next one
    (AF-6.2.2, AF-6.2.3, AF-6.2.6)."""
    table = Playing(Position(players=2).before_the_roll().holds(YOU, fuel=1, ore=1))
    for progress in (3, 6):
        table.roll(2, 2, 2)
        dock_at_hub(table, 2, 2, 2)
        assert table.hub == progress
        table.pass_to(YOU)
        assert table.hub == progress
    table.roll(2, 2, 2)
    dock_at_hub(table, 2)
    assert table.hub == 7
    table.play(Launch(), Land(LEM_BADLANDS))
    assert (table.fuel, table.ore, table.hub) == (0, 0, 0)
    assert table.state.colonies[LEM_BADLANDS] == (1, 0)
    dock_at_hub(table, 2, 2)
    assert table.hub == 2


def test_progress_does_not_depend_on_the_ships() -> None:
    """Gathering the ships leaves the colony where it stands (AF-6.2.3)."""
    table = Playing(Position().hub(YOU, 4).fill(COLONIST_HUB, 1, YOU).before_the_roll(1, 2, 3))
    table.roll()
    assert table.docked(COLONIST_HUB) == ()
    assert table.hub == 4


def test_circle_seven_closes_the_track() -> None:
    """The colony waits on circle 7; no ship may dock behind it, nor must (AF-6.2.4, AF-4.9)."""
    table = Playing(Position().dice(1, 2).hub(YOU, 7).holds(YOU, fuel=1))
    assert table.refuses(docking(COLONIST_HUB, 1))
    assert all(move.station != COLONIST_HUB for move in table.moves(Dock))


def test_a_track_carries_one_colony() -> None:
    """Further ships move the colony on; no second one is started (AF-6.2.4)."""
    table = Playing(Position().dice(1, 2).hub(YOU, 3))
    dock_at_hub(table, 1, 2)
    assert table.hub == 5


def test_a_launch_needs_no_ship_at_the_hub_and_may_come_on_a_later_turn() -> None:
    """The colony waited on circle 7 over a round; now the price is there and it lands (AF-6.2.6, AF-6.2.9)."""
    table = Playing(Position(players=2).hub(YOU, 7).holds(YOU, fuel=1, ore=1))
    assert table.can(Launch())
    table.pass_to(YOU)
    assert table.hub == 7
    table.roll(1, 2, 3)
    assert table.docked(COLONIST_HUB) == ()
    table.play(Launch(), Land(LEM_BADLANDS))
    assert (table.fuel, table.ore, table.hub) == (0, 0, 0)


@pytest.mark.parametrize("progress", [0, 1, 6])
def test_no_launch_before_circle_seven(progress: int) -> None:
    """The launch pad is the last circle (AF-6.2.6)."""
    assert Playing(Position().hub(YOU, progress).holds(YOU, fuel=1, ore=1)).refuses(Launch())


def test_a_launch_is_not_compulsory() -> None:
    """With the price in hand the turn may end and the colony stay (AF-6.2.9)."""
    table = Playing(Position().hub(YOU, 7).holds(YOU, fuel=1, ore=1))
    table.play(EndTurn())
    assert table.hub == 7


# -- Asimov Crater -----------------------------------------------------------------------------------------------


def test_asimov_gained_between_two_dockings() -> None:
    """One ship docked, then Asimov Crater is won: the second ship gives two steps, the third one (AF-6.2.5)."""
    table = Playing(Position().dice(1, 2, 3, 6).holds(YOU, fuel=1, ore=1))
    dock_at_hub(table, 1)
    table.play(docking(TERRAFORMING_STATION, 6), Land(ASIMOV_CRATER))
    dock_at_hub(table, 2)
    assert table.hub == 3
    dock_at_hub(table, 3)
    assert table.hub == 4


def test_asimov_borrowed_after_two_ships() -> None:
    """Two ships are docked when the bonus is borrowed: no step comes by itself, the third ship brings it
    (AF-6.2.5)."""
    table = Playing(
        Position().dice(1, 2, 3).owns(YOU, DATA_CRYSTAL).holds(YOU, fuel=1).colonies(ASIMOV_CRATER, {RED: 1})
    )
    dock_at_hub(table, 1, 2)
    table.play(Borrow(ASIMOV_CRATER))
    assert table.hub == 2
    dock_at_hub(table, 3)
    assert table.hub == 4


def test_asimov_gives_one_extra_step_a_turn() -> None:
    """Three ships make four steps; one leaves by Teleporter, a fourth ship docks: one step, not two (AF-6.2.5)."""
    table = Playing(
        Position().dice(1, 2, 3, 4).owns(YOU, ORBITAL_TELEPORTER).holds(YOU, fuel=2).colonies(ASIMOV_CRATER, {YOU: 1})
    )
    dock_at_hub(table, 1, 2, 3)
    assert table.hub == 4
    table.play(Teleport(ship(YOU, 3), COLONIST_HUB, SOLAR_CONVERTER, ()))
    dock_at_hub(table, 4)
    assert table.hub == 5


def test_from_circle_six_the_second_ship_docks_after_a_launch() -> None:
    """The first ship reaches circle 7. Launched, the second ship starts a new colony and, being the second of the
    turn, earns the Asimov step (AF-6.2.4, AF-6.2.5)."""
    position = Position().dice(1, 2).hub(YOU, 6).unplaced(YOU, 2).colonies(ASIMOV_CRATER, {YOU: 1})
    table = Playing(position.holds(YOU, fuel=1, ore=1))
    dock_at_hub(table, 1)
    assert table.hub == 7
    table.play(Launch(), Land(LEM_BADLANDS))
    dock_at_hub(table, 2)
    assert table.hub == 2


def test_from_circle_six_without_the_fee_the_second_ship_cannot_dock() -> None:
    """Nothing to pay the launch with: the track stays closed (AF-6.2.4)."""
    table = Playing(Position().dice(1, 2).hub(YOU, 6).colonies(ASIMOV_CRATER, {YOU: 1}))
    dock_at_hub(table, 1)
    assert table.refuses(docking(COLONIST_HUB, 2))


# -- overflow ----------------------------------------------------------------------------------------------------


def test_an_overflow_that_can_be_paid_launches_at_once() -> None:
    """From circle 5 the second ship gives a step too many: the price is taken, landing is the only thing to do, and
    the step left over starts a new colony. A third ship goes on from there (AF-6.2.7, AF-4.6)."""
    table = Playing(Position().dice(1, 2, 3).hub(YOU, 5).holds(YOU, fuel=1, ore=1).colonies(ASIMOV_CRATER, {YOU: 1}))
    dock_at_hub(table, 1)
    assert table.hub == 6
    dock_at_hub(table, 2)
    assert (table.fuel, table.ore) == (0, 0)
    assert table.moves(Move) == [Land(territory) for territory in range(8)]
    table.play(Land(LEM_BADLANDS))
    assert table.hub == 1
    dock_at_hub(table, 3)
    assert table.hub == 2


def test_an_overflow_that_cannot_be_paid_loses_the_step() -> None:
    """Without ore the colony waits on circle 7 and the track is closed. Ore mined later pays a launch, but the lost
    step does not come back (AF-6.2.7)."""
    table = Playing(Position().dice(1, 2, 3, 4).hub(YOU, 5).holds(YOU, fuel=1).colonies(ASIMOV_CRATER, {YOU: 1}))
    dock_at_hub(table, 1)
    assert HubStepLost(YOU) in table.play(docking(COLONIST_HUB, 2))
    assert table.hub == 7
    assert table.refuses(docking(COLONIST_HUB, 3))
    table.play(docking(LUNAR_MINE, 4), Launch(), Land(LEM_BADLANDS))
    assert table.hub == 0


def test_an_exact_arrival_is_no_overflow() -> None:
    """From circle 4 the second ship with its extra step just reaches circle 7: no launch is forced (AF-6.2.7)."""
    table = Playing(Position().dice(1, 2).hub(YOU, 4).holds(YOU, fuel=1, ore=1).colonies(ASIMOV_CRATER, {YOU: 1}))
    dock_at_hub(table, 1, 2)
    assert table.hub == 7
    assert (table.fuel, table.ore) == (1, 1)


def test_an_overflow_with_the_last_colony_ends_the_game() -> None:
    """The forced launch lands it; no new colony is started (AF-6.2.7, AF-13.1)."""
    table = Playing(
        Position().dice(1, 2).hub(YOU, 5).unplaced(YOU, 1).holds(YOU, fuel=1, ore=1).colonies(ASIMOV_CRATER, {YOU: 1})
    )
    dock_at_hub(table, 1, 2)
    table.play(Land(LEM_BADLANDS))
    assert table.over
    assert table.hub == 0


# -- ships and colonies leaving the track ------------------------------------------------------------------------


def test_a_ship_teleported_off_the_hub_leaves_its_step() -> None:
    """Three ships, progress 3; one goes to the Solar Converter and the fourth takes its dock: progress 4
    (AF-6.2.3, AF-10.7.5)."""
    table = Playing(Position().dice(1, 2, 3, 4).owns(YOU, ORBITAL_TELEPORTER).holds(YOU, fuel=2))
    dock_at_hub(table, 1, 2, 3)
    assert table.refuses(docking(COLONIST_HUB, 4))
    table.play(Teleport(ship(YOU, 1), COLONIST_HUB, SOLAR_CONVERTER, ()))
    assert table.hub == 3
    dock_at_hub(table, 4)
    assert table.hub == 4


def test_the_last_colony_is_not_locked_on_the_track() -> None:
    """Your only unplaced colony stands on circle 4. Terraforming lands that one, and the game is over
    (AF-6.2.8, AF-13.1)."""
    table = Playing(Position().dice(6).fleet(YOU, 4).hub(YOU, 4).unplaced(YOU, 1).holds(YOU, fuel=1, ore=1))
    table.play(docking(TERRAFORMING_STATION, 6), Land(LEM_BADLANDS))
    assert table.over
    assert table.state.colonies[LEM_BADLANDS][YOU] == 1
    assert (table.hub, table.state.players[YOU].colonies) == (0, 0)


def test_a_colony_in_reserve_is_landed_before_the_one_on_the_track() -> None:
    """Two unplaced colonies, one of them on circle 5: the Colony Constructor lands the other (AF-6.2.8)."""
    table = Playing(Position().dice(5, 5, 5).hub(YOU, 5).unplaced(YOU, 2).holds(YOU, ore=3))
    table.play(docking(COLONY_CONSTRUCTOR, 5, 5, 5), Land(LEM_BADLANDS))
    assert table.hub == 5
    assert not table.over
