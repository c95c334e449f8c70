"""Chapter 14: options, and the optional Mind Control Helmet."""

from __future__ import annotations

import pytest

from engine.core.game import BadSetup, Setup
from engine.core.moves import Move
from engine.games.alien_frontiers import GAME, setup
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ASIMOV_CRATER,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    ISOLATION,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    MIND_CONTROL_HELMET,
    NOBODY,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POHL_FOOTHILLS,
    RAIDERS_OUTPOST,
    SHIPYARD,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    STATIONS,
    TERRAFORMING_STATION,
    VAN_VOGT_MOUNTAINS,
    ship,
)
from engine.games.alien_frontiers.moves import (
    Claim,
    Dock,
    EndTurn,
    Fire,
    MindControl,
    PlaceField,
    TakeNothing,
    Teleport,
    Trade,
)
from engine.games.alien_frontiers.position import Position
from engine.games.alien_frontiers.setup import seat_at
from engine.games.alien_frontiers.state import Options
from tests.games.alien_frontiers.playing import RED, YOU, Playing, docking


def test_all_options_are_off_by_default() -> None:
    """Five switches, none of them an expansion, and at most four seats
    (AF-14.3, AF-14.4, AF-14.5, AF-14.6, AF-14.7)."""
    assert {option.id for option in GAME.options} == {
        "long_version",
        "unlimited_supply",
        "mind_control_helmet",
        "three_player_english_start",
        "teleporter_onto_terraforming",
    }
    assert not any(option.default for option in GAME.options)
    assert GAME.seat_counts == (2, 3, 4)
    assert Playing.dealt(4).state.options == Options(False, False, False)


def test_expansions_are_not_part_of_the_game() -> None:
    """There are no factions to choose and no stations beyond the ten of the board (AF-14.5)."""
    with pytest.raises(BadSetup, match="no option 'factions'"):
        GAME.start(Setup(4, 0, {"factions": True}))
    assert len(STATIONS) == 10


def test_the_english_start_for_three_players() -> None:
    """The first player gets nothing, the second a fuel, the third an ore (AF-14.6)."""
    table = Playing.dealt(3, 7, three_player_english_start=True)
    seats = [seat_at(table.state.first, place, 3) for place in range(3)]
    assert [table.holdings(seat) for seat in seats] == [(0, 0), (1, 0), (0, 1)]
    assert (table.state.fuel, table.state.ore) == (29, 19)


@pytest.mark.parametrize("players", [2, 4])
def test_the_english_start_is_for_three_players_only(players: int) -> None:
    """Two or four players begin as ever (AF-14.6)."""
    assert Playing.dealt(players, 7, three_player_english_start=True).state == Playing.dealt(players, 7).state


def test_an_unlimited_supply_never_runs_out() -> None:
    """With the stocks at nought ships still mine, make fuel and trade (AF-14.3)."""
    options = Options(unlimited_supply=True)
    table = Playing(Position(options=options).dice(1, 1, 4, 6).stock(fuel=0, ore=0))
    table.play(docking(LUNAR_MINE, 4), docking(SOLAR_CONVERTER, 6))
    assert (table.fuel, table.ore) == (3, 1)
    table.play(docking(ORBITAL_MARKET, 1, 1), Trade(1, 3))
    assert (table.fuel, table.ore) == (0, 4)


# -- Mind Control Helmet -----------------------------------------------------------------------------------------


def helmet(fuel: int = 8, ore: int = 0, *cards: int) -> Position:
    """The module is on and you own a Helmet."""
    options = Options(mind_control_helmet=True)
    return Position(options=options).owns(YOU, MIND_CONTROL_HELMET, *cards).holds(YOU, fuel, ore)


def control(value: int, origin: int, station: int, *companions: int) -> MindControl:
    """Red's ship, with unplaced ships of yours."""
    return MindControl(ship(RED, value), origin, station, tuple(ship(YOU, companion) for companion in companions))


def test_the_module_adds_two_cards() -> None:
    """24 cards in all zones together (AF-14.4)."""
    assert setup.deck(mind_control_helmet=True).count(MIND_CONTROL_HELMET) == 2
    assert GAME.census(Playing.dealt(4, mind_control_helmet=True).state)["cards"] == 24


def test_a_ship_of_another_docks_as_if_it_were_yours() -> None:
    """Red's 4 leaves the mine and makes a pair with your 4 at the Shipyard: four fuel for the power, one and an ore
    for your fourth ship. Red gathers the ship from there (AF-14.4, AF-14.8)."""
    table = Playing(helmet(fuel=5, ore=1).dice(4).docked(LUNAR_MINE, (4, RED)))
    table.play(control(4, LUNAR_MINE, SHIPYARD, 4))
    assert (table.fuel, table.ore, table.fleet()) == (0, 0, 4)
    assert table.docked(LUNAR_MINE) == ()
    assert table.docked(SHIPYARD) == (ship(YOU, 4), ship(RED, 4))
    table.finish_turn()
    table.roll(1, 2, 3)
    assert table.docked(SHIPYARD) == (ship(YOU, 4),)
    assert table.fleet(RED) == 3


def test_where_a_controlled_ship_cannot_go() -> None:
    """Not to the Terraforming Station, not even as a 6, not to the Bay, and not back to the mine (AF-14.4)."""
    for value in (4, 6):
        table = Playing(helmet(fuel=8, ore=8).fleet(YOU, 4).docked(LUNAR_MINE, (value, RED)))
        for station in (TERRAFORMING_STATION, MAINTENANCE_BAY, LUNAR_MINE):
            assert table.refuses(control(value, LUNAR_MINE, station))


def test_ships_that_cannot_be_controlled() -> None:
    """Those in the Bay, the one on the Terraforming Station, and your own (AF-14.4)."""
    table = Playing(helmet().docked(TERRAFORMING_STATION, (6, RED)).docked(LUNAR_MINE, (3, YOU)))
    assert table.moves(MindControl) == []


def test_power_and_docking_are_paid_together() -> None:
    """Four fuel pay the power but not the ship as well; with Pohl Foothills they do (AF-14.8, AF-14.4)."""
    table = Playing(helmet(fuel=4, ore=1).dice(4).docked(LUNAR_MINE, (4, RED)))
    assert table.refuses(control(4, LUNAR_MINE, SHIPYARD, 4))
    assert table.can(control(4, LUNAR_MINE, SOLAR_CONVERTER))
    with_pohl = helmet(fuel=4, ore=1).dice(4).docked(LUNAR_MINE, (4, RED)).colonies(POHL_FOOTHILLS, {YOU: 1})
    assert Playing(with_pohl).can(control(4, LUNAR_MINE, SHIPYARD, 4))


def test_once_a_turn_and_no_discard_power() -> None:
    """After one use there is nothing more to do with it, and it cannot be given up (AF-14.4)."""
    table = Playing(helmet().docked(LUNAR_MINE, (4, RED), (5, RED)))
    assert {type(move) for move in table.moves(Move)} == {MindControl, EndTurn}
    table.play(control(4, LUNAR_MINE, SOLAR_CONVERTER))
    assert table.moves(Move) == [EndTurn()]


def test_a_controlled_ship_counts_for_your_artifact_total() -> None:
    """Red's 6 and your 2 make eight, and give two cycles (AF-14.8)."""
    table = Playing(helmet().dice(2).docked(LUNAR_MINE, (6, RED)))
    table.play(control(6, LUNAR_MINE, ALIEN_ARTIFACT), docking(ALIEN_ARTIFACT, 2))
    assert (table.artifact_total, table.state.cycles) == (8, 2)
    assert table.moves(Claim)


def test_a_controlled_ship_uses_your_track_and_counts_for_asimov() -> None:
    """It takes one of your three docks, moves your colony, and as the second ship of the turn earns the extra step
    (AF-14.4, AF-14.8)."""
    table = Playing(helmet().dice(1, 2, 3).docked(LUNAR_MINE, (6, RED)).colonies(ASIMOV_CRATER, {YOU: 1}))
    table.play(docking(COLONIST_HUB, 1), control(6, LUNAR_MINE, COLONIST_HUB))
    assert table.hub == 3
    assert table.state.docks[COLONIST_HUB][:3] == (ship(YOU, 1), ship(RED, 6), 0)
    assert table.state.players[RED].hub == 0
    table.play(docking(COLONIST_HUB, 2))
    assert table.refuses(docking(COLONIST_HUB, 3))


def test_a_controlled_ship_minds_the_minimum_of_the_mine() -> None:
    """Behind a 5 Red's 2 may not dock, unless Van Vogt Mountains frees it as the first ship of your turn; the ore is
    yours (AF-14.8)."""
    position = helmet().docked(SOLAR_CONVERTER, (2, RED)).docked(LUNAR_MINE, (5, RED))
    assert Playing(position).refuses(control(2, SOLAR_CONVERTER, LUNAR_MINE))
    free = helmet().dice(1).docked(SOLAR_CONVERTER, (2, RED)).docked(LUNAR_MINE, (5, RED))
    table = Playing(free.colonies(VAN_VOGT_MOUNTAINS, {YOU: 1}))
    table.play(control(2, SOLAR_CONVERTER, LUNAR_MINE))
    assert (table.ore, table.holdings(RED)) == (1, (0, 0))
    assert table.refuses(docking(LUNAR_MINE, 1))


def test_a_controlled_ship_makes_a_market_pair_for_this_turn() -> None:
    """Your 2 and Red's 2 trade at two fuel an ore (AF-14.8)."""
    table = Playing(helmet(fuel=8).dice(2).docked(LUNAR_MINE, (2, RED)))
    table.play(control(2, LUNAR_MINE, ORBITAL_MARKET, 2), Trade(2, 2))
    assert (table.fuel, table.ore) == (0, 2)


def test_a_controlled_ship_completes_a_sequence() -> None:
    """Red's 2 with your 1 and 3 raids for you (AF-14.4)."""
    table = Playing(helmet().dice(1, 3).docked(LUNAR_MINE, (2, RED)))
    table.play(control(2, LUNAR_MINE, RAIDERS_OUTPOST, 1, 3), TakeNothing())
    assert table.docked(RAIDERS_OUTPOST) == (ship(YOU, 1), ship(RED, 2), ship(YOU, 3))


def test_a_controlled_ship_stays_its_owners() -> None:
    """It is not in your fleet, your Teleporter cannot take it, your Plasma Cannon can (AF-14.8)."""
    table = Playing(helmet(8, 0, ORBITAL_TELEPORTER, PLASMA_CANNON).docked(LUNAR_MINE, (4, RED)))
    table.play(control(4, LUNAR_MINE, SOLAR_CONVERTER))
    assert (table.fleet(YOU), table.fleet(RED)) == (3, 3)
    assert table.moves(Teleport) == []
    table.play(Fire(SOLAR_CONVERTER, ship(RED, 4)))
    assert ship(RED, 4) in table.in_the_bay(RED)


def test_a_controlled_relic_ship_stays_bound_to_burroughs() -> None:
    """Red's relic ship works for you once, is still Red's, and goes home when Red loses the bonus (AF-14.4)."""
    table = Playing(
        helmet(8, 0, STASIS_BEAM).docked(LUNAR_MINE, (4, RED), relic=True).colonies(BURROUGHS_DESERT, {RED: 1})
    )
    table.play(MindControl(ship(RED, 4, relic=True), LUNAR_MINE, SOLAR_CONVERTER, ()))
    assert table.fuel == 6
    assert table.state.relic_owner == RED
    table.play(PlaceField(ISOLATION, BURROUGHS_DESERT))
    assert table.docked(SOLAR_CONVERTER) == ()
    assert table.state.relic_owner == NOBODY


def test_without_the_module_there_is_no_helmet() -> None:
    """Not in the deck, and nothing to do with ships of others (AF-14.4, AF-9.2)."""
    assert MIND_CONTROL_HELMET not in setup.deck()
    table = Playing(Position().dice(3).docked(LUNAR_MINE, (4, RED)).holds(YOU, fuel=8))
    assert all(isinstance(move, Dock) for move in table.moves(Move))
