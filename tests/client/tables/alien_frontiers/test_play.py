"""Whole games played at the table by somebody who has nothing but a mouse, a keyboard or a controller."""

from __future__ import annotations

import pygame
import pytest

from client.links.link import Update
from engine.bots.levels import make_bot
from engine.games.alien_frontiers.components import LUNAR_MINE, SHIPYARD, SOLAR_CONVERTER, ship
from engine.games.alien_frontiers.game import GAME
from engine.games.alien_frontiers.moves import Dock, EndTurn, GiveBack, Roll
from engine.games.alien_frontiers.position import Position
from tests.client.tables.alien_frontiers.person import Person
from tests.client.tables.alien_frontiers.positions import busy_position
from tests.client.tables.restless import push_everything


def play_on(person: Person, way: str, limit: int) -> None:
    """Let a bot decide and the person's hands do it."""
    bots = {seat: make_bot("cadet", GAME, seat + 1) for seat in range(person.link.setup.seats)}
    make = {
        "mouse": person.make_with_mouse,
        "keys": person.make_with_keys,
        "controller": person.make_with_controller,
    }[way]
    for _ in range(limit):
        if person.link.is_over:
            return
        seat = person.link.viewer
        assert seat is not None
        make(bots[seat].move(person.link.view, seat))


@pytest.mark.parametrize(("way", "seats", "seed"), [("mouse", 4, 8), ("keys", 2, 10), ("controller", 2, 5)])
def test_a_whole_game(way: str, seats: int, seed: int) -> None:
    person = Person(seats=seats, seed=seed, options={"mind_control_helmet": True})
    play_on(person, way, limit=1500)
    assert person.link.is_over
    assert person.link.game.standing(person.link.view)


def at(position: Position, **wishes: object) -> Person:
    person = Person(seats=4, state=position.state(), **wishes)  # type: ignore[arg-type]
    person.link.sit_down(person.link.match.waiting()[0])
    person.table.jump(person.link.view)
    person.look()
    return person


def test_dragging_a_die_to_a_station_docks_it() -> None:
    person = at(Position().dice(2, 5))
    spots = person.ui.spots
    assert person.drag(spots["die.1.0"].center, spots["station.8.0"].center) == Dock(SOLAR_CONVERTER, (ship(0, 5),))


def test_dragging_one_of_several_selected_dice_takes_them_all() -> None:
    person = at(Position().dice(2, 5, 5).holds(0, fuel=1, ore=1))
    person.click("die.1.0")
    person.click("die.2.0")
    spots = person.ui.spots
    move = person.drag(spots["die.1.0"].center, spots[f"station.{SHIPYARD}.0"].center)
    assert move == Dock(SHIPYARD, (ship(0, 5), ship(0, 5)))


def test_several_dice_dropped_on_the_converter_dock_one_after_the_other() -> None:
    person = at(Position().dice(2, 5, 6))
    for index in (0, 1, 2):
        person.click(f"die.{index}.0")
    person.click(f"station.{SOLAR_CONVERTER}.0")
    for _ in range(120):
        person.frame(draws=False)
    assert person.sent == [Dock(SOLAR_CONVERTER, (ship(0, value),)) for value in (2, 5, 6)]


def test_space_rolls_and_ends_the_turn() -> None:
    person = at(Position().before_the_roll(1, 2, 3))
    assert person.key(pygame.K_SPACE) == Roll()
    assert person.key(pygame.K_SPACE) is None, "ships must be placed first"
    person.table.finish()
    for key in (pygame.K_1, pygame.K_2, pygame.K_3):
        person.look()
        person.key(key)
        person.click(f"station.{SOLAR_CONVERTER}.0")
        person.table.finish()
    person.look()
    assert person.key(pygame.K_SPACE) == EndTurn()


def test_enter_confirms_what_a_sheet_proposes() -> None:
    """Whoever plays with keys does not toggle the first token by mistake (AF-4.14)."""
    person = at(Position().dice().holds(0, fuel=7, ore=5))
    person.reach("end_turn.0.0")
    person.table.finish()
    person.look()
    assert person.key(pygame.K_RETURN) == GiveBack(4, 0)


def test_right_click_lets_go_of_what_is_selected() -> None:
    person = at(Position().dice(2, 5))
    person.click("die.0.0")
    assert person.table.choosing.dice
    person.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3))
    assert not person.table.choosing.dice


def test_an_illegal_station_says_why_and_nothing_happens() -> None:
    person = at(Position().dice(2).docked(LUNAR_MINE, (5, 1)))
    person.click("die.0.0")
    assert person.click(f"station.{LUNAR_MINE}.0") is None
    assert "error" in person.sounds


def test_a_click_while_something_moves_completes_it_and_counts() -> None:
    person = at(Position().dice(2, 5))
    person.click("die.0.0")
    person.click(f"station.{SOLAR_CONVERTER}.0")
    assert person.table.is_moving
    person.click("die.0.0")
    assert not person.table.is_moving
    assert person.table.choosing.dice == [0]


@pytest.mark.parametrize("length", [0.0, 0.5, 1.0])
def test_the_table_ends_up_showing_the_position_of_the_link(length: float) -> None:
    person = Person(seats=3, seed=2, length=length)
    person.look()
    bots = [make_bot("cadet", GAME, seat) for seat in range(3)]
    for _ in range(150):
        if person.link.is_over:
            break
        seat = person.link.viewer
        assert seat is not None
        person.play(bots[seat].move(person.link.view, seat))
        if length == 0.0:
            assert not person.table.is_moving
        else:
            person.settle()
        person.table.finish()
        assert person.table.view == person.link.view
        assert not person.table.motions.is_busy


def test_a_jump_shows_a_position_at_once() -> None:
    person = at(Position().dice(2, 5))
    person.click("die.0.0")
    person.click(f"station.{SOLAR_CONVERTER}.0")
    person.link.undo()
    for update in person.link.poll():
        assert update == Update(None, (), person.link.view, takes_back=True)
        person.table.jump(update.view)
    assert not person.table.is_moving
    assert person.table.position.hand == (ship(0, 2), ship(0, 5))


def test_random_events_in_the_middle_of_everything_break_nothing() -> None:
    assert push_everything(lambda: at(busy_position()), events=600, seed=5).sent
