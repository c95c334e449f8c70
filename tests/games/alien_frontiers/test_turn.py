"""Chapter 4: gather, roll, act, end; and what everybody may count on during a turn."""

from __future__ import annotations

import pytest

from engine.core.moves import Move
from engine.core.rng import Rng
from engine.games.alien_frontiers import GAME
from engine.games.alien_frontiers.colonies import ToLand
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ASIMOV_CRATER,
    BOOSTER_POD,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    DATA_CRYSTAL,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    NOWHERE,
    ORBITAL_MARKET,
    POLARITY_DEVICE,
    POSITRON,
    RAIDERS_OUTPOST,
    RESOURCE_CACHE,
    SHIPYARD,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.moves import (
    Boost,
    Borrow,
    BuyRelic,
    Claim,
    Cycle,
    Dock,
    EndTurn,
    Flip,
    GiveBack,
    Land,
    Launch,
    PlaceField,
    RemoveField,
    Roll,
    Slow,
    TakeNothing,
    TakeResources,
    Trade,
)
from engine.games.alien_frontiers.position import Position
from engine.games.alien_frontiers.stations import ToRaid
from engine.games.alien_frontiers.turn import ToAct, ToGiveBack, ToRoll
from tests.games.alien_frontiers.playing import BLUE, GREEN, RED, YOU, Playing, docking


def kinds_of_moves(table: Playing) -> set[type[Move]]:
    return {type(move) for move in table.moves(Move)}


# -- gather and roll ---------------------------------------------------------------------------------------------


def test_gathering_takes_every_ship_back_from_stations_and_bay() -> None:
    """Your ships come back from wherever they stand and are rolled all at once; the others' ships stay
    (AF-4.2, AF-4.3, AF-0.4)."""
    table = Playing(
        Position()
        .docked(SOLAR_CONVERTER, (5, YOU), (2, RED))
        .docked(LUNAR_MINE, (3, YOU))
        .docked(COLONIST_HUB, (1, YOU))
        .fleet(YOU, 4)
        .before_the_roll(6, 1, 4, 4)
    )
    table.play(Roll())
    assert table.hand == (1, 4, 4, 6)
    assert table.docked(SOLAR_CONVERTER) == (ship(RED, 2),)
    assert table.docked(LUNAR_MINE) == table.docked(COLONIST_HUB) == table.in_the_bay(YOU) == ()


def test_a_ship_built_last_turn_is_rolled() -> None:
    """It waits in the Maintenance Bay and is gathered with the rest (AF-4.2)."""
    table = Playing(Position(players=2).dice(2, 2, 5).holds(YOU, fuel=1, ore=1))
    table.play(docking(SHIPYARD, 2, 2))
    table.pass_to(YOU)
    table.roll(1, 2, 3, 4)
    assert table.hand == (1, 2, 3, 4)


def test_the_ship_on_the_terraforming_station_leaves_play_before_the_roll() -> None:
    """A fleet of four with one on the Terraforming Station rolls three: that one is back in the stock (AF-4.1)."""
    table = Playing(Position().docked(TERRAFORMING_STATION, (6, YOU)).fleet(YOU, 4).before_the_roll(1, 2, 3))
    assert table.fleet() == 4
    table.play(Roll())
    assert table.hand == (1, 2, 3)
    assert table.fleet() == 3
    assert table.docked(TERRAFORMING_STATION) == ()


def test_the_relic_ship_is_gathered_and_rolled_with_the_fleet() -> None:
    """Your ships are those of your colour outside the stock, and the relic ship while you own it (AF-0.4)."""
    table = Playing(
        Position()
        .colonies(BURROUGHS_DESERT, {YOU: 1})
        .docked(LUNAR_MINE, (4, YOU), relic=True)
        .before_the_roll(1, 2, 3, 6)
    )
    table.play(Roll())
    assert table.state.hand == (ship(YOU, 1), ship(YOU, 2), ship(YOU, 3), ship(YOU, 6, relic=True))


def test_the_fleet_counts_ships_of_the_colour_wherever_they_are_in_play() -> None:
    """Unplaced, docked (the Terraforming Station included) or in the Bay, but never the relic ship (AF-0.5)."""
    table = Playing(
        Position()
        .dice(3, relic=5)
        .colonies(BURROUGHS_DESERT, {YOU: 1})
        .docked(SOLAR_CONVERTER, (1, YOU))
        .docked(TERRAFORMING_STATION, (6, YOU))
        .docked(MAINTENANCE_BAY, (1, YOU))
    )
    assert table.fleet() == 4


def test_rolled_ships_are_unplaced_until_they_dock() -> None:
    """A card works on an unplaced ship, no longer once it has docked (AF-0.6, AF-4.3)."""
    table = Playing(Position().owns(YOU, BOOSTER_POD).holds(YOU, fuel=1).before_the_roll(3, 4, 6))
    table.play(Roll())
    assert table.can(Boost(ship(YOU, 3)))
    table.play(docking(SOLAR_CONVERTER, 3))
    assert table.refuses(Boost(ship(YOU, 3)))


def test_nothing_can_be_done_before_the_roll() -> None:
    """Neither a card nor a launch nor the relic ship: the roll comes first (AF-4.7)."""
    table = Playing(
        Position()
        .before_the_roll()
        .owns(YOU, STASIS_BEAM)
        .hub(YOU, 7)
        .colonies(BURROUGHS_DESERT, {YOU: 1})
        .holds(YOU, fuel=3, ore=3)
    )
    assert table.moves(Move) == [Roll()]
    for move in (Launch(), BuyRelic(), PlaceField(0, LEM_BADLANDS), EndTurn()):
        assert table.refuses(move)


def test_resource_cache_resolves_with_the_roll_before_any_card() -> None:
    """More odd ships than even ones: the ore is there before another card could be used (AF-4.4)."""
    table = Playing(Position().owns(YOU, RESOURCE_CACHE, POLARITY_DEVICE).holds(YOU, fuel=1).before_the_roll(1, 3, 4))
    table.play(Roll())
    assert table.ore == 1
    table.play(Flip(ship(YOU, 1)))
    assert (table.fuel, table.ore) == (0, 1)


# -- actions -----------------------------------------------------------------------------------------------------


def test_actions_are_open_in_any_order() -> None:
    """Docking, card powers, trading, cycling, claiming, launching and the relic ship stand side by side; the end of
    the turn comes into the list when no ship is left to dock (AF-4.5)."""
    table = Playing(
        Position()
        .dice(1, 3, 3, 4, 4)
        .holds(YOU, fuel=6, ore=2)
        .hub(YOU, 7)
        .colonies(BURROUGHS_DESERT, {YOU: 1})
        .owns(YOU, BOOSTER_POD)
        .field(POSITRON, LEM_BADLANDS)
    )
    table.play(docking(ALIEN_ARTIFACT, 4), docking(ALIEN_ARTIFACT, 4), docking(ORBITAL_MARKET, 3, 3))
    assert kinds_of_moves(table) == {Dock, Boost, RemoveField, Trade, Cycle, Claim, Launch, BuyRelic}
    table.play(Trade(3, 1), docking(SOLAR_CONVERTER, 1), BuyRelic(), Cycle())
    assert kinds_of_moves(table) == {EndTurn, RemoveField, Trade, Cycle, Claim, Launch}


@pytest.mark.parametrize(
    ("position", "move"),
    [
        (Position().dice(1, 6).fleet(YOU, 4).holds(YOU, fuel=1, ore=1), docking(TERRAFORMING_STATION, 6)),
        (Position().dice(1, 2, 2, 2).holds(YOU, ore=3), docking(COLONY_CONSTRUCTOR, 2, 2, 2)),
        (Position().dice(1).holds(YOU, fuel=1, ore=1).hub(YOU, 7), Launch()),
    ],
    ids=["terraforming", "constructor", "launch"],
)
def test_a_colony_earned_is_landed_before_anything_else(position: Position, move: Move) -> None:
    """Until it is on a territory no ship can dock and the turn cannot end (AF-4.6, AF-17.1)."""
    table = Playing(position)
    table.play(move)
    assert table.moves(Move) == [Land(territory) for territory in range(8)]
    assert table.refuses(docking(SOLAR_CONVERTER, 1))
    table.play(Land(LEM_BADLANDS))
    assert table.can(docking(SOLAR_CONVERTER, 1))


def test_a_raid_is_resolved_before_anything_else() -> None:
    """While the loot is open nothing else can be done, but taking nothing always can (AF-4.6, AF-17.1)."""
    table = Playing(Position().dice(1, 2, 3, 4).holds(RED, fuel=1))
    table.play(docking(RAIDERS_OUTPOST, 1, 2, 3))
    assert table.moves(Move) == [TakeResources(((RED, 1, 0),)), TakeNothing()]
    assert table.refuses(docking(SOLAR_CONVERTER, 4))


def test_a_docked_ship_stays_docked() -> None:
    """What has docked cannot dock again this turn (AF-4.8)."""
    table = Playing(Position().dice(6))
    table.play(docking(LUNAR_MINE, 6))
    assert table.refuses(docking(SOLAR_CONVERTER, 6))
    assert table.docked(LUNAR_MINE) == (ship(YOU, 6),)


def test_only_the_active_player_ever_chooses() -> None:
    """In every phase of your turn, decisions included, nobody else has a move (AF-0.3, AF-17.1)."""
    table = Playing(
        Position(players=3).before_the_roll(4, 5, 6).holds(YOU, fuel=6, ore=2).holds(RED, fuel=3).owns(RED, BOOSTER_POD)
    )
    for move in (Roll(), docking(RAIDERS_OUTPOST, 4, 5, 6), TakeResources(((RED, 3, 0),)), EndTurn()):
        assert GAME.waiting(table.state) == (YOU,)
        assert GAME.moves(table.state, RED) == GAME.moves(table.state, GREEN) == []
        table.play(move)
    assert table.moves(GiveBack)
    assert GAME.waiting(table.state) == (YOU,)


def test_the_table_always_knows_what_is_due() -> None:
    """Roll, actions, the landing or the loot, tokens to give back, and in the end nothing (AF-17.1)."""
    table = Playing(Position(players=2).before_the_roll(1, 2, 3).holds(YOU, fuel=5, ore=5).hub(YOU, 7))
    due = [type(table.state.agenda[-1])]
    for move in (Roll(), docking(RAIDERS_OUTPOST, 1, 2, 3), TakeNothing(), Launch(), Land(0), EndTurn()):
        table.play(move)
        due.append(type(table.state.agenda[-1]))
    assert due == [ToRoll, ToAct, ToRaid, ToAct, ToLand, ToAct, ToRoll]
    rich = Playing(Position(players=2).holds(YOU, fuel=9))
    rich.play(EndTurn())
    assert type(rich.state.agenda[-1]) is ToGiveBack


@pytest.mark.parametrize(
    ("position", "move"),
    [
        (Position().dice(6).fleet(YOU, 4).holds(YOU, fuel=1), docking(TERRAFORMING_STATION, 6)),
        (Position().dice(2, 2).holds(YOU, ore=1), docking(SHIPYARD, 2, 2)),
        (Position().dice(2, 2, 2).holds(YOU, ore=2), docking(COLONY_CONSTRUCTOR, 2, 2, 2)),
        (Position().dice(2).owns(YOU, BOOSTER_POD), Boost(ship(YOU, 2))),
        (Position().hub(YOU, 7).holds(YOU, fuel=1), Launch()),
    ],
    ids=["terraforming", "shipyard", "constructor", "card", "launch"],
)
def test_what_cannot_be_paid_in_full_cannot_be_started(position: Position, move: Move) -> None:
    """A token short of the price, and nothing happens at all (AF-0.10)."""
    assert Playing(position).refuses(move)


def test_a_price_is_paid_to_the_stocks() -> None:
    """One fuel and one ore leave your hands for the stocks (AF-0.9, AF-0.10)."""
    table = Playing(Position().hub(YOU, 7).holds(YOU, fuel=3, ore=2).stock(fuel=10, ore=10))
    table.play(Launch())
    assert table.holdings(YOU) == (2, 1)
    assert (table.state.fuel, table.state.ore) == (11, 11)


# -- the end of the turn -----------------------------------------------------------------------------------------


def test_ships_stay_docked_until_their_owner_gathers_them() -> None:
    """Over the others' turns your ships keep their docks and values, and block them (AF-1.2, AF-4.12)."""
    table = Playing(Position().dice(6, 6, 5))
    table.play(docking(ORBITAL_MARKET, 6, 6), docking(LUNAR_MINE, 5))
    table.finish_turn()
    table.roll(1, 4, 5)
    assert table.refuses(docking(LUNAR_MINE, 4, seat=RED))
    table.finish_turn()
    assert table.docked(ORBITAL_MARKET) == (ship(YOU, 6), ship(YOU, 6))
    assert table.docked(LUNAR_MINE) == (ship(YOU, 5),)
    for _ in (GREEN, BLUE):
        table.play(Roll())
        table.finish_turn()
    table.roll(1, 2, 3)
    assert table.docked(ORBITAL_MARKET) == table.docked(LUNAR_MINE) == ()


def marks(table: Playing) -> dict[str, object]:
    state = table.state
    return {
        "used": state.used,
        "discard power": state.discard_power_used,
        "borrowed": state.borrowed,
        "hub": (state.hub_ships, state.hub_extra_step_given),
        "mined": state.mined,
        "artifact": (len(state.artifact_docks), state.cycles),
    }


def test_marks_and_effects_of_the_turn_are_wiped_at_its_end() -> None:
    """Used cards, the discard power, a borrowed bonus, Hub ships, the first ship at the mine, the artifact total and
    its cycles are of this turn only (AF-4.13)."""
    table = Playing(
        Position()
        .dice(1, 3, 5, 5, 6)
        .owns(YOU, DATA_CRYSTAL, BOOSTER_POD, STASIS_BEAM)
        .holds(YOU, fuel=6)
        .colonies(ASIMOV_CRATER, {RED: 1})
        .field(POSITRON, LEM_BADLANDS)
    )
    table.play(Borrow(ASIMOV_CRATER), Slow(ship(YOU, 6)), RemoveField(POSITRON))
    table.play(docking(COLONIST_HUB, 1), docking(COLONIST_HUB, 3))
    table.play(docking(LUNAR_MINE, 5), docking(ALIEN_ARTIFACT, 5), docking(SOLAR_CONVERTER, 5))
    assert marks(table) == {
        "used": (DATA_CRYSTAL, STASIS_BEAM),
        "discard power": True,
        "borrowed": ASIMOV_CRATER,
        "hub": (2, True),
        "mined": True,
        "artifact": (1, 1),
    }
    table.play(EndTurn())
    assert marks(table) == marks(Playing(Position()))
    assert table.state.borrowed == NOWHERE


def test_a_new_turn_begins_without_trades_claims_or_cycles() -> None:
    """What the last player docked at Market and Artifact is of no use to the next one (AF-4.13)."""
    table = Playing(Position().dice(1, 1, 6, 6).holds(YOU, fuel=2).holds(RED, fuel=2))
    table.play(docking(ORBITAL_MARKET, 1, 1), docking(ALIEN_ARTIFACT, 6), docking(ALIEN_ARTIFACT, 6), EndTurn())
    table.roll(1, 2, 4)
    assert kinds_of_moves(table) == {Dock}


def test_more_than_eight_tokens_are_given_back_in_any_mix() -> None:
    """Seven fuel and four ore are three tokens too many; which ones go back is your choice (AF-4.14, AF-12.2)."""
    table = Playing(Position().holds(YOU, fuel=7, ore=4).stock(fuel=5, ore=5))
    table.play(EndTurn())
    assert set(table.moves(Move)) == {GiveBack(3, 0), GiveBack(2, 1), GiveBack(1, 2), GiveBack(0, 3)}
    table.play(GiveBack(1, 2))
    assert table.holdings(YOU) == (6, 2)
    assert (table.state.fuel, table.state.ore) == (6, 7)


def test_eight_tokens_may_be_kept() -> None:
    """Five fuel and three ore are within the limit: the next player begins at once (AF-4.14, AF-12.2)."""
    table = Playing(Position().holds(YOU, fuel=5, ore=3))
    table.play(EndTurn())
    assert table.holdings(YOU) == (5, 3)
    assert table.moves(Move) == [Roll()]


def test_the_limit_of_eight_is_checked_only_at_the_end_of_the_own_turn() -> None:
    """During a turn twelve fuel are fine, and holdings of the others are never checked (AF-4.14, AF-12.2)."""
    table = Playing(Position().dice(6).holds(YOU, fuel=12).holds(RED, fuel=9))
    table.play(docking(SOLAR_CONVERTER, 6))
    assert table.fuel == 15
    table.play(EndTurn(), GiveBack(7, 0))
    assert table.holdings(RED) == (9, 0)
    assert table.moves(Move) == [Roll()]


def test_turns_go_clockwise_and_a_round_is_one_turn_of_every_seat() -> None:
    """After the last seat the first one begins the next round (AF-3.1, AF-4.15, AF-4.16)."""
    table = Playing(Position())
    seen = []
    for _ in range(6):
        seen.append((table.state.active, table.state.round))
        table.finish_turn()
        table.play(Roll())
    assert seen == [(YOU, 1), (RED, 1), (GREEN, 1), (BLUE, 1), (YOU, 2), (RED, 2)]


def test_the_next_turn_of_a_seat_can_be_planned() -> None:
    """Its ships are gathered and rolled (AF-4.1, AF-4.3); what others have not placed waits in the Bay (AF-4.11)."""
    view = Position(active=1).dice(4, 4).docked(SOLAR_CONVERTER, (2, 0), (3, 1)).state()
    before = view.copy()
    state = GAME.next_turn(view, 0, Rng(5))
    assert view == before
    assert GAME.waiting(state) == (0,)
    assert [held >> 4 for held in state.hand] == [0, 0, 0]
    assert state.docks[MAINTENANCE_BAY].count(ship(1, 4)) == 2
    assert ship(1, 3) in state.docks[SOLAR_CONVERTER]
