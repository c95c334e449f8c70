"""From pointing to moves: every legal move can be reached, and nothing else comes out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from client.stage.picks import CONFIRM
from client.tables.alien_frontiers import picks
from client.tables.alien_frontiers.choosing import FUEL, ORE, AlienChoosing
from client.tables.alien_frontiers.picks import OWN_PURSE
from engine.core.moves import Move
from engine.games.alien_frontiers.components import (
    BOOSTER_POD,
    GRAVITY_MANIPULATOR,
    LUNAR_MINE,
    SHIPYARD,
    SOLAR_CONVERTER,
    TEMPORAL_WARPER,
    ship,
)
from engine.games.alien_frontiers.game import GAME
from engine.games.alien_frontiers.moves import Boost, CeaseFire, Dock, GiveBack, Reroll, Shift
from engine.games.alien_frontiers.position import Position
from engine.games.alien_frontiers.state import AlienFrontiersState
from tests.client.tables.alien_frontiers.positions import random_positions


def choosing_at(state: AlienFrontiersState) -> AlienChoosing:
    choosing = AlienChoosing()
    follow(choosing, state.hand, GAME.moves(state, GAME.waiting(state)[0]))
    return choosing


def follow(choosing: AlienChoosing, hand: tuple[int, ...], moves: Sequence[Move]) -> None:
    choosing.follow(moves)
    choosing.follow_hand(hand)


def walk(choosing: AlienChoosing, move: Move) -> Move | None:
    """Do what the path of a move says, step by step; each step must be lit."""
    path = picks.path_of(move, any(isinstance(other, CeaseFire) for other in choosing.moves))
    assert path is not None
    *first, last = path.picks
    for pick in first:
        assert choosing.is_lit(pick)
        if pick.kind == "ship":
            _name(choosing, pick.number)
        else:
            assert choosing.press(pick) is None
    wanted = list(path.bag or ())
    for index, held in enumerate(choosing.hand):
        if held in wanted:
            wanted.remove(held)
            assert choosing.press_die(index) is None
    for item in wanted:
        assert isinstance(item, tuple)
        _, seat, kind = item
        if choosing.counted(seat, kind) < wanted.count(item):
            choosing.count(seat, kind)
    if last.kind == "ship":
        return _name(choosing, last.number)
    assert choosing.is_lit(last)
    return choosing.press(last)


def _name(choosing: AlienChoosing, held: int) -> Move | None:
    index = next(i for i, other in enumerate(choosing.hand) if other == held and choosing.names(i))
    return choosing.press_die(index)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_is_reached_by_pointing(seats: int) -> None:
    for seed in range(3):
        for state in random_positions(seats, seed, every=7, limit=420):
            choosing = choosing_at(state)
            assert not choosing.leftovers
            for move in list(choosing.moves)[:400]:
                assert walk(choosing, move) == move
                choosing.cancel()


def test_a_move_without_a_control_is_listed_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(picks.PATHS, Dock)
    state = Position().dice(3).state()
    choosing = choosing_at(state)
    assert choosing.leftovers == [move for move in choosing.moves if isinstance(move, Dock)]
    assert choosing.leftovers


def test_several_ships_at_a_station_for_single_ships_dock_in_ascending_order() -> None:
    choosing = choosing_at(Position().dice(2, 4, 5).state())
    for index in (2, 0):
        choosing.press_die(index)
    assert choosing.press(picks.station(SOLAR_CONVERTER)) == Dock(SOLAR_CONVERTER, (ship(0, 2),))
    follow(choosing, (ship(0, 4), ship(0, 5)), [Dock(SOLAR_CONVERTER, (ship(0, 5),)), Dock(LUNAR_MINE, (ship(0, 4),))])
    assert choosing.next_in_queue() == Dock(SOLAR_CONVERTER, (ship(0, 5),))
    assert choosing.next_in_queue() is None


def test_ships_dropped_together_stop_where_one_is_no_longer_legal() -> None:
    choosing = choosing_at(Position().dice(2, 4).state())
    choosing.press_die(0)
    choosing.press_die(1)
    choosing.press(picks.station(SOLAR_CONVERTER))
    follow(choosing, (ship(0, 4),), [Dock(LUNAR_MINE, (ship(0, 4),))])
    assert choosing.next_in_queue() is None


def test_a_station_may_be_named_before_its_ships() -> None:
    choosing = choosing_at(Position().dice(2, 2, 5, 5).holds(0, fuel=2, ore=2).state())
    assert choosing.press(picks.station(SHIPYARD)) is None
    assert choosing.press_die(2) is None
    assert choosing.adds(3)
    assert not choosing.adds(0)
    assert choosing.press_die(3) == Dock(SHIPYARD, (ship(0, 5), ship(0, 5)))


def test_the_only_set_there_is_docks_at_one_click() -> None:
    choosing = choosing_at(Position().dice(2, 5, 5).holds(0, fuel=1, ore=1).state())
    assert choosing.press(picks.station(SHIPYARD)) == Dock(SHIPYARD, (ship(0, 5), ship(0, 5)))


def test_a_die_selected_before_a_card_is_the_one_meant() -> None:
    choosing = choosing_at(Position().dice(2, 5).holds(0, fuel=1).owns(0, BOOSTER_POD).state())
    choosing.press_die(1)
    assert choosing.press(picks.power(BOOSTER_POD)) == Boost(ship(0, 5))


def test_two_dice_are_named_one_after_the_other() -> None:
    choosing = choosing_at(Position().dice(4, 4).holds(0, fuel=2).owns(0, GRAVITY_MANIPULATOR).state())
    choosing.press(picks.power(GRAVITY_MANIPULATOR))
    assert choosing.press_die(0) is None
    assert not choosing.names(0)
    assert choosing.press_die(1) == Shift(ship(0, 4), ship(0, 4))


def test_a_die_named_by_mistake_can_be_let_go() -> None:
    choosing = choosing_at(Position().dice(2, 4).holds(0, fuel=2).owns(0, GRAVITY_MANIPULATOR).state())
    choosing.press(picks.power(GRAVITY_MANIPULATOR))
    choosing.press_die(0)
    choosing.press_die(0)
    choosing.press_die(1)
    assert choosing.press_die(0) == Shift(ship(0, 4), ship(0, 2))


def test_dice_to_roll_again_are_selected_and_confirmed() -> None:
    choosing = choosing_at(Position().dice(1, 3, 6).holds(0, fuel=1).owns(0, TEMPORAL_WARPER).state())
    choosing.press(picks.power(TEMPORAL_WARPER))
    assert not choosing.is_lit(CONFIRM)
    choosing.press_die(0)
    choosing.press_die(1)
    assert choosing.press(CONFIRM) == Reroll((ship(0, 1), ship(0, 3)))


def test_cancelling_drops_the_choice_and_says_so() -> None:
    choosing = choosing_at(Position().dice(1, 3).holds(0, fuel=1).owns(0, TEMPORAL_WARPER).state())
    assert not choosing.cancel()
    choosing.press_die(0)
    choosing.press(picks.power(TEMPORAL_WARPER))
    assert choosing.cancel()
    assert not choosing.dice
    assert not choosing.armed


def test_giving_back_starts_with_keeping_the_ore_and_always_adds_up() -> None:
    choosing = AlienChoosing()
    follow(choosing, (), [GiveBack(2, 0), GiveBack(1, 1), GiveBack(0, 2)])
    assert choosing.counted(OWN_PURSE, FUEL) == 2
    choosing.count(OWN_PURSE, ORE)
    assert choosing.press(CONFIRM) == GiveBack(1, 1)


def test_what_is_not_legal_neither_lights_nor_moves() -> None:
    choosing = choosing_at(Position().dice(2, 3).docked(LUNAR_MINE, (5, 1)).state())
    choosing.press_die(0)
    assert not choosing.is_lit(picks.station(LUNAR_MINE))
    assert choosing.press(picks.station(LUNAR_MINE)) is None
