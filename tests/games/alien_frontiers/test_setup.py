"""Chapters 1 to 3: what is in the box and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.game import BadSetup, Setup
from engine.core.rng import Rng
from engine.games.alien_frontiers import GAME, setup
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    ALIEN_MONUMENT,
    CARDS,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    FIELDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    MIND_CONTROL_HELMET,
    NOBODY,
    NOWHERE,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    RAIDERS_OUTPOST,
    RESOURCE_CACHE,
    SHIPYARD,
    SOLAR_CONVERTER,
    STATIONS,
    TERRAFORMING_STATION,
    TERRITORIES,
    owner_of,
    ship,
    value_of,
)
from engine.games.alien_frontiers.moves import Fire, LiftColony, MoveColony, Roll
from engine.games.alien_frontiers.position import Position
from engine.games.alien_frontiers.setup import seat_at
from tests.games.alien_frontiers.playing import GREEN, RED, YOU, Playing, docking


def in_turn_order(table: Playing) -> list[int]:
    """The seats from the first player on."""
    players = len(table.state.players)
    return [seat_at(table.state.first, place, players) for place in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_meet_at_a_planet_of_eight_territories(players: int) -> None:
    """Two, three or four players begin on an empty planet of eight territories (AF-1.1, AF-14.1)."""
    table = Playing.dealt(players)
    assert len(table.state.players) == players
    assert table.state.colonies == [(0,) * players] * 8


@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_of_players(players: int) -> None:
    """There is no solo game and no fifth seat (AF-1.1, AF-16.1)."""
    with pytest.raises(BadSetup, match="2, 3, 4"):
        GAME.start(Setup(players))


def test_the_box_holds_ten_stations_three_fields_and_four_colours() -> None:
    """Ten stations, three field generators, and the colours red, green, blue and yellow (AF-2.1)."""
    assert len(STATIONS) == 10
    assert len(FIELDS) == 3
    assert setup.COLOURS == ("red", "green", "blue", "yellow")


def test_every_component_names_the_rule_that_tells_of_it() -> None:
    """Stations have chapters 6.1 to 6.10, fields AF-8.3, AF-8.4 and AF-8.5, cards AF-10.1 to AF-10.12, and the
    optional card AF-14.4."""
    assert [station.rule for station in STATIONS] == [f"AF-6.{number}" for number in range(1, 11)]
    assert [field.rule for field in FIELDS] == ["AF-8.3", "AF-8.4", "AF-8.5"]
    assert [card.rule for card in CARDS] == [*(f"AF-10.{number}" for number in range(1, 13)), "AF-14.4"]


def test_the_ring_of_territories_is_named_clockwise_from_the_top() -> None:
    """Seven territories form a ring round Burroughs Desert (AF-2.2)."""
    assert [territory.id for territory in TERRITORIES] == [
        "heinlein_plains",
        "pohl_foothills",
        "van_vogt_mountains",
        "bradbury_plateau",
        "asimov_crater",
        "herbert_valley",
        "lem_badlands",
        "burroughs_desert",
    ]


@pytest.mark.parametrize("origin", range(8))
def test_adjacency_has_no_effect(origin: int) -> None:
    """From any territory a colony can be moved to each of the seven others: neighbours mean nothing (AF-2.2)."""
    table = Playing(Position().owns(YOU, ORBITAL_TELEPORTER).colonies(origin, {RED: 1}))
    table.play(LiftColony(origin, RED))
    assert {move.territory for move in table.moves(MoveColony)} == set(range(8)) - {origin}


def test_a_ship_is_an_owner_a_colour_a_value_and_a_place() -> None:
    """A die at a station tells whose ship it is, which value it shows and where it stands (AF-0.1)."""
    table = Playing(Position().docked(LUNAR_MINE, (5, RED)))
    (docked,) = table.docked(LUNAR_MINE)
    assert (owner_of(docked), value_of(docked)) == (RED, 5)


def test_the_first_player_is_chosen_at_random_and_rolls_first() -> None:
    """Over many games each seat begins some of them, and whoever begins is the one to roll (AF-3.1)."""
    tables = [Playing.dealt(4, seed) for seed in range(60)]
    assert {table.state.first for table in tables} == {0, 1, 2, 3}
    assert all(GAME.waiting(table.state) == (table.state.first,) for table in tables)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_ships_in_the_bay_and_three_in_the_stock(players: int) -> None:
    """Of the six ships of a colour three wait in the Maintenance Bay, three are in the stock (AF-3.2)."""
    table = Playing.dealt(players)
    for seat, player in enumerate(table.state.players):
        assert len(table.in_the_bay(seat)) == 3
        assert player.stock == 3
    assert len(table.docked(MAINTENANCE_BAY)) == 3 * players


@pytest.mark.parametrize(("players", "colonies"), [(2, 8), (3, 7), (4, 6)])
def test_colonies_by_number_of_players(players: int, colonies: int) -> None:
    """Eight colonies each for two players, seven for three, six for four (AF-3.3, AF-3.10, AF-14.1)."""
    table = Playing.dealt(players)
    assert [player.colonies for player in table.state.players] == [colonies] * players


@pytest.mark.parametrize("players", [3, 4])
def test_the_long_version_gives_eight_colonies_and_changes_nothing_else(players: int) -> None:
    """Three or four players begin with eight colonies each; all the rest is the same (AF-3.12, AF-14.2)."""
    short, long = Playing.dealt(players, 5), Playing.dealt(players, 5, long_version=True)
    assert [player.colonies for player in long.state.players] == [8] * players
    for player in long.state.players:
        player.colonies = setup.colonies_each(players)
    assert long.state == short.state


def test_with_two_players_the_long_version_is_the_same_game() -> None:
    """Two players have eight colonies anyway (AF-3.10, AF-3.12)."""
    assert Playing.dealt(2, 3, long_version=True).state == Playing.dealt(2, 3).state


def test_scores_begin_at_zero() -> None:
    """Nobody has a point before the first roll, dealt cards aside (AF-3.3)."""
    for seed in range(20):
        table = Playing.dealt(4, seed)
        for seat in range(4):
            worth_a_point = {ALIEN_CITY, ALIEN_MONUMENT}.intersection(table.cards(seat))
            assert table.score(seat) == len(worth_a_point)


def test_relic_tiles_and_fields_are_in_their_places() -> None:
    """The relic ship stands on Burroughs Desert, tiles lie on their territories, fields beside the board
    (AF-3.4, AF-3.5)."""
    table = Playing.dealt(4)
    assert table.state.relic_owner == NOBODY
    assert table.state.control == [NOBODY] * 8
    assert table.state.fields == [NOWHERE] * 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_cards_are_displayed_and_one_is_dealt_to_each(players: int) -> None:
    """The rest of the 22 cards is the draw pile, the discard pile is empty (AF-3.7)."""
    table = Playing.dealt(players)
    assert len(table.state.display) == 3
    assert [len(table.cards(seat)) for seat in range(players)] == [1] * players
    assert len(table.state.draw) == 22 - 3 - players
    assert table.state.discard == []


def test_the_deck_is_shuffled() -> None:
    """Two games do not begin with the same order of cards (AF-3.7)."""
    assert Playing.dealt(4, 1).state.draw != Playing.dealt(4, 2).state.draw


def test_a_dealt_resource_cache_works_from_the_first_roll_on() -> None:
    """The starting card was not acquired during the first turn, so a Resource Cache pays at once (AF-3.7)."""
    tables = (Playing.dealt(4, seed) for seed in range(1000))
    table = next(table for table in tables if table.cards(table.state.first) == (RESOURCE_CACHE,))
    first = table.state.first
    fuel, ore = table.holdings(first)
    table.roll(2, 4, 6)
    assert table.holdings(first) == (fuel + 1, ore)


@pytest.mark.parametrize(
    ("players", "resources", "stocks"),
    [
        (2, [(0, 0), (1, 0)], (29, 20)),
        (3, [(1, 0), (1, 0), (0, 1)], (28, 19)),
        (4, [(0, 0), (1, 0), (0, 1), (1, 1)], (28, 18)),
    ],
)
def test_starting_resources_come_out_of_the_stocks_by_turn_order(
    players: int, resources: list[tuple[int, int]], stocks: tuple[int, int]
) -> None:
    """From 30 fuel and 20 ore each place in the turn order is given its share (AF-3.6, AF-3.8, AF-3.10)."""
    for seed in range(8):
        table = Playing.dealt(players, seed)
        assert [table.holdings(seat) for seat in in_turn_order(table)] == resources
        assert (table.state.fuel, table.state.ore) == stocks


def test_starting_resources_are_given_once() -> None:
    """The roll that begins a turn brings nothing, in the first round or later (AF-3.8)."""
    tables = (Playing.dealt(2, seed) for seed in range(100))
    table = next(table for table in tables if RESOURCE_CACHE not in table.cards(0) + table.cards(1))
    for _ in range(4):
        before = [table.holdings(seat) for seat in range(2)]
        table.play(Roll())
        assert [table.holdings(seat) for seat in range(2)] == before
        table.finish_turn()


OPEN_DOCKS = {
    SOLAR_CONVERTER: (7, 7, 8),
    LUNAR_MINE: (3, 4, 5),
    ORBITAL_MARKET: (2, 2, 4),
    SHIPYARD: (2, 4, 6),
    COLONY_CONSTRUCTOR: (3, 6, 6),
    ALIEN_ARTIFACT: (4, 4, 4),
    RAIDERS_OUTPOST: (3, 3, 3),
    TERRAFORMING_STATION: (1, 1, 1),
    COLONIST_HUB: (12, 12, 12),
}


@pytest.mark.parametrize("station", OPEN_DOCKS)
def test_docks_are_covered_with_fewer_than_four_players(station: int) -> None:
    """The docks that two, three and four players can use at each station (AF-3.9, AF-3.11)."""
    assert tuple(len(Playing.dealt(players).state.docks[station]) for players in (2, 3, 4)) == OPEN_DOCKS[station]


@pytest.mark.parametrize(("players", "covers"), [(2, 12), (3, 6), (4, 0)])
def test_covers_in_all(players: int, covers: int) -> None:
    """Twelve docks are covered for two players, six for three, none for four (AF-3.11)."""
    docks = Playing.dealt(players).state.docks
    assert sum(STATIONS[station].docks - len(docks[station]) for station in OPEN_DOCKS) == covers


def test_covers_are_no_ships_and_no_target() -> None:
    """With three players one Market pair is covered. Nothing there can be hit by the Plasma Cannon, not even when
    ships of the open pair can (AF-3.11, AF-10.8.3)."""
    table = Playing(
        Position(players=3).owns(YOU, PLASMA_CANNON).holds(YOU, fuel=4).docked(ORBITAL_MARKET, (2, RED), (2, RED))
    )
    assert all(table.refuses(Fire(ORBITAL_MARKET, ship(seat, 1))) for seat in (YOU, RED, GREEN))
    table.play(Fire(ORBITAL_MARKET, ship(RED, 2)), Fire(ORBITAL_MARKET, ship(RED, 2)))
    assert table.moves(Fire) == []


def test_covers_in_the_mine_set_no_minimum() -> None:
    """With two players two docks of the mine are covered by dice showing 1: a 1 still may dock (AF-3.11)."""
    table = Playing(Position(players=2).dice(1))
    assert table.can(docking(LUNAR_MINE, 1))


def test_the_deal_can_be_replayed_from_its_seed() -> None:
    """First player, shuffle, three cards to the display, then one to each player in turn order, all from the top of
    one pile (AF-3.13)."""
    for seed in range(5):
        table = Playing.dealt(3, seed)
        rng = Rng(seed)
        first = rng.below(3)
        pile = setup.deck()
        rng.shuffle(pile)
        assert table.state.first == first
        assert table.state.display == [pile.pop() for _ in range(3)]
        assert [table.cards(seat) for seat in in_turn_order(table)] == [(pile.pop(),) for _ in range(3)]
        assert table.state.draw == pile
        assert table.state == Playing.dealt(3, seed).state


def test_alien_city_in_the_deal_is_a_point_from_the_start() -> None:
    """The second player is dealt Alien City: the scores stand 0-1-0-0 before the first roll (AF-3.14)."""
    tables = (Playing.dealt(4, seed) for seed in range(2000))
    table = next(
        table
        for table in tables
        if table.cards(in_turn_order(table)[1]) == (ALIEN_CITY,)
        and not any(ALIEN_MONUMENT in table.cards(seat) for seat in range(4))
    )
    assert [table.score(seat) for seat in in_turn_order(table)] == [0, 1, 0, 0]


def test_two_players_may_be_dealt_the_same_type() -> None:
    """With two copies in the deck it happens now and then (AF-3.14)."""
    tables = (Playing.dealt(2, seed) for seed in range(1000))
    assert any(table.cards(0) == table.cards(1) for table in tables)


def test_the_deck_has_two_cards_of_ten_types_and_two_single_ones() -> None:
    """Alien City and Alien Monument once, the ten others twice: 22 cards without the Helmet (AF-9.2)."""
    deck = Counter(setup.deck())
    assert deck.total() == 22
    assert {card for card, copies in deck.items() if copies == 1} == {ALIEN_CITY, ALIEN_MONUMENT}
    assert sorted(deck.values()) == [1, 1] + [2] * 10
    assert MIND_CONTROL_HELMET not in deck


@pytest.mark.parametrize(("players", "colonies"), [(2, 8), (3, 7), (4, 6)])
def test_everything_is_counted_after_the_deal(players: int, colonies: int) -> None:
    """Cards, fuel, ore, ships and colonies in all zones together are the components of the box."""
    census = dict(GAME.census(Playing.dealt(players).state))
    expected = {"cards": 22, "fuel": 30, "ore": 20, "relic ship": 1}
    for seat in range(players):
        expected |= {f"ships of seat {seat}": 6, f"colonies of seat {seat}": colonies}
    assert census == expected
