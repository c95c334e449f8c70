"""Chapter 14: player counts and options."""

from __future__ import annotations

import pytest

from engine.core.game import BadSetup, Setup
from engine.core.rng import Rng
from engine.games.starfarers import GAME
from engine.games.starfarers.board import (
    COLONY_POINTS_OF,
    HOME_SYSTEMS,
    NEIGHBOURS,
    PLANETS,
    SITES,
    SITES_BY,
    SYSTEMS,
    sites_of,
)
from engine.games.starfarers.components import CARDS, CHITS, ORE, PEOPLES, RESOURCES
from engine.games.starfarers.moves import TakeReserve
from engine.games.starfarers.position import Position, site_named
from engine.games.starfarers.setup import bare_table, own_limit, shuffle_galaxy, system_limit
from engine.games.starfarers.state import Options
from tests.games.starfarers.playing import YELLOW, Table


def test_two_players_face_two_neutral_colours() -> None:
    """At most two in an outer system and one of each (SF-14.1)."""
    state = Table.dealt(2).state
    assert len(state.neutrals) == 6
    assert (system_limit(2), own_limit(2)) == (2, 1)


def test_limits_by_number_of_players() -> None:
    """SF-14.2, SF-8.28."""
    assert [(system_limit(players), own_limit(players)) for players in (3, 4)] == [(2, 2), (3, 3)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_all_counts_in_both_set_ups(players: int, advanced: bool) -> None:
    """SF-14.1, SF-14.2, SF-4.18."""
    state = Table.dealt(players, seed=7, advanced_setup=advanced).state
    assert bool(state.neutrals) is (not advanced and players < 4)


def test_an_unknown_option_is_refused() -> None:
    """SF-14.6: there is nothing to switch on for playing alone."""
    with pytest.raises(BadSetup):
        GAME.start(Setup(2, 0, {"solo": True}))


# -- shuffled galaxy ---------------------------------------------------------------------------------------------


def test_trios_change_systems_and_turn() -> None:
    """Each outer system gets the trio of one outer system, dots and chits with it; home stays (SF-14.3)."""
    state = Table.dealt(4, seed=11, shuffled_galaxy=True).state
    trios = []
    for system in range(len(SYSTEMS)):
        planets = [PLANETS[state.galaxy[site]] for site in sites_of(system)]
        assert len({planet.system for planet in planets}) == 1
        trios.append(planets[0].system)
        if system in HOME_SYSTEMS:
            assert trios[-1] == system
    assert sorted(trios) == list(range(11))
    assert trios != list(range(11))
    for site in SITES:
        assert CHITS[state.chits[site]].back == PLANETS[state.galaxy[site]].dot


def test_the_peoples_change_bases_and_take_their_cards_along() -> None:
    """SF-14.3."""
    seen = set()
    for seed in range(12):
        state = Table.dealt(3, seed, shuffled_galaxy=True).state
        assert sorted(state.peoples) == list(range(len(PEOPLES)))
        for base, people in enumerate(state.peoples):
            assert {CARDS[card].people for card in state.friends[base]} == {people}
        seen.add(state.peoples)
    assert len(seen) > 5


def test_a_trio_dealt_to_boreas_and_shifted_by_one() -> None:
    """Aurora's carbon lies where Boreas had carbon, goods where it had fuel, ore where it had food; the colony point
    between touches other planets, its spaceport points stay (SF-14.3)."""
    state = bare_table(4, Options(shuffled_galaxy=True), (0, 1, 2, 3), Rng(0))
    outer = list(range(4, 11))
    wanted = [5, 4, *range(6, 11)]
    swaps = []
    trios = outer[:]
    for last in range(len(trios) - 1, 0, -1):
        other = trios.index(wanted[last])
        swaps.append(other)
        trios[last], trios[other] = trios[other], trios[last]
    state.rng.dictate(*swaps, 0, 1, 0, 0, 0, 0, 0, 3, 2, 1)
    shuffle_galaxy(state)
    lies = {PLANETS[state.galaxy[site]].id: PLANETS[site].id for site in sites_of(SYSTEMS.index("boreas"))}
    assert lies == {
        "aurora_carbon": "boreas_carbon",
        "aurora_goods": "boreas_fuel",
        "aurora_ore": "boreas_food",
    }
    touched = {RESOURCES[state.resource(site)] for site in SITES_BY[91]}
    assert touched == {"ore", "goods"}
    assert NEIGHBOURS[91] == (81, 92)
    assert site_named("boreas_food") in sites_of(SYSTEMS.index("boreas"))
    assert 91 in COLONY_POINTS_OF[SYSTEMS.index("boreas")]


# -- brisk start -------------------------------------------------------------------------------------------------


def test_a_brisk_start_gives_a_booster_and_a_ring() -> None:
    """And a reserve of eight each beside a bank of twelve each (SF-14.4)."""
    state = Table.dealt(4, brisk_start=True).state
    assert all(player.parts == (1, 0, 0) and player.fame == 1 for player in state.players)
    assert state.bank == [12] * 5
    assert len(state.reserve) == 40 - 12


@pytest.mark.parametrize(("fame", "most"), [(0, 2), (6, 2), (8, 1), (10, 1), (11, 1)])
def test_the_brisk_reserve_by_points(fame: int, most: int) -> None:
    """Two cards up to seven points, one at eight or nine (SF-14.4)."""
    table = Table(Position(options=Options(brisk_start=True)).parts(YELLOW, fame=fame).reserve(ORE, ORE, ORE))
    assert table.moves(TakeReserve) == [TakeReserve(1), TakeReserve(2)][:most]
    table.play(TakeReserve(most))
    assert table.size() == most
    assert table.moves(TakeReserve) == []


def test_no_brisk_reserve_from_ten_points() -> None:
    """SF-14.4."""
    table = Table(
        Position(options=Options(brisk_start=True)).parts(YELLOW, fame=8).settle(YELLOW, spaceports=(106,)).reserve(ORE)
    )
    assert table.points() == 10
    assert table.moves(TakeReserve) == []


def test_the_brisk_reserve_is_rebuilt_with_eight_each() -> None:
    """SF-14.4, SF-6.11."""
    table = Table(Position(options=Options(brisk_start=True)))
    table.play(TakeReserve(1))
    assert len(table.state.reserve) == 39


def test_a_short_game_is_an_option() -> None:
    """SF-14.5."""
    assert Table.dealt(2, short_game=True).state.options.short_game
