"""Short ways to point at things, and what points back: keys, double clicks, the wheel, the log, warnings."""

from __future__ import annotations

import pygame
import pytest

from client.stage.camera import Camera
from client.tables.alien_frontiers.looks import STATION_KEYS
from engine.games.alien_frontiers.components import (
    ALIEN_ARTIFACT,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    HEINLEIN_PLAINS,
    LUNAR_MINE,
    ORBITAL_TELEPORTER,
    SOLAR_CONVERTER,
    TERRAFORMING_STATION,
    ship,
)
from engine.games.alien_frontiers.moves import Dock, Land
from engine.games.alien_frontiers.position import Position
from tests.client.tables.alien_frontiers.person import Person
from tests.client.tables.alien_frontiers.positions import busy_position


def at(position: Position, **wishes: object) -> Person:
    person = Person(seats=4, state=position.state(), **wishes)  # type: ignore[arg-type]
    person.link.sit_down(person.link.match.waiting()[0])
    person.table.jump(person.link.view)
    person.look()
    return person


def wheel(person: Person, point: tuple[int, int], steps: int) -> None:
    person.move_to(point)
    person.frame(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps), draws=False)
    person.look()


def test_a_letter_docks_what_is_selected() -> None:
    person = at(Position().dice(2, 5))
    person.key(pygame.K_2)
    assert person.key(pygame.K_s) == Dock(SOLAR_CONVERTER, (ship(0, 5),))


def test_no_letter_stands_for_two_stations_or_for_a_hint() -> None:
    assert len(set(STATION_KEYS.values())) == len(STATION_KEYS)
    assert "h" not in STATION_KEYS.values()


def test_double_clicks_try_one_station_after_the_other_and_enter_docks() -> None:
    person = at(Position().dice(2, 5))
    aims = []
    for _ in range(3):
        person.frame(seconds=1.0)
        person.click("die.0.0")
        person.click("die.0.0")
        assert person.table.choosing.dice == [0]
        aims.append(person.table.choosing.aim)
    assert len(set(aims)) > 1
    chosen = person.table.choosing.aim
    assert person.key(pygame.K_RETURN) == Dock(chosen or 0, (ship(0, 2),))


def test_two_slow_clicks_select_a_die_and_let_it_go() -> None:
    person = at(Position().dice(2, 5))
    person.click("die.0.0")
    person.frame(seconds=1.0)
    person.click("die.0.0")
    assert person.table.choosing.dice == []
    assert person.table.choosing.aim is None


def test_the_wheel_brings_a_station_nearer_and_it_still_answers() -> None:
    person = at(Position().dice(2, 5))
    mine = f"station.{LUNAR_MINE}.0"
    before = person.ui.spots[mine]
    wheel(person, before.center, 1)
    after = person.ui.spots[mine]
    assert after.width > 1.2 * before.width
    assert after.collidepoint(before.center)
    person.click("die.1.0")
    assert person.click_at(before.center) == Dock(LUNAR_MINE, (ship(0, 5),))


def test_the_wheel_goes_back_to_the_whole_board() -> None:
    person = at(Position().dice(2, 5))
    whole = dict(person.ui.spots)
    for steps in (1, 1, 1, -1, -1, -1):
        wheel(person, (640, 300), steps)
    assert person.ui.spots == whole


def test_nothing_of_a_near_board_answers_outside_its_frame() -> None:
    person = at(busy_position())
    wheel(person, (600, 300), 1)
    wheel(person, (600, 300), 1)
    board = person.table._ready.layout.board
    stations = [rect for id, rect in person.ui.in_sight.items() if id.startswith("station.")]
    assert stations
    assert all(board.contains(rect) for rect in stations)


def test_the_focus_is_kept_in_sight_on_a_near_board() -> None:
    person = at(Position().dice(2, 5))
    person.key(pygame.K_TAB)
    person.key(pygame.K_EQUALS)
    person.key(pygame.K_EQUALS)
    seen = 0
    for _ in range(60):
        person.key(pygame.K_TAB)
        if person.ui.focus and person.ui.focus.startswith("station."):
            person.look()
            assert person.ui.focus in person.ui.in_sight
            seen += 1
    assert seen >= len(STATION_KEYS)


def test_zooming_keeps_what_is_under_the_pointer() -> None:
    board = pygame.Rect(100, 50, 1000, 700)
    camera = Camera(board, (1564, 824), (1.0, 1.7))
    before = camera.sight.on_board((350, 325))
    assert camera.zoom(1, (350, 325))
    after = camera.sight.on_board((350, 325))
    assert abs(before[0] - after[0]) < 1
    assert abs(before[1] - after[1]) < 1


def test_a_line_of_the_log_lights_up_what_it_is_about() -> None:
    person = at(Position().dice(2, 5))
    person.click("die.0.0")
    person.click(f"station.{SOLAR_CONVERTER}.0")
    person.settle()
    person.table.finish()
    person.look()
    line = next(id for id in person.ui.in_sight if id.startswith("log:"))
    assert not person.table.motions.is_busy
    person.click(line)
    assert person.table.motions.is_busy
    assert not person.table.is_moving, "the game does not wait for it"


def test_whoever_comes_within_reach_of_the_end_is_announced() -> None:
    position = Position().dice(6).holds(0, fuel=2, ore=2).fleet(0, 3).hub(0, 6).colonies(HEINLEIN_PLAINS, {0: 5})
    person = at(position)
    person.click("die.0.0")
    assert person.click(f"station.{COLONIST_HUB}.0")
    assert any("can end the game next turn" in text for text in person.notices)


def test_a_landing_that_ends_the_game_is_asked_for_twice() -> None:
    position = Position().dice().holds(0, fuel=1, ore=1).hub(0, 7).colonies(HEINLEIN_PLAINS, {0: 5})
    person = at(position)
    person.click("launch.0.0")
    person.table.finish()
    person.look()
    assert person.click(f"territory.{BURROUGHS_DESERT}.0") is None
    assert "This ends the game" in person.notices[-1]
    assert person.click(f"territory.{BURROUGHS_DESERT}.0") == Land(BURROUGHS_DESERT)
    assert person.link.is_over


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_reveals_a_card_says_that_it_cannot_be_undone(language: str) -> None:
    person = at(Position().dice(4, 4, 6), language=language)
    for index in (0, 0):
        person.click(f"die.{index}.0")
        person.click(f"station.{ALIEN_ARTIFACT}.0")
        person.table.finish()
        person.look()
    person.move_to(person.ui.spots["shown.0"].center)
    assert any(person.say("stage.no_undo") == text for text, _ in person.table.explanation.paragraphs)


def test_no_ship_is_teleported_to_the_terraforming_station() -> None:
    """While a ship is being picked the station says so, unless that was agreed on."""
    position = Position().dice(2).docked(SOLAR_CONVERTER, (6, 0)).owns(0, ORBITAL_TELEPORTER).holds(0, fuel=4)
    person = at(position)
    person.click(f"power.{ORBITAL_TELEPORTER}.0")
    person.click(f"docked.{SOLAR_CONVERTER}.0")
    assert f"station.{TERRAFORMING_STATION}.0" in person.ui.spots
    assert person.click(f"station.{TERRAFORMING_STATION}.0") is None
