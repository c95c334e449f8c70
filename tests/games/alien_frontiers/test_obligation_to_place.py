"""Chapter 4.4: all ships must be placed if they can be."""

from __future__ import annotations

from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    COLONIST_HUB,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    ORBITAL_MARKET,
    POLARITY_DEVICE,
    SOLAR_CONVERTER,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.moves import Dock, EndTurn, Flip, Launch, Trade
from engine.games.alien_frontiers.position import Position
from tests.games.alien_frontiers.playing import BLUE, GREEN, RED, YOU, Playing, docking


def crowded(position: Position) -> Position:
    """Solar Converter and Alien Artifact are full."""
    return position.docked(SOLAR_CONVERTER, *[(1, RED)] * 4, *[(1, GREEN)] * 4).fill(ALIEN_ARTIFACT, 1, BLUE)


def test_the_turn_cannot_end_while_a_ship_can_dock() -> None:
    """An unplaced 4 and a free dock at the Solar Converter: you must place it (AF-4.9, AF-17.4)."""
    table = Playing(Position().dice(4))
    assert table.refuses(EndTurn())
    table.play(docking(SOLAR_CONVERTER, 4))
    assert table.can(EndTurn())


def test_a_ship_without_a_legal_docking_goes_to_the_bay() -> None:
    """Converter, Artifact and your own track are full and the mine asks for a 5: the 4 is parked when the turn ends
    (AF-4.9, AF-4.10, AF-6.5.1, AF-17.4)."""
    table = Playing(crowded(Position()).dice(4).fill(COLONIST_HUB, 1, YOU).docked(LUNAR_MINE, (5, RED)))
    assert table.moves(Dock) == []
    table.play(EndTurn())
    assert table.in_the_bay(YOU) == (ship(YOU, 4),)
    assert table.state.hand == ()


def test_the_bay_is_no_station_to_dock_at() -> None:
    """As long as another docking is open, and afterwards too, the Maintenance Bay cannot be chosen (AF-4.11)."""
    assert Playing(Position().dice(4)).refuses(docking(MAINTENANCE_BAY, 4))
    stuck = Playing(crowded(Position()).dice(4).fill(COLONIST_HUB, 1, YOU).docked(LUNAR_MINE, (5, RED)))
    assert stuck.refuses(docking(MAINTENANCE_BAY, 4))


def only_a_six_left(fuel: int, ore: int) -> Position:
    """A 6 to place, with Artifact, mine and your own track full, and one dock left at the Solar Converter."""
    return (
        Position()
        .dice(6)
        .holds(YOU, fuel, ore)
        .fill(COLONIST_HUB, 1, YOU)
        .docked(SOLAR_CONVERTER, *[(1, RED)] * 4, *[(1, GREEN)] * 3)
        .fill(ALIEN_ARTIFACT, 1, BLUE)
        .docked(LUNAR_MINE, (1, RED), (1, RED), (1, GREEN), (1, GREEN), (1, BLUE))
    )


def test_of_a_free_and_a_paid_docking_the_player_chooses() -> None:
    """The 6 must dock, at the Solar Converter or at the Terraforming Station as you like (AF-4.9)."""
    table = Playing(only_a_six_left(3, 3))
    assert table.refuses(EndTurn())
    assert table.moves(Dock) == [docking(SOLAR_CONVERTER, 6), docking(TERRAFORMING_STATION, 6)]


def test_a_paid_docking_is_forced_when_it_is_the_last() -> None:
    """With the Solar Converter full as well, only the Terraforming Station is left, and you must go (AF-4.9)."""
    table = Playing(only_a_six_left(3, 3).docked(SOLAR_CONVERTER, (1, GREEN)))
    assert table.refuses(EndTurn())
    assert table.moves(Dock) == [docking(TERRAFORMING_STATION, 6)]


def test_a_paid_docking_that_cannot_be_paid_obliges_to_nothing() -> None:
    """Without ore the Terraforming Station is no legal docking: the turn may end, the 6 is parked (AF-4.9, AF-4.10)."""
    table = Playing(only_a_six_left(3, 0).docked(SOLAR_CONVERTER, (1, GREEN)))
    table.play(EndTurn())
    assert ship(YOU, 6) in table.in_the_bay(YOU)


def test_nobody_must_trade_to_make_a_docking_possible() -> None:
    """A pair at the Market could buy the missing ore, but you are not obliged to trade (AF-4.9)."""
    position = only_a_six_left(6, 0).docked(SOLAR_CONVERTER, (1, GREEN)).docked(ORBITAL_MARKET, (2, YOU), (2, YOU))
    table = Playing(position)
    assert table.can(Trade(2, 1))
    assert table.can(EndTurn())


def test_nobody_must_launch_to_make_a_docking_possible() -> None:
    """The colony on circle 7 closes the track; launching it would open it, but the turn may end with the 3 in the Bay
    (AF-4.9, AF-6.2.9)."""
    table = Playing(crowded(Position()).dice(3).hub(YOU, 7).holds(YOU, fuel=1, ore=1).docked(LUNAR_MINE, (5, RED)))
    assert table.can(Launch())
    assert table.moves(Dock) == []
    table.play(EndTurn())
    assert ship(YOU, 3) in table.in_the_bay(YOU)
    assert table.hub == 7


def test_nobody_must_use_a_card_to_make_a_docking_possible() -> None:
    """A Polarity Device would turn the 3 into a 4 for the mine, but it may stay unused (AF-4.9)."""
    table = Playing(
        crowded(Position())
        .dice(3)
        .owns(YOU, POLARITY_DEVICE)
        .holds(YOU, fuel=1)
        .fill(COLONIST_HUB, 1, YOU)
        .docked(LUNAR_MINE, (4, RED))
    )
    assert table.can(EndTurn())
    table.play(Flip(ship(YOU, 3)))
    assert table.refuses(EndTurn())
