"""Chapters 5, 11 and 12: points, turns and the end."""

from __future__ import annotations

import pytest

from engine.games.starfarers import GAME
from engine.games.starfarers.components import COLONY_SHIP, FAME_LIMIT, MOST_ROUNDS, NO_SHIP, NOBODY, PART_LIMITS
from engine.games.starfarers.ends import may_clear, next_station
from engine.games.starfarers.events import GameStopped, GameWon, TurnBegan
from engine.games.starfarers.moves import (
    BuildSpaceport,
    BuyFame,
    ChooseShip,
    Clear,
    EndBuilding,
    EndFlight,
    Fly,
    Found,
    GiveCards,
    Stop,
    ThrowDice,
)
from engine.games.starfarers.position import Position, base_of, site_named
from engine.games.starfarers.scoring import standing
from engine.games.starfarers.state import Options
from engine.games.starfarers.terms import Proposal, Terms
from tests.games.starfarers.playing import (
    BLACK_BLUE,
    BLUE,
    RED,
    WHITE,
    YELLOW,
    YELLOW_RED,
    Table,
    cards,
    happened,
)


@pytest.mark.parametrize(("rings", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (10, 5), (11, 5)])
def test_two_fame_rings_make_a_point(rings: int, worth: int) -> None:
    """SF-11.2."""
    assert Table(Position().parts(YELLOW, fame=rings)).points() == 4 + worth


def test_what_scores() -> None:
    """Colonies 1, spaceports 2, tokens 2, chits 1, pairs of rings 1; ships, stations, cards and ships owed nothing
    (SF-12.1, SF-11.2)."""
    table = Table(
        Position()
        .settle(YELLOW, colonies=(106,), spaceports=(91,))
        .stations(0, YELLOW)
        .stations(1, RED, YELLOW)
        .chits_taken(YELLOW, "blue_6")
        .chit("aurora_ore", "blue_1")
        .chit("boreas_fuel", "blue_2")
        .chit("cygna_carbon", "blue_3")
        .chit("drakon_goods", "blue_4")
        .chit("eos_food", "blue_5")
        .chit("fenrir_ore", "white_1")
        .parts(YELLOW, 2, 2, 2, fame=5)
        .cards(YELLOW, "green_folk_ore", "merchants_ore")
        .ship(YELLOW, 1, COLONY_SHIP, 140)
        .ship(YELLOW, 2, COLONY_SHIP, 141)
        .ship(YELLOW, 3, COLONY_SHIP, 142)
        .pending(YELLOW, 2)
        .chit("galene_goods", "blue_7")
    )
    place = GAME.standing(table.state)[YELLOW]
    assert {line.id: line.points for line in place.lines} == {
        "colonies": 3,
        "spaceports": 4,
        "tokens": 2,
        "chits": 1,
        "fame": 2,
    }
    assert place.score == table.points() == 12


def test_limits_of_a_mothership() -> None:
    """SF-11.1."""
    assert PART_LIMITS == (6, 6, 5)
    assert FAME_LIMIT == 11


@pytest.mark.parametrize(
    ("boosters", "cannons", "freight", "serves"),
    [
        (4, 0, 0, {"speed"}),
        (0, 4, 0, {"firepower", "pirates"}),
        (0, 0, 4, {"ice", "station"}),
        (0, 0, 0, set()),
    ],
)
def test_what_parts_are_for(boosters: int, cannons: int, freight: int, serves: set[str]) -> None:
    """Boosters for speed, cannons for firepower and pirates of 4, freight rings for ice of 4 and stations (SF-11.3)."""
    state = (
        Position()
        .parts(YELLOW, boosters, cannons, freight)
        .chit("aurora_ore", "blue_3", seen_by=(YELLOW,))
        .chit("boreas_fuel", "blue_7", seen_by=(YELLOW,))
        .state()
    )
    able = {
        "speed": state.players[YELLOW].speed == 4,
        "firepower": state.players[YELLOW].firepower == 4,
        "pirates": may_clear(state, YELLOW, site_named("aurora_ore")),
        "ice": may_clear(state, YELLOW, site_named("boreas_fuel")),
        "station": next_station(state, YELLOW, base_of("merchants")) is not None,
    }
    assert {name for name, can in able.items() if can} == serves


def at(points: int, active: int = YELLOW, options: Options | None = None) -> Position:
    """Yellow has so many points, 11 to 14."""
    colonies = (106, 98, 91)[: points - 11]
    return (
        Position(active=active, options=options)
        .settle(YELLOW, colonies=colonies, spaceports=(104, 113))
        .parts(YELLOW, fame=6)
    )


def test_fifteen_points_win_at_once() -> None:
    """In the middle of building (SF-1.2, SF-12.2)."""
    table = Table(at(14).hand(YELLOW, goods=2).cards(YELLOW, "diplomats_fame_for_sale_1").parts(YELLOW, fame=5))
    table.state.players[YELLOW].colonies += (155,)
    assert table.points() == 14
    events = table.play(BuyFame())
    assert [event.seat for event in happened(events, GameWon)] == [YELLOW]
    assert table.over
    assert table.state.winner == YELLOW


def test_a_spaceport_or_a_colony_may_win() -> None:
    """SF-12.2."""
    table = Table(at(14).hand(YELLOW, carbon=3, food=2))
    table.state.players[YELLOW].spaceports = (24, 104)
    table.state.players[YELLOW].fame = 10
    assert table.points() == 14
    table.state.legal = {}
    table.play(BuildSpaceport(18))
    assert table.over


def test_a_colony_may_win_in_flight() -> None:
    """With the other ship still to move (SF-12.2)."""
    table = Table(
        at(14)
        .chit("drakon_ore", "red_1", seen_by=(YELLOW,))
        .chit("drakon_fuel", "yellow_2", seen_by=(YELLOW,))
        .ship(YELLOW, 1, COLONY_SHIP, 156)
        .flying(4)
    )
    table.play(ChooseShip(0), Fly(155), Stop(), Found())
    assert table.over
    assert table.waiting == ()


def test_a_chit_may_win_before_the_colony_is_founded() -> None:
    """The pirates are gone, the game is over, and nobody is asked about the colony (SF-12.2, SF-8.33)."""
    table = Table(
        at(14)
        .parts(YELLOW, cannons=4, fame=6)
        .chit("drakon_goods", "blue_3", seen_by=(YELLOW,))
        .chit("drakon_ore", "red_1", seen_by=(YELLOW,))
        .ship(YELLOW, 1, COLONY_SHIP, 137)
        .flying(4)
    )
    table.play(ChooseShip(0), Fly(146), Stop(), Clear(site_named("drakon_goods")))
    assert table.over
    assert table.points() == 15


def test_a_fame_ring_in_an_encounter_may_win() -> None:
    """No movement any more (SF-12.2)."""
    table = Table(at(14).parts(YELLOW, fame=7).hand(YELLOW, ore=2).encounters("e03").ship(YELLOW, 1, COLONY_SHIP, 140))
    table.state.players[YELLOW].fame = 7
    assert table.points() == 14
    table.take_off(BLACK_BLUE)
    table.play(GiveCards(cards(ore=2)))
    assert table.over


def test_fifteen_in_another_turn_has_to_wait() -> None:
    """The Council lifts yellow to 15 in blue's turn: he wins at the start of his own, before the dice (SF-12.3,
    SF-5.1)."""
    table = Table(
        at(14, active=BLUE).parts(YELLOW, freight=1, fame=7).ship(BLUE, 1, COLONY_SHIP, 140).encounters("e32")
    )
    table.take_off(BLACK_BLUE)
    assert table.points(YELLOW) == 15
    assert not table.over
    while table.asks() != "ToChooseShip":
        table.by(table.waiting[0], GAME.moves(table.state, table.waiting[0])[-1])
    table.play(EndFlight())
    assert table.over
    assert table.state.winner == YELLOW


def test_when_both_reach_fifteen_the_active_player_wins() -> None:
    """SF-12.2, SF-12.3."""
    table = Table(
        at(14)
        .parts(YELLOW, freight=2, fame=7)
        .settle(RED, colonies=(100, 109, 122), spaceports=(136, 146))
        .parts(RED, freight=2, fame=7)
        .ship(YELLOW, 1, COLONY_SHIP, 140)
        .encounters("e32")
    )
    assert table.points(RED) == 14
    table.take_off(BLACK_BLUE)
    assert table.over
    assert table.points(RED) == 15
    assert table.state.winner == YELLOW
    assert GAME.standing(table.state)[YELLOW].rank == 1


def test_the_others_are_ranked() -> None:
    """By points, then fame rings, then cards, then turn order after the winner (SF-12.4)."""
    table = Table(Position().settle(WHITE, colonies=(106,)).parts(RED, fame=1).hand(BLUE, ore=1))
    table.state.winner = BLUE
    assert [place.rank for place in standing(table.state)] == [4, 3, 2, 1]
    table.state.winner = NOBODY
    assert [place.rank for place in standing(table.state)] == [4, 2, 1, 3]


def test_turn_order_breaks_the_last_tie() -> None:
    """SF-12.4, SF-12.5."""
    table = Table(Position())
    table.state.winner = WHITE
    assert [place.rank for place in standing(table.state)] == [3, 4, 1, 2]
    table.state.winner = NOBODY
    table.state.first = RED
    assert [place.rank for place in standing(table.state)] == [4, 1, 2, 3]


def test_the_safety_stop() -> None:
    """After 150 rounds without a winner the game ends (SF-12.5)."""
    table = Table(Position(active=BLUE))
    table.state.round = MOST_ROUNDS
    events = table.play(EndBuilding())
    assert [event.rounds for event in happened(events, GameStopped)] == [150]
    assert table.over
    assert table.state.winner == NOBODY


def test_a_short_game_ends_at_twelve() -> None:
    """SF-14.5."""
    table = Table(at(11, options=Options(short_game=True)).hand(YELLOW, goods=1).parts(YELLOW, fame=5))
    table.state.players[YELLOW].cards = (1,)
    table.state.legal = {}
    assert table.points() == 10
    table.state.players[YELLOW].colonies += (106,)
    table.play(BuyFame())
    assert table.over


# -- the turn ----------------------------------------------------------------------------------------------------


def test_the_marks_of_a_turn_are_wiped() -> None:
    """And the left neighbour is next (SF-5.4, SF-5.5)."""
    table = Table(Position().ship(YELLOW, 1, COLONY_SHIP, 140).hand(YELLOW, ore=1).hand(RED, food=1).reserve(1))
    state = table.state
    state.reserve_taken = state.helped = state.exchanged = True
    state.said = (Proposal(YELLOW, Terms(), (RED,)),)
    state.traded_for = cards(ore=1)
    table.take_off(YELLOW_RED)
    table.play(ChooseShip(0), Stop())
    events = table.play(EndFlight())
    assert [(event.seat, event.round) for event in happened(events, TurnBegan)] == [(RED, 1)]
    assert not any((state.reserve_taken, state.helped, state.exchanged))
    assert (state.said, state.traded_for) == ((), cards())
    assert (state.moved, state.base_speed, state.balls, state.dice) == ((), 0, (), ())
    assert (state.first_ship, state.grounded, state.jumper) == (NO_SHIP, NO_SHIP, NO_SHIP)


def test_a_round_is_over_when_the_start_player_is_next() -> None:
    """SF-5.4."""
    table = Table(Position(active=BLUE))
    table.play(EndBuilding())
    assert table.state.round == 2
    assert table.can(ThrowDice(), YELLOW)


def test_whoever_already_has_enough_wins_before_the_dice() -> None:
    """SF-5.1."""
    table = Table(at(14, active=BLUE).parts(YELLOW, fame=8))
    table.play(EndBuilding())
    assert table.over
    assert table.state.winner == YELLOW
