"""Chapter 10: friendship cards and tokens."""

from __future__ import annotations

import pytest

from engine.games.starfarers import GAME
from engine.games.starfarers.board import NEIGHBOURS
from engine.games.starfarers.components import CARDS, NOBODY, PEOPLES, TRADE_SHIP
from engine.games.starfarers.events import CardStolen, TokenMoved
from engine.games.starfarers.moves import AskForHelp, Befriend, BuildSpaceport, ChooseShip, Fly, Stop
from engine.games.starfarers.peoples import friend_of_all, settle_token
from engine.games.starfarers.position import Position, base_of
from tests.games.starfarers.playing import BLUE, RED, WHITE, YELLOW, Table, friendship, happened


@pytest.mark.parametrize(
    ("stations", "holder"),
    [
        ((), NOBODY),
        ((YELLOW,), YELLOW),
        ((YELLOW, RED), YELLOW),
        ((YELLOW, RED, RED), RED),
        ((YELLOW, RED, RED, YELLOW), YELLOW),
        ((YELLOW, RED, YELLOW, RED), YELLOW),
        ((YELLOW, RED, YELLOW, RED, RED), RED),
        ((YELLOW, RED, WHITE), YELLOW),
        ((YELLOW, RED, WHITE, RED), RED),
        ((YELLOW, RED, WHITE, RED, WHITE), RED),
    ],
)
def test_most_stations_hold_the_token_and_age_breaks_ties(stations: tuple[int, ...], holder: int) -> None:
    """Among equals the owner of the lowest number (SF-10.3)."""
    assert friend_of_all(stations) == holder


def test_a_token_moves_at_once_even_in_another_turn() -> None:
    """Two and two, red holds by age; yellow builds the fifth: red drops two points in yellow's turn (SF-10.3)."""
    merchants = base_of("merchants")
    table = Table(
        Position()
        .parts(YELLOW, freight=5)
        .stations(merchants, RED, YELLOW, RED, YELLOW)
        .ship(YELLOW, 1, TRADE_SHIP, 162)
        .flying(3)
    )
    red, yellow = table.points(RED), table.points(YELLOW)
    table.play(ChooseShip(0), Fly(172), Stop())
    (moved,) = happened(table.play(table.moves(Befriend)[0]), TokenMoved)
    assert (moved.before, moved.after) == (RED, YELLOW)
    assert table.points(RED) == red - 2
    assert table.points(YELLOW) == yellow + 2


def test_a_token_that_stays_is_not_announced() -> None:
    """SF-10.3."""
    state = Position().stations(0, RED, YELLOW).state()
    settle_token(state, 0)
    assert state.events == []


def test_a_station_scores_nothing_by_itself() -> None:
    """SF-10.4, SF-12.1."""
    table = Table(Position().stations(0, RED, YELLOW))
    assert table.points(YELLOW) == 4
    assert table.points(RED) == 6


def test_one_of_the_cards_left_is_taken() -> None:
    """And lies open before its owner to the end (SF-10.1, SF-10.2, SF-13.1)."""
    diplomats = base_of("diplomats")
    table = Table(Position().parts(YELLOW, freight=1).ship(YELLOW, 1, TRADE_SHIP, NEIGHBOURS[240][0]).flying(3))
    table.play(ChooseShip(0), Fly(240), Stop())
    assert {move.card for move in table.moves(Befriend)} == set(range(5))
    table.play(Befriend(friendship("diplomats_relief_fund")))
    assert friendship("diplomats_relief_fund") not in table.state.friends[diplomats]
    assert GAME.view(table.state, RED).players[YELLOW].cards == (friendship("diplomats_relief_fund"),)


def test_the_fifth_station_takes_the_last_card() -> None:
    """SF-10.2."""
    table = Table(
        Position()
        .parts(YELLOW, freight=5)
        .stations(0, RED, RED, WHITE, BLUE)
        .cards(RED, "green_folk_ore", "green_folk_fuel")
        .cards(WHITE, "green_folk_food")
        .cards(BLUE, "green_folk_goods")
        .ship(YELLOW, 1, TRADE_SHIP, 173)
        .flying(3)
    )
    table.play(ChooseShip(0), Fly(183), Stop())
    assert [move.card for move in table.moves(Befriend)] == [friendship("green_folk_carbon")]


def test_twenty_cards_of_four_peoples() -> None:
    """What each does is in its record (SF-10.5, SF-10.10, SF-10.11, SF-10.12)."""
    by_people = {name: [card for card in CARDS if PEOPLES[card.people] == name] for name in PEOPLES}
    assert {card.production_bonus for card in by_people["green_folk"]} == {0, 1, 2, 3, 4}
    rates = {card.bank_rate or card.bank_rate_once for card in by_people["merchants"]}
    assert rates == {(0, 2), (1, 2), (2, 2), (3, 2), (4, 1)}
    bonuses = sorted((card.speed, card.firepower) for card in by_people["scientists"])
    assert bonuses == [(0, 2), (1, 1), (1, 1), (1, 1), (2, 0)]
    assert len(by_people["diplomats"]) == 5


def test_scientists_cards_add_up_beyond_the_limits() -> None:
    """Six boosters and all speed cards make eleven (SF-10.11)."""
    table = Table(
        Position()
        .parts(YELLOW, boosters=6, cannons=6)
        .cards(YELLOW, "scientists_speed_2", "scientists_firepower_2", "scientists_combined_1")
        .cards(YELLOW, "scientists_combined_2", "scientists_combined_3")
    )
    assert (table.state.players[YELLOW].speed, table.state.players[YELLOW].firepower) == (11, 11)
    assert table.parts() == (6, 6, 0)


# -- A Helping Hand ----------------------------------------------------------------------------------------------


def rich_neighbours() -> Position:
    """Yellow has 8 points and the card; red has 10, white 9, blue 8."""
    return (
        Position()
        .cards(YELLOW, "diplomats_helping_hand")
        .parts(YELLOW, fame=8)
        .parts(RED, fame=8)
        .settle(RED, spaceports=(106,))
        .parts(WHITE, fame=10)
        .parts(BLUE, fame=8)
        .hand(RED, ore=2)
        .hand(WHITE, fuel=2)
        .hand(BLUE, food=2)
    )


def test_those_ahead_lend_a_hand() -> None:
    """One or both of those with more points, never the third; once a turn (SF-10.7)."""
    table = Table(rich_neighbours())
    assert set(table.moves(AskForHelp)) == {
        AskForHelp((RED,)),
        AskForHelp((WHITE,)),
        AskForHelp((RED, WHITE)),
    }
    events = table.play(AskForHelp((RED, WHITE)))
    assert [event.victim for event in happened(events, CardStolen)] == [RED, WHITE]
    assert table.size() == 2
    assert table.moves(AskForHelp) == []


def test_empty_hands_cannot_help() -> None:
    """SF-10.7."""
    table = Table(rich_neighbours().hand(RED))
    assert set(table.moves(AskForHelp)) == {AskForHelp((WHITE,))}


def test_who_draws_level_gets_no_help_any_more() -> None:
    """8 against 9; after building a spaceport 9 against 9 (SF-10.7)."""
    table = Table(
        Position()
        .cards(YELLOW, "diplomats_helping_hand")
        .hand(YELLOW, carbon=3, food=2)
        .parts(YELLOW, fame=8)
        .parts(RED, fame=10)
        .hand(RED, ore=1)
    )
    assert table.can(AskForHelp((RED,)))
    table.play(BuildSpaceport(18))
    assert table.moves(AskForHelp) == []


def test_help_comes_again_next_turn() -> None:
    """SF-10.7, SF-5.5."""
    table = Table(rich_neighbours())
    table.play(AskForHelp((RED,)))
    for _ in range(4):
        table.end_turn()
    table.throw(1, 1)
    assert table.moves(AskForHelp)
