"""Chapters 1, 2 and 4: what is in the box and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.game import BadSetup, Setup
from engine.core.rng import Rng
from engine.games.starfarers import GAME
from engine.games.starfarers.board import (
    BIT,
    COLONY_POINTS_OF,
    HOME_COLONY_POINTS,
    HOME_SYSTEMS,
    NEIGHBOURS,
    OUTER_COLONY_POINTS,
    PLANETS,
    SITES,
    within,
)
from engine.games.starfarers.components import (
    CARDS,
    CARDS_OF_EACH,
    CHITS,
    COLONIES,
    COLONY_SHIP,
    FAME_SUPPLY,
    PART_LIMITS,
    PART_SUPPLY,
    RESOURCES,
    SPACEPORTS,
    STATIONS,
    TRADE_SHIP,
    TRANSPORTERS,
)
from engine.games.starfarers.encounter_cards import ENCOUNTERS
from engine.games.starfarers.ends import allowed_ends, may_found
from engine.games.starfarers.moves import (
    BuildPart,
    ChooseShip,
    EndBuilding,
    EndFlight,
    Fly,
    Found,
    PlaceColony,
    PlaceSpaceport,
    Stop,
    ThrowDice,
)
from engine.games.starfarers.pilot.outlook import pips
from engine.games.starfarers.placing import placing_order
from engine.games.starfarers.position import ImpossiblePosition, Position, site_named
from engine.games.starfarers.production import due
from engine.games.starfarers.setup import COLOURS, throw_for_start
from engine.games.starfarers.state import OPEN
from tests.games.starfarers.playing import BLUE, WHITE, YELLOW, Table, cards

# -- the box -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_begin_with_four_points_each(players: int) -> None:
    """Two colonies and a spaceport make four points (SF-1.1, SF-1.2)."""
    table = Table.dealt(players)
    assert [table.points(seat) for seat in range(players)] == [4] * players


@pytest.mark.parametrize("players", [1, 5])
def test_no_other_number_of_players(players: int) -> None:
    """There is no solo game: alone one plays against bots (SF-1.1, SF-14.6)."""
    with pytest.raises(BadSetup):
        GAME.start(Setup(players))


def test_the_cards_in_the_box() -> None:
    """100 resource cards, 38 chits, 32 encounters, 20 friendship cards, 24 boosters, 24 cannons, 20 freight rings, 40
    fame rings (SF-2.1)."""
    state = Table.dealt(4).state
    held = Counter({name: state.bank[kind] + state.reserve.count(kind) for kind, name in enumerate(RESOURCES)})
    for player in state.players:
        held.update({name: player.hand[kind] for kind, name in enumerate(RESOURCES)})
    assert held == dict.fromkeys(RESOURCES, CARDS_OF_EACH)
    assert CARDS_OF_EACH * len(RESOURCES) == 100
    assert (len(CHITS), len(ENCOUNTERS), len(CARDS), FAME_SUPPLY) == (38, 32, 20, 40)
    assert PART_SUPPLY == (24, 24, 20)
    assert Counter(card.people for card in CARDS) == {0: 5, 1: 5, 2: 5, 3: 5}


def test_the_pieces_of_a_colour() -> None:
    """9 colonies, 7 stations, 3 rings, 3 transporters; 4 colonies and a transporter are out at the start (SF-2.2)."""
    assert (COLONIES, STATIONS, SPACEPORTS, len(TRANSPORTERS)) == (9, 7, 3, 3)
    player = Table.dealt(4).state.players[YELLOW]
    assert (player.colony_stock, player.station_stock, player.ships.count(0)) == (5, 7, 2)


def test_parts_never_run_out() -> None:
    """Four full motherships are just what the stock has: parts are always to be had (SF-2.4)."""
    position = Position().hand(YELLOW, fuel=2)
    for seat in range(4):
        position.parts(seat, boosters=6, cannons=6, freight=5)
    table = Table(position.parts(YELLOW, boosters=5, cannons=6, freight=5))
    table.play(BuildPart(0))
    assert table.parts() == PART_LIMITS
    assert tuple(4 * limit for limit in PART_LIMITS) == PART_SUPPLY


def test_impossible_positions_are_refused() -> None:
    """No more pieces on the board than the box holds (SF-2.4)."""
    with pytest.raises(ImpossiblePosition):
        Position().settle(YELLOW, colonies=tuple(OUTER_COLONY_POINTS[:7])).state()


def test_what_a_ship_carries_becomes_what_it_founds() -> None:
    """A colony ship is a transporter with a colony; founding frees the transporter and the colony stays (SF-2.3,
    SF-2.5, SF-2.6)."""
    table = Table(
        Position()
        .chit("aurora_carbon", "red_1")
        .chit("aurora_goods", "yellow_1")
        .ship(YELLOW, 2, COLONY_SHIP, NEIGHBOURS[106][0])
        .flying(5)
    )
    stock = table.state.players[YELLOW].colony_stock
    table.play(ChooseShip(1), Fly(106), Stop(), Found())
    assert table.ship(2) == 0
    assert 106 in table.state.players[YELLOW].colonies
    assert table.state.players[YELLOW].colony_stock == stock


def test_ships_are_never_scrapped() -> None:
    """No move takes a ship off the board or turns it into another (SF-2.7)."""
    table = Table(Position().ship(YELLOW, 1, TRADE_SHIP, 57).flying(3))
    assert table.asks() == "ToChooseShip"
    assert set(GAME.moves(table.state, YELLOW)) == {ChooseShip(0), EndFlight()}


# -- every game --------------------------------------------------------------------------------------------------


def test_outer_planets_bear_hidden_chits_of_their_dot() -> None:
    """Each outer planet gets a chit of its colour face down; nobody has seen any (SF-4.1)."""
    state = Table.dealt(4, seed=5).state
    for site in SITES:
        if PLANETS[site].system not in HOME_SYSTEMS:
            assert CHITS[state.chits[site]].back == PLANETS[site].dot
            assert state.seen[site] == 0
    assert len({*state.chits, *state.whites}) == 38


def test_white_chits_wait_beside_the_board() -> None:
    """SF-4.2."""
    state = Table.dealt(3, seed=6).state
    assert [CHITS[chit].back for chit in state.whites] == ["white"] * 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bank_and_reserve(players: int) -> None:
    """Eight of each in the bank; sixty in the reserve less three for each player (SF-4.3, SF-4.7)."""
    state = Table.dealt(players).state
    assert state.bank == [8] * 5
    assert len(state.reserve) == 60 - 3 * players
    assert [player.size for player in state.players] == [3] * players


def test_friendship_cards_lie_open_at_their_bases() -> None:
    """SF-4.4, SF-10.1."""
    state = Table.dealt(4).state
    assert [len(left) for left in state.friends] == [5] * 4
    assert all(CARDS[card].people == state.peoples[base] for base, left in enumerate(state.friends) for card in left)
    assert GAME.view(state, None).friends == state.friends


def test_the_encounter_pile_is_shuffled() -> None:
    """SF-4.5."""
    one, other = Table.dealt(4, seed=1).state, Table.dealt(4, seed=2).state
    assert sorted(one.pile) == sorted(other.pile) == list(range(32))
    assert one.pile != other.pile


def test_motherships_start_bare() -> None:
    """SF-4.6."""
    for player in Table.dealt(4).state.players:
        assert player.parts == (0, 0, 0)
        assert player.fame == 0


def test_the_highest_throw_begins_and_ties_throw_again() -> None:
    """Red and blue tie at 9, then blue throws more (SF-4.8)."""
    rng = Rng(0)
    rng.dictate(1, 2, 4, 5, 3, 3, 6, 3, 2, 2, 6, 5)
    assert throw_for_start(rng, 4) == BLUE


def test_the_start_player_takes_the_first_turn() -> None:
    """SF-4.8, SF-4.19, SF-4.20."""
    starts = {Table.dealt(4, seed).state.first for seed in range(30)}
    assert starts == {0, 1, 2, 3}
    table = Table.dealt(4, seed=3)
    assert table.waiting == (table.state.first,)
    assert table.can(ThrowDice(), table.state.first)


# -- basic set-up ------------------------------------------------------------------------------------------------


def test_home_chits_of_the_basic_set_up() -> None:
    """SF-4.9, SF-3.8: number side up from the start."""
    numbers = {"alpha_food": (11,), "beta_goods": (3, 12), "gamma_carbon": (6,), "delta_goods": (2, 11)}
    state = Table.dealt(4).state
    for planet, shown in numbers.items():
        assert CHITS[state.chits[site_named(planet)]].numbers == shown
        assert state.seen[site_named(planet)] & OPEN


def test_starting_places_are_equally_rich() -> None:
    """Each colour has 22 ways of 36 and all five resources (SF-4.10, SF-4.11)."""
    state = Table.dealt(4).state
    for seat in range(4):
        assert sum(pips(state, seat)) == 22
        assert all(pips(state, seat))


def test_starting_pieces_by_colour() -> None:
    """SF-4.10: the ship uses the transporter with one sphere."""
    state = Table.dealt(4).state
    assert state.colours == (0, 1, 2, 3)
    assert [COLOURS[colour] for colour in state.colours] == ["yellow", "red", "white", "blue"]
    blue = state.players[BLUE]
    assert (blue.spaceports, blue.colonies, blue.ships, blue.cargo) == ((41,), (25, 28), (53, 0, 0), (0, 0, 0))


def test_seats_choose_their_colours() -> None:
    """A colour decides the starting places; one already taken gives way to the first that is free (SF-4.10)."""
    state = Table.dealt(2, colour_1="blue", colour_2="red").state
    assert [player.spaceports for player in state.players] == [(41,), (35,)]
    state = Table.dealt(3, colour_1="red").state
    assert [COLOURS[colour] for colour in state.colours] == ["red", "yellow", "white"]


@pytest.mark.parametrize(
    ("throw", "brought"),
    [
        (2, ("goods", None, None, "goods")),
        (3, ("food", "goods", "goods", "food")),
        (4, ("fuel", None, "fuel", None)),
        (5, ("ore", None, "ore", None)),
        (6, ("fuel", "fuel", "carbon", "carbon")),
        (8, ("carbon", "carbon", "ore", "ore")),
        (9, (None, "ore", None, "ore")),
        (10, (None, "fuel", None, "fuel")),
        (11, ("goods", "food", "food", "goods")),
        (12, (None, "goods", "goods", None)),
    ],
)
def test_what_the_first_throw_brings(throw: int, brought: tuple[str | None, ...]) -> None:
    """SF-4.9, SF-4.10, SF-6.2."""
    state = Table.dealt(4).state
    for seat, name in enumerate(brought):
        expected = cards(**{name: 1}) if name else cards()
        assert tuple(due(state, seat, throw)) == expected


def test_with_three_players_the_fourth_colour_is_neutral() -> None:
    """Without white 38, 15 and 32 are full, produce nothing and protect no points (SF-4.12, SF-4.13)."""
    table = Table.dealt(3, colour_3="blue")
    state = table.state
    assert set(state.neutrals) == {38, 15, 32}
    ends = allowed_ends(state, YELLOW, 0, 33)
    assert not any(ends & BIT[point] for point in state.neutrals)
    assert ends & BIT[37]
    assert ends & BIT[50]
    assert sum(sum(due(state, seat, 5)) for seat in range(3)) == 1
    assert not any(ship in state.neutrals for player in state.players for ship in player.ships)


def test_four_players_fill_the_home_points() -> None:
    """SF-4.11."""
    state = Table.dealt(4).state
    settled = [point for player in state.players for point in player.colonies + player.spaceports]
    assert sorted(settled) == list(HOME_COLONY_POINTS)
    assert state.neutrals == ()


# -- advanced set-up ---------------------------------------------------------------------------------------------


def place_all(table: Table) -> None:
    """Everybody places the first thing on the list."""
    while table.asks() == "ToPlace":
        table.by(table.waiting[0], GAME.moves(table.state, table.waiting[0])[0])


def test_home_chits_fall_within_their_letter() -> None:
    """The chits of a letter are dealt to its planets, face up, before anybody places (SF-4.14)."""
    seen = set()
    for seed in range(10):
        state = Table.dealt(4, seed, advanced_setup=True).state
        for system in sorted(HOME_SYSTEMS):
            chits = [state.chits[3 * system + place] for place in range(3)]
            assert {CHITS[chit].back for chit in chits} == {PLANETS[3 * system].dot}
            assert all(state.seen[3 * system + place] & OPEN for place in range(3))
            seen.add((system, tuple(chits)))
    assert len(seen) > 12


def test_placing_goes_forth_and_back_and_forth() -> None:
    """1 2 3 4, 4 3 2 1, 1 2 3 4: the last places twice running, and so does the first (SF-4.15)."""
    assert placing_order(0, 4) == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]
    table = Table.dealt(4, seed=8, advanced_setup=True)
    order = []
    while table.asks() == "ToPlace":
        order.append(table.waiting[0])
        table.by(order[-1], GAME.moves(table.state, order[-1])[0])
    assert order == placing_order(table.state.first, 4)
    assert table.waiting == (table.state.first,)


def test_two_colonies_and_a_spaceport_in_any_order() -> None:
    """SF-4.16: whoever has placed his spaceport has colonies left to place, and the other way round."""
    table = Table.dealt(2, seed=1, advanced_setup=True)
    first, second = placing_order(table.state.first, 2)[:2]
    spaceport = table.moves(PlaceSpaceport, first)[0]
    table.by(first, spaceport)
    table.by(second, table.moves(PlaceColony, second)[0])
    assert table.moves(PlaceColony, second)
    table.by(second, table.moves(PlaceColony, second)[0])
    assert not table.moves(PlaceSpaceport, first)
    assert spaceport.point not in {move.point for move in table.moves(PlaceColony, first)}
    place_all(table)
    assert [len(player.colonies) for player in table.state.players] == [2, 2]
    assert [table.points(seat) for seat in range(2)] == [4, 4]


def test_the_free_ship_comes_with_the_spaceport() -> None:
    """At that moment, colony or trade ship, on any transporter and either point (SF-4.17, SF-4.20)."""
    table = Table.dealt(4, seed=2, advanced_setup=True)
    seat = table.waiting[0]
    options = [move for move in table.moves(PlaceSpaceport, seat) if move.point == 24]
    assert {(move.ship, move.port, move.transporter) for move in options} == {
        (ship, port, transporter) for ship in (0, 1) for port in NEIGHBOURS[24] for transporter in range(3)
    }
    assert len(table.moves(PlaceSpaceport, seat)) == 144
    table.by(seat, PlaceSpaceport(24, TRADE_SHIP, 13, 2))
    player = table.state.players[seat]
    assert player.ships == (0, 0, 13)
    assert player.cargo[2] == TRADE_SHIP
    assert player.station_stock == STATIONS - 1


def test_with_three_players_the_empty_home_points_are_closed() -> None:
    """No neutral pieces; a colony ship may stop on an empty home point but never found there (SF-4.18, SF-8.28,
    SF-8.18)."""
    table = Table.dealt(3, seed=4, advanced_setup=True)
    place_all(table)
    state = table.state
    settled = {point for player in state.players for point in player.colonies + player.spaceports}
    empty = [point for point in HOME_COLONY_POINTS if point not in settled]
    assert state.neutrals == ()
    assert len(empty) == 3
    for point in empty:
        assert not may_found(state, state.active, point)
    seat = state.active
    state.players[seat].ships = (empty[0], 0, 0)
    assert not allowed_ends(state, seat, 0, empty[0]) & BIT[empty[0]]
    assert allowed_ends(state, seat, 0, 57) & BIT[empty[0]]
    assert within(empty[0], 3) & allowed_ends(state, seat, 0, empty[0])


def test_hands_are_drawn_before_placing() -> None:
    """SF-4.19, SF-4.20."""
    table = Table.dealt(4, seed=9, advanced_setup=True)
    assert table.asks() == "ToPlace"
    assert [table.size(seat) for seat in range(4)] == [3] * 4


def test_a_turn_may_be_nothing_at_all() -> None:
    """Three phases in a fixed order; a phase once left is not entered again (SF-1.4, SF-5.2)."""
    table = Table(Position(active=WHITE).to_throw())
    assert table.refuses(EndBuilding())
    table.throw(1, 1)
    assert table.refuses(ThrowDice())
    table.play(EndBuilding())
    assert table.state.active == BLUE
    assert table.refuses(EndBuilding(), WHITE)


def test_colony_points_of_a_system_are_three() -> None:
    """SF-3.4."""
    assert [len(points) for points in COLONY_POINTS_OF] == [3] * 11
